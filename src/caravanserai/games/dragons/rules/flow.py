"""The numbers of the steps, by which the rules call one another."""

from __future__ import annotations

from typing import Final

CHOOSE_TREASURES: Final = 0
VIZIER: Final = 1
PLACEMENT: Final = 2
PLACE_TOKEN: Final = 3
OPEN_SPACE: Final = 4
TURN_UP: Final = 5
EVALUATE: Final = 6
CLOSE_SPACE: Final = 7
KEEP_SPELL: Final = 8
USE_MARKET: Final = 9
NAME_START_PLAYER: Final = 10
BRIBE_GUARD: Final = 11
CLOSE_PALACE: Final = 12
BUY_ARTIFACT: Final = 13
PAY_PRICE: Final = 14
TAKE_ARTIFACT: Final = 15
PAY_UNITS: Final = 16
CHOOSE_UNITS: Final = 17
CLEAN_UP: Final = 18
END_GAME: Final = 19
# the magic game
RESPOND: Final = 20
TAKE_EFFECT: Final = 21
END_BATCH: Final = 22
RETURN_UNITS: Final = 23
PAY_CITY_TAX: Final = 24
PAY_SULTANS_TAX: Final = 25
RETALIATE: Final = 26
TRADE_GIVE: Final = 27
TRADE_TAKE: Final = 28
BRING_UP: Final = 29
