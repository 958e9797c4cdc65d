"""The auction that a document describes (docs/positions/emira.md)."""

from __future__ import annotations

from typing import Final

from caravanserai.games.emira.parts import NONE
from caravanserai.games.emira.position.places import read_seats
from caravanserai.games.emira.rules import phases
from caravanserai.games.emira.rules.choosing import is_several
from caravanserai.games.emira.state import Emira
from caravanserai.kernel.position import Reader, need

MOST_EVER: Final = 1 << 20
_PLACE: Final = "position.auction"
_RUNNING: Final = ["bidding", "bid", "opener", "speaker", "bidder"]


def read_auction(s: Emira, section: Reader) -> None:
    """Who has acted, and the bids so far."""
    last = s.players_count - 1
    s.acted = read_seats(section, "acted", s)
    s.bidding = read_seats(section, "bidding", s)
    s.bid = section.number("bid", 0, 0, s.parts.highest_bid)
    s.auctions = section.number("ended", 0, 0, MOST_EVER)
    s.last_actor = section.number("last_actor", NONE, NONE, last)
    s.opener = section.number("opener", NONE, NONE, last)
    s.speaker = section.number("speaker", NONE, NONE, last)
    s.bidder = section.number("bidder", NONE, NONE, last)
    section.finish()
    need(
        (s.bid > 0) == (s.bidder != NONE) and s.bid % s.parts.unit == 0,
        section.where,
        "bid_and_bidder",
        "a bid is a number of whole coins, and has a bidder",
    )


def complete_auction(s: Emira, section: Reader) -> bool:
    """Whether a document without steps is of a running auction; what it leaves out is filled in."""
    if s.phase != phases.AUCTIONS or not any(section.has(key) for key in _RUNNING):
        return False
    seats = s.eligible()
    _need_bidders(seats)
    if not section.has("opener"):
        s.opener = s.next_of(seats, s.starting if s.last_actor == NONE else s.last_actor)
    if not section.has("bidding"):
        s.bidding = seats
    if not section.has("speaker") and s.bidding != 0:
        after = s.opener if s.bidder == NONE else (s.bidder + 1) % s.players_count
        s.speaker = s.next_of(s.bidding, after)
    return True


def check_bidding(s: Emira, running: bool) -> None:
    """Who bids has still to act and has not passed (EMI-AUC.2-8, .10, .19)."""
    if not running:
        over = s.bidding == 0 and s.speaker == NONE
        outside = s.phase == phases.AUCTIONS or (s.opener == NONE and s.bidder == NONE)
        need(over and outside, _PLACE, "no_auction", "no auction is running at this point")
        return
    seats = s.eligible()
    _need_bidders(seats)
    need(s.bidding & ~seats == 0, _PLACE, "bidder_has_acted", "whoever bids has still to act (EMI-AUC.1)")
    speaks = s.speaker != NONE and (s.bidding >> s.speaker & 1) != 0
    need(speaks, _PLACE, "speaker_not_bidding", "the speaker is not among the bidders")
    if s.bidder == NONE:
        opens = s.opener != NONE and (seats >> s.opener & 1) != 0
        need(opens, _PLACE, "opener_has_acted", "the opener has still to act (EMI-AUC.10)")
        return
    need(
        s.bidder != s.speaker and (s.bidding >> s.bidder & 1) != 0,
        _PLACE,
        "bidder_speaks",
        "the highest bidder has not passed and does not speak (EMI-AUC.19)",
    )
    need(
        s.payable(s.bidder, s.bid) <= s.players[s.bidder].gold,
        _PLACE,
        "bidder_cannot_pay",
        "the highest bidder could not pay (EMI-AUC.6)",
    )


def _need_bidders(seats: int) -> None:
    need(
        is_several(seats),
        _PLACE,
        "too_few_bidders",
        "an auction needs two players who have still to act (EMI-AUC.2)",
    )
