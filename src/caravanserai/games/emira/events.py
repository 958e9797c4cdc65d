"""What can happen in Emira, as the journal tells it."""

from __future__ import annotations

from typing import Final

from caravanserai.games.emira.actions import TURNS
from caravanserai.games.emira.parts import PARTS, PIECES
from caravanserai.kernel.journal import EventKind, Field

KINDS: Final[list[EventKind]] = []


def _kind(name: str, fields: list[Field], rules: list[str], listed: bool = False) -> int:
    KINDS.append(EventKind(name, fields, rules, listed))
    return len(KINDS) - 1


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
SHEIK_DRAWN: Final = _kind(
    "sheik_drawn", [_SEAT, Field("sheik", PARTS.sheiks)], ["EMI-SETUP.1", "EMI-SETUP.4"]
)
OBJECTIVE_DEALT: Final = _kind("objective_dealt", [_SEAT, _SECRET_OBJECTIVE], ["EMI-SETUP.9"])
EVENT_DEALT: Final = _kind("event_dealt", [_SEAT, _SECRET_EVENT], ["EMI-SETUP.10"])
EVENT_KEPT: Final = _kind("event_kept", [_SEAT, _SECRET_EVENT], ["EMI-SETUP.10"])
EVENT_PUT_BACK: Final = _kind("event_put_back", [_SEAT, _SECRET_EVENT], ["EMI-SETUP.10", "EMI-HIDDEN.6"])
# the course of a turn
TURN_BEGAN: Final = _kind("turn_began", [Field("number"), _SEAT], ["EMI-TURN.1", "EMI-UPKEEP.6"])
# phase 1
EVENT_PLAYED: Final = _kind("event_played", [_SEAT, _EVENT], ["EMI-EVENT.1"])
TURN_CHOSEN: Final = _kind("turn_chosen", [_SEAT, _TURN, _EVENT], ["EMI-3P.8", "EMI-3P.9"])
PRINCESS_NAMED: Final = _kind("princess_named", [_SEAT, _TURN, _PLACE], ["EMI-3P.10"])
PRINCESS_LOOKED_AT: Final = _kind(
    "princess_looked_at", [_SEAT, _PLACE, _SECRET_PRINCESS], ["EMI-CARD.5", "EMI-CARD.8"]
)
MIND_LEFT: Final = _kind("mind_left", [_SEAT, _SECRET_PRINCESS], ["EMI-CARD.5"])
MIND_CHANGED: Final = _kind("mind_changed", [_SEAT, _SECRET_PRINCESS], ["EMI-CARD.5", "EMI-CARD.6"])
PRINCESS_BURIED: Final = _kind("princess_buried", [_SEAT, _SECRET_PRINCESS], ["EMI-CARD.5"])
PRINCESS_ARRANGED: Final = _kind("princess_arranged", [_SEAT, _PLACE, _SECRET_PRINCESS], ["EMI-CARD.8"])
STATUS_LOOKED_AT: Final = _kind("status_looked_at", [_SEAT, _PLACE, _SECRET_STATUS], ["EMI-CARD.8"])
STATUS_ARRANGED: Final = _kind("status_arranged", [_SEAT, _PLACE, _SECRET_STATUS], ["EMI-CARD.8"])
TOKEN_ADMIRED: Final = _kind("token_admired", [_SEAT, _TOKEN], ["EMI-CARD.11"])
GUEST_HOUSE_BUILT: Final = _kind("guest_house_built", [_SEAT, Field("capacity")], ["EMI-CARD.12"])
CAMEL_RATE_ROSE: Final = _kind("camel_rate_rose", [_SEAT, _GOLD], ["EMI-CARD.2"])
CAMELS_BORN: Final = _kind("camels_born", [_SEAT, _CAMELS], ["EMI-CARD.3"])
BREEDING_FAILED: Final = _kind("breeding_failed", [Field("needed"), Field("supply")], ["EMI-CARD.3"])
CAMELS_DIED: Final = _kind("camels_died", [_SEAT, _CAMELS], ["EMI-CARD.4"])
CARAVAN_EXTENDED: Final = _kind("caravan_extended", [_SEAT, _CARAVAN, _LEFT], ["EMI-CARD.14"])
CARAVAN_INFESTED: Final = _kind("caravan_infested", [_SEAT, _CARAVAN], ["EMI-CARD.19"])
CARAVAN_SPOILED: Final = _kind("caravan_spoiled", [_SEAT, _CARAVAN, _LEFT], ["EMI-CARD.19"])
PALACE_RESTORED: Final = _kind("palace_restored", [_SEAT], ["EMI-CARD.17"])
# phases 2 and 3
INCOME_RECEIVED: Final = _kind(
    "income_received",
    [_SEAT, Field("supply"), Field("trade"), Field("bonus")],
    ["EMI-INCOME.1", "EMI-CARD.10"],
)
TRADE_INTERRUPTED: Final = _kind("trade_interrupted", [], ["EMI-CARD.13"])
CARAVAN_FINISHED: Final = _kind("caravan_finished", [_SEAT, _CARAVAN], ["EMI-INCOME.2"])
PRINCESS_REVEALED: Final = _kind("princess_revealed", [_PRINCESS], ["EMI-PREP.1"])
PRINCESS_ANNOUNCED: Final = _kind("princess_announced", [_PRINCESS], ["EMI-3P.3"])
NO_PRINCESS: Final = _kind("no_princess", [], ["EMI-CARD.16", "EMI-RULING.25"])
STATUS_OFFERED: Final = _kind("status_offered", [_STATUS, _GOLD, Field("points")], ["EMI-PREP.2"])
STATUS_DECK_SEARCHED: Final = _kind("status_deck_searched", [_SEAT], ["EMI-CARD.15"])
TOKEN_OFFERED: Final = _kind("token_offered", [_TOKEN], ["EMI-PREP.3"])
PIECE_OFFERED: Final = _kind("piece_offered", [Field("piece", PIECES)], ["EMI-PREP.4"])
# phase 4
AUCTION_OPENED: Final = _kind("auction_opened", [_SEAT], ["EMI-AUC.3"])
BID_MADE: Final = _kind("bid_made", [_SEAT, _BID], ["EMI-AUC.5"])
PASSED: Final = _kind("passed", [_SEAT], ["EMI-AUC.7"])
AUCTION_WON: Final = _kind("auction_won", [_SEAT, _BID, _GOLD], ["EMI-AUC.8", "EMI-AUC.17"])
ACTS_FREE: Final = _kind("acts_free", [_SEAT], ["EMI-AUC.10"])
ACTS_LAST: Final = _kind("acts_last", [_SEAT], ["EMI-AUC.12"])
VOLUNTARY_BID: Final = _kind("voluntary_bid", [_SEAT, _BID, _GOLD], ["EMI-AUC.12"])
GOLD_TAKEN: Final = _kind("gold_taken", [_SEAT, _GOLD], ["EMI-AUC.14"])
FORGONE: Final = _kind("forgone", [_SEAT], ["EMI-AUC.11"])
CARAVAN_BOUGHT: Final = _kind("caravan_bought", [_SEAT, _CARAVAN, _GOLD], ["EMI-ACT.1", "EMI-ACT.2"])
TOKEN_BOUGHT: Final = _kind("token_bought", [_SEAT, _TOKEN, _GOLD], ["EMI-ACT.4"])
STATUS_BOUGHT: Final = _kind("status_bought", [_SEAT, _STATUS, _GOLD], ["EMI-ACT.5"])
SECTION_BOUGHT: Final = _kind("section_bought", [_SEAT, _GOLD], ["EMI-ACT.6"])
CAMEL_BOUGHT: Final = _kind("camel_bought", [_SEAT, _GOLD], ["EMI-ACT.7"])
TOKEN_UNSOLD: Final = _kind("token_unsold", [_TOKEN], ["EMI-AUC.18"])
STATUS_UNSOLD: Final = _kind("status_unsold", [_STATUS], ["EMI-AUC.18"])
# phase 5
EVENTS_BOUGHT: Final = _kind("events_bought", [_SEAT, _CARDS, _GOLD], ["EMI-BUY.1", "EMI-BUY.6"])
BOUGHT_EVENT_KEPT: Final = _kind("bought_event_kept", [_SEAT, _SECRET_EVENT], ["EMI-BUY.1"])
EVENT_BURIED: Final = _kind("event_buried", [_SEAT, _SECRET_EVENT], ["EMI-BUY.1", "EMI-HIDDEN.6"])
# phase 6, check points and princesses
GOLD_SHOWN: Final = _kind("gold_shown", [_SEAT, _GOLD], ["EMI-HIDDEN.3", "EMI-HIDDEN.10"])
PRINCESS_JOINED: Final = _kind("princess_joined", [_SEAT, _PRINCESS], ["EMI-CHOOSE.2", "EMI-UND.2"])
PRINCESS_UNDECIDED: Final = _kind("princess_undecided", [_PRINCESS], ["EMI-CHOOSE.4"])
TOKEN_BROUGHT: Final = _kind("token_brought", [_SEAT, _PRINCESS, _TOKEN], ["EMI-PRIN.5"])
STATUS_BROUGHT: Final = _kind(
    "status_brought", [_SEAT, _PRINCESS, Field("special", PARTS.special_ids)], ["EMI-PRIN.4"]
)
TOKEN_TAKEN_ALONG: Final = _kind("token_taken_along", [_SEAT, _PRINCESS, _TOKEN], ["EMI-PRIN.5"])
STATUS_TAKEN_ALONG: Final = _kind(
    "status_taken_along", [_SEAT, _PRINCESS, Field("special", PARTS.special_ids)], ["EMI-PRIN.4"]
)
GOLD_OPENED: Final = _kind("gold_opened", [_SEAT, _PRINCESS, _GOLD], ["EMI-PRIN.8"])
GOLD_CLOSED: Final = _kind("gold_closed", [_SEAT, _PRINCESS], ["EMI-PRIN.8"])
TOKEN_GIVEN_UP: Final = _kind("token_given_up", [_SEAT, _TOKEN], ["EMI-PRIN.6"])
STATUS_STOLEN: Final = _kind("status_stolen", [_SEAT, _STATUS], ["EMI-PRIN.7"])
FEAST_HELD: Final = _kind("feast_held", [_SEAT, _PRINCESS], ["EMI-ADV.4"])
HONEYMOON_AHEAD: Final = _kind("honeymoon_ahead", [_SEAT, Field("number")], ["EMI-PRIN.12"])
HONEYMOON_OVER: Final = _kind("honeymoon_over", [_SEAT], ["EMI-PRIN.13"])
SURCHARGE_ADDED: Final = _kind("surcharge_added", [_SEAT, _PRINCESS, _GOLD], ["EMI-PRIN.15"])
SURCHARGES_CANCELLED: Final = _kind("surcharges_cancelled", [_SEAT, _GOLD], ["EMI-PRIN.15", "EMI-PRIN.19"])
SIDI_STRUCK: Final = _kind("sidi_struck", [_SEAT, Field("princesses")], ["EMI-PRIN.25"])
PRINCESS_ELOPED: Final = _kind("princess_eloped", [_SEAT, _PRINCESS], ["EMI-PRIN.27"])
# phase 7
XENIA_WAITED: Final = _kind("xenia_waited", [_SEAT, Field("markers")], ["EMI-PRIN.17"])
GIFT_PAID: Final = _kind("gift_paid", [_SEAT, _GOLD], ["EMI-PRIN.18", "EMI-PRIN.20"])
GIFT_REFUSED: Final = _kind("gift_refused", [_SEAT], ["EMI-PRIN.21"])
XENIA_REMOVED: Final = _kind("xenia_removed", [_SEAT], ["EMI-PRIN.19"])
UPKEEP_PAID: Final = _kind("upkeep_paid", [_SEAT, _GOLD], ["EMI-UPKEEP.1"])
TUMULT: Final = _kind("tumult", [_SEAT, Field("due")], ["EMI-UPKEEP.3", "EMI-ADV.5"])
PRINCESS_LEFT: Final = _kind("princess_left", [_SEAT, _PRINCESS], ["EMI-UPKEEP.4", "EMI-ADV.6"])
# the end
OBJECTIVE_REACHED: Final = _kind(
    "objective_reached", [_SEAT, Field("princesses"), _OBJECTIVE], ["EMI-WIN.1", "EMI-WIN.4"]
)
GAME_STALLED: Final = _kind("game_stalled", [Field("turns")], ["EMI-END.1"])
TURN_LIMIT: Final = _kind("turn_limit", [Field("number")], ["EMI-END.2"])
OBJECTIVE_SHOWN: Final = _kind("objective_shown", [_SEAT, _OBJECTIVE], ["EMI-HIDDEN.9"])
SCORED: Final = _kind("scored", [_SEAT, Field("points")], ["EMI-ADV.7"])
GAME_OVER: Final = _kind("game_over", [Field("winners")], ["EMI-WIN.3", "EMI-ADV.8"], listed=True)
