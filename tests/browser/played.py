"""Games that have gone on for a while before anybody comes to look: the same ones every time."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from caravanserai.bots.levels import choose
from caravanserai.games import load
from caravanserai.kernel.chance import Fast
from caravanserai.kernel.game import Wishes
from caravanserai.kernel.table import Table
from caravanserai.server.audience import table_after
from tests.server.arranged import WithCookie, arrange, moves_of
from tests.server.servers import ServerProcess

Moment = Callable[[Table], bool]


def played(
    game: str, players: int, until: Moment, options: Wishes | None = None, level: str = "merchant"
) -> Table:
    """A game played by computers up to a moment."""
    table = Table(load(game), players, seed=1, options=options)
    chance = Fast(1)
    while not until(table):
        assert not table.over, "the game never came to this moment"
        seat = table.waiting[0]
        seen = table.state_for(seat, int(chance.below(1 << 30)))
        table.play(seat, choose(table.game, seen, seat, level, chance))
    return table


def asked(kind: str, seat: int = 0) -> Moment:
    """The moment when a seat is asked such a question, perhaps with others."""
    return lambda table: seat in table.waiting and table.decision().kind == kind


def over(table: Table) -> bool:
    """The end of the game."""
    return table.over


def before_the_end(game: str, players: int) -> Table:
    """A game in which seat 0 is about to make its last move."""
    table = played(game, players, over)
    return table_after(table, max(number for number, entry in enumerate(table.entries) if entry.seat == 0))


def last_move(game: str, players: int) -> str:
    """The last move of seat 0 in that game: after it nobody asks seat 0 again."""
    table = played(game, players, over)
    own = [entry for entry in table.entries if entry.seat == 0]
    return table.game.space.text(own[-1].action)


def set_out(server: ServerProcess, guests: Sequence[WithCookie], table: Table) -> str:
    """A table at which these guests and computers have come to where this one is."""
    return arrange(server, guests, table, moves_of(table))
