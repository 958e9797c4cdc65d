"""Who may do what at a table: strangers, watchers, guests the host removed, and people sharing a device."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from caravanserai.games import load
from caravanserai.kernel.table import PUBLIC, Table
from caravanserai.server.problems import Refuse
from caravanserai.server.tidy_text import likeness, tidy, tidy_name
from tests.rules import rule
from tests.server.arranged import arrange, moves_of
from tests.server.conftest import Arrive, Look
from tests.server.people import Browser
from tests.server.servers import ServerProcess


def test_a_stranger_cannot_take_a_whole_listed_table(arrive: Arrive) -> None:
    host, stranger = arrive("Ada"), arrive("Mallory")
    table = host.new_table("person", "open", "open", "open", listed=True)
    path = f"/api/tables/{table['id']}/join"
    assert stranger.post(path)["seats"][1]["mine"]
    for name in ("Mallory", "Somebody", None):
        assert stranger.refused(path, local=True, name=name) == "not_host"
    seats = stranger.table(table["id"])["seats"]
    assert [seat["kind"] for seat in seats] == ["person", "person", "open", "open"]


def test_the_host_adds_players_at_the_same_device(arrive: Arrive) -> None:
    host = arrive("Ada")
    table = host.new_table("person", "open", "open", "open")
    path = f"/api/tables/{table['id']}"
    host.post(f"{path}/join", local=True)
    host.post(f"{path}/join", local=True, name="Berta")
    joined = host.post(f"{path}/seats/3", kind="local")
    assert [seat["name"] for seat in joined["seats"]] == ["Ada", "Ada 2", "Berta", "Ada 3"]


def test_a_guest_whom_the_host_removed_does_not_come_back_by_the_same_link(arrive: Arrive) -> None:
    host, guest, friend = arrive("Ada"), arrive("Mallory"), arrive("Berta")
    table = host.new_table("person", "open", "open", "open", "open", game="dragons", listed=True)
    path = f"/api/tables/{table['id']}"
    old = table["invite"]
    host.post(f"{path}/allow", others_add_players=True)
    guest.post(f"{path}/join", invite=old)
    guest.post(f"{path}/join", local=True, name="Mallory's friend")
    friend.post(f"{path}/join", invite=old)
    opened = host.post(f"{path}/seats/1", kind="open")
    assert [seat["name"] for seat in opened["seats"]] == ["Ada", "", "", "Berta", ""]
    assert opened["invite"] != old
    assert guest.refused(f"{path}/join") == "bad_invite", "listed, but not for this guest"
    assert guest.refused(f"{path}/join", invite=old) == "bad_invite"
    assert friend.table(table["id"])["seats"][3]["mine"], "others stay"
    # the host changes their mind and sends the new link
    assert guest.post(f"{path}/join", invite=opened["invite"])["seats"][1]["mine"]


def test_an_unlisted_table_is_closed_to_whoever_has_an_old_link(arrive: Arrive) -> None:
    host, guest = arrive("Ada"), arrive("Mallory")
    table = host.new_table("person", "open", "open")
    path = f"/api/tables/{table['id']}"
    guest.post(f"{path}/join", invite=table["invite"])
    host.post(f"{path}/seats/1", kind="open")
    assert arrive("Somebody").refused(f"{path}/join", invite=table["invite"]) == "bad_invite"


# --- names ------------------------------------------------------------------------------------------------


def test_no_two_at_a_table_look_the_same(arrive: Arrive) -> None:
    host = arrive("Ada")
    table = host.new_table("person", "open", "bot", "open")
    path = f"/api/tables/{table['id']}/join"
    computer = table["seats"][2]["name"]
    twin = arrive("Ada")
    for name in ("Ada", "ADA", "Аda", "A\u200bda", "Ａda", "Ada\u0301", "A d a", computer.upper()):
        assert twin.refused(path, invite=table["invite"], name=name) == "name_taken"
    assert twin.refused(path, invite=table["invite"]) == "name_taken"
    joined = twin.post(path, invite=table["invite"], name="Ada of Isfahan")
    assert joined["seats"][1]["name"] == "Ada of Isfahan"
    seats = [{"kind": "person", "name": "Omar"}, {"kind": "local", "name": "Οmаr"}]
    assert host.refused("/api/tables", game="yspahan", seats=seats) == "name_taken"


def test_computers_are_called_like_nobody_at_the_table(arrive: Arrive) -> None:
    table = arrive("Zаhra").new_table("bot", "bot", "bot", "person")
    names = [likeness(seat["name"]) for seat in table["seats"]]
    assert len(set(names)) == 4 and names[3] == likeness("Zahra")


@pytest.mark.parametrize(
    "name", ["\u2800", "\u3164\u3164", "\uffa0", "\u115f\u1160", "\ufe0f", "\u200d\u034f"]
)
def test_a_name_can_be_seen(arrive: Arrive, name: str) -> None:
    assert arrive().refused("/api/me", name=name) == "bad_name"


def test_names_have_one_spelling() -> None:
    assert tidy_name("Ｚｏｅ\ufe0f\u200d \u2800 Ⅷ", 24) == "Zoe VIII"
    assert tidy_name("\u0301\u0302Ada", 24) == "Ada"
    piled = tidy_name("z" + "\u0335" * 40 + "a" + "\u0336" * 40, 24)
    assert len(piled) == 8, "three marks in a row are enough"
    assert tidy("hey" + "\u0336" * 40, 20) == "hey" + "\u0336" * 3
    assert tidy_name("שָׁלוֹם", 24) == "שָׁלוֹם" and tidy_name("Nguyễn Thị", 24) == "Nguyễn Thị"
    with pytest.raises(Refuse):
        tidy_name("\ufdfa" * 2, 24)  # one character that is eighteen letters


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ida", "lda"),
        ("Omar", "Ornar"),
        ("Omar", "0mar"),
        ("Yasmin", "Υаѕmіn"),
        ("HENRI", "ΗЕΝRΙ"),
        ("Zoë", "Zoe"),
        ("Łucja", "łucja"),
        ("Farid", "Farid."),
        ("🐫", "🐫\ufe0f"),
    ],
)
def test_look_alikes(one: str, other: str) -> None:
    assert likeness(tidy_name(one, 24)) == likeness(tidy_name(other, 24))


def test_names_that_differ() -> None:
    names = ["Ada", "Ada 2", "Ana", "Eva", "Ewa", "Ola", "Ula", "🐫", "🐪", "Иван", "Нина", "李", "王"]
    assert len({likeness(name) for name in names}) == len(names)


# --- chat -------------------------------------------------------------------------------------------------


def test_a_watcher_does_not_talk_under_the_name_of_a_player(arrive: Arrive, look: Look) -> None:
    host, watcher = arrive("Ada"), arrive("Аda")
    table = host.new_table("person", "bot")
    host.post(f"/api/tables/{table['id']}/allow", watchers_chat=True)
    page = look(watcher, table["id"])
    assert page.ask(type="chat", text="trust me")["problem"]["key"] == "name_taken"
    watcher.rename("Berta")
    assert page.ask(type="chat", text="good luck")["type"] == "ack"
    host.post(f"/api/tables/{table['id']}/allow", watchers_chat=False)
    page.until(lambda message: message["type"] == "seats" and not message["table"]["watchers_chat"])
    assert page.ask(type="chat", text="one more")["problem"]["key"] == "chat_closed"


@pytest.fixture
def quiet(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server where one guest may send five chat lines, and all guests at an address ten together."""
    limits = {"chat_burst": 5, "chat_rate": 0.001, "address_share": 2}
    server = ServerProcess(tmp_path / "log", data_dir=str(tmp_path), limits=limits)
    server.start()
    yield server
    server.stop()


def test_coming_again_gives_nobody_more_to_say(quiet: ServerProcess) -> None:
    host = Browser(quiet.address).rename("Ada")
    table = host.new_table("person", "bot")
    host.post(f"/api/tables/{table['id']}/allow", watchers_chat=True)

    def lines(guest: Browser) -> int:
        """How many of nine lines are accepted, each through its own connection."""
        taken = 0
        for _ in range(9):
            with guest.open(table["id"]) as page:
                taken += page.ask(type="chat", text="hello")["type"] == "ack"
        return taken

    said = []
    for name in ("Berta", "Cleo", "Dora"):
        guest = Browser(quiet.address).rename(name)
        said.append(lines(guest))
        guest.close()
    host.close()
    assert said == [5, 5, 0], "five each, and no more than ten from one address"


# --- secret until the end ---------------------------------------------------------------------------------


@rule("EMI-HIDDEN.1")
def test_what_everyone_may_read_of_a_table_holds_no_secret_points(
    servers: list[ServerProcess], arrive: Arrive
) -> None:
    """Somebody with no seat looks at the table and the lobby while objectives already count."""
    played = with_a_secret_objective()
    guests = [arrive(name) for name in ("Ada", "Berta", "Cleo")]
    table_id = arrange(servers[0], guests, played, moves_of(played), listed=True)
    stranger = arrive()
    frame = stranger.get(f"/api/tables/{table_id}/frames/{played.seq}")
    shown = [sum(line["points"] for line in lines) for lines in frame["scores"]]
    assert shown != played.scores()
    (row,) = [row for row in stranger.get("/api/tables")["listed"] if row["id"] == table_id]
    assert (
        row["scores"] == stranger.table(table_id)["scores"] == []
    )  # frames show what each audience may know


def with_a_secret_objective() -> Table:
    """A game of Emira in which somebody's princesses already meet the objective that nobody else knows."""
    for seed in range(20):
        table, chance = Table(load("emira"), 3, bytes([seed]) * 32), random.Random(seed)
        while not table.over:
            seat = table.waiting[0]
            table.play(seat, chance.choice(table.moves(seat)))
            if not table.over and table.scores() != table.scores(PUBLIC):
                return table
    raise AssertionError("nobody met an objective")
