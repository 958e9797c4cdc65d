"""The action space of Yspahan and the text form of every move."""

from __future__ import annotations

from typing import Final

from caravanserai.games.yspahan.parts import PARTS
from caravanserai.kernel.actions import ActionSpace, Family
from caravanserai.kernel.refusal import Value

# More Gold or Camels than this cannot be swapped by one Exchange card; nobody comes near it in a game.
EXCHANGE_MAX: Final = 255

SPACE: Final = ActionSpace()

_YELLOW: Final[list[Value]] = list(range(PARTS.yellow_max + 1))
_FLOORS: Final[list[Value]] = list(PARTS.floors)
_CARDS: Final[list[Value]] = list(PARTS.cards)
_SHOPS: Final[list[Value]] = list(PARTS.shops)
_SPACES: Final[list[Value]] = list(PARTS.spaces)
_BUILDINGS: Final[list[Value]] = [building.id for building in PARTS.buildings]
_SOLD_CAMELS: Final[list[Value]] = list(range(1, PARTS.camels_sold_max + 1))
_SOLD_GOLD: Final[list[Value]] = list(range(1, PARTS.gold_sold_max + 1))
_SWAPPED: Final[list[Value]] = list(range(1, EXCHANGE_MAX + 1))
_WITH: Final[list[Value]] = ["build_no_camels", "build_no_gold", "both"]

# The most frequent moves come first: small numbers are the cheapest.
# Supplying (YSP-DEC.1)
YELLOW: Final = SPACE.add("yellow", "yellow {dice}", [("dice", _YELLOW)], rule="YSP-SUPPLY.1")
# Step A (YSP-DEC.3)
TAKE: Final = SPACE.add("take", "take {floor}", [("floor", _FLOORS)], rule="YSP-SELECT.1")
TAKE_PLUS: Final = SPACE.add(
    "take_plus", "take {floor} plus {card}", [("floor", _FLOORS), ("card", _CARDS)], rule="YSP-PLUS.1"
)
SUPERVISE: Final = SPACE.add("supervise", "supervise {floor}", [("floor", _FLOORS)], rule="YSP-SELECT.2")
DRAW: Final = SPACE.add("draw", "draw {floor}", [("floor", _FLOORS)], rule="YSP-SELECT.2")
# Supply shops, the Supervisor, sending goods (YSP-DEC.4, .5, .7)
PLACE: Final = SPACE.add("place", "place {shop}", [("shop", _SHOPS)], rule="YSP-PLACE.1")
MOVE: Final = SPACE.add("move", "move {space}", [("space", _SPACES)], rule="YSP-SUP.1")
SEND: Final = SPACE.add("send", "send", rule="YSP-SEND.4")
KEEP: Final = SPACE.add("keep", "keep", rule="YSP-SEND.4")
# Step B and the windows for cards (YSP-DEC.2, .8, .10)
BUILD: Final = SPACE.add("build", "build {building}", [("building", _BUILDINGS)], rule="YSP-TURN.1")
END: Final = SPACE.add("end", "end", rule="YSP-TURN.1")
PASS: Final = SPACE.add("pass", "pass", rule="YSP-CARD.4")


def _card(name: str, template: str, arguments: list[tuple[str, list[Value]]] | None = None) -> Family:
    """A way to play a card as a free action (YSP-CARD.4, YSP-DEC.9)."""
    return SPACE.add(f"play_{name}", f"play {template}", arguments, rule="YSP-CARD.4")


PLAY_CAMELS: Final = _card("three_camels", "three_camels")
PLAY_GOLD: Final = _card("three_gold", "three_gold")
PLAY_PLACE: Final = _card("place_good", "place_good {shop}", [("shop", _SHOPS)])
PLAY_CARAVAN: Final = _card("caravan_good", "caravan_good")
PLAY_SELL_CAMELS: Final = _card("camels_for_points", "camels_for_points {camels}", [("camels", _SOLD_CAMELS)])
PLAY_SELL_GOLD: Final = _card("gold_for_points", "gold_for_points {gold}", [("gold", _SOLD_GOLD)])
PLAY_NO_CAMELS: Final = _card("build_no_camels", "build_no_camels {building}", [("building", _BUILDINGS)])
PLAY_NO_GOLD: Final = _card("build_no_gold", "build_no_gold {building}", [("building", _BUILDINGS)])
PLAY_BOTH: Final = _card("both", "both {building}", [("building", _BUILDINGS)])
PLAY_GOLD_TO_CAMELS: Final = _card("exchange_gold", "exchange {gold} gold", [("gold", _SWAPPED)])
PLAY_CAMELS_TO_GOLD: Final = _card("exchange_camels", "exchange {camels} camels", [("camels", _SWAPPED)])
# Which of two goods goes first (YSP-DEC.6)
FIRST: Final = SPACE.add("first", "first {shop}", [("shop", _SHOPS)], rule="YSP-SEND.2")
# Step A with two players: building is a use of the dice (YSP-DEC.11)
RAISE: Final = SPACE.add(
    "raise", "raise {floor} {building}", [("floor", _FLOORS), ("building", _BUILDINGS)], rule="YSP-TWO.4"
)
RAISE_WITH: Final = SPACE.add(
    "raise_with",
    "raise {floor} {building} with {card}",
    [("floor", _FLOORS), ("building", _BUILDINGS), ("card", _WITH)],
    rule="YSP-TWO.5",
)

# every use of a group of dice: the floor is the first argument of each (YSP-SELECT.2, YSP-TWO.4)
GROUP_USES: Final[list[Family]] = [TAKE, TAKE_PLUS, SUPERVISE, DRAW, RAISE, RAISE_WITH]
# every way to play a card as a free action (YSP-CARD.1, .4)
CARD_PLAYS: Final[list[Family]] = [
    *(PLAY_CAMELS, PLAY_GOLD, PLAY_PLACE, PLAY_CARAVAN, PLAY_SELL_CAMELS, PLAY_SELL_GOLD),
    *(PLAY_NO_CAMELS, PLAY_NO_GOLD, PLAY_BOTH, PLAY_GOLD_TO_CAMELS, PLAY_CAMELS_TO_GOLD),
]
