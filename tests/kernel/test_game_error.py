"""An error in a game's code is told with the step, the seat and the record; the table is as it was before."""

from __future__ import annotations

import pytest

from caravanserai.kernel.game_error import GameError
from caravanserai.kernel.record import digest, replay
from caravanserai.kernel.table import Table
from caravanserai.kernel.view.scene import Scene
from tests.conformance import snapshot
from tests.kernel import toys


class Falls(toys.Hands):
    """Fails in the second round, after it has changed something and drawn chance."""

    def reveal(self, s: toys.Toy, argument: int, choices: list[int]) -> None:
        super().reveal(s, argument, choices)
        if argument == 1:
            s.numbers[0] += s.chance.dice(1)[0]
            raise ZeroDivisionError("two stones")


class Unseen(toys.HandsGame):
    def scene(self, state: object, audience: int) -> Scene:
        raise LookupError("no such place")


FALLS = Unseen("falls", [2], toys.HANDS_SPACE, [Falls()], [toys.SHOWN])


def second_round() -> Table:
    table = FALLS.table(2, seed=1)
    for seat, hand in ((0, "paper"), (1, "stone"), (0, "stone")):
        table.play(seat, f"show {hand}")
    return table


def test_the_error_says_where_and_the_table_is_as_before() -> None:
    table = second_round()
    before = snapshot(table)
    with pytest.raises(GameError) as raised:
        table.play(1, "show paper")
    error = raised.value
    assert (error.game, error.doing, error.step, error.seat, error.seq) == ("falls", "play", "falls", 1, 3)
    assert isinstance(error.__cause__, ZeroDivisionError)
    assert snapshot(table) == before
    assert "falls" in str(error) and "'show paper'" in str(error)


def test_the_record_reproduces_it() -> None:
    with pytest.raises(GameError) as raised:
        second_round().play(1, "show paper")
    record = raised.value.record
    assert record["digest"] == digest(record) and record["seed"]
    again = replay(FALLS, record)
    assert again.seq == raised.value.seq
    again = FALLS.table(2, seed=bytes.fromhex(record["seed"]))
    for line in record["moves"]:
        seat, _, move = line.partition(" | ")[0].partition(" ")
        again.play(int(seat), move)
    with pytest.raises(GameError):
        again.play(raised.value.seat, raised.value.move)


def test_another_choice_can_be_made_after_it() -> None:
    table = second_round()
    for _ in range(2):
        with pytest.raises(GameError):
            table.play(1, "show paper")
    assert table.waiting == [1] and table.seq == 3


def test_a_frame_that_fails_is_told_too() -> None:
    table = second_round()
    assert table.frame(0).scene is None
    with pytest.raises(GameError) as raised:
        table.frame(0, scene=True)
    assert (raised.value.doing, raised.value.seat, raised.value.move) == ("frame", 0, "")
