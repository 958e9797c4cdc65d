"""What an editor has struck out stays out, and no sentence depends on how a name begins or is declined."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from caravanserai.language import languages

ROOT = Path(__file__).resolve().parents[2]
each_language = pytest.mark.parametrize("code", languages())

STRUCK_OUT = {
    "en": (
        *(
            "The line is lost",
            "Pieces move",
            "The table in words",
            "all-seeing",
            "plays your seat: come back",
        ),
        *(
            r"(?<!There )is no (move|option|position)\b",
            r"\(usually",
            "is proved",
            "seed is not opened",
            "is rid of",
        ),
        *(
            "has not so many",
            "ahead of everybody",
            "the question of a gift",
            "^The camel to",
            "on the shelf, by",
        ),
        *("exactly as far as nothing came out", "think side by side", "by the custom of"),
    ),
    "fr": (
        *("à la parole", "En attente de", "Les pièces bougent", "La table en mots", "Lumière", "est prouvé"),
        *(r"aux yeux de \{", r"série de \{", r"\} est fermé\b", r"tient \{", r"\bla liaison est coupée"),
    ),
    "pl": (
        *(
            r"\} zamknięte",
            r"zestaw \{",
            "Oczami",
            "nic nie bierze dzięki",
            "zostaje na [Tt]argu i",
            "Światło",
        ),
        *("ma dobre widoki", "drugi w rankingu", "Lampa płonie", "uprawnieni", "Stół w słowach", "na półce"),
    ),
}


def files(code: str) -> Iterator[Path]:
    """Everything that players read in a language: messages, lessons, rulebooks, references."""
    for folder, ending in (("src/caravanserai", f"{code}.ftl"), ("web/src", f"{code}.ftl")):
        yield from sorted((ROOT / folder).rglob(f"*{ending}"))
    for folder in ("rules", "reference"):
        yield from sorted((ROOT / "docs" / folder).glob(f"*.{code}.md"))


def guides() -> Iterator[Path]:
    """What is written in English only."""
    yield from (ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md")))


def lines(paths: Iterator[Path]) -> Iterator[tuple[Path, str]]:
    for path in paths:
        for line in path.read_text(encoding="utf-8").splitlines():
            if not (path.suffix == ".ftl" and line.startswith("#")):
                yield path, line


@each_language
def test_what_was_struck_out_stays_out(code: str) -> None:
    read = [*lines(files(code)), *(lines(guides()) if code == "en" else ())]
    for phrase in STRUCK_OUT[code]:
        pattern = re.compile(phrase)
        met = [f"{path.name}: {line}" for path, line in read if pattern.search(said(line))]
        assert met == [], phrase


def said(line: str) -> str:
    """A line without its key."""
    return re.sub(r"^[a-z][\w-]* = ", "", line)


# --- French: words that are cut short before a vowel stand only before numbers and forms made for it -------

CUT_SHORT = r"(?:de|le|la|que|ne|se|me|si|jusque|lorsque|puisque|avant que|parce que)"
# Numbers and names of places, files and options: none of them is elided in French.
NEVER_ELIDED = {
    *("token", "value", "number", "bid", "least", "below", "gift", "discount", "payment", "price", "gold"),
    *("free", "limit", "most", "units", "dice", "plays", "cards", "moves", "low", "players", "fair", "file"),
    *("host", "unit", "games"),
}
# A form with an article or quotation mark of its own, an amount; the kinds of treasure begin with consonants.
MADE_FOR_IT = re.compile(r"-(the|quoted|in|from)$|^amount-|^kind-many$")


def test_french_elides_nothing_before_a_name() -> None:
    pattern = re.compile(rf"(?<!\w){CUT_SHORT} \{{ \$?([\w-]+) \}}", re.IGNORECASE)
    for path, line in lines(file for file in files("fr") if file.suffix == ".ftl"):
        for variable in pattern.findall(line):
            assert variable in NEVER_ELIDED or MADE_FOR_IT.search(variable), (
                f"{path.parent.parent.name}: {line}"
            )


@pytest.mark.parametrize(("code", "foreign"), [("fr", "'"), ("en", "’")])
def test_a_language_has_one_apostrophe(code: str, foreign: str) -> None:
    """The curly one in French, the straight one in English."""
    met = [f"{path.name}: {line}" for path, line in lines(files(code)) if re.search(rf"\w{foreign}", line)]
    assert met == []
