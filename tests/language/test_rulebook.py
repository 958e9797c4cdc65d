"""The rules by their IDs, in every language."""

from __future__ import annotations

import pytest

from caravanserai.games import SHELF
from caravanserai.language import NoRulebook, Rulebook, UnknownRule, languages

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
    assert [chapter.title for chapter in EN.chapters][:3] == ["What is in the box", "Setup", "Time and order"]
    assert [chapter.title for chapter in PL.chapters][:3] == [
        "W pudełku",
        "Przygotowanie",
        "Czas i kolejność",
    ]
    assert [rule.id for rule in EN.chapters[2].rules] == [f"YSP-TIME.{number}" for number in range(1, 6)]
    assert "### Budynki" in PL.chapters[0].text
    assert EN.title == "Yspahan"
    assert FR.introduction.startswith("Bienvenue à Yspahan")


def test_a_rule_is_found_by_its_id() -> None:
    assert FR.text("YSP-BUILD.6") == "Un bâtiment n'est jamais perdu."
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


def test_a_missing_rulebook_is_named() -> None:
    with pytest.raises(NoRulebook, match="'yspahan' in 'de'"):
        Rulebook("yspahan", "de")
