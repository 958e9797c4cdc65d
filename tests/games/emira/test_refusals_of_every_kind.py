"""At every decision the moves of a kind are refused for the same reasons, from the first to the last."""

from __future__ import annotations

import pytest

from caravanserai.games.emira.actions import SPACE
from tests.games.emira.tables import (
    ALL_PIECES,
    EmiraTable,
    acting,
    auction,
    choosing,
    emira,
    events_phase,
    upkeep,
)
from tests.rules import rule

Reasons = dict[str, set[str]]

# the rule that says when each kind of move has its place
PLACES = {
    "keep": "EMI-BUY.1",
    "play": "EMI-EVENT.1",
    "pass": "EMI-AUC.4",
    "leave_her": "EMI-CARD.5",
    "swap_her": "EMI-CARD.5",
    "bury_her": "EMI-CARD.5",
    "arrange": "EMI-CARD.8",
    "admire": "EMI-CARD.11",
    "extend": "EMI-CARD.14",
    "infest": "EMI-CARD.19",
    "spoil": "EMI-CARD.19",
    "spoil_two": "EMI-CARD.19",
    "choose_turn": "EMI-3P.8",
    "look": "EMI-3P.10",
    "offer_token": "EMI-CARD.1",
    "offer_status": "EMI-CARD.15",
    "bid": "EMI-AUC.4",
    "take_gold": "EMI-AUC.15",
    "buy": "EMI-AUC.11",
    "forgo": "EMI-AUC.11",
    "best_of": "EMI-BUY.1",
    "give_token": "EMI-PRIN.6",
    "give_status": "EMI-PRIN.7",
    "lose": "EMI-PRIN.27",
    "pay_gift": "EMI-PRIN.20",
    "refuse_gift": "EMI-PRIN.20",
}
NAMED = ("event", "token", "status", "purchase", "princess")  # what a refusal repeats of the move


def reasons(table: EmiraTable, seat: int) -> Reasons:
    """Why the moves of each kind are refused; a refusal names what the move names."""
    found: Reasons = {}
    for action in range(SPACE.size):
        refusal = table.table.why_not(seat, action)
        if refusal is None:
            continue
        move = SPACE.move(action)
        found.setdefault(move.kind, set()).add(f"{refusal.rule} {refusal.key}")
        for name in NAMED:
            if name in refusal.args_:
                assert refusal.args_[name] == move.args[name]
    return found


def elsewhere(**others: set[str]) -> Reasons:
    """Every move has its place elsewhere, but for the kinds named; `set()` for legal ones."""
    expected = {kind: {f"{place} not_now"} for kind, place in PLACES.items()} | others
    return {kind: why for kind, why in expected.items() if why}


LEGAL: set[str] = set()


@rule("EMI-SETUP.10", "EMI-DP.1")
def test_keeping_an_event() -> None:
    table = emira(4, {0: {"hand": ["vermin", "bazaar", "bazaar"]}})
    assert reasons(table, 0) == elsewhere(keep={"EMI-SETUP.10 event_not_dealt"})


@rule("EMI-EVENT.1", "EMI-EVENT.3", "EMI-EVENT.7", "EMI-DP.2")
def test_playing_an_event() -> None:
    seats = {0: {"hand": ["vermin"]}, 1: {"hand": ["vermin", "new_spice_caravan", "golden_times"]}}
    table = events_phase(seats)
    table.play(0, "play vermin", "infest small_slow")
    why = {"EMI-EVENT.1 event_not_in_hand", "EMI-EVENT.3 symbol_played", "EMI-EVENT.7 no_caravan_to_extend"}
    assert reasons(table, 1) == elsewhere(play=why, **{"pass": LEGAL})
    assert table.why_not(1, "play golden_times") == (
        "EMI-EVENT.3",
        "symbol_played",
        {"event": "golden_times", "symbol": "spice"},
    )


@rule("EMI-CARD.11", "EMI-DP.5")
def test_admiring_a_token() -> None:
    table = events_phase({0: {"hand": ["good_looking"]}})
    table.play(0, "play good_looking")
    assert reasons(table, 0) == elsewhere(admire=LEGAL)


@rule("EMI-CARD.14", "EMI-DP.6")
def test_extending_a_caravan() -> None:
    caravans = {"small_slow": [8, 1], "small_fast": [4], "large_fast": [4, 1]}
    table = events_phase({0: {"hand": ["new_spice_caravan"], "caravans": caravans}})
    table.play(0, "play new_spice_caravan")
    why = {"EMI-CARD.14 no_such_caravan", "EMI-CARD.14 caravan_on_first_space"}
    assert reasons(table, 0) == elsewhere(extend=why)
    for caravan, full in (("small_slow", 8), ("small_fast", 4), ("large_fast", 4)):
        refusal = table.why_not(0, f"extend {caravan} {full}")
        assert refusal == ("EMI-CARD.14", "caravan_on_first_space", {"caravan": caravan})
    for caravan, left in (("small_slow", 2), ("large_slow", 1), ("large_slow", 8), ("large_fast", 8)):
        refusal = table.why_not(0, f"extend {caravan} {left}")
        assert refusal == ("EMI-CARD.14", "no_such_caravan", {"caravan": caravan, "left": left})


@rule("EMI-CARD.19", "EMI-DP.7", "EMI-DP.8")
def test_naming_and_spoiling_caravans() -> None:
    seats = {0: {"hand": ["vermin"]}, 1: {"caravans": {"small_slow": [8, 5, 1], "small_fast": [4, 1]}}}
    table = events_phase(seats)
    table.play(0, "play vermin")
    assert reasons(table, 0) == elsewhere(infest=LEGAL)
    table.play(0, "infest small_slow")
    number = "EMI-CARD.19 wrong_number_of_caravans"
    none = "EMI-CARD.19 no_such_caravans"
    assert reasons(table, 1) == elsewhere(spoil={number}, spoil_two={none})
    assert table.about == {"caravan": "small_slow"}
    fast = events_phase(seats)
    fast.play(0, "play vermin", "infest small_fast")
    assert reasons(fast, 1) == elsewhere(spoil={none}, spoil_two={number})
    assert fast.why_not(1, "spoil 4 1")[2] == {"caravan": "small_fast", "needed": 1}


@rule("EMI-3P.8", "EMI-3P.9", "EMI-DP.9")
@pytest.mark.parametrize("event", ["double_trouble", "quiet_days"])
def test_choosing_a_turn(event: str) -> None:
    table = events_phase({0: {"hand": [event]}}, players=3)
    table.play(0, f"play {event}")
    assert reasons(table, 0) == elsewhere(choose_turn=LEGAL)
    assert table.about == {"event": event}


@rule("EMI-3P.10", "EMI-DP.9")
@pytest.mark.parametrize(("meant", "two"), [("odd", "odd"), ("even", "even")])
def test_looking_at_a_turn(meant: str, two: str) -> None:
    seats = {0: {"hand": ["double_trouble"]}, 1: {"hand": ["changing_her_mind"]}}
    table = events_phase(seats, players=3)
    table.play(0, "play double_trouble", f"{meant} turn")
    table.play(1, "play changing_her_mind")
    assert reasons(table, 1) == elsewhere(look={"EMI-3P.10 one_princess_in_turn"})
    one = "even" if two == "odd" else "odd"
    assert table.moves(1) == sorted([f"look {two} 1", f"look {two} 2", f"look {one} 1"])
    assert table.why_not(1, f"look {one} 2")[2] == {"turn": one}


@rule("EMI-CARD.5", "EMI-CARD.7", "EMI-DP.3")
def test_changing_her_mind() -> None:
    table = events_phase({0: {"hand": ["changing_her_mind"]}}, princess_deck_top=["thara"])
    table.play(0, "play changing_her_mind")
    assert reasons(table, 0) == elsewhere(leave_her=LEGAL, swap_her=LEGAL, bury_her=LEGAL)
    table = events_phase({0: {"hand": ["changing_her_mind"]}}, princess_deck_top=["sidi_suleiman"])
    table.play(0, "play changing_her_mind")
    expected = elsewhere(leave_her=LEGAL, swap_her={"EMI-CARD.7 no_second_preference"}, bury_her=LEGAL)
    assert reasons(table, 0) == expected


@rule("EMI-CARD.8", "EMI-DP.4")
@pytest.mark.parametrize("event", ["court_influence", "new_orders"])
def test_arranging_cards(event: str) -> None:
    table = events_phase({0: {"hand": [event]}})
    table.play(0, f"play {event}")
    assert reasons(table, 0) == elsewhere(arrange={"EMI-CARD.8 wrong_number_of_cards"})
    assert (table.about, table.why_not(0, "order 12")[2]) == ({"cards": 3}, {"cards": 3})


@rule("EMI-CARD.15", "EMI-DP.11")
def test_searching_the_status_deck() -> None:
    row = {1: {"status": ["status_900", "status_300"]}, 0: {"hand": ["noble_merchandise"]}}
    table = events_phase(row)
    table.play(0, "play noble_merchandise")
    assert reasons(table, 0) == elsewhere(offer_status={"EMI-CARD.15 status_not_in_deck"})


@rule("EMI-CARD.1", "EMI-DP.10")
def test_searching_the_bag() -> None:
    table = events_phase({0: {"hand": ["bazaar"]}, 1: {"tokens": {"beauty": 8}}})
    table.play(0, "play bazaar")
    assert reasons(table, 0) == elsewhere(offer_token={"EMI-CARD.1 token_not_in_bag"})


@rule("EMI-AUC.4", "EMI-AUC.5", "EMI-AUC.6", "EMI-AUC.14", "EMI-DP.12")
def test_bidding() -> None:
    table = auction(4, {0: {"gold": 500}, 1: {"gold": 600, "camels": 1}})
    bids = {"EMI-AUC.6 bid_not_payable"}
    assert reasons(table, 0) == elsewhere(
        bid=bids, take_gold={"EMI-AUC.14 gold_not_needed"}, **{"pass": LEGAL}
    )
    table.play(0, "bid 200")
    bids.add("EMI-AUC.5 bid_too_low")
    assert reasons(table, 1) == elsewhere(
        bid=bids, take_gold={"EMI-AUC.14 gold_not_needed"}, **{"pass": LEGAL}
    )
    assert table.about == {"bid": 200}
    assert table.bids(1) == list(range(210, 651, 10))
    assert table.why_not(1, "bid 200") == ("EMI-AUC.5", "bid_too_low", {"bid": 200, "least": 210})
    assert table.why_not(1, "bid 10") == ("EMI-AUC.5", "bid_too_low", {"bid": 10, "least": 210})
    args = {"bid": 660, "gold": 600, "discount": 50}
    assert table.why_not(1, "bid 660") == ("EMI-AUC.6", "bid_not_payable", args)


@rule("EMI-AUC.12", "EMI-AUC.6", "EMI-DP.14")
def test_a_voluntary_bid() -> None:
    table = auction(4, {0: {"gold": 500}}, auction={"acted": [1, 2, 3]})
    assert reasons(table, 0) == elsewhere(bid={"EMI-AUC.6 bid_not_payable"}, **{"pass": LEGAL})
    assert table.bids(0) == list(range(10, 501, 10))


@rule("EMI-AUC.1", "EMI-AUC.11", "EMI-AUC.14", "EMI-TURN.4", "EMI-DP.13")
def test_acting() -> None:
    table = acting(0, {0: {"gold": 500}}, pieces=["palace", "large"], status_offer="status_850")
    why = {"EMI-AUC.1 not_on_offer", "EMI-TURN.4 purchase_not_payable"}
    assert reasons(table, 0) == elsewhere(buy=why, forgo=LEGAL, take_gold={"EMI-AUC.14 gold_not_needed"})
    assert table.moves(0) == ["buy palace", "forgo"]
    for purchase, price in (("large_slow", 750), ("large_fast", 900), ("status", 850)):
        args = {"purchase": purchase, "price": price, "gold": 500}
        assert table.why_not(0, f"buy {purchase}") == ("EMI-TURN.4", "purchase_not_payable", args)
    for purchase in ("small_slow", "small_fast", "camel", "appearance"):
        assert table.why_not(0, f"buy {purchase}") == ("EMI-AUC.1", "not_on_offer", {"purchase": purchase})


@rule("EMI-AUC.11", "EMI-AUC.14", "EMI-PREP.4")
def test_acting_with_everything_on_offer() -> None:
    table = acting(
        0, {0: {"gold": 2000}}, pieces=ALL_PIECES, status_offer="status_850", token_offer="manners"
    )
    assert reasons(table, 0) == elsewhere(buy=LEGAL, forgo=LEGAL, take_gold={"EMI-AUC.14 gold_not_needed"})


@rule("EMI-BUY.1", "EMI-BUY.3", "EMI-DP.15")
def test_buying_events() -> None:
    table = emira(4, {0: {"gold": 240}}, phase="buy_events", turn=2)
    expected = elsewhere(best_of={"EMI-BUY.1 events_not_payable"}, **{"pass": LEGAL})
    assert reasons(table, 0) == expected
    poor = emira(4, {0: {"gold": 140}}, phase="buy_events", turn=2)
    assert reasons(poor, 0) == expected
    for cards, price in ((2, 150), (3, 250)):
        refusal = poor.why_not(0, f"best of {cards}")
        assert refusal == ("EMI-BUY.1", "events_not_payable", {"price": price, "gold": 140})


@rule("EMI-BUY.1", "EMI-DP.16")
@pytest.mark.parametrize("cards", [2, 3])
def test_keeping_a_bought_event(cards: int) -> None:
    table = emira(4, phase="buy_events", turn=2, event_deck_top=["vermin", "bazaar", "better_breed"])
    table.play(0, f"best of {cards}")
    assert reasons(table, 0) == elsewhere(keep={"EMI-BUY.1 event_not_drawn"})
    drawn = (
        ["keep bazaar", "keep better_breed", "keep vermin"] if cards == 3 else ["keep bazaar", "keep vermin"]
    )
    assert table.moves(0) == drawn


@rule("EMI-PRIN.6", "EMI-DP.17")
def test_giving_up_a_token() -> None:
    table = choosing("samira", seats={1: {"tokens": {"manners": 1, "attire": 1}}})
    assert reasons(table, 1) == elsewhere(give_token={"EMI-PRIN.6 token_not_owned"})


@rule("EMI-PRIN.7", "EMI-DP.18")
def test_giving_up_a_status_card() -> None:
    table = choosing("zahrah", seats={1: {"status": ["status_700", "status_400"]}})
    assert reasons(table, 1) == elsewhere(give_status={"EMI-PRIN.7 status_not_owned"})


@rule("EMI-PRIN.27", "EMI-DP.19")
def test_losing_a_princess() -> None:
    table = choosing("sidi_suleiman", seats={1: {"princesses": ["thara", "nibal"]}})
    assert reasons(table, 1) == elsewhere(lose={"EMI-PRIN.27 princess_not_here"})


@rule("EMI-PRIN.20", "EMI-DP.20")
def test_giving_xenia_her_gift() -> None:
    table = upkeep({0: {"princesses": ["xenia"], "gold": 300}}, xenia={"gift_paid": True})
    assert reasons(table, 0) == elsewhere(pay_gift=LEGAL, refuse_gift=LEGAL)
    assert table.about == {"gold": 250}
