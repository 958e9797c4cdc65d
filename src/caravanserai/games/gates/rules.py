"""The rules of Four Gates: everyone sends a camel in secret, all sell in order of speed, prices move."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from caravanserai.games.gates.state import CAMELS, GATES, HAND, HIGHEST_PRICE, ROUNDS, Gates, load, speed
from caravanserai.kernel.actions import ActionSpace, Family
from caravanserai.kernel.bits import bit
from caravanserai.kernel.journal import REVEAL, EventKinds, Field
from caravanserai.kernel.pile import EVERYONE
from caravanserai.kernel.refusal import Refusal, Value
from caravanserai.kernel.step import SealedStep, SeatStep, Step, Waiting, rests_on

SPACE: Final = ActionSpace()
_CAMELS: Final[list[Value]] = list(range(1, CAMELS + 1))
_GATES: Final[list[Value]] = list(GATES)
SEND: Final = SPACE.add(
    "send", "send {camel} to {gate}", [("camel", _CAMELS), ("gate", _GATES)], "GAT-SEND.1"
)
RETURN: Final = SPACE.add("return", "return {camel}", [("camel", _CAMELS)], "GAT-DRAW.2")

EVENTS: Final = EventKinds()
PRICE: Final = EVENTS.add("price", [Field("gate", GATES), Field("price")], ["GAT-PRICE.1"])
ROSE: Final = EVENTS.add("rose", [Field("gate", GATES), Field("price")], ["GAT-PRICE.2"])
SENT: Final = EVENTS.add(
    "sent", [Field("seat"), Field("camel"), Field("gate", GATES)], ["GAT-SEND.2"], weight=REVEAL
)
SOLD: Final = EVENTS.add("sold", [Field("seat"), Field("goods"), Field("coins")], ["GAT-SELL.2"])
DREW: Final = EVENTS.add("drew", [Field("seat"), Field("camel", secret=True)], ["GAT-DRAW.1"])
RETURNED: Final = EVENTS.add("returned", [Field("seat"), Field("camel", secret=True)], ["GAT-DRAW.2"])
OVER: Final = EVENTS.add("game_over", [Field("winners")], ["GAT-SCORE.1", "GAT-SCORE.2"], listed=True)

SEND_CAMEL: Final = 0
RETURN_CAMEL: Final = 1


def roll(s: Gates, gate: int) -> None:
    """A die sets the price beyond a gate (GAT-PRICE.1)."""
    s.prices[gate] = s.chance.dice(1)[0]


class SendCamel(SealedStep[Gates]):
    """Everyone secretly chooses a camel and a gate; then all leave at once (GAT-SEND.1, .2)."""

    offers: ClassVar[list[Family]] = [SEND]
    rule: ClassVar[str] = "GAT-SEND.1"

    def asks(self, s: Gates, argument: int) -> int:
        return bit(s.players_count) - 1

    def about(self, s: Gates, argument: int) -> dict[str, Value]:
        return {"round": int(s.round), "rounds": ROUNDS}

    def options(self, s: Gates, argument: int, seat: int) -> list[int]:
        camels = sorted(s.hands[seat].cards())
        return [SEND.of_pair(camel, gate) for camel in camels for gate in range(s.gates())]

    def why_not(self, s: Gates, argument: int, seat: int, action: int) -> Refusal:
        camel, gate = SEND.pair(action)
        if gate >= s.gates():
            return Refusal("GAT-SETUP.1", "gate_shut", {"gate": GATES[gate]})
        return Refusal("GAT-SEND.1", "camel_not_in_hand", {"camel": int(speed(camel))})

    def reveal(self, s: Gates, argument: int, choices: list[int]) -> None:
        for seat in range(s.players_count):
            camel, gate = SEND.pair(choices[seat])
            hand = s.hands[seat]
            s.show(hand, hand.find(camel), EVERYONE)
            hand.move(hand.find(camel), s.road)
            s.sent[seat] = camel
            s.went[seat] = gate
            s.note(SENT, seat, speed(camel), gate)
        for gate in range(s.gates()):
            sell(s, gate)
        if s.round == ROUNDS:
            finish(s)
            return
        for gate in range(s.gates()):
            move_price(s, gate)
        s.push(SEND_CAMEL)
        if s.round <= ROUNDS - HAND:
            draw(s)
        s.round += 1

    def fits(self, s: Gates, argument: int, below: list[Waiting]) -> bool:
        return argument == 0 and not below


def arrivals(s: Gates, gate: int) -> list[int]:
    """The seats whose camels went through a gate, the fastest first (GAT-SELL.1)."""
    return sorted(
        [seat for seat in range(s.players_count) if s.went[seat] == gate], key=lambda seat: -s.sent[seat]
    )


def sell(s: Gates, gate: int) -> None:
    """Each camel sells its load in turn; every good sold lowers the price by 1 (GAT-SELL.1, .2)."""
    price = s.prices[gate]
    for seat in arrivals(s, gate):
        earned = 0
        for _ in range(load(s.sent[seat])):
            earned += price
            price = max(0, price - 1)
        s.coins[seat] += earned
        s.note(SOLD, seat, load(s.sent[seat]), earned)


def move_price(s: Gates, gate: int) -> None:
    """Where nobody went, the price rises; everywhere else a die sets a new one (GAT-PRICE.1, .2)."""
    if gate in s.went:
        roll(s, gate)
        s.note(PRICE, gate, s.prices[gate])
    else:
        s.prices[gate] = min(HIGHEST_PRICE, s.prices[gate] + 2)
        s.note(ROSE, gate, s.prices[gate])


def draw(s: Gates) -> None:
    """Everyone draws a camel; the poorest draws another and returns one (GAT-DRAW.1, .2)."""
    for seat in range(s.players_count):
        draw_one(s, seat)
    poorest = s.poorest()
    if poorest >= 0:
        draw_one(s, poorest)
        s.push(RETURN_CAMEL, poorest)


def draw_one(s: Gates, seat: int) -> None:
    camel = s.draw(s.deck, s.hands[seat], bit(seat))
    s.note_to(bit(seat), DREW, seat, speed(camel))


class ReturnCamel(SeatStep[Gates]):
    """The poorest player puts a camel of their hand under the deck (GAT-DRAW.2)."""

    offers: ClassVar[list[Family]] = [RETURN]
    rule: ClassVar[str] = "GAT-DRAW.2"

    def options(self, s: Gates, argument: int, seat: int) -> list[int]:
        return [RETURN.of(camel) for camel in sorted(s.hands[seat].cards())]

    def why_not(self, s: Gates, argument: int, seat: int, action: int) -> Refusal:
        return Refusal("GAT-DRAW.2", "camel_not_in_hand", {"camel": int(speed(RETURN.index(action)))})

    def take(self, s: Gates, argument: int, seat: int, action: int) -> None:
        camel = RETURN.index(action)
        s.hands[seat].move_under(s.hands[seat].find(camel), s.deck)
        s.note_to(bit(seat), RETURNED, seat, speed(camel))

    def fits(self, s: Gates, argument: int, below: list[Waiting]) -> bool:
        return argument < s.players_count and len(below) == 1 and rests_on(below, SEND_CAMEL)


def places(s: Gates) -> list[int]:
    """The rank of each seat: coins, then the faster camel of the last round (GAT-SCORE.1, .2)."""
    standing = [s.coins[seat] * (CAMELS + 1) + s.sent[seat] for seat in range(s.players_count)]
    return [1 + len([other for other in standing if other > own]) for own in standing]


def finish(s: Gates) -> None:
    """The seventh round was the last (GAT-ROUND.1)."""
    if s.journal is not None:
        ranks = places(s)
        s.journal.add(OVER, [seat for seat in range(s.players_count) if ranks[seat] == 1])


STEPS: Final[list[Step[Any]]] = [SendCamel(), ReturnCamel()]
