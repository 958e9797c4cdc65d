"""Time and order: days, turns, the end of a day (YSP-TIME, YSP-TURN, YSP-DAY, YSP-P3, YSP-P4, YSP-TWO)."""

from __future__ import annotations

from typing import ClassVar, Final

from caravanserai.games.yspahan import events
from caravanserai.games.yspahan.rules import flow
from caravanserai.games.yspahan.state import Yspahan
from caravanserai.kernel.step import Part, SilentStep, Waiting, rests_on

TURN: Final = Part("turn", 0, 4)

# what a turn consists of, the last first
_WITH_DICE: Final = [flow.AFTER_DICE, flow.FINISH_DICE, flow.CHOOSE_GROUP]
_WITHOUT_DICE: Final = [flow.AFTER_DICE, flow.FINISH_DICE, flow.DRAW_INSTEAD]


class BeginDay(SilentStep[Yspahan]):
    """The next day begins and its order of turns is fixed (YSP-TIME.1-5)."""

    def run(self, s: Yspahan, argument: int) -> None:
        """The order of the day, then supplying (YSP-TIME.2, YSP-P3.2, YSP-P4.1, YSP-TWO.2, .3)."""
        s.day += 1
        if s.day > 1:
            s.first = next_first_player(s)
        s.order = turn_order(s)
        s.first = s.order[0]
        s.begin_turn(0)
        if s.journal is not None:
            s.note(events.DAY_BEGAN, s.first, s.day_of_week(), s.week())
            if is_reversed_day(s):
                s.journal.add(events.LAST_DAY_ORDER, s.order.copy())
        s.push(flow.END_DAY)
        s.push(flow.BEGIN_TURN)
        s.push(flow.SUPPLY)


def is_reversed_day(s: Yspahan) -> bool:
    """Whether the order of this day follows the scores (YSP-P4.1; not with three, YSP-P3.2)."""
    return s.is_last_day() and s.players_count in s.parts.last_day_reversed


def next_first_player(s: Yspahan) -> int:
    """The next player clockwise, also across a week's end (YSP-TIME.4); lowest of two last (YSP-TWO.3)."""
    return first_by_score(s, (s.first + 1) % s.players_count)


def first_by_score(s: Yspahan, seat: int) -> int:
    """The seat whose day it is, but on the last of two players the one with the lower score (YSP-TWO.3)."""
    if s.two_players and s.is_last_day():
        scores = s.scores()
        if scores[0] != scores[1]:
            return 0 if scores[0] < scores[1] else 1
    return seat


def turn_order(s: Yspahan) -> list[int]:
    """The seats in the order of the day's turns (YSP-TIME.3, YSP-TWO.2, YSP-P4.1-3)."""
    count = s.players_count
    first = s.first
    if s.two_players:
        return [first, 1 - first, first]
    if is_reversed_day(s):
        # `first` has already moved on by one seat: yesterday's first player sits just before it.
        return rising_order(s, (first - 1) % count)
    return [(first + offset) % count for offset in range(count)]


def rising_order(s: Yspahan, yesterday: int) -> list[int]:
    """The seats by rising score, equals by their distance from yesterday's first player (YSP-P4.1, .2).

    Who sits farthest clockwise from that player goes earlier (YSP-RULING.28).
    """
    count = s.players_count
    farthest_first = [(yesterday + offset) % count for offset in range(count - 1, -1, -1)]
    order: list[int] = []
    for seat in farthest_first:
        score = s.players[seat].score()
        place = 0
        while place < len(order) and s.players[order[place]].score() <= score:
            place += 1
        order.insert(place, seat)
    return order


class BeginTurn(SilentStep[Yspahan]):
    """A player's turn: dice, then building, with cards around them; then the next in order (YSP-TURN.1-3)."""

    carries: ClassVar[list[Part]] = [TURN]

    def run(self, s: Yspahan, argument: int) -> None:
        """With dice, or without when there is no group left (YSP-TURN.1, YSP-SELECT.5, YSP-TWO.8)."""
        turn = argument  # it carries nothing else
        if turn == len(s.order):
            return
        if turn > 0:  # the first turn of a day has begun before the roll: what was built then counts
            s.begin_turn(turn)
        s.push(flow.BEGIN_TURN, turn + 1)
        if s.groups_for(s.active) != 0:
            s.push_all(_WITH_DICE)
        else:
            s.note(events.TOWER_EMPTY, s.active)
            s.push_all(_WITHOUT_DICE)

    def fits(self, s: Yspahan, argument: int, below: list[Waiting]) -> bool:
        """The next turn waits for the end of this one, and the first for the roll."""
        return rests_on(below, flow.END_DAY) and (argument == s.turn + 1 or argument == s.turn == 0)


class EndDay(SilentStep[Yspahan]):
    """The Tower is emptied; after day 7 the week is scored (YSP-DAY.1, .2, YSP-WEEK.1, YSP-END.1)."""

    def run(self, s: Yspahan, argument: int) -> None:
        s.empty_tower()
        s.push(flow.END_GAME if s.is_last_day() else flow.BEGIN_DAY)
        if s.day % s.parts.days_per_week == 0:
            s.push(flow.SCORE_WEEK)

    def fits(self, s: Yspahan, argument: int, below: list[Waiting]) -> bool:
        return argument == 0 and not below


class EndGame(SilentStep[Yspahan]):
    """The highest score wins; ties share the victory (YSP-END.1-4)."""

    def run(self, s: Yspahan, argument: int) -> None:
        if s.journal is None:
            return
        scores = s.scores()
        best = max(scores)
        s.journal.add(events.GAME_OVER, [seat for seat, score in enumerate(scores) if score == best])
