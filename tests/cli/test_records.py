"""Records: watched, proved, and refused when a single byte is not as it was."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from caravanserai import game
from caravanserai.kernel.record import digest, dumps
from tests.cli.person import run


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A finished game on disk."""
    table = game("yspahan").table(players=3, seed=11, names=["Anna", "Bob", "Cleo"])
    while not table.over:
        seat = table.waiting[0]
        table.play(seat, table.hint(seat)[0])
    path = tmp_path / "anna.json"
    path.write_text(dumps(table.record()), encoding="utf-8")
    return path


def test_verify_says_what_was_proved(record: Path) -> None:
    proved = run("verify", str(record))
    assert proved.code == 0
    assert "is verified" in proved.out
    assert "every one is legal" in proved.out
    assert "follow from the seed" in proved.out
    assert "Anna" in proved.out


def test_verify_for_machines(record: Path) -> None:
    proved = run("verify", str(record), "--json").json
    assert proved["verified"] is True
    assert proved["seed_proved"] is True
    assert proved["over"] is True
    assert len(proved["scores"]) == 3


@pytest.mark.parametrize("language", ["en", "fr", "pl"])
def test_one_changed_byte_is_refused_with_the_reason(record: Path, language: str) -> None:
    whole = record.read_bytes()
    dice = random.Random(5)
    for _ in range(20):
        place = dice.randrange(len(whole))
        changed = bytearray(whole)
        changed[place] ^= 1 << dice.randrange(8)
        record.write_bytes(bytes(changed))
        refused = run("verify", str(record), "--lang", language)
        assert refused.code == 1
        assert str(record) in refused.err.replace("\n", "")
        assert refused.out == ""


def test_a_broken_record_is_explained_in_the_language_of_the_reader(record: Path) -> None:
    document = json.loads(record.read_text())
    document["scores"] = [0, 0, 0]
    document["digest"] = digest(document)
    record.write_text(dumps(document), encoding="utf-8")
    said = [run("verify", str(record), "--lang", code).err for code in ("en", "fr", "pl")]
    assert "its scores are [0, 0, 0], but the game gives" in said[0]
    assert "ses scores sont [0, 0, 0], la partie donne" in said[1]
    assert "podaje wyniki [0, 0, 0], a z gry wynika" in said[2]


def test_a_refusal_for_machines(record: Path) -> None:
    record.write_text(record.read_text().replace('"seed"', '"sEed"'))
    refused = run("verify", str(record), "--json")
    assert refused.code == 1
    assert refused.json == {"file": str(record), "verified": False, "reason": "the record has no 'seed'"}


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("scores", [0, 0, 0]),
        ("names", ["Anna"]),
        ("game", "chess"),
        ("moves", ["-1 yellow 0"]),
        ("moves", ["9 yellow 0"]),
        ("setup", "99"),
        ("seed", "00"),
        ("players", 7),
        ("rules_version", 99),
    ],
)
def test_a_forged_record_is_refused_though_its_digest_fits(record: Path, key: str, value: object) -> None:
    document = json.loads(record.read_text())
    document[key] = value
    document["digest"] = digest(document)
    record.write_text(dumps(document), encoding="utf-8")
    assert run("verify", str(record)).code == 1
    assert run("replay", str(record)).code in (0, 1)  # a replay needs neither seed nor scores
    assert run("play", "yspahan", "--load", str(record)).code in (0, 1)


def test_replay_tells_the_log_the_board_and_the_score(record: Path) -> None:
    watched = run("replay", str(record))
    assert watched.code == 0
    assert "Day 1 of week 1" in watched.out
    assert "The game is over" in watched.out
    assert "YSP-CAR.3" in watched.out
    assert "0 ● Anna" in watched.out


def test_replay_shows_each_seat_only_what_it_may_know(record: Path) -> None:
    drawn = [line for line in run("replay", str(record), "--seat", "all").out.splitlines() if "draws" in line]
    hidden = [line for line in run("replay", str(record)).out.splitlines() if "draws" in line]
    mine = [line for line in run("replay", str(record), "--seat", "0").out.splitlines() if "draws" in line]
    assert all("“" in line for line in drawn)
    assert all("a card" in line for line in hidden)
    assert all(("“" in line) == line.startswith("Anna") for line in mine)
    assert len(drawn) == len(hidden) == len(mine) > 0


def test_replay_step_by_step_and_in_part(record: Path) -> None:
    watched = run("replay", str(record), "--upto", "3", "--step", "--lang", "fr")
    assert watched.out.count("Tour ─") == 4
    assert "3 / 3" in watched.out
    assert "Jour 1 de la semaine 1\u00a0:" in watched.out


@pytest.mark.parametrize(
    ("arguments", "message"),
    [(["--seat", "3"], "from 0 to 2"), (["--seat", "x"], "no seat “x”"), (["--upto", "9999"], "holds only")],
)
def test_replay_refuses_what_is_not_there(record: Path, arguments: list[str], message: str) -> None:
    refused = run("replay", str(record), *arguments)
    assert refused.code == 2
    assert message in refused.err


def test_files_that_are_no_records(tmp_path: Path) -> None:
    contents = {
        "empty": b"",
        "text": b"hello",
        "list": b"[]",
        "bytes": b"\xff\xfe\x00",
        "deep": b"[" * 100_000,
    }
    for name, content in contents.items():
        (tmp_path / name).write_bytes(content)
        for command in ("verify", "replay"):
            refused = run(command, name)
            assert refused.code == 1, name
            assert name in refused.err
    for command in ("verify", "replay"):
        missing = run(command, "nowhere.json")
        assert missing.code == 2
        assert "There is no file nowhere.json" in missing.err
        assert run(command, str(tmp_path)).code == 2


def test_a_save_never_overwrites_something_else(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Anna")
    answers = [
        "save early.json",
        "1",
        "save letter.txt",
        "save",
        "save nowhere/at/all.json",
        "save a.json",
        "save a.json",
        "quit",
    ]
    played = run("play", "yspahan", "--seed", "3", "--option", "first_player=0", lines=answers)
    assert (tmp_path / "letter.txt").read_text() == "Dear Anna"
    assert "Saved to early.json" in played.out
    assert "is not a saved game" in played.out
    assert "Save where?" in played.out
    assert "cannot be written" in played.out
    assert played.out.count("Saved to a.json") == 2
