"""How good a move looks: what it brings, less what it costs, in hundredths of a point."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caravanserai.games.yspahan import actions as a
from caravanserai.games.yspahan import worth
from caravanserai.games.yspahan.parts import EMPTY
from caravanserai.games.yspahan.rules import building, flow, supervisor
from caravanserai.games.yspahan.state import Yspahan

_HARM_LEADER: Final = 40  # percent of an opponent's loss that counts as one's own gain
_HARM_OTHER: Final = 18
_BUILD_CARD: Final = 300  # what a build card in hand is kept for
_NOW: Final = 15  # a free gain is better now than later


def rate(s: Yspahan, seat: int, action: int) -> i64:
    """How good an action looks to a seat."""
    if action >= a.FIRST:
        return _rate_rare(s, seat, action)
    if action >= a.PLAY_CAMELS:
        return _rate_card(s, seat, action)
    if action >= a.BUILD:
        return _rate_build(s, seat, action)
    if action >= a.PLACE:
        return _rate_city(s, seat, action)
    return _rate_dice(s, seat, action)


def _rate_dice(s: Yspahan, seat: int, action: int) -> i64:
    """Yellow dice, and the uses of a group."""
    if action < a.TAKE:
        return _rate_yellow(s, seat, action - a.YELLOW)
    if action < a.TAKE_PLUS:
        return _rate_take(s, seat, action - a.TAKE, 0)
    if action < a.SUPERVISE:
        return _rate_take(s, seat, (action - a.TAKE_PLUS) // a.CARDS, s.parts.extra_dice) - worth.card(s)
    if action < a.DRAW:
        value = s.floor_value[action - a.SUPERVISE]
        return _rate_destination(s, seat, value, best_destination(s, seat, value))
    return worth.card(s)


def _rate_yellow(s: Yspahan, seat: int, dice: i64) -> i64:
    """More dice help the one who chooses first, if Gold is plenty (YSP-SUPPLY.1)."""
    spare = s.players[seat].gold - 4
    helped: i64 = 76 if spare >= dice else 40
    return dice * (helped - worth.gold(s, seat)) - dice * dice * 5


def _rate_take(s: Yspahan, seat: int, floor: int, extra: i64) -> i64:
    """The floor's own action, with what it lets one build at once."""
    dice = s.dice_for(seat, floor) + extra
    player = s.players[seat]
    before = 0 if s.built else worth.surplus(s, seat, player.camels, player.gold)
    if floor == s.parts.camels_floor:
        camels = dice + s.paddock(seat)
        after = 0 if s.built else worth.surplus(s, seat, player.camels + camels, player.gold)
        return camels * worth.camel(s, seat) + (after - before) // 2
    if floor == s.parts.gold_floor:
        coins = dice + s.shop_building(seat)
        after = 0 if s.built else worth.surplus(s, seat, player.camels, player.gold + coins)
        return coins * worth.gold(s, seat) + (after - before) // 2
    return worth.supply(s, seat, s.parts.floor_quarter[floor], dice + s.hoist(seat))


def best_destination(s: Yspahan, seat: int, value: int) -> int:
    """The space within reach where the Supervisor serves the seat best."""
    best: i64 = -100000
    chosen = 0
    reach = s.players[seat].gold + s.hammam(seat)
    distances = s.parts.distance[s.supervisor]
    for space in range(len(distances)):
        change: i64 = distances[space] - value
        if -reach <= change <= reach:
            rate = _rate_destination(s, seat, value, space)
            if rate > best:
                best = rate
                chosen = space
    return chosen


def _rate_destination(s: Yspahan, seat: int, value: int, space: int) -> i64:
    """Ending the Supervisor's move on a space: the goods it sends, less its price."""
    rate = -supervisor.cost_of(s, seat, value, space) * worth.gold(s, seat)
    for shop in s.parts.touched[space]:
        owner = s.shops[shop]
        if owner == EMPTY:
            continue
        loss = worth.lost_cube(s, shop)
        if s.players[owner].camels > 0:
            loss = min(loss, worth.camel(s, owner))
        net = worth.caravan_entry(s, owner, True) - loss
        rate += net if owner == seat else -net * _harm(s, seat, owner) // 100
    return rate


def _harm(s: Yspahan, seat: int, owner: int) -> i64:
    """How much an opponent's loss counts: most for the one to beat."""
    for other in range(s.players_count):
        if other != seat and s.players[other].score() > s.players[owner].score():
            return _HARM_OTHER
    return _HARM_LEADER


def _rate_city(s: Yspahan, seat: int, action: int) -> i64:
    """Placing cubes, the Supervisor's destination, keeping or sending a good."""
    if action < a.MOVE:
        return _rate_shop(s, seat, action - a.PLACE)
    if action < a.SEND:
        return _rate_destination(s, seat, s.argument, action - a.MOVE)
    if action == a.SEND:
        return -worth.lost_cube(s, s.argument)
    return -worth.camel(s, seat)


def _rate_shop(s: Yspahan, seat: int, shop: int) -> i64:
    """A cube in a shop; sheltered shops first, and with several cubes to come the souk they fill best."""
    which = s.parts.souk_of[shop]
    held: i64 = s.souk_cubes[which.index]
    rate = worth.next_cube(s, seat, which)
    if s.next_step() == flow.PLACE_GOODS:
        cubes: i64 = s.argument >> 2
        placed = min(cubes, which.size - held)
        rate = worth.souk(s, seat, which, held + placed) - worth.souk(s, seat, which, held)
        rate = rate * 10 // (10 + placed)
    return rate - 4 if s.parts.exposed[shop] else rate


def _rate_build(s: Yspahan, seat: int, action: int) -> i64:
    """A building at its price; ending the turn or going on without a card is worth nothing by itself."""
    if action >= a.END:
        return 0
    which = action - a.BUILD
    each = s.parts.buildings[which]
    return _price_paid(s, seat, which, each.camels, each.gold)


def _price_paid(s: Yspahan, seat: int, which: int, camels: i64, coins: i64) -> i64:
    return worth.building(s, seat, which) - camels * worth.camel(s, seat) - coins * worth.gold(s, seat)


def _rate_card(s: Yspahan, seat: int, action: int) -> i64:
    """Cards as free actions: what they bring, less what holding them is worth."""
    player = s.players[seat]
    if action == a.PLAY_CAMELS:
        gained = _with_resources(s, seat, s.parts.camels_gained, 0)
        return gained - worth.camel(s, seat) * s.parts.camels_gained + _NOW
    if action == a.PLAY_GOLD:
        gained = _with_resources(s, seat, 0, s.parts.gold_gained)
        return gained - worth.gold(s, seat) * s.parts.gold_gained + _NOW
    if action < a.PLAY_CARAVAN:
        return _rate_shop(s, seat, action - a.PLAY_PLACE) - worth.card(s)
    if action == a.PLAY_CARAVAN:
        return worth.caravan_entry(s, seat, False) - worth.card(s) - 60
    if action < a.PLAY_SELL_GOLD:
        camels: i64 = action - a.PLAY_SELL_CAMELS + 1
        return camels * (s.parts.points_per_camel * 100 - worth.camel(s, seat)) - worth.card(s)
    if action < a.PLAY_NO_CAMELS:
        coins: i64 = action - a.PLAY_SELL_GOLD + 1
        return coins * (s.parts.points_per_gold * 100 - worth.gold(s, seat)) - worth.card(s)
    if action < a.PLAY_GOLD_TO_CAMELS:
        return _rate_build_card(s, seat, action)
    if action < a.PLAY_CAMELS_TO_GOLD:
        coins = action - a.PLAY_GOLD_TO_CAMELS + 1
        return _with_resources(s, seat, coins, -coins) - worth.card(s) - player.gold // 8
    camels = action - a.PLAY_CAMELS_TO_GOLD + 1
    return _with_resources(s, seat, -camels, camels) - worth.card(s) - player.camels // 8


def _with_resources(s: Yspahan, seat: int, camels: i64, coins: i64) -> i64:
    """What more (or fewer) Camels and Gold bring, and the building they make possible now."""
    player = s.players[seat]
    worth_of_them = camels * worth.camel(s, seat) + coins * worth.gold(s, seat)
    if s.built:
        return worth_of_them
    before = worth.surplus(s, seat, player.camels, player.gold)
    after = worth.surplus(s, seat, player.camels + camels, player.gold + coins)
    return worth_of_them + after - before


def _rate_build_card(s: Yspahan, seat: int, action: int) -> i64:
    which = (action - a.PLAY_NO_CAMELS) % a.BUILDINGS
    each = s.parts.buildings[which]
    kept = min(worth.card(s) * 3 // 2, _BUILD_CARD)
    if action >= a.PLAY_BOTH:
        return _price_paid(s, seat, which, 0, 0) - 2 * kept
    if action >= a.PLAY_NO_GOLD:
        return _price_paid(s, seat, which, each.camels, 0) - kept
    return _price_paid(s, seat, which, 0, each.gold) - kept


def _rate_rare(s: Yspahan, seat: int, action: int) -> i64:
    """Which of two goods goes first; building with the dice when two play."""
    if action < a.RAISE:
        return 1 if s.shops[action - a.FIRST] == seat else 0
    if action < a.RAISE_WITH:
        which = (action - a.RAISE) % a.BUILDINGS
        each = s.parts.buildings[which]
        return _price_paid(s, seat, which, each.camels, each.gold)
    offset = action - a.RAISE_WITH
    which = offset // building.WAIVERS % a.BUILDINGS
    waived = offset % building.WAIVERS
    each = s.parts.buildings[which]
    camels: i64 = each.camels if waived == building.NO_GOLD else 0
    coins: i64 = each.gold if waived == building.NO_CAMELS else 0
    return _price_paid(s, seat, which, camels, coins) - min(worth.card(s) * 3 // 2, _BUILD_CARD)
