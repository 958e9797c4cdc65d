"""`caravanserai play`: set up the table, play, and never lose a game in progress."""

from __future__ import annotations

import argparse
import secrets

from rich.text import Text

from caravanserai.bots.players import Bot
from caravanserai.cli.arguments import Seat, read_options, read_seats
from caravanserai.cli.files import keep, read_position, read_record, resume
from caravanserai.cli.problems import FAILED, INTERRUPTED, EndOfInput, Problem, check_bots, find_game
from caravanserai.cli.session import Session
from caravanserai.cli.terminal import Terminal
from caravanserai.kernel.chance import commitment
from caravanserai.kernel.game import Game, UnknownOption
from caravanserai.kernel.refusal import Impossible
from caravanserai.kernel.table import Table


def run(asked: argparse.Namespace, terminal: Terminal) -> int:
    """Play one game."""
    game = find_game(asked.game)
    terminal.speak_of(game)
    table, seats = _load(asked, terminal, game) if asked.load else _set_up(asked, terminal, game)
    session = Session(terminal, table, seats, asked.seed if asked.seed is not None else secrets.randbits(30))
    _welcome(terminal, table)
    try:
        finished = session.run()
    except KeyboardInterrupt:
        terminal.show(Text())
        _keep(session)
        return INTERRUPTED
    except EndOfInput:
        terminal.show(Text())
        terminal.warn("cli-end_of_input")
        _keep(session)
        return FAILED
    if finished:
        _how_to_prove(session)
    else:
        _keep(session)
    return 0


def _set_up(asked: argparse.Namespace, terminal: Terminal, game: Game) -> tuple[Table, list[Seat]]:
    """A new table, from the start or from a position."""
    seats = read_seats(game, terminal.language, asked.players, asked.seats)
    options = read_options(game, asked.option)
    position = None if asked.position is None else read_position(asked.position)
    names = [seat.name for seat in seats]
    try:
        check_bots(_bots(seats), game, len(seats), options)
        return game.table(len(seats), asked.seed, options, position, names), seats
    except UnknownOption as error:
        raise Problem("cli-bad_option", {"reason": error}) from None
    except Impossible as error:
        raise Problem("cli-bad_position", {"file": str(asked.position), "reason": error}) from None


def _load(asked: argparse.Namespace, terminal: Terminal, game: Game) -> tuple[Table, list[Seat]]:
    """The table of a saved game; who sits where is given again."""
    for name, given in (("--position", asked.position), ("--option", asked.option), ("--seed", asked.seed)):
        if given:
            raise Problem("cli-not_with_load", {"name": name})
    recorded, document = read_record(asked.load)
    if recorded.id != game.id:
        raise Problem("cli-other_game", {"file": asked.load, "game": recorded.id})
    table = resume(asked.load, game, document)
    if asked.players not in (None, table.players):
        raise Problem("cli-other_count", {"file": asked.load, "players": table.players})
    seats = read_seats(game, terminal.language, table.players, asked.seats)
    check_bots(_bots(seats), game, table.players, table.options)
    return table, [Seat(name, seat.bot) for name, seat in zip(table.names, seats, strict=True)]


def _bots(seats: list[Seat]) -> list[Bot]:
    return [seat.bot for seat in seats if seat.bot is not None]


def _welcome(terminal: Terminal, table: Table) -> None:
    terminal.show(Text.assemble((terminal.say("title"), "bold"), "  ", (terminal.say("tagline"), "italic")))
    terminal.tell("cli-welcome", style="dim")
    if table.seed is not None:
        terminal.tell("cli-commitment", {"digest": commitment(table.seed)[:16]}, "dim")


def _how_to_prove(session: Session) -> None:
    """Keep the finished game, and say how to replay and verify it."""
    path = keep(session.table)
    session.terminal.tell("cli-kept_finished", {"file": str(path)})


def _keep(session: Session) -> None:
    """Keep a game that is left unfinished, and print the command that continues it."""
    if session.table.seq == 0:
        return
    path = keep(session.table)
    session.terminal.warn("cli-kept", {"command": session.continue_with(str(path))})
    session.remind_of_orders()
