"""The action space of Āmul and the text form of every move."""

from __future__ import annotations

from typing import Final

from caravanserai.games.amul.parts import PARTS
from caravanserai.kernel.actions import ActionSpace
from caravanserai.kernel.refusal import Value

SPACE: Final = ActionSpace()

# A move names the card by its face: copies of one card are the same choice (AMU-DP.1).
_ALL: list[Value] = list(PARTS.face_ids)
_MARKET: list[Value] = _ALL[: PARTS.market_faces]

# Planning (AMU-DP.1-3)
OFFER: Final = SPACE.add("offer", "offer {card}", [("card", _MARKET)], rule="AMU-OFFER.1")
PICK: Final = SPACE.add("pick", "pick {card}", [("card", _ALL)], rule="AMU-PICK.1")
PLAY: Final = SPACE.add("play", "play {card}", [("card", _MARKET)], rule="AMU-REVEAL.1")
# Effects (AMU-DP.4-8)
TAKE: Final = SPACE.add("take", "take {card}", [("card", _ALL)], rule="AMU-EFFECT.2")
PASS: Final = SPACE.add("pass", "pass")

# the actions of Market cards by their numbers; number 0 is no card
OFFER_OF: Final = [OFFER.of(face) if face < PARTS.market_faces else 0 for face in PARTS.face_of]
PICK_OF: Final = [PICK.of(face) for face in PARTS.face_of]
PLAY_OF: Final = [PLAY.of(face) for face in PARTS.face_of]
