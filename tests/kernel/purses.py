"""A toy whose players keep gold behind screens: it could be counted, but it is not shown (g)."""

from __future__ import annotations

from typing import Any

from caravanserai.kernel.actions import ActionSpace
from caravanserai.kernel.chance import Chance
from caravanserai.kernel.game import Document, Options
from caravanserai.kernel.journal import EventKind, Field
from caravanserai.kernel.pile import audience_bit
from caravanserai.kernel.refusal import Refusal
from caravanserai.kernel.state import State
from caravanserai.kernel.step import Step
from tests.kernel.toys import Toy, ToyGame, ToyStep, ToyView

PRICE = 2
MOST = 9
ROUNDS = 4
SPACE = ActionSpace()
PASS = SPACE.add("pass", "pass").action
BUY = SPACE.add("buy", "buy").action
BOUGHT = EventKind("bought", [Field("seat")], ["TOY-PURSE.1"])
RICHEST = EventKind("richest", [Field("seat")], ["TOY-PURSE.2"])


class Purses(Toy):
    """Points first, then the gold of each seat, which the others are not shown."""

    def gold(self, seat: int) -> int:
        return self.numbers[self.count() + seat]

    def forget_totals(self, seat_bit: int, chance: Chance) -> None:
        for seat in range(self.count()):
            if not seat_bit >> seat & 1:
                self.numbers[self.count() + seat] = int(chance.below(MOST + 1))


class Shop(ToyStep):
    """Each in turn buys a point or passes; after a round the richest is named and gets one for nothing."""

    def asks(self, s: Toy, argument: int) -> int:
        return 1 << argument % s.count() if argument < ROUNDS * s.count() else 0

    def options(self, s: Toy, argument: int, seat: int) -> list[int]:
        assert isinstance(s, Purses)
        return [PASS, BUY] if s.gold(seat) >= PRICE else [PASS]

    def take(self, s: Toy, argument: int, seat: int, action: int) -> None:
        if action == BUY:
            s.numbers[s.count() + seat] -= PRICE
            s.numbers[seat] += 1
            s.note(0, seat)
        if (argument + 1) % s.count() == 0:
            self.name_the_richest(s)
        s.push(0, argument + 1)

    def name_the_richest(self, s: Toy) -> None:
        assert isinstance(s, Purses)
        s.discoveries += 1
        richest = max(range(s.count()), key=s.gold)
        s.numbers[richest] += 1
        s.note(1, richest)


class PurseGame(ToyGame):
    """Nine gold each at the start, less what chance takes."""

    def blank(self, players: int, options: Options, chance: Chance) -> Toy:
        gold = [MOST - int(chance.below(5)) for _ in range(players)]
        return Purses(players, chance, self.steps, [0] * players + gold, [])

    def from_position(self, players: int, options: Options, document: Document, chance: Chance) -> State:
        state = Purses(players, chance, self.steps, list(document["numbers"]), [])
        for step, argument in document["steps"]:
            state.push(step, argument)
        return state

    def view(self, state: State, seat: int) -> ToyView:
        assert isinstance(state, Purses)
        bit = audience_bit(seat)
        shown = [state.gold(each) if bit >> each & 1 else -1 for each in range(state.count())]
        return ToyView(state.scores() + shown, [])


# --- leaks put in on purpose ------------------------------------------------------------------------


class AskWhoCanPay(Shop):
    """Only those who can pay are asked: who is asked tells what they have."""

    def asks(self, s: Toy, argument: int) -> int:
        assert isinstance(s, Purses)
        asked = super().asks(s, argument)
        return asked if asked and s.gold(argument % s.count()) >= PRICE else 0

    def run(self, s: Toy, argument: int) -> None:
        if argument < ROUNDS * s.count():
            self.take(s, argument, argument % s.count(), PASS)


class RichestUncounted(Shop):
    """What comes out by comparing secret gold is not counted as something that came out."""

    def name_the_richest(self, s: Toy) -> None:
        super().name_the_richest(s)
        s.discoveries -= 1


class RefusalTells(Shop):
    """A refusal says how much the others have."""

    def why_not(self, s: Toy, argument: int, seat: int, action: int) -> Refusal:
        assert isinstance(s, Purses)
        return Refusal("TOY-STEP.1", "too_dear", {"richest": max(s.gold(each) for each in range(s.count()))})


class DefaultTells(Shop):
    """A clock that runs out buys when nobody else can."""

    def default(self, s: Toy, argument: int, seat: int) -> int:
        assert isinstance(s, Purses)
        rich = any(s.gold(each) >= PRICE for each in range(s.count()) if each != seat)
        return self.options(s, argument, seat)[0 if rich else -1]


class PromptTells(Shop):
    """The prompt says how much gold there is."""

    def about(self, s: Toy, argument: int) -> dict[str, Any]:
        assert isinstance(s, Purses)
        return {"gold": sum(s.gold(each) for each in range(s.count()))}


def purses(step: Step[Any]) -> PurseGame:
    return PurseGame("purses", [2, 3], SPACE, [step], [BOUGHT, RICHEST])


PURSES = purses(Shop())
