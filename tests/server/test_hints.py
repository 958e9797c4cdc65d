"""Hints: at once by the rating, then by search; between people only if all of them agree."""

from __future__ import annotations

from typing import Any

from tests.server.conftest import Arrive, Look
from tests.server.people import Browser, Page

FIRST = {"first_player": 0}


def sharpened(page: Page) -> dict[str, Any]:
    """The last answer about a hint."""
    return page.until(lambda message: message["type"] == "hint_answer" and not message["searching"])


def two_people(ada: Browser, berta: Browser, **wish: Any) -> str:
    table = ada.new_table("person", "open", options=FIRST, **wish)
    berta.post(f"/api/tables/{table['id']}/join", invite=table["invite"])
    return str(table["id"])


def test_a_hint_comes_at_once_and_is_sharpened_by_search(arrive: Arrive, look: Look) -> None:
    guest = arrive("Ada")
    page = look(guest, guest.new_table("person", "bot", options=FIRST)["id"], 0)
    done = page.play(0, "yellow 0")
    page.until_frame(lambda message: message["seq"] >= done["seq"])
    hint = page.ask(type="hint", seat=0)
    assert hint["type"] == "hint_answer" and hint["searching"]
    assert 1 < len(hint["moves"]) <= 3 and all(move["chance"] is None for move in hint["moves"])
    found = sharpened(page)
    assert found["key"] == hint["key"]
    for move in found["moves"]:
        assert move["move"] in page.options() and move["reason"]
        assert 0 <= move["chance"] <= 1 and 0 < move["error"] < 0.2 and isinstance(move["margin"], float)
    again = page.ask(type="hint", seat=0)
    assert again["moves"] == hint["moves"] and sharpened(page)["moves"] == found["moves"]
    assert page.ask(type="hint", seat=1)["problem"]["key"] == "not_your_seat"


def test_a_single_person_need_not_ask_anybody(arrive: Arrive) -> None:
    ada = arrive("Ada")
    assert ada.new_table("person", "bot")["hints"]
    assert not ada.new_table("person", "bot", hints=False)["hints"]
    assert not ada.new_table("person", "local")["hints"]
    assert ada.new_table("person", "local", hints=True)["hints"]
    waiting = ada.new_table("person", "open")
    assert not waiting["hints"]
    filled = ada.post(f"/api/tables/{waiting['id']}/seats/1", kind="bot")
    assert filled["hints"] and filled["seats"][0]["allows_hints"] and not filled["seats"][1]["allows_hints"]


def test_between_people_hints_are_off_until_all_agree(arrive: Arrive, look: Look) -> None:
    ada, berta, stranger = arrive("Ada"), arrive("Berta"), arrive("Chloe")
    table = two_people(ada, berta)
    page = look(ada, table, 0)
    assert page.ask(type="hint", seat=0)["problem"]["key"] == "hints_off"
    path = f"/api/tables/{table}/hints"
    assert stranger.refused(path, allow=True) == "not_at_table"
    agreed = ada.post(path, allow=True)
    assert [seat["allows_hints"] for seat in agreed["seats"]] == [True, False] and not agreed["hints"]
    assert page.ask(type="hint", seat=0)["problem"]["key"] == "hints_off"
    assert berta.post(path, allow=True)["hints"]
    page.until(lambda message: message["type"] == "seats" and message["table"]["hints"])
    assert page.ask(type="hint", seat=0)["type"] == "hint_answer"
    assert not berta.post(path, allow=False)["hints"]
    page.until(lambda message: message["type"] == "seats" and not message["table"]["hints"])
    assert page.ask(type="hint", seat=0)["problem"]["key"] == "hints_off"


def test_whoever_sits_down_at_a_table_with_hints_agrees(arrive: Arrive) -> None:
    ada, berta = arrive("Ada"), arrive("Berta")
    table = two_people(ada, berta, hints=True)
    assert ada.get(f"/api/tables/{table}")["hints"]
    assert not berta.post(f"/api/tables/{table}/hints", allow=False)["hints"]


def test_an_agreement_moves_to_another_device(arrive: Arrive) -> None:
    ada, berta, phone = arrive("Ada"), arrive("Berta"), arrive("Ada")
    table = two_people(ada, berta)
    for guest in (ada, berta):
        guest.post(f"/api/tables/{table}/hints", allow=True)
    token = ada.post(f"/api/tables/{table}/carry")["token"]
    assert phone.post("/api/carry", token=token)["hints"]
