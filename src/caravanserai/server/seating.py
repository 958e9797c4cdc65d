"""Who sits where: setting up tables, joining, leaving, coming back, rematches and moving between devices."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import wraps
from typing import ParamSpec, TypeVar

from msgspec import structs, to_builtins

from caravanserai.games import UnknownGame, load
from caravanserai.kernel.game import Game, UnknownOption, WrongPlayerCount
from caravanserai.server.guests import Guest, Guests
from caravanserai.server.house import House
from caravanserai.server.live import LiveTable
from caravanserai.server.problems import Refuse, Stale, reason
from caravanserai.server.protocol import ChangeSeat, ChangeTable, Join, Level, NewTable, SeatWish
from caravanserai.server.records import Seat, Setup, TableOptions
from caravanserai.server.story import Story
from caravanserai.server.tidy_text import likeness, tidy_name
from caravanserai.server.times import now

# Computers have names of their own, the same in every language; enough for the largest table.
_COMPUTERS = ("Yasmin", "Omar", "Zahra", "Farid", "Layla", "Harun", "Temur", "Nasrin")
_LONGEST_CLOCK = 14 * 24 * 3600


P = ParamSpec("P")
T = TypeVar("T")


def insisting(change: Callable[P, Awaitable[T]]) -> Callable[P, Awaitable[T]]:
    """Retry a seat change if another process wrote first: unlike a move, it is still wanted."""

    @wraps(change)
    async def again(*args: P.args, **kwargs: P.kwargs) -> T:
        for _ in range(9):
            with suppress(Stale):
                return await change(*args, **kwargs)
        return await change(*args, **kwargs)

    return again


class Seating:
    """Everything about a table that is decided away from the board."""

    def __init__(self, house: House, guests: Guests) -> None:
        self.house = house
        self.guests = guests
        self.longest_name = house.settings.limits.name_characters
        self._idle_tables: dict[str, str] = {}  # the addresses from which tables without people were set up

    # --- setting up ------------------------------------------------------------------------------------

    async def create(self, guest: Guest, wish: NewTable, address: str) -> LiveTable:
        """A new table as requested; it starts at once if no seat is open."""
        try:
            game = load(wish.game)
            game.check_players(len(wish.seats))
        except UnknownGame:
            raise Refuse("no_such_game") from None
        except WrongPlayerCount as error:
            raise Refuse("bad_players", **reason(error)) from None
        if wish.clock is not None and not 1 <= wish.clock <= _LONGEST_CLOCK:
            raise Refuse("bad_request")
        seats = self._seats(guest, wish.seats)
        options = _options(game, wish.options, len(seats))
        story = Story(self._setup(game, seats, options, wish.clock, wish.listed, guest.id))
        if not story.peopled:
            self._check_idle_tables(address)
        live = await self.house.create(story)
        if not story.peopled:
            self._idle_tables[live.id] = address
        return live

    def _check_idle_tables(self, address: str) -> None:
        """Allow only a few tables without people, because they take computing time from all others."""
        limits = self.house.settings.limits
        idle = {each.id for each in self.house.tables.values() if not each.story.peopled}
        self._idle_tables = {table: made_by for table, made_by in self._idle_tables.items() if table in idle}
        mine = sum(made_by == address for made_by in self._idle_tables.values())
        if len(idle) >= limits.idle_tables or mine >= limits.idle_tables_per_address:
            raise Refuse("too_many_tables")

    @staticmethod
    def _setup(
        game: Game, seats: list[Seat], options: TableOptions, clock: int | None, listed: bool, host: str
    ) -> Setup:
        return Setup(
            id=secrets.token_urlsafe(9),
            game=game.id,
            rules_version=game.rules_version,
            options=options,
            seats=seats,
            clock=clock,
            listed=listed,
            host=host,
            created=now(),
            seed=secrets.token_bytes(32),
        )

    def _seats(self, guest: Guest, wishes: list[SeatWish]) -> list[Seat]:
        """The seats of a new table; computers are seated last, so that their names avoid everyone else's."""
        seats = [Seat("open") for _ in wishes]
        for number, wish in sorted(enumerate(wishes), key=lambda each: (each[1].kind == "bot", each[0])):
            name = tidy_name(wish.name or "", self.longest_name)
            _check_free(name, seats)
            if wish.kind == "bot":
                seats[number] = computer(seats, wish.level or "merchant", name)
            elif wish.kind != "open":
                seats[number] = Seat(wish.kind, guest.id, name or self._own_name(guest, seats))
        return seats

    def _own_name(self, guest: Guest, seats: list[Seat]) -> str:
        """The guest's name, with a number for each further player on the same device."""
        name = guest.name
        if not name or not is_taken(name, seats):
            return name
        for number in range(2, len(seats) + 2):
            name = f"{guest.name[: self.longest_name - 2]} {number}"
            if not is_taken(name, seats):
                break
        return name

    @insisting
    async def change(self, live: LiveTable, guest: Guest, number: int, wish: ChangeSeat) -> None:
        """The host fills a seat with a computer or a player on the same device, or reopens it."""
        async with live.lock:
            await live.refresh()
            story = live.story
            if story.host != guest.id:
                raise Refuse("not_host")
            if story.status != "gathering":
                raise Refuse("not_gathering")
            if not 0 <= number < len(story.seats):
                raise Refuse("bad_request")
            before, others = story.seats[number], story.seats[:number] + story.seats[number + 1 :]
            seat = Seat("open")
            if wish.kind == "bot":
                seat = computer(others, wish.level or "merchant", "")
            elif wish.kind != "open":
                seat = Seat(wish.kind, guest.id, self._own_name(guest, others))
            removal = (
                {"removes": before.guest} if before.kind == "person" and before.guest != guest.id else {}
            )
            await live.commit("change", {"seat": number, **to_builtins(seat), **removal})

    @insisting
    async def allow(self, live: LiveTable, guest: Guest, wish: ChangeTable) -> None:
        """The host decides what others may do at the table."""
        async with live.lock:
            await live.refresh()
            if live.story.host != guest.id:
                raise Refuse("not_host")
            wished = {name: value for name, value in structs.asdict(wish).items() if value is not None}
            if any(getattr(live.story, name) != value for name, value in wished.items()):
                await live.commit("allow", wished)

    # --- coming and going ------------------------------------------------------------------------------

    @insisting
    async def join(self, live: LiveTable, guest: Guest, wish: Join) -> None:
        """Take an open seat; a guest already seated joins again only to add a player on the same device."""
        async with live.lock:
            await live.refresh()
            story = live.story
            sits = bool(story.seats_of(guest.id))
            if sits and not wish.local:
                return
            if story.closed or story.ended:
                raise Refuse("closed")
            if story.table is not None:
                raise Refuse("not_gathering")
            self._check_welcome(story, guest, wish)
            seat = self._open_seat(story, wish.seat)
            name = tidy_name(wish.name or "", self.longest_name)
            if not name:
                name = self._own_name(guest, story.seats) if wish.local else guest.name
            _check_free(name, story.seats)
            kind = "local" if wish.local else "person"
            await live.commit("join", {"seat": seat, "kind": kind, "guest": guest.id, "name": name})

    @staticmethod
    def _check_welcome(story: Story, guest: Guest, wish: Join) -> None:
        """Anyone with the link may come; a listed table is open to all whom the host has not removed."""
        if story.host == guest.id:
            return
        invite = story.setup.invite(len(story.removed))
        invited = wish.invite is not None and secrets.compare_digest(wish.invite.encode(), invite.encode())
        listed = story.setup.listed and guest.id not in story.removed
        if not (invited or listed or story.seats_of(guest.id)):
            raise Refuse("bad_invite")
        if wish.local and not story.others_add_players:
            raise Refuse("not_host")

    @staticmethod
    def _open_seat(story: Story, wished: int | None) -> int:
        seats = [number for number, seat in enumerate(story.seats) if seat.kind == "open"]
        if wished is not None:
            seats = [number for number in seats if number == wished]
        if not seats:
            raise Refuse("no_open_seat")
        return seats[0]

    @insisting
    async def leave(self, live: LiveTable, guest: Guest) -> None:
        """Give up a seat before the game, or let a computer play on during it."""
        async with live.lock:
            await live.refresh()
            mine = self._own_seats(live, guest)
            if live.story.status not in ("over", "ended") and not all(
                live.story.seats[seat].away for seat in mine
            ):
                await live.commit("leave", {"guest": guest.id})

    @insisting
    async def come_back(self, live: LiveTable, guest: Guest) -> None:
        """Take one's seats back from the computer."""
        async with live.lock:
            await live.refresh()
            mine = self._own_seats(live, guest)
            if any(live.story.seats[seat].away for seat in mine):
                await live.commit("return", {"guest": guest.id})

    @staticmethod
    def _own_seats(live: LiveTable, guest: Guest) -> list[int]:
        mine = live.story.seats_of(guest.id)
        if not mine:
            raise Refuse("not_at_table")
        return mine

    # --- rematches and other devices -----------------------------------------------------------------------

    @insisting
    async def rematch(self, live: LiveTable, guest: Guest) -> LiveTable:
        """The same people at a new table; later requests lead to the same one."""
        async with live.lock:
            await live.refresh()
            story = live.story
            self._own_seats(live, guest)
            if story.status not in ("over", "ended"):
                raise Refuse("not_over")
            if story.rematch is None:
                old = story.setup
                options = _options(load(old.game), old.options, len(story.seats))
                seats = [
                    structs.replace(seat, away=seat.away and seat.guest != guest.id) for seat in story.seats
                ]
                setup = self._setup(load(old.game), seats, options, old.clock, old.listed, guest.id)
                again = Story(setup)
                await live.commit("rematch", {"table": setup.id}, new_table=again)
                return self.house.admit_new(again)
            found = story.rematch
        return await self.house.live(found)

    async def carry_link(self, live: LiveTable, guest: Guest) -> tuple[str, float]:
        """A one-time secret that moves the guest's seats to another device."""
        self._own_seats(live, guest)
        return await self.guests.carry_token(live.id, guest)

    async def carry(self, token: str, guest: Guest) -> LiveTable:
        """Take over the seats that a one-time secret stands for."""
        found = await self.guests.take_carry(token)
        if found is None:
            raise Refuse("bad_carry_link")
        table_id, giver = found
        live = await self.house.live(table_id)
        if giver != guest.id:
            await self._hand_over(live, giver, guest.id)
        return live

    @insisting
    async def _hand_over(self, live: LiveTable, giver: str, taker: str) -> None:
        async with live.lock:
            await live.commit("carry", {"from": giver, "to": taker})


def computer(seats: list[Seat], level: Level, name: str) -> Seat:
    """A computer with a name that nobody else at the table has."""
    free = (each for each in _COMPUTERS if not is_taken(each, seats))
    return Seat("bot", None, name or next(free), level)


def is_taken(name: str, seats: list[Seat]) -> bool:
    """Whether somebody at the table has a name that looks like this one."""
    return likeness(name) in {likeness(seat.name) for seat in seats if seat.name}


def _check_free(name: str, seats: list[Seat]) -> None:
    if name and is_taken(name, seats):
        raise Refuse("name_taken", name=name)


def _options(game: Game, chosen: TableOptions, players: int) -> TableOptions:
    """The options as the game itself spells them; unknown ones are refused."""
    try:
        return game.fill_options(dict(chosen), players)
    except UnknownOption as error:
        raise Refuse("bad_options", **reason(error)) from None
