"""The windows in which something can be played, as every step that opens one needs them (DRA-PRIO.1-4)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caravanserai.games.dragons.parts import WINDOWS
from caravanserai.games.dragons.rules import flow
from caravanserai.games.dragons.state import Dragons, Play
from caravanserai.kernel.step import Part, Waiting

# what a window carries: which one it is, and the seat from which the questioning goes on
WINDOW: Final = Part("window", 0, 3, WINDOWS)
ASKED_FROM: Final = Part("asked_from", 3, 3)


def open_window(s: Dragons, window: i64) -> None:
    """Things can be played now, the start player first: in the magic game (DRA-PRIO.1, .2, DRA-DEFAULT.2)."""
    ask_from(s, s.start, window)


def ask_from(s: Dragons, seat: i64, window: i64) -> None:
    """All are asked what they play, in order from a seat (DRA-PRIO.2, .3, DRA-ABRACADABRA.1)."""
    s.push(flow.RESPOND, ASKED_FROM.put(seat) | WINDOW.put(window))


def order_of_effect(s: Dragons) -> list[int]:
    """The plays of the batch in the order in which they take effect (DRA-PRIO.7)."""
    order: list[int] = []
    for seat in s.sequence():
        for index in range(len(s.batch)):
            if s.batch[index].seat == seat:
                order.append(index)
    return order


def play_in_effect(s: Dragons, below: list[Waiting]) -> Play | None:
    """The play that is taking effect when a step waits on top of these (DRA-PRIO.7, .8)."""
    if not below or below[-1].number not in (flow.TAKE_EFFECT, flow.END_BATCH):
        return None
    to_come = sum(1 for waiting in below if waiting.number == flow.TAKE_EFFECT)
    order = order_of_effect(s)
    return s.batch[order[-1 - to_come]] if to_come < len(order) else None


def is_effect_of(s: Dragons, below: list[Waiting], spell: int) -> bool:
    """Whether a step on top of these waits because this spell takes effect."""
    play = play_in_effect(s, below)
    return play is not None and play.spell == spell
