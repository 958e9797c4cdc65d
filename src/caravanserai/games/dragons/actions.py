"""The action space of Aladdin's Dragons and the text form of every move."""

from __future__ import annotations

from typing import Final

from caravanserai.games.dragons.parts import (
    ARTIFACTS,
    CARPET,
    COUNTERSPELL,
    DOUBLE,
    EYE_FOR_AN_EYE,
    KEY,
    MAGES_APPRENTICE,
    NONE,
    PARASITE,
    PARTS,
    SPELLS,
)
from caravanserai.kernel.actions import ActionSpace, Family
from caravanserai.kernel.refusal import Value

SPACE: Final = ActionSpace()
WINDOW_RULE: Final = "DRA-PRIO.15"  # spells are cast and artifacts used in windows of the magic game alone

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

# Placement (DRA-DEC.2); the most frequent moves come first: small numbers are the cheapest.
PLACE: Final = SPACE.add(
    "place", "place {token} {space}", [("token", _TOKENS), ("space", _SPACES)], "DRA-PLACE.1"
)
# Windows (DRA-DEC.3)
PASS: Final = SPACE.add("pass", "pass", rule="DRA-PRIO.2")
# The Market, the guard and the palace rooms (DRA-DEC.5, .7, .8)
DECLINE: Final = SPACE.add("decline", "decline", rule="DRA-ROOM.2")
BRIBE: Final = SPACE.add("bribe", "bribe", rule="DRA-GUARD.4")
# The buyer says in which kind he pays for his strongest token, then for the others one by one.
BUY: Final = SPACE.add("buy", "buy {kind}", [("kind", _KINDS)], "DRA-ROOM.2")
BUY_SEARCHING: Final = SPACE.add(
    "buy_searching", "buy {kind} with abracadabra", [("kind", _KINDS)], WINDOW_RULE
)
PAY: Final = SPACE.add("pay", "pay {kind}", [("kind", _KINDS)], "DRA-ROOM.3")
# Units (DRA-DEC.1, .5, .7, .11-15, .17)
CHOOSE: Final = SPACE.add("choose", "choose {mix}", [("mix", list(PARTS.mix_names))], "DRA-BANK.6")
GIVE: Final = SPACE.add("give", "give {units} {kind}", [("units", _UNITS), ("kind", _KINDS)], "DRA-BANK.4")
TAKE: Final = SPACE.add("take", "take {units} {kind}", [("units", _UNITS), ("kind", _KINDS)], "DRA-TRADE.1")
DONE: Final = SPACE.add("done", "done", rule="DRA-TRADE.1")
# The Tent and the Caravanserai (DRA-DEC.4, .6)
KEEP_SPELL: Final = SPACE.add("keep_spell", "keep {spell}", [("spell", _SPELLS)], "DRA-TENT.1")
NAME: Final = SPACE.add("name", "camel {seat}", [("seat", _SEATS)], "DRA-CARAVANSERAI.1")
# An artifact out of a stack, by its place from the top; 0 is the one on sale (DRA-DEC.9, .10)
PICK: Final = SPACE.add(
    "pick", "pick {depth} {artifact}", [("depth", _DEPTHS), ("artifact", _ARTIFACTS)], "DRA-MIRAGE.1"
)
# Taxes and retaliation (DRA-DEC.14-16)
KEEP_TOKEN: Final = SPACE.add("keep_token", "keep {token}", [("token", _TOKENS)], "DRA-CITYTAX.1")
KEEP_CARPET: Final = SPACE.add("keep_carpet", "keep carpet", rule="DRA-CITYTAX.1")
PAY_TAX: Final = SPACE.add("pay_tax", "pay tax", rule="DRA-SULTAN.1")
REMOVE_TOKEN: Final = SPACE.add("remove_token", "remove token {number}", [("number", _NUMBERS)], "DRA-EYE.1")
REMOVE_CARPET: Final = SPACE.add(
    "remove_carpet", "remove carpet {number}", [("number", _CARPETS)], "DRA-EYE.1"
)

# --- what is played in windows (DRA-DEC.3) -----------------------------------------------------------


class Uses:
    """The ways to use an artifact; a Parasite has the same ways to copy one (DRA-PARASITE.1)."""

    def __init__(self, name: str, text: str) -> None:
        self.counterspell = SPACE.add(
            f"{name}_counterspell", f"{text} counterspell on {{spell}}", [("spell", _SPELLS)], WINDOW_RULE
        )
        self.double = SPACE.add(
            f"{name}_double", f"{text} double on {{token}}", [("token", _TOKENS)], WINDOW_RULE
        )
        self.double_carpet = SPACE.add(f"{name}_double_carpet", f"{text} double on carpet", rule=WINDOW_RULE)
        self.carpet = SPACE.add(f"{name}_carpet", f"{text} carpet", rule=WINDOW_RULE)
        self.key = SPACE.add(f"{name}_key", f"{text} key", rule=WINDOW_RULE)

    def families(self) -> list[Family]:
        return [self.counterspell, self.double, self.double_carpet, self.carpet, self.key]

    def artifact(self, action: int) -> int:
        """The artifact whose power an action uses, or NONE."""
        types = [COUNTERSPELL, DOUBLE, DOUBLE, CARPET, KEY]
        for artifact, family in zip(types, self.families(), strict=True):
            if family.has(action):
                return artifact
        return NONE


USE: Final = Uses("use", "use")
COPY: Final = Uses("parasite", "cast parasite")

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
CAST: Final = SPACE.add("cast", "cast {spell}", [("spell", _UNTARGETED)], WINDOW_RULE)
CAST_AT: Final = SPACE.add(
    "cast_at", "cast {spell} {space}", [("spell", _AT_SPACE), ("space", _SPACES)], WINDOW_RULE
)
CAST_APPRENTICE: Final = SPACE.add(
    "cast_apprentice",
    "cast mages_apprentice {space} for {artifact}",
    [("space", _ROOMS), ("artifact", _ARTIFACTS)],
    WINDOW_RULE,
)
# one's own tokens are called by their value, those of others by their number: the order of placement
CAST_MOVE_OWN: Final = SPACE.add(
    "cast_move_own",
    "cast {spell} {token} to {space}",
    [("spell", _MOVING), ("token", _TOKENS), ("space", _SPACES)],
    WINDOW_RULE,
)
CAST_MOVE_OTHER: Final = SPACE.add(
    "cast_move_other",
    "cast {spell} {owner}.{number} to {space}",
    [("spell", _MOVING), ("owner", _SEATS), ("number", _NUMBERS), ("space", _SPACES)],
    WINDOW_RULE,
)
CAST_EYE: Final = SPACE.add(
    "cast_eye", "cast eye_for_an_eye {owner}.{number}", [("owner", _SEATS), ("number", _NUMBERS)], WINDOW_RULE
)
CAST_EYE_CARPET: Final = SPACE.add(
    "cast_eye_carpet",
    "cast eye_for_an_eye {owner}.carpet {number}",
    [("owner", _SEATS), ("number", _CARPETS)],
    WINDOW_RULE,
)

CASTING: Final[list[Family]] = [
    *COPY.families(),
    CAST,
    CAST_AT,
    CAST_APPRENTICE,
    CAST_MOVE_OWN,
    CAST_MOVE_OTHER,
    CAST_EYE,
    CAST_EYE_CARPET,
]
PLAYS: Final[list[Family]] = [PASS, *USE.families(), *CASTING]


def _spell_cast_by(action: int) -> int:
    """The spell that an action casts, or NONE."""
    family = SPACE.family_of(action)
    if family in COPY.families():
        return PARASITE
    if family is CAST_APPRENTICE:
        return MAGES_APPRENTICE
    if family is CAST_EYE or family is CAST_EYE_CARPET:
        return EYE_FOR_AN_EYE
    return SPELLS.index(str(SPACE.move(action).args["spell"])) if family in CASTING else NONE


# for each action the spell it casts and the artifact whose power it uses, its own or copied, or NONE
SPELL_OF: Final[list[int]] = [_spell_cast_by(action) for action in range(SPACE.size)]
ARTIFACT_OF: Final[list[int]] = [
    max(USE.artifact(action), COPY.artifact(action)) for action in range(SPACE.size)
]


def number_in(family: Family, spell: int) -> int:
    """The place of a spell among those that a family casts, or NONE."""
    spells = family.arguments[0][1]
    return spells.index(SPELLS[spell]) if SPELLS[spell] in spells else NONE
