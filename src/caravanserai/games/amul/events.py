"""What can happen in Āmul, as the journal tells it."""

from __future__ import annotations

from typing import Final

from caravanserai.games.amul.parts import DECKS, PARTS
from caravanserai.kernel.journal import REVEAL, TRIFLE, EventKinds, Field

EVENTS: Final = EventKinds()

_SEAT: Final = Field("seat")
_CARD: Final = Field("card", PARTS.face_ids)
_DEALT: Final = Field("card", PARTS.face_ids, secret=True)
_NUMBER: Final = Field("number")  # the number printed on the card, by which the page finds it
_DEALT_NUMBER: Final = Field("number", secret=True)

ROUND_BEGAN: Final[int] = EVENTS.add("round_began", [Field("round"), _SEAT], ["AMU-ROUND.1", "AMU-CLEAN.3"])
CARD_DEALT: Final[int] = EVENTS.add(
    "card_dealt", [_SEAT, _DEALT, _DEALT_NUMBER], ["AMU-REPL.1", "AMU-SETUP.7"], weight=TRIFLE
)
CARD_TURNED_UP: Final[int] = EVENTS.add("card_turned_up", [_CARD, _NUMBER], ["AMU-REPL.2"], weight=TRIFLE)
CARD_OFFERED: Final[int] = EVENTS.add("card_offered", [_SEAT, _CARD, _NUMBER], ["AMU-OFFER.2"])
PICK_ORDER: Final[int] = EVENTS.add(
    "pick_order", [Field("seats")], ["AMU-PICK.3", "AMU-MIL.3"], listed=True, weight=REVEAL
)
CARD_PICKED: Final[int] = EVENTS.add("card_picked", [_SEAT, _CARD, _NUMBER], ["AMU-PICK.1"])
CARD_PLAYED: Final[int] = EVENTS.add("card_played", [_SEAT, _CARD, _NUMBER], ["AMU-REVEAL.3"], weight=REVEAL)
CARD_THROWN_AWAY: Final[int] = EVENTS.add("card_thrown_away", [_SEAT, _CARD, _NUMBER], ["AMU-REVEAL.4"])
CARD_TAKEN: Final[int] = EVENTS.add(
    "card_taken", [_SEAT, _CARD, Field("display", DECKS), _NUMBER], ["AMU-EFFECT.8", "AMU-END.3"]
)
TAKING_DECLINED: Final[int] = EVENTS.add("taking_declined", [_SEAT, _CARD], ["AMU-EFFECT.9"])
CARD_DISCARDED: Final[int] = EVENTS.add("card_discarded", [_CARD, _NUMBER], ["AMU-CLEAN.2"], weight=TRIFLE)
CARD_LAID_DOWN: Final[int] = EVENTS.add("card_laid_down", [_SEAT, _CARD, _NUMBER], ["AMU-END.1"])
HAND_CARD_DISCARDED: Final[int] = EVENTS.add("hand_card_discarded", [_SEAT, _CARD, _NUMBER], ["AMU-END.1"])
SCORED: Final[int] = EVENTS.add("scored", [_SEAT, Field("points")], ["AMU-SCORE.1"])
GAME_OVER: Final[int] = EVENTS.add("game_over", [Field("winners")], ["AMU-WIN.1", "AMU-WIN.3"], listed=True)
