"""Every decision point: who decides, between what, and what happens when nobody does (EMI-DP)."""

from __future__ import annotations

import pytest

from tests.games.emira.tables import (
    LAST_TURN,
    acting,
    auction,
    choosing,
    emira,
    events_phase,
    new_game,
    upkeep,
)
from tests.rules import rule


@rule("EMI-DP.1")
def test_decision_1_keep_one_of_three_in_secret() -> None:
    table = emira(4, {0: {"hand": ["vermin", "bazaar", "bazaar"]}})
    assert (table.asks, table.waiting, table.table.decision(0).sealed) == ("keep_event", [0, 1, 2, 3], True)
    assert table.moves(0) == ["keep bazaar", "keep vermin"]
    assert table.default(0) == "keep vermin"
    table.play(0, "keep bazaar")
    table.play(0, "keep vermin")  # a choice may be changed until all are in
    assert table.waiting == [1, 2, 3]
    refused = ("EMI-SETUP.10", "event_not_dealt", {"event": "guest_house"})
    assert table.why_not(0, "keep guest_house") == refused


@rule("EMI-DP.2")
def test_decision_2_default_is_no_card() -> None:
    table = events_phase({0: {"hand": ["guest_house"]}})
    assert table.default(0) == "pass"


@rule("EMI-DP.2", "EMI-HIDDEN.1")
def test_decision_2_is_asked_even_if_every_card_is_blocked() -> None:
    table = events_phase({0: {"hand": ["vermin"]}, 1: {"hand": ["vermin"]}})
    table.play(0, "play vermin", "infest small_slow")
    assert (table.waiting, table.moves(1)) == ([1], ["pass"])


@rule("EMI-DP.3")
def test_decision_3_default_is_unchanged() -> None:
    table = events_phase({0: {"hand": ["changing_her_mind"]}})
    table.play(0, "play changing_her_mind")
    assert table.default(0) == "unchanged"


@rule("EMI-DP.4")
def test_decision_4_default_is_the_order_found() -> None:
    for event in ("court_influence", "new_orders"):
        table = events_phase({0: {"hand": [event]}})
        table.play(0, f"play {event}")
        assert table.default(0) == "order 123"


@rule("EMI-DP.5")
@pytest.mark.parametrize(
    ("tokens", "princesses", "default"),
    [
        ({"manners": 2, "attire": 1}, [], "manners"),
        ({}, [], "beauty"),
        ({"manners": 1, "attire": 1}, [], "manners"),
        ({"attire": 1, "manners": 1}, ["layla"], "manners"),
        ({"attire": 1}, ["nadia"], "beauty"),
    ],
)
def test_decision_5_default_is_the_type_of_which_he_holds_most(
    tokens: dict[str, int], princesses: list[str], default: str
) -> None:
    table = events_phase({0: {"hand": ["good_looking"], "tokens": tokens, "princesses": princesses}})
    table.play(0, "play good_looking")
    assert table.default(0) == f"admire {default}"


@rule("EMI-DP.6")
def test_decision_6_default_is_the_highest_payment_then_the_fewest_left() -> None:
    caravans = {"small_slow": [1], "large_fast": [4, 3, 2], "large_slow": [1]}
    table = events_phase({0: {"hand": ["new_spice_caravan"], "caravans": caravans}})
    table.play(0, "play new_spice_caravan")
    assert table.default(0) == "extend large_fast 2"


@rule("EMI-DP.7")
@pytest.mark.parametrize(
    ("own", "theirs", "default"),
    [
        ({}, {"large_fast": [1], "small_slow": [1]}, "large_fast"),
        ({"large_fast": [2]}, {"large_fast": [1], "small_fast": [1]}, "small_fast"),
        ({"large_fast": [2]}, {"large_fast": [1]}, "small_slow"),
        ({}, {}, "small_slow"),
    ],
)
def test_decision_7_default_is_a_track_that_hurts_others_alone(
    own: dict[str, list[int]], theirs: dict[str, list[int]], default: str
) -> None:
    table = events_phase({0: {"hand": ["vermin"], "caravans": own}, 2: {"caravans": theirs}})
    table.play(0, "play vermin")
    assert table.default(0) == f"infest {default}"


@rule("EMI-DP.8")
def test_decision_8_default_is_the_caravans_with_most_payments_left() -> None:
    rows = {
        0: {"hand": ["vermin"]},
        1: {"caravans": {"small_slow": [8, 5, 2]}},
        2: {"caravans": {"small_slow": [7, 7, 7]}},
        3: {"caravans": {"small_slow": [6, 1]}},
    }
    table = events_phase(rows)
    table.play(0, "play vermin", "infest small_slow")
    assert (table.waiting, table.default(1)) == ([1], "spoil 8 5")
    rows[1] = {"caravans": {"small_fast": [2, 4]}}
    table = events_phase(rows)
    table.play(0, "play vermin", "infest small_fast")
    assert table.default(1) == "spoil 4"


@rule("EMI-DP.8")
def test_decision_8_what_cannot_be_moved_is_refused() -> None:
    table = events_phase({0: {"hand": ["vermin"]}, 1: {"caravans": {"small_slow": [8, 5, 2]}}})
    table.play(0, "play vermin", "infest small_slow")
    number = ("EMI-CARD.19", "wrong_number_of_caravans", {"caravan": "small_slow", "needed": 2})
    assert table.why_not(1, "spoil 8") == number
    assert table.why_not(1, "spoil 8 8") == ("EMI-CARD.19", "no_such_caravans", {"caravan": "small_slow"})


@rule("EMI-DP.9")
def test_decision_9_default_is_the_odd_turn_and_the_first_princess() -> None:
    for event in ("double_trouble", "quiet_days"):
        table = events_phase({0: {"hand": [event]}}, players=3)
        table.play(0, f"play {event}")
        assert table.default(0) == "odd turn"
    table = events_phase({0: {"hand": ["changing_her_mind"]}}, players=3)
    table.play(0, "play changing_her_mind")
    assert table.default(0) == "look odd 1"


@rule("EMI-DP.10")
def test_decision_10_default_is_the_type_most_frequent_in_the_bag() -> None:
    table = events_phase({0: {"hand": ["bazaar"]}, 1: {"tokens": {"attire": 3, "beauty": 1}}})
    table.play(0, "play bazaar")
    assert (table.asks, table.default(0)) == ("search_bag", "offer manners")
    table = events_phase({0: {"hand": ["bazaar"]}, 1: {"tokens": {"attire": 1}}})
    table.play(0, "play bazaar")
    assert table.default(0) == "offer beauty"


@rule("EMI-DP.11")
def test_decision_11_default_is_the_card_that_lay_on_top() -> None:
    table = events_phase({0: {"hand": ["noble_merchandise"]}}, status_deck_top=["status_850"])
    table.play(0, "play noble_merchandise")
    assert (table.asks, table.default(0)) == ("search_status", "offer status_850")
    gone = ("EMI-CARD.15", "status_not_in_deck", {"status": "status_900"})
    row = {1: {"status": ["status_900"]}, 0: {"hand": ["noble_merchandise"]}}
    table = events_phase(row)
    table.play(0, "play noble_merchandise")
    assert table.why_not(0, "offer status_900") == gone


@rule("EMI-DP.12")
def test_decision_12_default_is_to_pass() -> None:
    table = auction(4, {0: {"gold": 100}})
    assert table.moves(0) == ["pass", "take gold"]
    assert table.default(0) == "pass"


@rule("EMI-DP.13")
def test_decision_13_default_is_the_gold_if_he_may_take_it() -> None:
    assert acting(0, {0: {"gold": 490}}).default(0) == "take gold"
    assert acting(0, {0: {"gold": 500}}).default(0) == "forgo"


@rule("EMI-DP.14")
def test_decision_14_default_is_no_bid() -> None:
    table = auction(4, auction={"acted": [1, 2, 3]})
    assert (table.asks, table.default(0)) == ("voluntary_bid", "pass")


@rule("EMI-DP.15")
def test_decision_15_default_is_nothing_and_it_is_asked_whatever_he_owns() -> None:
    table = emira(4, {0: {"gold": 0}}, phase="buy_events", turn=2)
    assert (table.waiting, table.moves(0), table.default(0)) == ([0], ["pass"], "pass")


@rule("EMI-DP.16")
def test_decision_16_default_is_the_first_card_drawn() -> None:
    table = emira(4, phase="buy_events", turn=2, event_deck_top=["vermin", "bazaar"])
    table.play(0, "best of 2")
    assert table.default(0) == "keep vermin"


@rule("EMI-DP.17")
def test_decision_17_default_is_the_type_of_which_he_owns_most() -> None:
    row = {"tokens": {"beauty": 1, "attire": 2}, "princesses": ["nadia"]}
    table = choosing("samira", seats={1: row})
    assert table.default(1) == "return attire"
    table = choosing("samira", seats={1: {"tokens": {"manners": 1, "attire": 1}}})
    assert table.default(1) == "return manners"
    assert table.why_not(1, "return beauty") == ("EMI-PRIN.6", "token_not_owned", {"token": "beauty"})


@rule("EMI-DP.18")
def test_decision_18_default_is_the_fewest_points_then_the_lowest_price() -> None:
    table = choosing("zahrah", seats={1: {"status": ["status_700", "status_400", "status_350"]}})
    assert table.default(1) == "discard status_350"
    refused = ("EMI-PRIN.7", "status_not_owned", {"status": "status_300"})
    assert table.why_not(1, "discard status_300") == refused


@rule("EMI-DP.19")
def test_decision_19_default_is_the_one_who_joined_last() -> None:
    table = choosing("sidi_suleiman", seats={1: {"princesses": ["thara", "asima"]}})
    assert table.default(1) == "lose asima"


@rule("EMI-DP.20")
@pytest.mark.parametrize(("gold", "default"), [(300, "pay gift"), (290, "refuse gift")])
def test_decision_20_default_is_to_pay_if_the_upkeep_is_covered(gold: int, default: str) -> None:
    table = upkeep({0: {"princesses": ["xenia"], "gold": gold}}, xenia={"gift_paid": True})
    assert (table.asks, table.default(0)) == ("xenia", default)


def test_defaults_never_spend_what_need_not_be_spent() -> None:
    """A game of which every clock runs out: only upkeep, first gifts and tumults cost gold."""
    for seed in range(4):
        table = new_game(4, seed)
        while not table.table.over and table.view().turn < 20:
            table.play_default()
        spent = [event for event in table.events() if event.name in ("auction_won", "events_bought")]
        assert spent == []


def test_a_move_of_another_decision_is_refused_with_its_rule() -> None:
    table = auction(4, turn=LAST_TURN)
    assert table.why_not(0, "buy camel") == ("EMI-AUC.11", "not_now", {})
    assert table.why_not(0, "play vermin") == ("EMI-EVENT.1", "not_now", {})
    assert table.why_not(0, "pay gift") == ("EMI-PRIN.20", "not_now", {})
    assert table.why_not(0, "odd turn") == ("EMI-3P.8", "not_now", {})
