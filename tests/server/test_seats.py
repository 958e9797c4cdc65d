"""Who sits where: links, hot seats, leaving and returning, clocks, rematches and moving between devices."""

from __future__ import annotations

import random

from tests.server.conftest import Arrive, Look
from tests.server.people import Message, my_turn, play_on


def test_joining_by_link(arrive: Arrive, look: Look) -> None:
    host, friend, stranger = arrive("Ada"), arrive("Berta"), arrive("Cleo")
    table = host.new_table("person", "open", "open")
    path = f"/api/tables/{table['id']}"
    assert table["host"] and table["invite"] and table["status"] == "gathering"
    assert stranger.table(table["id"])["invite"] is None
    assert stranger.refused(f"{path}/join") == "bad_invite"
    assert stranger.refused(f"{path}/join", invite="x" * 32) == "bad_invite"
    page = look(host, table["id"])
    joined = friend.post(f"{path}/join", invite=table["invite"], seat=2)
    assert joined["seats"][2]["mine"] and joined["invite"] == table["invite"] and not joined["host"]
    assert page.until(
        lambda message: message["type"] == "seats" and message["table"]["seats"][2]["name"] == "Berta"
    )
    again = friend.post(f"{path}/join", invite=table["invite"])
    assert [seat["name"] for seat in again["seats"]] == ["Ada", "", "Berta"]
    assert stranger.refused(f"{path}/join", invite=table["invite"], seat=2) == "no_open_seat"
    stranger.post(f"{path}/join", invite=table["invite"])
    page.until_frame(lambda message: True)
    assert page.table["status"] == "playing" and page.table["invite"] is None
    assert arrive().refused(f"{path}/join", invite=table["invite"]) == "not_gathering"


def test_the_lobby(arrive: Arrive) -> None:
    host, stranger = arrive("Ada"), arrive("Berta")
    hidden = host.new_table("person", "open")
    listed = host.new_table("person", "open", listed=True)
    waiting = host.new_table("person", "bot", options={"first_player": 0})
    lobby = stranger.get("/api/tables")
    assert listed["id"] in [table["id"] for table in lobby["listed"]]
    assert hidden["id"] not in [table["id"] for table in lobby["listed"]] and lobby["mine"] == []
    mine = [table["id"] for table in host.get("/api/tables")["mine"]]
    assert mine[0] == waiting["id"] and set(mine) == {hidden["id"], listed["id"], waiting["id"]}
    stranger.post(f"/api/tables/{listed['id']}/join")
    assert stranger.get("/api/tables")["mine"][0]["id"] == listed["id"]


def test_the_host_fills_and_opens_seats(arrive: Arrive) -> None:
    host, friend = arrive("Ada"), arrive("Berta")
    table = host.new_table("person", "open", "open")
    path = f"/api/tables/{table['id']}/seats"
    assert friend.refused(f"{path}/1", kind="bot") == "not_host"
    assert host.post(f"{path}/1", kind="bot", level="master")["seats"][1]["level"] == "master"
    assert host.post(f"{path}/1", kind="open")["seats"][1]["kind"] == "open"
    assert host.refused(f"{path}/7", kind="bot") == "bad_request"
    host.post(f"{path}/1", kind="bot")
    assert host.post(f"{path}/2", kind="bot")["status"] == "playing"
    assert host.refused(f"{path}/2", kind="open") == "not_gathering"


def test_leaving_before_the_game(arrive: Arrive) -> None:
    host, friend = arrive("Ada"), arrive("Berta")
    table = host.new_table("person", "open", "open")
    path = f"/api/tables/{table['id']}"
    friend.post(f"{path}/join", invite=table["invite"])
    host.post(f"{path}/leave")
    assert friend.table(table["id"])["host"]
    assert friend.post(f"{path}/leave")["status"] == "closed"
    assert friend.refused(f"{path}/join", invite=table["invite"]) == "closed"


def test_hot_seat_shows_each_player_their_own(arrive: Arrive, look: Look) -> None:
    guest = arrive()
    table = guest.new_table("person Ada", "local Berta", "local Cleo", options={"first_player": 0})
    assert [seat["name"] for seat in table["seats"]] == ["Ada", "Berta", "Cleo"]
    assert all(seat["mine"] for seat in table["seats"])
    page = look(guest, table["id"], 0)
    chance = random.Random(4)
    for _ in range(60):
        seat = page.waiting[0]
        page.send(type="look", eyes=seat)
        page.until_frame(lambda message, seat=seat: message["eyes"] == seat)  # type: ignore[misc]
        hands = [player["hand"] for player in page.frame["frame"]["view"]["players"]]
        assert [hand is not None for hand in hands] == [each == seat for each in range(3)]
        play_on(page, seat, chance, moves=1)
    page.send(type="look", eyes=None)
    page.until_frame(lambda message: message["eyes"] is None)
    assert page.options() == []


def test_one_more_player_at_the_same_device(arrive: Arrive) -> None:
    host, friend = arrive("Ada"), arrive("Berta")
    table = host.new_table("person", "open", "open")
    path = f"/api/tables/{table['id']}"
    friend.post(f"{path}/join", invite=table["invite"])
    assert friend.refused(f"{path}/join", local=True, name="Berta's son") == "not_host"
    assert friend.refused(f"{path}/allow", others_add_players=True) == "not_host"
    assert host.post(f"{path}/allow", others_add_players=True)["others_add_players"]
    joined = friend.post(f"{path}/join", local=True, name="Berta's son")
    assert [seat["mine"] for seat in joined["seats"]] == [False, True, True]
    assert joined["seats"][2]["kind"] == "local" and joined["status"] == "playing"


def test_a_computer_takes_over_and_hands_back(arrive: Arrive, look: Look) -> None:
    host, friend = arrive("Ada"), arrive("Berta")
    table = host.new_table("person", "open", options={"first_player": 0})
    path = f"/api/tables/{table['id']}"
    friend.post(f"{path}/join", invite=table["invite"])
    page = look(friend, table["id"], 1)
    assert host.post(f"{path}/leave")["seats"][0]["bot_for_now"]
    page.until_frame(my_turn(1))  # the computer played the turn of the player who left
    assert page.table["seats"][0]["bot_for_now"] and page.table["seats"][0]["name"] == "Ada"
    away = look(host, table["id"], 0)
    assert away.play(0, "pass")["problem"]["key"] == "away"
    back = host.post(f"{path}/return")
    assert not back["seats"][0]["bot_for_now"] and back["seats"][0]["mine"]
    while 1 in page.waiting:
        play_on(page, 1, random.Random(1), moves=1)
    away.until_frame(my_turn(0))
    assert away.play(0, away.options()[0])["type"] == "ack"
    assert arrive().refused(f"{path}/return") == "not_at_table"


def test_a_clock_that_runs_out(arrive: Arrive, look: Look) -> None:
    guest = arrive("Ada")
    table = guest.new_table("person", "bot", clock=1, options={"first_player": 0})
    page = look(guest, table["id"], 0)
    assert page.frame["deadline"] is not None and 0 <= page.frame["deadline"] <= 1
    page.until(lambda message: message["type"] == "seats" and message["table"]["seats"][0]["bot_for_now"])
    page.until_frame(lambda message: message["frame"]["seq"] > 0)
    assert not guest.post(f"/api/tables/{table['id']}/return")["seats"][0]["bot_for_now"]


def test_a_clock_that_runs_out_for_several_at_once(arrive: Arrive, look: Look) -> None:
    """Those who have chosen keep their choice; computers choose for all the others at the same time."""
    people = [arrive(name) for name in ("Ada", "Berta", "Cleo", "Dora")]
    table = people[0].new_table("person", "open", "open", "open", "bot", game="amul", clock=3)
    path = f"/api/tables/{table['id']}"
    for person in people[1:]:
        person.post(f"{path}/join", invite=table["invite"])
    page = look(people[0], table["id"], 0)
    page.until_frame(lambda message: message["frame"]["decision"]["seats"] == [0, 1, 2, 3])
    began, chosen = page.frame["deadline"], page.options()[1]
    assert page.play(0, chosen)["type"] == "ack"
    page.until_frame(lambda message: message["frame"]["decision"]["seats"] == [1, 2, 3])
    assert page.frame["deadline"] <= began and page.frame["frame"]["decision"]["chosen"] == chosen
    page.until_frame(lambda message: message["frame"]["decision"]["kind"] != "offer_card")
    seats = page.table["seats"]
    assert [seat["bot_for_now"] for seat in seats] == [False, True, True, True, False]
    offered = {
        event["args"]["seat"]: event["args"]["card"]
        for event in page.story
        if event["name"] == "card_offered"
    }
    assert len(offered) == 5 and chosen == f"offer {offered[0]}"
    assert people[2].post(f"{path}/return")["seats"][2]["bot_for_now"] is False


def test_presence(arrive: Arrive, look: Look) -> None:
    host, friend = arrive("Ada"), arrive("Berta")
    table = host.new_table("person", "open")
    friend.post(f"/api/tables/{table['id']}/join", invite=table["invite"])
    page = look(host, table["id"], 0)

    def present(here: bool) -> None:
        page.until(
            lambda message: message["type"] == "seats" and message["table"]["seats"][1]["present"] is here
        )

    other = look(friend, table["id"], 1)
    present(True)
    other.close()
    present(False)


def test_rematch_leads_everyone_to_one_table(arrive: Arrive, look: Look) -> None:
    host, friend = arrive("Ada"), arrive("Berta")
    table = host.new_table("person", "open", "bot")
    path = f"/api/tables/{table['id']}"
    friend.post(f"{path}/join", invite=table["invite"])
    assert host.refused(f"{path}/rematch") == "not_over"
    page = look(host, table["id"])
    for guest in (host, friend):
        guest.post(f"{path}/leave")
    page.until_frame(lambda message: bool(message["frame"]["over"]))
    again: Message = host.post(f"{path}/rematch")
    assert page.until(lambda message: message["type"] == "seats")["table"]["rematch"] == again["id"]
    assert friend.post(f"{path}/rematch")["id"] == again["id"] != table["id"]
    assert again["commitment"] != table["commitment"]
    assert [seat["name"] for seat in again["seats"]] == ["Ada", "Berta", table["seats"][2]["name"]]
    assert again["seats"][0]["mine"] and not again["seats"][0]["bot_for_now"]
    assert arrive().refused(f"{path}/rematch") == "not_at_table"


def test_seats_are_carried_to_another_device_once(arrive: Arrive, look: Look) -> None:
    laptop, phone = arrive("Ada"), arrive()
    table = laptop.new_table("person", "bot", options={"first_player": 0})
    old = look(laptop, table["id"], 0)
    link = laptop.post(f"/api/tables/{table['id']}/carry")
    carried = phone.post("/api/carry", token=link["token"])
    assert carried["seats"][0]["mine"] and carried["host"]
    old.until(lambda message: message["type"] == "frame" and message["eyes"] is None)
    assert old.frame["frame"]["view"]["players"][0]["hand"] is None
    assert old.play(0, "pass")["problem"]["key"] == "not_your_seat"
    page = look(phone, table["id"], 0)
    assert page.play(0, page.options()[0])["type"] == "ack"
    for token in (link["token"], "x" * 32, "x" * 200, ""):
        assert phone.refused("/api/carry", token=token) == "bad_carry_link"
    assert laptop.refused(f"/api/tables/{table['id']}/carry") == "not_at_table"
