"""Phase 4: the auctions (EMI-AUC)."""

from __future__ import annotations

import pytest

from caravanserai.kernel.refusal import Unparsable
from caravanserai.kernel.table import Table
from tests.games.emira.tables import LAST_TURN, acting, auction, emira
from tests.games.tables import names, only
from tests.rules import rule


@rule("EMI-AUC.5", "EMI-RULING.33")
@pytest.mark.parametrize("text", ["bid 25", "bid 2", "bid 33", "b 25", "bid 025", "bid 25.0"])
def test_a_number_is_never_completed_to_a_higher_bid(text: str) -> None:
    table = auction(4, {seat: {"gold": 5000} for seat in range(4)}).table
    with pytest.raises(Unparsable):
        table.play(0, text)
    assert (table.seq, table.waiting) == (0, [0])
    assert not may_be_played(table, text)
    table.play(0, "bid 250")
    assert table.view().auction.bid == 250


def may_be_played(table: Table, text: str) -> bool:
    try:
        return table.why_not(0, text) is None
    except Unparsable:
        return False


@rule("EMI-AUC.1", "EMI-AUC.13")
def test_everybody_acts_once_and_each_purchase_is_sold_once() -> None:
    table = auction(4, {seat: {"gold": 2000} for seat in range(4)}, turn=LAST_TURN)
    bought = []
    for purchase in ("camel", "palace", "small_slow", "large_slow"):
        table.everybody_passes()
        if table.asks == "voluntary_bid":
            table.play(table.waiting[0], "pass")
        seat = table.waiting[0]
        table.play(seat, f"buy {purchase}")
        bought.append((seat, purchase))
    assert sorted(seat for seat, _ in bought) == [0, 1, 2, 3]
    assert table.view().phase != "auctions" or table.table.over
    assert [player.bought for player in table.view().players] == [purchase for _, purchase in sorted(bought)]


@rule("EMI-AUC.1")
def test_what_was_sold_is_gone_for_this_turn() -> None:
    table = auction(3, {seat: {"gold": 2000} for seat in range(3)}, turn=3)
    table.everybody_passes()
    table.play(0, "buy small_fast")
    table.everybody_passes()
    assert table.waiting == [1]
    for purchase in ("small_slow", "small_fast"):
        refused = ("EMI-AUC.1", "not_on_offer", {"purchase": purchase})
        assert table.why_not(1, f"buy {purchase}") == refused
    assert "buy large_slow" in table.moves(1)


@rule("EMI-AUC.2", "EMI-AUC.12")
def test_auctions_are_held_until_one_is_left_who_acts_without() -> None:
    table = auction(3, turn=3)
    auctions = 0
    while table.view().phase == "auctions" and table.view().turn == 3:
        if table.asks == "bid" and table.view().auction.speaker == table.view().auction.opener:
            auctions += 1
        move = "pass" if table.asks != "act" else "forgo"
        table.play(table.waiting[0], move)
    assert auctions == 2
    assert [event["seat"] for event in only(table.events(), "acts_last")] == [2]


@rule("EMI-AUC.2")
def test_sheiks_on_honeymoon_are_not_in_the_auctions() -> None:
    table = auction(4, {1: {"princesses": ["hind"], "honeymoon": 2}})
    assert table.view().auction.to_act == [0, 2, 3]
    assert table.view().auction.bidding == [0, 2, 3]
    table.play(0, "pass")
    assert table.waiting == [2]


@rule("EMI-AUC.3")
def test_the_starting_player_opens_the_first_auction() -> None:
    assert auction(4, starting_player=2).waiting == [2]


@rule("EMI-AUC.3")
def test_later_auctions_are_opened_clockwise_from_the_last_winner() -> None:
    table = auction(5)
    table.play(0, "pass")
    table.play(1, "pass")
    table.play(2, "bid 10")
    table.play(3, "pass")
    table.play(4, "pass")
    table.play(2, "forgo")
    assert table.view().auction.opener == 3
    table.everybody_passes()
    table.play(3, "forgo")  # he acted as opener: the next is opened from him
    assert table.view().auction.opener == 4


@rule("EMI-AUC.3")
def test_who_cannot_open_is_skipped() -> None:
    table = auction(4, starting_player=1, auction={"acted": [1, 2]})
    assert table.view().auction.opener == 3
    honeymoon = {1: {"princesses": ["hind"], "honeymoon": 2}}
    assert auction(4, honeymoon, starting_player=1).view().auction.opener == 2


@rule("EMI-AUC.4", "EMI-AUC.7")
def test_speaking_goes_clockwise_and_who_passed_is_out() -> None:
    table = auction(4, starting_player=1)
    spoken = []
    for move in ("bid 20", "pass", "bid 30", "bid 40", "pass", "bid 50", "pass"):
        spoken.append(table.waiting[0])
        table.play(table.waiting[0], move)
    assert spoken == [1, 2, 3, 0, 1, 3, 0]
    assert (table.asks, table.waiting) == ("act", [3])
    assert only(table.events(), "auction_won") == [{"seat": 3, "bid": 50, "gold": 50}]


@rule("EMI-AUC.7")
def test_who_passed_takes_part_in_the_next_auction() -> None:
    table = auction(4)
    table.play(0, "pass")
    table.play(1, "bid 10")
    table.play(2, "pass")
    table.play(3, "pass")
    table.play(1, "forgo")
    assert table.view().auction.bidding == [0, 2, 3]
    assert table.waiting == [2]


@rule("EMI-AUC.5", "EMI-RULING.33")
def test_a_raise_is_a_multiple_of_ten_above_the_highest_bid() -> None:
    table = auction(4)
    assert table.bids(0)[:3] == [10, 20, 30]
    table.play(0, "bid 120")
    assert table.bids(1)[:3] == [130, 140, 150]
    assert table.about == {"bid": 120}
    for bid in (10, 120):
        refused = ("EMI-AUC.5", "bid_too_low", {"bid": bid, "least": 130})
        assert table.why_not(1, f"bid {bid}") == refused


@rule("EMI-AUC.6")
def test_a_bid_must_be_payable_and_no_more() -> None:
    table = auction(4, {0: {"gold": 100, "camels": 2}})
    assert table.bids(0)[-1] == 200
    refused = ("EMI-AUC.6", "bid_not_payable", {"bid": 210, "gold": 100, "discount": 100})
    assert table.why_not(0, "bid 210") == refused
    table.play(0, "bid 200")
    for seat in (1, 2, 3):
        table.play(seat, "pass")
    assert (table.gold[0], table.moves(0)) == (0, ["forgo", "take gold"])


@rule("EMI-AUC.8")
def test_the_winner_pays_the_bank_and_acts_at_once() -> None:
    table = auction(4)
    table.play(0, "bid 100")
    table.play(1, "pass")
    table.play(2, "pass")
    assert table.gold == [750] * 4
    table.play(3, "pass")
    assert (table.gold, table.asks, table.waiting) == ([650, 750, 750, 750], "act", [0])


@rule("EMI-AUC.9")
def test_the_last_to_speak_may_still_bid_or_pass() -> None:
    table = auction(4)
    for seat in (0, 1, 2):
        table.play(seat, "pass")
    assert table.bids(3)[0] == 10 and "pass" in table.moves(3)
    table.play(3, "bid 10")
    assert (table.asks, table.waiting, table.gold[3]) == ("act", [3], 740)


@rule("EMI-AUC.10")
def test_if_all_pass_the_opener_acts_for_nothing() -> None:
    table = auction(4, starting_player=2)
    seen = table.everybody_passes()
    assert (table.asks, table.waiting, table.gold[2]) == ("act", [2], 750)
    assert only(seen, "acts_free") == [{"seat": 2}]


@rule("EMI-AUC.11", "EMI-DP.13")
def test_the_acting_player_buys_or_forgoes_or_takes_the_gold() -> None:
    table = acting(0, {0: {"gold": 560}}, token_offer="attire", status_offer="status_700")
    assert table.moves(0) == [
        *("buy appearance", "buy camel", "buy palace", "buy small_fast", "buy small_slow", "forgo"),
    ]
    assert acting(0, {0: {"gold": 450}}).moves(0) == ["buy camel", "buy small_slow", "forgo", "take gold"]


@rule("EMI-AUC.11")
def test_forgoing_brings_nothing() -> None:
    table = acting(0, turn=LAST_TURN)
    seen = table.play(0, "forgo")
    assert only(seen, "forgone") == [{"seat": 0}]
    assert (table.gold[0], table.view().pieces) == (750, ["palace", "camel", "small", "large"])


@rule("EMI-AUC.11", "EMI-AUC.14")
def test_the_gold_is_judged_after_the_bid_was_paid() -> None:
    table = auction(4, {0: {"gold": 520}})
    assert "take gold" not in table.moves(0)
    table.play(0, "bid 30")
    for seat in (1, 2, 3):
        table.play(seat, "pass")
    assert "take gold" in table.moves(0)
    table.play(0, "take gold")
    assert table.gold[0] == 640


@rule("EMI-AUC.12", "EMI-DP.14", "EMI-RULING.34")
def test_the_last_player_may_bid_of_his_own_will() -> None:
    table = auction(4, {0: {"gold": 600, "camels": 1}}, auction={"acted": [1, 2, 3]})
    assert (table.asks, table.waiting, table.moves(0)) == ("voluntary_bid", [0], ["pass"])
    assert (table.bids(0)[0], table.bids(0)[-1]) == (10, 650)
    seen = table.play(0, "bid 150")
    assert only(seen, "voluntary_bid") == [{"seat": 0, "bid": 150, "gold": 100}]
    assert (table.gold[0], table.asks) == (500, "act")
    table = auction(4, {0: {"gold": 600}}, auction={"acted": [1, 2, 3]})
    table.play(0, "pass")
    assert (table.gold[0], table.asks) == (600, "act")


@rule("EMI-AUC.13")
def test_who_has_acted_in_any_way_has_left() -> None:
    for move, gold in (("forgo", 400), ("take gold", 550), ("buy camel", 250)):
        table = auction(4, {0: {"gold": 400}})
        table.everybody_passes()
        table.play(0, move)
        assert (table.view().auction.to_act, table.gold[0]) == ([1, 2, 3], gold)
        assert table.view().players[0].acted


@rule("EMI-AUC.14")
@pytest.mark.parametrize(
    ("gold", "princesses", "caravans", "may"),
    [
        (490, 0, {}, True),
        (500, 0, {}, False),
        (1200, 4, {}, True),
        (1200, 3, {}, False),
        (1200, 4, {"small_slow": [1]}, False),
        (490, 4, {"small_slow": [1]}, True),
    ],
)
def test_who_may_take_the_gold(gold: int, princesses: int, caravans: dict[str, list[int]], may: bool) -> None:
    housed = ["asima", "thara", "nibal", "fatima"][:princesses]
    seats = {0: {"gold": gold, "princesses": housed, "sections": 4, "caravans": caravans}}
    table = auction(4, seats)
    assert ("take gold" in table.moves(0)) == may
    assert table.player(0).may_take_gold == may


@rule("EMI-AUC.14")
def test_the_refusal_of_the_gold_tells_its_numbers() -> None:
    table = auction(4)
    args = {"gold": 750, "below": 500, "princesses": 4}
    assert table.why_not(0, "take gold") == ("EMI-AUC.14", "gold_not_needed", args)
    housed = ["asima", "thara", "nibal", "fatima"]
    table = auction(4, {0: {"princesses": housed, "sections": 4, "caravans": {"small_slow": [1]}}})
    args = {"gold": 750, "below": 500}
    assert table.why_not(0, "take gold") == ("EMI-AUC.14", "gold_not_needed_with_caravans", args)


@rule("EMI-AUC.14", "EMI-RULING.34")
def test_any_number_may_take_the_gold_and_it_blocks_nothing() -> None:
    table = auction(5, {seat: {"gold": 400} for seat in range(5)}, turn=LAST_TURN)
    for seat in range(4):
        table.play(seat, "take gold")
    table.play(4, "pass", "take gold")
    assert table.gold == [550] * 5
    assert table.view().pieces == ["palace", "camel", "small", "large"]


@rule("EMI-AUC.15")
def test_the_gold_may_be_taken_when_speaking() -> None:
    table = auction(4, {1: {"gold": 420}})
    table.play(0, "bid 50")
    seen = table.play(1, "take gold")
    assert only(seen, "gold_taken") == [{"seat": 1, "gold": 150}]
    assert (table.gold[1], table.view().auction.to_act, table.view().auction.bidding) == (
        570,
        [0, 2, 3],
        [0, 2, 3],
    )
    assert table.waiting == [2]


@rule("EMI-AUC.15")
def test_when_the_opener_takes_the_gold_the_next_one_opens() -> None:
    table = auction(4, {0: {"gold": 400}})
    table.play(0, "take gold")
    assert (table.view().auction.opener, table.waiting) == (1, [1])
    table.everybody_passes()
    assert (table.asks, table.waiting) == ("act", [1])


@rule("EMI-AUC.15")
def test_after_a_bid_the_opener_stays_the_opener() -> None:
    table = auction(4, {0: {"gold": 400}})
    table.play(0, "bid 10")
    table.play(1, "bid 20")
    table.play(2, "pass")
    table.play(3, "pass")
    table.play(0, "take gold")
    assert (table.asks, table.waiting, table.gold[:2]) == ("act", [1], [550, 730])


@rule("EMI-AUC.16")
def test_when_only_one_is_left_without_a_bid_he_acts_as_the_last() -> None:
    table = auction(3, {1: {"gold": 400}, 2: {"gold": 400}}, turn=3)
    table.play(0, "pass")
    table.play(1, "take gold")
    table.play(2, "take gold")
    assert (table.asks, table.waiting) == ("voluntary_bid", [0])


@rule("EMI-AUC.16")
def test_when_the_highest_bidder_is_left_alone_he_wins_at_his_bid() -> None:
    table = auction(3, {1: {"gold": 400}, 2: {"gold": 400}}, turn=3)
    table.play(0, "bid 50")
    table.play(1, "take gold")
    table.play(2, "take gold")
    assert (table.asks, table.waiting, table.gold[0]) == ("act", [0], 700)


@rule("EMI-AUC.17")
def test_the_discount_is_for_bids_only_and_never_yields_money() -> None:
    table = auction(4, {0: {"camels": 4}})
    table.play(0, "bid 150")
    for seat in (1, 2, 3):
        table.play(seat, "pass")
    assert table.gold[0] == 750
    table.play(0, "buy palace")
    assert table.gold[0] == 250


@rule("EMI-AUC.18")
def test_what_is_unsold_goes_back_or_stays() -> None:
    table = auction(4, token_offer="beauty", status_offer="status_800", turn=LAST_TURN)
    table.nobody_acts()
    table.default_until("nothing")
    view = table.view()
    assert (view.token_offer, view.status_offer) == (None, None)
    assert view.bag["beauty"] == 8
    assert table.position()["status_deck"][-1] == "status_800"
    assert view.pieces == ["palace", "camel", "small", "large"]
    assert {"token_unsold", "status_unsold"} <= set(names(table.events()))


@rule("EMI-AUC.19")
def test_who_leaves_counts_as_out() -> None:
    table = auction(3, {2: {"gold": 400}}, turn=3)
    table.play(0, "pass")
    table.play(1, "pass")
    table.play(2, "take gold")
    assert (table.asks, table.waiting, table.gold[0]) == ("act", [0], 750)


@rule("EMI-AUC.19")
def test_the_highest_bidder_is_never_asked() -> None:
    table = auction(4, {seat: {"gold": 300} for seat in range(4)})
    for move in ("bid 10", "bid 20", "take gold", "pass", "pass"):
        assert table.waiting[0] != table.view().auction.bidder
        table.play(table.waiting[0], move)
    assert (table.asks, table.waiting) == ("act", [1])


@rule("EMI-AUC.20")
def test_with_nothing_to_buy_one_forgoes_and_the_phase_ends() -> None:
    table = emira(4, phase="auctions", turn=LAST_TURN, seats={seat: {"gold": 0} for seat in range(4)})
    choices = 0
    while not table.table.over:
        choices += table.asks == "act"
        if table.asks == "act":
            assert "forgo" in table.moves(table.waiting[0])
        table.play(table.waiting[0], "forgo" if table.asks == "act" else "pass")
    assert choices == 4


@rule("EMI-RULING.35")
def test_nothing_is_announced() -> None:
    table = auction(4)
    assert table.moves(0) == ["pass"]
    table.everybody_passes()
    assert {move.split()[0] for move in table.moves(0)} == {"buy", "forgo"}


@rule("EMI-DP.12", "EMI-HIDDEN.2")
def test_asking_for_a_bid_never_depends_on_gold() -> None:
    table = auction(4, {0: {"gold": 0}})
    assert (table.waiting, table.bids(0)) == ([0], [])
    table.play(0, "pass")
    assert table.waiting == [1]
