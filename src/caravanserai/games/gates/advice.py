"""What bots and hints know about Four Gates: how much a camel will probably earn beyond a gate."""

from __future__ import annotations

from typing import Final, cast

from caravanserai.games.gates.rules import RETURN, SEND
from caravanserai.games.gates.state import CAMELS, GATES, ROUNDS, Gates, load, speed
from caravanserai.kernel.game import Advice
from caravanserai.kernel.refusal import Value
from caravanserai.kernel.state import State

_AVERAGE_LOAD: Final = 3
_AVERAGE_PRICE: Final = 450  # in hundredths: a die, and now and then a price that has risen


def income(camel: int, price: int, others: int) -> int:
    """What a camel earns if about this many others go the same way; all in hundredths."""
    faster = CAMELS - 1 - camel
    ahead = others * faster * _AVERAGE_LOAD // (CAMELS - 1)
    return sum(max(0, price - ahead - 100 * good) for good in range(load(camel)))


class GatesAdvice(Advice):
    """Expects the others to spread over the gates as the prices do."""

    def value(self, state: State, seat: int) -> int:
        s = cast(Gates, state)
        return 100 * s.coins[seat] + sum(self._worth(s, camel) for camel in s.hands[seat].cards())

    def rate(self, state: State, seat: int, action: int) -> int:
        s = cast(Gates, state)
        if RETURN.has(action):
            return -self._worth(s, RETURN.index(action))
        camel, gate = SEND.pair(action)
        now = income(camel, 100 * s.prices[gate], self._others(s, gate))
        return now - (self._worth(s, camel) if s.round < ROUNDS else 0)

    def _others(self, s: Gates, gate: int) -> int:
        """How many others are expected at a gate, in hundredths."""
        return 100 * (s.players_count - 1) * s.prices[gate] // sum(s.prices)

    def _worth(self, s: Gates, camel: int) -> int:
        """What a camel earns in an ordinary round."""
        return income(camel, _AVERAGE_PRICE, 100 * (s.players_count - 1) // s.gates())

    def reason(self, state: State, seat: int, action: int) -> tuple[str, dict[str, Value]]:
        s = cast(Gates, state)
        if RETURN.has(action):
            return "least_useful", {"camel": int(speed(RETURN.index(action)))}
        camel, gate = SEND.pair(action)
        coins = income(camel, 100 * s.prices[gate], self._others(s, gate)) // 100
        if speed(camel) > CAMELS // 2:
            return "fast", {"gate": GATES[gate], "coins": coins}
        return "loaded", {"gate": GATES[gate], "coins": coins}
