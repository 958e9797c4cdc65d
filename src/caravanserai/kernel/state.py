"""One table in play: the whole truth, and the steps of the rulebook still to be carried out."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from caravanserai.kernel.chance import Chance
from caravanserai.kernel.journal import Journal
from caravanserai.kernel.pile import EVERYONE, Pile, audience_bit
from caravanserai.kernel.step import Step, Waiting

STEP_BITS: Final = 8
STEP_MASK: Final = 0xFF
UNSEALED: Final = -1

# the lowest seat in a mask of up to eight seats, or -1
LOWEST: Final = [-1] + [(mask & -mask).bit_length() - 1 for mask in range(1, 256)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """How somebody would choose: for sealed choices that a seat cannot see."""

    def choose(self, state: State, seat: int, options: list[int], chance: Chance) -> int:
        """One of the options; by default any, each as likely as the others."""
        return options[chance.below(len(options))]


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The whole truth of one table. Games add their fields in a subclass."""

    def __init__(self, players: int, chance: Chance, steps: list[Step[Any]]) -> None:
        self.players_count: i64 = players
        self.chance = chance
        self.steps = steps
        # the steps still to be carried out: of the list only the first `depth` entries count
        self.stack: list[int] = []
        self.depth: i64 = 0
        self.asked: i64 = 0  # the seats the present decision is put to
        self.asking: Step[Any] | None = None  # the step on top that put it
        self.argument: i64 = 0  # what that step carries
        self.actor: i64 = -1  # the seat whose action is being carried out
        self.discoveries: i64 = 0  # how often something came out that the actor did not know
        self.sealed: list[int] = []  # the sealed choices so far, by seat; empty outside such a decision
        self.journal: Journal | None = None

    # --- what bots, researchers and the table call -------------------------------------------------

    def owing(self) -> int:
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
        return LOWEST[self.asked if not self.sealed else self.owing()]

    def legal(self, seat: int) -> list[int]:
        """Every action the seat may take now; empty when it is not asked."""
        step = self.asking
        if step is None or not self.asked >> seat & 1:
            return []
        return step.options(self, self.argument, seat)

    def apply(self, seat: int, action: int) -> None:
        """Carry out an action. Trusts that it is legal: this is the hot path."""
        step = self.asking
        assert step is not None, "nobody is asked"
        self.actor = seat
        if step.sealed:
            self._seal(step, seat, action)
            return
        self.depth -= 1
        step.take(self, self.argument, seat, action)
        self.settle()

    def clone(self) -> State:
        """An independent copy that would go on exactly as this one."""
        raise NotImplementedError

    def redeal(self, seat: int, chance: Chance, policy: Policy | None = None) -> None:
        """Re-sample all that the seat cannot know, and take the future's chance from elsewhere.

        Sealed choices of others are made again by the policy, or by chance alone.
        """
        self.chance = chance
        self.redeal_hidden(audience_bit(seat), chance)
        if self.sealed:
            chosen_by = policy if policy is not None else Policy()
            for other in range(len(self.sealed)):
                if other != seat and self.sealed[other] != UNSEALED:
                    self.sealed[other] = chosen_by.choose(self, other, self.legal(other), chance)

    def forget(self, seat: int, chance: Chance) -> None:
        """Like `redeal`, but for a seat that kept no count: hidden totals are drawn anew as well.

        What the seat is sent, and what is worked out for it, must not depend on them.
        """
        self.forget_totals(audience_bit(seat), chance)
        self.redeal(seat, chance)

    def scores(self) -> list[int]:
        raise NotImplementedError

    def rounds(self) -> int:
        """How many rounds, days or turns have begun: by these search measures how far it looks."""
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
        stack = self.stack
        depth = self.depth
        frame = argument << STEP_BITS | step
        if depth < len(stack):
            stack[depth] = frame
        else:
            stack.append(frame)
        self.depth = depth + 1

    def push_all(self, steps: list[int]) -> None:
        """Let steps that carry nothing come next, the last one first."""
        stack = self.stack
        depth = self.depth
        for step in steps:
            if depth < len(stack):
                stack[depth] = step
            else:
                stack.append(step)
            depth += 1
        self.depth = depth

    def ask_again(self) -> None:
        """Let the step whose action is being carried out come again; only before anything is pushed."""
        self.depth += 1

    def settle(self) -> None:
        """Carry out steps until one asks, or the game is over."""
        steps = self.steps
        stack = self.stack
        while self.depth > 0:
            depth = self.depth - 1
            frame: i64 = stack[depth]
            argument = frame >> STEP_BITS
            step: Step[Any] = steps[frame & STEP_MASK]
            if not step.silent:
                asked: i64 = step.asks(self, argument)
                if asked != 0:
                    self.asked = asked
                    self.asking = step
                    self.argument = argument
                    if step.lone_is_taken and self._take_lone(step):
                        continue
                    if step.sealed and not self.sealed:
                        self.sealed = [UNSEALED] * self.players_count
                    return
            self.depth = depth
            step.run(self, argument)
        self.asked = 0
        self.asking = None
        self.argument = 0

    def _take_lone(self, step: Step[Any]) -> bool:
        """Take an only option, if there is but one."""
        seat = LOWEST[self.asked]
        options = step.options(self, self.argument, seat)
        if len(options) > 1:
            return False
        self.depth -= 1
        step.take(self, self.argument, seat, options[0])
        return True

    # --- what waits on the stack ------------------------------------------------------------------------

    def next_step(self) -> i64:
        """The step that comes next, or asks now; -1 when the game is over."""
        if self.depth == 0:
            return -1
        frame: i64 = self.stack[self.depth - 1]
        return frame & STEP_MASK

    def carried_by(self, step: i64) -> i64:
        """What this step carries where it will come next, or -1 where it does not wait."""
        place = self.depth - 1
        while place >= 0:
            frame: i64 = self.stack[place]
            if frame & STEP_MASK == step:
                return frame >> STEP_BITS
            place -= 1
        return -1

    def clear_steps(self) -> None:
        """Nothing that was to come will come."""
        self.depth = 0

    def steps_waiting(self) -> list[Waiting]:
        """The steps still to be carried out, the next one last."""
        found: list[Waiting] = []
        for frame in self.stack[: self.depth]:
            number = frame & STEP_MASK
            found.append(Waiting(self.steps[number], number, frame >> STEP_BITS))
        return found

    # --- what comes out, and what is told -----------------------------------------------------------------

    def came_out(self) -> None:
        """Something came out that the actor could not know."""
        self.discoveries += 1

    def show(self, pile: Pile, index: i64, seats: i64) -> None:
        """Let these seats know a card, and remember whether the actor could not have known it."""
        known = pile.knowers(index)
        if seats & ~known:
            if not (self.actor >= 0 and known >> self.actor & 1):
                self.discoveries += 1
            pile.tell(index, seats)

    def draw(self, pile: Pile, hand: Pile, seats: i64) -> i64:
        """The top card of a pile goes to a hand, for the eyes of these seats."""
        self.show(pile, pile.size() - 1, seats)
        pile.move_top(hand)
        return hand.top()

    def turn_up(self, pile: Pile) -> i64:
        """Take the top card of a pile before everybody's eyes."""
        self.show(pile, pile.size() - 1, EVERYONE)
        return pile.take_top()

    def note(self, kind: i64, first: i64 = 0, second: i64 = 0, third: i64 = 0, fourth: i64 = 0) -> None:
        """Write a public event into the journal, if one is kept."""
        if self.journal is not None:
            self.journal.add(kind, [first, second, third, fourth])

    def note_to(
        self, seats: i64, kind: i64, first: i64 = 0, second: i64 = 0, third: i64 = 0, fourth: i64 = 0
    ) -> None:
        """Write an event into the journal whose secret fields are for these seats."""
        if self.journal is not None:
            self.journal.add(kind, [first, second, third, fourth], seats)

    def _seal(self, step: Step[Any], seat: int, action: int) -> None:
        self.sealed[seat] = action
        if self.owing() != 0:
            return
        choices = self.sealed
        self.sealed = []
        self.depth -= 1
        self.discoveries += 1  # the last to choose now knows what the others chose
        step.reveal(self, self.argument, choices)
        self.settle()

    def copy_kernel(self, twin: State) -> None:
        """Copy the kernel's own fields into a fresh state: the first half of a `clone`."""
        twin.stack = self.stack[: self.depth]
        twin.depth = self.depth
        twin.asked = self.asked
        twin.asking = self.asking
        twin.argument = self.argument
        twin.actor = self.actor
        twin.discoveries = self.discoveries
        if self.sealed:
            twin.sealed = self.sealed.copy()
