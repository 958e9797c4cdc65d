"""The twenty-one spells, by their names."""

from __future__ import annotations

from typing import Final

from caravanserai.games.dragons import parts
from caravanserai.games.dragons.rules.spells.caves import DragonLeaves, DragonReturn
from caravanserai.games.dragons.rules.spells.parasite import Parasite
from caravanserai.games.dragons.rules.spells.rooms import Abracadabra, MagesApprentice, Mirage
from caravanserai.games.dragons.rules.spells.round import LastFirst, Smuggler, Spy, Taboo
from caravanserai.games.dragons.rules.spells.spell import Spell
from caravanserai.games.dragons.rules.spells.taxes import Tax
from caravanserai.games.dragons.rules.spells.tokens import Eclipse, EyeForAnEye, MoveToken
from caravanserai.games.dragons.rules.spells.treasures import Charity, Levy, Trade
from caravanserai.kernel.data import check_names

_SPELLS: list[Spell] = [
    Abracadabra(parts.ABRACADABRA),
    Charity(parts.CHARITY),
    DragonLeaves(parts.DRAGON_LEAVES),
    DragonReturn(parts.DRAGON_RETURN),
    Eclipse(parts.LUNAR_ECLIPSE),
    Eclipse(parts.SOLAR_ECLIPSE),
    EyeForAnEye(parts.EYE_FOR_AN_EYE),
    LastFirst(parts.LAST_FIRST),
    Levy(parts.DONATION),
    Levy(parts.SACRIFICE),
    MagesApprentice(parts.MAGES_APPRENTICE),
    Mirage(parts.MIRAGE),
    MoveToken(parts.SECOND_CHANCE),
    MoveToken(parts.TELEPORT),
    Parasite(parts.PARASITE),
    Smuggler(parts.SMUGGLER),
    Spy(parts.SPY),
    Taboo(parts.TABOO),
    Tax(parts.CITY_TAX),
    Tax(parts.SULTANS_TAX),
    Trade(parts.TRADE),
]
check_names("spells of the rules", [spell.name for spell in _SPELLS], parts.SPELLS)
SPELL_TABLE: Final[list[Spell]] = sorted(_SPELLS, key=lambda spell: spell.index)
