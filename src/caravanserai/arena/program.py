"""Bots that are programs of their own: asked and answering in lines of JSON (docs/bots.md)."""

from __future__ import annotations

import json
import queue
import shlex
import subprocess
import threading
from typing import Any, Final

import msgspec

from caravanserai.bots.players import Bot, bot
from caravanserai.kernel.chance import Chance
from caravanserai.kernel.game import Game
from caravanserai.kernel.state import State

PREFIX: Final = "program:"
PROTOCOL: Final = 1
_PATIENCE: Final = 60.0  # seconds a program may take for an answer
_KNOWN: Final = {"view", "position", "ratings"}


class BrokenProgram(Exception):
    """A program that cannot be started, does not answer, or answers with something that is no move."""


def named_bot(name: str) -> Bot:
    """The bot with this name; `program:COMMAND` starts a program."""
    if name.startswith(PREFIX):
        return Program(name)
    return bot(name)


class Program(Bot):
    """A program that is told the position as its seat knows it, and answers with a move."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._running: subprocess.Popen[str] | None = None
        self._lines: queue.Queue[str] = queue.Queue()
        self._wants: set[str] = set()

    def choose(self, game: Game, state: State, seat: int, chance: Chance) -> int:
        if self._running is None:
            self._start()
        options = state.legal(seat)
        texts = [game.space.text(action) for action in options]
        question: dict[str, Any] = {
            "game": game.id,
            "players": int(state.players_count),
            "seat": seat,
            "moves": texts,
            "seed": int(chance.below(1 << 30)),
        }
        if "view" in self._wants:
            question["view"] = msgspec.to_builtins(game.view(state, seat))
        if "position" in self._wants:
            question["position"] = game.to_position(state)
        if "ratings" in self._wants:
            question["ratings"] = game.advice.rates(state, seat, options)
        self._say(question)
        move = self._hear().get("move")
        if move not in texts:
            raise BrokenProgram(f"{self.name} answered {move!r}, which is not one of its moves")
        return options[texts.index(move)]

    def _start(self) -> None:
        command = shlex.split(self.name.removeprefix(PREFIX))
        try:
            self._running = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
            )
        except (OSError, ValueError, IndexError) as error:
            raise BrokenProgram(f"{self.name} cannot be started: {error}") from None
        threading.Thread(target=self._listen, daemon=True).start()
        self._say({"caravanserai": PROTOCOL})
        wants = self._hear().get("wants", [])
        if not isinstance(wants, list) or not _KNOWN.issuperset(map(str, wants)):
            raise BrokenProgram(f"{self.name} wants {wants!r}; it can have {', '.join(sorted(_KNOWN))}")
        self._wants = set(wants)

    def _listen(self) -> None:
        """Collect the lines of the program; an empty one says that there will be no more."""
        assert self._running is not None and self._running.stdout is not None
        for line in self._running.stdout:
            self._lines.put(line)
        self._lines.put("")

    def _say(self, message: dict[str, Any]) -> None:
        assert self._running is not None and self._running.stdin is not None
        try:
            self._running.stdin.write(json.dumps(message) + "\n")
            self._running.stdin.flush()
        except OSError:
            raise BrokenProgram(f"{self.name} has ended") from None

    def _hear(self) -> dict[str, Any]:
        try:
            line = self._lines.get(timeout=_PATIENCE)
        except queue.Empty:
            raise BrokenProgram(f"{self.name} has not answered for {_PATIENCE:g} seconds") from None
        if not line:
            raise BrokenProgram(f"{self.name} has ended")
        try:
            answer = json.loads(line)
        except ValueError:
            answer = None
        if not isinstance(answer, dict):
            raise BrokenProgram(f"{self.name} answered something that is no JSON object: {line[:80]!r}")
        return answer

    def close(self) -> None:
        """End the program."""
        if self._running is not None:
            assert self._running.stdin is not None and self._running.stdout is not None
            self._running.stdin.close()
            self._running.terminate()
            self._running.wait()
            self._running.stdout.close()
            self._running = None
