"""A legend: what the things on the table are called and what they do, for whoever points at one of them.

A legend is data, the `legend.toml` beside a game's code:

    [[groups]]
    name = "term-buildings"            # a message: the heading
    effects = true                     # the text of `building-paddock` is `building-paddock-effect`
    topics = [
        { id = "building-paddock", rule = "YSP-BLD.1", icon = "paddock" },
    ]

    [[groups]]
    name = "term-city_board"
    topics = [
        # its text is `about-souk`; it also explains what begins with its ID, such as `souk-sack_white`
        { id = "souk", name = "term-souk", rule = "YSP-PLACE.10", also = ["term-souk"] },
    ]

    [[groups]]
    name = "term-cards"
    effects = true
    each = "faces.card"                # one topic for each member of a list of the board: `card-silver`…
    kind = "card"
    icon = "{word}"
    rule = "AMU-TERM.3"                # where the member has no `rule` of its own

The ID of a topic is the key by which a scene names a piece, where there is such a key; `also` holds others.
"""

from __future__ import annotations

import dataclasses
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from caravanserai.games import folder
from caravanserai.kernel.game import Game

Arguments = dict[str, bool | int | str | list[str]]


@dataclass(frozen=True, slots=True)
class Topic:
    """One thing: the messages that name and explain it, the numbers in them, its rule and its picture."""

    id: str
    name: str
    text: str
    rule: str
    icon: str = ""
    also: list[str] = field(default_factory=list)
    args: Arguments = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Group:
    """Things that belong together, under a heading."""

    name: str
    topics: list[Topic]


def legend_of(game: Game) -> list[Group]:
    """The legend in a game's folder; empty if it has none."""
    file = folder(game.id) / "legend.toml"
    if not file.is_file():
        return []
    data = tomllib.loads(file.read_text(encoding="utf-8"))
    return [Group(group["name"], list(_topics(group, game))) for group in data["groups"]]


def _topics(group: dict[str, Any], game: Game) -> Iterator[Topic]:
    for topic in group.get("topics", []):
        yield _topic(topic, group)
    if "each" in group:
        for word, around in _words(game.board(), group["each"]):
            entry = {
                "id": f"{group['kind']}-{word}",
                "rule": around.get("rule") or group["rule"],
                "icon": group.get("icon", "{word}").format(word=word),
                "args": around.get("effect", {}),
            }
            yield _topic(entry, group)


def _topic(topic: dict[str, Any], group: dict[str, Any]) -> Topic:
    id: str = topic["id"]
    text = f"{id}-effect" if group.get("effects") else f"about-{id.removeprefix('term-')}"
    return Topic(
        id,
        topic.get("name", id),
        topic.get("text") or group.get("text") or text,
        topic["rule"],
        topic.get("icon", ""),
        topic.get("also", []),
        topic.get("args", {}),
    )


def _words(board: Any, path: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """The words of a list on the board, or of one field of its members, with the fields beside each."""
    name, _, inner = path.partition(".")
    for member in getattr(board, name):
        if isinstance(member, str):
            yield member, {}
        else:
            fields = {each.name: getattr(member, each.name) for each in dataclasses.fields(member)}
            yield fields[inner], fields
