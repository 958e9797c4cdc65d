"""Undo works for as long as nothing was revealed and nobody but computers acted, and no further."""

from __future__ import annotations

import pytest

from caravanserai.conformance.inside import unknown_cards
from caravanserai.conformance.playing import other_worlds, snapshot, some_moments, text_of, walk
from caravanserai.conformance.records import AGAIN
from caravanserai.conformance.sittings import Setup, Suite
from caravanserai.kernel.refusal import Refusal
from caravanserai.kernel.state import State
from caravanserai.kernel.table import Table

UNDONE = "undo left something changed: does every field belong to what `clone` copies?"
TOLD = "the move showed its seat something it did not know, and no card verb or `came_out` said so"


class Undo(Suite):
    """Undone, or refused with the reason."""

    def test_undo_restores_everything(self, setup: Setup) -> None:
        """Moves are undone one by one as far as undo reaches, and played again."""
        taken_back = 0
        for seed in setup.seeds(0.1):
            begins = some_moments(setup, seed, 15)
            chain: list[tuple[int, int, str]] = []
            for table, seat, action in walk(setup, seed):
                if chain and (chain[-1][0] != seat or len(chain) > 3):
                    taken_back += self.undo_and_redo(table, chain)
                    chain = []
                if seat >= 0 and (chain or table.seq in begins):
                    chain.append((seat, action, snapshot(table)))
        assert taken_back

    @staticmethod
    def undo_and_redo(table: Table, chain: list[tuple[int, int, str]]) -> int:
        """Undo a run of moves by one seat, newest first, as far as allowed."""
        now = snapshot(table)
        undone: list[tuple[int, int]] = []
        for seat, action, before in reversed(chain):
            if not table.can_undo(seat):
                break
            table.undo(seat)
            undone.append((seat, action))
            assert snapshot(table) == before, UNDONE
        for seat, action in reversed(undone):
            table.play(seat, action)
        assert snapshot(table) == now, AGAIN
        return len(undone)

    def test_undo_is_refused_when_something_came_out_or_somebody_acted(self, setup: Setup) -> None:
        met: set[str] = set()
        for seed in setup.seeds(0.1):
            looked = some_moments(setup, seed, 20) | set(range(2 * setup.players))
            drawn = 0
            acted: set[int] = set()
            for table, _, _ in walk(setup, seed):
                last = table.entries[-1].seat if table.seq else -1
                acted.add(last)
                if not table.over and table.seq in looked:
                    met |= self.check_refusals_of_undo(table, last, int(table.chance.drawn) > drawn, acted)
                drawn = int(table.chance.drawn)
        assert {"TABLE-UNDO.1", "TABLE-UNDO.2"} <= met

    @staticmethod
    def check_refusals_of_undo(table: Table, last: int, chance_drawn: bool, acted: set[int]) -> set[str]:
        """Try every undo that must be refused; returns the rules that refused."""
        met: set[str] = set()
        before = snapshot(table)
        if table.seq and chance_drawn:
            refusal = refused_undo(table, last)
            assert (refusal.rule, refusal.key) == ("TABLE-UNDO.3", "something_revealed")
            met.add(refusal.rule)
        for seat in range(table.players):
            if seat == last:
                continue
            refusal = refused_undo(table, seat)
            if seat in acted:
                assert refusal == Refusal("TABLE-UNDO.2", "somebody_acted", {"seat": last})
            else:
                assert refusal == Refusal("TABLE-UNDO.1", "nothing_to_undo")
            met.add(refusal.rule)
        assert snapshot(table) == before
        return met

    def test_computers_moves_are_undone_only_if_they_showed_nothing(self, setup: Setup) -> None:
        """One seat is a person's: undone over the others' moves, all is as before and nothing was learned."""
        for seed in setup.seeds(0.1):
            person = seed % setup.players
            computers = (1 << setup.players) - 1 & ~(1 << person)
            looked = some_moments(setup, seed, 20)
            before, drawn, unknown = "", 0, unknown_cards(setup.table(seed).state, 1 << person)
            for table, seat, _ in walk(setup, seed):
                if before and table.entries[-1].seat == person:  # how it stood when the seat had moved
                    drawn, unknown = int(table.chance.drawn), unknown_cards(table.state, 1 << person)
                if before and table.seq in looked and table.can_undo(person, computers):
                    assert int(table.chance.drawn) == drawn
                    assert unknown_cards(table.state, 1 << person) == unknown
                    copy = table.clone()
                    copy.undo(person, computers)
                    assert snapshot(copy) == before
                if seat == person:
                    before = snapshot(table)

    def test_a_move_that_can_be_undone_told_its_player_nothing(self, setup: Setup) -> None:
        """In every world the seat could be in, the move would have looked the same to it."""
        for seed in setup.seeds(0.25):
            looked = some_moments(setup, seed, 30)
            worlds: list[State] = []
            mover = played = -1
            for table, seat, action in walk(setup, seed):
                if worlds and table.can_undo(mover):
                    seen = text_of([table.view(mover), table.state.legal(mover)])
                    for world in worlds:
                        drawn = int(world.chance.drawn)
                        world.apply(mover, played)
                        assert text_of([setup.game.view(world, mover), world.legal(mover)]) == seen, TOLD
                        assert int(world.chance.drawn) == drawn, "chance was drawn in another world"
                worlds = []
                if seat >= 0 and table.seq in looked:
                    worlds = [table.state_for(seat, table.seq), *other_worlds(table, seat, table.seq)]
                mover, played = seat, action


def refused_undo(table: Table, seat: int) -> Refusal:
    """The refusal of an undo."""
    assert not table.can_undo(seat)
    with pytest.raises(Refusal) as refused:
        table.undo(seat)
    return refused.value
