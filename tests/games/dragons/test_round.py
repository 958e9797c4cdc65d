"""The frame of a round: vizier and clean-up (DRA-ROUND, DRA-VIZIER, DRA-CLEANUP)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.games.dragons.tables import NO_TREASURE, dragons, magic, new_game
from tests.games.tables import names
from tests.rules import rule

DECK = [f"T4-{number:02}" for number in range(1, 16)]


@rule("DRA-ROUND.1")
def test_a_round_is_vizier_placement_tally_and_clean_up() -> None:
    table = dragons(4, moment="vizier")
    assert names(table.events())[:2] == ["round_began", "card_turned_up"]
    assert table.asks == "place_token"
    for _ in range(32):
        seat = table.waiting[0]
        table.play(seat, table.moves(seat)[0].replace(table.moves(seat)[0].split()[2], "guard"))
    told = names(table.events())
    assert told.index("token_placed") < told.index("guard_shown") < told.index("round_ended")
    assert told.count("token_placed") == 32
    assert table.asks == "place_token" and table.view().round == 2


@rule("DRA-ROUND.2")
def test_rounds_go_on_until_the_game_ends() -> None:
    table = new_game(3)
    table.default_until("nothing")
    assert table.view().round == 30  # nobody ever buys: the safety stop
    assert table.table.over


@rule("DRA-VIZIER.1")
def test_the_next_card_fills_the_shelves_from_the_bank() -> None:
    table = dragons(4, moment="vizier", treasure_deck=DECK)
    assert table.view().treasure_card == "T4-01"
    assert [table.shelves(kind) for kind in ("crowns", "pearls", "gemstones", "trophies", "gold")] == [
        [5, 3, 1],
        [4, 2, 1],
        [4, 2],
        [3],
        [],
    ]
    assert table.bank() == {"crowns": 20, "pearls": 22, "gemstones": 23, "trophies": 26, "gold": 29}


@rule("DRA-VIZIER.2", "DRA-RULING.5")
def test_an_empty_treasure_deck_is_shuffled_anew() -> None:
    table = dragons(4, moment="vizier", used_cards=DECK, treasure_deck=[], round=15)
    assert "cards_shuffled" in names(table.events())
    assert table.view().treasure_deck == 14 and table.view().used_cards == []


@rule("DRA-VIZIER.3")
def test_the_guard_is_any_of_the_ten_and_nobody_sees_him() -> None:
    drawn = Counter(
        dragons(3, moment="vizier", seed=seed).position()["guard"]["value"] for seed in range(300)
    )
    assert set(drawn) == set(range(1, 11)) and max(drawn.values()) < 60
    table = dragons(3, moment="vizier")
    assert [table.view(audience).guard for audience in (-1, 0, 1, 2)] == [None] * 4


@pytest.mark.many_games
@rule("DRA-VIZIER.3")
def test_the_guard_returns_to_the_pool_every_round() -> None:
    table = dragons(3, moment="space", current="room_3", guard=7)
    seen = {table.position()["guard"]["value"]}
    for _ in range(20):
        table.place_rest()
        guard = table.position()["guard"]
        assert sorted([guard["value"], *guard["pool"]]) == list(range(1, 11)) and not guard["shown"]
        seen.add(guard["value"])
    assert len(seen) > 5


@rule("DRA-VIZIER.4")
def test_magic_an_artifact_is_turned_up_where_none_is_on_sale() -> None:
    table = magic(
        3,
        moment="vizier",
        rooms={
            "room_1": {"on_sale": "key", "stack": ["scroll"]},
            "room_2": {"stack": ["double", "carpet"]},
            "room_3": {"stack": []},
        },
        artifacts={
            0: "lamp counterspell counterspell counterspell",
            1: "lamp double double carpet carpet",
            2: "lamp key key scroll scroll",
        },
    )
    assert [table.on_sale(f"room_{number}") for number in (1, 2, 3)] == ["key", "double", None]
    assert [len(table.stack(f"room_{number}")) for number in (1, 2, 3)] == [1, 1, 0]
    assert table.told("artifact_turned_up") == [{"space": "room_2", "artifact": "double"}]


@rule("DRA-CLEANUP.1")
def test_tokens_guard_card_and_treasure_go_back() -> None:
    table = dragons(
        4,
        moment="space",
        current="room_4",
        treasure_card="T4-01",
        guard=3,
        tokens={0: "market 9^ 4^, guard 1^, room_2 7^", 1: "cave_crowns 8^"},
        admitted=(0,),
    )
    view = table.view(0)
    assert view.round == 2 and view.used_cards == ["T4-01"]
    assert [view.players[seat].behind for seat in range(4)] == [8, 8, 8, 8]
    assert all(space.pieces == [] for space in view.spaces)
    assert view.players[0].screen == [1, 2, 4, 5, 6, 7, 8, 9] and view.players[1].screen == []


@rule("DRA-CLEANUP.2")
def test_magic_used_artifacts_come_back_and_effects_end() -> None:
    table = magic(
        3,
        moment="space",
        current="end",
        artifacts={0: "lamp carpet"},
        used={0: "lamp carpet"},
        carpets={0: "market"},
        djinn=(0,),
        lit=(0,),
        admitted=(0, 1),
        in_force={
            "spy": 2,
            "taboo": ["market"],
            "swapped_from": "tent",
            "smuggler": 1,
            "smuggled": ["djinn"],
        },
    )
    view = table.view()
    player = view.players[0]
    assert (player.used, player.uses_left, player.lit, player.djinn, player.admitted) == (
        [],
        1,
        False,
        False,
        False,
    )
    assert (view.spy, view.taboo, view.swapped_from, view.smuggler, view.smuggled) == (
        None,
        [],
        None,
        None,
        [],
    )
    assert view.spell_discard == ["spy", "last_first", "smuggler", "taboo"]
    assert table.pieces("market") == []


@rule("DRA-RULING.4", "DRA-CAVE.3")
def test_a_switch_lets_left_over_treasures_stay() -> None:
    arguments: dict[str, Any] = {
        "moment": "space",
        "current": "cave_crowns",
        "caves": {**NO_TREASURE, "crowns": [5, 3]},
        "tokens": {1: "cave_crowns 2"},
        "treasure_card": "T4-02",
        "treasure_deck": ["T4-01", *[card for card in DECK if card not in ("T4-01", "T4-02")]],
    }
    table = dragons(4, **arguments)
    assert table.shelves("crowns") == [5, 3, 1]
    table = dragons(4, **arguments, options={"leftovers": "stay"})
    assert table.shelves("crowns") == [5, 6, 1]
    assert table.bank()["crowns"] == 29 - 5 - 12


@rule("DRA-RULING.4")
def test_a_shelf_that_was_left_behind_goes_to_the_strongest() -> None:
    table = dragons(
        4,
        moment="space",
        current="cave_crowns",
        caves={**NO_TREASURE, "crowns": [0, 3]},
        tokens={1: "cave_crowns 2"},
        options={"leftovers": "stay"},
    )
    assert table.told("treasure_won")[0] == {"seat": 1, "units": 3, "kind": "crowns", "shelf": 2}
