"""Numbers as people type them: whole, in plain digits, or not at all."""

from __future__ import annotations

from pathlib import Path

import pytest

from caravanserai.kernel.record import loads
from tests.cli.person import run

START = ["play", "yspahan", "--players", "3", "--seed", "1", "--option", "first_player=0"]
WRONG = ["1x", "٣", "1_0", "+1", "-1", "1.0", "1,", "0x1", "²", "01", "00", "0", "99", "9" * 5000, "1 1"]


@pytest.mark.parametrize("text", WRONG, ids=[text[:8] for text in WRONG])
def test_what_is_no_number_of_the_list_plays_nothing(text: str, tmp_path: Path) -> None:
    told = run(*START, lines=[text, f"save {tmp_path / 'game.json'}", "quit"])
    played = [line for line in loads((tmp_path / "game.json").read_text())["moves"] if line.startswith("0 ")]
    assert played == []
    assert (
        "neither a move nor a command" in told.out or "is not a move" in told.out or "from 1 to" in told.out
    )


@pytest.mark.parametrize("text", ["1", " 1 ", "1  "])
def test_a_number_may_have_spaces_around_it(text: str) -> None:
    assert run(*START, lines=[text, "quit"]).out == run(*START, lines=["1", "quit"]).out


@pytest.mark.parametrize("text", ["1_0", "+3", "٣", "3x", "", "0x3", "3.0"])
def test_numbers_of_a_command_are_plain_too(text: str) -> None:
    told = run("play", "yspahan", "--players", text)
    assert told.code == 2 and "is not a whole number" in told.err


@pytest.mark.parametrize("text", ["٣", "+1", "9" * 5000, "-1", "1x"])
def test_a_seat_is_a_plain_number(text: str, tmp_path: Path) -> None:
    saved = f"{tmp_path}/game.json"
    run("play", "yspahan", "--seed", "1", lines=["1", f"save {saved}", "quit"])
    told = run("replay", saved, f"--seat={text}")
    assert told.code == 2 and "Traceback" not in told.err
