"""Looks into the future of a recorded game: what is looked at, how, and the sums that come of it."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import Final

from caravanserai.analysis.story import Story
from caravanserai.bots.rollout import play_on
from caravanserai.bots.settings import settings_for
from caravanserai.bots.simulation import SEEDS, Simulation
from caravanserai.bots.values import WHOLE, win_chances
from caravanserai.games import load
from caravanserai.kernel.chance import Fast
from caravanserai.kernel.game import Document
from caravanserai.kernel.state import State

POSITION: Final = "position"  # who wins from here, seen from above
DRAW: Final = "draw"  # who wins after a move, before it is known how it turns out
CHOICE: Final = "choice"  # what each option is worth to the seat that decides, by what it knows

_SEEDS_APART: Final = 7919  # as in search: looks with one number meet the same deal
_GOLDEN: Final = (math.sqrt(5) - 1) / 2
_PRIOR: Final = 0.25  # variance added for one look: a few that happen to agree prove little


@dataclass(frozen=True, slots=True)
class Item:
    """One thing to look at."""

    kind: str
    number: int  # of the position, or of the move
    actions: tuple[int, ...] = ()  # of a choice: the move played first, then its rivals


@dataclass(slots=True)
class Tally:
    """Sums and squares over looks, column by column."""

    looks: int = 0
    sums: list[float] = field(default_factory=list)
    squares: list[float] = field(default_factory=list)

    def add(self, row: list[float]) -> None:
        if not self.sums:
            self.sums = [0.0] * len(row)
            self.squares = [0.0] * len(row)
        self.looks += 1
        for column, value in enumerate(row):
            self.sums[column] += value
            self.squares[column] += value * value

    def merge(self, other: Tally) -> None:
        if not self.sums:
            self.sums, self.squares = other.sums.copy(), other.squares.copy()
        else:
            self.sums = [mine + theirs for mine, theirs in zip(self.sums, other.sums, strict=True)]
            self.squares = [mine + theirs for mine, theirs in zip(self.squares, other.squares, strict=True)]
        self.looks += other.looks

    def mean(self, column: int) -> float:
        return self.sums[column] / self.looks

    def error(self, column: int) -> float:
        """The standard error of a column's mean."""
        mean = self.mean(column)
        variance = max(0.0, self.squares[column] / self.looks - mean * mean)
        return math.sqrt((variance + _PRIOR / self.looks) / self.looks)


@dataclass(frozen=True, slots=True)
class Batch:
    """Looks to be taken at one item: numbers `first` to `first + count - 1`."""

    item: Item
    first: int
    count: int


@dataclass(frozen=True, slots=True)
class Task:
    """Work for one process."""

    document: Document
    batches: list[Batch]


_replayed: dict[str, Story] = {}  # the game a process is at work on, by the record's digest


def _story(document: Document) -> Story:
    story = _replayed.get(document["digest"])
    if story is None:
        story = Story(load(document["game"]), document)
        _replayed.clear()
        _replayed[document["digest"]] = story
    return story


def work(task: Task) -> list[tuple[Item, Tally]]:
    """Take the looks of a task; a process replays the record once."""
    story = _story(task.document)
    return [(batch.item, look(story, batch)) for batch in task.batches]


def look(story: Story, batch: Batch) -> Tally:
    """Take some looks at an item."""
    if batch.item.kind == CHOICE:
        return _look_at_choice(story, batch)
    tally = Tally()
    if batch.item.kind == POSITION:
        state = story.states[batch.item.number]
        for number in range(batch.first, batch.first + batch.count):
            tally.add(_play_on(story, story.dealt(state, _chance(number))))
        return tally
    listed = story.enumerated(batch.item.number)
    for number in range(batch.first, batch.first + batch.count):
        tally.add(_play_on(story, _turned_out(story, batch.item.number, number, listed)))
    return tally


def _chance(number: int) -> Fast:
    """The chance of a look: the same for all items, so that they are compared in like futures."""
    return Fast(number * _SEEDS_APART % SEEDS)


def _turned_out(story: Story, at: int, number: int, listed: list[tuple[float, State]]) -> State:
    """A position after a move, as it might have turned out."""
    chance = _chance(number)
    if not listed:
        move = story.moves[at]
        state = story.dealt(story.states[at], chance)
        state.apply(move.seat, move.action)
        return state
    place = number * _GOLDEN % 1.0  # spread evenly over the outcomes, however many looks there are
    at = 0
    while at < len(listed) - 1 and place >= listed[at][0]:
        place -= listed[at][0]
        at += 1
    return story.dealt(listed[at][1], chance)


def _play_on(story: Story, state: State) -> list[float]:
    """Each seat's share of victory after everybody has played on as the ratings say."""
    play_on(story.game.advice, state, state.rounds() + story.rounds)
    return win_chances(story.game, state)


def _look_at_choice(story: Story, batch: Batch) -> Tally:
    """Every option in the same deals: its share, its lead on the move played, and that lead from above."""
    number, actions = batch.item.number, batch.item.actions
    state, seat = story.states[number], story.moves[number].seat
    settings = settings_for(story.game.advice, state, [])
    settings.rounds = story.rounds
    simulation = Simulation(story.game, state, seat, settings, 0)
    until = state.rounds() + story.rounds
    tally = Tally()
    for deal in range(batch.first, batch.first + batch.count):
        row: list[float] = []
        played = played_above = 0.0
        for place, action in enumerate(actions):
            simulation.look(deal, action)
            share = simulation.share / WHOLE
            dealt = story.dealt(state, _chance(deal))
            dealt.apply(seat, action)
            play_on(story.game.advice, dealt, until)
            above = win_chances(story.game, dealt)[seat]
            if place == 0:
                played, played_above = share, above
            row += [share, share - played, above - played_above, simulation.margin / 100]
        tally.add(row)
    return tally


COLUMNS: Final = 4  # of each option of a choice
SHARE, LEAD, LEAD_ABOVE, MARGIN = range(COLUMNS)
