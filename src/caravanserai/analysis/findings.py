"""What an analysis found, as a document: chances over time, prices, luck, turning points and sums."""

from __future__ import annotations

import math
from typing import Any, Final

from caravanserai.analysis.looks import (
    CHOICE,
    COLUMNS,
    DRAW,
    LEAD,
    LEAD_ABOVE,
    MARGIN,
    POSITION,
    SHARE,
    Item,
    Tally,
)
from caravanserai.analysis.story import WHOLE_GAME, Story
from caravanserai.bots.values import win_chances

FORMAT: Final = "caravanserai analysis"
VERSION: Final = 1
_TURNING_POINTS: Final = 6
_NOTABLE: Final = 0.04  # a smaller change of the chances is no turning point
_CLEARLY: Final = 1.0  # standard errors by which another option must be ahead to be called better
_SURELY: Final = 2.5

Row = list[float]


def findings(story: Story, same: list[int], tallies: dict[Item, Tally], looks: int) -> dict[str, Any]:
    """The whole document; whatever has not been looked at yet is judged without looking ahead."""
    chances, errors = _chances(story, same, tallies)
    choices = {item.number: (item, tally) for item, tally in tallies.items() if item.kind == CHOICE}
    moves: list[dict[str, Any]] = []
    for number, move in enumerate(story.moves):
        expected, expected_error = _expected(story, number, chances, errors, tallies)
        effect = [q - v for q, v in zip(expected, chances[number], strict=True)]
        luck = [v - q for v, q in zip(chances[number + 1], expected, strict=True)]
        found: dict[str, Any] = {
            "number": number + 1,
            "seat": move.seat,
            "move": _told(story, move.action, move.step),
            "options": move.options,
            "effect": _rounded(effect),
            "effect_error": 0.0 if move.usual else _error(expected_error, errors[number]),
            "luck": _rounded(luck) if move.drew else None,
            "luck_error": _error(expected_error, errors[number + 1]) if move.drew else 0.0,
        }
        if number in choices and choices[number][1].looks:
            found |= _price(story, *choices[number])
        moves.append(found)
    return {
        "format": FORMAT,
        "version": VERSION,
        "game": story.game.id,
        "record": story.document["digest"],
        "names": story.document["names"],
        "over": story.over,
        "rounds": None if story.rounds == WHOLE_GAME else story.rounds,
        "looks": looks,
        "chances": [_rounded(row) for row in chances],
        "errors": [round(max(row), 4) for row in errors],
        "moves": moves,
        "turning_points": _turning_points(chances, errors, moves),
        "players": [_sum(seat, story, chances, moves) for seat in range(story.players)],
    }


def _chances(story: Story, same: list[int], tallies: dict[Item, Tally]) -> tuple[list[Row], list[Row]]:
    """Each seat's chance in every position, and its standard error."""
    chances: list[Row] = []
    errors: list[Row] = []
    for number, state in enumerate(story.states):
        stands_for = same[number]
        tally = tallies.get(Item(POSITION, stands_for))
        if story.over and stands_for == len(story.states) - 1:
            chances.append(story.result())
            errors.append([0.0] * story.players)
        elif tally is None or tally.looks == 0:
            chances.append(win_chances(story.game, state))
            errors.append([0.15] * story.players)
        else:
            chances.append([tally.mean(seat) for seat in range(story.players)])
            errors.append([tally.error(seat) for seat in range(story.players)])
    return chances, errors


def _expected(
    story: Story, number: int, chances: list[Row], errors: list[Row], tallies: dict[Item, Tally]
) -> tuple[Row, Row]:
    """The chances right after a move, before anybody knows how it turns out."""
    move = story.moves[number]
    if not move.drew:
        return chances[number + 1], errors[number + 1]
    tally = tallies.get(Item(DRAW, number))
    if tally is None or tally.looks == 0:  # a usual move: the chances before it already expect it
        return chances[number], errors[number]
    return (
        [tally.mean(seat) for seat in range(story.players)],
        [tally.error(seat) for seat in range(story.players)],
    )


def _price(story: Story, item: Item, tally: Tally) -> dict[str, Any]:
    """The price of a decision: how far the best option found is ahead of the move played."""
    step = story.moves[item.number].step
    own, own_error, better = _best(item, tally, LEAD)
    above, above_error, better_above = _best(item, tally, LEAD_ABOVE)
    return {
        "chance": round(tally.mean(SHARE), 4),
        "price": round(own, 4),
        "price_error": round(own_error, 4),
        "better": None if better is None else _told(story, better, step),
        "price_above": round(above, 4),
        "price_above_error": round(above_error, 4),
        "better_above": None if better_above is None else _told(story, better_above, step),
        "looked_at": [
            {
                "move": _told(story, action, step),
                "chance": round(tally.mean(place * COLUMNS + SHARE), 4),
                "error": round(tally.error(place * COLUMNS + SHARE), 4),
                "margin": round(tally.mean(place * COLUMNS + MARGIN), 1),
            }
            for place, action in enumerate(item.actions)
        ],
    }


def _best(item: Item, tally: Tally, column: int) -> tuple[float, float, int | None]:
    """The lead of the option that is most surely better than the move played, its error, and which it is."""
    best: tuple[float, float, int | None] = (0.0, 0.0, None)
    surest = 0.0
    errors: list[float] = []
    for place in range(1, len(item.actions)):
        lead = tally.mean(place * COLUMNS + column)
        error = tally.error(place * COLUMNS + column)
        errors.append(error)
        if lead - _CLEARLY * error > surest:
            surest = lead - _CLEARLY * error
            best = (lead, error, item.actions[place])
    return best if best[2] is not None else (0.0, max(errors, default=0.0), None)


def _told(story: Story, action: int, step: str) -> dict[str, Any]:
    """A move as text, and as what its label is made of."""
    move = story.game.space.move(action)
    return {"text": move.text, "kind": move.kind, "args": dict(story.game.space.label(move, step))}


def _turning_points(
    chances: list[Row], errors: list[Row], moves: list[dict[str, Any]]
) -> list[dict[str, Any]]:
    """The moves and rolls that changed the chances most, the greatest change first."""
    found: list[tuple[float, dict[str, Any]]] = []
    for number, move in enumerate(moves):
        changes = [after - before for before, after in zip(chances[number], chances[number + 1], strict=True)]
        seat = max(range(len(changes)), key=lambda one: abs(changes[one]))
        error = math.hypot(errors[number][seat], errors[number + 1][seat])
        if abs(changes[seat]) < max(_NOTABLE, _SURELY * error):
            continue
        luck = 0.0 if move["luck"] is None else move["luck"][seat]
        found.append(
            (
                -abs(changes[seat]),
                {
                    "number": move["number"],
                    "seat": seat,
                    "change": round(changes[seat], 4),
                    "error": round(error, 4),
                    "luck": abs(luck) > abs(changes[seat]) / 2,
                },
            )
        )
    found.sort(key=lambda pair: (pair[0], pair[1]["number"]))
    return [point for _, point in found[:_TURNING_POINTS]]


def _sum(seat: int, story: Story, chances: list[Row], moves: list[dict[str, Any]]) -> dict[str, Any]:
    """One player's account: start + luck + own decisions + those of others = result."""
    own = [move for move in moves if move["seat"] == seat]
    others = [move for move in moves if move["seat"] != seat]
    drawn = [move for move in moves if move["luck"] is not None]
    prices = [move for move in own if "price" in move]
    return {
        "seat": seat,
        "start": round(chances[0][seat], 4),
        "luck": round(sum(move["luck"][seat] for move in drawn), 4),
        "luck_error": _error([move["luck_error"] for move in drawn]),
        "own": round(sum(move["effect"][seat] for move in own), 4),
        "own_error": _error([move["effect_error"] for move in own]),
        "others": round(sum(move["effect"][seat] for move in others), 4),
        "others_error": _error([move["effect_error"] for move in others]),
        "result": round(chances[-1][seat], 4),
        "price": round(sum(move["price"] for move in prices), 4),
        "price_error": _error([move["price_error"] for move in prices if move["better"] is not None]),
        "price_above": round(sum(move["price_above"] for move in prices), 4),
        "decisions": len(prices),
        "mistakes": sum(move["price"] > _SURELY * move["price_error"] for move in prices),
    }


def _rounded(row: Row) -> Row:
    return [round(value, 4) for value in row]


def _error(one: Row, other: Row | None = None) -> float:
    """The error of a sum of independent parts; of two rows, the greatest for any seat."""
    if other is None:
        return round(math.sqrt(sum(error * error for error in one)), 4)
    return round(max(math.hypot(a, b) for a, b in zip(one, other, strict=True)), 4)
