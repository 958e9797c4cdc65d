"""The reports of the studies in the docs are what their commands make."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from caravanserai import SHELF, game
from caravanserai.cli.study_report import write
from caravanserai.cli.terminal import Terminal
from caravanserai.research.variants import variants
from tests.research.reports import DOCS, figures, made_again, shortest

every_game = pytest.mark.parametrize("name", SHELF)


@every_game
def test_a_report_has_every_number_of_players_and_every_variant(name: str) -> None:
    own = game(name)
    wanted = [(variant, players) for variant in variants(own) for players in own.counts]
    found = figures(name)
    assert [each["players"] for each in found] == [players for _, players in wanted]
    for each, (variant, _) in zip(found, wanted, strict=True):
        assert variant.items() <= each["options"].items()
        assert each["rules_version"] == own.rules_version, (
            "play the games again: the command is in the report"
        )
        assert each["games"] >= 400


@every_game
def test_a_report_is_written_from_its_figures(name: str, tmp_path: Path) -> None:
    written = (DOCS / f"study-{name}.md").read_text(encoding="utf-8")
    command = re.findall(r"^    (caravanserai study .+)$", written, re.M)
    terminal = Terminal("en")
    terminal.speak_of(game(name))
    write(terminal, tmp_path, game(name), command[0], figures(name))
    for made in tmp_path.iterdir():
        assert made.read_text(encoding="utf-8") == (DOCS / made.name).read_text(encoding="utf-8"), made.name


@pytest.mark.many_games
def test_the_figures_of_a_table_come_out_again() -> None:
    """The tables of the larger games are for `make research-tests`."""
    found = shortest("gates")
    assert made_again(found) == found
