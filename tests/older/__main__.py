"""`python -m tests.older` writes the fixtures that are not there yet: those there are stay as they are."""

from __future__ import annotations

from caravanserai import SHELF
from tests.older.collecting import write_positions
from tests.older.endings import ENDINGS, write_endings
from tests.older.positions import POSITIONS

for game_id in SHELF:
    if not (POSITIONS / f"{game_id}.jsonl").exists():
        write_positions(game_id)
if not ENDINGS.exists():
    write_endings()
