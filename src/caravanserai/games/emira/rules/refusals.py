"""Why a move does not fit the present step at all."""

from __future__ import annotations

from typing import Final

from caravanserai.games.emira.actions import SPACE
from caravanserai.kernel.refusal import Refusal

# the rule that says when each kind of move has its place
_PLACE_OF: Final[dict[str, str]] = {
    "keep": "EMI-BUY.1",
    "play": "EMI-EVENT.1",
    "pass": "EMI-AUC.4",
    "leave_her": "EMI-CARD.5",
    "swap_her": "EMI-CARD.5",
    "bury_her": "EMI-CARD.5",
    "arrange": "EMI-CARD.8",
    "admire": "EMI-CARD.11",
    "extend": "EMI-CARD.14",
    "infest": "EMI-CARD.19",
    "spoil": "EMI-CARD.19",
    "spoil_two": "EMI-CARD.19",
    "choose_turn": "EMI-3P.8",
    "look": "EMI-3P.10",
    "offer_token": "EMI-CARD.1",
    "offer_status": "EMI-CARD.15",
    "bid": "EMI-AUC.4",
    "take_gold": "EMI-AUC.15",
    "buy": "EMI-AUC.11",
    "forgo": "EMI-AUC.11",
    "best_of": "EMI-BUY.1",
    "give_token": "EMI-PRIN.6",
    "give_status": "EMI-PRIN.7",
    "lose": "EMI-PRIN.27",
    "pay_gift": "EMI-PRIN.20",
    "refuse_gift": "EMI-PRIN.20",
}


def not_now(action: int) -> Refusal:
    """The table waits for something else."""
    return Refusal(_PLACE_OF[SPACE.move(action).kind], "not_now")
