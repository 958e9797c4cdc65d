"""What a seat cannot know at a moment: two moments that agree in this told it nothing in between."""

from __future__ import annotations

from mypy_extensions import i64

from caravanserai.kernel.chance import Chance
from caravanserai.kernel.pile import audience_bit
from caravanserai.kernel.state import State


class _Tally(Chance):
    """Deals nothing: it keeps a list of what a re-deal wanted to shuffle."""

    def __init__(self) -> None:
        super().__init__()
        self.shuffled: list[list[int]] = []

    def below(self, count: i64) -> i64:
        return 0

    def shuffle(self, items: list[int]) -> None:
        if items:
            self.shuffled.append(sorted(items))

    def clone(self) -> Chance:
        twin = _Tally()
        twin.shuffled = self.shuffled.copy()
        return twin


def unknown_to(seat: int, state: State) -> list[list[int]]:
    """The cards and tokens that a seat does not know, shuffle by shuffle.

    They are what a re-deal for the seat deals anew, so a game that re-deals correctly need not say more. A
    card that others play, show or turn up is missing from the next such list.
    """
    tally = _Tally()
    state.clone().redeal_hidden(audience_bit(seat), tally)
    return sorted(tally.shuffled)
