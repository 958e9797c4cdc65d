"""How seeded random games of every way to sit down end: the same before and after a change."""

from __future__ import annotations

import json
from pathlib import Path

from caravanserai import SHELF
from caravanserai.bots.playout import play_out
from caravanserai.conformance.sittings import Setup
from caravanserai.kernel.chance import Fast
from tests.older.outcome import outcome, play_to_the_end
from tests.older.ways import ways

ENDINGS = Path(__file__).parents[1] / "fixtures" / "endings.json"
GAMES = 40  # of each way to sit down
CHOICES = 1_000_000  # the seed of the choices is that of the game and this

Ending = tuple[int, list[int], str]  # the number of decisions, the scores and the fingerprint of the game


def ending(setup: Setup, seed: int) -> Ending:
    """How one game ends; random play as simulation and search know it must take the same course."""
    state = setup.start(seed)
    simulated = state.clone()
    played = play_to_the_end(setup.game, state, Fast(seed + CHOICES))
    decisions = play_out(simulated, Fast(seed + CHOICES))
    assert (decisions, simulated.scores()) == (len(played), state.scores())
    return len(played), state.scores(), outcome(setup.game, state, played)


def read_endings() -> dict[str, dict[str, list[Ending]]]:
    """The endings by game and way to sit down; the place in the list is the seed."""
    told = json.loads(ENDINGS.read_text(encoding="utf-8"))
    return {
        game_id: {name: [(row[0], row[1], row[2]) for row in rows] for name, rows in games.items()}
        for game_id, games in told.items()
    }


def write_endings() -> None:
    """One line for each game."""
    games: list[str] = []
    for game_id in SHELF:
        told: list[str] = []
        for setup in ways(game_id):
            rows = [json.dumps(ending(setup, seed), separators=(",", ":")) for seed in range(GAMES)]
            told.append(f"  {json.dumps(str(setup))}: [\n   " + ",\n   ".join(rows) + "\n  ]")
        games.append(f" {json.dumps(game_id)}: {{\n" + ",\n".join(told) + "\n }")
    ENDINGS.write_text("{\n" + ",\n".join(games) + "\n}\n", encoding="utf-8")
