"""Why something cannot be done: a rule, a sentence key and its arguments, to be said in any language."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

Value = int | str

LONGEST_MOVE: Final = 80  # characters; no move of any game is nearly as long
_SHOWN: Final = 6  # of the moves that a shortened text fits, so many are named


@mypyc_attr(allow_interpreted_subclasses=True)
class Refusal(Exception):
    """A move that cannot be made now, with the rule that forbids it."""

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

    def __ne__(self, other: object) -> bool:  # said in words, because what mypyc derives from __eq__ crashes
        return not self == other

    def __hash__(self) -> int:
        return hash((self.rule, self.key))


@mypyc_attr(allow_interpreted_subclasses=True)
class Fault(ValueError):
    """Something that cannot be taken as it is, such as a record: a sentence key and its arguments.

    As text it is English, for programs; a reason within it may be a fault itself.
    """

    def __init__(self, key: str, text: str, **args: Value | Fault) -> None:
        super().__init__(text.format(**args))
        self.key = key
        self.args_: dict[str, Value | Fault] = args


class Unparsable(Refusal):
    """A text that is no move of this game at all."""

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
    """A shortened text that fits several moves."""

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
    """What was typed or written, as far as a sentence has room for it."""
    return text if len(text) <= LONGEST_MOVE else text[:LONGEST_MOVE] + "…"


class Impossible(Fault):
    """A position that no game could reach: where it is wrong, and why as a fault within this one."""

    def __init__(self, where: str, key: str, text: str, **args: Value) -> None:
        if "found" in args:  # whatever a document holds, be it another document
            args["found"] = shortened(str(args["found"]))
        where = shortened(where)
        reason = Fault(key, text, **args)
        super().__init__("impossible", "{where}: {reason}", where=where, reason=reason)
        self.where = where
        self.reason = str(reason)
