"""Phase 4: what the acting player does (EMI-AUC.11, EMI-ACT)."""

from __future__ import annotations

from mypy_extensions import i64

from caravanserai.games.emira import events
from caravanserai.games.emira.actions import BUY, FORGO, TAKE_GOLD
from caravanserai.games.emira.parts import (
    BUY_CAMEL,
    BUY_SECTION,
    BUY_STATUS,
    BUY_TOKEN,
    NONE,
    PIECE_CAMEL,
    PIECE_LARGE,
    PIECE_SECTION,
    PIECE_SMALL,
    PURCHASES,
    SMALL,
)
from caravanserai.games.emira.rules import auction, refusals
from caravanserai.games.emira.state import Emira
from caravanserai.kernel.refusal import Refusal
from caravanserai.kernel.step import Step


class Act(Step[Emira]):
    """A purchase that is still on offer, or nothing, or the gold (EMI-AUC.11, .13, .20, EMI-DP.13)."""

    def asks(self, s: Emira, argument: int) -> int:
        """Only who shows his gold is not asked for the one answer left (EMI-RULING.53)."""
        if s.gold_is_open(argument) and len(self.options(s, argument, argument)) == 1:
            return 0
        return 1 << argument

    def run(self, s: Emira, argument: int) -> None:
        self.take(s, argument, argument, FORGO)

    def options(self, s: Emira, argument: int, seat: int) -> list[int]:
        player = s.players[seat]
        gold = player.gold
        found: list[int] = []
        for what, least in enumerate(s.parts.least_prices):
            if gold >= least and on_offer(s, what) and price(s, seat, what) <= gold:
                found.append(BUY + what)
        found.append(FORGO)
        if player.may_take_gold(s.parts):
            found.append(TAKE_GOLD)
        return found

    def take(self, s: Emira, argument: int, seat: int, action: int) -> None:
        if action == TAKE_GOLD:
            auction.take_gold(s, seat)
        elif action == FORGO:
            s.note(events.FORGONE, seat)
        else:
            buy(s, seat, action - BUY)
        s.acted |= 1 << seat
        s.last_actor = seat
        s.auctions += 1

    def default(self, s: Emira, argument: int, seat: int) -> int:
        """The gold if he may take it, otherwise nothing (EMI-DP.13)."""
        return TAKE_GOLD if s.players[seat].may_take_gold(s.parts) else FORGO

    def why_not(self, s: Emira, argument: int, seat: int, action: int) -> Refusal:
        if action == TAKE_GOLD:
            return auction.no_gold(s, seat)
        if not BUY <= action < FORGO:
            return refusals.not_now(action)
        what = action - BUY
        purchase = PURCHASES[what]
        if not on_offer(s, what):
            return Refusal("EMI-AUC.1", "not_on_offer", {"purchase": purchase})
        return Refusal(
            "EMI-TURN.4",
            "purchase_not_payable",
            {"purchase": purchase, "price": price(s, seat, what), "gold": s.players[seat].gold},
        )


def piece_of(s: Emira, what: i64) -> i64:
    """The piece that a purchase takes from the board (EMI-ACT.1-3, .6, .7)."""
    if what == BUY_SECTION:
        return PIECE_SECTION
    if what == BUY_CAMEL:
        return PIECE_CAMEL
    return PIECE_SMALL if s.parts.caravans[what].size == SMALL else PIECE_LARGE


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
        s.place_caravan(seat, what, s.parts.caravans[what].spaces)
        s.note(events.CARAVAN_BOUGHT, seat, what, cost)
