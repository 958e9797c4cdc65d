"""The action space of Āmul and the text form of every move."""

from __future__ import annotations

from typing import Final

from caravanserai.games.amul.parts import PARTS
from caravanserai.kernel.actions import ActionSpace
from caravanserai.kernel.refusal import Value

SPACE: Final = ActionSpace()

# A move names the card by its face: copies of one card are the same choice (AMU-DP.1). An action is the first
# action of its kind plus the index of the face.
_ALL: list[Value] = list(PARTS.face_ids)
_MARKET: list[Value] = _ALL[: PARTS.market_faces]

# Planning (AMU-DP.1-3)
OFFER: Final[int] = SPACE.first_of("offer", "offer {card}", [("card", _MARKET)])
PICK: Final[int] = SPACE.first_of("pick", "pick {card}", [("card", _ALL)])
PLAY: Final[int] = SPACE.first_of("play", "play {card}", [("card", _MARKET)])
# Effects (AMU-DP.4-8)
TAKE: Final[int] = SPACE.first_of("take", "take {card}", [("card", _ALL)])
PASS: Final[int] = SPACE.first_of("pass", "pass")
