"""What things are worth in Yspahan, in hundredths of a point: estimates, not rules."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caravanserai.games.yspahan.parts import BAZAAR, CAMELS_FOR_POINTS, CARAVANSERAI, GOLD_FOR_POINTS, Souk
from caravanserai.games.yspahan.rules import caravan
from caravanserai.games.yspahan.state import Yspahan

# the chance in percent to finish a souk this week, by cubes still missing
_FINISHED: Final = [92, 36, 22, 11, 5, 2, 1]
_EXPOSED_WITH_CAMEL: Final = 88
_EXPOSED: Final = 60
# how often a quarter's floor is filled at all, in percent: the higher, the rarer
_QUARTER_SEEN: Final = [100, 96, 74, 34]
# what a building's power brings each day, and what it is worth to own one more for the points to come
_POWER_PER_DAY: Final = [30, 36, 22, 30, 40, 45]
_STEP_TO_POINTS: Final = [330, 380, 500, 500, 600, 1000]
# by the number of players: with two, building costs a group of dice, so Camels pile up (tuned by self-play)
_CAMEL: Final = [0, 0, 85, 143, 143]
_CARD: Final = [0, 0, 190, 304, 304]
_GOLD: Final = 80


def days_left(s: Yspahan) -> i64:
    """Days after this one."""
    return s.parts.last_day - s.day


def days_left_in_week(s: Yspahan) -> i64:
    return (s.parts.days_per_week - s.day % s.parts.days_per_week) % s.parts.days_per_week


def _fading(s: Yspahan, full: i64, last: i64) -> i64:
    """A value that falls to its last worth over the final days."""
    days = days_left(s)
    if days >= 6:
        return full
    return last + (full - last) * days // 6


def camel(s: Yspahan, seat: i64) -> i64:
    """One more Camel."""
    return _fading(s, _CAMEL[s.players_count], 150 if _can_sell(s, seat, CAMELS_FOR_POINTS) else 25)


def gold(s: Yspahan, seat: i64) -> i64:
    """One more Gold."""
    return _fading(s, _GOLD, 80 if _can_sell(s, seat, GOLD_FOR_POINTS) else 15)


def card(s: Yspahan) -> i64:
    """One more card, unseen."""
    return _fading(s, _CARD[s.players_count], 60)


def _can_sell(s: Yspahan, seat: i64, kind: i64) -> bool:
    return s.players[seat].hand.has(kind)


def souk(s: Yspahan, seat: i64, which: Souk, cubes: i64) -> i64:
    """A souk with so many cubes of the seat, at the end of this week."""
    if cubes == 0:
        return 0
    points = (which.points + s.power(seat, BAZAAR)) * 100
    missing = which.size - cubes
    if missing == 0:
        return points * _safety(s, seat, which) // 100
    days = days_left_in_week(s)
    chance = (_FINISHED[missing] if missing < 7 else 0) * _QUARTER_SEEN[which.quarter] // 100
    if days == 0:
        return 0
    if days == 1:
        chance = chance // 2 if missing < 3 else 0
    elif days == 2:
        chance = chance * 3 // 4
    return points * chance // 100


def _safety(s: Yspahan, seat: i64, which: Souk) -> i64:
    """The chance in percent that a finished souk is still finished at the end of the week."""
    exposed = False
    for shop in which.shops:
        if s.parts.exposed[shop]:
            exposed = True
    if not exposed:
        return 100
    if days_left_in_week(s) == 0:
        return 96
    return _EXPOSED_WITH_CAMEL if s.players[seat].camels > 0 else _EXPOSED


def next_cube(s: Yspahan, seat: i64, which: Souk) -> i64:
    """What one more cube in this souk adds."""
    held = s.cubes_in(which) if s.owner_of_souk(which) == seat else 0
    return souk(s, seat, which, held + 1) - souk(s, seat, which, held)


def supply(s: Yspahan, seat: i64, quarter: i64, cubes: i64) -> i64:
    """What so many cubes in a quarter bring, unfinished souks first, then the best new ones."""
    total: i64 = 0
    for which in s.parts.quarters[quarter].souks:
        held = s.cubes_in(which)
        if cubes > 0 and held < which.size and s.owner_of_souk(which) == seat:
            placed = min(cubes, which.size - held)
            total += souk(s, seat, which, held + placed) - souk(s, seat, which, held)
            cubes -= placed
    taken = 0
    while cubes > 0:
        best: i64 = -1
        index = -1
        for place, which in enumerate(s.parts.quarters[quarter].souks):
            if s.filled & which.bits == 0 and not taken >> place & 1:
                worth = souk(s, seat, which, min(cubes, which.size))
                if worth > best:
                    best = worth
                    index = place
        if index < 0:
            break
        taken |= 1 << index
        total += best
        cubes -= s.parts.quarters[quarter].souks[index].size
    return total


def lost_cube(s: Yspahan, shop: i64) -> i64:
    """What the owner of a cube loses in the city when it leaves this shop."""
    which = s.parts.souk_of[shop]
    owner = s.owner_of(shop)
    held = s.cubes_in(which)
    return souk(s, owner, which, held) - souk(s, owner, which, held - 1)


def caravan_entry(s: Yspahan, seat: i64, by_supervisor: bool) -> i64:
    """What one more cube in the Caravan brings its owner: points now, a card, and scorings to come."""
    place: i64 = len(s.caravan)
    row = caravan.row_of(s, place)
    worth: i64 = s.parts.row_points[row] * 100
    cubes: i64 = 1
    highest: i64 = 0
    for other in range(place):
        if s.caravan[other] == seat:
            cubes += 1
            highest = s.parts.row_value[caravan.row_of(s, other)]
    gained = cubes * s.parts.row_value[row] - (cubes - 1) * highest
    if place + 1 == caravan.capacity(s):
        worth += 100 * gained
    else:
        worth += 85 * gained if days_left_in_week(s) < 4 else 65 * gained
    if by_supervisor and s.power(seat, CARAVANSERAI) > 0:
        worth += card(s)
    return worth


def building(s: Yspahan, seat: i64, which: i64) -> i64:
    """A building: the points it leads to and its power for the days to come."""
    count = s.players[seat].buildings_count()
    days = days_left(s)
    worth: i64 = s.parts.building_points[count] * 100
    steps: i64 = _STEP_TO_POINTS[count]
    if days >= 3 and worth < steps:
        worth = steps
    return worth + _POWER_PER_DAY[which] * days


def surplus(s: Yspahan, seat: i64, camels: i64, coins: i64) -> i64:
    """What the best building affordable with so much is worth beyond its price; 0 if there is none."""
    which = best_building(s, seat, camels, coins)
    return beyond_price(s, seat, which) if which >= 0 else 0


def best_building(s: Yspahan, seat: i64, camels: i64, coins: i64) -> int:
    """The building affordable with so much that is worth most beyond its price, or -1."""
    best: i64 = 0
    found = -1
    for which, each in enumerate(s.parts.buildings):
        if camels >= each.camels and coins >= each.gold and not s.players[seat].has(which):
            rest = beyond_price(s, seat, which)
            if rest > best:
                best = rest
                found = which
    return found


def beyond_price(s: Yspahan, seat: i64, which: i64) -> i64:
    each = s.parts.buildings[which]
    return building(s, seat, which) - each.camels * camel(s, seat) - each.gold * gold(s, seat)


def position(s: Yspahan, seat: i64) -> i64:
    """Everything a seat has, on the board and before it."""
    player = s.players[seat]
    worth = player.score() * 100
    for which in s.parts.souks:
        if s.owner_of_souk(which) == seat:
            worth += souk(s, seat, which, s.cubes_in(which))
    worth += caravan.value(s, seat) * 80
    worth += player.camels * camel(s, seat) + player.gold * gold(s, seat)
    worth += player.hand.size() * card(s)
    for building_index in range(len(s.parts.buildings)):
        if player.has(building_index):
            worth += _POWER_PER_DAY[building_index] * days_left(s)
    return worth
