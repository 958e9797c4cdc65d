"""The rules by their IDs, in every language."""

from __future__ import annotations

import re

import pytest

from caravanserai import game
from caravanserai.games import SHELF
from caravanserai.language import Language, NoRulebook, Rulebook, UnknownRule, languages, pictures, reference

EN = Rulebook("yspahan", "en")
FR = Rulebook("yspahan", "fr")
PL = Rulebook("yspahan", "pl")


@pytest.mark.parametrize("game_id", SHELF)
def test_every_language_has_the_same_rules_in_as_many_chapters(game_id: str) -> None:
    books = [Rulebook(game_id, code) for code in languages()]
    for book in books:
        assert book.ids == books[0].ids
        assert len(book.chapters) == len(books[0].chapters)
        assert all(book.text(id) for id in book.ids)


def test_chapters_come_in_order_and_smaller_headings_are_no_chapters() -> None:
    assert [chapter.title for chapter in EN.chapters][:3] == [
        "The game in one minute",
        "Setup",
        "Time and order",
    ]
    assert [chapter.title for chapter in PL.chapters][:3] == [
        "Gra w minutę",
        "Przygotowanie",
        "Czas i kolejność",
    ]
    assert [rule.id for rule in EN.chapters[2].rules] == [f"YSP-TIME.{number}" for number in range(1, 6)]
    box = next(chapter for chapter in PL.chapters if chapter.title == "W pudełku")
    assert "### Budynki" in box.text
    assert EN.title == "Yspahan"
    assert FR.introduction.startswith("Bienvenue à Yspahan")


@pytest.mark.parametrize("code", languages())
@pytest.mark.parametrize("game_id", SHELF)
def test_a_rulebook_begins_with_goal_turn_end_and_plans(game_id: str, code: str) -> None:
    book = Rulebook(game_id, code)
    overview = book.chapters[0]
    assert overview.rules == []
    assert overview.text.count("\n**") + 1 >= 5  # goal, a turn, what scores or decides, the end, plans
    first = next(number for number, chapter in enumerate(book.chapters) if chapter.rules)
    assert first == 1
    assert not {rule.id for chapter in book.program for rule in chapter.rules} & {
        rule.id for chapter in book.chapters for rule in chapter.rules
    }


@pytest.mark.parametrize("code", languages())
@pytest.mark.parametrize("game_id", SHELF)
def test_a_reference_fits_on_one_page_and_cites_rules_that_exist(game_id: str, code: str) -> None:
    text = reference(game_id, code)
    assert 1_200 < len(text) < 5_500
    ids = re.findall(r"\b(?:YSP|AMU|DRA|EMI|GAT)-[A-Z0-9]+\.\d+", text)
    assert ids and all(Rulebook(game_id, code).text(id) for id in ids)


def test_a_rule_is_found_by_its_id() -> None:
    assert FR.text("YSP-BUILD.6") == "Un bâtiment n’est jamais perdu."
    assert FR.text(" ysp-build.6 ") == FR.text("YSP-BUILD.6")


def test_an_unknown_id_names_those_that_come_near() -> None:
    with pytest.raises(UnknownRule) as misspelt:
        EN.text("YSP-TOWR.3")
    assert "YSP-TOWER.3" in misspelt.value.near
    with pytest.raises(UnknownRule) as family:
        EN.text("YSP-PLUS")
    assert family.value.near == ["YSP-PLUS.1", "YSP-PLUS.2", "YSP-PLUS.3"]
    with pytest.raises(UnknownRule, match=r"there is no rule 'nonsense'$"):
        EN.text("nonsense")


def test_search_ignores_capitals_accents_and_unbreakable_spaces() -> None:
    found = [rule.id for rule in FR.search("echoppe")]
    assert "YSP-BLD.2" in found
    assert "YSP-BLD.2" in [rule.id for rule in FR.search("ÉCHOPPE groupe")]
    assert "YSP-BLD.1" in [rule.id for rule in FR.search("Enclos : voir")]
    assert "YSP-BLD.1" in [rule.id for rule in PL.search("wielbladow zagroda")]
    assert [rule.id for rule in EN.search("ysp-tower.3")] == ["YSP-TOWER.3"]
    assert EN.search("  ") == []
    assert EN.search("spaceship") == []


@pytest.mark.parametrize("code", languages())
@pytest.mark.parametrize("game_id", SHELF)
def test_every_picture_of_a_book_is_there_and_its_words_have_messages(game_id: str, code: str) -> None:
    found = pictures(game_id)
    assert all(name.startswith(f"{game_id}-") for name in found)
    book = Rulebook(game_id, code)
    shown = [
        name for chapter in book.chapters for name in re.findall(r"!\[[^\]]+\]\(images/(.+?)\)", chapter.text)
    ]
    assert set(shown) == set(found)
    language = Language(code, game(game_id))
    for file in found.values():
        for key in re.findall(r'data-text="([^"]+)"', file.read_text(encoding="utf-8")):
            assert not language.attempt(key, {})[1], key


@pytest.mark.parametrize("code", languages())
@pytest.mark.parametrize("game_id", SHELF)
def test_nothing_for_programmers_is_in_the_players_book(game_id: str, code: str) -> None:
    book = Rulebook(game_id, code)
    ids = {rule.id for chapter in book.chapters for rule in chapter.rules}
    assert not [id for id in ids if re.search(r"-(DEC|DP|DEFAULT|INV)\.", id)]
    assert not [
        chapter.title for chapter in book.program if chapter.title in {c.title for c in book.chapters}
    ]


def test_a_missing_rulebook_is_named() -> None:
    with pytest.raises(NoRulebook, match="'yspahan' in 'de'"):
        Rulebook("yspahan", "de")
