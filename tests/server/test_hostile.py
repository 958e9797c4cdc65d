"""A hostile client: typed refusals, nothing changes, and the server stays up."""

from __future__ import annotations

import uuid
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.conftest import Arrive, Look
from tests.server.people import Browser, Message, Page
from tests.server.servers import ServerProcess


def test_nothing_a_stranger_sends_changes_the_table(arrive: Arrive, look: Look) -> None:
    guest, stranger = arrive("Ada"), arrive("Mallory")
    table = guest.new_table("person", "local", options={"first_player": 0})
    page, enemy = look(guest, table["id"], 0), look(stranger, table["id"])
    before = page.frame
    move = page.options()[0]

    def refused(**message: object) -> str:
        answer = enemy.ask(**message)
        assert answer["type"] == "refused", answer
        return str(answer["problem"]["key"])

    for seat in (0, 1, 2, -1, 10**9):
        assert refused(type="move", seat=seat, move=move, seq=0) == "not_your_seat"
        assert refused(type="undo", seat=seat, seq=0) == "not_your_seat"
        assert refused(type="why", seat=seat, move=move) == "not_your_seat"
        assert refused(type="hint", seat=seat) == "not_your_seat"
    for forged in ("return", "leave", "carry", "rematch"):
        assert stranger.refused(f"/api/tables/{table['id']}/{forged}") == "not_at_table"
    assert stranger.refused(f"/api/tables/{table['id']}/seats/0", kind="bot") == "not_host"
    page.settled()
    assert page.frame == before and guest.table(table["id"])["moved"] == table["moved"]


def test_a_replayed_move_is_not_played_again(arrive: Arrive, look: Look) -> None:
    guest, stranger = arrive("Ada"), arrive("Mallory")
    table = guest.new_table("person", "local", options={"first_player": 0})
    page, enemy = look(guest, table["id"], 0), look(stranger, table["id"])
    sent: Message = {"type": "move", "seat": 0, "move": page.options()[0], "seq": page.seq, "key": "once"}
    assert page.ask(**sent)["type"] == "ack"
    page.until_frame(lambda message: message["seq"] == 1)
    assert enemy.ask(**sent)["problem"]["key"] == "not_your_seat"
    assert page.ask(**{**sent, "key": "twice"})["problem"]["key"] == "stale"
    assert page.ask(**{**sent, "key": "future", "seq": 99})["problem"]["key"] == "stale"
    page.settled()
    assert page.seq == 1


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "bad_request"),
        ("no json", "bad_request"),
        ("[]", "bad_request"),
        ("null", "bad_request"),
        ('"hello"', "bad_request"),
        ("{}", "unknown_message"),
        ('{"type":"sudo"}', "unknown_message"),
        ('{"type":"frame"}', "unknown_message"),
        ('{"type":"move"}', "bad_request"),
        ('{"type":"move","seat":"0","move":"x","seq":0,"key":"a"}', "bad_request"),
        ('{"type":"move","seat":0.5,"move":"x","seq":0,"key":"a"}', "bad_request"),
        ('{"type":"move","seat":0,"move":["x"],"seq":0,"key":"a"}', "bad_request"),
        ('{"type":"move","seat":0,"move":"x","seq":0,"key":""}', "too_large"),
        ('{"type":"chat","text":"x","key":"' + "k" * 65 + '"}', "too_large"),
        ('{"type":"chat","text":"' + "x" * 5000 + '","key":"k"}', "too_large"),
        ("[" * 3000, "bad_request"),
    ],
)
def test_unreadable_messages_are_refused(arrive: Arrive, look: Look, text: str, key: str) -> None:
    guest = arrive()
    page = look(guest, guest.new_table("person", "bot")["id"], 0)
    page.socket.send(text)
    assert page.expect("refused")["problem"]["key"] == key
    page.settled()


def test_bytes_and_monsters(arrive: Arrive, look: Look) -> None:
    guest = arrive()
    table = guest.new_table("person", "bot")
    page = look(guest, table["id"], 0)
    page.socket.send(b"\x00\xff\xfe")
    assert page.expect("refused")["problem"]["key"] == "bad_request"
    page.settled()
    page.socket.send("x" * 1_000_000)  # beyond all reason: the connection is cut
    with pytest.raises(ConnectionClosed):
        while True:
            page.hear()
    assert look(guest, table["id"], 0).frame


def test_a_line_must_begin_with_hello(arrive: Arrive) -> None:
    guest = arrive()
    table = guest.new_table("person", "bot")
    with Page(guest.address, table["id"], guest.cookie) as page:
        assert page.ask(type="move", seat=0, move="x", seq=0)["problem"]["key"] == "bad_request"
        page.hello(0)


def test_tables_that_are_not_there(arrive: Arrive) -> None:
    guest = arrive()
    for name in ("nowhere", "x" * 200, "..%2f..%2fetc", "';drop table entry"):
        assert guest.refused(f"/api/tables/{name}", "GET") in ("no_such_table", "no_such_page")
    with Page(guest.address, "nowhere", guest.cookie) as page:
        assert page.hear()["problem"]["key"] == "no_such_table"
        with pytest.raises(ConnectionClosed):
            page.hear()


def test_wrong_origins_and_missing_headers(arrive: Arrive) -> None:
    guest = arrive()
    table = guest.new_table("person", "open")
    path = f"/api/tables/{table['id']}/leave"
    for origin in (
        "http://evil.example",
        "null",
        f"http://{guest.address}.evil.example",
        "http://127.0.0.1:1",
    ):
        answer = guest.http.post(path, json={}, headers={"Origin": origin})
        assert (answer.status_code, answer.json()["key"]) == (403, "wrong_origin")
        with pytest.raises(InvalidStatus) as refusal:
            Page(guest.address, table["id"], guest.cookie, origin=origin)
        assert refusal.value.response.status_code == 403
    bare = httpx.post(
        f"http://{guest.address}{path}", json={}, cookies={"guest": guest.cookie}, trust_env=False
    )
    assert (bare.status_code, bare.json()["key"]) == (403, "wrong_header")
    Page(guest.address, table["id"], guest.cookie, origin=f"http://{guest.address}").close()
    assert guest.table(table["id"])["seats"][0]["mine"]


def test_unreadable_requests(arrive: Arrive) -> None:
    guest = arrive()
    assert guest.refused("/api/tables", seats=[{"kind": "person"}] * 2) == "bad_request"
    assert guest.refused("/api/tables", game="yspahan") == "bad_players"
    assert guest.refused("/api/tables", game="chess", seats=[{"kind": "person"}] * 2) == "no_such_game"
    assert guest.refused("/api/tables", game="yspahan", seats=[{"kind": "person"}] * 9) == "bad_players"
    assert guest.refused("/api/tables", game="yspahan", seats=[]) == "bad_players"
    assert guest.refused("/api/tables", game="yspahan", seats=[{"kind": "ghost"}] * 2) == "bad_request"
    seats = [{"kind": "person"}, {"kind": "bot"}]
    assert guest.refused("/api/tables", game="yspahan", seats=seats, options={"x": 1}) == "bad_options"
    answer = guest.http.post("/api/tables", json={"game": "yspahan", "seats": seats, "options": {"x": 1}})
    assert answer.json()["args"].items() >= {"why": "no_such_option", "game": "Yspahan", "name": "x"}.items()
    assert guest.refused("/api/tables", game="yspahan", seats=seats, clock=-5) == "bad_request"
    assert guest.refused("/api/me", name="x" * 40) == "too_large"
    assert guest.refused("/api/me", name=" \u0000 ") == "bad_name"
    large = guest.http.post("/api/me", content=b'{"name":"' + b"x" * 100_000 + b'"}')
    assert (large.status_code, large.json()["key"]) == (413, "too_large")
    assert guest.refused("/api/nothing", "GET") == "no_such_page"
    assert guest.http.get("/assets/../../server/app.py").status_code == 404


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with tight limits."""
    folder: Path = tmp_path_factory.mktemp("strict")
    limits = {
        "message_burst": 20,
        "message_rate": 5,
        "floods_forgiven": 50,
        "request_burst": 10,
        "request_rate": 1,
        "table_burst": 2,
        "table_rate": 0.01,
        "guest_burst": 12,
        "guest_rate": 0.01,
        "sockets_per_guest": 3,
    }
    server = ServerProcess(folder / "log", data_dir=str(folder), limits=limits)
    server.start()
    yield server
    server.stop()
    assert '"error"' not in server.log.read_text()


def test_floods_are_refused_and_cut(strict: ServerProcess) -> None:
    guest = Browser(strict.address)
    table = guest.new_table("person", "local", options={"first_player": 0})
    page, quiet = guest.open(table["id"], 0), guest.open(table["id"], 0)
    try:
        for _ in range(30):
            page.send(type="ping")
        assert page.expect("refused")["problem"]["key"] == "too_fast"
        with pytest.raises(ConnectionClosed) as cut:
            for _ in range(2000):
                page.send(type="ping")
            while True:
                page.hear()
        assert cut.value.rcvd is not None and cut.value.rcvd.code == 1008
        quiet.settled()  # others are not affected
        assert quiet.play(0, quiet.options()[0])["type"] == "ack"
    finally:
        page.close()
        quiet.close()
        guest.close()


def test_too_many_tables_sockets_and_guests(strict: ServerProcess) -> None:
    guest = Browser(strict.address)
    seats = [{"kind": "person"}, {"kind": "bot"}]
    table = guest.new_table("person", "local")
    guest.new_table("person", "local")
    assert guest.refused("/api/tables", game="yspahan", seats=seats) == "too_fast"
    pages = [guest.open(table["id"], 0) for _ in range(3)]
    with Page(strict.address, table["id"], guest.cookie) as fourth:
        assert fourth.hear()["problem"]["key"] == "too_fast"
    for page in pages:
        page.close()
    keys = [
        httpx.get(f"http://{strict.address}/api/me", trust_env=False).json().get("key") for _ in range(15)
    ]
    assert keys[-1] == "too_fast"
    asked = [guest.http.post("/api/me", json={"name": uuid.uuid4().hex[:8]}).status_code for _ in range(15)]
    assert asked[-1] == 429
    guest.close()
    assert httpx.get(f"http://{strict.address}/health", trust_env=False).status_code == 200
