"""The action space of Yspahan and the text form of every move."""

from __future__ import annotations

from typing import Final

from caravanserai.games.yspahan.parts import PARTS
from caravanserai.kernel.actions import ActionSpace
from caravanserai.kernel.refusal import Value

# More Gold or Camels than this cannot be swapped by one Exchange card; nobody comes near it in a game.
EXCHANGE_MAX: Final = 255

SPACE: Final = ActionSpace()

_FLOORS: list[Value] = list(PARTS.floors)
_CARDS: list[Value] = list(PARTS.cards)
_SHOPS: list[Value] = list(PARTS.shops)
_SPACES: list[Value] = list(PARTS.spaces)
_BUILDINGS: list[Value] = [building.id for building in PARTS.buildings]
_SWAPPED: list[Value] = list(range(1, EXCHANGE_MAX + 1))

FLOORS: Final = len(_FLOORS)
CARDS: Final = len(_CARDS)
BUILDINGS: Final = len(_BUILDINGS)

# The most frequent moves come first: small numbers are the cheapest.
# Supplying (YSP-DEC.1)
YELLOW: Final[int] = SPACE.first_of("yellow", "yellow {dice}", [("dice", list(range(PARTS.yellow_max + 1)))])
# Step A (YSP-DEC.3)
TAKE: Final[int] = SPACE.first_of("take", "take {floor}", [("floor", _FLOORS)])
TAKE_PLUS: Final[int] = SPACE.first_of(
    "take_plus", "take {floor} plus {card}", [("floor", _FLOORS), ("card", _CARDS)]
)
SUPERVISE: Final[int] = SPACE.first_of("supervise", "supervise {floor}", [("floor", _FLOORS)])
DRAW: Final[int] = SPACE.first_of("draw", "draw {floor}", [("floor", _FLOORS)])
# Supply shops, the Supervisor, sending goods (YSP-DEC.4, .5, .7)
PLACE: Final[int] = SPACE.first_of("place", "place {shop}", [("shop", _SHOPS)])
MOVE: Final[int] = SPACE.first_of("move", "move {space}", [("space", _SPACES)])
SEND: Final[int] = SPACE.first_of("send", "send")
KEEP: Final[int] = SPACE.first_of("keep", "keep")
# Step B and the windows for cards (YSP-DEC.2, .8, .10)
BUILD: Final[int] = SPACE.first_of("build", "build {building}", [("building", _BUILDINGS)])
END: Final[int] = SPACE.first_of("end", "end")
PASS: Final[int] = SPACE.first_of("pass", "pass")
# Cards with their parameters (YSP-DEC.9)
PLAY_CAMELS: Final[int] = SPACE.first_of("play_three_camels", "play three_camels")
PLAY_GOLD: Final[int] = SPACE.first_of("play_three_gold", "play three_gold")
PLAY_PLACE: Final[int] = SPACE.first_of("play_place_good", "play place_good {shop}", [("shop", _SHOPS)])
PLAY_CARAVAN: Final[int] = SPACE.first_of("play_caravan_good", "play caravan_good")
PLAY_SELL_CAMELS: Final[int] = SPACE.first_of(
    "play_camels_for_points",
    "play camels_for_points {camels}",
    [("camels", list(range(1, PARTS.camels_sold_max + 1)))],
)
PLAY_SELL_GOLD: Final[int] = SPACE.first_of(
    "play_gold_for_points", "play gold_for_points {gold}", [("gold", list(range(1, PARTS.gold_sold_max + 1)))]
)
PLAY_NO_CAMELS: Final[int] = SPACE.first_of(
    "play_build_no_camels", "play build_no_camels {building}", [("building", _BUILDINGS)]
)
PLAY_NO_GOLD: Final[int] = SPACE.first_of(
    "play_build_no_gold", "play build_no_gold {building}", [("building", _BUILDINGS)]
)
PLAY_BOTH: Final[int] = SPACE.first_of("play_both", "play both {building}", [("building", _BUILDINGS)])
PLAY_GOLD_TO_CAMELS: Final[int] = SPACE.first_of(
    "play_exchange_gold", "play exchange {gold} gold", [("gold", _SWAPPED)]
)
PLAY_CAMELS_TO_GOLD: Final[int] = SPACE.first_of(
    "play_exchange_camels", "play exchange {camels} camels", [("camels", _SWAPPED)]
)
# Which of two goods goes first (YSP-DEC.6)
FIRST: Final[int] = SPACE.first_of("first", "first {shop}", [("shop", _SHOPS)])
# Step A with two players: building is a use of the dice (YSP-DEC.11)
RAISE: Final[int] = SPACE.first_of(
    "raise", "raise {floor} {building}", [("floor", _FLOORS), ("building", _BUILDINGS)]
)
RAISE_WITH: Final[int] = SPACE.first_of(
    "raise_with",
    "raise {floor} {building} with {card}",
    [("floor", _FLOORS), ("building", _BUILDINGS), ("card", ["build_no_camels", "build_no_gold", "both"])],
)
