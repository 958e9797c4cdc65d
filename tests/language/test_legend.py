"""What can be pointed at is named and explained in every language, and cites a rule that exists."""

from __future__ import annotations

import pytest

from caravanserai import game
from caravanserai.games import SHELF
from caravanserai.language import Language, Rulebook, languages, legend_of
from caravanserai.language.legend import Topic

each_game = pytest.mark.parametrize("game_id", SHELF)


def topics(game_id: str) -> list[Topic]:
    return [topic for group in legend_of(game(game_id)) for topic in group.topics]


@each_game
def test_every_game_has_a_legend_whose_ids_are_unique(game_id: str) -> None:
    ids = [id for topic in topics(game_id) for id in (topic.id, *topic.also)]
    assert len(ids) > 5
    assert len(set(ids)) == len(ids)


@each_game
@pytest.mark.parametrize("code", languages())
def test_every_topic_is_a_name_and_a_sentence(game_id: str, code: str) -> None:
    language = Language(code, game(game_id))
    for topic in topics(game_id):
        name, problems = language.attempt(topic.name, {})
        assert not problems and name != topic.name, topic.id
        text, problems = language.attempt(topic.text, {**topic.args})
        assert not problems and text.endswith((".", "…")), (topic.id, text)
        assert len(text) < 260, f"{topic.id} is too long to be read at a glance"


@each_game
def test_every_topic_cites_a_rule_of_the_book(game_id: str) -> None:
    book = Rulebook(game_id, "en")
    players = {rule.id for chapter in book.chapters for rule in chapter.rules}
    assert [topic.id for topic in topics(game_id) if topic.rule not in players] == []


def test_words_of_the_board_bring_their_own_rule_and_numbers() -> None:
    silver = next(topic for topic in topics("amul") if topic.id == "card-silver")
    assert silver.rule.startswith("AMU-CARD.") and silver.args["table"] == "3 / 7 / 13"
    english = Language("en", game("amul"))
    assert "3 / 7 / 13 points in all" in english.attempt(silver.text, {**silver.args})[0]
