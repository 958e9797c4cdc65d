"""What an author does wrong is found by the conformance suite, in words that say what to do about it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from caravanserai.cli.new_game import write
from tests.test_other_packages import installed, run

CODE = "game.py"
TEXTS = "text/en.ftl"
RULES = "rules/en.md"
WIN = "        winner = choices.index(max(choices))\n"

# the test that finds it, the file, what is written there instead of what, and what the author is told
MISTAKES: dict[str, tuple[str, str, str, str, str]] = {
    "no options": (
        "nobody_is_stuck",
        CODE,
        "return [PLAY.of(card) for card in sorted(s.hands[seat].cards())]",
        "return []",
        "'play_card' asks seat 0, but its `options` are empty",
    ),
    "no reveal": (
        "nobody_is_stuck",
        CODE,
        "def reveal(",
        "def revealed(",
        "the step PlayCard has no `reveal`",
    ),
    "family not offered": (
        "refused_with_a_rule",
        CODE,
        "[Family]] = [PLAY]",
        '[Family]] = [SPACE.add("pass", "pass", [], "@-PLAY.1")]',
        "are options of 'play_card', but not in what it `offers`",
    ),
    "a limit too low": (
        "set_up_again",
        CODE,
        'Numbers("points", 0, 6 * HAND)',
        'Numbers("points", 0, 1)',
        "the limits of a field are too strict",
    ),
    "chance of one's own": (
        "a_replay_is_the_game",
        CODE,
        "s.prize = s.chance.dice(1)[0]",
        "s.prize = __import__('random').randint(1, 6)",
        "draw chance from anywhere but `s.chance`",
    ),
    "hands for all to see": (
        "redealt_table_looks",
        CODE,
        "sorted(card for card in s.hands[seat].known_to(audience_bit(audience)) if card >= 0)",
        "sorted(s.hands[seat].cards())",
        "is sent something that it cannot know",
    ),
    "a log that tells": (
        "events_tell_no_more",
        CODE,
        WIN,
        "        s.note(PLAYED, 0, s.hands[0].cards()[0] + 1 if s.hands[0].size() else 1)\n" + WIN,
        "more than the scene: is a field a secret?",
    ),
    "a target that is nowhere": (
        "whatever_an_option_points_at",
        CODE,
        'return [f"card:{PLAY.index(action) + 1}"]',
        'return ["card"]',
        "no piece or place has such an id",
    ),
    "a shape that is none": (
        "kinds_that_can_be_drawn",
        CODE,
        'Piece(Words("term-prize"), "die"',
        'Piece(Words("term-prize"), "dice"',
        "'dice'",
    ),
    "no words for a move": (
        "can_be_said",
        TEXTS,
        "move-play =",
        "move-plays =",
        "text/en.ftl: move-play is missing; it is given card",
    ),
    "no words for a prompt": (
        "can_be_said",
        TEXTS,
        "prompt-play_card =",
        "prompt-play =",
        "text/en.ftl: prompt-play_card is missing; it is given nothing",
    ),
    "a word that is not given": (
        "can_be_said",
        TEXTS,
        "{ $seat } wins",
        "{ $winner } wins",
        "Unknown external: winner; it is given seat, points",
    ),
    "fields in the wrong order": (
        "can_be_said",
        CODE,
        "s.note(WON, winner, s.prize)",
        "s.note(WON, 9, winner)",
        "there is no seat 9; are the event's fields in their order?",
    ),
    "a rule that is not written": (
        "can_be_read",
        RULES,
        "-PLAY.2** ",
        "-PLAY.3** ",
        "-PLAY.2 is not in the en rulebook",
    ),
}


TESTS = """
from caravanserai.conformance import GameConformance


class Test_@(GameConformance):
    game_id = "@"
"""


def broken(root: Path, name: str, mistake: str) -> None:
    """A game as `new-game` writes it, installed, with one mistake in it."""
    _, file, right, wrong, _ = MISTAKES[mistake]
    write(root / name, name)
    path = root / name / "src" / name / file
    text = path.read_text(encoding="utf-8")
    assert text.count(right) == 1, right
    path.write_text(text.replace(right, wrong), encoding="utf-8")
    installed(root / name / "src", name, f"{name}.game:GAME")
    (root / f"test_{name}.py").write_text(TESTS.replace("@", name))


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """What the suite says of each mistake: all in one run, each only by the test that finds it."""
    root = tmp_path_factory.mktemp("games")
    names = {mistake: f"game{number:02}" for number, mistake in enumerate(MISTAKES)}
    for mistake, name in names.items():
        broken(root, name, mistake)
    wanted = " or ".join(f"({name} and {MISTAKES[mistake][0]})" for mistake, name in names.items())
    files = [str(file) for file in sorted(root.glob("test_*.py"))]
    command = ("pytest", "-p", "no:cacheprovider", "--tb=short", "-k", wanted, *files)
    code, out = run([root / name / "src" for name in names.values()], *command, games=3)
    assert code == 1, out
    told = re.split(r"^_+ Test_(game\d\d)\..*_+$", out, flags=re.MULTILINE)
    said = {name: "".join(told[at + 1] for at in range(1, len(told), 2) if told[at] == name) for name in told}
    return {mistake: said.get(name, "") for mistake, name in names.items()}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_is_found_and_explained(report: dict[str, str], mistake: str) -> None:
    assert MISTAKES[mistake][4] in report[mistake]


def test_a_game_may_be_written_in_english_alone(tmp_path: Path) -> None:
    write(tmp_path, "lanterns")
    installed(tmp_path / "src", "lanterns", "lanterns.game:GAME")
    for path in [*tmp_path.rglob("fr.*"), *tmp_path.rglob("pl.*")]:
        path.unlink()
    command = ("pytest", "-p", "no:cacheprovider", "-k", "said or word or read", str(tmp_path / "tests"))
    code, out = run([tmp_path / "src"], *command, games=1)
    assert code == 0, out
    code, out = run([tmp_path / "src"], "caravanserai.cli", "rules", "--lang", "pl", "lanterns")
    assert code == 0 and "The highest card takes the prize" in out
