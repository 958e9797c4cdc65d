"""What the four games need of the kernel, one toy for each need."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any

import pytest

from caravanserai.kernel.chance import Fast, Script
from caravanserai.kernel.game import Game
from caravanserai.kernel.pile import EVERYONE, PUBLIC_BIT, Pile
from caravanserai.kernel.refusal import Refusal
from caravanserai.kernel.state import UNSEALED, State
from caravanserai.kernel.step import Step
from caravanserai.kernel.table import PUBLIC, Table
from tests.conformance import text_of
from tests.kernel import toys


def play_all(table: Table, *moves: tuple[int, str]) -> Table:
    for seat, move in moves:
        table.play(seat, move)
    return table


# --- (a) sealed choices ----------------------------------------------------------------------------


def offers(players: int = 3) -> Table:
    """Seat 0 holds 0, 1, 2; seat 1 holds 3, 4, 5; and so on."""
    piles = [[(card, 1 << seat) for card in range(3 * seat, 3 * seat + 3)] for seat in range(players)]
    position = {
        "numbers": [0] * players,
        "cards": [[card for card, _ in pile] for pile in piles] + [[]],
        "knowers": [[knowers for _, knowers in pile] for pile in piles] + [[]],
        "sealed": [],
        "steps": [[0, toys.NOBODY_YET]],
    }
    return toys.OFFERS.table(players, seed=1, position=position)


def test_several_seats_owe_a_sealed_choice_at_once() -> None:
    table = offers()
    assert table.waiting == [0, 1, 2]
    decision = table.decision(1)
    assert (decision.kind, decision.sealed, decision.seats) == ("offer", True, [0, 1, 2])
    assert [option.text for option in decision.options] == ["offer 3", "offer 4", "offer 5"]
    assert all(option.effects == {} for option in decision.options)
    table.play(1, "offer 4")
    assert table.waiting == [0, 2]


def test_the_order_in_which_sealed_choices_arrive_changes_nothing() -> None:
    ends = set()
    for order in itertools.permutations([(0, "offer 2"), (1, "offer 4"), (2, "offer 8")]):
        table = play_all(offers(), *order)
        assert table.waiting == [0, 1]  # the winner, seat 2, is not asked next
        ends.add(text_of([table.position(), [repr(event) for event in table.events()], table.view(0)]))
        assert not any(table.can_undo(seat) for seat in range(3))
    assert len(ends) == 1


def test_a_mind_can_be_changed_until_the_last_choice_is_in() -> None:
    table = play_all(offers(), (1, "offer 4"), (0, "offer 2"), (1, "offer 3"), (1, "offer 5"))
    assert table.waiting == [2]
    assert table.seq == 4
    table.play(2, "offer 6")
    assert [event.args for event in table.events() if event.name == "offered"] == [
        {"seat": 0, "card": 2},
        {"seat": 1, "card": 5},
        {"seat": 2, "card": 6},
    ]
    with pytest.raises(Refusal, match="TABLE-TURN"):
        table.play(2, "offer 7")


def test_a_changed_mind_is_undone_to_the_first_choice() -> None:
    table = play_all(offers(), (1, "offer 4"), (1, "offer 5"))
    table.undo(1)
    assert table.position()["sealed"] == [UNSEALED, 1 * 4, UNSEALED]
    table.undo(1)
    assert table.waiting == [0, 1, 2]
    assert table.position() == offers().position()


def test_a_changed_mind_is_in_the_record() -> None:
    from caravanserai.kernel.record import replay

    table = play_all(offers(), (1, "offer 4"), (0, "offer 2"), (1, "offer 3"))
    assert table.record()["moves"] == ["1 offer 4", "0 offer 2", "1 offer 3"]
    assert replay(toys.OFFERS, table.record()).position() == table.position()


def test_a_sealed_choice_shows_to_nobody() -> None:
    """Whatever a seat seals, every other frame is the same; and only who still owes a choice may show."""
    for audience in (PUBLIC, 0, 2):
        frames = {text_of(play_all(offers(), (1, f"offer {card}")).frame(audience)) for card in (3, 4, 5)}
        assert len(frames) == 1
        before, after = offers(), play_all(offers(), (1, "offer 4"))
        assert text_of(after.view(audience)) == text_of(before.view(audience))
        assert after.events(audience) == before.events(audience)
        assert after.decision(audience).options == before.decision(audience).options


def test_a_sealed_position_can_be_set_up_again() -> None:
    table = play_all(offers(), (1, "offer 4"))
    copy = toys.OFFERS.table(3, seed=5, position=table.position())
    assert copy.waiting == [0, 2]
    play_all(copy, (0, "offer 0"), (2, "offer 6"))
    assert copy.scores() == [0, 0, 3]


def test_redealing_samples_the_sealed_choices_of_others_anew() -> None:
    table = play_all(offers(), (1, "offer 4"), (2, "offer 7"))
    sealed = {seed: table.state_for(2, seed).sealed for seed in range(60)}
    assert {choices[2] for choices in sealed.values()} == {7}
    assert {choices[0] for choices in sealed.values()} == {UNSEALED}
    # any card that seat 2 does not hold
    assert {choices[1] for choices in sealed.values()} == {0, 1, 2, 3, 4, 5}
    for seed, choices in sealed.items():
        state = table.state_for(2, seed)
        assert choices[1] in state.legal(1)
    assert len({table.state_for(PUBLIC, seed).sealed[2] for seed in range(60)}) == 9


def test_who_is_not_asked_cannot_seal() -> None:
    table = play_all(offers(), (0, "offer 2"), (1, "offer 4"), (2, "offer 8"))
    refusal = table.why_not(2, "offer 6")
    assert refusal == Refusal("TABLE-TURN.1", "not_your_decision", {"seat": 0})
    assert table.moves(2) == []
    table.play(1, "offer 3")
    table.play(0, "offer 1")
    assert table.scores() == [0, 2, 3]


def test_the_last_to_seal_cannot_take_it_back_having_seen_the_others() -> None:
    """Opening sealed choices brings something out even when no card is turned over."""
    table = play_all(toys.PAPER.table(2, seed=1), (0, "show paper"))
    assert table.can_undo(0)
    table.play(1, "show stone")
    assert table.view(1).numbers[2:] == [0, 2]
    assert not table.can_undo(1)
    with pytest.raises(Refusal, match=r"something_revealed \(TABLE-UNDO\.3\)"):
        table.undo(1)


# --- (b) out of turn, (e) chance in mid-action -----------------------------------------------------


def test_a_decision_out_of_turn_in_the_middle_of_an_action() -> None:
    table = toys.DEMANDS.table(3, seed=1)
    table.play(0, "demand 2 from 2")
    assert table.waiting == [2]
    assert table.decision().kind == "answer"
    table.play(2, "pay")
    assert table.scores() == [7, 5, 3]
    assert table.waiting == [1]


def test_the_action_goes_on_after_the_answer() -> None:
    table = play_all(toys.DEMANDS.table(3, seed=1), (0, "demand 2 from 2"), (2, "refuse"))
    assert (table.waiting, table.decision().kind) == ([0], "press")
    table.play(0, "yield")
    assert (table.waiting, table.scores()) == ([1], [5, 5, 5])


def test_chance_in_mid_action_is_scripted_and_bars_undo() -> None:
    table = toys.DEMANDS.table(3, script=[0, 1, 5])
    play_all(table, (0, "demand 1 from 1"), (1, "refuse"))
    for _ in range(2):
        table.play(0, "press")
        assert table.decision().kind == "press"  # on a 1 or a 2 they may press again
        assert not table.can_undo(0)
    table.play(0, "press")
    assert table.scores() == [6, 4, 5]
    assert table.record()["moves"] == [
        "0 demand 1 from 1",
        "1 refuse",
        "0 press | 0",
        "0 press | 1",
        "0 press | 5",
    ]


def test_the_default_is_the_step_s_own() -> None:
    table = play_all(toys.DEMANDS.table(3, seed=1), (0, "demand 2 from 2"))
    assert table.default(2).text == "pay"
    table.play(2, "refuse")
    assert table.default(0).text == "yield"


# --- (c) windows -----------------------------------------------------------------------------------


def test_a_window_passes_around_the_table() -> None:
    table = toys.CLAIMS.table(3, seed=1)
    table.play(0, "claim")
    asked = []
    while table.decision().kind == "window":
        asked += table.waiting
        table.play(table.waiting[0], "pass")
    assert asked == [1, 2]
    assert table.scores() == [1, 0, 0]


def test_a_response_to_a_response() -> None:
    """Seat 1 counters the claim of 0, seat 2 lets it, and 0 counters the counter: the claim stands."""
    table = play_all(toys.CLAIMS.table(3, seed=1), (0, "claim"), (1, "counter"))
    assert table.waiting == [2]
    play_all(table, (2, "pass"), (0, "counter"))
    assert table.waiting == [1]
    play_all(table, (1, "pass"), (2, "pass"))
    assert table.scores() == [1, 0, 0]
    assert [repr(event) for event in table.events()] == [
        "countered(seat=1, depth=1)",
        "countered(seat=0, depth=2)",
        "stood(seat=0, depth=2)",
        "stood(seat=0, depth=0)",
    ]


def test_a_response_to_a_response_to_a_response() -> None:
    table = play_all(
        toys.CLAIMS.table(3, seed=1), (0, "claim"), (1, "counter"), (2, "counter"), (0, "counter")
    )
    assert len(table.position()["steps"]) == 6  # next turn, four to resolve, one window
    play_all(table, (1, "pass"), (2, "pass"))
    assert table.scores() == [0, 0, 0]
    assert (table.waiting, table.decision().kind) == ([1], "claim")


def test_a_spent_counter_is_refused() -> None:
    table = play_all(
        toys.CLAIMS.table(2, seed=1, options={"counters": 1}), (0, "claim"), (1, "counter"), (0, "counter")
    )
    assert [move.text for move in table.moves(1)] == ["pass"]
    assert table.why_not(1, "counter") == Refusal("TOY-STEP.1", "not_now", {"action": toys.COUNTER})


# --- (d) an auction --------------------------------------------------------------------------------


def test_who_passes_in_an_auction_is_out_of_it_for_good() -> None:
    table = play_all(toys.AUCTIONS.table(4, seed=1), (0, "bid 2"), (1, "leave"), (2, "bid 5"), (3, "leave"))
    assert table.waiting == [0]
    assert table.why_not(0, "bid 5") is not None
    assert [move.text for move in table.moves(0)][:2] == ["leave", "bid 6"]
    play_all(table, (0, "bid 6"), (2, "leave"))
    assert table.scores() == [1, 0, 0, 0]
    assert table.view().numbers[4:] == [6, 12, 12, 12]
    assert table.waiting == [1]


def test_the_last_one_left_gets_it_for_nothing() -> None:
    table = play_all(toys.AUCTIONS.table(2, seed=1), (0, "leave"))
    assert table.scores() == [0, 1]
    assert table.view().numbers[2:] == [12, 12]


# --- (f) partly known piles ------------------------------------------------------------------------


def peeks() -> Table:
    """A deck from 0 at the bottom to 8 on top."""
    position = {
        "numbers": [0, 0, 2, 2],
        "cards": [[], [], list(range(9))],
        "knowers": [[], [], [0] * 9],
        "sealed": [],
        "steps": [[0, 0]],
    }
    return toys.PEEKS.table(2, seed=1, position=position)


def test_a_card_looked_at_is_known_to_one_seat_alone() -> None:
    table = play_all(peeks(), (0, "look"))
    assert table.view(0).piles[2] == [-1] * 8 + [8]
    assert table.view(1).piles[2] == table.view(PUBLIC).piles[2] == [-1] * 9
    assert [repr(table.events(audience)[0]) for audience in (0, 1, PUBLIC)] == [
        "looked(seat=0, card=8)",
        "looked(seat=0, card=None)",
        "looked(seat=0, card=None)",
    ]


def test_redealing_leaves_the_card_a_seat_has_looked_at() -> None:
    table = play_all(peeks(), (0, "look"))
    for_looker = [table.state_for(0, seed) for seed in range(40)]
    for_other = [table.state_for(1, seed) for seed in range(80)]
    assert {toys.PEEKS.to_position(state)["cards"][2][-1] for state in for_looker} == {8}
    assert {toys.PEEKS.to_position(state)["cards"][2][-1] for state in for_other} == set(range(9))
    for state in for_other:  # whatever the card now is, it is the looker who knows it
        assert toys.PEEKS.view(state, 0).piles[2][-1] >= 0


def test_what_is_known_stays_known_when_the_card_moves() -> None:
    table = play_all(peeks(), (0, "look"), (0, "bury"))
    assert table.view(0).piles[2] == [8] + [-1] * 8
    assert table.view(1).piles[2] == [-1] * 9


def test_undo_reaches_as_far_as_nothing_came_out() -> None:
    table = play_all(peeks(), (0, "look"))
    with pytest.raises(Refusal, match=r"TABLE-UNDO\.3"):
        table.undo(0)
    table.play(0, "take")  # a card already known to the taker brings nothing out
    assert table.can_undo(0)
    table.undo(0)
    assert table.view(0).piles[2] == [-1] * 8 + [8]
    table.play(0, "bury")
    table.undo(0)
    assert not table.can_undo(0)  # the look itself stays


# --- the kernel's own state ------------------------------------------------------------------------


def test_showing_is_a_discovery_unless_the_actor_knew() -> None:
    state = toys.PEEKS.start(2, Fast(1))
    pile = Pile()
    pile.put(3, 1 << 0, 1)
    state.actor = 0
    state.show(pile, 0, EVERYONE)
    assert (int(state.discoveries), pile.knowers(0)) == (0, EVERYONE)
    state.show(pile, 0, 1 << 1)  # known to all already
    assert int(state.discoveries) == 0
    pile.put(4, 1 << 1, 1)
    state.show(pile, 1, 1 << 0)
    assert int(state.discoveries) == 1
    state.actor = -1
    pile.put(5, 1 << 1, 1)
    state.show(pile, 2, PUBLIC_BIT)
    assert int(state.discoveries) == 2
    assert pile.knowers(2) == 1 << 1 | PUBLIC_BIT


def test_showing_several_cards_counts_each_discovery() -> None:
    state = toys.PEEKS.start(2, Fast(1))
    pile = Pile.of([3, 4, 5], 1 << 1, 1)
    state.actor = 0
    assert state.show_all(pile, [0, 2], EVERYONE)
    assert int(state.discoveries) == 2
    assert not state.show_all(pile, [0, 2], EVERYONE)
    state.actor = 1
    assert state.show_all(pile, [1], EVERYONE)  # new to others, not to the actor
    assert int(state.discoveries) == 2


def test_a_finished_game_asks_nobody() -> None:
    state = toys.AUCTIONS.start(2, Fast(1))
    while state.owing():
        state.apply(state.seat_to_move(), toys.LEAVE)
    assert state.seat_to_move() == -1
    assert [state.legal(seat) for seat in range(2)] == [[], []]


def test_without_a_journal_nothing_is_noted() -> None:
    state = toys.OFFERS.start(2, Fast(1))
    assert state.journal is None
    while state.owing():
        seat = state.seat_to_move()
        state.apply(seat, state.legal(seat)[0])
    assert sum(state.scores()) == 6


def test_arguments_of_steps_may_be_large() -> None:
    state = toys.DEMANDS.start(3, Fast(1))
    state.clear_steps()
    state.push(1, 123456)
    assert (state.next_step(), state.steps_waiting()[-1].argument) == (1, 123456)


@pytest.mark.parametrize("call", ["options", "take", "reveal", "default"])
def test_a_step_that_asks_must_say_what(call: str) -> None:
    step: Step[Any] = Step()
    state = toys.DEMANDS.start(3, Fast(1))
    arguments: dict[str, list[Any]] = {
        "options": [0, 0],
        "take": [0, 0, 0],
        "reveal": [0, []],
        "default": [0, 0],
    }
    with pytest.raises(NotImplementedError):
        getattr(step, call)(state, *arguments[call])


def test_a_step_asks_nobody_and_does_nothing_by_itself() -> None:
    step: Step[Any] = Step()
    state = toys.DEMANDS.start(3, Fast(1))
    assert step.asks(state, 0) == 0
    step.run(state, 0)
    assert not step.sealed


def test_a_state_must_say_how_it_is_copied_dealt_and_scored() -> None:
    state = State(2, Fast(1), [])
    for call in (state.clone, state.scores, lambda: state.redeal(0, Fast(1))):
        with pytest.raises(NotImplementedError):
            call()


def test_a_game_must_say_what_has_no_default() -> None:
    game = Game("bare", "Bare", "BARE", 1, [2], [], toys.CLAIM_SPACE, [], toys.ToyAdvice())
    state = State(2, Script([]), [])
    calls: list[Callable[[], object]] = [
        lambda: game.set_up(2, {}, Fast(1)),
        lambda: game.begin(state),
        lambda: game.to_position(state),
        lambda: game.from_position(2, {}, {}, Fast(1)),
        lambda: game.view(state, 0),
        lambda: game.belongings(state, 0),
        lambda: game.breakdown(state, 0, PUBLIC),
    ]
    for call in calls:
        with pytest.raises(NotImplementedError):
            call()
