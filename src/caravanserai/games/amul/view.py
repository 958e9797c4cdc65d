"""What one seat sees of a game of Āmul, as typed structs; the page's types are generated from these."""

from __future__ import annotations

from dataclasses import dataclass

from caravanserai.games.amul.parts import (
    BOTH,
    COUNT,
    DECKS,
    FLAT,
    HAND,
    NO_LETTER,
    ONE_NEIGHBOUR,
    PAIRS,
    SET,
    SWITCH,
    SYMBOLS,
    TABLE,
    Face,
    Parts,
)
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

_PLACES = {TABLE: "table", HAND: "hand", BOTH: "both"}


@dataclass(frozen=True, slots=True)
class MarketView:
    """A card of the market and who offered it; nobody for a refill card (AMU-INFO.2)."""

    number: int
    offered_by: int | None


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


@dataclass(frozen=True, slots=True)
class ProspectView:
    """What a card would give the viewer: itself now, itself at best, and the change of the whole score."""

    number: int
    now: int
    best: int
    change: int


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


@dataclass(frozen=True, slots=True)
class TermView:
    """One summand of a card's score, as data.toml declares it."""

    kind: str
    points: int
    alternative: int
    at_least: int
    of: list[str]
    scope: str
    table: list[int]


@dataclass(frozen=True, slots=True)
class FaceView:
    """Everything that cards of one name share."""

    card: str
    kind: str
    style: str
    rule: str
    symbols: dict[str, int]
    letter: str | None
    takes_from: str | None
    takes: int
    terms: list[TermView]
    effect: dict[str, int | str]  # the numbers of the sentence `card-…-effect`


@dataclass(frozen=True, slots=True)
class CardView:
    """One physical card."""

    number: int
    card: str
    deck: str
    place: str
    marker: int
    tea: bool


@dataclass(frozen=True, slots=True)
class StyleView:
    """A row of the score pad and its colour."""

    style: str
    colour: str


@dataclass(frozen=True, slots=True)
class AmulBoard:
    """What never changes during a game."""

    rounds: int
    styles: list[StyleView]
    symbols: list[str]
    majorities: list[str]
    majority_points: list[int]
    refill: dict[str, int]
    first_military_round: dict[str, int]
    faces: list[FaceView]
    cards: list[CardView]


_KINDS = ["flat", "series", "in_play", "count", "pairs", "switch", "set"]
_SCOPES = ["self", "neighbours", "self_and_neighbours", "one_neighbour"]


def board(parts: Parts) -> AmulBoard:
    """The box as data.toml describes it, so that the page repeats nothing."""
    return AmulBoard(
        rounds=parts.rounds,
        styles=[StyleView(style, colour) for style, colour in zip(parts.styles, parts.colours, strict=True)],
        symbols=SYMBOLS,
        majorities=[SYMBOLS[symbol] for symbol in parts.majorities],
        majority_points=parts.majority_points,
        refill={str(count): parts.refill[count] for count in parts.counts},
        first_military_round={str(count): parts.first_military_round[count] for count in parts.counts},
        faces=[_face(parts, face) for face in parts.faces],
        cards=[
            CardView(
                number,
                parts.face_ids[parts.face_of[number]],
                DECKS[parts.deck_of[number]],
                _PLACES[parts.place_of[number]],
                parts.marker_of[number],
                parts.is_tea[number],
            )
            for number in range(1, parts.cards + 1)
        ],
    )


def _face(parts: Parts, face: Face) -> FaceView:
    return FaceView(
        card=face.id,
        kind=face.kind,
        style=parts.styles[face.style],
        rule=face.rule,
        symbols={SYMBOLS[symbol]: count for symbol, count in enumerate(face.symbols) if count},
        letter=_letter(face.letter),
        takes_from=DECKS[face.from_] if face.up_to else None,
        takes=face.up_to,
        terms=[
            TermView(
                _KINDS[term.kind],
                term.points,
                term.alternative,
                term.at_least,
                [SYMBOLS[one] if term.of_symbols else parts.face_ids[one] for one in term.of],
                _SCOPES[term.scope],
                term.table,
            )
            for term in face.terms
        ],
        effect=effect_numbers(face),
    )


def effect_numbers(face: Face) -> dict[str, int | str]:
    """The numbers that the sentence about a card is told, so that no text repeats data.toml."""
    numbers: dict[str, int | str] = {}
    for term in face.terms:
        if term.kind in (FLAT, SWITCH, SET):
            numbers["points"] = term.points
        if term.kind == SWITCH:
            numbers["other"] = term.alternative
            numbers["least"] = term.at_least
        if term.kind in (COUNT, PAIRS):
            numbers["each"] = -term.points if term.points < 0 else term.points
        if term.table:
            numbers["table"] = " / ".join(str(points) for points in term.table)
    if face.letter != NO_LETTER:
        numbers["letter"] = chr(ord("A") + face.letter)
    if face.up_to:
        numbers["takes"] = face.up_to
    return numbers


def _letter(letter: int) -> str | None:
    return None if letter == NO_LETTER else chr(ord("A") + letter)


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
            MarketView(card, None if offerer < 0 else offerer)
            for card, offerer in zip(s.market, s.offered_by, strict=True)
        ],
        palace=s.palace.copy(),
        bazaar=s.bazaar.copy(),
        deck=len(s.deck.slots),
        discard=s.discard.copy(),
        removed=s.removed.copy(),
        players=[_player(s, other, audience, tallies, everyone) for other in range(s.players_count)],
        prospects=_prospects(s, audience) if audience >= 0 else [],
    )


def _player(s: Amul, seat: int, audience: int, tallies: list[Tally], everyone: Tally) -> PlayerView:
    player: Player = s.players[seat]
    own = tallies[seat]
    return PlayerView(
        seat=seat,
        cards=len(player.hand.slots),
        hand=known_hand(s, seat, 1 << seat) if audience in (seat, ALL_SEEING) else None,
        known=known_hand(s, seat, PUBLIC_BIT),
        area=player.area.copy(),
        symbols={name: own.symbols[symbol] for symbol, name in enumerate(SYMBOLS)},
        military=s.military_value(seat),
        letter=_letter(s.best_letter(seat)),
        score=total(s.parts, tallies, everyone, seat, s.switches()),
        scores=_scores(s, around(tallies, everyone, seat), seat),
        majorities=[_majority(s, tallies, symbol, seat) for symbol in s.parts.majorities],
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
        found.append(ProspectView(number, *by_face[index]))
    return found
