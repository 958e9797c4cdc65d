"""Four Gates and a game of another package, neither with a line of page code, from lobby to podium."""

from __future__ import annotations

import os
import random
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from caravanserai.cli.new_game import write
from caravanserai.games import folder
from tests.browser.axe import violations
from tests.browser.conftest import PHONE, Arrive
from tests.browser.table import Person, by_finger, moves_shown, point, settled, until_asked
from tests.browser.test_whole_games import by_number, by_typing, in_several_ways, tab_to
from tests.server.servers import ServerProcess
from tests.server.test_game_errors import FAILS

PAGE = Path(__file__).parents[2] / "web" / "src"
PLAY, AT_ONCE = "Play now against the computer", "Play right away"


def box(person: Person, title: str) -> Locator:
    """A box in the lobby."""
    return person.page.get_by_role("article").filter(has=person.page.get_by_role("heading", name=title))


def test_four_gates_is_python_and_texts() -> None:
    code = list(folder("gates").rglob("*.py"))
    assert sum(len(path.read_text(encoding="utf-8").splitlines()) for path in code) <= 450
    assert not (PAGE / "games" / "gates").exists()
    kinds = (".ts", ".svelte", ".css")
    sources = [path for path in PAGE.rglob("*") if path.suffix in kinds and path.name != "protocol.ts"]
    assert not [path for path in sources if re.search(r"[\"'`]gates\b", path.read_text(encoding="utf-8"))]


def test_four_gates_by_mouse(arrive: Arrive) -> None:
    ada = arrive("Ada", lists=False).open("/")
    assert violations(ada, "lobby") == []
    box(ada, "Four Gates").get_by_role("button", name=PLAY).click()
    chance = random.Random(4)
    looked = False
    while until_asked(ada):
        if not looked:
            assert violations(ada, "table") == []
            looked = True
        point_on(ada, chance)
    expect(ada.podium).to_be_visible()
    assert violations(ada, "podium") == []


def point_on(person: Person, chance: random.Random) -> None:
    """Point at a card of the hand and a gate, until a move is made."""
    said = len(person.moves_said)
    while len(person.moves_said) == said and until_asked(person):
        lit = person.page.locator("[data-target]:not(.picked)").filter(visible=True)
        lit.nth(chance.randrange(lit.count())).click()
        person.page.wait_for_timeout(30)
    settled(person)


def test_four_gates_by_touch(arrive: Arrive) -> None:
    ada = arrive("Ada", size=PHONE, touch=True, lists=False).open("/")
    box(ada, "Four Gates").get_by_role("button", name=PLAY).tap()
    chance = random.Random(5)
    looked = False
    while until_asked(ada):
        if not looked:
            assert violations(ada, "phone") == []
            looked = True
        by_finger(ada, chance)
    expect(ada.podium).to_be_visible()
    assert violations(ada, "podium on a phone") == []


def test_four_gates_by_keyboard(arrive: Arrive) -> None:
    ada = arrive("Ada").open("/")
    box(ada, "Four Gates").get_by_role("button", name=PLAY).focus()
    ada.page.keyboard.press("Enter")
    chance = random.Random(6)
    assert in_several_ways(ada, [by_pieces, by_number, by_typing], chance) >= 7
    expect(ada.podium).to_be_visible()
    tab_to(ada, "Rematch")


def by_pieces(person: Person, moves: list[str], chance: random.Random) -> None:
    """Walk along the hand, take a camel, and a gate if it is still open which."""
    said = len(person.moves_said)
    for place in (".hand", ".board"):
        if len(person.moves_said) == said:
            person.page.locator(f"{place} [data-target]:not(.picked)").first.focus()
            for _ in range(chance.randrange(3)):
                person.page.keyboard.press("ArrowRight")
            if not person.page.evaluate("'target' in document.activeElement.dataset"):
                person.page.locator(f"{place} [data-target]:not(.picked)").first.focus()
            person.page.keyboard.press("Enter")
            person.page.wait_for_timeout(50)


@pytest.fixture(params=[""])
def served(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[ServerProcess]:
    """A server beside which pip has installed what `new-game` writes; some lines may come before a win."""
    write(tmp_path / "lanterns", "lanterns")
    code = tmp_path / "lanterns" / "src" / "lanterns" / "game.py"
    before = "        winner = choices.index(max(choices))\n"
    text = code.read_text(encoding="utf-8")
    code.write_text(text.replace(before, request.param + before), encoding="utf-8")
    site = tmp_path / "site"
    install = ["install", "-q", "--no-index", "--no-deps", "--no-build-isolation", "--target", str(site)]
    subprocess.run([sys.executable, "-m", "pip", *install, str(tmp_path / "lanterns")], check=True)
    monkeypatch.setenv("PYTHONPATH", f"{site}{os.pathsep}{os.environ.get('PYTHONPATH', '')}")
    running = ServerProcess(tmp_path / "log", data_dir=str(tmp_path / "data"))
    running.start()
    yield running
    running.stop()


def test_a_new_game_that_pip_installed(arrive: Arrive, served: ServerProcess) -> None:
    ada = arrive("Ada", address=served.address).open("/")
    box(ada, "Lanterns").get_by_role("button", name=PLAY).click()
    chance = random.Random(7)
    while ada.until_asked():
        point(ada, chance)
    expect(ada.podium).to_be_visible()
    ada.page.goto(f"http://{served.address}/rules/lanterns")
    expect(ada.page.get_by_text("The highest card takes the prize").first).to_be_visible()


@pytest.mark.parametrize("served", [FAILS], indirect=True)
def test_a_game_that_fails_says_so_in_three_languages(arrive: Arrive, served: ServerProcess) -> None:
    ada = arrive("Ada", address=served.address).open("/")
    box(ada, "Lanterns").get_by_role("button", name=PLAY).click()
    ended = ada.page.get_by_text("An error in the game's own program ended it.")
    for _ in range(3):
        ada.page.locator(".decision [data-option]").or_(ended).first.wait_for()
        if ended.is_visible():
            break
        ada.press(moves_shown(ada)[0])
        ada.page.wait_for_timeout(200)
    expect(ended).to_be_visible()
    expect(ada.page.get_by_role("link", name=re.compile("record"))).to_be_visible()
    for language, words in (
        ("Français", "Une erreur dans le programme du jeu l’a arrêtée."),
        ("Polski", "Przerwał ją błąd w programie gry."),
    ):
        ada.page.locator("header select").select_option(label=language)
        expect(ada.page.get_by_text(words)).to_be_visible()
    ada.complaints.clear()
    bob = arrive("Bob", address=served.address).open("/")
    box(bob, "Four Gates").get_by_role("button", name=PLAY).click()
    assert bob.until_asked()
    point_on(bob, random.Random(8))
