"""What can happen in Āmul, as the journal tells it."""

from __future__ import annotations

from typing import Final

from caravanserai.games.amul.parts import DECKS, PARTS
from caravanserai.kernel.journal import EventKind, Field

KINDS: Final[list[EventKind]] = []


def _kind(name: str, fields: list[Field], rules: list[str], listed: bool = False) -> int:
    KINDS.append(EventKind(name, fields, rules, listed))
    return len(KINDS) - 1


_SEAT: Final = Field("seat")
_CARD: Final = Field("card", PARTS.face_ids)
_DEALT: Final = Field("card", PARTS.face_ids, secret=True)
_NUMBER: Final = Field("number")  # the number printed on the card, by which the page finds it
_DEALT_NUMBER: Final = Field("number", secret=True)

ROUND_BEGAN: Final = _kind("round_began", [Field("round"), _SEAT], ["AMU-ROUND.1", "AMU-CLEAN.3"])
CARD_DEALT: Final = _kind("card_dealt", [_SEAT, _DEALT, _DEALT_NUMBER], ["AMU-REPL.1", "AMU-SETUP.7"])
CARD_TURNED_UP: Final = _kind("card_turned_up", [_CARD, _NUMBER], ["AMU-REPL.2"])
CARD_OFFERED: Final = _kind("card_offered", [_SEAT, _CARD, _NUMBER], ["AMU-OFFER.2"])
PICK_ORDER: Final = _kind("pick_order", [Field("seats")], ["AMU-PICK.3", "AMU-MIL.3"], listed=True)
CARD_PICKED: Final = _kind("card_picked", [_SEAT, _CARD, _NUMBER], ["AMU-PICK.1"])
CARD_PLAYED: Final = _kind("card_played", [_SEAT, _CARD, _NUMBER], ["AMU-REVEAL.3"])
CARD_THROWN_AWAY: Final = _kind("card_thrown_away", [_SEAT, _CARD, _NUMBER], ["AMU-REVEAL.4"])
CARD_TAKEN: Final = _kind(
    "card_taken", [_SEAT, _CARD, Field("display", DECKS), _NUMBER], ["AMU-EFFECT.8", "AMU-END.3"]
)
TAKING_DECLINED: Final = _kind("taking_declined", [_SEAT, _CARD], ["AMU-EFFECT.9"])
CARD_DISCARDED: Final = _kind("card_discarded", [_CARD, _NUMBER], ["AMU-CLEAN.2"])
CARD_LAID_DOWN: Final = _kind("card_laid_down", [_SEAT, _CARD, _NUMBER], ["AMU-END.1"])
HAND_CARD_DISCARDED: Final = _kind("hand_card_discarded", [_SEAT, _CARD, _NUMBER], ["AMU-END.1"])
SCORED: Final = _kind("scored", [_SEAT, Field("points")], ["AMU-SCORE.1"])
GAME_OVER: Final = _kind("game_over", [Field("winners")], ["AMU-WIN.1", "AMU-WIN.3"], listed=True)
