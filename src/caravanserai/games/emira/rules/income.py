"""Phase 2: income (EMI-INCOME)."""

from __future__ import annotations

from mypy_extensions import i64

from caravanserai.games.emira import events
from caravanserai.games.emira.parts import EVERY_TRAIT, GOLDEN_TIMES, INTERRUPT_SPICE_TRADE
from caravanserai.games.emira.player import Player, caravan_on, left_of, track_of
from caravanserai.games.emira.state import Emira
from caravanserai.kernel.step import SilentStep


class Income(SilentStep[Emira]):
    """Everybody receives the supply and what the caravans pay (EMI-INCOME.1-4, EMI-CARD.10, .13)."""

    def run(self, s: Emira, argument: int) -> None:
        interrupted = (s.in_force >> INTERRUPT_SPICE_TRADE & 1) != 0
        if interrupted:
            s.note(events.TRADE_INTERRUPTED)
        for seat, player in enumerate(s.players):
            supply: i64 = s.parts.supply[player.sheik]
            trade: i64 = 0 if interrupted else player.trade(s.parts)
            bonus: i64 = 0
            if s.in_force >> GOLDEN_TIMES & 1:
                bonus = (supply + trade) // s.parts.golden_share
            s.receive(seat, supply + trade + bonus)
            s.note(events.INCOME_RECEIVED, seat, supply, trade, bonus)
            if not interrupted and player.caravans:
                travel(s, seat, player)
        s.stirred = EVERY_TRAIT  # with the turn honeymoons end and begin, and Xenia forgives


def travel(s: Emira, seat: int, player: Player) -> None:
    """Each caravan moves a space to the left; from the last it returns to the supply (EMI-INCOME.2)."""
    left: list[int] = []
    for caravan in player.caravans:
        track = track_of(caravan)
        if left_of(caravan) > 1:
            left.append(caravan_on(track, left_of(caravan) - 1))
        else:
            s.return_caravan(track)
            s.note(events.CARAVAN_FINISHED, seat, track)
    player.caravans = left
