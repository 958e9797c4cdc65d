"""What can happen in Yspahan, as the journal tells it."""

from __future__ import annotations

from typing import Final

from caravanserai.games.yspahan.parts import PARTS
from caravanserai.kernel.journal import REVEAL, TRIFLE, EventKinds, Field

EVENTS: Final = EventKinds()

_SEAT: Final = Field("seat")
_OWNER: Final = Field("owner")
_FLOOR: Final = Field("floor", PARTS.floors)
_SHOP: Final = Field("shop", PARTS.shops)
_SOUK: Final = Field("souk", [souk.id for souk in PARTS.souks])
_SPACE: Final = Field("space", PARTS.spaces)
_CARD: Final = Field("card", PARTS.cards)
_DRAWN: Final = Field("card", PARTS.cards, secret=True)
_BUILDING: Final = Field("building", [building.id for building in PARTS.buildings])
_POINTS: Final = Field("points")
_GOLD: Final = Field("gold")
_CAMELS: Final = Field("camels")
_DICE: Final = Field("dice")

DAY_BEGAN: Final[int] = EVENTS.add(
    "day_began", [_SEAT, Field("day"), Field("week")], ["YSP-TIME.1", "YSP-TIME.4"]
)
LAST_DAY_ORDER: Final[int] = EVENTS.add("last_day_order", [Field("seats")], ["YSP-P4.1"], listed=True)
YELLOW_BOUGHT: Final[int] = EVENTS.add("yellow_bought", [_SEAT, _DICE, _GOLD], ["YSP-SUPPLY.1"])
ROLLED: Final[int] = EVENTS.add(
    "rolled", [_SEAT, Field("faces", dice=True)], ["YSP-SUPPLY.3"], listed=True, weight=REVEAL
)
GROUP_TAKEN: Final[int] = EVENTS.add("group_taken", [_SEAT, _FLOOR, _DICE, Field("value")], ["YSP-SELECT.1"])
PLUS_DISCARDED: Final[int] = EVENTS.add("plus_discarded", [_SEAT, _CARD], ["YSP-PLUS.1"])
CAMELS_TAKEN: Final[int] = EVENTS.add("camels_taken", [_SEAT, _CAMELS], ["YSP-CAMEL.1"])
GOLD_TAKEN: Final[int] = EVENTS.add("gold_taken", [_SEAT, _GOLD], ["YSP-GOLD.1"])
GOOD_PLACED: Final[int] = EVENTS.add("good_placed", [_SEAT, _SHOP], ["YSP-PLACE.1"])
SOUK_COMPLETED: Final[int] = EVENTS.add("souk_completed", [_SEAT, _SOUK], ["YSP-PLACE.10"])
CUBES_LEFT: Final[int] = EVENTS.add("cubes_left", [_SEAT, Field("cubes")], ["YSP-PLACE.8"])
SUPERVISOR_MOVED: Final[int] = EVENTS.add(
    "supervisor_moved", [_SEAT, _SPACE, Field("distance"), _GOLD], ["YSP-SUP.3", "YSP-SUP.4"]
)
GOOD_SENT: Final[int] = EVENTS.add("good_sent", [_OWNER, _SHOP], ["YSP-SEND.4"])
GOOD_KEPT: Final[int] = EVENTS.add("good_kept", [_OWNER, _SHOP], ["YSP-SEND.4"])
CARAVAN_ENTERED: Final[int] = EVENTS.add(
    "caravan_entered", [_OWNER, Field("place"), Field("row"), _POINTS], ["YSP-CAR.1", "YSP-CAR.2"]
)
CARAVAN_FULL: Final[int] = EVENTS.add("caravan_full", [], ["YSP-CAR.4"], weight=REVEAL)
CARAVAN_SCORED: Final[int] = EVENTS.add(
    "caravan_scored", [_SEAT, Field("cubes"), Field("value"), _POINTS], ["YSP-CAR.3"]
)
CARD_DRAWN: Final[int] = EVENTS.add("card_drawn", [_SEAT, _DRAWN], ["YSP-DRAW.1"])
DECK_SHUFFLED: Final[int] = EVENTS.add("deck_shuffled", [Field("cards")], ["YSP-DRAW.2"], weight=TRIFLE)
NO_CARD_LEFT: Final[int] = EVENTS.add("no_card_left", [_SEAT], ["YSP-DRAW.3"])
TOWER_EMPTY: Final[int] = EVENTS.add("tower_empty", [_SEAT], ["YSP-SELECT.5"], weight=TRIFLE)
YELLOW_REMOVED: Final[int] = EVENTS.add("yellow_removed", [_DICE], ["YSP-YELLOW.2"], weight=TRIFLE)
CARD_PLAYED: Final[int] = EVENTS.add("card_played", [_SEAT, _CARD], ["YSP-CARD.1"])
CAMELS_GAINED: Final[int] = EVENTS.add("camels_gained", [_SEAT, _CAMELS], ["YSP-CARD.5"])
GOLD_GAINED: Final[int] = EVENTS.add("gold_gained", [_SEAT, _GOLD], ["YSP-CARD.5"])
CAMELS_SOLD: Final[int] = EVENTS.add("camels_sold", [_SEAT, _CAMELS, _POINTS], ["YSP-CARD.8"])
GOLD_SOLD: Final[int] = EVENTS.add("gold_sold", [_SEAT, _GOLD, _POINTS], ["YSP-CARD.9"])
GOLD_SWAPPED: Final[int] = EVENTS.add("gold_swapped", [_SEAT, _GOLD, _CAMELS], ["YSP-CARD.10"])
CAMELS_SWAPPED: Final[int] = EVENTS.add("camels_swapped", [_SEAT, _CAMELS, _GOLD], ["YSP-CARD.10"])
BUILT: Final[int] = EVENTS.add("built", [_SEAT, _BUILDING, _CAMELS, _GOLD], ["YSP-BUILD.1"])
BUILDING_SCORED: Final[int] = EVENTS.add("building_scored", [_SEAT, Field("count"), _POINTS], ["YSP-BUILD.4"])
SOUK_SCORED: Final[int] = EVENTS.add(
    "souk_scored", [_SEAT, _SOUK, _POINTS, Field("bazaar")], ["YSP-WEEK.2", "YSP-BLD.5"]
)
WEEK_SCORED: Final[int] = EVENTS.add("week_scored", [Field("week")], ["YSP-WEEK.1"], weight=REVEAL)
SUPERVISOR_RETURNED: Final[int] = EVENTS.add("supervisor_returned", [], ["YSP-WEEK.5"], weight=TRIFLE)
GAME_OVER: Final[int] = EVENTS.add("game_over", [Field("winners")], ["YSP-END.1", "YSP-END.2"], listed=True)
