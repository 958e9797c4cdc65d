"""Before and around the game: being ready, starting, renaming, resigning and putting a table away."""

from __future__ import annotations

from typing import Any

from caravanserai.games import load
from caravanserai.server.records import Entry, Seat, Setup
from caravanserai.server.story import Story, rebuild
from tests.server.conftest import Arrive, Look
from tests.server.people import Browser, Message, my_turn


def two_people(arrive: Arrive, **wishes: Any) -> tuple[Browser, Browser, str, Message]:
    """Ada's table, with Berta in the second seat."""
    ada, berta = arrive("Ada"), arrive("Berta")
    table = ada.new_table("person", "open", **wishes)
    path = f"/api/tables/{table['id']}"
    joined = berta.post(f"{path}/join", invite=table["invite"])
    return ada, berta, path, joined


# --- ready ------------------------------------------------------------------------------------------------


def test_the_game_starts_when_everyone_is_ready(arrive: Arrive) -> None:
    ada, berta, path, joined = two_people(arrive, ready_check=True)
    assert joined["status"] == "gathering" and joined["ready_check"]
    assert [seat["ready"] for seat in joined["seats"]] == [False, False]
    assert [seat["ready"] for seat in ada.post(f"{path}/ready", ready=True)["seats"]] == [True, False]
    assert ada.post(f"{path}/ready", ready=False)["seats"][0]["ready"] is False
    ada.post(f"{path}/ready", ready=True)
    assert berta.post(f"{path}/ready", ready=True)["status"] == "playing"
    assert berta.refused(f"{path}/ready", ready=True) == "not_gathering"


def test_one_may_be_ready_before_the_others_have_come(arrive: Arrive) -> None:
    ada, berta = arrive("Ada"), arrive("Berta")
    table = ada.new_table("person", "open", ready_check=True)
    path = f"/api/tables/{table['id']}"
    assert ada.post(f"{path}/ready", ready=True)["status"] == "gathering"
    berta.post(f"{path}/join", invite=table["invite"])
    assert berta.post(f"{path}/ready", ready=True)["status"] == "playing"


def test_one_person_among_computers_waits_for_nobody(arrive: Arrive) -> None:
    ada = arrive("Ada")
    assert ada.new_table("person", "bot", ready_check=True)["status"] == "playing"
    assert ada.new_table("person", "local Berta", ready_check=True)["status"] == "playing"
    table = ada.new_table("person", "open", ready_check=True)
    assert ada.post(f"/api/tables/{table['id']}/seats/1", kind="bot")["status"] == "playing"


def test_the_host_starts_without_waiting(arrive: Arrive) -> None:
    ada, berta, path, _ = two_people(arrive, ready_check=True)
    assert berta.refused(f"{path}/start") == "not_host"
    assert arrive("Mallory").refused(f"{path}/start") == "not_host"
    assert ada.post(f"{path}/start")["status"] == "playing"
    assert ada.refused(f"{path}/start") == "not_gathering"
    table = ada.new_table("person", "open", "open", ready_check=True)
    berta.post(f"/api/tables/{table['id']}/join", invite=table["invite"])
    assert ada.refused(f"/api/tables/{table['id']}/start") == "open_seats"


def test_strangers_are_not_asked_whether_they_are_ready(arrive: Arrive) -> None:
    _, _, path, _ = two_people(arrive, ready_check=True)
    assert arrive("Mallory").refused(f"{path}/ready", ready=True) == "not_at_table"


def test_a_player_added_at_the_same_device_is_as_ready_as_who_adds_them(arrive: Arrive) -> None:
    ada, berta = arrive("Ada"), arrive("Berta")
    table = ada.new_table("person", "open", "open", ready_check=True)
    path = f"/api/tables/{table['id']}"
    berta.post(f"{path}/join", invite=table["invite"])
    berta.post(f"{path}/ready", ready=True)
    ada.post(f"{path}/ready", ready=True)
    assert ada.post(f"{path}/join", local=True, name="Cleo")["status"] == "playing"


def test_who_leaves_and_comes_again_is_asked_again(arrive: Arrive) -> None:
    ada, berta, path, joined = two_people(arrive, ready_check=True)
    berta.post(f"{path}/ready", ready=True)
    berta.post(f"{path}/leave")
    ada.post(f"{path}/ready", ready=True)
    again = berta.post(f"{path}/join", invite=joined["invite"])
    assert again["status"] == "gathering" and not again["seats"][1]["ready"]


def test_a_rematch_waits_for_those_who_have_not_asked_for_it(arrive: Arrive, look: Look) -> None:
    ada, berta = arrive("Ada"), arrive("Berta")
    table = ada.new_table("person", "open", "open", game="gates", ready_check=True)
    path = f"/api/tables/{table['id']}"
    cleo = arrive("Cleo")
    for guest in (berta, cleo):
        guest.post(f"{path}/join", invite=table["invite"])
    ada.post(f"{path}/start")
    page = look(ada, table["id"])
    cleo.post(f"{path}/resign")
    for guest in (ada, berta):
        guest.post(f"{path}/leave")
    page.until_frame(lambda message: bool(message["frame"]["over"]))
    for guest in (ada, berta):
        guest.post(f"{path}/return")
    again = ada.post(f"{path}/rematch")
    assert again["status"] == "gathering"
    assert [seat["ready"] for seat in again["seats"]] == [True, False, True], "a computer plays for Cleo"
    assert [seat["resigned"] for seat in again["seats"]] == [False, False, False]
    assert berta.post(f"{path}/rematch")["status"] == "playing"


# --- names ------------------------------------------------------------------------------------------------


def test_a_new_name_shows_at_the_table_and_in_the_record(arrive: Arrive, look: Look) -> None:
    ada, berta, path, joined = two_people(arrive, game="gates")  # the shortest game
    page = look(ada, joined["id"], 0)
    assert berta.post(f"{path}/rename", name="  Bertha ")["seats"][1]["name"] == "Bertha"
    page.until(
        lambda message: message["type"] == "seats" and message["table"]["seats"][1]["name"] == "Bertha"
    )
    assert berta.get("/api/me")["name"] == "Berta", "only at this table"
    for guest in (ada, berta):
        guest.post(f"{path}/leave")
    page.until_frame(lambda message: bool(message["frame"]["over"]))
    assert ada.get(f"{path}/record")["names"] == ["Ada", "Bertha"]
    assert berta.refused(f"{path}/rename", name="Berta") == "closed"


def test_names_that_look_alike_are_refused_at_the_table(arrive: Arrive) -> None:
    _, berta, path, _ = two_people(arrive)
    for name in ("Ada", "ADA", "Аda", "A d a"):
        assert berta.refused(f"{path}/rename", name=name) == "name_taken"
    for name in ("", "  ", "\u3164"):
        assert berta.refused(f"{path}/rename", name=name) == "bad_name"
    assert berta.refused(f"{path}/rename", name="x" * 30) == "too_large"
    assert arrive("Mallory").refused(f"{path}/rename", name="Ada") == "not_at_table"
    assert berta.post(f"{path}/rename", name="BERTA")["seats"][1]["name"] == "BERTA", "one's own look"


def test_a_new_name_shows_wherever_it_is_free(arrive: Arrive) -> None:
    ada, berta, path, _ = two_people(arrive)
    alone = berta.new_table("person", "local Zoe", "bot")
    berta.rename("Ada")  # taken at Ada's table
    assert [seat["name"] for seat in ada.get(path)["seats"]] == ["Ada", "Berta"]
    assert [seat["name"] for seat in berta.table(alone["id"])["seats"]][:2] == ["Ada", "Zoe"]
    berta.rename("Zoe")  # taken by the player at the same device
    assert [seat["name"] for seat in ada.get(path)["seats"]] == ["Ada", "Zoe"]
    assert [seat["name"] for seat in berta.table(alone["id"])["seats"]][:2] == ["Ada", "Zoe"]


def test_new_names_are_limited(arrive: Arrive) -> None:
    """Each is an entry at every table, so that a flood of them would fill the logs."""
    ada, berta, path, _ = two_people(arrive)
    names = [f"Berta the {number}th" for number in range(20)]
    kept = [
        name for name in names if berta.http.post(f"{path}/rename", json={"name": name}).status_code == 200
    ]
    assert 5 < len(kept) < 15
    assert berta.refused("/api/me", name="Somebody") == "too_fast"
    assert ada.get(path)["seats"][1]["name"] == kept[-1]


# --- resigning and putting away ---------------------------------------------------------------------------


def test_who_resigns_does_not_come_back(arrive: Arrive, look: Look) -> None:
    ada, berta, path, joined = two_people(arrive, game="gates")  # the shortest game
    page, other = look(ada, joined["id"], 0), look(berta, joined["id"], 1)
    resigned = ada.post(f"{path}/resign")["seats"][0]
    assert resigned["resigned"] and resigned["bot_for_now"] and resigned["mine"] and resigned["name"] == "Ada"
    assert page.play(0, "pass")["problem"]["key"] == "resigned"
    assert ada.post(f"{path}/return")["seats"][0]["bot_for_now"]
    token = ada.post(f"{path}/carry")["token"]
    assert arrive().post("/api/carry", token=token)["seats"][0]["bot_for_now"], "nor on another device"
    other.until_frame(my_turn(1))  # the computer has played for Ada
    berta.post(f"{path}/leave")
    other.until_frame(lambda message: bool(message["frame"]["over"]))
    assert [seat["resigned"] for seat in berta.get(path)["seats"]] == [True, False]
    assert [seat["resigned"] for seat in berta.get("/api/tables")["mine"][0]["seats"]] == [True, False]


def test_who_may_resign(arrive: Arrive) -> None:
    ada, _, path, _ = two_people(arrive, ready_check=True)
    assert ada.refused(f"{path}/resign") == "not_started"
    assert arrive("Mallory").refused(f"{path}/resign") == "not_at_table"


def test_a_table_without_other_people_is_put_away(arrive: Arrive, look: Look) -> None:
    ada = arrive("Ada")
    table = ada.new_table("person", "bot", options={"first_player": 0})
    path = f"/api/tables/{table['id']}"
    page = look(ada, table["id"], 0)
    assert arrive("Mallory").refused(f"{path}/close") == "not_at_table"
    assert ada.post(f"{path}/close")["status"] == "closed"
    page.until(lambda message: message["type"] == "seats" and message["table"]["status"] == "closed")
    assert ada.get("/api/tables")["mine"] == []
    assert page.play(0, "yellow 0")["problem"]["key"] == "closed"
    assert page.ask(type="hint", seat=0)["problem"]["key"] == "closed"
    for wish in ("close", "resign", "rename"):
        assert ada.refused(f"{path}/{wish}", name="Ada") == "closed"
    assert ada.refused(f"{path}/rematch") == "not_over"
    assert ada.table(table["id"])["seed"] is None


def test_nobody_puts_away_a_table_at_which_others_play(arrive: Arrive) -> None:
    ada, berta, path, _ = two_people(arrive)
    for guest in (ada, berta):
        assert guest.refused(f"{path}/close") == "others_play"
    berta.post(f"{path}/resign")
    assert ada.post(f"{path}/close")["status"] == "closed"


def test_the_lobby_says_how_far_games_have_come(arrive: Arrive) -> None:
    ada = arrive("Ada")
    table = ada.new_table("person", "bot", options={"first_player": 0})
    when = ada.get("/api/tables")["when"][table["id"]]
    assert (
        when["en"] == "Day 1 of week 1" and set(when) == {"en", "fr", "pl"} and len(set(when.values())) == 3
    )
    gathering = ada.new_table("person", "open")
    assert gathering["id"] not in ada.get("/api/tables")["when"]


# --- the log ------------------------------------------------------------------------------------------------


def setup_of(ready_check: bool) -> Setup:
    seats = [Seat("person", "ada", "Ada"), Seat("open")]
    version = load("gates").rules_version
    return Setup(
        "table", "gates", version, {}, seats, None, False, "ada", 0.0, bytes(32), ready_check=ready_check
    )


def entries(*written: tuple[str, dict[str, object]]) -> list[Entry]:
    return [Entry(seq, float(seq), kind, payload) for seq, (kind, payload) in enumerate(written, 1)]  # type: ignore[arg-type]


BERTA: tuple[str, dict[str, object]] = (
    "join",
    {"seat": 1, "kind": "person", "guest": "berta", "name": "Berta"},
)


def test_a_log_of_an_earlier_version_starts_when_no_seat_is_open() -> None:
    assert rebuild(setup_of(False), entries(BERTA)).status == "playing"


def test_the_same_log_gives_the_same_seats() -> None:
    log = entries(
        BERTA,
        ("ready", {"guest": "berta", "ready": True}),
        ("rename", {"guest": "ada", "name": "Zoe"}),
        ("start", {}),
        ("resign", {"guest": "berta"}),
        ("return", {"guest": "berta"}),
        ("carry", {"from": "berta", "to": "cleo"}),
        ("rename", {"guest": "ada", "name": "Zoe the Great"}),
    )
    story = rebuild(setup_of(True), log)
    assert story.card() == rebuild(setup_of(True), log).card() and story.status == "playing"
    assert story.seats[1] == Seat("person", "cleo", "Berta", None, away=True, ready=True, resigned=True)
    assert story.table is not None and story.table.names == ["Zoe the Great", "Berta"]
    assert [rebuild(setup_of(True), log[:count]).status for count in (3, 4)] == ["gathering", "playing"]


def test_a_name_given_to_a_copy_stays_with_the_copy() -> None:
    story = rebuild(setup_of(False), entries(BERTA))
    twin: Story = story.clone()
    twin.apply(Entry(2, 2.0, "rename", {"guest": "ada", "name": "Zoe"}))
    assert story.table is not None and story.table.names == ["Ada", "Berta"] and story.seats[0].name == "Ada"
