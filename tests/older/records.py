"""Records of finished games of every variant, some of which began in a position."""

from __future__ import annotations

from pathlib import Path
from random import Random

from caravanserai.bots.players import bot
from caravanserai.conformance.playing import next_seat
from caravanserai.conformance.sittings import Setup
from caravanserai.kernel.chance import Fast
from caravanserai.kernel.game import Document, Options
from caravanserai.kernel.record import dumps
from caravanserai.kernel.table import Table
from tests.older.by_hand import by_hand
from tests.older.positions import read_moments
from tests.older.ways import ways

RECORDS = Path(__file__).parents[1] / "fixtures" / "records"
PLAYERS = ["heuristic", "random", "merchant"]  # side by side, beginning with another in each game
GAMES = 2  # of each variant and player count; of a switched ruling one


def played(table: Table, seed: int) -> Table:
    """A game by computers and by random players, to its end; now and then a sealed choice is changed."""
    choose = Random(seed)
    chance = Fast(seed)
    bots = [bot(PLAYERS[(seed + seat) % len(PLAYERS)]) for seat in range(table.players)]
    while not table.over:
        seat = next_seat(table.state, choose)
        seen = table.state_for(seat, int(chance.below(1 << 30)))
        table.play(seat, bots[seat].choose(table.game, seen, seat, chance))
    return table


def is_switched(setup: Setup) -> bool:
    """Whether a ruling is switched, not just a variant chosen."""
    return any(not isinstance(value, str) or name == "leftovers" for name, value in setup.options.items())


def name_of(setup: Setup, what: str) -> str:
    words = [setup.game.id, str(setup.players), *option_words(setup.options)]
    return f"{'-'.join(words)}-rules-{setup.game.rules_version}-{what}.json"


def option_words(options: Options) -> list[str]:
    return [f"{name}-{value}".lower() for name, value in options.items()]


def write(setup: Setup, what: str, seed: int, position: Document | None = None) -> None:
    table = setup.game.table(setup.players, seed=seed, options=setup.options, position=position)
    path = RECORDS / name_of(setup, what)
    if not path.exists():
        path.write_text(dumps(played(table, seed).record()), encoding="utf-8")


def write_records(game_id: str) -> None:
    """The records of a game; one that is there stays as it is."""
    for setup in ways(game_id):
        for number in range(1, 2 if is_switched(setup) else GAMES + 1):
            write(setup, str(number), 1000 * setup.players + number)
    for number, (setup, position) in enumerate(by_hand(game_id)[-4:-1], 1):
        write(setup, f"by-hand-{number}", number, position)
    moments = [moment for moment in read_moments(game_id) if moment.legal]
    for number, moment in enumerate(moments[:: len(moments) // 4], 1):
        setup = Setup(moment.game, moment.players, moment.options, False)
        write(setup, f"from-position-{number}", number, moment.position)
