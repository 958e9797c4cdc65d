"""The worked examples of the rules, in their own numbers (EMI-EX)."""

from __future__ import annotations

from typing import Any

import pytest

from caravanserai.games.emira.game import GAME
from tests.games.emira.tables import (
    ADVANCED,
    LAST_TURN,
    ORDINARY,
    Seats,
    acting,
    auction,
    choosing,
    data,
    emira,
    events_phase,
    game_with,
    upkeep,
)
from tests.games.tables import only
from tests.rules import rule


def won(table_bid: int, **row: Any) -> int:
    """What is left of seat 0's gold after it won an auction."""
    table = auction(4, {0: dict(row)})
    table.play(0, f"bid {table_bid}")
    for seat in (1, 2, 3):
        table.play(seat, "pass")
    return table.gold[0]


@rule("EMI-EX.1")
def test_example_1_camel_discount() -> None:
    assert won(250, gold=600, camels=1) == 400
    assert won(40, gold=600, camels=1) == 600


@rule("EMI-EX.2")
def test_example_2_forgoing_an_action() -> None:
    blue = {
        "gold": 900,
        "princesses": ORDINARY[:5],
        "sections": 4,
        "caravans": {"small_slow": [3]},
        "objective": "g4_2",
    }
    table = auction(4, {0: blue}, turn=LAST_TURN)
    table.play(0, "bid 200")
    for seat in (1, 2, 3):
        table.play(seat, "pass")
    assert (table.gold[0], "take gold" in table.moves(0)) == (700, False)
    table.play(0, "forgo")
    assert (table.gold[0], table.view().auction.to_act) == (700, [1, 2, 3])
    assert "palace" in table.view().pieces
    table.default_until("nothing")
    assert table.gold[0] == 450


@rule("EMI-EX.3")
def test_example_3_second_preference() -> None:
    seats = {
        0: {"tokens": {"beauty": 4}, "sections": 2},
        1: {"tokens": {"manners": 4}, "sections": 3},
        2: {"tokens": {"attire": 3}, "sections": 5},
    }
    table = choosing("thara", seats=seats)
    assert [player.appearance for player in table.view().players] == [4, 4, 3, 0]
    assert table.princesses(1) == ["thara"]


@rule("EMI-EX.4")
def test_example_4_restoration() -> None:
    table = events_phase({0: {"hand": ["restoration"], "sections": 3}}, options=ADVANCED)
    table.play(0, "play restoration")
    player = table.player(0)
    assert (player.palace_track, player.palace_halves, player.capacity) == (1, 7, 5)


@rule("EMI-EX.5")
@pytest.mark.parametrize(
    ("caravan", "price", "payment", "last"),
    [
        ("small_slow", 450, 150, 9),
        ("small_fast", 550, 300, 5),
        ("large_slow", 750, 250, 9),
        ("large_fast", 900, 500, 5),
    ],
)
def test_example_5_caravans(caravan: str, price: int, payment: int, last: int) -> None:
    table = acting(0, {0: {"gold": 1000}}, turn=1)
    table.play(0, f"buy {caravan}")
    assert table.gold[0] == 1000 - price
    while table.view().turn <= last:
        table.play_default()
    table.default_until("bid")
    trade = {event["trade"] for event in only(table.events(), "income_received") if event["seat"] == 0}
    paid = [event["trade"] for event in only(table.events(), "income_received") if event["seat"] == 0]
    assert trade == {payment, 0}
    assert paid == [payment] * (last - 1) + [0]
    assert sum(paid) == (1200 if caravan.startswith("small") else 2000)
    assert table.caravans(0) == []


@rule("EMI-EX.6")
def test_example_6_better_breed() -> None:
    discounts = [emira(4, {0: {"camels": 3}}).player(0).discount]
    for rate in (50, 70, 100):
        table = events_phase({0: {"hand": ["better_breed"], "camels": 3, "camel_rate": rate}})
        table.play(0, "play better_breed")
        discounts.append(table.player(0).discount)
    assert discounts == [150, 210, 300, 450]


@rule("EMI-EX.7")
def test_example_7_set_bonus() -> None:
    table = acting(0, {0: {"tokens": {"beauty": 1, "manners": 1}}}, token_offer="attire")
    assert table.player(0).appearance == 2
    table.play(0, "buy appearance")
    assert (table.player(0).plus_ones, table.player(0).appearance) == (1, 4)


@rule("EMI-EX.8")
def test_example_8_good_looking_nadia_samira() -> None:
    row = {
        "tokens": {"beauty": 3, "manners": 1, "attire": 1},
        "princesses": ["nadia"],
        "good_looking": ["beauty"],
    }
    table = choosing("samira", seats={0: row})
    assert table.player(0).appearance == 8
    bag = table.view().bag["attire"]
    table.play(0, "return attire")
    assert (table.player(0).appearance, table.view().bag["attire"]) == (6, bag + 1)


@rule("EMI-EX.9")
def test_example_9_golden_times_and_interrupted_trade() -> None:
    caravans = {"caravans": {"small_slow": [8], "large_fast": [4]}, "gold": 0}
    assert emira(4, {0: caravans}, phase="income", turn=3).gold[0] == 850
    table = events_phase({0: {**caravans, "hand": ["golden_times"]}})
    table.play(0, "play golden_times")
    assert table.gold[0] == 1020
    table = events_phase({0: {**caravans, "hand": ["interrupt_spice_trade"]}})
    table.play(0, "play interrupt_spice_trade")
    assert (table.gold[0], table.caravans(0)) == (200, [("large_fast", 4), ("small_slow", 8)])


@rule("EMI-EX.10")
def test_example_10_symbols() -> None:
    hands = {
        0: {"hand": ["golden_times"]},
        1: {"hand": ["interrupt_spice_trade", "vermin", "golden_times", "sick_camels"]},
        2: {"hand": ["camel_epidemic", "guest_house"]},
    }
    table = events_phase(hands)
    table.play(0, "play golden_times")
    assert table.moves(1) == ["pass", "play sick_camels"]
    table.play(1, "play sick_camels")
    assert table.moves(2) == ["pass", "play guest_house"]


@rule("EMI-EX.11")
def test_example_11_everybody_passes() -> None:
    table = auction(3, turn=3)
    table.everybody_passes()
    assert (table.asks, table.waiting, table.gold) == ("act", [0], [750, 750, 750])
    table = auction(3, turn=3)
    table.play(0, "pass")
    table.play(1, "pass")
    table.play(2, "bid 10")
    assert (table.asks, table.waiting, table.gold) == ("act", [2], [750, 750, 740])


@rule("EMI-EX.12")
def test_example_12_order_of_auctions() -> None:
    table = auction(5)
    openers = []
    for winner in (2, 4, 1, 3):
        openers.append(table.view().auction.opener)
        while table.asks == "bid":
            table.play(table.waiting[0], "bid 10" if table.waiting == [winner] else "pass")
        table.play(winner, "forgo")
    assert openers == [0, 3, 0, 3]
    assert (table.asks, table.waiting) == ("voluntary_bid", [0])


@rule("EMI-EX.13")
def test_example_13_the_gold_after_a_bid() -> None:
    seats = {0: {"gold": 510, "princesses": ["asima", "thara"]}}
    table = auction(4, seats, auction={"acted": [1, 2, 3]})
    assert table.player(0).may_take_gold is False
    table.play(0, "bid 20")
    assert table.gold[0] == 490
    table.play(0, "take gold")
    assert table.gold[0] == 640


@rule("EMI-EX.14")
def test_example_14_the_gold_with_four_princesses() -> None:
    row = {"gold": 1200, "princesses": ORDINARY[:4], "sections": 2}
    table = auction(4, {0: row})
    table.play(0, "take gold")
    assert (table.gold[0], table.view().auction.to_act) == (1350, [1, 2, 3])
    table = auction(4, {0: {**row, "caravans": {"small_slow": [1]}}})
    assert "take gold" not in table.moves(0)


@rule("EMI-EX.15")
def test_example_15_camel_breeding() -> None:
    rows = {0: {"camels": 4, "hand": ["camel_breeding"]}, 1: {"camels": 2}, 2: {"camels": 1}}
    game_camels = 4 + 2 + 1
    for supply, herds in ((2, [4, 2, 1, 0]), (3, [6, 3, 1, 0])):
        box = data()
        box["components"]["camels"] = game_camels + supply
        table = events_phase(rows, game=game_with(box), pieces=[], starting_player=0)
        assert table.view().supply["camel"] == supply
        table.play(0, "play camel_breeding")
        assert [player.camels for player in table.view().players] == herds


@rule("EMI-EX.16")
def test_example_16_camel_epidemic() -> None:
    held = {"camels": 3, "hand": ["better_breed"]}
    rows: Seats = {0: {"camels": 7, "hand": ["camel_epidemic"]}, 1: held, 2: {"camels": 2}}
    table = events_phase(rows)
    before = table.view().supply["camel"]
    table.play(0, "play camel_epidemic")
    assert [player.camels for player in table.view().players] == [5, 2, 2, 0]
    assert table.view().supply["camel"] == before + 3


@rule("EMI-EX.17")
def test_example_17_vermin() -> None:
    rows = {
        0: {"hand": ["vermin"], "caravans": {"small_slow": [8, 5, 1]}},
        1: {"caravans": {"small_slow": [6]}, "hand": ["better_breed"]},
        2: {"caravans": {"small_fast": [4, 2]}},
    }
    table = events_phase(rows)
    supply = table.view().supply["small"]
    table.play(0, "play vermin", "infest small_slow", "spoil 5 1")
    assert [left for _, left in table.caravans(0)] == [8, 4]
    assert [left for _, left in table.caravans(1)] == [5]
    assert [left for _, left in table.caravans(2)] == [4, 2]
    assert table.view().supply["small"] == supply + 1


@rule("EMI-EX.18")
def test_example_18_undecided_princess() -> None:
    three = {"status": ["status_300", "status_700"]}
    seats: Seats = {
        0: {**three, "gold": 640, "caravans": {"small_slow": [4]}},
        1: {"status": ["status_350", "status_750"], "gold": 640, "caravans": {}},
        2: {"status": ["status_400"]},
    }
    table = emira(
        4, {**seats, 1: {**seats[1], "sheik": "black"}}, phase="princess_chooses", in_play=["raidah"], turn=2
    )
    assert only(table.events(), "princess_undecided") == [{"princess": "raidah"}]
    assert table.gold[:2] == [640 + 350, 640 + 250]
    assert only(table.events(), "princess_joined") == [{"seat": 0, "princess": "raidah"}]
    full = {**seats, 0: {**seats[0], "princesses": ["asima", "thara"]}}
    table = emira(4, full, phase="princess_chooses", in_play=["raidah"], turn=LAST_TURN)
    assert table.princesses(1) == ["raidah"]


@rule("EMI-EX.19")
def test_example_19_third_sheik() -> None:
    seats = {
        0: {"status": ["status_300", "status_700"], "gold": 640},
        1: {"status": ["status_350", "status_750"], "gold": 640},
        2: {"status": ["status_400"], "gold": 2000},
    }
    table = emira(
        4,
        seats,
        phase="income",
        undecided=["raidah"],
        turn=2,
        starting_player=2,
        status_deck_top=["status_1200"],
    )
    assert table.undecided == ["raidah"]
    table.everybody_passes()
    table.play(2, "buy status")
    assert (table.player(2).status, table.princesses(2)) == (4, ["raidah"])


@rule("EMI-EX.20")
def test_example_20_xenia() -> None:
    seats = {0: {"gold": 900, "princesses": ["asima", "thara"], "sections": 1}}
    table = emira(4, seats, phase="princess_chooses", in_play=["xenia"], turn=5)
    assert (table.gold[0], table.view().xenia.markers) == (500 + 200, 2)
    for turn in (6, 7):
        gold = table.gold[0]
        assert table.view().turn == turn
        table.nobody_acts()
        table.default_until("bid")
        assert table.gold[0] == gold - 150 + 200
        assert table.view().xenia.markers == 7 - turn
    table.nobody_acts()
    table.default_until("xenia")
    assert (table.view().turn, table.moves(0)) == (8, ["pay gift", "refuse gift"])


@rule("EMI-EX.21")
@pytest.mark.parametrize(("gold", "left", "host"), [(700, 250, True), (430, 280, False)])
def test_example_21_xenia_moves(gold: int, left: int, host: bool) -> None:
    seats = {
        0: {"gold": 300, "princesses": ["xenia"]},
        1: {"gold": gold, "princesses": ["asima", "thara", "nibal"], "sections": 2},
        2: {"gold": 900, "princesses": ["fatima", "malika"]},
        3: {"gold": 100},
    }
    table = upkeep(seats, xenia={"gift_paid": True})
    table.play(0, "refuse gift")
    assert (table.gold[1], "xenia" in table.princesses(1)) == (left, host)
    assert table.view().xenia.markers == (2 if host else 0)
    assert table.view().princesses_gone == ([] if host else ["xenia"])


@rule("EMI-EX.22")
def test_example_22_suleika() -> None:
    row = {"gold": 750, "princesses": ["suleika", "asima"], "sections": 2, "status": ["status_300"]}
    table = emira(4, {0: row}, phase="princess_chooses", in_play=["malika", "fatima"], turn=2)
    assert only(table.events(), "upkeep_paid") == [{"seat": 0, "gold": 400}]
    assert table.player(0).upkeep == 200


@rule("EMI-EX.23")
def test_example_23_sidi_suleiman() -> None:
    seats = {
        0: {"princesses": ["asima", "thara", "nibal"], "sections": 3},
        1: {"princesses": ["fatima", "malika", "raidah"], "sections": 2},
        2: {"princesses": ["anisah"]},
    }
    table = emira(4, seats, phase="princess_chooses", in_play=["sidi_suleiman", "sahar"], turn=LAST_TURN)
    assert (table.asks, table.waiting, table.residents) == ("lose_princess", [0], [4, 3, 1, 0])
    table.play(0, "lose sahar")
    assert table.residents == [3, 3, 1, 0]
    assert table.view().princesses_gone == ["sidi_suleiman", "sahar"]


@rule("EMI-EX.24")
def test_example_24_hind() -> None:
    seats = {0: {"status": ["status_300"], "gold": 750}}
    table = emira(4, seats, phase="princess_chooses", in_play=["hind"], turn=6)
    assert (table.view().turn, table.view().auction.to_act) == (7, [1, 2, 3])
    table.finish_turn()
    assert 0 in table.view().auction.to_act
    table = emira(
        4, {0: {"status": ["status_300"], "gold": 0}}, phase="princess_chooses", in_play=["hind"], turn=6
    )
    assert only(table.events(), "princess_left") == [{"seat": 0, "princess": "hind"}]
    assert table.view().auction.to_act == [0, 1, 2, 3]


@rule("EMI-EX.25")
def test_example_25_tumult_in_the_base_game() -> None:
    table = upkeep({0: {"princesses": ORDINARY[:6], "sections": 5, "gold": 120}})
    assert (table.gold[0], table.residents[0]) == (0, 5)
    assert table.position()["princess_deck"][-1] == only(table.events(), "princess_left")[0]["princess"]


@rule("EMI-EX.26")
def test_example_26_tumult_in_the_advanced_game() -> None:
    row = {"princesses": ["asima", "thara", "janan", "zafirah"], "sections": 2, "gold": 120}
    for seed in range(60):
        table = upkeep({0: row}, options=ADVANCED, seed=seed)
        left = [event["princess"] for event in only(table.events(), "princess_left")]
        if left == ["zafirah", "janan"]:
            break
    assert left == ["zafirah", "janan"]
    assert only(table.events(), "tumult") == [{"seat": 0, "due": 200}]
    assert (table.gold[0], table.princesses(0)) == (20, ["asima", "thara"])
    assert sorted(table.position()["princess_deck"][-2:]) == ["janan", "zafirah"]


@rule("EMI-EX.27")
def test_example_27_objective_with_two_talents() -> None:
    def over(*princesses: str) -> bool:
        row = {"princesses": list(princesses), "sections": 3, "objective": "g5_6"}
        return upkeep({0: row}, players=5, turn=2).table.over

    assert over("noor", "malika", "hind", "asima")
    assert not over("noor", "malika", "hind")


@rule("EMI-EX.28")
def test_example_28_one_princess_one_talent() -> None:
    row = {"princesses": ["noor", "fatima", "asima", "raidah"], "sections": 3, "objective": "g5_1"}
    table = upkeep({0: row}, players=5, turn=2)
    assert (table.table.over, table.player(0).talents_missing) == (False, 1)


@rule("EMI-EX.29")
def test_example_29_score() -> None:
    seats = {
        0: {
            "princesses": ["malika", "fatima", "asima", "thara", "firyal"],
            "objective": "g4_1",
            "tokens": {"beauty": 2, "manners": 2},
            "status": ["status_300", "status_700"],
            "sections": 4,
            "camels": 2,
            "palace_track": -1,
            "struck": ["firyal"],
        },
        1: {
            "princesses": ["nibal", "yasmine", "suleika", "zainab", "badra", "albina"],
            "objective": "g4_5",
            "sections": 4,
        },
        2: {
            "princesses": ["anisah", "farah", "hind", "raidah", "adara"],
            "objective": "g4_2",
            "tokens": {"beauty": 5},
            "status": ["status_750"],
            "sections": 4,
            "camels": 1,
        },
    }
    table = upkeep(seats, options=ADVANCED)
    assert table.scores() == [13, 12, 13, 0]
    state = table.state
    achievements = [player.achievements(state.parts) for player in state.players]
    assert (achievements[0], achievements[2]) == (25, 24)
    ranks = table.table.ranks()
    assert ranks[0] < ranks[2] < ranks[1]


@rule("EMI-EX.30")
def test_example_30_discounts() -> None:
    row = {"princesses": ["adara", "farah", "badra", "zainab"], "sections": 2}
    player = emira(4, {0: row}).player(0)
    assert [player.prices[purchase] for purchase in ("large_fast", "camel", "palace")] == [800, 50, 400]
    assert player.event_prices == [100, 200]


@rule("EMI-EX.31")
def test_example_31_double_trouble_for_three() -> None:
    deck = ["malika", "badra", "sahar"]
    table = events_phase({0: {"hand": ["double_trouble"]}}, players=3, turn=5, princess_deck_top=deck)
    table.play(0, "play double_trouble", "even turn")
    assert table.in_play == ["malika"]
    table.nobody_acts()
    table.default_until("bid")
    assert (table.view().turn, table.in_play) == (6, ["badra", "sahar"])


@rule("EMI-EX.32")
def test_example_32_purchases_of_three() -> None:
    rich = {seat: {"gold": 2000} for seat in range(3)}
    table = emira(3, rich, turn=5, phase="income")
    offered = (table.view().status_offer, table.view().token_offer)
    for purchase in ("large_slow", "palace", "camel"):
        table.everybody_passes()
        if table.asks == "voluntary_bid":
            table.play(table.waiting[0], "pass")
        table.play(table.waiting[0], f"buy {purchase}")
    assert table.view().turn == 6
    assert table.view().pieces == ["palace", "small"]
    assert (table.view().status_offer, table.view().token_offer) == offered
    table.nobody_acts()
    assert (table.view().status_offer, table.view().token_offer) == (None, None)
    table.default_until("bid")
    assert (table.view().turn, table.view().pieces) == (7, ["palace", "camel", "small", "large"])
    assert table.view().status_offer is not None and table.view().token_offer is not None


@rule("EMI-EX.33")
def test_example_33_status_deck() -> None:
    tables = [GAME.table(4, seed=seed) for seed in range(80)]
    without_red = [table for table in tables if all(player.sheik != "red" for player in table.view().players)]
    assert len(without_red) > 8
    seventh: list[int] = []
    for table in without_red:
        deck = table.position()["status_deck"]
        points = [GAME.parts.status_points[GAME.parts.status_ids.index(card)] for card in deck]
        assert len(deck) == 20
        assert points.count(3) == 4
        assert 3 not in points[:6]
        seventh.append(points[6])
    assert 3 in seventh  # the rest is shuffled together, not put under the others


@rule("EMI-EX.34")
def test_example_34_leaving_during_an_auction() -> None:
    table = auction(3, {1: {"gold": 420}}, turn=3)
    table.play(0, "bid 50")
    table.play(1, "take gold")
    assert table.gold[1] == 570
    table.play(2, "pass")
    assert (table.asks, table.waiting, table.gold[0]) == ("act", [0], 700)
    table.play(0, "forgo")
    assert (table.asks, table.waiting) == ("voluntary_bid", [2])


@rule("EMI-EX.35")
def test_example_35_full_palace() -> None:
    seats = {
        0: {"status": ["status_300", "status_700", "status_750"], "princesses": ["asima", "thara"]},
        1: {"status": ["status_850"], "sections": 1},
        2: {"status": ["status_900"]},
    }
    table = choosing("malika", seats=seats)
    assert [player.status for player in table.view().players] == [5, 2, 2, 0]
    assert table.princesses(1) == ["malika"]


@rule("EMI-EX.36")
def test_example_36_win_and_xenia() -> None:
    row = {"princesses": [*ORDINARY[:5], "xenia"], "sections": 5, "gold": 520}
    for objective, wins in (("g5_1", True), ("g5_4", False)):
        table = upkeep({0: {**row, "objective": objective}}, players=5, turn=2)
        assert table.table.over == wins
        assert table.view().princesses_gone == ["xenia"]
        assert table.gold[0] == 270 + (0 if wins else 200)
