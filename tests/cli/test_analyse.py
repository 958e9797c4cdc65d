"""`caravanserai analyse`: what was found is shown, written, drawn and kept in the record."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from caravanserai.analysis import analyse
from caravanserai.bots.players import bot
from caravanserai.games import load
from caravanserai.kernel.chance import Fast
from caravanserai.kernel.record import dumps
from tests.cli.person import run

GAME = load("yspahan")


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A game between three computers."""
    table = GAME.table(players=3, seed=11)
    player, chance = bot("classic"), Fast(4)
    while not table.over:
        seat = table.waiting[0]
        table.play(seat, player.choose(GAME, table.state_for(seat, table.seq), seat, chance))
    path = tmp_path / "game.json"
    path.write_text(dumps(table.record()), encoding="utf-8")
    return path


@pytest.fixture(autouse=True)
def few_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    """A few looks are enough for what is tested here."""

    def hasty(document: dict[str, Any], seconds: float | None, **rest: Any) -> dict[str, Any]:
        return analyse(document, seconds=0.01, **rest)

    monkeypatch.setattr("caravanserai.cli.analyse.analyse", hasty)


def test_the_analysis_is_shown_in_every_language(record: Path) -> None:
    words = {"en": ("Luck", "Result"), "fr": ("Hasard", "Résultat"), "pl": ("Los", "Wynik")}
    assert run("analyse", str(record), "--processes", "1", "--keep").code == 0
    for language, expected in words.items():
        shown = run("analyse", str(record), "--show", "--lang", language)
        assert shown.code == 0, shown.err
        assert all(word in shown.out for word in (*expected, "Player 3"))


def test_the_analysis_is_written_drawn_and_kept_and_the_record_still_proved(
    record: Path, tmp_path: Path
) -> None:
    written, drawn = tmp_path / "found.json", tmp_path / "found.svg"
    before = json.loads(record.read_text(encoding="utf-8"))
    done = run(
        "analyse", str(record), "--processes", "1", "--keep", "--json", str(written), "--svg", str(drawn)
    )
    assert done.code == 0, done.err
    found = json.loads(written.read_text(encoding="utf-8"))
    assert len(found["chances"]) == len(before["moves"]) + 1 and found["over"]
    assert drawn.read_text(encoding="utf-8").count("<polyline") == 3
    after = json.loads(record.read_text(encoding="utf-8"))
    assert after.pop("analysis") == found and after == before
    assert run("verify", str(record)).code == 0
    shown = run("analyse", str(record), "--show", "--json")
    assert json.loads(shown.out) == found


def test_what_is_no_record_or_not_true_is_refused(record: Path, tmp_path: Path) -> None:
    assert run("analyse", "nowhere.json").code == 2
    text = record.read_text(encoding="utf-8").replace('"over": true', '"over": false')
    (tmp_path / "false.json").write_text(text, encoding="utf-8")
    assert run("analyse", str(tmp_path / "false.json")).code == 1
