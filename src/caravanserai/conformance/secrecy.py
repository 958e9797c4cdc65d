"""Nobody learns what they may not know, whether from the table, the log or a bot's copy."""

from __future__ import annotations

from random import Random

from caravanserai.conformance.inside import inside, known_cards
from caravanserai.conformance.playing import (
    all_seen,
    audiences,
    in_world,
    leaves,
    next_seat,
    other_worlds,
    play_on,
    text_of,
    visit,
)
from caravanserai.conformance.sittings import Setup, Suite
from caravanserai.kernel.chance import Fast
from caravanserai.kernel.game import Document, Game
from caravanserai.kernel.journal import Journal
from caravanserai.kernel.pile import Pile, audience_bit
from caravanserai.kernel.state import State
from caravanserai.kernel.table import PUBLIC, Table

TELLS = "audience {audience} is sent something that it cannot know: look at the scene and `why_not`"


class Secrecy(Suite):
    """What an audience cannot know could be different without the audience noticing."""

    def test_a_redealt_table_looks_the_same(self, setup: Setup) -> None:
        """What an audience is sent does not change when everything it may not know changes."""
        changed = 0
        for seed in setup.seeds(0.1):
            for table, seat, _ in visit(setup, seed, 12):
                truth = table.position()
                for audience in audiences(table, seat):
                    seen = all_seen(table, audience)
                    with in_world(table, table.state_for(audience, table.seq)):
                        assert all_seen(table, audience) == seen, TELLS.format(audience=audience)
                        assert leaves(table.position()) == leaves(truth), "something was lost or created"
                        changed += table.position() != truth
        assert bool(changed) == self.secrets

    def test_a_forgotten_table_looks_the_same(self, setup: Setup) -> None:
        """Nor does it change when totals that it is not shown change, even if it could have counted them."""
        for seed in setup.seeds(0.1):
            for table, seat, _ in visit(setup, seed, 8):
                for audience in audiences(table, seat):
                    seen = all_seen(table, audience)
                    for world in other_worlds(table, audience, table.seq):
                        with in_world(table, world):
                            assert all_seen(table, audience) == seen, TELLS.format(audience=audience)

    def test_worlds_apart_look_apart_only_by_what_came_out(self, setup: Setup) -> None:
        """If two worlds looked the same before a move, they do after it: who is asked next reveals nothing.

        An audience may see a difference only if chance was drawn, something was revealed or the game ended.
        """
        compared = 0
        for seed in setup.seeds(0.1):
            for table, seat, action in visit(setup, seed, 20):
                for audience in audiences(table, seat) if seat >= 0 else []:
                    for world in other_worlds(table, audience, table.seq):
                        if action in world.legal(seat):
                            compared += self.check_move(table, world, seat, action, audience)
                        else:
                            assert seat != audience, "what a seat may do depends on what it may not know"
        assert compared

    @staticmethod
    def check_move(table: Table, world: State, seat: int, action: int, audience: int) -> bool:
        """Play a move in two worlds; returns whether they had to look the same afterwards."""
        bit = audience_bit(audience)
        ends = [played(table, state, seat, action) for state in (table.state.clone(), world)]
        if any(end.came_out or not end.state.owing() for end in ends):
            return False
        if known_cards(ends[0].state, bit) != known_cards(ends[1].state, bit):
            return False
        assert ends[0].looks_to(audience) == ends[1].looks_to(audience)
        return True

    def test_a_redealt_game_plays_on(self, setup: Setup) -> None:
        for seed in setup.seeds(0.25):
            choose = Random(seed)
            state = setup.start(seed)
            for _ in range(choose.randrange(200)):
                if state.owing():
                    seat = next_seat(state, choose)
                    state.apply(seat, choose.choice(state.legal(seat)))
            for audience in range(PUBLIC, setup.players):
                for forgetting in (False, True):
                    other = state.clone()
                    (other.forget if forgetting else other.redeal)(audience, Fast(seed))
                    assert other.owing() == state.owing()
                    play_on(other, choose)

    def test_redealing_forgets_the_truth(self, setup: Setup) -> None:
        """A re-dealt table depends on what the seat knows and on the generator, never on the truth."""
        for seed in setup.seeds(0.1):
            for table, seat, _ in visit(setup, seed, 15):
                for audience in audiences(table, seat):
                    dealt: list[Document] = []
                    for other in (1, 2):
                        state = table.state_for(audience, other)
                        state.redeal(audience, Fast(table.seq))
                        dealt.append(setup.game.to_position(state))
                    assert dealt[0] == dealt[1]

    def test_forgetting_forgets_the_truth(self, setup: Setup) -> None:
        """What is sampled for a page depends on what the seat is shown, never on the true totals."""
        for seed in setup.seeds(0.1):
            for table, seat, _ in visit(setup, seed, 8):
                for audience in audiences(table, seat):
                    forgotten: list[Document] = []
                    for world in [table.state.clone(), *other_worlds(table, audience, 1)]:
                        world.forget(audience, Fast(table.seq))
                        forgotten.append(setup.game.to_position(world))
                    assert all(one == forgotten[0] for one in forgotten)

    def test_events_tell_no_more_than_views(self, setup: Setup) -> None:
        """If a move looks the same to a seat in two worlds, it also reads the same in that seat's log."""
        for seed in setup.seeds(0.1):
            for table, seat, action in visit(setup, seed, 25):
                for audience in audiences(table, seat):
                    if seat not in (-1, audience):
                        self.check_log(table, seat, action, audience)

    @staticmethod
    def check_log(table: Table, seat: int, action: int, audience: int) -> None:
        view, events = told(table, table.state.clone(), seat, action, audience)
        for other in (table.state_for(audience, table.seq), knowing(table, seat, action, audience)):
            if action in other.legal(seat):
                other_view, other_events = told(table, other, seat, action, audience)
                assert view != other_view or events == other_events, (
                    f"the log tells audience {audience} more than the scene: is a field a secret?"
                )


def told(table: Table, state: State, seat: int, action: int, audience: int) -> tuple[str, str]:
    """What an audience sees after a move, and what its log says of the move."""
    end = played(table, state, seat, action)
    events = [repr(event.seen_by(audience_bit(audience))) for event in end.journal.events]
    return text_of(table.game.view(state, audience)), text_of(events)


def knowing(table: Table, seat: int, action: int, audience: int) -> State:
    """A world in which only what an audience will not even know after the move is different.

    Without it, a move that turns up cards would look different in almost every other world.
    """
    bit = audience_bit(audience)
    after = played(table, table.state.clone(), seat, action).state
    learned = known_cards(after, bit) - known_cards(table.state, bit)
    world = table.state.clone()
    for _, pile in inside(world):
        if isinstance(pile, Pile):
            for index, card in enumerate(pile.cards()):
                if card in learned:
                    pile.tell(index, bit)
    world.redeal(audience, Fast(table.seq))
    world.sealed = list(table.state.sealed)
    return world


class Played:
    """A world after a move, and what the move revealed."""

    def __init__(self, game: Game, state: State, journal: Journal, came_out: bool) -> None:
        self.game = game
        self.state = state
        self.journal = journal
        self.came_out = came_out

    def looks_to(self, audience: int) -> str:
        """What an audience sees after the move: the table, the move's log, and who is asked for what."""
        state = self.state
        events = [repr(event.seen_by(audience_bit(audience))) for event in self.journal.events]
        step = state.asking
        asked = [state.owing(), *([step.name, step.about(state, state.argument)] if step else [])]
        options = state.legal(audience) if audience >= 0 else []
        return text_of([asked, options, events, self.game.view(state, audience)])


def played(table: Table, state: State, seat: int, action: int) -> Played:
    """Play a move in one world; chance is the same in all of them."""
    journal = Journal(table.game.event_kinds)
    state.journal = journal
    state.chance = Fast(table.seq)
    found = int(state.discoveries)
    state.apply(seat, action)
    return Played(table.game, state, journal, int(state.chance.drawn) > 0 or int(state.discoveries) > found)
