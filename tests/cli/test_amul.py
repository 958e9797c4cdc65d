"""Āmul in the terminal: what its players read, choose in secret, take back and look up."""

from __future__ import annotations

import json
from pathlib import Path

from tests.cli.person import run

HAND_OVER = "it is your turn. Press Enter when only you can see the screen."
# cards by their numbers: Spices 17, Camel 46, Contract 43, Merchant 39, Thief 34 (a hand card), Silver 1
POSITION = {
    "round": 2,
    "starting_player": 0,
    "first_pick": 1,
    "players": [
        {"area": [5], "hand": [17, 46, 43, 39, 34, 1]},
        {"area": [27], "hand": [2, 3, 18, 19, 47, 48]},
        {"area": [12], "hand": [9, 10, 20, 49, 50, 51]},
    ],
    "market": [33],
}


def position(**changes: object) -> list[str]:
    """The arguments that begin a game for three from a position."""
    Path("here.json").write_text(json.dumps({**POSITION, **changes}))
    return ["play", "amul", "--position", "here.json", "--seed", "1"]


def test_the_board_shows_everything_that_is_public() -> None:
    shown = run(*position(), "--players", "3", lines=["quit"]).out
    for piece in (
        "Āmul · Round 2/9 · First Pick ▲",
        "Silver · Oil · Spices · Yurt · Tent · Dervish",
        "Babylonian Trader (Spices, Camel, Gold)",
        "▭  Caravanserai",
        "1 +8",
        "1 C",
        "▲ Arab Guard C 1",
    ):
        assert piece in shown, piece


def test_a_hand_says_where_its_cards_may_go_what_they_do_and_would_give() -> None:
    shown = run(*position(), "--players", "3", lines=["quit"]).out
    assert "▭▯ Silver        +3 ↗6" in shown
    assert " ▯ Thief         −1" in shown
    assert "0 points. Immediate effect: you may take a Palace card" in shown
    assert "Offer “Camel”  ▭  +7" in shown


def test_only_what_is_new_is_shown_within_a_round() -> None:
    played = run(*position(), "--players", "3", lines=["offer thief", "1", "play camel", "quit"]).out
    assert played.count("╭─ Players") == 2  # at the beginning, and when cards have come into play
    assert played.count("Pick a card: ▲ ■ ●◀") == 1
    assert "Player 1 offers “Thief”." in played
    assert "Player 1 plays “Camel”." in played
    assert "is dealt a card" not in played


def test_a_card_that_would_be_lost_is_marked() -> None:
    played = run(*position(), "--players", "3", lines=["offer silver", "1", "quit"]).out
    assert "Play “Thief”   ▯ ✗" in played


def test_a_card_to_be_taken_says_what_it_does_and_changes() -> None:
    seats = ["--seats", "you,random,random"]
    played = run(*position(), *seats, lines=["offer thief", "1", "play contract", "quit"]).out
    assert "you may take a card from the Bazaar" in played
    assert "6 points for each set of Spices, Camel and Gold in your play area" in " ".join(played.split())
    assert "+1 card" in played
    assert "Take nothing" in played


def test_sealed_choices_at_one_keyboard_stay_hidden_and_can_be_taken_back() -> None:
    seats = ["--seats", "you:Anna,you:Bob,you:Cleo"]
    answers = ["", "offer camel", "undo", "offer silver", "", "offer spices", "", "1", "", "quit"]
    played = run(*position(), *seats, lines=answers).out
    anna, bob_waits, bob, cleo, *_ = played.split(HAND_OVER)[1:]
    assert "Anna can still type “undo” and choose again." in anna
    assert "Offer “Contract”" in anna and "Offer “Contract”" in bob_waits
    assert "Anna offers" not in anna + bob_waits + bob
    assert "Offer “Camel”" in bob and "“Contract”" not in bob
    assert "Anna offers “Silver”." in cleo + _[0]
    assert "Anna offers “Camel”." not in played


def test_questions_at_the_table() -> None:
    asked = ["hint", "why 1", "why offer gold", "why pick yurt", "rules AMU-OFFER.1", "help", "score", "quit"]
    played = run(*position(), "--players", "3", lines=asked).out
    assert "Hint: " in played and "offer " in played
    assert "This is allowed: 1 · Offer" in played
    assert "You do not have “Gold” in your hand. [AMU-OFFER.1]" in played
    when = "You cannot do that now. You pick from the Market when the picking order reaches you. [AMU-PICK.1]"
    assert when in " ".join(played.split())
    assert "All at once and in secret" in played
    assert "the first letters of each word are enough (“of si”)" in " ".join(played.split())
    assert "▭ is a card for the table" in played
    assert "Arab majority" in played and "AMU-MAJ.2" in played


def test_the_tie_break_of_the_game_decides_who_is_named_first() -> None:
    """Nine points each and one Military symbol each: the better letter comes first and wears the crown."""
    areas = [{"area": [27], "hand": []}, {"area": [26], "hand": []}, {"area": [], "hand": []}]
    Path("end.json").write_text(json.dumps({"round": 9, "steps": [], "players": areas, "market": []}))
    ended = run("play", "amul", "--players", "3", "--position", "end.json").out
    lines = [" ".join(line.split()) for line in ended.splitlines()]
    first = lines.index("1. ▲ Soraya 9 points ♛")
    assert lines[first + 1] == "2. ● Player 1 9 points"


def test_a_replay_shows_every_hand_to_who_may_see_all(tmp_path: Path) -> None:
    run("play", "amul", "--players", "3", "--seed", "4", then="1")
    kept = next((tmp_path / "data" / "caravanserai").iterdir())
    everything = run("replay", str(kept), "--seat", "all", "--upto", "5").out
    assert everything.count(" Hand ") == 4  # one for each player, and the heading of a column
    public = run("replay", str(kept), "--upto", "5").out
    assert public.count(" Hand ") == 1
    assert "╭─ Market" in run("replay", str(kept), "--seat", "0", "--upto", "4", "--step").out
