"""The cards of Āmul in characters: where they may go, their names, what they score and what they do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from rich.table import Table as Grid
from rich.text import Text

from caravanserai.games.amul.view import view as views
from caravanserai.games.amul.view.board import AmulBoard
from caravanserai.language import Language
from caravanserai.language.language import MINUS

_PLACES: Final = {"table": "▭ ", "hand": " ▯", "both": "▭▯"}  # a card on the table, and one in the hand
_STYLES: Final = {
    "yellow": "bright_yellow",
    "light blue": "bright_cyan",
    "purple": "bright_magenta",
    "red": "bright_red",
    "green": "bright_green",
    "orange": "dark_orange",
}


class Cards:
    """The cards by number, as one player sees them."""

    def __init__(self, language: Language, fixed: AmulBoard, seen: views.AmulView) -> None:
        self.language = language
        self.faces = {face.card: face for face in fixed.faces}
        self.cards = {card.number: card for card in fixed.cards}
        self.colours = {style.style: _STYLES.get(style.colour, "") for style in fixed.styles}
        self.prospects = {prospect.number: prospect for prospect in seen.prospects}

    def name(self, card: str) -> Text:
        """A card's name, in the colour of its group."""
        return Text(self.language.name("card", card), self.colours[self.faces[card].style])

    def place(self, number: int) -> Text:
        """Whether it goes to the table, to the hand, or to either."""
        return Text(_PLACES[self.cards[number].place], "bold")

    def effect(self, card: str) -> str:
        """What a card does, with its numbers filled in."""
        return self.language.say(f"card-{card}-effect", self.faces[card].effect)

    def promise(self, number: int) -> Text:
        """What it would add to the player's score now, and the most it could still score itself."""
        prospect = self.prospects.get(number)
        if prospect is None:
            return Text()
        text = Text(f"{prospect.change:+}".replace("-", MINUS), "green" if prospect.change > 0 else "dim")
        return text.append(f" ↗{prospect.best}", "dim") if prospect.best > prospect.change else text

    def rows(self, numbers: Sequence[int], marks: Mapping[int, Text] | None = None) -> Grid:
        """One card per line, with what it does; copies share a line, and `marks` show whose they were."""
        grid = Grid.grid(padding=(0, 1))
        for card, copies in self._copies(numbers).items():
            cells = [
                self.place(copies[0]),
                self.name(card).append(_times(len(copies))),
                self.promise(copies[0]),
                Text(self.effect(card), "dim"),
            ]
            if marks is not None:
                cells.insert(0, Text().join(marks[copy] for copy in copies if copy in marks))
            grid.add_row(*cells)
        return grid

    def in_a_row(self, numbers: Sequence[int]) -> Text:
        """Cards side by side, with copies counted; a trader with the goods it asks for."""
        parts: list[Text] = []
        for card, copies in self._copies(numbers).items():
            part = self.name(card).append(_times(len(copies)))
            goods = self.faces[card].effect.get("cards")
            if isinstance(goods, list):
                part.append(f" ({', '.join(self.language.name('card', good) for good in goods)})", "dim")
            parts.append(part)
        return dotted(parts)

    def _copies(self, numbers: Sequence[int]) -> dict[str, list[int]]:
        """The numbers of each card, in the order the cards first appear."""
        found: dict[str, list[int]] = {}
        for number in numbers:
            found.setdefault(self.cards[number].card, []).append(number)
        return found

    def scored(self, lines: Sequence[views.CardScoreView]) -> Text:
        """The cards in play, each with what it scores for its owner now."""
        parts: list[Text] = []
        for line in lines:
            part = self.name(line.card).append(_times(line.copies))
            parts.append(part.append(f" {line.points}".replace("-", MINUS), "bold"))
        return dotted(parts)

    def named(self, numbers: Sequence[int], card: str) -> list[int]:
        """The numbers that are copies of a card."""
        return [number for number in numbers if self.cards[number].card == card]


def dotted(parts: Sequence[Text]) -> Text:
    return Text(" · ", "dim").join(parts) if parts else Text("–", "dim")


def _times(copies: int) -> str:
    return f" ×{copies}" if copies > 1 else ""
