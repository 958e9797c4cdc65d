"""Caravanserai: an open table for four modern classics of caravans and souks."""

from __future__ import annotations

from caravanserai.games import SHELF, UnknownGame
from caravanserai.games import load as game
from caravanserai.kernel.actions import Move
from caravanserai.kernel.game import Game, UnknownOption, WrongPlayerCount
from caravanserai.kernel.record import BrokenRecord, Verification, replay, verify
from caravanserai.kernel.refusal import Ambiguous, Impossible, Refusal, Unparsable
from caravanserai.kernel.table import PUBLIC, Table

__all__ = [
    "PUBLIC",
    "SHELF",
    "Ambiguous",
    "BrokenRecord",
    "Game",
    "Impossible",
    "Move",
    "Refusal",
    "Table",
    "UnknownGame",
    "UnknownOption",
    "Unparsable",
    "Verification",
    "WrongPlayerCount",
    "game",
    "replay",
    "verify",
]
