"""A step of the rulebook: whom it asks, for what, and what happens then."""

from __future__ import annotations

import re
from types import ModuleType
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar, final

from mypy_extensions import i64, mypyc_attr

from caravanserai.kernel.actions import Family
from caravanserai.kernel.refusal import Refusal, Value

if TYPE_CHECKING:
    from caravanserai.kernel.state import State

S = TypeVar("S", bound="State")


@final
class Part:
    """A named part of a step's argument: a number of bits at an offset.

    Documents write it by name, and its values as their `words` if it has any; `none` is the value that means
    nothing or nobody.
    """

    def __init__(
        self, name: str, shift: int, bits: int, words: list[str] | None = None, none: int = -1
    ) -> None:
        self.name = name
        self.words = words
        self.none = none
        self.shift: i64 = shift
        self.mask: i64 = (1 << bits) - 1

    def of(self, argument: i64) -> i64:
        """This part of a step's argument."""
        return argument >> self.shift & self.mask

    def put(self, value: i64) -> i64:
        """A value shifted into place, to be combined with other parts by `|`."""
        return value << self.shift


# what most steps carry: the seat that is asked, and nothing else
SEAT: Final = Part("seat", 0, 4)
SEAT_ONLY: Final = [SEAT]
NOTHING: Final[list[Part]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """A step of the rulebook: either it asks seats for a decision, or it just happens.

    On the stack it carries one whole number, its argument, whose parts are named in `carries`.
    """

    offers: ClassVar[list[Family]] = []  # what can be chosen here; anything else is refused as "not now"
    carries: ClassVar[list[Part]] = NOTHING  # the parts of its argument
    rule: ClassVar[str] = ""  # the rule that says what is chosen here

    def __init__(self) -> None:
        self.name = in_words(type(self).__name__)
        # how the step asks, stored where compiled code reads it fast; set by the kinds of step below
        self.silent = False
        self.sealed = False
        self.plain = True  # neither sealed nor one whose only option the kernel takes
        self.seat_mask: i64 = 0  # where the seat stands in the argument, if that seat is always asked

    def take_lone_option(self) -> None:
        """From now on the kernel takes a single option itself: see `LoneStep`."""
        self.plain = False

    def asks(self, s: S, argument: int) -> int:
        """The seats asked, as a bit mask; 0 means that nobody is asked and the step runs."""
        return 0

    def run(self, s: S, argument: int) -> None:
        """What happens when nobody is asked."""

    def options(self, s: S, argument: int, seat: int) -> list[int]:
        """Every action the seat may take, in the game's own order; never empty."""
        raise NotImplementedError(f"the step {type(self).__name__} has no `options`")

    def take(self, s: S, argument: int, seat: int, action: int) -> None:
        """Carry out the chosen action; the step has already left the stack."""
        raise NotImplementedError(f"the step {type(self).__name__} has no `take`")

    def reveal(self, s: S, argument: int, choices: list[int]) -> None:
        """Carry out the sealed choices, listed by seat, once all have been made."""
        raise NotImplementedError(f"the step {type(self).__name__} has no `reveal`")

    def about(self, s: S, argument: int) -> dict[str, Value]:
        """Public facts about the decision: the arguments of its prompt."""
        return {}

    def default(self, s: S, argument: int, seat: int) -> int:
        """What a seat does if its clock runs out."""
        return self.options(s, argument, seat)[0]

    def why_not(self, s: S, argument: int, seat: int, action: int) -> Refusal:
        """The rule that forbids an action whose family is offered but which is not among the options."""
        return Refusal(self.rule, "not_possible")

    def fits(self, s: S, argument: int, below: list[Waiting]) -> bool:
        """Whether the step can wait in this position with its argument, on top of these steps.

        Checked for positions that people write; play itself never asks.
        """
        return argument == 0


@mypyc_attr(allow_interpreted_subclasses=True)
class SilentStep(Step[S]):
    """A step that asks nobody: it just happens."""

    def __init__(self) -> None:
        super().__init__()
        self.silent = True


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatStep(Step[S]):
    """A step that asks the seat it carries; always, unless it has an `asks` of its own."""

    carries: ClassVar[list[Part]] = SEAT_ONLY

    def __init__(self) -> None:
        super().__init__()
        seat = next(part for part in type(self).carries if part.name == SEAT.name)
        assert seat.shift == 0, "the seat comes first in what a step carries"
        self.seats: i64 = seat.mask
        if type(self).asks is SeatStep.asks:
            self.seat_mask = seat.mask

    def asks(self, s: S, argument: int) -> int:
        return 1 << (argument & self.seats)

    def fits(self, s: S, argument: int, below: list[Waiting]) -> bool:
        """By default whenever it carries nothing but a seat at the table."""
        return argument < s.players_count


@mypyc_attr(allow_interpreted_subclasses=True)
class LoneStep(SeatStep[S]):
    """A step in which a single option is not a decision: the kernel takes it.

    Only for steps whose options everybody can work out; otherwise not being asked would reveal a secret.
    """

    def __init__(self) -> None:
        super().__init__()
        self.take_lone_option()


@mypyc_attr(allow_interpreted_subclasses=True)
class SealedStep(Step[S]):
    """Several seats choose at once; nothing is shown until the last choice has been made."""

    def __init__(self) -> None:
        super().__init__()
        self.sealed = True
        self.plain = False


class Waiting:
    """A step waiting on the stack, and its argument."""

    __slots__ = ("argument", "name", "number", "step")

    def __init__(self, step: Step[Any], number: int, argument: int) -> None:
        self.step = step
        self.name = step.name
        self.number = number
        self.argument = argument

    def __repr__(self) -> str:
        return f"{self.name}({self.argument})"


def rests_on(below: list[Waiting], step: int) -> bool:
    """Whether this step is the one directly below."""
    return len(below) > 0 and below[-1].number == step


def in_words(name: str) -> str:
    """A class name as a key: PlaceGoods is place_goods."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


def gather(numbers: ModuleType, chapters: list[ModuleType]) -> list[Step[Any]]:
    """A game's steps in the order of their numbers: the step PlaceGoods for the number PLACE_GOODS.

    Each number must have its step in one of the chapters, and each step that is not just a base class must
    have a number.
    """
    found: dict[str, type[Step[Any]]] = {}
    for chapter in chapters:
        for value in vars(chapter).values():
            own = isinstance(value, type) and value.__module__ == chapter.__name__
            if own and issubclass(value, Step):
                found[in_words(value.__name__).upper()] = value
    wanted = {
        name: number for name, number in vars(numbers).items() if name.isupper() and type(number) is int
    }
    bases = [base for step in found.values() for base in step.__mro__[1:]]
    for name, step in found.items():
        if name not in wanted and step not in bases:
            raise LookupError(f"{step.__name__} has no number {name}")
    for name in wanted:
        if name not in found:
            raise LookupError(f"there is no step for {name}")
    steps: dict[int, Step[Any]] = {number: found[name]() for name, number in wanted.items()}
    if sorted(steps) != list(range(len(wanted))):
        raise LookupError("the numbers of steps must run from 0 on, each once")
    return [steps[number] for number in range(len(steps))]
