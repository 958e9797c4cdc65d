"""The rules of Aladdin's Dragons: one module for each chapter."""

from __future__ import annotations

from typing import Any, Final

from caravanserai.games.dragons.rules import (
    batch,
    city,
    ending,
    flow,
    guard,
    placement,
    priority,
    rooms,
    round,
    spaces,
    units,
)
from caravanserai.games.dragons.rules.spells import rooms as room_spells
from caravanserai.games.dragons.rules.spells import taxes, tokens, treasures
from caravanserai.kernel.step import Step, gather

STEPS: Final[list[Step[Any]]] = gather(
    flow,
    [
        round,
        placement,
        spaces,
        city,
        guard,
        rooms,
        units,
        ending,
        priority,
        batch,
        room_spells,
        taxes,
        tokens,
        treasures,
    ],
)
