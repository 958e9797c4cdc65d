"""What one player of Āmul has."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from caravanserai.games.amul.counts import Counts, count
from caravanserai.games.amul.parts import Parts
from caravanserai.kernel.pile import Pile


@mypyc_attr(acyclic=True)
class Player:
    """A secret hand and a public play area."""

    hand: Pile
    area: list[int]  # the numbers of the cards in play, in the order in which they came
    counts: Counts | None = None  # what `counted` holds: copies of the state share it, and nobody changes it
    counted: list[int]  # the area as it was when it was counted last
    laid_from: i64 = 0  # where in the area the cards laid down from the hand at the end begin
    laid: i64 = 0  # how many they are

    @staticmethod
    def at_start() -> Player:
        """A player without cards (AMU-SETUP.1)."""
        player = Player()
        player.hand = Pile()
        player.area = []
        player.counted = player.area
        return player

    def clone(self) -> Player:
        twin = Player()
        twin.hand = self.hand.clone()
        twin.area = self.area
        twin.counts = self.counts
        twin.counted = self.counted
        twin.laid_from = self.laid_from
        twin.laid = self.laid
        return twin

    def gain(self, card: i64) -> None:
        """A card joins the play area."""
        self.area = [*self.area, card]

    def area_counts(self, parts: Parts) -> Counts:
        """The play area, counted anew only when it has changed; whoever changes the result copies it."""
        counts = self.counts
        if counts is None or self.counted is not self.area:
            counts = count(parts, self.area)
            self.counts = counts
            self.counted = self.area
        return counts

    def laid_down(self) -> list[int]:
        """The cards that came from the hand at the end (AMU-END.1)."""
        return self.area[self.laid_from : self.laid_from + self.laid]

    def take_from_hand(self, parts: Parts, face: i64) -> i64:
        """A card of this face leaves the hand: one that all know, if there is one (AMU-INFO.3)."""
        return self.hand.take(self.hand.find_kind(parts.face_of, face))
