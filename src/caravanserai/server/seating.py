"""Who sits where: setting up tables, joining, leaving, coming back, rematches and moving between devices."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import wraps
from typing import ParamSpec, TypeVar

from msgspec import structs, to_builtins

from caravanserai.bots.levels import LEARNED
from caravanserai.games import UnknownGame, load
from caravanserai.kernel.game import Game, UnknownOption, WrongPlayerCount
from caravanserai.kernel.lesson import lesson_of
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
_RENAMED = 12  # at how many tables a new name shows at once: each has to be opened for it


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
        if wish.lesson:
            return await self._create_lesson(guest, wish.game)
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
        for seat in seats:
            self._check_level(game, seat, len(seats), options)
        story = Story(self._setup(game, seats, options, wish, guest.id))
        if not story.peopled:
            self._check_idle_tables(address)
        live = await self.house.create(story)
        if not story.peopled:
            self._idle_tables[live.id] = address
        return live

    async def _create_lesson(self, guest: Guest, game_id: str) -> LiveTable:
        """The lesson of a game: the guest learns in one seat, and computers sit in the others."""
        try:
            game = load(game_id)
        except UnknownGame:
            raise Refuse("no_such_game") from None
        lesson = lesson_of(game)
        if lesson is None:
            raise Refuse("no_lesson")
        wishes = [SeatWish("bot") for _ in range(lesson.players)]
        wishes[lesson.seat] = SeatWish("person")
        seats = self._seats(guest, wishes)
        options = _options(game, lesson.options, lesson.players)
        setup = self._setup(game, seats, options, NewTable(game.id, wishes), guest.id)
        return await self.house.create(Story(structs.replace(setup, lesson=lesson.edition)))

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
        game: Game, seats: list[Seat], options: TableOptions, like: NewTable | Setup, host: str
    ) -> Setup:
        return Setup(
            id=secrets.token_urlsafe(9),
            game=game.id,
            rules_version=game.rules_version,
            options=options,
            seats=seats,
            clock=like.clock,
            listed=like.listed,
            ready_check=like.ready_check,
            hints=like.hints,
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

    def _check_level(self, game: Game, seat: Seat, players: int, options: TableOptions) -> None:
        """A learned player sits only where it has learned to play."""
        if seat.level == LEARNED and self.house.bots.models.find(game, players, options) is None:
            raise Refuse("bad_level")

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
                self._check_level(load(story.setup.game), seat, len(story.seats), story.setup.options)
            elif wish.kind != "open":
                ready = any(story.seats[mine].ready for mine in story.seats_of(guest.id))
                seat = Seat(wish.kind, guest.id, self._own_name(guest, others), ready=ready)
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

    @insisting
    async def allow_hints(self, live: LiveTable, guest: Guest, allow: bool) -> None:
        """A person at the table allows hints, or does not any more; they are given while everybody does."""
        async with live.lock:
            await live.refresh()
            mine = self._own_seats(live, guest)
            if any(live.info(guest.id).seats[seat].allows_hints != allow for seat in mine):
                await live.commit("hints", {"guest": guest.id, "allow": allow})

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
    async def ready(self, live: LiveTable, guest: Guest, ready: bool) -> None:
        """Say that the game may start, or that it should wait after all."""
        async with live.lock:
            await live.refresh()
            mine = self._own_seats(live, guest)
            if live.story.status != "gathering":
                raise Refuse("not_gathering")
            if any(live.story.seats[seat].ready != ready for seat in mine):
                await live.commit("ready", {"guest": guest.id, "ready": ready})

    @insisting
    async def start(self, live: LiveTable, guest: Guest) -> None:
        """The host starts the game without waiting for those who are not ready."""
        async with live.lock:
            await live.refresh()
            if live.story.host != guest.id:
                raise Refuse("not_host")
            if live.story.status != "gathering":
                raise Refuse("not_gathering")
            if live.story.open_seats:
                raise Refuse("open_seats")
            await live.commit("start", {})

    @insisting
    async def leave(self, live: LiveTable, guest: Guest) -> None:
        """Give up a seat before the game, or let a computer play on during it."""
        async with live.lock:
            await live.refresh()
            mine = self._own_seats(live, guest)
            if live.story.status in ("gathering", "playing") and not all(
                live.story.seats[seat].away for seat in mine
            ):
                await live.commit("leave", {"guest": guest.id})

    @insisting
    async def come_back(self, live: LiveTable, guest: Guest) -> None:
        """Take one's seats back from the computer."""
        async with live.lock:
            await live.refresh()
            mine = self._own_seats(live, guest)
            away = [
                seat for seat in mine if live.story.seats[seat].away and not live.story.seats[seat].resigned
            ]
            if away and live.story.status != "closed":
                await live.commit("return", {"guest": guest.id})

    @insisting
    async def resign(self, live: LiveTable, guest: Guest) -> None:
        """Give up the game: a computer plays the guest's seats to the end."""
        async with live.lock:
            await live.refresh()
            mine = self._own_seats(live, guest)
            if live.story.status != "playing":
                raise Refuse("not_started" if live.story.status == "gathering" else "closed")
            if not all(live.story.seats[seat].resigned for seat in mine):
                await live.commit("resign", {"guest": guest.id})

    @insisting
    async def close(self, live: LiveTable, guest: Guest) -> None:
        """Put away a table at which only this guest and computers play."""
        async with live.lock:
            await live.refresh()
            self._own_seats(live, guest)
            if live.story.status not in ("gathering", "playing"):
                raise Refuse("closed")
            if live.story.others_play(guest.id):
                raise Refuse("others_play")
            await live.commit("close", {})

    @staticmethod
    def _own_seats(live: LiveTable, guest: Guest) -> list[int]:
        mine = live.story.seats_of(guest.id)
        if not mine:
            raise Refuse("not_at_table")
        return mine

    # --- names -------------------------------------------------------------------------------------------

    @insisting
    async def rename(self, live: LiveTable, guest: Guest, wish: str) -> None:
        """Change the name of the guest's own seat at a table whose game is not over."""
        name = self.checked_name(wish)
        async with live.lock:
            await live.refresh()
            self._own_seats(live, guest)
            story = live.story
            if story.status not in ("gathering", "playing"):
                raise Refuse("closed")
            mine = story.named_seats(guest.id)
            _check_free(name, [seat for number, seat in enumerate(story.seats) if number not in mine])
            if any(story.seats[seat].name != name for seat in mine):
                await live.commit("rename", {"guest": guest.id, "name": name})

    async def rename_everywhere(self, guest: Guest, wish: str) -> None:
        """Change the guest's name, also at tables in play; one where the name is taken keeps the old one."""
        name = self.checked_name(wish)
        await self.guests.rename(guest, name)
        store = self.house.store
        for table in await store.read(store.unfinished, guest.id, _RENAMED):
            with suppress(Refuse):
                await self.rename(await self.house.live(table), guest, name)

    def checked_name(self, wish: str) -> str:
        """A name as it will be shown; one that shows nothing is refused."""
        name = tidy_name(wish, self.longest_name)
        if not name:
            raise Refuse("bad_name")
        return name

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
                seats = [_for_rematch(seat, guest) for seat in story.seats]
                setup = self._setup(load(old.game), seats, options, old, guest.id)
                setup = structs.replace(setup, hints=story.hints)  # whoever agreed on hints goes on with them
                again = Story(setup)
                await live.commit("rematch", {"table": setup.id}, new_table=again)
                return self.house.admit_new(again)
            found = story.rematch
        second = await self.house.live(found)
        if second.story.status == "gathering" and second.story.seats_of(guest.id):
            await self.ready(second, guest, True)
        return second

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


def _for_rematch(seat: Seat, guest: Guest) -> Seat:
    """Whoever asks for a rematch is there and ready; for those who left or resigned a computer plays."""
    asks = seat.guest == guest.id
    return structs.replace(seat, away=seat.away and not asks, ready=asks, resigned=False)


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
