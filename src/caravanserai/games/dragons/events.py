"""What can happen in Aladdin's Dragons, as the journal tells it."""

from __future__ import annotations

from typing import Final

from caravanserai.games.dragons.parts import ARTIFACTS, PARTS, SPELLS
from caravanserai.kernel.journal import REVEAL, TRIFLE, EventKinds, Field

EVENTS: Final = EventKinds()

_SEAT: Final = Field("seat")
_OWNER: Final = Field("owner")
_SPACE: Final = Field("space", PARTS.spaces)
_ORIGIN: Final = Field("origin", PARTS.spaces)
_KIND: Final = Field("kind", PARTS.kinds)
_UNITS: Final = Field("units")
_TOKENS: Final = Field("tokens")
_NUMBER: Final = Field("number")  # the number of a piece among those of its owner, by which the page finds it
_VALUE: Final = Field("value")
_HIDDEN_VALUE: Final = Field("value", secret=True)
_ARTIFACT: Final = Field("artifact", ARTIFACTS)
_HIDDEN_ARTIFACT: Final = Field("artifact", ARTIFACTS, secret=True)
_SPELL: Final = Field("spell", SPELLS)
_HIDDEN_SPELL: Final = Field("spell", SPELLS, secret=True)
_STRENGTH: Final = Field("strength")

# --- the round ---------------------------------------------------------------------------------------

ROUND_BEGAN: Final[int] = EVENTS.add("round_began", [Field("round"), _SEAT], ["DRA-ROUND.1", "DRA-SETUP.5"])
CARD_TURNED_UP: Final[int] = EVENTS.add(
    "card_turned_up", [Field("card", PARTS.card_ids)], ["DRA-VIZIER.1"], weight=TRIFLE
)
CAVE_FILLED: Final[int] = EVENTS.add(
    "cave_filled", [_SPACE, Field("shelves")], ["DRA-VIZIER.1", "DRA-BANK.5"], listed=True, weight=TRIFLE
)
CARDS_SHUFFLED: Final[int] = EVENTS.add("cards_shuffled", [], ["DRA-VIZIER.2"], weight=TRIFLE)
GUARD_POSTED: Final[int] = EVENTS.add("guard_posted", [], ["DRA-VIZIER.3"], weight=TRIFLE)
ARTIFACT_TURNED_UP: Final[int] = EVENTS.add(
    "artifact_turned_up", [_SPACE, _ARTIFACT], ["DRA-VIZIER.4"], weight=TRIFLE
)
ROUND_ENDED: Final[int] = EVENTS.add("round_ended", [Field("round")], ["DRA-CLEANUP.1"], weight=TRIFLE)

# --- units -------------------------------------------------------------------------------------------

UNITS_TAKEN: Final[int] = EVENTS.add("units_taken", [_SEAT, _UNITS, _KIND], ["DRA-BANK.6"])
UNITS_PAID: Final[int] = EVENTS.add("units_paid", [_SEAT, _UNITS, _KIND], ["DRA-BANK.4"])

# --- placement and tally ------------------------------------------------------------------------------

TOKEN_PLACED: Final[int] = EVENTS.add(
    "token_placed", [_SEAT, _SPACE, _NUMBER, _HIDDEN_VALUE], ["DRA-PLACE.2"]
)
TOKEN_PLACED_FACE_UP: Final[int] = EVENTS.add(
    "token_placed_face_up", [_SEAT, _SPACE, _NUMBER, _VALUE], ["DRA-PLACE.2", "DRA-SPY.1"]
)
TOKENS_TURNED_UP: Final[int] = EVENTS.add(
    "tokens_turned_up",
    [_SEAT, _SPACE, _STRENGTH, Field("faces")],
    ["DRA-TALLY.3", "DRA-TALLY.4"],
    listed=True,
)
RANKED: Final[int] = EVENTS.add(
    "ranked", [_SPACE, Field("seats")], ["DRA-TALLY.5"], listed=True, weight=REVEAL
)
TREASURE_WON: Final[int] = EVENTS.add(
    "treasure_won", [_SEAT, _UNITS, _KIND, Field("shelf")], ["DRA-CAVE.1", "DRA-CAVE.4"]
)
LEFT_IN_CAVE: Final[int] = EVENTS.add("left_in_cave", [_UNITS, _KIND], ["DRA-CAVE.3"], weight=TRIFLE)
TOKENS_TAKEN_BACK: Final[int] = EVENTS.add(
    "tokens_taken_back", [_SEAT, _TOKENS], ["DRA-GUARD.8"], weight=TRIFLE
)

# --- the city ------------------------------------------------------------------------------------------

SPELLS_DRAWN: Final[int] = EVENTS.add("spells_drawn", [_SEAT, Field("cards")], ["DRA-TENT.1", "DRA-TENT.3"])
SPELL_KEPT: Final[int] = EVENTS.add("spell_kept", [_SEAT, _HIDDEN_SPELL], ["DRA-TENT.1"])
SPELL_GIVEN: Final[int] = EVENTS.add(
    "spell_given", [_SEAT, _OWNER, _HIDDEN_SPELL], ["DRA-TENT.1", "DRA-TENT.4"]
)
SPELL_REJECTED: Final[int] = EVENTS.add("spell_rejected", [_SEAT, _SPELL], ["DRA-TENT.2"])
NO_SPELL_LEFT: Final[int] = EVENTS.add("no_spell_left", [_SEAT], ["DRA-TENT.3"])
DJINN_WON: Final[int] = EVENTS.add("djinn_won", [_SEAT, Field("uses")], ["DRA-DJINN.1"])
MARKET_USED: Final[int] = EVENTS.add("market_used", [_SEAT], ["DRA-MARKET.1"])
MARKET_NOT_USED: Final[int] = EVENTS.add("market_not_used", [_SEAT], ["DRA-CITY.1", "DRA-ROOM.9"])
START_PLAYER_NAMED: Final[int] = EVENTS.add("start_player_named", [_SEAT, _OWNER], ["DRA-CARAVANSERAI.1"])

# --- the palace ----------------------------------------------------------------------------------------

GUARD_SHOWN: Final[int] = EVENTS.add("guard_shown", [_VALUE], ["DRA-GUARD.2"], weight=REVEAL)
ADMITTED: Final[int] = EVENTS.add("admitted", [_SEAT, _STRENGTH], ["DRA-GUARD.3"])
BRIBED: Final[int] = EVENTS.add("bribed", [_SEAT, _UNITS], ["DRA-GUARD.4"])
NOT_BRIBED: Final[int] = EVENTS.add("not_bribed", [_SEAT], ["DRA-GUARD.6", "DRA-ROOM.9"])
NOT_ADMITTED: Final[int] = EVENTS.add("not_admitted", [_SEAT], ["DRA-GUARD.5"])
NOT_BOUGHT: Final[int] = EVENTS.add("not_bought", [_SEAT, _SPACE], ["DRA-ROOM.5", "DRA-ROOM.9"])
BOUGHT: Final[int] = EVENTS.add(
    "bought", [_SEAT, _SPACE], ["DRA-ROOM.6"], weight=REVEAL
)  # in the basic game, where types do not matter
BOUGHT_FACE_UP: Final[int] = EVENTS.add(
    "bought_face_up", [_SEAT, _SPACE, _ARTIFACT], ["DRA-ROOM.6"], weight=REVEAL
)
BOUGHT_SEARCHING: Final[int] = EVENTS.add(
    "bought_searching", [_SEAT, _SPACE, _HIDDEN_ARTIFACT], ["DRA-ABRACADABRA.2", "DRA-INFO.5"], weight=REVEAL
)
UNSOLD: Final[int] = EVENTS.add("unsold", [_SPACE], ["DRA-ROOM.6"])

# --- plays (magic) -------------------------------------------------------------------------------------

LAMP_LIT: Final[int] = EVENTS.add("lamp_lit", [_SEAT], ["DRA-LAMP.1", "DRA-LAMP.2"])
ARTIFACT_USED: Final[int] = EVENTS.add("artifact_used", [_SEAT, _ARTIFACT], ["DRA-ART.1", "DRA-ART.2"])
PARASITE_CAST: Final[int] = EVENTS.add("parasite_cast", [_SEAT, _ARTIFACT], ["DRA-PARASITE.1"])
SPELL_CAST: Final[int] = EVENTS.add("spell_cast", [_SEAT, _SPELL], ["DRA-SPELL.1", "DRA-PRIO.5"])
SPELL_CAST_AT: Final[int] = EVENTS.add(
    "spell_cast_at", [_SEAT, _SPELL, _SPACE], ["DRA-SPELL.1", "DRA-PRIO.5"]
)
APPRENTICE_CAST: Final[int] = EVENTS.add("apprentice_cast", [_SEAT, _SPACE, _ARTIFACT], ["DRA-APPRENTICE.1"])
MOVE_CAST: Final[int] = EVENTS.add(
    "move_cast",
    [_SEAT, _SPELL, _OWNER, _NUMBER, _ORIGIN, _SPACE],
    ["DRA-SECONDCHANCE.1", "DRA-TELEPORT.1"],
)
EYE_CAST: Final[int] = EVENTS.add("eye_cast", [_SEAT, _OWNER, _NUMBER, _SPACE], ["DRA-EYE.1"])
COUNTER_AIMED: Final[int] = EVENTS.add("counter_aimed", [_SEAT, _OWNER, _SPELL], ["DRA-COUNTER.1"])
DOUBLE_AIMED: Final[int] = EVENTS.add("double_aimed", [_SEAT, _SPACE, _VALUE], ["DRA-DOUBLE.1"])

# --- effects (magic) -----------------------------------------------------------------------------------

SPELL_CANCELLED: Final[int] = EVENTS.add("spell_cancelled", [_OWNER, _SPELL], ["DRA-COUNTER.1", "DRA-PRIO.9"])
SPELL_WITHOUT_EFFECT: Final[int] = EVENTS.add("spell_without_effect", [_SEAT, _SPELL], ["DRA-PRIO.8"])
ARTIFACT_WITHOUT_EFFECT: Final[int] = EVENTS.add(
    "artifact_without_effect", [_SEAT, _ARTIFACT], ["DRA-ART.5", "DRA-PRIO.8"]
)
TOKEN_DOUBLED: Final[int] = EVENTS.add("token_doubled", [_SEAT, _SPACE, _VALUE], ["DRA-DOUBLE.1"])
CARPET_LAID: Final[int] = EVENTS.add("carpet_laid", [_SEAT, _SPACE], ["DRA-CARPET.1"])
KEY_TURNED: Final[int] = EVENTS.add("key_turned", [_SEAT], ["DRA-KEY.1"])
TOKEN_MOVED: Final[int] = EVENTS.add(
    "token_moved", [_OWNER, _NUMBER, _ORIGIN, _SPACE], ["DRA-SPELL.4", "DRA-SPELL.5"]
)
TOKEN_REMOVED: Final[int] = EVENTS.add(
    "token_removed", [_OWNER, _NUMBER, _SPACE, _HIDDEN_VALUE], ["DRA-SPELL.6", "DRA-PLACE.8"]
)
CARPET_REMOVED: Final[int] = EVENTS.add("carpet_removed", [_OWNER, _SPACE], ["DRA-CARPET.4"])
VALUES_SWAPPED: Final[int] = EVENTS.add("values_swapped", [_SEAT], ["DRA-LASTFIRST.1"])
SPY_AT_WORK: Final[int] = EVENTS.add("spy_at_work", [_SEAT], ["DRA-SPY.1"])
SPACE_CLOSED: Final[int] = EVENTS.add("space_closed", [_SPACE], ["DRA-TABOO.1"])
SMUGGLED: Final[int] = EVENTS.add("smuggled", [_SEAT, _SPACE], ["DRA-SMUGGLER.1"])
CAVE_EMPTIED: Final[int] = EVENTS.add("cave_emptied", [_UNITS, _KIND], ["DRA-DRAGONRETURN.1"])
STACK_SEARCHED: Final[int] = EVENTS.add(
    "stack_searched", [_SEAT, _SPACE], ["DRA-MIRAGE.1", "DRA-ABRACADABRA.2", "DRA-INFO.8"]
)
ARTIFACT_BROUGHT_UP: Final[int] = EVENTS.add(
    "artifact_brought_up", [_SEAT, _SPACE, _ARTIFACT], ["DRA-MIRAGE.1"]
)
ARTIFACT_PUT_BACK: Final[int] = EVENTS.add("artifact_put_back", [_SPACE, _ARTIFACT], ["DRA-MIRAGE.1"])
ARTIFACT_TAKEN: Final[int] = EVENTS.add("artifact_taken", [_SEAT, _SPACE, _ARTIFACT], ["DRA-APPRENTICE.1"])
ARTIFACT_GIVEN: Final[int] = EVENTS.add("artifact_given", [_SEAT, _SPACE, _ARTIFACT], ["DRA-APPRENTICE.1"])
TAX_PAID: Final[int] = EVENTS.add(
    "tax_paid", [_SEAT, _SPELL, _TOKENS, _UNITS], ["DRA-CITYTAX.1", "DRA-SULTAN.1"]
)
ALL_RETURNED: Final[int] = EVENTS.add(
    "all_returned", [_SEAT, _SPELL, _UNITS], ["DRA-DONATION.1", "DRA-INFO.10"]
)

# --- the end -------------------------------------------------------------------------------------------

LAST_ARTIFACT_SOLD: Final[int] = EVENTS.add("last_artifact_sold", [], ["DRA-END.1"])
STOPPED: Final[int] = EVENTS.add("stopped", [Field("round")], ["DRA-END.6"])
SECRET_SHOWN: Final[int] = EVENTS.add("secret_shown", [_SEAT, _ARTIFACT], ["DRA-INFO.8"])
SCORED: Final[int] = EVENTS.add(
    "scored", [_SEAT, Field("artifacts"), Field("scrolls")], ["DRA-END.2", "DRA-END.3"]
)
GAME_OVER: Final[int] = EVENTS.add("game_over", [Field("winners")], ["DRA-END.2", "DRA-END.4"], listed=True)
