"""`study` and `dataset` on the command line."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

import pytest

from tests.cli.person import run


def test_a_study_as_table_json_and_plots(tmp_path: Path) -> None:
    folder = tmp_path / "study"
    order = ("study", "amul", "--players", "3", "--bot", "random", "--games", "2", "--processes", "1")
    shown = run(*order, "--out", str(folder))
    assert shown.code == 0
    assert "Decisions in a game" in shown.out
    assert "Player 3" in shown.out
    assert {path.name for path in folder.iterdir()} == {
        *("study-amul.md", "study-amul.json"),
        *("study-amul-seats.svg", "study-amul-leader.svg", "study-amul-options.svg"),
    }
    found = json.loads(run(*order, "--json").out)
    assert [found] == json.loads((folder / "study-amul.json").read_text(encoding="utf-8"))
    written = (folder / "study-amul.md").read_text(encoding="utf-8")
    assert "--players 3 --bot random --games 2 --seed 1" in written


def test_a_study_of_every_table(tmp_path: Path) -> None:
    """All numbers of players and all variants, each variant with plots of its own."""
    order = ("study", "dragons", "--all", "--bot", "random", "--games", "1", "--processes", "1")
    assert run(*order, "--out", str(tmp_path)).code == 0
    found = json.loads((tmp_path / "study-dragons.json").read_text(encoding="utf-8"))
    assert [(each["options"]["variant"], each["players"]) for each in found] == [
        (variant, players) for variant in ("basic", "magic") for players in (3, 4, 5)
    ]
    written = (tmp_path / "study-dragons.md").read_text(encoding="utf-8")
    assert "caravanserai study dragons --all --bot random --games 1 --seed 1" in written
    assert "## variant=magic" in written
    for drawing in re.findall(r"\]\((.+svg)\)", written):
        assert (tmp_path / drawing).exists()
    narrowed = run(*order, "--option", "variant=magic", "--json")
    assert json.loads(narrowed.out) == found[3:]
    assert run(*order, "--players", "3").code == 2  # either one table or all


def test_without_ray_the_remedy_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    refused = run("study", "gates", "--players", "2", "--games", "1", "--ray", "auto")
    assert refused.code == 1
    assert "caravanserai[ray]" in refused.err


def test_a_data_set_needs_a_library(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    monkeypatch.delitem(sys.modules, "caravanserai.research.dataset", raising=False)
    refused = run("dataset", "amul", "--bots", "random,random,random", "--games", "1", "--out", str(tmp_path))
    assert refused.code == 1
    assert "pip install caravanserai[research]" in refused.err


def test_wrong_bots_and_counts_are_refused(tmp_path: Path) -> None:
    for bots in ("random", "nobody,random,random"):
        refused = run("dataset", "amul", "--bots", bots, "--out", str(tmp_path / "data"))
        assert refused.code == 2
    assert not (tmp_path / "data").exists()
    assert run("study", "amul", "--players", "2").code == 2


TINY = ("--recipe", "games=2", "--recipe", "steps=12", "--recipe", "block=1", "--recipe", "hidden=4")


def test_a_player_is_trained_resumed_and_played(tmp_path: Path) -> None:
    folder = tmp_path / "Run"  # files keep their capital letters
    order = ("train", "player", "gates", "--players", "3", "--out", str(folder))
    shown = run(*order, "--iterations", "1", *TINY)
    assert shown.code == 0, shown.err
    assert "classic" in shown.out and "model.json" in shown.out
    assert run(*order, "--iterations", "1").code == 2  # there is a run already
    resumed = run(*order, "--iterations", "2", "--resume", "--json")
    assert json.loads(resumed.out)["iterations"] == 2
    model = f"model:{folder / 'model.json'}"
    played = run("simulate", "gates", "--bots", f"{model},random,random", "--games", "3", "--processes", "1")
    assert played.code == 0, played.err
    assert "model:" in played.out


def test_a_model_is_refused_where_it_cannot_play(tmp_path: Path) -> None:
    folder = tmp_path / "run"
    assert (
        run(
            "train", "player", "gates", "--players", "3", "--iterations", "1", "--out", str(folder), *TINY
        ).code
        == 0
    )
    model = f"model:{folder / 'model.json'}"
    for order in (
        ("simulate", "gates", "--bots", f"{model},random,random,random"),
        ("simulate", "amul", "--bots", f"{model},random,random"),
        ("arena", "gates", "--bots", f"{model},random", "--players", "4"),
        ("play", "gates", "--seats", f"you,{model}"),
        ("play", "gates", "--seats", "you,learned,learned"),
        ("play", "gates", "--seats", f"you,{model}x,random"),
        ("serve", "--bots", f"{model}x", "--no-browser", "--port", "0", "--data-dir", str(tmp_path / "data")),
        ("serve", "--bots", "classic", "--no-browser", "--port", "0", "--data-dir", str(tmp_path / "data")),
    ):
        refused = run(*order)
        assert refused.code == 2, order
        assert "This model cannot play here" in refused.err, order


def test_a_run_that_cannot_be_is_refused(tmp_path: Path) -> None:
    for order in (
        ("train", "player", "gates", "--resume", "--out", str(tmp_path)),
        ("train", "player", "gates", "--recipe", "magic=3", "--out", str(tmp_path / "run")),
        ("train", "player", "gates", "--recipe", "rate=-1", "--out", str(tmp_path / "run")),
        ("train", "player", "gates", "--players", "9", "--out", str(tmp_path / "run")),
        ("train", "player", "gates", "--minutes", "0", "--out", str(tmp_path / "run")),
    ):
        assert run(*order).code == 2, order
    assert not (tmp_path / "run").exists()
