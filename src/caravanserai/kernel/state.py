"""One table in play: the whole truth, and the steps of the rulebook still to be carried out."""

from __future__ import annotations

from typing import Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from caravanserai.kernel.chance import Chance
from caravanserai.kernel.journal import Journal
from caravanserai.kernel.pile import CARD_BITS, EVERYONE, Pile, audience_bit
from caravanserai.kernel.refusal import Refusal, Value

STEP_BITS: Final = 8
STEP_MASK: Final = 0xFF
UNSEALED: Final = -1

# the lowest seat in a mask of up to eight seats, or -1
LOWEST: Final = [-1] + [(mask & -mask).bit_length() - 1 for mask in range(1, 256)]

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """A step of the rulebook: either it asks seats for a decision or it just happens.

    A step's place on the stack carries one whole number, its argument; what it means is the step's affair.
    """

    name: ClassVar[str] = "step"
    silent: ClassVar[bool] = False  # it never asks: the kernel need not wonder
    sealed: ClassVar[bool] = False  # several seats choose at once; nothing shows until the last choice is in

    def __init__(self) -> None:
        # What the class says, where compiled code reaches it fast, whoever wrote the class.
        self.never_asks: bool = type(self).silent
        self.asks_at_once: bool = type(self).sealed

    def asks(self, s: S, argument: int) -> int:
        """The seats asked, as a bit mask; 0 means nobody is asked and the step runs."""
        return 0

    def run(self, s: S, argument: int) -> None:
        """What happens when nobody is asked."""

    def options(self, s: S, argument: int, seat: int) -> list[int]:
        """Every action the seat may take, in the game's own order, never empty."""
        raise NotImplementedError

    def take(self, s: S, argument: int, seat: int, action: int) -> None:
        """Carry out the chosen action; the step has already left the stack."""
        raise NotImplementedError

    def reveal(self, s: S, argument: int, choices: list[int]) -> None:
        """Carry out sealed choices, listed by seat, once all are in."""
        raise NotImplementedError

    def about(self, s: S, argument: int) -> dict[str, Value]:
        """What the decision is about, in public words: the arguments of its prompt."""
        return {}

    def default(self, s: S, argument: int, seat: int) -> int:
        """What a seat does when its clock runs out."""
        return self.options(s, argument, seat)[0]

    def why_not(self, s: S, argument: int, seat: int, action: int) -> Refusal:
        """The rule that forbids an action which is not among the options."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The whole truth of one table. Games add their fields in a subclass."""

    def __init__(self, players: int, chance: Chance, steps: list[Step[Any]]) -> None:
        self.players_count: i64 = players
        self.chance = chance
        self.steps = steps
        self.stack: list[int] = []
        self.asked: i64 = 0  # the seats the present decision is put to
        self.asking: Step[Any] | None = None  # the step on top that put it
        self.actor: i64 = -1  # the seat whose action is being carried out
        self.discoveries: i64 = 0  # how often something came out that the actor did not know
        self.sealed: list[int] = []  # the sealed choices so far, by seat; empty outside such a decision
        self.journal: Journal | None = None

    # --- what bots, researchers and the table call -------------------------------------------------

    def waiting(self) -> int:
        """The seats that still owe a decision, as a bit mask; 0 when the game is over."""
        if not self.sealed:
            return self.asked
        owing = self.asked
        for seat, choice in enumerate(self.sealed):
            if choice != UNSEALED:
                owing &= ~(1 << seat)
        return owing

    def seat_to_move(self) -> int:
        """The lowest seat that owes a decision, or -1 when the game is over."""
        return LOWEST[self.asked if not self.sealed else self.waiting()]

    def legal(self, seat: int) -> list[int]:
        """Every action the seat may take now; empty when it is not asked."""
        step = self.asking
        if step is None or not self.asked >> seat & 1:
            return []
        return step.options(self, self.stack[-1] >> STEP_BITS, seat)

    def apply(self, seat: int, action: int) -> None:
        """Carry out an action. Trusts that it is legal: this is the hot path."""
        step = self.asking
        assert step is not None, "nobody is asked"
        self.actor = seat
        if step.asks_at_once:
            self._seal(step, self.stack[-1] >> STEP_BITS, seat, action)
            return
        step.take(self, self.stack.pop() >> STEP_BITS, seat, action)
        self.settle()

    def clone(self) -> State:
        """An independent copy that would go on exactly as this one."""
        raise NotImplementedError

    def redeal(self, seat: int, chance: Chance) -> None:
        """Re-sample all that the seat cannot know, and take the future's chance from elsewhere."""
        self.chance = chance
        self.redeal_hidden(audience_bit(seat), chance)
        if self.sealed:
            for other in range(len(self.sealed)):
                if other != seat and self.sealed[other] != UNSEALED:
                    options = self.legal(other)
                    self.sealed[other] = options[chance.below(len(options))]

    def forget(self, seat: int, chance: Chance) -> None:
        """Like `redeal`, but for a seat that kept no count: hidden totals are drawn anew as well.

        What the seat is sent, and what is worked out for it, must not depend on them.
        """
        self.forget_totals(audience_bit(seat), chance)
        self.redeal(seat, chance)

    def scores(self) -> list[int]:
        raise NotImplementedError

    # --- what games build on --------------------------------------------------------------------

    def redeal_hidden(self, seat_bit: int, chance: Chance) -> None:
        """Re-sample the piles; games say which."""
        raise NotImplementedError

    def forget_totals(self, seat_bit: int, chance: Chance) -> None:
        """Draw anew the amounts that this seat is not shown, though it could have counted them.

        What is drawn depends on what the seat is shown and on the generator, never on the true amounts, and
        any generator will do, even one that always draws the lowest number. Games with such totals say which.
        """

    def push(self, step: i64, argument: i64 = 0) -> None:
        """Let a step come next. What must happen first is pushed last."""
        self.stack.append(argument << STEP_BITS | step)

    def settle(self) -> None:
        """Carry out steps until one asks, or the game is over."""
        stack = self.stack
        steps = self.steps
        while stack:
            frame: i64 = stack[-1]
            argument = frame >> STEP_BITS
            step: Step[Any] = steps[frame & STEP_MASK]
            if not step.never_asks:
                asked = step.asks(self, argument)
                if asked != 0:
                    self.asked = asked
                    self.asking = step
                    if step.asks_at_once and not self.sealed:
                        self.sealed = [UNSEALED] * self.players_count
                    return
            stack.pop()
            step.run(self, argument)
        self.asked = 0
        self.asking = None

    def show(self, pile: Pile, index: i64, seats: i64) -> None:
        """Let these seats know a slot, and remember whether the actor could not have known it."""
        slot: i64 = pile.slots[index]
        known = slot >> CARD_BITS & EVERYONE
        if seats & ~known and not (self.actor >= 0 and known >> self.actor & 1):
            self.discoveries += 1
        pile.slots[index] = slot | seats << CARD_BITS

    def note(self, kind: int, first: int = 0, second: int = 0, third: int = 0, fourth: int = 0) -> None:
        """Write a public event into the journal, if one is kept."""
        if self.journal is not None:
            self.journal.add(kind, [first, second, third, fourth])

    def _seal(self, step: Step[Any], argument: int, seat: int, action: int) -> None:
        self.sealed[seat] = action
        if self.waiting() != 0:
            return
        choices = self.sealed
        self.sealed = []
        self.stack.pop()
        self.discoveries += 1  # the last to choose now knows what the others chose
        step.reveal(self, argument, choices)
        self.settle()

    def copy_kernel(self, twin: State) -> None:
        """Copy the kernel's own fields into a fresh state: the first half of a `clone`."""
        twin.stack.extend(self.stack)
        twin.asked = self.asked
        twin.asking = self.asking
        twin.actor = self.actor
        twin.discoveries = self.discoveries
        if self.sealed:
            twin.sealed = self.sealed.copy()
