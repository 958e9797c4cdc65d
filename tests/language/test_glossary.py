"""One word for each thing: the glossaries of the games, and the words they forbid."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from caravanserai.games import SHELF
from caravanserai.language import languages

ROOT = Path(__file__).resolve().parents[2]
GAMES = ROOT / "src" / "caravanserai" / "games"
SHARED = ROOT / "src" / "caravanserai" / "language" / "text"
WITH_GLOSSARY = [game for game in SHELF if (GAMES / game / "text" / "glossary.toml").is_file()]
each_game = pytest.mark.parametrize("game", WITH_GLOSSARY)


def test_the_four_classics_have_a_glossary() -> None:
    assert {"yspahan", "amul", "dragons", "emira"} <= set(WITH_GLOSSARY)


def glossary(game: str) -> dict[str, dict[str, object]]:
    return tomllib.loads((GAMES / game / "text" / "glossary.toml").read_text(encoding="utf-8"))


def lines(game: str, code: str) -> list[str]:
    """What players read about a game in one language: messages, rulebook and reference."""
    files = [
        GAMES / game / "text" / f"{code}.ftl",
        *(GAMES / game / "text").glob(f"*.{code}.ftl"),
        ROOT / "web" / "src" / "games" / game / "text" / f"{code}.ftl",
        ROOT / "docs" / "rules" / f"{game}.{code}.md",
        ROOT / "docs" / "reference" / f"{game}.{code}.md",
    ]
    found = [
        line for file in files if file.is_file() for line in file.read_text(encoding="utf-8").splitlines()
    ]
    return [said for line in [*found, *told_by_the_terminal(game, code)] if (said := spoken(line))]


def told_by_the_terminal(game: str, code: str) -> list[str]:
    """The messages among the shared ones that speak of this game: the legend of its board, and others."""
    shared = SHARED / f"{code}.ftl"
    own = re.compile(rf"cli-(legend-)?{game}\b")
    return [line for line in shared.read_text(encoding="utf-8").splitlines() if own.match(line)]


def spoken(line: str) -> str:
    """A line without comments, keys, arguments and code, which no player reads."""
    if line.startswith("#") and " = " in line:
        return ""
    line = re.sub(r"^[a-z][\w-]* = ", "", line)
    return re.sub(r"`[^`]*`|\{[^{}\"]*\}|\{ \$\S+ ->|\[\w+\]", "", line)


@pytest.mark.parametrize("code", languages())
@each_game
def test_no_forbidden_word_is_used(game: str, code: str) -> None:
    for term, entry in glossary(game).items():
        avoided = entry.get("avoid", {})
        assert isinstance(avoided, dict)
        for word in avoided.get(code, []):
            pattern = re.compile(rf"(?<!\w){re.escape(word)}", re.IGNORECASE)
            met = [line for line in lines(game, code) if pattern.search(line)]
            assert met == [], f"{term}: write “{entry[code]}”, not “{word}”"


@pytest.mark.parametrize("code", languages())
@each_game
def test_every_word_of_the_glossary_is_used(game: str, code: str) -> None:
    text = "\n".join(lines(game, code)).casefold()
    assert [term for term, entry in glossary(game).items() if str(entry[code]).casefold() not in text] == []


def test_a_forbidden_word_would_be_noticed() -> None:
    assert spoken("prompt-act = Move the Zarządca to { $space }") == "Move the Zarządca to "
    assert spoken("| `cube` | the cube |") == "|  | the cube |"
