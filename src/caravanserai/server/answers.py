"""When to give answers that nobody types: those of computers, and of people who left standing orders.

The moment of a seat's answer is drawn as soon as it is asked, before anybody looks at what it holds, and any
thinking happens before then: no delay reveals whether the seat had something to think about (DRA-INFO.6).
"""

from __future__ import annotations

import asyncio
import random

# The delay after the question, as a share of the pause: from the least to the most.
_SEALED = (0.25, 0.75)  # short, because there is nothing to see, but longer than any thinking takes
_COMPUTER = (1.0, 1.0)  # a pause, so that people can follow
_LIKE_A_PERSON = (1.0, 3.0)  # an answer by standing orders is no faster than one by hand
_SEARCH = 0.7  # further pauses that a computer which searches takes for each answer, even without a choice


class Answer:
    """A seat's coming answer: when it is given, and a computer's thinking until then."""

    def __init__(self, moment: float) -> None:
        self.moment = moment
        self.thinking: asyncio.Task[int | None] | None = None

    @property
    def ready(self) -> bool:
        return self.thinking is None or self.thinking.done()


class Answers:
    """The automatic answers to one decision."""

    def __init__(self, pause: float, chance: random.Random) -> None:
        self.pause = pause
        self.chance = chance
        self.decision = -1  # the entry after which the decision was put
        self.by_seat: dict[int, Answer] = {}

    def expect(
        self, decision: int, sealed: bool, computers: list[int], ordered: list[int], searching: list[int]
    ) -> None:
        """Draw a moment for every automatic seat that has none yet; forget all others.

        The computers that search answer later, whether or not there is something to search.
        """
        if decision != self.decision:
            self.forget()
            self.decision = decision
        for seat in self.by_seat.keys() - {*computers, *ordered}:
            self.drop(seat)
        for seat in computers:
            self._expect(seat, sealed, _COMPUTER, _SEARCH * self.pause if seat in searching else 0.0)
        for seat in ordered:
            self._expect(seat, sealed, _LIKE_A_PERSON)

    def _expect(self, seat: int, sealed: bool, otherwise: tuple[float, float], further: float = 0.0) -> None:
        if seat not in self.by_seat:
            delay = self._draw(_SEALED if sealed else otherwise) + further
            self.by_seat[seat] = Answer(asyncio.get_running_loop().time() + delay)

    def _draw(self, shares: tuple[float, float]) -> float:
        return self.pause * self.chance.uniform(*shares)

    def next(self) -> tuple[int, Answer]:
        """The seat whose moment comes first."""
        return min(self.by_seat.items(), key=lambda item: item[1].moment)

    async def put_off(self, answer: Answer) -> None:
        """Put off an answer that missed its moment: giving it when ready would reveal how long it took."""
        if self.pause == 0 and answer.thinking is not None:
            await asyncio.wait({answer.thinking})
        answer.moment += self._draw(_SEALED)

    def drop(self, seat: int) -> None:
        """The seat has answered, or will not answer; if asked again, it gets a new moment."""
        answer = self.by_seat.pop(seat)
        if answer.thinking is not None:
            answer.thinking.cancel()

    def forget(self) -> None:
        """Expect no more answers."""
        for seat in list(self.by_seat):
            self.drop(seat)
