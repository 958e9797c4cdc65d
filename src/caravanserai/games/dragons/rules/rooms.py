"""Each palace room sells at most one artifact a round (DRA-ROOM)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caravanserai.games.dragons import events
from caravanserai.games.dragons.actions import BUY, BUY_SEARCHING, CHOOSE, DECLINE, KEEP_TOKEN, PAY, PICK
from caravanserai.games.dragons.parts import ABRACADABRA, ARTIFACTS, NONE, TALLY
from caravanserai.games.dragons.rules import batch, flow, price, refusals, search
from caravanserai.games.dragons.rules.units import pay
from caravanserai.games.dragons.state import ARTIFACT_TILES, Dragons
from caravanserai.kernel.refusal import Refusal, Value
from caravanserai.kernel.step import Step

_SPACE_BITS: Final = 4
_SPACE_MASK: Final = 15
_SEAT_BITS: Final = 3
_SEAT_MASK: Final = 7


# --- who buys ------------------------------------------------------------------------------------------


class BuyArtifact(Step[Dragons]):
    """The artifact is offered in ranking order until somebody buys it (DRA-ROOM.1, .2, .5, DRA-DEC.8).

    Whoever cannot pay is asked like the others and can only decline (DRA-RULING.51). The argument holds the
    room's space and the seats that need not be asked again.
    """

    def asks(self, s: Dragons, argument: int) -> int:
        buyer = next_buyer(s, argument)
        return 0 if buyer == NONE else 1 << buyer

    def run(self, s: Dragons, argument: int) -> None:
        """A spell has taken all other bidders away."""
        s.note(events.UNSOLD, argument & _SPACE_MASK)

    def options(self, s: Dragons, argument: int, seat: int) -> list[int]:
        space = argument & _SPACE_MASK
        kinds = price.payable(s, seat, space, 0, 0, 0)
        found = [BUY + kind for kind in kinds]
        if may_search(s, seat, s.parts.room_of[space]):
            for kind in kinds:
                found.append(BUY_SEARCHING + kind)
        found.append(DECLINE)
        return found

    def take(self, s: Dragons, argument: int, seat: int, action: int) -> None:
        if action == DECLINE:
            pass_over(s, argument, seat)
            return
        searching = action >= BUY_SEARCHING
        kind = action - (BUY_SEARCHING if searching else BUY)
        pay_token(s, seat, Payment(argument & _SPACE_MASK, 0, 0, 0, searching), kind)

    def default(self, s: Dragons, argument: int, seat: int) -> int:
        return DECLINE

    def about(self, s: Dragons, argument: int) -> dict[str, Value]:
        space = argument & _SPACE_MASK
        buyer = next_buyer(s, argument)
        artifact = s.on_sale[s.parts.room_of[space]]
        return {
            "space": s.parts.spaces[space],
            "units": s.strength(buyer, space),
            "tokens": len(s.bid(buyer, space)),
            "artifact": ARTIFACTS[artifact] if artifact != NONE else "unknown",
        }

    def why_not(self, s: Dragons, argument: int, seat: int, action: int) -> Refusal:
        if not BUY <= action < PAY:
            return refusals.not_now(s, action)
        space = argument & _SPACE_MASK
        if action >= BUY_SEARCHING and not may_search(s, seat, s.parts.room_of[space]):
            return why_not_search(s, seat, s.parts.room_of[space])
        kind = (action - BUY) % len(s.parts.kinds)
        return why_not_in_kind(s, seat, s.bid(seat, space)[0], kind)


def next_buyer(s: Dragons, argument: i64) -> i64:
    """The best ranked player who has not been asked in this tally, or NONE (DRA-ROOM.2, .5)."""
    space = argument & _SPACE_MASK
    asked = argument >> _SPACE_BITS
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
    s.note(events.NOT_BOUGHT, seat, argument & _SPACE_MASK)
    asked = argument | 1 << seat << _SPACE_BITS
    if next_buyer(s, asked) == NONE:
        s.note(events.UNSOLD, argument & _SPACE_MASK)
        return
    s.push(flow.BUY_ARTIFACT, asked)
    if s.magic:
        s.push(flow.RESPOND, s.start << 3 | TALLY)


def why_not_in_kind(s: Dragons, seat: int, units: i64, kind: int) -> Refusal:
    """Why a token cannot be paid in a kind (DRA-ROOM.3, DRA-RULING.50)."""
    held = s.players[seat].treasures[kind]
    name = s.parts.kinds[kind]
    if held < units:
        return Refusal("DRA-ROOM.3", "too_few_of_kind", {"kind": name, "units": held, "price": units})
    # equal tokens are paid in the order of the kinds: this would be the same payment another way round
    return Refusal("DRA-RULING.50", "same_payment", {"kind": name})


# --- paying --------------------------------------------------------------------------------------------


class Payment:
    """How far a payment has come: which token is paid next, and in which kinds the others were paid."""

    def __init__(self, space: i64, index: i64, used: i64, last: i64, searching: bool) -> None:
        self.space = space
        self.index = index
        self.used = used
        self.last = last
        self.searching = searching

    def argument(self, seat: i64) -> i64:
        """As a step's argument (DRA-ROOM.3, .4, DRA-RULING.50, DRA-ABRACADABRA.1)."""
        packed = (1 if self.searching else 0) << 3 | self.last
        packed = packed << 5 | self.used
        packed = packed << 3 | self.index
        return (packed << _SPACE_BITS | self.space) << _SEAT_BITS | seat

    @staticmethod
    def read(argument: i64) -> Payment:
        """From a step's argument (DRA-ROOM.3, .4, DRA-RULING.50, DRA-ABRACADABRA.1)."""
        packed = argument >> _SEAT_BITS
        space = packed & _SPACE_MASK
        packed >>= _SPACE_BITS
        return Payment(space, packed & 7, packed >> 3 & 31, packed >> 8 & 7, packed >> 11 != 0)


class PayPrice(Step[Dragons]):
    """The buyer says in which kind he pays for the next token (DRA-ROOM.3, .4, DRA-DEC.8).

    He is asked even if one kind alone will do: what he has besides is nobody's business (DRA-RULING.52).
    """

    def asks(self, s: Dragons, argument: int) -> int:
        return 1 << (argument & _SEAT_MASK)

    def options(self, s: Dragons, argument: int, seat: int) -> list[int]:
        return [PAY + kind for kind in self._kinds(s, argument)]

    def take(self, s: Dragons, argument: int, seat: int, action: int) -> None:
        pay_token(s, seat, Payment.read(argument), action - PAY)

    @staticmethod
    def _kinds(s: Dragons, argument: int) -> list[int]:
        payment = Payment.read(argument)
        seat = argument & _SEAT_MASK
        return price.payable(s, seat, payment.space, payment.index, payment.used, payment.last)

    def about(self, s: Dragons, argument: int) -> dict[str, Value]:
        payment = Payment.read(argument)
        values = s.bid(argument & _SEAT_MASK, payment.space)
        return {"units": values[payment.index], "space": s.parts.spaces[payment.space]}

    def why_not(self, s: Dragons, argument: int, seat: int, action: int) -> Refusal:
        if not PAY <= action < CHOOSE:
            return refusals.not_now(s, action)
        payment = Payment.read(argument)
        kind = action - PAY
        if payment.used >> kind & 1:
            return Refusal("DRA-ROOM.3", "kind_used_already", {"kind": s.parts.kinds[kind]})
        return why_not_in_kind(s, seat, s.bid(seat, payment.space)[payment.index], kind)


def pay_token(s: Dragons, seat: i64, payment: Payment, kind: i64) -> None:
    """Units of one kind for one token; when all are paid, the artifact is his (DRA-ROOM.3, DRA-PRIO.14)."""
    values = s.bid(seat, payment.space)
    pay(s, seat, kind, values[payment.index])
    index = payment.index + 1
    if index < len(values):
        rest = Payment(payment.space, index, payment.used | 1 << kind, kind, payment.searching)
        s.push(flow.PAY_PRICE, rest.argument(seat))
        return
    s.push(flow.TAKE_ARTIFACT, payment.space << _SEAT_BITS | seat)
    if payment.searching:
        batch.cast_while_buying(s, seat, payment.space)


# --- taking the artifact ---------------------------------------------------------------------------------


class TakeArtifact(Step[Dragons]):
    """The buyer takes the artifact on sale, or with Abracadabra any of the room's (DRA-ROOM.6, DRA-DEC.9)."""

    def asks(self, s: Dragons, argument: int) -> int:
        return 1 << (argument & _SEAT_MASK) if s.searching else 0

    def run(self, s: Dragons, argument: int) -> None:
        """Without a search he takes the one on sale (DRA-ROOM.1, .6, DRA-END.1, .3)."""
        take_on_sale(s, argument & _SEAT_MASK, argument >> _SEAT_BITS)

    def options(self, s: Dragons, argument: int, seat: int) -> list[int]:
        room = s.parts.room_of[argument >> _SEAT_BITS]
        found = [PICK + s.on_sale[room]]
        search.add_face_down(s, room, found)
        return found

    def take(self, s: Dragons, argument: int, seat: int, action: int) -> None:
        depth = search.depth_of(action)
        s.searching = False
        if depth == 0:
            take_on_sale(s, seat, argument >> _SEAT_BITS)
        else:
            take_from_stack(s, seat, argument >> _SEAT_BITS, depth)

    def about(self, s: Dragons, argument: int) -> dict[str, Value]:
        return {"space": s.parts.spaces[argument >> _SEAT_BITS]}

    def why_not(self, s: Dragons, argument: int, seat: int, action: int) -> Refusal:
        if not PICK <= action < KEEP_TOKEN:
            return refusals.not_now(s, action)
        return search.why_not_pick(s, s.parts.room_of[argument >> _SEAT_BITS], action)


def take_on_sale(s: Dragons, seat: i64, space: i64) -> None:
    """The top of the stack in the basic game, the face-up artifact in the magic game (DRA-ROOM.1, .6)."""
    room = s.parts.room_of[space]
    if s.magic:
        s.players[seat].change_artifacts()[s.on_sale[room]] += 1
        s.note(events.BOUGHT_FACE_UP, seat, space, s.on_sale[room])
        s.put_on_sale(room, NONE)
    else:
        s.players[seat].change_secret().slots.append(s.change_stack(room).slots.pop())
        s.note(events.BOUGHT, seat, space)
    end_if_sold_out(s)


def take_from_stack(s: Dragons, seat: i64, space: i64, depth: i64) -> None:
    """A face-down artifact, known to its new owner alone (DRA-ABRACADABRA.2, DRA-INFO.5)."""
    artifact = search.take_out(s, seat, s.parts.room_of[space], depth, False)
    s.players[seat].change_secret().put(artifact, 1 << seat, ARTIFACT_TILES)
    if s.journal is not None:
        s.journal.add(events.BOUGHT_SEARCHING, [seat, space, artifact], 1 << seat)


def end_if_sold_out(s: Dragons) -> None:
    """The game ends at the very moment the last artifact is bought (DRA-END.1)."""
    for room in range(len(s.stacks)):
        if s.artifacts_in(room) > 0:
            return
    s.note(events.LAST_ARTIFACT_SOLD)
    s.clear_steps()
    s.push(flow.END_GAME)


# --- Abracadabra -----------------------------------------------------------------------------------------


def may_search(s: Dragons, seat: i64, room: i64) -> bool:
    """Whether the buyer can cast Abracadabra (DRA-ABRACADABRA.1, DRA-SPELL.1, .2)."""
    if not s.magic or s.players[seat].spells.find(ABRACADABRA) < 0:
        return False
    return s.may_cast(seat) and len(s.stacks[room].slots) > 0


def why_not_search(s: Dragons, seat: i64, room: i64) -> Refusal:
    if not s.magic:
        return Refusal("DRA-SETUP.10", "no_magic")
    if s.players[seat].spells.find(ABRACADABRA) < 0:
        return Refusal("DRA-SPELL.1", "spell_not_in_hand", {"spell": "abracadabra"})
    if not s.may_cast(seat):
        return Refusal("DRA-SPELL.1", "no_lamp")
    return Refusal(
        "DRA-ABRACADABRA.1", "no_face_down_artifact", {"space": s.parts.spaces[s.parts.rooms[room]]}
    )
