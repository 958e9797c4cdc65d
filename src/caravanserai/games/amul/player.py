"""What one player of Āmul has."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from caravanserai.games.amul.parts import Parts
from caravanserai.kernel.pile import Pile


@mypyc_attr(acyclic=True)
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

    def take_from_hand(self, parts: Parts, face: i64) -> i64:
        """A card of this face leaves the hand: one that all know, if there is one (AMU-INFO.3)."""
        return self.hand.take(self.hand.find_kind(parts.face_of, face))
