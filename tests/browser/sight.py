"""Measures of a screen: is what can be chosen in sight, is any text too small, does anything spill over?"""

from __future__ import annotations

from dataclasses import dataclass

from tests.browser.table import Person

SMALLEST = 12  # pixels
# Two frames after a decision came, what can be chosen has been brought into sight.
DRAWN = """() => new Promise(done =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 20))))"""
# The panel over the board, and the pieces to choose: a picker that takes the whole choice, or the lit pieces
# that stand for what is still open. A piece that was pointed at already is no longer to be chosen.
OVERLAP = """() => {
    const panel = document.querySelector(".decision").parentElement.getBoundingClientRect();
    const found = selector => [...document.querySelectorAll(selector)].filter(one => one.checkVisibility());
    const pickers = found("[data-picker]");
    const pieces = pickers.length ? pickers : found("[data-target]:not(.picked)");
    const boxes = pieces.map(one => [one.dataset.target ?? "picker", one.getBoundingClientRect()]);
    const ends = boxes.flatMap(([, box]) => [box.top, box.bottom]);
    const spread = Math.max(...ends) - Math.min(...ends);
    const besides = box => box.right <= panel.left || box.left >= panel.right;
    const under = ([, box]) => box.bottom > panel.top + 1 && box.top < panel.bottom && !besides(box);
    return {
        pieces: boxes.length,
        under: boxes.filter(under).map(([name]) => name),
        clear: boxes.filter(([, box]) => box.top >= -1 && box.bottom <= panel.top + 1).length,
        fit: boxes.length > 0 && spread <= panel.top - 20,
    };
}"""
SMALL_TEXTS = """least => [...document.querySelectorAll("body *")]
    .filter(one => [...one.childNodes].some(part => part.nodeType === 3 && part.data.trim()))
    .filter(one => one.checkVisibility() && !one.closest("svg, .hidden-visually"))
    .filter(one => parseFloat(getComputedStyle(one).fontSize) < least)
    .map(one => `${one.className}: ${one.innerText.slice(0, 40)}`)"""
# Text that is drawn: as large as its picture makes it. The letter in a player's sign is a part of the sign.
SMALL_DRAWN = """least => [...document.querySelectorAll("svg:not(.mark) text")]
    .filter(one => one.checkVisibility() && one.textContent.trim())
    .map(one => {
        const grown = one.getScreenCTM();
        return [one, parseFloat(getComputedStyle(one).fontSize) * Math.hypot(grown.a, grown.b)];
    })
    .filter(([, size]) => size < least)
    .map(([one, size]) => [one.parentElement.closest("[class]"), one.textContent, size.toFixed(1)])
    .map(([part, text, size]) => `${part?.getAttribute("class")}: ${text} (${size})`)"""
TOO_WIDE = "() => document.documentElement.scrollWidth - innerWidth"


@dataclass(frozen=True)
class Overlap:
    """The pieces to choose: how many, which the panel covers, how many are clear, whether all would fit."""

    pieces: int
    under: list[str]
    clear: int
    fit: bool


def overlap(person: Person) -> Overlap:
    """How the decision panel and the pieces to choose lie, once they were brought into sight."""
    person.page.evaluate(DRAWN)
    return Overlap(**person.page.evaluate(OVERLAP))


def complaints(person: Person) -> list[str]:
    """What is wrong with this moment on a phone."""
    found = overlap(person)
    wrong = [f"{name} is under the panel" for name in found.under] if found.fit else []
    if found.pieces and not found.clear:
        wrong.append(f"none of {found.pieces} pieces is in sight")
    return wrong + misfits(person)


def misfits(person: Person) -> list[str]:
    """Texts that are too small, and what makes the page scroll sideways."""
    wrong = [f"too small: {text}" for text in person.page.evaluate(SMALL_TEXTS, SMALLEST)]
    wrong += [f"drawn too small: {text}" for text in person.page.evaluate(SMALL_DRAWN, SMALLEST - 0.05)]
    wider: int = person.page.evaluate(TOO_WIDE)
    return wrong + ([f"{wider} pixels too wide"] if wider > 0 else [])
