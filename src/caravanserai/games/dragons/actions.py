"""The action space of Aladdin's Dragons and the text form of every move."""

from __future__ import annotations

from typing import Final

from caravanserai.games.dragons.parts import ARTIFACTS, PARTS, SPELLS
from caravanserai.kernel.actions import ActionSpace
from caravanserai.kernel.refusal import Value

SPACE: Final = ActionSpace()

_TOKENS: list[Value] = list(PARTS.values)
_SPACES: list[Value] = list(PARTS.spaces)
_ROOMS: list[Value] = [PARTS.spaces[room] for room in PARTS.rooms]
_KINDS: list[Value] = list(PARTS.kinds)
_UNITS: list[Value] = list(range(1, PARTS.units_per_kind + 1))
_SEATS: list[Value] = list(range(max(PARTS.counts)))
_NUMBERS: list[Value] = list(range(1, len(_TOKENS) + 1))
_CARPETS: list[Value] = list(range(1, PARTS.carpets + 1))
_DEPTHS: list[Value] = list(range(PARTS.stack_limit + 1))
_ARTIFACTS: list[Value] = list(ARTIFACTS)
_SPELLS: list[Value] = list(SPELLS)

TOKENS: Final = len(_TOKENS)
SPACES: Final = len(_SPACES)
KINDS: Final = len(_KINDS)
CARPETS: Final = len(_CARPETS)

# Placement (DRA-DEC.2); the most frequent moves come first: small numbers are the cheapest.
PLACE: Final[int] = SPACE.first_of("place", "place {token} {space}", [("token", _TOKENS), ("space", _SPACES)])
# Windows (DRA-DEC.3)
PASS: Final[int] = SPACE.first_of("pass", "pass")
# The Market, the guard and the palace rooms (DRA-DEC.5, .7, .8)
DECLINE: Final[int] = SPACE.first_of("decline", "decline")
BRIBE: Final[int] = SPACE.first_of("bribe", "bribe")
# The buyer says in which kind he pays for his strongest token, then for the others one by one.
BUY: Final[int] = SPACE.first_of("buy", "buy {kind}", [("kind", _KINDS)])
BUY_SEARCHING: Final[int] = SPACE.first_of("buy_searching", "buy {kind} with abracadabra", [("kind", _KINDS)])
PAY: Final[int] = SPACE.first_of("pay", "pay {kind}", [("kind", _KINDS)])
# Units (DRA-DEC.1, .5, .7, .11-15, .17)
CHOOSE: Final[int] = SPACE.first_of("choose", "choose {mix}", [("mix", list(PARTS.mix_names))])
GIVE: Final[int] = SPACE.first_of("give", "give {units} {kind}", [("units", _UNITS), ("kind", _KINDS)])
TAKE: Final[int] = SPACE.first_of("take", "take {units} {kind}", [("units", _UNITS), ("kind", _KINDS)])
DONE: Final[int] = SPACE.first_of("done", "done")
# The Tent and the Caravanserai (DRA-DEC.4, .6)
KEEP_SPELL: Final[int] = SPACE.first_of("keep_spell", "keep {spell}", [("spell", _SPELLS)])
NAME: Final[int] = SPACE.first_of("name", "camel {seat}", [("seat", _SEATS)])
# An artifact out of a stack, by its place from the top; 0 is the one on sale (DRA-DEC.9, .10)
PICK: Final[int] = SPACE.first_of(
    "pick", "pick {depth} {artifact}", [("depth", _DEPTHS), ("artifact", _ARTIFACTS)]
)
# Taxes and retaliation (DRA-DEC.14-16)
KEEP_TOKEN: Final[int] = SPACE.first_of("keep_token", "keep {token}", [("token", _TOKENS)])
KEEP_CARPET: Final[int] = SPACE.first_of("keep_carpet", "keep carpet")
PAY_TAX: Final[int] = SPACE.first_of("pay_tax", "pay tax")
REMOVE_TOKEN: Final[int] = SPACE.first_of("remove_token", "remove token {number}", [("number", _NUMBERS)])
REMOVE_CARPET: Final[int] = SPACE.first_of("remove_carpet", "remove carpet {number}", [("number", _CARPETS)])

# --- what is played in windows (DRA-DEC.3) -----------------------------------------------------------

# Artifacts; a Parasite has the same uses in the same order, `COPY` actions further on.
USE_COUNTERSPELL: Final[int] = SPACE.first_of(
    "use_counterspell", "use counterspell on {spell}", [("spell", _SPELLS)]
)
USE_DOUBLE: Final[int] = SPACE.first_of("use_double", "use double on {token}", [("token", _TOKENS)])
USE_DOUBLE_CARPET: Final[int] = SPACE.first_of("use_double_carpet", "use double on carpet")
USE_CARPET: Final[int] = SPACE.first_of("use_carpet", "use carpet")
USE_KEY: Final[int] = SPACE.first_of("use_key", "use key")
PARASITE_COUNTERSPELL: Final[int] = SPACE.first_of(
    "parasite_counterspell", "cast parasite counterspell on {spell}", [("spell", _SPELLS)]
)
PARASITE_DOUBLE: Final[int] = SPACE.first_of(
    "parasite_double", "cast parasite double on {token}", [("token", _TOKENS)]
)
PARASITE_DOUBLE_CARPET: Final[int] = SPACE.first_of(
    "parasite_double_carpet", "cast parasite double on carpet"
)
PARASITE_CARPET: Final[int] = SPACE.first_of("parasite_carpet", "cast parasite carpet")
PARASITE_KEY: Final[int] = SPACE.first_of("parasite_key", "cast parasite key")
COPY: Final[int] = PARASITE_COUNTERSPELL - USE_COUNTERSPELL

# Spells without a target, at a space, and at a piece
_UNTARGETED: list[Value] = [
    "last_first",
    "charity",
    "city_tax",
    "donation",
    "sacrifice",
    "smuggler",
    "spy",
    "sultans_tax",
    "trade",
]
_AT_SPACE: list[Value] = [
    "dragon_leaves",
    "dragon_return",
    "lunar_eclipse",
    "mirage",
    "solar_eclipse",
    "taboo",
]
_MOVING: list[Value] = ["second_chance", "teleport"]
CAST: Final[int] = SPACE.first_of("cast", "cast {spell}", [("spell", _UNTARGETED)])
CAST_AT: Final[int] = SPACE.first_of(
    "cast_at", "cast {spell} {space}", [("spell", _AT_SPACE), ("space", _SPACES)]
)
CAST_APPRENTICE: Final[int] = SPACE.first_of(
    "cast_apprentice",
    "cast mages_apprentice {space} for {artifact}",
    [("space", _ROOMS), ("artifact", _ARTIFACTS)],
)
# one's own tokens are called by their value, those of others by their number: the order of placement
CAST_MOVE_OWN: Final[int] = SPACE.first_of(
    "cast_move_own",
    "cast {spell} {token} to {space}",
    [("spell", _MOVING), ("token", _TOKENS), ("space", _SPACES)],
)
CAST_MOVE_OTHER: Final[int] = SPACE.first_of(
    "cast_move_other",
    "cast {spell} {owner}.{number} to {space}",
    [("spell", _MOVING), ("owner", _SEATS), ("number", _NUMBERS), ("space", _SPACES)],
)
CAST_EYE: Final[int] = SPACE.first_of(
    "cast_eye", "cast eye_for_an_eye {owner}.{number}", [("owner", _SEATS), ("number", _NUMBERS)]
)
CAST_EYE_CARPET: Final[int] = SPACE.first_of(
    "cast_eye_carpet",
    "cast eye_for_an_eye {owner}.carpet {number}",
    [("owner", _SEATS), ("number", _CARPETS)],
)


def spell_named(action: int) -> int:
    """The spell that an action casts, or -1."""
    move = SPACE.move(action)
    if move.kind.startswith("parasite_"):
        return SPELLS.index("parasite")
    if move.kind == "cast_apprentice":
        return SPELLS.index("mages_apprentice")
    if move.kind.startswith("cast_eye"):
        return SPELLS.index("eye_for_an_eye")
    return SPELLS.index(str(move.args["spell"])) if move.kind.startswith("cast") else -1


# for each action the spell it casts, or -1
SPELL_OF: Final[list[int]] = [spell_named(action) for action in range(SPACE.size)]
# where the actions of each spell begin
FIRST_CAST: Final[list[int]] = [
    SPELL_OF.index(spell) if spell in SPELL_OF else -1 for spell in range(len(SPELLS))
]
