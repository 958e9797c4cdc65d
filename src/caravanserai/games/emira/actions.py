"""The action space of Emira and the text form of every move."""

from __future__ import annotations

from typing import Final

from caravanserai.games.emira.parts import PARTS, PURCHASES
from caravanserai.kernel.actions import ActionSpace, Family
from caravanserai.kernel.refusal import Value

SPACE: Final = ActionSpace()

_EVENTS: list[Value] = list(PARTS.event_ids)
_TOKENS: list[Value] = list(PARTS.tokens)
_CARAVANS: list[Value] = list(PARTS.caravan_ids)
_STATUS: list[Value] = list(PARTS.status_ids)
_SPACES: list[Value] = list(range(1, PARTS.most_spaces + 1))
_BIDS: list[Value] = list(range(PARTS.unit, PARTS.highest_bid + 1, PARTS.unit))

# the ways to put up to three cards back, the first named on top
ORDERS: Final = ["123", "132", "213", "231", "312", "321", "12", "21"]
TURNS: Final = ["odd", "even"]
ODD: Final = 0
EVEN: Final = 1

# Events: keeping, playing and what the cards ask (EMI-DP.1-11, .16)
KEEP: Final[Family] = SPACE.add("keep", "keep {event}", [("event", _EVENTS)], "EMI-BUY.1")
PLAY: Final[Family] = SPACE.add("play", "play {event}", [("event", _EVENTS)], "EMI-EVENT.1")
PASS: Final[Family] = SPACE.add("pass", "pass", rule="EMI-AUC.4", by_step=True)
LEAVE_HER: Final[Family] = SPACE.add("leave_her", "unchanged", rule="EMI-CARD.5")
SWAP_HER: Final[Family] = SPACE.add("swap_her", "swap preferences", rule="EMI-CARD.5")
BURY_HER: Final[Family] = SPACE.add("bury_her", "under the deck", rule="EMI-CARD.5")
ARRANGE: Final[Family] = SPACE.add("arrange", "order {order}", [("order", list(ORDERS))], "EMI-CARD.8")
ADMIRE: Final[Family] = SPACE.add("admire", "admire {token}", [("token", _TOKENS)], "EMI-CARD.11")
EXTEND: Final[Family] = SPACE.add(
    "extend", "extend {caravan} {left}", [("caravan", _CARAVANS), ("left", _SPACES)], "EMI-CARD.14"
)
INFEST: Final[Family] = SPACE.add("infest", "infest {caravan}", [("caravan", _CARAVANS)], "EMI-CARD.19")
SPOIL: Final[Family] = SPACE.add("spoil", "spoil {left}", [("left", _SPACES)], "EMI-CARD.19")
SPOIL_TWO: Final[Family] = SPACE.add(
    "spoil_two", "spoil {left} {other}", [("left", _SPACES), ("other", _SPACES)], "EMI-CARD.19"
)
CHOOSE_TURN: Final[Family] = SPACE.add("choose_turn", "{turn} turn", [("turn", list(TURNS))], "EMI-3P.8")
LOOK: Final[Family] = SPACE.add(
    "look", "look {turn} {place}", [("turn", list(TURNS)), ("place", [1, 2])], "EMI-3P.10"
)
OFFER_TOKEN: Final[Family] = SPACE.add("offer_token", "offer {token}", [("token", _TOKENS)], "EMI-CARD.1")
OFFER_STATUS: Final[Family] = SPACE.add(
    "offer_status", "offer {status}", [("status", _STATUS)], "EMI-CARD.15"
)
# Auctions and actions (EMI-DP.12-14)
BID: Final[Family] = SPACE.add("bid", "bid {gold}", [("gold", _BIDS)], "EMI-AUC.4")
TAKE_GOLD: Final[Family] = SPACE.add("take_gold", "take gold", rule="EMI-AUC.15")
BUY: Final[Family] = SPACE.add("buy", "buy {purchase}", [("purchase", list(PURCHASES))], "EMI-AUC.11")
FORGO: Final[Family] = SPACE.add("forgo", "forgo", rule="EMI-AUC.11")
# Buying events (EMI-DP.15)
BEST_OF: Final[Family] = SPACE.add(
    "best_of", "best of {cards}", [("cards", list(PARTS.event_cards))], "EMI-BUY.1"
)
# What princesses ask (EMI-DP.17-20)
GIVE_TOKEN: Final[Family] = SPACE.add("give_token", "return {token}", [("token", _TOKENS)], "EMI-PRIN.6")
GIVE_STATUS: Final[Family] = SPACE.add("give_status", "discard {status}", [("status", _STATUS)], "EMI-PRIN.7")
LOSE: Final[Family] = SPACE.add(
    "lose", "lose {princess}", [("princess", list(PARTS.princess_ids))], "EMI-PRIN.27"
)
PAY_GIFT: Final[Family] = SPACE.add("pay_gift", "pay gift", rule="EMI-PRIN.20")
REFUSE_GIFT: Final[Family] = SPACE.add("refuse_gift", "refuse gift", rule="EMI-PRIN.20")
