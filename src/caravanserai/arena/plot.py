"""A ladder as a picture: every bot's rating with its 95 % interval, strongest on top."""

from __future__ import annotations

import math
from typing import Any, Final

from caravanserai.analysis.svg import COLOURS, Picture

_LEFT: Final = 230.0
_WIDTH: Final = 720.0
_ROW: Final = 28.0
_TOP: Final = 56.0


def plot(report: dict[str, Any], title: str, told: str, share: str) -> str:
    """The SVG of a ladder's report: its title, the line below, and the heading of the shares."""
    lines: list[dict[str, Any]] = report["ladder"]
    low: int = math.floor(min(line["interval"][0] for line in lines) / 5) * 5
    high: int = max(low + 5, math.ceil(max(line["interval"][1] for line in lines) / 5) * 5)
    bottom = _TOP + _ROW * len(lines)
    described = "; ".join(
        f"{line['bot']} {line['rating']:.1f} ({line['interval'][0]:.1f} to {line['interval'][1]:.1f})"
        for line in lines
    )
    picture = Picture(_WIDTH, bottom + 44, title, described)
    picture.text(16, 26, title, kind="title")

    def across(rating: float) -> float:
        return _LEFT + (rating - low) / (high - low) * (_WIDTH - _LEFT - 70)

    apart = 5 if high - low <= 50 else 10
    for tick in range(low, high + 1, apart):
        picture.line(across(tick), _TOP - 8, across(tick), bottom, "grid")
        picture.text(across(tick), bottom + 16, str(tick), "middle", "small")
    for row, line in enumerate(lines):
        y = _TOP + _ROW * row + 10
        picture.text(_LEFT - 12, y + 4, _short(line["bot"]), "end")
        picture.line(across(line["interval"][0]), y, across(line["interval"][1]), y, colour=COLOURS[1])
        picture.dot(across(line["rating"]), y, COLOURS[0], 5, f"{line['bot']}: {line['rating']:.1f}")
        picture.text(_WIDTH - 8, y + 4, f"{line['share']:.0%}", "end", "small")
    picture.text(_LEFT, bottom + 34, told, kind="small")
    picture.text(_WIDTH - 8, _TOP - 12, share, "end", "small")
    return picture.done()


def _short(name: str) -> str:
    return name if len(name) <= 30 else name[:29] + "…"
