"""What one player of Aladdin's Dragons has, and its copies.

Copies share what changes seldom: treasures, artifacts and spells. Whoever changes them does so by a method
`change_...`, or asks for them by it first and has them to himself.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caravanserai.games.dragons.parts import PARTS, Parts
from caravanserai.kernel.pile import CARD_BITS, CARD_MASK, LOT_BITS, PUBLIC_BIT, Pile

TOKENS: Final = 5  # the lot of the first seat's tokens; each seat has its own
SCREEN: Final = -1  # where a token is that lies behind its owner's screen, and a Carpet that is not laid
SHOWN: Final = PUBLIC_BIT << CARD_BITS  # the mark of a token that lies face up


def own_slot(seat: i64, value: i64) -> int:
    """A token as only its owner knows it."""
    return (TOKENS + seat) << LOT_BITS | 1 << seat << CARD_BITS | value


# the pieces whose bits are set, listed; never changed
PIECES: Final[list[list[int]]] = [
    [piece for piece in range(PARTS.pieces) if bits >> piece & 1] for bits in range(1 << PARTS.pieces)
]

# the lowest piece that does not lie on the board, by the bits of those that do; tokens come before Carpets
LOWEST_FREE: Final[list[int]] = [
    next(piece for piece in range(PARTS.pieces + 1) if not bits >> piece & 1)
    for bits in range(1 << PARTS.pieces)
]

# the tokens of each seat as they lie behind the screen at the start; never changed
_AT_START: Final = [[own_slot(seat, value) for value in PARTS.values] for seat in range(max(PARTS.counts))]


class Player:
    """What one player has: behind the screen, in front of it and on the board."""

    treasures: list[int]  # units of each kind
    tokens: Pile  # the eight tokens by number; those on the board keep their number while they lie there
    where: list[int]  # for each token, then for each Carpet of the round: its space, or SCREEN
    laid: i64  # the tokens and Carpets that lie on the board, one bit each
    lying: list[int]  # for each space the tokens and Carpets that lie there, one bit each
    behind: i64  # how many tokens lie behind the screen
    screened: i64  # which: one bit for each, the lowest value first
    seen_behind: bool  # whether others may know one of those, since it was face up on the board
    doubled: i64  # one bit for each token or Carpet that a Double copies
    carpets: i64  # how many Carpets were laid this round
    artifacts: list[int]  # how many of each type all know of
    secret: Pile  # artifacts whose type is not public
    used: list[int]  # how many of each type were used this round
    uses: i64
    lit: bool  # whether a Lamp is lit
    djinn: bool  # whether the Djinn's House was won this round
    admitted: bool
    spells: Pile

    def clone(self) -> Player:
        twin = Player()
        twin.treasures = self.treasures
        twin.tokens = Pile(self.tokens.slots.copy())
        twin.where = self.where.copy()
        twin.laid = self.laid
        twin.lying = self.lying.copy()
        twin.behind = self.behind
        twin.screened = self.screened
        twin.seen_behind = self.seen_behind
        twin.doubled = self.doubled
        twin.carpets = self.carpets
        twin.uses = self.uses
        twin.lit = self.lit
        twin.djinn = self.djinn
        twin.admitted = self.admitted
        twin.artifacts = self.artifacts
        twin.secret = self.secret
        twin.used = self.used
        twin.spells = self.spells
        return twin

    def change_treasure(self, kind: i64, by: i64) -> None:
        treasures = self.treasures.copy()
        treasures[kind] += by
        self.treasures = treasures

    def change_artifacts(self) -> list[int]:
        self.artifacts = self.artifacts.copy()
        return self.artifacts

    def change_secret(self) -> Pile:
        self.secret = Pile(self.secret.slots.copy())
        return self.secret

    def change_used(self) -> list[int]:
        self.used = self.used.copy()
        return self.used

    def change_spells(self) -> Pile:
        self.spells = Pile(self.spells.slots.copy())
        return self.spells

    @staticmethod
    def at_start(parts: Parts, seat: int) -> Player:
        """Eight tokens behind the screen and nothing else (DRA-SETUP.1)."""
        player = Player()
        player.treasures = [0] * len(parts.kinds)
        player.tokens = Pile([])
        player.take_all_back(parts, seat)
        player.artifacts = [0] * len(parts.artifact_copies)
        player.secret = Pile([])
        player.used = [0] * len(parts.artifact_copies)
        player.uses = 0
        player.lit = False
        player.djinn = False
        player.admitted = False
        player.spells = Pile([])
        return player

    def take_all_back(self, parts: Parts, seat: i64) -> None:
        """All tokens lie behind the screen, as at the end of each round (DRA-CLEANUP.1)."""
        self.tokens.slots = _AT_START[seat].copy()
        self.where = [SCREEN] * parts.pieces
        self.laid = 0
        self.lying = [0] * len(parts.spaces)
        self.behind = len(parts.values)
        self.screened = (1 << self.behind) - 1
        self.seen_behind = False
        self.doubled = 0
        self.carpets = 0

    def find_screened(self) -> None:
        """Tokens have changed places unseen: find out which lie behind the screen."""
        self.screened = 0
        slots = self.tokens.slots
        for number in range(len(slots)):
            if self.where[number] == SCREEN:
                self.screened |= 1 << PARTS.token_of[slots[number] & CARD_MASK]

    def units(self) -> i64:
        """All treasures together (DRA-BANK.1)."""
        total: i64 = 0
        for amount in self.treasures:
            total += amount
        return total

    def artifact_count(self) -> i64:
        """Every artifact counts, used or not (DRA-END.2)."""
        total: i64 = len(self.secret.slots)
        for amount in self.artifacts:
            total += amount
        return total

    def pieces_in(self, space: i64) -> i64:
        """How many tokens and Carpets lie in a space, copies not counted."""
        return len(PIECES[self.lying[space]])

    def lay(self, piece: i64, space: i64) -> None:
        """Put a piece that lies nowhere into a space."""
        bit: i64 = 1 << piece
        self.where[piece] = space
        self.laid |= bit
        self.lying[space] |= bit

    def lift(self, piece: i64) -> None:
        """Take a piece out of its space."""
        bit: i64 = 1 << piece
        self.lying[self.where[piece]] &= ~bit
        self.laid &= ~bit
        self.where[piece] = SCREEN

    def is_carpet(self, piece: i64) -> bool:
        return piece >= len(self.tokens.slots)

    def is_face_up(self, piece: i64) -> bool:
        """Whether a piece on the board lies face up; a Carpet always does (DRA-CARPET.1)."""
        return self.is_carpet(piece) or self.tokens.slots[piece] & SHOWN != 0

    def printed(self, piece: i64) -> i64:
        """The number printed on a token."""
        return self.tokens.slots[piece] & CARD_MASK

    def copies_in(self, space: i64) -> i64:
        """How many Doubles lie in a space (DRA-DOUBLE.1)."""
        return len(PIECES[self.lying[space] & self.doubled])
