"""Standing orders: what a person may leave with the table so that not every raise needs an answer."""

from __future__ import annotations

from typing import Final

from caravanserai.games.emira.actions import PASS
from caravanserai.games.emira.parts import PARTS
from caravanserai.games.emira.rules import auction, flow
from caravanserai.games.emira.state import Emira
from caravanserai.kernel.game import ASK, Options, OrderKind
from caravanserai.kernel.refusal import Value

HIGHEST_BID: Final = "highest_bid"
NO_ORDER: Final = "none"

_AMOUNTS: list[Value] = list(range(PARTS.unit, PARTS.highest_bid + 1, PARTS.unit))
KINDS: Final[list[OrderKind]] = [OrderKind(HIGHEST_BID, [NO_ORDER, *_AMOUNTS], NO_ORDER)]


def follow(s: Emira, seat: int, orders: Options) -> int:
    """Raise by the least allowed up to the limit, then pass (EMI-AUC.5-7)."""
    limit = orders.get(HIGHEST_BID, NO_ORDER)
    if not isinstance(limit, int) or s.next_step() != flow.BID or s.speaker != seat:
        return ASK
    least = s.bid + s.parts.unit
    if least > min(limit, auction.highest_payable(s, seat)):
        return PASS.action
    return auction.bid_of(s, least)


def moment(s: Emira) -> int:
    """The auction an order is for: the present one or, between auctions, the next."""
    return s.auctions
