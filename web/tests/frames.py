"""Frames as the server sends them, made by the engine for the page's tests: `frames.py` prints JSON."""

from __future__ import annotations

import random
import sys

import msgspec

from caravanserai.games import SHELF, load
from caravanserai.language import languages, legend_of
from caravanserai.language.texts import text_files

MOMENTS = (0, 3, 12, 40)  # after so many moves


def moments(game_id: str) -> dict[str, object]:
    """One seeded game: its board, and what the seat that is asked sees at some moments."""
    game, chance = load(game_id), random.Random(3)
    players = 3 if 3 in game.counts else game.counts[0]
    table = game.table(players, seed=11)
    frames = []
    for move in range(MOMENTS[-1] + 1):
        if table.over:
            break
        seat = table.waiting[0]
        if move in MOMENTS:
            frames.append({"seat": seat, "frame": table.frame(seat, table.seq, scene=True)})
        table.play(seat, chance.choice(table.decision(seat).options).text)
    texts = {
        code: "\n".join(path.read_text(encoding="utf-8") for path in text_files(code, game_id))
        for code in languages()
    }
    return {
        "game": game_id,
        "players": players,
        "board": game.board(),
        "frames": frames,
        "texts": texts,
        "legend": legend_of(game),
    }


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.encode([moments(game_id) for game_id in SHELF]))
