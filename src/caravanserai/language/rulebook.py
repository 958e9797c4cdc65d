"""A game's rules by ID, read from the rulebook that people read."""

from __future__ import annotations

import difflib
import re
import unicodedata
from dataclasses import dataclass
from pathlib import Path

_PACKAGE = Path(__file__).parents[1]
_PLACES = (_PACKAGE / "rulebooks", _PACKAGE.parents[1] / "docs" / "rules")  # installed; run from sources
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
        lines = _find(game_id, code).read_text(encoding="utf-8").splitlines()
        starts = [number for number, line in enumerate(lines) if line.startswith("## ")]
        ends = [*starts[1:], len(lines)]
        opening = lines[: starts[0]] if starts else lines
        self.title = opening[0].removeprefix("# ")
        self.introduction = "\n".join(opening[1:]).strip()
        self.chapters = [_chapter(lines[start:end]) for start, end in zip(starts, ends, strict=True)]
        self._rules = {rule.id: rule for chapter in self.chapters for rule in chapter.rules}

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


def _find(game_id: str, code: str) -> Path:
    for place in _PLACES:
        file = place / f"{game_id}.{code}.md"
        if file.is_file():
            return file
    raise NoRulebook(f"there is no rulebook of {game_id!r} in {code!r}")


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
    """A text prepared for searching: lower case, no accents, ordinary spaces."""
    letters = unicodedata.normalize("NFKD", text.casefold().replace("ł", "l"))
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
