"""The Supervisor moves, and goods beside him go to the Caravan (YSP-SUP, YSP-SEND)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from caravanserai.games.yspahan import actions as a
from caravanserai.games.yspahan import events
from caravanserai.games.yspahan.parts import FACES, HAMMAM, PARTS
from caravanserai.games.yspahan.rules import caravan, cards, flow
from caravanserai.games.yspahan.state import Yspahan
from caravanserai.kernel.actions import Family
from caravanserai.kernel.refusal import Refusal, Value
from caravanserai.kernel.step import Part, Step, Waiting, rests_on

VALUE: Final = Part("value", 0, 3)  # of the group of dice that moves him
SHOP: Final = Part("shop", 0, 8, PARTS.shops)
FIRST: Final = Part("first", 0, 8, PARTS.shops)
SECOND: Final = Part("second", 8, 8, PARTS.shops)


def _between(distances: list[int], nearest: int, farthest: int) -> list[int]:
    """The moves to the spaces at least so far away and at most so far."""
    return [a.MOVE.of(space) for space, distance in enumerate(distances) if nearest <= distance <= farthest]


# the moves from each space to those at least so far away and at most so far, ready made
_LENGTHS: Final = range(PARTS.farthest + 1)
DESTINATIONS: Final[list[list[list[list[int]]]]] = [
    [[_between(distances, nearest, farthest) for farthest in _LENGTHS] for nearest in _LENGTHS]
    for distances in PARTS.distance
]


def reach(s: Yspahan, seat: i64) -> i64:
    """By how many spaces the seat can change the Supervisor's move (YSP-SUP.3, YSP-BLD.3)."""
    return s.players[seat].gold + s.power(seat, HAMMAM)


def cost_of(s: Yspahan, seat: i64, value: i64, space: i64) -> i64:
    """The Gold it costs to end the move on a space (YSP-SUP.2, .3)."""
    distance: i64 = s.parts.distance[s.supervisor][space]
    change = distance - value
    if change < 0:
        change = -change
    change -= s.power(seat, HAMMAM)
    return change if change > 0 else 0


class MoveSupervisor(Step[Yspahan]):
    """The Supervisor moves along the road, never over a space twice (YSP-SUP.1-10, YSP-DEC.5)."""

    carries: ClassVar[list[Part]] = [VALUE]
    offers: ClassVar[list[Family]] = [a.MOVE]

    def asks(self, s: Yspahan, argument: int) -> int:
        """The active player moves him (YSP-SUP.1, YSP-CARD.4, YSP-DEC.5)."""
        return 1 << s.active

    def options(self, s: Yspahan, argument: int, seat: int) -> list[int]:
        value = VALUE.of(argument)
        change = reach(s, seat)
        nearest = value - change if value > change else 0
        farthest = min(value + change, s.parts.farthest)
        return DESTINATIONS[s.supervisor][nearest][farthest].copy()

    def take(self, s: Yspahan, argument: int, seat: int, action: int) -> None:
        """Pay, move, and see which goods are affected (YSP-SUP.3, .8, .9, YSP-SEND.1, .2, YSP-DEC.6)."""
        space = a.MOVE.index(action)
        cost = cost_of(s, seat, VALUE.of(argument), space)
        distance = s.parts.distance[s.supervisor][space]
        s.players[seat].gold -= cost
        s.supervisor = space
        s.note(events.SUPERVISOR_MOVED, seat, space, distance, cost)
        affected = affected_shops(s)
        if len(affected) == 1:
            s.push(flow.SEND_GOOD, SHOP.put(affected[0]))
        elif len(affected) == 2:
            s.push(flow.ORDER_GOODS, FIRST.put(affected[0]) | SECOND.put(affected[1]))

    def default(self, s: Yspahan, argument: int, seat: int) -> int:
        """The first destination that costs nothing (YSP-DEFAULT.3, YSP-SUP.10)."""
        options = self.options(s, argument, seat)
        for action in options:
            if cost_of(s, seat, VALUE.of(argument), a.MOVE.index(action)) == 0:
                return action
        return options[0]

    def about(self, s: Yspahan, argument: int) -> dict[str, Value]:
        return {"value": VALUE.of(argument), "space": s.parts.spaces[s.supervisor]}

    def why_not(self, s: Yspahan, argument: int, seat: int, action: int) -> Refusal:
        space = a.MOVE.index(action)
        value = VALUE.of(argument)
        return Refusal(
            "YSP-SUP.3",
            "supervisor_too_dear",
            {
                "space": s.parts.spaces[space],
                "distance": s.parts.distance[s.supervisor][space],
                "value": value,
                "gold": cost_of(s, seat, value, space),
            },
        )

    def fits(self, s: Yspahan, argument: int, below: list[Waiting]) -> bool:
        return rests_on(below, flow.FINISH_DICE) and 1 <= VALUE.of(argument) <= FACES


def affected_shops(s: Yspahan) -> list[int]:
    """The touched shops that hold a cube, whoever owns it (YSP-SEND.1, .2, YSP-DEC.6)."""
    return [shop for shop in s.parts.touched[s.supervisor] if s.is_filled(shop)]


class OrderGoods(cards.CardWindow):
    """Who moved the Supervisor chooses which of two goods is handled first (YSP-SEND.2, .3, YSP-DEC.6)."""

    carries: ClassVar[list[Part]] = [FIRST, SECOND]
    offers: ClassVar[list[Family]] = [a.FIRST, *a.CARD_PLAYS]

    def choices(self, s: Yspahan, argument: int, seat: int) -> list[int]:
        return [a.FIRST.of(FIRST.of(argument)), a.FIRST.of(SECOND.of(argument))]

    def choose(self, s: Yspahan, argument: int, seat: int, action: int) -> None:
        """The order of the two goods (YSP-SEND.2, .3, .9, YSP-DEC.6)."""
        first = a.FIRST.index(action)
        second = FIRST.of(argument) if first == SECOND.of(argument) else SECOND.of(argument)
        s.push(flow.SEND_GOOD, SHOP.put(second))
        # The window before the first good has just been open: its owner is asked at once.
        s.push(flow.OWNER_DECIDES, SHOP.put(first))

    def about(self, s: Yspahan, argument: int) -> dict[str, Value]:
        return {"space": s.parts.spaces[s.supervisor]}

    def why_no_choice(self, s: Yspahan, argument: int, seat: int, action: int) -> Refusal:
        return Refusal("YSP-SEND.2", "shop_not_affected", {"shop": s.parts.shops[a.FIRST.index(action)]})

    def fits(self, s: Yspahan, argument: int, below: list[Waiting]) -> bool:
        both = [int(FIRST.of(argument)), int(SECOND.of(argument))]
        return rests_on(below, flow.FINISH_DICE) and both == affected_shops(s)


class SendGood(cards.CardWindow):
    """Before an affected shop is resolved the active player may play cards (YSP-SEND.9, YSP-CARD.4)."""

    carries: ClassVar[list[Part]] = [SHOP]
    offers: ClassVar[list[Family]] = [a.PASS, *a.CARD_PLAYS]

    def asks(self, s: Yspahan, argument: int) -> int:
        """A window for whoever holds a card, except before an own good (YSP-SEND.9, YSP-DEC.7)."""
        seat = s.active
        if s.owner_of(SHOP.of(argument)) == seat:
            return 0  # the mover's own good: the window is part of his decision to keep or send
        # Everyone with cards is asked, able to play one or not, so that nobody learns which (YSP-INFO.8).
        return 1 << seat if s.players[seat].hand.size() > 0 else 0

    def run(self, s: Yspahan, argument: int) -> None:
        s.push(flow.OWNER_DECIDES, argument)

    def choices(self, s: Yspahan, argument: int, seat: int) -> list[int]:
        return [a.PASS.action]

    def choose(self, s: Yspahan, argument: int, seat: int, action: int) -> None:
        s.push(flow.OWNER_DECIDES, argument)

    def about(self, s: Yspahan, argument: int) -> dict[str, Value]:
        shop = SHOP.of(argument)
        return {"shop": s.parts.shops[shop], "owner": s.owner_of(shop)}

    def fits(self, s: Yspahan, argument: int, below: list[Waiting]) -> bool:
        return rests_on(below, flow.FINISH_DICE) and int(SHOP.of(argument)) in affected_shops(s)


class OwnerDecides(cards.CardWindow):
    """The owner sends the cube, or pays a Camel and sends one from the reserve (YSP-SEND.4-7, YSP-DEC.7)."""

    carries: ClassVar[list[Part]] = [SHOP]
    offers: ClassVar[list[Family]] = [a.SEND, a.KEEP, *a.CARD_PLAYS]

    def asks(self, s: Yspahan, argument: int) -> int:
        """The owner, also out of turn, if there is anything to decide (YSP-SEND.5, .9, YSP-EX.36)."""
        owner = s.owner_of(SHOP.of(argument))
        if can_keep(s, owner) or (owner == s.active and s.players[owner].hand.size() > 0):
            return 1 << owner
        return 0

    def run(self, s: Yspahan, argument: int) -> None:
        send(s, SHOP.of(argument))

    def options(self, s: Yspahan, argument: int, seat: int) -> list[int]:
        options = [a.SEND.action]
        if can_keep(s, seat):
            options.append(a.KEEP.action)
        if seat == s.active:
            cards.add_playable(s, seat, options)
        return options

    def choose(self, s: Yspahan, argument: int, seat: int, action: int) -> None:
        shop = SHOP.of(argument)
        if action == a.SEND.action:
            send(s, shop)
        else:
            s.players[seat].camels -= 1
            s.note(events.GOOD_KEPT, seat, shop)
            caravan.enter(s, seat, True)

    def about(self, s: Yspahan, argument: int) -> dict[str, Value]:
        return {"shop": s.parts.shops[SHOP.of(argument)]}

    def why_not(self, s: Yspahan, argument: int, seat: int, action: int) -> Refusal:
        if action != a.KEEP.action:
            if seat != s.active:
                return Refusal("YSP-SEND.5", "no_cards_out_of_turn")
            return cards.why_not(s, seat, action)
        if s.players[seat].camels > 0:
            return Refusal("YSP-RULING.1", "no_cube_left")
        return Refusal("YSP-SEND.5", "no_camel_to_keep")

    def fits(self, s: Yspahan, argument: int, below: list[Waiting]) -> bool:
        """An affected good, after which another one may be sent (YSP-SEND.2)."""
        other = rests_on(below, flow.SEND_GOOD) and below[-1].argument != argument
        in_place = other or rests_on(below, flow.FINISH_DICE)
        return in_place and int(SHOP.of(argument)) in affected_shops(s)


def can_keep(s: Yspahan, owner: i64) -> bool:
    """Keeping needs a Camel, and a cube in the reserve to send instead (YSP-SEND.4, .5, YSP-RULING.1)."""
    return s.players[owner].camels > 0 and s.cubes_left(owner) > 0


def send(s: Yspahan, shop: i64) -> None:
    """The cube leaves its shop for the Caravan (YSP-SEND.3, .4, .6, .8, YSP-BLD.4)."""
    owner = s.clear_shop(shop)
    s.note(events.GOOD_SENT, owner, shop)
    caravan.enter(s, owner, True)
