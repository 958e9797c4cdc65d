"""Line editing, history and completion, if Python was built with readline."""

from __future__ import annotations

import importlib


def complete(words: list[str]) -> None:
    """From now on, Tab completes to one of these."""
    try:
        readline = importlib.import_module("readline")
    except ImportError:  # Windows, and some minimal builds
        return

    def suggest(text: str, number: int) -> str | None:
        fitting = [word for word in words if word.startswith(text.casefold())]
        return fitting[number] if number < len(fitting) else None

    readline.set_completer_delims("\n")  # a move may be several words
    readline.set_completer(suggest)
    readline.parse_and_bind("tab: complete")
