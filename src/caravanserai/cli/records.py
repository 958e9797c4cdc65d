"""`caravanserai replay` and `caravanserai verify`: watch a record, and prove it."""

from __future__ import annotations

import argparse
from typing import Any

from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from caravanserai.cli import scores
from caravanserai.cli.boards import ALL, Board, board_of
from caravanserai.cli.files import broken, read_record
from caravanserai.cli.problems import FAILED, EndOfInput, Problem
from caravanserai.cli.terminal import Terminal
from caravanserai.kernel.game import Document, Game
from caravanserai.kernel.record import BrokenRecord, Verification, replay, verify
from caravanserai.kernel.table import PUBLIC, Table


def watch(asked: argparse.Namespace, terminal: Terminal) -> int:
    """Print a record as a log, with the board after each move if asked."""
    game, document = read_record(asked.file)
    terminal.speak_of(game)
    audience = _audience(asked.seat, document["players"])
    moves = len(document["moves"])
    upto = moves if asked.upto is None else asked.upto
    if upto > moves:
        raise Problem("cli-upto_too_far", {"file": asked.file, "moves": moves})
    told = _replayed(asked.file, game, document, upto)
    _heading(terminal, board_of(told, terminal.language))
    if asked.step:
        _steps(terminal, asked.file, game, document, upto, audience)
    else:
        _log(terminal, board_of(told, terminal.language), audience)
    board = board_of(told, terminal.language)
    if not asked.step:
        terminal.show(Text(), board.whole(audience, terminal.width))
    if told.over:
        terminal.show(Text(), scores.ranking(told, board), scores.breakdown(told, board, terminal.width))
    return 0


def _audience(seat: str, players: int) -> int:
    if seat == "public":
        return PUBLIC
    if seat == "all":
        return ALL
    seats = [str(number) for number in range(players)]
    if seat in seats:
        return seats.index(seat)
    raise Problem("cli-no_such_seat", {"name": seat, "last": str(players - 1)})


def _replayed(file: str, game: Game, document: Document, upto: int) -> Table:
    try:
        return replay(game, document, upto)
    except BrokenRecord as error:
        raise broken(file, error) from None


def _heading(terminal: Terminal, board: Board) -> None:
    players = Text("  ").join(
        Text.assemble((f"{seat} ", "dim"), board.player(seat)) for seat in range(board.table.players)
    )
    terminal.show(Text(terminal.say("title"), "bold"), players, Text())


def _log(terminal: Terminal, board: Board, audience: int, heard: int = 0) -> None:
    for line in board.told(audience, heard):
        terminal.show(Text(line))


def _steps(terminal: Terminal, file: str, game: Game, document: Document, upto: int, audience: int) -> None:
    """Each move with its board; Enter turns the page."""
    heard = 0
    for number in range(upto + 1):
        board = board_of(_replayed(file, game, document, number), terminal.language)
        terminal.show(Rule(Text(f"{number} / {upto}"), style="dim"))
        _log(terminal, board, audience, heard)
        heard = board.happened
        terminal.show(board.whole(audience, terminal.width))
        if terminal.interactive and number < upto:
            try:
                if terminal.ask(terminal.say("cli-next_step") + " ").casefold() in ("q", "quit"):
                    return
            except EndOfInput:
                return


def prove(asked: argparse.Namespace, terminal: Terminal) -> int:
    """Prove a record: say what was proved, or why it cannot be trusted."""
    try:
        game, document = read_record(asked.file)
        found = _verified(asked.file, game, document)
    except Problem as problem:
        if not asked.json or problem.code != FAILED:
            raise
        terminal.json({"file": asked.file, "verified": False, "reason": str(problem.args_["reason"])})
        return FAILED
    terminal.speak_of(game)
    if asked.json:
        terminal.json({"file": asked.file, "verified": True} | _document(document, found))
    else:
        _tell(terminal, asked.file, document, found)
    return 0


def _verified(file: str, game: Game, document: Document) -> Verification:
    try:
        return verify(game, document)
    except BrokenRecord as error:
        raise broken(file, error) from None


def _document(document: Document, found: Verification) -> dict[str, Any]:
    return {
        "game": document["game"],
        "players": document["players"],
        "names": document["names"],
        "moves": found.moves,
        "chance_outcomes": found.outcomes,
        "seed_proved": found.seed_proved,
        "scores": found.scores,
        "over": found.over,
    }


def _tell(terminal: Terminal, file: str, document: Document, found: Verification) -> None:
    terminal.tell("cli-verified", {"file": file}, "bold green")
    lines = [
        terminal.say("cli-proved-unchanged"),
        terminal.say("cli-proved-moves", {"moves": found.moves}),
        terminal.say("cli-proved-scores", {"scores": ", ".join(_scores(document, found))}),
    ]
    seed = "cli-proved-seed" if found.seed_proved else "cli-proved-no_seed"
    lines.append(terminal.say(seed, {"outcomes": found.outcomes}))
    lines.append(terminal.say("cli-proved-over" if found.over else "cli-proved-unfinished"))
    for line in lines:
        terminal.show(Padding(Text(line), (0, 2)))


def _scores(document: Document, found: Verification) -> list[str]:
    return [f"{name} {score}" for name, score in zip(document["names"], found.scores, strict=False)]
