"""Games of other packages: what `new-game` writes conforms and plays, and a broken package harms nobody."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

import caravanserai
from caravanserai.cli import main

SOURCES = Path(caravanserai.__file__).parents[1]


def installed(folder: Path, name: str, value: str) -> None:
    """What an installer leaves of a package: its entry point, beside its code."""
    information = folder / f"{name}-0.1.0.dist-info"
    information.mkdir(parents=True)
    (information / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 0.1.0\n")
    (information / "entry_points.txt").write_text(f"[caravanserai.games]\n{name} = {value}\n")


def run(paths: Sequence[Path], *command: str, typed: str = "", games: int = 2) -> tuple[int, str]:
    """A Python command with other packages on its path; its exit code and all that it printed."""
    path = os.pathsep.join(str(each) for each in (SOURCES, *paths))
    settings = {**os.environ, "PYTHONPATH": path, "CARAVANSERAI_GAMES": str(games), "LANG": "en_GB.UTF-8"}
    done = subprocess.run(
        [sys.executable, "-m", *command],
        input=typed,
        env=settings,
        capture_output=True,
        text=True,
        timeout=300,
    )
    return done.returncode, done.stdout + done.stderr


@pytest.fixture
def lanterns(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    """A new game, written and installed."""
    folder = tmp_path / "lanterns"
    assert main(["--lang", "en", "new-game", "lanterns", "--into", str(folder)]) == 0
    assert f"pip install -e '{folder}[dev]'" in capsys.readouterr().out
    installed(folder / "src", "lanterns", "lanterns.game:GAME")
    return folder


def test_a_new_game_passes_the_conformance_suite_at_once(lanterns: Path) -> None:
    code, out = run([lanterns / "src"], "pytest", "-q", "-p", "no:cacheprovider", str(lanterns / "tests"))
    assert code == 0, out
    assert "passed" in out


def test_a_new_game_is_on_the_shelf_and_plays_in_the_terminal(lanterns: Path, tmp_path: Path) -> None:
    paths = [lanterns / "src"]
    assert "The highest card takes the prize." in run(paths, "caravanserai.cli", "games")[1]
    assert "LANTER-PLAY.2" in run(paths, "caravanserai.cli", "rules", "lanterns")[1]
    code, out = run(paths, "caravanserai.cli", "play", "lanterns", "--seed", "1", typed="1\n" * 40)
    assert code == 0 and "Game over" in out and "Prize (" in out
    code, out = run(
        paths, "caravanserai.cli", "simulate", "lanterns", "--games", "10", "--bots", "heuristic,random"
    )
    assert code == 0, out


def test_a_new_game_is_served_with_its_texts_and_rules(lanterns: Path) -> None:
    script = (
        "from caravanserai.server.models import Models\n"
        "from caravanserai.server.shelf import shelf, rules, texts\n"
        "assert shelf(Models())[-1].box['pl'].tagline == 'Najwyższa karta zdobywa nagrodę.'\n"
        "assert rules('lanterns', 'fr').chapters[0].title == 'Règles'\n"
        "assert b'prompt-play_card' in texts('lanterns', 'en').content\n"
    )
    (lanterns / "served.py").write_text(script, encoding="utf-8")
    assert run([lanterns / "src", lanterns], "served") == (0, "")


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("raise RuntimeError('no such board')", "RuntimeError: no such board"),
        ("GAME = 7", "broken:GAME is not a Game"),
        ("from caravanserai.games.gates.game import GAME", "its id is 'gates'"),
    ],
)
def test_a_broken_package_is_reported_and_the_others_stay(tmp_path: Path, code: str, said: str) -> None:
    (tmp_path / "broken.py").write_text(code + "\n")
    installed(tmp_path, "broken", "broken:GAME")
    status, out = run([tmp_path], "caravanserai.cli", "games")
    assert status == 0 and said in out and "Yspahan" in out
    status, out = run([tmp_path], "caravanserai.cli", "play", "broken")
    assert status == 2 and said in out
    script = (
        "from caravanserai.server.models import Models\n"
        "from caravanserai.server.shelf import shelf\n"
        "assert [box.id for box in shelf(Models())][-1] == 'gates'\n"
    )
    (tmp_path / "served.py").write_text(script)
    assert run([tmp_path], "served")[0] == 0


@pytest.mark.parametrize(
    ("name", "said"),
    [("Lanterns", "cannot be the name"), ("class", "cannot be the name"), ("gates", "There is a game")],
)
def test_a_name_that_cannot_be_is_refused(name: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "en", "new-game", name]) == 2
    assert said in capsys.readouterr().err


def test_a_folder_that_holds_something_is_not_overwritten(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "here").write_text("mine")
    assert main(["--lang", "en", "new-game", "lanterns", "--into", str(tmp_path)]) == 2
    assert "not an empty folder" in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == ["here"]
