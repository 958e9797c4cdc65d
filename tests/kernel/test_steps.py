"""Steps: what they carry, what they offer, and how the kernel finds and writes them."""

from __future__ import annotations

from types import ModuleType
from typing import Any, ClassVar

import pytest

from caravanserai.kernel.actions import ActionSpace, Family
from caravanserai.kernel.chance import Chance, Fast
from caravanserai.kernel.position import Reader, check_steps, read_steps, write_steps
from caravanserai.kernel.refusal import Impossible, Refusal
from caravanserai.kernel.state import Policy, State
from caravanserai.kernel.step import (
    SEAT,
    LoneStep,
    Part,
    SeatStep,
    SilentStep,
    Step,
    Waiting,
    gather,
    in_words,
)
from caravanserai.kernel.table import Table
from tests.kernel import toys

# --- a toy: every player takes coins until they are gone ---------------------------------------------------

SPACE = ActionSpace()
TAKE = SPACE.add("take", "take {coins}", [("coins", [1, 2])], rule="TOY-TAKE.1")
PASS = SPACE.add("pass", "pass")
COINS = Part("coins", 4, 4)
GIVER = Part("giver", 8, 2, words=["bank", "thief"], none=3)


class TakeCoins(LoneStep[toys.Toy]):
    """One or two coins of those that are left; the last one is taken without a question."""

    offers: ClassVar[list[Family]] = [TAKE]
    carries: ClassVar[list[Part]] = [SEAT, COINS, GIVER]

    def options(self, s: toys.Toy, argument: int, seat: int) -> list[int]:
        return TAKE.all()[: int(COINS.of(argument))]

    def take(self, s: toys.Toy, argument: int, seat: int, action: int) -> None:
        taken = int(TAKE.index(action)) + 1
        s.numbers[seat] += taken
        left = int(COINS.of(argument)) - taken
        if left > 0:
            s.push(0, SEAT.put((seat + 1) % s.count()) | COINS.put(left) | GIVER.put(3))

    def why_not(self, s: toys.Toy, argument: int, seat: int, action: int) -> Refusal:
        return Refusal("TOY-TAKE.2", "too_many_coins")

    def fits(self, s: toys.Toy, argument: int, below: list[Waiting]) -> bool:
        return SEAT.of(argument) < s.players_count and COINS.of(argument) > 0 and not below


class CoinGame(toys.ToyGame):
    def begin(self, state: State) -> None:
        state.push(0, SEAT.put(0) | COINS.put(4) | GIVER.put(1))

    def blank(self, players: int, options: Any, chance: Chance) -> toys.Toy:
        return toys.Toy(players, chance, self.steps, [0] * players, [])


COIN_GAME = CoinGame("coins", [2], SPACE, [TakeCoins()], [])


def test_a_lone_option_is_taken_by_the_kernel() -> None:
    table = Table(COIN_GAME, 2, seed=1)
    table.play(0, "take 1")
    table.play(1, "take 2")  # one is left for seat 0, who need not be asked
    assert table.over
    assert table.scores() == [2, 2]


def test_what_a_step_does_not_offer_is_not_now() -> None:
    table = Table(COIN_GAME, 2, seed=1)
    assert table.why_not(0, "pass") == Refusal("", "not_now", {"when": "pass"})
    table.play(0, "take 2")
    assert table.why_not(1, "take 2") is None


def test_what_is_on_offer_but_forbidden_has_its_own_reason() -> None:
    class TakeAndPass(TakeCoins):
        offers: ClassVar[list[Family]] = [TAKE, PASS]

    table = Table(CoinGame("coins", [2], SPACE, [TakeAndPass()], []), 2, seed=1)
    assert table.why_not(0, "pass") == Refusal("TOY-TAKE.2", "too_many_coins")


# --- what a step carries, in documents ---------------------------------------------------------------------


def coins_state(*steps: Any) -> State:
    state = COIN_GAME.blank(2, {}, Fast(1))
    read_steps(state, Reader({"steps": list(steps)}, "position"))
    return state


def test_steps_are_written_with_the_names_of_what_they_carry() -> None:
    state = COIN_GAME.start(2, Fast(1))
    assert write_steps(state) == [["take_coins", {"seat": 0, "coins": 4, "giver": "thief"}]]
    state.apply(0, int(TAKE.action))
    assert write_steps(state) == [["take_coins", {"seat": 1, "coins": 3, "giver": None}]]


def test_steps_are_read_by_names_and_by_the_numbers_of_earlier_documents() -> None:
    named = coins_state(["take_coins", {"seat": 1, "coins": 3, "giver": None}])
    number = coins_state(["take_coins", 1 | 3 << 4 | 3 << 8])
    assert named.steps_waiting()[0].argument == number.steps_waiting()[0].argument
    assert write_steps(named) == write_steps(number)


@pytest.mark.parametrize(
    ("step", "where"),
    [
        ("dance", "position.steps"),
        (["take_coins", "x"], "position.steps"),
        (["take_coins", -1], "position.steps"),
        (["take_coins", 1 << 50], "position.steps"),
        (["take_coins", {"seat": 0, "giver": "bank"}], "position.steps.take_coins.coins"),
        (["take_coins", {"seat": 0, "coins": 16, "giver": "bank"}], "position.steps.take_coins.coins"),
        (["take_coins", {"seat": 0, "coins": 1, "giver": "king"}], "position.steps.take_coins.giver"),
        (["take_coins", {"seat": 0, "coins": 1, "colour": 1}], "position.steps.take_coins.colour"),
    ],
)
def test_steps_that_cannot_be_read_are_refused_with_the_place(step: Any, where: str) -> None:
    with pytest.raises(Impossible) as caught:
        coins_state(step)
    assert caught.value.where == where


def test_each_step_says_whether_it_can_wait_there() -> None:
    fine = ["take_coins", {"seat": 1, "coins": 3, "giver": "bank"}]
    check_steps(coins_state(fine))
    for wrong in ({"seat": 2, "coins": 3, "giver": None}, {"seat": 0, "coins": 0, "giver": None}):
        with pytest.raises(Impossible, match="take_coins cannot be waiting with seat"):
            check_steps(coins_state(["take_coins", wrong]))
    with pytest.raises(Impossible):
        check_steps(coins_state(fine, fine))


# --- the steps of a game ---------------------------------------------------------------------------------


class RollDice(SilentStep[toys.Toy]):
    pass


class Asking(SeatStep[toys.Toy]):
    """A basis of other steps."""


class ChooseCard(Asking):
    pass


def chapter(*steps: type[Step[Any]]) -> ModuleType:
    made = ModuleType(__name__)
    for step in steps:
        setattr(made, step.__name__, step)
    return made


def numbers(**named: int) -> ModuleType:
    made = ModuleType("flow")
    for name, number in named.items():
        setattr(made, name, number)
    return made


def test_steps_are_gathered_by_their_names() -> None:
    steps = gather(numbers(CHOOSE_CARD=0, ROLL_DICE=1), [chapter(RollDice), chapter(Asking, ChooseCard)])
    assert [step.name for step in steps] == ["choose_card", "roll_dice"]
    assert [step.silent for step in steps] == [False, True]


@pytest.mark.parametrize(
    ("named", "steps", "reason"),
    [
        ({"ROLL_DICE": 0}, [RollDice, ChooseCard], "ChooseCard has no number"),
        ({"ROLL_DICE": 0, "CHOOSE_CARD": 1}, [RollDice], "no step for CHOOSE_CARD"),
        ({"ROLL_DICE": 0, "CHOOSE_CARD": 0}, [RollDice, ChooseCard], "from 0 on, each once"),
        ({"ROLL_DICE": 1}, [RollDice], "from 0 on, each once"),
    ],
)
def test_a_step_without_number_or_a_number_without_step_is_found(
    named: dict[str, int], steps: list[type[Step[Any]]], reason: str
) -> None:
    with pytest.raises(LookupError, match=reason):
        gather(numbers(**named), [chapter(*steps)])


def test_names_of_classes_become_keys() -> None:
    assert (in_words("PlaceGoods"), in_words("Xenia")) == ("place_goods", "xenia")


class MayAsk(SeatStep[toys.Toy]):
    """Asks its seat unless it has coins."""

    def asks(self, s: toys.Toy, argument: int) -> int:
        return 1 << argument if s.numbers[argument] == 0 else 0

    def options(self, s: toys.Toy, argument: int, seat: int) -> list[int]:
        return [0, 1]


class AsksItsSeat(SeatStep[toys.Toy]):
    """Asks its seat in any case."""

    def options(self, s: toys.Toy, argument: int, seat: int) -> list[int]:
        return [0, 1]


class AsksOnlyInDoubt(AsksItsSeat):
    """Takes a single option without a question, though it is not derived from LoneStep."""

    def __init__(self) -> None:
        super().__init__()
        self.take_lone_option()

    def options(self, s: toys.Toy, argument: int, seat: int) -> list[int]:
        return [0]

    def take(self, s: toys.Toy, argument: int, seat: int, action: int) -> None:
        s.numbers[seat] += 1


def test_a_seat_is_asked_by_its_step() -> None:
    """The kernel knows whom a SeatStep asks, unless the step has an `asks` of its own."""
    state = toys.Toy(2, Fast(1), [MayAsk(), AsksItsSeat(), AsksOnlyInDoubt()], [0, 5], [])
    state.push(0, 0)
    state.push(1, 1)
    state.push(2, 1)
    state.push(0, 1)  # has coins, so it is passed over
    state.settle()
    assert (state.owing(), state.numbers) == (1 << 1, [0, 6])
    assert [waiting.number for waiting in state.steps_waiting()] == [0, 1], "the step that asks is the last"
    state.clear_steps()
    state.push(0, 0)
    state.settle()
    assert (state.owing(), state.next_step()) == (1 << 0, 0)


# --- what waits, and what is sealed ------------------------------------------------------------------------


def test_what_waits_can_be_asked_for() -> None:
    state = toys.Toy(2, Fast(1), [Asking(), RollDice()], [0, 0], [])
    assert (state.next_step(), state.carried_by(0)) == (-1, -1)
    state.push(0, 5)
    state.push_all([1, 1], 3)
    assert (state.next_step(), state.carried_by(0), state.carried_by(1)) == (1, 5, 3)
    assert [(waiting.number, waiting.argument) for waiting in state.steps_waiting()] == [
        (0, 5),
        (1, 3),
        (1, 3),
    ]


class Lowest(Policy):
    """Everybody chooses the first option."""

    def choose(self, state: State, seat: int, options: list[int], chance: Chance) -> int:
        return options[0]


def test_sealed_choices_are_dealt_anew_by_a_policy() -> None:
    state = toys.OFFERS.start(3, Fast(3))
    state.apply(0, state.legal(0)[-1])
    state.apply(1, state.legal(1)[-1])
    state.redeal(0, Fast(5), Lowest())
    assert state.sealed[0] == state.legal(0)[-1]
    assert state.sealed[1] == state.legal(1)[0]
