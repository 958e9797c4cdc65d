"""A game's action space: every move as an int, as named arguments and as a short text."""

from __future__ import annotations

import difflib
from typing import final

from mypy_extensions import i64

from caravanserai.kernel.refusal import LONGEST_MOVE, Ambiguous, Refusal, Unparsable, Value


class Move:
    """One move outside the hot path: its kind, arguments and text."""

    __slots__ = ("action", "args", "kind", "text")

    def __init__(self, action: int, kind: str, args: dict[str, Value], text: str) -> None:
        self.action = action
        self.kind = kind
        self.args = args
        self.text = text

    def __repr__(self) -> str:
        return f"Move({self.text!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Move) and self.action == other.action

    def __ne__(self, other: object) -> bool:  # explicit, because the one mypyc derives from __eq__ crashes
        return not self == other

    def __hash__(self) -> int:
        return hash(self.action)


@final
class Family:
    """A family of moves: a name, a text template, the words or numbers each argument can be, and a rule.

    Its actions are consecutive numbers, with the last argument varying fastest. `rule` says when such a move
    is available; a family without one, such as passing, is available when the asking step offers it, and with
    `by_step` its label differs from step to step.
    """

    def __init__(
        self,
        name: str,
        template: str,
        arguments: list[tuple[str, list[Value]]],
        action: int,
        rule: str,
        by_step: bool,
    ) -> None:
        self.name = name
        self.template = template
        self.arguments = arguments
        self.rule = rule
        self.by_step = by_step
        sizes: list[int] = [len(values) for _, values in arguments]
        size = 1
        for each in sizes:
            size *= each
        self.action: i64 = action  # the first one; for a family without arguments, the only one
        self.size: i64 = size
        self._end: i64 = action + size
        self._seconds: i64 = sizes[1] if len(sizes) > 1 else 1
        self._thirds: i64 = sizes[2] if len(sizes) > 2 else 1
        self._fourths: i64 = sizes[3] if len(sizes) > 3 else 1

    def __repr__(self) -> str:
        return f"Family({self.template!r})"

    def has(self, action: i64) -> bool:
        """Whether an action belongs to this family."""
        return self.action <= action < self._end

    def not_now(self, rule: str = "") -> Refusal:
        """Why such a move has no place now: by its own rule, or by this one if it has none.

        When it has one is said by the game's message `when-` with the family's name.
        """
        return Refusal(self.rule or rule, "not_now", {"when": self.name})

    # --- to an action, by the indices of its arguments among their values -----------------------------------

    def of(self, first: i64) -> i64:
        return self.action + first

    def of_pair(self, first: i64, second: i64) -> i64:
        return self.action + first * self._seconds + second

    def of_triple(self, first: i64, second: i64, third: i64) -> i64:
        return self.action + (first * self._seconds + second) * self._thirds + third

    def of_four(self, first: i64, second: i64, third: i64, fourth: i64) -> i64:
        of_three = (first * self._seconds + second) * self._thirds + third
        return self.action + of_three * self._fourths + fourth

    def all(self) -> list[int]:
        """Every action in the family."""
        return list(range(self.action, self._end))

    # --- and back ---------------------------------------------------------------------------------------

    def index(self, action: i64) -> i64:
        """The index of a single argument among its values."""
        return action - self.action

    def pair(self, action: i64) -> tuple[i64, i64]:
        offset = action - self.action
        first = offset // self._seconds
        return first, offset - first * self._seconds

    def triple(self, action: i64) -> tuple[i64, i64, i64]:
        offset = action - self.action
        rest = offset // self._thirds
        first = rest // self._seconds
        return first, rest - first * self._seconds, offset - rest * self._thirds

    def first(self, action: i64) -> i64:
        """The place of the first argument, however many there are."""
        return (action - self.action) // (self._seconds * self._thirds)

    def four(self, action: i64) -> tuple[i64, i64, i64, i64]:
        offset = action - self.action
        rest = offset // self._fourths
        first, second, third = self.triple(self.action + rest)
        return first, second, third, offset - rest * self._fourths

    def move(self, offset: int) -> Move:
        """One move of the family, with its arguments and text."""
        args: dict[str, Value] = {}
        rest = offset
        for name, values in reversed(self.arguments):
            args[name] = values[rest % len(values)]
            rest //= len(values)
        args = {name: args[name] for name, _ in self.arguments}
        return Move(self.action + offset, self.name, args, self.template.format(**args))


class ActionSpace:
    """All moves of a game in a fixed order. Built once, when the game is loaded."""

    def __init__(self) -> None:
        self.families: list[Family] = []
        self.size = 0
        self._moves: list[Move] = []
        self._family_of: list[Family] = []
        self._by_text: dict[str, int] = {}

    def add(
        self,
        name: str,
        template: str,
        arguments: list[tuple[str, list[Value]]] | None = None,
        rule: str = "",
        by_step: bool = False,
    ) -> Family:
        """Add a family of moves; without arguments it is a single move, its `action`."""
        family = Family(name, template, arguments if arguments is not None else [], self.size, rule, by_step)
        self.families.append(family)
        for offset in range(family.size):
            move = family.move(offset)
            self._moves.append(move)
            self._family_of.append(family)
            self._by_text[move.text.casefold()] = move.action
        self.size += family.size
        return family

    def family_of(self, action: int) -> Family:
        return self._family_of[action]

    def move(self, action: int) -> Move:
        return self._moves[action]

    def label(self, move: Move, step: str) -> dict[str, Value]:
        """The arguments of a move's label, including the offering step if the label depends on it."""
        return {**move.args, "step": step} if self._family_of[move.action].by_step else move.args

    def text(self, action: int) -> str:
        return self._moves[action].text

    def parse(self, text: str) -> int:
        """The action a text names, or a typed error that distinguishes unparsable from ambiguous."""
        action = self._find(text)
        if action < 0:
            raise self._unparsable(text)
        return action

    def _find(self, text: str) -> int:
        """The action with exactly this text, or -1."""
        if len(text) > LONGEST_MOVE:
            return -1
        return self._by_text.get(" ".join(text.casefold().split()), -1)

    def _unparsable(self, text: str) -> Unparsable:
        if len(text) > LONGEST_MOVE:
            return Unparsable(text, [])
        wanted = " ".join(text.casefold().split())
        return Unparsable(text, difflib.get_close_matches(wanted, list(self._by_text), n=2, cutoff=0.6))

    def meant(self, target: str, legal: list[int]) -> str:
        """The move that a target such as `shop:chest_1` names by one argument, or no text.

        Families with legal moves come first, and lend their other arguments.
        """
        name, _, wish = target.partition(":")
        likely = [family for family in self.families if any(family.has(action) for action in legal)]
        for family in [*likely, *self.families]:
            for argument, values in family.arguments:
                if argument == name and wish in [str(value) for value in values]:
                    like = next((action for action in legal if family.has(action)), int(family.action))
                    return family.template.format(**{**self.move(like).args, name: wish})
        return ""

    def shorthand(self, text: str, legal: list[int]) -> int:
        """Like `parse`, but an abbreviation is enough if it matches exactly one legal move."""
        action = self._find(text)
        if action >= 0:
            return action
        words = text.casefold().split() if len(text) <= LONGEST_MOVE else []
        fitting = [each for each in legal if _abbreviates(words, self.text(each).casefold().split())]
        if len(fitting) == 1:
            return fitting[0]
        if fitting:
            raise Ambiguous(text, [self.text(each) for each in fitting])
        raise self._unparsable(text)


def _abbreviates(words: list[str], full: list[str]) -> bool:
    """Whether each word is the beginning of its counterpart."""
    if not words or len(words) > len(full):
        return False
    return all(_begins(word, whole) for word, whole in zip(words, full, strict=False))


def _begins(word: str, whole: str) -> bool:
    """Whether a word is the beginning of another; the number 25 is not the beginning of 250."""
    in_mid_number = word[-1].isdigit() and whole[len(word) : len(word) + 1].isdigit()
    return whole.startswith(word) and not in_mid_number
