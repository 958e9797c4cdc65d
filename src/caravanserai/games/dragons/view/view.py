"""What one seat sees of a game of Aladdin's Dragons, as typed structs; the page's types come from these."""

from __future__ import annotations

from dataclasses import dataclass

from caravanserai.games.dragons.parts import ARTIFACTS, BASIC, COUNTERSPELL, GUARD, MAGIC, NONE, SPELLS, Parts
from caravanserai.games.dragons.player import SCREEN
from caravanserai.games.dragons.position.write import piece_name
from caravanserai.games.dragons.rules.carried import SPACE
from caravanserai.games.dragons.rules.flow import BUY_ARTIFACT
from caravanserai.games.dragons.rules.price import payments
from caravanserai.games.dragons.rules.windows import order_of_effect
from caravanserai.games.dragons.state import Dragons, Play
from caravanserai.kernel.pile import ALL_SEEING, audience_bit


@dataclass(frozen=True, slots=True)
class PieceView:
    """A token or a Carpet on the board; the value of a face-down token is its owner's secret (DRA-INFO.1)."""

    piece: str
    owner: int
    carpet: bool
    value: int | None
    face_up: bool
    doubled: bool
    called: str  # the name by which a move of another player calls it: `1.3`, or `1.carpet 1`


@dataclass(frozen=True, slots=True)
class SpaceView:
    """A space of the board and what lies in it; `open` is whether a token could come there."""

    space: str
    open: bool
    tallied: bool
    pieces: list[PieceView]


@dataclass(frozen=True, slots=True)
class CaveView:
    """A cave and the units on its shelves, from the top."""

    space: str
    kind: str
    shelves: list[int]


@dataclass(frozen=True, slots=True)
class RoomView:
    """A palace room: what is on sale and what lies face down above it, as far as it is known, top first."""

    space: str
    on_sale: str | None
    stack: list[str | None]


@dataclass(frozen=True, slots=True)
class RankView:
    """A player's place in the space being tallied."""

    seat: int
    strength: int


@dataclass(frozen=True, slots=True)
class PlayView:
    """A spell or an artifact that was played and waits to take effect (DRA-PRIO.5)."""

    seat: int
    spell: str | None
    artifact: str | None
    piece: str | None
    space: str | None
    target: str | None


@dataclass(frozen=True, slots=True)
class PlayerView:
    """One player. Treasures lie behind the screen: totals are shown to their owner alone (DRA-INFO.4)."""

    seat: int
    behind: int  # tokens behind the screen
    screen: list[int]  # those of them that the viewer knows
    unseen: list[int]  # the values that may be behind the screen or face down, for all the viewer knows
    treasures: dict[str, int] | None
    artifact_count: int
    artifacts: dict[str, int]  # those the viewer knows
    used: list[str]
    uses_left: int
    lit: bool
    djinn: bool
    admitted: bool
    spells: list[str | None]


@dataclass(frozen=True, slots=True)
class PaymentView:
    """A way to pay for an artifact: a kind for each token, and the moves that make it, the purchase first."""

    kinds: list[str]
    moves: list[str]


@dataclass(frozen=True, slots=True)
class PurchaseView:
    """An artifact that the viewer may buy: the tokens to be paid, and every way to do so, the best first."""

    tokens: list[int]
    payments: list[PaymentView]


@dataclass(frozen=True, slots=True)
class DragonsView:
    """The table as one seat sees it."""

    variant: str
    round: int
    start_player: int
    sequence: list[int]
    current: str
    turned_up: bool
    ended: bool
    bank: dict[str, int]
    treasure_card: str | None
    used_cards: list[str]
    treasure_deck: int
    guard: int | None
    spaces: list[SpaceView]
    caves: list[CaveView]
    rooms: list[RoomView]
    ranking: list[RankView]
    players: list[PlayerView]
    spell_deck: int
    spell_discard: list[str]
    spy: int | None
    swapped_from: str | None
    taboo: list[str]
    smuggler: int | None
    smuggled: list[str]
    plays: list[PlayView]
    purchase: PurchaseView | None


def view(s: Dragons, audience: int) -> DragonsView:
    """What a seat sees, or what everyone may see, or (all-seeing) what anybody sees."""
    seat_bit = audience_bit(audience)
    parts = s.parts
    guard = s.guards.known_to(seat_bit)[-1]
    return DragonsView(
        variant=MAGIC if s.magic else BASIC,
        round=s.round,
        start_player=s.start,
        sequence=s.sequence(),
        current=s.stage(),
        turned_up=s.turned,
        ended=s.ended,
        bank={kind: s.bank[at] for at, kind in enumerate(parts.kinds)},
        treasure_card=s.cards[s.card].id if s.card != NONE else None,
        used_cards=[s.cards[card].id for card in s.used_cards],
        treasure_deck=s.deck.size(),
        guard=None if guard < 0 else guard,
        spaces=[_space(s, space, seat_bit) for space in s.in_use],
        caves=[
            CaveView(
                parts.spaces[parts.cave_of[at]],
                kind,
                s.shelves[at * parts.shelves : (at + 1) * parts.shelves],
            )
            for at, kind in enumerate(parts.kinds)
        ],
        rooms=[_room(s, room, seat_bit) for room in range(len(s.stacks))],
        ranking=_ranking(s),
        players=[_player(s, other, audience) for other in range(s.players_count)],
        spell_deck=s.spell_deck.size(),
        spell_discard=[SPELLS[spell] for spell in s.discard],
        spy=_seat(s.spy),
        swapped_from=parts.spaces[s.swapped_from] if s.swapped_from != NONE else None,
        taboo=_names(parts, s.taboo),
        smuggler=_seat(s.smuggler),
        smuggled=_names(parts, s.smuggled),
        plays=[_play(s, play) for play in _in_order_of_effect(s)],
        purchase=_purchase(s, audience),
    )


def _purchase(s: Dragons, audience: int) -> PurchaseView | None:
    """What the audience itself could pay now, if it is asked to buy (DRA-ROOM.3, .4)."""
    if s.next_step() != BUY_ARTIFACT or audience < 0 or not s.asked >> audience & 1:
        return None
    space = int(SPACE.of(s.argument))
    ways = [[s.parts.kinds[kind] for kind in way] for way in payments(s, audience, space)]
    moves = [[f"{'pay' if index else 'buy'} {kind}" for index, kind in enumerate(way)] for way in ways]
    found = [PaymentView(kinds, made) for kinds, made in zip(ways, moves, strict=True)]
    return PurchaseView(list(s.bid(audience, space)), found)


def _in_order_of_effect(s: Dragons) -> list[Play]:
    """Counterspells work first, then the plays in sequence order (DRA-PRIO.7, .9)."""
    order = [s.batch[index] for index in order_of_effect(s)]
    return sorted(order, key=lambda play: play.artifact != COUNTERSPELL)


def _seat(seat: int) -> int | None:
    return None if seat == NONE else seat


def _names(parts: Parts, mask: int) -> list[str]:
    return [name for space, name in enumerate(parts.spaces) if mask >> space & 1]


def _space(s: Dragons, space: int, seat_bit: int) -> SpaceView:
    pieces = [
        _piece(s, owner, piece, seat_bit)
        for owner in range(s.players_count)
        for piece in range(s.parts.pieces)
        if s.players[owner].where[piece] == space
    ]
    return SpaceView(s.parts.spaces[space], s.is_open(space), space < s.current, pieces)


def _piece(s: Dragons, owner: int, piece: int, seat_bit: int) -> PieceView:
    player = s.players[owner]
    doubled = bool(player.doubled >> piece & 1)
    name = piece_name(owner, piece)
    if player.is_carpet(piece):
        called = f"{owner}.carpet {piece + 1 - len(s.parts.values)}"
        return PieceView(name, owner, True, s.parts.carpet_value, True, doubled, called)
    value = player.printed(piece) if player.tokens.is_known(piece, seat_bit) else None
    return PieceView(name, owner, False, value, player.is_face_up(piece), doubled, name)


def _room(s: Dragons, room: int, seat_bit: int) -> RoomView:
    known = s.stacks[room].known_to(seat_bit)
    return RoomView(
        s.parts.spaces[s.parts.rooms[room]],
        ARTIFACTS[s.on_sale[room]] if s.on_sale[room] != NONE else None,
        [ARTIFACTS[artifact] if artifact >= 0 else None for artifact in reversed(known)],
    )


def _ranking(s: Dragons) -> list[RankView]:
    """Who is how strong in the space whose tokens have been turned up (DRA-TALLY.5)."""
    if not s.turned or not 0 <= s.current < len(s.parts.spaces) or s.current == GUARD:
        return []
    strengths = s.strengths(s.current)
    return [RankView(seat, strengths[seat]) for seat in s.ranking(s.current)]


def _player(s: Dragons, seat: int, audience: int) -> PlayerView:
    player = s.players[seat]
    seat_bit = audience_bit(audience)
    known = player.tokens.known_to(seat_bit)
    counts = player.artifacts.copy()
    for artifact in player.secret.known_to(seat_bit):
        if artifact >= 0:
            counts[artifact] += 1
    open_screen = s.ended or audience in (seat, ALL_SEEING)
    return PlayerView(
        seat=seat,
        behind=player.behind,
        screen=sorted(
            value for number, value in enumerate(known) if value >= 0 and player.where[number] == SCREEN
        ),
        unseen=[value for value in s.parts.values if value not in known],
        treasures=(
            {kind: player.treasures[at] for at, kind in enumerate(s.parts.kinds)} if open_screen else None
        ),
        artifact_count=player.artifact_count(),
        artifacts={name: counts[at] for at, name in enumerate(ARTIFACTS) if counts[at]} if s.magic else {},
        used=[ARTIFACTS[at] for at, count in enumerate(player.used) for _ in range(count)],
        uses_left=s.uses_left(seat) if s.magic else 0,
        lit=player.lit,
        djinn=player.djinn,
        admitted=player.admitted,
        spells=[SPELLS[spell] if spell >= 0 else None for spell in player.spells.known_to(seat_bit)],
    )


def _play(s: Dragons, play: Play) -> PlayView:
    return PlayView(
        play.seat,
        SPELLS[play.spell] if play.spell != NONE else None,
        ARTIFACTS[play.artifact] if play.artifact != NONE else None,
        piece_name(play.owner, play.piece) if play.piece != NONE else None,
        s.parts.spaces[play.space] if play.space != NONE else None,
        SPELLS[play.target] if play.target != NONE else None,
    )
