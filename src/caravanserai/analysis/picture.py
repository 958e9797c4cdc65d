"""The course of a game as a picture: every seat's chance to win over time, with the turning points."""

from __future__ import annotations

from typing import Any, Final

from caravanserai.analysis.svg import COLOURS, DASHES, Picture

_LEFT: Final = 56.0
_TOP: Final = 48.0
_WIDTH: Final = 860.0
_PLOT: Final = 280.0
_RIGHT: Final = 150.0


def picture(found: dict[str, Any], title: str, words: dict[str, str]) -> str:
    """The SVG of an analysis; `words` names what is drawn: `moves` and `chance`."""
    chances: list[list[float]] = found["chances"]
    last = max(1, len(chances) - 1)
    wide = _WIDTH - _LEFT - _RIGHT

    def at(number: float, chance: float) -> tuple[float, float]:
        return _LEFT + wide * number / last, _TOP + _PLOT * (1 - chance)

    drawing = Picture(_WIDTH, _TOP + _PLOT + 50, title, _described(found))
    drawing.text(16, 26, title, kind="title")
    for tenths in range(0, 11, 2):
        x, y = at(0, tenths / 10)
        drawing.line(x, y, x + wide, y, "grid")
        drawing.text(x - 8, y + 4, f"{tenths * 10} %", "end", "small")
    for seat in range(len(chances[0])):
        upper = [at(n, min(1.0, row[seat] + e)) for n, (row, e) in enumerate(_steps(found))]
        lower = [at(n, max(0.0, row[seat] - e)) for n, (row, e) in enumerate(_steps(found))]
        drawing.area([*upper, *reversed(lower)], COLOURS[seat])
        drawing.path([at(n, row[seat]) for n, row in enumerate(chances)], COLOURS[seat], DASHES[seat])
    for place, point in enumerate(found["turning_points"], 1):
        x, y = at(point["number"], chances[point["number"]][point["seat"]])
        drawing.dot(x, y, COLOURS[point["seat"]], 5, f"{point['number']}: {point['change']:+.0%}")
        drawing.text(x, y - 9, str(place), "middle", "small")
    _names(drawing, found, at(last, 0)[0])
    drawing.text(_LEFT + wide / 2, _TOP + _PLOT + 36, words["moves"], "middle", "small")
    drawing.text(_LEFT, _TOP - 8, words["chance"], kind="small")
    for number in range(0, last + 1, max(1, round(last / 8))):
        drawing.text(at(number, 0)[0], _TOP + _PLOT + 18, str(number), "middle", "small")
    return drawing.done()


def _steps(found: dict[str, Any]) -> list[tuple[list[float], float]]:
    return list(zip(found["chances"], found["errors"], strict=True))


def _names(drawing: Picture, found: dict[str, Any], x: float) -> None:
    """The players at the end of their lines, moved apart where these end close together."""
    ends = sorted(range(len(found["names"])), key=lambda seat: -found["chances"][-1][seat])
    lowest = 0.0
    for seat in ends:
        y = max(_TOP + _PLOT * (1 - found["chances"][-1][seat]), lowest)
        lowest = y + 17
    shift = max(0.0, lowest - 17 - _TOP - _PLOT)
    lowest = 0.0
    for seat in ends:
        y = max(_TOP + _PLOT * (1 - found["chances"][-1][seat]) - shift, lowest)
        lowest = y + 17
        drawing.dot(x + 12, y, COLOURS[seat], 4)
        drawing.text(x + 20, y + 4, f"{found['names'][seat]} {found['chances'][-1][seat]:.0%}")


def _described(found: dict[str, Any]) -> str:
    return "; ".join(
        f"{name}: {found['chances'][0][seat]:.0%} → {found['chances'][-1][seat]:.0%}"
        for seat, name in enumerate(found["names"])
    )
