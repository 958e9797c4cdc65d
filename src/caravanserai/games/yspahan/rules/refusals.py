"""Why a move does not fit the present step at all."""

from __future__ import annotations

from typing import Final

from caravanserai.games.yspahan.actions import SPACE
from caravanserai.kernel.refusal import Refusal

# the rule that says when each kind of move has its place
_PLACE_OF: Final[dict[str, str]] = {
    "yellow": "YSP-SUPPLY.1",
    "take": "YSP-SELECT.1",
    "take_plus": "YSP-PLUS.1",
    "supervise": "YSP-SELECT.2",
    "draw": "YSP-SELECT.2",
    "raise": "YSP-TWO.4",
    "raise_with": "YSP-TWO.5",
    "place": "YSP-PLACE.1",
    "move": "YSP-SUP.1",
    "first": "YSP-SEND.2",
    "send": "YSP-SEND.4",
    "keep": "YSP-SEND.4",
    "build": "YSP-TURN.1",
    "end": "YSP-TURN.1",
}


def not_now(action: int) -> Refusal:
    """The table waits for something else."""
    return Refusal(_PLACE_OF.get(SPACE.move(action).kind, "YSP-CARD.4"), "not_now")
