"""The safe façade for people and servers: legality, refusals, undo, frames and the record."""

from __future__ import annotations

import secrets
from typing import Any, Final

from caravanserai.kernel.actions import Move
from caravanserai.kernel.chance import Chance, Extreme, Fair, Fast, Script, ScriptExhausted, ScriptMismatch
from caravanserai.kernel.game import Document, Game, ScoreLine, Wishes
from caravanserai.kernel.game_error import GameError
from caravanserai.kernel.journal import Journal, SeenEvent
from caravanserai.kernel.pile import ALL_SEEING, PUBLIC, audience_bit
from caravanserai.kernel.refusal import Fault, Refusal, Unparsable
from caravanserai.kernel.state import UNSEALED, State
from caravanserai.kernel.step import Step
from caravanserai.kernel.unknown import unknown_to
from caravanserai.kernel.view.frame import Decision, EventFrame, Frame, Option, ScoreFrame
from caravanserai.kernel.view.scene import Scene

# The deals in which an option is tried: how many if chance or a secret is involved, and which of them have
# hidden totals at their lowest and highest.
_DEALS_TRIED: Final = 5
_LOWEST: Final = 1
_HIGHEST: Final = 2

# What a record that does not fit, a refusal or a missing method raises passes through as it is.
_NOT_THE_GAMES_FAULT: Final = (Refusal, Fault, ScriptExhausted, ScriptMismatch, NotImplementedError)

__all__ = ["ALL_SEEING", "PUBLIC", "Entry", "Table"]


class Entry:
    """One move in the log: who, what, the chance outcomes it met and the events it caused."""

    __slots__ = ("action", "before", "events_from", "outcomes_from", "overtaken", "seat", "silent", "told")

    def __init__(
        self, seat: int, action: int, outcomes_from: int, events_from: int, before: State | None
    ) -> None:
        self.seat = seat
        self.action = action
        self.outcomes_from = outcomes_from
        self.events_from = events_from
        self.before = before  # the state to return to, until something is revealed
        self.overtaken = 0  # the other seats that have acted since, even if they undid that move
        # the other seats that learned something from the move, and those that did not, as far as was asked
        self.told = 0
        self.silent = 0

    def clone(self) -> Entry:
        twin = Entry(self.seat, self.action, self.outcomes_from, self.events_from, self.before)
        twin.overtaken = self.overtaken
        twin.told = self.told
        twin.silent = self.silent
        return twin


class Trial:
    """The immediate effects of options on the seat's public belongings, found by trying them.

    They are tried on copies that share with the table only what the seat is shown. If the result depends on
    something unknown, only the changes common to every copy are reported. Steps that waited before the
    decision come whatever is chosen, so they are not carried out: income that follows is no effect of a pass.
    """

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.held = table.game.belongings(table.state, seat)
        self.deals: list[State] = []  # the copies, made on demand
        self.totals_hidden = False  # known once there are two copies
        self.asked_again = True  # whether the seat was asked next when an action was tried last

    def effects(self, action: int) -> dict[str, int]:
        changes, certain = self._try(action, 0)
        deal = 1
        while changes and deal < _DEALS_TRIED:
            self._deal(deal)
            if certain and (deal > _HIGHEST or not self.totals_hidden):
                return changes
            others, _ = self._try(action, deal)
            changes = {name: change for name, change in changes.items() if others.get(name) == change}
            deal += 1
        return changes

    def _deal(self, deal: int) -> State:
        """A deal that is possible for the seat: any, then hidden totals at either extreme, then any again."""
        while deal >= len(self.deals):
            number = len(self.deals)
            copy = self.table.state.clone()
            if number in (_LOWEST, _HIGHEST):
                end = Extreme(number == _HIGHEST)
                copy.forget_totals(audience_bit(self.seat), end)
                copy.redeal(self.seat, Fast(number))
                self.totals_hidden = end.drawn > 0
            else:
                copy.forget(self.seat, Fast(number))
            self.deals.append(copy)
        return self.deals[deal]

    def _try(self, action: int, deal: int) -> tuple[dict[str, int], bool]:
        """What an action changes in one deal, and whether no unknown card or die was involved."""
        trial = self._deal(deal).clone()
        drawn, found = trial.chance.drawn, trial.discoveries
        trial.apply_alone(self.seat, action)
        after = self.table.game.belongings(trial, self.seat)
        changes = {name: after[name] - held for name, held in self.held.items() if after[name] != held}
        certain = trial.chance.drawn == drawn and trial.discoveries == found
        trial.go_on()
        self.asked_again = bool(trial.owing() >> self.seat & 1)
        return changes, certain


class Table:
    """One game being played.

    >>> from caravanserai import game
    >>> table = game("yspahan").table(players=4, seed=7, options={"first_player": 0})
    >>> table.waiting
    [0]
    >>> table.play(0, "yellow 0")
    >>> table.decision().kind
    'choose_group'
    """

    def __init__(
        self,
        game: Game,
        players: int,
        seed: int | bytes | None = None,
        options: Wishes | None = None,
        position: Any = None,
        names: list[str] | None = None,
        script: list[int] | None = None,
        recorded: list[int] | None = None,
        state: State | None = None,
    ) -> None:
        """A new table.

        A `script` dictates the chance of play; cards that a position leaves out are shuffled from another
        source. What was `recorded` dictates everything, including the set-up.
        """
        self.game = game
        self.players = game.check_players(players)
        self.options = game.fill_options(options or {}, players)
        self.names = names if names is not None else [f"Player {seat + 1}" for seat in range(players)]
        self.start_position = position
        self.seed: bytes | None = None
        self.journal = Journal(game.event_kinds)
        if state is not None:
            self.chance: Fair | Script = self._restored_chance(state.chance)
            self.state = state
        elif position is None or script is None:
            self.chance = self._chance(seed, script if recorded is None else recorded)
            self.state = self._start(position)
        else:
            self.chance = Script([], _scripted_seed(seed))
            self.state = self._arrange(position)
            self.chance.go_on(script, None if seed is None else _scripted_seed(seed))
            self.state.settle()
        self.setup_outcomes = int(self.chance.drawn)
        self.setup_events = len(self.journal.events)
        self.entries: list[Entry] = []
        self.kept = 0  # how many moves can never be undone, whatever they revealed

    def _chance(self, seed: int | bytes | None, script: list[int] | None) -> Fair | Script:
        if script is not None:
            return Script(script, None if seed is None else _scripted_seed(seed))
        if seed is None:
            seed = secrets.token_bytes(32)
        self.seed = seed if isinstance(seed, bytes) else seed.to_bytes(32, "big", signed=True)
        return Fair(self.seed)

    def _start(self, position: Any) -> State:
        if position is None:
            return self.game.start(self.players, self.chance, self.options, self.journal)
        state = self._arrange(position)
        state.settle()
        return state

    def _arrange(self, position: Any) -> State:
        """The position before anything happens, with what it leaves open drawn from the table's chance."""
        state = self.game.from_position(self.players, self.options, position, self.chance)
        state.journal = self.journal
        return state

    def clone(self) -> Table:
        """An independent table that would continue exactly like this one."""
        state = self.state.clone()
        twin = Table(
            self.game, self.players, None, self.options, self.start_position, self.names, state=state
        )
        twin.seed = self.seed
        twin.journal.events.extend(self.journal.events)
        state.journal = twin.journal
        twin.setup_outcomes = self.setup_outcomes
        twin.setup_events = self.setup_events
        # an entry that cannot be undone never changes again
        twin.entries = [entry if entry.before is None else entry.clone() for entry in self.entries]
        twin.kept = self.kept
        return twin

    # --- what is being asked -------------------------------------------------------------------

    @property
    def waiting(self) -> list[int]:
        """The seats that owe a decision; empty if the game is over."""
        owing = self.state.owing()
        return [seat for seat in range(self.players) if owing >> seat & 1]

    @property
    def over(self) -> bool:
        return not self.waiting

    @property
    def seq(self) -> int:
        """How many moves have been played."""
        return len(self.entries)

    def moves(self, seat: int) -> list[Move]:
        """Every legal move of a seat."""
        if not 0 <= seat < self.players:
            return []
        return [self.game.space.move(action) for action in self.state.legal(seat)]

    def default(self, seat: int) -> Move:
        """What the seat does if its clock runs out."""
        self._check_asked(seat)
        try:
            return self.game.space.move(self._step().default(self.state, self.state.argument, seat))
        except _NOT_THE_GAMES_FAULT:
            raise
        except Exception as error:
            raise self._game_error(error, "default", seat) from error

    def decision(self, audience: int = PUBLIC, computers: int = 0) -> Decision:
        """What the table is waiting for, with options if it is waiting for this audience."""
        undo = self.can_undo(audience, computers)
        if self.over:
            return Decision("over", {}, [], False, [], undo, None)
        step = self._step()
        options = self._options(audience, step) if audience >= 0 else []
        about = step.about(self.state, self.state.argument)
        chosen = self._chosen(audience)
        return Decision(step.name, about, self.waiting, step.sealed, options, undo, chosen)

    def _chosen(self, audience: int) -> str | None:
        """The audience's own sealed choice, which it may still change."""
        sealed = self.state.sealed
        if audience < 0 or not sealed or sealed[audience] == UNSEALED:
            return None
        return self.game.space.text(sealed[audience])

    def _step(self) -> Step[Any]:
        step = self.state.asking
        assert step is not None, "the game is over"
        return step

    def _options(self, seat: int, step: Step[Any]) -> list[Option]:
        trial = None if step.sealed else Trial(self, seat)
        options: list[Option] = []
        for action in self.state.legal(seat):
            move = self.game.space.move(action)
            targets = self.game.targets(self.state, seat, action)
            effects = trial.effects(action) if trial is not None else {}
            ends = trial is not None and not trial.asked_again  # a sealed choice may be changed anyway
            told = self.game.space.label(move, step.name)
            options.append(Option(move.text, move.kind, told, targets, effects, ends))
        return options

    def state_for(self, seat: int, seed: int) -> State:
        """A copy in which everything the seat cannot know is re-dealt: what bots are given."""
        copy = self.state.clone()
        copy.redeal(seat, Fast(seed))
        return copy

    def state_shown_to(self, seat: int, seed: int) -> State:
        """A copy that agrees with the real state only in what the seat is shown.

        Everything computed for a page, such as effects and hints, comes from such copies.
        """
        copy = self.state.clone()
        copy.forget(seat, Fast(seed))
        return copy

    # --- playing ---------------------------------------------------------------------------------

    def play(self, seat: int, move: str | int | Move) -> None:
        """Play a move for a seat, or refuse it with the rule before anything changes."""
        self._check_asked(seat)
        action = self._action(seat, move)
        refusal = self._why_not(seat, action)
        if refusal is not None:
            raise refusal
        before = self.state.clone()
        entry = Entry(seat, action, int(self.chance.drawn), len(self.journal.events), before)
        known = (self.chance.drawn, self.state.discoveries)
        try:
            self.state.apply(seat, action)
        except _NOT_THE_GAMES_FAULT:
            raise
        except Exception as error:
            self._go_back(entry)
            raise self._game_error(error, "play", seat, action) from error
        revealed = known != (self.chance.drawn, self.state.discoveries)
        self._bar_undo(seat, revealed)
        self.entries.append(entry)
        if revealed:
            entry.before = None

    def _bar_undo(self, seat: int, revealed: bool) -> None:
        """Note that this seat has acted after others; drop the saved states if it revealed something."""
        for earlier in reversed(self.entries):
            if earlier.before is None:
                return
            if earlier.seat != seat:
                earlier.overtaken |= 1 << seat
            if revealed:
                earlier.before = None

    def _action(self, seat: int, move: str | int | Move) -> int:
        space = self.game.space
        if isinstance(move, Move):
            if not 0 <= move.action < space.size or space.text(move.action) != move.text:
                raise Unparsable(move.text, [])  # a move of another game
            return move.action
        if isinstance(move, int):
            if isinstance(move, bool) or not 0 <= move < space.size:
                raise Unparsable(str(move), [])
            return move
        return space.shorthand(move, self.state.legal(seat))

    def _check_asked(self, seat: int) -> None:
        if self.over:
            raise Refusal("TABLE-OVER.1", "game_over")
        if not 0 <= seat < self.players or not self.state.asked >> seat & 1:
            raise Refusal("TABLE-TURN.1", "not_your_decision", {"seat": self.waiting[0]})

    def why_not(self, seat: int, move: str | int | Move) -> Refusal | None:
        """The rule that forbids a move, or None if it may be played.

        A text that is not a move, or could be several, is refused as `Unparsable` or `Ambiguous`.
        """
        try:
            self._check_asked(seat)
            action = self._action(seat, move)
        except Refusal as refusal:
            return refusal
        return self._why_not(seat, action)

    def meant(self, seat: int, target: str) -> str:
        """The move that a seat probably means by pointing at a piece or place, or no text."""
        if self.over or not 0 <= seat < self.players or not self.state.asked >> seat & 1:
            return ""
        try:
            move = self.game.meant(self.state, seat, target)
        except Exception as error:
            raise self._game_error(error, "why", seat) from error
        try:
            return self.game.space.text(self._action(seat, move))
        except Refusal:  # several moves, or none
            return ""

    def _why_not(self, seat: int, action: int) -> Refusal | None:
        """The rule that forbids an action by a seat that is asked, or None."""
        if action in self.state.legal(seat):
            return None
        step = self._step()
        family = self.game.space.family_of(action)
        if step.offers and family not in step.offers:
            return self.game.not_now(self.state, step, family)
        return step.why_not(self.state, self.state.argument, seat, action)

    def can_undo(self, seat: int, computers: int = 0) -> bool:
        return self._undo_refusal(seat, computers) is None

    def undo(self, seat: int, computers: int = 0) -> None:
        """Undo the seat's last move, if nobody else has acted since and nothing was revealed.

        The moves that `computers` (a bit mask of seats) have made since are taken back with it.
        """
        to = self.undo_reaches(seat, computers)
        self._go_back(self.entries[to])
        del self.entries[to:]

    def undo_reaches(self, seat: int, computers: int = 0) -> int:
        """How many moves remain once the seat has undone its last one; refused if it cannot."""
        refusal = self._undo_refusal(seat, computers)
        if refusal is not None:
            raise refusal
        return self._last_move_of(seat)

    def keep(self) -> None:
        """Let nobody undo what has been played so far."""
        self.kept = len(self.entries)

    def _go_back(self, entry: Entry) -> None:
        """Everything as it was before a move."""
        assert entry.before is not None
        del self.journal.events[entry.events_from :]
        self.state = entry.before.clone()  # a copy of this table may still want to go back there
        self.state.journal = self.journal
        self.chance = self._restored_chance(self.state.chance)

    def _game_error(self, error: Exception, doing: str, seat: int, action: int = -1) -> GameError:
        """What is raised for an error in the game's own code."""
        step = self.state.asking
        move = self.game.space.text(action) if action >= 0 else ""
        name = "" if step is None else step.name
        told = GameError(self.game.id, doing, name, seat, self.seq, move, self.record(open_seed=True))
        told.__cause__ = error  # compiled, `raise … from` does not keep it
        return told

    @staticmethod
    def _restored_chance(chance: Chance) -> Fair | Script:
        assert isinstance(chance, Fair | Script)
        return chance

    def _undo_refusal(self, seat: int, computers: int) -> Refusal | None:
        if self.over:  # the seed is public now
            return Refusal("TABLE-OVER.1", "game_over")
        own = self._last_move_of(seat)
        if own < self.kept:
            return Refusal("TABLE-UNDO.1", "nothing_to_undo")
        since = self.entries[own + 1 :]
        acted = [entry.seat for entry in since if not computers >> entry.seat & 1]
        overtaken = self.entries[own].overtaken & ~computers
        if acted or overtaken:
            other = acted[-1] if acted else overtaken.bit_length() - 1
            return Refusal("TABLE-UNDO.2", "somebody_acted", {"seat": other})
        if self.entries[own].before is None or any(
            self._told(number, seat) for number in range(own + 1, self.seq)
        ):
            return Refusal("TABLE-UNDO.3", "something_revealed")
        return None

    def _last_move_of(self, seat: int) -> int:
        """The number of the seat's last move, from 0; -1 if it has made none."""
        for number in range(self.seq - 1, -1, -1):
            if self.entries[number].seat == seat:
                return number
        return -1

    def _told(self, number: int, seat: int) -> bool:
        """Whether somebody else's move, which drew no chance, showed the seat something it did not know."""
        entry = self.entries[number]
        if not (entry.told | entry.silent) >> seat & 1:
            after = self.entries[number + 1].before if number + 1 < self.seq else self.state
            assert entry.before is not None and after is not None
            if unknown_to(seat, entry.before) == unknown_to(seat, after):
                entry.silent |= 1 << seat
            else:
                entry.told |= 1 << seat
        return bool(entry.told >> seat & 1)

    # --- what is seen ----------------------------------------------------------------------------

    def view(self, audience: int = PUBLIC) -> Any:
        """What a seat sees, or what everyone may see."""
        return self.game.view(self.state, audience)

    def events(self, audience: int = PUBLIC, since: int = 0) -> list[SeenEvent]:
        """What happened after the first `since` moves, as the audience may know it."""
        first = 0 if since == 0 else self._events_after(since)
        bit = audience_bit(audience)
        return [event.seen_by(bit) for event in self.journal.events[first:]]

    def _events_after(self, moves: int) -> int:
        return self.entries[moves].events_from if moves < len(self.entries) else len(self.journal.events)

    def scene(self, audience: int = PUBLIC) -> Scene:
        """What there is to see for an audience, said for every kind of display."""
        return self.game.scene(self.state, audience)

    def frame(self, audience: int = PUBLIC, since: int = 0, scene: bool = False, computers: int = 0) -> Frame:
        """Everything an audience may know now, with the events after the first `since` moves.

        It says whether the audience can undo its last move, together with those of `computers` since.
        """
        try:
            return self._frame(audience, since, scene, computers)
        except _NOT_THE_GAMES_FAULT:
            raise
        except Exception as error:
            raise self._game_error(error, "frame", audience) from error

    def _frame(self, audience: int, since: int, scene: bool, computers: int) -> Frame:
        return Frame(
            seq=self.seq,
            events=[
                EventFrame(event.name, event.args, event.rules) for event in self.events(audience, since)
            ],
            view=self.view(audience),
            decision=self.decision(audience, computers),
            scores=[
                [ScoreFrame(line.category, line.points, line.rule) for line in self.breakdown(seat, audience)]
                for seat in range(self.players)
            ],
            over=self.over,
            ranks=self.ranks() if self.over else [],
            scene=self.scene(audience) if scene else None,
        )

    def scores(self, audience: int = ALL_SEEING) -> list[int]:
        """The score of each seat, as far as the audience may know it."""
        if audience == ALL_SEEING:
            return self.state.scores()
        return [sum(line.points for line in self.breakdown(seat, audience)) for seat in range(self.players)]

    def breakdown(self, seat: int, audience: int = ALL_SEEING) -> list[ScoreLine]:
        """The seat's score line by line, each with its rule, as far as the audience may know it."""
        return self.game.breakdown(self.state, seat, audience)

    def ranks(self) -> list[int]:
        """The rank of each seat, from 1; tied seats have equal ranks."""
        return self.game.ranks(self.state)

    def winners(self) -> list[int]:
        """The seats in first place; more than one means a shared victory."""
        return [seat for seat, rank in enumerate(self.ranks()) if rank == 1]

    def position(self) -> Document:
        """The whole truth as a readable document."""
        return self.game.to_position(self.state)

    def record(self, open_seed: bool | None = None) -> Document:
        """The game so far as a document that can be saved, replayed and verified."""
        from caravanserai.kernel.record import record  # a record replays tables, so not at the top

        return record(self, open_seed)

    def hint(self, seat: int, seed: int = 0) -> tuple[Move, str, dict[str, Any]]:
        """What the heuristic would play here, and why: a sentence key and its arguments."""
        return self.hints(seat, 1, seed)[0]

    def hints(self, seat: int, most: int, seed: int = 0) -> list[tuple[Move, str, dict[str, Any]]]:
        """The best rated options here, the best first, each with a reason to choose it."""
        self._check_asked(seat)
        try:
            return self._hints(seat, most, seed)
        except _NOT_THE_GAMES_FAULT:
            raise
        except Exception as error:
            raise self._game_error(error, "hint", seat) from error

    def _hints(self, seat: int, most: int, seed: int) -> list[tuple[Move, str, dict[str, Any]]]:
        state = self.state_shown_to(seat, seed)
        advice = self.game.advice
        found: list[tuple[Move, str, dict[str, Any]]] = []
        for action in advice.candidates(state, seat, most):
            key, args = advice.reason(state, seat, action)
            found.append((self.game.space.move(action), key, dict(args)))
        return found


def _scripted_seed(seed: int | bytes | None) -> Fast:
    """The source of chance besides a script: nobody verifies it, so it need not be fair."""
    return Fast(seed if isinstance(seed, int) else 0)
