"""Every route and every parameter, given what no page would send: a refusal, never a server error."""

from __future__ import annotations

import json
from typing import Any
from urllib.parse import quote

import pytest

from caravanserai.server.api import HANDLERS
from caravanserai.server.history import HANDLERS as HISTORY
from tests.server.conftest import Arrive, Look
from tests.server.people import Browser

DIGITS = "9" * 5000
WORDS = [
    "",
    "x\x00y",
    "\x00",
    DIGITS,
    "-1",
    "1e400",
    "NaN",
    "\ud800",
    "\u202e\ufeff",
    "%00",
    "../../etc/passwd",
    "' or 1=1 --",
    "x" * 3000,
    "\U0001f42a" * 50,
]
# Values as written in JSON, including some that JSON does not have.
VALUES = [
    "null",
    "true",
    "-1",
    DIGITS,
    "-" + DIGITS,
    "1e999",
    "NaN",
    "Infinity",
    "0.5",
    '"\\u0000"',
    '"x\\u0000y"',
    '"\\ud800"',
    '"\\udc00\\ud800"',
    '"' + "x" * 3000 + '"',
    "[]",
    "[" * 2000 + "]" * 2000,
    '{"a":' * 2000 + "1" + "}" * 2000,
    "{}",
    '{"\\u0000":"\\u0000"}',
]
# The bodies of all requests that have one; each of their fields is filled with each of the values above.
BODIES: dict[str, dict[str, Any]] = {
    "/api/me": {"name": "Ada"},
    "/api/me/secret": {},
    "/api/tables": {
        "game": "yspahan",
        "seats": [{"kind": "person"}, {"kind": "bot"}],
        "options": {"first_player": 0},
        "clock": 60,
        "listed": False,
    },
    "/api/tables/{table}/join": {"invite": "x", "seat": 1, "name": "Ada", "local": True},
    "/api/tables/{table}/leave": {},
    "/api/tables/{table}/return": {},
    "/api/tables/{table}/seats/{seat}": {"kind": "bot", "level": "master"},
    "/api/tables/{table}/allow": {"watchers_chat": True, "others_add_players": True},
    "/api/tables/{table}/hints": {"allow": True},
    "/api/tables/{table}/ready": {"ready": True},
    "/api/tables/{table}/start": {},
    "/api/tables/{table}/rename": {"name": "Ada"},
    "/api/tables/{table}/resign": {},
    "/api/tables/{table}/close": {},
    "/api/tables/{table}/rematch": {},
    "/api/tables/{table}/carry": {},
    "/api/carry": {"token": "x"},
}
PATHS = [
    "/api/games/{game}/board",
    "/api/games/{game}/texts/en",
    "/api/games/{game}/rules/en",
    "/api/games/yspahan/rules/{language}",
    "/api/games/{game}/legend",
    "/api/games/yspahan/reference/{language}",
    "/api/games/yspahan/pictures/{path}",
    "/api/tables/{table}",
    "/api/tables/{table}/frames/0",
    "/api/tables/TABLE/frames/{move}",
    "/api/tables/{table}/story",
    "/api/tables/{table}/record",
    "/{path}",
    "/assets/{path}",
    "/table/{path}",
    "/rules/{path}",
    "/reference/{path}",
]
QUERIES = [
    "/api/tables/TABLE/frames/0?eyes=",
    "/api/tables/TABLE/story?eyes=",
    "/api/tables/TABLE/frames/0?since=",
    "/api/me?x=",
    "/?",
]


def escaped(text: str) -> str:
    return quote(text.encode("utf-8", "surrogatepass"), safe="")


def is_refused_or_done(guest: Browser, method: str, path: str, body: bytes | None = None) -> None:
    answer = guest.http.request(method, path, content=body)
    assert answer.status_code < 500, f"{answer.status_code} {method} {path[:80]} {(body or b'')[:80]!r}"


def test_every_route_with_a_body_is_tried() -> None:
    wanted = {path for each in HANDLERS + HISTORY if "POST" in each.http_methods for path in each.paths}
    tried = {path.replace("{table}", "{table:str}").replace("{seat}", "{seat:int}") for path in BODIES}
    assert wanted == tried


def test_monsters_in_paths_and_queries(arrive: Arrive) -> None:
    guest = arrive("Ada")
    table = guest.new_table("person", "local")["id"]
    for word in map(escaped, WORDS):
        for path in PATHS:
            start, _, rest = path.replace("TABLE", table).partition("{")
            is_refused_or_done(guest, "GET", start + word + rest.partition("}")[2])
        for query in QUERIES:
            is_refused_or_done(guest, "GET", query.replace("TABLE", table) + word)
        for path in BODIES:
            if "{" in path:
                is_refused_or_done(guest, "POST", path.replace("{table}", word).replace("{seat}", "1"), b"{}")
        is_refused_or_done(guest, "POST", f"/api/tables/{table}/seats/{word}", b'{"kind":"bot"}')
    assert guest.refused(f"/api/tables/{table}/frames/0?eyes={DIGITS}", "GET") == "no_such_frame"
    assert guest.refused("/api/tables/x%00y", "GET") == "no_such_table"


@pytest.mark.parametrize("path", sorted(BODIES))
def test_monsters_in_bodies(arrive: Arrive, path: str) -> None:
    guest = arrive("Ada")
    table = guest.new_table("person", "open")["id"]
    where = path.replace("{table}", table).replace("{seat}", "1")
    body = BODIES[path]
    for value in VALUES:
        is_refused_or_done(guest, "POST", where, value.encode())
        for name in body:
            filled = {**{each: json.dumps(body[each]) for each in body}, name: value}
            text = "{" + ",".join(f'"{each}":{said}' for each, said in filled.items()) + "}"
            is_refused_or_done(guest, "POST", where, text.encode())
    for raw in (b"", b"\xff\xfe", b"\x00", b'{"name":"\xed\xa0\x80"}', b"{" * 5000):
        is_refused_or_done(guest, "POST", where, raw)


MESSAGES: dict[str, dict[str, Any]] = {
    "hello": {"last": 0, "eyes": 0},
    "look": {"eyes": 0},
    "move": {"seat": 0, "move": "pass", "seq": 0, "key": "k"},
    "undo": {"seat": 0, "seq": 0, "key": "k"},
    "why": {"seat": 0, "move": "pass", "key": "k"},
    "hint": {"seat": 1, "key": "k"},
    "orders": {"seat": 0, "orders": {"bid": 1}, "key": "k"},
    "chat": {"text": "hello", "key": "k"},
    "ping": {},
}


@pytest.mark.parametrize("kind", sorted(MESSAGES))
def test_monsters_in_messages(arrive: Arrive, look: Look, kind: str) -> None:
    guest = arrive("Ada")
    page = look(guest, guest.new_table("person", "local", options={"first_player": 0})["id"], 0)
    for value in (each for each in VALUES if (len(each) < 4000 and "\\ud8" not in each) or "u0000" in each):
        for name in MESSAGES[kind]:
            fields = {**{each: json.dumps(said) for each, said in MESSAGES[kind].items()}, name: value}
            text = ",".join(f'"{each}":{said}' for each, said in fields.items())
            page.socket.send(f'{{"type":"{kind}",{text}}}')
    page.settled()
    refused = [message["problem"]["key"] for message in page.heard if message["type"] == "refused"]
    assert "server_error" not in refused
