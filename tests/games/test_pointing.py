"""Whoever points at something that stands for none of their options is told why, whatever draws the table."""

from __future__ import annotations

import pytest

from caravanserai import game
from caravanserai.kernel.table import Table


def asked(table: Table, step: str) -> int:
    """Play until a step asks a seat; returns the seat."""
    while table.decision().kind != step:
        seat = table.waiting[0]
        table.play(seat, table.moves(seat)[0])
    return table.waiting[0]


@pytest.mark.parametrize(
    ("game_id", "step", "pointed"),
    [
        (
            "yspahan",
            "choose_group",
            {"building:hoist": "build hoist", "shop:sack_pink_1": "place"},
        ),
        ("yspahan", "choose_group", {"floor:chest": "take chest", "space:S7": "move S7", "moon:full": ""}),
        ("amul", "offer_card", {"hand:silver": "offer silver", "palace:lamp": "pick lamp", "hand_of:0": ""}),
        ("amul", "reveal_card", {"hand:silver": "play silver", "market:3": "pick", "hand:999": ""}),
        ("dragons", "place_token", {"space:guard": "place 1 guard", "treasure:gold": "give 1 gold"}),
        ("dragons", "place_token", {"bank:pearls": "take 1 pearls", "artifact:key": "use key", "bank": ""}),
        ("emira", "act", {"offer:small": "buy small_slow", "deck:event": "best of 2", "princess:xenia": ""}),
        ("gates", "send_camel", {"gate:kashgar": "send", "camel:60": "send 60", "hand:0": ""}),
    ],
)
def test_a_piece_means_a_move(game_id: str, step: str, pointed: dict[str, str]) -> None:
    table = game(game_id).table(3, seed=3)
    seat = asked(table, step)
    for target, move in pointed.items():
        meant = table.meant(seat, target)
        assert meant.startswith(move) and bool(meant) == bool(move), (target, meant)


def test_a_piece_means_nothing_to_a_seat_that_is_not_asked() -> None:
    table = game("yspahan").table(3, seed=3, options={"first_player": 0})
    assert table.meant(1, "floor:chest") == ""


def test_a_gate_that_is_shut_says_so() -> None:
    table = game("gates").table(2, seed=3)
    refusal = table.why_not(0, table.meant(0, "gate:kashgar"))
    assert refusal is not None and refusal.rule == "GAT-SETUP.1"
