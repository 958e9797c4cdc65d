"""The pieces on the table that stand for a move, such as `offer:camel` (what the page lights up)."""

from __future__ import annotations

from caravanserai.games.emira.parts import BUY_TOKEN, PURCHASES, SIZES
from caravanserai.games.emira.rules import flow
from caravanserai.games.emira.state import Emira
from caravanserai.kernel.actions import Move


def targets(s: Emira, seat: int, move: Move) -> list[str]:
    """What lies on the shared board, in the hand, on one's own board or in one's palace."""
    if move.kind == "buy":
        what = PURCHASES.index(str(move.args["purchase"]))
        if what < BUY_TOKEN:
            return [
                f"offer:{SIZES[s.parts.caravans[what].size]}",
                f"track:{seat}:{s.parts.caravan_ids[what]}",
            ]
        return [f"offer:{PURCHASES[what]}"]
    if move.kind in ("keep", "play"):
        return [f"hand:{move.args['event']}"]
    if move.kind == "lose":
        return [f"princess:{move.args['princess']}"]
    if move.kind in ("give_token", "admire"):
        return [f"token:{seat}:{move.args['token']}"]
    if move.kind == "offer_token":
        return [f"bag:{move.args['token']}"]
    if move.kind == "give_status":
        return [f"status:{seat}:{move.args['status']}"]
    if move.kind == "extend":
        return [f"caravan:{seat}:{move.args['caravan']}:{move.args['left']}"]
    if move.kind == "infest":
        return [f"track:{other}:{move.args['caravan']}" for other in range(s.players_count)]
    if move.kind == "offer_status" or s.next_step() == flow.ARRANGE_STATUS:
        return ["deck:status"]
    if move.kind in ("leave_her", "swap_her", "bury_her", "arrange", "look"):
        return ["deck:princess"]
    if move.kind in ("pay_gift", "refuse_gift"):
        return [f"princess:{s.parts.princess_ids[s.parts.xenia]}"]
    if move.kind == "best_of":
        return ["deck:event"]
    return []
