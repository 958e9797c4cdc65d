"""The cards of a game, each of which is in exactly one place."""

from __future__ import annotations

from caravanserai.kernel.position.faults import lies_nowhere, not_so_many


class Pool:
    """The cards not yet placed while a position is being read; each can be taken once."""

    def __init__(self, names: list[str], copies: list[int]) -> None:
        self.names = names
        self.free = copies.copy()

    def take(self, card: int, where: str) -> int:
        """Place one copy of a card."""
        self.free[card] -= 1
        if self.free[card] < 0:
            raise not_so_many(where, self.names[card])
        return card

    def take_all(self, cards: list[int], where: str) -> list[int]:
        for card in cards:
            self.take(card, where)
        return cards

    def rest(self) -> list[int]:
        """The cards not yet placed, in order."""
        return [card for card, copies in enumerate(self.free) for _ in range(copies)]

    def need_empty(self, where: str) -> None:
        """Refuse the position if any card has not been placed."""
        for card in self.rest():
            raise lies_nowhere(where, self.names[card])
