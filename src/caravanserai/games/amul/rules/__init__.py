"""The rules of Āmul: one module for each chapter, and their steps in the order of their numbers."""

from __future__ import annotations

from typing import Final

from caravanserai.games.amul.rules import effects, ending, flow, offer, pick, reveal, round
from caravanserai.kernel.step import gather

STEPS: Final = gather(flow, [round, offer, pick, reveal, effects, ending])
