"""How far predictions can be trusted, as a picture: what was predicted against what was seen."""

from __future__ import annotations

from math import sqrt
from typing import Any, Final

from caravanserai.analysis.svg import COLOURS, Picture

_SIDE: Final = 300.0
_LEFT: Final = 62.0
_TOP: Final = 46.0
_TOLERATED: Final = 0.05  # the band in which a prediction counts as calibrated


def calibration(reports: list[dict[str, Any]], title: str, words: dict[str, str]) -> str:
    """An SVG with a line for each model: right on the diagonal. Larger dots stand for more positions."""
    told = "; ".join(
        f"{report['model']}: "
        + ", ".join(
            f"{each['predicted']:.0%} → {each['seen']:.0%}" for each in report["bins"] if each["count"]
        )
        for report in reports
    )
    width = _LEFT + _SIDE + 190
    picture = Picture(width, _TOP + _SIDE + 60, title, told)
    picture.text(16, 26, title, kind="title")
    _axes(picture, words)
    for place, report in enumerate(reports):
        _model(picture, report, COLOURS[place % len(COLOURS)])
        y = _TOP + 14 + 34 * place
        picture.dot(_LEFT + _SIDE + 22, y - 4, COLOURS[place % len(COLOURS)])
        picture.text(_LEFT + _SIDE + 34, y, report["model"])
        about = f"{words['games']}: {report['games']}, ≤ {100 * report['largest_error']:.1f}"
        picture.text(_LEFT + _SIDE + 34, y + 15, about, kind="small")
    return picture.done()


def _place(predicted: float, seen: float) -> tuple[float, float]:
    return _LEFT + predicted * _SIDE, _TOP + (1 - seen) * _SIDE


def _axes(picture: Picture, words: dict[str, str]) -> None:
    for tenth in range(0, 11, 2):
        share = tenth / 10
        picture.line(*_place(share, 0), *_place(share, 1), "grid")
        picture.line(*_place(0, share), *_place(1, share), "grid")
        x, y = _place(share, 0)
        picture.text(x, y + 16, f"{share:.0%}", "middle", "small")
        x, y = _place(0, share)
        picture.text(x - 6, y + 4, f"{share:.0%}", "end", "small")
    near = [
        (0.0, _TOLERATED),
        (1 - _TOLERATED, 1.0),
        (1.0, 1.0),
        (1.0, 1 - _TOLERATED),
        (_TOLERATED, 0.0),
        (0, 0),
    ]
    picture.area([_place(*corner) for corner in near], "#888888")
    picture.line(*_place(0, 0), *_place(1, 1))
    picture.text(_LEFT + _SIDE / 2, _TOP + _SIDE + 36, words["predicted"], "middle")
    picture.text(_LEFT - 46, _TOP - 8, words["seen"])


def _model(picture: Picture, report: dict[str, Any], colour: str) -> None:
    bins = [each for each in report["bins"] if each["count"]]
    most = max((each["count"] for each in bins), default=1)
    picture.path([_place(each["predicted"], each["seen"]) for each in bins], colour)
    for each in bins:
        x, y = _place(each["predicted"], each["seen"])
        told = f"{each['predicted']:.1%} → {each['seen']:.1%} ({each['count']})"
        picture.dot(x, y, colour, 2 + 5 * sqrt(each["count"] / most), told)
