"""One game in progress: the whole truth, and the rulebook's steps still to be carried out."""

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
    """How somebody else would choose: used for sealed choices that a seat cannot see."""

    def choose(self, state: State, seat: int, options: list[int], chance: Chance) -> int:
        """One of the options; by default any, all equally likely."""
        return options[chance.below(len(options))]


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class State:
    """The whole truth about one table. Games add their fields in a subclass."""

    def __init__(self, players: int, chance: Chance, steps: list[Step[Any]]) -> None:
        self.players_count: i64 = players
        self.chance = chance
        self.steps = steps
        # the steps still to be carried out: only the first `depth` entries of the list count
        self.stack: list[int] = []
        self.depth: i64 = 0
        self.asked: i64 = 0  # the seats asked to make the current decision
        self.owed: i64 = 0  # those of them that have not decided yet
        self.asking: Step[Any] | None = None  # the step on top, which asks them
        self.argument: i64 = 0  # that step's argument
        self.actor: i64 = -1  # the seat whose action is being carried out
        self.discoveries: i64 = 0  # how often something the actor did not know was revealed
        self.sealed: list[int] = []  # the sealed choices so far, by seat; empty outside such a decision
        self.journal: Journal | None = None

    # --- what bots, researchers and the table call -------------------------------------------------

    def owing(self) -> int:
        """The seats that still owe a decision, as a bit mask; 0 when the game is over."""
        return self.owed

    def seat_to_move(self) -> int:
        """The lowest seat that owes a decision, or -1 when the game is over."""
        return LOWEST[self.owed]

    def legal(self, seat: int) -> list[int]:
        """Every action the seat may take now; empty when it is not asked."""
        step = self.asking
        if step is None or not self.asked >> seat & 1:
            return []
        return step.options(self, self.argument, seat)

    def apply(self, seat: int, action: int) -> None:
        """Carry out an action. Assumes that it is legal: this is the hot path."""
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
        """An independent copy that would continue exactly like this one."""
        raise NotImplementedError

    def redeal(self, seat: int, chance: Chance, policy: Policy | None = None) -> None:
        """Re-sample everything the seat cannot know, and draw the future from another source of chance.

        Sealed choices of others are made again by the policy, or at random without one.
        """
        self.chance = chance
        self.redeal_hidden(audience_bit(seat), chance)
        if self.sealed:
            chosen_by = policy if policy is not None else Policy()
            for other in range(len(self.sealed)):
                if other != seat and self.sealed[other] != UNSEALED:
                    self.sealed[other] = chosen_by.choose(self, other, self.legal(other), chance)

    def forget(self, seat: int, chance: Chance) -> None:
        """Like `redeal`, but for a seat that kept no count: hidden totals are re-sampled as well.

        What the seat is sent, and what is computed for it, must not depend on them.
        """
        self.forget_totals(audience_bit(seat), chance)
        self.redeal(seat, chance)

    def scores(self) -> list[int]:
        raise NotImplementedError

    def rounds(self) -> int:
        """How many rounds, days or turns have begun: search measures its depth in these."""
        raise NotImplementedError

    # --- what games build on --------------------------------------------------------------------

    def redeal_hidden(self, seat_bit: int, chance: Chance) -> None:
        """Re-sample the piles; games define which."""
        raise NotImplementedError

    def forget_totals(self, seat_bit: int, chance: Chance) -> None:
        """Re-sample the amounts that this seat is not shown, even if it could have counted them.

        The result depends on what the seat is shown and on the generator, never on the true amounts, and any
        generator must work, even one that always draws the lowest number. Games with such totals override it.
        """

    def push(self, step: i64, argument: i64 = 0) -> None:
        """Put a step on the stack. What must happen first is pushed last."""
        stack = self.stack
        depth = self.depth
        frame = argument << STEP_BITS | step
        if depth < len(stack):
            stack[depth] = frame
        else:
            stack.append(frame)
        self.depth = depth + 1

    def push_all(self, steps: list[int]) -> None:
        """Put steps without arguments on the stack; the last one happens first."""
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
        """Carry out steps until one asks a seat or the game is over."""
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
                    self.owed = asked
                    self.asking = step
                    self.argument = argument
                    if step.lone_is_taken and self._take_lone(step):
                        continue
                    if step.sealed:
                        self._begin_sealing()
                    return
            self.depth = depth
            step.run(self, argument)
        self.asked = 0
        self.owed = 0
        self.asking = None
        self.argument = 0

    def _begin_sealing(self) -> None:
        """Nobody has chosen yet, unless the state was set up with sealed choices."""
        if not self.sealed:
            self.sealed = [UNSEALED] * self.players_count
            return
        for seat, choice in enumerate(self.sealed):
            if choice != UNSEALED:
                self.owed &= ~(1 << seat)

    def _take_lone(self, step: Step[Any]) -> bool:
        """Take the option if there is only one."""
        seat = LOWEST[self.asked]
        options = step.options(self, self.argument, seat)
        if len(options) > 1:
            return False
        self.depth -= 1
        step.take(self, self.argument, seat, options[0])
        return True

    # --- what waits on the stack ------------------------------------------------------------------------

    def next_step(self) -> i64:
        """The step that comes next, or is asking now; -1 if the game is over."""
        if self.depth == 0:
            return -1
        frame: i64 = self.stack[self.depth - 1]
        return frame & STEP_MASK

    def carried_by(self, step: i64) -> i64:
        """This step's argument at its next occurrence on the stack, or -1 if it is not waiting."""
        place = self.depth - 1
        while place >= 0:
            frame: i64 = self.stack[place]
            if frame & STEP_MASK == step:
                return frame >> STEP_BITS
            place -= 1
        return -1

    def clear_steps(self) -> None:
        """Drop all pending steps."""
        self.depth = 0

    def steps_waiting(self) -> list[Waiting]:
        """The pending steps, the next one last."""
        found: list[Waiting] = []
        for frame in self.stack[: self.depth]:
            number = frame & STEP_MASK
            found.append(Waiting(self.steps[number], number, frame >> STEP_BITS))
        return found

    # --- what is revealed, and what is reported -----------------------------------------------------------

    def came_out(self) -> None:
        """Note that something the actor could not know was revealed."""
        self.discoveries += 1

    def show(self, pile: Pile, index: i64, seats: i64) -> None:
        """Let these seats know a card, noting whether the actor could not have known it."""
        known = pile.knowers(index)
        if seats & ~known:
            if not (self.actor >= 0 and known >> self.actor & 1):
                self.discoveries += 1
            pile.tell(index, seats)

    def draw(self, pile: Pile, hand: Pile, seats: i64) -> i64:
        """Move the top card of a pile to a hand, visible to these seats."""
        known = pile.hand_over(hand, seats)
        if seats & ~known and not (self.actor >= 0 and known >> self.actor & 1):
            self.discoveries += 1
        return hand.top()

    def turn_up(self, pile: Pile) -> i64:
        """Take the top card of a pile face up."""
        self.show(pile, pile.size() - 1, EVERYONE)
        return pile.take_top()

    def note(self, kind: i64, first: i64 = 0, second: i64 = 0, third: i64 = 0, fourth: i64 = 0) -> None:
        """Write a public event to the journal, if one is kept."""
        if self.journal is not None:
            self.journal.add(kind, [first, second, third, fourth])

    def note_to(
        self, seats: i64, kind: i64, first: i64 = 0, second: i64 = 0, third: i64 = 0, fourth: i64 = 0
    ) -> None:
        """Write an event to the journal with secret fields for these seats."""
        if self.journal is not None:
            self.journal.add(kind, [first, second, third, fourth], seats)

    def _seal(self, step: Step[Any], seat: int, action: int) -> None:
        self.sealed[seat] = action
        self.owed &= ~(1 << seat)
        if self.owed != 0:
            return
        choices = self.sealed
        self.sealed = []
        self.depth -= 1
        self.discoveries += 1  # the last seat to choose now knows what the others chose
        step.reveal(self, self.argument, choices)
        self.settle()

    def copy_kernel(self, twin: State) -> None:
        """Copy the kernel's own fields into a new state: the first half of a `clone`."""
        twin.stack = self.stack[: self.depth]
        twin.depth = self.depth
        twin.asked = self.asked
        twin.owed = self.owed
        twin.asking = self.asking
        twin.argument = self.argument
        twin.actor = self.actor
        twin.discoveries = self.discoveries
        if self.sealed:
            twin.sealed = self.sealed.copy()
