"""What happens when a clock runs out (YSP-DEFAULT)."""

from __future__ import annotations

from tests.games.yspahan.tables import yspahan
from tests.rules import rule

CARDS = {0: "three_gold place_good"}
RICH = [9, 9, 9, 9]


@rule("YSP-DEFAULT.1")
def test_by_default_no_yellow_dice_are_bought_and_no_card_is_played() -> None:
    assert yspahan(4, gold=RICH, hands=CARDS).default(0) == "yellow 0"


@rule("YSP-DEFAULT.1")
def test_by_default_nothing_is_built_and_the_turn_ends() -> None:
    assert yspahan(4, moment="build", gold=RICH, camels=RICH, hands=CARDS).default(0) == "end"


@rule("YSP-DEFAULT.1")
def test_by_default_no_card_is_played_while_goods_are_sent_or_the_tower_is_empty() -> None:
    sending = yspahan(4, tower={"gold": "3"}, hands=CARDS, shops={1: "sack_white_1"})
    sending.play(0, "supervise gold", "move W3")
    assert sending.default(0) == "pass"
    drawing = yspahan(4, tower={"camels": "1"}, hands={1: "three_gold"})
    drawing.play(0, "take camels")
    assert drawing.default(1) == "pass"


@rule("YSP-DEFAULT.1")
def test_by_default_two_players_do_not_build_with_a_group() -> None:
    table = yspahan(
        2,
        tower={"vase": "3"},
        gold=[9, 9],
        camels=[9, 9],
        shops={1: "vase_blue_1 vase_yellow_1 vase_orange_1"},
    )
    assert table.moves(0, "raise") != []
    assert table.default(0) == "draw vase"


@rule("YSP-DEFAULT.2")
def test_by_default_the_lowest_group_is_used_for_its_own_action_without_a_card() -> None:
    assert yspahan(4, tower={"camels": "1", "gold": "6"}, hands=CARDS).default(0) == "take camels"
    assert yspahan(4, tower={"barrel": "1", "gold": "6"}, hands=CARDS).default(0) == "take barrel"


@rule("YSP-DEFAULT.2")
def test_by_default_a_full_quarter_is_used_for_a_card_and_else_for_the_supervisor() -> None:
    full = {1: "vase_blue_1 vase_yellow_1 vase_orange_1"}
    assert yspahan(4, tower={"vase": "1", "gold": "6"}, shops=full).default(0) == "draw vase"
    assert yspahan(4, tower={"vase": "1", "gold": "6"}, shops=full, rest=3).default(0) == "supervise vase"


@rule("YSP-DEFAULT.2")
def test_by_default_a_second_player_takes_the_lowest_group_that_may_be_taken() -> None:
    assert yspahan(2, turn=1, tower={"camels": "1y", "sack": "2"}).default(1) == "take sack"


@rule("YSP-DEFAULT.3")
def test_by_default_the_first_legal_shop_is_filled() -> None:
    table = yspahan(4, tower={"sack": "2"}, shops={0: "sack_white_1 sack_white_2 sack_white_3 sack_yellow_1"})
    table.play(0, "take sack")
    assert table.default(0) == "place sack_yellow_2"


@rule("YSP-DEFAULT.3")
def test_by_default_the_supervisor_goes_to_the_first_free_destination() -> None:
    table = yspahan(4, tower={"gold": "5"}, gold=RICH)
    table.play(0, "supervise gold")
    assert table.default(0) == "move W5"
    hammam = yspahan(4, tower={"gold": "2"}, gold=RICH, buildings={0: "hammam"})
    hammam.play(0, "supervise gold")
    assert hammam.default(0) == "move C"


@rule("YSP-DEFAULT.3")
def test_by_default_the_shop_listed_first_is_handled_first_and_goods_are_sent() -> None:
    table = yspahan(
        4, tower={"gold": "1"}, shops={1: "sack_white_2 barrel_white_1"}, camels=RICH, hands=CARDS
    )
    table.play(0, "supervise gold", "move S1")
    assert table.default(0) == "first sack_white_2"
    table.play(0, "first barrel_white_1")
    assert table.default(1) == "send"


@rule("YSP-DEFAULT.3", "YSP-END.5")
def test_a_game_of_defaults_plays_no_card_and_buys_nothing() -> None:
    table = yspahan(4)
    while not table.table.over:
        table.play_default()
    told = {event.name for event in table.events()}
    assert not told & {"card_played", "plus_discarded", "yellow_bought", "built", "good_kept"}
    assert "game_over" in told
