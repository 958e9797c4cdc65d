"""The moment of a position: which steps are still to be carried out."""

from __future__ import annotations

from typing import Final

from caravanserai.games.dragons.actions import SPACE
from caravanserai.games.dragons.parts import NONE, TALLY
from caravanserai.games.dragons.reading_checks import check
from caravanserai.games.dragons.reading_steps import check_steps
from caravanserai.games.dragons.rules import STEPS, flow
from caravanserai.games.dragons.state import Dragons
from caravanserai.kernel.position import Reader, read_sealed
from caravanserai.kernel.position import read_steps as kernel_read_steps
from caravanserai.kernel.refusal import Impossible

START: Final = "start"
OVER: Final = "over"
MOMENTS: Final = [START, "vizier", "placement", "space", "tally", OVER]


def is_over(reader: Reader) -> bool:
    """Whether the game has ended, said in one way or the other."""
    return reader.document.get("moment") == OVER or reader.document.get("ended") is True


def has_begun(reader: Reader) -> bool:
    """Whether the vizier has opened the round."""
    if reader.says("steps"):
        return reader.step_names() not in ([STEPS[flow.CHOOSE_TREASURES].name], [STEPS[flow.VIZIER].name])
    return reader.has("moment") and reader.document["moment"] not in (START, "vizier")


def read_steps(s: Dragons, reader: Reader) -> None:
    """The stack as it is given, or the one of a moment by its name; then choices that are sealed."""
    has_turn = reader.says("turn")
    if reader.has("steps"):
        if reader.says("moment") or has_turn:
            raise Impossible("position.moment", "moment_or_steps", "a moment or steps, not both")
        kernel_read_steps(s, reader)
    else:
        _push_moment(s, reader, has_turn)
    if s.ended != (s.depth == 0):
        raise Impossible("position.steps", "goes_on", "a game that is not over goes on somehow")
    check(s)
    if s.depth > 0:
        check_steps(s)
    read_sealed(s, reader, SPACE)


def _push_moment(s: Dragons, reader: Reader, has_turn: bool) -> None:
    reader.says("steps")
    moment = MOMENTS[reader.word("moment", START, MOMENTS)]
    if has_turn and moment != "placement":
        raise Impossible("position.turn", "turn_in_placement", "only in placement it is somebody's turn")
    if moment == START:
        s.push(flow.CHOOSE_TREASURES)
    elif moment == "vizier":
        s.push(flow.VIZIER)
    elif moment == "placement":
        s.push(flow.PLACEMENT, reader.number("turn", s.start, 0, s.players_count - 1))
    elif moment != OVER:
        _push_space(s, moment)


def _push_space(s: Dragons, moment: str) -> None:
    """The turn of a space, or of the end of the round, has come; or its tokens have just been turned up."""
    if s.current == NONE or (moment == "tally" and s.current not in s.in_use):
        raise Impossible("position.current", "moment_space", "the moment {what} needs a space", what=moment)
    place = s.in_use.index(s.current) if s.current in s.in_use else len(s.in_use)
    if moment == "space":
        s.push(flow.OPEN_SPACE, place)
        return
    s.push(flow.OPEN_SPACE, place + 1)
    s.push(flow.CLOSE_SPACE, s.current)
    s.push(flow.EVALUATE, s.current)
    if s.magic:
        asked = s.next_seat(s.batch[-1].seat) if s.batch else s.start
        s.push(flow.RESPOND, asked << 3 | TALLY)
