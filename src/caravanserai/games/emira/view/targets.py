"""The pieces on the table that stand for a move, such as `offer:camel` (what the page lights up)."""

from __future__ import annotations

from typing import Final

from caravanserai.games.emira.parts import BUY_TOKEN, PURCHASES, SIZES
from caravanserai.games.emira.rules import flow
from caravanserai.games.emira.state import Emira
from caravanserai.kernel.actions import Move

# what lies in the hand, on one's own board, in one's palace or on a deck, by kind of move
_TARGETS: Final = {
    "keep": "hand:{event}",
    "play": "hand:{event}",
    "lose": "princess:{princess}",
    "give_token": "token:{seat}:{token}",
    "admire": "token:{seat}:{token}",
    "offer_token": "bag:{token}",
    "give_status": "status:{seat}:{status}",
    "extend": "caravan:{seat}:{caravan}:{left}",
    "offer_status": "deck:status",
    "leave_her": "deck:princess",
    "swap_her": "deck:princess",
    "bury_her": "deck:princess",
    "look": "deck:princess",
    "best_of": "deck:event",
    "pay_gift": "princess:xenia",
    "refuse_gift": "princess:xenia",
}


def targets(s: Emira, seat: int, move: Move) -> list[str]:
    """What lies on the shared board, in the hand, on one's own board or in one's palace."""
    if move.kind == "buy":
        what = PURCHASES.index(str(move.args["purchase"]))
        if what >= BUY_TOKEN:
            return [f"offer:{PURCHASES[what]}"]
        return [f"offer:{SIZES[s.parts.caravans[what].size]}", f"track:{seat}:{PURCHASES[what]}"]
    if move.kind == "infest":
        return [f"track:{other}:{move.args['caravan']}" for other in range(s.players_count)]
    if move.kind == "arrange":
        return ["deck:status" if s.next_step() == flow.ARRANGE_STATUS else "deck:princess"]
    if move.kind in _TARGETS:
        return [_TARGETS[move.kind].format(seat=seat, **move.args)]
    return []


def meant(s: Emira, target: str) -> str:
    """What one would do with something that lies there now; looking at a princess asks nothing."""
    kind, first, second = [*target.split(":"), "", ""][:3]
    step = s.asking.name if s.asking is not None else ""
    if kind == "offer" and first in SIZES:
        return f"buy {first}_slow"
    if kind == "deck":
        return "best of 2" if first == "event" else ""
    moves = {
        "offer": f"buy {first}",
        "price": f"buy {first}",
        "bid": f"bid {first}",
        "bag": f"offer {first}",
        "hand": f"{'keep' if step.startswith('keep') else 'play'} {first}",
        "track": f"buy {second}",
        "token": f"{'admire' if step == 'admire_token' else 'return'} {second}",
        "status": f"discard {second}",
    }
    return moves.get(kind, "")
