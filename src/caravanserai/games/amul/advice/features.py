"""What may tell who wins at Āmul, as small numbers: the weights are fitted and lie in values.json."""

from __future__ import annotations

from typing import Final

from caravanserai.games.amul.advice import ratings
from caravanserai.games.amul.advice.forecast import Forecast
from caravanserai.games.amul.parts import MILITARY
from caravanserai.games.amul.state import Amul

NAMES: Final = ["standing", "hand", "area", "military"]


def features(s: Amul) -> list[list[int]]:
    """For each seat: its standing, the cards in hand and in play, and how early it picks."""
    found: list[list[int]] = []
    for seat, player in enumerate(s.players):
        forecast = Forecast(s, seat)
        found.append(
            [
                ratings.position(forecast),
                player.hand.size(),
                len(player.area),
                forecast.own.symbols[MILITARY],
            ]
        )
    return found
