"""The twenty-one spells, in the order of their cards."""

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

SPELL_TABLE: Final[list[Spell]] = [
    MoveToken(parts.SECOND_CHANCE),
    Abracadabra(),
    LastFirst(),
    Charity(),
    Tax(parts.CITY_TAX),
    Levy(parts.DONATION),
    DragonLeaves(),
    DragonReturn(),
    EyeForAnEye(),
    Eclipse(parts.LUNAR_ECLIPSE),
    MagesApprentice(),
    Mirage(),
    Parasite(),
    Levy(parts.SACRIFICE),
    Smuggler(),
    Eclipse(parts.SOLAR_ECLIPSE),
    Spy(),
    Tax(parts.SULTANS_TAX),
    Taboo(),
    MoveToken(parts.TELEPORT),
    Trade(),
]
