"""Phase 4: auctions for the right to act (EMI-AUC)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from caravanserai.games.emira import events
from caravanserai.games.emira.actions import BID, PASS, TAKE_GOLD
from caravanserai.games.emira.parts import NONE
from caravanserai.games.emira.princess_deck import ONE_LOT
from caravanserai.games.emira.rules import flow, phases
from caravanserai.games.emira.rules.waiting import need_below, need_matter, need_moment
from caravanserai.games.emira.state import Emira
from caravanserai.kernel.actions import Family
from caravanserai.kernel.pile import EVERYONE
from caravanserai.kernel.refusal import Refusal, Value
from caravanserai.kernel.step import SeatStep, Step, Waiting

# every bid, the lowest first, after room for passing and for taking the gold
_ANSWERS: Final[list[int]] = [PASS.action, PASS.action, *BID.all()]


def begin(s: Emira, seats: i64) -> None:
    """An auction among those who have still to act; the last of them needs none (EMI-AUC.2, .3)."""
    seat = s.starting if s.last_actor == NONE else (s.last_actor + 1) % s.players_count
    s.opener = s.next_of(seats, seat)
    s.bid = 0
    s.bidder = NONE
    if seats & seats - 1 == 0:
        act_last(s, s.opener)
        return
    s.bidding = seats
    s.speaker = s.opener
    s.note(events.AUCTION_OPENED, s.opener)
    s.push(flow.BID)


def act_last(s: Emira, seat: i64) -> None:
    """The last of them acts without an auction, after a bid if he likes (EMI-AUC.12, .16)."""
    s.bidding = 0
    s.speaker = NONE
    s.note(events.ACTS_LAST, seat)
    s.push(flow.ACT, seat)
    s.push(flow.VOLUNTARY_BID, seat)


def highest_payable(s: Emira, seat: i64) -> i64:
    """The highest bid that he could pay (EMI-AUC.6, EMI-RULING.33)."""
    player = s.players[seat]
    most = player.gold
    if player.camels > 0:
        most += s.discount(seat)
    return most if most < s.parts.highest_bid else s.parts.highest_bid


def answers(s: Emira, seat: i64, with_gold: bool) -> list[int]:
    """To pass, to take the gold if he may, or every raise that he could pay (EMI-AUC.5, .6, .14)."""
    unit = s.parts.unit
    lowest = s.bid // unit
    end = highest_payable(s, seat) // unit
    if end < lowest:
        end = lowest
    if with_gold:
        found = _ANSWERS[lowest : end + 2]
        found[1] = TAKE_GOLD.action
    else:
        found = _ANSWERS[lowest + 1 : end + 2]
    found[0] = PASS.action
    return found


def amount(s: Emira, action: int) -> i64:
    """The bid an action names (EMI-AUC.5, .12, EMI-RULING.33)."""
    return (BID.index(action) + 1) * s.parts.unit


def bid_of(s: Emira, gold: i64) -> i64:
    """The action that bids so much (EMI-AUC.5, EMI-RULING.33)."""
    return BID.of(gold // s.parts.unit - 1)


class Bid(Step[Emira]):
    """The speaker raises, passes, or takes the gold and leaves (EMI-AUC.4-10, .14-16, .19, EMI-DP.12)."""

    offers: ClassVar[list[Family]] = [PASS, BID, TAKE_GOLD]

    def asks(self, s: Emira, argument: int) -> int:
        return 1 << s.speaker

    def options(self, s: Emira, argument: int, seat: int) -> list[int]:
        return answers(s, seat, s.players[seat].may_take_gold(s.parts))

    def take(self, s: Emira, argument: int, seat: int, action: int) -> None:
        if action == PASS.action:
            s.bidding &= ~(1 << seat)
            s.note(events.PASSED, seat)
        elif action == TAKE_GOLD.action:
            take_gold(s, seat)
            s.bidding &= ~(1 << seat)
            if seat == s.opener and s.bidder == NONE:
                s.opener = s.next_of(s.eligible(), seat)  # with the right to act if all pass (EMI-AUC.15)
        else:
            s.bid = amount(s, action)
            s.bidder = seat
            s.note(events.BID_MADE, seat, s.bid)
        go_on(s, seat)

    def default(self, s: Emira, argument: int, seat: int) -> int:
        return PASS.action

    def about(self, s: Emira, argument: int) -> dict[str, Value]:
        return {"bid": s.bid}

    def why_not(self, s: Emira, argument: int, seat: int, action: int) -> Refusal:
        if action == TAKE_GOLD.action:
            return no_gold(s, seat)
        return no_bid(s, seat, action)

    def fits(self, s: Emira, argument: int, below: list[Waiting]) -> bool:
        need_below(below)
        need_moment(s.phase == phases.AUCTIONS)
        return argument == 0


def go_on(s: Emira, seat: i64) -> None:
    """Who speaks next, or who acts (EMI-AUC.4, .8, .10, .16)."""
    if s.bidder != NONE:
        if s.bidding & ~(1 << s.bidder) == 0:
            win(s)
            return
    elif s.bidding & s.bidding - 1 == 0:
        left = s.eligible()
        if left & left - 1 == 0:
            act_last(s, s.next_of(left, seat))
            return
        if s.bidding == 0:
            s.speaker = NONE
            s.note(events.ACTS_FREE, s.opener)
            s.push(flow.ACT, s.opener)
            return
    s.speaker = s.next_of(s.bidding, (seat + 1) % s.players_count)
    s.push(flow.BID)


def win(s: Emira) -> None:
    """The highest bidder pays and acts (EMI-AUC.8, .17)."""
    price = s.payable(s.bidder, s.bid)
    s.pay(s.bidder, price)
    s.bidding = 0
    s.speaker = NONE
    s.note(events.AUCTION_WON, s.bidder, s.bid, price)
    s.push(flow.ACT, s.bidder)


class VoluntaryBid(SeatStep[Emira]):
    """The last player may pay a bid that nobody asks of him (EMI-AUC.12, EMI-DP.14)."""

    offers: ClassVar[list[Family]] = [PASS, BID]

    def options(self, s: Emira, argument: int, seat: int) -> list[int]:
        return answers(s, seat, with_gold=False)

    def take(self, s: Emira, argument: int, seat: int, action: int) -> None:
        if action == PASS.action:
            return
        bid = amount(s, action)
        price = s.payable(seat, bid)
        s.pay(seat, price)
        s.note(events.VOLUNTARY_BID, seat, bid, price)

    def default(self, s: Emira, argument: int, seat: int) -> int:
        return PASS.action

    def why_not(self, s: Emira, argument: int, seat: int, action: int) -> Refusal:
        return no_bid(s, seat, action)

    def fits(self, s: Emira, argument: int, below: list[Waiting]) -> bool:
        need_below(below, flow.ACT)
        need_moment(s.phase == phases.AUCTIONS and argument == below[-1].argument)
        alone = s.bidder == NONE and s.eligible() == 1 << argument
        need_matter(self.name, alone)
        return True


def may_act(s: Emira, seat: int) -> bool:
    """Whether a seat can be the one that acts: the winner, or the opener (EMI-AUC.8, .10)."""
    return (s.eligible() >> seat & 1) != 0 and seat == (s.opener if s.bidder == NONE else s.bidder)


def take_gold(s: Emira, seat: i64) -> None:
    """The gold instead of an action (EMI-AUC.13-15)."""
    s.receive(seat, s.parts.relief)
    s.acted |= 1 << seat
    s.note(events.GOLD_TAKEN, seat, s.parts.relief)


def no_bid(s: Emira, seat: int, action: int) -> Refusal:
    """Why a bid cannot be made (EMI-AUC.5, .6)."""
    bid = amount(s, action)
    if bid <= s.bid:
        return Refusal("EMI-AUC.5", "bid_too_low", {"bid": bid, "least": s.bid + s.parts.unit})
    gold = s.players[seat].gold
    discount = s.discount(seat)
    return Refusal("EMI-AUC.6", "bid_not_payable", {"bid": bid, "gold": gold, "discount": discount})


def no_gold(s: Emira, seat: int) -> Refusal:
    """Why the gold cannot be taken instead of an action (EMI-AUC.14)."""
    player = s.players[seat]
    below = s.parts.relief_below
    if len(player.residents) >= s.parts.relief_princesses:
        return Refusal("EMI-AUC.14", "gold_not_needed_with_caravans", {"gold": player.gold, "below": below})
    return Refusal(
        "EMI-AUC.14",
        "gold_not_needed",
        {"gold": player.gold, "below": below, "princesses": s.parts.relief_princesses},
    )


def clear_offers(s: Emira) -> None:
    """Unsold cards and tokens go back; with three players not after an odd turn (EMI-AUC.18, EMI-3P.5)."""
    s.close_auction()
    if s.is_three_player() and phases.lays_out(s):
        return
    if s.token_offer != NONE:
        s.bag[s.token_offer] += 1
        s.note(events.TOKEN_UNSOLD, s.token_offer)
        s.token_offer = NONE
    if s.status_offer != NONE:
        s.status_deck.put_under(s.status_offer, EVERYONE, ONE_LOT)
        s.note(events.STATUS_UNSOLD, s.status_offer)
        s.status_offer = NONE
