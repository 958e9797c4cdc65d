"""Phase 4: what the acting player does (EMI-AUC.11, EMI-ACT)."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from caravanserai.games.emira import events, parts
from caravanserai.games.emira.actions import BUY, FORGO, TAKE_GOLD
from caravanserai.games.emira.parts import BUY_CAMEL, BUY_SECTION, BUY_STATUS, BUY_TOKEN, NONE
from caravanserai.games.emira.rules import auction, phases
from caravanserai.games.emira.rules.waiting import need_below, need_matter, need_moment, need_seat
from caravanserai.games.emira.state import Emira
from caravanserai.kernel.actions import Family
from caravanserai.kernel.refusal import Refusal
from caravanserai.kernel.step import SeatStep, Waiting


class Act(SeatStep[Emira]):
    """A purchase that is still on offer, or nothing, or the gold (EMI-AUC.11, .13, .20, EMI-DP.13)."""

    offers: ClassVar[list[Family]] = [BUY, FORGO, TAKE_GOLD]

    def asks(self, s: Emira, argument: int) -> int:
        """Only who shows his gold is not asked for the one answer left (EMI-RULING.53)."""
        if s.gold_is_open(argument) and len(self.options(s, argument, argument)) == 1:
            return 0
        return 1 << argument

    def run(self, s: Emira, argument: int) -> None:
        self.take(s, argument, argument, FORGO.action)

    def options(self, s: Emira, argument: int, seat: int) -> list[int]:
        player = s.players[seat]
        gold = player.gold
        found: list[int] = []
        for what, least in enumerate(s.parts.least_prices):
            if gold >= least and on_offer(s, what) and price(s, seat, what) <= gold:
                found.append(BUY.of(what))
        found.append(FORGO.action)
        if player.may_take_gold(s.parts):
            found.append(TAKE_GOLD.action)
        return found

    def take(self, s: Emira, argument: int, seat: int, action: int) -> None:
        if action == TAKE_GOLD.action:
            auction.take_gold(s, seat)
        elif action == FORGO.action:
            s.note(events.FORGONE, seat)
        else:
            buy(s, seat, BUY.index(action))
        s.acted |= 1 << seat
        s.last_actor = seat
        s.auctions += 1

    def default(self, s: Emira, argument: int, seat: int) -> int:
        """The gold if he may take it, otherwise nothing (EMI-DP.13)."""
        player = s.players[seat]
        return TAKE_GOLD.action if player.may_take_gold(s.parts) else FORGO.action

    def why_not(self, s: Emira, argument: int, seat: int, action: int) -> Refusal:
        if action == TAKE_GOLD.action:
            return auction.no_gold(s, seat)
        what = BUY.index(action)
        purchase = parts.PURCHASES[what]
        if not on_offer(s, what):
            return Refusal("EMI-AUC.1", "not_on_offer", {"purchase": purchase})
        return Refusal(
            "EMI-TURN.4",
            "purchase_not_payable",
            {"purchase": purchase, "price": price(s, seat, what), "gold": s.players[seat].gold},
        )

    def fits(self, s: Emira, argument: int, below: list[Waiting]) -> bool:
        need_below(below)
        need_moment(s.phase == phases.AUCTIONS)
        need_seat(s, argument)
        need_matter(self.name, auction.may_act(s, argument))
        return True


def piece_of(s: Emira, what: i64) -> i64:
    """The piece that a purchase takes from the board (EMI-ACT.1-3, .6, .7)."""
    if what == BUY_SECTION:
        return parts.PIECE_SECTION
    if what == BUY_CAMEL:
        return parts.PIECE_CAMEL
    return parts.PIECE_SMALL if s.parts.caravans[what].size == parts.SMALL else parts.PIECE_LARGE


def on_offer(s: Emira, what: i64) -> bool:
    """Whether a purchase can still be made in this turn (EMI-AUC.1, EMI-PREP.5)."""
    if what == BUY_TOKEN:
        return s.token_offer != NONE
    if what == BUY_STATUS:
        return s.status_offer != NONE
    return (s.pieces >> piece_of(s, what) & 1) != 0


def price(s: Emira, seat: i64, what: i64) -> i64:
    """What a purchase on offer costs a player (EMI-ACT.1, .2, .4-7, EMI-PRIN.9)."""
    player = s.players[seat]
    if what == BUY_TOKEN:
        return s.parts.token_price
    if what == BUY_STATUS:
        return s.parts.status_price[s.status_offer]
    if what == BUY_SECTION:
        return player.section_price(s.parts)
    if what == BUY_CAMEL:
        return player.camel_price(s.parts)
    return player.caravan_price(s.parts, what)


def buy(s: Emira, seat: i64, what: i64) -> None:
    """Pay for a purchase and take it (EMI-ACT.1-7)."""
    player = s.players[seat]
    cost = price(s, seat, what)
    s.pay(seat, cost)
    player.bought = what
    if what == BUY_TOKEN:
        s.change_tokens(seat, s.token_offer, 1)
        s.note(events.TOKEN_BOUGHT, seat, s.token_offer, cost)
        s.token_offer = NONE
        return
    if what == BUY_STATUS:
        s.gain_status(seat, s.status_offer)
        s.note(events.STATUS_BOUGHT, seat, s.status_offer, cost)
        s.status_offer = NONE
        return
    s.pieces &= ~(1 << piece_of(s, what))
    if what == BUY_SECTION:
        s.add_section(seat)
        s.note(events.SECTION_BOUGHT, seat, cost)
    elif what == BUY_CAMEL:
        player.camels += 1
        s.note(events.CAMEL_BOUGHT, seat, cost)
    else:
        player.place_caravan(what, s.parts.caravans[what].spaces)
        s.note(events.CARAVAN_BOUGHT, seat, what, cost)
