"""What learners get: decisions with observations and masks, in batches and through adapters, beside peers."""

from __future__ import annotations

import sys
from dataclasses import asdict, dataclass

from contestants import ADAPTERS, BATCHED, OWN_INTERFACES
from report import Row, wrong_build
from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

PEERS = ("PettingZoo", "RLCard")  # games that hand out an observation and a mask for each decision
RATIO = 100  # how many times faster a batch must be than any of them
LEAST = {"yspahan": 200_000}  # decisions a second, on one core
ORDER = (*OWN_INTERFACES.values(), *ADAPTERS.values())


@dataclass(frozen=True)
class Batched:
    """One of our games in batches, judged."""

    game: str
    decisions_per_second: float
    ratios: dict[str, float]  # to each peer
    remark: str | None
    least: int

    @property
    def verdict(self) -> str:
        if self.remark:
            return f"not judged: {self.remark}"
        if not self.ratios:
            return "not measured: no peers"
        slower = [peer for peer, ratio in self.ratios.items() if ratio < RATIO]
        if self.decisions_per_second < self.least:
            slower.append(f"{self.least:,}/s")
        return f"MISSED: {', '.join(slower)}" if slower else "ok"


def peers_in(rows: list[Row]) -> list[Row]:
    return [row for row in rows if row.engine.startswith(PEERS)]


def is_ours(row: Row) -> bool:
    """Whether it is one of our games as learners use it."""
    return row.engine in ORDER


def judged(rows: list[Row]) -> list[Batched]:
    """Every game that was measured in batches."""
    return [
        Batched(
            row.game,
            row.decisions_per_second,
            {peer.game.partition(",")[0]: _ratio(row, peer) for peer in peers_in(rows)},
            wrong_build(row),
            LEAST.get(row.game.partition(",")[0].casefold(), 0),
        )
        for row in rows
        if row.engine == BATCHED
    ]


def _ratio(row: Row, peer: Row) -> float:
    return row.decisions_per_second / peer.decisions_per_second


def show_learners(rows: list[Row]) -> None:
    """One table: decisions a second, what each costs, and how many times faster than each peer."""
    console = Console(highlight=False, width=None if sys.stdout.isatty() else 160)
    peers = peers_in(rows)
    table = Table(title="With observations and masks, one thread", box=box.SIMPLE_HEAD, title_justify="left")
    table.add_column("engine")
    table.add_column("game")
    heads = ["decisions/s", "µs each", *(f"x {peer.game.partition(',')[0]}" for peer in peers)]
    for head in heads:
        table.add_column(head, justify="right")
    ours = sorted((row for row in rows if is_ours(row)), key=lambda row: ORDER.index(row.engine))
    for row in [*ours, *peers]:
        figures = [f"{row.decisions_per_second:,.0f}", f"{1e6 / row.decisions_per_second:,.1f}"]
        figures += [f"{_ratio(row, peer):,.1f}" for peer in peers]
        table.add_row(Text(row.engine, style="bold" if is_ours(row) else ""), row.game, *figures)
    console.print(table)
    for found in judged(rows):
        wanted = f"batched >= {RATIO}x" + (f" and >= {found.least:,}/s" if found.least else "")
        ratios = ", ".join(f"{ratio:.0f}x {peer}" for peer, ratio in found.ratios.items())
        line = Text(f"{found.game}: {wanted}: {ratios}   ")
        console.print(line.append(found.verdict, style="green" if found.verdict == "ok" else "red"))


def as_learner_data(rows: list[Row]) -> dict[str, object]:
    return {"learners": [asdict(each) | {"verdict": each.verdict} for each in judged(rows)]}
