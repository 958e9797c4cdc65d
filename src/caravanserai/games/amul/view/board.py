"""What never changes during a game of Āmul, as typed structs for the page."""

from __future__ import annotations

from dataclasses import dataclass

from caravanserai.games.amul import parts as p

_PLACES = {p.TABLE: "table", p.HAND: "hand", p.BOTH: "both"}


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
    effect: dict[str, int | str | list[str]]  # the arguments of the sentence `card-…-effect`


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


def board(parts: p.Parts) -> AmulBoard:
    """The box as data.toml describes it, so that the page repeats nothing."""
    return AmulBoard(
        rounds=parts.rounds,
        styles=[StyleView(style, colour) for style, colour in zip(parts.styles, parts.colours, strict=True)],
        symbols=p.SYMBOLS,
        majorities=[p.SYMBOLS[symbol] for symbol in parts.majorities],
        majority_points=parts.majority_points,
        refill={str(count): parts.refill[count] for count in parts.counts},
        first_military_round={str(count): parts.first_military_round[count] for count in parts.counts},
        faces=[_face(parts, face) for face in parts.faces],
        cards=[
            CardView(
                number,
                parts.name(number),
                p.DECKS[parts.deck_of[number]],
                _PLACES[parts.place_of[number]],
                parts.marker_of[number],
                parts.is_tea[number],
            )
            for number in range(1, parts.cards + 1)
        ],
    )


def _face(parts: p.Parts, face: p.Face) -> FaceView:
    return FaceView(
        card=face.id,
        kind=face.kind,
        style=parts.styles[face.style],
        rule=face.rule,
        symbols={p.SYMBOLS[symbol]: count for symbol, count in enumerate(face.symbols) if count},
        letter=letter_name(face.letter),
        takes_from=p.DECKS[face.takes_from] if face.takes_up_to else None,
        takes=face.takes_up_to,
        terms=[
            TermView(
                p.TERMS[term.kind],
                term.points,
                term.alternative,
                term.at_least,
                [p.SYMBOLS[one] if term.of_symbols else parts.face_ids[one] for one in term.of],
                p.SCOPES[term.scope],
                term.table,
            )
            for term in face.terms
        ],
        effect=effect_numbers(parts, face),
    )


def effect_numbers(parts: p.Parts, face: p.Face) -> dict[str, int | str | list[str]]:
    """What the sentence about a card is told, so that no text repeats data.toml."""
    numbers: dict[str, int | str | list[str]] = {}
    for term in face.terms:
        if term.kind in (p.FLAT, p.SWITCH, p.SET):
            numbers["points"] = term.points
        if term.kind == p.SWITCH:
            numbers["other"] = term.alternative
            numbers["least"] = term.at_least
        if term.kind in (p.COUNT, p.PAIRS):
            numbers["each"] = -term.points if term.points < 0 else term.points
        if term.kind == p.SET:
            numbers["cards"] = [parts.face_ids[good] for good in term.of]
        if term.table:
            numbers["table"] = " / ".join(str(points) for points in term.table)
    if face.letter != p.NO_LETTER:
        numbers["letter"] = chr(ord("A") + face.letter)
    if face.takes_up_to:
        numbers["takes"] = face.takes_up_to
    return numbers


def letter_name(letter: int) -> str | None:
    """A military letter as the cards print it."""
    return None if letter == p.NO_LETTER else chr(ord("A") + letter)
