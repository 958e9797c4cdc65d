"""Building, after the dice or with a card, or with the dice when two play (YSP-BUILD, YSP-BLD, YSP-TWO.4)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caravanserai.games.yspahan import events
from caravanserai.games.yspahan.actions import BUILDINGS, RAISE, RAISE_WITH
from caravanserai.games.yspahan.parts import BUILD_NO_CAMELS, BUILD_NO_GOLD
from caravanserai.games.yspahan.state import Yspahan
from caravanserai.kernel.refusal import Refusal

COUNT: Final = BUILDINGS
# the buildings whose bits are set, listed
LISTED: Final[list[list[int]]] = [
    [which for which in range(COUNT) if bits >> which & 1] for bits in range(1 << COUNT)
]
# what a build card waives, in the order of the action space
NO_CAMELS: Final = 0
NO_GOLD: Final = 1
BOTH: Final = 2
WAIVERS: Final = 3


def affordable(s: Yspahan, seat: int, free_camels: bool, free_gold: bool) -> list[int]:
    """Every building the seat lacks and can pay for, as far as not waived (YSP-BUILD.1, .3, YSP-RULING.1)."""
    parts = s.parts
    if parts.cube_limit > 0 and s.cubes_left(seat) <= 0:
        return []
    player = s.players[seat]
    camels = player.camels
    gold = player.gold
    if free_camels or camels > parts.dearest_in_camels:
        camels = parts.dearest_in_camels
    if free_gold or gold > parts.dearest_in_gold:
        gold = parts.dearest_in_gold
    return LISTED[parts.affordable[camels][gold] & ~player.buildings]


def can_build(s: Yspahan, seat: int) -> bool:
    """Whether the seat may and can build in step B now (YSP-BUILD.1, .2, YSP-STOCK.2, YSP-TWO.4)."""
    return not s.built and not s.two_players and len(affordable(s, seat, False, False)) > 0


def add_affordable(
    s: Yspahan, seat: int, free_camels: bool, free_gold: bool, base: int, options: list[int], step: int = 1
) -> None:
    """Add an option for every building the seat can pay for (YSP-BUILD.1, YSP-STOCK.2, YSP-CARD.11)."""
    for which in affordable(s, seat, free_camels, free_gold):
        options.append(base + which * step)


def build(s: Yspahan, seat: int, which: int, free_camels: bool, free_gold: bool) -> None:
    """Pay for a building, mark it and score its points (YSP-BUILD.1-5, YSP-CARD.11, YSP-TWO.5)."""
    player = s.players[seat]
    building = s.parts.buildings[which]
    camels: i64 = 0 if free_camels else building.camels
    gold: i64 = 0 if free_gold else building.gold
    player.camels -= camels
    player.gold -= gold
    points = s.parts.building_points[player.buildings_count()]
    player.buildings |= 1 << which
    player.building_points += points
    s.built = True
    s.note(events.BUILT, seat, which, camels, gold)
    if points > 0:
        s.note(events.BUILDING_SCORED, seat, player.buildings_count(), points)


def add_raises(s: Yspahan, seat: int, floor: int, options: list[int]) -> None:
    """Two players: ways to build with a floor's group (YSP-TWO.4, .5, YSP-RULING.14, .31, YSP-DEC.11)."""
    hand = s.players[seat].hand
    without_camels = hand.find(BUILD_NO_CAMELS) >= 0
    without_gold = hand.find(BUILD_NO_GOLD) >= 0
    base = RAISE_WITH + floor * COUNT * WAIVERS
    add_affordable(s, seat, False, False, RAISE + floor * COUNT, options)
    if without_camels:
        add_affordable(s, seat, True, False, base + NO_CAMELS, options, WAIVERS)
    if without_gold:
        add_affordable(s, seat, False, True, base + NO_GOLD, options, WAIVERS)
    if s.build_cards_stack and without_camels and without_gold:
        add_affordable(s, seat, True, True, base + BOTH, options, WAIVERS)


def spend_build_cards(s: Yspahan, seat: int, waived: int) -> None:
    """Play the build card, or by switch both, that waive a part of the price (YSP-CARD.11, YSP-RULING.14)."""
    if waived != NO_GOLD:
        s.play_card(seat, BUILD_NO_CAMELS)
    if waived != NO_CAMELS:
        s.play_card(seat, BUILD_NO_GOLD)


def why_not(s: Yspahan, seat: int, which: int, free_camels: bool, free_gold: bool) -> Refusal:
    """Why the seat cannot build this at this price (YSP-BUILD.2, .3, YSP-STOCK.2, YSP-CARD.11)."""
    building = s.parts.buildings[which]
    if s.built:
        return Refusal("YSP-BUILD.2", "already_built_this_turn")
    if s.players[seat].has(which):
        return Refusal("YSP-BUILD.3", "already_has_building", {"building": building.id})
    if s.cubes_left(seat) <= 0:
        return Refusal("YSP-RULING.1", "no_cube_left")
    camels = 0 if free_camels else building.camels
    gold = 0 if free_gold else building.gold
    return Refusal("YSP-STOCK.2", "cannot_pay", {"building": building.id, "camels": camels, "gold": gold})


def why_not_with_card(s: Yspahan, seat: int, offset: int) -> Refusal:
    """Two players: why this build card cannot lower the price of this building (YSP-TWO.5, YSP-RULING.14)."""
    waived = offset % WAIVERS
    if waived == BOTH and not s.build_cards_stack:
        return Refusal("YSP-RULING.14", "build_cards_do_not_add_up")
    hand = s.players[seat].hand
    for card in (BUILD_NO_CAMELS, BUILD_NO_GOLD):
        if waived != (NO_GOLD if card == BUILD_NO_CAMELS else NO_CAMELS) and hand.find(card) < 0:
            return Refusal("YSP-CARD.1", "card_not_in_hand", {"card": s.parts.cards[card]})
    return why_not(s, seat, offset // WAIVERS % COUNT, waived != NO_GOLD, waived != NO_CAMELS)
