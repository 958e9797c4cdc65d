"""What can happen in Aladdin's Dragons, as the journal tells it."""

from __future__ import annotations

from typing import Final

from caravanserai.games.dragons.parts import ARTIFACTS, PARTS, SPELLS
from caravanserai.kernel.journal import EventKind, Field

KINDS: Final[list[EventKind]] = []


def _kind(name: str, fields: list[Field], rules: list[str], listed: bool = False) -> int:
    KINDS.append(EventKind(name, fields, rules, listed))
    return len(KINDS) - 1


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

ROUND_BEGAN: Final = _kind("round_began", [Field("round"), _SEAT], ["DRA-ROUND.1", "DRA-SETUP.5"])
CARD_TURNED_UP: Final = _kind("card_turned_up", [Field("card", PARTS.card_ids)], ["DRA-VIZIER.1"])
CAVE_FILLED: Final = _kind(
    "cave_filled", [_SPACE, Field("shelves")], ["DRA-VIZIER.1", "DRA-BANK.5"], listed=True
)
CARDS_SHUFFLED: Final = _kind("cards_shuffled", [], ["DRA-VIZIER.2"])
GUARD_POSTED: Final = _kind("guard_posted", [], ["DRA-VIZIER.3"])
ARTIFACT_TURNED_UP: Final = _kind("artifact_turned_up", [_SPACE, _ARTIFACT], ["DRA-VIZIER.4"])
ROUND_ENDED: Final = _kind("round_ended", [Field("round")], ["DRA-CLEANUP.1"])

# --- units -------------------------------------------------------------------------------------------

UNITS_TAKEN: Final = _kind("units_taken", [_SEAT, _UNITS, _KIND], ["DRA-BANK.6"])
UNITS_PAID: Final = _kind("units_paid", [_SEAT, _UNITS, _KIND], ["DRA-BANK.4"])

# --- placement and tally ------------------------------------------------------------------------------

TOKEN_PLACED: Final = _kind("token_placed", [_SEAT, _SPACE, _NUMBER, _HIDDEN_VALUE], ["DRA-PLACE.2"])
TOKEN_PLACED_FACE_UP: Final = _kind(
    "token_placed_face_up", [_SEAT, _SPACE, _NUMBER, _VALUE], ["DRA-PLACE.2", "DRA-SPY.1"]
)
TOKENS_TURNED_UP: Final = _kind(
    "tokens_turned_up",
    [_SEAT, _SPACE, _STRENGTH, Field("faces")],
    ["DRA-TALLY.3", "DRA-TALLY.4"],
    listed=True,
)
RANKED: Final = _kind("ranked", [_SPACE, Field("seats")], ["DRA-TALLY.5"], listed=True)
TREASURE_WON: Final = _kind(
    "treasure_won", [_SEAT, _UNITS, _KIND, Field("shelf")], ["DRA-CAVE.1", "DRA-CAVE.4"]
)
LEFT_IN_CAVE: Final = _kind("left_in_cave", [_UNITS, _KIND], ["DRA-CAVE.3"])
TOKENS_TAKEN_BACK: Final = _kind("tokens_taken_back", [_SEAT, _TOKENS], ["DRA-GUARD.8"])

# --- the city ------------------------------------------------------------------------------------------

SPELLS_DRAWN: Final = _kind("spells_drawn", [_SEAT, Field("cards")], ["DRA-TENT.1", "DRA-TENT.3"])
SPELL_KEPT: Final = _kind("spell_kept", [_SEAT, _HIDDEN_SPELL], ["DRA-TENT.1"])
SPELL_GIVEN: Final = _kind("spell_given", [_SEAT, _OWNER, _HIDDEN_SPELL], ["DRA-TENT.1", "DRA-TENT.4"])
SPELL_REJECTED: Final = _kind("spell_rejected", [_SEAT, _SPELL], ["DRA-TENT.2"])
NO_SPELL_LEFT: Final = _kind("no_spell_left", [_SEAT], ["DRA-TENT.3"])
DJINN_WON: Final = _kind("djinn_won", [_SEAT, Field("uses")], ["DRA-DJINN.1"])
MARKET_USED: Final = _kind("market_used", [_SEAT], ["DRA-MARKET.1"])
MARKET_NOT_USED: Final = _kind("market_not_used", [_SEAT], ["DRA-CITY.1", "DRA-ROOM.9"])
START_PLAYER_NAMED: Final = _kind("start_player_named", [_SEAT, _OWNER], ["DRA-CARAVANSERAI.1"])

# --- the palace ------------------------------------------------------------------------------------------

GUARD_SHOWN: Final = _kind("guard_shown", [_VALUE], ["DRA-GUARD.2"])
ADMITTED: Final = _kind("admitted", [_SEAT, _STRENGTH], ["DRA-GUARD.3"])
BRIBED: Final = _kind("bribed", [_SEAT, _UNITS], ["DRA-GUARD.4"])
NOT_BRIBED: Final = _kind("not_bribed", [_SEAT], ["DRA-GUARD.6", "DRA-ROOM.9"])
NOT_ADMITTED: Final = _kind("not_admitted", [_SEAT], ["DRA-GUARD.5"])
NOT_BOUGHT: Final = _kind("not_bought", [_SEAT, _SPACE], ["DRA-ROOM.5", "DRA-ROOM.9"])
BOUGHT: Final = _kind(
    "bought", [_SEAT, _SPACE], ["DRA-ROOM.6"]
)  # in the basic game, where types do not matter
BOUGHT_FACE_UP: Final = _kind("bought_face_up", [_SEAT, _SPACE, _ARTIFACT], ["DRA-ROOM.6"])
BOUGHT_SEARCHING: Final = _kind(
    "bought_searching", [_SEAT, _SPACE, _HIDDEN_ARTIFACT], ["DRA-ABRACADABRA.2", "DRA-INFO.5"]
)
UNSOLD: Final = _kind("unsold", [_SPACE], ["DRA-ROOM.6"])

# --- plays (magic) ---------------------------------------------------------------------------------------

LAMP_LIT: Final = _kind("lamp_lit", [_SEAT], ["DRA-LAMP.1", "DRA-LAMP.2"])
ARTIFACT_USED: Final = _kind("artifact_used", [_SEAT, _ARTIFACT], ["DRA-ART.1", "DRA-ART.2"])
PARASITE_CAST: Final = _kind("parasite_cast", [_SEAT, _ARTIFACT], ["DRA-PARASITE.1"])
SPELL_CAST: Final = _kind("spell_cast", [_SEAT, _SPELL], ["DRA-SPELL.1", "DRA-PRIO.5"])
SPELL_CAST_AT: Final = _kind("spell_cast_at", [_SEAT, _SPELL, _SPACE], ["DRA-SPELL.1", "DRA-PRIO.5"])
APPRENTICE_CAST: Final = _kind("apprentice_cast", [_SEAT, _SPACE, _ARTIFACT], ["DRA-APPRENTICE.1"])
MOVE_CAST: Final = _kind(
    "move_cast",
    [_SEAT, _SPELL, _OWNER, _NUMBER, _ORIGIN, _SPACE],
    ["DRA-SECONDCHANCE.1", "DRA-TELEPORT.1"],
)
EYE_CAST: Final = _kind("eye_cast", [_SEAT, _OWNER, _NUMBER, _SPACE], ["DRA-EYE.1"])
COUNTER_AIMED: Final = _kind("counter_aimed", [_SEAT, _OWNER, _SPELL], ["DRA-COUNTER.1"])
DOUBLE_AIMED: Final = _kind("double_aimed", [_SEAT, _SPACE, _VALUE], ["DRA-DOUBLE.1"])

# --- effects (magic) ---------------------------------------------------------------------------------------

SPELL_CANCELLED: Final = _kind("spell_cancelled", [_OWNER, _SPELL], ["DRA-COUNTER.1", "DRA-PRIO.9"])
SPELL_WITHOUT_EFFECT: Final = _kind("spell_without_effect", [_SEAT, _SPELL], ["DRA-PRIO.8"])
ARTIFACT_WITHOUT_EFFECT: Final = _kind(
    "artifact_without_effect", [_SEAT, _ARTIFACT], ["DRA-ART.5", "DRA-PRIO.8"]
)
TOKEN_DOUBLED: Final = _kind("token_doubled", [_SEAT, _SPACE, _VALUE], ["DRA-DOUBLE.1"])
CARPET_LAID: Final = _kind("carpet_laid", [_SEAT, _SPACE], ["DRA-CARPET.1"])
KEY_TURNED: Final = _kind("key_turned", [_SEAT], ["DRA-KEY.1"])
TOKEN_MOVED: Final = _kind("token_moved", [_OWNER, _NUMBER, _ORIGIN, _SPACE], ["DRA-SPELL.4", "DRA-SPELL.5"])
TOKEN_REMOVED: Final = _kind(
    "token_removed", [_OWNER, _NUMBER, _SPACE, _HIDDEN_VALUE], ["DRA-SPELL.6", "DRA-PLACE.8"]
)
CARPET_REMOVED: Final = _kind("carpet_removed", [_OWNER, _SPACE], ["DRA-CARPET.4"])
VALUES_SWAPPED: Final = _kind("values_swapped", [_SEAT], ["DRA-LASTFIRST.1"])
SPY_AT_WORK: Final = _kind("spy_at_work", [_SEAT], ["DRA-SPY.1"])
SPACE_CLOSED: Final = _kind("space_closed", [_SPACE], ["DRA-TABOO.1"])
SMUGGLED: Final = _kind("smuggled", [_SEAT, _SPACE], ["DRA-SMUGGLER.1"])
CAVE_EMPTIED: Final = _kind("cave_emptied", [_UNITS, _KIND], ["DRA-DRAGONRETURN.1"])
STACK_SEARCHED: Final = _kind(
    "stack_searched", [_SEAT, _SPACE], ["DRA-MIRAGE.1", "DRA-ABRACADABRA.2", "DRA-INFO.8"]
)
ARTIFACT_BROUGHT_UP: Final = _kind("artifact_brought_up", [_SEAT, _SPACE, _ARTIFACT], ["DRA-MIRAGE.1"])
ARTIFACT_PUT_BACK: Final = _kind("artifact_put_back", [_SPACE, _ARTIFACT], ["DRA-MIRAGE.1"])
ARTIFACT_TAKEN: Final = _kind("artifact_taken", [_SEAT, _SPACE, _ARTIFACT], ["DRA-APPRENTICE.1"])
ARTIFACT_GIVEN: Final = _kind("artifact_given", [_SEAT, _SPACE, _ARTIFACT], ["DRA-APPRENTICE.1"])
TAX_PAID: Final = _kind("tax_paid", [_SEAT, _SPELL, _TOKENS, _UNITS], ["DRA-CITYTAX.1", "DRA-SULTAN.1"])
ALL_RETURNED: Final = _kind("all_returned", [_SEAT, _SPELL, _UNITS], ["DRA-DONATION.1", "DRA-INFO.10"])

# --- the end -----------------------------------------------------------------------------------------------

LAST_ARTIFACT_SOLD: Final = _kind("last_artifact_sold", [], ["DRA-END.1"])
STOPPED: Final = _kind("stopped", [Field("round")], ["DRA-END.6"])
SECRET_SHOWN: Final = _kind("secret_shown", [_SEAT, _ARTIFACT], ["DRA-INFO.8"])
SCORED: Final = _kind("scored", [_SEAT, Field("artifacts"), Field("scrolls")], ["DRA-END.2", "DRA-END.3"])
GAME_OVER: Final = _kind("game_over", [Field("winners")], ["DRA-END.2", "DRA-END.4"], listed=True)
