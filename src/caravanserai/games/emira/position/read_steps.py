"""What a document says comes next in a game of Emira (docs/positions/emira.md)."""

from __future__ import annotations

from typing import Final

from caravanserai.games.emira.position.read_auction import check_bidding, complete_auction
from caravanserai.games.emira.rules import buy_events, ending, flow, phases
from caravanserai.games.emira.rules.deck_events import CARDS, DEPTH
from caravanserai.games.emira.state import Emira
from caravanserai.kernel.pile import EVERYONE, Pile
from caravanserai.kernel.position import Reader, check_steps, need, no_moment
from caravanserai.kernel.position import read_steps as read_stack
from caravanserai.kernel.step import SEAT

OVER: Final = "over"


def says_over(reader: Reader) -> bool:
    """Whether the document is of a finished game: by name, or because nothing comes next."""
    if reader.has("moment"):
        reader.word("moment", OVER, [OVER])
        return True
    return reader.has("steps") and reader.document["steps"] == []


def read_steps(s: Emira, reader: Reader) -> None:
    """The stack as a position writes it, or the beginning of the phase that is named."""
    if says_over(reader):
        _read_end(s, reader)
        return
    if reader.has("steps"):
        read_stack(s, reader)
    elif s.phase == phases.SETUP:
        s.push(flow.KEEP_EVENT)
    else:
        phases.then(s, s.phase, 0)
        if complete_auction(s, reader.section("auction")):
            s.push(flow.BID)
    _check_top(s)
    check_steps(s)
    check_bidding(s, s.next_step() == flow.BID)
    _show_what_is_looked_at(s)


def _read_end(s: Emira, reader: Reader) -> None:
    """A finished game: somebody has reached his objective, or it ended by itself (EMI-WIN.3, EMI-END)."""
    if reader.raw_list("steps"):
        raise no_moment()
    for seat in range(s.players_count):
        if ending.has_reached(s, seat):
            s.reached |= 1 << seat
    need(
        s.reached != 0 or s.idle_turns >= s.parts.stalled_turns or s.turn >= s.parts.max_turns,
        "position",
        "not_over",
        "nobody has reached an objective, and the game has not ended",
    )
    s.over = True
    for player in s.players:
        player.objective.tell(0, EVERYONE)


def _check_top(s: Emira) -> None:
    """The table waits for a step that can ask, or at the beginning of a unit (EMI-TURN.1)."""
    waiting = s.steps_waiting()
    if not waiting or (waiting[-1].step.silent and waiting[-1].number != flow.NEXT_UNIT):
        raise no_moment()


def _show_what_is_looked_at(s: Emira) -> None:
    """Whoever looks at cards knows them and their marks, said or not (EMI-HIDDEN.6)."""
    top = s.steps_waiting()[-1]
    princesses = [s.princess_deck.cards, s.princess_deck.marks]
    if top.number == flow.SEARCH_STATUS:
        _show(s.status_deck, range(s.status_deck.size()), top.argument)
    elif top.number == flow.CHANGE_MIND:
        for pile in princesses:
            _show(pile, range(DEPTH.of(top.argument), DEPTH.of(top.argument) + 1), top.argument)
    elif top.number == flow.ARRANGE_PRINCESSES:
        for pile in princesses:
            _show(pile, range(CARDS.of(top.argument)), top.argument)
    elif top.number == flow.ARRANGE_STATUS:
        _show(s.status_deck, range(CARDS.of(top.argument)), top.argument)
    elif top.number == flow.KEEP_BOUGHT:
        _show(s.event_deck, range(buy_events.DRAWN.of(top.argument)), top.argument)


def _show(pile: Pile, depths: range, argument: int) -> None:
    for depth in depths:
        pile.tell(pile.index_of(depth), 1 << SEAT.of(argument))
