"""Nobody is told what they may not know, neither by the table nor by the log nor by a bot's copy."""

from __future__ import annotations

from random import Random

from caravanserai.kernel.chance import Fast
from caravanserai.kernel.game import Document
from caravanserai.kernel.journal import Journal
from caravanserai.kernel.pile import PUBLIC_BIT
from caravanserai.kernel.table import PUBLIC, Table
from tests.conformance.playing import all_seen, audiences, leaves, next_seat, play_on, redealt, text_of, visit
from tests.conformance.sittings import Setup, Suite


class Secrecy(Suite):
    """What an audience cannot know could be otherwise, and it would not notice."""

    def test_a_redealt_table_looks_the_same(self, setup: Setup) -> None:
        """What an audience is sent does not change when all it may not know is changed."""
        changed = 0
        for seed in setup.seeds(0.1):
            for table, seat, _ in visit(setup, seed, 12):
                truth = table.position()
                for audience in audiences(table, seat):
                    seen = all_seen(table, audience)
                    with redealt(table, audience, table.seq):
                        assert all_seen(table, audience) == seen
                        assert leaves(table.position()) == leaves(truth), "something was lost or created"
                        changed += table.position() != truth
        assert bool(changed) == self.secrets

    def test_a_redealt_game_plays_on(self, setup: Setup) -> None:
        for seed in setup.seeds(0.25):
            choose = Random(seed)
            state = setup.start(seed)
            for _ in range(choose.randrange(200)):
                if state.waiting():
                    seat = next_seat(state, choose)
                    state.apply(seat, choose.choice(state.legal(seat)))
            for audience in range(PUBLIC, setup.players):
                other = state.clone()
                other.redeal(audience, Fast(seed))
                assert other.waiting() == state.waiting()
                play_on(other, choose)

    def test_redealing_forgets_the_truth(self, setup: Setup) -> None:
        """A re-dealt table depends on what the seat knows and on the generator, never on what was true."""
        for seed in setup.seeds(0.1):
            for table, seat, _ in visit(setup, seed, 15):
                for audience in audiences(table, seat):
                    dealt: list[Document] = []
                    for other in (1, 2):
                        state = table.state_for(audience, other)
                        state.redeal(audience, Fast(table.seq))
                        dealt.append(setup.game.to_position(state))
                    assert dealt[0] == dealt[1]

    def test_events_tell_no_more_than_views(self, setup: Setup) -> None:
        """When a move looks the same to a seat in two worlds, it also reads the same in that seat's log."""
        for seed in setup.seeds(0.1):
            for table, seat, action in visit(setup, seed, 25):
                for audience in audiences(table, seat):
                    if seat not in (-1, audience):
                        self.check_log(table, seat, action, audience)

    @staticmethod
    def check_log(table: Table, seat: int, action: int, audience: int) -> None:
        told: list[tuple[str, str]] = []
        other = table.state_for(audience, table.seq)
        if action not in other.legal(seat):
            return
        for state in (table.state.clone(), other):
            journal = Journal(table.game.event_kinds)
            state.chance = Fast(table.seq)
            state.journal = journal
            state.apply(seat, action)
            bit = 1 << audience if audience >= 0 else PUBLIC_BIT
            events = [repr(event.seen_by(bit)) for event in journal.events]
            told.append((text_of(table.game.view(state, audience)), text_of(events)))
        assert told[0][0] != told[1][0] or told[0][1] == told[1][1]
