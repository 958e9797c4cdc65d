"""Aladdin's Dragons in the terminal: what its players read, place, play in windows and leave to orders."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tests.cli.person import run

HAND_OVER = "it is your turn. Press Enter when only you can see the screen."
PLACING: dict[str, Any] = {
    "moment": "placement",
    "round": 2,
    "start_player": 0,
    "caves": {"crowns": [4, 2, 1], "pearls": [], "gemstones": [3], "trophies": [2, 1], "gold": [5]},
    "players": [
        {"treasures": {"gold": 4, "pearls": 1}, "tokens": [{"token": 9, "space": "market"}]},
        {"tokens": [{"token": 7, "space": "market"}, {"token": 1, "space": "guard"}]},
        {},
    ],
}
TALLY: dict[str, Any] = {
    "moment": "tally",
    "current": "cave_gold",
    "caves": {"gold": [5, 2]},
    "players": [
        {
            "tokens": [{"token": 7, "space": "cave_gold"}, {"token": 4, "space": "market"}],
            "artifacts": ["lamp", "carpet"],
            "spells": ["teleport", "taboo"],
            "treasures": {"gold": 6},
        },
        {"tokens": [{"token": 8, "space": "cave_gold"}], "artifacts": ["lamp", "carpet"]},
        {"tokens": [{"token": 2, "space": "market"}]},
    ],
}


def position(document: dict[str, Any], variant: str = "basic") -> list[str]:
    """The arguments that begin a game for three from a position."""
    Path("here.json").write_text(json.dumps(document))
    return ["play", "dragons", "--position", "here.json", "--seed", "1", "--option", f"variant={variant}"]


def test_the_board_shows_everything_that_is_public() -> None:
    shown = run(*position(PLACING), "--players", "3", lines=["quit"]).out
    for piece in (
        "Aladdin's Dragons · Round 2 · Camel ● · Player order ● ▲ ■",
        "Treasury (bank): ",
        "a Cave of crowns    4 2 1",
        "✗b Cave of pearls    –",
        "Palace guard  ?",
        "● Player 1  Tokens 1 2 4 5 6 7 8   1 pearl · 4 gold bars",
    ):
        assert piece in shown, piece
    market = next(line.split() for line in shown.splitlines() if "Market" in line)
    assert market[-3:-1] == ["●(9)", "▲·"]
    assert "▲(7)" not in shown


def test_tokens_are_placed_by_the_number_in_a_chart_or_by_the_move() -> None:
    played = run(
        *position(PLACING), "--players", "3", lines=["1", "place 8 cave_gold", "options", "quit"]
    ).out
    chart = next(line for line in played.splitlines() if line.startswith(" a Cave of crowns     4 2 1"))
    assert chart.split()[-7:] == ["1", "11", "21", "31", "41", "51", "61"]
    assert "Player 1 places a token in the Cave of crowns: the 1." in played
    assert "Player 1 places a token in the Cave of gold: the 8." in played
    assert " cave_crowns " in played  # “options” names the spaces as they are typed


def test_the_whole_board_comes_once_in_a_round() -> None:
    played = run(*position(PLACING), "--players", "3", lines=["1", "1", "quit"]).out
    assert played.count("╭─ Dragon caves") == 1
    assert played.count("Place a token on an open space") == 3


def test_the_tokens_of_one_person_are_hidden_from_the_next() -> None:
    seats = ["--seats", "you:Anna,you:Bob,you:Cleo"]
    played = run(*position(PLACING), *seats, lines=["", "place 8 guard", "", "quit"]).out
    anna, bob = played.split(f"Bob, {HAND_OVER}")
    assert "●(9) ▲·" in anna
    assert "●· ▲(7)" in bob and "●(9)" not in bob
    assert "Anna places a token in front of the guard." in bob
    assert "4 gold bars" not in bob.partition("Bob  Tokens")[2]


def test_a_window_is_sealed_and_can_be_taken_back_before_the_next_person_sits_down() -> None:
    seats = ["--seats", "you:Anna,you:Bob,you:Cleo"]
    answers = ["", "cast taboo market", "undo", "pass", "", "use carpet", "", "quit"]
    played = run(*position(TALLY, "magic"), *seats, lines=answers).out
    first, bob, anna = played.split(f"Bob, {HAND_OVER}")[0], *played.split(HAND_OVER)[-2:]
    assert "Anna can still type “undo” and choose again." in played
    assert "Taboo! For the rest of the round no further token" in " ".join(first.split())
    assert "Taboo" not in bob and "Anna casts" not in played
    assert "Bob uses a Flying Carpet." in anna
    assert "▶e Cave of gold" in bob and "▲8 " in bob
    assert "… ▲ Flying Carpet" in anna


def test_a_spell_that_moves_tokens_has_a_chart_of_its_own() -> None:
    shown = run(*position(TALLY, "magic"), "--players", "3", lines=["quit"]).out
    lines = shown.splitlines()
    chart = lines[next(n for n, line in enumerate(lines) if line.strip() == "Teleport") + 1 :]
    assert chart[0].split()[:2] == ["e", "f"]  # a column for each space that is not yet tallied
    assert any("●(4)" in line for line in chart[:5]) and any("■·" in line for line in chart[:5])
    assert "Cast “Teleport”" not in shown


def test_a_lone_person_is_not_asked_when_there_is_nothing_to_play() -> None:
    nothing = {**TALLY, "players": [{**TALLY["players"][0], "spells": [], "artifacts": ["lamp"]}]}
    nothing["players"] += TALLY["players"][1:]
    shown = run(*position(nothing, "magic"), "--players", "3", lines=["quit"]).out
    assert "Play something, or pass." not in shown


def test_a_lone_person_who_cannot_pay_is_not_asked_whether_to_buy() -> None:
    """Two people at one keyboard are both asked: one would see the other being skipped (DRA-RULING.51)."""
    tokens = [{"token": 7, "space": "room_1"}]
    room = {"moment": "space", "current": "room_1", "players": [{"tokens": tokens, "admitted": True}, {}, {}]}
    alone = run(*position(room), "--players", "3", lines=["quit"]).out
    together = run(*position(room), "--seats", "you:Anna,you:Bob,merchant", lines=["", "quit"]).out
    assert "do you buy" not in alone and "do you buy" in together


def test_standing_orders_pass_in_windows() -> None:
    answers = ["orders", "orders win", "orders dance", "orders windows never", "quit"]
    played = run(*position(TALLY, "magic"), "--players", "3", lines=answers).out
    assert "When to ask me: always" in played
    assert "windows cannot be “”. It can be: always, own_spaces, never." in played
    assert "There is no order “dance”. Available: windows, pass_until_next_space" in " ".join(played.split())
    assert "Standing order – When to ask me: never." in played
    after = played.partition("Ordered")[2]
    assert "or pass." not in after
    switched = run(
        *position(TALLY, "magic"), "--players", "3", lines=["orders pass_until_palace", "quit"]
    ).out
    assert "Standing order – Pass until the palace: yes." in switched


def test_who_saves_is_told_that_orders_are_not_saved() -> None:
    table = [*position(TALLY, "magic"), "--players", "3"]
    told = run(*table, lines=["save a.json", "orders windows own_spaces", "save a.json", "quit"])
    assert told.out.count("Saved to a.json.") == 2
    assert told.err.count("Standing orders are not saved with the game") == 2  # then, and on leaving


def test_a_label_that_counts_treasures_is_not_followed_by_the_same_count() -> None:
    told = run("play", "dragons", "--players", "3", "--seed", "3", lines=["quit"])
    assert "2 crowns and 1 gold bar" in told.out
    assert "+2 crowns" not in told.out
    merchant = {"tokens": [{"token": 9, "space": "market"}], "treasures": {"pearls": 2}}
    market = {"moment": "tally", "current": "market", "players": [merchant, {}, {}]}
    told = run(*position(market), "--players", "3", lines=["quit"])
    assert "Give 1 pearl" in told.out and "−1 pearl" not in told.out


def test_players_are_called_by_their_names() -> None:
    camel = {
        "moment": "tally",
        "current": "caravanserai",
        "players": [{"tokens": [{"token": 9, "space": "caravanserai"}]}, {}, {}],
    }
    seats = ["--seats", "you:Anna,you:Bob,random:Soraya"]
    played = run(*position(camel), *seats, lines=["", "hint", "quit"]).out
    assert "Give the camel to Bob" in played and "Give the camel to Soraya" in played
    assert "Player 2" not in played


def test_questions_at_the_table() -> None:
    asked = ["hint", "why 1", "why place 9 guard", "help", "score", "quit"]
    played = run(*position(PLACING), "--players", "3", lines=asked).out
    assert "Hint: " in played
    assert "This is allowed: 1 · Place the 1 in the Cave of crowns." in played
    assert "The 9 is not behind your screen." in played
    assert "orders [NAME VALUE]" in played
    assert "●· a token face down" in played
    assert "DRA-END.2" in played


def test_a_replay_shows_every_screen_to_who_may_see_all() -> None:
    run(*position(PLACING), "--players", "3", lines=["1", "save mine.json", "quit"])
    everything = run("replay", "mine.json", "--seat", "all").out
    assert everything.count("  Tokens ") >= 3
    assert "4 gold bars" not in run("replay", "mine.json").out.partition("Players")[2]
