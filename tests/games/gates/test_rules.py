"""The rules of Four Gates, one test or more for each."""

from __future__ import annotations

from typing import Any

import pytest

from caravanserai.games.gates.game import GAME
from caravanserai.games.gates.rules import EVENTS
from caravanserai.games.gates.state import CAMELS, Gates, load
from caravanserai.kernel.refusal import Impossible
from caravanserai.kernel.table import PUBLIC, Table
from tests.games.tables import GameTable, only
from tests.rules import rule


class GatesTable(GameTable[Gates, Any]):
    played = Gates
    seen = object

    def send(self, *choices: str) -> None:
        """Everyone sends a camel: `60 merv`, by seat."""
        for seat, choice in enumerate(choices):
            camel, gate = choice.split()
            self.play(seat, f"send {camel} to {gate}")


def gates(players: int = 2, script: list[int] | None = None, **position: Any) -> GatesTable:
    """A table with these hands and prices; dice are scripted from 0, the other cards are shuffled."""
    return GatesTable(GAME.table(players, seed=1, position=position, script=script))


TWO = [["60", "30", "1", "2"], ["59", "29", "3", "4"]]
THREE = [*TWO, ["58", "28", "5", "6"]]


@rule("GAT-SETUP.1")
@pytest.mark.parametrize(("players", "opened"), [(2, 2), (3, 3), (4, 3), (5, 4), (6, 4)])
def test_the_number_of_players_decides_how_many_gates_are_open(players: int, opened: int) -> None:
    table = GAME.table(players, seed=3)
    assert len(table.scene().places) == opened
    camel = table.moves(0)[0].args["camel"]
    if opened < 4:
        refusal = table.why_not(0, f"send {camel} to kashgar")
        assert refusal is not None and (refusal.rule, refusal.key) == ("GAT-SETUP.1", "gate_shut")


@rule("GAT-SETUP.2")
def test_slow_camels_carry_more() -> None:
    loads = [load(camel) for camel in range(CAMELS)]
    assert loads == [4] * 20 + [3] * 20 + [2] * 20


@rule("GAT-SETUP.3")
def test_everyone_gets_four_camels_that_nobody_else_sees() -> None:
    table = GAME.table(4, seed=1)
    for seat, belongings in enumerate(table.scene(2).seats):
        hand = belongings.places[0].pieces
        assert len(hand) == 4 if seat == 2 else [(piece.hidden, piece.count) for piece in hand] == [(True, 4)]


@rule("GAT-SETUP.4")
def test_a_die_sets_the_first_prices_and_nobody_has_coins() -> None:
    table = GAME.table(6, seed=1)
    prices = [event["price"] for event in only(table.events(PUBLIC), "price")]
    assert len(prices) == 4 and all(1 <= int(str(price)) <= 6 for price in prices)
    assert table.scores() == [0] * 6


@rule("GAT-SEND.1")
def test_all_choose_at_once_in_secret_and_may_change_their_minds() -> None:
    table = gates(hands=TWO, prices=[6, 3, 0, 0])
    table.play(0, "send 60 to merv")
    assert table.waiting == [1] and table.table.decision(1).sealed
    assert table.table.decision(0).chosen == "send 60 to merv"
    table.play(0, "send 1 to bukhara")
    assert only(table.events(1), "sent") == []
    table.play(1, "send 59 to merv")
    assert [event["camel"] for event in only(table.events(), "sent")] == [1, 59]


@rule("GAT-SEND.1")
def test_only_a_camel_in_hand_can_be_sent() -> None:
    table = gates(hands=TWO)
    assert table.why_not(0, "send 59 to merv") == ("GAT-SEND.1", "camel_not_in_hand", {"camel": 59})


@rule("GAT-SEND.2")
def test_the_camels_leave_for_good() -> None:
    table = gates(hands=TWO)
    table.send("60 merv", "59 bukhara")
    assert table.position()["road"] == ["60", "59"]
    assert "send 60 to merv" not in [move.text for move in table.table.moves(0)]


@rule("GAT-SELL.1", "GAT-SELL.2")
def test_the_fastest_sells_first_and_every_good_lowers_the_price() -> None:
    table = gates(3, hands=THREE, prices=[6, 3, 1, 0])
    table.send("1 merv", "59 merv", "28 bukhara")
    # 59 sells 2 goods at 6 and 5, then 1 sells 4 at 4, 3, 2 and 1; 28 sells 3 elsewhere
    assert table.scores() == [4 + 3 + 2 + 1, 6 + 5, 3 + 2 + 1]


@rule("GAT-SELL.2")
def test_a_price_never_falls_below_nothing() -> None:
    table = gates(hands=TWO, prices=[2, 1, 0, 0])
    table.send("1 merv", "3 bukhara")
    assert table.scores() == [2 + 1, 1]


@rule("GAT-PRICE.1", "GAT-PRICE.2")
def test_dice_set_new_prices_where_somebody_went_and_the_others_rise() -> None:
    table = gates(3, [4, 0], hands=THREE, prices=[6, 3, 2, 0])
    table.send("60 merv", "59 merv", "58 bukhara")
    assert table.state.prices == [5, 1, 4, 0]


@rule("GAT-PRICE.2")
def test_no_price_rises_above_twelve() -> None:
    table = gates(hands=TWO, prices=[6, 11, 0, 0])
    table.send("60 merv", "59 merv")
    assert table.state.prices[1] == 12


@rule("GAT-DRAW.1", "GAT-ROUND.1")
def test_everyone_plays_seven_camels_in_seven_rounds() -> None:
    table = GatesTable(GAME.table(3, seed=5))
    sizes: list[int] = []
    while not table.table.over:
        if table.asks == "send_camel" and len(table.waiting) == 3:
            sizes.append(table.state.hands[0].size())
        table.play_default()
    assert sizes == [4, 4, 4, 4, 3, 2, 1]
    assert table.state.road.size() == 21


@rule("GAT-DRAW.2")
def test_the_poorest_draws_two_and_puts_one_under_the_deck() -> None:
    table = gates(hands=TWO, prices=[6, 1, 0, 0])
    table.send("60 merv", "59 bukhara")
    assert (table.asks, table.waiting) == ("return_camel", [1])
    assert table.state.hands[1].size() == 5
    assert table.why_not(1, "return 60") == ("GAT-DRAW.2", "camel_not_in_hand", {"camel": 60})
    told = table.play(1, "return 3")
    assert only(told, "returned") == [{"seat": 1, "camel": None}]
    assert table.position()["deck"][0] == {"card": "3", "known_by": [1]}
    assert table.asks == "send_camel"


@rule("GAT-DRAW.2")
def test_nobody_returns_a_camel_if_two_are_poorest() -> None:
    table = gates(hands=TWO, prices=[4, 4, 0, 0])
    table.send("60 merv", "59 bukhara")
    assert table.asks == "send_camel"


LAST: dict[str, Any] = {"round": 7, "sent": [10, 11], "went": [0, 0], "hands": [["60"], ["59"]]}
ROAD = [str(number) for number in range(5, 17)]


@rule("GAT-SCORE.1")
def test_most_coins_win() -> None:
    table = gates(**LAST, road=ROAD, coins=[10, 12], prices=[3, 3, 0, 0])
    table.send("60 merv", "59 bukhara")
    assert table.table.over and table.table.winners() == [1]
    assert only(table.events(), "game_over") == [{"winners": [1]}]


@rule("GAT-SCORE.2")
def test_the_faster_camel_of_the_last_round_breaks_a_tie() -> None:
    table = gates(**LAST, road=ROAD, coins=[10, 10], prices=[3, 3, 0, 0])
    table.send("60 merv", "59 bukhara")
    assert table.scores() == [15, 15] and table.table.winners() == [0]


@pytest.mark.parametrize(
    ("position", "where"),
    [
        ({"hands": [["1"], ["2"]]}, "position.hands"),
        ({"hands": [["1", "2", "3", "1"], []]}, "position.hands"),
        ({"prices": [1, 1, 1, 0]}, "position.prices"),
        ({"round": 2}, "position.sent"),
        ({"coins": [0]}, "position.coins"),
        ({"steps": []}, "position.steps"),
        ({"wind": 1}, "position.wind"),
    ],
)
def test_an_impossible_position_is_refused(position: dict[str, Any], where: str) -> None:
    with pytest.raises(Impossible) as refused:
        GAME.table(2, seed=1, position=position)
    assert refused.value.where.startswith(where)


def test_every_kind_of_event_names_its_rules() -> None:
    assert all(rule.startswith("GAT-") for kind in EVENTS.kinds for rule in kind.rules)


def test_a_hint_has_a_reason() -> None:
    table = Table(GAME, 4, seed=2)
    move, key, args = table.hint(0)
    assert move.kind == "send" and key in ("fast", "loaded") and args["coins"]
