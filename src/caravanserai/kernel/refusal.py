"""Why something cannot be done: a rule, a sentence key and its arguments, for any language."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

Value = int | str

LONGEST_MOVE: Final = 80  # characters; no move in any game is nearly this long
_SHOWN: Final = 6  # how many of the moves matching an abbreviation are named


@mypyc_attr(allow_interpreted_subclasses=True)
class Refusal(Exception):
    """A move that is not possible now, with the rule that forbids it."""

    def __init__(self, rule: str, key: str, args: dict[str, Value] | None = None) -> None:
        super().__init__(f"{key} ({rule})")
        self.rule = rule
        self.key = key
        self.args_: dict[str, Value] = args if args is not None else {}

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Refusal)
            and self.rule == other.rule
            and self.key == other.key
            and self.args_ == other.args_
        )

    def __ne__(self, other: object) -> bool:  # explicit, because the one mypyc derives from __eq__ crashes
        return not self == other

    def __hash__(self) -> int:
        return hash((self.rule, self.key))


@mypyc_attr(allow_interpreted_subclasses=True)
class Fault(ValueError):
    """Something that cannot be accepted, such as a record: a sentence key and its arguments.

    As text it is English, for programs; a reason inside it may itself be a fault.
    """

    def __init__(self, key: str, text: str, **args: Value | Fault) -> None:
        super().__init__(text.format(**args))
        self.key = key
        self.args_: dict[str, Value | Fault] = args


class Unparsable(Refusal):
    """A text that is not a move in this game at all."""

    def __init__(self, text: str, near: list[str]) -> None:
        super().__init__(
            "TABLE-MOVE.1", "unparsable", {"text": shortened(text), "near": ", ".join(near) or "none"}
        )
        self.text = text
        self.near = near

    def __str__(self) -> str:
        hint = f"; did you mean {' or '.join(repr(move) for move in self.near)}?" if self.near else ""
        return f"{self.text!r} is not a move of this game{hint}"


class Ambiguous(Refusal):
    """An abbreviation that matches several moves."""

    def __init__(self, text: str, candidates: list[str]) -> None:
        more = ", …" if len(candidates) > _SHOWN else ""
        moves = ", ".join(candidates[:_SHOWN]) + more
        super().__init__("TABLE-MOVE.2", "ambiguous", {"text": shortened(text), "moves": moves})
        self.text = text
        self.candidates = candidates

    def __str__(self) -> str:
        shown = ", ".join(repr(move) for move in self.candidates[:_SHOWN])
        return f"{self.text!r} could be {shown}{' …' if len(self.candidates) > _SHOWN else ''}"


def shortened(text: str) -> str:
    """Typed or written text, shortened to fit into a sentence."""
    return text if len(text) <= LONGEST_MOVE else text[:LONGEST_MOVE] + "…"


class Impossible(Fault):
    """A position that no game could reach: where it is wrong, and why, as a nested fault."""

    def __init__(self, where: str, key: str, text: str, **args: Value) -> None:
        if "found" in args:  # anything a document can hold, even another document
            args["found"] = shortened(str(args["found"]))
        where = shortened(where)
        reason = Fault(key, text, **args)
        super().__init__("impossible", "{where}: {reason}", where=where, reason=reason)
        self.where = where
        self.reason = str(reason)
