"""The set-up (EMI-SETUP)."""

from __future__ import annotations

from collections import Counter

import pytest

from caravanserai.games.emira.game import GAME
from caravanserai.kernel.game import Options
from caravanserai.kernel.table import PUBLIC
from tests.games.emira.tables import ADVANCED, EmiraTable, choosing, data, emira, game_with, new_game
from tests.games.tables import only
from tests.rules import rule


def with_sheik(players: int, sheik: str, wanted: bool) -> EmiraTable:
    """A new game in which a colour is at the table, or is not."""
    for seed in range(100):
        table = new_game(players, seed)
        if (sheik in [player.sheik for player in table.view().players]) == wanted:
            return table
    raise AssertionError(f"no game with {sheik} being {wanted}")


def row_of(table: EmiraTable, sheik: str) -> int:
    return [player.sheik for player in table.view().players].index(sheik)


@rule("EMI-SETUP.1")
def test_everybody_draws_another_colour() -> None:
    drawn: Counter[str] = Counter()
    for seed in range(60):
        sheiks = [player.sheik for player in new_game(3, seed).view().players]
        assert len(set(sheiks)) == 3
        drawn.update(sheiks)
    assert set(drawn) == set(GAME.parts.sheiks)
    assert [event["sheik"] for event in only(new_game(3, 5).events(), "sheik_drawn")] == [
        player.sheik for player in new_game(3, 5).view().players
    ]


@rule("EMI-SETUP.2", "EMI-SETUP.12", "EMI-RULING.38")
@pytest.mark.parametrize(("players", "per_type"), [(3, 6), (4, 8), (5, 8)])
def test_the_bag_holds_all_tokens_but_those_set_aside(players: int, per_type: int) -> None:
    table = new_game(players) if players == 5 else with_sheik(players, "blue", True)
    assert table.view().bag == {"beauty": per_type, "manners": per_type, "attire": per_type}


@rule("EMI-SETUP.3")
def test_three_players_use_fewer_pieces() -> None:
    table = with_sheik(3, "green", False)
    view = table.view()
    sections = sum(player.sections for player in view.players)
    assert view.supply == {"camel": 16, "palace": 20 - sections, "small": 8, "large": 8}
    cards = table.position()["status_deck"] + [
        card for player in view.players for card in player.status_cards
    ]
    prices = [300, 300, 350, 350, 350, 400, 400, 700, 750, 850, 900, 1200, 1300, 1500]
    assert Counter(cards) == Counter(f"status_{price}" for price in prices)
    assert view.princess_deck == 28


@rule("EMI-SETUP.2", "EMI-SETUP.11")
def test_four_and_five_players_use_everything() -> None:
    view = new_game(5).view()
    assert view.supply == {"camel": 22, "palace": 19, "small": 12, "large": 12}
    assert sorted(new_game(4).position()["princess_deck"]) == sorted(GAME.parts.princess_ids)


@rule("EMI-SETUP.11")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_all_princess_cards_are_shuffled(players: int) -> None:
    decks = [new_game(players, seed).position()["princess_deck"] for seed in range(12)]
    for place in (0, 13, 27):
        assert len({deck[place] for deck in decks}) > 4
    for deck in decks:
        assert sorted(deck) == sorted(GAME.parts.princess_ids)
    assert new_game(players).view(0).princess_known == []


@rule("EMI-SETUP.4")
def test_each_colour_has_its_advantage() -> None:
    table = new_game(5)
    players = {player.sheik: player for player in table.view().players}
    assert {name: one.camels for name, one in players.items() if one.camels} == {"green": 1}
    assert {name: one.sections for name, one in players.items() if one.sections} == {"white": 1}
    assert {name: one.status_cards for name, one in players.items() if one.status_cards} == {
        "red": ["status_350"]
    }
    assert {name: one.tokens for name, one in players.items() if sum(one.tokens.values())} == {
        "blue": {"beauty": 0, "manners": 0, "attire": 1}
    }


@rule("EMI-RULING.1", "EMI-SETUP.4")
def test_everybody_has_a_permanent_supply_and_black_fifty_more() -> None:
    supplies = {player.sheik: player.supply for player in new_game(5).view().players}
    assert supplies == {"green": 200, "white": 200, "red": 200, "blue": 200, "black": 250}
    other = data()
    for sheik in other["sheiks"]:
        sheik["permanent_supply"] = 300
    assert {player.supply for player in new_game(5, game=game_with(other)).view().players} == {300}


@rule("EMI-SETUP.5")
def test_without_red_the_card_joins_the_deck() -> None:
    deck = with_sheik(4, "red", False).position()["status_deck"]
    assert (len(deck), deck.count("status_350")) == (20, 4)
    deck = with_sheik(4, "red", True).position()["status_deck"]
    assert (len(deck), deck.count("status_350")) == (19, 3)


@rule("EMI-SETUP.5", "EMI-SETUP.12")
def test_without_blue_the_token_goes_into_the_bag() -> None:
    assert with_sheik(4, "blue", False).view().bag == {"beauty": 8, "manners": 8, "attire": 9}
    assert with_sheik(3, "blue", False).view().bag == {"beauty": 6, "manners": 6, "attire": 7}


@rule("EMI-SETUP.6")
def test_the_starting_player_is_chosen_at_random() -> None:
    assert {new_game(4, seed).view().starting_player for seed in range(40)} == {0, 1, 2, 3}


@rule("EMI-SETUP.7", "EMI-RULING.3", "EMI-HIDDEN.7")
@pytest.mark.parametrize(("players", "top", "best"), [(3, 3, 3), (4, 6, 4), (5, 6, 4)])
def test_no_card_of_three_points_is_among_the_first(players: int, top: int, best: int) -> None:
    places: set[int] = set()
    for seed in range(60):
        deck = new_game(players, seed).position()["status_deck"]
        threes = [place for place, card in enumerate(deck) if int(card.split("_")[1]) >= 1200]
        assert len(threes) == best
        assert min(threes) >= top
        places.update(threes)
    assert min(places) == top


@rule("EMI-SETUP.7")
@pytest.mark.parametrize(
    ("players", "red", "size"), [(4, True, 19), (4, False, 20), (3, True, 13), (3, False, 14)]
)
def test_the_size_of_the_status_deck(players: int, red: bool, size: int) -> None:
    assert with_sheik(players, "red", red).view().status_deck == size


@rule("EMI-SETUP.8", "EMI-SETUP.13")
def test_everybody_begins_with_camels_worth_50_and_750_gold() -> None:
    table = new_game(4)
    assert table.gold == [750] * 4
    assert [player.camel_rate for player in table.view().players] == [50] * 4


@rule("EMI-SETUP.9")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_everybody_has_another_objective_for_this_number_of_players(players: int) -> None:
    table = new_game(players)
    dealt = [row["objective"] for row in table.position()["players"]]
    left = table.position()["objectives_left"]
    assert len(set(dealt)) == players
    assert all(objective.startswith(f"g{players}_") for objective in dealt + left)
    assert len(dealt + left) == {3: 4, 4: 5, 5: 7}[players]
    for seat in range(players):
        assert table.player(seat).objective == dealt[seat]
        assert table.view(PUBLIC).players[seat].objective is None


@rule("EMI-SETUP.10")
@pytest.mark.parametrize(("players", "base", "advanced"), [(3, 48, 51), (4, 47, 50), (5, 46, 49)])
def test_three_events_are_dealt_and_one_is_kept(players: int, base: int, advanced: int) -> None:
    for options, size in (({}, base), (ADVANCED, advanced)):
        table = new_game(players, options=options)
        assert (table.asks, len(table.waiting)) == ("keep_event", players)
        kept: list[str] = []
        for seat in range(players):
            hand = table.player(seat).hand
            assert hand is not None and len(hand) == 3
            kept.append(hand[1])
            table.play(seat, f"keep {hand[1]}")
        assert [row["hand"] for row in table.position()["players"]] == [[card] for card in kept]
        assert table.view().event_deck == size


@rule("EMI-SETUP.10")
def test_the_cards_put_back_are_shuffled_in() -> None:
    hands = {seat: {"hand": ["bazaar", "vermin", "sick_camels"]} for seat in range(3)}
    tops: set[str] = set()
    for seed in range(30):
        table = emira(3, hands, seed=seed)
        for seat in range(3):
            table.play(seat, "keep bazaar")
        tops.add(table.position()["event_deck"][0])
    assert len(tops) > 5


@rule("EMI-SETUP.10", "EMI-ADV.2", "EMI-RULING.32")
def test_restoration_is_in_the_advanced_game_only() -> None:
    def cards(options: Options) -> Counter[str]:
        position = new_game(4, options=options).position()
        return Counter(position["event_deck"] + [card for row in position["players"] for card in row["hand"]])

    base, advanced = cards({}), cards({"rules": "advanced"})
    assert (sum(base.values()), sum(advanced.values())) == (51, 54)
    assert (base["restoration"], advanced["restoration"]) == (0, 3)
    assert set(advanced.values()) == {3}


@rule("EMI-SETUP.14")
def test_the_palace_track_begins_at_nought() -> None:
    table = new_game(5, options=ADVANCED)
    assert [player.palace_track for player in table.view().players] == [0] * 5
    assert table.view().advanced
    assert not new_game(5).view().advanced


@rule("EMI-SETUP.14")
def test_the_advanced_game_has_restoration_and_two_abilities_more() -> None:
    for options, steps, copies in ((ADVANCED, -1, 3), ({}, 0, 0)):
        position = new_game(5, options=options).position()
        cards = position["event_deck"] + [card for row in position["players"] for card in row["hand"]]
        assert cards.count("restoration") == copies
        for princess in ("albina", "firyal"):
            row = {"tokens": {"beauty": 1}, "status": ["status_300"]}
            table = choosing(princess, seats={2: row}, options=options)
            assert (table.princesses(2), table.player(2).palace_track) == ([princess], steps)


@rule("EMI-RULING.44")
def test_the_dearest_status_cards_are_all_different() -> None:
    assert GAME.parts.status_price[-4:] == [1200, 1300, 1400, 1500]
    assert sum(GAME.parts.setup(4).status) == 20


@rule("EMI-TURN.1")
def test_the_first_turn_begins_when_all_have_kept_a_card() -> None:
    table = new_game(4)
    assert table.view().phase == "setup"
    for seat in range(4):
        table.play(seat, table.default(seat))
    assert only(table.events(), "turn_began") == [{"number": 1, "seat": table.view().starting_player}]
    assert (table.view().turn, table.view().phase) == (1, "auctions")
