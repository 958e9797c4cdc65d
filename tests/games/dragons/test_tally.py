"""Resolving the spaces (DRA-TALLY) and the dragon caves (DRA-CAVE)."""

from __future__ import annotations

from tests.games.dragons.tables import NO_TREASURE, dragons, magic
from tests.games.tables import names, only
from tests.rules import rule

CROWNS = {**NO_TREASURE, "crowns": [5, 3, 1]}


@rule("DRA-TALLY.1", "DRA-RULING.11")
def test_spaces_are_resolved_in_their_order() -> None:
    table = magic(
        3,
        moment="space",
        current="cave_crowns",
        tokens={
            0: "cave_crowns 9, cave_gold 8, tent 7, djinn 6, market 5, caravanserai 4, guard 2, room_1 1",
        },
        caves={**NO_TREASURE, "crowns": [2], "gold": [2]},
        guard=1,
    )
    table.default_until("place_token")
    assert [event["space"] for event in table.told("tokens_turned_up")] == [
        "cave_crowns",
        "cave_gold",
        "tent",
        "djinn",
        "market",
        "caravanserai",
        "guard",
        "room_1",
    ]


@rule("DRA-TALLY.1")
def test_pending_current_and_tallied() -> None:
    table = dragons(3, moment="space", current="market", tokens={0: "market 9"}, treasures={0: "1 gold"})
    view = table.view()
    assert (view.current, view.turned_up) == ("market", True)
    assert [space.space for space in view.spaces if space.tallied] == [
        "cave_crowns",
        "cave_pearls",
        "cave_gemstones",
        "cave_trophies",
        "cave_gold",
    ]


@rule("DRA-TALLY.2")
def test_a_space_without_tokens_is_skipped() -> None:
    table = dragons(3, moment="space", current="market", tokens={0: "caravanserai 9"})
    assert table.asks == "name_start_player"
    assert only(table.events(), "ranked") == [{"space": "caravanserai", "seats": [0]}]


@rule("DRA-TALLY.3")
def test_all_tokens_of_the_space_are_turned_up_and_no_others() -> None:
    table = dragons(
        3,
        moment="space",
        current="market",
        tokens={0: "market 9 4, caravanserai 5", 1: "market 7, room_1 2"},
        treasures={0: "1 gold"},
    )
    assert table.told("tokens_turned_up") == [
        {"seat": 0, "space": "market", "strength": 13, "faces": [9, 4]},
        {"seat": 1, "space": "market", "strength": 7, "faces": [7]},
    ]
    assert [piece.value for piece in table.pieces("market", 2)] == [9, 4, 7]
    assert [piece.value for piece in table.pieces("caravanserai", 2) + table.pieces("room_1", 2)] == [
        None,
        None,
    ]
    table.play(0, "decline")
    assert [piece.face_up for piece in table.pieces("market")] == [True, True, True]


@rule("DRA-TALLY.4", "DRA-TALLY.5")
def test_strength_is_the_sum_and_ranking_goes_by_it() -> None:
    table = magic(
        3,
        moment="tally",
        current="market",
        tokens={0: "market 4* 1", 1: "market 9", 2: "market 5"},
        carpets={2: "market"},
        artifacts={0: "lamp double", 2: "lamp carpet"},
        used={0: "double", 2: "carpet"},
        treasures={0: "1 gold"},
    )
    assert table.ranking() == [(0, 9), (1, 9), (2, 8)]  # 4 + 4 + 1; equal to the 9 but earlier; 5 + 3


@rule("DRA-TALLY.5", "DRA-TALLY.6")
def test_equal_strengths_go_by_sequence_order() -> None:
    tokens = {0: "market 7", 1: "market 7", 2: "market 5 2"}
    for start in range(3):
        table = dragons(
            3,
            moment="space",
            current="market",
            tokens=tokens,
            start_player=start,
            treasures={0: "1 gold", 1: "1 gold", 2: "1 gold"},
        )
        assert [seat for seat, _ in table.ranking()] == [(start + offset) % 3 for offset in range(3)]
        assert table.waiting == [start]


@rule("DRA-TALLY.6")
def test_a_camel_that_moves_changes_the_ties_of_the_same_round() -> None:
    table = dragons(
        3,
        moment="space",
        current="caravanserai",
        tokens={2: "caravanserai 9, guard 8, room_1 4", 0: "guard 9, room_1 4"},
        treasures={0: "4 gold", 2: "4 gold"},
        guard=8,
    )
    table.play(2, "camel 2")
    assert (table.asks, table.waiting) == ("buy_artifact", [2])


@rule("DRA-EX.5", "DRA-CAVE.1", "DRA-CAVE.4")
def test_example_5_the_shelves_by_rank() -> None:
    table = dragons(
        4,
        moment="space",
        current="cave_crowns",
        caves=CROWNS,
        tokens={0: "cave_crowns 4 1", 1: "cave_crowns 8", 2: "cave_crowns 5"},
    )
    assert table.told("ranked") == [{"space": "cave_crowns", "seats": [1, 0, 2]}]
    assert table.told("treasure_won") == [
        {"seat": 1, "units": 5, "kind": "crowns", "shelf": 1},
        {"seat": 0, "units": 3, "kind": "crowns", "shelf": 2},
        {"seat": 2, "units": 1, "kind": "crowns", "shelf": 3},
    ]
    assert [table.treasures(seat) for seat in range(4)] == [{"crowns": 3}, {"crowns": 5}, {"crowns": 1}, {}]


@rule("DRA-EX.6", "DRA-CAVE.3")
def test_example_6_what_nobody_takes_returns_to_the_bank() -> None:
    table = dragons(4, moment="space", current="cave_crowns", caves=CROWNS, tokens={1: "cave_crowns 8"})
    assert table.treasures(1) == {"crowns": 5}
    assert table.told("left_in_cave") == [{"units": 4, "kind": "crowns"}]


@rule("DRA-CAVE.2")
def test_ranks_beyond_the_last_shelf_get_nothing() -> None:
    table = dragons(
        4,
        moment="space",
        current="cave_crowns",
        caves={**NO_TREASURE, "crowns": [5, 3]},
        tokens={0: "cave_crowns 4", 1: "cave_crowns 8", 2: "cave_crowns 5", 3: "cave_crowns 1"},
    )
    assert [table.treasures(seat) for seat in range(4)] == [{}, {"crowns": 5}, {"crowns": 3}, {}]


@rule("DRA-CAVE.3")
def test_treasures_of_a_cave_that_is_skipped_return_as_well() -> None:
    table = dragons(
        4,
        moment="space",
        current="cave_crowns",
        caves=CROWNS,
        tokens={0: "market 9"},
        treasures={0: "1 gold"},
    )
    assert table.asks == "use_market"
    assert table.told("left_in_cave") == [{"units": 9, "kind": "crowns"}]
    assert table.bank()["crowns"] == 29


@rule("DRA-CAVE.4")
def test_there_is_nothing_to_choose_in_a_cave() -> None:
    table = dragons(4, moment="space", current="cave_crowns", caves=CROWNS, tokens={1: "cave_crowns 8"})
    assert "treasure_won" in names(table.events(3))
    assert table.asks == "place_token"  # of the next round
