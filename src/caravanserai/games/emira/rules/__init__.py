"""The rules of Emira: one module for each chapter, and the steps in the order of their names."""

from __future__ import annotations

from typing import Any, Final

from caravanserai.games.emira.rules import flow
from caravanserai.games.emira.rules.acting import Act
from caravanserai.games.emira.rules.auction import Bid, VoluntaryBid
from caravanserai.games.emira.rules.buying import BuyEvent, KeepBought, KeepEvent
from caravanserai.games.emira.rules.caravans import AdmireToken, ExtendCaravan, NameCaravan, SpoilCaravans
from caravanserai.games.emira.rules.choosing import PrincessChooses
from caravanserai.games.emira.rules.ending import EndTurn
from caravanserai.games.emira.rules.income import Income
from caravanserai.games.emira.rules.looking import (
    ArrangePrincesses,
    ArrangeStatus,
    ChangeMind,
    ChooseTurn,
    LookAtTurn,
)
from caravanserai.games.emira.rules.play_event import PlayEvent
from caravanserai.games.emira.rules.prepare import (
    OfferStatus,
    OfferToken,
    RevealPrincesses,
    SearchBag,
    SearchStatus,
    SupplyPieces,
)
from caravanserai.games.emira.rules.princesses import GiveStatus, GiveToken
from caravanserai.games.emira.rules.sidi import LosePrincess
from caravanserai.games.emira.rules.turn import NextUnit
from caravanserai.games.emira.rules.upkeep import Upkeep, Xenia
from caravanserai.kernel.step import Step

_BY_NUMBER: dict[int, Step[Any]] = {
    flow.KEEP_EVENT: KeepEvent(),
    flow.NEXT_UNIT: NextUnit(),
    flow.END_TURN: EndTurn(),
    flow.PLAY_EVENT: PlayEvent(),
    flow.LOOK_AT_TURN: LookAtTurn(),
    flow.CHOOSE_TURN: ChooseTurn(),
    flow.CHANGE_MIND: ChangeMind(),
    flow.ARRANGE_PRINCESSES: ArrangePrincesses(),
    flow.ARRANGE_STATUS: ArrangeStatus(),
    flow.ADMIRE_TOKEN: AdmireToken(),
    flow.EXTEND_CARAVAN: ExtendCaravan(),
    flow.NAME_CARAVAN: NameCaravan(),
    flow.SPOIL_CARAVANS: SpoilCaravans(),
    flow.INCOME: Income(),
    flow.REVEAL_PRINCESSES: RevealPrincesses(),
    flow.OFFER_STATUS: OfferStatus(),
    flow.SEARCH_STATUS: SearchStatus(),
    flow.OFFER_TOKEN: OfferToken(),
    flow.SEARCH_BAG: SearchBag(),
    flow.SUPPLY_PIECES: SupplyPieces(),
    flow.BID: Bid(),
    flow.VOLUNTARY_BID: VoluntaryBid(),
    flow.ACT: Act(),
    flow.BUY_EVENT: BuyEvent(),
    flow.KEEP_BOUGHT: KeepBought(),
    flow.PRINCESS_CHOOSES: PrincessChooses(),
    flow.GIVE_TOKEN: GiveToken(),
    flow.GIVE_STATUS: GiveStatus(),
    flow.LOSE_PRINCESS: LosePrincess(),
    flow.XENIA: Xenia(),
    flow.UPKEEP: Upkeep(),
}

STEPS: Final[list[Step[Any]]] = [_BY_NUMBER[number] for number in range(len(_BY_NUMBER))]
