"""What is measured: our games in both builds and every peer, each in its own process."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import sysconfig
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from environment import BENCH, ROOT, Environment

PLAYERS = 4
INTERPRETED = "Caravanserai, interpreted"
COMPILED = "Caravanserai, compiled"
# with observations and masks, as learners use the games: many at once, one, or through a peer's interface
BATCHED = "Caravanserai, batched"
OWN_INTERFACES = {"batch": BATCHED, "episode": "Caravanserai, one game"}
ADAPTERS = {"pettingzoo": "Caravanserai as PettingZoo", "openspiel": "Caravanserai as OpenSpiel"}


@dataclass(frozen=True)
class Measure:
    """The speed of one engine in one game, in one round."""

    engine: str
    game: str
    decisions_per_second: float
    games_per_second: float
    copies_per_second: float | None
    compiled: bool | None = None  # ours only: what the package reports about itself


@dataclass(frozen=True)
class Contestant:
    """A command to run, and how to read what it prints."""

    name: str
    command: list[str]
    environment: dict[str, str]
    read: Callable[[Any], list[Measure]]

    def run(self, seconds: float) -> list[Measure]:
        """Measure once; raises `NotMeasured` with the reason on failure."""
        try:
            done = subprocess.run(
                [*self.command, "--seconds", str(seconds)],
                env=self.environment,
                cwd=ROOT,
                capture_output=True,
                text=True,
                timeout=60 + 20 * seconds,
                check=False,
            )
        except subprocess.TimeoutExpired as error:
            raise NotMeasured(f"no answer after {error.timeout:.0f} s") from error
        if done.returncode != 0:
            reason = _last_line(done.stderr).removeprefix(f"{self.command[0]}: ")
            raise NotMeasured(reason or f"ended with code {done.returncode}")
        try:
            return self.read(json.loads(done.stdout))
        except (ValueError, KeyError, TypeError) as error:
            raise NotMeasured(f"unreadable answer: {error!r}") from error


class NotMeasured(Exception):
    """A contestant produced no figures; the message says why."""


def contestants(games: list[str], peers: Environment) -> list[Contestant]:
    """Everyone who takes part in a round, in order."""
    ours = [ours_in(game, name) for game in games for name in (INTERPRETED, COMPILED)]
    ours += [_learning(game, *each) for game in games for each in OWN_INTERFACES.items()]
    ours += [
        _adapted(_learning(game, interface, name), peers)
        for game in games
        for interface, name in ADAPTERS.items()
        if interface in peers.installed
    ]
    return ours + [_peer(name, peers) for name in peers.installed]


def ours_in(game: str, name: str) -> Contestant:
    """One of our games, interpreted or compiled."""
    command = [sys.executable, "-m", "caravanserai.cli", "bench", game, "--players", str(PLAYERS), "--json"]
    environment = one_thread()
    if name == INTERPRETED:
        # The plain sources come first on the path, so they shadow the installed, compiled package.
        environment["PYTHONPATH"] = str(ROOT / "src")

    def read(answer: Any) -> list[Measure]:
        return [
            Measure(
                engine=name,
                game=f"{result['game'].capitalize()}, {result['players']} players",
                decisions_per_second=float(result["decisions_per_second"]),
                games_per_second=float(result["games_per_second"]),
                copies_per_second=float(result["clones_per_second"]),
                compiled=bool(result["compiled"]),
            )
            for result in answer["results"]
        ]

    return Contestant(f"{name}: {game}", command, environment, read)


def _learning(game: str, interface: str, name: str) -> Contestant:
    """One of our games, with observations and masks as NumPy arrays."""
    command = [sys.executable, "-m", "caravanserai.research.speed", game, "--interface", interface]
    command += ["--players", str(PLAYERS)]

    def read(answer: Any) -> list[Measure]:
        return [
            Measure(
                engine=name,
                game=f"{answer['game'].capitalize()}, {answer['players']} players",
                decisions_per_second=float(answer["decisions_per_second"]),
                games_per_second=float(answer["games_per_second"]),
                copies_per_second=None,
                compiled=bool(answer["compiled"]),
            )
        ]

    return Contestant(f"{name}: {game}", command, one_thread(), read)


def _adapted(contestant: Contestant, peers: Environment) -> Contestant:
    """The same installed package, run in the peers' environment."""
    command = [str(peers.python), *contestant.command[1:]]
    environment = contestant.environment | {"PYTHONPATH": sysconfig.get_paths()["purelib"]}
    return replace(contestant, command=command, environment=environment)


def _peer(name: str, peers: Environment) -> Contestant:
    """One peer, played by its script in the peers' environment."""
    command = [str(peers.python), str(BENCH / "peers" / f"play_{name}.py")]

    def read(answer: Any) -> list[Measure]:
        return [
            Measure(
                engine=result["peer"],
                game=result["game"],
                decisions_per_second=float(result["decisions_per_second"]),
                games_per_second=float(result["games_per_second"]),
                copies_per_second=result["copies_per_second"],
            )
            for result in answer
        ]

    return Contestant(name, command, one_thread(), read)


def one_thread() -> dict[str, str]:
    """The environment of every measurement: one thread, a clean path, no banners on stdout."""
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    return environment | {"OMP_NUM_THREADS": "1", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}


def _last_line(text: str) -> str:
    lines = text.strip().splitlines()
    return lines[-1] if lines else ""
