"""Why one would choose a move: a sentence key and its arguments."""

from __future__ import annotations

from mypy_extensions import i64

from caravanserai.games.yspahan import actions as a
from caravanserai.games.yspahan.advice import worth
from caravanserai.games.yspahan.advice.ratings import best_destination
from caravanserai.games.yspahan.parts import EMPTY, HOIST, PADDOCK, SHOP, Souk
from caravanserai.games.yspahan.rules import caravan, supervisor
from caravanserai.games.yspahan.rules.cards import is_card
from caravanserai.games.yspahan.state import Yspahan
from caravanserai.kernel.refusal import Value

Reason = tuple[str, dict[str, Value]]


def why(s: Yspahan, seat: int, action: int) -> Reason:
    """The reason for an action."""
    if is_card(action):
        return _why_card(s, seat, action)
    if a.YELLOW.has(action):
        dice = a.YELLOW.index(action)
        return ("yellow", {"dice": dice}) if dice > 0 else ("save_gold", {})
    if a.PLACE.has(action):
        souk = s.parts.souk_of[a.PLACE.index(action)]
        return _why_souk(souk, s.cubes_in(souk), s.cubes_in(souk) + 1)
    if a.MOVE.has(action):
        return _why_destination(s, seat, a.MOVE.index(action))
    if a.FIRST.has(action):
        return _why_destination(s, seat, s.supervisor)
    if action == a.SEND.action:
        return "send", {"points": s.parts.row_points[caravan.row_of(s, len(s.caravan))]}
    if action == a.KEEP.action:
        return "keep", {"souk": s.parts.souk_of[supervisor.SHOP.of(s.argument)].id}
    if a.BUILD.has(action):
        return _why_building(s, seat, a.BUILD.index(action))
    if action == a.END.action:
        return "end_turn", {}
    if action == a.PASS.action:
        return "hold_cards", {}
    return _why_group(s, seat, action)


def _why_group(s: Yspahan, seat: int, action: int) -> Reason:
    if a.TAKE.has(action):
        return _why_take(s, seat, a.TAKE.index(action))
    if a.TAKE_PLUS.has(action):
        dice = s.dice_for(seat, a.TAKE_PLUS.first(action))
        return "more_dice", {"dice": dice + s.parts.extra_dice}
    if a.SUPERVISE.has(action):
        value = s.floor_value[a.SUPERVISE.index(action)]
        return _why_destination(s, seat, best_destination(s, seat, value))
    if a.DRAW.has(action):
        return "draw_card", {}
    if a.RAISE.has(action):
        return _why_building(s, seat, a.RAISE.pair(action)[1])
    return _why_building(s, seat, a.RAISE_WITH.triple(action)[1])


def _why_take(s: Yspahan, seat: int, floor: i64) -> Reason:
    dice = s.dice_for(seat, floor)
    if floor == s.parts.camels_floor:
        return "take_camels", {"camels": dice + s.power(seat, PADDOCK)}
    if floor == s.parts.gold_floor:
        return "take_gold", {"gold": dice + s.power(seat, SHOP)}
    best: i64 = -1
    reason: Reason = ("draw_card", {})
    cubes = dice + s.power(seat, HOIST)
    for souk in s.parts.quarters[s.parts.floor_quarter[floor]].souks:
        owner = s.owner_of_souk(souk)
        if owner != EMPTY and owner != seat:
            continue
        held = s.cubes_in(souk)
        after = min(souk.size, held + cubes)
        gained = worth.souk(s, seat, souk, after) - worth.souk(s, seat, souk, held)
        if after > held and gained > best:
            best = gained
            reason = _why_souk(souk, held, after)
    return reason


def _why_souk(souk: Souk, held: i64, after: i64) -> Reason:
    """More cubes in a souk."""
    missing = souk.size - after
    if missing == 0:
        return "finish_souk", {"souk": souk.id, "points": souk.points}
    if held == 0:
        return "start_souk", {"souk": souk.id, "missing": missing}
    return "grow_souk", {"souk": souk.id, "missing": missing}


def _why_destination(s: Yspahan, seat: int, space: i64) -> Reason:
    for shop in s.parts.touched[space]:
        owner = s.owner_of(shop)
        if owner == seat:
            return "caravan", {"points": (worth.caravan_entry(s, seat, True) + 50) // 100}
        if owner != EMPTY:
            return "attack", {"owner": owner, "souk": s.parts.souk_of[shop].id}
    return "reposition", {}


def _why_building(s: Yspahan, seat: int, which: i64) -> Reason:
    points = s.parts.building_points[s.players[seat].buildings_count()]
    name = s.parts.buildings[which].id
    if points > 0:
        return "build_points", {"building": name, "points": points}
    return "build_power", {"building": name}


def _why_card(s: Yspahan, seat: int, action: int) -> Reason:
    if a.PLAY_CAMELS.has(action):
        return "gain_camels", {}
    if a.PLAY_GOLD.has(action):
        return "gain_gold", {}
    if a.PLAY_PLACE.has(action):
        return "place_card", {"souk": s.parts.souk_of[a.PLAY_PLACE.index(action)].id}
    if a.PLAY_CARAVAN.has(action):
        return "caravan", {"points": (worth.caravan_entry(s, seat, False) + 50) // 100}
    if a.PLAY_SELL_CAMELS.has(action):
        return "sell", {"points": (a.PLAY_SELL_CAMELS.index(action) + 1) * s.parts.points_per_camel}
    if a.PLAY_SELL_GOLD.has(action):
        return "sell", {"points": (a.PLAY_SELL_GOLD.index(action) + 1) * s.parts.points_per_gold}
    if a.PLAY_GOLD_TO_CAMELS.has(action):
        return _why_swap(s, seat, a.PLAY_GOLD_TO_CAMELS.index(action) + 1)
    if a.PLAY_CAMELS_TO_GOLD.has(action):
        return _why_swap(s, seat, -a.PLAY_CAMELS_TO_GOLD.index(action) - 1)
    return _why_building(s, seat, a.SPACE.family_of(action).index(action))


def _why_swap(s: Yspahan, seat: int, camels: i64) -> Reason:
    """So many Camels more and Gold fewer, or the other way round."""
    player = s.players[seat]
    which = worth.best_building(s, seat, player.camels + camels, player.gold - camels)
    if which < 0 or s.built:
        return "swap", {}
    return "swap_for", {"building": s.parts.buildings[which].id}
