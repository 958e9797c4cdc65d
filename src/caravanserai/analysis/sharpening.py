"""An analysis that is coarse at once and sharpens: looks go where they tell most."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final

from caravanserai.analysis.findings import findings
from caravanserai.analysis.looks import CHOICE, COLUMNS, DRAW, LEAD, POSITION, Batch, Item, Tally, Task, work
from caravanserai.analysis.story import Story
from caravanserai.games import load
from caravanserai.kernel.chance import Fast
from caravanserai.kernel.game import Document
from caravanserai.kernel.state import State

Found = list[tuple[Item, Tally]]
Run = Callable[[Callable[[Task], Found], Iterable[Task]], Iterator[Found]]
Progress = Callable[[float], None]  # how much is done, from 0 to 1

SETTLED: Final = 0.012  # the standard error at which nothing more need be known
_FIRST: Final = 4  # looks at everything before anything is looked at closely
_MORE: Final = 12
_RIVALS: Final = 3  # options that a choice is compared with
_ITEMS_AT_ONCE: Final = 24
_TASK: Final = 8  # items in a task
_HOPELESS: Final = 2.5  # standard errors by which a rival that is behind is no longer looked at


class Analysis:
    """The looks taken so far at one game, and what to look at next."""

    def __init__(self, document: Document) -> None:
        self.document = document
        self.story = Story(load(document["game"]), document)
        self.same = _same_positions(self.story)
        self.tallies: dict[Item, Tally] = {item: Tally() for item in self._items()}

    def _items(self) -> Iterator[Item]:
        """All there is to look at, what makes the first picture first: unusual moves before usual ones."""
        last = len(self.story.moves)
        for number in range(last + 1):
            if self.same[number] == number and not (number == last and self.story.over):
                yield Item(POSITION, number)
        for number, move in enumerate(self.story.moves):
            if move.drew and not move.usual:
                yield Item(DRAW, number)
        for usual in (False, True):
            for number, move in enumerate(self.story.moves):
                if move.usual == usual and move.options > 1:
                    rivals = _rivals(self.story, number)
                    if rivals:
                        yield Item(CHOICE, number, (move.action, *rivals))

    @property
    def looks(self) -> int:
        return sum(tally.looks * max(1, len(item.actions)) for item, tally in self.tallies.items())

    def next_batches(self) -> list[Batch]:
        """The looks that tell most for what they cost; empty when everything is settled."""
        new = [item for item, tally in self.tallies.items() if tally.looks == 0]
        if new:
            return [Batch(item, 0, _FIRST) for item in new[:_ITEMS_AT_ONCE]]
        worth = [(self._worth(item, tally), item) for item, tally in self.tallies.items()]
        ranked = sorted((pair for pair in worth if pair[0] > 0), key=lambda pair: -pair[0])
        return [Batch(item, self.tallies[item].looks, _MORE) for _, item in ranked[:_ITEMS_AT_ONCE]]

    def _worth(self, item: Item, tally: Tally) -> float:
        """By how much a look would narrow the error, for the looks it takes; 0 if it is narrow enough."""
        error = self.uncertainty(item, tally)
        if error <= SETTLED:
            return 0.0
        return error * error / tally.looks / max(1, 2 * len(item.actions))

    @staticmethod
    def uncertainty(item: Item, tally: Tally) -> float:
        """The standard error that matters: of a choice, that of the rivals which may be better."""
        if item.kind != CHOICE:
            return max(tally.error(column) for column in range(len(tally.sums)))
        errors = [0.0]
        for rival in range(1, len(item.actions)):
            column = rival * COLUMNS + LEAD
            error = tally.error(column)
            if tally.mean(column) > -_HOPELESS * error:
                errors.append(error)
        return max(errors)

    def absorb(self, found: Found) -> None:
        for item, tally in found:
            self.tallies[item].merge(tally)

    def settled(self) -> float:
        """How much of the way to settled errors has been gone, from 0 to 1."""
        looked = [(item, tally) for item, tally in self.tallies.items() if tally.looks]
        if not self.tallies:
            return 1.0
        done = sum(
            min(1.0, (SETTLED / max(SETTLED, self.uncertainty(item, tally))) ** 2) for item, tally in looked
        )
        return done / len(self.tallies)

    def findings(self) -> dict[str, Any]:
        """What the looks so far have found, as a document."""
        return findings(self.story, self.same, self.tallies, self.looks)


def _same_positions(story: Story) -> list[int]:
    """For each position, the later one that is worth the same: between them only usual moves were played.

    Looks into the future would have played the same moves, so both positions have the same futures.
    """
    same = list(range(len(story.states)))
    for number in range(len(story.moves) - 1, -1, -1):
        if story.moves[number].usual and not story.moves[number].drew:
            same[number] = same[number + 1]
    return same


def _rivals(story: Story, number: int) -> list[int]:
    """The options that may have been better than the move played, by what the seat knew."""
    move = story.moves[number]
    seen: State = story.states[number].clone()
    seen.redeal(move.seat, Fast(number))
    found = story.game.advice.candidates(seen, move.seat, _RIVALS + 1)
    return [action for action in found if action != move.action][:_RIVALS]


def _here(play: Callable[[Task], Found], tasks: Iterable[Task]) -> Iterator[Found]:
    for task in tasks:
        yield play(task)


def analyse(
    document: Document,
    seconds: float | None = None,
    looks: int | None = None,
    run: Run | None = None,
    progress: Progress | None = None,
) -> dict[str, Any]:
    """Analyse a record until everything is settled, or for so many seconds, or about so many looks.

    `run` may spread the work over processes; the findings after a number of looks do not depend on it.
    """
    analysis = Analysis(document)
    watch = _Watch(seconds)
    spread = run if run is not None else _here
    while not watch.is_up():
        batches = analysis.next_batches()
        if not batches or (looks is not None and analysis.looks >= looks):
            break
        tasks = [Task(document, batches[at : at + _TASK]) for at in range(0, len(batches), _TASK)]
        for found in spread(work, tasks):
            analysis.absorb(found)
            if progress is not None:
                progress(max(watch.spent(), analysis.settled()))
            if watch.is_up():
                break
    return analysis.findings()


class _Watch:
    """How much of the time is spent, if there is a limit."""

    def __init__(self, seconds: float | None) -> None:
        self._seconds = seconds
        self._began = time.monotonic()

    def spent(self) -> float:
        """From 0 to 1."""
        if self._seconds is None:
            return 0.0
        return min(1.0, (time.monotonic() - self._began) / self._seconds)

    def is_up(self) -> bool:
        return self.spent() >= 1
