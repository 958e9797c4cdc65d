"""Data sets of games between bots, as Parquet files that are the same byte for byte when made again."""

from __future__ import annotations

import json
import os
from array import array
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import pyarrow as pa
import pyarrow.parquet as pq

from caravanserai.kernel.observer import Observer
from caravanserai.kernel.state import State
from caravanserai.research.plan import Plan, Player
from caravanserai.workers import workers

FORMAT: Final = 1
HEADER: Final = "header.json"
CARD: Final = "README.md"
PART: Final = 500  # games in one file

Progress = Callable[[int], None]


class WrongHeader(ValueError):
    """The folder holds a data set that was made from something else."""


@dataclass
class _Columns:
    """The rows of one file: a row for each decision."""

    game: list[int] = field(default_factory=list)
    move: list[int] = field(default_factory=list)
    seat: list[int] = field(default_factory=list)
    step: list[int] = field(default_factory=list)
    legal: list[int] = field(default_factory=list)
    action: list[int] = field(default_factory=list)
    # by far the longest: two bytes a number, one observation after another
    observation: array[int] = field(default_factory=lambda: array("h"))


@dataclass(frozen=True)
class _Part:
    """Some of the games of a data set, to be played by one worker."""

    plan: Plan
    observations: bool
    first: int
    last: int


@dataclass(frozen=True)
class _Made:
    """The two files of a part; they are written where the command runs, wherever they were made."""

    part: _Part
    games: bytes
    decisions: bytes

    def write(self, folder: Path) -> None:
        """The file of decisions comes last: if it is there, both are whole."""
        _save(self.games, _games_file(folder, self.part.first))
        _save(self.decisions, _decisions_file(folder, self.part.first))


def make(
    plan: Plan,
    folder: Path,
    observations: bool = False,
    processes: int | None = None,
    progress: Progress | None = None,
    ray: str | None = None,
) -> None:
    """Make a data set, or what is left of one that was interrupted; on the Ray cluster of an address."""
    plan = plan.check()
    folder.mkdir(parents=True, exist_ok=True)
    _write_header(plan, folder, observations)
    parts = [_Part(plan, observations, first, last) for first, last in _parts(plan)]
    left = [part for part in parts if not _decisions_file(folder, part.first).exists()]
    if progress is not None:
        progress(plan.games - sum(part.last - part.first for part in left))
    crew = workers(min(processes or os.cpu_count() or 1, max(1, len(left))), ray)
    try:
        for made in crew.run(_make_part, left):
            made.write(folder)
            if progress is not None:
                progress(made.part.last - made.part.first)
    finally:
        crew.close()
    (folder / CARD).write_text(_card(plan, observations), encoding="utf-8")


def _parts(plan: Plan) -> Iterator[tuple[int, int]]:
    for first in range(0, plan.games, PART):
        yield first, min(plan.games, first + PART)


def _header(plan: Plan, observations: bool) -> str:
    document = {"format": FORMAT, **plan.document(), "observations": observations, "games_in_a_file": PART}
    return json.dumps(document, indent=1, sort_keys=True) + "\n"


def _write_header(plan: Plan, folder: Path, observations: bool) -> None:
    """The header comes first: who resumes compares it."""
    path = folder / HEADER
    wanted = _header(plan, observations)
    if not path.exists():
        path.write_text(wanted, encoding="utf-8")
    elif path.read_text(encoding="utf-8") != wanted:
        raise WrongHeader(f"{folder} holds another data set: see its {HEADER}, or choose another folder")


def _decisions_file(folder: Path, first: int) -> Path:
    return folder / f"decisions-{first // PART:05d}.parquet"


def _games_file(folder: Path, first: int) -> Path:
    return folder / f"games-{first // PART:05d}.parquet"


def _make_part(part: _Part) -> _Made:
    """Play some of the games, and put their two files together."""
    plan = part.plan
    player = Player(plan)
    observer = Observer(player.game, len(plan.bots), plan.options) if part.observations else None
    columns = _Columns()
    ends: list[dict[str, Any]] = []
    steps: list[str] = []
    for number in range(part.first, part.last):
        began = len(columns.game)

        def watch(
            state: State, seat: int, legal: list[int], action: int, number: int = number, began: int = began
        ) -> None:
            columns.move.append(len(columns.game) - began)
            columns.game.append(number)
            columns.seat.append(seat)
            columns.step.append(int(state.next_step()))
            columns.legal.append(len(legal))
            columns.action.append(action)
            if observer is not None:
                columns.observation.extend(observer.values(state, seat))

        state = player.play(number, watch)
        steps = [step.name for step in state.steps]
        ends.append(
            {
                "game": number,
                "deal": plan.deal(number),
                "bots": plan.seating(number),
                "decisions": len(columns.game) - began,
                "scores": state.scores(),
                "ranks": player.game.ranks(state),
            }
        )
    metadata = {"caravanserai": _header(plan, part.observations)}
    games = pa.Table.from_pylist(ends, schema=_GAMES)
    decisions = _decisions(columns, player, steps, observer)
    return _Made(part, *(_parquet(table.replace_schema_metadata(metadata)) for table in (games, decisions)))


_GAMES: Final = pa.schema(
    [
        ("game", pa.int32()),
        ("deal", pa.int64()),
        ("bots", pa.list_(pa.string())),
        ("decisions", pa.int32()),
        ("scores", pa.list_(pa.int32())),
        ("ranks", pa.list_(pa.int8())),
    ]
)


def _decisions(columns: _Columns, player: Player, steps: list[str], observer: Observer | None) -> Any:
    space = player.game.space
    texts = pa.array([space.text(action) for action in range(space.size)])
    arrays = {
        "game": pa.array(columns.game, pa.int32()),
        "move": pa.array(columns.move, pa.int32()),
        "seat": pa.array(columns.seat, pa.int8()),
        "step": pa.DictionaryArray.from_arrays(pa.array(columns.step, pa.int16()), pa.array(steps)),
        "legal": pa.array(columns.legal, pa.int16()),
        "action": pa.array(columns.action, pa.int16()),
        "text": pa.DictionaryArray.from_arrays(pa.array(columns.action, pa.int16()), texts),
    }
    if observer is not None:
        numbers = pa.Array.from_buffers(
            pa.int16(), len(columns.observation), [None, pa.py_buffer(columns.observation)]
        )
        arrays["observation"] = pa.FixedSizeListArray.from_arrays(numbers, observer.layout.size)
    return pa.table(arrays)


def _parquet(table: Any) -> bytes:
    file = pa.BufferOutputStream()
    pq.write_table(table, file, compression="zstd")
    content: bytes = file.getvalue().to_pybytes()
    return content


def _save(content: bytes, path: Path) -> None:
    """Write a file whole or not at all."""
    unfinished = path.with_suffix(f".{os.getpid()}")
    unfinished.write_bytes(content)
    unfinished.rename(path)


class Dataset:
    """A data set in a folder: its header, its games and their decisions."""

    def __init__(self, folder: str | Path) -> None:
        self.folder = Path(folder)
        self.header: dict[str, Any] = json.loads((self.folder / HEADER).read_text(encoding="utf-8"))
        self.plan = Plan(
            self.header["game"],
            tuple(self.header["bots"]),
            self.header["games"],
            self.header["seed"],
            self.header["options"],
        )

    def games(self) -> Any:
        """One row for each game, as a PyArrow table."""
        return self._read("games-*.parquet")

    def decisions(self) -> Any:
        """One row for each decision, as a PyArrow table."""
        return self._read("decisions-*.parquet")

    def _read(self, pattern: str) -> Any:
        return pa.concat_tables([pq.read_table(path) for path in sorted(self.folder.glob(pattern))])

    def replay(self, number: int) -> Iterator[tuple[State, int, int]]:
        """A game once more, decision by decision: the state, the seat and the action about to be taken."""
        path = _decisions_file(self.folder, number)
        rows = pq.read_table(path, columns=["seat", "action"], filters=[("game", "=", number)])
        state = Player(self.plan).start(number)
        for seat, action in zip(rows["seat"].to_pylist(), rows["action"].to_pylist(), strict=True):
            yield state, seat, action
            state.apply(seat, action)


def _card(plan: Plan, observations: bool) -> str:
    """The data card: what is in the folder, how it was made and what it is not."""
    player = Player(plan)
    options = [f"--option {name}={str(value).lower()}" for name, value in plan.options.items()]
    more = ["--observations"] if observations else []
    command = " ".join(
        [
            f"caravanserai dataset {plan.game} --games {plan.games} --bots {','.join(plan.bots)}",
            f"--seed {plan.seed}",
            *options,
            *more,
            "--out FOLDER",
        ]
    )
    return f"""# Games of {player.game.title} between bots

{plan.games} games of {len(plan.bots)} players, rules version {player.game.rules_version}. Made by

    {command}

- `games-*.parquet`: a row for each game: its deal (a seed), the bots by seat, the number of decisions,
  scores and ranks.
- `decisions-*.parquet`: a row for each decision: game, move (from 0), seat, step of the rules, number of
  legal actions, the action as a number and as text{", the observation of the seat" if observations else ""}.
- `header.json`: everything needed to make the same files again, byte for byte, with the same versions of
  this package and of PyArrow.

Each deal is played once for each seating of the bots. All moves are those of programs; no people took part.
The bots are no measure of good play: do not conclude from them what people would do.
"""
