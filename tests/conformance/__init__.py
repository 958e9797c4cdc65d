"""The conformance suite for our own games: `caravanserai.conformance`, and more that looks inside them."""

from __future__ import annotations

from caravanserai.conformance import GameConformance, PlayConformance, Setup, setups, snapshot, text_of
from tests.conformance.fields import Fields
from tests.conformance.golden import Golden

__all__ = ["Conformance", "PlayConformance", "Setup", "setups", "snapshot", "text_of"]


class Conformance(Golden, Fields, GameConformance):
    """The tests of a game on our shelf: those of every game, of every field, and the golden files."""
