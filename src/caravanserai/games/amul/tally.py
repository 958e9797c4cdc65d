"""A collection of cards, counted by face and by symbol."""

from __future__ import annotations

from mypy_extensions import i64

from caravanserai.games.amul.parts import SYMBOLS, Face, Term


class Tally:
    """How many cards of each face and how many of each symbol there are (AMU-TERM.3, .4)."""

    def __init__(self, faces: int) -> None:
        self.faces: list[int] = [0] * faces
        self.symbols: list[int] = [0] * len(SYMBOLS)

    def copy(self) -> Tally:
        twin = Tally(0)
        twin.faces = self.faces.copy()
        twin.symbols = self.symbols.copy()
        return twin

    def add(self, face: Face, copies: int) -> None:
        """Put copies of a card in, or with a negative number take them out."""
        self.faces[face.index] += copies
        symbols = face.symbols
        for symbol in range(len(symbols)):
            if symbols[symbol] != 0:
                self.symbols[symbol] += symbols[symbol] * copies

    def count(self, term: Term) -> i64:
        """The cards or symbols that a term counts here."""
        counts = self.symbols if term.of_symbols else self.faces
        found: i64 = 0
        for index in term.of:
            found += counts[index]
        return found
