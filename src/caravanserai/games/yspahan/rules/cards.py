"""Cards as free actions (YSP-CARD, YSP-DEC.2, .9)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caravanserai.games.yspahan import events
from caravanserai.games.yspahan.actions import (
    CARDS,
    FIRST,
    PLAY_BOTH,
    PLAY_CAMELS,
    PLAY_CAMELS_TO_GOLD,
    PLAY_CARAVAN,
    PLAY_GOLD,
    PLAY_GOLD_TO_CAMELS,
    PLAY_NO_CAMELS,
    PLAY_NO_GOLD,
    PLAY_PLACE,
    PLAY_SELL_CAMELS,
    PLAY_SELL_GOLD,
)
from caravanserai.games.yspahan.parts import (
    BUILD_NO_CAMELS,
    BUILD_NO_GOLD,
    CAMELS_FOR_POINTS,
    CARAVAN_GOOD,
    EXCHANGE,
    GOLD_FOR_POINTS,
    PLACE_GOOD,
    THREE_CAMELS,
    THREE_GOLD,
)
from caravanserai.games.yspahan.rules import building, caravan, city
from caravanserai.games.yspahan.state import Yspahan
from caravanserai.kernel.pile import CARD_MASK
from caravanserai.kernel.refusal import Refusal


def is_card(action: int) -> bool:
    """Whether an action plays a card as a free action (YSP-CARD.1, .4, YSP-DEC.2)."""
    return PLAY_CAMELS <= action < FIRST


# the amounts that a card can be played for, from 1
SELL_CAMELS_AMOUNTS: Final[list[int]] = list(range(PLAY_SELL_CAMELS, PLAY_SELL_GOLD))
SELL_GOLD_AMOUNTS: Final[list[int]] = list(range(PLAY_SELL_GOLD, PLAY_NO_CAMELS))
GOLD_TO_CAMELS_AMOUNTS: Final[list[int]] = list(range(PLAY_GOLD_TO_CAMELS, PLAY_CAMELS_TO_GOLD))
CAMELS_TO_GOLD_AMOUNTS: Final[list[int]] = list(range(PLAY_CAMELS_TO_GOLD, FIRST))

# the kinds of card in a hand, listed, by the bits of `held`
KINDS: Final[list[list[int]]] = [
    [card for card in range(CARDS) if kinds >> card & 1] for kinds in range(1 << CARDS)
]


def held(s: Yspahan, seat: int) -> int:
    """The kinds of card in a hand, one bit each (YSP-CARD.1, .3, .4, YSP-DEC.2)."""
    kinds = 0
    for slot in s.players[seat].hand.slots:
        kinds |= 1 << (slot & CARD_MASK)
    return kinds


def add_playable(s: Yspahan, seat: int, options: list[int]) -> list[int]:
    """Add every card whose effect can be carried out now, with its parameters (YSP-CARD.3, .4, .12)."""
    for card in KINDS[held(s, seat)]:
        add_uses(s, seat, card, options)
    return options


def add_uses(s: Yspahan, seat: int, card: int, options: list[int]) -> None:
    """Every way to play one kind of card now (YSP-CARD.5-11, YSP-RULING.1)."""
    player = s.players[seat]
    if card == THREE_CAMELS:
        options.append(PLAY_CAMELS)
    elif card == THREE_GOLD:
        options.append(PLAY_GOLD)
    elif card == PLACE_GOOD:
        for quarter in range(len(s.parts.quarters)):
            city.add_legal_shops(s, seat, quarter, city.CARD_PLACINGS, options)
    elif card == CARAVAN_GOOD:
        if s.cubes_left(seat) > 0:
            options.append(PLAY_CARAVAN)
    elif card == CAMELS_FOR_POINTS:
        add_amounts(SELL_CAMELS_AMOUNTS, player.camels, options)
    elif card == GOLD_FOR_POINTS:
        add_amounts(SELL_GOLD_AMOUNTS, player.gold, options)
    elif card == EXCHANGE:
        # the stock must be able to give what is taken (YSP-RULING.36)
        add_amounts(GOLD_TO_CAMELS_AMOUNTS, min(player.gold, s.camels_left()), options)
        add_amounts(CAMELS_TO_GOLD_AMOUNTS, min(player.camels, s.gold_left()), options)
    else:
        add_builds(s, seat, card, options)


def add_amounts(amounts: list[int], most: i64, options: list[int]) -> None:
    """One option for each amount from 1 (YSP-RULING.25)."""
    if most > 0:
        options.extend(amounts[:most])


def may_build_by_card(s: Yspahan) -> bool:
    """Whether a build card is a free action now (YSP-CARD.11, YSP-TWO.5, YSP-RULING.13)."""
    if s.built or s.two_players:
        return False
    return s.after_dice or s.build_card_before_dice_action


def add_builds(s: Yspahan, seat: int, card: int, options: list[int]) -> None:
    """The buildings a build card can raise now (YSP-CARD.11, YSP-RULING.14)."""
    if not may_build_by_card(s):
        return
    free_camels = card == BUILD_NO_CAMELS
    base = PLAY_NO_CAMELS if free_camels else PLAY_NO_GOLD
    both = s.build_cards_stack and free_camels and s.players[seat].hand.find(BUILD_NO_GOLD) >= 0
    building.add_affordable(s, seat, free_camels, not free_camels, base, options)
    if both:
        building.add_affordable(s, seat, True, True, PLAY_BOTH, options)


def play(s: Yspahan, seat: int, action: int) -> None:
    """Play a card for its effect (YSP-CARD.1, .5-11)."""
    if action == PLAY_CAMELS:
        s.play_card(seat, THREE_CAMELS)
        s.note(events.CAMELS_GAINED, seat, s.gain_camels(s.players[seat], s.parts.camels_gained))
    elif action == PLAY_GOLD:
        s.play_card(seat, THREE_GOLD)
        s.note(events.GOLD_GAINED, seat, s.gain_gold(s.players[seat], s.parts.gold_gained))
    elif action < PLAY_CARAVAN:
        s.play_card(seat, PLACE_GOOD)
        city.place(s, seat, action - PLAY_PLACE)
    elif action == PLAY_CARAVAN:
        s.play_card(seat, CARAVAN_GOOD)
        caravan.enter(s, seat, False)
    elif action < PLAY_NO_CAMELS:
        sell(s, seat, action)
    elif action < PLAY_GOLD_TO_CAMELS:
        play_build(s, seat, action)
    else:
        swap(s, seat, action)


def sell(s: Yspahan, seat: int, action: int) -> None:
    """Return Camels or Gold for points (YSP-CARD.8, .9)."""
    player = s.players[seat]
    if action < PLAY_SELL_GOLD:
        camels = action - PLAY_SELL_CAMELS + 1
        points = camels * s.parts.points_per_camel
        s.play_card(seat, CAMELS_FOR_POINTS)
        player.camels -= camels
        s.note(events.CAMELS_SOLD, seat, camels, points)
    else:
        gold = action - PLAY_SELL_GOLD + 1
        points = gold * s.parts.points_per_gold
        s.play_card(seat, GOLD_FOR_POINTS)
        player.gold -= gold
        s.note(events.GOLD_SOLD, seat, gold, points)
    player.card_points += points


def swap(s: Yspahan, seat: int, action: int) -> None:
    """Swap Gold for Camels or Camels for Gold, one for one (YSP-CARD.10)."""
    player = s.players[seat]
    s.play_card(seat, EXCHANGE)
    if action < PLAY_CAMELS_TO_GOLD:
        amount = action - PLAY_GOLD_TO_CAMELS + 1
        player.gold -= amount
        player.camels += amount
        s.note(events.GOLD_SWAPPED, seat, amount, amount)
    else:
        amount = action - PLAY_CAMELS_TO_GOLD + 1
        player.camels -= amount
        player.gold += amount
        s.note(events.CAMELS_SWAPPED, seat, amount, amount)


def play_build(s: Yspahan, seat: int, action: int) -> None:
    """Build at once with a card, waiving its Camels or its Gold (YSP-CARD.11, YSP-RULING.14)."""
    if action < PLAY_NO_GOLD:
        waived = building.NO_CAMELS
        which = action - PLAY_NO_CAMELS
    elif action < PLAY_BOTH:
        waived = building.NO_GOLD
        which = action - PLAY_NO_GOLD
    else:
        waived = building.BOTH
        which = action - PLAY_BOTH
    building.spend_build_cards(s, seat, waived)
    building.build(s, seat, which, waived != building.NO_GOLD, waived != building.NO_CAMELS)


def why_not(s: Yspahan, seat: int, action: int) -> Refusal:
    """Why a card cannot be played for this effect now (YSP-CARD.3, .6-11)."""
    for card in cards_of(action):
        if s.players[seat].hand.find(card) < 0:
            return Refusal("YSP-CARD.1", "card_not_in_hand", {"card": s.parts.cards[card]})
    player = s.players[seat]
    if PLAY_PLACE <= action < PLAY_CARAVAN:
        shop = action - PLAY_PLACE
        return city.why_not(s, seat, (s.parts.souk_of[shop].quarter), shop)
    if PLAY_SELL_CAMELS <= action < PLAY_SELL_GOLD:
        return Refusal("YSP-CARD.8", "too_few_camels", {"camels": player.camels})
    if PLAY_SELL_GOLD <= action < PLAY_NO_CAMELS:
        return Refusal("YSP-CARD.9", "too_little_gold", {"gold": player.gold})
    if PLAY_GOLD_TO_CAMELS <= action < PLAY_CAMELS_TO_GOLD:
        if action - PLAY_GOLD_TO_CAMELS < player.gold:
            return Refusal("YSP-RULING.36", "stock_too_small")
        return Refusal("YSP-CARD.10", "too_little_gold", {"gold": player.gold})
    if action >= PLAY_CAMELS_TO_GOLD:
        if action - PLAY_CAMELS_TO_GOLD < player.camels:
            return Refusal("YSP-RULING.36", "stock_too_small")
        return Refusal("YSP-CARD.10", "too_few_camels", {"camels": player.camels})
    if action >= PLAY_NO_CAMELS:
        return why_no_build(s, seat, action)
    return Refusal("YSP-RULING.1", "no_cube_left")


def cards_of(action: int) -> list[int]:
    """The kinds of card an action plays (YSP-CARD.1, .11, YSP-RULING.14)."""
    if action == PLAY_CAMELS:
        return [THREE_CAMELS]
    if action == PLAY_GOLD:
        return [THREE_GOLD]
    if action < PLAY_CARAVAN:
        return [PLACE_GOOD]
    if action == PLAY_CARAVAN:
        return [CARAVAN_GOOD]
    if action < PLAY_SELL_GOLD:
        return [CAMELS_FOR_POINTS]
    if action < PLAY_NO_CAMELS:
        return [GOLD_FOR_POINTS]
    if action < PLAY_NO_GOLD:
        return [BUILD_NO_CAMELS]
    if action < PLAY_BOTH:
        return [BUILD_NO_GOLD]
    if action < PLAY_GOLD_TO_CAMELS:
        return [BUILD_NO_CAMELS, BUILD_NO_GOLD]
    return [EXCHANGE]


def why_no_build(s: Yspahan, seat: int, action: int) -> Refusal:
    """Why a build card cannot raise this building now (YSP-CARD.11)."""
    if s.two_players:
        return Refusal("YSP-TWO.5", "build_card_needs_group")
    if not s.after_dice and not s.build_card_before_dice_action:
        return Refusal("YSP-RULING.13", "build_card_after_dice")
    if action >= PLAY_BOTH and not s.build_cards_stack:
        return Refusal("YSP-RULING.14", "build_cards_do_not_add_up")
    which = (action - PLAY_NO_CAMELS) % building.COUNT
    free_gold = action >= PLAY_NO_GOLD
    return building.why_not(s, seat, which, not free_gold or action >= PLAY_BOTH, free_gold)
