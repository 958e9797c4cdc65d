"""The requests a page can make, as listed in docs/protocol.md."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from litestar import Response, get, post
from litestar.status_codes import HTTP_200_OK

from caravanserai.server import shelf
from caravanserai.server.guests import Guest
from caravanserai.server.house import House
from caravanserai.server.page import send
from caravanserai.server.protocol import (
    AllowHints,
    Book,
    Carry,
    CarryLink,
    ChangeSeat,
    ChangeTable,
    GameInfo,
    Join,
    LegendGroup,
    Lobby,
    Me,
    NewTable,
    Ready,
    Reference,
    Rename,
    SeatInfo,
    TableInfo,
)
from caravanserai.server.records import Card, Setup, table_info
from caravanserai.server.seating import Seating
from caravanserai.server.times import iso
from caravanserai.server.version import version
from caravanserai.server.visitors import AnyRequest, Visitors, address

# --- guests and games ------------------------------------------------------------------------------------


@get("/api/me")
async def me(guest: Guest, house: House) -> Me:
    """The guest behind this browser; the name is empty until one is chosen."""
    return Me(guest.name, house.boot, version())


@post("/api/me", status_code=HTTP_200_OK)
async def rename(data: Rename, guest: Guest, seating: Seating, visitors: Visitors, house: House) -> Me:
    """Choose the name others see."""
    visitors.check_rename(guest)
    await seating.rename_everywhere(guest, data.name)
    return Me(guest.name, house.boot, version())


@post("/api/me/secret", status_code=HTTP_200_OK)
async def change_secret(request: AnyRequest, guest: Guest, visitors: Visitors, house: House) -> Me:
    """Give this browser a new cookie; the old one stops working wherever it is."""
    await visitors.forget_other_devices(request, guest)
    return Me(guest.name, house.boot, version())


@get("/api/shelf")
async def games(house: House) -> list[GameInfo]:
    """The games on the shelf."""
    return shelf.shelf(house.bots.models)


@get("/api/games/{game:str}/board")
async def board(game: str) -> Response[bytes]:
    """What never changes during a game."""
    return Response(
        _board(shelf.find_game(game).id),
        media_type="application/json",
        headers={"cache-control": "max-age=300"},
    )


@get("/api/games/{game:str}/reference/{language:str}")
async def reference(game: str, language: str) -> Reference:
    """The rules of a game on one page."""
    return shelf.reference(game, language)


@get("/api/games/{game:str}/rules/{language:str}")
async def rules(game: str, language: str) -> Book:
    """The rulebook of a game in English, French or Polish."""
    return shelf.rules(game, language)


@get("/api/games/{game:str}/pictures/{name:str}")
async def picture(request: AnyRequest, game: str, name: str, language: str = "en") -> Response[bytes]:
    """A picture of a rulebook, with its words in English, French or Polish."""
    return send(request, shelf.picture(game, name, language))


@get("/api/games/{game:str}/cover")
async def cover(request: AnyRequest, game: str) -> Response[bytes]:
    """The picture on a game's box."""
    return send(request, shelf.cover(game))


@get("/api/games/{game:str}/legend")
async def legend(game: str) -> list[LegendGroup]:
    """What the things on a game's table are called and do, as keys of its texts."""
    return shelf.legend(game)


@get("/api/games/{game:str}/texts/{language:str}")
async def texts(request: AnyRequest, game: str, language: str) -> Response[bytes]:
    """The messages of a game in one language, as a Fluent file: a page needs them at a table."""
    return send(request, shelf.texts(game, language))


@get("/api/games/{game:str}/lesson/{language:str}")
async def lesson(request: AnyRequest, game: str, language: str) -> Response[bytes]:
    """The messages of a game's lesson in one language, as a Fluent file."""
    return send(request, shelf.lesson_texts(game, language))


@cache
def _board(game: str) -> bytes:
    return msgspec.json.encode(shelf.find_game(game).board())


# --- tables ----------------------------------------------------------------------------------------------


@get("/api/tables")
async def tables(visitor: Guest | None, house: House) -> Lobby:
    """The guest's own tables, those waiting for the guest first, and those that anyone may join."""
    viewer = None if visitor is None else visitor.id
    mine, listed = await house.store.read(house.store.lobby, viewer)

    def tell(found: tuple[Setup, Card]) -> TableInfo:
        live = house.tables.get(found[0].id)
        return table_info(*found, viewer, set() if live is None else live.present())

    own = [tell(found) for found in mine]
    own.sort(key=lambda table: not any(_waits_for_me(table.seats[seat]) for seat in table.waiting))
    when = {
        setup.id: shelf.when(setup.game, msgspec.json.encode(card.when).decode())
        for setup, card in [*mine, *listed]
        if card.when is not None
    }
    return Lobby(own, [tell(found) for found in listed], when)


def _waits_for_me(seat: SeatInfo) -> bool:
    return seat.mine and not seat.bot_for_now


@post("/api/tables", status_code=HTTP_200_OK)
async def create(
    request: AnyRequest, data: NewTable, guest: Guest, seating: Seating, visitors: Visitors
) -> TableInfo:
    """Set up a table."""
    visitors.check_new_table(guest, request)
    live = await seating.create(guest, data, address(request))
    return live.info(guest.id)


@get("/api/tables/{table:str}")
async def table(table: str, visitor: Guest | None, house: House) -> TableInfo:
    """One table, as far as everyone may know it."""
    live = await house.live(table)
    async with live.lock:
        return live.info(None if visitor is None else visitor.id)


@post("/api/tables/{table:str}/join", status_code=HTTP_200_OK)
async def join(table: str, data: Join, guest: Guest, seating: Seating) -> TableInfo:
    """Take an open seat."""
    live = await seating.house.live(table)
    await seating.join(live, guest, data)
    return live.info(guest.id)


@post("/api/tables/{table:str}/ready", status_code=HTTP_200_OK)
async def ready(table: str, data: Ready, guest: Guest, seating: Seating) -> TableInfo:
    """Say that the game may start as far as I am concerned, or that it should wait."""
    live = await seating.house.live(table)
    await seating.ready(live, guest, data.ready)
    return live.info(guest.id)


@post("/api/tables/{table:str}/start", status_code=HTTP_200_OK)
async def start(table: str, guest: Guest, seating: Seating) -> TableInfo:
    """Start the game at my table without waiting for those who are not ready."""
    live = await seating.house.live(table)
    await seating.start(live, guest)
    return live.info(guest.id)


@post("/api/tables/{table:str}/rename", status_code=HTTP_200_OK)
async def rename_at_table(
    table: str, data: Rename, guest: Guest, seating: Seating, visitors: Visitors
) -> TableInfo:
    """Change the name of my own seat at one table."""
    visitors.check_rename(guest)
    live = await seating.house.live(table)
    await seating.rename(live, guest, data.name)
    return live.info(guest.id)


@post("/api/tables/{table:str}/resign", status_code=HTTP_200_OK)
async def resign(table: str, guest: Guest, seating: Seating) -> TableInfo:
    """Give up the game: a computer plays my seats to the end."""
    live = await seating.house.live(table)
    await seating.resign(live, guest)
    return live.info(guest.id)


@post("/api/tables/{table:str}/close", status_code=HTTP_200_OK)
async def close(table: str, guest: Guest, seating: Seating) -> TableInfo:
    """Put away a table at which only I and computers play."""
    live = await seating.house.live(table)
    await seating.close(live, guest)
    return live.info(guest.id)


@post("/api/tables/{table:str}/leave", status_code=HTTP_200_OK)
async def leave(table: str, guest: Guest, seating: Seating) -> TableInfo:
    """Leave; if the game has begun, a computer plays on."""
    live = await seating.house.live(table)
    await seating.leave(live, guest)
    return live.info(guest.id)


@post("/api/tables/{table:str}/return", status_code=HTTP_200_OK)
async def come_back(table: str, guest: Guest, seating: Seating) -> TableInfo:
    """Take my seats back from the computer."""
    live = await seating.house.live(table)
    await seating.come_back(live, guest)
    return live.info(guest.id)


@post("/api/tables/{table:str}/seats/{seat:int}", status_code=HTTP_200_OK)
async def change_seat(table: str, seat: int, data: ChangeSeat, guest: Guest, seating: Seating) -> TableInfo:
    """Fill a seat with a computer, or reopen it."""
    live = await seating.house.live(table)
    await seating.change(live, guest, seat, data)
    return live.info(guest.id)


@post("/api/tables/{table:str}/allow", status_code=HTTP_200_OK)
async def allow(table: str, data: ChangeTable, guest: Guest, seating: Seating) -> TableInfo:
    """Decide what others may do at my table."""
    live = await seating.house.live(table)
    await seating.allow(live, guest, data)
    return live.info(guest.id)


@post("/api/tables/{table:str}/hints", status_code=HTTP_200_OK)
async def allow_hints(table: str, data: AllowHints, guest: Guest, seating: Seating) -> TableInfo:
    """Allow hints at my table, or do not any more; they are given while every person there allows them."""
    live = await seating.house.live(table)
    await seating.allow_hints(live, guest, data.allow)
    return live.info(guest.id)


@post("/api/tables/{table:str}/rematch", status_code=HTTP_200_OK)
async def rematch(
    request: AnyRequest, table: str, guest: Guest, seating: Seating, visitors: Visitors
) -> TableInfo:
    """The same people at a new table."""
    visitors.check_new_table(guest, request)
    live = await seating.rematch(await seating.house.live(table), guest)
    return live.info(guest.id)


@post("/api/tables/{table:str}/carry", status_code=HTTP_200_OK)
async def carry_link(table: str, guest: Guest, seating: Seating) -> CarryLink:
    """A one-time link that carries my seats to another device."""
    token, expires = await seating.carry_link(await seating.house.live(table), guest)
    return CarryLink(token, iso(expires))


@post("/api/carry", status_code=HTTP_200_OK)
async def carry(data: Carry, guest: Guest, seating: Seating) -> TableInfo:
    """Take over the seats behind a one-time link."""
    live = await seating.carry(data.token, guest)
    return live.info(guest.id)


HANDLERS: list[Any] = [
    me,
    rename,
    change_secret,
    games,
    board,
    texts,
    lesson,
    reference,
    rules,
    picture,
    cover,
    legend,
    tables,
    create,
    table,
    join,
    ready,
    start,
    rename_at_table,
    resign,
    close,
    leave,
    come_back,
    change_seat,
    allow,
    allow_hints,
    rematch,
    carry_link,
    carry,
]
