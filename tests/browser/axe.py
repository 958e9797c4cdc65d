"""What axe-core finds on a page."""

from __future__ import annotations

from typing import Any, Literal

from tests.browser.table import Person
from tests.server.servers import ROOT

AXE = (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text()
SIZES = {390: (390, 844), 1440: (1440, 900)}


def violations(person: Person, where: str, within: str = "html", **wishes: object) -> list[str]:
    """What axe finds on the page as it is, or in a part of it, in a line each."""
    if not person.page.evaluate("typeof axe === 'object'"):
        person.page.evaluate(AXE)
    found: list[dict[str, Any]] = person.page.evaluate(
        "([part, wishes]) => axe.run(part, wishes).then(result => result.violations)",
        [within, {"resultTypes": ["violations"], **wishes}],
    )
    return [
        f"{where}: {one['id']} ({one['impact']}) {node['target'][0]}: {node['failureSummary']}"
        for one in found
        for node in one["nodes"][:3]
    ]


def violations_at_noon(person: Person, where: str) -> list[str]:
    """Only colours change with the light."""
    light(person, "light")
    found = violations(person, f"{where} at noon", runOnly=["cat.color"])
    light(person, "dark")
    return found


def light(person: Person, scheme: Literal["light", "dark"]) -> None:
    person.page.emulate_media(color_scheme=scheme)
    theme = "noon" if scheme == "light" else "dusk"
    person.page.locator(f'html[data-theme="{theme}"]').wait_for(state="attached")
