"""The table: legality, refusals, undo, frames; nothing is touched by what is refused."""

from __future__ import annotations

import doctest

import pytest

import caravanserai
from caravanserai.kernel import table as table_module
from caravanserai.kernel.actions import Move
from caravanserai.kernel.chance import Fair, Fast, Script
from caravanserai.kernel.game import Advice, Game, UnknownOption, WrongPlayerCount
from caravanserai.kernel.refusal import Ambiguous, Refusal, Unparsable
from caravanserai.kernel.table import PUBLIC, Table
from caravanserai.language import Language, languages
from tests.conformance import snapshot, text_of
from tests.kernel import toys


@pytest.fixture
def table() -> Table:
    return toys.DEMANDS.table(3, seed=1)


def test_the_example_in_the_docstring_runs() -> None:
    if not table_module.__file__.endswith(".py"):
        pytest.skip("a compiled module keeps no examples")
    failed, tried = doctest.testmod(table_module)
    assert (failed, tried) == (0, 5)


# --- setting up ------------------------------------------------------------------------------------


def test_a_wrong_number_of_players_is_refused() -> None:
    with pytest.raises(WrongPlayerCount, match="Claims is played by 2, 3, not by 5"):
        toys.CLAIMS.table(5)


def test_options_have_defaults_and_unknown_ones_are_refused() -> None:
    assert toys.CLAIMS.table(2).options == {"counters": 2, "dusk": False}
    assert toys.CLAIMS.table(2, options={"counters": 1}).options == {"counters": 1, "dusk": False}
    with pytest.raises(UnknownOption, match="Claims has no option 'wind'; it has counters, dusk"):
        toys.CLAIMS.table(2, options={"wind": 1})
    with pytest.raises(UnknownOption, match="option counters can be 1, 2, not 7"):
        toys.CLAIMS.table(2, options={"counters": 7})


@pytest.mark.parametrize(
    ("chosen", "kept"), [({"counters": True}, 1), ({"counters": 1.0}, 1), ({"counters": "2"}, 2)]
)
def test_a_value_that_only_looks_right_becomes_the_option_s_own(chosen: dict[str, int], kept: int) -> None:
    options = toys.CLAIMS.table(2, options=chosen).options
    assert options["counters"] == kept
    assert type(options["counters"]) is int


def test_a_number_does_where_the_game_lists_its_text() -> None:
    amul = caravanserai.game("amul")
    kind = next(kind for kind in amul.option_kinds if "3" in kind.values)
    assert amul.fill_options({kind.name: 3}, 3)[kind.name] == "3"
    for wrong in (True, 3.5, "03", "+3", [3]):
        with pytest.raises(UnknownOption, match="not "):
            amul.fill_options({kind.name: wrong}, 3)


def test_names_are_given_or_made_up() -> None:
    assert toys.DEMANDS.table(3).names == ["Player 1", "Player 2", "Player 3"]
    assert toys.DEMANDS.table(3, names=["Ann", "Bo", "Cy"]).names == ["Ann", "Bo", "Cy"]


def test_chance_is_fair_with_a_seed_scripted_with_a_script() -> None:
    drawn = toys.PEEKS.table(2)
    assert drawn.seed is not None and len(drawn.seed) == 32
    assert drawn.seed != toys.PEEKS.table(2).seed
    assert isinstance(drawn.chance, Fair)
    assert toys.PEEKS.table(2, seed=5).seed == bytes(31) + b"\x05"
    assert toys.PEEKS.table(2, seed=-1).seed == b"\xff" * 32
    assert toys.PEEKS.table(2, seed=b"sesame").seed == b"sesame"
    for seed in (5, b"sesame"):
        mixed = toys.PEEKS.table(2, seed=seed, script=[0, 0])
        assert isinstance(mixed.chance, Script)
        assert mixed.seed is None
        assert mixed.chance.outcomes[:2] == [0, 0] and len(mixed.chance.outcomes) == 8


# --- playing ---------------------------------------------------------------------------------------


def test_a_move_is_given_as_text_number_or_move(table: Table) -> None:
    table.play(0, "demand 1 from 1")
    table.play(1, toys.REFUSE)
    table.play(0, table.moves(0)[1])
    assert [entry.action for entry in table.entries] == [toys.DEMAND + 2, toys.REFUSE, toys.YIELD]
    assert (table.seq, table.waiting, table.over) == (3, [1], False)


def test_a_shortened_text_will_do(table: Table) -> None:
    table.play(0, "dem 1 from 1")
    table.play(1, "r")
    assert table.decision().kind == "press"


def test_what_is_no_move_or_several_is_told_apart_and_changes_nothing(table: Table) -> None:
    before = snapshot(table)
    with pytest.raises(Unparsable):
        table.play(0, "dance")
    with pytest.raises(Ambiguous):
        table.play(0, "d")
    assert snapshot(table) == before


@pytest.mark.parametrize(
    "text", ["dance", "", "demand", "demand 1 from 1x", "demand +1 from 1", "pay" + " " * 90]
)
def test_why_not_answers_even_what_is_no_move(table: Table, text: str) -> None:
    before = snapshot(table)
    refusal = table.why_not(0, text)
    assert isinstance(refusal, Unparsable | Ambiguous)
    with pytest.raises(type(refusal)) as raised:
        table.play(0, text)
    assert raised.value == refusal and refusal.rule.startswith("TABLE-MOVE.")
    for code in languages():
        assert len(Language(code).refusal(refusal)) < 300 and "refusal-" not in Language(code).refusal(
            refusal
        )
    assert snapshot(table) == before


def test_out_of_turn_is_refused_however_the_move_is_written(table: Table) -> None:
    before = snapshot(table)
    for move in ("demand 1 from 0", "d", "dance", toys.PAY):
        with pytest.raises(Refusal) as refused:
            table.play(1, move)
        assert refused.value == Refusal("TABLE-TURN.1", "not_your_decision", {"seat": 0})
        assert table.why_not(1, move) == refused.value
    assert snapshot(table) == before


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_who_has_no_seat_is_refused(table: Table, seat: int) -> None:
    assert table.why_not(seat, "pay") == Refusal("TABLE-TURN.1", "not_your_decision", {"seat": 0})
    with pytest.raises(Refusal, match=r"TABLE-TURN\.1"):
        table.play(seat, "pay")
    assert table.moves(seat) == []


@pytest.mark.parametrize("action", [-1, -(10**30), toys.DEMAND_SPACE.size, 10**9, True, False])
def test_a_number_that_is_no_action_is_no_move(table: Table, action: int) -> None:
    assert isinstance(table.why_not(0, action), Unparsable)
    with pytest.raises(Unparsable):
        table.play(0, action)


def test_a_move_of_another_game_is_no_move(table: Table) -> None:
    for stranger in (Move(0, "leave", {}, "leave"), Move(10**6, "leave", {}, "leave")):
        assert isinstance(table.why_not(0, stranger), Unparsable)
        with pytest.raises(Unparsable):
            table.play(0, stranger)


def test_an_illegal_move_is_refused_with_its_rule_and_changes_nothing(table: Table) -> None:
    before = snapshot(table)
    with pytest.raises(Refusal) as refused:
        table.play(0, "demand 1 from 0")
    assert refused.value == Refusal("TOY-STEP.1", "not_now", {"action": toys.DEMAND})
    assert snapshot(table) == before


def test_the_default_of_a_seat_that_is_not_asked_is_refused(table: Table) -> None:
    with pytest.raises(Refusal, match=r"TABLE-TURN\.1"):
        table.default(1)


def finished() -> Table:
    table = toys.AUCTIONS.table(2, seed=1)
    while not table.over:
        table.play(table.waiting[0], "leave")
    return table


def test_after_the_end_everything_is_refused() -> None:
    table = finished()
    for seat in (PUBLIC, 0, 1):
        assert table.why_not(seat, "leave") == Refusal("TABLE-OVER.1", "game_over")
    decision = table.decision(0)
    assert (decision.kind, decision.seats, decision.options) == ("over", [], [])
    assert table.frame().over
    assert (table.scores(), table.winners()) == ([1, 2], [1])


def test_several_share_the_victory() -> None:
    assert toys.DEMANDS.table(3, seed=1).winners() == [0, 1, 2]


# --- undo ------------------------------------------------------------------------------------------


def test_undo_takes_back_the_last_move(table: Table) -> None:
    before = snapshot(table)
    table.play(0, "demand 1 from 1")
    assert table.can_undo(0)
    table.undo(0)
    assert snapshot(table) == before
    table.play(0, "demand 2 from 1")
    assert table.position()["steps"][-1] == [1, 0 | 1 << 2 | 2 << 4]


def test_undo_is_refused_by_name(table: Table) -> None:
    def refusal(seat: int) -> Refusal:
        with pytest.raises(Refusal) as refused:
            table.undo(seat)
        return refused.value

    assert refusal(0) == Refusal("TABLE-UNDO.1", "nothing_to_undo")
    table.play(0, "demand 1 from 1")
    assert refusal(1) == Refusal("TABLE-UNDO.1", "nothing_to_undo")
    table.play(1, "refuse")
    assert refusal(0) == Refusal("TABLE-UNDO.2", "somebody_acted", {"seat": 1})
    table.play(0, "press")
    assert refusal(0) == Refusal("TABLE-UNDO.3", "something_revealed")
    assert refusal(PUBLIC) == Refusal("TABLE-UNDO.1", "nothing_to_undo")


def test_who_acted_and_took_it_back_has_acted_all_the_same(table: Table) -> None:
    """Seat 1 answered, which 0 has seen, and took it back: 0 cannot go back, and is told why."""
    table.play(0, "demand 1 from 1")
    table.play(1, "refuse")
    table.undo(1)
    with pytest.raises(Refusal) as refused:
        table.undo(0)
    assert refused.value == Refusal("TABLE-UNDO.2", "somebody_acted", {"seat": 1})


def test_the_move_that_ends_a_game_stays() -> None:
    """With the game over its seed is opened: going on with opened chance would be no game."""
    table = finished()
    assert table.record()["seed"] is not None
    last = table.entries[-1].seat
    with pytest.raises(Refusal, match=r"TABLE-OVER\.1"):
        table.undo(last)


# --- what is seen ----------------------------------------------------------------------------------


def test_a_frame_holds_what_an_audience_may_know() -> None:
    table = toys.PEEKS.table(2, seed=3)
    table.play(0, "look")
    table.play(0, "take")
    card = table.position()["cards"][0][0]
    mine, theirs, public = (table.frame(audience) for audience in (0, 1, PUBLIC))
    assert [event.args["card"] for event in mine.events] == [card, card]
    assert [event.args["card"] for event in theirs.events] == [None, None]
    assert text_of(public.events) == text_of(theirs.events)
    assert mine.view.piles[0] == [card]
    assert public.view.piles[0] == [-1]
    assert [option.text for option in theirs.decision.options] == ["take", "look", "bury"]
    assert mine.decision.options == [] and public.decision.options == []
    assert (mine.seq, mine.over, mine.decision.kind, mine.decision.seats) == (2, False, "peek", [1])
    assert [[line.points for line in lines] for lines in mine.scores] == [[0], [0]]


def test_events_can_be_asked_for_since_a_move() -> None:
    table = toys.PEEKS.table(2, seed=3)
    for seat, move in [(0, "look"), (0, "take"), (1, "bury"), (0, "take")]:
        table.play(seat, move)
    assert [event.name for event in table.events(0)] == ["looked", "taken", "taken"]
    assert [event.name for event in table.events(0, since=1)] == ["taken", "taken"]
    assert [event.name for event in table.events(0, since=3)] == ["taken"]
    assert table.events(0, since=4) == []


def test_an_option_names_its_targets_and_what_it_changes() -> None:
    table = toys.DEMANDS.table(3, seed=1)
    table.play(0, "demand 2 from 1")
    pay, refuse = table.decision(1).options
    assert (pay.text, pay.kind, pay.args, pay.targets, pay.effects) == ("pay", "pay", {}, [], {"points": -2})
    assert refuse.effects == {}
    assert toys.DEMANDS.table(3, seed=1).decision(0).options[0].targets == ["seat:1", "coins:1"]


def test_a_hint_is_a_move_with_a_reason(table: Table) -> None:
    move, key, args = table.hint(0)
    assert (move.text, key, args) == ("demand 2 from 2", "later_is_better", {"action": move.action})
    with pytest.raises(Refusal, match=r"TABLE-TURN\.1"):
        table.hint(1)


def test_advice_must_be_given() -> None:
    state = toys.DEMANDS.start(3, Fast(1))
    assert toys.ToyAdvice().value(state, 0) == 500
    for call in (
        lambda: Advice().value(state, 0),
        lambda: Advice().rate(state, 0, 0),
        lambda: Advice().reason(state, 0, 0),
    ):
        with pytest.raises(NotImplementedError):
            call()


def test_a_clone_goes_its_own_way(table: Table) -> None:
    table.play(0, table.moves(0)[0])
    before = snapshot(table)
    twin = table.clone()
    assert snapshot(twin) == before
    while not twin.over:
        twin.play(twin.waiting[0], twin.moves(twin.waiting[0])[0])
    assert snapshot(table) == before
    while not table.over:
        table.play(table.waiting[0], table.moves(table.waiting[0])[0])
    assert text_of(table.record()) == text_of(twin.record())


def test_a_bot_is_handed_no_truth() -> None:
    game: Game = toys.PEEKS
    table = game.table(2, seed=3)
    truth = table.position()
    dealt = [game.to_position(table.state_for(0, seed)) for seed in range(5)]
    assert all(sorted(one["cards"][2]) == sorted(truth["cards"][2]) for one in dealt)
    assert any(one["cards"] != truth["cards"] for one in dealt)
    assert table.position() == truth
