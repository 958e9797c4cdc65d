"""A deal of a ladder: the same cards and dice, played once for every turn of the table."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from caravanserai.arena.program import named_bot
from caravanserai.arena.seating import play_seating
from caravanserai.bots.players import Bot
from caravanserai.games import load
from caravanserai.kernel.game import Options

_DEALS_APART = 1_000_003  # seeds of deals, and of the bots' own chance, of neighbouring seeds stay apart
_LUCK_APART = 7_919


@dataclass(frozen=True, slots=True)
class Deal:
    """What to play: a table of bots that move on by one seat from game to game."""

    game: str
    options: Options
    bots: tuple[str, ...]  # the bots of the ladder
    table: tuple[int, ...]  # which of them sit at this table
    seed: int
    number: int


def deal_seed(seed: int, deal: int) -> int:
    """The seed of the cards and dice of a deal."""
    return seed * _DEALS_APART + deal


def luck_seed(seed: int, game: int) -> int:
    """The seed of the bots' own chance in a game."""
    return seed * _LUCK_APART + game


@lru_cache(maxsize=64)
def _bot(name: str) -> Bot:
    """One bot for each name and process: a program is started once."""
    return named_bot(name)


def play_deal(deal: Deal) -> dict[str, Any]:
    """Play a deal from every seat; the result is a document, as it is written to the log."""
    game = load(deal.game)
    count = len(deal.table)
    games: list[dict[str, Any]] = []
    for turn in range(count):
        seats = [deal.table[(seat + turn) % count] for seat in range(count)]
        played = play_seating(
            game,
            deal.options,
            [_bot(deal.bots[index]) for index in seats],
            deal_seed(deal.seed, deal.number),
            luck_seed(deal.seed, deal.number * count + turn),
        )
        games.append(
            {
                "seats": seats,
                "scores": played.scores,
                "ranks": played.ranks,
                "decisions": played.decisions,
                "seconds": [round(seconds, 6) for seconds in played.seconds],
            }
        )
    return {"deal": deal.number, "games": games}
