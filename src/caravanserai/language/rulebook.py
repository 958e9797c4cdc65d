"""A game's rules by ID, read from the rulebook that people read."""

from __future__ import annotations

import contextlib
import difflib
import re
import unicodedata
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from caravanserai.games import SHELF, UnknownGame, folder
from caravanserai.language.texts import ENGLISH

Found = TypeVar("Found")

_PACKAGE = Path(__file__).parents[1]
_PLACES = (_PACKAGE / "rulebooks", _PACKAGE.parents[1] / "docs" / "rules")  # installed; run from sources
_REFERENCES = (_PACKAGE / "references", _PACKAGE.parents[1] / "docs" / "reference")
_RULE = re.compile(r"- \*\*(?P<id>[A-Z0-9]+-[A-Z0-9]+\.\d+)\*\* (?P<text>.*)")


class NoRulebook(ValueError):
    """No rulebook for this game in this language."""


class UnknownRule(ValueError):
    """No rule has this ID; carries similar IDs."""

    def __init__(self, id: str, near: list[str]) -> None:
        hint = f"; did you mean {' or '.join(near)}?" if near else ""
        super().__init__(f"there is no rule {id!r}{hint}")
        self.id = id
        self.near = near


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule: its ID and its text."""

    id: str
    text: str


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter of the rulebook: its title, its rules in order and its whole text."""

    title: str
    rules: list[Rule]
    text: str


class Rulebook:
    """The rulebook of one game in one language.

    >>> rules = Rulebook("yspahan", "en")
    >>> rules.chapters[1].title
    'Setup'
    >>> rules.text("ysp-car.2")[:39]
    'Its owner at once scores 2 points on th'
    """

    def __init__(self, game_id: str, code: str) -> None:
        file = _find(game_id, code)
        opening, self.chapters = _read(file)
        self.title = opening[0].removeprefix("# ")
        self.introduction = "\n".join(opening[1:]).strip()
        # how the program asks and answers: rules with IDs too, but nothing for players
        program = file.parent / "program" / file.name
        self.program = _read(program)[1] if program.is_file() else []
        self._rules = {rule.id: rule for chapter in self.chapters + self.program for rule in chapter.rules}

    @property
    def ids(self) -> list[str]:
        """The ID of every rule, in book order."""
        return list(self._rules)

    def text(self, id: str) -> str:
        """The text of a rule; case does not matter."""
        rule = self._rules.get(id.strip().upper())
        if rule is None:
            raise UnknownRule(id, self._near(id.strip().upper()))
        return rule.text

    def search(self, words: str) -> list[Rule]:
        """The rules that contain every one of the words; case and accents do not matter."""
        wanted = _plain(words).split()
        if not wanted:
            return []
        return [
            rule
            for rule in self._rules.values()
            if all(word in _plain(f"{rule.id} {rule.text}") for word in wanted)
        ]

    def _near(self, id: str) -> list[str]:
        family = [known for known in self._rules if known.startswith(f"{id.rstrip('.')}.")]
        return family[:3] or difflib.get_close_matches(id, self._rules, n=3, cutoff=0.6)


def reference(game_id: str, code: str) -> str:
    """A game's rules on one page."""
    return _find(game_id, code, _REFERENCES, "reference").read_text(encoding="utf-8")


def translated(read: Callable[[str, str], Found], game_id: str, code: str) -> Found:
    """A game's rulebook or reference in a language; in English if it is not translated."""
    try:
        return read(game_id, code)
    except NoRulebook:
        return read(game_id, ENGLISH)


def pictures(game_id: str) -> dict[str, Path]:
    """The pictures of a game's rulebook by file name: SVG only, and none that lies elsewhere."""
    places = [place / "images" for place in _PLACES]
    ours = f"{game_id}-"
    if game_id not in SHELF:
        ours = ""
        with contextlib.suppress(UnknownGame):
            places = [folder(game_id) / "rules" / "images"]
    for place in places:
        if place.is_dir():
            return {file.name: file for file in sorted(place.glob(f"{ours}*.svg")) if not file.is_symlink()}
    return {}


def _find(game_id: str, code: str, places: tuple[Path, ...] = _PLACES, beside: str = "rules") -> Path:
    """Our own books lie together; a game of another package has them beside its code."""
    files = [place / f"{game_id}.{code}.md" for place in places]
    if game_id not in SHELF:
        with contextlib.suppress(UnknownGame):
            files = [folder(game_id) / beside / f"{code}.md"]
    for file in files:
        if file.is_file():
            return file
    raise NoRulebook(f"there is no rulebook of {game_id!r} in {code!r}")


def _read(file: Path) -> tuple[list[str], list[Chapter]]:
    """The lines before the first chapter, and the chapters."""
    lines = file.read_text(encoding="utf-8").splitlines()
    starts = [number for number, line in enumerate(lines) if line.startswith("## ")]
    ends = [*starts[1:], len(lines)]
    opening = lines[: starts[0]] if starts else lines
    return opening, [_chapter(lines[start:end]) for start, end in zip(starts, ends, strict=True)]


def _chapter(lines: list[str]) -> Chapter:
    rules: list[Rule] = []
    continues = False
    for line in lines[1:]:
        match = _RULE.match(line)
        if match:
            rules.append(Rule(match["id"], match["text"].strip()))
        elif continues and line.startswith("  "):
            rules[-1] = Rule(rules[-1].id, f"{rules[-1].text} {line.strip()}")
            continue
        continues = match is not None
    return Chapter(lines[0].removeprefix("## ").strip(), rules, "\n".join(lines[1:]).strip())


def _plain(text: str) -> str:
    """A text prepared for searching: lower case, no accents, ordinary spaces and apostrophes."""
    letters = unicodedata.normalize("NFKD", text.casefold().replace("ł", "l").replace("’", "'"))
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
