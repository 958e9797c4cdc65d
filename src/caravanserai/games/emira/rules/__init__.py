"""The rules of Emira: one module for each chapter, and the steps in the order of their numbers."""

from __future__ import annotations

from typing import Any, Final

from caravanserai.games.emira.rules import (
    acting,
    auction,
    buy_events,
    caravan_events,
    choosing,
    deck_events,
    ending,
    flow,
    income,
    play_events,
    prepare,
    princesses,
    sidi,
    turn,
    upkeep,
)
from caravanserai.kernel.step import Step, gather

_CHAPTERS: Final = [
    *(acting, auction, buy_events, caravan_events, choosing, deck_events, ending, income),
    *(play_events, prepare, princesses, sidi, turn, upkeep),
]
STEPS: Final[list[Step[Any]]] = gather(flow, _CHAPTERS)
