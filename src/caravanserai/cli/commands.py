"""The commands people type: their options, help and examples, and the function that runs each."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Final

from caravanserai.arena.plan import KINDS
from caravanserai.bots.players import bot_names
from caravanserai.cli.arguments import network, positive_minutes, positive_seconds, whole_number
from caravanserai.cli.version import version
from caravanserai.language import languages

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[argparse.ArgumentParser]

_BOTS: Final = ", ".join(bot_names())


def parser() -> argparse.ArgumentParser:
    """All commands."""
    top = argparse.ArgumentParser(
        prog="caravanserai",
        description="Play four board games in the browser or the terminal; also a fast engine for research.",
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
    for declare in (
        _learn,
        _play,
        _games,
        _rules,
        _simulate,
        _arena,
        _dataset,
        _study,
        _bench,
        _train,
        _tune,
        _replay,
        _analyse,
        _verify,
        _serve,
        _new_game,
    ):
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
    command.add_argument("game", metavar="GAME", help="a game (caravanserai games lists them)")


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


def _match_size(command: argparse.ArgumentParser, summary: str, games: int) -> None:
    """How many games, which ones, and on how many processors."""
    command.add_argument(
        "--games", type=whole_number(1, 10_000_000), default=games, metavar="N", help=summary
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


def _ray(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--ray", metavar="ADDRESS", help="play on a Ray cluster (“auto”, “local”, or HOST:PORT)"
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
        "caravanserai play yspahan --load anna.json                # continue a saved game",
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
    command.add_argument("--load", metavar="FILE", help="continue a saved game")


def _learn(commands: Commands) -> None:
    command = _command(
        commands,
        "learn",
        "learn:run",
        "learn a game at a prepared table, step by step",
        "caravanserai learn yspahan",
        "caravanserai learn yspahan --lang pl",
    )
    _game(command)


def _games(commands: Commands) -> None:
    command = _command(commands, "games", "shelf:run", "list the games", "caravanserai games --lang pl")
    _json(command)


def _rules(commands: Commands) -> None:
    command = _command(
        commands,
        "rules",
        "rules:run",
        "show the rules of a game, one page of them, one rule, or the rules that mention something",
        "caravanserai rules yspahan",
        "caravanserai rules yspahan --reference",
        "caravanserai rules yspahan YSP-CAR.2",
        'caravanserai rules yspahan --search "yellow dice"',
    )
    _game(command)
    command.add_argument("id", nargs="?", metavar="ID", help="the ID of a rule")
    command.add_argument("--reference", action="store_true", help="the rules on one page")
    command.add_argument("--search", metavar="WORDS", help="only the rules in which all the words occur")
    _json(command)


def _simulate(commands: Commands) -> None:
    command = _command(
        commands,
        "simulate",
        "simulate:run",
        "play a tournament between bots, every deal from every seat",
        "caravanserai simulate yspahan --bots classic,random,random,random --games 400",
        "caravanserai simulate yspahan --bots master,merchant,apprentice --games 300 --json",
    )
    _game(command)
    command.add_argument("--bots", required=True, metavar="BOT,BOT,…", help=f"who plays: {_BOTS}")
    command.add_argument(
        "--players", type=whole_number(1), metavar="N", help="how many play: as many as there are bots"
    )
    _match_size(command, "how many games (100)", 100)
    _option(command)
    _json(command)


def _arena(commands: Commands) -> None:
    command = _command(
        commands,
        "arena",
        "arena:run",
        "rate bots on a ladder, every deal from every seat, until their order is significant",
        "caravanserai arena yspahan --bots random,apprentice,merchant,master --out ladder.jsonl",
        "caravanserai arena amul --bots master,merchant --tables duels --games 400 --plot ladder.svg",
        'caravanserai arena emira --bots "master,program:python3 mybot.py" --players 4',
    )
    _game(command)
    command.add_argument(
        "--bots", required=True, metavar="BOT,BOT,…", help=f"who plays: {_BOTS}, or program:COMMAND"
    )
    command.add_argument("--players", type=whole_number(1), metavar="N", help="seats at a table (4)")
    command.add_argument(
        "--tables",
        choices=KINDS,
        default=KINDS[0],
        help="who meets: different bots at every table (mixed), each bot alone against a table of each other "
        "(duels) or of the next in the list (steps)",
    )
    _match_size(command, "the most games to play (400)", 400)
    command.add_argument(
        "--to-the-end", action="store_true", help="play all games, even if the order is clear earlier"
    )
    command.add_argument(
        "--out",
        metavar="FILE",
        help="keep every deal here as it is finished; the same command continues from there",
    )
    command.add_argument("--plot", metavar="FILE", help="draw the ladder as SVG")
    _ray(command)
    _option(command)
    _json(command)


def _dataset(commands: Commands) -> None:
    command = _command(
        commands,
        "dataset",
        "dataset:run",
        "make a data set of games between bots, as Parquet; the same command continues an unfinished one",
        "caravanserai dataset yspahan --games 10000 --bots classic,classic,classic,random --out yspahan-10k",
    )
    _game(command)
    command.add_argument("--bots", required=True, metavar="BOT,BOT,…", help=f"who plays: {_BOTS}")
    command.add_argument("--out", required=True, metavar="FOLDER", help="where the files go")
    command.add_argument(
        "--observations", action="store_true", help="with what the seat to decide observed, as numbers"
    )
    _match_size(command, "how many games (1000)", 1000)
    _ray(command)
    _option(command)


def _study(commands: Commands) -> None:
    command = _command(
        commands,
        "study",
        "study:run",
        "measure a game: length, branching, seats, when it is decided, what its options are worth",
        "caravanserai study yspahan --players 4 --games 400",
        "caravanserai study dragons --option variant=magic --out study",
        "caravanserai study amul --all --games 1000 --out study",
    )
    _game(command)
    tables = command.add_mutually_exclusive_group()
    tables.add_argument("--players", type=whole_number(1), metavar="N", help="how many play (4)")
    tables.add_argument("--all", action="store_true", help="every number of players and every variant")
    command.add_argument("--bot", default="classic", metavar="BOT", help="who plays every seat (classic)")
    command.add_argument("--out", metavar="FOLDER", help="write the report, its figures and plots here")
    _match_size(command, "how many games of each kind of table (400)", 400)
    _ray(command)
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
        "caravanserai bench yspahan --search",
    )
    command.add_argument("games", nargs="*", metavar="GAME", help="the games to measure (all)")
    command.add_argument(
        "--players", type=whole_number(1), metavar="N", help="how many play (as many as can)"
    )
    command.add_argument("--seconds", type=positive_seconds, default=2.0, metavar="S", help="how long (2)")
    command.add_argument(
        "--search", action="store_true", help="measure how often a second search looks ahead instead"
    )
    _json(command)


def _train(commands: Commands) -> None:
    command = _command(
        commands,
        "train",
        "train:run",
        "train computer players by letting them play against themselves",
        "caravanserai train player yspahan --minutes 60 --out run",
        "caravanserai train player yspahan --minutes 60 --out run --resume",
        "caravanserai train value yspahan",
        "caravanserai train value dragons --players 4 --variant magic --games 3000 --json",
        "caravanserai train value emira --players 4 --check --plot calibration.svg",
    )
    command.add_argument(
        "what",
        choices=["player", "value"],
        help="player: a network that plays, from nothing; value: who will win, from any position",
    )
    _game(command)
    command.add_argument(
        "--players", type=whole_number(1), metavar="N", help="for how many players (player: 4; value: all)"
    )
    command.add_argument("--variant", metavar="NAME", help="value: for one variant (all)")
    command.add_argument(
        "--minutes", type=positive_minutes, default=60.0, metavar="M", help="player: how long (60)"
    )
    command.add_argument(
        "--iterations",
        type=whole_number(1, 10_000_000),
        metavar="N",
        help="player: stop after this many iterations instead, which gives the same network again",
    )
    command.add_argument("--resume", action="store_true", help="player: continue the run in the folder")
    command.add_argument(
        "--recipe",
        action="append",
        default=[],
        metavar="NAME=NUMBER",
        help="player: change the recipe, such as hidden=256; may be given several times (docs/learning.md)",
    )
    command.add_argument(
        "--games",
        type=whole_number(10, 10_000_000),
        default=2000,
        metavar="N",
        help="value: how many games to fit on, and as many others to judge by (2000)",
    )
    command.add_argument(
        "--seed", type=whole_number(0), default=1, metavar="N", help="the same N gives the same games (1)"
    )
    command.add_argument(
        "--out",
        metavar="PATH",
        help="where to write (player: a folder, GAME-run; value: values.json in the game's folder)",
    )
    command.add_argument(
        "--check",
        action="store_true",
        help="value: fit nothing; test the present weights on games of their own",
    )
    command.add_argument(
        "--plot", metavar="FILE", help="value: draw what was predicted and what was seen, as SVG"
    )
    _option(command)
    _json(command)


def _tune(commands: Commands) -> None:
    command = _command(
        commands,
        "tune",
        "tune:run",
        "find settings with which the search plays a game better, by matches on deals of their own",
        "caravanserai tune yspahan --deals 400 --out tuning.jsonl --suggest search.toml",
        "caravanserai tune dragons --option variant=magic --iterations 200 --json",
    )
    _game(command)
    command.add_argument("--players", type=whole_number(1), metavar="N", help="seats at a table (4)")
    command.add_argument(
        "--deals", type=whole_number(1, 10_000_000), default=400, metavar="N", help="deals to tune on (400)"
    )
    command.add_argument(
        "--confirm",
        type=whole_number(1, 10_000_000),
        default=100,
        metavar="N",
        help="further deals for each of the three best (100)",
    )
    command.add_argument(
        "--ms",
        type=whole_number(1, 600_000),
        default=100,
        metavar="N",
        help="milliseconds of processor time for each decision (100)",
    )
    command.add_argument(
        "--iterations",
        type=whole_number(1, 10_000_000),
        metavar="N",
        help="iterations instead: the same on any machine, but slow settings are not charged for it",
    )
    command.add_argument(
        "--seed", type=whole_number(0), default=1, metavar="N", help="the same N gives the same deals (1)"
    )
    command.add_argument(
        "--out", metavar="FILE", help="keep every deal here; the same command continues from there"
    )
    command.add_argument(
        "--suggest",
        metavar="FILE",
        help="write the best settings here, as a table for the game's search.toml",
    )
    command.add_argument(
        "--processes",
        type=whole_number(1, 1024),
        metavar="N",
        help="how many run at once (one per processor)",
    )
    _ray(command)
    _option(command)
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
        help="whose knowledge to show: public (default), all, or a seat, counted from 0 as in the record",
    )
    command.add_argument("--step", action="store_true", help="the board after each move; Enter continues")


def _analyse(commands: Commands) -> None:
    command = _command(
        commands,
        "analyse",
        "analyse:run",
        "show what decided a game: what each decision cost, and the luck of every roll and draw",
        "caravanserai analyse anna.json",
        "caravanserai analyse anna.json --full --keep --svg anna.svg",
        "caravanserai analyse anna.json --seconds 10 --json anna-analysis.json",
    )
    command.add_argument("file", metavar="FILE", help="a saved game")
    command.add_argument(
        "--seconds", type=positive_seconds, default=30.0, metavar="S", help="how long to look (30)"
    )
    command.add_argument("--full", action="store_true", help="look until all errors are small")
    command.add_argument("--keep", action="store_true", help="keep what was found in the record itself")
    command.add_argument(
        "--show", action="store_true", help="show what the record already holds, without looking again"
    )
    command.add_argument("--svg", metavar="FILE", help="draw the chances over time")
    command.add_argument(
        "--json",
        nargs="?",
        const="-",
        metavar="FILE",
        help="write JSON for machines (without FILE: print it)",
    )
    command.add_argument(
        "--processes",
        type=whole_number(1, 1024),
        metavar="N",
        help="how many run at once (one per processor)",
    )


def _verify(commands: Commands) -> None:
    command = _command(
        commands,
        "verify",
        "records:prove",
        "verify a record: unchanged, every move legal, the scores right, dice and cards from its seed",
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
        "serve the games to browsers, on this computer or on a network",
        "caravanserai serve",
        "caravanserai serve --host 0.0.0.0 --port 8080 --no-browser",
        "caravanserai serve --bots model:run/model.json              # play against what you have trained",
    )
    command.add_argument(
        "--host", default="127.0.0.1", help="the address to listen on (127.0.0.1: this computer only)"
    )
    command.add_argument("--port", type=whole_number(0, 65535), default=8000, help="the port (8000)")
    command.add_argument(
        "--database", metavar="URL", help="where tables are kept (SQLite in the data folder)"
    )
    command.add_argument("--data-dir", metavar="FOLDER", help="the data folder (default: the usual one)")
    command.add_argument("--no-browser", action="store_true", help="do not open the browser")
    command.add_argument(
        "--host-name",
        metavar="NAME",
        action="append",
        default=[],
        help="a name by which people reach this server, besides localhost and this computer's own",
    )
    command.add_argument(
        "--origin",
        metavar="URL",
        action="append",
        default=[],
        help="another origin whose pages may make requests, such as https://play.example.org",
    )
    command.add_argument(
        "--trusted-proxy",
        metavar="NETWORK",
        type=network,
        action="append",
        default=[],
        help="trust X-Forwarded-For and X-Forwarded-Proto from this address or network",
    )
    command.add_argument(
        "--secure-cookies",
        action="store_true",
        help="send cookies only over TLS (otherwise as the request came)",
    )
    command.add_argument(
        "--bots",
        metavar="model:FILE",
        action="append",
        default=[],
        help="a learned player to choose as an opponent at tables of its game",
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


def _new_game(commands: Commands) -> None:
    command = _command(
        commands,
        "new-game",
        "new_game:run",
        "write a folder with a small game that works, to make your own from",
        "caravanserai new-game lanterns",
    )
    command.add_argument("name", metavar="NAME", help="what the game is called in code, such as lanterns")
    command.add_argument("--into", metavar="FOLDER", help="the folder to write (otherwise NAME)")
