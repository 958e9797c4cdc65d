"""Which structs can be sent at all, by the protocol's own types, and which of them an answer holds."""

from __future__ import annotations

import typing
from typing import Any

import msgspec

from caravanserai.kernel.view.frame import Frame
from caravanserai.server import api, history, protocol
from caravanserai.server.types import field_names, fields, is_struct

_socket = msgspec.json.Decoder(protocol.FromServer)


def sendable() -> set[str]:
    """Every struct in what the server can send on a socket or return for a request before a game is over.

    What an analysis tells is left out: until the end, asking for one is refused.
    """
    found: set[str] = set()
    for handler in [*api.HANDLERS, *history.HANDLERS]:
        _collect(typing.get_type_hints(handler.fn)["return"], found)
    for message in typing.get_args(protocol.FromServer):
        _collect(message, found)
    _collect(protocol.Problem, found)
    return found


def _collect(hint: Any, found: set[str]) -> None:
    """The structs that make up a type."""
    if is_struct(hint):
        if hint.__name__ not in found:
            found.add(hint.__name__)
            for _, inner in fields(hint):
                _collect(inner, found)
        return
    for inner in typing.get_args(hint):
        _collect(inner, found)


def held(answer: Any) -> set[str]:
    """The structs an answer holds; `answer` is a decoded struct or a list of them."""
    found: set[str] = set()
    _hold(answer, found)
    return found


def _hold(value: Any, found: set[str]) -> None:
    if is_struct(type(value)):
        found.add(type(value).__name__)
        for name in field_names(type(value)):
            _hold(getattr(value, name), found)
    elif isinstance(value, list):
        for part in value[:8]:  # the rest are of the same kinds
            _hold(part, found)
    elif isinstance(value, dict):
        for part in value.values():
            _hold(part, found)


def from_socket(answer: bytes) -> Any:
    return _socket.decode(answer)


def answer_type(path: str) -> Any:
    """What a request returns, according to its handler's type; bare bytes are frames."""
    tail = path.split("/")
    if tail[-1] == "me":
        return protocol.Me
    if path == "/api/tables":
        return protocol.Lobby
    if path == "/api/shelf":
        return list[protocol.GameInfo]
    if "reference" in tail:
        return protocol.Reference
    if tail[-1] == "story":
        return protocol.PastStory
    if "rules" in tail:
        return protocol.Book
    if tail[-1] == "legend":
        return list[protocol.LegendGroup]
    if "reference" in tail:
        return protocol.Reference
    if tail[-1] == "story":
        return protocol.PastStory
    if tail[-1] == "carry":
        return protocol.CarryLink
    if "frames" in tail:
        return Frame
    return protocol.TableInfo
