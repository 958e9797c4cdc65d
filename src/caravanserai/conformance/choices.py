"""Legal options show what they change; illegal ones are refused with a rule."""

from __future__ import annotations

from random import Random

import pytest

from caravanserai import SHELF
from caravanserai.conformance.playing import other_worlds, snapshot, visit, walk
from caravanserai.conformance.sittings import Setup, Suite
from caravanserai.kernel.refusal import Refusal
from caravanserai.kernel.state import State
from caravanserai.kernel.table import Table

ASKED = 200  # in a large action space, how many moves are asked about at each moment


class Choices(Suite):
    """The options of a decision, and everything that is not an option."""

    def test_every_illegal_action_is_refused_with_a_rule(self, setup: Setup) -> None:
        for seed in setup.seeds(0.1):
            for table, seat, _ in visit(setup, seed, 10):
                before = snapshot(table)
                for asked in {max(seat, 0), (seat + 1 + table.seq) % setup.players}:
                    self.check_refusals(setup, table, asked)
                assert snapshot(table) == before

    @staticmethod
    def check_refusals(setup: Setup, table: Table, seat: int) -> None:
        legal = set(table.state.legal(seat))
        wrong = f"{setup.game.rule_prefix}-" if legal else "TABLE-"
        space = setup.game.space
        step = table.state.asking
        if step is not None and (step.offers or setup.game.id in SHELF):
            foreign = [space.text(action) for action in legal if space.family_of(action) not in step.offers]
            assert not foreign, f"{foreign} are options of {step.name!r}, but not in what it `offers`"
        size = space.size
        for action in Random(table.seq).sample(range(size), min(size, ASKED)):
            refusal = table.why_not(seat, action)
            if action in legal:
                assert refusal is None
                continue
            assert isinstance(refusal, Refusal), f"{setup.game.space.text(action)!r} is not refused"
            assert refusal.rule.startswith(wrong) and refusal.key
            if action % 29 == 0:
                with pytest.raises(Refusal) as raised:
                    table.play(seat, action)
                assert raised.value == refusal

    def test_options_show_what_they_change(self, setup: Setup) -> None:
        """An option's effects are its own consequences, if neither chance nor a secret is involved.

        Effects that depend on a secret total are not shown; those shown hold whatever the totals are.
        """
        compared = 0
        for seed in setup.seeds(0.1):
            for table, seat, _ in visit(setup, seed, 20):
                if seat >= 0 and not table.decision().sealed:
                    compared += self.check_effects(setup, table, seat)
        assert compared or self.always_sealed(setup), "every option drew chance or revealed something"

    @staticmethod
    def check_effects(setup: Setup, table: Table, seat: int) -> int:
        """Compare each option with its effects; returns how many could be compared."""
        before = setup.game.belongings(table.state, seat)
        actions = table.state.legal(seat)
        options = table.decision(seat).options
        assert [option.text for option in options] == [move.text for move in table.moves(seat)]
        others = other_worlds(table, seat, table.seq)
        compared = 0
        for action, option in zip(actions, options, strict=True):
            trial = table.state.clone()
            trial.apply(seat, action)
            known = (int(table.chance.drawn), int(table.state.discoveries))
            if known != (int(trial.chance.drawn), int(trial.discoveries)):
                continue
            changes = changed(setup, table.state, seat, action, before)
            worlds = [changed(setup, world, seat, action, before) for world in others]
            sure = {
                name: by for name, by in changes.items() if by and all(world[name] == by for world in worlds)
            }
            assert option.effects == sure, option.text
            compared += 1
        return compared

    @staticmethod
    def always_sealed(setup: Setup) -> bool:
        return all(table.over or table.decision().sealed for table, _, _ in walk(setup, 0))


def changed(setup: Setup, state: State, seat: int, action: int, before: dict[str, int]) -> dict[str, int]:
    """How a move itself changes a seat's public belongings in one world."""
    world = state.clone()
    world.apply_alone(seat, action)
    after = setup.game.belongings(world, seat)
    return {name: after[name] - amount for name, amount in before.items()}
