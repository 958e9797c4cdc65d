"""The tool that breaks rules on purpose (`make mutants`)."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
from pathlib import Path
from types import FunctionType

import pytest
from mutation.changes import Change, changes
from mutation.places import places, places_in, rules_in
from mutation.trial import function_at

ROOT = Path(__file__).parents[2]


def changes_of(source: str, folder: Path) -> list[Change]:
    """The changes of the only function in a source."""
    path = folder / "source.py"
    path.write_text(source, encoding="utf-8")
    (place,) = places_in(path)
    return changes(place)


def after(source: str, folder: Path) -> list[str]:
    return [change.after for change in changes_of(source, folder)]


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("A rule (YSP-CAR.4).", ["YSP-CAR.4"]),
        ("A range (YSP-TOWER.1-3).", ["YSP-TOWER.1", "YSP-TOWER.2", "YSP-TOWER.3"]),
        ("(YSP-CAR.4, .5, EMI-3P.7)", ["EMI-3P.7", "YSP-CAR.4", "YSP-CAR.5"]),
        (
            "(EMI-AUC.4-5, .14-15, .19; EMI-DP.12)",
            [f"EMI-AUC.{n}" for n in (14, 15, 19, 4, 5)] + ["EMI-DP.12"],
        ),
        ("A chapter (YSP-CARD) names no rule.", []),
    ],
)
def test_rule_ids_are_read_with_ranges_and_lists(text: str, ids: list[str]) -> None:
    assert sorted(rules_in(text)) == ids


def test_a_place_has_the_rules_of_its_docstring_its_class_and_its_refusals(tmp_path: Path) -> None:
    path = tmp_path / "source.py"
    path.write_text(
        '"""A chapter (YSP-CARD.9)."""\n'
        "class Step:\n"
        '    """A step (YSP-CARD.1)."""\n'
        "    def take(self):\n"
        '        """Take (YSP-CARD.2)."""\n'
        '        return Refusal("YSP-CARD.3")  # or (YSP-CARD.4)\n'
        "    def other(self):\n"
        "        return 1\n",
        encoding="utf-8",
    )
    take, other = places_in(path)
    assert (take.name, sorted(take.rules)) == ("Step.take", [f"YSP-CARD.{number}" for number in (1, 2, 3, 4)])
    assert (other.name, sorted(other.rules)) == ("Step.other", ["YSP-CARD.1"])


@pytest.mark.parametrize(
    ("statement", "expected"),
    [
        ("return a < 2", ["return not a < 2", "return a <= 2", "return a < 3", "return a < 1"]),
        ("return a == b", ["return a != b"]),
        ("return not a", ["return a"]),
        ("return a and b", ["return not (a and b)", "return a or b"]),
        ("return True", ["return False"]),
        ("a.b = b", ["pass"]),
        ("a.b += b", ["pass", "a.b -= b"]),
        ("c = b", []),
        ("a = b", ["pass"]),
        ("a.act(b)", ["pass"]),
        ("assert a > 1, 'text'", []),
        ("raise NotImplementedError", []),
        ("a.b = [a, b]", ["pass", "a.b = [b]", "a.b = [a]"]),
        ("a.b = min(a, b)", ["pass", "a.b = max(a, b)"]),
        ("if a:\n        return", ["if not a:"]),
        ("if a:\n        return\n    print(b)", ["if not a:", "pass", "pass"]),
        ("for c in a:\n        b += c", [
            "for c in list(a)[1:]:",
            "for c in list(a)[:-1]:",
            "pass",
            "b -= c",
        ]),
        ("for c in a:\n        break", [
            "for c in list(a)[1:]:",
            "for c in list(a)[:-1]:",
            "for c in reversed(list(a)):",
            "continue",
        ]),
        ("a.b = sum(c for c in a if c > b)", [
            "pass",
            "a.b = sum((c for c in list(a)[1:] if c > b))",
            "a.b = sum((c for c in list(a)[:-1] if c > b))",
            "a.b = sum((c for c in a if not c > b))",
            "a.b = sum((c for c in a if c >= b))",
        ]),
    ],
)  # fmt: skip
def test_the_changes_of_a_statement(statement: str, expected: list[str], tmp_path: Path) -> None:
    source = f'def rule(a, b) -> bool:\n    """A rule."""\n    {statement}\n'
    assert after(source, tmp_path) == expected


@pytest.mark.parametrize(
    ("declared", "changed"), [("int", "return a.b() + 1"), ("list[int]", "return []"), ("str", None)]
)
def test_another_value_of_the_declared_type_is_returned(
    declared: str, changed: str | None, tmp_path: Path
) -> None:
    assert after(f"def rule(a) -> {declared}:\n    return a.b()\n", tmp_path) == (
        [changed] if changed else []
    )


def test_the_order_of_options_means_nothing(tmp_path: Path) -> None:
    source = "def options(a):\n    for c in a:\n        a.append(c)\n"
    assert not [text for text in after(source, tmp_path) if "reversed" in text]
    assert [text for text in after(source.replace("options", "order"), tmp_path) if "reversed" in text]


def test_a_search_finds_the_same_from_the_other_end(tmp_path: Path) -> None:
    source = "def found(a):\n    for c in a:\n        if c:\n            return True\n    return False\n"
    assert not [text for text in after(source, tmp_path) if "reversed" in text]
    assert [text for text in after(source.replace("True", "c"), tmp_path) if "reversed" in text]


def test_a_change_is_compiled_without_a_trace_in_the_tree(tmp_path: Path) -> None:
    (change, *_) = changes_of("def rule(a, b):\n    return a + b\n", tmp_path)
    tree = ast.dump(change.place.tree)
    rule = FunctionType(change.code(), {})
    assert (rule(5, 3), ast.dump(change.place.tree)) == (2, tree)


def test_changes_that_read_alike_are_numbered(tmp_path: Path) -> None:
    found = changes_of("def rule(a):\n    a.b()\n    a.b()\n", tmp_path)
    assert [(change.before, change.after, change.number) for change in found] == [
        ("a.b()", "pass", 1),
        ("a.b()", "pass", 2),
    ]


@pytest.mark.parametrize("game", ["amul", "dragons", "emira", "yspahan"])
def test_every_game_has_places_and_they_name_rules(game: str) -> None:
    found = places(game)
    assert {place.file.split("/")[1] for place in found} > {"rules", "state.py"}
    assert sum(bool(place.rules) for place in found) > len(found) / 2


def test_a_module_that_a_game_imports_only_when_needed_can_be_changed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    place = next(place for place in places("dragons") if place.file.endswith("/guard.py"))
    monkeypatch.delitem(sys.modules, place.module, raising=False)
    assert function_at(place).__name__ == place.name


def test_what_only_written_positions_ask_is_no_rule(tmp_path: Path) -> None:
    path = tmp_path / "source.py"
    path.write_text(
        "def fits(s):\n    return 1\ndef in_effect(s, below):\n    return 1\ndef take(s):\n    return 1\n"
    )
    assert [place.name for place in places_in(path)] == ["take"]


RULES = '''
def least(a, b):
    """The smaller one (TOY-RULE.1)."""
    if a < b:
        return a
    return b


def climb(a):
    while a < 9:
        a += 1
    return a


def unused(a):
    return a + 1
'''
TESTS = """
import pytest

from state import climb, least


@pytest.mark.rule("TOY-RULE.1")
def test_least():
    assert least(1, 2) == 1


def test_least_of_others():
    assert least(3, 2) == 2


def test_climb():
    assert climb(3) == 9
"""
TRY = """
import json
import sys
from pathlib import Path

from mutation.changes import changes
from mutation.places import places_in
from mutation.trial import Trial

folder = Path.cwd()
sys.path.insert(0, str(folder / "toy"))
found = [change for place in places_in(folder / "toy" / "state.py") for change in changes(place)]
verdicts = Trial(folder / "toy", folder / "tests", found, 2, folder / "build").run()
json.dump([[one.change.after, one.caught_by, one.test] for one in verdicts], sys.stdout)
"""


def test_what_the_tests_catch_and_what_survives(tmp_path: Path) -> None:
    (tmp_path / "toy").mkdir()
    (tmp_path / "tests").mkdir()
    (tmp_path / "toy" / "state.py").write_text(RULES)
    (tmp_path / "tests" / "test_rules.py").write_text(TESTS)
    (tmp_path / "pytest.ini").write_text("[pytest]\nmarkers =\n  rule: a rule\n  many_games: many\n")
    done = subprocess.run(
        [sys.executable, "-c", TRY],
        cwd=tmp_path,
        env={"PYTHONPATH": str(ROOT / "tools"), "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    verdicts = {after: (caught_by, test) for after, caught_by, test in json.loads(done.stdout)}
    rule_test = ("rule test", "tests/test_rules.py::test_least")
    climb = ("other test", "tests/test_rules.py::test_climb")
    assert verdicts == {
        "if not a < b:": rule_test,
        "if a <= b:": ("survived", None),
        "while not a < 9:": climb,
        "while a <= 9:": climb,
        "while a < 10:": climb,
        "while a < 8:": climb,
        "pass": climb,  # runs for ever
        "a -= 1": climb,
        "a += 2": ("survived", None),
        "a += 0": climb,
        "return a - 1": ("survived", None),
        "return a + 2": ("survived", None),
        "return a + 0": ("survived", None),
    }
