"""A server process for tests: its port and settings (as JSON) come from the command line.

With `fixed-deals` after them, all tables with the same game and number of seats get the same deal, and
computers asked the same question decide the same: what a test meets at a table does not vary between runs.
"""

from __future__ import annotations

import hashlib
import sys
from typing import Any

FIXED_DEALS = "fixed-deals"
DEAL = 17  # as good as any other, and Emira with five seats ends quickly


def main() -> None:
    # Imported here, because the computers' processes load this module too and need nothing from the server.
    import msgspec

    from caravanserai.server.app import run
    from caravanserai.server.settings import Settings

    settings = msgspec.json.decode(sys.argv[2], type=Settings, dec_hook=lambda kind, value: kind(value))
    if FIXED_DEALS in sys.argv[3:]:
        fix_deals()
    run(settings, port=int(sys.argv[1]))


def fix_deals() -> None:
    """Patch the two places where a server draws secrets that decide what happens at a table."""
    from msgspec import structs

    from caravanserai.kernel.table import Table
    from caravanserai.server import driver
    from caravanserai.server.records import Setup
    from caravanserai.server.seating import Seating
    from caravanserai.server.thinking import Task, make_task

    set_up = Seating._setup

    def alike(*given: Any) -> Setup:
        setup = set_up(*given)
        seed = hashlib.sha256(f"{setup.game} {len(setup.seats)} {DEAL}".encode()).digest()
        return structs.replace(setup, seed=seed)

    def consistent(table: Table, seat: int, level: str, seed: int) -> Task:
        decided = sum(entry.seat == seat for entry in table.entries)
        return make_task(table, seat, level, decided)

    Seating._setup = staticmethod(alike)  # type: ignore[method-assign, assignment]
    vars(driver)["make_task"] = consistent


if __name__ == "__main__":
    main()
