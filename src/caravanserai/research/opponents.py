"""Bots by name for the seats that no learner plays."""

from __future__ import annotations

from caravanserai.bots.players import Bot, bot
from caravanserai.games import load
from caravanserai.kernel.chance import Fast
from caravanserai.kernel.game import Wishes

Bots = dict[int, str] | list[str | None] | None  # the names of a table's bots by seat


def bots_for(names: Bots, game: str, players: int, options: Wishes | None) -> list[Bot | None]:
    """The bots of a table by seat, None for seats that are not bots; at least one is not."""
    by_seat = names if isinstance(names, dict) else dict(enumerate(names or []))
    if any(not 0 <= seat < players for seat in by_seat):
        raise ValueError(f"the seats are 0 to {players - 1}")
    found: list[Bot | None] = []
    for seat in range(players):
        name = by_seat.get(seat)
        found.append(bot(name) if name is not None else None)
    if all(one is not None for one in found):
        raise ValueError("at least one seat must be left for the learner")
    for one in found:
        if one is not None:
            one.check(load(game), load(game).start(players, Fast(0), options))
    return found
