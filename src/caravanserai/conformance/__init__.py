"""What every game must do, checked over seeded random games; for games in other packages too.

A test module of a game needs three lines:

    from caravanserai.conformance import GameConformance

    class TestMyGame(GameConformance):
        game_id = "my_game"

Each check plays a few games and examines some moments of each; the seed decides which. `CARAVANSERAI_GAMES`
sets how many games: 10000 for a thorough run, 1 for a quick look that takes two setups of each game. It needs
pytest and hypothesis (the extra `conformance`).
"""

from __future__ import annotations

from typing import ClassVar

import pytest

_PARTS = (
    "choices",
    "course",
    "inside",
    "notation",
    "playing",
    "records",
    "scenes",
    "secrecy",
    "sittings",
    "undo",
    "words",
)
pytest.register_assert_rewrite(*(f"{__name__}.{part}" for part in _PARTS))

from caravanserai.conformance.choices import Choices  # noqa: E402 - assertions are rewritten first
from caravanserai.conformance.course import Course  # noqa: E402
from caravanserai.conformance.notation import Notation  # noqa: E402
from caravanserai.conformance.playing import snapshot, text_of  # noqa: E402
from caravanserai.conformance.records import Records  # noqa: E402
from caravanserai.conformance.scenes import Scenes  # noqa: E402
from caravanserai.conformance.secrecy import Secrecy  # noqa: E402
from caravanserai.conformance.sittings import Setup, setups  # noqa: E402
from caravanserai.conformance.undo import Undo  # noqa: E402
from caravanserai.conformance.words import Spoken  # noqa: E402
from caravanserai.games import load  # noqa: E402
from caravanserai.kernel.game import Game  # noqa: E402

__all__ = ["GameConformance", "PlayConformance", "Setup", "setups", "snapshot", "text_of"]


class PlayConformance(Undo, Secrecy, Records, Notation, Choices, Course):
    """The tests of play, for any game, on the shelf or a toy; pytest runs the last named first."""


class GameConformance(Spoken, Scenes, PlayConformance):
    """The tests of a game on the shelf: those of play, and those of its scene and its texts."""

    game_id: ClassVar[str]

    @classmethod
    def game(cls) -> Game:
        return load(cls.game_id)
