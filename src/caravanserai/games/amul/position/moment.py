"""Which moment of a round a position is in."""

from __future__ import annotations

from typing import Final

from caravanserai.games.amul.rules import flow
from caravanserai.games.amul.state import Amul
from caravanserai.kernel.position import Reader, check_steps, need, no_moment, read_steps
from caravanserai.kernel.step import Waiting

# the moments a position can name instead of spelling out its steps
OFFER: Final = 0
PICK: Final = 1
PLAY: Final = 2
EFFECTS: Final = 3  # all cards have just been turned up
END: Final = 4  # hands are about to be laid down
OVER: Final = 5
# and those that only the steps can tell
TAKING: Final = 6  # somebody takes a card by an effect
THIEF: Final = 7  # somebody takes a card by an effect of the end
NAMES: Final = ["offer", "pick", "play", "effects", "end", "over"]

# the steps of the first six, the last step first
_STEPS: Final[list[list[int]]] = [
    [flow.CLEAN_UP, flow.REVEAL_CARD, flow.OFFER_CARD],
    [flow.CLEAN_UP, flow.REVEAL_CARD, flow.PICK_CARD],
    [flow.CLEAN_UP, flow.REVEAL_CARD],
    [flow.CLEAN_UP, flow.RESOLVE_EFFECTS],
    [flow.LAY_DOWN_HANDS],
    [],
]


class Moment:
    """A moment of a round: how many have picked or resolved their effects, and what is being taken."""

    def __init__(self, kind: int, turn: int, takings: list[Waiting]) -> None:
        self.kind = kind
        self.turn = turn
        self.takings = takings  # the steps that take a card, the next one last

    def after_end(self) -> bool:
        """Whether the hands have been laid down."""
        return self.kind in (THIEF, OVER)

    def ordered(self) -> bool:
        """Whether the seats have an order now (AMU-MIL.7)."""
        return self.kind in (PICK, PLAY, EFFECTS, TAKING)


def names_over(reader: Reader) -> bool:
    """Whether the document names the end of the game."""
    return not reader.has("steps") and bool(reader.document.get("moment") == NAMES[OVER])


def read_moment(s: Amul, reader: Reader) -> Moment:
    """The moment of a document, its steps put on the stack."""
    if reader.has("steps"):
        read_steps(s, reader)
        check_steps(s)
        moment = _moment_of(s.steps_waiting())
    else:
        kind = reader.word("moment", NAMES[OFFER], NAMES)
        turn = reader.number("turn", 0, 0, s.players_count - 1) if kind == PICK else 0
        s.push_all(_STEPS[kind][:-1])
        for step in _STEPS[kind][-1:]:
            s.push(step, turn)
        moment = Moment(kind, turn, [])
    need(
        moment.kind not in (END, THIEF, OVER) or s.round == s.parts.rounds,
        "position.round",
        "last_round",
        "the game ends after round {rounds} (AMU-ROUND.1)",
        rounds=s.parts.rounds,
    )
    return moment


def _moment_of(waiting: list[Waiting]) -> Moment:
    """The moment that waits for these steps."""
    takings = [each for each in waiting if each.number == flow.TAKE_CARD]
    before = waiting[: len(waiting) - len(takings)]
    steps = [each.number for each in before]
    turn = before[-1].argument if before else 0
    if takings != waiting[len(before) :]:
        raise no_moment()
    if takings and steps == [flow.END_GAME]:
        return Moment(THIEF, 0, takings)
    if steps == _STEPS[EFFECTS] and bool(takings) == (turn > 0):
        return Moment(TAKING if takings else EFFECTS, turn, takings)
    if takings or steps not in _STEPS or steps == _STEPS[EFFECTS]:
        raise no_moment()
    return Moment(_STEPS.index(steps), turn, [])
