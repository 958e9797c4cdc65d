"""Every decision point: who decides, between what, and what happens when nobody does (AMU-DP)."""

from __future__ import annotations

import pytest

from caravanserai.kernel.game import Options
from tests.games.amul.tables import amul, effects, new_game
from tests.rules import rule

HAND = "silver silver gold carpet camel contract"


@rule("AMU-DP.1")
def test_decision_1_offer_any_hand_card() -> None:
    table = amul(3, hands={0: HAND})
    assert (table.asks, table.waiting) == ("offer_card", [0, 1, 2])
    assert table.table.decision(0).sealed
    assert table.moves(0) == ["offer camel", "offer carpet", "offer contract", "offer gold", "offer silver"]


@rule("AMU-DP.1")
def test_decision_1_default_is_the_lowest_value_and_then_the_highest_number() -> None:
    assert amul(3, hands={0: "silver gold carpet camel contract 42"}).default(0) == "offer camel"
    assert amul(3, hands={0: "1 5 9 39 43 42"}).default(0) == "offer mongol_merchant"
    assert amul(3, hands={0: "25 27 1 2 3 4"}).default(0) == "offer arab_guard_c"


@rule("AMU-DP.2")
def test_decision_2_pick_any_market_card() -> None:
    table = amul(4, moment="pick", market="gold opium silver spices", turn=2)
    assert (table.asks, table.waiting) == ("pick_card", [2])
    assert table.moves(2) == ["pick gold", "pick opium", "pick silver", "pick spices"]


@rule("AMU-DP.2")
@pytest.mark.parametrize("players", [3, 4, 5, 6, 7, 8])
def test_decision_2_the_last_picker_still_chooses_among_the_refill_and_one(players: int) -> None:
    table = new_game(players)
    table.default_until("pick_card")
    sizes = []
    while table.asks == "pick_card":
        sizes.append(len(table.market()))
        table.play_default()
    refill = {3: 1, 4: 2}.get(players, 3)
    assert sizes == [refill + players - before for before in range(players)]
    assert sizes[-1] == refill + 1


@rule("AMU-DP.2")
def test_decision_2_default_is_the_highest_value_and_then_the_lowest_number() -> None:
    assert amul(3, moment="pick", market="gold 43 silver 2").default(0) == "pick silver"
    assert amul(3, moment="pick", market="gold 46 21 25").default(0) == "pick gold"
    options: Options = {"own_offer_may_be_taken_back": False}
    table = amul(
        3, hands={0: HAND, 1: "6 17 18 19 47 48", 2: "7 8 20 49 50 51"}, options=options, market="25"
    )
    table.play_all("offer silver", "offer gold", "offer gold")
    assert table.default(0) == "pick gold"


@rule("AMU-DP.3")
def test_decision_3_play_any_hand_card() -> None:
    table = amul(3, moment="play", hands={0: HAND})
    assert (table.asks, table.waiting) == ("reveal_card", [0, 1, 2])
    assert table.table.decision(0).sealed
    assert table.moves(0) == ["play camel", "play carpet", "play contract", "play gold", "play silver"]


@rule("AMU-DP.3")
def test_decision_3_default_is_a_table_card_then_both_icons_then_the_least_hand_card() -> None:
    def default(hand: str) -> str:
        return amul(3, moment="play", hands={0: hand}).default(0)

    assert default("silver gold carpet camel contract oil") == "play contract"
    assert default("22 23 24 46 1 2") == "play mongol_sabre"
    assert default("gold spices silver carpet porcelain 35") == "play silver"
    assert default("carpet porcelain 34 35 37 38") == "play spice_supplier"


@rule("AMU-DP.4")
def test_decision_4_a_contract_takes_a_bazaar_card_or_nothing() -> None:
    table = effects(3, {1: "contract"})
    assert (table.asks, table.waiting) == ("take_card", [1])
    traders = ["take trader_babylonian", "take trader_chinese", "take trader_persian"]
    assert table.moves(1) == ["pass", *traders]


@rule("AMU-DP.4")
def test_decision_4_default_is_the_trader_with_the_most_goods_held() -> None:
    hands = {1: "porcelain oil silver silver 25"}
    assert effects(3, {1: "contract"}, hands=hands).default(1) == "take trader_chinese"
    areas = {1: "spices spices"}
    hands = {1: "silver silver 25 26 22"}
    table = effects(3, {1: "contract"}, hands=hands, areas=areas, round=3)
    assert table.default(1) == "take trader_persian"
    tied = effects(3, {1: "contract"}, hands={1: "25 26 27 28 22"})
    assert tied.default(1) == "take trader_babylonian"


@rule("AMU-DP.5")
def test_decision_5_a_merchant_takes_a_palace_card_or_nothing() -> None:
    table = effects(3, {2: "mongol_merchant"})
    assert (table.asks, table.waiting) == ("take_card", [2])
    cards = ["dervish", "oil", "silver", "spices", "tent", "yurt"]
    assert table.moves(2) == ["pass", *(f"take {card}" for card in cards)]
    assert table.default(2) == "take silver"


@rule("AMU-DP.5")
def test_decision_5_default_takes_the_lowest_number_among_equals() -> None:
    table = effects(3, {2: "mongol_merchant"}, areas={0: "140"}, round=2, starting_player=0)
    assert table.default(2) == "take oil"


@rule("AMU-DP.6")
def test_decision_6_the_mughal_lord_asks_twice() -> None:
    table = effects(6, {0: "mughal_lord"})
    assert len(table.moves(0)) == 10 + 1
    assert table.default(0) == "take gems"
    table.play(0, "take gems")
    assert (table.waiting, table.about["left"], table.default(0)) == ([0], 1, "take silver")
    assert "pass" in table.moves(0)


@rule("AMU-DP.7")
def test_decision_7_a_vagabond_takes_a_market_card_or_nothing_and_may_chain() -> None:
    table = effects(4, {3: "vagabond"}, market="gold contract")
    assert (table.asks, table.waiting) == ("take_card", [3])
    assert table.moves(3) == ["pass", "take contract", "take gold"]
    assert table.default(3) == "take contract"
    table.play(3, "take contract")
    assert (table.waiting, table.about["display"]) == ([3], "bazaar")


@rule("AMU-DP.8")
def test_decision_8_the_thief_takes_twice_or_stops() -> None:
    table = amul(3, round=9, moment="end", hands={2: "thief 1 2 5 6", 0: "3 7 8 9 10", 1: "15 16 17 18 19"})
    assert (table.asks, table.waiting) == ("take_card", [2])
    assert table.default(2) == "take silver"
    table.play(2, "take silver")
    assert (table.waiting, table.default(2)) == ([2], "take oil")
    assert "pass" in table.moves(2)


@rule("AMU-DP.1", "AMU-DP.2", "AMU-DP.3")
def test_each_player_makes_nine_offers_nine_picks_and_nine_plays() -> None:
    table = new_game(4)
    made: dict[tuple[int, str], int] = {}
    while not table.table.over:
        seat, kind = table.waiting[0], table.asks
        made[seat, kind] = made.get((seat, kind), 0) + 1
        table.play_default()
    for seat in range(4):
        assert [made[seat, kind] for kind in ("offer_card", "pick_card", "reveal_card")] == [9, 9, 9]
