"""Who will win: a small model of each game, fitted on many games and kept as data in the game's folder."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from caravanserai.kernel.game import Advice, Game
from caravanserai.kernel.state import State

WHOLE: Final = 1_000_000  # certain victory, in millionths
_SHIFT: Final = 40
_STEPS: Final = 64  # entries of the table for each factor e
_FACTOR: Final = 1082465279991  # e to the power -1/64, times two to the 40th
_COUNTS: Final = 8  # no game has more players
_FALLBACK: Final = 800  # without a fitted model: ten points of lead make victory e to the 0.8 times as likely


def _table() -> list[int]:
    """Powers of 1/e from 0 to 12 in small steps, in millionths: integers, the same on any machine."""
    found: list[int] = []
    power = WHOLE << _SHIFT
    for _ in range(12 * _STEPS + 2):
        found.append(power >> _SHIFT)
        power = power * _FACTOR >> _SHIFT
    return found


_POWERS: Final = _table()


def falling(micros: i64) -> i64:
    """e to the power of minus so many millionths, in millionths."""
    scaled = micros * _STEPS
    place = scaled // WHOLE
    if place >= 12 * _STEPS:
        return 0
    low: i64 = _POWERS[place]
    high: i64 = _POWERS[place + 1]
    return low + (high - low) * (scaled % WHOLE) // WHOLE


@mypyc_attr(acyclic=True)
class Model:
    """Each seat's strength is a weighted sum of its features; the weights change as the game goes on.

    Strengths are in millionths. Whoever is stronger by 1 is e times as likely to win.
    """

    def __init__(self, early: list[int], late: list[int]) -> None:
        self.early = early  # the weights at the beginning, for each feature
        self.late = late  # what is added to them by the end

    def shares(self, features: list[list[int]], progress: i64) -> list[int]:
        """Each seat's share of the first place, in millionths."""
        strengths: list[int] = []
        highest: i64 = -(1 << 60)
        for own in features:
            strength: i64 = 0
            for place, feature in enumerate(own):
                weight = self.early[place] * 1000 + self.late[place] * progress
                strength += weight * feature // 1000
            strengths.append(strength)
            if strength > highest:
                highest = strength
        total: i64 = 0
        shares: list[int] = []
        for each in strengths:
            share = falling(highest - each)
            shares.append(share)
            total += share
        return [share * WHOLE // total for share in shares]


_known: dict[str, dict[str, Model]] = {}


def models_of(advice: Advice) -> dict[str, Model]:
    """The fitted models of a game, by variant and number of players."""
    found = _known.get(advice.folder)
    if found is None:
        found = _read(advice)
        _known[advice.folder] = found
    return found


def _read(advice: Advice) -> dict[str, Model]:
    path = Path(advice.folder) / "values.json"
    if not advice.folder or not path.exists():
        return {}
    document: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    if document["features"] != advice.feature_names:
        return {}  # the features have changed since: better no model than a wrong one
    return {name: Model(model["early"], model["late"]) for name, model in document["models"].items()}


def model_name(advice: Advice, state: State) -> str:
    return f"{advice.variant(state)} {state.players_count}".strip()


def model_for(advice: Advice, state: State) -> Model:
    """The model for this variant and the nearest number of players, or one that knows the standing alone."""
    models = models_of(advice)
    variant = advice.variant(state)
    players = int(state.players_count)
    for distance in range(_COUNTS):
        for count in (players - distance, players + distance):
            found = models.get(f"{variant} {count}".strip())
            if found is not None:
                return found
    rest = [0] * (len(advice.feature_names) - 1)
    return Model([_FALLBACK, *rest], [_FALLBACK, *rest])


def shares_at_end(game: Game, state: State) -> list[int]:
    """Each seat's share of the first place when the game is over, in millionths."""
    ranks = game.ranks(state)
    first = ranks.count(1)
    return [WHOLE // first if rank == 1 else 0 for rank in ranks]


def win_chances(game: Game, state: State) -> list[float]:
    """Each seat's share of the first place as the fitted model sees it; they add up to one."""
    if state.asking is None:
        shares = shares_at_end(game, state)
    else:
        advice = game.advice
        shares = model_for(advice, state).shares(advice.all_features(state), advice.progress(state))
    total = sum(shares)
    return [share / total for share in shares]
