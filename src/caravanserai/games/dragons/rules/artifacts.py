"""The powers of the artifacts (DRA-ART, DRA-COUNTER, DRA-DOUBLE, DRA-CARPET, DRA-KEY).

Each power says in which ways it can be used now, what a use declares and what it does. A Parasite uses
the same powers: its actions follow those of the artifacts, `shift` further on.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caravanserai.games.dragons import events
from caravanserai.games.dragons.actions import (
    TOKENS,
    USE_CARPET,
    USE_COUNTERSPELL,
    USE_DOUBLE,
    USE_DOUBLE_CARPET,
    USE_KEY,
)
from caravanserai.games.dragons.parts import BEFORE as BEFORE_WINDOW
from caravanserai.games.dragons.parts import (
    CARPET,
    COUNTERSPELL,
    DOUBLE,
    GUARD,
    KEY,
    NONE,
    PARASITE,
    SPELLS,
    TALLY,
    Timing,
)
from caravanserai.games.dragons.rules.placement import why_closed
from caravanserai.games.dragons.state import Dragons, Play
from caravanserai.kernel.refusal import Refusal


def fits(s: Dragons, timing: Timing, window: i64) -> bool:
    """Whether something can be played in the present window (DRA-ART.6, DRA-PRIO.13, DRA-SPELL.2)."""
    if window == TALLY and s.current == GUARD:
        return timing.guard_tally
    if not timing.windows >> window & 1:
        return False
    return window != BEFORE_WINDOW or timing.only_space == NONE or timing.only_space == s.current


class Power:
    """What an artifact can do. What can be done with it now depends on public things alone."""

    def add_uses(self, s: Dragons, seat: i64, shift: i64, options: list[int]) -> None:
        """Every legal use in the present window."""

    def aim(self, s: Dragons, play: Play, action: i64) -> None:
        """Declare the targets, by the action of the artifact itself (DRA-PRIO.5, .6)."""

    def take_effect(self, s: Dragons, play: Play) -> bool:
        """What the use does; False when nothing is left to do (DRA-ART.5)."""
        return True

    def why_not(self, s: Dragons, seat: i64, action: i64) -> Refusal:
        """Why this use is not legal though the window would allow it."""
        raise NotImplementedError


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


class Counterspell(Power):
    """Cancels a spell that another player has just cast (DRA-COUNTER.1, .2)."""

    def add_uses(self, s: Dragons, seat: i64, shift: i64, options: list[int]) -> None:
        for play in s.batch:
            if play.spell != NONE and play.seat != seat and not is_countered(s, play.spell):
                options.append(USE_COUNTERSPELL + shift + play.spell)

    def aim(self, s: Dragons, play: Play, action: i64) -> None:
        play.target = action - USE_COUNTERSPELL
        s.note(events.COUNTER_AIMED, play.seat, caster_of(s, play.target), play.target)

    def why_not(self, s: Dragons, seat: i64, action: i64) -> Refusal:
        spell = action - USE_COUNTERSPELL
        name = SPELLS[spell]
        caster = caster_of(s, spell)
        if caster == NONE:
            return Refusal("DRA-ART.6", "spell_not_cast_now", {"spell": name})
        if caster == seat:
            return Refusal("DRA-COUNTER.2", "own_spell", {"spell": name})
        return Refusal("DRA-ART.6", "countered_already", {"spell": name})


def caster_of(s: Dragons, spell: i64) -> i64:
    """Who cast a spell of the present batch, or NONE (DRA-COUNTER.1, .2, DRA-PRIO.5)."""
    for play in s.batch:
        if play.spell == spell:
            return play.seat
    return NONE


def is_countered(s: Dragons, spell: i64) -> bool:
    """Whether a Counterspell aims at it, not counting a Parasite that is aimed at (DRA-ART.6, DRA-PRIO.9)."""
    for play in s.batch:
        if play.target == spell and (play.spell == NONE or not is_countered(s, PARASITE)):
            return True
    return False


class Double(Power):
    """One of his face-up tokens in the space being tallied counts twice (DRA-DOUBLE.1-4)."""

    def add_uses(self, s: Dragons, seat: i64, shift: i64, options: list[int]) -> None:
        player = s.players[seat]
        if player.lying[s.current] == 0 or s.is_full(seat, s.current):
            return
        for token in range(TOKENS):
            if piece_to_double(s, seat, USE_DOUBLE + token) != NONE:
                options.append(USE_DOUBLE + shift + token)
        if piece_to_double(s, seat, USE_DOUBLE_CARPET) != NONE:
            options.append(USE_DOUBLE_CARPET + shift)

    def aim(self, s: Dragons, play: Play, action: i64) -> None:
        play.owner = play.seat
        play.piece = piece_to_double(s, play.seat, action)
        play.space = s.current
        s.note(events.DOUBLE_AIMED, play.seat, play.space, value_of(s, play))

    def take_effect(self, s: Dragons, play: Play) -> bool:
        player = s.players[play.seat]
        if player.where[play.piece] != play.space or player.doubled >> play.piece & 1:
            return False
        if s.is_full(play.seat, play.space):
            return False
        player.doubled |= 1 << play.piece
        s.note(events.TOKEN_DOUBLED, play.seat, play.space, value_of(s, play))
        return True

    def why_not(self, s: Dragons, seat: i64, action: i64) -> Refusal:
        if s.is_full(seat, s.current):
            name = s.parts.spaces[s.current]
            return Refusal("DRA-DOUBLE.4", "room_is_full", {"space": name, "tokens": s.parts.room_limit})
        return Refusal("DRA-ART.6", "nothing_to_double", {"space": s.parts.spaces[s.current]})


def piece_to_double(s: Dragons, seat: i64, action: i64) -> i64:
    """The piece an action doubles: face up here, without a copy, or NONE (DRA-DOUBLE.1, .3, DRA-ART.6)."""
    player = s.players[seat]
    for piece in range(len(player.where)):
        if player.where[piece] != s.current or player.doubled >> piece & 1 or not player.is_face_up(piece):
            continue
        if is_declared(s, seat, DOUBLE, piece):
            continue
        if action == USE_DOUBLE_CARPET:
            if player.is_carpet(piece):
                return piece
        elif not player.is_carpet(piece) and player.printed(piece) == s.parts.values[action - USE_DOUBLE]:
            return piece
    return NONE


def value_of(s: Dragons, play: Play) -> i64:
    """What the piece of a play counts where it was named (DRA-DOUBLE.1, .3, DRA-LASTFIRST.1)."""
    player = s.players[play.owner]
    if player.is_carpet(play.piece):
        return s.parts.carpet_value
    return s.value(player.printed(play.piece), play.space)


class Carpet(Power):
    """A token of value 3 in the space being tallied (DRA-CARPET.1-5)."""

    def add_uses(self, s: Dragons, seat: i64, shift: i64, options: list[int]) -> None:
        if may_lay_carpet(s, seat):
            options.append(USE_CARPET + shift)

    def aim(self, s: Dragons, play: Play, action: i64) -> None:
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

    def why_not(self, s: Dragons, seat: i64, action: i64) -> Refusal:
        if s.is_barred(seat, s.current):
            return Refusal("DRA-CARPET.3", "not_admitted", {"space": s.parts.spaces[s.current]})
        return why_closed(s, seat, s.current)


def may_lay_carpet(s: Dragons, seat: i64) -> bool:
    """Whether the present space takes a player's Carpet (DRA-CARPET.2, .3)."""
    if not s.is_open(s.current) or s.is_full(seat, s.current):
        return False
    return not s.is_barred(seat, s.current)


class Key(Power):
    """Its user is admitted to the palace this round (DRA-KEY.1)."""

    def add_uses(self, s: Dragons, seat: i64, shift: i64, options: list[int]) -> None:
        if not s.players[seat].admitted and not is_declared(s, seat, KEY, NONE):
            options.append(USE_KEY + shift)

    def take_effect(self, s: Dragons, play: Play) -> bool:
        s.players[play.seat].admitted = True
        s.note(events.KEY_TURNED, play.seat)
        return True

    def why_not(self, s: Dragons, seat: i64, action: i64) -> Refusal:
        return Refusal("DRA-KEY.1", "admitted_already")


_BY_TYPE: dict[int, Power] = {
    COUNTERSPELL: Counterspell(),
    DOUBLE: Double(),
    CARPET: Carpet(),
    KEY: Key(),
}
# the power of each type; a Lamp works with a spell alone and a Scroll never
POWERS: Final[list[Power]] = [_BY_TYPE.get(artifact, Power()) for artifact in range(6)]
USABLE: Final[list[int]] = [COUNTERSPELL, DOUBLE, CARPET, KEY]


def type_of(action: i64) -> i64:
    """The artifact that an action uses (DRA-ART.1, .2, .6, DRA-PARASITE.1)."""
    if action < USE_DOUBLE:
        return COUNTERSPELL
    if action < USE_CARPET:
        return DOUBLE
    return CARPET if action == USE_CARPET else KEY
