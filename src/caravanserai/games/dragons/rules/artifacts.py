"""The powers of the artifacts (DRA-ART, DRA-DOUBLE, DRA-CARPET, DRA-KEY)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caravanserai.games.dragons import events
from caravanserai.games.dragons.actions import Uses
from caravanserai.games.dragons.parts import (
    ARTIFACTS,
    CARPET,
    COUNTERSPELL,
    DOUBLE,
    KEY,
    NONE,
    PARASITE,
    TOKENS,
)
from caravanserai.games.dragons.player import PIECES
from caravanserai.games.dragons.rules.counterspell import Counterspell, is_countered
from caravanserai.games.dragons.rules.placement import why_closed
from caravanserai.games.dragons.rules.power import Power
from caravanserai.games.dragons.state import Dragons, Play
from caravanserai.kernel.refusal import Refusal


def is_declared(s: Dragons, seat: i64, artifact: i64, piece: i64) -> bool:
    """Whether a player is already using such an artifact on the same thing, his own or a copied one.

    A second would be wasted, unless somebody aims at the Parasite that copies it
    (DRA-DOUBLE.3, DRA-KEY.1, DRA-ART.6).
    """
    for play in s.batch:
        if play.seat != seat or play.artifact != artifact or play.piece != piece:
            continue
        if play.spell == NONE or (play.spell == PARASITE and not is_countered(s, PARASITE)):
            return True
    return False


class Double(Power):
    """One of his face-up tokens in the space being tallied counts twice (DRA-DOUBLE.1-4)."""

    def add_uses(self, s: Dragons, seat: i64, uses: Uses, options: list[int]) -> None:
        """Tokens by value, then one Carpet (DRA-DOUBLE.1, .3, .4)."""
        if s.players[seat].lying[s.current] == 0 or s.is_full(seat, s.current):
            return
        for token in range(TOKENS):
            if token_to_double(s, seat, s.parts.values[token]) != NONE:
                options.append(uses.double.of(token))
        if carpet_to_double(s, seat) != NONE:
            options.append(uses.double_carpet.action)

    def aim(self, s: Dragons, play: Play, uses: Uses, action: i64) -> None:
        play.owner = play.seat
        if uses.double.has(action):
            play.piece = token_to_double(s, play.seat, s.parts.values[uses.double.index(action)])
        else:
            play.piece = carpet_to_double(s, play.seat)
        play.space = s.current
        s.note(events.DOUBLE_AIMED, play.seat, play.space, value_of(s, play))

    def take_effect(self, s: Dragons, play: Play) -> bool:
        """The copy counts if the piece still lies there and there is room (DRA-DOUBLE.1-4, DRA-ART.5)."""
        player = s.players[play.seat]
        if player.where[play.piece] != play.space or player.doubled >> play.piece & 1:
            return False
        if s.is_full(play.seat, play.space):
            return False
        player.doubled |= 1 << play.piece
        s.note(events.TOKEN_DOUBLED, play.seat, play.space, value_of(s, play))
        return True

    def why_not(self, s: Dragons, seat: i64, uses: Uses, action: i64) -> Refusal:
        if s.is_full(seat, s.current):
            name = s.parts.spaces[s.current]
            return Refusal("DRA-DOUBLE.4", "room_is_full", {"space": name, "tokens": s.parts.room_limit})
        return Refusal("DRA-ART.6", "nothing_to_double", {"space": s.parts.spaces[s.current]})

    def is_aimed(self, s: Dragons, play: Play, index: int) -> bool:
        """At a piece of one's own in the present space (DRA-DOUBLE.1)."""
        here = play.space == s.current and play.target == NONE
        return here and play.piece != NONE and play.owner == play.seat


def token_to_double(s: Dragons, seat: i64, value: i64) -> i64:
    """The token of this value that a Double could copy, or NONE (DRA-DOUBLE.1, .3, DRA-ART.6)."""
    player = s.players[seat]
    for piece in PIECES[player.lying[s.current] & ~player.doubled]:
        if piece < TOKENS and player.printed(piece) == value and player.is_face_up(piece):
            return NONE if is_declared(s, seat, DOUBLE, piece) else piece
    return NONE


def carpet_to_double(s: Dragons, seat: i64) -> i64:
    """The first Carpet that a Double could copy, or NONE (DRA-DOUBLE.1, .3, DRA-ART.6)."""
    player = s.players[seat]
    for piece in PIECES[player.lying[s.current] & ~player.doubled]:
        if player.is_carpet(piece) and not is_declared(s, seat, DOUBLE, piece):
            return piece
    return NONE


def value_of(s: Dragons, play: Play) -> i64:
    """What the piece of a play counts where it was named (DRA-DOUBLE.1, .3, DRA-LASTFIRST.1)."""
    return s.counts(s.players[play.owner], play.piece, play.space)


class Carpet(Power):
    """A token of value 3 in the space being tallied (DRA-CARPET.1-5)."""

    def add_uses(self, s: Dragons, seat: i64, uses: Uses, options: list[int]) -> None:
        if may_lay_carpet(s, seat):
            options.append(uses.carpet.action)

    def aim(self, s: Dragons, play: Play, uses: Uses, action: i64) -> None:
        play.space = s.current

    def take_effect(self, s: Dragons, play: Play) -> bool:
        """It lies in the space, if it still may (DRA-CARPET.1, .3, DRA-ART.2, .5)."""
        if not may_lay_carpet(s, play.seat):
            return False
        player = s.players[play.seat]
        player.lay(TOKENS + player.carpets, play.space)
        player.carpets += 1
        s.note(events.CARPET_LAID, play.seat, play.space)
        return True

    def why_not(self, s: Dragons, seat: i64, uses: Uses, action: i64) -> Refusal:
        if s.is_barred(seat, s.current):
            return Refusal("DRA-CARPET.3", "not_admitted", {"space": s.parts.spaces[s.current]})
        return why_closed(s, seat, s.current)

    def is_aimed(self, s: Dragons, play: Play, index: int) -> bool:
        """At the present space (DRA-CARPET.1)."""
        return play.space == s.current and play.piece == play.target == NONE


def may_lay_carpet(s: Dragons, seat: i64) -> bool:
    """Whether the present space takes a player's Carpet (DRA-CARPET.2, .3)."""
    if not s.is_open(s.current) or s.is_full(seat, s.current):
        return False
    return not s.is_barred(seat, s.current)


class Key(Power):
    """Its user is admitted to the palace this round (DRA-KEY.1)."""

    def add_uses(self, s: Dragons, seat: i64, uses: Uses, options: list[int]) -> None:
        if not s.players[seat].admitted and not is_declared(s, seat, KEY, NONE):
            options.append(uses.key.action)

    def take_effect(self, s: Dragons, play: Play) -> bool:
        s.players[play.seat].admitted = True
        s.note(events.KEY_TURNED, play.seat)
        return True

    def why_not(self, s: Dragons, seat: i64, uses: Uses, action: i64) -> Refusal:
        return Refusal("DRA-KEY.1", "admitted_already")


_BY_TYPE: dict[int, Power] = {
    COUNTERSPELL: Counterspell(),
    DOUBLE: Double(),
    CARPET: Carpet(),
    KEY: Key(),
}
# the power of each type; a Lamp works with a spell alone and a Scroll never
POWERS: Final[list[Power]] = [_BY_TYPE.get(artifact, Power()) for artifact in range(len(ARTIFACTS))]
USABLE: Final[list[int]] = list(_BY_TYPE)
