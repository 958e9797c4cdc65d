"""One game between bots, with what each of them cost."""

from __future__ import annotations

import time
from dataclasses import dataclass

from caravanserai.bots.players import Bot
from caravanserai.kernel.chance import Fast
from caravanserai.kernel.game import Game, Options


@dataclass(slots=True)
class Played:
    """How one game ended: everything by seat."""

    scores: list[int]
    ranks: list[int]
    decisions: list[int]  # those with more than one option
    seconds: list[float]  # of processor time, over these decisions
    moves: int  # all that was played, lone options too


def play_seating(game: Game, options: Options, bots: list[Bot], deal: int, luck: int) -> Played:
    """Play a deal with these bots in the seats; each is given what its seat can know and nothing else.

    Chance in the game comes from `deal`, the bots' own chance from `luck`.
    """
    state = game.start(len(bots), Fast(deal), options)
    chance = Fast(luck)
    decisions = [0] * len(bots)
    seconds = [0.0] * len(bots)
    moves = 0
    clock = time.thread_time
    while True:
        seat = state.seat_to_move()
        if seat < 0:
            return Played(state.scores(), game.ranks(state), decisions, seconds, moves)
        seen = state.clone()
        seen.redeal(seat, Fast(chance.below(1 << 30)))
        if len(state.legal(seat)) > 1:
            started = clock()
            action = bots[seat].choose(game, seen, seat, chance)
            seconds[seat] += clock() - started
            decisions[seat] += 1
        else:
            action = bots[seat].choose(game, seen, seat, chance)
        state.apply(seat, action)
        moves += 1


def first_places(ranks: list[int]) -> list[float]:
    """Each seat's share of the first place; a shared victory counts as a fraction."""
    winners = ranks.count(1)
    return [1 / winners if rank == 1 else 0.0 for rank in ranks]
