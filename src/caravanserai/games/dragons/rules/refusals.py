"""Why a move does not fit the present step at all."""

from __future__ import annotations

from typing import Final

from caravanserai.games.dragons.actions import SPACE, SPELL_OF
from caravanserai.games.dragons.parts import NONE
from caravanserai.games.dragons.state import Dragons
from caravanserai.kernel.refusal import Refusal

# the rule that says when each kind of move has its place; spells and artifacts are told below
_PLACE_OF: Final[dict[str, str]] = {
    "place": "DRA-PLACE.1",
    "pass": "DRA-PRIO.2",
    "decline": "DRA-ROOM.2",
    "bribe": "DRA-GUARD.4",
    "buy": "DRA-ROOM.2",
    "buy_searching": "DRA-ABRACADABRA.1",
    "pay": "DRA-ROOM.3",
    "choose": "DRA-BANK.6",
    "give": "DRA-BANK.4",
    "take": "DRA-TRADE.1",
    "done": "DRA-TRADE.1",
    "keep_spell": "DRA-TENT.1",
    "name": "DRA-CARAVANSERAI.1",
    "pick": "DRA-MIRAGE.1",
    "keep_token": "DRA-CITYTAX.1",
    "keep_carpet": "DRA-CITYTAX.1",
    "pay_tax": "DRA-SULTAN.1",
    "remove_token": "DRA-EYE.1",
    "remove_carpet": "DRA-EYE.1",
}


def not_now(s: Dragons, action: int) -> Refusal:
    """The table waits for something else."""
    kind = SPACE.move(action).kind
    magical = kind.startswith("use_") or SPELL_OF[action] != NONE or kind == "buy_searching"
    if magical and not s.magic:
        return Refusal("DRA-SETUP.10", "no_magic")
    if magical:
        return Refusal("DRA-PRIO.15", "no_window_now")
    return Refusal(_PLACE_OF[kind], "not_now")
