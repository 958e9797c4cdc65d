"""The action space of a game: every move as an int, as named arguments and as a short text."""

from __future__ import annotations

import difflib

from caravanserai.kernel.refusal import LONGEST_MOVE, Ambiguous, Unparsable, Value


class Move:
    """One move outside the hot path: what kind it is, its arguments and its text."""

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

    def __ne__(self, other: object) -> bool:  # said in words, because what mypyc derives from __eq__ crashes
        return not self == other

    def __hash__(self) -> int:
        return hash(self.action)


class MoveKind:
    """A family of moves: a name, a text template and the words or numbers each argument can be.

    One that means something else in each step that offers it, such as passing, is said `by_step`.
    """

    def __init__(
        self, name: str, template: str, arguments: list[tuple[str, list[Value]]], base: int, by_step: bool
    ) -> None:
        self.name = name
        self.template = template
        self.arguments = arguments
        self.base = base
        self.by_step = by_step
        size = 1
        for _, values in arguments:
            size *= len(values)
        self.size = size

    def move(self, offset: int) -> Move:
        args: dict[str, Value] = {}
        rest = offset
        for name, values in reversed(self.arguments):
            args[name] = values[rest % len(values)]
            rest //= len(values)
        args = {name: args[name] for name, _ in self.arguments}
        return Move(self.base + offset, self.name, args, self.template.format(**args))


class ActionSpace:
    """All moves of a game in a fixed order. Built once when the game is loaded."""

    def __init__(self) -> None:
        self.kinds: list[MoveKind] = []
        self.size = 0
        self._moves: list[Move] = []
        self._by_text: dict[str, int] = {}
        self._by_step: list[str] = []

    def add(
        self,
        name: str,
        template: str,
        arguments: list[tuple[str, list[Value]]] | None = None,
        by_step: bool = False,
    ) -> int:
        """Add a family of moves and return its first action; the last argument runs fastest."""
        kind = MoveKind(name, template, arguments if arguments is not None else [], self.size, by_step)
        self.kinds.append(kind)
        if by_step:
            self._by_step.append(name)
        for offset in range(kind.size):
            move = kind.move(offset)
            self._moves.append(move)
            self._by_text[move.text.casefold()] = move.action
        self.size += kind.size
        return kind.base

    def move(self, action: int) -> Move:
        return self._moves[action]

    def label(self, move: Move, step: str) -> dict[str, Value]:
        """What the label of a move is told: its arguments, and where it matters the step that offers it."""
        return {**move.args, "step": step} if move.kind in self._by_step else move.args

    def text(self, action: int) -> str:
        return self._moves[action].text

    def parse(self, text: str) -> int:
        """The action that a text names, or a typed error that tells unparsable from ambiguous."""
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

    def shorthand(self, text: str, legal: list[int]) -> int:
        """Like `parse`, but a shortened text is enough when it fits one legal move alone."""
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
    """Whether each word begins the word at its place."""
    if not words or len(words) > len(full):
        return False
    return all(_begins(word, whole) for word, whole in zip(words, full, strict=False))


def _begins(word: str, whole: str) -> bool:
    """Whether a word is the beginning of another; the number 25 is not the beginning of 250."""
    in_mid_number = word[-1].isdigit() and whole[len(word) : len(word) + 1].isdigit()
    return whole.startswith(word) and not in_mid_number
