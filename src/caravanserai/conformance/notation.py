"""Positions and moves as text: written, read back, and refused if they are not valid at all."""

from __future__ import annotations

import json

import pytest

from caravanserai.conformance.playing import audiences, text_of, visit
from caravanserai.conformance.sittings import Setup, Suite
from caravanserai.kernel.refusal import Ambiguous, Impossible, Unparsable

TOO_STRICT = (
    "it was reached in play, so a step's `fits`, the game's `check` or the limits of a field are too strict"
)


class Notation(Suite):
    """Everything has exactly one text, and the text leads back to it."""

    def test_a_position_can_be_set_up_again(self, setup: Setup) -> None:
        for seed in setup.seeds(0.1):
            for number, (table, seat, _) in enumerate(visit(setup, seed, 40)):
                position = json.loads(json.dumps(table.position()))
                try:
                    copy = setup.game.table(
                        setup.players, seed=seed, options=setup.options, position=position
                    )
                except Impossible as refused:
                    raise AssertionError(f"{refused}: {TOO_STRICT}") from refused
                assert copy.position() == position
                assert copy.waiting == table.waiting
                for other in range(setup.players):
                    assert copy.state.legal(other) == table.state.legal(other)
                if number % 5 == 0:
                    for audience in audiences(table, seat):
                        assert text_of(copy.view(audience)) == text_of(table.view(audience))

    def test_every_move_has_one_text(self) -> None:
        space = self.game().space
        texts = [space.text(action) for action in range(space.size)]
        assert len({text.casefold() for text in texts}) == space.size, "two moves share a text"
        for action, text in enumerate(texts):
            assert space.parse(text) == space.parse(f"  {text.upper()} ") == action
            move = space.move(action)
            kind = next(kind for kind in space.families if kind.name == move.kind)
            assert (move.action, move.text) == (action, text)
            assert [name for name, _ in kind.arguments] == list(move.args)
            assert kind.move(action - kind.action).args == move.args
        assert len({kind.name for kind in space.families}) == len(space.families)

    def test_a_text_that_is_no_move_is_told_from_one_that_is_several(self) -> None:
        space = self.game().space
        with pytest.raises(Unparsable):
            space.parse("xyzzy")
        with pytest.raises(Unparsable):
            space.shorthand("", list(range(space.size)))
        with pytest.raises(Ambiguous) as ambiguous:
            space.shorthand(space.text(0)[:1], [0, *range(space.size)])
        assert len(ambiguous.value.candidates) > 1
