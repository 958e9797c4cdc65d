"""The messages of one language, shared and for one game. The only module that uses Project Fluent."""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from caravanserai.games import folder

ENGLISH = "en"
_SHARED = Path(__file__).with_name("text")

Spoken = Mapping[str, str | int]


class UnknownLanguage(ValueError):
    """A language without texts."""


def languages() -> list[str]:
    """The languages there are, English first: one for each file of shared texts."""
    codes = sorted(file.stem for file in _SHARED.glob("*.ftl"))
    return sorted(codes, key=lambda code: code != ENGLISH)


def default_language(environment: Mapping[str, str] | None = None) -> str:
    """The language the environment asks for, or English if it asks for none of ours.

    >>> default_language({"LANG": "pl_PL.UTF-8"})
    'pl'
    >>> default_language({"LC_ALL": "C", "LANG": "fr_FR.UTF-8"})
    'en'
    """
    settings = os.environ if environment is None else environment
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        wish = settings.get(name, "")
        if wish:
            code = wish.replace("-", "_").partition("_")[0].lower()
            return code if code in languages() else ENGLISH
    return ENGLISH


def text_files(code: str, game_id: str | None) -> list[Path]:
    """The files with a language's messages: shared, of the game and of its lesson, where there are any."""
    if code not in languages():
        raise UnknownLanguage(f"there are no texts in {code!r}, only in {', '.join(languages())}")
    files = [_SHARED / f"{code}.ftl"]
    if game_id is not None:
        own = folder(game_id) / "text"
        files += [own / f"{code}.ftl", own / f"lesson.{code}.ftl"]
    return [file for file in files if file.is_file()]


class Texts:
    """Messages by key; each has a text and may have other forms."""

    def __init__(self, code: str, game_id: str | None) -> None:
        # no isolation marks: terminals show them, and none of our languages is written right to left
        self._bundle = FluentBundle([code], use_isolating=False)
        for file in text_files(code, game_id):
            self._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def has(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))

    def say(self, key: str, args: Spoken) -> tuple[str, list[str]]:
        """The message with its arguments, and any errors while formatting it."""
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            return key, [f"{key}: it has forms but no text of its own"]
        text, problems = self._bundle.format_pattern(pattern, dict(args))
        return str(text), [f"{key}: {problem}" for problem in problems]

    def forms(self, key: str, args: Spoken) -> dict[str, str]:
        """The other forms of a message (its attributes), such as the one with an article."""
        forms: dict[str, str] = {}
        for name, pattern in self._bundle.get_message(key).attributes.items():
            forms[name] = str(self._bundle.format_pattern(pattern, dict(args))[0])
        return forms


@cache
def load(code: str, game_id: str | None) -> Texts:
    """A language's messages for a game, read once."""
    return Texts(code, game_id)
