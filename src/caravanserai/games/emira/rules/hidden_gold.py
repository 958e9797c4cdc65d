"""Gold as somebody who kept no count may imagine it: anything that all have seen leaves possible."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caravanserai.games.emira.parts import EVERY_TRAIT, GOLD, NONE
from caravanserai.games.emira.rules import choosing
from caravanserai.games.emira.state import Emira
from caravanserai.kernel.chance import Chance

_USUAL: Final = 1000  # the gold to be richer or poorer than, where none is shown
_ABOVE: Final = 300  # how far above it the rich may be, in coins
_TRIES: Final = 200


def draw(s: Emira, seat_bit: int, chance: Chance) -> None:
    """Draw the gold that these seats are not shown, by what they are shown and by chance alone.

    In one draw the others are richer than anybody whose gold is shown, in another poorer, so that whatever
    hangs on a comparison comes out differently. What all have seen holds: the highest bidder can pay
    (EMI-AUC.6), and a princess who looked at gold and stayed undecided found a tie (EMI-HIDDEN.8).
    """
    hidden: list[int] = []
    shown: list[int] = []
    for seat, player in enumerate(s.players):
        if s.shows_gold(seat, seat_bit):
            shown.append(player.gold)
        else:
            hidden.append(seat)
    if not hidden:
        return
    rich = chance.below(2) == 1
    waiting = princesses_who_looked(s)
    for _ in range(_TRIES):
        amounts = [amount(s, shown, rich, chance) for _ in hidden]
        if waiting:
            level(amounts, shown, chance)
        for seat, gold in zip(hidden, amounts, strict=True):
            s.players[seat].gold = max(gold, owed(s, seat))
        if all(choosing.decide(s, princess) == NONE for princess in waiting):
            return


def princesses_who_looked(s: Emira) -> list[int]:
    """The undecided princesses who compared gold as it is now."""
    if s.stirred & EVERY_TRAIT != 0:
        return []
    return [
        princess
        for princess in s.undecided
        if s.parts.princesses[princess].compares >> GOLD & 1
        and choosing.is_several(choosing.candidates(s, princess))
    ]


def amount(s: Emira, shown: list[int], rich: bool, chance: Chance) -> i64:
    """Gold above all that is shown, or below it."""
    unit = s.parts.unit
    most: i64 = max(shown) if shown else _USUAL
    if rich:
        return most + unit * (1 + chance.below(_ABOVE))
    return unit * chance.below(max(1, most // unit))


def level(amounts: list[int], shown: list[int], chance: Chance) -> None:
    """Let some be as rich as others, who may be those whose gold is shown: so ties arise."""
    models = [amounts[chance.below(len(amounts))], *shown]
    for index in range(len(amounts)):
        if chance.below(3) > 0:
            amounts[index] = models[chance.below(len(models))]


def owed(s: Emira, seat: i64) -> i64:
    """What a sheik must be able to pay, because he has bid it (EMI-AUC.6)."""
    if seat != s.bidder or s.bidding == 0:
        return 0
    return s.payable(seat, s.bid)
