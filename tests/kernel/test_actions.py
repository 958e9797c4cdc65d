"""The action space: every move as an int, as named arguments and as a short text."""

from __future__ import annotations

import pytest

from caravanserai.kernel.actions import ActionSpace, Move
from caravanserai.kernel.refusal import Ambiguous, Unparsable


@pytest.fixture
def space() -> ActionSpace:
    made = ActionSpace()
    made.add("take", "take {floor}", [("floor", ["chest", "camels"])])
    made.add("move", "move {distance} to {place}", [("distance", [1, 2, 3]), ("place", ["N1", "S1"])])
    made.add("end", "end")
    return made


def test_actions_are_numbered_in_order_and_the_last_argument_runs_fastest(space: ActionSpace) -> None:
    assert [space.text(action) for action in range(space.size)] == [
        "take chest",
        "take camels",
        "move 1 to N1",
        "move 1 to S1",
        "move 2 to N1",
        "move 2 to S1",
        "move 3 to N1",
        "move 3 to S1",
        "end",
    ]
    assert [(kind.name, kind.action, kind.size) for kind in space.families] == [
        ("take", 0, 2),
        ("move", 2, 6),
        ("end", 8, 1),
    ]


def test_a_move_names_its_kind_and_arguments(space: ActionSpace) -> None:
    move = space.move(5)
    assert (move.action, move.kind, move.args, move.text) == (
        5,
        "move",
        {"distance": 2, "place": "S1"},
        "move 2 to S1",
    )
    assert repr(move) == "Move('move 2 to S1')"


def test_moves_are_equal_by_their_action(space: ActionSpace) -> None:
    assert space.move(3) == Move(3, "other", {}, "other")
    assert space.move(3) != space.move(4)
    assert space.move(3) != 3
    assert len({space.move(3), space.move(3), space.move(4)}) == 2


def test_parsing_ignores_case_and_spacing(space: ActionSpace) -> None:
    assert space.parse("  MOVE  2 to s1 ") == 5


@pytest.mark.parametrize("text", ["", "   ", "dance", "take", "move 9 to N1"])
def test_a_text_that_is_no_move_is_unparsable(space: ActionSpace, text: str) -> None:
    with pytest.raises(Unparsable) as error:
        space.parse(text)
    assert error.value.text == text


def test_a_slip_gets_a_hint(space: ActionSpace) -> None:
    with pytest.raises(Unparsable, match="did you mean 'take chest'") as error:
        space.parse("tkae chest")
    assert "take chest" in error.value.near
    with pytest.raises(Unparsable) as far:
        space.parse("zzzzzz")
    assert far.value.near == []
    assert str(far.value) == "'zzzzzz' is not a move of this game"


def test_a_shortened_text_is_enough_when_one_legal_move_fits(space: ActionSpace) -> None:
    assert space.shorthand("t ch", [0, 1, 8]) == 0
    assert space.shorthand("e", [0, 1, 8]) == 8
    assert space.shorthand("t", [1, 8]) == 1
    assert space.shorthand("take chest", [8]) == 0  # a full text needs no legal move to be understood


def test_a_shortened_text_that_fits_several_is_ambiguous(space: ActionSpace) -> None:
    with pytest.raises(Ambiguous, match="'t c' could be 'take chest', 'take camels'") as error:
        space.shorthand("t c", [0, 1, 8])
    assert error.value.candidates == ["take chest", "take camels"]


@pytest.mark.parametrize("text", ["", "e e", "x", "take x"])
def test_a_shortened_text_that_fits_none_is_unparsable(space: ActionSpace, text: str) -> None:
    with pytest.raises(Unparsable):
        space.shorthand(text, list(range(space.size)))


@pytest.mark.parametrize("text", ["bid 2", "bid 25", "b 25", "lay card_1"])
def test_a_number_is_never_completed(text: str) -> None:
    """Whoever types 25 does not mean 250, even where 250 is the only number that may be said."""
    space = ActionSpace()
    bid = space.add("bid", "bid {amount}", [("amount", [30, 250])]).action
    lay = space.add("lay", "lay {card}", [("card", ["card_12"])]).action
    assert space.shorthand("b 250", [bid + 1]) == bid + 1
    assert space.shorthand("bid", [bid + 1]) == bid + 1
    assert space.shorthand("lay card", [lay]) == lay
    with pytest.raises(Unparsable):
        space.shorthand(text, [bid + 1, lay])
