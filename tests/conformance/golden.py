"""The golden files: seeded games whose numbers and transcripts must not change by accident."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import ClassVar

import caravanserai
from caravanserai.conformance.sittings import Suite, setups
from caravanserai.kernel.chance import Fast
from caravanserai.kernel.game import Game
from caravanserai.kernel.state import State
from caravanserai.kernel.table import PUBLIC

GOLDEN = Path(__file__).parents[1] / "golden"
NUMBERED = 300  # games played for each game, divided among the player counts
TOLD = 6  # games written as transcripts


class Golden(Suite):
    """The same games on every machine, interpreted or compiled."""

    game_id: ClassVar[str]

    def test_seeded_games_are_those_of_the_golden_file(self) -> None:
        path = GOLDEN / f"{self.game_id}.json"
        assert json.loads(path.read_text(encoding="utf-8")) == golden_numbers(self.game())

    def test_transcripts_are_those_of_the_golden_files(self) -> None:
        for name, text in golden_transcripts(self.game()).items():
            assert (GOLDEN / name).read_text(encoding="utf-8") == text, f"{name}: see the diff after --write"


def golden_numbers(game: Game) -> dict[str, dict[str, int | str]]:
    """For each setup: games, decisions and a fingerprint of how all of them ended."""
    numbers: dict[str, dict[str, int | str]] = {}
    share = NUMBERED // len(game.counts)
    for setup in setups(game):
        games = share if setup.plain else share // 10
        decisions = 0
        fingerprint = hashlib.sha256()
        for seed in range(games):
            state = setup.start(seed)
            decisions += fast_play(state, Fast(seed + 1_000_000))
            end = [game.to_position(state), state.scores()]
            fingerprint.update(json.dumps(end, sort_keys=True).encode())
        numbers[str(setup)] = {"games": games, "decisions": decisions, "ends": fingerprint.hexdigest()}
    return numbers


def fast_play(state: State, chance: Fast) -> int:
    """Random play with the kernel's own generator, which draws the same numbers when compiled."""
    decisions = 0
    while state.owing():
        seat = state.seat_to_move()
        options = state.legal(seat)
        state.apply(seat, options[int(chance.below(len(options)))])
        decisions += 1
    return decisions


def golden_transcripts(game: Game) -> dict[str, str]:
    """For each player count a game or two to read: moves, what everyone saw of them, and the scores."""
    texts: dict[str, str] = {}
    each = max(1, TOLD // len(game.counts))
    for players in game.counts:
        games = [transcript(game, players, seed) for seed in range(1, each + 1)]
        texts[f"{game.id}-{players}.txt"] = "\n".join(games)
    return texts


def transcript(game: Game, players: int, seed: int) -> str:
    """One game as text."""
    lines = [f"# {game.title}, {players} players, seed {seed}"]
    table = game.table(players, seed=seed)
    chance = Fast(seed)
    told = 0
    while True:
        events = table.events(PUBLIC, since=max(0, table.seq - 1))
        lines += [f"    {event!r}" for event in events[told:]]
        told = len(events) if table.seq == 0 else 0  # what came before the first move is told with it
        if table.over:
            break
        seat = table.waiting[0]
        moves = table.moves(seat)
        move = moves[int(chance.below(len(moves)))]
        kind = table.decision().kind
        table.play(seat, move)
        lines.append(f"{table.seq}. [{kind}] seat {seat}: {move.text}")
    for seat, score in enumerate(table.scores()):
        parts = ", ".join(f"{line.category} {line.points}" for line in table.breakdown(seat))
        lines.append(f"seat {seat}: {score} points ({parts})")
    return "\n".join(lines) + "\n"


def write_golden() -> None:
    """Write the golden files for every game on the shelf."""
    GOLDEN.mkdir(exist_ok=True)
    for game_id in caravanserai.SHELF:
        game = caravanserai.game(game_id)
        numbers = json.dumps(golden_numbers(game), indent=1) + "\n"
        (GOLDEN / f"{game_id}.json").write_text(numbers, encoding="utf-8")
        for name, text in golden_transcripts(game).items():
            (GOLDEN / name).write_text(text, encoding="utf-8")
