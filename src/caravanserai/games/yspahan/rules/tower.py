"""Supplying and the Tower: dice are bought, rolled, grouped and taken (YSP-SUPPLY, YSP-TOWER, YSP-SELECT)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caravanserai.games.yspahan import events
from caravanserai.games.yspahan.actions import (
    CARDS,
    DRAW,
    FLOORS,
    PASS,
    PLACE,
    RAISE,
    RAISE_WITH,
    SUPERVISE,
    TAKE,
    TAKE_PLUS,
    YELLOW,
)
from caravanserai.games.yspahan.parts import EMPTY
from caravanserai.games.yspahan.rules import building, cards, city, flow, refusals
from caravanserai.games.yspahan.state import Yspahan
from caravanserai.kernel.refusal import Refusal
from caravanserai.kernel.step import SilentStep, Step

FACES: Final = 6

# the uses of a floor's group, ready made: any group moves the Supervisor or draws a card (YSP-SELECT.2),
OTHER_USES: Final[list[list[int]]] = [[SUPERVISE + floor, DRAW + floor] for floor in range(FLOORS)]
# and where the floor's own action is legal it comes first, with one more die for each kind of card in hand,
# which are the bits of the second index (YSP-PLUS.1, .2, .5)
OWN_USES: Final[list[list[list[int]]]] = [
    [
        [TAKE + floor, *[TAKE_PLUS + floor * CARDS + card for card in kinds], *OTHER_USES[floor]]
        for kinds in cards.KINDS
    ]
    for floor in range(FLOORS)
]


class Supply(Step[Yspahan]):
    """The first player buys yellow dice, then all dice are rolled once (YSP-SUPPLY.1-4, YSP-DEC.1)."""

    def asks(self, s: Yspahan, argument: int) -> int:
        return 1 << s.first

    def options(self, s: Yspahan, argument: int, seat: int) -> list[int]:
        """As many yellow dice as Gold can pay, and cards (YSP-SUPPLY.1, .4, YSP-RULING.9)."""
        affordable = s.parts.yellow_max
        if s.parts.yellow_cost > 0:
            affordable = min(affordable, s.players[seat].gold // s.parts.yellow_cost)
        options = [YELLOW + dice for dice in range(affordable + 1)]
        if s.cards_before_roll:
            cards.add_playable(s, seat, options)
        return options

    def take(self, s: Yspahan, argument: int, seat: int, action: int) -> None:
        """Pay for the yellow dice, then roll; a card comes before (YSP-SUPPLY.1-4, YSP-TIME.2)."""
        if cards.is_card(action):
            s.push(flow.SUPPLY)
            cards.play(s, seat, action)
            return
        dice = action - YELLOW
        cost = dice * s.parts.yellow_cost
        s.players[seat].gold -= cost
        if dice > 0:
            s.note(events.YELLOW_BOUGHT, seat, dice, cost)
        roll(s, seat, dice)

    def why_not(self, s: Yspahan, argument: int, seat: int, action: int) -> Refusal:
        if cards.is_card(action):
            if not s.cards_before_roll:
                return Refusal("YSP-RULING.9", "no_cards_before_roll")
            return cards.why_not(s, seat, action)
        if action < TAKE:
            return Refusal("YSP-SUPPLY.1", "yellow_too_dear", {"gold": (s.players[seat].gold)})
        return refusals.not_now(action)


def roll(s: Yspahan, seat: int, yellow: int) -> None:
    """Roll all dice together and fill the Tower (YSP-SUPPLY.3, YSP-TOWER.1, YSP-TWO.1)."""
    white_dice = s.parts.white_dice[s.players_count]
    white = [0] * (FACES + 1)
    golden = [0] * (FACES + 1)
    faces = s.chance.dice(white_dice + yellow)
    for face in faces[:white_dice]:
        white[face] += 1
    for face in faces[white_dice:]:
        golden[face] += 1
    if s.journal is not None:
        s.journal.add(events.ROLLED, [seat, *faces])
    fill_tower(s, white, golden)


def fill_tower(s: Yspahan, white: list[int], yellow: list[int]) -> None:
    """Group the dice by value and place the groups, lowest at the bottom, highest on top (YSP-TOWER.1-6)."""
    empty_tower(s)
    shown = [face for face in range(1, FACES + 1) if white[face] > 0 or yellow[face] > 0]
    floors = s.parts.filling[len(shown)]
    for group, face in enumerate(shown):
        floor = floors[group]
        s.floor_value[floor] = face
        s.floor_white[floor] = white[face]
        s.floor_yellow[floor] = yellow[face]


def empty_tower(s: Yspahan) -> None:
    """No dice on any floor (YSP-SETUP.4, YSP-DAY.1)."""
    s.floor_value = s.parts.no_dice.copy()
    s.floor_white = s.parts.no_dice.copy()
    s.floor_yellow = s.parts.no_dice.copy()


class ChooseGroup(Step[Yspahan]):
    """The active player takes one group of dice and uses it once (YSP-SELECT.1-4, YSP-DEC.2, .3, .11)."""

    def asks(self, s: Yspahan, argument: int) -> int:
        return 1 << s.active

    def options(self, s: Yspahan, argument: int, seat: int) -> list[int]:
        """Three uses and cards (YSP-SELECT.2, .3, YSP-PLUS.1, .2, YSP-DRAW.3, YSP-TWO.4, .7, YSP-CARD.4)."""
        options: list[int] = []
        can_draw = s.can_draw()
        two_player = s.two_players
        counts_yellow = seat == s.first
        kinds = cards.held(s, seat)
        yellow = s.floor_yellow
        quarters = s.parts.floor_quarter
        for floor, white in enumerate(s.floor_white):
            if white == 0 and not (counts_yellow and yellow[floor] > 0):
                continue
            quarter = quarters[floor]
            if quarter == EMPTY or city.can_place(s, seat, quarter):
                options.extend(OWN_USES[floor][kinds])
            else:
                options.extend(OTHER_USES[floor])
            if not can_draw:
                options.pop()  # the last of either list
            if two_player:
                building.add_raises(s, seat, floor, options)
        if kinds != 0:
            cards.add_playable(s, seat, options)
        return options

    def take(self, s: Yspahan, argument: int, seat: int, action: int) -> None:
        """The chosen use, or a card before it (YSP-PLUS.1, YSP-DRAW.1, YSP-TWO.4, .5, YSP-CARD.1, .4)."""
        if cards.is_card(action):
            s.push(flow.CHOOSE_GROUP)
            cards.play(s, seat, action)
        elif action < TAKE_PLUS:
            use_group(s, seat, action - TAKE, 0)
        elif action < SUPERVISE:
            use_group_with_card(s, seat, action - TAKE_PLUS)
        elif action < DRAW:
            supervise_with_group(s, seat, action - SUPERVISE)
        elif action < PLACE:
            take_group(s, seat, action - DRAW)
            s.draw_card(seat)
        elif action < RAISE_WITH:
            offset = action - RAISE
            take_group(s, seat, offset // building.COUNT)
            building.build(s, seat, offset % building.COUNT, False, False)
        else:
            raise_with_card(s, seat, action - RAISE_WITH)

    def default(self, s: Yspahan, argument: int, seat: int) -> int:
        """The lowest group; its own action, else a card, else the Supervisor (YSP-DEFAULT.2)."""
        options = self.options(s, argument, seat)
        for floor in range(FLOORS):
            for action in (TAKE + floor, DRAW + floor, SUPERVISE + floor):
                if action in options:
                    return action
        return options[0]

    def why_not(self, s: Yspahan, argument: int, seat: int, action: int) -> Refusal:
        if cards.is_card(action):
            return cards.why_not(s, seat, action)
        if not names_group(action):
            return refusals.not_now(action)
        return why_not_group(s, seat, action)


def why_not_group(s: Yspahan, seat: int, action: int) -> Refusal:
    """Why a group cannot be taken for this use (YSP-SELECT.1-3, YSP-PLUS.1, YSP-TWO.4-7)."""
    floor = floor_of(action)
    name = s.parts.floors[floor]
    if s.dice_for(seat, floor) == 0:
        if s.floor_yellow[floor] > 0:
            return Refusal("YSP-TWO.7", "yellow_group_only", {"floor": name})
        return Refusal("YSP-SELECT.1", "floor_empty", {"floor": name})
    if action < SUPERVISE:
        if not own_action_is_legal(s, seat, floor):
            return Refusal("YSP-SELECT.3", "no_shop_to_supply", {"floor": name})
        return Refusal(
            "YSP-PLUS.1", "card_not_in_hand", {"card": s.parts.cards[(action - TAKE_PLUS) % CARDS]}
        )
    if action < PLACE:
        return Refusal("YSP-DRAW.3", "no_card_to_draw")
    if not s.two_players:
        return Refusal("YSP-TURN.1", "building_is_step_b")
    if action < RAISE_WITH:
        return building.why_not(s, seat, (action - RAISE) % building.COUNT, False, False)
    return building.why_not_with_card(s, seat, action - RAISE_WITH)


def names_group(action: int) -> bool:
    """Whether an action is a use of a group of dice (YSP-SELECT.1, .2, .5, YSP-DRAW.3, YSP-TWO.4, .5)."""
    return TAKE <= action < PLACE or action >= RAISE


def floor_of(action: int) -> int:
    """The floor a use of a group names (YSP-SELECT.1, .3, YSP-PLUS.1, .3, YSP-DRAW.3, YSP-TWO.4, .5, .7)."""
    if action < TAKE_PLUS:
        return action - TAKE
    if action < SUPERVISE:
        return (action - TAKE_PLUS) // CARDS
    if action < DRAW:
        return action - SUPERVISE
    if action < PLACE:
        return action - DRAW
    if action < RAISE_WITH:
        return (action - RAISE) // building.COUNT
    return (action - RAISE_WITH) // building.WAIVERS // building.COUNT


def own_action_is_legal(s: Yspahan, seat: int, floor: int) -> bool:
    """Camels and Gold can always be taken; shops need a legal place (YSP-SELECT.3, YSP-PLUS.1, .6)."""
    quarter = s.parts.floor_quarter[floor]
    return quarter == EMPTY or city.can_place(s, seat, quarter)


def take_group(s: Yspahan, seat: int, floor: int) -> i64:
    """Take the whole group off and say how many of its dice count (YSP-SELECT.1, YSP-TWO.7, YSP-YELLOW.1)."""
    dice = s.dice_for(seat, floor)
    s.note(events.GROUP_TAKEN, seat, floor, dice, s.floor_value[floor])
    s.floor_white[floor] = 0
    s.floor_yellow[floor] = 0
    return dice


def use_group(s: Yspahan, seat: int, floor: int, extra: i64) -> None:
    """The floor's own action with a group of dice (YSP-CAMEL.1, YSP-GOLD.1, YSP-PLACE.1)."""
    dice = take_group(s, seat, floor) + extra
    player = s.players[seat]
    if floor == s.parts.camels_floor:
        s.note(events.CAMELS_TAKEN, seat, s.gain_camels(player, dice + s.paddock(seat)))
    elif floor == s.parts.gold_floor:
        s.note(events.GOLD_TAKEN, seat, s.gain_gold(player, dice + s.shop_building(seat)))
    else:
        allowance = dice + s.hoist(seat)
        s.push(flow.PLACE_GOODS, city.allowance(s.parts.floor_quarter[floor], allowance))


def use_group_with_card(s: Yspahan, seat: int, offset: int) -> None:
    """Discard a card to count one more die (YSP-PLUS.1-6, YSP-RULING.4, .24)."""
    s.discard_card(seat, offset % CARDS)
    s.note(events.PLUS_DISCARDED, seat, offset % CARDS)
    use_group(s, seat, offset // CARDS, s.parts.extra_dice)


def supervise_with_group(s: Yspahan, seat: int, floor: int) -> None:
    """The value of the group, not its size, moves the Supervisor (YSP-TOWER.7, YSP-SUP.1)."""
    value = s.floor_value[floor]
    take_group(s, seat, floor)
    s.push(flow.MOVE_SUPERVISOR, value)


def raise_with_card(s: Yspahan, seat: int, offset: int) -> None:
    """Two players: build with a group and a build card (YSP-TWO.4, .5)."""
    waived = offset % building.WAIVERS
    place = offset // building.WAIVERS
    take_group(s, seat, place // building.COUNT)
    building.spend_build_cards(s, seat, waived)
    building.build(s, seat, place % building.COUNT, waived != building.NO_GOLD, waived != building.NO_CAMELS)


class DrawInstead(Step[Yspahan]):
    """With no group left the player draws a card, after any free cards (YSP-SELECT.5, YSP-TWO.8)."""

    def asks(self, s: Yspahan, argument: int) -> int:
        return 1 << s.active if s.players[s.active].hand.slots else 0

    def run(self, s: Yspahan, argument: int) -> None:
        s.draw_card(s.active)

    def options(self, s: Yspahan, argument: int, seat: int) -> list[int]:
        return cards.add_playable(s, seat, [PASS])

    def take(self, s: Yspahan, argument: int, seat: int, action: int) -> None:
        if cards.is_card(action):
            s.push(flow.DRAW_INSTEAD)
            cards.play(s, seat, action)
        else:
            s.draw_card(seat)

    def why_not(self, s: Yspahan, argument: int, seat: int, action: int) -> Refusal:
        if cards.is_card(action):
            return cards.why_not(s, seat, action)
        if names_group(action):
            return Refusal("YSP-SELECT.5", "tower_empty")
        return refusals.not_now(action)


class FinishDice(SilentStep[Yspahan]):
    """The first player's action is finished: yellow dice leave the Tower (YSP-YELLOW.2, YSP-TWO.6)."""

    def run(self, s: Yspahan, argument: int) -> None:
        """From now on only building and cards are left (YSP-TURN.1, YSP-YELLOW.2, YSP-RULING.3, .13)."""
        s.after_dice = True
        if s.turn != 0 or s.two_players:
            return
        removed = 0
        for dice in s.floor_yellow:
            removed += dice
        if removed > 0:
            s.floor_yellow = s.parts.no_dice.copy()
            s.note(events.YELLOW_REMOVED, removed)
