"""What a ladder found, as a document."""

from __future__ import annotations

from typing import Any, Final

from caravanserai.arena.log import FORMAT, VERSION
from caravanserai.arena.rating import Ratings
from caravanserai.arena.seating import first_places
from caravanserai.arena.statistics import clustered_share

_Z95: Final = 1.959964


def ladder_report(
    about: dict[str, Any], deals: list[dict[str, Any]], ratings: Ratings, decided: bool
) -> dict[str, Any]:
    """The bots, strongest first, and the tables at which they met."""
    names: list[str] = about["bots"]
    order = sorted(range(len(names)), key=lambda bot: -ratings.points[bot])
    return {
        "format": FORMAT,
        "version": VERSION,
        **about,
        "deals": len(deals),
        "games": sum(len(deal["games"]) for deal in deals),
        "decided": decided,
        "ladder": [_line(names[bot], bot, ratings, deals) for bot in order],
        "met": _met(names, deals),
    }


def _line(name: str, bot: int, ratings: Ratings, deals: list[dict[str, Any]]) -> dict[str, Any]:
    around = _Z95 * ratings.error(bot)
    share, low, high = clustered_share(_wins(bot, deals))
    seats = [(game, seat) for deal in deals for game in deal["games"] for seat in _seats(game, bot)]
    decisions = sum(game["decisions"][seat] for game, seat in seats)
    seconds = sum(game["seconds"][seat] for game, seat in seats)
    count = max(1, len(seats))
    return {
        "bot": name,
        "rating": round(ratings.points[bot], 2),
        "interval": [round(ratings.points[bot] - around, 2), round(ratings.points[bot] + around, 2)],
        "games": len(seats),
        "share": round(share, 4),
        "share_interval": [round(low, 4), round(high, 4)],
        "mean_rank": round(sum(game["ranks"][seat] for game, seat in seats) / count, 3),
        "mean_score": round(sum(game["scores"][seat] for game, seat in seats) / count, 2),
        "ms_a_decision": round(1000 * seconds / decisions, 3) if decisions else 0.0,
    }


def _seats(game: dict[str, Any], bot: int) -> list[int]:
    return [seat for seat, one in enumerate(game["seats"]) if one == bot]


def _wins(bot: int, deals: list[dict[str, Any]]) -> list[tuple[float, int]]:
    """By deal: the first places of a bot, and in how many seats it had the chance."""
    found: list[tuple[float, int]] = []
    for deal in deals:
        won = 0.0
        played = 0
        for game in deal["games"]:
            shares = first_places(game["ranks"])
            seats = _seats(game, bot)
            won += sum(shares[seat] for seat in seats)
            played += len(seats)
        if played:
            found.append((won, played))
    return found


def _met(names: list[str], deals: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """By table: how often each bot there finished first, as a share of the games it was part of."""
    by_table: dict[tuple[int, ...], list[dict[str, Any]]] = {}
    for deal in deals:
        by_table.setdefault(tuple(sorted(deal["games"][0]["seats"])), []).append(deal)
    found: list[dict[str, Any]] = []
    for table, played in sorted(by_table.items()):
        shares: list[dict[str, Any]] = []
        for bot in sorted(set(table)):
            share, low, high = clustered_share(_wins(bot, played))
            shares.append(
                {
                    "bot": names[bot],
                    "seats": table.count(bot),
                    "share": round(share, 4),
                    "share_interval": [round(low, 4), round(high, 4)],
                }
            )
        found.append({"games": sum(len(deal["games"]) for deal in played), "bots": shares})
    return found
