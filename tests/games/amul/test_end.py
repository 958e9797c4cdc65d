"""The end of the game and its winner (AMU-END, AMU-WIN)."""

from __future__ import annotations

import pytest

from caravanserai.games.amul.game import GAME
from tests.games.amul.tables import AmulTable, amul, data, effects, game_with, names_of, scored
from tests.games.tables import names, only
from tests.rules import rule

HANDS = {0: "silver gold carpet camel contract", 1: "thief spices porcelain 46 47", 2: "31 32 35 38 37"}


def end(**place: object) -> AmulTable:
    return amul(3, round=9, moment="end", **{"hands": HANDS, **place})  # type: ignore[arg-type]


@rule("AMU-END.1", "AMU-END.5", "AMU-RULING.19", "AMU-INFO.8")
def test_hand_capable_cards_are_laid_down_and_the_others_discarded_openly() -> None:
    table = end()
    assert table.area(0) == ["silver", "gold", "carpet"]
    assert table.area(1) == ["thief", "spices", "porcelain"]
    assert table.area(2) == ["mongol_relic", "arab_relic", "mongol_caravan", "smuggler", "spice_supplier"]
    discarded = only(table.events(), "hand_card_discarded")
    assert [event["card"] for event in discarded] == ["camel", "contract", "camel", "camel"]
    assert table.rows(2).get("objects") is None, (
        "both relics spoil each other and must be laid down all the same"
    )


@rule("AMU-END.2")
def test_laid_down_cards_have_no_immediate_effects() -> None:
    document = data()
    for card in document["deck"]["cards"]:
        if card["kind"] == "contract":
            card["place"] = "both"
    hands = {0: "43 44 45 1 5", 1: "2 6 15 17 9", 2: "3 7 16 18 10"}
    table = amul(3, round=9, moment="end", hands=hands, game=game_with(document))
    assert table.table.over
    assert table.area(0)[:3] == ["contract"] * 3
    assert len(table.bazaar()) == 3


@rule("AMU-END.3", "AMU-RULING.20", "AMU-CARD.17")
def test_the_thief_takes_up_to_two_palace_cards_after_all_hands_are_shown() -> None:
    table = end()
    assert (table.asks, table.waiting) == ("take_card", [1])
    assert table.about == {"card": "thief", "display": "palace", "left": 2}
    assert [player.cards for player in table.view().players] == [0, 0, 0]
    table.play(1, "take dervish")
    assert table.waiting == [1]
    events = table.play(1, "take silver")
    assert table.table.over
    assert table.area(1)[-2:] == ["dervish", "silver"]
    assert names(events) == ["card_taken", "scored", "scored", "scored", "game_over"]


@rule("AMU-END.3")
def test_the_thief_may_stop() -> None:
    table = end()
    table.play(1, "pass")
    assert table.table.over
    assert table.points(1, "thief") == -1


@rule("AMU-END.4")
def test_everything_counts_as_it_lies_after_the_thief() -> None:
    table = end()
    before = table.scores()[2]
    table.play(1, "take yurt", "take tent")
    assert table.majority("mongol") == [0, 4, 4]
    assert table.scores()[2] != before


@rule("AMU-WIN.1")
def test_the_highest_total_wins() -> None:
    table = scored(3, {0: "gold", 1: "gold gold", 2: "silver silver"})
    assert table.scores() == [4, 8, 7]
    assert table.table.ranks() == [3, 1, 2]
    assert table.table.winners() == [1]


@rule("AMU-WIN.2")
def test_a_tie_is_broken_by_military_value() -> None:
    table = scored(3, {0: "15 16", 1: "dervish gold", 2: "oil"})
    assert table.scores() == [6, 6, 3]
    assert table.table.ranks() == [2, 1, 3]


@rule("AMU-RULING.30", "AMU-WIN.2")
def test_a_dervish_fetched_by_the_thief_counts_in_a_tie() -> None:
    hands = {0: "46 47 48 49 50", 1: "thief 43 44 45 51", 2: "39 40 41 42 25"}
    table = amul(3, round=9, moment="end", hands=hands, areas={0: "gold gold", 1: "gold oil"})
    table.play(1, "take dervish", "pass")
    assert table.scores() == [8, 8, 0]
    assert table.table.winners() == [1]


@rule("AMU-WIN.3", "AMU-RULING.13")
def test_then_by_letter_and_else_the_victory_is_shared() -> None:
    areas = {0: "arab_guard_c", 1: "mongol_guard_b"}
    table = scored(3, areas)
    assert table.scores() == [9, 9, 0]
    assert table.table.winners() == [1]
    assert scored(3, areas, options={"tiebreak_uses_letters": False}).table.winners() == [0, 1]
    assert scored(3, {0: "gold", 1: "gold"}).table.winners() == [0, 1]


@rule("AMU-WIN.4")
def test_places_below_are_ordered_likewise_and_equals_share_them() -> None:
    table = scored(5, {0: "gold gold", 1: "gold", 2: "gold", 3: "oil"})
    assert table.table.ranks() == [1, 2, 2, 4, 5]


def test_the_names_of_removed_cards_are_known() -> None:
    table = scored(3, {}, removed=["carpet"])
    assert names_of(table.view().removed) == ["carpet"]


@rule("AMU-END.3", "AMU-END.4")
@pytest.mark.parametrize("seed", range(12))
def test_what_the_thief_is_told_of_his_options_is_what_they_bring(seed: int) -> None:
    """Cards laid down from hands count by then: a Palace card beside them may give more, or less."""
    hands = {0: "carpet carpet arab_caravan thief smuggler", 1: "1 2 3 4 spices"}
    areas = {0: "gold lamp camel arab_guard_c contract", 1: "mongol_relic oil"}
    table = amul(3, round=9, moment="end", hands=hands, areas=areas, seed=seed)
    assert table.asks == "take_card"
    for restored in (table, AmulTable(GAME.table(3, seed=5, position=table.position()))):
        before = restored.scores()[0]
        options = restored.table.decision(0).options
        assert len(options) > 1
        for option in options:
            twin = AmulTable(GAME.table(3, seed=seed, position=restored.position()))
            twin.play(0, option.text)
            assert option.effects.get("points", 0) == twin.scores()[0] - before, option.text


@rule("AMU-END.1")
def test_a_move_of_the_last_round_is_not_told_what_hands_add() -> None:
    hands = {0: "carpet carpet arab_caravan thief 1", 1: "2 3 4 spices spices"}
    table = effects(3, {0: "contract"}, round=9, hands=hands, areas={0: "contract carpet"})
    told = {option.text: option.effects for option in table.table.decision(0).options}
    assert told["pass"] == {}


@rule("AMU-END.1")
def test_a_position_remembers_what_was_laid_down() -> None:
    hands = {0: "carpet carpet arab_caravan thief camel", 1: "1 2 3 4 spices"}
    table = amul(3, round=9, moment="end", hands=hands, areas={0: "gold", 1: "oil"})
    assert [len(player["laid_down"]) for player in table.position()["players"]][:2] == [4, 5]
    table.play(0, "take yurt")
    twin = AmulTable(GAME.table(3, seed=5, position=table.position()))
    assert twin.position() == table.position()
    for one, other in zip(table.state.players, twin.state.players, strict=True):
        assert (one.laid_from, one.laid) == (other.laid_from, other.laid)
