"""What things are worth, in hundredths of an artifact: treasures, spells, the camel, artifacts themselves."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caravanserai.games.dragons.parts import (
    CARPET,
    COUNTERSPELL,
    DOUBLE,
    KEY,
    KINDS,
    LAMP,
    NONE,
    SCROLL,
    SPELLS,
)
from caravanserai.games.dragons.state import Dragons

ARTIFACT: Final = 100
CAMEL: Final = 12
# what the units of one kind are worth together: depth buys, but nobody needs more than a 9
_DEPTH: Final = [0, 10, 21, 32, 44, 56, 67, 76, 84, 91, 95]
_BEYOND: Final = 3  # each unit past the end of that table
_PRICE: Final = 6  # units that an artifact costs on the average
_SPARE: Final = 15  # percent: what units are worth that nobody will live to spend
# what a type is worth besides counting as one, as long as there are rounds to use it
_USEFUL: Final = {LAMP: 4, COUNTERSPELL: 5, DOUBLE: 8, CARPET: 8, KEY: 9, SCROLL: 5}
USEFUL: Final[list[int]] = [_USEFUL[artifact] for artifact in range(len(_USEFUL))]
# what a spell is worth in the hand of somebody with a Lamp
_SPELL: Final = {
    "second_chance": 18,
    "abracadabra": 14,
    "last_first": 10,
    "charity": 24,
    "city_tax": 20,
    "donation": 16,
    "dragon_leaves": 26,
    "dragon_return": 12,
    "eye_for_an_eye": 16,
    "lunar_eclipse": 16,
    "mages_apprentice": 8,
    "mirage": 6,
    "parasite": 12,
    "sacrifice": 20,
    "smuggler": 24,
    "solar_eclipse": 16,
    "spy": 18,
    "sultans_tax": 26,
    "taboo": 12,
    "teleport": 18,
    "trade": 12,
}
SPELL: Final[list[int]] = [_SPELL[name] for name in SPELLS]


def artifacts_left(s: Dragons) -> i64:
    """How many artifacts are still to be bought."""
    left: i64 = 0
    for stack in s.stacks:
        left += stack.size()
    for artifact in s.on_sale:
        if artifact != NONE:
            left += 1
    return left


def rounds_left(s: Dragons) -> i64:
    """No game ends before the highest stack is sold, one a round (strategy note 2)."""
    highest: i64 = 0
    for room in range(len(s.stacks)):
        highest = max(highest, s.artifacts_in(room))
    return highest


def holding(s: Dragons, treasures: list[int]) -> i64:
    """What a purse is worth: less and less as the stacks run out (strategy notes 7, 15)."""
    worth: i64 = 0
    total: i64 = 0
    for kind in range(KINDS):
        units = treasures[kind]
        total += units
        if units < len(_DEPTH):
            worth += _DEPTH[units]
        else:
            worth += _DEPTH[-1] + (units - len(_DEPTH) + 1) * _BEYOND
    if total == 0:
        return 0
    # a good share of what is left: nobody buys much more than that
    spendable = artifacts_left(s) * _PRICE * 3 // (2 * s.players_count)
    if total <= spendable:
        return worth
    return worth * (spendable * 100 + (total - spendable) * _SPARE) // (total * 100)


def artifact(s: Dragons, type_: i64) -> i64:
    """What it is worth to have this artifact."""
    if not s.magic:
        return ARTIFACT
    return ARTIFACT + USEFUL[type_] * min(rounds_left(s), 4) // 4


def spell(s: Dragons, index: i64) -> i64:
    """What it is worth to hold this spell: little when hardly any round is left to cast it."""
    return SPELL[index] * min(rounds_left(s), 3) // 3


def belongings(s: Dragons, seat: i64) -> i64:
    """What a player has for good: artifacts, treasures, spells, the camel (strategy note 15)."""
    player = s.players[seat]
    total = player.artifact_count() * ARTIFACT + holding(s, player.treasures)
    if s.magic:
        useful: i64 = 0
        for index in range(len(player.artifacts)):
            useful += USEFUL[index] * min(player.artifacts[index], 2)
        total += useful * min(rounds_left(s), 4) // 4
        for place in range(player.spells.size()):
            total += spell(s, player.spells.card(place))
    if s.start == seat and rounds_left(s) > 0:
        total += CAMEL
    return total
