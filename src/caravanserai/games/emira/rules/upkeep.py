"""Phase 7: Xenia's gifts and the upkeep of all princesses (EMI-PRIN.16-24, EMI-UPKEEP, EMI-ADV.5, .6)."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from caravanserai.games.emira import events
from caravanserai.games.emira.actions import PAY_GIFT, REFUSE_GIFT
from caravanserai.games.emira.parts import NONE
from caravanserai.games.emira.princess_deck import ONE_LOT
from caravanserai.games.emira.rules import choosing, flow, phases, princesses
from caravanserai.games.emira.rules.waiting import need_below, need_moment
from caravanserai.games.emira.state import Emira
from caravanserai.kernel.actions import Family
from caravanserai.kernel.pile import EVERYONE, NOBODY
from caravanserai.kernel.refusal import Refusal, Value
from caravanserai.kernel.step import SilentStep, Step, Waiting


class Xenia(Step[Emira]):
    """Once a turn, before the upkeep, Xenia's host is reminded of her gift (EMI-PRIN.17-23, EMI-DP.20)."""

    offers: ClassVar[list[Family]] = [PAY_GIFT, REFUSE_GIFT]

    def asks(self, s: Emira, argument: int) -> int:
        """A host who lacks the gold is asked as well, unless all see that he lacks it (EMI-RULING.54)."""
        host = s.home(s.parts.xenia)
        if host == NONE or s.xenia_markers > 0 or not s.xenia_paid:
            return 0
        if s.gold_is_open(host) and s.players[host].gold < s.parts.gift:
            return 0
        return 1 << host

    def run(self, s: Emira, argument: int) -> None:
        host = s.home(s.parts.xenia)
        if host == NONE:
            return
        if s.xenia_markers > 0:
            s.xenia_markers -= 1
            s.note(events.XENIA_WAITED, host, s.xenia_markers)
        elif not s.xenia_paid:
            first_gift(s, host)
        else:
            refuse(s, host)

    def options(self, s: Emira, argument: int, seat: int) -> list[int]:
        if s.players[seat].gold < s.parts.gift:
            return [REFUSE_GIFT.action]
        return [PAY_GIFT.action, REFUSE_GIFT.action]

    def take(self, s: Emira, argument: int, seat: int, action: int) -> None:
        if action == PAY_GIFT.action:
            pay_gift(s, seat)
        else:
            refuse(s, seat)

    def default(self, s: Emira, argument: int, seat: int) -> int:
        """Pay if the upkeep can be paid as well (EMI-DP.20)."""
        player = s.players[seat]
        payable = player.gold >= s.parts.gift + player.upkeep(s.parts)
        return PAY_GIFT.action if payable else REFUSE_GIFT.action

    def about(self, s: Emira, argument: int) -> dict[str, Value]:
        return {"gold": s.parts.gift}

    def why_not(self, s: Emira, argument: int, seat: int, action: int) -> Refusal:
        gold = s.players[seat].gold
        return Refusal("EMI-PRIN.20", "gift_not_payable", {"gift": s.parts.gift, "gold": gold})

    def fits(self, s: Emira, argument: int, below: list[Waiting]) -> bool:
        need_below(below, flow.UPKEEP)
        return argument == 0


def pay_gift(s: Emira, seat: i64) -> None:
    """The gift is paid and both markers lie on her card (EMI-PRIN.18, .20)."""
    s.pay(seat, s.parts.gift)
    s.xenia_paid = True
    s.xenia_markers = s.parts.xenia_markers
    s.note(events.GIFT_PAID, seat, s.parts.gift)


def first_gift(s: Emira, seat: i64) -> None:
    """The first gift cannot be refused; without the gold she is gone (EMI-PRIN.18, .19, EMI-INV.2)."""
    player = s.players[seat]
    s.test_gold(seat)
    if player.gold >= s.parts.gift + player.upkeep(s.parts):
        pay_gift(s, seat)
        return
    s.note(events.XENIA_REMOVED, seat)
    s.princesses_gone = [*s.princesses_gone, s.parts.xenia]
    if player.surcharges >> s.parts.xenia & 1:
        player.surcharges &= ~(1 << s.parts.xenia)
        s.note(events.SURCHARGES_CANCELLED, seat, s.parts.surcharge)
    princesses.leave(s, seat, s.parts.xenia)


def refuse(s: Emira, seat: i64) -> None:
    """She goes to the richest of the others, or waits undecided (EMI-PRIN.21, .22)."""
    xenia = s.parts.xenia
    s.note(events.GIFT_REFUSED, seat)
    s.xenia_refuser = seat
    princesses.leave(s, seat, xenia)
    host = choosing.decide(s, xenia)
    if host == NONE:
        choosing.stay_undecided(s, xenia)
        return
    choosing.go_to(s, host, xenia)
    first_gift(s, host)


class Upkeep(SilentStep[Emira]):
    """In player order everybody pays for his princesses (EMI-UPKEEP.1-5)."""

    def run(self, s: Emira, argument: int) -> None:
        for offset in range(s.players_count):
            seat = (s.starting + offset) % s.players_count
            player = s.players[seat]
            due = player.upkeep(s.parts)
            if due > 0:
                s.test_gold(seat)
            if player.gold < due:
                tumult(s, seat, due)
            elif due > 0:
                s.pay(seat, due)
                s.note(events.UPKEEP_PAID, seat, due)
            player.surcharges = 0

    def fits(self, s: Emira, argument: int, below: list[Waiting]) -> bool:
        need_below(below)
        begun = phases.PHASE.of(below[0].argument) > phases.UPKEEP
        need_moment(s.phase == phases.UPKEEP and begun)
        return argument == 0


def tumult(s: Emira, seat: i64, due: i64) -> None:
    """Not enough gold: princesses drawn at random leave (EMI-UPKEEP.3, .4, EMI-ADV.5, .6)."""
    player = s.players[seat]
    s.unpaid |= 1 << seat
    s.note(events.TUMULT, seat, due)
    left: list[int] = []
    if s.advanced:
        while player.gold < player.upkeep(s.parts):
            left.append(drive_away(s, seat))
        paid = player.upkeep(s.parts)
    else:
        left.append(drive_away(s, seat))
        paid = player.gold
    s.pay(seat, paid)
    s.note(events.UPKEEP_PAID, seat, paid)
    go_under(s, left)


def drive_away(s: Emira, seat: i64) -> int:
    """A princess drawn at random leaves (EMI-UPKEEP.3, EMI-ADV.5)."""
    residents = s.players[seat].residents
    princess = residents[s.chance.below(len(residents))]
    s.note(events.PRINCESS_LEFT, seat, princess)
    princesses.leave(s, seat, princess)
    return princess


def go_under(s: Emira, left: list[int]) -> None:
    """All know a single card under the deck; of several nobody knows the order (EMI-ADV.6, EMI-HIDDEN.7)."""
    if len(left) == 1:
        s.princess_deck.put_under(left[0], EVERYONE, ONE_LOT)
        return
    s.chance.shuffle(left)
    lot = s.princess_deck.new_lot()
    for princess in left:
        s.princess_deck.put_under(princess, NOBODY, lot)
