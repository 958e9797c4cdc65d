"""Why one would choose a move: a sentence key and its arguments."""

from __future__ import annotations

from mypy_extensions import i64

from caravanserai.games.yspahan import actions as a
from caravanserai.games.yspahan import worth
from caravanserai.games.yspahan.parts import EMPTY
from caravanserai.games.yspahan.ratings import best_destination
from caravanserai.games.yspahan.rules import building, caravan
from caravanserai.games.yspahan.state import Yspahan
from caravanserai.kernel.refusal import Value

Reason = tuple[str, dict[str, Value]]


def why(s: Yspahan, seat: int, action: int) -> Reason:
    """The reason for an action."""
    if action >= a.PLAY_CAMELS:
        return _why_card(s, seat, action)
    if action >= a.PLACE:
        return _why_city(s, seat, action)
    return _why_dice(s, seat, action)


def _why_dice(s: Yspahan, seat: int, action: int) -> Reason:
    if action < a.TAKE:
        dice = action - a.YELLOW
        return ("yellow", {"dice": dice}) if dice > 0 else ("save_gold", {})
    if action < a.TAKE_PLUS:
        return _why_take(s, seat, action - a.TAKE, 0)
    if action < a.SUPERVISE:
        floor = (action - a.TAKE_PLUS) // a.CARDS
        return "more_dice", {"dice": s.dice_for(seat, floor) + s.parts.extra_dice}
    if action < a.DRAW:
        return _why_destination(s, seat, best_destination(s, seat, s.floor_value[action - a.SUPERVISE]))
    return "draw_card", {}


def _why_take(s: Yspahan, seat: int, floor: int, extra: i64) -> Reason:
    dice = s.dice_for(seat, floor) + extra
    if floor == s.parts.camels_floor:
        return "take_camels", {"camels": dice + s.paddock(seat)}
    if floor == s.parts.gold_floor:
        return "take_gold", {"gold": dice + s.shop_building(seat)}
    best: i64 = -1
    reason: Reason = ("draw_card", {})
    cubes = dice + s.hoist(seat)
    for which in s.parts.souks_in[s.parts.floor_quarter[floor]]:
        owner = s.souk_owner[which.index]
        if owner != EMPTY and owner != seat:
            continue
        held: i64 = s.souk_cubes[which.index]
        after = min(which.size, held + cubes)
        gained = worth.souk(s, seat, which, after) - worth.souk(s, seat, which, held)
        if after > held and gained > best:
            best = gained
            reason = _why_souk(s, which.index, held, which.size - after)
    return reason


def _why_souk(s: Yspahan, index: i64, held: i64, missing: i64) -> Reason:
    which = s.parts.souks[index]
    if missing == 0:
        return "finish_souk", {"souk": which.id, "points": which.points}
    if held == 0:
        return "start_souk", {"souk": which.id, "missing": missing}
    return "grow_souk", {"souk": which.id, "missing": missing}


def _why_destination(s: Yspahan, seat: int, space: int) -> Reason:
    for shop in s.parts.touched[space]:
        owner = s.shops[shop]
        if owner == seat:
            return "caravan", {"points": (worth.caravan_entry(s, seat, True) + 50) // 100}
        if owner != EMPTY:
            return "attack", {"owner": owner, "souk": s.parts.souk_of[shop].id}
    return "reposition", {}


def _why_city(s: Yspahan, seat: int, action: int) -> Reason:
    if action < a.MOVE:
        which = s.parts.souk_of[action - a.PLACE]
        held: i64 = s.souk_cubes[which.index]
        return _why_souk(s, which.index, held, which.size - held - 1)
    if action < a.SEND:
        return _why_destination(s, seat, action - a.MOVE)
    if action == a.SEND:
        return "send", {"points": s.parts.row_points[caravan.row_of(s, len(s.caravan))]}
    if action == a.KEEP:
        return "keep", {"souk": s.parts.souk_of[s.argument].id}
    if action < a.END:
        return _why_building(s, seat, action - a.BUILD)
    return ("end_turn", {}) if action == a.END else ("hold_cards", {})


def _why_building(s: Yspahan, seat: int, which: int) -> Reason:
    points = s.parts.building_points[s.players[seat].buildings_count()]
    name = s.parts.buildings[which].id
    if points > 0:
        return "build_points", {"building": name, "points": points}
    return "build_power", {"building": name}


def _why_card(s: Yspahan, seat: int, action: int) -> Reason:
    if action >= a.FIRST:
        return _why_rare(s, seat, action)
    if action == a.PLAY_CAMELS:
        return "gain_camels", {}
    if action == a.PLAY_GOLD:
        return "gain_gold", {}
    if action < a.PLAY_CARAVAN:
        return "place_card", {"souk": s.parts.souk_of[action - a.PLAY_PLACE].id}
    if action == a.PLAY_CARAVAN:
        return "caravan", {"points": (worth.caravan_entry(s, seat, False) + 50) // 100}
    if action < a.PLAY_SELL_GOLD:
        return "sell", {"points": (action - a.PLAY_SELL_CAMELS + 1) * s.parts.points_per_camel}
    if action < a.PLAY_NO_CAMELS:
        return "sell", {"points": (action - a.PLAY_SELL_GOLD + 1) * s.parts.points_per_gold}
    if action < a.PLAY_GOLD_TO_CAMELS:
        return _why_building(s, seat, (action - a.PLAY_NO_CAMELS) % a.BUILDINGS)
    return _why_swap(s, seat, action)


def _why_swap(s: Yspahan, seat: int, action: int) -> Reason:
    if action < a.PLAY_CAMELS_TO_GOLD:
        change = action - a.PLAY_GOLD_TO_CAMELS + 1
    else:
        change = -(action - a.PLAY_CAMELS_TO_GOLD + 1)
    player = s.players[seat]
    which = worth.best_building(s, seat, player.camels + change, player.gold - change)
    if which < 0 or s.built:
        return "swap", {}
    return "swap_for", {"building": s.parts.buildings[which].id}


def _why_rare(s: Yspahan, seat: int, action: int) -> Reason:
    if action < a.RAISE:
        return _why_destination(s, seat, s.supervisor)
    if action < a.RAISE_WITH:
        return _why_building(s, seat, (action - a.RAISE) % a.BUILDINGS)
    return _why_building(s, seat, (action - a.RAISE_WITH) // building.WAIVERS % a.BUILDINGS)
