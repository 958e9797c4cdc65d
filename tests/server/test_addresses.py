"""Where visitors come from, which names they use for the server, and how their cookies are kept."""

from __future__ import annotations

import os
import socket
import sqlite3
import stat
from collections.abc import Iterator
from http.cookies import SimpleCookie
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from caravanserai.server.addresses import Names, bucket_of
from caravanserai.server.settings import Settings
from tests.server.conftest import Arrive
from tests.server.servers import ServerProcess

NAME = "play.example.org"


@pytest.fixture(scope="module")
def behind_proxy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that trusts a proxy on this computer and allows three new guests per address."""
    folder = tmp_path_factory.mktemp("proxied")
    server = ServerProcess(
        folder / "log",
        data_dir=str(folder),
        trusted_proxies=["127.0.0.0/8", "10.0.0.0/8"],
        host_names=[NAME],
        limits={"guest_burst": 3, "guest_rate": 0.001},
    )
    server.start()
    yield server
    server.stop()


def ask(server: ServerProcess, path: str = "/api/me", **headers: str) -> httpx.Response:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return httpx.get(f"http://{server.address}{path}", headers=named, trust_env=False)


def test_visitors_behind_a_proxy_are_told_apart(behind_proxy: ServerProcess) -> None:
    many = [ask(behind_proxy, X_Forwarded_For=f"192.0.2.{number}").status_code for number in range(20)]
    assert set(many) == {200}
    forged = [
        ask(behind_proxy, X_Forwarded_For=f"203.0.113.{number}, 198.51.100.7, 10.0.0.3").status_code
        for number in range(6)
    ]
    assert forged == [200, 200, 200, 429, 429, 429], "what a visitor writes to the left counts for nothing"
    home = [ask(behind_proxy, X_Forwarded_For=f"2001:db8::{number:x}").status_code for number in range(6)]
    assert home == [200, 200, 200, 429, 429, 429], "one customer, many addresses"
    assert ask(behind_proxy, X_Forwarded_For="2001:db8:0:1::1").status_code == 200


def test_nobody_else_is_believed(servers: list[ServerProcess]) -> None:
    answer = ask(servers[0], X_Forwarded_Proto="https")
    assert "Secure" not in answer.headers["set-cookie"]


def test_addresses_are_counted_by_household() -> None:
    assert bucket_of("2001:db8:1:2:3::4") == bucket_of("2001:db8:1:2:ffff::9") != bucket_of("2001:db8:1:3::1")
    assert bucket_of("::ffff:192.0.2.1") == bucket_of("192.0.2.1") != bucket_of("192.0.2.2")
    assert bucket_of("fe80::1%eth0") == bucket_of("fe80::2") and bucket_of("testclient") == "testclient"


# --- names ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "host", ["evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "", "[", "a b"]
)
def test_a_name_that_is_not_ours_is_not_answered(arrive: Arrive, host: str) -> None:
    """A page whose name suddenly resolves here (DNS rebinding) would have the same origin as the server."""
    guest = arrive()
    for path in ("/", "/api/me", "/health"):
        answer = httpx.get(f"http://{guest.address}{path}", headers={"Host": host}, trust_env=False)
        assert answer.status_code in (400, 421) and "set-cookie" not in answer.headers
    table = guest.new_table("person", "bot")
    answer = httpx.post(
        f"http://{guest.address}/api/tables/{table['id']}/leave",
        headers={"Host": host, "Origin": f"http://{host}", "X-Caravanserai": "1"},
        cookies={"guest": guest.cookie},
        trust_env=False,
    )
    assert answer.status_code in (400, 421)


def test_a_socket_under_a_name_that_is_not_ours(arrive: Arrive) -> None:
    guest = arrive()
    table = guest.new_table("person", "bot")
    port = guest.address.rpartition(":")[2]
    with pytest.raises(InvalidStatus) as refusal:
        connect(
            f"ws://evil.example:{port}/api/tables/{table['id']}/socket",
            sock=socket.create_connection(("127.0.0.1", int(port))),
            origin=Origin(f"http://evil.example:{port}"),
            proxy=None,
        ).close()
    assert refusal.value.response.status_code == 403


def test_names_that_are_ours(behind_proxy: ServerProcess) -> None:
    port = behind_proxy.port
    for host in (
        NAME,
        f"{NAME}:{port}",
        NAME.upper(),
        f"{NAME}.",
        "localhost",
        f"localhost:{port}",
        "[::1]",
        "192.0.2.1",
    ):
        assert ask(behind_proxy, "/health", Host=host).status_code == 200, host
    names = Names(["Caravan.Example"], ["https://other.example:8443"])
    assert names.fit("caravan.example") and names.fit("other.example") and not names.fit(None)


# --- cookies ---------------------------------------------------------------------------------------------


def cookie_of(answer: httpx.Response) -> tuple[str, str, dict[str, str]]:
    (morsel,) = SimpleCookie(answer.headers["set-cookie"]).values()
    return morsel.key, morsel.value, {key: value for key, value in morsel.items() if value}


def test_a_cookie_over_tls_belongs_to_this_host_alone(behind_proxy: ServerProcess) -> None:
    here = {"X_Forwarded_For": "192.0.2.77", "X_Forwarded_Proto": "https", "Host": NAME}
    name, value, rest = cookie_of(ask(behind_proxy, **here))
    assert name == "__Host-guest" and rest["path"] == "/" and "domain" not in rest
    assert rest["secure"] and rest["httponly"] and rest["samesite"] == "lax"
    assert "set-cookie" not in ask(behind_proxy, Cookie=f"{name}={value}", **here).headers
    # a guest from an old version, or without TLS, is still the same guest and gets the new cookie
    for old in (value, value.partition(".")[0]):
        renewed = cookie_of(ask(behind_proxy, Cookie=f"guest={old}", **here))
        assert renewed[:2] == (name, value)


def test_a_cookie_is_renewed_after_a_month(arrive: Arrive) -> None:
    guest = arrive("Ada")
    secret, _, day = guest.cookie.partition(".")
    for old in (secret, f"{secret}.{int(day) - 40}", f"{secret}.{'9' * 5000}"):
        guest.http.cookies.clear()
        answer = guest.http.get("/api/me", headers={"Cookie": f"guest={old}"})
        assert answer.json()["name"] == "Ada" and cookie_of(answer)[1] == f"{secret}.{day}"
    fresh = guest.http.get("/api/me", headers={"Cookie": f"guest={secret}.{int(day) - 20}"})
    assert "set-cookie" not in fresh.headers


def test_a_cookie_can_be_made_worthless(arrive: Arrive) -> None:
    guest = arrive("Ada")
    stolen = guest.cookie
    guest.post("/api/me/secret")
    assert guest.cookie != stolen and guest.get("/api/me")["name"] == "Ada"
    thief = httpx.get(f"http://{guest.address}/api/me", cookies={"guest": stolen}, trust_env=False)
    assert thief.json()["name"] == ""


# --- files ------------------------------------------------------------------------------------------------


def test_the_database_is_for_its_owner_only(tmp_path: Path) -> None:
    before = os.umask(0o022)
    try:
        folder = tmp_path / "data"
        url = Settings(data_dir=folder).database_url()
        elsewhere = tmp_path / "mine.sqlite"
        elsewhere.write_bytes(b"")
        Settings(database=f"sqlite:///{elsewhere}").database_url()
        file = Path(url.removeprefix("sqlite:///"))
        with sqlite3.connect(file) as database:
            database.execute("PRAGMA journal_mode=WAL")
            database.execute("CREATE TABLE seed (n)")
            modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir()}
        database.close()
    finally:
        os.umask(before)
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700 and stat.S_IMODE(elsewhere.stat().st_mode) == 0o600
    assert len(modes) == 3 and set(modes.values()) == {0o600}
