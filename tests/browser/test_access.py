"""Every screen is clean by axe-core, on a phone and on a desk."""

from __future__ import annotations

from typing import Any, Literal

import pytest

from tests.browser.conftest import Arrive
from tests.browser.scenes import Scenes
from tests.browser.table import Person
from tests.server.servers import ROOT

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
SIZES = {390: (390, 844), 1440: (1440, 900)}
COLOURS_SETTLED = """Promise.all(document.getAnimations()
    .filter(one => one instanceof CSSTransition).map(one => one.finished.catch(() => null)))
    .then(() => null)"""
BOTH_THEMES = {"lobby", "table", "supervisor", "in-words", "end"}


def violations(person: Person, where: str) -> list[str]:
    """What axe finds on the page as it is, in a line each."""
    if not person.page.evaluate("typeof axe === 'object'"):
        person.page.evaluate(AXE.read_text())
    found: list[dict[str, Any]] = person.page.evaluate(
        "axe.run(document, {resultTypes: ['violations']}).then(result => result.violations)"
    )
    return [
        f"{where}: {one['id']} ({one['impact']}) {node['target'][0]}: {node['failureSummary']}"
        for one in found
        for node in one["nodes"][:3]
    ]


@pytest.mark.parametrize("width", SIZES)
def test_axe_finds_nothing(arrive: Arrive, width: int) -> None:
    ada = arrive("Ada", size=SIZES[width], touch=width < 1000)
    found: list[str] = []
    for name, show in Scenes(ada).all.items():
        show()
        found += violations(ada, f"{name} {width}")
        if name in BOTH_THEMES:
            found += violations_at_noon(ada, f"{name} {width} noon")
    assert found == [], "\n".join(found)


def violations_at_noon(person: Person, where: str) -> list[str]:
    light(person, "light")
    found = violations(person, where)
    light(person, "dark")
    return found


def light(person: Person, scheme: Literal["light", "dark"]) -> None:
    person.page.emulate_media(color_scheme=scheme)
    theme = "noon" if scheme == "light" else "dusk"
    person.page.locator(f'html[data-theme="{theme}"]').wait_for(state="attached")
    person.page.evaluate(COLOURS_SETTLED)


@pytest.mark.parametrize("sheet", ["score", "keys", "settings"])
def test_axe_finds_nothing_in_sheets(arrive: Arrive, sheet: str) -> None:
    ada = arrive("Ada")
    ada.sit(ada.new_table("person", "bot", options={"first_player": 0})["id"])
    ada.until_asked()
    if sheet == "settings":
        ada.page.get_by_role("button", name="Settings").click()
    else:
        ada.page.keyboard.press({"score": "s", "keys": "?"}[sheet])
    ada.page.get_by_role("dialog").wait_for()
    found = violations(ada, sheet)
    assert found == [], "\n".join(found)
