"""The city of Yspahan in characters: quarters, souks and shops, and the road that runs past them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rich.table import Table as Grid
from rich.text import Text

from caravanserai.games.yspahan.view import view as views
from caravanserai.games.yspahan.view.board import SoukView, YspahanBoard
from caravanserai.language import Language

FREE: Final = "·"
_COLOURS: Final = {
    "white": ("cli-colour-white", "white"),
    "blue": ("cli-colour-blue", "bright_blue"),
    "yellow": ("cli-colour-yellow", "bright_yellow"),
    "pink": ("cli-colour-pink", "bright_magenta"),
    "orange": ("cli-colour-orange", "dark_orange"),
}
# laid out as on the board: north-west, north-east, south-west, south-east
_ROWS: Final = [("chest", "vase"), ("sack", "barrel")]
_ARMS: Final = [("N", "↑"), ("W", "←"), ("E", "→"), ("S", "↓")]


class City:
    """The city as it stands now."""

    def __init__(
        self,
        language: Language,
        fixed: YspahanBoard,
        seen: views.YspahanView,
        mark: Callable[[int], Text],
    ) -> None:
        self.language = language
        self.fixed = fixed
        self.seen = seen
        self.mark = mark

    def quarters(self, numbered: bool = False) -> Grid:
        """The four quarters as on the board, each shop with its owner and the road spaces touching it."""
        grid = Grid.grid(expand=True, padding=(0, 1))
        grid.add_column(ratio=1)
        grid.add_column(ratio=1)
        for number, row in enumerate(_ROWS):
            if number:
                grid.add_row()
            grid.add_row(*(self._quarter(quarter, numbered) for quarter in row))
        return grid

    def _quarter(self, quarter: str, numbered: bool) -> Grid:
        rows = Grid.grid(padding=(0, 1))
        rows.add_row(Text(self.language.name("floor", quarter), "bold underline"))
        for souk in self.fixed.souks:
            if souk.quarter == quarter:
                key, style = _COLOURS[souk.colour]
                name = Text(self.language.say(key), style)
                points = Text(f"{souk.points:2}", "bold")
                rows.add_row(name, points, self._shops(souk, numbered), self._progress(souk))
        return rows

    def _shops(self, souk: SoukView, numbered: bool) -> Text:
        cells: list[Text] = []
        for number, shop in enumerate(souk.shops, 1):
            cell = Text(f"{number}", "dim") if numbered else Text()
            cell.append_text(self._owner(shop))
            for index, space in enumerate(self._spaces(shop)):
                cell.append("/" if index else "", "dim")
                if space == self.seen.supervisor:
                    cell.append(f"[{space}]", "bold reverse")
                else:
                    cell.append(space, "dim")
            cells.append(cell)
        return Text("  " if numbered else " ").join(cells)

    def _owner(self, shop: str) -> Text:
        owner = self.seen.shops.get(shop)
        return Text(FREE) if owner is None else self.mark(owner)

    def _progress(self, souk: SoukView) -> Text:
        """Whose souk it is and how full it is."""
        owners = [self.seen.shops[shop] for shop in souk.shops if shop in self.seen.shops]
        if not owners:
            return Text()
        if len(owners) == len(souk.shops):
            return Text.assemble(self.mark(owners[0]), ("✓", "bold"))
        return Text.assemble(self.mark(owners[0]), f"{len(owners)}/{len(souk.shops)}")

    def road(self) -> Grid:
        """The four arms from the centre outwards, each space with the goods beside it."""
        grid = Grid.grid(padding=(0, 1))
        for arm, arrow in _ARMS:
            spaces = [space.space for space in self.fixed.spaces if space.space.startswith(arm)]
            grid.add_row(Text(arrow, "dim"), *(self._space(space) for space in spaces))
        return grid

    def _space(self, space: str) -> Text:
        here = space == self.seen.supervisor
        name = Text(f"[{space}]", "bold reverse") if here else Text(space, "dim")
        return name.append_text(self.beside(space))

    # --- for the options -----------------------------------------------------------------------------

    def exposure(self, shop: str) -> str:
        """The road spaces that touch a shop."""
        return " ".join(self._spaces(shop))

    def beside(self, space: str) -> Text:
        """The owners of the goods that the Supervisor would send from a space."""
        owners = [self.seen.shops[shop] for shop in self._touched(space) if shop in self.seen.shops]
        return Text().join(self.mark(owner) for owner in owners)

    def _spaces(self, shop: str) -> list[str]:
        return [space.space for space in self.fixed.spaces if shop in space.shops]

    def _touched(self, space: str) -> list[str]:
        return next(each.shops for each in self.fixed.spaces if each.space == space)
