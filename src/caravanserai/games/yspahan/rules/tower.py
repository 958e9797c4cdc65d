"""Supplying and the Tower: dice are bought, rolled, grouped and taken.

YSP-SUPPLY, YSP-TOWER, YSP-SELECT, YSP-YELLOW.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from caravanserai.games.yspahan import actions as a
from caravanserai.games.yspahan import events
from caravanserai.games.yspahan.parts import EMPTY, FACES, HOIST, PADDOCK, PARTS, SHOP
from caravanserai.games.yspahan.rules import building, cards, city, flow
from caravanserai.games.yspahan.rules.supervisor import VALUE
from caravanserai.games.yspahan.state import Yspahan
from caravanserai.kernel.actions import Family
from caravanserai.kernel.refusal import Refusal
from caravanserai.kernel.step import SilentStep, Waiting, rests_on

FLOORS: Final[i64] = len(PARTS.floors)

# the floors whose bits are set, listed
_LISTED: Final[list[list[int]]] = [
    [floor for floor in range(FLOORS) if bits >> floor & 1] for bits in range(1 << FLOORS)
]
# the numbers of yellow dice up to one, ready made
_YELLOW: Final[list[list[int]]] = [a.YELLOW.all()[: dice + 1] for dice in range(PARTS.yellow_max + 1)]
# the uses of a floor's group, ready made: any group moves the Supervisor or draws a card (YSP-SELECT.2),
_OTHER_USES: Final[list[list[int]]] = [[a.SUPERVISE.of(floor), a.DRAW.of(floor)] for floor in range(FLOORS)]
# and where the floor's own action is legal it comes first, with one more die for each kind of card in hand,
# which are the bits of the first index (YSP-PLUS.1, .2, .5)
_OWN_USES: Final[list[list[list[int]]]] = [
    [
        [a.TAKE.of(floor), *[a.TAKE_PLUS.of_pair(floor, card) for card in kinds], *_OTHER_USES[floor]]
        for floor in range(FLOORS)
    ]
    for kinds in cards.KINDS
]


class Supply(cards.CardWindow):
    """The first player buys yellow dice, then all dice are rolled once (YSP-SUPPLY.1-4, YSP-DEC.1)."""

    offers: ClassVar[list[Family]] = [a.YELLOW, *a.CARD_PLAYS]

    def options(self, s: Yspahan, argument: int, seat: int) -> list[int]:
        """As many yellow dice as Gold can pay, and cards (YSP-SUPPLY.1, .4, YSP-RULING.9)."""
        affordable = s.parts.yellow_max
        if s.parts.yellow_cost > 0:
            affordable = min(affordable, s.players[seat].gold // s.parts.yellow_cost)
        options = _YELLOW[affordable].copy()
        if s.switches.cards_before_roll:
            cards.add_playable(s, seat, options)
        return options

    def choose(self, s: Yspahan, argument: int, seat: int, action: int) -> None:
        """Pay for the yellow dice, then roll (YSP-SUPPLY.1-4, YSP-TIME.2)."""
        dice = a.YELLOW.index(action)
        if dice > 0:
            cost = dice * s.parts.yellow_cost
            s.players[seat].gold -= cost
            s.note(events.YELLOW_BOUGHT, seat, dice, cost)
        roll(s, seat, dice)

    def why_not(self, s: Yspahan, argument: int, seat: int, action: int) -> Refusal:
        if a.YELLOW.has(action):
            return Refusal("YSP-SUPPLY.1", "yellow_too_dear", {"gold": s.players[seat].gold})
        if not s.switches.cards_before_roll:
            return Refusal("YSP-RULING.9", "no_cards_before_roll")
        return cards.why_not(s, seat, action)

    def fits(self, s: Yspahan, argument: int, below: list[Waiting]) -> bool:
        """Before the first turn of the day (YSP-TIME.2)."""
        return argument == 0 and rests_on(below, flow.BEGIN_TURN) and below[-1].argument == 0


def roll(s: Yspahan, seat: i64, yellow: i64) -> None:
    """Roll all dice together and fill the Tower (YSP-SUPPLY.3, YSP-TOWER.1, YSP-TWO.1)."""
    white_dice: i64 = s.parts.white_dice[s.players_count]
    faces = s.chance.dice(white_dice + yellow)
    if s.journal is not None:
        s.journal.add(events.ROLLED, [seat, *faces])
    white = [0] * (FACES + 1)
    golden = [0] * (FACES + 1)
    for die, face in enumerate(faces):  # compiled, += on an entry would add objects, not numbers
        if die < white_dice:
            white[face] = white[face] + 1
        else:
            golden[face] = golden[face] + 1
    fill_tower(s, white, golden)


def fill_tower(s: Yspahan, white: list[int], yellow: list[int]) -> None:
    """Group the dice by value and place the groups, lowest at the bottom, highest on top (YSP-TOWER.1-6)."""
    shown = [face for face in range(1, FACES + 1) if white[face] > 0 or yellow[face] > 0]
    floors = s.parts.filling[len(shown)]
    value_on = s.parts.no_dice.copy()
    white_on = s.parts.no_dice.copy()
    yellow_on = s.parts.no_dice.copy()
    for group, face in enumerate(shown):
        floor = floors[group]
        value_on[floor] = face
        white_on[floor] = white[face]
        yellow_on[floor] = yellow[face]
    s.put_dice(value_on, white_on, yellow_on)


class ChooseGroup(cards.CardWindow):
    """The active player takes one group of dice and uses it once (YSP-SELECT.1-4, YSP-DEC.2, .3, .11)."""

    offers: ClassVar[list[Family]] = [*a.GROUP_USES, *a.CARD_PLAYS]

    def choices(self, s: Yspahan, argument: int, seat: int) -> list[int]:
        """The uses of each group (YSP-SELECT.2, .3, YSP-PLUS.1, .2, YSP-DRAW.3, YSP-TWO.4, .7)."""
        options: list[int] = []
        own_uses = _OWN_USES[s.players[seat].hand.kinds()]
        can_draw = s.can_draw()
        quarters = s.parts.floor_quarter
        for floor in _LISTED[s.groups_for(seat)]:
            quarter = quarters[floor]
            # Camels and Gold can always be taken; shops need a legal place (YSP-SELECT.3).
            if quarter == EMPTY or city.legal_shops(s, seat, quarter) != 0:
                options += own_uses[floor]
            else:
                options += _OTHER_USES[floor]
            if not can_draw:
                options.pop()  # the last of either list
            if s.two_players:
                building.add_raises(s, seat, floor, options)
        return options

    def choose(self, s: Yspahan, argument: int, seat: int, action: int) -> None:
        """The chosen use of a group (YSP-SELECT.2, YSP-PLUS.1, YSP-DRAW.1, YSP-TWO.4, .5)."""
        use = a.SPACE.family_of(action)
        if use is a.TAKE:
            use_group(s, seat, a.TAKE.index(action), 0)
        elif use is a.TAKE_PLUS:
            floor, card = a.TAKE_PLUS.pair(action)
            discard_for_die(s, seat, card)
            use_group(s, seat, floor, s.parts.extra_dice)
        elif use is a.SUPERVISE:
            floor = a.SUPERVISE.index(action)
            take_group(s, seat, floor)
            # the value of the group, not its size, moves the Supervisor (YSP-TOWER.7, YSP-SUP.1)
            s.push(flow.MOVE_SUPERVISOR, VALUE.put(s.floor_value[floor]))
        elif use is a.DRAW:
            take_group(s, seat, a.DRAW.index(action))
            s.draw_card(seat)
        elif use is a.RAISE:
            floor, which = a.RAISE.pair(action)
            take_group(s, seat, floor)
            building.build(s, seat, which, building.NOTHING)
        else:
            floor, which, place = a.RAISE_WITH.triple(action)
            take_group(s, seat, floor)
            building.spend_cards(s, seat, building.WAIVED[place])
            building.build(s, seat, which, building.WAIVED[place])

    def default(self, s: Yspahan, argument: int, seat: int) -> int:
        """The lowest group; its own action, else a card, else the Supervisor (YSP-DEFAULT.2)."""
        options = self.options(s, argument, seat)
        for floor in range(FLOORS):
            for action in (a.TAKE.of(floor), a.DRAW.of(floor), a.SUPERVISE.of(floor)):
                if action in options:
                    return action
        return options[0]

    def why_no_choice(self, s: Yspahan, argument: int, seat: int, action: int) -> Refusal:
        """Why a group cannot be taken for this use (YSP-SELECT.1-3, YSP-PLUS.1, YSP-TWO.4-7)."""
        floor = a.SPACE.family_of(action).first(action)
        name = s.parts.floors[floor]
        if s.dice_for(seat, floor) == 0:
            if s.yellow_on(floor) > 0:
                return Refusal("YSP-TWO.7", "yellow_group_only", {"floor": name})
            return Refusal("YSP-SELECT.1", "floor_empty", {"floor": name})
        quarter = s.parts.floor_quarter[floor]
        full = quarter != EMPTY and city.legal_shops(s, seat, quarter) == 0
        if full and (a.TAKE.has(action) or a.TAKE_PLUS.has(action)):
            return Refusal("YSP-SELECT.3", "no_shop_to_supply", {"floor": name})
        if a.TAKE_PLUS.has(action):
            card = a.TAKE_PLUS.pair(action)[1]
            return Refusal("YSP-PLUS.1", "card_not_in_hand", {"card": s.parts.cards[card]})
        if a.DRAW.has(action):
            return Refusal("YSP-DRAW.3", "no_card_to_draw")
        return building.why_not_raise(s, seat, action)

    def fits(self, s: Yspahan, argument: int, below: list[Waiting]) -> bool:
        return argument == 0 and rests_on(below, flow.FINISH_DICE) and s.groups_for(s.active) != 0


def take_group(s: Yspahan, seat: i64, floor: i64) -> i64:
    """Take the whole group off and say how many of its dice count (YSP-SELECT.1, YSP-TWO.7, YSP-YELLOW.1)."""
    dice = s.dice_for(seat, floor)
    if s.journal is not None:
        s.note(events.GROUP_TAKEN, seat, floor, dice, s.floor_value[floor])
    s.white_left &= ~(1 << floor)
    s.yellow_left &= ~(1 << floor)
    return dice


def use_group(s: Yspahan, seat: i64, floor: i64, extra: i64) -> None:
    """The floor's own action with a group of dice (YSP-CAMEL.1, YSP-GOLD.1, YSP-PLACE.1)."""
    dice = take_group(s, seat, floor) + extra
    if floor == s.parts.camels_floor:
        s.note(events.CAMELS_TAKEN, seat, s.gain_camels(seat, dice + s.power(seat, PADDOCK)))
    elif floor == s.parts.gold_floor:
        s.note(events.GOLD_TAKEN, seat, s.gain_gold(seat, dice + s.power(seat, SHOP)))
    else:
        quarter = city.QUARTER.put(s.parts.floor_quarter[floor])
        s.push(flow.PLACE_GOODS, quarter | city.CUBES.put(dice + s.power(seat, HOIST)))


def discard_for_die(s: Yspahan, seat: i64, card: i64) -> None:
    """Discard a card to count one more die (YSP-PLUS.1-6, YSP-RULING.4, .24)."""
    s.discard_card(seat, card)
    s.note(events.PLUS_DISCARDED, seat, card)


class DrawInstead(cards.CardWindow):
    """With no group left the player draws a card, after any free cards (YSP-SELECT.5, YSP-TWO.8)."""

    offers: ClassVar[list[Family]] = [a.PASS, *a.GROUP_USES, *a.CARD_PLAYS]

    def asks(self, s: Yspahan, argument: int) -> int:
        return 1 << s.active if s.players[s.active].hand.size() > 0 else 0

    def run(self, s: Yspahan, argument: int) -> None:
        s.draw_card(s.active)

    def choices(self, s: Yspahan, argument: int, seat: int) -> list[int]:
        return [a.PASS.action]

    def choose(self, s: Yspahan, argument: int, seat: int, action: int) -> None:
        s.draw_card(seat)

    def why_no_choice(self, s: Yspahan, argument: int, seat: int, action: int) -> Refusal:
        return Refusal("YSP-SELECT.5", "tower_empty")

    def fits(self, s: Yspahan, argument: int, below: list[Waiting]) -> bool:
        return argument == 0 and rests_on(below, flow.FINISH_DICE) and s.groups_for(s.active) == 0


class FinishDice(SilentStep[Yspahan]):
    """The first player's action is finished: yellow dice leave the Tower (YSP-YELLOW.2, .3, YSP-TWO.6)."""

    def run(self, s: Yspahan, argument: int) -> None:
        """From now on only building and cards are left (YSP-TURN.1, YSP-YELLOW.2, YSP-RULING.3, .13)."""
        s.after_dice = True
        if s.turn == 0 and s.yellow_left != 0 and not s.two_players:
            removed: i64 = 0
            for floor in range(FLOORS):
                removed += s.yellow_on(floor)
            s.yellow_left = 0
            s.note(events.YELLOW_REMOVED, removed)

    def fits(self, s: Yspahan, argument: int, below: list[Waiting]) -> bool:
        return argument == 0 and rests_on(below, flow.AFTER_DICE)
