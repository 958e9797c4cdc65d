"""Playing random games and examining them: shared by all parts of the suite."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import msgspec

from caravanserai.conformance.sittings import Setup
from caravanserai.kernel.chance import Extreme, Fast
from caravanserai.kernel.pile import EVERYONE, audience_bit
from caravanserai.kernel.refusal import Refusal
from caravanserai.kernel.state import State
from caravanserai.kernel.table import PUBLIC, Table

LONGEST = 20_000  # no game takes more decisions than this

Moment = tuple[Table, int, int]  # a table, and the seat and action about to be played; -1 and -1 at the end


def seats_with_a_choice(state: State) -> list[int]:
    """The seats that may act: those that owe a decision, and those that may still change a sealed one."""
    return [seat for seat in range(int(state.players_count)) if state.legal(seat)]


def next_seat(state: State, choose: Random) -> int:
    """Any seat that owes a decision; occasionally one that changes its mind."""
    owing = [seat for seat in range(int(state.players_count)) if state.owing() >> seat & 1]
    for seat in owing:
        name = state.asking.name if state.asking is not None else ""
        assert state.legal(seat), f"the step {name!r} asks seat {seat}, but its `options` are empty"
    free = seats_with_a_choice(state)
    return choose.choice(free if choose.random() < 0.2 else owing)


def walk(setup: Setup, seed: int) -> Iterator[Moment]:
    """A random game, moment by moment."""
    choose = Random(seed)
    table = setup.table(seed)
    while not table.over:
        seat = next_seat(table.state, choose)
        action = choose.choice(table.state.legal(seat))
        yield table, seat, action
        table.play(seat, action)
        assert table.seq < LONGEST, "the game does not end"
    yield table, -1, -1


def finished(setup: Setup, seed: int) -> Table:
    """The table at the end of a random game."""
    *_, (table, _, _) = walk(setup, seed)
    return table


def some_moments(setup: Setup, seed: int, count: int) -> set[int]:
    """After how many moves to look: at the beginning, at the end, and at random in between."""
    length = finished(setup, seed).seq
    between = Random(seed + 1).sample(range(length), min(count, length))
    return {0, 1, *between, length - 1, length}


def visit(setup: Setup, seed: int, count: int) -> Iterator[Moment]:
    """Some moments of a random game."""
    chosen = some_moments(setup, seed, count)
    for moment in walk(setup, seed):
        if moment[0].seq in chosen:
            yield moment


def audiences(table: Table, seat: int) -> list[int]:
    """Who is looking: the public, the seat about to act, and two of the others in rotation."""
    turn = table.seq % table.players
    return sorted({PUBLIC, max(seat, PUBLIC), turn, (turn + 1) % table.players})


def play_on(state: State, choose: Random) -> int:
    """Play at random to the end; returns the number of decisions."""
    decisions = 0
    while state.owing():
        seat = next_seat(state, choose)
        state.apply(seat, choose.choice(state.legal(seat)))
        decisions += 1
        assert decisions < LONGEST, "the game does not end"
    return decisions


def text_of(value: Any) -> str:
    """The bytes that would be sent for a frame, a view or a position."""
    return msgspec.json.encode(value, order="sorted").decode()


def all_seen(table: Table, audience: int) -> str:
    """Everything an audience is sent now or can ask for."""
    seen: list[Any] = [table.frame(audience, max(0, table.seq - 1), True), table.scores(audience)]
    if audience >= 0:
        seen += [[move.text for move in table.moves(audience)], table.can_undo(audience)]
        seen += [said_of(table.why_not(audience, action)) for action in some_actions(table)]
        if table.state.asked >> audience & 1:
            move, reason, args = table.hint(audience, table.seq)
            seen += [table.default(audience).text, move.text, reason, args]
    return text_of(seen)


def some_actions(table: Table) -> list[int]:
    """A sample of all moves in the game; most of them are not legal now."""
    size = table.game.space.size
    return Random(table.seq).sample(range(size), min(size, 25))


def said_of(refusal: Refusal | None) -> list[Any]:
    return [] if refusal is None else [refusal.rule, refusal.key, refusal.args_]


def other_worlds(table: Table, audience: int, seed: int) -> list[State]:
    """Worlds that agree with the table only in what an audience is shown.

    Everything hidden is re-sampled, including totals that could be counted: at random, and at either extreme.
    """
    worlds = [table.state_shown_to(audience, seed)]
    for highest in (False, True):
        world = table.state.clone()
        world.forget_totals(audience_bit(audience), Extreme(highest))
        world.redeal(audience, Fast(seed + 1 + highest))
        worlds.append(world)
    return worlds


@contextmanager
def in_world(table: Table, world: State) -> Iterator[None]:
    """Put the table into another world temporarily."""
    truth = table.state
    table.state = world
    try:
        yield
    finally:
        table.state = truth


def leaves(document: Any) -> Counter[str]:
    """How often each value occurs in a position; sealed choices are resampled, so they are left out."""
    return Counter(repr(leaf) for leaf in _leaves(document))


def _leaves(document: Any) -> Iterator[Any]:
    if isinstance(document, dict):
        for key, value in document.items():
            if key != "sealed":
                yield from _leaves(value)
    elif isinstance(document, list):
        for value in document:
            yield from _leaves(value)
    else:
        yield document


def snapshot(table: Table) -> str:
    """The whole truth about a table: position, journal and record."""
    events = [repr(event.seen_by(EVERYONE)) for event in table.journal.events]
    return text_of([table.position(), events, table.record(open_seed=True), table.waiting])
