"""How good a move looks: what it brings, less what it costs, in hundredths of a point."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caravanserai.games.yspahan import actions as a
from caravanserai.games.yspahan.advice import worth
from caravanserai.games.yspahan.parts import EMPTY, HOIST, PADDOCK, SHOP
from caravanserai.games.yspahan.rules import building, city, flow, supervisor
from caravanserai.games.yspahan.rules.cards import is_card
from caravanserai.games.yspahan.state import Yspahan

_HARM_LEADER: Final = 40  # percent of an opponent's loss that counts as one's own gain
_HARM_OTHER: Final = 18
_BUILD_CARD: Final = 300  # what a build card in hand is kept for
_NOW: Final = 15  # a free gain is better now than later


def rate(s: Yspahan, seat: i64, action: int) -> i64:
    """How good an action looks to a seat."""
    if is_card(action):
        return _rate_card(s, seat, action)
    if a.PLACE.has(action):
        return _rate_shop(s, seat, a.PLACE.index(action))
    if a.MOVE.has(action):
        return _rate_destination(s, seat, supervisor.VALUE.of(s.argument), a.MOVE.index(action))
    if a.BUILD.has(action):
        return _rate_building(s, seat, a.BUILD.index(action), building.NOTHING)
    if a.YELLOW.has(action):
        return _rate_yellow(s, seat, a.YELLOW.index(action))
    if action == a.SEND.action:
        return -worth.lost_cube(s, supervisor.SHOP.of(s.argument))
    if action == a.KEEP.action:
        return -worth.camel(s, seat)
    if a.FIRST.has(action):
        return 1 if s.owner_of(a.FIRST.index(action)) == seat else 0
    if action == a.END.action or action == a.PASS.action:
        return 0  # worth nothing by itself
    return _rate_group(s, seat, action)


def _rate_group(s: Yspahan, seat: i64, action: i64) -> i64:
    """The uses of a group of dice."""
    if a.TAKE.has(action):
        return _rate_take(s, seat, a.TAKE.index(action), 0)
    if a.TAKE_PLUS.has(action):
        return _rate_take(s, seat, a.TAKE_PLUS.first(action), s.parts.extra_dice) - worth.card(s)
    if a.SUPERVISE.has(action):
        value = s.floor_value[a.SUPERVISE.index(action)]
        return _rate_destination(s, seat, value, best_destination(s, seat, value))
    if a.DRAW.has(action):
        return worth.card(s)
    if a.RAISE.has(action):
        return _rate_building(s, seat, a.RAISE.pair(action)[1], building.NOTHING)
    _, which, place = a.RAISE_WITH.triple(action)
    return _rate_building(s, seat, which, building.WAIVED[place]) - _build_card(s)


def _rate_yellow(s: Yspahan, seat: i64, dice: i64) -> i64:
    """More dice help the one who chooses first, if Gold is plenty (YSP-SUPPLY.1)."""
    spare = s.players[seat].gold - 4
    helped: i64 = 76 if spare >= dice else 40
    return dice * (helped - worth.gold(s, seat)) - dice * dice * 5


def _rate_take(s: Yspahan, seat: i64, floor: i64, extra: i64) -> i64:
    """The floor's own action, with what it lets one build at once."""
    dice = s.dice_for(seat, floor) + extra
    if floor == s.parts.camels_floor:
        camels = dice + s.power(seat, PADDOCK)
        return camels * worth.camel(s, seat) + _more_to_build(s, seat, camels, 0) // 2
    if floor == s.parts.gold_floor:
        coins = dice + s.power(seat, SHOP)
        return coins * worth.gold(s, seat) + _more_to_build(s, seat, 0, coins) // 2
    return worth.supply(s, seat, s.parts.floor_quarter[floor], dice + s.power(seat, HOIST))


def _more_to_build(s: Yspahan, seat: i64, camels: i64, coins: i64) -> i64:
    """What more (or fewer) Camels and Gold add to the best building that can be built this turn."""
    if s.built:
        return 0
    player = s.players[seat]
    before = worth.surplus(s, seat, player.camels, player.gold)
    return worth.surplus(s, seat, player.camels + camels, player.gold + coins) - before


def best_destination(s: Yspahan, seat: i64, value: i64) -> i64:
    """The space within reach where the Supervisor serves the seat best."""
    best: i64 = -100000
    chosen: i64 = 0
    reach = supervisor.reach(s, seat)
    for space, distance in enumerate(s.parts.distance[s.supervisor]):
        change: i64 = distance - value
        if -reach <= change <= reach:
            rate = _rate_destination(s, seat, value, space)
            if rate > best:
                best = rate
                chosen = space
    return chosen


def _rate_destination(s: Yspahan, seat: i64, value: i64, space: i64) -> i64:
    """Ending the Supervisor's move on a space: the goods it sends, less its price."""
    rate = -supervisor.cost_of(s, seat, value, space) * worth.gold(s, seat)
    for shop in s.parts.touched[space]:
        owner = s.owner_of(shop)
        if owner == EMPTY:
            continue
        loss = worth.lost_cube(s, shop)
        if s.players[owner].camels > 0:
            loss = min(loss, worth.camel(s, owner))
        net = worth.caravan_entry(s, owner, True) - loss
        rate += net if owner == seat else -net * _harm(s, seat, owner) // 100
    return rate


def _harm(s: Yspahan, seat: i64, owner: i64) -> i64:
    """How much an opponent's loss counts: most for the one to beat."""
    for other in range(s.players_count):
        if other != seat and s.players[other].score() > s.players[owner].score():
            return _HARM_OTHER
    return _HARM_LEADER


def _rate_shop(s: Yspahan, seat: i64, shop: i64) -> i64:
    """A cube in a shop; sheltered shops first, and with several cubes to come the souk they fill best."""
    which = s.parts.souk_of[shop]
    if s.next_step() == flow.PLACE_GOODS:
        held = s.cubes_in(which)
        placed = min(city.CUBES.of(s.argument), which.size - held)
        rate = worth.souk(s, seat, which, held + placed) - worth.souk(s, seat, which, held)
        rate = rate * 10 // (10 + placed)
    else:
        rate = worth.next_cube(s, seat, which)
    return rate - 4 if s.parts.exposed[shop] else rate


def _rate_building(s: Yspahan, seat: i64, which: i64, waived: i64) -> i64:
    """A building at its price, as far as it is not waived."""
    price = s.parts.buildings[which]
    rate = worth.building(s, seat, which)
    if not waived & building.CAMELS:
        rate -= price.camels * worth.camel(s, seat)
    if not waived & building.GOLD:
        rate -= price.gold * worth.gold(s, seat)
    return rate


def _build_card(s: Yspahan) -> i64:
    """What a build card is worth in hand."""
    return min(worth.card(s) * 3 // 2, _BUILD_CARD)


def _rate_card(s: Yspahan, seat: i64, action: i64) -> i64:
    """Cards as free actions: what they bring, less what holding them is worth."""
    if a.PLAY_CAMELS.has(action):
        return _more_to_build(s, seat, s.parts.camels_gained, 0) + _NOW
    if a.PLAY_GOLD.has(action):
        return _more_to_build(s, seat, 0, s.parts.gold_gained) + _NOW
    if a.PLAY_PLACE.has(action):
        return _rate_shop(s, seat, a.PLAY_PLACE.index(action)) - worth.card(s)
    if a.PLAY_CARAVAN.has(action):
        return worth.caravan_entry(s, seat, False) - worth.card(s) - 60
    if a.PLAY_SELL_CAMELS.has(action):
        camels = a.PLAY_SELL_CAMELS.index(action) + 1
        return camels * (s.parts.points_per_camel * 100 - worth.camel(s, seat)) - worth.card(s)
    if a.PLAY_SELL_GOLD.has(action):
        coins = a.PLAY_SELL_GOLD.index(action) + 1
        return coins * (s.parts.points_per_gold * 100 - worth.gold(s, seat)) - worth.card(s)
    if a.PLAY_NO_CAMELS.has(action):
        return _rate_building(s, seat, a.PLAY_NO_CAMELS.index(action), building.CAMELS) - _build_card(s)
    if a.PLAY_NO_GOLD.has(action):
        return _rate_building(s, seat, a.PLAY_NO_GOLD.index(action), building.GOLD) - _build_card(s)
    if a.PLAY_BOTH.has(action):
        return _rate_building(s, seat, a.PLAY_BOTH.index(action), building.BOTH) - 2 * _build_card(s)
    if a.PLAY_GOLD_TO_CAMELS.has(action):
        coins = a.PLAY_GOLD_TO_CAMELS.index(action) + 1
        return _rate_swap(s, seat, coins, -coins) - s.players[seat].gold // 8
    camels = a.PLAY_CAMELS_TO_GOLD.index(action) + 1
    return _rate_swap(s, seat, -camels, camels) - s.players[seat].camels // 8


def _rate_swap(s: Yspahan, seat: i64, camels: i64, coins: i64) -> i64:
    """What more of one kind and fewer of the other bring, and the building they make possible now."""
    gained = camels * worth.camel(s, seat) + coins * worth.gold(s, seat)
    return gained + _more_to_build(s, seat, camels, coins) - worth.card(s)
