"""How high to bid: what acting now is worth against waiting (strategy notes)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caravanserai.games.emira.advice.outlook import Outlook
from caravanserai.games.emira.parts import BUY_TOKEN, NONE, PURCHASES
from caravanserai.games.emira.rules import acting

NOTHING: Final = len(PURCHASES)  # to forgo the action, or to take the gold
_SHARE: Final = 28  # how much of what acting first is worth should be bid for it, in percent


def best(worths: list[int], taken: i64 = 0) -> i64:
    """The best purchase that is left when these are gone (as bits), or NOTHING."""
    found: i64 = NOTHING
    for what in range(NOTHING):
        if worths[what] > worths[found] and not taken >> what & 1:
            found = what
    return found


def same_piece(what: i64) -> i64:
    """The purchases that a purchase makes impossible, as bits: a caravan goes with its size."""
    return 1 << what if what >= BUY_TOKEN else 3 << (what // 2 * 2)


def limit(outlook: Outlook) -> i64:
    """The highest bid that acting now is worth, with what camels save."""
    if outlook.limit == NONE:
        outlook.limit = _limit(outlook)
    return outlook.limit


def _limit(outlook: Outlook) -> i64:
    """The best purchase against what will be left when others have had theirs."""
    s = outlook.s
    own = outlook.purchases(outlook.seat)
    first = best(own)
    if first == NOTHING:
        return 0
    taken: i64 = 0
    after_one: i64 = own[first]
    rivals = s.eligible() & ~(1 << outlook.seat)
    for offset in range(1, s.players_count):
        seat = (outlook.seat + offset) % s.players_count
        if not rivals >> seat & 1:
            continue
        theirs = outlook.purchases(seat)
        wish = best(theirs)
        if wish != NOTHING:
            after_one = min(after_one, own[best(own, same_piece(wish))])
        left = best(theirs, taken)
        if left != NOTHING:
            taken |= same_piece(left)
    gain = own[first] - (after_one + own[best(own, taken)]) // 2
    due = outlook.due(outlook.seat, outlook.change(outlook.seat, first))
    spare = s.players[outlook.seat].gold - acting.price(s, outlook.seat, first) - due
    gold = min(gain * _SHARE * 10 // max(1, outlook.money(outlook.seat)), spare)
    return gold + s.discount(outlook.seat) if gold > 0 else 0
