"""Games in the terminal, from the first prompt to the ranking."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from caravanserai import SHELF, game
from caravanserai.cli.boards import BOARDS
from caravanserai.language import languages
from tests.cli.person import run

START = ["--seed", "1", "--option", "first_player=0"]


OVER = {"en": "Game over", "fr": "Partie terminée", "pl": "Koniec gry"}
BARE_KEY = re.compile(r"\b(?:cli|event|move|prompt|reason|word|term|refusal|card|symbol)-[a-z_]+")
# for every game on the shelf the fewest and the most players, and every language
WHOLE_GAMES = [
    pytest.param(box, players, language, [], id=f"{box}-{players}-{language}")
    for number, box in enumerate(SHELF)
    for index, players in enumerate((game(box).counts[0], game(box).counts[-1]))
    for language in [languages()[(number + index) % 3]]
]
WHOLE_GAMES += [
    pytest.param(
        "yspahan", 3, "pl", ["must_place_all_cubes=no", "cards_before_roll=off"], id="yspahan-variant"
    ),
    pytest.param("amul", 5, "fr", ["tea=players"], id="amul-tea"),
]


@pytest.mark.parametrize(("box", "players", "language", "options"), WHOLE_GAMES)
def test_a_whole_game_by_numbers(
    box: str, players: int, language: str, options: list[str], tmp_path: Path
) -> None:
    chosen = [word for option in options for word in ("--option", option)]
    command = ["play", box, "--players", str(players), "--seed", "3", "--lang", language, *chosen]
    played = run(*command, then="1")
    assert played.code == 0
    assert OVER[language] in played.out
    assert " 1. " in played.out or "1.  " in played.out
    last = game(box).table(players, seed=1).breakdown(0)[-1]
    assert last.rule in played.out
    assert BARE_KEY.findall(played.out) == []
    assert "{" not in played.out
    kept = next((tmp_path / "data" / "caravanserai").iterdir())
    assert f"caravanserai verify {kept}" in played.out
    assert run("verify", str(kept)).code == 0


@pytest.mark.parametrize("box", SHELF)
def test_the_board_fits_80_and_120_columns(box: str, monkeypatch: pytest.MonkeyPatch) -> None:
    most = str(game(box).counts[-1])
    for width in (80, 120):
        monkeypatch.setenv("COLUMNS", str(width))
        for language in languages():
            command = ["play", box, "--players", most, "--lang", language, "--seed", "1"]
            shown = run(*command, lines=[*"1111", "hint", "board", "score", "quit"]).out
            boxes = [line for line in shown.splitlines() if line.startswith(("│", "╭", "╰"))]
            assert {len(line) for line in boxes} == {width}
            assert not [line for line in boxes if re.search(r"[^\d]…", line)]  # “1, 2, 3…” is a text
            assert f"{game(box).rule_prefix}-…" not in shown


def test_the_board_shows_everything_that_is_public() -> None:
    shown = run("play", "yspahan", "--players", "4", *START, lines=["take gold", "1", "quit"]).out
    for piece in (
        "Tower",
        "City",
        "Road · Supervisor C",
        "Caravan",
        "Players",
        "Hand",
        "[5]",
        "·W1/S1",
        "Hoist 4+4",
    ):
        assert piece in shown
    assert "Player 1 rolls" in shown
    assert "+2 Camels" in shown


def test_moves_by_notation_and_shorthand() -> None:
    played = run("play", "yspahan", *START, lines=["yellow 0", "t ca", "quit"])
    assert "Player 1 takes 2 Camels." in played.out


def test_an_empty_line_shows_the_options_again() -> None:
    played = run("play", "yspahan", *START, lines=["", "quit"])
    assert played.out.count("1  Roll without yellow dice") == 2


def test_undo_takes_back_and_says_why_it_cannot() -> None:
    played = run("play", "yspahan", *START, lines=["1", "undo", "take camels", "undo", "take gold", "quit"])
    assert "Something has been revealed since" in played.out
    assert "Undone." in played.out
    assert "Player 1 takes 2 Camels." in played.out
    assert "Player 1 takes 1 Gold." in played.out


def test_why_answers_for_legal_illegal_and_unknown_moves() -> None:
    asked = ["1", "why 1", "why take vase", "why take camel stew", "why", "why t", "quit"]
    played = run("play", "yspahan", *START, lines=asked).out
    assert "This is allowed: 1 · Take Camels." in played
    assert "There are no dice on the Vase floor. [YSP-" in played
    assert "“take camel stew” is not a move; did you mean: take camels" in played
    assert "Why what?" in played
    assert "“t” could be several moves: take camels, take sack" in played


def test_wrong_answers_are_explained_and_asked_again() -> None:
    played = run("play", "yspahan", *START, lines=["99", "0", "dance", "take gold", "1", "take vase", "quit"])
    assert played.code == 0
    assert "There is no option 99; choose from 1 to 3." in played.out
    assert "There is no option 0" in played.out
    assert "“dance” is neither a move nor a command" in played.out
    assert "You cannot do that now." in played.out
    assert "There are no dice on the Vase floor." in played.out


def test_hint_help_score_log_and_options() -> None:
    asked = ["hint", "help", "score", "1", "log", "options", "quit"]
    played = run("play", "yspahan", *START, lines=asked).out
    assert "Hint: 1 · Roll without yellow dice – yellow 0" in played
    assert "Your Gold is worth more elsewhere" in played
    assert "why MOVE" in played
    assert "· is a free shop" in played
    assert "YSP-BUILD.4" in played
    assert played.count("Player 1 rolls") == 2
    assert "Supply the Sack quarter  +2 goods  take sack" in played


def test_rules_at_the_table() -> None:
    asked = ["rules", "rules ysp-car.2", "rules hammam free", "rules YSP-CARR.2", "rules zzz zzz", "quit"]
    played = run("play", "yspahan", *START, lines=asked).out
    assert "YSP-CAR.1 – YSP-CAR.6" in played
    assert "Its owner at once scores 2 points" in played
    assert "YSP-BLD.3" in played
    assert "There is no rule YSP-CARR.2; near it:" in played
    assert "No rule mentions “zzz zzz”" in played


def test_the_hand_is_hidden_until_the_next_person_presses_enter() -> None:
    table = {"players": [{"hand": ["exchange"]}, {"hand": ["three_gold"]}, {}]}
    Path("hands.json").write_text(json.dumps(table))
    seats = ["--seats", "you:Anna,you:Bob,random", "--option", "first_player=0", "--position", "hands.json"]
    played = run(
        "play", "yspahan", "--seed", "3", *seats, lines=["", "1", "take camels", "end", "", "quit"]
    ).out
    annas, bobs = played.split("Bob, it is your turn. Press Enter when only you can see the screen.")
    assert "Anna, it is your turn." in annas
    assert "Exchange" in annas
    assert "Three Gold" not in annas
    assert "Three Gold" in bobs
    assert "Exchange  Swap" not in bobs


def test_computers_among_themselves_can_be_watched() -> None:
    watched = run("play", "yspahan", "--seats", "random,random,apprentice", "--seed", "8")
    assert watched.code == 0
    assert "The game is over" in watched.out
    assert "Soraya" in watched.out


def test_a_game_is_saved_and_played_on_with_the_same_dice(tmp_path: Path) -> None:
    first = run("play", "yspahan", *START, lines=["1", "take camels", "save mine.json", "quit"])
    assert "caravanserai play yspahan --load mine.json" in first.out
    loaded = run("play", "yspahan", "--load", "mine.json", lines=["board", "undo", "quit"])
    assert loaded.code == 0
    assert "Undone." in loaded.out
    assert run("play", "yspahan", "--load", "mine.json", then="1").code == 0
    kept = next((tmp_path / "data" / "caravanserai").iterdir())
    proved = run("verify", str(kept), "--json").json
    assert (proved["seed_proved"], proved["over"]) == (True, True)


def test_a_position_is_set_up_and_played() -> None:
    table = game("yspahan").table(players=3, seed=1, options={"first_player": 0})
    table.play(0, "yellow 0")
    Path("here.json").write_text(json.dumps(table.position()))
    played = run("play", "yspahan", "--players", "3", "--position", "here.json", lines=["1", "quit"])
    assert played.code == 0
    assert "Take a group of dice" in played.out


def test_leaving_in_any_way_keeps_the_game(tmp_path: Path) -> None:
    ended = run("play", "yspahan", *START, lines=["1"])
    assert ended.code == 1
    assert "The input ended before the game did." in ended.err
    assert "caravanserai play yspahan --load" in ended.err
    kept = next((tmp_path / "data" / "caravanserai").iterdir())
    assert run("play", "yspahan", "--load", str(kept), lines=["quit"]).code == 0


def test_a_game_without_a_board_of_its_own_is_shown_as_text(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(BOARDS, "yspahan")
    played = run("play", "yspahan", *START, lines=["1", "take camels", "quit"])
    assert played.code == 0
    assert "Supervisor C" in played.out
    assert "Player 1 takes 2 Camels." in played.out
