"""Building, after the dice or with a card, or with the dice when two play (YSP-BUILD, YSP-BLD, YSP-TWO.4)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caravanserai.games.yspahan import actions as a
from caravanserai.games.yspahan import events
from caravanserai.games.yspahan.parts import BUILD_NO_CAMELS, BUILD_NO_GOLD, NO_CARD, PARTS
from caravanserai.games.yspahan.state import Yspahan
from caravanserai.kernel.refusal import Refusal

# what build cards waive of a price (YSP-CARD.11, YSP-RULING.14)
NOTHING: Final = 0
CAMELS: Final = 1
GOLD: Final = 2
BOTH: Final = 3
WAIVED: Final = [CAMELS, GOLD, BOTH]  # in the order in which `raise … with …` names the cards

COUNT: Final = len(PARTS.buildings)
# the buildings whose bits are set, listed
LISTED: Final[list[list[int]]] = [
    [which for which in range(COUNT) if bits >> which & 1] for bits in range(1 << COUNT)
]


def buildable(s: Yspahan, seat: i64, waived: i64) -> i64:
    """The buildings the seat lacks and can pay for, one bit each (YSP-BUILD.1, .3, YSP-RULING.1)."""
    parts = s.parts
    if parts.cube_limit > 0 and s.cubes_left(seat) <= 0:
        return 0
    player = s.players[seat]
    camels = player.camels
    gold = player.gold
    if waived & CAMELS or camels > parts.dearest_in_camels:
        camels = parts.dearest_in_camels
    if waived & GOLD or gold > parts.dearest_in_gold:
        gold = parts.dearest_in_gold
    affordable: i64 = parts.affordable[camels][gold]
    return affordable & ~player.buildings


def buildable_after_dice(s: Yspahan, seat: i64) -> i64:
    """What the seat may and can build in step B now (YSP-BUILD.1, .2, YSP-STOCK.2, YSP-TWO.4)."""
    return 0 if s.built or s.two_players else buildable(s, seat, NOTHING)


def build(s: Yspahan, seat: i64, which: i64, waived: i64) -> None:
    """Pay for a building, mark it and score its points (YSP-BUILD.1-5, YSP-CARD.11, YSP-TWO.5)."""
    player = s.players[seat]
    building = s.parts.buildings[which]
    camels: i64 = 0 if waived & CAMELS else building.camels
    gold: i64 = 0 if waived & GOLD else building.gold
    player.camels -= camels
    player.gold -= gold
    points: i64 = s.parts.building_points[player.buildings_count()]
    player.buildings |= 1 << which
    player.building_points += points
    s.built = True
    s.note(events.BUILT, seat, which, camels, gold)
    if points > 0:
        s.note(events.BUILDING_SCORED, seat, player.buildings_count(), points)


def why_not(s: Yspahan, seat: i64, which: i64, waived: i64) -> Refusal:
    """Why the seat cannot build this at this price (YSP-BUILD.2, .3, YSP-STOCK.2, YSP-CARD.11)."""
    building = s.parts.buildings[which]
    if s.built:
        return Refusal("YSP-BUILD.2", "already_built_this_turn")
    if s.players[seat].has(which):
        return Refusal("YSP-BUILD.3", "already_has_building", {"building": building.id})
    if s.cubes_left(seat) <= 0:
        return Refusal("YSP-RULING.1", "no_cube_left")
    camels = 0 if waived & CAMELS else building.camels
    gold = 0 if waived & GOLD else building.gold
    return Refusal("YSP-STOCK.2", "cannot_pay", {"building": building.id, "camels": camels, "gold": gold})


def missing_card(s: Yspahan, seat: i64, waived: i64) -> i64:
    """The build card that is needed but not in hand, or NO_CARD (YSP-CARD.1, .11, YSP-RULING.14)."""
    hand = s.players[seat].hand
    if waived & CAMELS and not hand.has(BUILD_NO_CAMELS):
        return BUILD_NO_CAMELS
    if waived & GOLD and not hand.has(BUILD_NO_GOLD):
        return BUILD_NO_GOLD
    return NO_CARD


def cards_add_up(s: Yspahan, waived: i64) -> bool:
    """Whether so much may be waived at once: both cards together only by switch (YSP-RULING.14)."""
    return waived != BOTH or s.switches.build_cards_stack


# --- with the dice, when two play -------------------------------------------------------------------------


def add_raises(s: Yspahan, seat: i64, floor: i64, options: list[int]) -> None:
    """Two players: ways to build with a floor's group (YSP-TWO.4, .5, YSP-RULING.14, .31, YSP-DEC.11)."""
    for which in LISTED[buildable(s, seat, NOTHING)]:
        options.append(a.RAISE.of_pair(floor, which))
    for place, waived in enumerate(WAIVED):
        if cards_add_up(s, waived) and missing_card(s, seat, waived) == NO_CARD:
            for which in LISTED[buildable(s, seat, waived)]:
                options.append(a.RAISE_WITH.of_triple(floor, which, place))


def spend_cards(s: Yspahan, seat: i64, waived: i64) -> None:
    """Play the build card, or by switch both, that waive a part of the price (YSP-CARD.11, YSP-RULING.14)."""
    if waived & CAMELS:
        s.play_card(seat, BUILD_NO_CAMELS)
    if waived & GOLD:
        s.play_card(seat, BUILD_NO_GOLD)


def why_not_raise(s: Yspahan, seat: i64, action: i64) -> Refusal:
    """Two players: why a group cannot raise this building so (YSP-TWO.4, .5, YSP-RULING.14)."""
    if not s.two_players:
        return Refusal("YSP-TURN.1", "building_is_step_b")
    if a.RAISE.has(action):
        return why_not(s, seat, a.RAISE.pair(action)[1], NOTHING)
    _, which, place = a.RAISE_WITH.triple(action)
    waived = WAIVED[place]
    if not cards_add_up(s, waived):
        return Refusal("YSP-RULING.14", "build_cards_do_not_add_up")
    missing = missing_card(s, seat, waived)
    if missing != NO_CARD:
        return not_in_hand(s, missing)
    return why_not(s, seat, which, waived)


def not_in_hand(s: Yspahan, card: i64) -> Refusal:
    """Only a card in hand can be played (YSP-CARD.1)."""
    return Refusal("YSP-CARD.1", "card_not_in_hand", {"card": s.parts.cards[card]})
