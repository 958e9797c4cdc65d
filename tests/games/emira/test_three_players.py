"""Three players: odd and even turns (EMI-3P)."""

from __future__ import annotations

from typing import Any

import pytest

from caravanserai.kernel.game import Document, Options
from tests.games.emira.tables import ADVANCED, ALL_PIECES, EmiraTable, Seats, auction, emira, events_phase
from tests.games.tables import names, only
from tests.rules import rule

DECK = ["malika", "badra", "sahar", "fatima"]


def odd(event: str | None = None, turn: int = 5, **place: Any) -> EmiraTable:
    """Phase 1 of an odd turn; seat 0 may hold an event, seat 2 another that keeps the phase open."""
    place.setdefault("princess_deck_top", DECK)
    seats: Seats = {2: {"hand": ["better_breed"]}}
    if event:
        seats[0] = {"hand": [event]}
    seats.update(place.pop("seats", {}))
    return events_phase(seats, players=3, turn=turn, **place)


def row(table: EmiraTable) -> tuple[list[str], list[str]]:
    """The princesses of the odd and of the even turn."""
    return table.in_play, [one.princess for one in table.view().coming]


@rule("EMI-3P.1")
def test_odd_and_even_turns_alternate() -> None:
    table = emira(3, turn=1, phase="play_events")
    seen = []
    for _ in range(4):
        seen.append((table.view().turn, table.view().odd))
        assert table.view().turn_kind == ("odd" if table.view().odd else "even")
        table.finish_turn()
    assert seen == [(1, True), (2, False), (3, True), (4, False)]


@rule("EMI-3P.2", "EMI-EVENT.2")
@pytest.mark.parametrize(
    ("turn", "options", "open_"),
    [(1, {}, False), (1, ADVANCED, True), (2, {}, False), (3, {}, True), (4, ADVANCED, False)],
)
def test_events_are_played_in_odd_turns(turn: int, options: Options, open_: bool) -> None:
    table = emira(3, {0: {"hand": ["guest_house"]}}, turn=turn, phase="play_events", options=options)
    assert (table.asks == "play_event") == open_


@rule("EMI-3P.3")
def test_in_an_odd_turn_two_princesses_are_revealed() -> None:
    table = odd()
    table.play(2, "pass")
    assert row(table) == (["malika"], ["badra"])
    view = table.view()
    assert view.pieces == ALL_PIECES and view.status_offer and view.token_offer
    assert {"princess_revealed", "princess_announced"} <= set(names(table.events()))
    table.nobody_acts()
    table.default_until("bid")
    assert (table.view().turn, row(table)) == (6, (["badra"], []))


@rule("EMI-3P.4", "EMI-3P.15")
def test_in_an_even_turn_only_what_is_left_is_on_offer() -> None:
    place: Document = {"pieces": ["small", "camel"], "status_offer": "status_300"}
    table = emira(3, turn=6, phase="income", **place)
    view = table.view()
    assert view.pieces == ["palace", "camel", "small"]  # a new section, no new large caravan
    assert (view.status_offer, view.token_offer) == ("status_300", None)
    table.play(table.waiting[0], "pass")
    table.everybody_passes()
    refused = ("EMI-AUC.1", "not_on_offer", {"purchase": "large_slow"})
    assert table.why_not(table.waiting[0], "buy large_slow") == refused
    assert view.supply["large"] > 0


@rule("EMI-3P.5", "EMI-RULING.7")
def test_unsold_cards_and_tokens_stay_after_the_odd_turn_only() -> None:
    for turn, stays in ((5, True), (6, False)):
        table = auction(3, token_offer="beauty", status_offer="status_300", turn=turn)
        table.nobody_acts()
        told = names(table.events())
        assert ("token_unsold" not in told) == stays
        assert ("status_unsold" not in told) == stays
        assert (table.view().token_offer == "beauty") == stays


@rule("EMI-3P.6", "EMI-BUY.5", "EMI-RULING.6")
def test_events_are_bought_in_even_turns_only() -> None:
    for turn, open_ in ((1, False), (2, True), (3, False), (4, True)):
        table = emira(3, turn=turn, phase="buy_events")
        assert (table.asks == "buy_event") == open_


@rule("EMI-3P.7")
def test_all_other_phases_are_played_in_every_turn() -> None:
    table = emira(3, {0: {"princesses": ["asima"]}}, turn=5, phase="play_events", princess_deck_top=DECK)
    income = only(table.events(), "income_received")
    for turn, starting in ((6, 1), (7, 2)):
        assert [event["seat"] for event in income] == [0, 1, 2]
        told = table.finish_turn()
        assert sorted(event["seat"] for event in only(told, "forgone")) == [0, 1, 2]
        chosen = [name for name in names(told) if name in ("princess_joined", "princess_undecided")]
        assert len(chosen) == 1
        assert 0 in [event["seat"] for event in only(told, "upkeep_paid")]
        assert only(told, "turn_began") == [{"number": turn, "seat": starting}]
        income = only(told, "income_received")  # of the turn that has begun


@rule("EMI-3P.7")
@pytest.mark.parametrize("turn", [5, 6])
def test_victory_is_checked_in_odd_and_in_even_turns(turn: int) -> None:
    row = {"princesses": ["asima", "thara", "nibal", "fatima", "malika", "raidah", "sahar", "anisah"]}
    table = emira(3, {1: {**row, "sections": 6, "gold": 2000}}, turn=turn, phase="upkeep")
    assert (table.table.over, table.table.winners(), table.view().turn) == (True, [1], turn)


@rule("EMI-3P.8", "EMI-DP.9")
@pytest.mark.parametrize(
    ("move", "rows"),
    [("odd turn", (["malika", "badra"], ["sahar"])), ("even turn", (["malika"], ["badra", "sahar"]))],
)
def test_double_trouble_is_for_one_of_the_two_turns(move: str, rows: tuple[list[str], list[str]]) -> None:
    table = odd("double_trouble")
    table.play(0, "play double_trouble")
    assert (table.asks, table.moves(0), table.about) == (
        "choose_turn",
        ["even turn", "odd turn"],
        {"event": "double_trouble"},
    )
    table.play(0, move)
    table.play(2, "pass")
    assert row(table) == rows


@rule("EMI-3P.9", "EMI-DP.9")
@pytest.mark.parametrize(("move", "rows"), [("odd turn", (["malika"], [])), ("even turn", ([], ["malika"]))])
def test_quiet_days_leave_one_princess_for_one_of_the_two_turns(
    move: str, rows: tuple[list[str], list[str]]
) -> None:
    table = odd("quiet_days")
    table.play(0, "play quiet_days", move)
    table.play(2, "pass")
    assert row(table) == rows
    table.nobody_acts()
    table.default_until("bid")
    assert table.in_play == rows[1]


@rule("EMI-3P.10", "EMI-DP.9")
@pytest.mark.parametrize(
    ("arrival", "turn", "options", "looked"),
    [
        (None, "", ["even 1", "odd 1"], {"odd 1": "malika", "even 1": "badra"}),
        (
            "double_trouble",
            "odd turn",
            ["even 1", "odd 1", "odd 2"],
            {"odd 1": "malika", "odd 2": "badra", "even 1": "sahar"},
        ),
        (
            "double_trouble",
            "even turn",
            ["even 1", "even 2", "odd 1"],
            {"odd 1": "malika", "even 1": "badra", "even 2": "sahar"},
        ),
        ("quiet_days", "odd turn", ["even 1", "odd 1"], {"odd 1": "malika", "even 1": None}),
        ("quiet_days", "even turn", ["even 1", "odd 1"], {"odd 1": None, "even 1": "malika"}),
    ],
)
def test_changing_her_mind_names_the_princess_of_a_turn(
    arrival: str | None, turn: str, options: list[str], looked: dict[str, str | None]
) -> None:
    for name, princess in looked.items():
        table = odd(arrival, seats={1: {"hand": ["changing_her_mind"]}})
        if arrival:
            table.play(0, f"play {arrival}", turn)
        table.play(1, "play changing_her_mind")
        assert (table.asks, table.moves(1)) == ("look_at_turn", [f"look {option}" for option in options])
        table.play(1, f"look {name}")
        if princess is None:
            assert table.waiting == [2]
        else:
            assert table.view(1).looking == [princess]


@rule("EMI-3P.10")
def test_a_card_put_under_the_deck_lets_the_others_move_up() -> None:
    table = odd("changing_her_mind")
    table.play(0, "play changing_her_mind", "look odd 1", "under the deck")
    table.play(2, "pass")
    assert row(table) == (["badra"], ["sahar"])


@rule("EMI-3P.10")
def test_there_is_no_second_princess_to_name_in_an_ordinary_turn() -> None:
    table = odd("changing_her_mind")
    table.play(0, "play changing_her_mind")
    assert table.why_not(0, "look odd 2") == ("EMI-3P.10", "one_princess_in_turn", {"turn": "odd"})


@rule("EMI-3P.11", "EMI-RULING.39")
def test_the_swap_mark_belongs_to_the_card() -> None:
    table = odd("changing_her_mind", seats={1: {"hand": ["quiet_days"]}})
    table.play(0, "play changing_her_mind", "look even 1", "swap preferences")
    table.play(1, "play quiet_days", "odd turn")
    table.play(2, "pass")
    assert (row(table), table.view().marks_known) == ((["malika"], []), [1])
    assert table.position()["princess_deck"][0] == "badra"
    table = odd("changing_her_mind", seats={1: {"hand": ["double_trouble"]}})
    table.play(0, "play changing_her_mind", "look even 1", "swap preferences")
    table.play(1, "play double_trouble", "odd turn")
    table.play(2, "pass")
    assert (row(table), table.outlook("badra").swapped) == ((["malika", "badra"], ["sahar"]), True)


@rule("EMI-3P.12")
@pytest.mark.parametrize(
    "event", ["golden_times", "interrupt_spice_trade", "sick_camels", "bazaar", "noble_merchandise"]
)
def test_other_events_act_in_the_odd_turn_only(event: str) -> None:
    fleet = {"camels": 2, "caravans": {"small_slow": [8]}}
    table = odd(event, seats={1: fleet})
    table.play(0, f"play {event}")
    table.play(2, "pass")
    while table.asks in ("search_bag", "search_status"):
        table.play_default()
    assert table.view().in_force == [event]
    table.finish_turn()
    assert (table.view().turn, table.view().in_force) == (6, [])
    trade = [one for one in only(table.events(), "income_received") if one["seat"] == 1][-1]
    assert (trade["trade"], trade["bonus"]) == (150, 0)
    assert table.view().players[1].discount == 100


@rule("EMI-3P.13")
def test_too_few_cards_are_for_the_odd_turn_first() -> None:
    gone = [card for card in emira(3).position()["princess_deck"] if card not in DECK[:2]]
    place = {"princess_deck": DECK[:2], "princesses_gone": gone, "princess_deck_top": None}
    del place["princess_deck_top"]
    table = events_phase({0: {"hand": ["double_trouble"]}}, players=3, turn=5, **place)
    table.play(0, "play double_trouble", "odd turn")
    assert row(table) == (["malika", "badra"], [])
    table = events_phase({0: {"hand": ["double_trouble"]}}, players=3, turn=5, **place)
    table.play(0, "play double_trouble", "even turn")
    assert row(table) == (["malika"], ["badra"])


@rule("EMI-3P.14")
def test_honeymoon_and_markers_count_single_turns() -> None:
    seats = {0: {"princesses": ["xenia", "asima"], "gold": 900}}
    table = emira(3, seats, turn=5, phase="upkeep", xenia={"markers": 2})
    assert table.view().xenia.markers == 1
    table.nobody_acts()
    table.default_until("bid")
    assert (table.view().turn, table.view().xenia.markers) == (7, 0)
    table = emira(3, {1: {"status": ["status_300"]}}, turn=5, phase="princess_chooses", in_play=["hind"])
    assert (table.view().turn, table.player(1).on_honeymoon) == (6, True)
    table.finish_turn()
    assert (table.view().turn, table.player(1).on_honeymoon) == (7, False)


@rule("EMI-3P.14", "EMI-END.1")
def test_idle_turns_count_odd_and_even_alike() -> None:
    deck = emira(3).position()["princess_deck"]
    table = emira(3, turn=5, phase="play_events", princess_deck=[], princesses_gone=deck)
    for _ in range(3):
        table.finish_turn()
    assert (table.table.over, table.view().turn) == (True, 7)


@rule("EMI-3P.16")
def test_gold_and_forgoing_are_possible_in_every_turn() -> None:
    for turn in (5, 6):
        table = auction(3, {0: {"gold": 400}}, turn=turn)
        assert "take gold" in table.moves(0)
        table.everybody_passes()
        table.play(0, "take gold")
        assert table.view().pieces == ALL_PIECES
