"""What each game's observations contain, as Markdown.

`python -m caravanserai.research.tables docs/research` writes them.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from caravanserai.games import SHELF, load
from caravanserai.kernel.game import Game, Options
from caravanserai.kernel.observation import Layout, Section
from caravanserai.kernel.observer import Observer

_PLAYERS: Final = 4
_SHOWN: Final = 12  # names listed before the rest is left out
# the option that changes what there is to observe
_VARIANTS: Final[dict[str, str]] = {"dragons": "variant", "emira": "rules"}


def variants(game: Game) -> list[Options]:
    """The options for which observations differ."""
    name = _VARIANTS.get(game.id)
    if name is None:
        return [{}]
    kind = next(kind for kind in game.option_kinds if kind.name == name)
    return [{name: value} for value in kind.values]


def document(game_id: str) -> str:
    """All observations of a game."""
    game = load(game_id)
    lines = [
        f"# What a seat observes: {game.title}",
        "",
        "<!-- written by `python -m caravanserai.research.tables docs/research`; a test compares it -->",
        "",
        "Numbers in this order, relative to the observing seat: it is `player_0`, its left neighbour is",
        "`player_1`. A number that stands for a word is its place in the list, from 1; 0 is none, nobody or",
        "unknown. An option that is not named here does not change what is observed.",
        "",
        "| players | " + " | ".join(_name(options) for options in variants(game)) + " |",
        "|---:|" + "---:|" * len(variants(game)),
    ]
    for players in game.counts:
        sizes = [Observer(game, players, options).layout.size for options in variants(game)]
        lines.append(f"| {players} | " + " | ".join(f"{size} numbers" for size in sizes) + " |")
    for options in variants(game):
        lines += ["", f"## {_name(options).capitalize()}, {_PLAYERS} players", ""]
        lines += _table(Observer(game, _PLAYERS, options).layout)
    return "\n".join(lines) + "\n"


def _name(options: Options) -> str:
    return ", ".join(str(value) for value in options.values()) or "all variants"


def _table(layout: Layout) -> Iterator[str]:
    yield "| from | section | numbers | range | one for each | words |"
    yield "|---:|---|---:|---|---|---|"
    for section in layout.sections:
        if section.name.startswith("player_") and not section.name.startswith("player_0."):
            continue
        yield (
            f"| {section.start} | `{section.name}` | {section.size} | {section.lowest} to {section.highest} "
            f"| {_listed(section.labels)} | {_listed(section.words)} |"
        )
    first, again = _of_player(layout, 0), _of_player(layout, 1)
    if not again:
        return
    size = sum(section.size for section in again)
    assert size == sum(section.size for section in first)
    yield f"| {again[0].start} | `player_1.…` and so on | {size} each | as for `player_0` | | |"


def _of_player(layout: Layout, player: int) -> list[Section]:
    return [section for section in layout.sections if section.name.startswith(f"player_{player}.")]


def _listed(names: list[str]) -> str:
    shown = [f"`{name or 'none'}`" for name in names[:_SHOWN]]
    if len(names) > _SHOWN:
        shown.append(f"… ({len(names)})")
    return ", ".join(shown)


def write(folder: Path) -> None:
    """Write the table of every game."""
    folder.mkdir(parents=True, exist_ok=True)
    for game_id in SHELF:
        (folder / f"observations-{game_id}.md").write_text(document(game_id), encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
