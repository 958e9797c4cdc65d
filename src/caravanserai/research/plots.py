"""Small plots as SVG: bars, dots with intervals, and curves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import cycle
from math import ceil, floor
from typing import Final
from xml.sax.saxutils import escape

WIDTH: Final = 640
LINE: Final = 24
ROW: Final = 16
GAP: Final = 12  # between groups of rows
LABELS: Final = 190
TOP: Final = 48
HEIGHT: Final = 300
INK: Final = "#3b2a20"
BAR: Final = "#b5562b"
FAINT: Final = "#d8c7b0"
COLOURS: Final = ("#8a7a5c", "#b5562b", "#2b5b6b", "#6b2b5b", "#4f7a3a", "#c08a1e", "#3b2a20")


def bars(
    title: str,
    labels: Sequence[str],
    values: Sequence[float],
    intervals: Sequence[tuple[float, float]] = (),
    percent: bool = True,
) -> str:
    """Horizontal bars from zero, to the left if negative, each with its interval if there is one."""
    ends = [*values, *(end for interval in intervals for end in interval), 0.0]
    low, high = min(ends), max(ends)
    scale = (WIDTH - LABELS - 70) / ((high - low) or 1.0)
    zero = LABELS - low * scale
    parts: list[str] = []
    for row, (label, value) in enumerate(zip(labels, values, strict=True)):
        y = TOP + row * LINE
        left = zero + min(0.0, value) * scale
        parts.append(_text(LABELS - 8, y + 15, label, "end"))
        parts.append(_rect(left, y + 3, abs(value) * scale, LINE - 8))
        end = max(value, 0.0)
        if intervals:
            least, most = (zero + bound * scale for bound in intervals[row])
            parts.append(_line(least, y + LINE / 2 - 1, most, y + LINE / 2 - 1, INK))
            end = max(end, intervals[row][1])
        shown = f"{value:.1%}" if percent else f"{value:+.2f}"
        parts.append(_text(zero + end * scale + 6, y + 15, shown))
    bottom = TOP + len(labels) * LINE
    parts.append(_line(zero, TOP, zero, bottom, INK))
    return _whole(title, bottom + 12, parts)


def dots(title: str, groups: Mapping[str, Sequence[tuple[float, ...]]]) -> str:
    """A row for each value with the ends of its interval, numbered within its group, beside the line of 1."""
    ends = [end for rows in groups.values() for row in rows for end in row] + [1.0]
    low, high = floor(min(ends) * 5) / 5, ceil(max(ends) * 5) / 5
    left, right, top = 90, WIDTH - 30, TOP
    scale = (right - left) / (high - low)

    def across(value: float) -> float:
        return left + (value - low) * scale

    bottom = top + sum(len(rows) * ROW + GAP for rows in groups.values())
    parts: list[str] = []
    for step in range(round(low * 5), round(high * 5) + 1):
        parts.append(_line(across(step / 5), top, across(step / 5), bottom, INK if step == 5 else FAINT))
        parts.append(_text(across(step / 5), bottom + 18, f"{step * 20} %", "middle"))
    y = float(top + GAP / 2)
    for (name, rows), colour in zip(groups.items(), cycle(COLOURS), strict=False):
        parts.append(_text(40, y + 13, name, "end", 16))
        for number, (value, least, most) in enumerate(rows, 1):
            middle = y + ROW / 2
            parts.append(_text(left - 12, middle + 4, str(number), "end"))
            parts.append(_line(across(least), middle, across(most), middle, colour))
            parts.append(f'<circle cx="{across(value):.1f}" cy="{middle:.1f}" r="4.5" fill="{colour}"/>')
            y += ROW
        y += GAP
    return _whole(title, bottom + 30, parts)


def curves(title: str, across: str, lines: Mapping[str, Sequence[tuple[float, float]]], fair: float) -> str:
    """Shares over something that grows, one line for each name, which stands at its end."""
    left, right, top, bottom = 60, WIDTH - 110, TOP, TOP + HEIGHT
    furthest = max((x for points in lines.values() for x, _ in points), default=0.0) or 1.0
    parts: list[str] = []
    for tenth in range(0, 11, 2):
        y = bottom - (bottom - top) * tenth / 10
        parts.append(_line(left, y, right, y, FAINT))
        parts.append(_text(left - 8, y + 4, f"{tenth * 10} %", "end"))
    y = bottom - (bottom - top) * fair
    parts.append(_line(left, y, right, y, INK, dashed=True))
    labels: list[tuple[float, str]] = []
    for (name, points), colour in zip(lines.items(), cycle(COLOURS), strict=False):
        places = [(left + (right - left) * x / furthest, bottom - (bottom - top) * y) for x, y in points]
        drawn = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
        parts.append(f'<polyline points="{drawn}" fill="none" stroke="{colour}" stroke-width="2.5"/>')
        if places:
            labels.append((places[-1][1], name))
    parts.extend(_text(right + 8, y + 4, name) for y, name in _apart(labels))
    parts.append(_text(left, bottom + 22, "0", "middle"))
    parts.append(_text(right, bottom + 22, f"{furthest:.3g}", "middle"))
    parts.append(_text((left + right) / 2, bottom + 22, across, "middle"))
    return _whole(title, bottom + 36, parts)


def _apart(labels: list[tuple[float, str]]) -> list[tuple[float, str]]:
    """Labels from top to bottom, moved down where they would overlap."""
    found: list[tuple[float, str]] = []
    for y, name in sorted(labels):
        found.append((max(y, found[-1][0] + 16) if found else y, name))
    return found


def _whole(title: str, height: float, parts: list[str]) -> str:
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:.0f}" role="img" '
            f'aria-label="{escape(title)}" font-family="sans-serif" font-size="13">',
            f'<rect width="{WIDTH}" height="{height:.0f}" fill="#fbf6ec"/>',
            _text(16, 26, title, size=16),
            *parts,
            "</svg>\n",
        ]
    )


def _text(x: float, y: float, text: str, anchor: str = "start", size: int = 13) -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" font-size="{size}" fill="{INK}">'
        f"{escape(text)}</text>"
    )


def _rect(x: float, y: float, width: float, height: float) -> str:
    return f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}" fill="{BAR}"/>'


def _line(x: float, y: float, to_x: float, to_y: float, colour: str, dashed: bool = False) -> str:
    dash = ' stroke-dasharray="5 4"' if dashed else ""
    return (
        f'<line x1="{x:.1f}" y1="{y:.1f}" x2="{to_x:.1f}" y2="{to_y:.1f}" stroke="{colour}"'
        f' stroke-width="1.5"{dash}/>'
    )
