"""What lies behind the screens shows in nothing: not in what is asked, offered, refused, advised or told.

Everybody could count treasures, but nobody is shown the totals of others (DRA-INFO.4).
"""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import Any

import pytest

from caravanserai.conformance.playing import LONGEST, all_seen, text_of
from caravanserai.conformance.sittings import GAMES
from caravanserai.games.dragons.game import GAME
from caravanserai.kernel.chance import Fast
from caravanserai.kernel.game import Document, Options
from caravanserai.kernel.refusal import Refusal
from caravanserai.kernel.table import PUBLIC, Table
from tests.games.dragons.tables import MAGIC, DragonsTable, dragons, magic
from tests.rules import rule

TABLES = [(players, options) for players in (3, 4, 5) for options in ({}, MAGIC)]


class Looks:
    """When to look: at each kind of decision a few times, or at every decision in the long form."""

    def __init__(self, each: int) -> None:
        self.each = each
        self.taken: Counter[str] = Counter()

    def at(self, kind: str) -> bool:
        if GAMES < 1000 and self.taken[kind] == self.each:
            return False
        self.taken[kind] += 1
        return True


def play_at_random(table: Table, choose: Random, keen: bool = True) -> None:
    """A random move; whoever is keen rather acts than passes, so that much is cast and bought."""
    seat = choose.choice(table.waiting)
    moves = [move.text for move in table.moves(seat)]
    if keen and len(moves) > 1 and choose.random() < 0.5:
        moves = [move for move in moves if move not in ("pass", "decline")]
    table.play(seat, choose.choice(moves))


def everything_sent(table: Table, audience: int, choose: Random) -> str:
    """All that an audience is sent or could ask for now."""
    asked = audience in table.waiting
    refused = [told(table.why_not(audience, choose.randrange(GAME.space.size))) for _ in range(8)]
    hint = [str(part) for part in table.hint(audience)] if asked else []
    return text_of([all_seen(table, audience), table.scores(audience), refused, hint])


def told(refusal: Refusal | None) -> Any:
    return None if refusal is None else [refusal.rule, refusal.key, refusal.args_]


@pytest.mark.many_games
@rule("DRA-INFO.4", "DRA-RULING.51", "DRA-RULING.52")
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_nothing_sent_depends_on_the_treasures_of_others(players: int, options: Options) -> None:
    choose = Random(players)
    table = GAME.table(players, seed=players + len(options), options=options)
    changed: set[str] = set()
    looks = Looks(4)
    while not table.over and table.seq < LONGEST:
        truth = table.state
        chosen = choose.random() < 0.3 and looks.at(table.decision().kind)
        for audience in range(PUBLIC, players) if chosen else []:
            seed = choose.randrange(1000)
            seen = everything_sent(table, audience, Random(seed))
            for world in range(3):
                table.state = truth.clone()
                table.state.forget(audience, Fast(world))
                assert everything_sent(table, audience, Random(seed)) == seen
                if purses(table.state) != purses(truth):
                    changed.add(table.decision().kind)
            table.state = truth
        play_at_random(table, choose)
    assert table.over and len(changed) >= (6 if options else 4)


def purses(state: Any) -> list[list[int]]:
    return [player.treasures for player in state.players]


@pytest.mark.many_games
@rule("DRA-INFO.4", "DRA-INFO.7")
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_forgotten_totals_keep_the_sum_and_ones_own_purse_and_forget_the_rest(
    players: int, options: Options
) -> None:
    choose = Random(players)
    table = GAME.table(players, seed=3, options=options)
    while not table.over:
        if choose.random() < 0.1:
            for audience in range(PUBLIC, players):
                first, second = table.state_shown_to(audience, 1), table.state_shown_to(audience, 2)
                for kind in range(5):
                    assert sum(p[kind] for p in purses(first)) == sum(p[kind] for p in purses(table.state))
                if audience >= 0:
                    assert purses(first)[audience] == purses(table.state)[audience]
                for one in (first, second):
                    one.forget(audience, Fast(table.seq))
                assert GAME.to_position(first) == GAME.to_position(second), "something of the truth was left"
                play_on(first, Random(table.seq))
        play_at_random(table, choose)


def play_on(state: Any, choose: Random) -> None:
    """A few decisions, as in a rollout."""
    for _ in range(30):
        if state.owing():
            seat = state.seat_to_move()
            state.apply(seat, choose.choice(state.legal(seat)))


def other_purses(position: Document, choose: Random) -> Document:
    """The same position with the treasures of the first two seats mixed."""
    twin: Document = json.loads(json.dumps(position))
    mine, yours = twin["players"][0]["treasures"], twin["players"][1]["treasures"]
    for kind in mine:
        total = mine[kind] + yours[kind]
        mine[kind] = choose.randint(0, total)
        yours[kind] = total - mine[kind]
    return twin


# what shows a purse by the rules: levies, and spells that are paid with units (DRA-INFO.10)
BETRAYING = ("donation", "sacrifice", "teleport", "trade")


@pytest.mark.many_games
@rule("DRA-ROOM.9", "DRA-RULING.51", "DRA-RULING.52", "DRA-INFO.4")
@pytest.mark.parametrize("seed", range(len(TABLES)))
def test_two_worlds_in_which_others_have_other_treasures_look_the_same(seed: int) -> None:
    """The game goes on in both with the same moves, as long as both allow the same."""
    players, options = TABLES[seed % len(TABLES)]
    choose = Random(seed)
    table = GAME.table(players, seed=seed, options=options)
    looks = Looks(15)
    while not table.over:
        if table.decision().kind == "place_token" and choose.random() < 0.02:
            compare(players, options, table.position(), choose, looks)
        play_at_random(table, choose)
    assert {"buy_artifact", "bribe_guard", "use_market"} <= looks.taken.keys()


def compare(players: int, options: Options, position: Document, choose: Random, looks: Looks) -> None:
    document = json.loads(json.dumps(position))
    first = GAME.table(players, seed=7, options=options, position=document)
    second = GAME.table(players, seed=7, options=options, position=other_purses(document, choose))
    for _ in range(150):
        if first.over:
            break  # now the screens are lifted
        for audience in (PUBLIC, *range(2, players)) if looks.at(first.decision().kind) else ():
            assert all_seen(first, audience) == all_seen(second, audience)
        seat = choose.choice(first.waiting)
        moves = [move.text for move in first.moves(seat)]
        common = {move.text for move in second.moves(seat)}
        if seat > 1:
            assert common == set(moves)
        both = [move for move in moves if move in common and not any(spell in move for spell in BETRAYING)]
        if not both:
            break
        move = choose.choice(both)
        first.play(seat, move)
        second.play(seat, move)


# --- what does show a purse -----------------------------------------------------------------------------


@rule("DRA-INFO.10", "DRA-DONATION.1", "DRA-RULING.52")
def test_a_levy_that_shows_a_purse_cannot_be_taken_back_nor_foreseen() -> None:
    """Seat 1 returns its units, and by that it comes out that seat 2 has too little."""
    for poor in ("3 pearls", "9 pearls"):
        table = magic(
            3,
            moment="placement",
            spells={0: "donation"},
            treasures={0: "5 gold", 1: "9 crowns", 2: poor},
        )
        table.carry_out(s0="cast donation")
        table.play(0, "give 5 gold")
        assert (table.waiting, table.table.can_undo(0)) == ([1], False)
        for option in table.table.decision(1).options:
            assert set(option.effects) == {"crowns"}
        table.play(1, "give 5 crowns")
        assert not table.table.can_undo(1)


@rule("DRA-RULING.51")
def test_an_offer_can_be_declined_and_taken_back() -> None:
    table = dragons(
        3, moment="space", current="room_1", tokens={0: "room_1 9", 1: "room_1 2"}, admitted=(0, 1)
    )
    table.play(0, "decline")
    assert table.waiting == [1] and table.table.can_undo(0)


@rule("DRA-RULING.51", "DRA-DEFAULT.2")
def test_bots_and_hints_take_the_lone_option() -> None:
    for place in (
        {"current": "market", "tokens": {0: "market 4"}},
        {"current": "guard", "guard": 9, "tokens": {0: "guard 1, room_1 4"}},
        {"current": "room_1", "tokens": {0: "room_1 4"}, "admitted": (0,)},
    ):
        arguments: dict[str, Any] = place
        table: DragonsTable = dragons(3, moment="space", **arguments)
        assert (table.waiting, table.moves(0), table.default(0)) == ([0], ["decline"], "decline")
        move, _, _ = table.table.hint(0)
        assert move.text == "decline"
        assert GAME.advice.rate(table.state, 0, move.action) is not None
