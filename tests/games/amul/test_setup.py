"""Terms, setup and the Tea variant (AMU-TERM, AMU-SETUP, AMU-TEA)."""

from __future__ import annotations

from collections import Counter

import pytest

from caravanserai.games.amul.game import GAME
from caravanserai.games.amul.parts import BAZAAR, MARKET, PALACE, Parts
from caravanserai.kernel.data import BadData
from tests.games.amul.tables import AmulTable, amul, data, game_with, name_of, names_of, new_game, scored
from tests.games.tables import only
from tests.rules import rule

PARTS = GAME.parts
COUNTS = [3, 4, 5, 6, 7, 8]


@rule("AMU-SETUP.1")
def test_neighbours_sit_left_and_right_in_a_circle() -> None:
    state = new_game(5).state
    assert [int(state.left_of(seat)) for seat in range(5)] == [1, 2, 3, 4, 0]
    assert [int(state.right_of(seat)) for seat in range(5)] == [4, 0, 1, 2, 3]


@rule("AMU-SETUP.2", "AMU-EX.1", "AMU-EX.40")
def test_only_cards_with_a_marker_up_to_the_number_of_players_are_used() -> None:
    for players in COUNTS:
        used = [card for deck in (MARKET, PALACE, BAZAAR) for card in PARTS.cards_for(players, deck, 0)]
        assert {PARTS.marker_of[card] for card in used} == set(range(3, players + 1))
        assert len(used) == sum(
            PARTS.marker_of[card] <= players and not PARTS.is_tea[card] for card in range(1, 173)
        )
    assert "dancer" in names_of(PARTS.cards_for(8, MARKET, 0))
    assert "dancer" not in names_of(PARTS.cards_for(7, MARKET, 0))


@rule("AMU-SETUP.3")
def test_a_standard_game_has_no_tea() -> None:
    table = new_game(8)
    everything = "".join(str(value) for value in table.position().values())
    assert "tea" not in everything


@rule("AMU-SETUP.4", "AMU-SETUP.5")
def test_palace_and_bazaar_lie_open() -> None:
    for players in COUNTS:
        view = new_game(players).view()
        assert (len(view.palace), len(view.bazaar)) == (2 * players, players)
    assert new_game(3).palace() == ["silver", "oil", "spices", "yurt", "tent", "dervish"]
    assert new_game(3).bazaar() == ["trader_babylonian", "trader_persian", "trader_chinese"]


@rule("AMU-SETUP.6", "AMU-SETUP.7")
def test_the_deck_is_shuffled_and_five_cards_are_dealt() -> None:
    decks = {3: 51, 4: 74, 5: 97, 6: 111, 7: 125, 8: 139}
    for players, size in decks.items():
        table = new_game(players)
        dealt = only(table.events(), "card_dealt")
        assert [event["seat"] for event in dealt[: 5 * players]] == list(range(players)) * 5
        view = table.view()
        assert view.deck + sum(player.cards for player in view.players) + len(view.market) == size
        assert all(player.area == [] for player in view.players)
    assert new_game(3, seed=1).position()["deck"] != new_game(3, seed=2).position()["deck"]


@rule("AMU-SETUP.8")
def test_the_starting_player_is_drawn_and_has_first_pick() -> None:
    starters = set()
    for seed in range(30):
        view = new_game(3, seed).view()
        assert (view.first_pick, view.round) == (view.starting_player, 1)
        starters.add(view.starting_player)
    assert starters == {0, 1, 2}


@rule("AMU-SETUP.9")
def test_nobody_has_points_at_the_start() -> None:
    assert new_game(8).scores() == [0] * 8


@rule("AMU-SETUP.10", "AMU-RULING.1")
def test_the_box_holds_183_cards() -> None:
    decks = Counter(PARTS.deck_of[1:])
    assert (decks[MARKET], decks[PALACE], decks[BAZAAR]) == (147, 16, 9)
    assert sum(aid["count"] for aid in data()["aid_card"]) + int(PARTS.cards) == 183


@rule("AMU-RULING.3")
def test_every_number_is_used_once_and_the_damaged_ones_are_repaired() -> None:
    repaired = {113: "gold", 139: "contract", 137: "arab_merchant", 69: "mongol_general", 31: "mongol_relic"}
    repaired |= {71: "spice_seller", 118: "mercenaries", 11: "carpet", 114: "spices"}
    repaired |= {106: "amul_militia", 108: "peddler"}
    assert {number: name_of(number) for number in repaired} == repaired
    twice = data()
    twice["deck"]["cards"][1]["n"] = 1
    with pytest.raises(BadData, match="exactly once"):
        Parts(twice)


def test_data_that_contradict_themselves_are_refused() -> None:
    few = data()
    few["deck"]["cards"] = few["deck"]["cards"][:-1]
    with pytest.raises(BadData, match="no card of the kind trader_tea"):
        Parts(few)
    refill = data()
    refill["player_count"][0]["refill"] = 2
    with pytest.raises(BadData, match="60 Market cards are dealt"):
        Parts(refill)
    palace = data()
    palace["player_count"][0]["palace_cards"] = 5
    with pytest.raises(BadData, match="with 3 players"):
        Parts(palace)
    symbols = data()
    symbols["symbol"].pop()
    with pytest.raises(BadData, match="symbols must be"):
        Parts(symbols)


def test_rulings_that_the_rules_do_not_know_are_refused() -> None:
    unknown = data()
    unknown["rulings"]["thieves_share"] = True
    with pytest.raises(BadData, match="thieves_share is not known"):
        game_with(unknown)
    missing = data()
    del missing["rulings"]["trader_multiple_sets"]
    with pytest.raises(BadData, match="trader_multiple_sets is missing"):
        game_with(missing)


@pytest.mark.parametrize("entries", ["style", "kind", "player_count"])
def test_the_order_of_entries_in_the_data_means_nothing_to_the_score(entries: str) -> None:
    document = data()
    document[entries].reverse()
    area = "1 2 3 contract camel arab_relic mongol_guard_a thief trader_babylonian yurt"
    plain, turned = (
        scored(3, {0: area, 1: "oil lamp", 2: "gold"}, game=game) for game in (GAME, game_with(document))
    )
    assert plain.scores() == turned.scores()
    assert plain.rows(0) == turned.rows(0)


@pytest.mark.parametrize("entries", ["style", "kind", "player_count", "symbol"])
def test_entries_listed_twice_are_refused(entries: str) -> None:
    document = data()
    document[entries].append(document[entries][0])
    with pytest.raises(BadData, match=r"twice|must be"):
        Parts(document)


@rule("AMU-TEA.1")
@pytest.mark.parametrize("amount", [3, "3"])
def test_the_number_of_tea_cards_can_be_a_number_or_its_text(amount: int | str) -> None:
    table = GAME.table(4, seed=1, options={"tea": amount})
    assert table.options["tea"] == "3"
    assert AmulTable(table).state.tea == 3


@rule("AMU-TERM.1")
def test_every_card_is_in_exactly_one_zone() -> None:
    table = new_game(4)
    seen = set()
    while not table.table.over:
        view = table.view()
        zones = [*view.palace, *view.bazaar, *view.discard, *view.removed]
        zones += [card.number for card in view.market]
        zones += [card for player in view.players for card in player.area]
        hidden = view.deck + sum(player.cards for player in view.players)
        assert len(zones) == len(set(zones))
        assert len(zones) + hidden == 74 + 8 + 4
        seen.add(len(zones))
        table.play_default()
    assert len(seen) > 20


@rule("AMU-TERM.2")
def test_only_play_areas_are_in_play() -> None:
    table = scored(3, {0: "46 47", 1: "48"})
    assert names_of(table.view().discard).count("camel") == 3
    assert table.points(0, "camel") == 10


@rule("AMU-TERM.3", "AMU-RULING.21")
def test_a_palace_copy_is_a_card_of_its_kind() -> None:
    table = scored(3, {0: "1 2 140 29 141 156 142 5 46"})
    assert table.points(0, "silver") == 13
    assert table.points(0, "oil") == 5
    assert table.points(0, "trader_babylonian") == 6


@rule("AMU-TERM.4")
def test_a_card_may_show_several_symbols() -> None:
    table = scored(7, {0: "diplomat mercenaries arab_prince"})
    symbols = table.player(0).symbols
    assert symbols == {"arab": 5, "mongol": 2, "object": 0, "trade": 0, "military": 2}


@rule("AMU-TERM.5")
def test_placement_icons_say_where_a_card_may_stay() -> None:
    table = amul(
        3,
        round=9,
        moment="play",
        hands={0: "gold carpet camel opium silver oil", 1: "46 47 25 26 27 28", 2: "31 32 34 35 36 37"},
    )
    table.play_all("play gold", "play camel", "play mongol_relic")
    assert table.area(0) == ["gold", "carpet", "opium", "silver", "oil"]
    assert table.area(1) == ["camel"]
    assert names_of(table.view().removed) == ["mongol_relic"]


# --- the Tea variant ------------------------------------------------------------------------------------


@rule("AMU-TEA.1", "AMU-RULING.22")
@pytest.mark.parametrize(
    ("players", "tea", "cards"), [(3, "players", 3), (8, "players", 8), (3, "8", 8), (8, "1", 1)]
)
def test_tea_cards_and_the_tea_trader_join(players: int, tea: str, cards: int) -> None:
    table = new_game(players, options={"tea": tea})
    standard = new_game(players)
    assert table.bazaar() == [*standard.bazaar(), "trader_tea"]
    assert table.view().deck == standard.view().deck + cards
    assert str(table.position()).count("'tea ") == cards


@rule("AMU-TEA.2", "AMU-EX.23")
@pytest.mark.parametrize("tea", [1, 3, 8])
def test_as_many_cards_as_tea_cards_are_left_undealt(tea: int) -> None:
    table = new_game(4, options={"tea": str(tea)})
    table.finish()
    assert table.view().deck == tea


@rule("AMU-TEA.3", "AMU-CARD.57", "AMU-BAZAAR.9")
def test_tea_scores_and_its_trader_asks_for_a_set() -> None:
    table = scored(3, {0: "tea tea trader_tea spices silver"}, options={"tea": "players"})
    assert table.points(0, "tea") == 8
    assert table.points(0, "trader_tea") == 6


@rule("AMU-TEA.4")
def test_nothing_else_changes_with_tea() -> None:
    tea, standard = new_game(5, options={"tea": "3"}), new_game(5)
    assert tea.palace() == standard.palace()
    assert (len(tea.view().market), tea.player(0).cards) == (3, 6)
    tea.finish()
    assert tea.view().round == 9
