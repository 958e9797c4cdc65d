"""How much gold the others have is never told, nor anything that depends on it (EMI-HIDDEN.2, .5, .8)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from caravanserai.conformance.sittings import GAMES
from caravanserai.games.emira.game import GAME
from caravanserai.games.emira.state import Emira
from caravanserai.kernel.chance import Fast
from caravanserai.kernel.game import Document
from caravanserai.kernel.table import PUBLIC, Table
from tests.games.emira.tables import (
    ADVANCED,
    EmiraTable,
    acting,
    auction,
    emira,
    events_phase,
    upkeep,
)
from tests.games.tables import only
from tests.rules import rule

LATER = {"gift_paid": True}
NOTHING: dict[str, list[str]] = {"pieces": []}


def told(table: Table, audience: int, actions: list[int]) -> list[object]:
    """Everything that an audience is sent now or could ask for."""
    found: list[object] = [table.frame(audience), table.scores(audience)]
    if audience >= 0:
        found.append(table.moves(audience))
        refusals = [table.why_not(audience, action) for action in actions]
        found += [refusal and (refusal.rule, refusal.key, refusal.args_) for refusal in refusals]
        if audience in table.waiting:
            found.append(table.hint(audience))
    return found


def forgetting(table: Table, audience: int, seed: int) -> Emira:
    state = table.state.clone()
    state.forget(audience, Fast(seed))
    assert isinstance(state, Emira)
    return state


def check_all_audiences(table: Table, actions: list[int], seeds: range) -> int:
    """Nothing that is sent changes when all that is not shown does; how often gold really changed."""
    changed = 0
    truth = table.state
    assert isinstance(truth, Emira)
    for audience in range(PUBLIC, table.players):
        seen = told(table, audience, actions)
        for seed in seeds:
            table.state = other = forgetting(table, audience, seed)
            changed += [one.gold for one in other.players] != [one.gold for one in truth.players]
            assert told(table, audience, actions) == seen
            table.state = truth
    return changed


LOOKS = 1 if GAMES >= 1000 else 23  # at every decision, or at one of so many


@rule("EMI-HIDDEN.2", "EMI-HIDDEN.5")
@pytest.mark.many_games
@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("options", [{}, ADVANCED])
def test_nothing_sent_in_a_whole_game_depends_on_gold_that_is_not_shown(
    players: int, options: dict[str, str]
) -> None:
    choose = Random(players)
    table = GAME.table(players, seed=players, options=dict(options))
    changed = 0
    while not table.over:
        if table.seq % LOOKS == 0:
            actions = choose.sample(range(GAME.space.size), 8)
            changed += check_all_audiences(table, actions, range(table.seq, table.seq + 1))
        seat = choose.choice(table.waiting)
        table.play(seat, choose.choice(table.moves(seat)[:20]))
    assert changed > 500 // LOOKS
    assert check_all_audiences(table, [], range(2)) == 0  # at the end all gold is shown


@rule("EMI-HIDDEN.2", "EMI-HIDDEN.5")
@pytest.mark.parametrize("players", [3, 5])
def test_nothing_sent_depends_on_gold_that_is_not_shown(players: int) -> None:
    choose = Random(players)
    table = GAME.table(players, seed=players + 4)
    changed = 0
    while not table.over and table.seq < 400:
        if table.seq % 16 == 0:
            actions = choose.sample(range(GAME.space.size), 8)
            changed += check_all_audiences(table, actions, range(2))
        seat = choose.choice(table.waiting)
        table.play(seat, choose.choice(table.moves(seat)[:20]))
    assert changed > 50


# --- what is drawn anew --------------------------------------------------------------------------------


def drawn(table: EmiraTable, audience: int, seat: int, seeds: int = 40) -> list[int]:
    """The gold that an audience may imagine a seat to have."""
    return [int(forgetting(table.table, audience, seed).players[seat].gold) for seed in range(seeds)]


@rule("EMI-HIDDEN.2", "EMI-HIDDEN.5")
def test_gold_that_is_not_shown_may_be_anything() -> None:
    table = auction(4, {0: {"gold": 400}, 1: {"gold": 130}})
    amounts = drawn(table, 0, 1)
    assert len(set(amounts)) > 20
    assert all(amount >= 0 and amount % 10 == 0 for amount in amounts)
    assert min(amounts) < 400 < max(amounts)
    assert drawn(table, 0, 0) == [400] * 40


@rule("EMI-HIDDEN.2")
def test_what_is_drawn_does_not_depend_on_the_truth() -> None:
    amounts = [drawn(auction(4, {1: {"gold": gold}}), 0, 1) for gold in (0, 490, 5000)]
    assert amounts[0] == amounts[1] == amounts[2]


@rule("EMI-HIDDEN.5", "EMI-PRIN.8")
def test_open_gold_stays_as_it_is() -> None:
    table = auction(4, {2: {"gold": 310, "princesses": ["noor"]}})
    for audience in (PUBLIC, 0, 1):
        assert set(drawn(table, audience, 2)) == {310}


@rule("EMI-HIDDEN.2", "EMI-AUC.6")
def test_the_highest_bidder_can_pay_his_bid_whatever_is_drawn() -> None:
    table = auction(4, {0: {"gold": 1000, "camels": 2}, 1: {"gold": 0}})
    table.play(0, "bid 700")
    amounts = drawn(table, 1, 0)
    assert min(amounts) >= 600
    assert len(set(amounts)) > 10


@rule("EMI-HIDDEN.8")
@pytest.mark.parametrize("princess", ["yasmine", "raidah"])
def test_a_princess_who_waits_goes_on_waiting_whatever_is_drawn(princess: str) -> None:
    table = auction(4, undecided=[princess])
    assert table.undecided == [princess]
    assert len(set(drawn(table, 1, 0))) > 5
    for seed in range(40):
        state = forgetting(table.table, 1, seed)
        again = EmiraTable(GAME.table(4, seed=1, position={**GAME.to_position(state), "stirred": True}))
        again.everybody_passes()
        again.play(0, "forgo")
        assert again.undecided == [princess]


# --- who is asked --------------------------------------------------------------------------------------


def asked(gold: int, **place: Any) -> tuple[str, list[int]]:
    """What the last player to act is asked when he has made no bid."""
    table = acting(0, {0: {"gold": gold, **place}}, **NOTHING)
    return table.asks, table.waiting


@rule("EMI-RULING.53", "EMI-DP.13")
def test_whoever_acts_is_asked_even_if_nothing_but_forgoing_is_left() -> None:
    assert [asked(gold) for gold in (0, 490, 500, 5000)] == [("act", [0])] * 4


@rule("EMI-RULING.53", "EMI-DP.13")
def test_with_open_gold_nobody_is_asked_for_the_only_answer() -> None:
    table = acting(0, {0: {"gold": 500, "princesses": ["noor"]}}, **NOTHING)
    assert only(table.events(), "forgone") == [{"seat": 0}]
    assert table.asks != "act"
    assert asked(490, princesses=["noor"]) == ("act", [0])  # he may take the gold
    table = acting(0, {0: {"gold": 750, "princesses": ["noor"]}})
    assert (table.asks, table.waiting) == ("act", [0])  # he may buy


@rule("EMI-RULING.53", "EMI-DP.15")
def test_with_open_gold_nobody_is_asked_to_buy_what_he_cannot_pay() -> None:
    for gold, first in ((140, 1), (150, 0)):
        seats = {0: {"gold": gold, "princesses": ["noor"]}, 1: {"gold": 0}}
        table = emira(4, seats, phase="buy_events", turn=2)
        assert (table.asks, table.waiting) == ("buy_event", [first])


@rule("EMI-RULING.54", "EMI-PRIN.20", "EMI-DP.20")
def test_xenias_host_is_asked_whatever_gold_he_has() -> None:
    for gold, moves in ((240, ["refuse gift"]), (250, ["pay gift", "refuse gift"])):
        table = upkeep({0: {"gold": gold, "princesses": ["xenia"]}}, xenia=LATER)
        assert (table.asks, table.waiting, table.moves(0)) == ("xenia", [0], moves)
    table = upkeep({0: {"gold": 240, "princesses": ["xenia"]}}, xenia=LATER)
    assert table.default(0) == "refuse gift"
    assert table.why_not(0, "pay gift") == ("EMI-PRIN.20", "gift_not_payable", {"gift": 250, "gold": 240})


@rule("EMI-RULING.54")
def test_with_open_gold_the_refusal_needs_no_answer() -> None:
    seats = {0: {"gold": 240, "princesses": ["xenia", "noor"]}}
    assert only(upkeep(seats, xenia=LATER).events(), "gift_refused") == [{"seat": 0}]


@rule("EMI-RULING.53", "EMI-RULING.54", "EMI-HIDDEN.2")
@pytest.mark.parametrize("phase", ["play_events", "auctions", "buy_events", "princess_chooses", "upkeep"])
def test_who_is_asked_never_depends_on_hidden_gold(phase: str) -> None:
    rows = {"princesses": ["xenia"], "hand": ["vermin"]}
    seen = set()
    for gold in (0, 240, 490, 5000):
        table = emira(4, {0: {**rows, "gold": gold}}, phase=phase, turn=3, xenia=LATER)
        seen.add((table.asks, str(table.waiting), str(table.about)))
    assert len(seen) == 1


# --- what comes out by a move ---------------------------------------------------------------------------


def effects(table: EmiraTable, seat: int, move: str) -> dict[str, int]:
    options = table.table.decision(seat).options
    return next(option.effects for option in options if option.text == move)


@rule("EMI-HIDDEN.2", "EMI-HIDDEN.5")
def test_effects_do_not_tell_who_is_richer() -> None:
    """The last to buy is told nothing about a princess who will compare his gold with the others'."""
    for players in (3, 4, 5):
        found = []
        for gold in (100, 740, 900):
            seats = {seat: {"gold": gold} for seat in range(players) if seat != players - 2}
            place: Document = {"starting_player": players - 1, "in_play": ["yasmine"], "turn": 60}
            table = emira(players, seats, phase="buy_events", **place)
            while table.waiting != [players - 2]:
                table.play(table.waiting[0], "pass")
            found.append(effects(table, players - 2, "pass"))
        assert found == [{}] * 3


@rule("EMI-HIDDEN.2")
def test_effects_are_what_the_choice_brings_and_not_what_comes_anyway() -> None:
    """Malika is sure to join the last to buy, whatever he buys; a caravan's price is his choice's own."""
    table = emira(4, {3: {"status": ["status_300"]}}, phase="buy_events", turn=60, in_play=["malika"])
    for seat in (0, 1, 2):
        table.play(seat, "pass")
    assert effects(table, 3, "pass") == {}
    table = auction(4)
    table.everybody_passes()
    assert effects(table, 0, "buy small_slow")["gold"] < 0
    assert effects(table, 0, "forgo") == {}


@rule("EMI-HIDDEN.8")
def test_a_tie_that_goes_on_cannot_be_taken_back() -> None:
    table = auction(4, undecided=["yasmine"])
    table.everybody_passes()
    table.play(0, "forgo")
    assert table.undecided == ["yasmine"]
    assert table.table.can_undo(0)  # nothing has changed that she looks at
    table = auction(4, undecided=["raidah"])
    table.everybody_passes()
    table.play(0, "buy small_slow")
    assert table.undecided == ["raidah"]  # the other three still tie
    assert not table.table.can_undo(0)


@rule("EMI-HIDDEN.8")
def test_whether_another_could_pay_cannot_be_taken_back() -> None:
    """Three players, an odd turn: nothing is revealed between the upkeep and the next auction."""
    row = {"gold": 1000, "princesses": ["asima"]}
    seats = {0: {"gold": 2000}, 1: row, 2: {"gold": 1500}}
    for other, undo in ((row, False), ({"gold": 1000}, True)):
        table = auction(3, {**seats, 1: other}, turn=5, auction={"acted": [1, 2]})
        table.play(0, "pass", "forgo")
        assert table.view().turn == 6
        assert table.table.can_undo(0) == undo


@rule("EMI-HIDDEN.8")
def test_whether_xenias_host_could_cover_the_gift_cannot_be_taken_back() -> None:
    seats = {0: {"gold": 2000}, 1: {"gold": 1000, "princesses": ["xenia", "zafirah"]}}
    place = {"turn": 5, "auction": {"acted": [1, 2]}}
    for xenia, undo in (({}, False), ({"markers": 1}, False)):
        table = auction(3, seats, xenia=xenia, **place)
        table.play(0, "pass", "forgo")
        assert table.view().turn == 6
        assert table.table.can_undo(0) == undo


# --- the end --------------------------------------------------------------------------------------------


@rule("EMI-RULING.55", "EMI-ADV.7")
def test_at_the_end_all_gold_is_shown_because_it_breaks_ties() -> None:
    table = upkeep({1: {"gold": 900}})
    assert table.table.over
    for audience in (PUBLIC, 0, 1):
        assert [player.gold for player in table.view(audience).players] == [750, 900, 750, 750]
    assert table.table.ranks() == [2, 1, 2, 2]


# --- the objective --------------------------------------------------------------------------------------


COVERED = {"princesses": ["noor", "malika", "hind"], "sections": 2, "objective": "g5_6", "hand": ["vermin"]}


@rule("EMI-HIDDEN.1", "EMI-ADV.7")
@pytest.mark.parametrize("options", [{}, ADVANCED])
def test_no_score_sent_before_the_end_counts_a_secret_objective(options: dict[str, str]) -> None:
    table = events_phase({0: COVERED}, players=5, options=dict(options)).table
    choose = Random(5)
    kept_back = 0
    while not table.over:
        princesses = [2 * len(player.princesses) for player in table.view().players]
        assert table.scores(PUBLIC) == princesses
        for audience in range(5):
            others = [seat for seat in range(5) if seat != audience]
            sent = table.scores(audience)
            assert [sent[seat] for seat in others] == [princesses[seat] for seat in others]
            assert sent[audience] == table.scores()[audience]
        lines = [line.category for seat in range(5) for line in table.breakdown(seat, PUBLIC)]
        assert lines == ["princesses"] * 5
        kept_back += table.scores() != princesses
        seat = choose.choice(table.waiting)
        table.play(seat, choose.choice(table.moves(seat)[:14]))
    assert kept_back > 0
    assert table.scores(PUBLIC) == table.scores()


@rule("EMI-HIDDEN.1", "EMI-ADV.7")
def test_an_objective_that_is_covered_is_scored_for_its_owner_alone() -> None:
    table = events_phase({0: COVERED}, players=5).table
    assert [table.scores(audience)[0] for audience in (PUBLIC, 1, 0)] == [6, 6, 9]
