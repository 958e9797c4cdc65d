"""Tokens and Carpets come to the board, move about and leave it (DRA-PLACE, DRA-SPELL)."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from caravanserai.games.dragons import events
from caravanserai.games.dragons.parts import GUARD, PARTS
from caravanserai.games.dragons.player import LOWEST_FREE, PIECES, SCREEN, SHOWN, Player, own_slot
from caravanserai.games.dragons.state import Dragons
from caravanserai.kernel.pile import CARD_MASK, EVERYONE


def place(s: Dragons, seat: i64, token: i64, space: i64, face_up: bool) -> None:
    """A token from behind the screen takes the lowest number (DRA-PLACE.2, .6, DRA-SPY.1, DRA-INFO.1)."""
    player = s.players[seat]
    slots = player.tokens.slots
    value = s.parts.values[token]
    number: i64 = LOWEST_FREE[player.laid]
    for source in range(number, len(slots)):
        if slots[source] & CARD_MASK == value:  # a player has each value once
            break
    if source != number:
        pieces: list[Any] = slots  # swapped as they are: compiled, whole numbers would be made anew
        pieces[source], pieces[number] = pieces[number], pieces[source]
    player.lay(number, space)
    player.screened &= ~(1 << token)
    player.behind -= 1
    if face_up:
        s.show(player.tokens, number, EVERYONE)
        s.note(events.TOKEN_PLACED_FACE_UP, seat, space, number + 1, value)
        return
    if player.seen_behind:
        forget_shown(player, seat, number)
    if s.journal is not None:
        s.journal.add(events.TOKEN_PLACED, [seat, space, number + 1, value], 1 << seat)


def forget_shown(player: Player, seat: i64, placed: i64) -> None:
    """Nobody can tell any more where a token lies that was shown and taken back (DRA-INFO.7)."""
    slots = player.tokens.slots
    for number in range(len(slots)):
        if slots[number] & SHOWN and (number == placed or player.where[number] == SCREEN):
            slots[number] = own_slot(seat, slots[number] & CARD_MASK)
    player.seen_behind = False


def turn_up(s: Dragons, space: i64) -> None:
    """All tokens of a space are turned face up for everyone (DRA-TALLY.3, DRA-PRIO.11)."""
    for seat in s.sequence():
        player = s.players[seat]
        lying = player.lying[space]
        if lying == 0:
            continue
        hidden = False
        slots = player.tokens.slots
        for piece in PIECES[lying]:
            if piece < len(slots) and not slots[piece] & SHOWN:
                s.show(player.tokens, piece, EVERYONE)
                hidden = True
        if s.journal is not None and (hidden or not s.turned):
            values = s.bid(seat, space)
            s.journal.add(events.TOKENS_TURNED_UP, [seat, space, s.strength(seat, space), *values])


def may_go_to(s: Dragons, owner: i64, origin: i64, space: i64) -> bool:
    """Whether a spell may move a player's token to a space (DRA-SPELL.3-5, DRA-GUARD.9)."""
    if space in (origin, GUARD) or space < s.current or space not in s.in_use:
        return False
    return s.is_open(space) and not s.is_full(owner, space) and not s.is_barred(owner, space)


def move(s: Dragons, owner: i64, piece: i64, space: i64) -> None:
    """A token goes to another space; its copy does not follow (DRA-SPELL.5, DRA-DOUBLE.2)."""
    player = s.players[owner]
    origin = player.where[piece]
    player.lift(piece)
    player.lay(piece, space)
    player.doubled &= ~(1 << piece)
    s.note(events.TOKEN_MOVED, owner, piece + 1, origin, space)


def take_back(player: Player, piece: i64) -> None:
    """A piece leaves the board; a token is screened again (DRA-PLACE.8, DRA-CARPET.4, DRA-INFO.7)."""
    player.lift(piece)
    player.doubled &= ~(1 << piece)
    if not player.is_carpet(piece):
        player.behind += 1
        player.screened |= 1 << PARTS.token_of[player.printed(piece)]
        if player.tokens.slots[piece] & SHOWN:
            player.seen_behind = True


def remove(s: Dragons, owner: i64, piece: i64) -> None:
    """A spell removes a piece; a face-down token is not shown (DRA-SPELL.6)."""
    player = s.players[owner]
    space = player.where[piece]
    face_up = player.is_face_up(piece)
    take_back(player, piece)
    if player.is_carpet(piece):
        s.note(events.CARPET_REMOVED, owner, space)
    elif s.journal is not None:
        knowers = EVERYONE if face_up else 1 << owner
        s.journal.add(events.TOKEN_REMOVED, [owner, piece + 1, space, player.printed(piece)], knowers)
