"""Chat and explanations."""

from __future__ import annotations

from tests.server.conftest import Arrive, Look


def test_chat_reaches_everyone_and_is_kept(arrive: Arrive, look: Look) -> None:
    host, stranger = arrive("Ada"), arrive("Berta")
    table = host.new_table("person", "bot", options={"first_player": 0})
    page, other = look(host, table["id"], 0), look(stranger, table["id"])
    for _ in range(2):  # repeating the key does not repeat the line
        assert page.ask(type="chat", text="  salaam\n<b>everyone</b>  ", key="hi")["type"] == "ack"
    said = other.expect("said")
    assert (said["text"], said["name"], said["seat"]) == ("salaam <b>everyone</b>", "Ada", 0)
    path = f"/api/tables/{table['id']}/allow"
    assert other.ask(type="chat", text="good luck")["problem"]["key"] == "chat_closed"
    assert stranger.refused(path, watchers_chat=True) == "not_host"
    assert host.post(path, watchers_chat=True)["watchers_chat"]
    other.until(lambda message: message["type"] == "seats" and message["table"]["watchers_chat"])
    assert other.ask(type="chat", text="good luck")["type"] == "ack"
    assert (
        page.until(lambda message: message["type"] == "said" and message["name"] == "Berta")["seat"] is None
    )
    late = look(host, table["id"], 0)
    assert [line["text"] for line in late.heard[0]["chat"]] == ["salaam <b>everyone</b>", "good luck"]


def test_chat_has_limits(arrive: Arrive, look: Look) -> None:
    guest = arrive("Ada")
    page = look(guest, guest.new_table("person", "bot")["id"], 0)
    assert page.ask(type="chat", text="a" * 501)["problem"]["key"] == "too_large"
    assert page.ask(type="chat", text=" \u0007 ")["problem"]["key"] == "bad_request"
    answers = [page.ask(type="chat", text="again")["type"] for _ in range(12)]
    assert "refused" in answers and "ack" in answers


def test_why_not(arrive: Arrive, look: Look) -> None:
    guest = arrive("Ada")
    page = look(guest, guest.new_table("person", "bot", options={"first_player": 0})["id"], 0)
    allowed = page.ask(type="why", seat=0, move=page.options()[0])
    assert allowed["type"] == "why_answer" and allowed["problem"] is None
    assert page.ask(type="why", seat=0, move="send")["problem"]["rule"]
    assert page.ask(type="why", seat=0, move="fly away")["problem"]["key"] == "unparsable"
    assert page.ask(type="why", seat=1, move="pass")["problem"]["key"] == "not_your_seat"
    pointed = page.ask(type="why", seat=0, target="building:hoist")
    assert pointed["move"] == "build hoist" and pointed["problem"]["rule"]
    nothing = page.ask(type="why", seat=0, target="moon:full")
    assert (nothing["type"], nothing["move"], nothing["problem"]) == ("why_answer", "", None)
