"""Data sets of games between bots, as Parquet files that are the same byte for byte when made again."""

from __future__ import annotations

import json
import multiprocessing
import os
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import pyarrow as pa
import pyarrow.parquet as pq

from caravanserai.kernel.observer import Observer
from caravanserai.kernel.state import State
from caravanserai.research.plan import Plan, Player

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
    observation: list[int] = field(default_factory=list)


def make(
    plan: Plan,
    folder: Path,
    observations: bool = False,
    processes: int | None = None,
    progress: Progress | None = None,
) -> None:
    """Make a data set, or what is left of one that was interrupted."""
    plan = plan.check()
    folder.mkdir(parents=True, exist_ok=True)
    _write_header(plan, folder, observations)
    parts = list(_parts(plan))
    left = [part for part in parts if not _decisions_file(folder, part[0]).exists()]
    if progress is not None:
        progress(plan.games - sum(last - first for first, last in left))
    workers = min(processes or os.cpu_count() or 1, max(1, len(left)))
    if workers == 1:
        for part in left:
            _write_part(plan, folder, observations, *part)
            if progress is not None:
                progress(part[1] - part[0])
    else:
        context = multiprocessing.get_context("spawn")
        with ProcessPoolExecutor(workers, mp_context=context) as pool:
            jobs = {pool.submit(_write_part, plan, folder, observations, *part): part for part in left}
            for job in as_completed(jobs):
                job.result()
                if progress is not None:
                    progress(jobs[job][1] - jobs[job][0])
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


def _write_part(plan: Plan, folder: Path, observations: bool, first: int, last: int) -> None:
    """Play and write some of the games; the file of decisions comes last: if it is there, both are whole."""
    player = Player(plan)
    observer = Observer(player.game, len(plan.bots), plan.options) if observations else None
    columns = _Columns()
    ends: list[dict[str, Any]] = []
    steps: list[str] = []
    for number in range(first, last):
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
    metadata = {"caravanserai": _header(plan, observations)}
    games = pa.Table.from_pylist(ends, schema=_GAMES)
    _save(games.replace_schema_metadata(metadata), _games_file(folder, first))
    decisions = _decisions(columns, player, steps, observer)
    _save(decisions.replace_schema_metadata(metadata), _decisions_file(folder, first))


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
        numbers = pa.array(columns.observation, pa.int16())
        arrays["observation"] = pa.FixedSizeListArray.from_arrays(numbers, observer.layout.size)
    return pa.table(arrays)


def _save(table: Any, path: Path) -> None:
    """Write a file whole or not at all."""
    unfinished = path.with_suffix(f".{os.getpid()}")
    pq.write_table(table, unfinished, compression="zstd")
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
