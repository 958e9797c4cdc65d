"""Supply shops: which shops a player may fill, and filling them (YSP-PLACE)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from caravanserai.games.yspahan import actions as a
from caravanserai.games.yspahan import events
from caravanserai.games.yspahan.parts import EMPTY, HOIST, PARTS
from caravanserai.games.yspahan.rules import flow
from caravanserai.games.yspahan.state import Yspahan
from caravanserai.kernel.actions import Family
from caravanserai.kernel.refusal import Refusal, Value
from caravanserai.kernel.step import Part, Step, Waiting, rests_on

QUARTER: Final = Part("quarter", 0, 2, [quarter.id for quarter in PARTS.quarters])
CUBES: Final = Part("cubes", 2, 8)  # those still to be placed

# the ways to fill the shops of each souk, ready made: with the dice, and with the card that places a good
PLACINGS: Final[list[list[int]]] = [[a.PLACE.of(shop) for shop in souk.shops] for souk in PARTS.souks]
CARD_PLACINGS: Final[list[list[int]]] = [
    [a.PLAY_PLACE.of(shop) for shop in souk.shops] for souk in PARTS.souks
]


def legal_shops(s: Yspahan, seat: i64, quarter: i64) -> i64:
    """The shops that may take the next cube, one bit each (YSP-PLACE.2-5, .8-10, YSP-RULING.1, .7)."""
    parts = s.parts
    if parts.cube_limit > 0 and s.cubes_left(seat) <= 0:
        return 0
    shops = parts.quarters[quarter].bits
    # Who has an unfinished souk in the quarter may not begin another (YSP-PLACE.4).
    unfinished = s.players[seat].unfinished & shops
    return unfinished if unfinished != 0 else s.untouched & shops


def add_placings(s: Yspahan, seat: i64, quarter: i64, placings: list[list[int]], options: list[int]) -> None:
    """Add an option for each shop that may take the next cube (YSP-PLACE.2-5, .7, .9, YSP-CARD.6)."""
    legal = legal_shops(s, seat, quarter)
    for souk in s.parts.quarters[quarter].souks:
        shops = legal & souk.bits
        if shops == souk.bits:
            options += placings[souk.index]
        elif shops != 0:
            ready = placings[souk.index]
            for place, shop in enumerate(souk.shops):
                if shops >> shop & 1:
                    options.append(ready[place])


def place(s: Yspahan, seat: i64, shop: i64) -> None:
    """Put a cube of the seat into a shop (YSP-PLACE.1, .6, .10)."""
    s.fill_shop(shop, seat)
    s.note(events.GOOD_PLACED, seat, shop)
    souk = s.parts.souk_of[shop]
    if s.journal is not None and s.is_complete(souk):
        s.note(events.SOUK_COMPLETED, seat, souk.index)


class PlaceGoods(Step[Yspahan]):
    """Cubes go into shops one after another, checked anew for each (YSP-PLACE.1-9, YSP-DEC.4)."""

    carries: ClassVar[list[Part]] = [QUARTER, CUBES]
    offers: ClassVar[list[Family]] = [a.PLACE, a.PASS]

    def asks(self, s: Yspahan, argument: int) -> int:
        """Asked only where there is a choice (YSP-DEC.4, YSP-PLACE.8, YSP-RULING.6)."""
        legal = legal_shops(s, s.active, QUARTER.of(argument))
        # A single legal shop is no decision (YSP-DEC.4), unless the table lets players stop early.
        single = legal & (legal - 1) == 0
        if legal == 0 or (single and s.switches.must_place_all_cubes):
            return 0
        return 1 << s.active

    def run(self, s: Yspahan, argument: int) -> None:
        """A cube goes into the only legal shop, or the cubes are left over (YSP-DEC.4, YSP-PLACE.8)."""
        only: list[int] = []
        add_placings(s, s.active, QUARTER.of(argument), PLACINGS, only)
        if only:
            place_next(s, argument, s.active, only[0])
        else:
            s.note(events.CUBES_LEFT, s.active, CUBES.of(argument))

    def options(self, s: Yspahan, argument: int, seat: int) -> list[int]:
        """Every legal shop; stopping early only by switch (YSP-PLACE.8, YSP-RULING.6)."""
        options: list[int] = []
        add_placings(s, seat, QUARTER.of(argument), PLACINGS, options)
        if not s.switches.must_place_all_cubes:
            options.append(a.PASS.action)
        return options

    def take(self, s: Yspahan, argument: int, seat: int, action: int) -> None:
        if action != a.PASS.action:
            place_next(s, argument, seat, action)

    def about(self, s: Yspahan, argument: int) -> dict[str, Value]:
        return {"quarter": s.parts.quarters[QUARTER.of(argument)].id, "cubes": CUBES.of(argument)}

    def why_not(self, s: Yspahan, argument: int, seat: int, action: int) -> Refusal:
        if action == a.PASS.action:
            return a.PASS.not_now()
        return why_not(s, seat, QUARTER.of(argument), a.PLACE.index(action))

    def fits(self, s: Yspahan, argument: int, below: list[Waiting]) -> bool:
        """No more cubes than all dice, a card and the Hoist give (YSP-PLACE.1, YSP-PLUS.1, YSP-BLD.6)."""
        dice = s.parts.white_dice[s.players_count] + s.parts.yellow_max + s.parts.extra_dice
        cubes = CUBES.of(argument)
        known = QUARTER.of(argument) < len(s.parts.quarters)
        return rests_on(below, flow.FINISH_DICE) and known and 1 <= cubes <= dice + s.power(s.active, HOIST)


def goods_to_place(s: Yspahan, seat: i64) -> i64:
    """How many goods the seat is about to place with the dice it has taken (YSP-PLACE.1)."""
    argument = s.carried_by(flow.PLACE_GOODS)
    return CUBES.of(argument) if argument >= 0 and s.active == seat else 0


def place_next(s: Yspahan, argument: int, seat: i64, action: i64) -> None:
    """Place one of the cubes; the others come after it (YSP-PLACE.1, .9)."""
    place(s, seat, a.PLACE.index(action))
    if CUBES.of(argument) > 1:
        s.push(flow.PLACE_GOODS, argument - CUBES.put(1))


def why_not(s: Yspahan, seat: i64, quarter: i64, shop: i64) -> Refusal:
    """Why the seat may not place a cube in this shop now (YSP-PLACE.1-5, YSP-CARD.6)."""
    souk = s.parts.souk_of[shop]
    if souk.quarter != quarter:
        return Refusal("YSP-PLACE.1", "other_quarter", {"quarter": s.parts.quarters[quarter].id})
    owner = s.owner_of_souk(souk)
    if owner != EMPTY and owner != seat:
        return Refusal("YSP-PLACE.3", "souk_closed", {"souk": souk.id, "owner": owner})
    if s.is_filled(shop):
        return Refusal("YSP-PLACE.2", "shop_taken", {"shop": s.parts.shops[shop]})
    for other in s.parts.quarters[quarter].souks:
        if s.players[seat].unfinished & other.bits != 0:
            return Refusal("YSP-PLACE.4", "must_finish", {"souk": other.id})
    return Refusal("YSP-RULING.1", "no_cube_left")
