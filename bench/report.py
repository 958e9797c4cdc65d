"""What the measurements say: medians, ratios to Catanatron, and whether the bars are met."""

from __future__ import annotations

import sys
from dataclasses import asdict, dataclass
from statistics import median

from contestants import COMPILED, INTERPRETED, Measure
from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

YARDSTICK = "Catanatron"


@dataclass(frozen=True)
class Row:
    """One engine in one game: medians over the rounds, and ratios to Catanatron."""

    engine: str
    game: str
    compiled: bool | None
    decisions_per_second: float
    games_per_second: float
    copies_per_second: float | None
    decisions_ratio: float | None
    copies_ratio: float | None
    spread: float  # the gap between the slowest and the fastest round, as a share of the median
    rounds: list[Measure]


@dataclass(frozen=True)
class Verdict:
    """One requirement on one of our games."""

    requirement: str
    game: str
    ratio: float | None
    verdict: str  # "ok", "MISSED", or why there is none


@dataclass(frozen=True)
class Bar:
    """A ratio to Catanatron that each of our games must reach."""

    requirement: str
    engine: str
    of_copies: bool
    least: float


BARS = (
    Bar("compiled >= 50x", COMPILED, of_copies=False, least=50),
    Bar("interpreted >= 5x", INTERPRETED, of_copies=False, least=5),
    Bar("clones >= 30x", COMPILED, of_copies=True, least=30),
)


def rows_of(measures: list[Measure]) -> list[Row]:
    """One row for each engine and game, in the order they were first measured."""
    groups: dict[tuple[str, str], list[Measure]] = {}
    for measure in measures:
        groups.setdefault((measure.engine, measure.game), []).append(measure)
    yardstick = next((group for (engine, _), group in groups.items() if engine.startswith(YARDSTICK)), [])
    return [_row(group, yardstick) for group in groups.values()]


def _row(group: list[Measure], yardstick: list[Measure]) -> Row:
    """The medians of a group, compared with those of the yardstick."""
    speeds = [measure.decisions_per_second for measure in group]
    decisions = median(speeds)
    copies = _copies(group)
    copies_there = _copies(yardstick)
    return Row(
        engine=group[0].engine,
        game=group[0].game,
        compiled=group[0].compiled,
        decisions_per_second=decisions,
        games_per_second=median(measure.games_per_second for measure in group),
        copies_per_second=copies,
        decisions_ratio=decisions / median(m.decisions_per_second for m in yardstick) if yardstick else None,
        copies_ratio=copies / copies_there if copies and copies_there else None,
        spread=(max(speeds) - min(speeds)) / decisions,
        rounds=group,
    )


def _copies(group: list[Measure]) -> float | None:
    """The median copies per second, for engines that can copy."""
    copies = [measure.copies_per_second for measure in group if measure.copies_per_second is not None]
    return median(copies) if copies else None


def verdicts_on(rows: list[Row], games: list[str]) -> list[Verdict]:
    """Each bar for each of our games; a bar that was not measured is not met."""
    return [_verdict(bar, game, rows) for game in games for bar in BARS]


def _verdict(bar: Bar, game: str, rows: list[Row]) -> Verdict:
    """One bar for one game."""
    title = game.capitalize()
    row = next((row for row in rows if row.engine == bar.engine and row.game.startswith(f"{title}, ")), None)
    if row is None:
        return Verdict(bar.requirement, title, None, "not measured")
    ratio = row.copies_ratio if bar.of_copies else row.decisions_ratio
    if ratio is None:
        return Verdict(bar.requirement, title, None, f"not measured: no {YARDSTICK}")
    if remark := wrong_build(row):
        return Verdict(bar.requirement, title, ratio, f"not judged: {remark}")
    return Verdict(bar.requirement, title, ratio, "ok" if ratio >= bar.least else "MISSED")


def wrong_build(row: Row) -> str | None:
    """The warning to print if the package is not the build it should be."""
    if row.engine == COMPILED and row.compiled is False:
        return "NOT COMPILED, the installed package is plain Python"
    if row.engine == INTERPRETED and row.compiled is True:
        return "NOT INTERPRETED, compiled modules lie among the sources"
    return None


def show(
    rows: list[Row], verdicts: list[Verdict], missing: dict[str, str], rounds: int, seconds: float
) -> None:
    """Print the table, one line per bar, and which peers are missing."""
    # A pipe has no width: give the figures room instead of wrapping them.
    console = Console(highlight=False, width=None if sys.stdout.isatty() else 140)
    ordered = sorted(rows, key=lambda row: -row.decisions_per_second)
    console.print(_table(ordered, f"Random play, one thread: medians of {rounds} rounds of {seconds:g} s"))
    for row in ordered:
        if remark := wrong_build(row):
            console.print(Text(f"{row.engine}, {row.game}: {remark}.", style="yellow"))
    for verdict in verdicts:
        ratio = "" if verdict.ratio is None else f"{verdict.ratio:.1f}x"
        style = "green" if verdict.verdict == "ok" else "red"
        line = Text(f"{verdict.requirement:<18} of {YARDSTICK}   {verdict.game:<10} {ratio:>8}   ")
        console.print(line.append(verdict.verdict, style=style))
    for name, reason in missing.items():
        console.print(Text(f"Not measured: {name} ({reason})", style="yellow"))


def _table(rows: list[Row], title: str) -> Table:
    """The results table."""
    table = Table(title=title, box=box.SIMPLE_HEAD, title_justify="left")
    table.add_column("engine")
    table.add_column("game")
    for heading in ("decisions/s", "games/s", "copies/s", "x decisions", "x copies", "spread"):
        table.add_column(heading, justify="right", no_wrap=True)
    for row in rows:
        table.add_row(
            Text(row.engine, style="bold" if row.compiled is not None else ""),
            row.game,
            f"{row.decisions_per_second:,.0f}",
            f"{row.games_per_second:,.1f}",
            "-" if row.copies_per_second is None else f"{row.copies_per_second:,.0f}",
            _times(row.decisions_ratio),
            _times(row.copies_ratio),
            f"{row.spread:.0%}",
        )
    return table


def _times(ratio: float | None) -> str:
    return "-" if ratio is None else f"{ratio:.2f}x"


def as_data(rows: list[Row], verdicts: list[Verdict]) -> dict[str, object]:
    """Rows and verdicts as plain data for `bench.json`."""
    return {"rows": [asdict(row) for row in rows], "requirements": [asdict(verdict) for verdict in verdicts]}
