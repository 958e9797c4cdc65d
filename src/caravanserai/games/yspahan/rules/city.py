"""Supply shops: which shops a player may fill, and filling them (YSP-PLACE)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caravanserai.games.yspahan import events
from caravanserai.games.yspahan.actions import PASS, PLACE, PLAY_PLACE
from caravanserai.games.yspahan.parts import EMPTY, PARTS, Souk
from caravanserai.games.yspahan.rules import flow, refusals
from caravanserai.games.yspahan.state import Yspahan
from caravanserai.kernel.refusal import Refusal, Value
from caravanserai.kernel.step import Step


def allowance(quarter: int, cubes: int) -> int:
    """The argument of PlaceGoods: where, and how many cubes are still to be placed (YSP-PLACE.1, .4, .5)."""
    return cubes << 2 | quarter


# the options of each souk, ready made: with the dice, and with the card that places a good
PLACINGS: Final[list[list[int]]] = [[PLACE + shop for shop in souk.shops] for souk in PARTS.souks]
CARD_PLACINGS: Final[list[list[int]]] = [[PLAY_PLACE + shop for shop in souk.shops] for souk in PARTS.souks]


def add_legal_shops(
    s: Yspahan, seat: int, quarter: int, placings: list[list[int]], options: list[int]
) -> None:
    """Add an option for each shop that may take the next cube (YSP-PLACE.2-5, .9, YSP-RULING.1, .7)."""
    if s.parts.cube_limit > 0 and s.cubes_left(seat) <= 0:
        return
    owners = s.souk_owner
    open_souks: list[int] = []
    unfinished = False
    for souk in s.parts.souks_in[quarter]:
        index = souk.index
        owner = owners[index]
        if owner == EMPTY:
            open_souks.append(index)
        elif owner == seat and s.souk_cubes[index] < souk.size:
            unfinished = True
            add_empty_shops(s, souk, placings[index], options)
    # Who has an unfinished souk in the quarter may not begin another (YSP-PLACE.4).
    if not unfinished:
        for index in open_souks:
            options.extend(placings[index])


def add_empty_shops(s: Yspahan, souk: Souk, placings: list[int], options: list[int]) -> None:
    """The shops of a begun souk that hold no cube yet (YSP-PLACE.2, .4, .7)."""
    for place, shop in enumerate(souk.shops):
        if s.shops[shop] == EMPTY:
            options.append(placings[place])


def count_legal_shops(s: Yspahan, seat: int, quarter: int) -> i64:
    """As `add_legal_shops`, without naming them (YSP-PLACE.2-6, .8-10, YSP-DEC.4, YSP-RULING.1, .7)."""
    if s.parts.cube_limit > 0 and s.cubes_left(seat) <= 0:
        return 0
    owned: i64 = 0
    open_: i64 = 0
    for souk in s.parts.souks_in[quarter]:
        owner = s.souk_owner[souk.index]
        if owner == seat:
            owned += souk.size - s.souk_cubes[souk.index]
        elif owner == EMPTY:
            open_ += souk.size
    return owned if owned > 0 else open_


def can_place(s: Yspahan, seat: int, quarter: int) -> bool:
    """Whether a cube can be placed in the quarter at all (YSP-SELECT.3, YSP-PLACE.2-5, .8, YSP-RULING.1)."""
    if s.parts.cube_limit > 0 and s.cubes_left(seat) <= 0:
        return False
    owners = s.souk_owner
    for souk in s.parts.souks_in[quarter]:
        owner = owners[souk.index]
        if owner == EMPTY or (owner == seat and s.souk_cubes[souk.index] < souk.size):
            return True
    return False


def place(s: Yspahan, seat: int, shop: int) -> None:
    """Put a cube of the seat into a shop (YSP-PLACE.1, .6, .10)."""
    s.fill_shop(shop, seat)
    s.note(events.GOOD_PLACED, seat, shop)
    souk = s.parts.souk_of[shop]
    if s.journal is not None and s.is_complete(souk):
        s.note(events.SOUK_COMPLETED, seat, souk.index)


class PlaceGoods(Step[Yspahan]):
    """Cubes go into shops one after another, checked anew for each (YSP-PLACE.1-9, YSP-DEC.4)."""

    def asks(self, s: Yspahan, argument: int) -> int:
        """Asked only where there is a choice (YSP-DEC.4, YSP-PLACE.8, YSP-RULING.6)."""
        if argument >> 2 == 0:
            return 0
        choices = count_legal_shops(s, s.active, argument & 3)
        # A single legal shop is no decision (YSP-DEC.4), unless the table lets players stop early.
        decision = choices > 1 or (choices == 1 and not s.must_place_all_cubes)
        return 1 << s.active if decision else 0

    def run(self, s: Yspahan, argument: int) -> None:
        if argument >> 2 == 0:
            return
        seat = s.active
        choices: list[int] = []
        add_legal_shops(s, seat, argument & 3, PLACINGS, choices)
        if choices:
            place(s, seat, choices[0] - PLACE)
            s.push(flow.PLACE_GOODS, argument - 4)
        else:
            s.note(events.CUBES_LEFT, seat, argument >> 2)

    def options(self, s: Yspahan, argument: int, seat: int) -> list[int]:
        """Every legal shop; stopping early only by switch (YSP-PLACE.8, YSP-RULING.6)."""
        options: list[int] = []
        add_legal_shops(s, seat, argument & 3, PLACINGS, options)
        if not s.must_place_all_cubes:
            options.append(PASS)
        return options

    def take(self, s: Yspahan, argument: int, seat: int, action: int) -> None:
        if action != PASS:
            place(s, seat, action - PLACE)
            s.push(flow.PLACE_GOODS, argument - 4)

    def about(self, s: Yspahan, argument: int) -> dict[str, Value]:
        return {"quarter": s.parts.quarters[argument & 3], "cubes": argument >> 2}

    def why_not(self, s: Yspahan, argument: int, seat: int, action: int) -> Refusal:
        if PLACE <= action < PLACE + len(s.shops):
            return why_not(s, seat, argument & 3, action - PLACE)
        return refusals.not_now(action)


def why_not(s: Yspahan, seat: int, quarter: int, shop: int) -> Refusal:
    """Why the seat may not place a cube in this shop now (YSP-PLACE.1-5, YSP-CARD.6)."""
    souk = s.parts.souk_of[shop]
    if souk.quarter != quarter:
        return Refusal("YSP-PLACE.1", "other_quarter", {"quarter": s.parts.quarters[quarter]})
    owner = s.souk_owner[souk.index]
    if owner != EMPTY and owner != seat:
        return Refusal("YSP-PLACE.3", "souk_closed", {"souk": souk.id, "owner": owner})
    if s.shops[shop] != EMPTY:
        return Refusal("YSP-PLACE.2", "shop_taken", {"shop": s.parts.shops[shop]})
    for other in s.parts.souks_in[quarter]:
        if s.souk_owner[other.index] == seat and not s.is_complete(other):
            return Refusal("YSP-PLACE.4", "must_finish", {"souk": other.id})
    return Refusal("YSP-RULING.1", "no_cube_left")
