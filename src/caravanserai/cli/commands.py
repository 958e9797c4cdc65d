"""The commands people type: their options, help and examples, and the function that runs each."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Final

from caravanserai.bots.players import bot_names
from caravanserai.cli.arguments import network, positive_seconds, whole_number
from caravanserai.cli.version import version
from caravanserai.language import languages

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[argparse.ArgumentParser]

_BOTS: Final = ", ".join(bot_names())


def parser() -> argparse.ArgumentParser:
    """All commands."""
    top = argparse.ArgumentParser(
        prog="caravanserai",
        description="An open table for modern classics of caravans and souks.",
        epilog=_examples(
            "caravanserai play yspahan --players 4",
            "caravanserai rules yspahan --search supervisor",
            "caravanserai COMMAND --help",
        )
        + "\n\nexit codes: 0 done, 1 a check failed or a game was left, 2 wrong usage, 130 interrupted",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    top.add_argument("--version", action="version", version=f"caravanserai {version()}")
    _language(top)
    commands = top.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for declare in (_play, _games, _rules, _simulate, _bench, _replay, _verify, _serve):
        declare(commands)
    return top


def _examples(*lines: str) -> str:
    return "examples:\n" + "\n".join(f"  {line}" for line in lines)


def _language(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--lang",
        choices=languages(),
        default=argparse.SUPPRESS,
        help="the language of the texts (otherwise that of the environment)",
    )


def _command(
    commands: Commands, name: str, run: str, summary: str, *examples: str
) -> argparse.ArgumentParser:
    """A command; `run` names the module and function that implement it, imported only when needed."""
    command = commands.add_parser(
        name,
        help=summary,
        description=f"{summary[0].upper()}{summary[1:]}.",
        epilog=_examples(*examples),
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    command.set_defaults(run=run)
    _language(command)
    return command


def _game(command: argparse.ArgumentParser) -> None:
    command.add_argument("game", metavar="GAME", help="a game of the shelf (see: caravanserai games)")


def _json(command: argparse.ArgumentParser) -> None:
    command.add_argument("--json", action="store_true", help="print JSON for machines")


def _option(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="a table option, such as cards_before_roll=false; may be given several times",
    )


def _play(commands: Commands) -> None:
    command = _command(
        commands,
        "play",
        "play:run",
        "play a game in the terminal, against the computer or with friends at one keyboard",
        "caravanserai play yspahan                                 # you against three merchants",
        "caravanserai play yspahan --players 3 --lang fr",
        "caravanserai play yspahan --seats you:Anna,you:Bob        # two people, one keyboard",
        "caravanserai play yspahan --seats you,master,apprentice",
        "caravanserai play yspahan --load anna.json                # go on with a saved game",
    )
    _game(command)
    command.add_argument("--players", type=whole_number(1), metavar="N", help="how many play")
    command.add_argument(
        "--seats",
        metavar="WHO,WHO,…",
        help=f"who sits where, from the first seat on: you, you:NAME, or a bot ({_BOTS})",
    )
    command.add_argument(
        "--seed", type=whole_number(0), metavar="N", help="the same N gives the same dice and cards"
    )
    _option(command)
    command.add_argument("--position", metavar="FILE", help="begin from a position (a JSON document)")
    command.add_argument("--load", metavar="FILE", help="go on with a saved game")


def _games(commands: Commands) -> None:
    command = _command(
        commands, "games", "shelf:run", "show what stands on the shelf", "caravanserai games --lang pl"
    )
    _json(command)


def _rules(commands: Commands) -> None:
    command = _command(
        commands,
        "rules",
        "rules:run",
        "show the rules of a game, one rule, or the rules that speak of something",
        "caravanserai rules yspahan",
        "caravanserai rules yspahan YSP-CAR.2",
        'caravanserai rules yspahan --search "yellow dice"',
    )
    _game(command)
    command.add_argument("id", nargs="?", metavar="ID", help="the ID of a rule")
    command.add_argument("--search", metavar="WORDS", help="only the rules in which all the words occur")
    _json(command)


def _simulate(commands: Commands) -> None:
    command = _command(
        commands,
        "simulate",
        "simulate:run",
        "play a tournament between bots, every deal from every seat",
        "caravanserai simulate yspahan --bots heuristic,random,random,random --games 400",
        "caravanserai simulate yspahan --bots master,merchant,apprentice --games 300 --json",
    )
    _game(command)
    command.add_argument("--bots", required=True, metavar="BOT,BOT,…", help=f"who plays: {_BOTS}")
    command.add_argument(
        "--players", type=whole_number(1), metavar="N", help="how many play: as many as there are bots"
    )
    command.add_argument(
        "--games", type=whole_number(1, 10_000_000), default=100, metavar="N", help="how many games (100)"
    )
    command.add_argument(
        "--seed", type=whole_number(0), default=1, metavar="N", help="the same N gives the same games (1)"
    )
    command.add_argument(
        "--processes",
        type=whole_number(1, 1024),
        metavar="N",
        help="how many run at once (one per processor)",
    )
    _option(command)
    _json(command)


def _bench(commands: Commands) -> None:
    command = _command(
        commands,
        "bench",
        "bench:run",
        "measure decisions, games and copies per second of random play in one thread",
        "caravanserai bench",
        "caravanserai bench yspahan --players 3 --seconds 5 --json",
    )
    command.add_argument("games", nargs="*", metavar="GAME", help="the games to measure (all)")
    command.add_argument(
        "--players", type=whole_number(1), metavar="N", help="how many play (as many as can)"
    )
    command.add_argument("--seconds", type=positive_seconds, default=2.0, metavar="S", help="how long (2)")
    _json(command)


def _replay(commands: Commands) -> None:
    command = _command(
        commands,
        "replay",
        "records:watch",
        "watch a record: the log, and the board after each move",
        "caravanserai replay anna.json",
        "caravanserai replay anna.json --upto 40 --seat 0 --step",
    )
    command.add_argument("file", metavar="FILE", help="a saved game")
    command.add_argument("--upto", type=whole_number(0), metavar="N", help="only the first N moves")
    command.add_argument(
        "--seat",
        default="public",
        metavar="SEAT",
        help="whose knowledge to show: public (usual), all, or a seat, counted from 0 as in the record",
    )
    command.add_argument("--step", action="store_true", help="the board after each move; Enter goes on")


def _verify(commands: Commands) -> None:
    command = _command(
        commands,
        "verify",
        "records:prove",
        "prove a record: unchanged, every move legal, the scores right, dice and cards from its seed",
        "caravanserai verify anna.json",
        "caravanserai verify anna.json --json",
    )
    command.add_argument("file", metavar="FILE", help="a saved game")
    _json(command)


def _serve(commands: Commands) -> None:
    command = _command(
        commands,
        "serve",
        "serving:run",
        "start the table in the browser",
        "caravanserai serve",
        "caravanserai serve --host 0.0.0.0 --port 8080 --no-browser",
    )
    command.add_argument(
        "--host", default="127.0.0.1", help="the address to listen on (127.0.0.1: this computer only)"
    )
    command.add_argument("--port", type=whole_number(0, 65535), default=8000, help="the port (8000)")
    command.add_argument(
        "--database", metavar="URL", help="where tables are kept (SQLite in the data folder)"
    )
    command.add_argument("--data-dir", metavar="FOLDER", help="the data folder (by the custom of the system)")
    command.add_argument("--no-browser", action="store_true", help="do not open the browser")
    command.add_argument(
        "--host-name",
        metavar="NAME",
        action="append",
        default=[],
        help="a name by which people reach this server, beside localhost and this computer's own",
    )
    command.add_argument(
        "--origin",
        metavar="URL",
        action="append",
        default=[],
        help="a further origin whose pages may ask, such as https://play.example.org",
    )
    command.add_argument(
        "--trusted-proxy",
        metavar="NETWORK",
        type=network,
        action="append",
        default=[],
        help="believe X-Forwarded-For and X-Forwarded-Proto from this address or network",
    )
    command.add_argument(
        "--secure-cookies", action="store_true", help="cookies for TLS only (otherwise as the request came)"
    )
    command.add_argument(
        "--metrics-port",
        metavar="PORT",
        type=whole_number(1, 65535),
        help="serve /metrics for Prometheus on this port of 127.0.0.1 (off)",
    )
    command.add_argument(
        "--settings", metavar="FILE", help="further settings and limits, in TOML (docs/hosting.md)"
    )
