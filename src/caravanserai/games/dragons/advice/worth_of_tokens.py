"""Advice on tokens: what it brings when one goes elsewhere, comes off the board or changes its value."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caravanserai.games.dragons.actions import CAST_MOVE_OTHER
from caravanserai.games.dragons.advice import worth_of_bids as bids
from caravanserai.games.dragons.advice.chances import SURE
from caravanserai.games.dragons.advice.worth_of_spaces import gain as space_gain
from caravanserai.games.dragons.parts import GUARD, NONE
from caravanserai.games.dragons.player import PIECES, SCREEN
from caravanserai.games.dragons.rules.pieces import shown_value, within_reach
from caravanserai.games.dragons.rules.spells.tokens import is_struck, piece_aimed_at, piece_moved
from caravanserai.games.dragons.state import Dragons

NOT_NOW: Final = -20  # what a spell gains that cannot help at this moment


def held_at(s: Dragons, seat: i64, space: i64) -> i64:
    """What a player's tokens in a space that is not yet tallied will bring."""
    if space < s.current or s.players[seat].pieces_in(space) == 0 or space == GUARD:
        return 0
    if s.parts.room_of[space] == NONE:
        return space_gain(s, seat, space, s.strength(seat, space))
    worth_ = bids.room(s, seat, space, s.bid(seat, space), s.players[seat].treasures)
    return worth_ * bids.entry(s, seat, s.strength(seat, GUARD)) // SURE


def lift(s: Dragons, owner: i64, piece: i64, space: i64) -> i64:
    """Put a piece somewhere else for a while; says where it was."""
    player = s.players[owner]
    origin = player.where[piece]
    if origin != SCREEN:
        player.lift(piece)
    if space != SCREEN:
        player.lay(piece, space)
    return origin


def move_gain(s: Dragons, seat: i64, action: i64) -> i64:
    """What changes for us when a token goes to another space."""
    owner, piece, space = piece_moved(s, seat, action)
    if CAST_MOVE_OTHER.has(action):
        here = s.turned and s.players[owner].where[piece] == s.current
        if not here or s.players[seat].pieces_in(s.current) == 0:
            return NOT_NOW  # nobody knows what the token is good for
    origin = s.players[owner].where[piece]
    before = held_at(s, seat, origin) + held_at(s, seat, space)
    lift(s, owner, piece, space)
    after = held_at(s, seat, origin) + held_at(s, seat, space)
    lift(s, owner, piece, origin)
    return after - before


def eye_gain(s: Dragons, seat: i64, action: i64) -> i64:
    """A rival's token out of the space being tallied, for the best of ours elsewhere."""
    owner, piece = piece_aimed_at(action)
    origin = s.players[owner].where[piece]
    if origin != s.current or not s.turned:
        return NOT_NOW
    before = held_at(s, seat, origin)
    lift(s, owner, piece, SCREEN)
    after = held_at(s, seat, origin)
    lift(s, owner, piece, origin)
    dearest: i64 = 0
    for own in within_reach(s, seat):
        dearest = max(dearest, piece_worth(s, seat, own))
    return after - before - dearest


def eclipse_change(s: Dragons, seat: i64, spell: i64, space: i64) -> i64:
    """What an eclipse would change for a player in a space."""
    before = held_at(s, seat, space)
    struck: list[tuple[int, int]] = []
    for owner in range(s.players_count):
        for piece in PIECES[s.players[owner].lying[space]]:
            if is_struck(s, spell, owner, piece):
                struck.append((owner, piece))
    for owner, piece in struck:
        lift(s, owner, piece, SCREEN)
    after = held_at(s, seat, space)
    for owner, piece in struck:
        lift(s, owner, piece, space)
    return after - before


def swap_gain(s: Dragons, seat: i64) -> i64:
    """What 1 for 9 changes for us in the space being tallied."""
    if not s.turned:
        return NOT_NOW
    before = held_at(s, seat, s.current)
    kept = s.swapped_from
    s.swapped_from = s.current
    after = held_at(s, seat, s.current)
    s.swapped_from = kept
    return after - before


def piece_worth(s: Dragons, owner: i64, piece: i64) -> i64:
    """Roughly what the loss of a piece costs its owner."""
    space = s.players[owner].where[piece]
    if space == SCREEN or space < s.current:
        return 0
    value = shown_value(s, owner, piece)
    return (value if value > 0 else 5) * (5 if space == s.current else 3)
