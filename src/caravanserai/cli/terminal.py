"""Where the command line reads and writes: colours if wanted, in one language."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping, Sequence
from typing import Any, Final, TextIO

from rich.console import Console, RenderableType
from rich.text import Text

from caravanserai.cli.problems import EndOfInput, Problem
from caravanserai.kernel.game import Game
from caravanserai.language import Language
from caravanserai.language.language import Argument

WIDEST: Final = 120  # longer lines are hard to read, however wide the window


class Terminal:
    """The screen, the keyboard and the language in use."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.language = Language(code)
        self.out = _console(sys.stdout)
        self.err = _console(sys.stderr)

    def speak_of(self, game: Game) -> Language:
        """From now on, use this game's texts as well."""
        self.language = Language(self.code, game)
        return self.language

    @property
    def width(self) -> int:
        return self.out.width

    @property
    def interactive(self) -> bool:
        """Whether a person is at the terminal."""
        return self.out.is_terminal and sys.stdin.isatty()

    def say(self, key: str, args: Mapping[str, Argument] | None = None, names: Sequence[str] = ()) -> str:
        return self.language.say(key, args, names)

    def show(self, *things: RenderableType) -> None:
        """Print renderables, one below another; plain strings are never parsed as markup."""
        for thing in things:
            self.out.print(thing)

    def tell(self, key: str, args: Mapping[str, Argument] | None = None, style: str = "") -> None:
        """Print a message."""
        self.out.print(Text(self.say(key, args), style), soft_wrap=True)

    def warn(self, key: str, args: Mapping[str, Argument] | None = None) -> None:
        """Print a message for the person, not into the output."""
        self.err.print(Text(self.say(key, args)), soft_wrap=True)

    def complain(self, problem: Problem) -> None:
        """Report what went wrong on the error stream."""
        text = Text.assemble((f"{self.say('cli-error')} ", "bold red"), self.say(problem.key, problem.args_))
        self.err.print(text, soft_wrap=True)

    def json(self, document: Any) -> None:
        """Print a document for machines: never wrapped or coloured."""
        sys.stdout.write(json.dumps(document, indent=2, ensure_ascii=False) + "\n")

    def ask(self, question: str) -> str:
        """What the person types; raises `EndOfInput` if there is no more input."""
        self.out.file.flush()
        try:
            return input(question).strip()
        except EOFError:
            raise EndOfInput from None
        except UnicodeDecodeError:
            return "\N{REPLACEMENT CHARACTER}"  # no move has this name, so the person gets an error

    def wipe(self) -> None:
        """Clear the screen and the scrollback, so that the next player sees no hand."""
        if self.interactive:
            sys.stdout.write("\x1b[H\x1b[2J\x1b[3J")
            sys.stdout.flush()


class _Console(Console):
    """A console that leaves closed pipes to the entry point."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def _console(stream: TextIO) -> Console:
    console = _Console(file=stream, highlight=False, markup=False, emoji=False)
    if console.width > WIDEST:
        console.width = WIDEST
    return console


def forgive_encodings() -> None:
    """Print a question mark for characters the terminal cannot show, instead of failing."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
