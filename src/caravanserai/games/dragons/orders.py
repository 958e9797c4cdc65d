"""What a person may tell the table beforehand, so that not every window or offer needs an answer."""

from __future__ import annotations

from typing import Final

from caravanserai.games.dragons.actions import DECLINE, PASS
from caravanserai.games.dragons.parts import GUARD, NONE
from caravanserai.games.dragons.rules import flow
from caravanserai.games.dragons.state import Dragons
from caravanserai.kernel.game import ASK, Options, OrderKind

ALWAYS: Final = "always"
OWN_SPACES: Final = "own_spaces"
NEVER: Final = "never"

UNTIL_NEXT_SPACE: Final = "pass_until_next_space"
UNTIL_PALACE: Final = "pass_until_palace"
UNTIL_ROUND_END: Final = "pass_until_round_end"
DECLINE_UNTIL_ROUND_END: Final = "decline_until_round_end"

ORDER_KINDS: Final = [
    OrderKind("windows", [ALWAYS, OWN_SPACES, NEVER], ALWAYS),
    OrderKind(UNTIL_NEXT_SPACE, [False, True], False),
    OrderKind(UNTIL_PALACE, [False, True], False),
    OrderKind(UNTIL_ROUND_END, [False, True], False),
    OrderKind(DECLINE_UNTIL_ROUND_END, [False, True], False),
]

OFFERS: Final = [flow.USE_MARKET, flow.BRIBE_GUARD, flow.BUY_ARTIFACT]


def follow(s: Dragons, seat: int, orders: Options) -> int:
    """Pass in windows and decline offers as the seat has ordered (DRA-DEC.3, .5, .7, .8).

    An order never looks at what the seat could pay: how fast an answer comes shall not tell (DRA-RULING.51).
    """
    step = s.next_step()
    if step in OFFERS:
        return DECLINE.action if orders.get(DECLINE_UNTIL_ROUND_END) else ASK
    if step != flow.RESPOND:
        return ASK
    if any(orders.get(order) for order in (UNTIL_NEXT_SPACE, UNTIL_PALACE, UNTIL_ROUND_END)):
        return PASS.action
    wish = orders.get("windows", ALWAYS)
    if wish == NEVER or (wish == OWN_SPACES and not concerns(s, seat)):
        return PASS.action
    return ASK


def concerns(s: Dragons, seat: int) -> bool:
    """Whether a window is about a space where the seat has a token, or about somebody else's play."""
    if any(play.seat != seat for play in s.batch):
        return True
    return NONE < s.current < len(s.parts.spaces) and s.players[seat].pieces_in(s.current) > 0


def moment(s: Dragons, order: str) -> int:
    """The stretch of the game an order is for: a space, the way to the palace, a round, or the whole game."""
    if order == UNTIL_NEXT_SPACE:
        return s.round * 100 + s.current
    if order == UNTIL_PALACE:
        return s.round * 2 + (1 if s.current >= GUARD else 0)
    return s.round if order in (UNTIL_ROUND_END, DECLINE_UNTIL_ROUND_END) else 0
