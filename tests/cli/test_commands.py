"""The other commands, and every way of using them wrongly."""

from __future__ import annotations

import io
import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest

import caravanserai
import caravanserai.cli.simulate
from caravanserai.games import SHELF
from caravanserai.language import Rulebook
from caravanserai.server.settings import Settings
from tests.cli.person import run


def test_the_version_and_the_help() -> None:
    assert run("--version").out.startswith("caravanserai 0.")
    for command in ("play", "games", "rules", "simulate", "bench", "replay", "verify", "serve"):
        shown = run(command, "--help")
        assert shown.code == 0
        assert "examples:" in shown.out
        assert command in run("--help").out


def test_colours_only_where_they_are_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm-256color")
    assert "\x1b" not in run("games").out
    monkeypatch.setenv("FORCE_COLOR", "1")
    assert "\x1b[36m" not in run("games").out
    monkeypatch.delenv("NO_COLOR")
    assert "\x1b[36m" in run("games").out


def test_the_shelf() -> None:
    assert [each["id"] for each in run("games", "--json").json["games"]] == list(SHELF)
    assert "Three weeks, a handful of dice" in run("games").out
    assert "Trois semaines" in run("games", "--lang", "fr").out
    assert "Trzy tygodnie" in run("--lang", "pl", "games").out


def test_the_language_of_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert "Trois semaines" in run("games").out
    assert run("play", "go").err.startswith("Erreur\u00a0: Il n’y a pas de jeu")


@pytest.mark.parametrize("language", ["en", "fr", "pl"])
def test_the_whole_rulebook(language: str) -> None:
    shown = run("rules", "yspahan", "--lang", language).out
    book = Rulebook("yspahan", language)
    assert all(chapter.title in shown for chapter in book.chapters)
    for_players = [rule.id for chapter in book.chapters for rule in chapter.rules]
    assert [id for id in for_players if id not in shown] == []
    assert "svg" not in shown


def test_one_rule_and_a_search() -> None:
    assert "scores 2 points on the bottom row" in run("rules", "yspahan", "ysp-car.2").out
    assert run("rules", "yspahan", "ysp-car.2", "--json").json["id"] == "YSP-CAR.2"
    assert "YSP-BLD.3" in run("rules", "yspahan", "--search", "hammam free").out
    assert run("rules", "yspahan", "--search", "zzz", "--json").json["rules"] == []
    assert len(run("rules", "yspahan", "--json").json["chapters"]) > 10


def test_an_unknown_rule_names_its_neighbours() -> None:
    unknown = run("rules", "yspahan", "YSP-CAR")
    assert unknown.code == 2
    assert "YSP-CAR.1" in unknown.err
    assert run("rules", "yspahan", "nonsense").code == 2
    assert run("rules", "yspahan", "--search", "zzz").code == 1


TOURNAMENT = ["simulate", "yspahan", "--bots", "heuristic,random,random", "--games", "6", "--processes", "1"]


def test_a_tournament_for_machines() -> None:
    result = run(*TOURNAMENT, "--seed", "2", "--json").json
    assert {key: result[key] for key in ("game", "players", "games", "seed", "seat_balanced")} == {
        "game": "yspahan",
        "players": 3,
        "games": 6,
        "seed": 2,
        "seat_balanced": True,
    }
    assert [bot["bot"] for bot in result["bots"]] == ["classic", "random", "random"]
    assert result["bots"][0]["wins"] == 6
    assert result["decisions"] > 0


def test_a_tournament_for_people() -> None:
    shown = run(*TOURNAMENT, "--lang", "pl")
    assert "100.0%" in shown.out
    assert "Przedział 95 %" in shown.out
    uneven = run("simulate", "yspahan", "--bots", "random,random", "--games", "3", "--processes", "1")
    assert "not a multiple of 2" in uneven.err


def test_an_interrupted_tournament_ends_quietly(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(caravanserai.cli.simulate, "play_match", interrupted)
    ended = run(*TOURNAMENT)
    assert ended.code == 130
    assert ended.err.strip().endswith("Interrupted.")


def test_the_bench_for_machines_and_people() -> None:
    result = run("bench", "yspahan", "--seconds", "0.05", "--json").json
    (row,) = result["results"]
    assert {"game": row["game"], "players": row["players"]} == {"game": "yspahan", "players": 4}
    for figure in ("decisions_per_second", "games_per_second", "clones_per_second"):
        assert result[figure] == row[figure] > 0
    assert result["compiled"] is row["compiled"]
    assert set(row) == {
        "game",
        "players",
        "decisions_per_second",
        "games_per_second",
        "clones_per_second",
        "compiled",
    }
    shown = run("bench", "--players", "2", "--seconds", "0.05", "--lang", "fr")
    assert "Décisions/s" in shown.out and "yspahan" in shown.out
    assert "amul" not in shown.out  # two cannot play it


WRONG = [
    (["play", "chess"], "There is no game “chess”. Available games: yspahan"),
    (["play", "yspahna"], "did you mean “yspahan”?"),
    (["rules", "chess"], "no game “chess”"),
    (["bench", "chess"], "no game “chess”"),
    (["simulate", "chess", "--bots", "random"], "no game “chess”"),
    (["play", "yspahan", "--players", "5"], "possible numbers: 2, 3, 4"),
    (["play", "yspahan", "--players", "0"], "at least 1"),
    (["play", "yspahan", "--players", "many"], "not a whole number"),
    (["play", "yspahan", "--seats", "you"], "possible numbers: 2, 3, 4"),
    (["play", "yspahan", "--seats", "you,wizard,random"], "no computer player “wizard”"),
    (["play", "yspahan", "--seats", "you,random", "--players", "3"], "--seats names 2"),
    (["play", "yspahan", "--option", "fast"], "NAME=VALUE"),
    (["play", "yspahan", "--option", "fast=1"], "has no option “fast”"),
    (["play", "yspahan", "--option", "cards_before_roll=perhaps"], "It can be: false, true"),
    (["play", "yspahan", "--option", "first_player=9"], "random, 0, 1, 2, 3"),
    (["play", "yspahan", "--seed", "-1"], "at least 0"),
    (["play", "yspahan", "--seed", "9" * 80], "at least 0"),
    (["play", "yspahan", "--lang", "de"], "invalid choice: 'de'"),
    (["play", "yspahan", "--load", "none.json"], "There is no file none.json"),
    (["play", "yspahan", "--position", "none.json"], "There is no file none.json"),
    (["play", "yspahan", "--load", "none.json", "--seed", "3"], "--seed cannot be used with --load"),
    (["simulate", "yspahan", "--bots", "random,random", "--players", "3"], "--bots names 2"),
    (["simulate", "yspahan", "--bots", "random,wizard"], "no computer player “wizard”"),
    (["simulate", "yspahan", "--bots", "random"], "possible numbers: 2, 3, 4"),
    (["simulate", "yspahan", "--bots", "random,random", "--games", "0"], "from 1 to"),
    (["simulate", "yspahan"], "--bots"),
    (["bench", "--players", "9"], "possible numbers: 2, 3, 4"),
    (["bench", "--seconds", "0"], "more than 0"),
    (["bench", "--seconds", "long"], "number of seconds"),
    (["serve", "--port", "99999"], "from 0 to 65535"),
    (["dance"], "invalid choice: 'dance'"),
    ([], "required: COMMAND"),
]


@pytest.mark.parametrize(("command", "message"), WRONG, ids=[" ".join(command)[:60] for command, _ in WRONG])
def test_wrong_usage_is_told_with_the_remedy(command: list[str], message: str) -> None:
    told = run(*command)
    assert told.code == 2
    assert message in told.err
    assert told.out == ""


@pytest.mark.parametrize(
    "content",
    ["", "[]", "{", '{"day": 99}', '{"nonsense": 1}', '{"players": [{}]}', '{"shops": {"chest_pink_1": 9}}'],
)
def test_an_impossible_position_is_refused_with_the_reason(content: str) -> None:
    Path("p.json").write_text(content)
    told = run("play", "yspahan", "--players", "3", "--position", "p.json")
    assert told.code == 2
    assert "p.json is not a possible position" in told.err


def test_a_fault_of_ours_is_told_without_a_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("caravanserai.cli.shelf.load", lambda _: 1 / 0)
    told = run("games")
    assert told.code == 70
    assert "ZeroDivisionError" in told.err


def test_a_server_that_is_not_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "caravanserai.server.app", None)
    told = run("serve", "--no-browser")
    assert told.code == 1
    assert "The server cannot be started" in told.err


def test_serving(monkeypatch: pytest.MonkeyPatch) -> None:
    called: list[tuple[object, ...]] = []

    def serve(*arguments: object) -> None:
        called.append(arguments)
        raise KeyboardInterrupt  # how a server is stopped

    monkeypatch.setattr("caravanserai.server.app.run", serve)
    told = run("serve", "--port", "0", "--data-dir", "here", "--no-browser", "--lang", "fr")
    assert told.code == 0
    ((settings, host, port, browser),) = called
    assert isinstance(settings, Settings)
    assert (host, settings.database, settings.data_dir, browser) == ("127.0.0.1", None, Path("here"), False)
    assert f"http://localhost:{port}/" in told.err
    assert "arrêté" in told.err


def test_serving_as_the_settings_say(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    called: list[Settings] = []
    monkeypatch.setattr("caravanserai.server.app.run", lambda settings, *_: called.append(settings))
    file = tmp_path / "house.toml"
    file.write_text('bot_pause = 1.5\ndata_dir = "there"\n[limits]\ntable_burst = 5\n')
    flags = ["--host-name", "play.example.org", "--origin", "https://play.example.org", "--secure-cookies"]
    flags += ["--trusted-proxy", "10.1.2.3/8", "--trusted-proxy", "::1", "--metrics-port", "9100"]
    assert run("serve", "--port", "0", "--no-browser", "--settings", str(file), *flags).code == 0
    (settings,) = called
    assert "play.example.org" in settings.host_names and settings.origins == ["https://play.example.org"]
    assert settings.trusted_proxies == ["10.0.0.0/8", "::1/128"] and settings.secure_cookies is True
    assert (settings.metrics_port, settings.data_dir) == (9100, Path("there"))
    assert (settings.bot_pause, settings.limits.table_burst, settings.limits.chat_burst) == (1.5, 5, 8)
    assert run("serve", "--no-browser", "--trusted-proxy", "my proxy").code == 2
    for wrong in ("limits = 3", "[limits]\ntabel_burst = 5", "not toml"):
        file.write_text(wrong)
        refused = run("serve", "--port", "0", "--no-browser", "--settings", str(file))
        assert refused.code == 1 and "house.toml cannot be used" in refused.err


def test_a_server_that_cannot_start() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        refused = run("serve", "--port", str(taken.getsockname()[1]), "--no-browser")
    assert refused.code == 1
    assert "Choose another with --port" in refused.err
    assert run("serve", "--host", "nowhere.invalid", "--no-browser").code == 1
    for wrong in (["--database", "nothing://here"], ["--data-dir", __file__]):
        refused = run("serve", "--port", "0", "--no-browser", *wrong)
        assert refused.code == 1
        assert "Check --database and --data-dir" in refused.err


def test_a_closed_pipe_ends_the_command_silently() -> None:
    environment = os.environ | {"PYTHONPATH": str(Path(caravanserai.__file__).parents[1])}
    command = [sys.executable, "-m", "caravanserai.cli", "rules", "yspahan"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.read(10)
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait() == 141


def test_a_terminal_that_cannot_show_our_signs_gets_others(monkeypatch: pytest.MonkeyPatch) -> None:
    narrow = io.TextIOWrapper(io.BytesIO(), encoding="ascii")
    monkeypatch.setattr(sys, "stdout", narrow)
    from caravanserai.cli import main

    assert main(["games", "--lang", "pl"]) == 0
