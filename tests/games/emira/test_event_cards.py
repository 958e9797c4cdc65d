"""What each event card does, and what becomes of it (EMI-CARD)."""

from __future__ import annotations

from typing import Any

import pytest

from caravanserai.kernel.game import Document
from tests.games.emira.tables import ADVANCED, LAST_TURN, EmiraTable, Seats, emira, events_phase
from tests.games.tables import names, only
from tests.rules import rule


def played(event: str, seats: Seats | None = None, **place: Any) -> EmiraTable:
    """Seat 0 has just played a card; a second card in the hand of seat 3 holds the phase open."""
    rows = {seat: dict(row) for seat, row in (seats or {}).items()}
    rows.setdefault(0, {})["hand"] = [event]
    rows.setdefault(3, {})["hand"] = ["better_breed"]
    table = events_phase(rows, **place)
    table.play(0, f"play {event}")
    return table


# --- Bazaar --------------------------------------------------------------------------------------------


@rule("EMI-CARD.1", "EMI-PREP.6", "EMI-DP.10")
def test_bazaar_lets_its_player_pick_the_token_after_the_status_card_is_visible() -> None:
    table = played("bazaar")
    seen = table.play(3, "pass")
    assert (table.asks, table.waiting) == ("search_bag", [0])
    assert "status_offered" in names(seen) and table.view().token_offer is None
    assert table.moves(0) == ["offer attire", "offer beauty", "offer manners"]
    table.play(0, "offer manners")
    assert table.view().token_offer == "manners"


@rule("EMI-CARD.1")
def test_bazaar_offers_only_what_the_bag_holds() -> None:
    table = played("bazaar", {1: {"tokens": {"beauty": 8, "manners": 8}}})
    table.play(3, "pass")
    assert table.asks == "bid"
    assert table.view().token_offer == "attire"
    table = played("bazaar", {1: {"tokens": {"beauty": 8}}})
    table.play(3, "pass")
    assert table.why_not(0, "offer beauty") == ("EMI-CARD.1", "token_not_in_bag", {"token": "beauty"})


@rule("EMI-CARD.1", "EMI-PREP.5")
def test_bazaar_with_an_empty_bag_brings_no_token() -> None:
    table = played("bazaar", {1: {"tokens": {"beauty": 8, "manners": 8, "attire": 9}}})
    table.play(3, "pass")
    assert (table.asks, table.view().token_offer) == ("bid", None)


# --- camels --------------------------------------------------------------------------------------------


@rule("EMI-CARD.2")
def test_better_breed_raises_the_rate_step_by_step() -> None:
    rates = []
    for rate in (50, 70, 100, 150):
        table = played("better_breed", {0: {"camels": 2, "camel_rate": rate}})
        rates.append((table.player(0).camel_rate, table.player(0).discount))
    assert rates == [(70, 140), (100, 200), (150, 300), (150, 300)]
    assert table.view().events_gone == ["better_breed"]


@rule("EMI-CARD.3", "EMI-RULING.22")
def test_camel_breeding_is_all_or_nothing() -> None:
    herds = {0: {"camels": 4}, 1: {"camels": 2}, 2: {"camels": 14}}
    table = played("camel_breeding", herds)
    assert [player.camels for player in table.view().players] == [4, 2, 14, 0]
    assert only(table.events(), "breeding_failed") == [{"needed": 10, "supply": 3}]
    table = played("camel_breeding", {0: {"camels": 5}, 1: {"camels": 3}, 2: {"camels": 1}})
    assert [player.camels for player in table.view().players] == [7, 4, 1, 0]
    assert table.view().supply["camel"] == 23 - 12


@rule("EMI-CARD.3")
def test_the_camel_on_offer_is_no_part_of_the_supply() -> None:
    table = played(
        "camel_breeding", {0: {"camels": 12}, 1: {"camels": 2}, 2: {"camels": 1}}, pieces=["camel"]
    )
    assert table.view().supply["camel"] == 0
    assert [player.camels for player in table.view().players] == [18, 3, 1, 0]
    table = played(
        "camel_breeding", {0: {"camels": 12}, 1: {"camels": 2}, 2: {"camels": 2}}, pieces=["camel"]
    )
    assert [player.camels for player in table.view().players] == [12, 2, 2, 0]


@rule("EMI-CARD.4", "EMI-LIMIT.3")
def test_camel_epidemic_takes_one_of_each_full_three() -> None:
    table = played("camel_epidemic", {0: {"camels": 6}, 1: {"camels": 5}, 2: {"camels": 2}})
    assert [player.camels for player in table.view().players] == [4, 4, 2, 0]
    assert table.view().supply["camel"] == 23 - 10


@rule("EMI-CARD.18")
def test_sick_camels_take_away_every_discount_for_a_turn() -> None:
    table = played("sick_camels", {0: {"camels": 3}, 1: {"camels": 1}})
    table.play(3, "pass")
    assert [player.discount for player in table.view().players] == [0, 0, 0, 0]
    table.play(0, "bid 100")
    for seat in (1, 2, 3):
        table.play(seat, "pass")
    assert only(table.events(), "auction_won") == [{"seat": 0, "bid": 100, "gold": 100}]
    assert table.player(0).prices["camel"] == 150
    table.finish_turn()
    assert [player.discount for player in table.view().players] == [150, 50, 0, 0]


# --- looking into decks --------------------------------------------------------------------------------


@rule("EMI-CARD.5", "EMI-DP.3")
def test_changing_her_mind_shows_the_card_to_its_player_alone() -> None:
    table = played("changing_her_mind", princess_deck_top=["raidah"])
    assert (table.asks, table.waiting) == ("change_mind", [0])
    assert table.view(0).looking == ["raidah"]
    assert table.view(1).looking == [] and table.view().looking == []
    assert table.moves(0) == ["swap preferences", "unchanged", "under the deck"]
    assert only(table.events(0), "princess_looked_at") == [{"seat": 0, "place": 1, "princess": "raidah"}]
    assert only(table.events(1), "princess_looked_at") == [{"seat": 0, "place": 1, "princess": None}]


@rule("EMI-CARD.5")
@pytest.mark.parametrize(
    ("move", "event"),
    [
        ("unchanged", "mind_left"),
        ("swap preferences", "mind_changed"),
        ("under the deck", "princess_buried"),
    ],
)
def test_what_was_chosen_is_public_the_card_is_not(move: str, event: str) -> None:
    table = played("changing_her_mind", princess_deck_top=["raidah", "malika"])
    table.play(0, move)
    assert only(table.events(), event) == [{"seat": 0, "princess": None}]
    assert only(table.events(0), event) == [{"seat": 0, "princess": "raidah"}]
    deck = table.position()["princess_deck"]
    assert deck[0] == ("malika" if move == "under the deck" else "raidah")
    assert (deck[-1] == "raidah") == (move == "under the deck")


@rule("EMI-CARD.6")
def test_a_swapped_princess_compares_her_second_preference_first() -> None:
    rich = {0: {"gold": 2000}, 1: {"status": ["status_300", "status_350"]}}
    table = played("changing_her_mind", rich, princess_deck_top=["raidah"], turn=LAST_TURN)
    table.play(0, "swap preferences")
    table.play(3, "pass")
    raidah = table.outlook("raidah")
    assert (raidah.swapped, raidah.first, raidah.second) == (True, "gold", "status")
    table.nobody_acts()
    table.default_until("nothing")
    assert table.princesses(0) == ["raidah"]


@rule("EMI-CARD.6", "EMI-RULING.39")
def test_the_mark_stays_in_the_deck_when_she_is_not_revealed() -> None:
    table = played("changing_her_mind", {1: {"hand": ["quiet_days"]}}, princess_deck_top=["raidah"])
    table.play(0, "swap preferences")
    table.play(1, "play quiet_days")
    table.play(3, "pass")
    assert (table.view().marks_in_deck, table.view().marks_known) == (1, [1])
    assert table.in_play == []
    table.finish_turn()
    table.default_until("bid")
    assert (table.outlook("raidah").swapped, table.view().marks_in_deck) == (True, 0)


@rule("EMI-CARD.6", "EMI-RULING.39")
def test_the_mark_stays_on_the_undecided_space_until_she_joins() -> None:
    table = emira(4, phase="princess_chooses", turn=2, in_play=["raidah"], swapped=["raidah"])
    assert table.undecided == ["raidah"]
    assert table.outlook("raidah").swapped
    table.play(1, "bid 10")
    table.everybody_passes()
    table.play(1, "forgo")
    assert table.undecided == ["raidah"]
    assert table.outlook("raidah").swapped
    table = emira(
        4, {1: {"sections": 1}}, phase="princess_chooses", turn=2, in_play=["sahar"], swapped=["sahar"]
    )
    assert table.undecided == []
    assert table.princesses(1) == ["sahar"]
    assert table.position()["swapped"] == []


@rule("EMI-CARD.6")
def test_the_mark_is_lost_under_the_deck_and_a_second_swap_takes_it_off() -> None:
    for move in ("under the deck", "swap preferences"):
        table = played("changing_her_mind", swapped_in_deck=[True] + [False] * 27)
        assert table.view().marks_in_deck == 1
        table.play(0, move)
        assert table.view().marks_in_deck == 0


@rule("EMI-CARD.6")
def test_the_mark_follows_the_card_that_court_influence_reorders() -> None:
    table = played("court_influence", swapped_in_deck=[True] + [False] * 27, princess_deck_top=["raidah"])
    assert table.view(1).marks_known == [1]
    table.play(0, "order 231")
    assert table.position()["princess_deck"][2] == "raidah"
    assert table.position()["swapped_in_deck"][:3] == [False, False, True]
    assert table.view(0).marks_known == [3]
    assert (table.view(1).marks_in_deck, table.view(1).marks_known) == (1, [])
    places = set()
    for seed in range(30):
        state = table.table.state_for(1, seed)
        marks = table.table.game.to_position(state)["swapped_in_deck"]
        assert marks.count(True) == 1
        places.add(marks.index(True))
    assert places == {0, 1, 2}


@rule("EMI-CARD.7")
def test_swapping_is_not_offered_for_sidi_suleiman() -> None:
    table = played("changing_her_mind", princess_deck_top=["sidi_suleiman"])
    assert table.moves(0) == ["unchanged", "under the deck"]
    assert table.why_not(0, "swap preferences") == ("EMI-CARD.7", "no_second_preference", {})


@rule("EMI-CARD.8", "EMI-DP.4")
def test_court_influence_puts_the_next_three_back_in_any_order() -> None:
    table = played("court_influence", princess_deck_top=["raidah", "malika", "badra"])
    assert (table.asks, table.about, table.view(0).looking) == (
        "arrange_princesses",
        {"cards": 3},
        ["raidah", "malika", "badra"],
    )
    assert table.moves(0) == [f"order {order}" for order in ("123", "132", "213", "231", "312", "321")]
    table.play(0, "order 312")
    assert table.position()["princess_deck"][:3] == ["badra", "raidah", "malika"]
    known = [(card.place, card.card) for card in table.view(0).princess_known]
    assert known == [(1, "badra"), (2, "raidah"), (3, "malika")]
    assert table.view(1).princess_known == []


@rule("EMI-CARD.8", "EMI-DP.4")
def test_new_orders_puts_the_next_three_status_cards_back_in_any_order() -> None:
    table = played("new_orders", status_deck_top=["status_300", "status_900", "status_400"])
    assert (table.asks, table.view(0).looking) == (
        "arrange_status",
        ["status_300", "status_900", "status_400"],
    )
    assert table.view(2).looking == []
    table.play(0, "order 231")
    assert table.position()["status_deck"][:3] == ["status_900", "status_400", "status_300"]
    table.play(3, "pass")
    assert table.view().status_offer == "status_900"


@rule("EMI-CARD.8")
def test_with_fewer_cards_all_of_them_are_looked_at() -> None:
    def deck(*cards: str) -> Document:
        gone = [card for card in emira(4).position()["princess_deck"] if card not in cards]
        return {"princess_deck": list(cards), "princesses_gone": gone}

    table = played("court_influence", **deck("raidah", "badra"))
    assert table.moves(0) == ["order 12", "order 21"]
    assert table.why_not(0, "order 123") == ("EMI-CARD.8", "wrong_number_of_cards", {"cards": 2})
    table.play(0, "order 21")
    assert table.position()["princess_deck"] == ["badra", "raidah"]
    table = played("court_influence", **deck("raidah"))
    assert table.asks == "play_event"
    assert [card.card for card in table.view(0).princess_known] == ["raidah"]
    for event in ("court_influence", "changing_her_mind"):
        assert played(event, **deck()).asks == "play_event"


# --- arrivals ------------------------------------------------------------------------------------------


@rule("EMI-CARD.9", "EMI-CHOOSE.7")
def test_double_trouble_brings_two_princesses_in_deck_order() -> None:
    seats = {0: {"sections": 2}}
    table = played("double_trouble", seats, princess_deck_top=["sahar", "anisah", "malika"], turn=LAST_TURN)
    table.play(3, "pass")
    assert table.in_play == ["sahar", "anisah"]
    table.nobody_acts()
    table.default_until("nothing")
    assert [event["princess"] for event in only(table.events(), "princess_joined")] == ["sahar", "anisah"]


@rule("EMI-CARD.9")
def test_the_first_princess_is_fully_settled_before_the_second_chooses() -> None:
    # Samira costs seat 0 the token that gave the lead: then Nibal and the others see a tie
    seats = {0: {"tokens": {"beauty": 1}, "gold": 1000}, 1: {"gold": 2000}}
    table = emira(4, seats, phase="princess_chooses", in_play=["samira", "nibal"], turn=LAST_TURN)
    assert table.princesses(0) == ["samira"]
    assert table.princesses(1) == ["nibal"]


@rule("EMI-CARD.9")
def test_double_trouble_reveals_as_many_as_the_deck_holds() -> None:
    gone = [card for card in emira(4).position()["princess_deck"] if card != "sahar"]
    table = played("double_trouble", princess_deck=["sahar"], princesses_gone=gone)
    table.play(3, "pass")
    assert table.in_play == ["sahar"]


@rule("EMI-CARD.16", "EMI-UND.7")
def test_quiet_days_bring_no_princess_but_undecided_ones_may_move() -> None:
    table = played("quiet_days", {1: {"gold": 100}}, undecided=["yasmine"], in_play=[], turn=LAST_TURN)
    deck = table.view().princess_deck
    assert table.undecided == ["yasmine"]
    table.play(3, "pass")
    assert (table.in_play, table.view().princess_deck) == ([], deck)
    assert "no_princess" in names(table.events())
    table.play(0, "pass")
    table.play(1, "bid 10")
    table.play(2, "pass")
    table.play(3, "pass")
    table.play(1, "forgo")
    table.default_until("nothing")
    assert table.undecided == ["yasmine"]
    table = played("quiet_days", {1: {"gold": 100}, 2: {"camels": 1, "gold": 800}}, undecided=["yasmine"])
    table.play(3, "pass")
    assert table.princesses(2) == ["yasmine"]


# --- spice ---------------------------------------------------------------------------------------------


@rule("EMI-CARD.10")
def test_golden_times_add_a_fifth_for_everybody() -> None:
    table = played("golden_times", {1: {"caravans": {"large_fast": [4]}}})
    table.play(3, "pass")
    assert table.gold == [990, 750 + 840, 990, 990]
    assert only(table.events(), "income_received")[1] == {
        "seat": 1,
        "supply": 200,
        "trade": 500,
        "bonus": 140,
    }


@rule("EMI-CARD.13")
def test_interrupted_spice_trade_pays_the_permanent_supply_only() -> None:
    table = played("interrupt_spice_trade", {1: {"caravans": {"large_fast": [4], "small_slow": [1]}}})
    table.play(3, "pass")
    assert table.gold == [950] * 4
    assert table.caravans(1) == [("large_fast", 4), ("small_slow", 1)]
    assert "trade_interrupted" in names(table.events())


@rule("EMI-CARD.14", "EMI-DP.6")
def test_new_spice_caravan_moves_a_caravan_to_the_right() -> None:
    seats = {0: {"caravans": {"small_slow": [8, 5], "large_fast": [1]}}}
    table = played("new_spice_caravan", seats)
    assert (table.asks, table.moves(0)) == ("extend_caravan", ["extend large_fast 1", "extend small_slow 5"])
    table.play(0, "extend large_fast 1")
    assert table.caravans(0) == [("large_fast", 2), ("small_slow", 8), ("small_slow", 5)]
    assert table.view().events_gone == ["new_spice_caravan"]


@rule("EMI-CARD.14")
def test_a_caravan_on_its_rightmost_space_cannot_be_chosen() -> None:
    seats = {0: {"caravans": {"small_slow": [8, 5], "large_fast": [1]}}}
    table = played("new_spice_caravan", seats)
    first = ("EMI-CARD.14", "caravan_on_first_space", {"caravan": "small_slow"})
    assert table.why_not(0, "extend small_slow 8") == first
    none = ("EMI-CARD.14", "no_such_caravan", {"caravan": "large_slow", "left": 3})
    assert table.why_not(0, "extend large_slow 3") == none


@rule("EMI-CARD.14")
def test_the_only_caravan_that_can_move_moves_by_itself() -> None:
    table = played("new_spice_caravan", {0: {"caravans": {"small_slow": [5, 5], "large_fast": [4]}}})
    assert table.caravans(0) == [("large_fast", 4), ("small_slow", 6), ("small_slow", 5)]
    assert table.asks == "play_event"


@rule("EMI-CARD.19", "EMI-DP.7")
def test_vermin_moves_one_fast_caravan_of_each_owner() -> None:
    fleet = {"caravans": {"small_fast": [4, 2], "small_slow": [8]}}
    table = played("vermin", {0: {"caravans": {"small_fast": [3]}}, 1: fleet})
    assert (table.asks, len(table.moves(0))) == ("name_caravan", 4)
    table.play(0, "infest small_fast")
    assert (table.asks, table.waiting) == ("spoil_caravans", [1])
    assert table.moves(1) == ["spoil 2", "spoil 4"]
    table.play(1, "spoil 2")
    assert table.caravans(0) == [("small_fast", 2)]
    assert table.caravans(1) == [("small_fast", 4), ("small_fast", 1), ("small_slow", 8)]
    assert table.gold == [750] * 4


@rule("EMI-CARD.19")
def test_vermin_moves_two_slow_caravans_of_those_who_have_two() -> None:
    table = played(
        "vermin", {1: {"caravans": {"large_slow": [7, 7, 3]}}, 2: {"caravans": {"large_slow": [6, 2]}}}
    )
    table.play(0, "infest large_slow")
    assert table.waiting == [1]
    assert table.moves(1) == ["spoil 7 3", "spoil 7 7"]
    table.play(1, "spoil 7 7")
    assert [left for _, left in table.caravans(1)] == [6, 6, 3]
    assert [left for _, left in table.caravans(2)] == [5, 1]


@rule("EMI-CARD.19", "EMI-RULING.43", "EMI-DP.8")
def test_vermin_all_who_must_choose_do_so_at_once() -> None:
    fleets = {seat: {"caravans": {"small_fast": [4, 1]}} for seat in (1, 2)}
    table = played("vermin", fleets)
    table.play(0, "infest small_fast")
    assert (table.waiting, table.table.decision(1).sealed) == ([1, 2], True)
    table.play(2, "spoil 1")
    assert [left for _, left in table.caravans(2)] == [4, 1]
    seen = table.play(1, "spoil 4")
    assert [event["seat"] for event in only(seen, "caravan_spoiled")] == [1, 2]
    assert [left for _, left in table.caravans(2)] == [4]


@rule("EMI-CARD.19", "EMI-RULING.47", "EMI-LIMIT.3")
def test_vermin_on_the_last_space_ends_a_caravan_unpaid() -> None:
    table = played("vermin", {1: {"caravans": {"large_fast": [1]}}})
    supply = table.view().supply["large"]
    table.play(0, "infest large_fast")
    assert (table.caravans(1), table.gold[1], table.view().supply["large"]) == ([], 750, supply + 1)


# --- what stays ----------------------------------------------------------------------------------------


@rule("EMI-CARD.11", "EMI-DP.5", "EMI-RULING.23")
def test_good_looking_counts_full_threes_of_the_chosen_type() -> None:
    seats = {0: {"tokens": {"beauty": 4, "manners": 2}}}
    table = played("good_looking", seats)
    assert (table.asks, table.moves(0)) == (
        "admire_token",
        ["admire attire", "admire beauty", "admire manners"],
    )
    assert table.player(0).appearance == 6
    table.play(0, "admire beauty")
    assert table.player(0).appearance == 7


@rule("EMI-CARD.11")
@pytest.mark.parametrize(
    ("tokens", "princesses", "points"), [(2, [], 2), (2, ["nadia"], 4), (3, [], 4), (6, [], 8)]
)
def test_good_looking_follows_the_tokens_up_and_down(tokens: int, princesses: list[str], points: int) -> None:
    table = emira(
        4, {0: {"tokens": {"beauty": tokens}, "good_looking": ["beauty"], "princesses": princesses}}
    )
    assert table.player(0).appearance == points


@rule("EMI-CARD.11")
def test_several_good_looking_cards_work_independently() -> None:
    seats = {0: {"tokens": {"beauty": 3, "manners": 3}, "good_looking": ["beauty", "beauty", "manners"]}}
    assert emira(4, seats).player(0).appearance == 6 + 3
    table = played("good_looking")
    table.play(0, "admire attire")
    assert table.player(0).good_looking == ["attire"]


@rule("EMI-CARD.12", "EMI-RULING.40")
def test_a_guest_house_gives_room_and_no_palace_value() -> None:
    table = played("guest_house", {0: {"sections": 1}})
    player = table.player(0)
    assert (player.capacity, player.sections, player.palace_halves, player.guest_houses) == (4, 1, 2, 1)
    assert only(table.events(), "guest_house_built") == [{"seat": 0, "capacity": 4}]


# --- status --------------------------------------------------------------------------------------------


@rule("EMI-CARD.15", "EMI-PREP.6", "EMI-DP.11")
def test_noble_merchandise_picks_any_card_after_the_princess_is_visible() -> None:
    table = played("noble_merchandise")
    seen = table.play(3, "pass")
    assert (table.asks, table.waiting) == ("search_status", [0])
    assert "princess_revealed" in names(seen) and "token_offered" not in names(seen)
    assert len(table.moves(0)) == 12
    table.play(0, "offer status_1500")
    assert (table.view().status_offer, table.view().status_deck) == ("status_1500", 19)


@rule("EMI-CARD.15", "EMI-HIDDEN.7")
def test_noble_merchandise_shuffles_the_rest() -> None:
    tops = set()
    for seed in range(30):
        table = played("noble_merchandise", seed=seed)
        table.play(3, "pass")
        table.play(0, "offer status_700")
        assert table.position()["status_first"] == 0
        assert table.view(0).status_known == []
        tops.add(table.position()["status_deck"][0])
    assert {"status_1200", "status_1300", "status_1400", "status_1500"} & tops


@rule("EMI-CARD.15")
def test_noble_merchandise_with_an_empty_deck_brings_nothing() -> None:
    cards = emira(4).position()["status_deck"]
    table = played("noble_merchandise", status_deck=[], status_gone=cards)
    table.play(3, "pass")
    assert (table.asks, table.view().status_offer) == ("bid", None)


@rule("EMI-CARD.17", "EMI-ADV.3")
def test_restoration_moves_the_palace_track() -> None:
    table = played("restoration", {0: {"sections": 2}}, options=ADVANCED)
    player = table.player(0)
    assert (player.palace_track, player.palace_halves, player.capacity) == (1, 5, 4)
    assert table.view().events_gone == ["restoration"]
