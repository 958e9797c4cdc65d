"""Each palace room sells at most one artifact a round (DRA-ROOM)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from caravanserai.games.dragons import events, parts
from caravanserai.games.dragons.actions import BUY, BUY_SEARCHING, DECLINE, PAY, PICK
from caravanserai.games.dragons.parts import ABRACADABRA, ARTIFACTS, KINDS, NONE
from caravanserai.games.dragons.rules import batch, flow, price, search
from caravanserai.games.dragons.rules.carried import SEAT, SPACE, SPACE_OF_SEAT
from caravanserai.games.dragons.rules.units import pay
from caravanserai.games.dragons.rules.windows import open_window
from caravanserai.games.dragons.state import ARTIFACT_TILES, Dragons
from caravanserai.kernel.actions import Family
from caravanserai.kernel.refusal import Refusal, Value
from caravanserai.kernel.step import Part, SeatStep, Step, Waiting

# --- who buys ------------------------------------------------------------------------------------------

ASKED: Final = Part("asked", 4, 5)  # one bit for each seat that need not be asked again


class BuyArtifact(Step[Dragons]):
    """The artifact is offered in ranking order until somebody buys it (DRA-ROOM.1, .2, .5, DRA-DEC.8).

    Whoever cannot pay is asked like the others and can only decline (DRA-RULING.51).
    """

    offers: ClassVar[list[Family]] = [BUY, BUY_SEARCHING, DECLINE]
    carries: ClassVar[list[Part]] = [SPACE, ASKED]

    def asks(self, s: Dragons, argument: int) -> int:
        buyer = next_buyer(s, argument)
        return 0 if buyer == NONE else 1 << buyer

    def run(self, s: Dragons, argument: int) -> None:
        """A spell has taken all other bidders away."""
        s.note(events.UNSOLD, SPACE.of(argument))

    def options(self, s: Dragons, argument: int, seat: int) -> list[int]:
        space = SPACE.of(argument)
        kinds = price.payable(s, seat, space, 0, 0, 0)
        found: list[int] = [BUY.of(kind) for kind in kinds]
        if may_search(s, seat, s.parts.room_of[space]):
            for kind in kinds:
                found.append(BUY_SEARCHING.of(kind))
        found.append(DECLINE.action)
        return found

    def take(self, s: Dragons, argument: int, seat: int, action: int) -> None:
        if action == DECLINE.action:
            pass_over(s, argument, seat)
            return
        searching = BUY_SEARCHING.has(action)
        kind = BUY_SEARCHING.index(action) if searching else BUY.index(action)
        pay_token(s, SEARCHING.put(1 if searching else 0) | carried(seat, SPACE.of(argument)), kind)

    def default(self, s: Dragons, argument: int, seat: int) -> int:
        return DECLINE.action

    def about(self, s: Dragons, argument: int) -> dict[str, Value]:
        space = SPACE.of(argument)
        buyer = next_buyer(s, argument)
        artifact = s.on_sale[s.parts.room_of[space]]
        return {
            "space": s.parts.spaces[space],
            "units": s.strength(buyer, space),
            "tokens": len(s.bid(buyer, space)),
            "artifact": ARTIFACTS[artifact] if artifact != NONE else "unknown",
        }

    def why_not(self, s: Dragons, argument: int, seat: int, action: int) -> Refusal:
        space = SPACE.of(argument)
        strongest = s.bid(seat, space)[0]
        if not BUY_SEARCHING.has(action):
            return why_not_in_kind(s, seat, strongest, BUY.index(action))
        if not may_search(s, seat, s.parts.room_of[space]):
            return why_not_search(s, seat, space)
        return why_not_in_kind(s, seat, strongest, BUY_SEARCHING.index(action))

    def fits(self, s: Dragons, argument: int, below: list[Waiting]) -> bool:
        """In the basic game nobody else has been asked than those ranked first (DRA-ROOM.2)."""
        asked = int(ASKED.of(argument))
        if SPACE.of(argument) != s.current or s.parts.room_of[s.current] == NONE:
            return False
        if s.magic or asked >= 1 << s.players_count:
            return asked < 1 << s.players_count
        ranking = s.ranking(s.current)
        passed = [seat for seat in ranking if asked >> seat & 1]
        return asked.bit_count() == len(passed) and passed == ranking[: len(passed)]


def next_buyer(s: Dragons, argument: i64) -> i64:
    """The best ranked player who has not been asked in this tally, or NONE (DRA-ROOM.2, .5)."""
    space = SPACE.of(argument)
    asked = ASKED.of(argument)
    best: i64 = NONE
    strongest: i64 = NONE
    for seat in s.sequence():
        if asked >> seat & 1 or s.players[seat].lying[space] == 0:
            continue
        strength = s.strength(seat, space)
        if strength > strongest:
            best = seat
            strongest = strength
    return best


def pass_over(s: Dragons, argument: i64, seat: i64) -> None:
    """He does not buy, for whatever reason; the next one is asked (DRA-ROOM.5, .9, DRA-PRIO.1)."""
    s.note(events.NOT_BOUGHT, seat, SPACE.of(argument))
    asked = argument | ASKED.put(1 << seat)
    if next_buyer(s, asked) == NONE:
        s.note(events.UNSOLD, SPACE.of(argument))
        return
    s.push(flow.BUY_ARTIFACT, asked)
    if s.magic:
        open_window(s, parts.TALLY)


def why_not_in_kind(s: Dragons, seat: i64, units: i64, kind: i64) -> Refusal:
    """Why a token cannot be paid in a kind (DRA-ROOM.3, DRA-RULING.50)."""
    held = s.players[seat].treasures[kind]
    name = s.parts.kinds[kind]
    if held < units:
        return Refusal("DRA-ROOM.3", "too_few_of_kind", {"kind": name, "units": held, "price": units})
    # equal tokens are paid in the order of the kinds: this would be the same payment another way round
    return Refusal("DRA-RULING.50", "same_payment", {"kind": name})


# --- paying --------------------------------------------------------------------------------------------

# how far a payment has come
TOKEN: Final = Part("token", 7, 3)  # which of the buyer's tokens is paid next, the strongest first
USED: Final = Part("used", 10, 5)  # one bit for each kind in which others were paid
LAST: Final = Part("last", 15, 3, parts.PARTS.kinds)  # the kind in which the one before was paid
SEARCHING: Final = Part("searching", 18, 1)  # whether the buyer casts Abracadabra


def carried(seat: i64, space: i64) -> i64:
    """What a step carries for a buyer in a room (DRA-ROOM.3, .6)."""
    return SPACE_OF_SEAT.put(space) | SEAT.put(seat)


class PayPrice(SeatStep[Dragons]):
    """The buyer says in which kind he pays for the next token (DRA-ROOM.3, .4, DRA-DEC.8).

    He is asked even if one kind alone will do: what he has besides is nobody's business (DRA-RULING.52).
    """

    offers: ClassVar[list[Family]] = [PAY]
    carries: ClassVar[list[Part]] = [SEAT, SPACE_OF_SEAT, TOKEN, USED, LAST, SEARCHING]

    def options(self, s: Dragons, argument: int, seat: int) -> list[int]:
        return [PAY.of(kind) for kind in payable_next(s, argument)]

    def take(self, s: Dragons, argument: int, seat: int, action: int) -> None:
        pay_token(s, argument, PAY.index(action))

    def about(self, s: Dragons, argument: int) -> dict[str, Value]:
        space = SPACE_OF_SEAT.of(argument)
        values = s.bid(SEAT.of(argument), space)
        return {"units": values[TOKEN.of(argument)], "space": s.parts.spaces[space]}

    def why_not(self, s: Dragons, argument: int, seat: int, action: int) -> Refusal:
        kind = PAY.index(action)
        if USED.of(argument) >> kind & 1:
            return Refusal("DRA-ROOM.3", "kind_used_already", {"kind": s.parts.kinds[kind]})
        values = s.bid(seat, SPACE_OF_SEAT.of(argument))
        return why_not_in_kind(s, seat, values[TOKEN.of(argument)], kind)

    def fits(self, s: Dragons, argument: int, below: list[Waiting]) -> bool:
        """Some tokens are paid, each in another kind, and the next one can be (DRA-ROOM.3, .4)."""
        seat, space, token = SEAT.of(argument), SPACE_OF_SEAT.of(argument), TOKEN.of(argument)
        used = USED.of(argument)
        if seat >= s.players_count or space != s.current or s.parts.room_of[space] == NONE:
            return False
        if not 1 <= token < len(s.bid(seat, space)):
            return False
        if int(used).bit_count() != token or LAST.of(argument) >= KINDS or not used >> LAST.of(argument) & 1:
            return False
        searching = SEARCHING.of(argument) == 1
        return len(payable_next(s, argument)) > 0 and (
            not searching or may_search(s, seat, s.parts.room_of[space])
        )


def payable_next(s: Dragons, argument: i64) -> list[int]:
    """The kinds in which a buyer can pay the next token (DRA-ROOM.3, .4, DRA-RULING.50)."""
    space = SPACE_OF_SEAT.of(argument)
    token, used, last = TOKEN.of(argument), USED.of(argument), LAST.of(argument)
    return price.payable(s, SEAT.of(argument), space, token, used, last)


def pay_token(s: Dragons, argument: i64, kind: i64) -> None:
    """Units of one kind for one token; when all are paid, the artifact is his (DRA-ROOM.3, DRA-PRIO.14)."""
    seat, space, token = SEAT.of(argument), SPACE_OF_SEAT.of(argument), TOKEN.of(argument)
    values = s.bid(seat, space)
    pay(s, seat, kind, values[token])
    if token + 1 < len(values):
        used = USED.of(argument) | 1 << kind
        paid = SEARCHING.put(SEARCHING.of(argument)) | LAST.put(kind) | USED.put(used) | TOKEN.put(token + 1)
        s.push(flow.PAY_PRICE, paid | carried(seat, space))
        return
    s.push(flow.TAKE_ARTIFACT, carried(seat, space))
    if SEARCHING.of(argument) == 1:
        batch.cast_while_buying(s, seat)


# --- taking the artifact -------------------------------------------------------------------------------


class TakeArtifact(SeatStep[Dragons]):
    """The buyer takes the artifact on sale, or with Abracadabra any of the room's (DRA-ROOM.6, DRA-DEC.9)."""

    offers: ClassVar[list[Family]] = [PICK]
    carries: ClassVar[list[Part]] = [SEAT, SPACE_OF_SEAT]

    def asks(self, s: Dragons, argument: int) -> int:
        return 1 << SEAT.of(argument) if s.searching else 0

    def run(self, s: Dragons, argument: int) -> None:
        """Without a search he takes the one on sale (DRA-ROOM.1, .6, DRA-END.1, .3)."""
        take_on_sale(s, SEAT.of(argument), SPACE_OF_SEAT.of(argument))

    def options(self, s: Dragons, argument: int, seat: int) -> list[int]:
        room = s.parts.room_of[SPACE_OF_SEAT.of(argument)]
        found: list[int] = [PICK.of_pair(0, s.on_sale[room])]
        search.add_face_down(s, room, found)
        return found

    def take(self, s: Dragons, argument: int, seat: int, action: int) -> None:
        depth = search.depth_of(action)
        s.searching = False
        if depth == 0:
            take_on_sale(s, seat, SPACE_OF_SEAT.of(argument))
        else:
            take_from_stack(s, seat, SPACE_OF_SEAT.of(argument), depth)

    def about(self, s: Dragons, argument: int) -> dict[str, Value]:
        return {"space": s.parts.spaces[SPACE_OF_SEAT.of(argument)]}

    def why_not(self, s: Dragons, argument: int, seat: int, action: int) -> Refusal:
        return search.why_not_pick(s, SPACE_OF_SEAT.of(argument))

    def fits(self, s: Dragons, argument: int, below: list[Waiting]) -> bool:
        """It waits for Abracadabra alone (DRA-ABRACADABRA.1)."""
        seat = SEAT.of(argument)
        room = s.parts.room_of[s.current]
        if not s.magic or seat >= s.players_count or SPACE_OF_SEAT.of(argument) != s.current or room == NONE:
            return False
        return s.players[seat].lying[s.current] != 0 and s.stacks[room].size() > 0


def take_on_sale(s: Dragons, seat: i64, space: i64) -> None:
    """The top of the stack in the basic game, the face-up artifact in the magic game (DRA-ROOM.1, .6)."""
    room = s.parts.room_of[space]
    if s.magic:
        s.players[seat].change_artifact(s.on_sale[room], 1)
        s.note(events.BOUGHT_FACE_UP, seat, space, s.on_sale[room])
        s.put_on_sale(room, NONE)
    else:
        s.change_stack(room).move_top(s.players[seat].change_secret())
        s.note(events.BOUGHT, seat, space)
    if s.is_sold_out():
        end_game(s)


def take_from_stack(s: Dragons, seat: i64, space: i64, depth: i64) -> None:
    """A face-down artifact, known to its new owner alone (DRA-ABRACADABRA.2, DRA-INFO.5)."""
    artifact = search.take_out(s, seat, s.parts.room_of[space], depth, False)
    s.players[seat].change_secret().put(artifact, 1 << seat, ARTIFACT_TILES)
    s.note_to(1 << seat, events.BOUGHT_SEARCHING, seat, space, artifact)


def end_game(s: Dragons) -> None:
    """The game ends at the very moment the last artifact is bought (DRA-END.1)."""
    s.note(events.LAST_ARTIFACT_SOLD)
    s.clear_steps()
    s.push(flow.END_GAME)


# --- Abracadabra ---------------------------------------------------------------------------------------


def may_search(s: Dragons, seat: i64, room: i64) -> bool:
    """Whether the buyer can cast Abracadabra (DRA-ABRACADABRA.1, DRA-SPELL.1, .2)."""
    if not s.magic or not s.players[seat].spells.has(ABRACADABRA):
        return False
    return s.may_cast(seat) and s.stacks[room].size() > 0


def why_not_search(s: Dragons, seat: i64, space: i64) -> Refusal:
    if not s.magic:
        return Refusal("DRA-SETUP.10", "no_magic")
    if not s.players[seat].spells.has(ABRACADABRA):
        return Refusal("DRA-SPELL.1", "spell_not_in_hand", {"spell": "abracadabra"})
    if not s.may_cast(seat):
        return Refusal("DRA-SPELL.1", "no_lamp")
    return Refusal("DRA-ABRACADABRA.1", "no_face_down_artifact", {"space": s.parts.spaces[space]})
