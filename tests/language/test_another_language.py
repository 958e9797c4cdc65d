"""A language is its files: terminal and server offer a made-up one, and English fills its gaps."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from shutil import copytree

import pytest

from caravanserai import game
from caravanserai.cli.commands import parser
from caravanserai.games import folder
from caravanserai.language import Language, default_language, languages, texts
from caravanserai.server import shelf
from caravanserai.server.models import Models


@pytest.fixture(autouse=True)
def _sindarin(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Two files are added: shared texts and the texts of one game."""
    shared, games = tmp_path / "text", tmp_path / "games"
    copytree(texts._SHARED, shared)
    copytree(folder("yspahan") / "text", games / "yspahan" / "text")
    copytree(folder("amul") / "text", games / "amul" / "text")
    (shared / "sjn.ftl").write_text("yes = sui\n", encoding="utf-8")
    (games / "yspahan" / "text" / "sjn.ftl").write_text("title = Ispachan\n", encoding="utf-8")
    monkeypatch.setattr(texts, "_SHARED", shared)
    monkeypatch.setattr(texts, "folder", lambda game_id: games / game_id)
    caches = (texts.load, shelf.texts)
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


def test_the_terminal_takes_it() -> None:
    assert parser().parse_args(["--lang", "sjn", "games"]).lang == "sjn"


def test_the_server_sends_it_and_english_for_an_untranslated_game() -> None:
    assert b"Ispachan" in shelf.texts("yspahan", "sjn").content
    assert shelf.texts("amul", "sjn").content == shelf.texts("amul", "en").content
    assert shelf._game_info(game("yspahan"), Models()).box["sjn"].title == "Ispachan"
