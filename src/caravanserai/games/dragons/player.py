"""What one player of Aladdin's Dragons has.

Copies share what changes seldom: treasures, artifacts and spells, lists and piles alike. So these are never
changed in place; a method `change_...` puts new ones in their place.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from caravanserai.games.dragons.parts import ARTIFACTS, KINDS, PARTS, TOKENS
from caravanserai.kernel.pile import Pile

TOKEN_LOTS: Final = 5  # the lot of the first seat's tokens; each seat has its own
SCREEN: Final = -1  # where a token is that lies behind its owner's screen, and a Carpet that is not laid

ALL_TOKENS: Final = (1 << TOKENS) - 1  # one bit each; those of Carpets are above

# the pieces whose bits are set, listed; never changed
PIECES: Final[list[list[int]]] = [
    [piece for piece in range(PARTS.pieces) if bits >> piece & 1] for bits in range(1 << PARTS.pieces)
]

# how many they are
PIECE_COUNT: Final[list[int]] = [len(pieces) for pieces in PIECES]

# the lowest piece that does not lie on the board, by the bits of those that do; tokens come before Carpets
LOWEST_FREE: Final[list[int]] = [
    next(piece for piece in range(PARTS.pieces + 1) if not bits >> piece & 1)
    for bits in range(1 << PARTS.pieces)
]


def own_tokens(seat: int, values: list[int]) -> Pile:
    """Tokens as only their owner knows them."""
    return Pile.of(values, 1 << seat, TOKEN_LOTS + seat)


_AT_START: Final = [own_tokens(seat, PARTS.values) for seat in range(max(PARTS.counts))]
_NO_ARTIFACTS: Final = [0] * len(ARTIFACTS)
_ON_NO_SPACE: Final[list[int]] = [SCREEN] * PARTS.pieces
_NOTHING_LIES: Final = [0] * len(PARTS.spaces)


@mypyc_attr(acyclic=True)
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

    @staticmethod
    def at_start(seat: int) -> Player:
        """Eight tokens behind the screen and nothing else (DRA-SETUP.1)."""
        player = Player()
        player.treasures = [0] * KINDS
        player.artifacts = _NO_ARTIFACTS
        player.secret = Pile()
        player.spells = Pile()
        player.begin_round(seat)
        return player

    def clone(self) -> Player:
        twin = Player()
        twin.treasures = self.treasures
        twin.tokens = self.tokens.clone()
        twin.where = self.where.copy()
        twin.laid = self.laid
        twin.lying = self.lying.copy()
        twin.behind = self.behind
        twin.screened = self.screened
        twin.seen_behind = self.seen_behind
        twin.doubled = self.doubled
        twin.carpets = self.carpets
        twin.artifacts = self.artifacts
        twin.secret = self.secret
        twin.used = self.used
        twin.uses = self.uses
        twin.lit = self.lit
        twin.djinn = self.djinn
        twin.admitted = self.admitted
        twin.spells = self.spells
        return twin

    def begin_round(self, seat: i64) -> None:
        """Tokens and artifacts return behind the screen, Lamps go out, admissions end (DRA-CLEANUP.1, .2)."""
        self.tokens = _AT_START[seat].clone()
        self.where = _ON_NO_SPACE.copy()
        self.laid = 0
        self.lying = _NOTHING_LIES.copy()
        self.behind = TOKENS
        self.screened = (1 << TOKENS) - 1
        self.seen_behind = False
        self.doubled = 0
        self.carpets = 0
        self.used = _NO_ARTIFACTS
        self.uses = 0
        self.lit = False
        self.djinn = False
        self.admitted = False

    # --- treasures and artifacts ---------------------------------------------------------------------

    def units(self) -> i64:
        """All treasures together (DRA-BANK.1)."""
        total: i64 = 0
        for amount in self.treasures:
            total += amount
        return total

    def change_treasure(self, kind: i64, by: i64) -> None:
        treasures = self.treasures.copy()
        treasures[kind] += by
        self.treasures = treasures

    def change_artifact(self, artifact: i64, by: i64) -> None:
        artifacts = self.artifacts.copy()
        artifacts[artifact] += by
        self.artifacts = artifacts

    def change_secret(self) -> Pile:
        self.secret = self.secret.copy()
        return self.secret

    def change_spells(self) -> Pile:
        self.spells = self.spells.copy()
        return self.spells

    def lay_out(self, artifact: i64) -> None:
        """A used artifact is laid in front of the screen: one that all know of, if any (DRA-ART.1, .2)."""
        if self.artifacts[artifact] == self.used[artifact]:
            self.change_secret().remove(artifact)
            self.change_artifact(artifact, 1)
        used = self.used.copy()
        used[artifact] += 1
        self.used = used
        self.uses += 1

    def artifact_count(self) -> i64:
        """Every artifact counts, used or not (DRA-END.2)."""
        total = self.secret.size()
        for amount in self.artifacts:
            total += amount
        return total

    # --- pieces: tokens, and Carpets counted on from there ------------------------------------------------

    def is_carpet(self, piece: i64) -> bool:
        return piece >= TOKENS

    def printed(self, piece: i64) -> i64:
        """The number printed on a token."""
        return self.tokens.card(piece)

    def is_face_up(self, piece: i64) -> bool:
        """Whether a piece on the board lies face up; a Carpet always does (DRA-CARPET.1)."""
        return piece >= TOKENS or self.tokens.is_public(piece)

    def pieces_in(self, space: i64) -> i64:
        """How many tokens and Carpets lie in a space, copies not counted."""
        return PIECE_COUNT[self.lying[space]]

    def copies_in(self, space: i64) -> i64:
        """How many Doubles lie in a space (DRA-DOUBLE.1)."""
        return PIECE_COUNT[self.lying[space] & self.doubled]

    def token_on_board(self, value: i64) -> i64:
        """The number of the token on the board with this value, or -1."""
        for piece in PIECES[self.laid]:
            if piece < TOKENS and self.tokens.card(piece) == value:
                return piece
        return -1

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

    def find_screened(self) -> None:
        """Tokens have changed places unseen: find out which lie behind the screen."""
        self.screened = 0
        for number in range(TOKENS):
            if self.where[number] == SCREEN:
                self.screened |= 1 << PARTS.token_of[self.tokens.card(number)]
