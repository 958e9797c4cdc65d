"""Phases 2 and 3: income, and what goes on offer (EMI-INCOME, EMI-PREP, EMI-LIMIT)."""

from __future__ import annotations

from typing import Any

from tests.games.emira.tables import ALL_PIECES, EmiraTable, Seats, acting, emira, events_phase
from tests.games.tables import names, only
from tests.rules import rule


def at_income(seats: Seats | None = None, **place: Any) -> EmiraTable:
    place.setdefault("turn", 2)
    return emira(int(str(place.pop("players", 4))), seats, phase="income", **place)


@rule("EMI-INCOME.1")
def test_everybody_receives_the_supply_and_the_payments_of_his_caravans() -> None:
    fleet = {"caravans": {"small_slow": [8], "small_fast": [3], "large_slow": [2], "large_fast": [4]}}
    table = at_income({1: fleet, 4: {}}, players=5)
    assert table.gold == [950, 950 + 150 + 300 + 250 + 500, 950, 950, 1000]


@rule("EMI-INCOME.1", "EMI-ACT.1")
def test_several_caravans_on_a_track_are_all_paid() -> None:
    table = at_income({0: {"caravans": {"small_fast": [4, 4, 2]}}})
    assert table.gold[0] == 950 + 3 * 300
    assert table.caravans(0) == [("small_fast", 3), ("small_fast", 3), ("small_fast", 1)]


@rule("EMI-INCOME.2", "EMI-LIMIT.3")
def test_a_caravan_leaves_after_its_last_payment() -> None:
    table = at_income({0: {"caravans": {"small_slow": [2, 1], "large_fast": [1]}}})
    assert table.caravans(0) == [("small_slow", 1)]
    assert only(table.events(), "caravan_finished") == [
        {"seat": 0, "caravan": "large_fast"},
        {"seat": 0, "caravan": "small_slow"},
    ]
    assert (table.view().supply["small"], table.view().supply["large"]) == (12 - 1 - 1, 12 - 1)


@rule("EMI-INCOME.3")
def test_there_is_income_in_turn_1_too() -> None:
    table = emira(4, turn=1, phase="play_events")
    assert table.gold == [950] * 4


@rule("EMI-INCOME.3", "EMI-UND.3")
def test_undecided_princesses_look_only_when_all_have_their_income() -> None:
    # in between seat 0 would be the richest; when all have been paid it is seat 3
    table = at_income({3: {"caravans": {"small_slow": [4]}}}, undecided=["yasmine"])
    assert table.princesses(3) == ["yasmine"]
    told = names(table.events())
    assert told.index("princess_joined") > max(i for i, name in enumerate(told) if name == "income_received")


@rule("EMI-INCOME.4", "EMI-RULING.31")
def test_a_caravan_is_paid_from_the_turn_after_it_was_bought() -> None:
    for caravan, payments, payment in (("small_fast", 4, 300), ("large_slow", 8, 250)):
        table = acting(0, {0: {"gold": 2000}}, turn=2)
        table.play(0, f"buy {caravan}")
        incomes: list[int] = []
        while len(incomes) < payments + 1:
            before = len(table.table.journal.events)
            table.finish_turn()
            table.default_until("bid")
            seen = table.events()[before:]
            incomes += [event["trade"] for event in only(seen, "income_received") if event["seat"] == 0]
        assert incomes == [payment] * payments + [0]


# --- phase 3 -------------------------------------------------------------------------------------------


@rule("EMI-PREP.1", "EMI-PREP.2", "EMI-PREP.3", "EMI-PREP.4", "EMI-PREP.6")
def test_the_board_is_filled_in_order() -> None:
    table = at_income(princess_deck_top=["malika"], status_deck_top=["status_300"])
    told = names(table.events())
    order = ["princess_revealed", "status_offered", "token_offered", "piece_offered", "auction_opened"]
    assert [name for name in told if name in order] == [*order[:3], *[order[3]] * 4, order[4]]
    view = table.view()
    assert ([one.princess for one in view.in_play], view.status_offer) == (["malika"], "status_300")
    assert view.pieces == ALL_PIECES
    assert view.token_offer is not None and sum(view.bag.values()) == 8 + 8 + 9 - 1
    assert view.supply == {"camel": 22, "palace": 19, "small": 11, "large": 11}


@rule("EMI-PREP.3")
def test_the_token_is_drawn_at_random() -> None:
    assert {at_income(seed=seed).view().token_offer for seed in range(40)} == {"beauty", "manners", "attire"}
    crowd = {1: {"tokens": {"beauty": 8, "attire": 9}}}
    assert {at_income(crowd, seed=seed).view().token_offer for seed in range(10)} == {"manners"}


@rule("EMI-PREP.4")
def test_a_space_that_holds_a_piece_gets_no_second_one() -> None:
    table = at_income(pieces=["camel", "large"])
    assert [event["piece"] for event in only(table.events(), "piece_offered")] == ["palace", "small"]
    assert table.view().supply == {"camel": 22, "palace": 19, "small": 11, "large": 11}


@rule("EMI-PREP.5", "EMI-LIMIT.1", "EMI-RULING.24")
def test_what_has_run_out_cannot_be_bought_and_the_rest_can() -> None:
    crowd = {
        0: {"gold": 5000},
        1: {"camels": 23, "sections": 20, "tokens": {"beauty": 8, "manners": 8, "attire": 9}},
        2: {"caravans": {"small_slow": [8] * 12}},
    }
    deck = emira(4).position()["status_deck"]
    table = at_income(crowd, status_deck=[], status_gone=deck)
    assert (table.view().pieces, table.view().token_offer, table.view().status_offer) == (
        ["large"],
        None,
        None,
    )
    while table.asks == "bid":
        table.play(table.waiting[0], "pass")
    assert (table.waiting, table.moves(0)) == ([0], ["buy large_fast", "buy large_slow", "forgo"])
    for purchase in ("appearance", "status", "palace", "camel", "small_slow"):
        refused = ("EMI-AUC.1", "not_on_offer", {"purchase": purchase})
        assert table.why_not(0, f"buy {purchase}") == refused


@rule("EMI-LIMIT.1")
def test_reserved_and_lent_tokens_are_never_in_the_bag() -> None:
    crowd = {1: {"tokens": {"beauty": 8, "manners": 8, "attire": 8}}}
    table = at_income(crowd)
    assert (table.view().token_offer, table.view().bag) == (
        "attire",
        {"beauty": 0, "manners": 0, "attire": 0},
    )


@rule("EMI-LIMIT.2", "EMI-RULING.30")
def test_plus_ones_and_gold_are_not_limited() -> None:
    rich = {0: {"gold": 99000, "tokens": {"beauty": 8, "manners": 8, "attire": 9}}}
    table = at_income(rich)
    assert (table.player(0).plus_ones, table.player(0).appearance) == (8, 33)
    assert table.gold[0] == 99200


@rule("EMI-LIMIT.3")
def test_what_came_back_can_be_bought_again() -> None:
    herd = {0: {"hand": ["camel_epidemic"]}, 1: {"camels": 23}}
    table = events_phase(herd)
    table.play(0, "play camel_epidemic")
    assert table.view().pieces == ALL_PIECES
    assert table.view().supply["camel"] == 7 - 1


@rule("EMI-RULING.25")
def test_with_an_empty_princess_deck_play_goes_on() -> None:
    deck = emira(4).position()["princess_deck"]
    table = at_income(princess_deck=[], princesses_gone=deck)
    assert (table.asks, table.in_play) == ("bid", [])
    assert "no_princess" in names(table.events())
