"""The rules of Yspahan: one module for each chapter, and the steps in the order of their numbers."""

from __future__ import annotations

from typing import Any, Final

from caravanserai.games.yspahan.rules import after_dice, city, day, flow, scoring, supervisor, tower
from caravanserai.kernel.step import Step, gather

STEPS: Final[list[Step[Any]]] = gather(flow, [day, tower, city, supervisor, after_dice, scoring])
