"""The rules of Āmul: one module for each chapter, and the steps in the order of their names."""

from __future__ import annotations

from typing import Any, Final

from caravanserai.games.amul.rules import flow
from caravanserai.games.amul.rules.effects import ResolveEffects, TakeCard
from caravanserai.games.amul.rules.ending import EndGame, LayDownHands
from caravanserai.games.amul.rules.offer import OfferCard
from caravanserai.games.amul.rules.pick import PickCard
from caravanserai.games.amul.rules.reveal import RevealCard
from caravanserai.games.amul.rules.round import CleanUp, Replenish
from caravanserai.kernel.step import Step

_BY_NUMBER: dict[int, Step[Any]] = {
    flow.REPLENISH: Replenish(),
    flow.OFFER_CARD: OfferCard(),
    flow.PICK_CARD: PickCard(),
    flow.REVEAL_CARD: RevealCard(),
    flow.RESOLVE_EFFECTS: ResolveEffects(),
    flow.TAKE_CARD: TakeCard(),
    flow.CLEAN_UP: CleanUp(),
    flow.LAY_DOWN_HANDS: LayDownHands(),
    flow.END_GAME: EndGame(),
}

STEPS: Final[list[Step[Any]]] = [_BY_NUMBER[number] for number in range(len(_BY_NUMBER))]
