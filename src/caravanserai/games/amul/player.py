"""What one player of Āmul has."""

from __future__ import annotations

from mypy_extensions import i64

from caravanserai.games.amul.parts import NONE
from caravanserai.kernel.pile import Pile


class Player:
    """A secret hand and a public play area."""

    hand: Pile
    area: list[int]  # the numbers of the cards in play, in the order in which they came
    laid_from: i64  # where in the area the cards laid down from the hand at the end begin
    laid: i64  # how many they are

    def __init__(self, hand: Pile, area: list[int]) -> None:
        self.hand = hand
        self.area = area
        self.laid_from = 0
        self.laid = 0

    def clone(self) -> Player:
        twin = Player(self.hand.clone(), self.area)
        twin.laid_from = self.laid_from
        twin.laid = self.laid
        return twin

    def gain(self, card: i64) -> None:
        """A card joins the play area."""
        self.area = [*self.area, card]

    def laid_down(self) -> list[int]:
        """The cards that came from the hand at the end (AMU-END.1)."""
        return self.area[self.laid_from : self.laid_from + self.laid]

    def find_in_hand(self, face_of: list[int], face: i64) -> i64:
        """Where in the hand a card of this face is, or NONE; if possible one that all know.

        Copies are the same choice, so nobody gives away more than necessary (AMU-INFO.3).
        """
        found: i64 = NONE
        for index, card in enumerate(self.hand.cards()):
            if face_of[card] == face:
                if self.hand.is_public(index):
                    return index
                if found == NONE:
                    found = index
        return found
