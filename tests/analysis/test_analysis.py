"""Analysis: in games whose chances are known exactly, prices and luck are what they must be."""

from __future__ import annotations

from typing import Any

import pytest

from caravanserai.analysis import analyse, looks, sharpening
from caravanserai.analysis.looks import Item, Tally
from caravanserai.analysis.picture import picture
from caravanserai.analysis.sharpening import Analysis
from caravanserai.kernel.game import Game
from caravanserai.workers import Here
from tests.analysis.race import GUESSING, RACE, chance_of_first, race

Findings = dict[str, Any]


@pytest.fixture(autouse=True)
def toys_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    def load(name: str) -> Game:
        return {"race": RACE, "guessing": GUESSING}[name]

    monkeypatch.setattr(looks, "load", load)
    monkeypatch.setattr(sharpening, "load", load)
    looks._replayed.clear()


def _found(moves: str, rolls: list[int], most: int = 6000) -> Findings:
    return analyse(race(moves, rolls), looks=most)


def _leads(moves: str, rolls: list[int]) -> list[int]:
    """The first seat's lead before every turn and at the end."""
    leads = [0]
    faces = iter(rolls)
    for turn, letter in enumerate(moves):
        points = 0 if letter == "w" else next(faces)
        leads.append(leads[-1] + (points if turn % 2 == 0 else -points))
    return leads


def test_the_chances_are_the_exact_ones_within_their_error() -> None:
    rolls = [3, 2, 6, 1, 4, 5]
    found = _found("rrrrrr", rolls)
    for turn, lead in enumerate(_leads("rrrrrr", rolls)):
        assert (
            abs(found["chances"][turn][0] - chance_of_first(lead, turn)) <= 4 * found["errors"][turn] + 1e-9
        )
    assert found["chances"][-1] == [1.0, 0.0] and found["errors"][-1] == 0
    assert max(found["errors"]) < 0.03


def test_where_everybody_plays_as_expected_the_result_is_luck_alone() -> None:
    found = _found("rrrrrr", [3, 2, 6, 1, 4, 5])
    for player in found["players"]:
        assert player["own"] == player["others"] == 0
        assert player["start"] + player["luck"] == pytest.approx(player["result"], abs=0.001)
        assert player["mistakes"] == 0


def test_a_planted_blunder_is_found_with_its_price_and_the_better_move() -> None:
    rolls = [3, 3, 4, 4, 3]  # the second seat waits in its last turn
    found = _found("rrrrrw", rolls)
    blunder = found["moves"][5]
    lead = _leads("rrrrrw", rolls)[5]
    exact = 1 - chance_of_first(lead, 5) - (0.5 if lead == 0 else float(lead < 0))
    assert blunder["better"]["text"] == "roll"
    assert abs(blunder["price"] - exact) < 3 * blunder["price_error"] + 0.01
    assert blunder["price"] == max(move.get("price", 0.0) for move in found["moves"])
    assert blunder["luck"] is None and blunder["effect"][1] == pytest.approx(-exact, abs=0.05)
    assert [player["mistakes"] for player in found["players"]] == [0, 1]


def test_a_planted_lucky_roll_is_found_as_luck_and_no_skill() -> None:
    rolls = [1, 3, 3, 3, 6, 2]
    found = _found("rrrrrr", rolls)
    leads = _leads("rrrrrr", rolls)
    lucky = found["moves"][4]
    exact = chance_of_first(leads[5], 5) - chance_of_first(leads[4], 4)
    assert lucky["luck"][0] == pytest.approx(exact, abs=4 * lucky["luck_error"])
    assert exact > 0.3 and lucky["effect"] == [0.0, 0.0]
    first = found["turning_points"][0]
    assert first["luck"] and first["number"] in (5, 6)


def test_a_risky_move_and_how_it_turned_out_are_told_apart() -> None:
    rolls = [
        4,
        4,
        4,
        4,
        2,
        3,
    ]  # the first seat tosses the coin in its last turn, and it shows the better side
    found = _found("rrrrcr", rolls)
    move = found["moves"][4]
    after = {face: chance_of_first(face, 5) for face in range(1, 7)}
    assert move["effect"][0] == pytest.approx((after[1] + after[2]) / 2 - sum(after.values()) / 6, abs=0.05)
    assert move["luck"][0] == pytest.approx(after[2] - (after[1] + after[2]) / 2, abs=0.05)


@pytest.mark.parametrize("moves", ["rrrrrr", "rwrcrr", "wcrwcr", "cccccc"])
def test_start_luck_and_decisions_add_up_to_the_result(moves: str) -> None:
    rolls = [2, 1, 2, 1, 2, 2][: sum(letter != "w" for letter in moves)]
    found = _found(moves, rolls, most=800)
    for player in found["players"]:
        parts = player["start"] + player["luck"] + player["own"] + player["others"]
        assert parts == pytest.approx(player["result"], abs=0.002)


def test_own_eyes_and_from_above_differ_where_something_is_hidden() -> None:
    for seed in range(1, 9):
        table = GUESSING.table(players=2, seed=seed)
        table.play(0, "guess 0")
        found = analyse(table.record(), looks=400)
        guess = found["moves"][0]
        assert guess["price"] <= 2.5 * guess["price_error"]  # nobody could have known
        wrong = table.scores()[1] == 1
        assert guess["price_above"] == (1.0 if wrong else 0.0)
        assert (guess["better_above"] is not None) == wrong


def test_an_unfinished_game_ends_in_an_estimate() -> None:
    found = _found("rrr", [5, 1, 3])
    assert not found["over"] and 0.8 < found["chances"][-1][0] < 1 and found["errors"][-1] > 0


def test_looks_go_on_until_the_errors_are_settled() -> None:
    analysis = Analysis(race("rrrrrw", [3, 3, 4, 4, 3]))
    coarse = analysis.findings()
    assert coarse["looks"] == 0 and len(coarse["chances"]) == 7
    shares: list[float] = []
    while batches := analysis.next_batches():
        analysis.absorb(looks.work(looks.Task(analysis.document, batches)))
        shares.append(analysis.settled())
    assert shares[-1] == pytest.approx(1.0) and shares[0] < 0.5
    assert max(analysis.findings()["errors"]) <= sharpening.SETTLED


def test_the_findings_do_not_depend_on_who_takes_the_looks() -> None:
    document = race("rrwrrr", [3, 3, 4, 4, 3])
    alone = analyse(document, looks=500)
    assert analyse(document, looks=500, run=Here().run) == alone


def test_a_tally_knows_its_mean_and_error() -> None:
    tally, other = Tally(), Tally()
    for value in (0.0, 1.0):
        tally.add([value])
        other.add([value])
    tally.merge(other)
    assert tally.looks == 4 and tally.mean(0) == 0.5
    assert tally.error(0) == pytest.approx(((0.25 + 0.0625) / 4) ** 0.5)
    assert Analysis.uncertainty(Item(looks.POSITION, 0), tally) == tally.error(0)


def test_the_picture_is_told_in_words_too() -> None:
    found = _found("rrrrrw", [3, 3, 4, 4, 3], most=300)
    drawn = picture(found, "A race", {"moves": "Moves", "chance": "Chance to win"})
    assert drawn.startswith("<svg") and drawn.count("<polyline") == 2
    assert "Player 1" in drawn and "A race" in drawn
