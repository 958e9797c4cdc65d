"""What `instructions.py` counts: seeded random games, and copies of states from the middle of such games."""

from __future__ import annotations

import gc
import hashlib
import json
import platform
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import caravanserai.kernel.state
from caravanserai.bots.playout import clone_many, play_out
from caravanserai.games import load
from caravanserai.kernel.chance import Fast
from caravanserai.kernel.game import Game
from caravanserai.kernel.state import State

STATES = 4  # how many of the games give a state to copy, since states differ in size


@dataclass(frozen=True)
class Workload:
    """So many games with the seeds 1, 2, 3…, always the same ones."""

    game: str
    players: int
    games: int
    options: dict[str, Any]

    def start(self, game: Game, seed: int) -> State:
        return game.start(self.players, Fast(seed), self.options)

    def play(self, game: Game) -> list[int]:
        """Play all games to their ends and say how many decisions each took."""
        return [play_out(self.start(game, seed), Fast(-seed)) for seed in range(1, self.games + 1)]

    def halfway(self, game: Game, seed: int, length: int) -> State:
        """The state in the middle of a game."""
        state = self.start(game, seed)
        chance = Fast(-seed)
        for _ in range(length // 2):
            seat = state.seat_to_move()
            legal = state.legal(seat)
            state.apply(seat, legal[chance.below(len(legal))])
        return state


def fingerprint(package: Path) -> str:
    """The sources the engine was made from: an installed package may be older than the checkout."""
    digest = hashlib.sha256()
    for folder in ("bots", "games", "kernel"):
        for path in sorted((package / folder).rglob("*.py")):
            digest.update(path.read_bytes())
    return digest.hexdigest()


def run(workload: Workload, rounds: int, copies: int) -> int:
    """Play all games `rounds` times, then copy each state `copies` times; the decisions of one round."""
    game = load(workload.game)
    lengths = workload.play(game)
    # Later collections pass over all that is loaded by now. Otherwise it would be a matter of chance which of
    # two run lengths a full collection falls to.
    gc.collect()
    gc.freeze()
    for _ in range(rounds - 1):
        workload.play(game)
    for seed in range(1, STATES + 1):
        state = workload.halfway(game, seed, lengths[seed - 1])
        gc.collect()  # so that none comes by chance while copies are made
        clone_many(state, copies)
    return sum(lengths)


def main() -> None:
    """Run what the argument says; `describe` adds what is measured, for a run that is not counted."""
    asked = json.loads(sys.argv[1])
    decisions = run(Workload(**asked["workload"]), asked["rounds"], asked["copies"])
    if asked["describe"]:
        state = Path(str(caravanserai.kernel.state.__file__))
        answer = {
            "decisions": decisions,
            "mode": "interpreted" if state.suffix == ".py" else "compiled",
            "python": platform.python_version(),
            "sources": fingerprint(state.parents[1]),
        }
        print(json.dumps(answer))


if __name__ == "__main__":
    main()
