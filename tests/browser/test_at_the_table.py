"""What one can do at the table besides playing."""

from __future__ import annotations

import random
import re

from playwright.sync_api import Locator, expect

from caravanserai.kernel.table import Table
from tests.browser.axe import violations
from tests.browser.conftest import Arrive
from tests.browser.played import asked, played, set_out
from tests.browser.table import Person, answered, brisk, moves_shown, press
from tests.server.people import play_on
from tests.server.servers import ServerProcess


def test_take_back(arrive: Arrive) -> None:
    """Before anybody else has acted."""
    ada, berta = arrive("Ada"), arrive("Berta")
    table = ada.new_table("person", "open", options={"first_player": 0})
    berta.post(f"/api/tables/{table['id']}/join", invite=table["invite"])
    ada.sit(table["id"])
    ada.offered()
    ada.choose("yellow 0")
    before = ada.offered()
    take = next(move for move in before if move.startswith("take"))
    ada.choose(take)
    ada.decision.get_by_role("button", name="Undo").click()
    expect(ada.option(take)).to_be_visible()
    assert moves_shown(ada) == before


def hint_of(ada: Person) -> Locator:
    """The hint as it is shown."""
    return ada.decision.get_by_role("region", name="Hint")


def test_a_hint_weighs_three_moves_and_each_can_be_played(arrive: Arrive, server: ServerProcess) -> None:
    ada = arrive("Ada")
    ada.sit(set_out(server, [ada], played("yspahan", 4, asked("choose_group"))))
    ada.until_asked()
    ada.page.keyboard.press("h")
    rows = hint_of(ada).get_by_role("listitem")
    expect(rows).to_have_count(3)
    for row in rows.all():
        expect(row).to_contain_text(re.compile(r"\d+ % to win"))
        expect(row).to_contain_text("Expected margin")
    assert violations(ada, "hint") == []
    rows.nth(1).get_by_role("button", name="Do it").focus()
    expect(ada.decision.locator("[data-option].glowing")).to_have_count(1)
    ada.page.keyboard.press("Enter")
    answered(ada)
    last = [message for message in ada.heard if message["type"] == "hint_answer"][-1]
    assert not last["searching"] and ada.moves_said[-1]["move"] in [move["move"] for move in last["moves"]]
    assert ada.moves_said[-1]["key"] in ada.acknowledged


def test_between_people_hints_wait_until_all_allow_them(arrive: Arrive) -> None:
    ada, berta = arrive("Ada"), arrive("Berta")
    table = ada.new_table("person", "open", options={"first_player": 0})
    berta.post(f"/api/tables/{table['id']}/join", invite=table["invite"])
    ada.sit(table["id"])
    berta.sit(table["id"])
    ada.decision.get_by_role("button", name="Hint").click()
    expect(hint_of(ada)).to_contain_text("only if everyone allows them")
    hint_of(ada).get_by_role("button", name="Allow hints").click()
    expect(hint_of(ada)).to_contain_text("Still waiting for: Berta")
    expect(hint_of(berta)).to_contain_text("Allowed by: Ada")
    hint_of(berta).get_by_role("button", name="Allow hints").click()
    expect(hint_of(ada)).to_have_count(0)
    ada.decision.get_by_role("button", name="Hint").click()
    expect(hint_of(ada).get_by_role("button", name="Do it").first).to_be_visible()
    ada.decision.get_by_role("button", name="No longer allow hints").click()
    assert not ada.get(f"/api/tables/{table['id']}")["hints"]


def test_a_language_is_remembered(arrive: Arrive) -> None:
    ada = arrive().open("/")
    ada.page.locator("header select").select_option(label="Polski")
    expect(ada.page.locator("html")).to_have_attribute("lang", "pl")
    ada.page.reload()
    expect(ada.page.locator("html")).to_have_attribute("lang", "pl")


def test_themes(arrive: Arrive) -> None:
    ada = arrive().open("/")
    root = ada.page.locator("html")
    expect(root).to_have_attribute("data-theme", "dusk")
    dusk: str = root.evaluate("one => getComputedStyle(one).backgroundColor")
    ada.page.get_by_role("button", name="Switch to noon").click()
    expect(root).to_have_attribute("data-theme", "noon")
    expect(root).not_to_have_css("background-color", dusk)
    ada.page.reload()
    expect(root).to_have_attribute("data-theme", "noon")


def scored(table: Table) -> bool:
    """Some have points, and seat 0 is asked while it holds a card that speaks of them."""
    hand = [card for card in table.view(0).players[0].hand or [] if "for_points" in card]
    return table.waiting == [0] and min(table.scores()) > 0 and hand != []


def test_the_score_line_by_line(arrive: Arrive, server: ServerProcess) -> None:
    ada = arrive("Ada")
    ada.sit(set_out(server, [ada], played("yspahan", 2, scored)))
    ada.until_asked()
    ada.page.get_by_role("banner").get_by_role("button", name="Score").click()
    dialog = ada.page.get_by_role("dialog", name="Score, line by line")
    scores = ada.frame["frame"]["scores"]
    totals = dialog.locator("tfoot td").all_inner_texts()
    assert totals == [str(sum(line["points"] for line in lines)) for lines in scores]
    expect(dialog.locator("tbody tr")).to_have_count(len(scores[0]))
    dialog.get_by_role("button", name="Close").click()
    expect(dialog).to_be_hidden()


# How far below the edge of the log its last line ends.
BEHIND = """() => {
    const bottom = one => one.getBoundingClientRect().bottom;
    const last = [...document.querySelectorAll(".log .line")].at(-1);
    return bottom(last) - bottom(document.querySelector(".log"));
}"""


def test_the_log_follows_until_its_reader_leaves_it(arrive: Arrive, server: ServerProcess) -> None:
    """Whatever hints open above it and whatever chapters fold in it."""
    ada = arrive("Ada", size=(1440, 700))
    ada.sit(set_out(server, [ada], played("yspahan", 4, asked("choose_group"))))
    days = ada.page.locator(".log details")
    ada.until_asked()
    before = days.count()
    chance = random.Random(2)
    while days.count() < before + 3:
        ada.offered()
        ada.decision.get_by_role("button", name="Hint").click()
        expect(hint_of(ada).get_by_role("button", name="Do it").first).to_be_visible()
        press(ada, chance)
        ada.offered()
        ada.wait(f"() => ({BEHIND})() <= 0 ? true : null")
    latest = ada.page.get_by_role("button", name="Latest")
    expect(latest).to_have_count(0)

    log = ada.page.get_by_role("region", name="Log")
    log.hover()
    ada.page.mouse.wheel(0, -500)
    expect(latest).to_be_visible()
    press(ada, chance)
    ada.offered()
    assert ada.page.evaluate(BEHIND) > 100  # nobody pulls the page from under the reader's eyes
    latest.click()
    ada.wait(f"() => ({BEHIND})() <= 0 ? true : null")
    expect(latest).to_have_count(0)
    press(ada, chance)
    ada.offered()
    ada.wait(f"() => ({BEHIND})() <= 0 ? true : null")


def test_chat_is_text_and_nothing_else(arrive: Arrive) -> None:
    ada, berta = arrive("<i>Ada</i>"), arrive("Berta")
    table = ada.new_table("person", "open")
    berta.post(f"/api/tables/{table['id']}/join", invite=table["invite"])
    for person in (ada, berta):
        person.sit(table["id"])
        person.page.get_by_role("tab", name="Chat").click()
    ada.page.get_by_label("Write a message").fill("<b>hello</b> & <img src=x onerror=alert(1)>")
    ada.page.get_by_role("button", name="Send", exact=True).click()
    for person in (ada, berta):
        lines = person.page.get_by_role("log", name="Chat")
        expect(lines).to_contain_text("<b>hello</b> & <img src=x onerror=alert(1)>")
        expect(lines).to_contain_text("<i>Ada</i>")
        expect(lines.locator("b, i, img")).to_have_count(0)


def test_the_table_in_words_can_be_played(arrive: Arrive) -> None:
    ada = arrive("Ada").sit_down("bot")
    ada.page.locator('button[title="Text view"]').click()
    expect(ada.page.locator(".board svg")).to_have_count(0)
    for heading in ("Tower", "Players", "Caravan", "Ada: Hand"):
        expect(ada.page.get_by_role("heading", name=heading, exact=True)).to_be_visible()
    chance = random.Random(8)
    for _ in range(4):
        press(ada, chance)
    ada.offered()
    gold = ada.frame["frame"]["view"]["players"][0]["gold"]
    row = ada.page.get_by_role("group", name="Players").get_by_role("row", name=re.compile("^Ada"))
    expect(row.get_by_role("cell").nth(1)).to_have_text(str(gold))
    ada.page.reload()
    expect(ada.page.get_by_role("heading", name="Tower", exact=True)).to_be_visible()


def test_the_live_region_tells_what_happens(arrive: Arrive) -> None:
    ada = arrive("Ada").sit_down("bot")
    ada.choose(next(move for move in ada.offered() if move.startswith("take")))
    live = ada.page.locator('[aria-live="polite"][aria-atomic="true"]')
    expect(live).to_contain_text("Ada takes")


def test_the_title_says_whose_turn_it_is(arrive: Arrive) -> None:
    ada, berta = arrive("Ada"), arrive("Berta")
    table = ada.new_table("person", "open", options={"first_player": 1})
    berta.post(f"/api/tables/{table['id']}/join", invite=table["invite"])
    ada.sit(table["id"])
    berta.sit(table["id"])
    expect(berta.page).to_have_title("● Your turn · Yspahan")
    expect(ada.page).to_have_title("Berta · Yspahan")


def test_while_you_were_away(arrive: Arrive) -> None:
    ada = arrive("Ada")
    berta = arrive("Berta")
    table = ada.new_table("person", "open", "bot", options={"first_player": 1})
    berta.post(f"/api/tables/{table['id']}/join", invite=table["invite"])
    ada.sit(table["id"])
    ada.page.get_by_role("link", name="Caravanserai, to the lobby").click()
    expect(ada.page.get_by_role("heading", name="Your games")).to_be_visible()
    with berta.hand(table["id"], 1) as quick:
        while quick.waiting != [0]:
            if quick.waiting == [1]:
                play_on(quick, 1, random.Random(9), moves=1)
            else:
                quick.hear()
    ada.page.get_by_role("link", name=re.compile("Yspahan.*Berta")).click()
    summary = ada.page.get_by_role("dialog", name="While you were away")
    expect(summary).to_contain_text("Berta")
    summary.get_by_role("button", name="Continue").click()
    expect(summary).to_be_hidden()
    ada.until_asked()


def test_pieces_move_and_the_impatient_can_skip(arrive: Arrive) -> None:
    ada = arrive("Ada", still=False).sit_down("bot", "bot", "bot")
    end_turn(ada)
    ada.page.get_by_role("button", name="Skip ahead").click()
    expect(ada.page.get_by_role("button", name="Skip ahead")).to_be_hidden()


def test_with_reduced_motion_every_move_shows_at_once(arrive: Arrive) -> None:
    """Whatever the socket heard is on the page with the next breath: nothing is queued, nothing flies."""
    ada = arrive("Ada", still=False)
    ada.page.emulate_media(reduced_motion="reduce")
    ada.sit(ada.new_table("person", "bot", "bot", "bot", options={"first_player": 0})["id"])
    for _ in range(4):
        press(ada, random.Random(1))
        ada.offered()
        assert ada.page.get_by_role("button", name="Skip ahead").count() == 0
        view = ada.frame["frame"]["view"]
        expect(ada.page.locator(".board .board")).not_to_have_class(re.compile("moving"))
        assert ada.page.locator(".board .rolling, .board .walking").count() == 0
        goods = ada.page.locator(".board [data-piece^='shop:'], .board [data-target^='shop:']")
        assert goods.count() >= len(view["shops"])


def end_turn(person: Person) -> None:
    """Until others are asked."""
    chance = random.Random(10)
    while moves := moves_shown(person):
        move = brisk(moves, chance)
        person.choose(move)
        if move == "end" or 0 not in person.frame["frame"]["decision"]["seats"]:
            return
