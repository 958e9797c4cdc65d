"""What can lie on the table at each point of a turn (docs/positions/emira.md)."""

from __future__ import annotations

from typing import Final

from caravanserai.games.emira.parts import NONE
from caravanserai.games.emira.rules import flow, phases
from caravanserai.games.emira.state import Emira
from caravanserai.kernel.position import Reader, need

# How far the turn has come. Phase 3 has three moments of its own.
BEFORE: Final = 0  # no princess of this turn has been turned up
TURNED_UP: Final = 1  # the princesses, but not yet the status card
STATUS_OUT: Final = 2  # the status card, but not yet the token
FILLED: Final = 3  # everything, to the end of phase 4
BUYING: Final = 4
CHOOSING: Final = 5
UPKEEP: Final = 6


def check_course(s: Emira, rows: list[Reader]) -> None:
    """Everything has its time: cards on offer, princesses in play, actions, tumults (EMI-TURN.1)."""
    point = point_of(s)
    lasts = s.is_three_player() and s.is_odd()  # what is laid out stays for the even turn (EMI-3P.4, .5)
    waits = s.is_three_player() and not s.is_odd()
    need(
        s.phase != phases.SETUP or s.turn == 1,
        "position.phase",
        "setup_turn",
        "the first event cards are dealt before turn 1",
    )
    _only("in_play", bool(s.in_play), TURNED_UP <= point <= CHOOSING)
    _only("coming", bool(s.coming), (lasts and point >= TURNED_UP) or (waits and point == BEFORE))
    _only(
        "status_offer",
        s.status_offer != NONE,
        point in (STATUS_OUT, FILLED) or (lasts and point > FILLED) or (waits and point < FILLED),
    )
    _only(
        "token_offer",
        s.token_offer != NONE,
        point == FILLED or (lasts and point > FILLED) or (waits and point < FILLED),
    )
    _only("arrival_turn", s.arrival_even, lasts)
    _only("auction.acted", s.acted != 0 or s.last_actor != NONE, point >= FILLED)
    _only("tumults", s.unpaid != 0, point == UPKEEP)
    _only("xenia.refused_by", s.xenia_refuser != NONE, point == UPKEEP)
    _check_idle(s, point)
    for seat, row in enumerate(rows):
        player = s.players[seat]
        _need_time(player.bought == NONE or (s.acted >> seat & 1) != 0, f"{row.where}.bought")
        need(
            player.honeymoon <= s.turn + 1,
            f"{row.where}.honeymoon",
            "honeymoon_turn",
            "a honeymoon is in the turn after Hind's arrival (EMI-PRIN.12)",
        )
    acted = s.last_actor == NONE or (s.acted >> s.last_actor & 1) != 0
    _need_time(acted, "position.auction.last_actor")


def point_of(s: Emira) -> int:
    """How far the turn has come."""
    if s.over or s.phase >= phases.UPKEEP:
        return UPKEEP
    if s.phase == phases.PREPARE and phases.PHASE.of(s.steps_waiting()[0].argument) != phases.PREPARE:
        top = s.next_step()
        if top == flow.SEARCH_STATUS:
            return TURNED_UP
        return STATUS_OUT if top == flow.SEARCH_BAG else FILLED
    if s.phase < phases.AUCTIONS:
        return BEFORE
    return FILLED + s.phase - phases.AUCTIONS


def _check_idle(s: Emira, point: int) -> None:
    """A turn is idle only while no princess can come (EMI-END.1)."""
    can_come = bool(s.in_play or s.coming or s.princess_deck.size())
    need(
        not (s.idle and TURNED_UP <= point <= CHOOSING and can_come),
        "position.idle",
        "not_idle",
        "a princess can still come (EMI-END.1)",
    )
    need(
        s.idle_turns < s.parts.stalled_turns or s.over,
        "position.idle_turns",
        "stalled",
        "after {turns} idle turns the game is over (EMI-END.1)",
        turns=s.parts.stalled_turns,
    )


def _only(entry: str, there: bool, possible: bool) -> None:
    _need_time(possible or not there, f"position.{entry}")


def _need_time(fine: bool, where: str) -> None:
    need(fine, where, "not_at_this_point", "at this point of the turn there can be none")
