"""Standing orders over the wire: given, followed, changed, refused, lapsed, and safe on disk."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from caravanserai.games import load
from caravanserai.kernel.table import Table
from tests.rules import rule
from tests.server.arranged import arrange, moves_of
from tests.server.conftest import Arrive, Look
from tests.server.people import Browser, Message, Page
from tests.server.servers import ServerProcess

ADA, BERTA, CLEO = range(3)
MAGIC = {"variant": "magic"}


def auction() -> Table:
    """Emira's first auction: Cleo bids first, then Ada and Berta."""
    table = Table(load("emira"), 3, bytes(32))
    while table.decision().kind != "bid":
        table.play(table.waiting[0], table.default(table.waiting[0]))
    assert table.waiting == [CLEO]
    return table


def windows() -> Table:
    """The magic game at the first space: Ada and Berta have spells and are asked in every window."""
    table, chance = Table(load("dragons"), 3, bytes([3]) * 32, MAGIC), random.Random(3)
    while table.decision().kind != "respond":
        table.play(table.waiting[0], chance.choice(table.moves(table.waiting[0])))
    assert table.waiting == [ADA, BERTA] and table.decision().args["space"] == "djinn"
    return table


Sit = Callable[[Table], list[Page]]


@pytest.fixture
def sit(servers: list[ServerProcess], arrive: Arrive, look: Look) -> Sit:
    """Three people who open a table in the middle of a game."""

    def sit(played: Table) -> list[Page]:
        guests = [arrive(name) for name in ("Ada", "Berta", "Cleo")]
        table_id = arrange(servers[0], guests, played, moves_of(played))
        return [look(guest, table_id, seat) for seat, guest in enumerate(guests)]

    return sit


def order(page: Page, **orders: Any) -> None:
    """Give orders for the page's own seat."""
    answer = page.ask(type="orders", seat=page.frame["eyes"], orders=orders)
    assert answer["type"] == "ack", answer


def problem(page: Page, seat: int, orders: Any) -> str:
    answer = page.ask(type="orders", seat=seat, orders=orders)
    return str(answer["problem"]["key"])


def play(pages: list[Page], seat: int, move: str) -> None:
    """Play a move by hand once the seat is asked, and let everybody see it."""
    page = pages[seat]
    page.until_frame(lambda message: seat in message["frame"]["decision"]["seats"])
    answer = page.play(seat, move)
    assert answer["type"] == "ack", answer
    for each in pages:
        each.until_frame(lambda message: message["seq"] >= answer["seq"])


def bids(page: Page) -> str:
    """Everybody's bids so far, as in `C10 A20 B-`; a dash is a pass."""
    return " ".join(
        f"{'ABC'[event['args']['seat']]}{event['args'].get('bid', '-')}"
        for event in page.story
        if event["name"] in ("bid_made", "passed")
    )


def asked(page: Page, seat: int) -> Message:
    """Wait until a seat is asked."""
    return page.until_frame(lambda message: seat in message["frame"]["decision"]["seats"])


# --- a standing maximum ----------------------------------------------------------------------------------


@rule("EMI-AUC.5", "EMI-AUC.7")
def test_a_standing_maximum_bids_up_to_it_and_then_passes(sit: Sit) -> None:
    pages = sit(auction())
    order(pages[ADA], highest_bid=60)
    assert pages[ADA].frame["orders"] == {"highest_bid": 60}
    play(pages, CLEO, "bid 10")
    play(pages, BERTA, "bid 30")
    play(pages, CLEO, "bid 50")
    play(pages, BERTA, "bid 70")
    play(pages, CLEO, "pass")
    asked(pages[BERTA], BERTA)
    assert bids(pages[BERTA]) == "C10 A20 B30 C50 A60 B70 C- A-"
    assert pages[BERTA].frame["frame"]["decision"]["kind"] == "act"


def test_a_maximum_lapses_with_its_auction(sit: Sit) -> None:
    pages = sit(auction())
    order(pages[ADA], highest_bid=60)
    play(pages, CLEO, "bid 90")
    play(pages, BERTA, "pass")
    play(pages, CLEO, "forgo")
    asked(pages[ADA], ADA)
    assert pages[ADA].frame["orders"] == {"highest_bid": "none"}
    assert bids(pages[ADA]) == "C90 A- B-"


def test_a_maximum_can_be_raised_and_withdrawn_at_any_time(sit: Sit) -> None:
    pages = sit(auction())
    order(pages[ADA], highest_bid=20)
    order(pages[ADA], highest_bid=500)
    play(pages, CLEO, "bid 30")
    play(pages, BERTA, "bid 50")  # Ada's 40 came in between
    order(pages[ADA], highest_bid="none")
    assert pages[ADA].frame["orders"] == {"highest_bid": "none"}
    play(pages, CLEO, "bid 60")
    asked(pages[ADA], ADA)
    assert bids(pages[ADA]) == "C30 A40 B50 C60"
    order(pages[ADA], highest_bid=70)  # and given again while being asked
    asked(pages[BERTA], BERTA)
    assert bids(pages[BERTA]).endswith("A70")


def test_two_maxima_meet_at_the_lower_one(sit: Sit) -> None:
    pages = sit(auction())
    order(pages[ADA], highest_bid=50)
    order(pages[BERTA], highest_bid=100)
    play(pages, CLEO, "pass")
    pages[CLEO].until_frame(lambda message: message["frame"]["decision"]["kind"] == "act")
    assert bids(pages[CLEO]) == "C- A10 B20 A30 B40 A50 B60 A-"


# --- windows -----------------------------------------------------------------------------------------------


@rule("DRA-DEC.3")
def test_windows_never_are_passed_until_one_wants_to_be_asked_again(sit: Sit) -> None:
    pages = sit(windows())
    order(pages[ADA], windows="never")
    for _ in range(3):
        pages[BERTA].until_frame(only_berta_is_asked)
        play(pages, BERTA, "pass")
    pages[BERTA].until_frame(only_berta_is_asked)
    order(pages[ADA], windows="always")
    play(pages, BERTA, "pass")
    for page in pages:
        decision = asked(page, ADA)["frame"]["decision"]
        assert decision["kind"] in ("respond", "use_market")
    assert pages[ADA].frame["orders"]["windows"] == "always"


def only_berta_is_asked(message: Message) -> bool:
    seats: list[int] = message["frame"]["decision"]["seats"]
    return seats == [BERTA]


@rule("DRA-DEC.3")
@pytest.mark.parametrize(
    ("name", "until"), [("pass_until_next_space", "market"), ("pass_until_palace", "guard")]
)
def test_passing_until_something_comes_lapses_when_it_comes(sit: Sit, name: str, until: str) -> None:
    pages = sit(windows())
    order(pages[ADA], **{name: True})
    assert pages[ADA].frame["orders"][name] is True

    def by_hand(message: Message) -> bool:
        """Whether the next answer is not by Ada's orders."""
        decision = message["frame"]["decision"]
        come = decision["kind"] == "respond" and decision["args"]["space"] == until
        return come or decision["kind"] != "respond" or only_berta_is_asked(message)

    while True:
        decision = pages[ADA].until_frame(by_hand)["frame"]["decision"]
        if decision["args"].get("space") == until:
            break
        seat, seq = decision["seats"][0], pages[ADA].seq
        pages[seat].until_frame(lambda message, seq=seq: message["seq"] >= seq)
        play(pages, seat, "pass" if decision["kind"] == "respond" else pages[seat].options()[0])
    assert pages[ADA].waiting == [ADA, BERTA]
    assert pages[ADA].frame["orders"][name] is False


# --- refusals ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "wish",
    [
        {"highest_bid": 15},
        {"highest_bid": -10},
        {"highest_bid": 10_000},
        {"highest_bid": "all I have"},
        {"highest_bid": True},
        {"windows": "never"},
        {"highest_bid": 100, "lowest_bid": 10},
    ],
)
def test_a_bad_order_is_refused_and_changes_nothing(sit: Sit, wish: Message) -> None:
    pages = sit(auction())
    order(pages[ADA], highest_bid=30)
    heard = [len(page.heard) for page in pages[1:]]
    assert problem(pages[ADA], ADA, wish) == "bad_orders"
    assert pages[ADA].frame["orders"] == {"highest_bid": 30}
    play(pages, CLEO, "bid 10")
    asked(pages[BERTA], BERTA)
    assert bids(pages[BERTA]) == "C10 A20"
    for page, before in zip(pages[1:], heard, strict=True):
        news = page.heard[before:]
        assert {message["type"] for message in news} <= {"frame", "seats", "ack"}


def test_what_is_no_order_at_all_cannot_be_read(sit: Sit) -> None:
    page = sit(auction())[ADA]
    wishes: list[Any] = [None, [], "never", {"highest_bid": None}, {"highest_bid": [10]}]
    for wish in wishes:
        page.send(type="orders", seat=ADA, orders=wish, key="wish")
        assert page.expect("refused")["problem"]["key"] == "bad_request"
    assert page.frame["orders"] == {"highest_bid": "none"}


def test_orders_are_for_ones_own_seat_alone(
    servers: list[ServerProcess], arrive: Arrive, look: Look, sit: Sit
) -> None:
    pages = sit(auction())
    stranger = look(arrive(), pages[ADA].table["id"])
    for page in (pages[BERTA], stranger):
        for seat in (ADA, 3, -1):
            assert problem(page, seat, {"highest_bid": 500}) == "not_your_seat"
    play(pages, CLEO, "bid 10")
    assert asked(pages[ADA], ADA)["orders"] == {"highest_bid": "none"}


def test_there_are_no_orders_before_the_game_nor_where_the_game_knows_none(
    arrive: Arrive, look: Look
) -> None:
    guest = arrive("Ada")
    gathering = look(guest, guest.new_table("person", "open", "open", game="emira")["id"], 0)
    assert problem(gathering, 0, {"highest_bid": 10}) == "not_started"
    without = look(guest, guest.new_table("person", "local")["id"], 0)
    assert problem(without, 0, {"highest_bid": 10}) == "bad_orders" and without.frame["orders"] == {}


# --- on disk -----------------------------------------------------------------------------------------------


@pytest.fixture(params=["sqlite", "postgres"])
def server(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[ServerProcess]:
    """A separate server, to be killed."""
    if request.param == "sqlite":
        server = ServerProcess(tmp_path / "log", data_dir=str(tmp_path))
    else:
        server = ServerProcess(tmp_path / "log", database=request.getfixturevalue("postgres"))
    server.start()
    yield server
    server.stop()


def test_orders_survive_a_kill(server: ServerProcess) -> None:
    guests = [Browser(server.address).rename(name) for name in ("Ada", "Berta", "Cleo")]
    played = auction()
    table_id = arrange(server, guests, played, moves_of(played))
    with guests[ADA].open(table_id, ADA) as page:
        order(page, highest_bid=60)
    server.kill()  # as soon as the order is acknowledged
    server.start()
    pages = [guest.open(table_id, seat) for seat, guest in enumerate(guests)]
    assert pages[ADA].frame["orders"] == {"highest_bid": 60}
    play(pages, CLEO, "bid 10")
    play(pages, BERTA, "bid 40")
    server.kill()
    server.start()
    for page in pages:
        page.close()
    pages = [guest.open(table_id, seat) for seat, guest in enumerate(guests)]
    play(pages, CLEO, "bid 50")
    asked(pages[BERTA], BERTA)
    assert bids(pages[BERTA]) == "C10 A20 B40 C50 A60"
    for page, guest in zip(pages, guests, strict=True):
        page.close()
        guest.close()
