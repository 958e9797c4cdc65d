"""Which written positions of Four Gates can be reached."""

from __future__ import annotations

from caravanserai.games.gates.rules import RETURN_CAMEL
from caravanserai.games.gates.state import HAND, NOBODY_YET, ROUNDS, Gates
from caravanserai.kernel.position import need, no_moment


def check(s: Gates) -> None:
    """Everyone has played alike: hands, roads and prices fit the round."""
    over = s.next_step() < 0
    returning = s.carried_by(RETURN_CAMEL)
    played = s.round if over else s.round - 1
    if (over and s.round < ROUNDS) or (returning >= 0 and not 1 <= played <= ROUNDS - HAND):
        raise no_moment()
    for seat in range(s.players_count):
        held = 0 if over else min(HAND, ROUNDS - played) + (seat == returning)
        fits = s.hands[seat].size() == held
        need(fits, f"position.hands[{seat}]", "hand_size", "{needed} camels belong here", needed=int(held))
        sent = s.road.has(s.sent[seat]) and 0 <= s.went[seat] < s.gates()
        nothing_sent = s.sent[seat] == NOBODY_YET == s.went[seat]
        need(sent if played else nothing_sent, "position.sent", "sent", "these did not leave last")
    need(not played or len({*s.sent}) == s.players_count, "position.sent", "sent", "these did not leave last")
    need(
        s.road.size() == played * s.players_count, "position.road", "road", "one camel for each, every round"
    )
    fits = all((price > 0) == (gate < s.gates()) for gate, price in enumerate(s.prices))
    need(fits, "position.prices", "prices", "only open gates have a price")
