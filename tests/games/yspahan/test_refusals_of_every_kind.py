"""At every decision the moves of a kind are refused for the same reasons, from the first to the last."""

from __future__ import annotations

from typing import Any

import pytest

from caravanserai.games.yspahan.actions import SPACE
from caravanserai.kernel.game import Options
from caravanserai.kernel.refusal import Value
from tests.games.yspahan.tables import BUILDINGS, CARDS, FLOORS, YspahanTable, limited, yspahan
from tests.rules import rule

Reasons = dict[str, set[str]]

NOTHING = [0, 0, 0, 0]
TOWER = {"camels": "1", "sack": "2 2", "gold": "6"}
EVERY_CARD = " ".join(CARDS)
EVERY_SOUK = (
    "sack_white_1 sack_blue_1 sack_yellow_1 sack_pink_1 barrel_white_1 barrel_blue_1 barrel_yellow_1 "
    "barrel_pink_1 chest_blue_1 chest_yellow_1 chest_pink_1 vase_blue_1 vase_yellow_1 vase_orange_1"
)
# the rule that says when each kind of move has its place
PLACES = {
    "yellow": "YSP-SUPPLY.1",
    "take": "YSP-SELECT.1",
    "take_plus": "YSP-PLUS.1",
    "supervise": "YSP-SELECT.2",
    "draw": "YSP-SELECT.2",
    "raise": "YSP-TWO.4",
    "raise_with": "YSP-TWO.5",
    "place": "YSP-PLACE.1",
    "move": "YSP-SUP.1",
    "first": "YSP-SEND.2",
    "send": "YSP-SEND.4",
    "keep": "YSP-SEND.4",
    "build": "YSP-TURN.1",
    "end": "YSP-TURN.1",
    "pass": "YSP-CARD.4",
}
CARD_OF = {
    "play_three_camels": "three_camels",
    "play_three_gold": "three_gold",
    "play_place_good": "place_good",
    "play_caravan_good": "caravan_good",
    "play_camels_for_points": "camels_for_points",
    "play_gold_for_points": "gold_for_points",
    "play_build_no_camels": "build_no_camels",
    "play_build_no_gold": "build_no_gold",
    "play_both": "build_no_camels",
    "play_exchange_gold": "exchange",
    "play_exchange_camels": "exchange",
}
WITHOUT_DICE = dict.fromkeys(
    ("take", "take_plus", "supervise", "draw", "raise", "raise_with"), "YSP-SELECT.5"
)


def reasons(table: YspahanTable, seat: int) -> Reasons:
    """Why the moves of each kind are refused."""
    found: Reasons = {}
    for action in range(SPACE.size):
        refusal = table.table.why_not(seat, action)
        if refusal is not None:
            found.setdefault(SPACE.move(action).kind, set()).add(f"{refusal.rule} {refusal.key}")
    return found


def with_no_card(**others: set[str]) -> Reasons:
    """Moves have their place elsewhere, cards are not in hand, but for the kinds named; `set()`: legal."""
    expected = {kind: {f"{place} not_now"} for kind, place in PLACES.items()}
    expected |= {kind: {"YSP-CARD.1 card_not_in_hand"} for kind in CARD_OF}
    expected |= others
    return {kind: why for kind, why in expected.items() if why}


@rule("YSP-SUPPLY.1", "YSP-DEC.1", "YSP-CARD.1")
def test_before_the_roll() -> None:
    table = yspahan(4)
    assert reasons(table, 0) == with_no_card(yellow={"YSP-SUPPLY.1 yellow_too_dear"})


@rule("YSP-SELECT.1", "YSP-SELECT.3", "YSP-PLUS.1", "YSP-TURN.1", "YSP-DEC.3", "YSP-CARD.1")
def test_choosing_a_group() -> None:
    table = yspahan(4, tower=TOWER, shops={1: EVERY_SOUK})
    empty = "YSP-SELECT.1 floor_empty"
    full = "YSP-SELECT.3 no_shop_to_supply"
    assert reasons(table, 0) == with_no_card(
        take={empty, full},
        take_plus={empty, full, "YSP-PLUS.1 card_not_in_hand"},
        supervise={empty},
        draw={empty},
        **{"raise": {empty, "YSP-TURN.1 building_is_step_b"}},
        raise_with={empty, "YSP-TURN.1 building_is_step_b"},
    )


@rule("YSP-TWO.4", "YSP-TWO.5", "YSP-STOCK.2", "YSP-CARD.1", "YSP-DEC.11")
def test_choosing_a_group_with_two_players() -> None:
    table = yspahan(2, tower={"camels": "1", "gold": "6"}, gold=[0, 0], rest=1)
    empty = "YSP-SELECT.1 floor_empty"
    missing = "YSP-CARD.1 card_not_in_hand"
    assert reasons(table, 0) == with_no_card(
        take={empty},
        take_plus={empty, "YSP-PLUS.1 card_not_in_hand"},
        supervise={empty},
        draw={empty, "YSP-DRAW.3 no_card_to_draw"},
        **{"raise": {empty, "YSP-STOCK.2 cannot_pay"}},
        raise_with={empty, missing, "YSP-RULING.14 build_cards_do_not_add_up"},
    )
    for floor in ("camels", "gold"):
        for building in BUILDINGS:
            assert table.why_not(0, f"raise {floor} {building}")[2]["building"] == building


@rule("YSP-TWO.5", "YSP-CARD.1", "YSP-STOCK.2", "YSP-RULING.14")
@pytest.mark.parametrize("floor", ["camels", "gold"])
@pytest.mark.parametrize("stacked", [False, True])
def test_the_build_card_that_two_players_lack_or_what_it_leaves_to_be_paid(floor: str, stacked: bool) -> None:
    options: Options = {"build_cards_stack": stacked}
    for card, other in (("build_no_camels", "build_no_gold"), ("build_no_gold", "build_no_camels")):
        table = yspahan(
            2,
            tower={"camels": "1", "gold": "6"},
            gold=[0, 0],
            camels=[0, 0],
            hands={0: card},
            options=options,
        )
        for building, camels, gold in PRICES:
            rest = (0, gold) if card == "build_no_camels" else (camels, 0)
            move = f"raise {floor} {building} with"
            if any(rest):
                args = {"building": building, "camels": rest[0], "gold": rest[1]}
                assert table.why_not(0, f"{move} {card}") == ("YSP-STOCK.2", "cannot_pay", args)
            assert table.why_not(0, f"{move} {other}") == ("YSP-CARD.1", "card_not_in_hand", {"card": other})
            both = ("YSP-CARD.1", "card_not_in_hand", {"card": other})
            if not stacked:
                both = ("YSP-RULING.14", "build_cards_do_not_add_up", {})
            assert table.why_not(0, f"{move} both") == both


PRICES = [
    ("paddock", 2, 0),
    ("shop_building", 2, 2),
    ("hammam", 2, 2),
    ("caravanserai", 3, 3),
    ("bazaar", 4, 4),
    ("hoist", 4, 4),
]


@rule("YSP-SELECT.1", "YSP-PLUS.3", "YSP-TWO.4", "YSP-TWO.5")
@pytest.mark.parametrize("floor", FLOORS)
def test_every_use_of_an_empty_floor_names_the_floor(floor: str) -> None:
    table = yspahan(2, tower={"camels" if floor == "gold" else "gold": "1"}, hands={0: EVERY_CARD})
    uses = [f"take {floor}", f"supervise {floor}", f"draw {floor}"]
    uses += [f"take {floor} plus {card}" for card in CARDS]
    uses += [f"raise {floor} {building}" for building in BUILDINGS]
    cards = ("build_no_camels", "build_no_gold", "both")
    uses += [f"raise {floor} {building} with {card}" for building in BUILDINGS for card in cards]
    for move in uses:
        assert table.why_not(0, move) == ("YSP-SELECT.1", "floor_empty", {"floor": floor})


@rule("YSP-SELECT.5", "YSP-CARD.1")
def test_with_an_empty_tower() -> None:
    table = yspahan(4, tower={"camels": "1"}, hands={1: "exchange"}, gold=NOTHING, camels=NOTHING)
    table.play(0, "take camels")
    expected = with_no_card(
        **{kind: {f"{place} tower_empty"} for kind, place in WITHOUT_DICE.items()},
        play_exchange_gold={"YSP-CARD.10 too_little_gold"},
        play_exchange_camels={"YSP-CARD.10 too_few_camels"},
        **{"pass": set()},
    )
    assert reasons(table, 1) == expected


@rule("YSP-PLACE.1", "YSP-PLACE.2", "YSP-PLACE.3", "YSP-PLACE.4", "YSP-DEC.4", "YSP-CARD.4")
def test_placing_goods() -> None:
    table = yspahan(4, tower={"sack": "2 2"}, shops={0: "sack_pink_6", 1: "sack_white_1"})
    table.play(0, "take sack")
    expected = with_no_card(
        place={
            "YSP-PLACE.1 other_quarter",
            "YSP-PLACE.2 shop_taken",
            "YSP-PLACE.3 souk_closed",
            "YSP-PLACE.4 must_finish",
        }
    )
    expected |= {kind: {"YSP-CARD.4 not_now"} for kind in CARD_OF}
    assert reasons(table, 0) == expected
    assert table.about == {"quarter": "sack", "cubes": 2}


@rule("YSP-PLACE.1", "YSP-DEC.4")
@pytest.mark.parametrize("quarter", ["sack", "barrel", "chest", "vase"])
def test_placing_says_in_which_quarter_and_how_many_cubes_are_left(quarter: str) -> None:
    table = yspahan(4, tower={quarter: "2 2 2"})
    table.play(0, f"take {quarter}")
    assert table.about == {"quarter": quarter, "cubes": 3}
    table.play(0, table.moves(0)[-1])
    assert table.about == {"quarter": quarter, "cubes": 2}


@rule("YSP-SUP.3", "YSP-SUP.4", "YSP-DEC.5", "YSP-CARD.4")
@pytest.mark.parametrize(("start", "value"), [("C", 1), ("W10", 3), ("S7", 6)])
def test_moving_the_supervisor(start: str, value: int) -> None:
    table = yspahan(4, tower={"gold": str(value)}, gold=NOTHING, supervisor=start)
    table.play(0, "supervise gold")
    expected = with_no_card(move={"YSP-SUP.3 supervisor_too_dear"})
    expected |= {kind: {"YSP-CARD.4 not_now"} for kind in CARD_OF}
    assert reasons(table, 0) == expected
    assert table.about == {"value": value, "space": start}


def sending(shops: dict[int, str], **arranged: Any) -> YspahanTable:
    """Seat 0 has moved the Supervisor onto S1, between `sack_white_2` and `barrel_white_1`."""
    table = yspahan(4, tower={"gold": "1"}, shops=shops, **arranged)
    table.play(0, "supervise gold", "move S1")
    return table


@rule("YSP-SEND.2", "YSP-DEC.6", "YSP-CARD.1")
def test_the_order_of_two_goods() -> None:
    table = sending({1: "sack_white_2", 2: "barrel_white_1"})
    assert reasons(table, 0) == with_no_card(first={"YSP-SEND.2 shop_not_affected"})
    assert (table.about, table.moves(0)) == ({"space": "S1"}, ["first sack_white_2", "first barrel_white_1"])


@rule("YSP-SEND.9", "YSP-CARD.1", "YSP-CARD.4")
def test_the_window_before_a_good() -> None:
    table = sending({3: "sack_white_2"}, hands={0: "exchange"}, gold=NOTHING, camels=NOTHING)
    expected = with_no_card(
        play_exchange_gold={"YSP-CARD.10 too_little_gold"},
        play_exchange_camels={"YSP-CARD.10 too_few_camels"},
        **{"pass": set()},
    )
    assert reasons(table, 0) == expected
    assert table.about == {"shop": "sack_white_2", "owner": 3}


@rule("YSP-SEND.9", "YSP-DEC.2")
def test_the_window_before_a_good_is_the_movers_whoever_he_is() -> None:
    table = yspahan(
        4, turn=2, tower={"gold": "1"}, shops={3: "sack_white_2"}, hands={2: "exchange", 0: "exchange"}
    )
    table.play(2, "supervise gold", "move S1")
    assert (table.asks, table.waiting) == ("send_good", [2])


@rule("YSP-SEND.4", "YSP-SEND.5", "YSP-DEC.7")
@pytest.mark.parametrize("camels", [1, 2])
def test_the_owner_decides_out_of_turn(camels: int) -> None:
    table = sending({1: "sack_white_2"}, camels=[0, camels, 0, 0], hands={1: "exchange"})
    expected = with_no_card(send=set(), keep=set())
    expected |= {kind: {"YSP-SEND.5 no_cards_out_of_turn"} for kind in CARD_OF}
    assert reasons(table, 1) == expected
    assert table.about == {"shop": "sack_white_2"}


@rule("YSP-SEND.4", "YSP-SEND.5", "YSP-CARD.1")
def test_the_mover_decides_on_an_own_good() -> None:
    table = sending({0: "sack_white_2"}, hands={0: "three_gold"}, camels=NOTHING)
    expected = with_no_card(send=set(), keep={"YSP-SEND.5 no_camel_to_keep"}, play_three_gold=set())
    assert reasons(table, 0) == expected


@rule("YSP-RULING.1", "YSP-SEND.4")
@pytest.mark.parametrize("camels", [1, 2])
def test_an_own_good_cannot_be_kept_without_a_cube_in_reserve(camels: int) -> None:
    table = sending(
        {0: "sack_white_2"}, hands={0: "three_gold"}, camels=[camels, 0, 0, 0], game=limited(cubes=1)
    )
    assert table.why_not(0, "keep") == ("YSP-RULING.1", "no_cube_left", {})


@rule("YSP-BUILD.1", "YSP-BUILD.3", "YSP-STOCK.2", "YSP-DEC.8", "YSP-DEC.10", "YSP-CARD.1")
def test_after_the_dice() -> None:
    table = yspahan(4, moment="build", camels=[2, 0, 0, 0], gold=NOTHING, buildings={0: "hoist"})
    expected = with_no_card(build={"YSP-STOCK.2 cannot_pay", "YSP-BUILD.3 already_has_building"}, end=set())
    assert reasons(table, 0) == expected


@rule("YSP-TWO.4", "YSP-CARD.1")
def test_after_the_dice_with_two_players() -> None:
    table = yspahan(2, moment="build", camels=[9, 9], gold=[9, 9], hands={0: "three_gold"})
    assert reasons(table, 0) == with_no_card(end=set(), play_three_gold=set())


@rule("YSP-CARD.3", "YSP-CARD.6", "YSP-CARD.8", "YSP-CARD.9", "YSP-CARD.10", "YSP-CARD.11", "YSP-DEC.9")
@pytest.mark.parametrize("moment", ["supply", "choose", "build"])
def test_every_card_in_hand_and_nothing_to_pay_with(moment: str) -> None:
    arranged: dict[str, Any] = {"moment": "build"} if moment == "build" else {}
    if moment == "choose":
        arranged["tower"] = TOWER
    table = yspahan(4, hands={0: EVERY_CARD}, gold=NOTHING, camels=NOTHING, shops={1: EVERY_SOUK}, **arranged)
    found = reasons(table, 0)
    assert {kind: found[kind] for kind in found if kind.startswith("play")} == {
        "play_place_good": {"YSP-PLACE.3 souk_closed"},
        "play_camels_for_points": {"YSP-CARD.8 too_few_camels"},
        "play_gold_for_points": {"YSP-CARD.9 too_little_gold"},
        "play_build_no_camels": {"YSP-STOCK.2 cannot_pay"},
        "play_build_no_gold": {"YSP-STOCK.2 cannot_pay"},
        "play_both": {"YSP-RULING.14 build_cards_do_not_add_up"},
        "play_exchange_gold": {"YSP-CARD.10 too_little_gold"},
        "play_exchange_camels": {"YSP-CARD.10 too_few_camels"},
    }
    for building, camels, gold in PRICES:
        if gold:
            args = {"building": building, "camels": 0, "gold": gold}
            assert table.why_not(0, f"play build_no_camels {building}")[2] == args
        args = {"building": building, "camels": camels, "gold": 0}
        assert table.why_not(0, f"play build_no_gold {building}")[2] == args


@rule("YSP-CARD.1", "YSP-RULING.14")
@pytest.mark.parametrize(
    ("held", "missing"), [("build_no_camels", "build_no_gold"), ("build_no_gold", "build_no_camels")]
)
def test_both_build_cards_must_be_in_hand(held: str, missing: str) -> None:
    options: Options = {"build_cards_stack": True}
    table = yspahan(4, tower=TOWER, hands={0: held}, options=options)
    for building in BUILDINGS:
        refusal = table.why_not(0, f"play both {building}")
        assert refusal == ("YSP-CARD.1", "card_not_in_hand", {"card": missing})


@rule("YSP-RULING.14", "YSP-BUILD.3", "YSP-RULING.13")
def test_both_build_cards_leave_nothing_to_pay() -> None:
    hands = {0: "build_no_gold build_no_camels"}
    options: Options = {"build_cards_stack": True}
    table = yspahan(4, tower=TOWER, hands=hands, gold=NOTHING, camels=NOTHING, options=options)
    assert table.moves(0, "play both") == [f"play both {building}" for building in BUILDINGS]
    owned = yspahan(4, tower=TOWER, hands=hands, buildings={0: " ".join(BUILDINGS)}, options=options)
    for building in BUILDINGS:
        refusal = owned.why_not(0, f"play both {building}")
        assert refusal == ("YSP-BUILD.3", "already_has_building", {"building": building})


@rule("YSP-RULING.36", "YSP-CARD.10")
def test_the_exchange_is_refused_for_the_stock_from_the_first_piece_on() -> None:
    stock = limited(gold=4, camels=4)
    table = yspahan(4, tower=TOWER, hands={0: "exchange"}, gold=[2, 2, 0, 0], camels=[1, 3, 0, 0], game=stock)
    assert table.moves(0, "play") == []
    too_small: tuple[str, str, dict[str, Value]] = ("YSP-RULING.36", "stock_too_small", {})
    assert [table.why_not(0, f"play exchange {gold} gold") for gold in (1, 2)] == [too_small, too_small]
    assert table.why_not(0, "play exchange 3 gold") == ("YSP-CARD.10", "too_little_gold", {"gold": 2})
    assert table.why_not(0, "play exchange 1 camels") == too_small
    assert table.why_not(0, "play exchange 2 camels") == ("YSP-CARD.10", "too_few_camels", {"camels": 1})
