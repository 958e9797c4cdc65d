"""Supply shops (YSP-PLACE)."""

from __future__ import annotations

import pytest

from tests.games.tables import only
from tests.games.yspahan.tables import yspahan
from tests.rules import rule


@rule("YSP-PLACE.1")
@pytest.mark.parametrize(
    ("buildings", "move", "cubes"),
    [
        ("", "take sack", 2),
        ("hoist", "take sack", 3),
        ("", "take sack plus exchange", 3),
        ("hoist", "take sack plus exchange", 4),
    ],
)
def test_the_allowance_is_the_groups_size_and_one_for_hoist_and_card(
    buildings: str, move: str, cubes: int
) -> None:
    table = yspahan(4, tower={"sack": "2 2"}, buildings={0: buildings}, hands={0: "exchange"})
    table.play(0, move)
    table.finish_turn()
    assert len(table.shops(0)) == cubes


@rule("YSP-PLACE.1", "YSP-BLD.6")
def test_cubes_go_into_the_quarter_of_the_floor() -> None:
    table = yspahan(4, tower={"vase": "2 2"})
    table.play(0, "take vase")
    assert [move.split("_")[0] for move in table.moves(0)] == ["place vase"] * 6
    refusal = table.why_not(0, "place chest_blue_1")
    assert refusal == ("YSP-PLACE.1", "other_quarter", {"quarter": "vase"})


@rule("YSP-PLACE.2")
def test_a_shop_holds_one_cube() -> None:
    table = yspahan(4, tower={"chest": "2"}, shops={0: "chest_pink_1"})
    table.play(0, "take chest")
    assert table.moves(0) == ["place chest_pink_2", "place chest_pink_3", "place chest_pink_4"]
    refusal = table.why_not(0, "place chest_pink_1")
    assert refusal == ("YSP-PLACE.2", "shop_taken", {"shop": "chest_pink_1"})


@rule("YSP-PLACE.3")
def test_a_souk_with_another_players_cube_is_closed() -> None:
    table = yspahan(4, tower={"chest": "2"}, shops={1: "chest_pink_1"})
    table.play(0, "take chest")
    assert not any("pink" in move for move in table.moves(0))
    refusal = table.why_not(0, "place chest_pink_2")
    assert refusal == ("YSP-PLACE.3", "souk_closed", {"souk": "chest_pink", "owner": 1})


@rule("YSP-PLACE.4")
def test_an_unfinished_souk_must_be_continued_first() -> None:
    table = yspahan(4, tower={"sack": "2"}, shops={0: "sack_white_2"})
    table.play(0, "take sack")
    assert table.moves(0) == ["place sack_white_1", "place sack_white_3"]
    assert table.why_not(0, "place sack_blue_1") == ("YSP-PLACE.4", "must_finish", {"souk": "sack_white"})


@rule("YSP-PLACE.5")
def test_without_an_unfinished_souk_any_empty_souk_may_be_started() -> None:
    table = yspahan(4, tower={"barrel": "2"}, shops={0: "barrel_white_1 barrel_white_2", 1: "barrel_pink_3"})
    table.play(0, "take barrel")
    souks = {move.removeprefix("place ")[:-2] for move in table.moves(0)}
    assert souks == {"barrel_blue", "barrel_yellow"}


@rule("YSP-PLACE.6")
def test_one_action_may_finish_souks_and_start_others() -> None:
    table = yspahan(4, tower={"vase": "2 2 2 2"}, shops={0: "vase_yellow_1"})
    events = table.play(0, "take vase", "place vase_blue_1", "place vase_orange_2")
    assert [event["shop"] for event in only(events, "good_placed")][:3] == [
        "vase_yellow_2",
        "vase_blue_1",
        "vase_orange_2",
    ]
    assert [event["souk"] for event in only(events, "souk_completed")] == ["vase_yellow", "vase_blue"]
    assert table.moves(0) == ["place vase_orange_1", "place vase_orange_3"]


@rule("YSP-PLACE.7")
def test_the_player_chooses_the_shop_within_the_souk() -> None:
    table = yspahan(4, tower={"sack": "2"}, shops={0: "sack_pink_2"})
    table.play(0, "take sack")
    assert table.moves(0) == [f"place sack_pink_{number}" for number in (1, 3, 4, 5, 6)]
    table.play(0, "place sack_pink_5")
    assert table.shops(0) == ["sack_pink_2", "sack_pink_5"]


@rule("YSP-PLACE.8", "YSP-RULING.6")
def test_the_player_must_go_on_placing_while_a_legal_shop_exists() -> None:
    table = yspahan(4, tower={"sack": "2 2"}, hands={0: "exchange"})
    table.play(0, "take sack", "place sack_pink_1")
    assert all(move.startswith("place") for move in table.moves(0))
    assert table.why_not(0, "pass") == ("YSP-CARD.4", "not_now", {})


@rule("YSP-PLACE.8")
def test_cubes_that_find_no_shop_stay_in_the_reserve() -> None:
    closed = {1: "vase_orange_1 vase_yellow_2"}
    table = yspahan(4, tower={"vase": "2 2 2"}, shops=closed)
    events = table.play(0, "take vase")
    assert table.shops(0) == ["vase_blue_1"]
    assert only(events, "cubes_left") == [{"seat": 0, "cubes": 2}]


@rule("YSP-PLACE.9")
def test_unfinished_souks_in_other_quarters_do_not_matter() -> None:
    table = yspahan(4, tower={"sack": "2"}, shops={0: "chest_pink_1 vase_orange_1"})
    table.play(0, "take sack")
    assert len(table.moves(0)) == 18


@rule("YSP-PLACE.10", "YSP-WEEK.2")
def test_completing_a_souk_scores_at_the_end_of_the_week_and_not_at_once() -> None:
    table = yspahan(3, day=7, turn=2, tower={"chest": "3"}, shops={2: "chest_blue_1"}, gold=[0, 0, 0])
    events = table.play(2, "take chest")
    completed = [event.name for event in events].index("souk_completed")
    assert [event.name for event in events][completed + 1] == "week_scored"
    assert table.scores() == [0, 0, 4]


@rule("YSP-PLACE.10")
def test_a_complete_souk_gives_nothing_during_the_week() -> None:
    table = yspahan(4, tower={"vase": "2"})
    table.play(0, "take vase", "place vase_blue_1")
    assert table.view().players[0].completed == ["vase_blue"]
    assert table.scores() == [0, 0, 0, 0]
