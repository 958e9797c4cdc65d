"""Damaged position documents: each is refused with place and reason, or it is a game that can be played.

`python -m tests.damage GAME --documents 20000 --seed 1 [--processes 2]` takes positions of random games,
damages each in one to three ways, and plays on from those that are accepted. What raises anything but
`Impossible`, leaves somebody without a choice or does not end is written to `build/damage-GAME.json`, ready
to be repeated.
"""

from __future__ import annotations

import argparse
import copy
import json
import signal
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any

from caravanserai import SHELF, game
from caravanserai.conformance.playing import LONGEST, next_seat, walk
from caravanserai.conformance.sittings import Setup, setups
from caravanserai.kernel.game import Document, Game, Options
from caravanserai.kernel.refusal import Impossible
from caravanserai.kernel.table import ALL_SEEING, PUBLIC, Table
from caravanserai.language import Language, languages

BUILD = Path(__file__).parents[1] / "build"
HANGS = 60  # seconds after which a document counts as one that never comes to an end
PATIENCE = 5.0  # seconds of play after which a game that goes on is left alone
LOOKS = 0.02  # how often all audiences look and the position is written and read again
KEPT = 100  # failures are kept, not more
CHUNK = 100  # documents that one process damages at a time
JUNK: list[Any] = [
    *(None, True, False, "", "x", "x" * 500, "none", "0"),
    *(-1, 0, 1, 2, 7, 99, 255, 256, 2**31, 2**63, 2**70, -(2**70)),
    *(1.5, -0.5, [], {}, [[]], [{}], {"": []}, [None], [0, 0], ["x", 3], {"x": {"x": [1]}}, [[[[[]]]]]),
]

Place = tuple[Any, Any]  # a list or an object, and the number or name of something in it


# --- damage ---------------------------------------------------------------------------------------------


class Damage:
    """Ways to damage a document; what it is damaged with comes from other documents, or is junk."""

    def __init__(self, documents: list[Document], choose: Random) -> None:
        self.choose = choose
        self.values: list[Any] = []
        self.names: list[str] = []
        for document in documents:
            for holder, key in places(document):
                self.values.append(holder[key])
                if isinstance(key, str):
                    self.names.append(key)
        self.ways: list[Callable[[Document], None]] = [
            *(self.leave_out, self.replace, self.replace, self.swap, self.repeat, self.drop, self.move),
            *(self.rename, self.count, self.count, self.steps, self.steps, self.add),
        ]

    def damaged(self, document: Document) -> Document:
        """A copy with one to three things wrong, or by chance none."""
        hurt = copy.deepcopy(document)
        for _ in range(self.choose.randint(1, 3)):
            self.choose.choice(self.ways)(hurt)
        return hurt

    def _place(self, document: Document, fits: Callable[[Any], bool] = lambda value: True) -> Place | None:
        found = [(holder, key) for holder, key in places(document) if fits(holder[key])]
        return self.choose.choice(found) if found else None

    def _lists(self, document: Document) -> list[list[Any]]:
        return [holder[key] for holder, key in places(document) if isinstance(holder[key], list)]

    def _other(self) -> Any:
        return copy.deepcopy(self.choose.choice(self.values if self.choose.random() < 0.6 else JUNK))

    def leave_out(self, document: Document) -> None:
        place = self._place(document)
        if place is not None:
            del place[0][place[1]]

    def replace(self, document: Document) -> None:
        place = self._place(document)
        if place is not None:
            place[0][place[1]] = self._other()

    def swap(self, document: Document) -> None:
        one, two = self._place(document), self._place(document)
        if one is not None and two is not None:
            first, second = copy.deepcopy(one[0][one[1]]), copy.deepcopy(two[0][two[1]])
            one[0][one[1]] = second
            if isinstance(two[0], dict) or two[1] < len(two[0]):  # it may have been part of the other
                two[0][two[1]] = first

    def repeat(self, document: Document) -> None:
        lists = [each for each in self._lists(document) if each]
        if lists:
            chosen = self.choose.choice(lists)
            chosen.insert(self.choose.randrange(len(chosen) + 1), copy.deepcopy(self.choose.choice(chosen)))

    def drop(self, document: Document) -> None:
        lists = [each for each in self._lists(document) if each]
        if lists:
            chosen = self.choose.choice(lists)
            chosen.pop(self.choose.randrange(len(chosen)))

    def move(self, document: Document) -> None:
        """A card goes from one list to another."""
        lists = self._lists(document)
        full = [each for each in lists if each]
        if full:
            card = self.choose.choice(full)
            moved = copy.deepcopy(card.pop(self.choose.randrange(len(card))))
            self.choose.choice(lists).append(moved)

    def rename(self, document: Document) -> None:
        place = self._place_named(document)
        if place is not None:
            value = place[0].pop(place[1])
            name = self.choose.choice(self.names) if self.choose.random() < 0.7 else place[1] + "s"
            place[0][name] = value

    def _place_named(self, document: Document) -> Place | None:
        found = [(holder, key) for holder, key in places(document) if isinstance(key, str)]
        return self.choose.choice(found) if found else None

    def add(self, document: Document) -> None:
        """Something is said that was left out, or that nobody asks for."""
        place = self._place_named(document)
        if place is not None:
            place[0][self.choose.choice(self.names)] = self._other()

    def count(self, document: Document) -> None:
        place = self._place(document, lambda value: isinstance(value, int) and not isinstance(value, bool))
        if place is not None:
            place[0][place[1]] += self.choose.choice((-1, 1, -1, 1, 10, -10))

    def steps(self, document: Document) -> None:
        """What is still to be carried out is something else."""
        steps = document.get("steps")
        if not isinstance(steps, list):
            document["steps"] = self._other()
            return
        known = [
            value for value in self.values if isinstance(value, list) and value and isinstance(value[0], str)
        ]
        way = self.choose.randrange(4)
        if way == 0 and steps:
            steps.pop(self.choose.randrange(len(steps)))
        elif way == 1 and known:
            steps.insert(self.choose.randrange(len(steps) + 1), copy.deepcopy(self.choose.choice(known)))
        elif way == 2 and steps:
            self.choose.shuffle(steps)
        elif steps and isinstance(steps[-1], list) and steps[-1]:
            steps[-1][-1] = self._other()


def places(document: Any) -> Iterator[Place]:
    """Every place in a document that something could be changed at."""
    inner = document.items() if isinstance(document, dict) else enumerate(document)
    for key, value in list(inner):
        yield document, key
        if isinstance(value, dict | list):
            yield from places(value)


# --- judging --------------------------------------------------------------------------------------------


class Never(Exception):
    """Something does not come to an end."""


class Wrong(Exception):
    """A position was accepted that no game can be in, or refused without a reason."""


@dataclass
class Failure:
    """A document that was neither refused nor playable, ready to be repeated."""

    game: str
    players: int
    options: Options
    document: Document
    traceback: str

    @property
    def kind(self) -> str:
        """Where it went wrong and how, in a line."""
        lines = [line.strip() for line in self.traceback.splitlines() if line.strip()]
        where = [line for line in lines if line.startswith("File ") and "/caravanserai/" in line]
        short = where[-1].rpartition("/caravanserai/")[2].replace('"', "") if where else ""
        return f"{lines[-1][:120]} ({short})"


@dataclass
class Count:
    """How the documents fared."""

    documents: int = 0
    refused: int = 0
    played: int = 0
    cut_short: int = 0
    failures: list[Failure] = field(default_factory=list)

    def add(self, other: Count) -> None:
        self.documents += other.documents
        self.refused += other.refused
        self.played += other.played
        self.cut_short += other.cut_short
        self.failures += other.failures

    def __str__(self) -> str:
        return (
            f"{self.documents} documents: {self.refused} refused, {self.played} played "
            f"({self.cut_short} not to the end), {len(self.failures)} failed"
        )


@contextmanager
def no_longer_than(seconds: float) -> Iterator[None]:
    """Give up on what hangs; only where the system has such an alarm."""

    def ring(*_: Any) -> None:
        raise Never(f"not done after {seconds} seconds")

    if not hasattr(signal, "SIGALRM"):
        yield
        return
    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def judge(box: Game, players: int, options: Options, document: Document, choose: Random) -> Count:
    """Set a document up and play on from it, or hear why not."""
    found = Count(1)
    try:
        with no_longer_than(HANGS):
            table = box.table(players, seed=1, options=options, position=copy.deepcopy(document))
            found.played = 1
            found.cut_short = 0 if play_out(box, table, choose) else 1
    except Impossible as refusal:
        try:
            if found.played:
                raise Wrong("a position of a game that is being played is refused") from refusal
            check_reason(box, refusal)
            found.refused = 1
        except Wrong:
            found.failures = [Failure(box.id, players, options, document, traceback.format_exc())]
    except Exception:
        found.failures = [Failure(box.id, players, options, document, traceback.format_exc())]
    return found


def check_reason(box: Game, refusal: Impossible) -> None:
    """A refusal says where and why, in every language."""
    if not refusal.where or not refusal.reason:
        raise Wrong("a refusal without place or reason")
    for code in languages():
        text, problems = Language(code, box).attempt(f"fault-{refusal.key}", refusal.args_)
        if problems or not text:
            raise Wrong(f"{code}: {problems}")
        for inner in refusal.args_.values():
            if not isinstance(inner, int | str):
                said, missing = Language(code, box).attempt(f"fault-{inner.key}", inner.args_)
                if missing or not said:
                    raise Wrong(f"{code}: {missing}")


def play_out(box: Game, table: Table, choose: Random) -> bool:
    """Random play to the end; whether there was time for it."""
    until = time.monotonic() + PATIENCE
    look_from_all_sides(box, table)
    decisions = 0
    while not table.over:
        state = table.state
        for seat in table.waiting:
            if not state.legal(seat):
                raise Wrong(f"seat {seat} has no choice in {table.decision().kind}")
        seat = next_seat(state, choose)
        state.apply(seat, choose.choice(state.legal(seat)))
        decisions += 1
        if decisions > LONGEST:
            raise Never(f"the game goes on after {decisions} decisions")
        if choose.random() < LOOKS:
            look_from_all_sides(box, table)
        if time.monotonic() > until:
            return False
    look_from_all_sides(box, table)
    return True


def look_from_all_sides(box: Game, table: Table) -> None:
    """Every audience gets its frame, and the position can be set up again."""
    for audience in range(PUBLIC, table.players):
        table.frame(audience, table.seq)
    table.view(ALL_SEEING)
    position = json.loads(json.dumps(table.position()))
    again = box.table(table.players, seed=2, options=table.options, position=position)
    if again.position() != position:
        raise Wrong("its position is another one when it is set up again")


# --- many documents ---------------------------------------------------------------------------------------


def sound(way: Setup, seed: int) -> list[Document]:
    """Positions of one random game, at a few moments."""
    moments = [json.loads(json.dumps(table.position())) for table, _, _ in walk(way, seed)]
    return Random(seed).sample(moments, min(12, len(moments)))


def damage_some(game_id: str, seed: int, count: int) -> Count:
    """Damage documents of one way to sit down and see how they fare."""
    box = game(game_id)
    ways = setups(box)
    choose = Random(seed)
    way = ways[seed % len(ways)]
    documents = sound(way, seed)
    damage = Damage(documents + sound(ways[choose.randrange(len(ways))], seed + 1), choose)
    total = Count()
    for _ in range(count):
        document = damage.damaged(choose.choice(documents))
        total.add(judge(box, way.players, way.options, document, choose))
    return total


def counts(game_id: str, documents: int, seed: int, processes: int) -> Iterator[Count]:
    """How the documents fare, some at a time."""
    chunks = [
        (game_id, seed * 1_000_003 + number, min(CHUNK, documents - number * CHUNK))
        for number in range((documents + CHUNK - 1) // CHUNK)
    ]
    if processes == 1:
        for chunk in chunks:
            yield damage_some(*chunk)
        return
    with get_context("spawn").Pool(processes) as pool:
        yield from pool.imap(_damage_chunk, chunks)


def _damage_chunk(chunk: tuple[str, int, int]) -> Count:
    return damage_some(*chunk)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.damage", description=__doc__)
    parser.add_argument("game", choices=list(SHELF))
    parser.add_argument("--documents", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=1)
    chosen = parser.parse_args()
    total = Count()
    for count in counts(chosen.game, chosen.documents, chosen.seed, chosen.processes):
        total.add(count)
        print(f"\r{chosen.game}: {total}", end="", flush=True)
    print()
    path = BUILD / f"damage-{chosen.game}.json"
    if not total.failures:
        path.unlink(missing_ok=True)
        return 0
    for kind, times in Counter(failure.kind for failure in total.failures).most_common(20):
        print(f"  {times} × {kind}")
    BUILD.mkdir(exist_ok=True)
    path.write_text(json.dumps([asdict(each) for each in total.failures[:KEPT]], indent=1), encoding="utf-8")
    print(f"  see {path}")
    return 1


if __name__ == "__main__":
    sys.exit(main())
