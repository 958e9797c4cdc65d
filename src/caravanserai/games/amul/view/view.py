"""What one seat sees of a game of Āmul, as typed structs; the page's types are generated from these."""

from __future__ import annotations

from dataclasses import dataclass

from caravanserai.games.amul.advice.gains import Gains
from caravanserai.games.amul.parts import ONE_NEIGHBOUR, SYMBOLS, Face
from caravanserai.games.amul.rules.counting import Areas, areas_of
from caravanserai.games.amul.rules.majorities import NO_PLACE, majority_place, majority_points
from caravanserai.games.amul.rules.order import best_letter, is_military_round, military_value, present_order
from caravanserai.games.amul.rules.scoring import face_points, total
from caravanserai.games.amul.rules.traders import best_sets, set_term, traders_of
from caravanserai.games.amul.state import Amul
from caravanserai.games.amul.view.board import letter_name
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
    areas = areas_of(s)
    return AmulView(
        round=s.round,
        starting_player=s.starting,
        first_pick=s.first_pick,
        military=is_military_round(s),
        order=s.order.copy() or present_order(s),
        market=[
            MarketView(card, s.offers.index(card) if card in s.offers else None, s.parts.name(card))
            for card in s.market
        ],
        palace=s.palace.copy(),
        bazaar=s.bazaar.copy(),
        deck=s.deck.size(),
        discard=s.discard.copy(),
        removed=s.removed.copy(),
        players=[_player(s, other, audience, areas) for other in range(s.players_count)],
        prospects=_prospects(s, audience) if audience >= 0 else [],
        palace_names=_names(s, s.palace),
        bazaar_names=_names(s, s.bazaar),
        discard_names=_names(s, s.discard),
        removed_names=_names(s, s.removed),
    )


def _names(s: Amul, cards: list[int]) -> list[str]:
    return [s.parts.name(card) for card in cards]


def _known_hand(s: Amul, seat: int, audience_bit: int) -> list[int]:
    """The cards of a hand that an audience knows, by number (AMU-INFO.1, .3)."""
    return sorted(card for card in s.players[seat].hand.known_to(audience_bit) if card >= 0)


def _player(s: Amul, seat: int, audience: int, areas: Areas) -> PlayerView:
    player = s.players[seat]
    hand = _known_hand(s, seat, 1 << seat) if audience in (seat, ALL_SEEING) else None
    known = _known_hand(s, seat, PUBLIC_BIT)
    return PlayerView(
        seat=seat,
        cards=player.hand.size(),
        hand=hand,
        known=known,
        area=player.area.copy(),
        symbols={name: areas.by_seat[seat].symbols[symbol] for symbol, name in enumerate(SYMBOLS)},
        military=military_value(s, seat),
        letter=letter_name(best_letter(s, seat)),
        score=total(areas, seat),
        scores=_scores(areas, seat),
        majorities=[_majority(areas, symbol, seat) for symbol in s.parts.majorities],
        hand_names=None if hand is None else _names(s, hand),
        known_names=_names(s, known),
        area_names=_names(s, player.area),
    )


def _scores(areas: Areas, seat: int) -> list[CardScoreView]:
    """Every card in play with what it gives now: the live subtotals (AMU-SCORE.2)."""
    parts, own = areas.parts, areas.by_seat[seat]
    traders = [trader.index for trader in traders_of(parts, own)]
    sets = dict(zip(traders, best_sets(parts, own, areas.switches.trader_multiple_sets), strict=True))
    lines: list[CardScoreView] = []
    for face in parts.faces:
        copies = own.faces[face.index]
        if copies == 0:
            continue
        served = sets.get(face.index)
        points = face_points(areas, seat, face)
        if served is not None:
            points += served * set_term(face).points
        neighbour = _looked_at(areas, face, seat)
        style = parts.styles[face.style]
        lines.append(CardScoreView(face.id, style, copies, points, face.rule, served, neighbour))
    return lines


def _looked_at(areas: Areas, face: Face, seat: int) -> int | None:
    """The better neighbour of a spy, the left one when both are equal (AMU-SCORE.8)."""
    players = len(areas.by_seat)
    for term in face.terms:
        if term.scope == ONE_NEIGHBOUR:
            left_is_best = areas.left_of(seat).count(term) == areas.counted(term, seat)
            return (seat + (1 if left_is_best else players - 1)) % players
    return None


def _majority(areas: Areas, symbol: int, seat: int) -> MajorityView:
    place = majority_place(areas, symbol, seat)
    return MajorityView(
        SYMBOLS[symbol],
        areas.by_seat[seat].symbols[symbol],
        None if place == NO_PLACE else place,
        majority_points(areas, symbol, seat),
    )


def _prospects(s: Amul, seat: int) -> list[ProspectView]:
    """For each card the viewer might get or has in hand: what it would give."""
    gains = Gains(s, seat)
    found: list[ProspectView] = []
    by_face: dict[int, tuple[int, int, int]] = {}
    for number in _known_hand(s, seat, 1 << seat) + s.market + s.palace + s.bazaar:
        face = s.parts.face(number)
        if face.index not in by_face:
            by_face[face.index] = gains.now(face), gains.best(face), gains.change(face)
        found.append(ProspectView(number, *by_face[face.index], face.id))
    return found
