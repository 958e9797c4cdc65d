"""Observations: nothing that a seat may not know, and everything that its view shows."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from caravanserai import SHELF, game
from caravanserai.conformance.playing import text_of
from caravanserai.conformance.sittings import Setup, setups
from caravanserai.kernel.chance import Fast
from caravanserai.kernel.observer import Observer
from caravanserai.kernel.state import State
from tests.research.looking import states, variations

# The first way to sit down at each game is looked at interpreted too, all the others compiled only.
EVERY = [
    pytest.param(setup, id=f"{setup.game.id} {setup}", marks=[pytest.mark.many_games] if number else [])
    for id in SHELF
    for number, setup in enumerate(setups(game(id)))
]

# Lists in views whose order means nothing: a hand is a set of cards, a discard pile is only ever shuffled.
_AMUL = "market palace bazaar discard removed hand known area prospects"
UNORDERED = {
    "yspahan": {"hand", "discard"},
    "amul": {f"{name}{names}" for name in _AMUL.split() for names in ("", "_names")},
    "dragons": {"used_cards", "spell_discard", "spells"},
    "gates": {"pieces"},
    "emira": {"hand", "good_looking", "princesses_gone", "status_gone", "events_gone"},
}

every_setup = pytest.mark.parametrize("setup", EVERY)


def observer_of(setup: Setup) -> Observer:
    return Observer(setup.game, setup.players, setup.options)


def shown(setup: Setup, state: State, seat: int) -> str:
    """A seat's view, with lists in which the order means nothing sorted."""
    view = setup.game.view(state, seat)
    return text_of(_sorted(view, UNORDERED.get(setup.game.id, set())))


def _sorted(value: Any, names: set[str]) -> Any:
    if hasattr(value, "__dataclass_fields__"):
        return {
            name: _field(getattr(value, name), name in names, names) for name in value.__dataclass_fields__
        }
    if isinstance(value, list):
        return [_sorted(inner, names) for inner in value]
    return value


def _field(value: Any, unordered: bool, names: set[str]) -> Any:
    return sorted(value, key=repr) if unordered and isinstance(value, list) else _sorted(value, names)


@every_setup
def test_an_observation_has_a_fixed_size_and_fits_its_ranges(setup: Setup) -> None:
    observer = observer_of(setup)
    sections = observer.layout.sections
    for number, state in enumerate(states(setup, 1)):
        seat = number % setup.players
        values = observer.values(state, seat)
        assert len(values) == observer.layout.size
        for section in sections:
            own = values[section.start : section.start + section.size]
            assert all(section.lowest <= value <= section.highest for value in own), (section.name, own)


@every_setup
def test_a_redealt_table_is_observed_the_same(setup: Setup) -> None:
    """Bit by bit, at every decision of a whole game: nothing hidden reaches the observation."""
    observer = observer_of(setup)
    for number, state in enumerate(states(setup, 2)):
        seat = number % setup.players
        seen = observer.row(state, seat)
        other = state.clone()
        (other.forget if number % 2 else other.redeal)(seat, Fast(number))
        assert observer.row(other, seat) == seen


@every_setup
def test_whatever_changes_in_the_view_changes_the_observation(setup: Setup) -> None:
    """Equal observations imply equal views, over whole games."""
    observer = observer_of(setup)
    views: dict[tuple[int, bytes], str] = {}
    for seed in (3, 4) if setup.plain else (3,):
        for number, state in enumerate(states(setup, seed)):
            seat = number % 2  # two seats only: neighbouring states are compared more often
            key = (seat, observer.row(state, seat))
            view = shown(setup, state, seat)
            assert views.setdefault(key, view) == view


@pytest.mark.many_games
@every_setup
def test_no_leaf_of_the_view_is_missing(setup: Setup) -> None:
    """A position that is changed in one place looks different only if it is observed differently."""
    observer = observer_of(setup)
    choose = Random(5)
    documents = [setup.game.to_position(state) for state in states(setup, 5)]
    compared = 0
    for positions, document in enumerate(choose.sample(documents, len(documents))):
        if compared >= 10 and positions >= (2 if setup.plain else 1):
            break
        states_near = variations(setup, document, documents, choose)
        views: dict[tuple[int, bytes], str] = {}
        for state in states_near:
            for seat in (0, 1):
                key = (seat, observer.row(state, seat))
                view = shown(setup, state, seat)
                assert views.setdefault(key, view) == view
                compared += 1
    assert compared >= 10
