"""Tables under older rules: finished games stay readable; open ones continue or end with an explanation."""

from __future__ import annotations

import random
import secrets
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from caravanserai.games import load
from caravanserai.kernel.record import dumps, loads, verify
from caravanserai.server.guests import Guests, fingerprint
from caravanserai.server.records import Entry, Seat, Setup
from caravanserai.server.story import Story
from caravanserai.server.times import now
from tests.server.arranged import database
from tests.server.people import Browser, Page
from tests.server.servers import ServerProcess

OLD = load("yspahan").rules_version - 1


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder: Path = tmp_path_factory.mktemp("older")
    server = ServerProcess(folder / "log", data_dir=str(folder))
    server.start()
    yield server
    server.stop()


@pytest.fixture
def guest(server: ServerProcess) -> Iterator[Browser]:
    guest = Browser(server.address).rename("Ada")
    yield guest
    guest.close()


def played(server: ServerProcess, guest: Browser, moves: int | None, record: bool = True) -> Story:
    """An old game between one guest and an absent friend, played for this many moves or to the end."""
    with database(server) as store:
        found = Guests(store)._find(fingerprint(guest.secret))
        assert found is not None
        seats = [Seat("person", found.id, found.name), Seat("local", found.id, "Berta")]
        options: dict[str, bool | int | str] = {"first_player": 0}
        setup = Setup(
            secrets.token_urlsafe(9), "yspahan", OLD, options, seats, None, False, found.id, now(), bytes(32)
        )
        story, chance = Story(setup), random.Random(3)
        store.create_table(story)
        assert story.table is not None
        while not story.table.over and (moves is None or story.table.seq < moves):
            seat = story.waiting[0]
            move = {"seat": seat, "move": chance.choice(story.table.moves(seat)).text}
            entry = Entry(story.head + 1, now(), "move", move, None, "before")
            story.apply(entry)
            over = not story.waiting
            text = dumps(story.table.record(open_seed=True)) if over and record else None
            store.append(setup.id, entry, story.card(), story.due(), None, None, text)
    return story


def spoil(server: ServerProcess, table_id: str) -> None:
    """Put a move into the log that the current rules do not know."""
    path = Path(server.log.parent) / "tables.sqlite"
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(
            "UPDATE entry SET payload = ? WHERE table_id = ? AND seq = 2",
            ['{"seat": 0, "move": "smoke a water pipe"}', table_id],
        )


def listed(guest: Browser) -> dict[str, str]:
    return {table["id"]: table["status"] for table in guest.get("/api/tables")["mine"]}


def test_a_finished_game_that_the_present_rules_can_tell(server: ServerProcess, guest: Browser) -> None:
    story = played(server, guest, None)
    assert story.table is not None
    table = guest.table(story.setup.id)
    assert (table["status"], table["scores"]) == ("over", story.table.scores())
    assert table["older_rules"] and listed(guest) == {story.setup.id: "over"}
    frame = guest.get(f"/api/tables/{story.setup.id}/frames/{story.table.seq}", eyes="all")
    assert frame["over"]
    record = loads(guest.http.get(f"/api/tables/{story.setup.id}/record").text)
    assert verify(load("yspahan"), record).seed_proved


@pytest.mark.parametrize("record", [True, False])
def test_a_finished_game_that_they_cannot(server: ServerProcess, guest: Browser, record: bool) -> None:
    """The result, the moves as text and the record are available, and the same people may play again."""
    story = played(server, guest, None, record)
    assert story.table is not None
    spoil(server, story.setup.id)
    path = f"/api/tables/{story.setup.id}"
    table = guest.table(story.setup.id)
    assert (table["status"], table["scores"]) == ("over", story.table.scores())
    assert table["seed"] == story.setup.seed.hex() and listed(guest) == {story.setup.id: "over"}
    assert guest.refused(f"{path}/frames/3", "GET") == "older_rules"
    text = guest.http.get(f"{path}/record").text
    document = loads(text)
    assert document["rules_version"] == OLD or record
    assert len(document["moves"]) == story.table.seq and document["scores"] == story.table.scores()
    if record:
        assert text == dumps(story.table.record(open_seed=True)), "as it was written when the game ended"
    with Page(server.address, story.setup.id, guest.cookie) as page:
        page.send(type="hello", eyes=0)
        assert page.expect("welcome")["table"]["status"] == "over"
    again = guest.post(f"{path}/rematch")
    assert again["status"] == "playing" and not again["older_rules"]


def test_an_open_game_that_they_can_tell_goes_on(server: ServerProcess, guest: Browser) -> None:
    story = played(server, guest, 12)
    with guest.open(story.setup.id, story.waiting[0]) as page:
        answer = page.play(story.waiting[0], page.options()[0])
        assert (answer["type"], answer["seq"]) == ("ack", 13)


def test_an_open_game_that_they_cannot_is_ended_kindly(server: ServerProcess, guest: Browser) -> None:
    story = played(server, guest, 12)
    spoil(server, story.setup.id)
    assert guest.table(story.setup.id)["status"] == "ended"
    assert listed(guest) == {story.setup.id: "ended"}, "so that people see what became of it"
    with guest.open(story.setup.id, 0) as page:
        answer = page.play(0, "pass", seq=13)
        assert answer["problem"]["key"] == "older_rules"
    document = loads(guest.http.get(f"/api/tables/{story.setup.id}/record").text)
    assert len(document["moves"]) == 12 and not document["over"]
    server.kill()
    server.start()
    assert guest.table(story.setup.id)["status"] == "ended"


def test_other_outcomes_are_another_game(server: ServerProcess, guest: Browser) -> None:
    """All moves may still be legal but give another score: then the old score is shown, not a new one."""
    story = played(server, guest, None)
    path = Path(server.log.parent) / "tables.sqlite"
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(
            "UPDATE game_table SET summary = json_set(summary, '$.scores', json('[7, 9]')) WHERE id = ?",
            [story.setup.id],
        )
    assert guest.table(story.setup.id)["scores"] == [7, 9]
    assert guest.refused(f"/api/tables/{story.setup.id}/frames/3", "GET") == "older_rules"
