"""Cards and symbols, counted (AMU-TERM.3, .4)."""

from __future__ import annotations

from mypy_extensions import i64

from caravanserai.games.amul.parts import SYMBOLS, Face, Parts, Term


class Counts:
    """How many cards of each face and how many of each symbol there are (AMU-TERM.3, .4)."""

    def __init__(self, faces: list[int], symbols: list[int]) -> None:
        self.faces = faces
        self.symbols = symbols

    def copy(self) -> Counts:
        return Counts(self.faces.copy(), self.symbols.copy())

    def add(self, face: Face, copies: i64) -> None:
        """Put copies of a card in, or with a negative number take them out."""
        self.faces[face.index] += copies
        for symbol in face.shown:
            self.symbols[symbol] += face.symbols[symbol] * copies

    def count(self, term: Term) -> i64:
        """The cards or symbols that a term counts here."""
        counts = self.symbols if term.of_symbols else self.faces
        found: i64 = 0
        for index in term.of:
            found += counts[index]
        return found


def count(parts: Parts, cards: list[int]) -> Counts:
    """Some cards, counted (AMU-TERM.3, .4)."""
    counts = Counts([0] * len(parts.faces), [0] * len(SYMBOLS))
    for card in cards:
        counts.add(parts.face(card), 1)
    return counts
