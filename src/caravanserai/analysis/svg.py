"""Pictures as SVG text: the few elements that our plots are made of, readable in light and dark."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final
from xml.sax.saxutils import escape, quoteattr

# Told apart on both backgrounds and by most eyes; every seat has a dash pattern of its own too.
COLOURS: Final = ["#b5412b", "#1f7a8c", "#c08a1e", "#6b4c9a", "#4d7c3a", "#a8567f", "#5b6770", "#8a5a2b"]
DASHES: Final = ["", "7 3", "2 3", "9 3 2 3", "12 4", "1 4", "5 2", "3 6"]

_STYLE: Final = (
    "text{font:13px system-ui,sans-serif;fill:#333}.title{font-size:16px;font-weight:600}"
    ".small{font-size:11px}"
    ".axis{stroke:#8888;stroke-width:1}.grid{stroke:#8883;stroke-width:1}"
    "@media(prefers-color-scheme:dark){text{fill:#ddd}}"
)


class Picture:
    """A drawing in the making; the title and description are read by screen readers."""

    def __init__(self, width: float, height: float, title: str, description: str) -> None:
        self.width = width
        self.height = height
        self._parts = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_n(width)} {_n(height)}" role="img">',
            f"<title>{escape(title)}</title><desc>{escape(description)}</desc><style>{_STYLE}</style>",
        ]

    def line(self, x1: float, y1: float, x2: float, y2: float, kind: str = "axis", colour: str = "") -> None:
        stroke = f' stroke="{colour}" stroke-width="2"' if colour else f' class="{kind}"'
        self._parts.append(f'<line x1="{_n(x1)}" y1="{_n(y1)}" x2="{_n(x2)}" y2="{_n(y2)}"{stroke}/>')

    def path(self, points: Sequence[tuple[float, float]], colour: str, dash: str = "") -> None:
        drawn = " ".join(f"{_n(x)},{_n(y)}" for x, y in points)
        dashes = f' stroke-dasharray="{dash}"' if dash else ""
        self._parts.append(
            f'<polyline points="{drawn}" fill="none" stroke="{colour}" stroke-width="2"{dashes}/>'
        )

    def area(self, points: Sequence[tuple[float, float]], colour: str) -> None:
        drawn = " ".join(f"{_n(x)},{_n(y)}" for x, y in points)
        self._parts.append(f'<polygon points="{drawn}" fill="{colour}" fill-opacity="0.15"/>')

    def dot(self, x: float, y: float, colour: str, size: float = 4, told: str = "") -> None:
        title = f"<title>{escape(told)}</title>" if told else ""
        place = f'cx="{_n(x)}" cy="{_n(y)}" r="{_n(size)}"'
        self._parts.append(f'<circle {place} fill="{colour}">{title}</circle>')

    def text(self, x: float, y: float, words: str, anchor: str = "start", kind: str = "") -> None:
        named = f" class={quoteattr(kind)}" if kind else ""
        self._parts.append(
            f'<text x="{_n(x)}" y="{_n(y)}" text-anchor="{anchor}"{named}>{escape(words)}</text>'
        )

    def done(self) -> str:
        return "\n".join([*self._parts, "</svg>"]) + "\n"


def _n(number: float) -> str:
    """A coordinate, no more exact than anybody can see."""
    return f"{number:.1f}".rstrip("0").rstrip(".")
