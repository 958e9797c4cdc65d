"""Comparing two worlds: how many answers were equal, which structs they held, and where they differ."""

from __future__ import annotations

import contextlib
import json
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import msgspec

from caravanserai.server.protocol import Problem
from tests.wire.answers import Answers
from tests.wire.structs import answer_type, from_socket, held


@dataclass(frozen=True)
class Difference:
    """Where an audience could tell two worlds apart."""

    game: str
    setup: str
    seed: int
    seq: int
    audience: int
    asked: str
    struct: str
    path: str

    def __str__(self) -> str:
        return (
            f"{self.game} {self.setup}, seed {self.seed}, move {self.seq}, audience {self.audience}: "
            f"{self.struct} after {self.asked} differs at {self.path}"
        )


@dataclass
class Report:
    """What was compared and what differed."""

    comparisons: int = 0
    structs: Counter[str] = field(default_factory=Counter)
    differences: list[Difference] = field(default_factory=list)

    def add(self, other: Report) -> None:
        self.comparisons += other.comparisons
        self.structs += other.structs
        self.differences += other.differences

    def compare(self, place: tuple[str, str, int, int, int], here: Answers, there: Answers) -> None:
        """Compare what came back in two worlds, byte by byte."""
        for (asked, mine), (_, other) in zip(here, there, strict=False):
            self.comparisons += 1
            message = decoded(asked, mine)
            self.structs.update(held(message))
            if mine != other:
                struct = type(message).__name__
                self.differences.append(Difference(*place, asked, struct, first_difference(mine, other)))
        if len(here) != len(there):
            lengths = f"{len(here)} answers, {len(there)} in the other world"
            self.differences.append(Difference(*place, "everything", "messages", lengths))


def decoded(asked: str, answer: bytes) -> Any:
    """An answer as the struct it is, or as plain JSON if it is not one."""
    method, _, rest = asked.partition(" ")
    if asked == "metrics":
        return json.loads(answer)
    if method not in ("GET", "POST"):
        return from_socket(answer)
    path = rest.partition(" ")[0]
    for kind in (Problem, answer_type(path)):
        with contextlib.suppress(msgspec.ValidationError):
            return msgspec.json.decode(answer, type=kind)
    return json.loads(answer)


def first_difference(mine: bytes, other: bytes) -> str:
    """The path to the first value in which two answers differ, and both values."""
    try:
        return _differ(json.loads(mine), json.loads(other), "")
    except ValueError:
        return f"{mine[:80]!r} or {other[:80]!r}"


def _differ(mine: Any, other: Any, path: str) -> str:
    if isinstance(mine, dict) and isinstance(other, dict):
        for key in [*mine, *(key for key in other if key not in mine)]:
            if mine.get(key) != other.get(key) or (key in mine) != (key in other):
                return _differ(mine.get(key), other.get(key), f"{path}.{key}")
    if isinstance(mine, list) and isinstance(other, list) and len(mine) == len(other):
        for index, (one, two) in enumerate(zip(mine, other, strict=True)):
            if one != two:
                return _differ(one, two, f"{path}[{index}]")
    return f"{path or 'the whole'}: {str(mine)[:60]} or {str(other)[:60]}"
