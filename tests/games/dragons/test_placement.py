"""Placing the tokens (DRA-PLACE)."""

from __future__ import annotations

import pytest

from caravanserai.kernel.refusal import Impossible
from tests.games.dragons.tables import NO_TREASURE, dragons, magic, new_game
from tests.games.tables import only
from tests.rules import rule

ALL_ELSEWHERE = "guard 1 2 4 5 6 7 8"


@rule("DRA-PLACE.1", "DRA-RULING.10")
def test_one_token_each_clockwise_until_nobody_has_one() -> None:
    table = dragons(3, moment="placement", start_player=1)
    placers: list[int] = []
    while table.view().round == 1:
        (seat,) = table.waiting
        placers.append(seat)
        assert "pass" not in table.moves(seat)
        table.play(seat, f"place {table.player(seat, seat).screen[0]} guard")
    assert placers == [1, 2, 0] * 8
    assert table.view().round == 2


@rule("DRA-PLACE.1")
def test_a_player_without_tokens_is_skipped() -> None:
    table = dragons(
        3, moment="placement", tokens={0: f"{ALL_ELSEWHERE} 9", 1: ALL_ELSEWHERE, 2: "guard 1 2 4 5 6 7"}
    )
    assert table.waiting == [1]
    table.play(1, "place 9 guard")
    assert table.waiting == [2]
    table.play(2, "place 8 guard")
    assert table.waiting == [2]


@rule("DRA-PLACE.2")
def test_any_token_behind_the_screen_to_any_open_space_face_down() -> None:
    table = dragons(3, moment="placement", tokens={0: ALL_ELSEWHERE}, treasure_card="T3-01")
    assert table.moves(0) == [
        f"place 9 {space}"
        for space in (
            "cave_crowns",
            "cave_pearls",
            "cave_gemstones",
            "cave_trophies",
            "market",
            "caravanserai",
            "guard",
            "room_1",
            "room_2",
            "room_3",
        )
    ]
    table.play(0, "place 9 market")
    (piece,) = table.pieces("market")
    assert (piece.owner, piece.value, piece.face_up) == (0, None, False)
    assert table.tokens("market", 0) == [9]
    assert table.why_not(1, "place 9 tent")[1] == "space_of_magic_game"


@rule("DRA-PLACE.3", "DRA-RULING.9")
def test_closed_spaces() -> None:
    table = dragons(
        4,
        moment="placement",
        caves={**NO_TREASURE, "gold": [3]},
        rooms={"room_2": {"stack": []}},
    )
    spaces = {move.split()[2] for move in table.moves(0)}
    assert spaces == {"cave_gold", "market", "caravanserai", "guard", "room_1", "room_3", "room_4"}
    assert table.why_not(0, "place 9 cave_crowns") == (
        "DRA-PLACE.3",
        "cave_is_empty",
        {"space": "cave_crowns"},
    )
    assert table.why_not(0, "place 9 room_2") == ("DRA-RULING.9", "room_is_sold_out", {"space": "room_2"})
    assert table.why_not(0, "place 9 room_5") == (
        "DRA-SETUP.8",
        "room_not_in_use",
        {"space": "room_5", "players": 4},
    )


@rule("DRA-PLACE.3", "DRA-TABOO.1")
def test_a_space_under_taboo_is_closed() -> None:
    table = magic(3, moment="placement", in_force={"taboo": ["market"]})
    assert "place 9 market" not in table.moves(0)
    assert table.why_not(0, "place 9 market") == ("DRA-TABOO.1", "space_is_taboo", {"space": "market"})


@rule("DRA-PLACE.4", "DRA-RULING.25")
def test_no_more_than_five_tokens_in_a_room_but_any_number_elsewhere() -> None:
    table = dragons(3, moment="placement", tokens={0: "room_1 1 2 4 5 6"})
    assert "place 7 room_1" not in table.moves(0)
    assert table.why_not(0, "place 7 room_1") == (
        "DRA-PLACE.4",
        "room_is_full",
        {"space": "room_1", "tokens": 5},
    )
    for space in ("room_2", "market", "guard"):
        assert f"place 7 {space}" in table.moves(0)
    table = dragons(3, moment="placement", tokens={0: "market 1 2 4 5 6 7 8"})
    assert "place 9 market" in table.moves(0)
    with pytest.raises(Impossible, match=r"DRA-PLACE\.4"):
        dragons(3, moment="placement", tokens={0: "room_1 1 2 4 5 6 7"})


@rule("DRA-PLACE.5")
def test_rooms_without_the_guard_and_the_guard_without_rooms() -> None:
    table = dragons(3, moment="placement")
    table.play(0, "place 9 room_1")
    table.play(1, "place 9 guard")
    assert (table.tokens("room_1", 0), table.tokens("guard", 1)) == ([9], [9])


@rule("DRA-PLACE.6")
def test_only_the_owner_knows_a_face_down_token_but_all_see_where_it_lies() -> None:
    table = dragons(3, moment="placement", tokens={1: "market 9 4"})
    table.play(0, "place 8 market")
    for audience in (-1, 0, 1, 2):
        seen = [(piece.owner, piece.value) for piece in table.pieces("market", audience)]
        own = {0: 8} if audience == 0 else {}
        assert seen == [
            (0, own.get(0)),
            (1, 9 if audience == 1 else None),
            (1, 4 if audience == 1 else None),
        ]
        (placed,) = only(table.events(audience), "token_placed")
        assert placed == {"seat": 0, "space": "market", "number": 1, "value": 8 if audience == 0 else None}


@rule("DRA-PLACE.7")
def test_a_token_stays_until_the_end_of_the_round() -> None:
    table = dragons(
        3, moment="space", current="cave_crowns", tokens={0: "market 9, guard 8"}, treasures={0: "1 gold"}
    )
    table.play(0, "decline")
    assert table.view().round == 2  # the whole round went by
    table = dragons(
        3,
        moment="space",
        current="market",
        tokens={0: "market 9, guard 8, room_1 1"},
        treasures={0: "1 gold"},
        guard=1,
    )
    table.play(0, "decline")
    assert table.asks == "buy_artifact"
    assert (table.tokens("market", 0), table.tokens("guard", 0)) == ([9], [8])


@rule("DRA-PLACE.8", "DRA-RULING.34", "DRA-SPELL.6")
def test_magic_a_token_returned_during_placement_is_placed_again() -> None:
    table = magic(
        3,
        moment="placement",
        turn=2,
        tokens={0: f"{ALL_ELSEWHERE}, market 9", 1: f"{ALL_ELSEWHERE} 9", 2: ALL_ELSEWHERE},
        spells={2: "eye_for_an_eye"},
    )
    table.respond(s2="cast eye_for_an_eye 0.8")
    table.play(2, "place 9 guard")
    assert table.waiting == [0] and table.moves(0)[0].startswith("place 9")


@rule("DRA-PLACE.8")
def test_magic_a_token_returned_later_stays_behind_the_screen() -> None:
    table = magic(
        3,
        moment="space",
        current="market",
        tokens={0: "caravanserai 9, guard 1", 1: "market 5 2"},
        treasures={1: "1 gold"},
        spells={1: "eye_for_an_eye"},
    )
    table.respond(s1="cast eye_for_an_eye 0.1")
    assert (table.asks, table.player(0).behind) == ("retaliate", 7)
    table.default_until("place_token")
    assert table.view().round == 2


@rule("DRA-PLACE.9")
def test_the_guard_space_takes_every_token() -> None:
    table = magic(
        3,
        moment="placement",
        caves=NO_TREASURE,
        in_force={"taboo": ["market"]},
        tokens={0: "guard 1 2 4 5 6 7 8"},
    )
    assert "place 9 guard" in table.moves(0)
    with pytest.raises(Impossible):
        dragons(3, moment="placement", tokens={0: "guard 9 9"})


@rule("DRA-PLACE.2")
def test_a_token_that_is_not_behind_the_screen_cannot_be_placed() -> None:
    table = new_game(3)
    table.default_until("place_token")
    seat = table.waiting[0]
    table.play(seat, "place 9 guard")
    while table.waiting != [seat]:
        table.play_default()
    assert table.why_not(seat, "place 9 guard") == ("DRA-PLACE.2", "token_not_behind_screen", {"token": 9})
