"""Looking inside a state: every field, everything attached to it, and the cards it says a seat knows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from caravanserai.kernel.pile import CARD_BITS, CARD_MASK, Pile
from caravanserai.kernel.state import State

_PLAIN = (int, str, bytes, float, type(None))
_SHARED = ("parts", "steps", "asking", "journal")  # the game's parts, steps and journal belong to no copy


def fields(thing: object) -> dict[str, Any]:
    """The fields of one of our objects, compiled or not."""
    names: list[str] = []
    for kind in type(thing).__mro__:
        names += vars(kind).get("__mypyc_attrs__", ())
        slots = vars(kind).get("__slots__", ())
        names += [slots] if isinstance(slots, str) else slots
        names += vars(kind).get("__annotations__", ())
    names += getattr(thing, "__dict__", {})
    kept = (name for name in sorted(set(names)) if not name.startswith("__") and name not in _SHARED)
    found = {name: getattr(thing, name) for name in kept if hasattr(thing, name)}
    if isinstance(thing, State):
        found["stack"] = repr(thing.steps_waiting())  # what lies beyond has been carried out
    return found


def inside(thing: Any, path: str = "state") -> Iterator[tuple[str, Any]]:
    """Everything that belongs to a state, with the path to it."""
    yield path, thing
    for step, part in _parts(thing):
        yield from inside(part, path + step)


def _parts(thing: Any) -> list[tuple[str, Any]]:
    if isinstance(thing, _PLAIN):
        return []
    if isinstance(thing, list | tuple):
        return [(f"[{index}]", part) for index, part in enumerate(thing)]
    if isinstance(thing, dict):
        return [(f"[{key!r}]", part) for key, part in thing.items()]
    if isinstance(thing, set | frozenset):
        return [(f"[{index}]", part) for index, part in enumerate(sorted(thing))]
    return [(f".{name}", part) for name, part in fields(thing).items()]


def contents(state: State) -> list[str]:
    """Every field of a state and of all its parts, line by line."""
    return [
        f"{path} = {part!r}" if isinstance(part, _PLAIN) else f"{path}: {type(part).__name__}"
        for path, part in inside(state)
    ]


def known_cards(state: State, seat_bit: int) -> Counter[int]:
    """The cards and tokens that a seat knows, according to the piles' masks."""
    known: Counter[int] = Counter()
    for _, part in inside(state):
        if isinstance(part, Pile):
            known.update(slot & CARD_MASK for slot in part.slots if slot >> CARD_BITS & seat_bit)
    return known


def unknown_cards(state: State, seat_bit: int) -> Counter[int]:
    """The cards and tokens that a seat does not know, according to the piles' masks."""
    unknown: Counter[int] = Counter()
    for _, part in inside(state):
        if isinstance(part, Pile):
            unknown.update(slot & CARD_MASK for slot in part.slots if not slot >> CARD_BITS & seat_bit)
    return unknown
