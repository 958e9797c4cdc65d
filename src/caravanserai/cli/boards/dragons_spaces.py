"""The spaces of Aladdin's Dragons in characters: what lies there, and charts of where tokens can go."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from string import ascii_lowercase
from typing import Final

from rich.table import Table as Grid
from rich.text import Text

from caravanserai.cli.boards.board import Chart
from caravanserai.games.dragons.view import view as views
from caravanserai.games.dragons.view.board import DragonsBoard
from caravanserai.kernel.view.frame import Option
from caravanserai.language import Language

GUARD: Final = "guard"
_STYLES: Final = {
    "yellow": "bright_yellow",
    "white": "bright_white",
    "green": "bright_green",
    "blue": "bright_blue",
    "red": "bright_red",
    "purple": "bright_magenta",
    "gold": "bright_yellow",
}
_PIECE: Final = "piece:"


class Spaces:
    """The board as one player sees it."""

    def __init__(
        self,
        language: Language,
        fixed: DragonsBoard,
        seen: views.DragonsView,
        mark: Callable[[int], Text],
    ) -> None:
        self.language = language
        self.seen = seen
        self.mark = mark
        self.area = {space.space: space.area for space in fixed.spaces}
        self.colours = {kind.kind: _STYLES.get(kind.colour, "") for kind in fixed.kinds}
        self.caves = {cave.space: cave for cave in seen.caves}
        self.rooms = {room.space: room for room in seen.rooms}
        self.letters = dict(zip((space.space for space in seen.spaces), ascii_lowercase, strict=False))
        self.where = {piece.piece: space.space for space in seen.spaces for piece in space.pieces}

    # --- the board -----------------------------------------------------------------------------------

    def rows(self, area: str) -> Grid:
        """The spaces of one part of the board, one below another."""
        grid = Grid.grid(padding=(0, 1))
        for space in self.seen.spaces:
            if self.area[space.space] == area:
                grid.add_row(*self.line(space))
        return grid

    def line(self, space: views.SpaceView) -> list[Text]:
        """A space: whether its turn has come, its letter and name, what can be won there, and its pieces."""
        here = space.space == self.seen.current
        style = "bold" if here else "dim" if space.tallied or not space.open else ""
        name = Text.assemble(
            ("▶" if here else "✗" if not space.open else " ", "bold"),
            (f"{self.letters[space.space]} ", "dim"),
            (self.language.name("space", space.space), style),
        )
        pieces = Text(" ").join(self._piece(piece) for piece in space.pieces)
        if here and self.seen.ranking:
            ranks = [self.mark(rank.seat).append(str(rank.strength), "bold") for rank in self.seen.ranking]
            pieces = Text.assemble(pieces, "  ", Text(" › ").join(ranks))
        return [name, self.prize(space.space), pieces]

    def prize(self, space: str) -> Text:
        """The shelves of a cave, what a room sells, or the guard's value."""
        if space in self.caves:
            cave = self.caves[space]
            shelves = [str(units) for units in cave.shelves if units]
            return Text(" ".join(shelves) or "–", self.colours[cave.kind])
        if space in self.rooms:
            return self._room(self.rooms[space])
        if space == GUARD:
            return Text("?" if self.seen.guard is None else str(self.seen.guard), "bold")
        return Text()

    def _room(self, room: views.RoomView) -> Text:
        """What is on sale and how many lie above it; in the basic game they are all alike."""
        if room.on_sale is None:
            return Text("–", "dim")
        type_ = room.on_sale if self.seen.variant == "magic" else "unknown"
        known = [self.language.name("artifact", artifact) if artifact else "?" for artifact in room.stack]
        above = f" ({', '.join(known)})" if any(room.stack) else f" +{len(known)}" if known else ""
        return Text.assemble((self.language.name("artifact", type_), "cyan"), (above, "dim"))

    def _piece(self, piece: views.PieceView) -> Text:
        """A token: face up, face down but known to the viewer, or unknown; a Carpet; doubled."""
        text = self.mark(piece.owner)
        if piece.carpet:
            text.append(f"~{piece.value}", "bold")
        elif piece.face_up:
            text.append(str(piece.value), "bold")
        else:
            text.append("·" if piece.value is None else f"({piece.value})", "dim")
        return text.append("×2", "bold") if piece.doubled else text

    # --- options -------------------------------------------------------------------------------------

    def placing(self, options: Sequence[Option], notation: bool) -> Chart:
        """The option number for every open space and every token behind the screen."""
        numbers: dict[tuple[str, int], int] = {}
        for number, option in enumerate(options, 1):
            if option.kind == "place":
                numbers[str(option.args["space"]), int(option.args["token"])] = number
        tokens = sorted({token for _, token in numbers})
        grid = Grid(box=None, padding=(0, 1), pad_edge=False, header_style="bold")
        grid.add_column("", no_wrap=True)
        grid.add_column("", no_wrap=True)
        for token in tokens:
            grid.add_column(f"{token}", justify="right", no_wrap=True, style="cyan")
        grid.add_column("")
        for space in self.seen.spaces:
            cells = [str(numbers.get((space.space, token), "")) for token in tokens]
            if any(cells):
                name, prize, pieces = self.line(space)
                grid.add_row(Text(f" {space.space}", "cyan") if notation else name, prize, *cells, pieces)
        return set(numbers.values()), grid

    def moving(self, spell: str, options: Sequence[Option]) -> Chart:
        """The option number for every token within reach and every space, by its letter."""
        numbers: dict[tuple[str, str], int] = {}
        for number, option in enumerate(options, 1):
            if option.kind.startswith("cast_move_") and option.args["spell"] == spell:
                numbers[self.piece_of(option), str(option.args["space"])] = number
        grid = Grid(box=None, padding=(0, 1), pad_edge=False, header_style="bold", title_justify="left")
        grid.title = Text(self.language.name("spell", spell), "bold")
        grid.add_column("")
        letters = {space: self.letters[space] for _, space in numbers}
        columns = sorted(letters, key=lambda space: letters[space])
        for space in columns:
            grid.add_column(letters[space], justify="right", no_wrap=True, style="cyan")
        for piece in dict.fromkeys(piece for piece, _ in numbers):
            cells = [str(numbers.get((piece, space), "")) for space in columns]
            grid.add_row(self.place_of(piece), *cells)
        return set(numbers.values()), grid

    @staticmethod
    def piece_of(option: Option) -> str:
        """The piece on the board that an option targets; empty for none."""
        pieces = [target.removeprefix(_PIECE) for target in option.targets if target.startswith(_PIECE)]
        return pieces[0] if pieces else ""

    def place_of(self, piece: str) -> Text:
        """A piece by its owner, number, value if known, and the letter of its space."""
        space = self.where[piece]
        found = next(
            one
            for each in self.seen.spaces
            if each.space == space
            for one in each.pieces
            if one.piece == piece
        )
        number = piece.partition(".")[2]
        return Text.assemble(
            (f"{number}: ", "dim"),
            self._piece(found),
            f" {self.letters[space]} ",
            (self.language.name("space", space), "dim"),
        )
