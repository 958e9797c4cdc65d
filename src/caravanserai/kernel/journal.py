"""What happened, as typed events, each saying who may know which part. Off during simulation."""

from __future__ import annotations

from typing import Final

from caravanserai.kernel.pile import EVERYONE
from caravanserai.kernel.refusal import Value

Arguments = dict[str, Value | list[Value] | None]


# What a kind of event is worth to somebody who watches: a display may take its time, hurry or sum up.
ORDINARY: Final = "ordinary"
REVEAL: Final = (
    "reveal"  # what everybody has been waiting for: cards turned up, a fight decided, a week scored
)
TRIFLE: Final = "trifle"  # goes without saying: a step of the set-up, or a consequence of what was just told
BID: Final = "bid"  # one of many in a row of which only the last counts


class Field:
    """One argument of an event: its name, the words its numbers stand for, and whether it may be secret.

    The numbers of `dice` are faces of dice, and may be drawn as such.
    """

    def __init__(
        self, name: str, words: list[str] | None = None, secret: bool = False, dice: bool = False
    ) -> None:
        self.name = name
        self.words = words
        self.secret = secret
        self.dice = dice

    def say(self, value: int) -> Value:
        return value if self.words is None else self.words[value]


class EventKind:
    """A kind of event: its name, its fields (the last may be a list), the rules behind it and its weight."""

    def __init__(
        self, name: str, fields: list[Field], rules: list[str], listed: bool = False, weight: str = ORDINARY
    ) -> None:
        self.name = name
        self.fields = fields
        self.rules = rules
        self.listed = listed
        self.weight = weight


class EventKinds:
    """A game's kinds of event, numbered in order of declaration."""

    def __init__(self) -> None:
        self.kinds: list[EventKind] = []

    def add(
        self, name: str, fields: list[Field], rules: list[str], listed: bool = False, weight: str = ORDINARY
    ) -> int:
        """Declare a kind of event; returns the number by which the rules refer to it."""
        self.kinds.append(EventKind(name, fields, rules, listed, weight))
        return len(self.kinds) - 1


class SeenEvent:
    """An event as one audience may know it; a secret it may not know is None."""

    __slots__ = ("args", "name", "rules")

    def __init__(self, name: str, args: Arguments, rules: list[str]) -> None:
        self.name = name
        self.args = args
        self.rules = rules

    def __repr__(self) -> str:
        inside = ", ".join(f"{name}={value}" for name, value in self.args.items())
        return f"{self.name}({inside})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, SeenEvent) and self.name == other.name and self.args == other.args

    def __ne__(self, other: object) -> bool:  # explicit, because the one mypyc derives from __eq__ crashes
        return not self == other

    def __hash__(self) -> int:
        return hash(self.name)


class Event:
    """One thing that happened: a kind, whole numbers, and who may know the secret fields."""

    __slots__ = ("kind", "knowers", "values")

    def __init__(self, kind: EventKind, values: list[int], knowers: int) -> None:
        self.kind = kind
        self.values = values
        self.knowers = knowers

    def seen_by(self, seat_bit: int) -> SeenEvent:
        args: Arguments = {}
        fields = self.kind.fields
        for index, field in enumerate(fields):
            if field.secret and not self.knowers & seat_bit:
                args[field.name] = None
            elif self.kind.listed and index == len(fields) - 1:
                args[field.name] = [field.say(value) for value in self.values[index:]]
            else:
                args[field.name] = field.say(self.values[index])
        return SeenEvent(self.kind.name, args, self.kind.rules)


class Journal:
    """The events of one table, in order."""

    def __init__(self, kinds: list[EventKind]) -> None:
        self.kinds = kinds
        self.events: list[Event] = []

    def add(self, kind: int, values: list[int], knowers: int = EVERYONE) -> None:
        self.events.append(Event(self.kinds[kind], values, knowers))
