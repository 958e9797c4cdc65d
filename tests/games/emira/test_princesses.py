"""Each princess: how she arrives, what she brings while she stays, what ends when she leaves (EMI-PRIN.1-15).

Sidi Suleiman takes her away where a test needs her to leave.
"""

from __future__ import annotations

from typing import Any

import pytest

from caravanserai.games.emira.game import GAME
from tests.games.emira.tables import (
    ADVANCED,
    LAST_TURN,
    ORDINARY,
    EmiraTable,
    Seats,
    acting,
    auction,
    choosing,
    emira,
    events_phase,
    upkeep,
)
from tests.games.tables import names, only
from tests.rules import rule

PALACE = {"sections": 6}
TRAIT = {
    "appearance": {"tokens": {"beauty": 2}},
    "status": {"status": ["status_900"]},
    "palace": {"sections": 6},
    "gold": {"gold": 5000},
}


def taken_away(princess: str, *, turn: Any = LAST_TURN, **row: Any) -> EmiraTable:
    """Seat 0 has just lost a princess to Sidi Suleiman in phase 6; another stays."""
    stays = "thara" if princess == "asima" else "asima"
    seats = {0: {"princesses": [princess, stays], "sections": 3, **row}}
    table = choosing("sidi_suleiman", seats=seats, turn=turn)
    assert (table.asks, table.waiting) == ("lose_princess", [0])
    table.play(0, f"lose {princess}")
    assert table.princesses(0) == [stays]
    return table


def household(*princesses: str, **row: Any) -> Seats:
    return {0: {"princesses": list(princesses), "sections": 6, **row}}


# --- all of them ---------------------------------------------------------------------------------------


@rule("EMI-CHOOSE.2")
@pytest.mark.parametrize("princess", [one for one in GAME.parts.princess_ids if one != "sidi_suleiman"])
def test_every_princess_joins_whom_she_prefers(princess: str) -> None:
    card = GAME.parts.princesses[GAME.parts.princess_ids.index(princess)]
    trait = ["appearance", "status", "palace", "gold"][card.first]
    table = choosing(princess, seats={2: TRAIT[trait]})
    while not table.table.over:
        table.play_default()
    joined = [event["seat"] for event in only(table.events(), "princess_joined")]
    assert joined == [2]


@rule("EMI-PRIN.1")
@pytest.mark.parametrize("princess", [one for one in GAME.parts.princess_ids if one != "sidi_suleiman"])
def test_every_princess_may_leave_and_takes_everything_with_her(princess: str) -> None:
    table = taken_away(princess)
    plain = choosing(seats={0: {"princesses": ["asima"], "sections": 3}}).player(0)
    player = table.player(0)
    assert (player.appearance, player.status, player.prices, player.event_prices) == (
        plain.appearance,
        plain.status,
        plain.prices,
        plain.event_prices,
    )
    assert (player.upkeep, player.gold_open, player.honeymoon) == (50, False, None)
    assert table.view().princesses_gone == ["sidi_suleiman", princess]


@rule("EMI-PRIN.11")
@pytest.mark.parametrize("princess", [*ORDINARY, "albina", "firyal"])
def test_some_princesses_have_no_ability(princess: str) -> None:
    card = GAME.parts.princesses[GAME.parts.princess_ids.index(princess)]
    trait = ["appearance", "status", "palace", "gold"][card.first]
    table = choosing(princess, seats={2: TRAIT[trait]})
    told = names(table.events())
    assert told[told.index("princess_joined") + 1] == "upkeep_paid"
    assert table.player(2).palace_track == 0


@rule("EMI-PRIN.2")
def test_a_princess_with_two_talents_counts_for_either() -> None:
    base = ["noor", "malika", "sahar", "asima"]
    # Intelligence, Housekeeping, Romance: Noor is the housekeeper, Malika the intelligent one
    table = upkeep({0: {**PALACE, "princesses": base, "objective": "g5_1"}}, players=5)
    assert table.table.winners() == [0]
    # two of Intelligence and one of Romance: now Noor is intelligent
    table = upkeep({0: {**PALACE, "princesses": base, "objective": "g5_6"}}, players=5)
    assert table.table.winners() == [0]


@rule("EMI-PRIN.3", "EMI-RULING.19")
def test_a_first_time_ability_strikes_a_sheik_once() -> None:
    rich = {"tokens": {"beauty": 2}, "status": ["status_900"], "struck": ["samira", "zahrah"]}
    for princess in ("samira", "zahrah"):
        table = choosing(princess, seats={0: rich})
        assert table.table.over
        assert (table.player(0).appearance, table.player(0).status) == (2, 2)
    other = choosing("samira", seats={0: {"struck": ["samira"]}, 1: {"tokens": {"beauty": 2}}})
    assert other.player(1).appearance == 1


@rule("EMI-PRIN.3")
def test_without_anything_to_lose_the_first_time_is_still_the_first_time() -> None:
    table = choosing("samira", seats={0: {"gold": 900}})
    assert (table.princesses(0), table.player(0).struck) == (["samira"], ["samira"])


# --- what they bring -------------------------------------------------------------------------------------


@rule("EMI-PRIN.4")
@pytest.mark.parametrize(("princess", "card"), [("halimah", "singing"), ("rasha", "acting")])
def test_halimah_and_rasha_bring_a_status_card(princess: str, card: str) -> None:
    table = choosing(princess, seats={1: {"tokens": {"beauty": 1}, "status": ["status_300"]}})
    assert only(table.events(), "status_brought") == [{"seat": 1, "princess": princess, "special": card}]
    player = table.player(1)
    assert (player.status, player.special_cards, player.status_cards) == (2, [card], ["status_300"])
    table = taken_away(princess, status=["status_300"])
    assert (table.player(0).status, table.player(0).special_cards) == (1, [])
    assert "status_taken_along" in names(table.events())


@rule("EMI-PRIN.4")
def test_singing_and_acting_cannot_be_discarded_to_zahrah() -> None:
    table = choosing("zahrah", seats=household("halimah", "rasha"))
    assert (table.table.over, table.player(0).status) == (True, 2)
    assert "status_stolen" not in names(table.events())


@rule("EMI-PRIN.5", "EMI-RULING.38")
@pytest.mark.parametrize(("princess", "token"), [("layla", "manners"), ("nadia", "beauty")])
def test_layla_and_nadia_bring_a_token(princess: str, token: str) -> None:
    table = choosing(princess, seats={1: {"status": ["status_300"], "tokens": {"attire": 1}}})
    assert only(table.events(), "token_brought") == [{"seat": 1, "princess": princess, "token": token}]
    player = table.player(1)
    assert (player.appearance, player.tokens_lent, player.tokens[token]) == (2, {token: 1}, 0)
    bag = table.view().bag
    table = taken_away(princess)
    assert (table.player(0).appearance, table.player(0).tokens_lent) == (0, {})
    assert table.view().bag[token] == bag[token]
    assert "token_taken_along" in names(table.events())


@rule("EMI-PRIN.5")
def test_lent_tokens_count_for_sets_and_good_looking() -> None:
    row = {"tokens": {"attire": 1, "beauty": 2}, "good_looking": ["beauty"]}
    table = emira(4, household("layla", "nadia", **row))
    assert table.player(0).appearance == 5 + 1 + 1


@rule("EMI-PRIN.5")
def test_lent_tokens_cannot_be_given_to_samira() -> None:
    table = choosing("samira", seats=household("layla", "nadia"))
    assert (table.table.over, table.player(0).appearance) == (True, 2)
    table = choosing("samira", seats=household("layla", tokens={"beauty": 1}))
    assert (table.table.over, table.player(0).appearance) == (True, 1)


@rule("EMI-PRIN.8")
def test_noor_opens_her_sheiks_gold() -> None:
    table = choosing("noor", seats={1: {"tokens": {"beauty": 1}}}, turn=2)
    assert only(table.events(), "gold_opened") == [{"seat": 1, "princess": "noor", "gold": 750}]
    for audience in (-1, 0, 3):
        shown = [player.gold for player in table.view(audience).players]
        assert (shown[1], table.view(audience).players[1].gold_open) == (table.gold[1], True)
        assert [gold for seat, gold in enumerate(shown) if seat not in (1, audience)] == [None] * (
            2 if audience == 0 or audience == 3 else 3
        )
    table = taken_away("noor", turn=2)
    assert (table.view().players[0].gold, names(table.events()).count("gold_closed")) == (None, 1)


@rule("EMI-PRIN.9")
@pytest.mark.parametrize(
    ("princess", "prices"),
    [
        ("farah", {"camel": 50}),
        ("badra", {"palace": 400}),
        ("adara", {"small_slow": 400, "small_fast": 500, "large_slow": 650, "large_fast": 800}),
    ],
)
def test_some_princesses_know_where_to_buy(princess: str, prices: dict[str, int]) -> None:
    usual = emira(4).player(0).prices
    assert emira(4, household(princess)).player(0).prices == {**usual, **prices}
    for purchase, price in prices.items():
        table = acting(0, household(princess, gold=2000))
        table.play(0, f"buy {purchase}")
        assert table.gold[0] == 2000 - price


@rule("EMI-PRIN.9")
def test_the_lower_price_holds_from_the_moment_she_moves_in() -> None:
    # Farah, undecided, follows the status card that seat 0 buys; the same auction round goes on
    table = auction(4, undecided=["farah"], status_offer="status_300")
    table.everybody_passes()
    table.play(0, "buy status")
    assert (table.princesses(0), table.player(0).prices["camel"]) == (["farah"], 50)


@rule("EMI-PRIN.10")
def test_janan_costs_twice_and_zafirah_nothing() -> None:
    assert upkeep(household("janan")).gold[0] == 650
    assert upkeep(household("zafirah")).gold[0] == 750
    assert upkeep(household("janan", "zafirah", "asima")).gold[0] == 600


@rule("EMI-PRIN.10", "EMI-PRIN.1")
def test_the_upkeep_of_janan_ends_when_she_leaves() -> None:
    assert taken_away("janan").gold[0] == 700


# --- what they cost --------------------------------------------------------------------------------------


@rule("EMI-PRIN.6", "EMI-RULING.21", "EMI-DP.17")
def test_samira_costs_a_token_of_the_sheiks_choice() -> None:
    table = choosing("samira", seats={1: {"tokens": {"beauty": 2, "manners": 1, "attire": 1}}})
    assert (table.asks, table.waiting) == ("give_token", [1])
    assert table.moves(1) == ["return attire", "return beauty", "return manners"]
    bag = table.view().bag["beauty"]
    assert table.player(1).appearance == 5
    seen = table.play(1, "return beauty")
    assert only(seen, "token_given_up") == [{"seat": 1, "token": "beauty"}]
    assert (table.player(1).appearance, table.view().bag["beauty"]) == (4, bag + 1)


@rule("EMI-PRIN.6")
def test_samira_takes_the_only_type_there_is_and_nothing_from_nobody() -> None:
    table = choosing("samira", seats={1: {"tokens": {"attire": 2}}})
    assert (table.table.over, table.player(1).tokens["attire"]) == (True, 1)
    table = choosing("samira", seats={1: {"gold": 900}})
    assert (table.table.over, table.princesses(1)) == (True, ["samira"])
    assert "token_given_up" not in names(table.events())


@rule("EMI-PRIN.6")
def test_the_starting_token_of_blue_is_an_own_token() -> None:
    rows = [{}, {}, {}, {"sheik": "blue"}]
    position = {"turn": LAST_TURN, "phase": "princess_chooses", "in_play": ["samira"], "players": rows}
    table = EmiraTable(GAME.table(4, seed=1, position=position))
    assert (table.princesses(3), table.player(3).tokens["attire"]) == (["samira"], 0)


@rule("EMI-PRIN.1", "EMI-PRIN.6", "EMI-PRIN.7")
def test_what_was_lost_does_not_come_back() -> None:
    row = {"tokens": {"beauty": 1}, "status": ["status_300"], "struck": ["samira", "zahrah"]}
    for princess in ("samira", "zahrah"):
        table = taken_away(princess, **row)
        assert (table.player(0).tokens["beauty"], table.player(0).status_cards) == (1, ["status_300"])
        assert table.player(0).struck == ["samira", "zahrah"]


@rule("EMI-PRIN.7", "EMI-RULING.20", "EMI-DP.18")
def test_zahrah_steals_a_status_card_of_the_sheiks_choice() -> None:
    table = choosing("zahrah", seats={1: {"status": ["status_300", "status_800", "status_800"]}})
    assert (table.asks, table.moves(1)) == ("give_status", ["discard status_300", "discard status_800"])
    deck = table.view().status_deck
    seen = table.play(1, "discard status_800")
    assert only(seen, "status_stolen") == [{"seat": 1, "status": "status_800"}]
    assert (table.player(1).status, table.view().status_gone) == (3, ["status_800"])
    assert table.view().status_deck == deck


@rule("EMI-PRIN.7")
def test_zahrah_takes_the_only_price_there_is_and_nothing_from_nobody() -> None:
    table = choosing("zahrah", seats={1: {"status": ["status_300"]}})
    assert (table.table.over, table.player(1).status_cards) == (True, [])
    table = choosing("zahrah", seats={1: {"tokens": {"beauty": 1}}})
    assert (table.table.over, table.princesses(1)) == (True, ["zahrah"])


@rule("EMI-PRIN.7")
def test_the_starting_card_of_red_is_an_own_card() -> None:
    rows = [{}, {}, {"sheik": "red"}, {}]
    position = {"turn": LAST_TURN, "phase": "princess_chooses", "in_play": ["zahrah"], "players": rows}
    table = EmiraTable(GAME.table(4, seed=1, position=position))
    assert (table.princesses(2), table.player(2).status_cards) == (["zahrah"], [])


# --- Hind ------------------------------------------------------------------------------------------------

WITH_HIND = {1: {"status": ["status_300"], "hand": ["guest_house"]}}


@rule("EMI-PRIN.12", "EMI-RULING.8")
def test_hind_joining_means_a_turn_without_acting() -> None:
    table = choosing("hind", seats=WITH_HIND, turn=2, princess_deck_top=["malika"])
    assert only(table.events(), "honeymoon_ahead") == [{"seat": 1, "number": 3}]
    player = table.player(1)
    assert (table.view().turn, player.on_honeymoon, player.honeymoon) == (3, True, 3)
    assert table.asks == "bid"  # no event card was played
    assert table.gold[1] == 750 - 50 + 200  # income as usual
    assert 1 not in table.view().auction.to_act
    table.nobody_acts()
    asked = set()
    while table.asks == "buy_event":
        asked.add(table.waiting[0])
        table.play(table.waiting[0], "pass")
    assert asked == {0, 2, 3}
    assert table.princesses(1) == ["hind", "malika"]  # he can be chosen
    assert table.view().turn == 4
    assert (table.asks, table.waiting, table.player(1).on_honeymoon) == ("play_event", [1], False)
    assert table.gold[1] == 900 - 100


@rule("EMI-PRIN.12", "EMI-RULING.9")
def test_at_some_tables_he_cannot_be_chosen_on_honeymoon() -> None:
    seats = {
        1: {"status": ["status_300"], "princesses": ["hind"], "honeymoon": LAST_TURN},
        2: {"sections": 1},
    }
    table = choosing("malika", seats=seats)
    assert table.princesses(1) == ["hind", "malika"]
    table = choosing("malika", seats=seats, options={"chosen_on_honeymoon": False})
    assert table.princesses(2) == ["malika"]
    table = choosing(
        "yasmine",
        seats={**seats, 3: {"gold": 900}},
        undecided=["malika"],
        options={"chosen_on_honeymoon": False},
    )
    assert table.princesses(1) == ["hind"]


@rule("EMI-PRIN.12")
def test_on_honeymoon_forced_decisions_are_still_his() -> None:
    pair = {"caravans": {"small_fast": [4, 2]}, "princesses": ["hind"], "honeymoon": 3}
    table = events_phase({0: {"hand": ["vermin"]}, 1: pair})
    table.play(0, "play vermin", "infest small_fast")
    assert (table.asks, table.waiting) == ("spoil_caravans", [1])
    for princess, step in (("samira", "give_token"), ("zahrah", "give_status")):
        row = {"tokens": {"beauty": 2, "attire": 1}, "status": ["status_900", "status_300"]}
        seats = {1: {**row, "princesses": ["hind"], "honeymoon": LAST_TURN}}
        table = choosing(princess, seats=seats)
        assert (table.asks, table.waiting) == (step, [1])


@rule("EMI-PRIN.12")
def test_on_honeymoon_he_neither_bids_nor_takes_the_gold() -> None:
    seats = {1: {"princesses": ["hind"], "honeymoon": LAST_TURN, "gold": 100}}
    table = auction(4, seats, turn=LAST_TURN)
    asked = set()
    while not table.table.over:
        asked.add(table.waiting[0])
        table.play_default()
    assert 1 not in asked
    assert table.gold[1] == 50


@rule("EMI-PRIN.12")
def test_on_honeymoon_he_decides_about_xenia() -> None:
    seats = {1: {"princesses": ["hind", "xenia"], "honeymoon": LAST_TURN}}
    table = upkeep(seats, xenia={"gift_paid": True})
    assert (table.asks, table.waiting) == ("xenia", [1])


@rule("EMI-PRIN.12", "EMI-RULING.48")
def test_every_arrival_of_hind_means_a_honeymoon() -> None:
    table = choosing("hind", seats={1: {"status": ["status_300"]}}, turn=5)
    assert table.player(1).on_honeymoon


@rule("EMI-PRIN.13")
def test_the_turn_in_which_she_joins_is_not_affected() -> None:
    table = auction(4, undecided=["hind"], status_offer="status_300")
    table.everybody_passes()
    table.play(0, "buy status")
    assert (table.princesses(0), table.player(0).on_honeymoon) == (["hind"], False)
    table.nobody_acts()
    assert (table.asks, table.waiting) == ("buy_event", [0])


@rule("EMI-PRIN.13")
def test_if_she_leaves_during_the_auctions_he_joins_the_next_one() -> None:
    # Yasmine follows gold to seat 1, which then leads alone: Sidi Suleiman strikes it
    seats = {
        0: {"princesses": ["asima", "thara"], "sections": 1},
        1: {"princesses": ["hind", "fatima"], "honeymoon": 2, "gold": 900, "sections": 1},
        2: {"princesses": ["nibal"]},
    }
    table = auction(4, seats, undecided=["sidi_suleiman", "yasmine"], stirred=False, starting_player=2)
    assert 1 not in table.view().auction.to_act
    table.play(2, "bid 10")
    table.play(3, "pass")
    table.play(0, "pass")
    table.play(2, "forgo")
    assert (table.asks, table.waiting) == ("lose_princess", [1])
    seen = table.play(1, "lose hind")
    assert "honeymoon_over" in names(seen)
    assert table.view().auction.to_act == [0, 1, 3]
    assert table.view().auction.opener == 3


@rule("EMI-PRIN.13")
def test_if_all_others_have_acted_he_acts_alone() -> None:
    seats = {
        0: {"princesses": ["asima", "thara"], "sections": 1},
        1: {"princesses": ["hind", "fatima"], "honeymoon": 2, "gold": 900, "sections": 1},
    }
    waiting = ["sidi_suleiman", "yasmine"]
    table = auction(4, seats, undecided=waiting, stirred=False, auction={"acted": [0, 2]})
    table.play(3, "bid 10", "forgo")
    table.play(1, "lose hind")
    assert (table.asks, table.waiting) == ("voluntary_bid", [1])


@rule("EMI-PRIN.13")
def test_if_she_leaves_before_there_is_no_honeymoon() -> None:
    table = taken_away("hind", honeymoon=LAST_TURN)
    assert "honeymoon_over" in names(table.events())
    seats = {0: {"princesses": ["hind", "asima"], "honeymoon": 4}}
    table = choosing("sidi_suleiman", seats=seats, turn=3)
    table.play(0, "lose hind")
    assert (table.view().turn, table.player(0).on_honeymoon) == (4, False)
    assert 0 in table.view().auction.to_act


@rule("EMI-PRIN.14")
def test_a_honeymooning_starting_player_keeps_the_marker() -> None:
    seats = {0: {"princesses": ["hind"], "honeymoon": 2}}
    table = auction(4, seats, starting_player=0)
    assert (table.view().starting_player, table.waiting) == (0, [1])
    table.finish_turn()
    assert table.view().starting_player == 1


# --- Suleika ---------------------------------------------------------------------------------------------


@rule("EMI-PRIN.15")
def test_suleika_adds_a_surcharge_for_each_arrival() -> None:
    seats = household("suleika", status=["status_300"])
    table = choosing("malika", "fatima", seats=seats)
    assert [event["princess"] for event in only(table.events(), "surcharge_added")] == ["malika", "fatima"]
    assert table.gold[0] == 750 - 150 - 200
    assert table.player(0).surcharges == []


@rule("EMI-PRIN.15")
def test_a_surcharge_is_paid_once() -> None:
    table = upkeep({0: {"princesses": ["suleika", "asima"], "surcharges": ["asima"]}}, turn=2)
    assert table.gold[0] == 750 - 100 - 100 + 200
    table.finish_turn()
    assert table.gold[0] == 750 - 100 + 200


@rule("EMI-PRIN.15")
def test_her_own_arrival_and_sidi_suleiman_cause_none() -> None:
    table = choosing("suleika", seats={0: {"sections": 3, "princesses": ["asima"]}})
    assert (table.gold[0], only(table.events(), "surcharge_added")) == (650, [])
    table = choosing("sidi_suleiman", seats=household("suleika", "asima"))
    table.play(0, "lose asima")
    assert table.gold[0] == 700


@rule("EMI-PRIN.15", "EMI-PRIN.1")
def test_if_suleika_leaves_open_surcharges_are_cancelled() -> None:
    table = taken_away("suleika", surcharges=["asima"])
    assert table.gold[0] == 700
    assert only(table.events(), "surcharges_cancelled") == [{"seat": 0, "gold": 100}]


@rule("EMI-PRIN.15")
def test_a_surcharge_is_open_from_a_check_point_after_the_upkeep_to_the_next() -> None:
    seats = {0: {"princesses": ["suleika"], "sections": 1, "gold": 810}, 1: {"princesses": ["asima"]}}
    table = upkeep(seats, undecided=["yasmine"], stirred=False, turn=2)
    assert table.player(0).surcharges == ["yasmine"]
    assert table.player(0).upkeep == 200


# --- the advanced game -----------------------------------------------------------------------------------


@rule("EMI-ADV.4", "EMI-PRIN.11")
@pytest.mark.parametrize("princess", ["albina", "firyal"])
def test_albina_and_firyal_cost_half_a_section_in_the_advanced_game(princess: str) -> None:
    row = {"tokens": {"beauty": 1}, "status": ["status_300"], "sections": 1}
    table = choosing(princess, seats={1: row}, options=ADVANCED)
    assert only(table.events(), "feast_held") == [{"seat": 1, "princess": princess}]
    player = table.player(1)
    assert (player.palace_track, player.palace_halves, player.capacity) == (-1, 1, 3)
    before = {"struck": [princess], "palace_track": -1}
    again = choosing(princess, seats={1: {**row, **before}}, options=ADVANCED)
    assert (again.princesses(1), again.player(1).palace_track) == ([princess], -1)


@rule("EMI-ADV.4")
@pytest.mark.parametrize("princess", ["albina", "firyal"])
def test_the_feast_is_not_undone_when_she_leaves(princess: str) -> None:
    seats = {0: {"princesses": [princess, "asima"], "palace_track": -1, "struck": [princess]}}
    table = choosing("sidi_suleiman", seats=seats, options=ADVANCED)
    table.play(0, f"lose {princess}")
    assert table.player(0).palace_track == -1
