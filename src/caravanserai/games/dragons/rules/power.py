"""What the power of every artifact says of itself (DRA-ART)."""

from __future__ import annotations

from mypy_extensions import i64

from caravanserai.games.dragons.actions import Uses
from caravanserai.games.dragons.parts import NONE
from caravanserai.games.dragons.state import Dragons, Play
from caravanserai.kernel.refusal import Refusal


class Power:
    """In which ways an artifact can be used now, what a use declares and what it does.

    What can be done with it depends on public things alone. `uses` are the moves of the artifact itself, or
    those of a Parasite that copies it (DRA-PARASITE.1).
    """

    def add_uses(self, s: Dragons, seat: i64, uses: Uses, options: list[int]) -> None:
        """Every legal use in the present window."""

    def aim(self, s: Dragons, play: Play, uses: Uses, action: i64) -> None:
        """Declare the targets (DRA-PRIO.5, .6)."""

    def take_effect(self, s: Dragons, play: Play) -> bool:
        """What the use does; False when nothing is left to do (DRA-ART.5)."""
        return True

    def why_not(self, s: Dragons, seat: i64, uses: Uses, action: i64) -> Refusal:
        """Why this use is not legal though the window would allow it."""
        raise NotImplementedError

    def is_aimed(self, s: Dragons, play: Play, index: int) -> bool:
        """Whether a play of the batch can be aimed so; asked of positions that people write (DRA-PRIO.6)."""
        return play.piece == play.space == play.target == NONE
