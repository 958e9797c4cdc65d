"""The page in another browser, Debian's Firefox: a whole game, and the boards of the others."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import pytest

from caravanserai.server.audience import frame_for
from tests.browser.conftest import DESK, PHONE
from tests.browser.firefox import FIREFOX, Firefox, Visitor, firefox
from tests.browser.played import Moment, asked, played, set_out
from tests.browser.sight import DRAWN, TOO_WIDE
from tests.server.servers import ServerProcess

pytestmark = pytest.mark.skipif(not FIREFOX.exists(), reason="firefox-esr is not installed")
Arrive = Callable[..., Visitor]

MOVES = 60  # made before somebody looks at the board
DECISIONS = 2  # taken then

# Where to press something, once it is in sight; nothing may lie over it.
SPOT = f"""async one => {{
    one.scrollIntoView({{block: "nearest", inline: "nearest"}});
    await ({DRAWN})();
    const {{x, y, width, height}} = one.getBoundingClientRect();
    const spot = [x + width / 2, y + height / 2];
    if (one.contains(document.elementFromPoint(...spot))) return spot;
    throw new Error(one.outerHTML + " is covered");
}}"""
SEEN = """kind => [...document.querySelectorAll(kind)].filter(one => one.checkVisibility())"""
GAMES = "() => document.querySelectorAll('article').length || null"
BUTTON = f"""(name, game) => {{
    const buttons = ({SEEN})("article button");
    const fits = one => one.innerText.trim() === name && one.closest("article").innerText.includes(game);
    const button = buttons.find(fits);
    return button ? ({SPOT})(button) : null;
}}"""
# Which question is asked, and which piece was pointed at already; null until something can be chosen.
QUESTION = """() => {
    if (document.querySelector(".podium")) return "over";
    const decision = document.querySelector(".decision.mine");
    if (!decision || decision.querySelector('[aria-disabled="true"]')) return null;
    return decision.dataset.seq + " " + (document.querySelector(".picked")?.dataset.piece ?? "");
}"""
NEXT_QUESTION = f"""last => {{
    const question = ({QUESTION})();
    return question === last ? null : question;
}}"""
# One of the lit pieces that are still to be chosen, or one of the buttons if there are none.
CHOICE = f"""share => {{
    const pieces = ({SEEN})("[data-target]:not(.picked)");
    const choices = pieces.length ? pieces : ({SEEN})(".decision [data-option]");
    return ({SPOT})(choices[Math.floor(share * choices.length)]);
}}"""
# The lit pieces, and those of them in the middle of which nothing covers them.
LIT = f"""() => ({SEEN})("[data-target]").map(one => {{
    const {{x, y, width, height}} = one.getBoundingClientRect();
    const clear = one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    return [one.dataset.target, clear];
}})"""
PLACES = "() => [...document.querySelectorAll('.podium strong, .rest strong')].map(one => one.innerText)"


@pytest.fixture(scope="module")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Firefox]:
    with firefox(tmp_path_factory.mktemp("firefox")) as running:
        yield running


@pytest.fixture
def newcomer(browser: Firefox, server: ServerProcess) -> Iterator[Arrive]:
    """Lets somebody into the lobby who was never there; their page may not complain."""
    visitors: list[Visitor] = []

    def arrive(size: tuple[int, int], touch: bool = False) -> Visitor:
        visitors.append(in_the_lobby(Visitor(browser, server.address, size, touch)))
        return visitors[-1]

    yield arrive
    for visitor in visitors:
        assert visitor.complaints() == []
        visitor.leave()


@pytest.fixture(scope="module")
def known(browser: Firefox, server: ServerProcess) -> Visitor:
    return in_the_lobby(Visitor(browser, server.address, DESK))


@pytest.fixture
def guest(known: Visitor) -> Iterator[Visitor]:
    """Somebody whom the server knows; their page may not complain."""
    yield known
    known.resize(*DESK)
    assert known.complaints() == []


def in_the_lobby(visitor: Visitor) -> Visitor:
    visitor.open("/")
    visitor.wait(GAMES)
    return visitor


def press(visitor: Visitor, button: str, game: str) -> None:
    """Press a button in the box of a game."""
    visitor.press(visitor.wait(BUTTON, button, game))


def decide(visitor: Visitor, question: str, chance: random.Random) -> str:
    """Press something that can be chosen; returns the question that this leads to."""
    visitor.press(visitor.ask(CHOICE, chance.random()))
    return str(visitor.wait(NEXT_QUESTION, question))


def test_from_the_lobby_to_the_podium(newcomer: Arrive) -> None:
    ada = newcomer(DESK)
    press(ada, "Play now against the computer", "Four Gates")
    chance = random.Random(1)
    question = ada.wait(QUESTION)
    while question != "over":
        question = decide(ada, question, chance)
    places = ada.ask(PLACES)
    assert "Traveller" in places and len(places) == 4


def test_a_first_game_by_finger(newcomer: Arrive) -> None:
    """Somebody who has never played it may learn it first, but wants to play."""
    ada = newcomer(PHONE, touch=True)
    press(ada, "Play now against the computer", "Yspahan")
    press(ada, "Play right away", "Yspahan")
    chance = random.Random(1)
    question = ada.wait(QUESTION)
    for _ in range(DECISIONS):
        question = decide(ada, question, chance)


def late(kind: str) -> Moment:
    """Seat 0 is asked such a question, and there is something on the board."""
    return lambda table: table.seq >= MOVES and asked(kind)(table)


@pytest.mark.parametrize(
    ("game", "kind", "size"),
    [
        ("yspahan", "choose_group", DESK),
        ("amul", "reveal_card", DESK),
        ("dragons", "place_token", DESK),
        ("dragons", "place_token", PHONE),
        ("emira", "act", DESK),
    ],
)
def test_what_can_be_chosen_is_lit_and_in_sight(
    guest: Visitor, server: ServerProcess, game: str, kind: str, size: tuple[int, int]
) -> None:
    table = played(game, 4, late(kind))
    guest.resize(*size)
    guest.open(f"/table/{set_out(server, [guest], table)}")
    question = guest.wait(QUESTION)
    guest.ask(DRAWN)
    options = frame_for(table, 0, 0).decision.options
    lit = guest.ask(LIT)
    assert {target for option in options for target in option.targets} <= {target for target, _ in lit}
    assert any(clear for _, clear in lit)
    assert guest.ask(TOO_WIDE) <= 0
    chance = random.Random(1)
    for _ in range(DECISIONS):
        question = decide(guest, question, chance)


def test_what_a_page_complains_of_is_heard(guest: Visitor) -> None:
    guest.ask("() => console.error('a wrong note')")
    guest.ask("() => new Promise(done => setTimeout(() => { setTimeout(done); throw Error('a fall') }))")
    assert guest.complaints() == ["console error: a wrong note", "javascript error: Error: a fall"]
