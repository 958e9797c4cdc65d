"""Faults that positions of several games can have."""

from __future__ import annotations

from caravanserai.kernel.refusal import Impossible, Value


def need(fine: bool, where: str, key: str, text: str, **args: Value) -> None:
    """Refuse the position for this reason unless the condition holds."""
    if not fine:
        raise Impossible(where, key, text, **args)


def not_so_many(where: str, what: str) -> Impossible:
    return Impossible(where, "not_so_many", "there are not so many {what} in this game", what=what)


def in_two_places(where: str, what: str) -> Impossible:
    return Impossible(where, "two_places", "{what} is in two places", what=what)


def lies_nowhere(where: str, what: str) -> Impossible:
    return Impossible(where, "lies_nowhere", "{what} is missing: it lies nowhere", what=what)


def cannot_wait(step: str, number: Value) -> Impossible:
    return Impossible(
        "position.steps",
        "cannot_wait",
        "{what} cannot be waiting with {number}",
        what=step,
        number=number,
    )


def no_moment() -> Impossible:
    return Impossible("position.steps", "no_moment", "no moment of a game waits for these steps")
