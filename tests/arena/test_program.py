"""Programs as bots: the example of docs/bots.md plays, and whatever breaks is said in a sentence."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from caravanserai.arena import program as programs
from caravanserai.arena.program import BrokenProgram, Program, named_bot
from caravanserai.arena.seating import play_seating
from caravanserai.bots.players import Bot, bot
from caravanserai.games import load

DOCS = Path(__file__).parents[2] / "docs" / "bots.md"


class Shelf:
    """Programs written for a test, and ended after it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.running: list[Program] = []

    def write(self, text: str) -> Program:
        path = self.folder / f"bot{len(self.running)}.py"
        path.write_text(text)
        found = named_bot(f"program:{sys.executable} {path}")
        assert isinstance(found, Program)
        self.running.append(found)
        return found


@pytest.fixture
def shelf(tmp_path: Path) -> Iterator[Shelf]:
    found = Shelf(tmp_path)
    yield found
    for running in found.running:
        running.close()


def _play(player: Bot) -> list[int]:
    seats = [player, bot("random"), bot("random")]
    return play_seating(load("yspahan"), {}, seats, deal=1, luck=2).scores


def test_the_example_of_the_documentation_plays_like_the_heuristic(shelf: Shelf) -> None:
    example = re.search(r"```python\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    assert example is not None and len(example[1].splitlines()) <= 25
    player = shelf.write(example[1])
    assert _play(player) == _play(player)  # one program plays many games
    assert _play(player)[0] > 40  # random play scores about 12


def test_a_program_sees_what_its_seat_knows_if_it_asks(shelf: Shelf) -> None:
    player = shelf.write(
        "import json\n"
        "hello = json.loads(input())\n"
        "print(json.dumps({'wants': ['view', 'position']}), flush=True)\n"
        "while True:\n"
        "    asked = json.loads(input())\n"
        "    assert asked['game'] == 'yspahan'\n"
        "    assert asked['players'] == 3 and asked['view'] and asked['position']\n"
        "    print(json.dumps({'move': asked['moves'][-1]}), flush=True)\n"
    )
    assert len(_play(player)) == 3


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("print('{}', flush=True); input(); input(); print('{\"move\": \"jump\"}', flush=True)", "'jump'"),
        ("print('{}', flush=True); input(); input(); print('hello', flush=True)", "no JSON object"),
        ("pass", "has ended"),
        (
            'print(\'{"wants": ["truth"]}\', flush=True); input(); input()',
            "it can have position, ratings, view",
        ),
    ],
)
def test_a_program_that_breaks_the_protocol_is_named(shelf: Shelf, text: str, complaint: str) -> None:
    with pytest.raises(BrokenProgram, match=complaint):
        _play(shelf.write(text))


def test_a_program_that_does_not_answer_is_given_up(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(programs, "_PATIENCE", 0.2)
    with pytest.raises(BrokenProgram, match="not answered"):
        _play(shelf.write("import time; time.sleep(30)"))


def test_a_command_that_does_not_exist_is_named() -> None:
    with pytest.raises(BrokenProgram, match="cannot be started"):
        _play(named_bot("program:/nowhere/at/all"))
