"""What the first visit costs, and what the server lets a page do."""

from __future__ import annotations

import gzip

from playwright.sync_api import Response, expect

from tests.browser.conftest import Arrive
from tests.browser.table import Person

KILOBYTE = 1000
LOBBY = 70 * KILOBYTE
JAVASCRIPT = 150 * KILOBYTE
EVERYTHING = 400 * KILOBYTE


class Scales:
    """Weighs what a page loads, packed as a server in front would pack it."""

    def __init__(self, person: Person) -> None:
        self.answers: list[Response] = []
        person.page.on("response", lambda answer: self.answers.append(answer))

    def weigh(self) -> tuple[int, int]:
        """Bytes of JavaScript, and of everything."""
        javascript = everything = 0
        for answer in self.answers:
            if answer.status != 200:
                continue
            size = len(gzip.compress(answer.body(), 9))
            everything += size
            if "javascript" in answer.headers.get("content-type", ""):
                javascript += size
        return javascript, everything


def test_the_first_load_is_light(arrive: Arrive) -> None:
    guest = arrive()
    scales = Scales(guest)
    guest.open("/")
    expect(guest.page.get_by_role("button", name="Play now against the computer").first).to_be_visible()
    guest.page.wait_for_load_state("networkidle")
    assert not [answer.url for answer in scales.answers if "/texts/" in answer.url]
    javascript, everything = scales.weigh()
    print(f"first load: {javascript} bytes of JavaScript, {everything} in all")
    assert javascript <= LOBBY
    assert everything <= EVERYTHING


def test_a_table_opened_by_its_link_is_light_too(arrive: Arrive) -> None:
    guest = arrive("Ada")
    table = guest.new_table("person", "bot", options={"first_player": 0})["id"]
    scales = Scales(guest)
    guest.sit(table)
    guest.until_asked()
    guest.page.wait_for_load_state("networkidle")
    javascript, everything = scales.weigh()
    print(f"table: {javascript} bytes of JavaScript, {everything} in all")
    assert javascript <= JAVASCRIPT
    assert everything <= EVERYTHING


def test_no_inline_script_may_run(arrive: Arrive) -> None:
    guest = arrive()
    answer = guest.page.goto(f"http://{guest.address}/")
    assert answer is not None
    policy = answer.headers["content-security-policy"]
    assert "unsafe-inline" not in policy and "unsafe-eval" not in policy and "'self'" in policy
    guest.page.evaluate(
        """() => {
            const script = document.createElement("script");
            script.textContent = "window.intruder = true";
            document.body.append(script);
        }"""
    )
    assert guest.page.evaluate("window.intruder") is None
    assert any("Content Security Policy" in complaint for complaint in guest.complaints)
    guest.complaints.clear()
