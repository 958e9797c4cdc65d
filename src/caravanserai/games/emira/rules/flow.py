"""The numbers of the steps, by which the rules call one another."""

from __future__ import annotations

from typing import Final

# the course of a turn
KEEP_EVENT: Final = 0
NEXT_UNIT: Final = 1
END_TURN: Final = 2
# phase 1
PLAY_EVENT: Final = 3
LOOK_AT_TURN: Final = 4
CHOOSE_TURN: Final = 5
CHANGE_MIND: Final = 6
ARRANGE_PRINCESSES: Final = 7
ARRANGE_STATUS: Final = 8
ADMIRE_TOKEN: Final = 9
EXTEND_CARAVAN: Final = 10
NAME_CARAVAN: Final = 11
SPOIL_CARAVANS: Final = 12
# phases 2 and 3
INCOME: Final = 13
REVEAL_PRINCESSES: Final = 14
OFFER_STATUS: Final = 15
SEARCH_STATUS: Final = 16
OFFER_TOKEN: Final = 17
SEARCH_BAG: Final = 18
SUPPLY_PIECES: Final = 19
# phase 4
BID: Final = 20
VOLUNTARY_BID: Final = 21
ACT: Final = 22
# phase 5
BUY_EVENT: Final = 23
KEEP_BOUGHT: Final = 24
# phase 6 and check points
PRINCESS_CHOOSES: Final = 25
GIVE_TOKEN: Final = 26
GIVE_STATUS: Final = 27
LOSE_PRINCESS: Final = 28
# phase 7
XENIA: Final = 29
UPKEEP: Final = 30
