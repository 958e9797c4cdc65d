"""The reader of positions: every value checked, every error saying where and why."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from caravanserai.kernel.position import Reader
from caravanserai.kernel.refusal import Impossible

WORDS = ["souk", "shop"]


def reader(**document: Any) -> Reader:
    return Reader(document, "position")


def test_values_are_read() -> None:
    full = reader(
        day=3, built=True, place="shop", cards=["souk", "shop", "souk"], order=[2, 0], steps=[["end", 1]]
    )
    assert full.has("day") and not full.has("night")
    assert full.number("day", 1, 1, 21) == 3
    assert full.flag("built", False) is True
    assert full.word("place", "souk", WORDS) == 1
    assert full.words("cards", [], WORDS) == [0, 1, 0]
    assert full.numbers("order", [], 0, 3) == [2, 0]
    assert full.raw_list("steps") == [["end", 1]]
    full.finish()


def test_what_is_left_out_has_a_default() -> None:
    empty = reader()
    assert empty.number("day", 1, 1, 21) == 1
    assert empty.flag("built", False) is False
    assert empty.word("place", "souk", WORDS) == 0
    assert empty.words("cards", ["shop"], WORDS) == [1]
    assert empty.numbers("order", [0, 1], 0, 3) == [0, 1]
    assert empty.raw_list("steps") == []
    assert empty.sections("tower", WORDS) == []
    assert empty.entries("owners", WORDS, 0, 3) == []
    assert [row.where for row in empty.rows("players", 2)] == ["position.players[0]", "position.players[1]"]
    empty.finish()


def test_objects_inside_are_read_and_know_where_they_are() -> None:
    outer = reader(
        tower={"souk": {"white": 2}}, owners={"shop": 3, "souk": 0}, players=[{"gold": 5}], inner={"a": 1}
    )
    ((name, floor),) = outer.sections("tower", WORDS)
    assert (name, floor.where, floor.number("white", 0, 0, 9)) == ("souk", "position.tower.souk", 2)
    assert outer.entries("owners", WORDS, 0, 3) == [("shop", 3), ("souk", 0)]
    assert outer.rows("players", 1)[0].number("gold", 0, 0, 9) == 5
    assert outer.section("inner").number("a", 0, 0, 9) == 1
    outer.finish()


Read = Callable[[Reader], object]


@pytest.mark.parametrize(
    ("document", "read", "where", "reason"),
    [
        (
            {"day": 22},
            lambda r: r.number("day", 1, 1, 21),
            "day",
            "expected a whole number from 1 to 21, found 22",
        ),
        ({"day": 0}, lambda r: r.number("day", 1, 1, 21), "day", "found 0"),
        ({"day": True}, lambda r: r.number("day", 1, 1, 21), "day", "found True"),
        ({"day": 2.0}, lambda r: r.number("day", 1, 1, 21), "day", "found 2.0"),
        ({"day": "2"}, lambda r: r.number("day", 1, 1, 21), "day", "found '2'"),
        ({"day": None}, lambda r: r.number("day", 1, 1, 21), "day", "found None"),
        ({"built": 1}, lambda r: r.flag("built", False), "built", "expected true or false, found 1"),
        (
            {"place": "tent"},
            lambda r: r.word("place", "souk", WORDS),
            "place",
            "'tent' is not one of souk, shop",
        ),
        ({"place": ["souk"]}, lambda r: r.word("place", "souk", WORDS), "place", "is not one of"),
        ({"cards": ["souk", 5]}, lambda r: r.words("cards", [], WORDS), "cards", "5 is not one of"),
        ({"cards": "souk"}, lambda r: r.words("cards", [], WORDS), "cards", "expected a list, found 'souk'"),
        ({"order": [0, 9]}, lambda r: r.numbers("order", [], 0, 3), "order", "from 0 to 3, found 9"),
        ({"order": {}}, lambda r: r.numbers("order", [], 0, 3), "order", "expected a list"),
        ({"steps": 3}, lambda r: r.raw_list("steps"), "steps", "expected a list"),
        ({"inner": []}, lambda r: r.section("inner"), "inner", "expected an object with names, found []"),
        ({"tower": {"roof": {}}}, lambda r: r.sections("tower", WORDS), "tower", "'roof' is not one of"),
        ({"tower": {"souk": 3}}, lambda r: r.sections("tower", WORDS), "tower.souk", "expected an object"),
        ({"tower": 1}, lambda r: r.sections("tower", WORDS), "tower", "expected an object"),
        (
            {"owners": {"roof": 1}},
            lambda r: r.entries("owners", WORDS, 0, 3),
            "owners",
            "'roof' is not one of",
        ),
        (
            {"owners": {"souk": 4}},
            lambda r: r.entries("owners", WORDS, 0, 3),
            "owners.souk",
            "from 0 to 3, found 4",
        ),
        ({"players": [{}]}, lambda r: r.rows("players", 2), "players", "expected 2 entries, found 1"),
        ({"players": [{}, 7]}, lambda r: r.rows("players", 2), "players[1]", "expected an object"),
        ({"players": {}}, lambda r: r.rows("players", 2), "players", "expected a list"),
    ],
)
def test_what_cannot_be_is_refused(document: dict[str, Any], read: Read, where: str, reason: str) -> None:
    with pytest.raises(Impossible) as error:
        read(Reader(document, "position"))
    assert error.value.where == f"position.{where}"
    assert reason in error.value.reason


def test_a_document_is_an_object() -> None:
    with pytest.raises(Impossible, match="position: expected an object with names, found 7"):
        Reader(7, "position")


def test_what_nobody_asked_for_is_refused() -> None:
    extra = reader(day=1, dya=2)
    extra.number("day", 1, 1, 21)
    extra.number("week", 1, 1, 3)
    with pytest.raises(Impossible, match=r"position\.dya: no such entry; there are day, week"):
        extra.finish()


def test_a_reason_shows_as_much_of_what_was_found_as_a_sentence_has_room_for() -> None:
    whole = {"tokens": [{"space": None, "up": False}] * 200}
    with pytest.raises(Impossible) as refusal:
        Reader({"gold": whole, "x" * 500: 1}, "position").number("gold", 0, 0, 9)
    assert refusal.value.reason.startswith("expected a whole number from 0 to 9, found {'tokens'")
    assert refusal.value.reason.endswith("…") and len(refusal.value.reason) < 160
    with pytest.raises(Impossible) as refusal:
        Reader({"x" * 500: 1}, "position").finish()
    assert len(refusal.value.where) < 100
