"""Everything around the tables: the page, the shelf, headers, health, metrics, logs and types."""

from __future__ import annotations

import re
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from caravanserai.server.types import typescript
from tests.server.conftest import Arrive, Look
from tests.server.people import PATIENCE, Browser
from tests.server.servers import ServerProcess

EXPLAINED = {
    "en": "The shops of one colour",
    "fr": "Les boutiques d’une même couleur",
    "pl": "Sklepy jednego koloru",
}


def test_the_shelf(arrive: Arrive) -> None:
    guest = arrive()
    (game,) = [game for game in guest.get("/api/shelf") if game["id"] == "yspahan"]
    assert game["players"] == [2, 3, 4] and game["rule_prefix"] == "YSP"
    assert {option["name"] for option in game["options"]} >= {"first_player", "cards_before_roll"}
    assert guest.get("/api/games/yspahan/board")["souks"]
    for language in ("en", "fr", "pl"):
        book = guest.get(f"/api/games/yspahan/rules/{language}")
        assert book["title"] == "Yspahan" and "Ystari" in book["introduction"]
        assert "- **YSP-TOWER.1** " in "".join(chapter["text"] for chapter in book["chapters"])
        assert guest.get(f"/api/games/yspahan/reference/{language}")["text"].startswith("# Yspahan")
        texts = guest.http.get(f"/api/games/yspahan/texts/{language}").text
        assert f"tagline = {game['box'][language]['tagline']}" in texts
        assert f"about-souk = {EXPLAINED[language]}" in texts
    topics = [topic for group in guest.get("/api/games/yspahan/legend") for topic in group["topics"]]
    assert {"id": "souk", "name": "term-souk", "text": "about-souk", "rule": "YSP-PLACE.10"}.items() <= next(
        topic for topic in topics if topic["id"] == "souk"
    ).items()
    assert guest.refused("/api/games/chess/board", "GET") == "no_such_game"
    assert guest.refused("/api/games/chess/legend", "GET") == "no_such_game"
    assert guest.refused("/api/games/yspahan/rules/xx", "GET") == "no_such_page"
    assert guest.refused("/api/games/yspahan/texts/xx", "GET") == "no_such_page"


def test_a_box_has_the_picture_that_lies_beside_the_code(arrive: Arrive) -> None:
    guest = arrive("Ada")
    assert all(box["cover"] for box in guest.get("/api/shelf"))
    cover = guest.http.get("/api/games/gates/cover")
    assert cover.headers["content-type"] == "image/svg+xml" and cover.text.startswith("<svg")
    assert guest.refused("/api/games/chess/cover", "GET") == "no_such_game"


def test_pictures_of_the_rules_and_nothing_else(arrive: Arrive) -> None:
    guest = arrive()
    picture = guest.http.get("/api/games/yspahan/pictures/yspahan-tower.svg")
    assert picture.headers["content-type"] == "image/svg+xml"
    assert picture.text.startswith("<svg") and "content-security-policy" in picture.headers
    assert '"floor-camels">Camels</text>' in picture.text
    polish = guest.http.get("/api/games/yspahan/pictures/yspahan-tower.svg?language=pl")
    assert '"floor-camels">Wielbłądy</text>' in polish.text
    for name in (
        "yspahan-tower.svg?language=xx",
        "amul-table.svg",  # another game's
        "yspahan.en.md",
        "..%2Fyspahan.en.md",
        "..%2F..%2F..%2Fpyproject.toml",
        "%2Fetc%2Fpasswd",
        "yspahan-tower.svg%00",
    ):
        answer = guest.http.get(f"/api/games/yspahan/pictures/{name}")
        assert answer.status_code == 404, name
        assert answer.json()["key"] == "no_such_page"


def test_a_guest_keeps_a_name(arrive: Arrive) -> None:
    guest = arrive()
    assert guest.me["name"] == ""
    guest.rename("  Ada\tof  Isfahan ")
    assert guest.get("/api/me")["name"] == "Ada of Isfahan"


def test_headers(arrive: Arrive) -> None:
    guest = arrive()
    for path in ("/", "/api/me", "/api/nothing", "/table/abc", "/carry"):
        answer = guest.http.get(path)
        policy = answer.headers["content-security-policy"]
        assert "default-src 'self'" in policy and "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"
    assert "set-cookie" not in guest.http.get("/api/me").headers


def test_health_and_metrics(servers: list[ServerProcess], arrive: Arrive, look: Look) -> None:
    guest = arrive()
    page = look(guest, guest.new_table("person", "local", options={"first_player": 0})["id"], 0)
    page.play(0, page.options()[0])
    assert guest.get("/health")["status"] == "ok"
    text = servers[0].metrics()
    for line in text.splitlines():
        assert re.fullmatch(r"# TYPE \w+ \w+|\w+(\{\w+=\"[^\"]*\"\})? [0-9.e+-]+", line), line
    values = dict(line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))
    assert int(values["caravanserai_tables_live"]) > 0 and int(values["caravanserai_sockets"]) > 0
    assert int(values['caravanserai_moves_total{by="person"}']) > 0
    assert int(values["caravanserai_commit_seconds_count"]) > 0


def test_metrics_are_for_this_computer_only(servers: list[ServerProcess], arrive: Arrive) -> None:
    assert arrive().refused("/metrics", "GET") == "no_such_page"
    door = f"http://127.0.0.1:{servers[0].metrics_port}"
    for path, host in (("/metrics", "evil.example"), ("/api/me", "127.0.0.1"), ("/", "localhost")):
        answer = httpx.get(door + path, headers={"Host": host}, trust_env=False)
        assert (answer.status_code, answer.text) == (404, "")
    with pytest.raises(httpx.TransportError):  # another address of the same computer
        httpx.get(f"http://127.0.0.2:{servers[0].metrics_port}/metrics", trust_env=False, timeout=5)


def test_the_interface_describes_itself(arrive: Arrive) -> None:
    paths = arrive().get("/api/schema/openapi.json")["paths"]
    assert "/api/tables/{table}/join" in paths and "/health" in paths


def test_logs_hold_no_secrets(servers: list[ServerProcess], arrive: Arrive) -> None:
    laptop, phone = arrive("Ada Lovelace"), arrive()
    table = laptop.new_table("person", "open")
    link = laptop.post(f"/api/tables/{table['id']}/carry")
    carried = '"/api/carry"'
    before = logs(servers).count(carried)
    phone.post("/api/carry", token=link["token"])
    end = time.monotonic() + PATIENCE
    while logs(servers).count(carried) == before:  # a request is logged after it is answered
        assert time.monotonic() < end, "the last request was not logged"
        time.sleep(0.01)
    for secret in (laptop.secret, phone.secret, table["invite"], link["token"], "Ada Lovelace"):
        assert secret not in logs(servers)


def logs(servers: list[ServerProcess]) -> str:
    return "".join(server.log.read_text() for server in servers)


def test_the_page_is_served_from_its_folder(tmp_path: Path) -> None:
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    server = ServerProcess(tmp_path / "log", data_dir=str(tmp_path), page_dir=str(page))
    server.start()
    guest = Browser(server.address)
    try:
        assert "make web" in guest.http.get("/").text
        (page / "index.html").write_text("<!doctype html><title>Table</title>")
        (page / "assets" / "app-1a2b3c.js").write_text("export const table = 1;" * 50)
        for path in ("/", "/table/abc", "/carry"):
            answer = guest.http.get(path)
            assert "<title>Table" in answer.text and answer.headers["cache-control"] == "no-cache"
        script = guest.http.get("/assets/app-1a2b3c.js")
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-encoding"] == "gzip" and script.text.startswith("export")
        assert script.headers["content-type"].startswith("text/javascript")
        assert guest.refused("/assets/other.js", "GET") == "no_such_page"
    finally:
        guest.close()
        server.stop()


def test_idle_tables_are_put_away_and_come_back(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "log", data_dir=str(tmp_path), idle_seconds=0.0, sweep_seconds=0.05)
    server.start()
    guest = Browser(server.address)
    try:
        table = guest.new_table("person", "bot", options={"first_player": 0})
        page = guest.open(table["id"], 0)
        answer = page.play(0, page.options()[0])
        page.close()
        for _ in range(200):
            if "caravanserai_tables_live 0" in server.metrics():
                break
        else:
            pytest.fail("the table was not put away")
        with guest.open(table["id"], 0) as back:
            assert back.seq >= answer["seq"]
    finally:
        guest.close()
        server.stop()


def test_types_for_the_page() -> None:
    text = typescript()
    printed = subprocess.run(
        [sys.executable, "-m", "caravanserai.server.types"], capture_output=True, text=True, check=True
    )
    assert printed.stdout == text
    for name in ("MoveMessage", "FrameMessage", "TableInfo", "Frame", "YspahanView", "YspahanBoard"):
        assert f"export interface {name} {{" in text
    assert 'type: "move";' in text and "export type FromServer =" in text
    assert not re.search(r"\bany\b", text.replace("any way", "")) and "unknown" not in text.split("/**")[1]
