"""Why a move does not fit the present step at all."""

from __future__ import annotations

from typing import Final

from caravanserai.games.amul.actions import SPACE
from caravanserai.kernel.refusal import Refusal

# the rule that says when each kind of move has its place
_PLACE_OF: Final[dict[str, str]] = {
    "offer": "AMU-OFFER.1",
    "pick": "AMU-PICK.1",
    "play": "AMU-REVEAL.1",
    "take": "AMU-EFFECT.2",
}


def not_now(action: int, step_rule: str) -> Refusal:
    """The table waits for something else: the rule of the move says for what, or that of the step."""
    return Refusal(_PLACE_OF.get(SPACE.move(action).kind, step_rule), "not_now")
