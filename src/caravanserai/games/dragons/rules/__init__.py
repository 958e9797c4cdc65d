"""The rules of Aladdin's Dragons: one module for each chapter, and the steps in the order of their names."""

from __future__ import annotations

from typing import Any, Final

from caravanserai.games.dragons.rules import flow
from caravanserai.games.dragons.rules.batch import EndBatch, TakeEffect
from caravanserai.games.dragons.rules.city import KeepSpell, NameStartPlayer, UseMarket
from caravanserai.games.dragons.rules.ending import EndGame
from caravanserai.games.dragons.rules.guard import BribeGuard, ClosePalace
from caravanserai.games.dragons.rules.placement import Placement, PlaceToken
from caravanserai.games.dragons.rules.priority import Respond
from caravanserai.games.dragons.rules.rooms import BuyArtifact, PayPrice, TakeArtifact
from caravanserai.games.dragons.rules.round import CleanUp, Vizier
from caravanserai.games.dragons.rules.spells.rooms import BringUp
from caravanserai.games.dragons.rules.spells.taxes import PayCityTax, PaySultansTax
from caravanserai.games.dragons.rules.spells.tokens import Retaliate
from caravanserai.games.dragons.rules.spells.treasures import ReturnUnits, TradeGive, TradeTake
from caravanserai.games.dragons.rules.tally import CloseSpace, Evaluate, OpenSpace, TurnUp
from caravanserai.games.dragons.rules.units import ChooseTreasures, ChooseUnits, PayUnits
from caravanserai.kernel.step import Step

_BY_NUMBER: dict[int, Step[Any]] = {
    flow.CHOOSE_TREASURES: ChooseTreasures(),
    flow.VIZIER: Vizier(),
    flow.PLACEMENT: Placement(),
    flow.PLACE_TOKEN: PlaceToken(),
    flow.OPEN_SPACE: OpenSpace(),
    flow.TURN_UP: TurnUp(),
    flow.EVALUATE: Evaluate(),
    flow.CLOSE_SPACE: CloseSpace(),
    flow.KEEP_SPELL: KeepSpell(),
    flow.USE_MARKET: UseMarket(),
    flow.NAME_START_PLAYER: NameStartPlayer(),
    flow.BRIBE_GUARD: BribeGuard(),
    flow.CLOSE_PALACE: ClosePalace(),
    flow.BUY_ARTIFACT: BuyArtifact(),
    flow.PAY_PRICE: PayPrice(),
    flow.TAKE_ARTIFACT: TakeArtifact(),
    flow.PAY_UNITS: PayUnits(),
    flow.CHOOSE_UNITS: ChooseUnits(),
    flow.CLEAN_UP: CleanUp(),
    flow.END_GAME: EndGame(),
    flow.RESPOND: Respond(),
    flow.TAKE_EFFECT: TakeEffect(),
    flow.END_BATCH: EndBatch(),
    flow.RETURN_UNITS: ReturnUnits(),
    flow.PAY_CITY_TAX: PayCityTax(),
    flow.PAY_SULTANS_TAX: PaySultansTax(),
    flow.RETALIATE: Retaliate(),
    flow.TRADE_GIVE: TradeGive(),
    flow.TRADE_TAKE: TradeTake(),
    flow.BRING_UP: BringUp(),
}

STEPS: Final[list[Step[Any]]] = [_BY_NUMBER[number] for number in range(len(_BY_NUMBER))]
