"""Everyone who looks at a table is sent the same bytes whatever they may not know."""

from __future__ import annotations

from caravanserai import SHELF, game
from tests.conformance.sittings import setups
from tests.wire.compare import Report
from tests.wire.game import report_on, some_looks
from tests.wire.structs import sendable

SEED = 1


def test_two_worlds_that_look_the_same_send_the_same() -> None:
    """Every game, player count and variant, at some moments of each; nothing that can be sent is left out."""
    report = Report()
    for game_id in SHELF:
        ways = setups(game(game_id))
        seeded = [(way, SEED + number) for number, way in enumerate(ways)]
        report.add(
            report_on([(way, seed, some_looks(way, seed, 2 if way.plain else 1)) for way, seed in seeded])
        )
    assert [str(each) for each in report.differences[:5]] == []
    assert sendable() - set(report.structs) == set()
    assert report.comparisons > 4000
