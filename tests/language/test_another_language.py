"""A language is its files: terminal, server and rules take a made-up one, and English fills its gaps.

The page lists its languages from its files, too (`web/src/language/languages.test.ts`).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from shutil import copytree

import pytest

from caravanserai import game
from caravanserai.cli.commands import parser
from caravanserai.games import folder
from caravanserai.language import Language, Rulebook, default_language, languages, reference, rulebook, texts
from caravanserai.server import shelf
from caravanserai.server.models import Models
from tests.cli.person import run

ROOT = Path(__file__).parents[2]
BOOK = "# Ispachan\n\nMae govannen.\n\n## Teithad\n\n- **YSP-SETUP.1** Pan si.\n"


@pytest.fixture(autouse=True)
def _sindarin(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A few files are added: shared texts, and for one game its texts, rules and reference."""
    shared, games, rules, pages = (tmp_path / name for name in ("text", "games", "rules", "reference"))
    copytree(texts._SHARED, shared)
    copytree(folder("yspahan") / "text", games / "yspahan" / "text")
    copytree(folder("amul") / "text", games / "amul" / "text")
    (shared / "sjn.ftl").write_text("yes = sui\n", encoding="utf-8")
    (games / "yspahan" / "text" / "sjn.ftl").write_text("title = Ispachan\n", encoding="utf-8")
    monkeypatch.setattr(texts, "_SHARED", shared)
    monkeypatch.setattr(texts, "folder", lambda game_id: games / game_id)
    for place in (rules, pages):
        place.mkdir()
        (place / "yspahan.sjn.md").write_text(BOOK, encoding="utf-8")
    monkeypatch.setattr(rulebook._find, "__defaults__", ((rules, *rulebook._PLACES), "rules"))
    monkeypatch.setattr(rulebook, "_REFERENCES", (pages, *rulebook._REFERENCES))
    caches = (texts.load, shelf.texts, shelf.rules, shelf.reference)
    for cached in caches:
        cached.cache_clear()
    yield
    for cached in caches:
        cached.cache_clear()


def test_it_is_listed_after_english() -> None:
    assert languages() == ["en", "fr", "pl", "sjn"]
    assert default_language({"LANG": "sjn"}) == "sjn"


def test_its_words_are_used_and_english_fills_the_gaps() -> None:
    spoken = Language("sjn", game("yspahan"))
    assert (spoken.say("title"), spoken.say("yes"), spoken.say("no")) == ("Ispachan", "sui", "no")
    assert Language("sjn", game("amul")).say("title") == "Āmul"
    assert spoken.name("souk", "chest_pink", form="the") == "the pink Chest souk"
    assert spoken.name("shop", "chest_pink_3") == "Chest pink 3"
    assert spoken.join(["Anna", "Bob", "Cleo"]) == "Anna, Bob and Cleo"


def test_a_game_can_be_played_in_it() -> None:
    """Whatever is not translated is said in English; nothing is shown as a key."""
    played = run("play", "yspahan", "--players", "2", "--seed", "1", "--lang", "sjn", then="1")
    assert played.code == 0
    assert (
        re.findall(r"\b(?:cli|event|move|prompt|reason|word|term|floor|souk|card)-[a-z_]+", played.out) == []
    )
    assert "Game over" in played.out


def test_the_terminal_takes_it() -> None:
    assert parser().parse_args(["--lang", "sjn", "games"]).lang == "sjn"
    assert "Ispachan" in run("games", "--lang", "sjn").out
    assert "Pan si." in run("rules", "yspahan", "YSP-SETUP.1", "--lang", "sjn").out


def test_its_rules_are_read_and_english_stands_in_for_the_others() -> None:
    assert Rulebook("yspahan", "sjn").chapters[0].title == "Teithad"
    assert reference("yspahan", "sjn") == BOOK
    assert shelf.rules("yspahan", "sjn").title == "Ispachan"
    assert "Mae govannen" in shelf.reference("yspahan", "sjn").text
    assert shelf.rules("amul", "sjn") == shelf.rules("amul", "en")
    assert shelf.reference("amul", "sjn") == shelf.reference("amul", "en")


def test_the_server_sends_it_and_english_for_an_untranslated_game() -> None:
    assert b"Ispachan" in shelf.texts("yspahan", "sjn").content
    assert shelf.texts("amul", "sjn").content == shelf.texts("amul", "en").content
    assert shelf._game_info(game("yspahan"), Models()).box["sjn"].title == "Ispachan"


def test_no_source_lists_the_languages() -> None:
    """Neither of the program nor of the page; only what the page says when there are no texts at all."""
    sources = [*(ROOT / "src").rglob("*.py"), *(ROOT / "web" / "src").rglob("*.ts")]
    sources += (ROOT / "web" / "src").rglob("*.svelte")
    named = [
        f"{path.name}: {line.strip()}"
        for path in sources
        if not path.name.endswith(".test.ts") and path.name != "main.ts"
        for line in path.read_text(encoding="utf-8").splitlines()
        if re.search(r"""["'`](fr|pl)["'`]""", line) and not re.match(r"\s*(>>>|\'|//|\*)", line)
    ]
    assert named == []
