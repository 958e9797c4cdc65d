"""What lies behind other screens, for somebody who kept no count (DRA-INFO.4, .7).

Only the sum of all hidden units of a kind is known, and what the present question takes for granted: whoever
is asked how he pays can pay.
"""

from __future__ import annotations

from mypy_extensions import i64

from caravanserai.games.dragons.parts import KINDS
from caravanserai.games.dragons.rules import flow, price, units
from caravanserai.games.dragons.rules.carried import SPACE_OF_SEAT
from caravanserai.games.dragons.rules.rooms import LAST, TOKEN, USED
from caravanserai.games.dragons.rules.spells.taxes import KEPT
from caravanserai.games.dragons.rules.spells.treasures import all_given
from caravanserai.games.dragons.state import Dragons
from caravanserai.kernel.chance import Chance
from caravanserai.kernel.state import LOWEST


def deal_hidden_treasures(s: Dragons, others: list[int], chance: Chance) -> None:
    """Put all units that these players have together behind any of their screens."""
    pool = [0] * KINDS
    held: list[list[int]] = []
    for seat in others:
        for kind in range(KINDS):
            pool[kind] += s.players[seat].treasures[kind]
        held.append([0] * KINDS)
    asked = LOWEST[s.asked] if s.asking is not None and not s.asking.sealed else -1
    if asked in others:
        take_for_granted(s, asked, pool, held[others.index(asked)], chance)
    for kind in range(KINDS):
        for _ in range(pool[kind]):
            held[chance.below(len(others))][kind] += 1
    for index, seat in enumerate(others):
        s.players[seat].treasures = held[index]


def take_for_granted(s: Dragons, seat: i64, pool: list[int], held: list[int], chance: Chance) -> None:
    """What everybody sees that the player who is asked must have."""
    step = s.next_step()
    argument = s.argument
    if step == flow.PAY_PRICE:
        values = s.bid(seat, SPACE_OF_SEAT.of(argument))
        token = TOKEN.of(argument)
        kinds = some_payment(pool, values, token, USED.of(argument), LAST.of(argument), chance)
        for offset, kind in enumerate(kinds):
            move(pool, held, kind, values[token + offset])
    elif step == flow.PAY_UNITS:
        take_any(pool, held, units.UNITS.of(argument), chance)
    elif step == flow.PAY_CITY_TAX:
        take_any(pool, held, int(KEPT.of(argument)).bit_count() * s.parts.city_tax, chance)
    elif step == flow.TRADE_GIVE and all_given(argument) == 0:
        take_any(pool, held, 1, chance)


def take_any(pool: list[int], held: list[int], amount: i64, chance: Chance) -> None:
    """So many units of any kinds."""
    for _ in range(amount):
        drawn = chance.below(sum(pool))
        kind = 0
        while drawn >= pool[kind]:
            drawn -= pool[kind]
            kind += 1
        move(pool, held, kind, 1)


def move(pool: list[int], held: list[int], kind: i64, amount: i64) -> None:
    pool[kind] -= amount
    held[kind] += amount


def some_payment(
    pool: list[int], values: list[int], index: i64, used: i64, last: i64, chance: Chance
) -> list[int]:
    """Any kinds in which the tokens from this one on can be paid."""
    if index == len(values):
        return []
    fitting = [kind for kind in range(KINDS) if price.fits(pool, values, index, used, last, kind)]
    chance.shuffle(fitting)
    for kind in fitting:
        rest = some_payment(pool, values, index + 1, used | 1 << kind, kind, chance)
        if len(rest) == len(values) - index - 1:
            return [kind, *rest]
    return []
