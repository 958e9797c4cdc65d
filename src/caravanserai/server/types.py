"""The wire as TypeScript: the page's build saves what `python -m caravanserai.server.types` prints."""

from __future__ import annotations

import dataclasses
import importlib.util
import types
import typing
from collections.abc import Iterator
from typing import Any, Literal, Union

import msgspec

from caravanserai.games import SHELF
from caravanserai.kernel.journal import Arguments
from caravanserai.kernel.refusal import Value
from caravanserai.kernel.view.frame import EventFrame, Frame
from caravanserai.server import protocol

# Messages from the page may omit fields with defaults; messages from the server are always complete.
SENT_BY_PAGE = (
    protocol.Rename,
    protocol.SeatWish,
    protocol.NewTable,
    protocol.Join,
    protocol.ChangeSeat,
    protocol.ChangeTable,
    protocol.AllowHints,
    protocol.Carry,
    *typing.get_args(protocol.FromPage),
)
ALIASES: dict[str, Any] = {
    "SeatKind": protocol.SeatKind,
    "Level": protocol.Level,
    "Weight": protocol.Weight,
    "Status": protocol.Status,
    "Ending": protocol.Ending,
    "ServerProblem": protocol.ServerProblem,
    "EventWeight": protocol.EventWeight,
    "AnalysisStatus": protocol.AnalysisStatus,
}
# Python says Any where the kernel cannot know the type; the page can be told more.
KNOWN_BETTER: dict[tuple[type, str], Any] = {
    (EventFrame, "args"): Arguments,
    (protocol.HintMove, "args"): dict[str, Value],
    (Frame, "view"): "View",
}
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null", bytes: "string"}


class Writer:
    """Collects structs in the order they are first needed and writes them out."""

    def __init__(self) -> None:
        self.names: dict[type, str] = {}
        self.prefix = ""

    def name(self, struct: type) -> str:
        """The struct's name on the page; a game's own structs are prefixed with the game's name."""
        if struct not in self.names:
            prefix = self.prefix if struct.__module__.startswith("caravanserai.games.") else ""
            named = struct.__name__
            self.names[struct] = named if named.startswith(prefix) else prefix + named
            for _, hint in fields(struct):
                self.spell(hint)
        return self.names[struct]

    def spell(self, hint: Any) -> str:
        """A Python type in TypeScript."""
        if isinstance(hint, str):
            return hint
        for alias, meaning in ALIASES.items():
            if hint == meaning:
                return alias
        if hint in PLAIN:
            return PLAIN[hint]
        if is_struct(hint):
            return self.name(hint)
        return self._spell_generic(hint)

    def _spell_generic(self, hint: Any) -> str:
        origin, args = typing.get_origin(hint), typing.get_args(hint)
        if origin in (Union, types.UnionType):
            return " | ".join(dict.fromkeys(self.spell(part) for part in args))
        if origin is Literal:
            return " | ".join(f'"{word}"' for word in args)
        if origin is list:
            inner = self.spell(args[0])
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        if origin is dict:
            return f"Record<string, {self.spell(args[1])}>"
        return "unknown"

    def interfaces(self) -> Iterator[str]:
        """Every struct found so far, as an interface."""
        for struct, name in self.names.items():
            purpose = (struct.__doc__ or "").strip().splitlines()[0]
            lines = [f"/** {purpose} */", f"export interface {name} {{"]
            tag = getattr(struct, "__struct_config__", None)
            if tag is not None and tag.tag is not None:
                lines.append(f'  {tag.tag_field}: "{tag.tag}";')
            optional = defaulted(struct) if struct in SENT_BY_PAGE else set()
            for field, hint in fields(struct):
                mark = "?" if field in optional else ""
                lines.append(f"  {field}{mark}: {self.spell(hint)};")
            yield "\n".join([*lines, "}"])


def is_struct(hint: Any) -> bool:
    return isinstance(hint, type) and (issubclass(hint, msgspec.Struct) or dataclasses.is_dataclass(hint))


def fields(struct: type) -> list[tuple[str, Any]]:
    """A struct's fields and types, narrowed where the page may know more."""
    hints = typing.get_type_hints(struct)
    return [(name, KNOWN_BETTER.get((struct, name), hints[name])) for name in field_names(struct)]


def field_names(struct: type) -> tuple[str, ...]:
    if issubclass(struct, msgspec.Struct):
        return struct.__struct_fields__
    return tuple(struct.__dataclass_fields__)  # type: ignore[attr-defined]  # only dataclasses are left


def defaulted(struct: type) -> set[str]:
    """The fields that may be omitted."""
    if not issubclass(struct, msgspec.Struct):
        return set()
    return {field.name for field in msgspec.structs.fields(struct) if not field.required}


def protocol_structs() -> list[type]:
    """Every struct in the protocol, in source order."""
    return [
        each for each in vars(protocol).values() if is_struct(each) and each.__module__ == protocol.__name__
    ]


def has_own_view(game_id: str) -> bool:
    """Whether a game has structs of its own; without them the page shows its scene."""
    return importlib.util.find_spec(f"caravanserai.games.{game_id}.view") is not None


def shown(game_id: str, part: str) -> type:
    """The struct of a game's view or board, from the module of that name in its `view` room."""
    module = importlib.import_module(f"caravanserai.games.{game_id}.view.{part}")
    struct: type = typing.get_type_hints(getattr(module, part))["return"]
    return struct


def typescript() -> str:
    """The whole module for the page."""
    writer = Writer()
    for struct in protocol_structs():
        writer.name(struct)
    views, boards = [], []
    for game_id in SHELF:
        if not has_own_view(game_id):
            continue
        writer.prefix = game_id.capitalize()
        views.append(writer.name(shown(game_id, "view")))
        boards.append(writer.name(shown(game_id, "board")))
    parts = ["// Written by `python -m caravanserai.server.types`. Change the Python structs, not this file."]
    for alias, meaning in ALIASES.items():
        parts.append(f"export type {alias} = {writer._spell_generic(meaning)};")
    parts += writer.interfaces()
    for union in ("FromPage", "FromServer"):
        members = " | ".join(writer.name(each) for each in typing.get_args(getattr(protocol, union)))
        parts.append(f"export type {union} = {members};")
    parts.append(
        "/** What a seat sees of its game. */\nexport type View = " + " | ".join([*views, "Scene"]) + ";"
    )
    parts.append(
        "/** What never changes during a game. */\nexport type Board = " + " | ".join([*boards, "null"]) + ";"
    )
    return "\n\n".join(parts) + "\n"


if __name__ == "__main__":
    print(typescript(), end="")
