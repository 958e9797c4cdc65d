"""The set-up of both games (DRA-SETUP) and what the components are (DRA-RULING)."""

from __future__ import annotations

from collections import Counter

import pytest

from caravanserai.games.dragons.game import GAME
from caravanserai.games.dragons.parts import ARTIFACTS, SPELLS
from caravanserai.kernel.data import BadData
from caravanserai.kernel.game import Document, UnknownOption
from tests.games.dragons.tables import KINDS, MAGIC, data, dragons, game_with, new_game
from tests.rules import rule

COUNTS = pytest.mark.parametrize("players", [3, 4, 5])


@rule("DRA-SETUP.1", "DRA-RULING.1")
@COUNTS
def test_everyone_has_the_eight_tokens_of_a_colour_behind_the_screen(players: int) -> None:
    table = new_game(players)
    for seat in range(players):
        player = table.player(seat, seat)
        assert player.screen == [1, 2, 4, 5, 6, 7, 8, 9]
        assert player.behind == 8 and sum(player.screen) == 42
    assert len(GAME.parts.colours) * len(GAME.parts.values) == 40


@rule("DRA-SETUP.2", "DRA-BANK.1")
def test_the_bank_has_29_units_of_each_kind() -> None:
    assert new_game().bank() == dict.fromkeys(KINDS, 29)
    document = data()
    document["bank"]["small_pieces_per_kind"] = 13
    with pytest.raises(BadData, match="28 units, not 29"):
        game_with(document)


@rule("DRA-SETUP.3", "DRA-RULING.3")
def test_all_choose_their_starting_treasures_at_once_and_then_all_see_them() -> None:
    table = new_game(3)
    assert (table.asks, table.waiting) == ("choose_treasures", [0, 1, 2])
    table.play(0, "choose crowns_crowns_gold")
    table.play(2, "choose pearls_pearls_pearls")
    assert table.events() == [] and table.bank() == dict.fromkeys(KINDS, 29)
    table.play(0, "choose crowns_gold_gold")  # he may change his mind
    table.play(1, "choose pearls_gemstones_trophies")
    assert table.told("units_taken") == [
        {"seat": 0, "units": 1, "kind": "crowns"},
        {"seat": 0, "units": 2, "kind": "gold"},
        {"seat": 1, "units": 1, "kind": "pearls"},
        {"seat": 1, "units": 1, "kind": "gemstones"},
        {"seat": 1, "units": 1, "kind": "trophies"},
        {"seat": 2, "units": 3, "kind": "pearls"},
    ]
    assert table.treasures(0) == {"crowns": 1, "gold": 2}


@rule("DRA-SETUP.4", "DRA-RULING.2")
def test_the_start_player_is_drawn_or_named_by_the_host() -> None:
    drawn = {new_game(4, seed=seed).view().start_player for seed in range(40)}
    assert drawn == {0, 1, 2, 3}
    assert [new_game(4, options={"start_player": seat}).view().start_player for seat in range(4)] == [
        0,
        1,
        2,
        3,
    ]
    with pytest.raises(UnknownOption):
        new_game(3, options={"start_player": 3})


@rule("DRA-SETUP.5")
def test_sequence_order_is_the_start_player_and_then_clockwise() -> None:
    assert new_game(5, options={"start_player": 3}).view().sequence == [3, 4, 0, 1, 2]


@rule("DRA-SETUP.6")
@COUNTS
def test_the_treasure_deck_is_the_one_for_so_many_players(players: int) -> None:
    table = new_game(players)
    deck = table.position()["treasure_deck"]
    assert sorted(deck) == [f"T{players}-{number:02}" for number in range(1, 16)]
    assert deck != new_game(players, seed=8).position()["treasure_deck"]


@rule("DRA-SETUP.7")
def test_ten_guards_one_of_each_value() -> None:
    guard = new_game().position()["guard"]
    assert sorted([guard["value"], *guard["pool"]]) == list(range(1, 11))
    assert new_game().view(0).guard is None


@rule("DRA-SETUP.8")
@COUNTS
def test_as_many_rooms_as_players(players: int) -> None:
    table = new_game(players)
    rooms = [space.space for space in table.view().spaces if space.space.startswith("room")]
    assert rooms == [f"room_{number}" for number in range(1, players + 1)]


@rule("DRA-SETUP.9", "DRA-RULING.13", "DRA-VIZIER.5")
@COUNTS
def test_basic_six_face_down_artifacts_above_each_room_and_the_rest_aside(players: int) -> None:
    table = new_game(players)
    table.default_until("place_token")
    position = table.position()
    stacks = [room["stack"] for room in position["rooms"].values()]
    assert [len(stack) for stack in stacks] == [6] * players
    assert len(position["aside"]) == 30 - 6 * players
    everything = Counter([artifact for stack in stacks for artifact in stack] + position["aside"])
    assert everything == dict.fromkeys(ARTIFACTS, 5)
    for audience in range(-1, players):
        assert all(room.on_sale is None for room in table.view(audience).rooms)
        assert table.stack("room_1", audience) == [None] * 6


@rule("DRA-SETUP.10")
def test_basic_no_spells_no_tent_no_djinn() -> None:
    table = new_game(5)
    table.default_until("place_token")
    assert table.view().spell_deck == 0
    assert not {"tent", "djinn"} & {space.space for space in table.view().spaces}
    seat = table.waiting[0]
    assert table.why_not(seat, "place 9 tent") == ("DRA-SETUP.10", "space_of_magic_game", {"space": "tent"})
    assert table.why_not(seat, "cast charity") == ("DRA-SETUP.10", "no_magic", {})
    assert table.why_not(seat, "use carpet") == ("DRA-SETUP.10", "no_magic", {})


@rule("DRA-SETUP.11", "DRA-SETUP.12", "DRA-SETUP.13")
@COUNTS
def test_magic_a_lamp_for_everyone_and_stacks_of_five_without_lamps(players: int) -> None:
    table = new_game(players, options=MAGIC)
    position = table.position()
    stacks = [room["stack"] for room in position["rooms"].values()]
    assert [len(stack) for stack in stacks] == [5] * players and position["aside"] == []
    counted = Counter(artifact for stack in stacks for artifact in stack)
    assert counted == {artifact: players for artifact in ARTIFACTS if artifact != "lamp"}
    assert [table.player(seat).artifacts for seat in range(players)] == [{"lamp": 1}] * players
    assert table.scores() == [1] * players


@rule("DRA-SETUP.14")
def test_magic_one_card_of_each_spell_and_nobody_starts_with_one() -> None:
    table = new_game(4, options=MAGIC)
    assert sorted(table.position()["spell_deck"]) == sorted(SPELLS)
    assert [table.player(seat).spells for seat in range(4)] == [[]] * 4
    document = data()
    document["spell"][0]["copies"] = 2
    with pytest.raises(BadData, match="one card of each spell"):
        game_with(document)


@rule("DRA-RULING.36")
def test_five_caves_and_fifteen_spaces() -> None:
    assert len(GAME.parts.caves) == 5
    assert len(new_game(5, options=MAGIC).view().spaces) == 15


def test_the_reconstructed_treasure_cards_keep_to_their_constraints() -> None:
    """Section 3.6 of the reference: what the sources say of the cards holds for every one of them."""
    for players in (3, 4, 5):
        cards = GAME.parts.decks[f"T{players}"]
        assert len({str(card.shelves) for card in cards}) == 15
        for card in cards:
            filled = [len(shelves) for shelves in card.shelves]
            assert 1 <= filled.count(0) <= 2 and max(filled) == players - 1
            for shelves in card.shelves:
                assert shelves == sorted(set(shelves), reverse=True) and all(units <= 5 for units in shelves)
        totals = {sum(sum(card.shelves[kind]) for card in cards) for kind in range(5)}
        assert totals == {{3: 58, 4: 74, 5: 87}[players]}


def contradict(document: Document, number: int) -> None:
    """One of several ways to make the data disagree with themselves."""
    if number == 0:
        document["tokens"]["values"].append(9)
    elif number == 1:
        document["artifact"].pop()
    elif number == 2:
        document["spell"][0]["id"] = "third_chance"
    elif number == 3:
        document["treasure_card"].pop()
    elif number == 4:
        document["treasure_card"][0]["crowns"].extend([1, 1, 1])
    else:
        document["setup"][0]["artifacts_in_play"] = 17


@pytest.mark.parametrize("number", range(6))
def test_data_that_contradict_themselves_are_refused(number: int) -> None:
    document = data()
    contradict(document, number)
    with pytest.raises(BadData):
        game_with(document)


def test_data_are_found_by_name_in_whatever_order() -> None:
    document = data()
    document["artifact"].reverse()
    document["spell"].reverse()
    shuffled = game_with(document).parts
    assert shuffled.spell_rules == GAME.parts.spell_rules
    assert shuffled.can_be_copied == GAME.parts.can_be_copied


def test_a_corrected_number_changes_the_game_and_nothing_else() -> None:
    document = data()
    document["treasure_card"][0]["crowns"] = [4, 1]
    document["rules"]["starting_units_per_player"] = 3
    document["guards"]["values"] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 9]
    game = game_with(document)
    table = dragons(3, moment="placement", treasure_card="T3-01", game=game)
    assert table.shelves("crowns") == [4, 1]
