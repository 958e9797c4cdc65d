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
_NOTHING_SEALED: Final[list[int]] = []  # never changed

# the lowest seat in a mask of up to eight seats, or -1; and all of them
LOWEST: Final = [-1] + [(mask & -mask).bit_length() - 1 for mask in range(1, 256)]
SEATS: Final[list[list[int]]] = [[seat for seat in range(8) if mask >> seat & 1] for mask in range(256)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """How somebody else would choose: used for sealed choices that a seat cannot see."""

    def choose(self, state: State, seat: int, options: list[int], chance: Chance) -> int:
        """One of the options; by default any, all equally likely."""
        return options[chance.below(len(options))]


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class State:
    """The whole truth about one table. Games add their fields in a subclass."""

    # the steps still to be carried out: only the first `depth` entries count, and while a step asks, one
    # more, which is that step itself
    stack: list[int]
    depth: i64 = 0
    floor: i64 = 0  # steps below it are not carried out: see `apply_alone`
    asked: i64 = 0  # the seats asked to make the current decision
    owed: i64 = 0  # those of them that have not decided yet
    asking: Step[Any] | None = None  # the step that asks them; none while steps are carried out
    argument: i64 = 0  # that step's argument
    actor: i64 = -1  # the seat whose action is being carried out
    discoveries: i64 = 0  # how often something the actor did not know was revealed
    sealed: list[int]  # the sealed choices so far, by seat; empty outside such a decision
    journal: Journal | None = None

    def __init__(self, players: int, chance: Chance, steps: list[Step[Any]]) -> None:
        self.players_count: i64 = players
        self.chance = chance
        self.steps = steps
        self.stack = []
        self.sealed = _NOTHING_SEALED

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
        self.asking = None
        step.take(self, self.argument, seat, action)
        self.settle()

    def apply_alone(self, seat: int, action: int) -> None:
        """Carry out an action and what follows from it, but no step that was waiting before.

        For trials on a copy, which is of no use afterwards unless it goes on.
        """
        self.floor = self.depth
        self.apply(seat, action)

    def go_on(self) -> None:
        """After `apply_alone`: carry out the steps that were waiting as well."""
        self.floor = 0
        if not self.owed:
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

    def forget(self, seat: int, chance: Chance, policy: Policy | None = None) -> None:
        """Like `redeal`, but for a seat that kept no count: hidden totals are re-sampled as well.

        What the seat is sent, and what is computed for it, must not depend on them.
        """
        self.forget_totals(audience_bit(seat), chance)
        self.redeal(seat, chance, policy)

    def scores(self) -> list[int]:
        raise NotImplementedError(f"{type(self).__name__} has no `scores`")

    def rounds(self) -> int:
        """How many rounds, days or turns have begun: search measures its depth in these."""
        raise NotImplementedError(f"{type(self).__name__} has no `rounds`")

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
        self.depth = depth + 1
        # no `try`: mypyc's code crashes where an assignment to a list fails
        if depth < len(stack):
            stack[depth] = argument << STEP_BITS | step
        else:
            stack.append(argument << STEP_BITS | step)

    def push_all(self, steps: list[int], argument: i64 = 0) -> None:
        """Put steps with the same argument on the stack; the last one happens first."""
        stack = self.stack
        depth = self.depth
        carried = argument << STEP_BITS
        self.depth = depth + len(steps)
        while len(stack) < self.depth:
            stack.append(0)
        for step in steps:
            stack[depth] = carried | step
            depth += 1

    def ask_again(self) -> None:
        """Let the step whose action is being carried out come again; only before anything is pushed."""
        self.depth += 1

    def settle(self) -> None:
        """Carry out steps until one asks a seat or the game is over."""
        steps = self.steps
        stack = self.stack
        floor = self.floor
        while self.depth > floor:
            self.depth = depth = self.depth - 1
            frame: i64 = stack[depth]
            step: Step[Any] = steps[frame & STEP_MASK]
            if step.silent:
                step.run(self, frame >> STEP_BITS)
                continue
            argument = frame >> STEP_BITS
            seat_mask = step.seat_mask
            asked: i64 = 1 << (argument & seat_mask) if seat_mask else step.asks(self, argument)
            if not asked:
                step.run(self, argument)
                continue
            self.asked = asked
            self.owed = asked
            self.asking = step
            self.argument = argument
            if step.plain or self._is_asked(step):
                return
        self.asked = 0
        self.owed = 0
        self.argument = 0

    def _is_asked(self, step: Step[Any]) -> bool:
        """Seal choices from now on, or take an only option: then nobody is asked."""
        if step.sealed:
            self._begin_sealing()
            return True
        seat = LOWEST[self.asked]
        options = step.options(self, self.argument, seat)
        if len(options) > 1:
            return True
        self.asking = None
        step.take(self, self.argument, seat, options[0])
        return False

    def _begin_sealing(self) -> None:
        """Nobody has chosen yet, unless the state was set up with sealed choices."""
        if not self.sealed:
            self.sealed = [UNSEALED] * self.players_count
            return
        for seat, choice in enumerate(self.sealed):
            if choice != UNSEALED:
                self.owed &= ~(1 << seat)

    # --- what waits on the stack ------------------------------------------------------------------------

    def _waiting(self) -> i64:
        """How many steps there are, with the one that asks."""
        return self.depth if self.asking is None else self.depth + 1

    def next_step(self) -> i64:
        """The step that comes next, or is asking now; -1 if the game is over."""
        place = self._waiting() - 1
        if place < 0:
            return -1
        frame: i64 = self.stack[place]
        return frame & STEP_MASK

    def carried_by(self, step: i64) -> i64:
        """This step's argument at its next occurrence on the stack, or -1 if it is not waiting."""
        place = self._waiting() - 1
        while place >= 0:
            frame: i64 = self.stack[place]
            if frame & STEP_MASK == step:
                return frame >> STEP_BITS
            place -= 1
        return -1

    def clear_steps(self) -> None:
        """Drop all pending steps."""
        self.depth = 0
        self.asking = None

    def steps_waiting(self) -> list[Waiting]:
        """The pending steps, the next one last."""
        found: list[Waiting] = []
        for frame in self.stack[: self._waiting()]:
            number = frame & STEP_MASK
            found.append(Waiting(self.steps[number], number, frame >> STEP_BITS))
        return found

    # --- what is revealed, and what is reported -----------------------------------------------------------

    def came_out(self) -> None:
        """Note that something the actor could not know was revealed."""
        self.discoveries += 1

    def show(self, pile: Pile, index: i64, seats: i64) -> bool:
        """Let these seats know a card, noting whether the actor could not have known it.

        Returns whether it was new to any of them.
        """
        known = pile.tell(index, seats)
        if not seats & ~known:
            return False
        if not (self.actor >= 0 and known >> self.actor & 1):
            self.discoveries += 1
        return True

    def draw(self, pile: Pile, hand: Pile, seats: i64) -> i64:
        """Move the top card of a pile to a hand, visible to these seats."""
        known = pile.hand_over(hand, seats)
        if seats & ~known and not (self.actor >= 0 and known >> self.actor & 1):
            self.discoveries += 1
        return hand.top()

    def show_all(self, pile: Pile, indices: list[int], seats: i64) -> bool:
        """Let these seats know some cards; returns whether any of these was new to one of them."""
        new, unknown = pile.tell_all(indices, seats, 1 << self.actor if self.actor >= 0 else 0)
        self.discoveries += unknown
        return new > 0

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
        self.sealed = _NOTHING_SEALED
        self.asking = None
        self.discoveries += 1  # the last seat to choose now knows what the others chose
        step.reveal(self, self.argument, choices)
        self.settle()

    def copy_kernel(self, twin: State) -> None:
        """Copy the kernel's own fields into a new state: the first half of a `clone`."""
        twin.stack = self.stack.copy()
        twin.depth = self.depth
        twin.asked = self.asked
        twin.owed = self.owed
        twin.asking = self.asking
        twin.argument = self.argument
        twin.actor = self.actor
        twin.discoveries = self.discoveries
        if self.sealed:
            twin.sealed = self.sealed.copy()
