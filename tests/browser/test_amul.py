"""Āmul at the round table: eight seats, secret choices, a hand to sort and cards that explain themselves."""

from __future__ import annotations

import random
import re
from typing import Literal

import pytest
from playwright.sync_api import Locator, Page, expect

from caravanserai.games.amul.game import GAME
from caravanserai.kernel.table import Table
from tests.browser.axe import SIZES, light, violations, violations_at_noon
from tests.browser.conftest import Arrive
from tests.browser.contrast import READABLE, STRICT, dim_texts
from tests.browser.played import asked, before_the_end, last_move, over, played, set_out
from tests.browser.shown import show
from tests.browser.table import Person, answered, in_another_tab, next_asked, settled
from tests.server import people
from tests.server.servers import ServerProcess

SCHEMES: tuple[Literal["dark"], Literal["light"]] = ("dark", "light")
STYLES = ("objects", "resources", "merchants", "military", "characters", "camels", "bazaar")


def seat_ada(arrive: Arrive, *others: str, **looks: object) -> Person:
    """Ada at a table with computers, looking at her six cards."""
    ada = arrive("Ada", **looks)
    ada.sit(ada.new_table("person", *(others or ("bot",) * 3), game="amul")["id"])
    expect(hand(ada)).to_have_count(6)
    return ada


def hand(person: Person) -> Locator:
    """The cards held, as they lie."""
    return person.page.locator(".fan [data-card]")


def names(cards: Locator) -> list[str]:
    return [text.split(",")[0] for text in cards.locator("> .hidden-visually").all_inner_texts()]


def meaning(page: Page) -> Locator:
    return page.get_by_role("tooltip")


def until_awaited(person: Person) -> None:
    """Wait until the table waits for this person, or the game is over."""
    person.page.locator(".decision.mine").or_(person.podium).first.wait_for()


def test_eight_seats_from_the_lobby_to_the_score_pad(arrive: Arrive) -> None:
    ada = arrive("Ada").open("/")
    ada.page.get_by_role("article").filter(has_text="Āmul").get_by_role(
        "link", name="Play with friends"
    ).click()
    ada.page.get_by_role("button", name="Create the table and get the link").click()
    link = ada.page.get_by_label("Send this link to your friends").input_value()
    table = link.split("/table/")[1].split("#")[0]
    berta = join(arrive(size=(390, 844), touch=True), link, "Berta")
    cleo = join(arrive(size=(1280, 720)), link, "Cleo")
    ada.page.get_by_role("button", name="Fill with computers and start").click()
    for person in (ada, berta, cleo):
        expect(hand(person)).to_have_count(6)
    expect(ada.page.get_by_role("region", name=re.compile("^Play area of"))).to_have_count(8)
    cleo.page.keyboard.press("t")
    expect(cleo.page.get_by_role("heading", name="Cleo: Hand", exact=True)).to_be_visible()

    choose_and_change(ada, [berta, cleo])
    people_at = {0: ada, 1: berta, 2: cleo}
    chance = random.Random(5)
    play_rounds(people_at, chance, until=2)
    for person in (berta, cleo):  # computers play for them in the middle of the game
        person.open("/")
        person.post(f"/api/tables/{table}/leave")
    with ada.hand(table, 0) as quick:
        in_another_tab(ada, quick, chance.choice, lambda frame: frame["view"]["round"] == 9, moves=100)
    for person in (berta, cleo):
        person.post(f"/api/tables/{table}/return")
        person.sit(table)
        close_summary(person)
    expect(ada.page.get_by_text("Military order").first).to_be_visible()
    play_rounds(people_at, chance, until=None)
    for person in people_at.values():
        expect(person.podium).to_be_visible()
    look_at_the_pad(ada)


def join(guest: Person, link: str, name: str) -> Person:
    guest.page.goto(link)
    guest.page.get_by_label("Your name at the table").fill(name)
    guest.page.get_by_role("button", name="Take a seat").first.click()
    expect(guest.page.get_by_text("you", exact=True)).to_be_visible()
    return guest


def choose_and_change(ada: Person, others: list[Person]) -> None:
    """A sealed choice lies face down, may be changed, and nobody learns more than that it was made."""
    first, second = (option["text"] for option in ada.frame["frame"]["decision"]["options"][:2])
    for move in (first, second):
        ada.option(move).click()
        expect(ada.option(move)).to_have_attribute("aria-pressed", "true")
    expect(ada.decision).to_contain_text("You may change your mind until everyone has chosen.")
    expect(hand(ada)).to_have_count(5)
    expect(ada.page.get_by_role("img", name=re.compile("^Face down in front of you"))).to_be_visible()
    expect(ada.page.get_by_role("img", name=re.compile("^Offer of .*, face down"))).to_have_count(6)
    reached = max(ada.acknowledged.values())
    for person in others:
        expect(person.decision).to_contain_text("Your turn")
        person.until_told(reached)
        assert person.frame["frame"]["decision"]["seats"] == [1, 2]
        assert person.frame["frame"]["decision"]["chosen"] is None
        assert "card_offered" not in {event["name"] for event in person.story}
    ada.page.mouse.move(2, 2)


def play_rounds(people_at: dict[int, Person], chance: random.Random, until: int | None) -> None:
    """The people take every decision on their pages until a round begins, or until the game is over."""
    while (person := next_asked(people_at)) is not None:
        if person.frame["frame"]["view"]["round"] == until:
            return
        person.choose(chance.choice(person.offered()))
        answered(person)


def look_at_the_pad(ada: Person) -> None:
    """The rows add up to the totals, and each can be opened to the cards behind it."""
    final = ada.frame["frame"]
    pad = ada.page.get_by_role("table", name="Score, line by line")
    totals = [sum(line["points"] for line in lines) for lines in final["scores"]]
    assert pad.locator("tfoot td").all_inner_texts() == [str(points).replace("-", "−") for points in totals]
    expect(ada.podium.get_by_role("listitem")).to_have_count(3)
    best = final["ranks"].index(1)
    expect(ada.podium.locator(".place-1").first).to_contain_text(str(totals[best]))
    for row in ("Resources", "Bazaar", "Arab majority"):
        pad.get_by_role("button", name=row).click()
    expect(pad).to_contain_text(re.compile("Arab symbol"))
    pad.get_by_role("button", name="Bazaar").click()
    traders = [
        line for player in final["view"]["players"] for line in player["scores"] if line["sets"] is not None
    ]
    expect(pad.locator(".why li")).to_have_count(len(traders))
    expect(pad.locator(".why").get_by_role("button", name="AMU-TRADER.5").first).to_be_visible()


def test_the_score_is_counted_row_by_row_and_can_be_skipped(arrive: Arrive, server: ServerProcess) -> None:
    ada = arrive("Ada", still=False)
    ada.sit(set_out(server, [ada], before_the_end("amul", 3)))
    ada.until_asked()
    ada.press(last_move("amul", 3))
    rows = ada.page.get_by_role("table", name="Score, line by line").locator("tbody tr")
    expect(ada.page.get_by_role("heading", name="Counting the score")).to_be_visible()
    expect(rows).to_have_count(9)
    expect(rows.last.locator("td").first).to_have_text("")
    expect(ada.podium).to_be_hidden()
    ada.page.keyboard.press("Space")
    expect(ada.podium).to_be_visible()
    expect(rows.last.locator("td").first).not_to_have_text("")


def close_summary(person: Person) -> None:
    summary = person.page.get_by_role("dialog", name="While you were away")
    if summary.is_visible():
        summary.get_by_role("button", name="Continue").click()


def test_a_hand_can_be_sorted_and_the_table_remembers_how(arrive: Arrive) -> None:
    ada = seat_ada(arrive)
    view = ada.frame["frame"]["view"]
    change = {one["number"]: one["change"] for one in view["prospects"]}
    board = {card["number"]: card for card in ada.get("/api/games/amul/board")["cards"]}

    def held() -> list[int]:
        return [int(str(one.get_attribute("data-card"))) for one in hand(ada).all()]

    ada.page.get_by_text("by value").click()
    expect(ada.page.get_by_role("radio", name="by value")).to_be_checked()
    worth = [change[number] for number in held()]
    assert worth == sorted(worth, reverse=True)
    ada.page.get_by_role("radio", name="by value").press("ArrowRight")
    expect(ada.page.get_by_role("radio", name="by icon")).to_be_checked()
    places = [["table", "both", "hand"].index(board[number]["place"]) for number in held()]
    assert places == sorted(places) and sorted(held()) == sorted(view["players"][0]["hand"])
    before = held()
    ada.page.reload()
    expect(hand(ada)).to_have_count(6)
    expect(ada.page.get_by_role("radio", name="by icon")).to_be_checked()
    assert held() == before


def test_a_card_explains_itself_by_keyboard(arrive: Arrive) -> None:
    """One stop for the whole hand, arrows from card to card, Enter chooses, i goes into the explanation."""
    ada = arrive("Ada")
    table = ada.new_table("person", "open", "bot", game="amul")
    friend = people.Browser(ada.address).rename("Berta")  # who thinks for a long time
    friend.post(f"/api/tables/{table['id']}/join", invite=table["invite"])
    friend.close()
    ada.sit(table["id"])
    expect(hand(ada)).to_have_count(6)
    ada.page.get_by_role("radio", name="by kind").focus()
    ada.page.keyboard.press("Tab")
    shown = names(hand(ada))
    expect(hand(ada).first).to_be_focused()
    ada.page.keyboard.press("ArrowRight")
    card = hand(ada).nth(1)
    expect(card).to_be_focused()
    explanation = meaning(ada.page)
    expect(explanation).to_contain_text(shown[1])
    expect(explanation).to_contain_text("worth now")
    expect(card).to_have_attribute("aria-describedby", str(explanation.get_attribute("id")))
    ada.page.keyboard.press("i")
    rule = explanation.get_by_role("button", name=re.compile(r"^Rule AMU-CARD\.\d+$"))
    expect(rule).to_be_focused()
    ada.page.keyboard.press("Escape")
    expect(explanation).to_be_hidden()
    expect(card).to_be_focused()
    ada.page.keyboard.press("Enter")
    expect(ada.page.get_by_role("img", name=f"Face down in front of you: {shown[1]}")).to_be_visible()
    assert len(ada.moves_said) == 1


def test_a_finger_looks_first_and_then_chooses(arrive: Arrive) -> None:
    ada = seat_ada(arrive, size=(390, 844), touch=True, lists=False)
    card = hand(ada).nth(1)
    card.scroll_into_view_if_needed()
    card.tap()
    expect(meaning(ada.page)).to_be_visible()
    assert ada.moves_said == []
    card.tap()
    settled(ada)
    expect(meaning(ada.page)).to_be_hidden()
    assert [said["move"].split()[0] for said in ada.moves_said] == ["offer"]


def test_what_may_not_be_chosen_says_why_and_the_log_lights_cards(arrive: Arrive) -> None:
    ada = seat_ada(arrive)
    ada.page.locator(".palace [data-card]").first.click()
    expect(ada.decision.get_by_role("alert")).to_contain_text("AMU-PICK.1")
    ada.options.first.click()
    ada.until(lambda: ada.frame["frame"]["decision"]["kind"] == "pick_card")
    until_awaited(ada)
    palace = ada.page.locator(".palace [data-card]")
    for_sale = names(ada.page.locator(".market [data-card]"))
    palace.nth(next(at for at, name in enumerate(names(palace)) if name not in for_sale)).click()
    expect(ada.decision.get_by_role("alert")).to_contain_text("only the effect of a card can take it")
    # others may have picked before: a card that still lies there, and who offered it
    *_, offered = [card for card in ada.frame["frame"]["view"]["market"] if card["offered_by"] is not None]
    table = ada.get(f"/api/tables/{ada.page.url.rpartition('/')[2]}")
    name = table["seats"][offered["offered_by"]]["name"]
    ada.page.locator(".log .line").filter(has_text=f"{name} offers").last.hover()
    lit = ada.page.locator(f'.market [data-card="{offered["number"]}"]')
    expect(lit).to_have_class(re.compile("pointed"))


def every_card() -> Table:
    """Seat 0 is the first to pick, and has every face in play that does not lie in the market."""
    parts = GAME.parts
    numbers = [number for deck in range(3) for number in parts.cards_for(8, deck, 0)]
    faces = {parts.face_ids[parts.face_of[number]] for number in numbers}
    market = [
        *("arab_sabre", "mongol_relic", "spices", "ivory", "smuggler", "contract"),
        *("mongol_guard_b", "mongol_general", "mughal_lord", "camel", "arab_caravan"),
    ]
    position = {
        "round": 8,
        "starting_player": 1,
        "moment": "pick",
        "market": market,
        "players": [{"area": sorted(faces.difference(market))}, *[{} for _ in range(7)]],
    }
    return Table(GAME, 8, 5, position=position)


def test_every_card_can_be_read(arrive: Arrive) -> None:
    """Whatever is dealt, by lamp and by day: names, formulas, letters and points, also those of one digit."""
    ada = arrive("Ada")
    show(ada, ada.new_table("person", *["bot"] * 7, game="amul")["id"], every_card())
    tiles = ada.page.get_by_role("region", name="Play area of Ada").locator("[data-card]")
    expect(tiles).to_have_count(57)
    expect(ada.page.locator(".market .worth")).to_have_count(11)
    dim: list[str] = []
    for scheme in SCHEMES:
        light(ada, scheme)
        dim += dim_texts(ada, "[data-card]", STRICT) + violations(ada, scheme, runOnly=["cat.color"])
        for style in STYLES:
            ada.page.locator(f"[data-card].{style}").last.focus()
            expect(meaning(ada.page)).to_be_visible()
            dim += dim_texts(ada, "[role=tooltip]", READABLE if scheme == "dark" else STRICT)
        ada.page.keyboard.press("Escape")
    assert dim == [], "\n".join(dim)


def second_market(table: Table) -> bool:
    """A card is to be picked in the second round."""
    return bool(table.view().round == 2 and asked("pick_card")(table))


@pytest.mark.parametrize("width", SIZES)
def test_axe_finds_nothing(arrive: Arrive, server: ServerProcess, width: int) -> None:
    ada = arrive("Ada", size=SIZES[width], touch=width < 1000)
    ada.sit(set_out(server, [ada], played("amul", 8, second_market)))
    until_awaited(ada)
    ada.page.locator(".market [data-card]").first.focus()
    expect(meaning(ada.page)).to_be_visible()
    found = violations(ada, f"table {width}") + violations_at_noon(ada, f"table {width} noon")
    ada.page.keyboard.press("Escape")
    ada.page.get_by_role("button", name=re.compile("^Open the play area of")).first.click()
    expect(ada.page.get_by_role("dialog")).to_be_visible()
    found += violations(ada, f"play area {width}")
    ada.page.keyboard.press("Escape")
    expect(ada.page.get_by_role("dialog")).to_be_hidden()
    ada.page.keyboard.press("t")
    expect(ada.page.get_by_role("heading", name="Ada: Hand", exact=True)).to_be_visible()
    found += violations(ada, f"in words {width}")
    ada.page.keyboard.press("t")
    ada.open(f"/table/{set_out(server, [ada], played('amul', 3, over))}")
    expect(ada.podium).to_be_visible()
    ada.page.get_by_role("button", name="Resources").click()
    found += violations(ada, f"end {width}") + violations_at_noon(ada, f"end {width} noon")
    assert found == [], "\n".join(found)
