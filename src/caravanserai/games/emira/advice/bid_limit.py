"""How high to bid: what acting now is worth against waiting (strategy notes)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caravanserai.games.emira.advice.outlook import Outlook
from caravanserai.games.emira.parts import BUY_TOKEN, NONE, PURCHASES
from caravanserai.games.emira.rules import acting

NOTHING: Final = len(PURCHASES)  # to forgo the action, or to take the gold
_SHARE: Final = 28  # how much of what acting first is worth should be bid for it, in percent


def best(worths: list[int], taken: list[int]) -> i64:
    """The best purchase that is left when these are gone, or NOTHING."""
    found: i64 = NOTHING
    for what in range(NOTHING):
        if worths[what] > worths[found] and what not in taken:
            found = what
    return found


def same_piece(what: i64) -> list[int]:
    """The purchases that a purchase makes impossible: a caravan goes with its size."""
    if what >= BUY_TOKEN:
        return [what]
    return [what // 2 * 2, what // 2 * 2 + 1]


def limit(view: Outlook) -> i64:
    """The highest bid that acting now is worth, with what camels save."""
    if view.limit == NONE:
        view.limit = _limit(view)
    return view.limit


def _limit(view: Outlook) -> i64:
    """The best purchase against what will be left when others have had theirs."""
    s = view.s
    own = view.purchases(view.seat)
    first = best(own, [])
    if first == NOTHING:
        return 0
    taken: list[int] = []
    after_one: i64 = own[first]
    rivals = s.eligible() & ~(1 << view.seat)
    for offset in range(1, s.players_count):
        seat = (view.seat + offset) % s.players_count
        if not rivals >> seat & 1:
            continue
        theirs = view.purchases(seat)
        wish = best(theirs, [])
        if wish != NOTHING:
            after_one = min(after_one, own[best(own, same_piece(wish))])
        left = best(theirs, taken)
        if left != NOTHING:
            taken += same_piece(left)
    gain = own[first] - (after_one + own[best(own, taken)]) // 2
    due = view.due(view.seat, view.change(view.seat, first))
    spare = s.players[view.seat].gold - acting.price(s, view.seat, first) - due
    gold = min(gain * _SHARE * 10 // max(1, view.money(view.seat)), spare)
    return gold + s.discount(view.seat) if gold > 0 else 0
