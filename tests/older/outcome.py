"""How a game ended, said without anything whose written form may change."""

from __future__ import annotations

import hashlib
import json

from caravanserai.kernel.chance import Chance
from caravanserai.kernel.game import Game
from caravanserai.kernel.state import State

DIGITS = 16  # of a fingerprint: enough to tell endings apart


def play_to_the_end(game: Game, state: State, chance: Chance) -> list[str]:
    """Random play: always the lowest seat that owes a decision, and any of its legal actions in their order.

    Returns each move as its seat and its text.
    """
    played: list[str] = []
    while state.owing():
        seat = state.seat_to_move()
        options = state.legal(seat)
        action = options[int(chance.below(len(options)))]
        played.append(f"{seat} {game.space.text(action)}")
        state.apply(seat, action)
    return played


def outcome(game: Game, state: State, played: list[str]) -> str:
    """A fingerprint of the scores, the ranks and the moves that led there."""
    text = json.dumps([state.scores(), game.ranks(state), played], ensure_ascii=False, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:DIGITS]
