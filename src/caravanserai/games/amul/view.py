"""What one seat sees of a game of Āmul, as typed structs; the page's types are generated from these."""

from __future__ import annotations

from dataclasses import dataclass

from caravanserai.games.amul.board import letter_name
from caravanserai.games.amul.parts import ONE_NEIGHBOUR, SYMBOLS, Face
from caravanserai.games.amul.prospects import Prospects, known_hand
from caravanserai.games.amul.rules.order import is_military_round, present_order
from caravanserai.games.amul.score import (
    Around,
    around,
    best_sets,
    counted,
    face_points,
    majority_points,
    set_term,
    together,
    total,
    traders_of,
)
from caravanserai.games.amul.state import Amul, Player
from caravanserai.games.amul.tally import Tally
from caravanserai.kernel.pile import ALL_SEEING, PUBLIC_BIT


@dataclass(frozen=True, slots=True)
class MarketView:
    """A card of the market and who offered it; nobody for a refill card (AMU-INFO.2)."""

    number: int
    offered_by: int | None
    card: str


@dataclass(frozen=True, slots=True)
class CardScoreView:
    """What the copies of one card give their owner as things lie now, and the rule of the card.

    A trader tells its sets; a spy the neighbour it looks at.
    """

    card: str
    style: str
    copies: int
    points: int
    rule: str
    sets: int | None
    neighbour: int | None


@dataclass(frozen=True, slots=True)
class MajorityView:
    """A player's symbols of one people, the place they reach and its points now (AMU-MAJ.2)."""

    symbol: str
    count: int
    place: int | None
    points: int


@dataclass(frozen=True, slots=True)
class PlayerView:
    """One player: what is in play is public; of the hand each audience gets what it knows (AMU-INFO)."""

    seat: int
    cards: int  # how many are in the hand
    hand: list[int] | None  # the whole hand, for whoever may see it
    known: list[int]  # the cards of the hand that everyone knows, because they were picked
    area: list[int]
    symbols: dict[str, int]
    military: int
    letter: str | None
    score: int
    scores: list[CardScoreView]
    majorities: list[MajorityView]
    # the same cards as moves name them
    hand_names: list[str] | None
    known_names: list[str]
    area_names: list[str]


@dataclass(frozen=True, slots=True)
class ProspectView:
    """What a card would give the viewer: itself now, itself at best, and the change of the whole score."""

    number: int
    now: int
    best: int
    change: int
    card: str


@dataclass(frozen=True, slots=True)
class AmulView:
    """The table as one seat sees it."""

    round: int
    starting_player: int
    first_pick: int
    military: bool  # whether the order is the military one this round
    order: list[int]  # of the present picks or effects; before them, as it would be now
    market: list[MarketView]
    palace: list[int]
    bazaar: list[int]
    deck: int
    discard: list[int]
    removed: list[int]
    players: list[PlayerView]
    prospects: list[ProspectView]
    # the same cards as moves name them
    palace_names: list[str]
    bazaar_names: list[str]
    discard_names: list[str]
    removed_names: list[str]


def view(s: Amul, audience: int) -> AmulView:
    """What an audience sees: a seat, the public, or at the end of a game someone who may see all."""
    tallies = s.tallies()
    everyone = together(tallies)
    return AmulView(
        round=s.round,
        starting_player=s.starting,
        first_pick=s.first_pick,
        military=is_military_round(s),
        order=s.order.copy() or present_order(s),
        market=[
            MarketView(card, None if offerer < 0 else offerer, s.parts.face_ids[s.parts.face_of[card]])
            for card, offerer in zip(s.market, s.offered_by, strict=True)
        ],
        palace=s.palace.copy(),
        bazaar=s.bazaar.copy(),
        deck=len(s.deck.slots),
        discard=s.discard.copy(),
        removed=s.removed.copy(),
        players=[_player(s, other, audience, tallies, everyone) for other in range(s.players_count)],
        prospects=_prospects(s, audience) if audience >= 0 else [],
        palace_names=_names(s, s.palace),
        bazaar_names=_names(s, s.bazaar),
        discard_names=_names(s, s.discard),
        removed_names=_names(s, s.removed),
    )


def _names(s: Amul, cards: list[int]) -> list[str]:
    return [s.parts.face_ids[s.parts.face_of[card]] for card in cards]


def _player(s: Amul, seat: int, audience: int, tallies: list[Tally], everyone: Tally) -> PlayerView:
    player: Player = s.players[seat]
    own = tallies[seat]
    hand = known_hand(s, seat, 1 << seat) if audience in (seat, ALL_SEEING) else None
    known = known_hand(s, seat, PUBLIC_BIT)
    return PlayerView(
        seat=seat,
        cards=len(player.hand.slots),
        hand=hand,
        known=known,
        area=player.area.copy(),
        symbols={name: own.symbols[symbol] for symbol, name in enumerate(SYMBOLS)},
        military=s.military_value(seat),
        letter=letter_name(s.best_letter(seat)),
        score=total(s.parts, tallies, everyone, seat, s.switches()),
        scores=_scores(s, around(tallies, everyone, seat), seat),
        majorities=[_majority(s, tallies, symbol, seat) for symbol in s.parts.majorities],
        hand_names=None if hand is None else _names(s, hand),
        known_names=_names(s, known),
        area_names=_names(s, player.area),
    )


def _scores(s: Amul, near: Around, seat: int) -> list[CardScoreView]:
    """Every card in play with what it gives now: the live subtotals (AMU-SCORE.2)."""
    traders = [trader.index for trader in traders_of(s.parts, near.own)]
    sets = best_sets(s.parts, near.own, s.trader_multiple_sets)
    lines: list[CardScoreView] = []
    for index, copies in enumerate(near.own.faces):
        if copies == 0:
            continue
        face = s.parts.faces[index]
        served = sets[traders.index(index)] if index in traders else None
        points = face_points(face, near)
        if served is not None:
            points += served * set_term(face).points
        lines.append(
            CardScoreView(
                face.id,
                s.parts.styles[face.style],
                copies,
                points,
                face.rule,
                served,
                _looked_at(s, near, face, seat),
            )
        )
    return lines


def _looked_at(s: Amul, near: Around, face: Face, seat: int) -> int | None:
    """The better neighbour of a spy, the left one when both are equal (AMU-SCORE.8)."""
    for term in face.terms:
        if term.scope == ONE_NEIGHBOUR:
            left_is_best = near.left.count(term) == counted(term, near)
            return s.left_of(seat) if left_is_best else s.right_of(seat)
    return None


def _majority(s: Amul, tallies: list[Tally], symbol: int, seat: int) -> MajorityView:
    counts = [tally.symbols[symbol] for tally in tallies]
    points = majority_points(s.parts, counts, seat, s.majority_requires_symbol)
    ranked = counts[seat] > 0 or not s.majority_requires_symbol
    place = sum(1 for count in counts if count >= counts[seat]) if ranked else None
    return MajorityView(SYMBOLS[symbol], counts[seat], place, points)


def _prospects(s: Amul, seat: int) -> list[ProspectView]:
    """For each card the viewer might get or has in hand: what it would give."""
    prospects = Prospects(s, seat)
    numbers = known_hand(s, seat, 1 << seat) + s.market + s.palace + s.bazaar
    found: list[ProspectView] = []
    by_face: dict[int, tuple[int, int, int]] = {}
    for number in numbers:
        index = s.parts.face_of[number]
        if index not in by_face:
            face = s.parts.faces[index]
            by_face[index] = prospects.now(face), prospects.best(face), prospects.change(face)
        found.append(ProspectView(number, *by_face[index], s.parts.face_ids[index]))
    return found
