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
# what a build card waives, in the order of the action space
NO_CAMELS: Final = 0
NO_GOLD: Final = 1
BOTH: Final = 2
WAIVERS: Final = 3


def can_afford(s: Yspahan, seat: int, which: int, free_camels: bool, free_gold: bool) -> bool:
    """Whether the seat may build this and can pay what is not waived (YSP-BUILD.1, .3, YSP-STOCK.2)."""
    player = s.players[seat]
    building = s.parts.buildings[which]
    return (
        not player.has(which)
        and (free_camels or player.camels >= building.camels)
        and (free_gold or player.gold >= building.gold)
        and s.cubes_left(seat) > 0
    )


def build(s: Yspahan, seat: int, which: int, free_camels: bool, free_gold: bool) -> None:
    """Pay for a building, mark it and score its points (YSP-BUILD.1-5)."""
    player = s.players[seat]
    building = s.parts.buildings[which]
    camels: i64 = 0 if free_camels else building.camels
    gold: i64 = 0 if free_gold else building.gold
    player.camels -= camels
    player.gold -= gold
    points = s.parts.building_points[int(player.buildings_count())]
    player.buildings |= 1 << which
    player.building_points += points
    s.built = True
    s.note(events.BUILT, seat, which, int(camels), int(gold))
    if points > 0:
        s.note(events.BUILDING_SCORED, seat, int(player.buildings_count()), points)


def add_raises(s: Yspahan, seat: int, floor: int, options: list[int]) -> None:
    """Two players: the ways to build with the group of a floor (YSP-TWO.4, .5, YSP-RULING.31)."""
    hand = s.players[seat].hand
    without_camels = hand.find(BUILD_NO_CAMELS) >= 0
    without_gold = hand.find(BUILD_NO_GOLD) >= 0
    for which in range(COUNT):
        place = floor * COUNT + which
        if can_afford(s, seat, which, False, False):
            options.append(RAISE + place)
        if without_camels and can_afford(s, seat, which, True, False):
            options.append(RAISE_WITH + place * WAIVERS + NO_CAMELS)
        if without_gold and can_afford(s, seat, which, False, True):
            options.append(RAISE_WITH + place * WAIVERS + NO_GOLD)
        if s.build_cards_stack and without_camels and without_gold and can_afford(s, seat, which, True, True):
            options.append(RAISE_WITH + place * WAIVERS + BOTH)


def spend_build_cards(s: Yspahan, seat: int, waived: int) -> None:
    """Play the build card, or by switch both, that waive a part of the price (YSP-CARD.11, YSP-RULING.14)."""
    if waived != NO_GOLD:
        s.play_card(seat, BUILD_NO_CAMELS)
    if waived != NO_CAMELS:
        s.play_card(seat, BUILD_NO_GOLD)


def why_not(s: Yspahan, seat: int, which: int, free_camels: bool, free_gold: bool) -> Refusal:
    """Why the seat cannot build this at this price (YSP-BUILD.2, .3, YSP-STOCK.2)."""
    building = s.parts.buildings[which]
    if s.built:
        return Refusal("YSP-BUILD.2", "already_built_this_turn")
    if s.players[seat].has(which):
        return Refusal("YSP-BUILD.3", "already_has_building", {"building": building.id})
    camels = 0 if free_camels else int(building.camels)
    gold = 0 if free_gold else int(building.gold)
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
