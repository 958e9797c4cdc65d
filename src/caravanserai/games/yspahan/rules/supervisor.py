"""The Supervisor moves, and goods beside him go to the Caravan (YSP-SUP, YSP-SEND)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caravanserai.games.yspahan import events
from caravanserai.games.yspahan.actions import FIRST, KEEP, MOVE, PASS, RAISE, SEND
from caravanserai.games.yspahan.parts import EMPTY, PARTS
from caravanserai.games.yspahan.rules import caravan, cards, flow, refusals
from caravanserai.games.yspahan.state import Yspahan
from caravanserai.kernel.refusal import Refusal, Value
from caravanserai.kernel.step import Step

# the moves from a space to those at least so far away and at most so far, ready made
DESTINATIONS: Final[list[list[list[list[int]]]]] = [
    [[[MOVE + space for space in spaces] for spaces in by_farthest] for by_farthest in by_nearest]
    for by_nearest in PARTS.between
]


def cost_of(s: Yspahan, seat: int, value: int, space: int) -> i64:
    """The Gold it costs to end the move on a space (YSP-SUP.2, .3)."""
    distance: i64 = s.parts.distance[s.supervisor][space]
    change = distance - value
    if change < 0:
        change = -change
    change -= s.hammam(seat)
    return change if change > 0 else 0


class MoveSupervisor(Step[Yspahan]):
    """The Supervisor moves along the road, never over a space twice (YSP-SUP.1-10, YSP-DEC.5)."""

    def asks(self, s: Yspahan, argument: int) -> int:
        """The active player moves him (YSP-SUP.1, YSP-CARD.4, YSP-DEC.5)."""
        return 1 << s.active

    def options(self, s: Yspahan, argument: int, seat: int) -> list[int]:
        reach = s.players[seat].gold + s.hammam(seat)
        low = max(argument - reach, 0)
        high = min(argument + reach, s.parts.farthest)
        return DESTINATIONS[s.supervisor][low][high].copy()

    def take(self, s: Yspahan, argument: int, seat: int, action: int) -> None:
        """Pay, move, and see which goods are affected (YSP-SUP.3, .8, .9, YSP-SEND.1, .2, YSP-DEC.6)."""
        space = action - MOVE
        cost = cost_of(s, seat, argument, space)
        distance = s.parts.distance[s.supervisor][space]
        s.players[seat].gold -= cost
        s.supervisor = space
        s.note(events.SUPERVISOR_MOVED, seat, space, distance, cost)
        affected = affected_shops(s)
        if len(affected) == 1:
            s.push(flow.SEND_GOOD, affected[0])
        elif len(affected) == 2:
            s.push(flow.ORDER_GOODS, affected[1] << 8 | affected[0])

    def default(self, s: Yspahan, argument: int, seat: int) -> int:
        """The first destination that costs nothing (YSP-DEFAULT.3, YSP-SUP.10)."""
        options = self.options(s, argument, seat)
        for action in options:
            if cost_of(s, seat, argument, action - MOVE) == 0:
                return action
        return options[0]

    def about(self, s: Yspahan, argument: int) -> dict[str, Value]:
        return {"value": argument, "space": s.parts.spaces[s.supervisor]}

    def why_not(self, s: Yspahan, argument: int, seat: int, action: int) -> Refusal:
        if not MOVE <= action < SEND:
            return refusals.not_now(action)
        space = action - MOVE
        return Refusal(
            "YSP-SUP.3",
            "supervisor_too_dear",
            {
                "space": s.parts.spaces[space],
                "distance": s.parts.distance[s.supervisor][space],
                "value": argument,
                "gold": cost_of(s, seat, argument, space),
            },
        )


def affected_shops(s: Yspahan) -> list[int]:
    """The touched shops that hold a cube, whoever owns it (YSP-SEND.1, .2, YSP-DEC.6)."""
    return [shop for shop in s.parts.touched[s.supervisor] if s.shops[shop] != EMPTY]


class OrderGoods(Step[Yspahan]):
    """Who moved the Supervisor chooses which of two goods is handled first (YSP-SEND.2, .3, YSP-DEC.6)."""

    def asks(self, s: Yspahan, argument: int) -> int:
        return 1 << s.active

    def options(self, s: Yspahan, argument: int, seat: int) -> list[int]:
        return cards.add_playable(s, seat, [FIRST + (argument & 255), FIRST + (argument >> 8)])

    def take(self, s: Yspahan, argument: int, seat: int, action: int) -> None:
        """The order, or a card before it (YSP-SEND.2, .3, .9, YSP-CARD.4, YSP-DEC.6)."""
        if cards.is_card(action):
            s.push(flow.ORDER_GOODS, argument)
            cards.play(s, seat, action)
            return
        first = action - FIRST
        second = argument & 255 if first == argument >> 8 else argument >> 8
        s.push(flow.SEND_GOOD, second)
        # The window before the first good has just been open: its owner is asked at once.
        s.push(flow.OWNER_DECIDES, first)

    def about(self, s: Yspahan, argument: int) -> dict[str, Value]:
        return {"space": s.parts.spaces[s.supervisor]}

    def why_not(self, s: Yspahan, argument: int, seat: int, action: int) -> Refusal:
        if cards.is_card(action):
            return cards.why_not(s, seat, action)
        if FIRST <= action < RAISE:
            return Refusal("YSP-SEND.2", "shop_not_affected", {"shop": s.parts.shops[action - FIRST]})
        return refusals.not_now(action)


class SendGood(Step[Yspahan]):
    """Before an affected shop is resolved the active player may play cards (YSP-SEND.9, YSP-CARD.4)."""

    def asks(self, s: Yspahan, argument: int) -> int:
        """A window for whoever holds a card, except before an own good (YSP-SEND.9, YSP-DEC.7)."""
        seat = s.active
        if s.shops[argument] == seat:
            return 0  # the mover's own good: the window is part of his decision to keep or send
        # Everyone with cards is asked, able to play one or not, so that nobody learns which (YSP-INFO.8).
        return 1 << seat if s.players[seat].hand.slots else 0

    def run(self, s: Yspahan, argument: int) -> None:
        s.push(flow.OWNER_DECIDES, argument)

    def options(self, s: Yspahan, argument: int, seat: int) -> list[int]:
        return cards.add_playable(s, seat, [PASS])

    def take(self, s: Yspahan, argument: int, seat: int, action: int) -> None:
        if cards.is_card(action):
            s.push(flow.SEND_GOOD, argument)
            cards.play(s, seat, action)
        else:
            s.push(flow.OWNER_DECIDES, argument)

    def about(self, s: Yspahan, argument: int) -> dict[str, Value]:
        return {"shop": s.parts.shops[argument], "owner": s.shops[argument]}

    def why_not(self, s: Yspahan, argument: int, seat: int, action: int) -> Refusal:
        return cards.why_not(s, seat, action) if cards.is_card(action) else refusals.not_now(action)


class OwnerDecides(Step[Yspahan]):
    """The owner sends the cube, or pays a Camel and sends one from the reserve (YSP-SEND.4-7, YSP-DEC.7)."""

    def asks(self, s: Yspahan, argument: int) -> int:
        """The owner, also out of turn, if there is anything to decide (YSP-SEND.5, .9, YSP-EX.36)."""
        owner = s.shops[argument]
        player = s.players[owner]
        if can_keep(s, owner):
            return 1 << owner
        return 1 << owner if owner == s.active and player.hand.slots else 0

    def run(self, s: Yspahan, argument: int) -> None:
        send(s, argument)

    def options(self, s: Yspahan, argument: int, seat: int) -> list[int]:
        options = [SEND]
        if can_keep(s, seat):
            options.append(KEEP)
        if seat == s.active:
            cards.add_playable(s, seat, options)
        return options

    def take(self, s: Yspahan, argument: int, seat: int, action: int) -> None:
        if action == SEND:
            send(s, argument)
        elif action == KEEP:
            s.players[seat].camels -= 1
            s.note(events.GOOD_KEPT, seat, argument)
            caravan.enter(s, seat, True)
        else:
            s.push(flow.OWNER_DECIDES, argument)
            cards.play(s, seat, action)

    def about(self, s: Yspahan, argument: int) -> dict[str, Value]:
        return {"shop": s.parts.shops[argument]}

    def why_not(self, s: Yspahan, argument: int, seat: int, action: int) -> Refusal:
        if cards.is_card(action):
            if seat != s.active:
                return Refusal("YSP-SEND.5", "no_cards_out_of_turn")
            return cards.why_not(s, seat, action)
        if action == KEEP:
            if s.players[seat].camels > 0:
                return Refusal("YSP-RULING.1", "no_cube_left")
            return Refusal("YSP-SEND.5", "no_camel_to_keep")
        return refusals.not_now(action)


def can_keep(s: Yspahan, owner: int) -> bool:
    """Keeping needs a Camel, and a cube in the reserve to send instead (YSP-SEND.4, .5, YSP-RULING.1)."""
    return s.players[owner].camels > 0 and s.cubes_left(owner) > 0


def send(s: Yspahan, shop: int) -> None:
    """The cube leaves its shop for the Caravan (YSP-SEND.3, .4, .6, .8, YSP-BLD.4)."""
    owner = s.clear_shop(shop)
    s.note(events.GOOD_SENT, owner, shop)
    caravan.enter(s, owner, True)
