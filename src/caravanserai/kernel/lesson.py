"""A lesson: a prepared table and a few steps that say what to try. What is said is in the texts, by key.

A lesson is data, the `lesson.toml` beside a game's `data.toml`:

    players = 3               # how many sit at the table
    seat = 0                  # who learns
    seed = 7                  # what follows the dictated chance
    chance = [0, 0, 1, …]     # the outcomes of chance in play, in order (a die that shows 1 is 0)
    [options]                 # table options, if any
    [position]                # any position of the game, if it does not begin at the start
    [[steps]]
    id = "roll"               # messages lesson-roll, and if a move is asked, lesson-roll-right and -wrong
    before = ["1 take gold"]  # what happens first: a seat and its move
    look = ["floor:chest"]    # what to look at: targets of the game's board
    accept = ["take chest"]   # the moves that are right; none if there is only something to read
    rule = "YSP-SELECT.1"     # the rule to cite

The last step only has something to read: what to do in the games to come.
"""

from __future__ import annotations

import hashlib
import sys
import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from caravanserai.kernel.game import Game, Wishes
from caravanserai.kernel.refusal import Refusal
from caravanserai.kernel.table import Table


@dataclass(frozen=True, slots=True)
class LessonStep:
    """One step: what happens before it, what to look at and which moves are right."""

    id: str
    look: list[str]
    accept: list[str]
    rule: str
    before: list[tuple[int, str]]

    @property
    def asks(self) -> bool:
        """Whether a move is asked for; otherwise there is only something to read."""
        return bool(self.accept)

    @property
    def keys(self) -> list[str]:
        """The messages of the step: what is wanted, and the answers to a right and to a wrong move."""
        key = f"lesson-{self.id}"
        return [key, f"{key}-right", f"{key}-wrong"] if self.asks else [key]


@dataclass(frozen=True, slots=True)
class Lesson:
    """A first game, step by step."""

    game: str
    edition: str  # a fingerprint of its data: another edition may lead elsewhere
    players: int
    seat: int
    seed: int
    options: Wishes
    position: dict[str, Any] | None
    chance: list[int] | None
    steps: list[LessonStep]

    def table(self, game: Game, names: list[str] | None = None) -> Table:
        """The prepared table. It commits to no seed, because everyone can know its chance."""
        table = game.table(self.players, self.seed, self.options, self.position, names, self.chance)
        table.seed = None
        return table


@cache
def lesson_of(game: Game) -> Lesson | None:
    """The lesson in the folder of a game's module, if it has one."""
    module = sys.modules[type(game).__module__].__file__
    assert module is not None
    file = Path(module).with_name("lesson.toml")
    if not file.is_file():
        return None
    written = file.read_bytes()
    data = tomllib.loads(written.decode())
    return Lesson(
        game=game.id,
        edition=hashlib.sha256(written).hexdigest()[:16],
        players=data["players"],
        seat=data.get("seat", 0),
        seed=data["seed"],
        options=data.get("options", {}),
        position=data.get("position"),
        chance=data.get("chance"),
        steps=[_step(entry) for entry in data["steps"]],
    )


def _step(entry: dict[str, Any]) -> LessonStep:
    before = [line.partition(" ") for line in entry.get("before", [])]
    return LessonStep(
        id=entry["id"],
        look=entry.get("look", []),
        accept=entry.get("accept", []),
        rule=entry.get("rule", ""),
        before=[(int(seat), move) for seat, _, move in before],
    )


class Tutor:
    """Leads through a lesson: carries out what happens before a step, and judges the moves that are tried."""

    def __init__(self, lesson: Lesson, table: Table, number: int = -1) -> None:
        """A tutor who begins the lesson, or who is at one of its steps already."""
        self.lesson = lesson
        self.table = table
        self.number = number
        if number < 0:
            self.advance()

    def clone(self, table: Table) -> Tutor:
        """The same tutor at a copy of the table."""
        return Tutor(self.lesson, table, self.number)

    @property
    def finished(self) -> bool:
        return self.number >= len(self.lesson.steps)

    @property
    def step(self) -> LessonStep:
        return self.lesson.steps[self.number]

    @property
    def answered(self) -> LessonStep | None:
        """The step before this one, if a move was asked for there and has just been played."""
        before = self.lesson.steps[self.number - 1] if self.number > 0 else None
        return before if before is not None and before.asks else None

    def advance(self) -> None:
        """Go on to the next step."""
        self.number += 1
        if not self.finished:
            for seat, move in self.step.before:
                self.table.play(seat, move)
        self.table.keep()

    def check(self, move: str) -> None:
        """Refuse a move that the rules forbid, or one that is not what the lesson asks for."""
        seat = self.lesson.seat
        refusal = self.table.why_not(seat, move)
        if refusal is not None:
            raise refusal
        space = self.table.game.space
        action = space.shorthand(move, self.table.state.legal(seat))
        if action not in [space.parse(accepted) for accepted in self.step.accept]:
            raise self.not_right()

    def not_right(self) -> Refusal:
        """Why a move that the rules allow is not played now."""
        if not self.step.asks:
            return Refusal(self.step.rule, "lesson_reading")
        return NotRight(self.step)

    def play(self, move: str) -> None:
        """Play the right move and go on; any other is refused."""
        self.check(move)
        self.table.play(self.lesson.seat, move)
        self.advance()


class NotRight(Refusal):
    """A move that is allowed, but not the one that the lesson asks for."""

    def __init__(self, step: LessonStep) -> None:
        super().__init__(step.rule, f"lesson-{step.id}-wrong")
