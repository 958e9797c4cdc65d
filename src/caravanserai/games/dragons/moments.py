"""The moment of a position: which steps are still to be carried out."""

from __future__ import annotations

from typing import Final

from caravanserai.games.dragons.actions import SPACE
from caravanserai.games.dragons.parts import NONE, TALLY
from caravanserai.games.dragons.rules import STEPS, flow
from caravanserai.games.dragons.state import Dragons
from caravanserai.kernel.position import Reader, no_moment, read_sealed
from caravanserai.kernel.refusal import Impossible
from caravanserai.kernel.state import STEP_BITS, STEP_MASK

START: Final = "start"
MOMENTS: Final = [START, "vizier", "placement", "space", "tally"]


def has_begun(reader: Reader) -> bool:
    """Whether the vizier has opened the round."""
    rows = reader.document.get("steps")
    if rows is not None:
        return rows not in ([[STEPS[flow.CHOOSE_TREASURES].name, 0]], [[STEPS[flow.VIZIER].name, 0]])
    return reader.has("moment") and reader.document["moment"] not in (START, "vizier")


def read_steps(s: Dragons, reader: Reader) -> None:
    """The stack as it is given, or the one of a moment by its name; then choices that are sealed."""
    if reader.has("steps"):
        names = [step.name for step in STEPS]
        for step, argument in reader.steps(names):
            s.push(step, argument)
        _check_bottom(s)
    else:
        _push_moment(s, reader)
    _check_top(s)
    read_sealed(s, reader, SPACE)


def _push_moment(s: Dragons, reader: Reader) -> None:
    moment = MOMENTS[reader.word("moment", START, MOMENTS)]
    if moment == START:
        s.push(flow.CHOOSE_TREASURES)
    elif moment == "vizier":
        s.push(flow.VIZIER)
    elif moment == "placement":
        s.current = NONE
        s.push(flow.PLACEMENT, reader.number("turn", s.start, 0, s.players_count - 1))
    elif s.current == NONE:
        raise Impossible("position.current", "moment_space", "the moment {what} needs a space", what=moment)
    else:
        _push_space(s, moment)


def _push_space(s: Dragons, moment: str) -> None:
    """The turn of a space, or of the end of the round, has come; or its tokens have just been turned up."""
    place = s.in_use.index(s.current) if s.current in s.in_use else len(s.in_use)
    if moment == "space":
        s.push(flow.OPEN_SPACE, place)
        return
    s.push(flow.OPEN_SPACE, place + 1)
    s.push(flow.CLOSE_SPACE, s.current)
    s.push(flow.EVALUATE, s.current)
    if s.magic:
        s.push(flow.RESPOND, s.start << 3 | TALLY)


def _check_bottom(s: Dragons) -> None:
    """What comes last must fit the stage of the round."""
    if not s.stack:
        if not s.ended:
            raise Impossible("position.steps", "goes_on", "a game that is not over goes on somehow")
        return
    last, argument = s.stack[0] & STEP_MASK, s.stack[0] >> STEP_BITS
    if last == flow.PLACEMENT:
        fits = s.current == NONE and argument < s.players_count
    elif last == flow.OPEN_SPACE:
        fits = s.current in s.in_use and argument == s.in_use.index(s.current) + 1
    elif last == flow.CLEAN_UP:
        fits = s.current == len(s.parts.spaces)
    else:
        fits = last in (flow.CHOOSE_TREASURES, flow.VIZIER) and len(s.stack) == 1 and s.current == NONE
    if not fits:
        raise no_moment()


def _check_top(s: Dragons) -> None:
    """The table must be able to go on from here."""
    trial = s.clone()
    try:
        trial.settle()
        seats = range(s.players_count)
        stuck = any(trial.asked >> seat & 1 and not trial.legal(seat) for seat in seats)
        stuck = stuck or trial.asked >> s.players_count != 0
    except (IndexError, ValueError, AssertionError, OverflowError):
        raise no_moment() from None
    if stuck:
        raise no_moment()
