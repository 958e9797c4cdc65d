"""What every game must do, checked over seeded random games.

A game on the shelf runs the whole suite automatically (`tests/test_conformance.py`); an unfinished game, or a
toy, derives from `PlayConformance`. Each check plays a few games and examines some moments of each; the seed
decides which. `CARAVANSERAI_GAMES` sets how many games: 2 for a quick run, 10000 for a thorough one.
"""

from __future__ import annotations

from tests.conformance.choices import Choices
from tests.conformance.course import Course
from tests.conformance.golden import Golden
from tests.conformance.notation import Notation
from tests.conformance.playing import snapshot, text_of
from tests.conformance.records import Records
from tests.conformance.secrecy import Secrecy
from tests.conformance.sittings import Setup, setups
from tests.conformance.undo import Undo

__all__ = ["Conformance", "PlayConformance", "Setup", "setups", "snapshot", "text_of"]


class PlayConformance(Course, Secrecy, Records, Notation, Undo, Choices):
    """The tests of play, for any game, on the shelf or a toy."""


class Conformance(Golden, PlayConformance):
    """The tests of a game on the shelf: those of play, and the golden files."""
