"""The action space of Emira and the text form of every move."""

from __future__ import annotations

from typing import Final

from caravanserai.games.emira.parts import PARTS, PURCHASES
from caravanserai.kernel.actions import ActionSpace
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

# Events: keeping, playing and what the cards ask (EMI-DP.1-11, .16)
KEEP: Final[int] = SPACE.first_of("keep", "keep {event}", [("event", _EVENTS)])
PLAY: Final[int] = SPACE.first_of("play", "play {event}", [("event", _EVENTS)])
PASS: Final[int] = SPACE.first_of("pass", "pass", by_step=True)
LEAVE_HER: Final[int] = SPACE.first_of("leave_her", "unchanged")
SWAP_HER: Final[int] = SPACE.first_of("swap_her", "swap preferences")
BURY_HER: Final[int] = SPACE.first_of("bury_her", "under the deck")
ARRANGE: Final[int] = SPACE.first_of("arrange", "order {order}", [("order", list(ORDERS))])
ADMIRE: Final[int] = SPACE.first_of("admire", "admire {token}", [("token", _TOKENS)])
EXTEND: Final[int] = SPACE.first_of(
    "extend", "extend {caravan} {left}", [("caravan", _CARAVANS), ("left", _SPACES)]
)
INFEST: Final[int] = SPACE.first_of("infest", "infest {caravan}", [("caravan", _CARAVANS)])
SPOIL: Final[int] = SPACE.first_of("spoil", "spoil {left}", [("left", _SPACES)])
SPOIL_TWO: Final[int] = SPACE.first_of(
    "spoil_two", "spoil {left} {other}", [("left", _SPACES), ("other", _SPACES)]
)
CHOOSE_TURN: Final[int] = SPACE.first_of("choose_turn", "{turn} turn", [("turn", list(TURNS))])
LOOK: Final[int] = SPACE.first_of("look", "look {turn} {place}", [("turn", list(TURNS)), ("place", [1, 2])])
OFFER_TOKEN: Final[int] = SPACE.first_of("offer_token", "offer {token}", [("token", _TOKENS)])
OFFER_STATUS: Final[int] = SPACE.first_of("offer_status", "offer {status}", [("status", _STATUS)])
# Auctions and actions (EMI-DP.12-14)
BID: Final[int] = SPACE.first_of("bid", "bid {gold}", [("gold", _BIDS)])
TAKE_GOLD: Final[int] = SPACE.first_of("take_gold", "take gold")
BUY: Final[int] = SPACE.first_of("buy", "buy {purchase}", [("purchase", list(PURCHASES))])
FORGO: Final[int] = SPACE.first_of("forgo", "forgo")
# Buying events (EMI-DP.15)
BEST_OF: Final[int] = SPACE.first_of("best_of", "best of {cards}", [("cards", list(PARTS.event_cards))])
# What princesses ask (EMI-DP.17-20)
GIVE_TOKEN: Final[int] = SPACE.first_of("give_token", "return {token}", [("token", _TOKENS)])
GIVE_STATUS: Final[int] = SPACE.first_of("give_status", "discard {status}", [("status", _STATUS)])
LOSE: Final[int] = SPACE.first_of("lose", "lose {princess}", [("princess", list(PARTS.princess_ids))])
PAY_GIFT: Final[int] = SPACE.first_of("pay_gift", "pay gift")
REFUSE_GIFT: Final[int] = SPACE.first_of("refuse_gift", "refuse gift")
