"""The moment of a position: which steps are still to be carried out."""

from __future__ import annotations

from typing import Any, Final

from caravanserai.games.dragons.actions import SPACE
from caravanserai.games.dragons.parts import NONE, TALLY
from caravanserai.games.dragons.rules import STEPS, flow
from caravanserai.games.dragons.state import Dragons
from caravanserai.kernel.position import Reader
from caravanserai.kernel.refusal import Impossible, Unparsable
from caravanserai.kernel.state import STEP_BITS, STEP_MASK, UNSEALED

START: Final = "start"
MOMENTS: Final = [START, "vizier", "placement", "space", "tally"]
_NO_MOMENT: Final = "no moment of a game waits for these steps"


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
        for row in reader.raw_list("steps"):
            s.push(*_read_step(row, names))
        _check_bottom(s)
    else:
        _push_moment(s, reader)
    _check_top(s)
    _read_sealed(s, reader)


def _read_step(row: Any, names: list[str]) -> tuple[int, int]:
    if not isinstance(row, list) or len(row) != 2 or row[0] not in names or type(row[1]) is not int:
        raise Impossible("position.steps", f"each step is a name and a number, not {row!r}")
    if not 0 <= row[1] < 1 << 40:
        raise Impossible("position.steps", f"{row[0]} cannot be waiting with {row[1]}")
    return names.index(row[0]), row[1]


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
        raise Impossible("position.current", f"the moment {moment} needs a space")
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
            raise Impossible("position.steps", "a game that is not over goes on somehow")
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
        raise Impossible("position.steps", _NO_MOMENT)


def _check_top(s: Dragons) -> None:
    """The table must be able to go on from here."""
    trial = s.clone()
    try:
        trial.settle()
        seats = range(s.players_count)
        stuck = any(trial.asked >> seat & 1 and not trial.legal(seat) for seat in seats)
        stuck = stuck or trial.asked >> s.players_count != 0
    except (IndexError, ValueError, AssertionError, OverflowError):
        raise Impossible("position.steps", _NO_MOMENT) from None
    if stuck:
        raise Impossible("position.steps", _NO_MOMENT)


def _read_sealed(s: Dragons, reader: Reader) -> None:
    """Choices made but not yet turned up."""
    entries = reader.raw_list("sealed")
    if not entries:
        return
    top = STEPS[s.stack[-1] & STEP_MASK] if s.stack else None
    if top is None or not top.sealed or len(entries) != s.players_count:
        raise Impossible("position.sealed", "only what is chosen at once is sealed, one entry for each seat")
    argument = s.stack[-1] >> STEP_BITS
    asked = top.asks(s, argument)
    choices = [UNSEALED] * s.players_count
    for seat, entry in enumerate(entries):
        if entry is None:
            continue
        try:
            choices[seat] = SPACE.parse(str(entry))
        except Unparsable:
            raise Impossible("position.sealed", f"{entry!r} is no move") from None
        if not asked >> seat & 1 or choices[seat] not in top.options(s, argument, seat):
            raise Impossible("position.sealed", f"seat {seat} cannot {entry}")
    if all(choices[seat] != UNSEALED for seat in range(s.players_count) if asked >> seat & 1):
        raise Impossible("position.sealed", "when the last choice is in, all are carried out")
    s.sealed = choices
