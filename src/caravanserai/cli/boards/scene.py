"""Any game in the terminal, drawn from its scene: the common places, then the players."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Sequence
from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from caravanserai.cli.boards.board import Board
from caravanserai.kernel.table import PUBLIC
from caravanserai.kernel.view.frame import Decision
from caravanserai.kernel.view.scene import Belongings, Fact, Piece, Place, Scene, Words

_BACK: Final = "▒"  # a piece that lies face down
_EMPTY: Final = "–"


class SceneBoard(Board):
    """A table as its scene describes it."""

    def whole(self, audience: int, width: int) -> RenderableType:
        scene = self.table.scene(audience)
        table = Grid.grid(padding=(0, 2))
        for place in scene.places:
            if place.pieces or place.facts:
                table.add_row(Text(self._say(place.name), "bold"), self._contents(place))
        parts: list[RenderableType] = [self._heading(scene)]
        if table.row_count:
            parts.append(self._panel("word-table", table))
        players = Group(*(self._player(belongings, audience) for belongings in scene.seats))
        return Group(*parts, self._panel("word-players", players))

    def part(self, audience: int, width: int, decision: Decision) -> RenderableType | None:
        """The places that hold something the decision is about, and what the player has."""
        scene = self.table.scene(max(audience, PUBLIC))
        chosen = {target for option in decision.options for target in option.targets}
        places = [
            place for place in scene.places if chosen & {place.id, *(piece.id for piece in place.pieces)}
        ]
        own = [self._player(each, audience) for each in scene.seats if each.seat == audience]
        return Group(*(self._line(place) for place in places), *own)

    # --- parts of a scene --------------------------------------------------------------------------

    def _say(self, words: Words) -> str:
        return self.language.say(words.key, words.args, self.table.names)

    def _heading(self, scene: Scene) -> Text:
        line = Text.assemble((self.language.say("title"), "bold"), " · ", (self._say(scene.when), "bold"))
        for fact in scene.facts:
            line.append(" · ").append_text(self._fact(fact))
        return line

    def _fact(self, fact: Fact) -> Text:
        """A name and its value; or just the name if it says it all."""
        if fact.value is None:
            return Text(self._say(fact.name))
        value = self._say(fact.value) if isinstance(fact.value, Words) else str(fact.value)
        return Text.assemble((f"{self._say(fact.name)} ", "dim"), (value, "bold"))

    def _facts(self, facts: Iterable[Fact]) -> Text:
        return Text("  ").join(self._fact(fact) for fact in facts)

    def _panel(self, title: str, inside: RenderableType) -> Panel:
        name = Text(self.language.say(title), "bold")
        return Panel(inside, title=name, title_align="left", box=box.ROUNDED, border_style="dim")

    def _contents(self, place: Place) -> RenderableType:
        """What a place shows: its named values, then its pieces."""
        found: list[RenderableType] = [self._facts(place.facts)] if place.facts else []
        if place.pieces:
            found.append(self._grid(place) if place.layout == "grid" and place.columns else self._row(place))
        return Group(*found)

    def _grid(self, place: Place) -> Grid:
        grid = Grid.grid(padding=(0, 1))
        pieces = [self._piece(piece) for piece in place.pieces]
        for first in range(0, len(pieces), place.columns):
            grid.add_row(*pieces[first : first + place.columns])
        return grid

    def _row(self, place: Place) -> Text:
        if not place.pieces:
            return Text(_EMPTY, "dim")
        between = " → " if place.layout == "track" else ", "
        drawn: list[Text] = []
        for piece, count in _counted(place.pieces):
            text = self._piece(piece)
            drawn.append(text.append(f" ×{count}", "bold") if count > 1 else text)
        return Text(between, "dim").join(drawn)

    def _line(self, place: Place) -> Text:
        """A place on one line."""
        line = Text.assemble((f"{self._say(place.name)}: ", "dim"))
        if place.facts:
            line.append_text(self._facts(place.facts)).append("  ")
        return line.append_text(self._row(place))

    def _piece(self, piece: Piece) -> Text:
        """A piece by name, with its owner's mark and its number."""
        text = Text()
        if piece.owner is not None:
            text.append_text(self.mark(piece.owner)).append(" ")
        name = self._say(piece.name)
        if piece.hidden:
            return text.append(f"{_BACK} {name}", "dim")
        if piece.shape == "space" and piece.owner is None:
            return text.append(f"·{name}", "dim")
        text.append(name)
        if piece.value is not None and piece.shape == "die":
            text.append(f" ({piece.value})", "bold")
        elif piece.value is not None and piece.shape == "token":
            text.append(f" {piece.value}", "bold")
        return text

    def _player(self, belongings: Belongings, audience: int) -> RenderableType:
        """One player: the facts after the name, then a line for each place that holds anything."""
        line = self.player(belongings.seat)
        if self.players:
            line.append(f" {self.players[belongings.seat]}", "dim")
        waiting = not self.table.over and belongings.seat in self.table.waiting
        if belongings.active or (waiting and not self.table.decision().sealed):
            line.append(" ◀", "bold")
        line.append("  ").append_text(self._facts(belongings.facts))
        rows = [Text("  ").append_text(self._line(place)) for place in belongings.places if place.pieces]
        return Group(line, *rows)


def _counted(pieces: Sequence[Piece]) -> list[tuple[Piece, int]]:
    """The pieces in order; single ones of the same kind in a row are counted."""
    found: list[tuple[Piece, int]] = []
    previous: Piece | None = None
    for piece in pieces:
        alike = dataclasses.replace(piece, id="")
        if alike == previous and piece.count == 1:
            found[-1] = (alike, found[-1][1] + 1)
        else:
            found.append((alike, piece.count))
        previous = alike
    return found
