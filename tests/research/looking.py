"""Random games for the tests of observations, and changes to positions one leaf at a time."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from random import Random
from typing import Any

from caravanserai.conformance.playing import next_seat
from caravanserai.conformance.sittings import Setup
from caravanserai.kernel.chance import Fast
from caravanserai.kernel.game import Document
from caravanserai.kernel.refusal import Impossible
from caravanserai.kernel.state import State


def states(setup: Setup, seed: int) -> Iterator[State]:
    """Every state of a random game in which somebody decides, and the last one; played on after each."""
    choose = Random(seed)
    state = setup.start(seed)
    yield state
    while state.owing():
        seat = next_seat(state, choose)
        state.apply(seat, choose.choice(state.legal(seat)))
        yield state


def variations(setup: Setup, document: Document, others: list[Document], choose: Random) -> Iterator[State]:
    """A position, and states that differ from it in one leaf or one list, as far as they are possible."""
    yield _read(setup, document)
    for path in paths(document):
        for value in _other_values(document, others, path, choose):
            changed = copy.deepcopy(document)
            holder = at(changed, path[:-1])
            holder[path[-1]] = value
            try:
                state = _read(setup, changed)
            except Impossible:
                continue
            yield state


def _read(setup: Setup, document: Document) -> State:
    options = setup.game.fill_options(setup.options, setup.players)
    state = setup.game.from_position(setup.players, options, document, Fast(1))
    state.settle()
    return state


def _other_values(document: Document, others: list[Document], path: list[Any], choose: Random) -> list[Any]:
    """What else could be in this place: a number beside it, or what another position has there."""
    value = at(document, path)
    found: list[Any] = []
    if isinstance(value, bool):
        found.append(not value)
    elif isinstance(value, int):
        found += [value + 1, value - 1]
    for other in choose.sample(others, min(2, len(others))):
        try:
            elsewhere = at(other, path)
        except (KeyError, IndexError, TypeError):
            continue
        if elsewhere != value:
            found.append(copy.deepcopy(elsewhere))
    return found


def paths(document: Any, path: list[Any] | None = None) -> Iterator[list[Any]]:
    """Every place in a document, from the outside in."""
    here = path or []
    if here:
        yield here
    if isinstance(document, dict):
        for key, value in document.items():
            yield from paths(value, [*here, key])
    elif isinstance(document, list):
        for index, value in enumerate(document):
            yield from paths(value, [*here, index])


def at(document: Any, path: list[Any]) -> Any:
    for step in path:
        document = document[step]
    return document
