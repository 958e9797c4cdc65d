"""Every game on the shelf passes the conformance suite: a new game is included by being there."""

from __future__ import annotations

from caravanserai import SHELF
from tests.conformance import Conformance

for _game in SHELF:
    _name = f"Test{_game.title()}"
    globals()[_name] = type(_name, (Conformance,), {"game_id": _game, "__module__": __name__})
