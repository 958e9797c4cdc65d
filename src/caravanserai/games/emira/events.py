"""What can happen in Emira, as the journal tells it."""

from __future__ import annotations

from typing import Final

from caravanserai.games.emira.actions import TURNS
from caravanserai.games.emira.parts import PARTS, PIECES
from caravanserai.kernel.journal import BID, REVEAL, TRIFLE, EventKinds, Field

EVENTS: Final = EventKinds()

_SEAT: Final = Field("seat")
_GOLD: Final = Field("gold")
_BID: Final = Field("bid")
_EVENT: Final = Field("event", PARTS.event_ids)
_SECRET_EVENT: Final = Field("event", PARTS.event_ids, secret=True)
_OBJECTIVE: Final = Field("objective", PARTS.objective_ids)
_SECRET_OBJECTIVE: Final = Field("objective", PARTS.objective_ids, secret=True)
_PRINCESS: Final = Field("princess", PARTS.princess_ids)
_SECRET_PRINCESS: Final = Field("princess", PARTS.princess_ids, secret=True)
_STATUS: Final = Field("status", PARTS.status_ids)
_SECRET_STATUS: Final = Field("status", PARTS.status_ids, secret=True)
_TOKEN: Final = Field("token", PARTS.tokens)
_CARAVAN: Final = Field("caravan", PARTS.caravan_ids)
_LEFT: Final = Field("left")  # the payments a caravan still has
_CAMELS: Final = Field("camels")
_CARDS: Final = Field("cards")
_TURN: Final = Field("turn", TURNS)
_PLACE: Final = Field("place")  # from the top of a deck, beginning with 1

# the set-up
SHEIK_DRAWN: Final[int] = EVENTS.add(
    "sheik_drawn", [_SEAT, Field("sheik", PARTS.sheiks)], ["EMI-SETUP.1", "EMI-SETUP.4"]
)
OBJECTIVE_DEALT: Final[int] = EVENTS.add(
    "objective_dealt", [_SEAT, _SECRET_OBJECTIVE], ["EMI-SETUP.9"], weight=TRIFLE
)
EVENT_DEALT: Final[int] = EVENTS.add("event_dealt", [_SEAT, _SECRET_EVENT], ["EMI-SETUP.10"], weight=TRIFLE)
EVENT_KEPT: Final[int] = EVENTS.add("event_kept", [_SEAT, _SECRET_EVENT], ["EMI-SETUP.10"])
EVENT_PUT_BACK: Final[int] = EVENTS.add(
    "event_put_back", [_SEAT, _SECRET_EVENT], ["EMI-SETUP.10", "EMI-HIDDEN.6"], weight=TRIFLE
)
# the course of a turn
TURN_BEGAN: Final[int] = EVENTS.add("turn_began", [Field("number"), _SEAT], ["EMI-TURN.1", "EMI-UPKEEP.6"])
# phase 1
EVENT_PLAYED: Final[int] = EVENTS.add("event_played", [_SEAT, _EVENT], ["EMI-EVENT.1"])
TURN_CHOSEN: Final[int] = EVENTS.add("turn_chosen", [_SEAT, _TURN, _EVENT], ["EMI-3P.8", "EMI-3P.9"])
PRINCESS_NAMED: Final[int] = EVENTS.add("princess_named", [_SEAT, _TURN, _PLACE], ["EMI-3P.10"])
PRINCESS_LOOKED_AT: Final[int] = EVENTS.add(
    "princess_looked_at", [_SEAT, _PLACE, _SECRET_PRINCESS], ["EMI-CARD.5", "EMI-CARD.8"]
)
MIND_LEFT: Final[int] = EVENTS.add("mind_left", [_SEAT, _SECRET_PRINCESS], ["EMI-CARD.5"])
MIND_CHANGED: Final[int] = EVENTS.add("mind_changed", [_SEAT, _SECRET_PRINCESS], ["EMI-CARD.5", "EMI-CARD.6"])
PRINCESS_BURIED: Final[int] = EVENTS.add("princess_buried", [_SEAT, _SECRET_PRINCESS], ["EMI-CARD.5"])
PRINCESS_ARRANGED: Final[int] = EVENTS.add(
    "princess_arranged", [_SEAT, _PLACE, _SECRET_PRINCESS], ["EMI-CARD.8"]
)
STATUS_LOOKED_AT: Final[int] = EVENTS.add("status_looked_at", [_SEAT, _PLACE, _SECRET_STATUS], ["EMI-CARD.8"])
STATUS_ARRANGED: Final[int] = EVENTS.add("status_arranged", [_SEAT, _PLACE, _SECRET_STATUS], ["EMI-CARD.8"])
TOKEN_ADMIRED: Final[int] = EVENTS.add("token_admired", [_SEAT, _TOKEN], ["EMI-CARD.11"])
GUEST_HOUSE_BUILT: Final[int] = EVENTS.add("guest_house_built", [_SEAT, Field("capacity")], ["EMI-CARD.12"])
CAMEL_RATE_ROSE: Final[int] = EVENTS.add("camel_rate_rose", [_SEAT, _GOLD], ["EMI-CARD.2"])
CAMELS_BORN: Final[int] = EVENTS.add("camels_born", [_SEAT, _CAMELS], ["EMI-CARD.3"])
BREEDING_FAILED: Final[int] = EVENTS.add(
    "breeding_failed", [Field("needed"), Field("supply")], ["EMI-CARD.3"]
)
CAMELS_DIED: Final[int] = EVENTS.add("camels_died", [_SEAT, _CAMELS], ["EMI-CARD.4"])
CARAVAN_EXTENDED: Final[int] = EVENTS.add("caravan_extended", [_SEAT, _CARAVAN, _LEFT], ["EMI-CARD.14"])
CARAVAN_INFESTED: Final[int] = EVENTS.add("caravan_infested", [_SEAT, _CARAVAN], ["EMI-CARD.19"])
CARAVAN_SPOILED: Final[int] = EVENTS.add("caravan_spoiled", [_SEAT, _CARAVAN, _LEFT], ["EMI-CARD.19"])
PALACE_RESTORED: Final[int] = EVENTS.add("palace_restored", [_SEAT], ["EMI-CARD.17"])
# phases 2 and 3
INCOME_RECEIVED: Final[int] = EVENTS.add(
    "income_received",
    [_SEAT, Field("supply"), Field("trade"), Field("bonus")],
    ["EMI-INCOME.1", "EMI-CARD.10"],
)
TRADE_INTERRUPTED: Final[int] = EVENTS.add("trade_interrupted", [], ["EMI-CARD.13"])
CARAVAN_FINISHED: Final[int] = EVENTS.add("caravan_finished", [_SEAT, _CARAVAN], ["EMI-INCOME.2"])
PRINCESS_REVEALED: Final[int] = EVENTS.add("princess_revealed", [_PRINCESS], ["EMI-PREP.1"], weight=REVEAL)
PRINCESS_ANNOUNCED: Final[int] = EVENTS.add("princess_announced", [_PRINCESS], ["EMI-3P.3"])
NO_PRINCESS: Final[int] = EVENTS.add("no_princess", [], ["EMI-CARD.16", "EMI-RULING.25"])
STATUS_OFFERED: Final[int] = EVENTS.add(
    "status_offered", [_STATUS, _GOLD, Field("points")], ["EMI-PREP.2"], weight=TRIFLE
)
STATUS_DECK_SEARCHED: Final[int] = EVENTS.add("status_deck_searched", [_SEAT], ["EMI-CARD.15"])
TOKEN_OFFERED: Final[int] = EVENTS.add("token_offered", [_TOKEN], ["EMI-PREP.3"], weight=TRIFLE)
PIECE_OFFERED: Final[int] = EVENTS.add(
    "piece_offered", [Field("piece", PIECES)], ["EMI-PREP.4"], weight=TRIFLE
)
# phase 4
AUCTION_OPENED: Final[int] = EVENTS.add("auction_opened", [_SEAT], ["EMI-AUC.3"], weight=TRIFLE)
BID_MADE: Final[int] = EVENTS.add("bid_made", [_SEAT, _BID], ["EMI-AUC.5"], weight=BID)
PASSED: Final[int] = EVENTS.add("passed", [_SEAT], ["EMI-AUC.7"], weight=BID)
AUCTION_WON: Final[int] = EVENTS.add(
    "auction_won", [_SEAT, _BID, _GOLD], ["EMI-AUC.8", "EMI-AUC.17"], weight=REVEAL
)
ACTS_FREE: Final[int] = EVENTS.add("acts_free", [_SEAT], ["EMI-AUC.10"])
ACTS_LAST: Final[int] = EVENTS.add("acts_last", [_SEAT], ["EMI-AUC.12"])
VOLUNTARY_BID: Final[int] = EVENTS.add("voluntary_bid", [_SEAT, _BID, _GOLD], ["EMI-AUC.12"])
GOLD_TAKEN: Final[int] = EVENTS.add("gold_taken", [_SEAT, _GOLD], ["EMI-AUC.14"])
FORGONE: Final[int] = EVENTS.add("forgone", [_SEAT], ["EMI-AUC.11"])
CARAVAN_BOUGHT: Final[int] = EVENTS.add(
    "caravan_bought", [_SEAT, _CARAVAN, _GOLD], ["EMI-ACT.1", "EMI-ACT.2"]
)
TOKEN_BOUGHT: Final[int] = EVENTS.add("token_bought", [_SEAT, _TOKEN, _GOLD], ["EMI-ACT.4"])
STATUS_BOUGHT: Final[int] = EVENTS.add("status_bought", [_SEAT, _STATUS, _GOLD], ["EMI-ACT.5"])
SECTION_BOUGHT: Final[int] = EVENTS.add("section_bought", [_SEAT, _GOLD], ["EMI-ACT.6"])
CAMEL_BOUGHT: Final[int] = EVENTS.add("camel_bought", [_SEAT, _GOLD], ["EMI-ACT.7"])
TOKEN_UNSOLD: Final[int] = EVENTS.add("token_unsold", [_TOKEN], ["EMI-AUC.18"], weight=TRIFLE)
STATUS_UNSOLD: Final[int] = EVENTS.add("status_unsold", [_STATUS], ["EMI-AUC.18"], weight=TRIFLE)
# phase 5
EVENTS_BOUGHT: Final[int] = EVENTS.add("events_bought", [_SEAT, _CARDS, _GOLD], ["EMI-BUY.1", "EMI-BUY.6"])
BOUGHT_EVENT_KEPT: Final[int] = EVENTS.add("bought_event_kept", [_SEAT, _SECRET_EVENT], ["EMI-BUY.1"])
EVENT_BURIED: Final[int] = EVENTS.add(
    "event_buried", [_SEAT, _SECRET_EVENT], ["EMI-BUY.1", "EMI-HIDDEN.6"], weight=TRIFLE
)
# phase 6, check points and princesses
GOLD_SHOWN: Final[int] = EVENTS.add("gold_shown", [_SEAT, _GOLD], ["EMI-HIDDEN.3", "EMI-HIDDEN.10"])
PRINCESS_JOINED: Final[int] = EVENTS.add(
    "princess_joined", [_SEAT, _PRINCESS], ["EMI-CHOOSE.2", "EMI-UND.2"], weight=REVEAL
)
PRINCESS_UNDECIDED: Final[int] = EVENTS.add(
    "princess_undecided", [_PRINCESS], ["EMI-CHOOSE.4"], weight=REVEAL
)
TOKEN_BROUGHT: Final[int] = EVENTS.add("token_brought", [_SEAT, _PRINCESS, _TOKEN], ["EMI-PRIN.5"])
STATUS_BROUGHT: Final[int] = EVENTS.add(
    "status_brought", [_SEAT, _PRINCESS, Field("special", PARTS.special_ids)], ["EMI-PRIN.4"]
)
TOKEN_TAKEN_ALONG: Final[int] = EVENTS.add("token_taken_along", [_SEAT, _PRINCESS, _TOKEN], ["EMI-PRIN.5"])
STATUS_TAKEN_ALONG: Final[int] = EVENTS.add(
    "status_taken_along", [_SEAT, _PRINCESS, Field("special", PARTS.special_ids)], ["EMI-PRIN.4"]
)
GOLD_OPENED: Final[int] = EVENTS.add("gold_opened", [_SEAT, _PRINCESS, _GOLD], ["EMI-PRIN.8"])
GOLD_CLOSED: Final[int] = EVENTS.add("gold_closed", [_SEAT, _PRINCESS], ["EMI-PRIN.8"])
TOKEN_GIVEN_UP: Final[int] = EVENTS.add("token_given_up", [_SEAT, _TOKEN], ["EMI-PRIN.6"])
STATUS_STOLEN: Final[int] = EVENTS.add("status_stolen", [_SEAT, _STATUS], ["EMI-PRIN.7"])
FEAST_HELD: Final[int] = EVENTS.add("feast_held", [_SEAT, _PRINCESS], ["EMI-ADV.4"])
HONEYMOON_AHEAD: Final[int] = EVENTS.add("honeymoon_ahead", [_SEAT, Field("number")], ["EMI-PRIN.12"])
HONEYMOON_OVER: Final[int] = EVENTS.add("honeymoon_over", [_SEAT], ["EMI-PRIN.13"])
SURCHARGE_ADDED: Final[int] = EVENTS.add("surcharge_added", [_SEAT, _PRINCESS, _GOLD], ["EMI-PRIN.15"])
SURCHARGES_CANCELLED: Final[int] = EVENTS.add(
    "surcharges_cancelled", [_SEAT, _GOLD], ["EMI-PRIN.15", "EMI-PRIN.19"]
)
SIDI_STRUCK: Final[int] = EVENTS.add(
    "sidi_struck", [_SEAT, Field("princesses")], ["EMI-PRIN.25"], weight=REVEAL
)
PRINCESS_ELOPED: Final[int] = EVENTS.add("princess_eloped", [_SEAT, _PRINCESS], ["EMI-PRIN.27"])
# phase 7
XENIA_WAITED: Final[int] = EVENTS.add("xenia_waited", [_SEAT, Field("markers")], ["EMI-PRIN.17"])
GIFT_PAID: Final[int] = EVENTS.add("gift_paid", [_SEAT, _GOLD], ["EMI-PRIN.18", "EMI-PRIN.20"])
GIFT_REFUSED: Final[int] = EVENTS.add("gift_refused", [_SEAT], ["EMI-PRIN.21"])
XENIA_REMOVED: Final[int] = EVENTS.add("xenia_removed", [_SEAT], ["EMI-PRIN.19"])
UPKEEP_PAID: Final[int] = EVENTS.add("upkeep_paid", [_SEAT, _GOLD], ["EMI-UPKEEP.1"])
TUMULT: Final[int] = EVENTS.add("tumult", [_SEAT, Field("due")], ["EMI-UPKEEP.3", "EMI-ADV.5"])
PRINCESS_LEFT: Final[int] = EVENTS.add("princess_left", [_SEAT, _PRINCESS], ["EMI-UPKEEP.4", "EMI-ADV.6"])
# the end
OBJECTIVE_REACHED: Final[int] = EVENTS.add(
    "objective_reached", [_SEAT, Field("princesses"), _OBJECTIVE], ["EMI-WIN.1", "EMI-WIN.4"]
)
GAME_STALLED: Final[int] = EVENTS.add("game_stalled", [Field("turns")], ["EMI-END.1"])
TURN_LIMIT: Final[int] = EVENTS.add("turn_limit", [Field("number")], ["EMI-END.2"])
OBJECTIVE_SHOWN: Final[int] = EVENTS.add("objective_shown", [_SEAT, _OBJECTIVE], ["EMI-HIDDEN.9"])
SCORED: Final[int] = EVENTS.add("scored", [_SEAT, Field("points")], ["EMI-ADV.7"])
GAME_OVER: Final[int] = EVENTS.add("game_over", [Field("winners")], ["EMI-WIN.3", "EMI-ADV.8"], listed=True)
