"""The rules of Yspahan: one module for each chapter, and the steps in the order of their names."""

from __future__ import annotations

from typing import Any, Final

from caravanserai.games.yspahan.rules import flow
from caravanserai.games.yspahan.rules.after_dice import AfterDice
from caravanserai.games.yspahan.rules.city import PlaceGoods
from caravanserai.games.yspahan.rules.day import BeginDay, BeginTurn, EndDay, EndGame
from caravanserai.games.yspahan.rules.scoring import ScoreWeek
from caravanserai.games.yspahan.rules.supervisor import MoveSupervisor, OrderGoods, OwnerDecides, SendGood
from caravanserai.games.yspahan.rules.tower import ChooseGroup, DrawInstead, FinishDice, Supply
from caravanserai.kernel.step import Step

_BY_NUMBER: dict[int, Step[Any]] = {
    flow.BEGIN_DAY: BeginDay(),
    flow.SUPPLY: Supply(),
    flow.BEGIN_TURN: BeginTurn(),
    flow.CHOOSE_GROUP: ChooseGroup(),
    flow.DRAW_INSTEAD: DrawInstead(),
    flow.PLACE_GOODS: PlaceGoods(),
    flow.MOVE_SUPERVISOR: MoveSupervisor(),
    flow.ORDER_GOODS: OrderGoods(),
    flow.SEND_GOOD: SendGood(),
    flow.OWNER_DECIDES: OwnerDecides(),
    flow.FINISH_DICE: FinishDice(),
    flow.AFTER_DICE: AfterDice(),
    flow.END_DAY: EndDay(),
    flow.SCORE_WEEK: ScoreWeek(),
    flow.END_GAME: EndGame(),
}

STEPS: Final[list[Step[Any]]] = [_BY_NUMBER[number] for number in range(len(_BY_NUMBER))]
