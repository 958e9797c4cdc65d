"""Tokens and Carpets come to the board, move about and leave it: in no other way (DRA-PLACE.7, DRA-SPELL)."""

from __future__ import annotations

from mypy_extensions import i64

from caravanserai.games.dragons import events
from caravanserai.games.dragons.parts import GUARD, PARTS, TOKENS
from caravanserai.games.dragons.player import ALL_TOKENS, LOWEST_FREE, PIECES, SCREEN, Player
from caravanserai.games.dragons.state import Dragons
from caravanserai.kernel.pile import EVERYONE


def place(s: Dragons, seat: i64, token: i64, space: i64, face_up: bool) -> None:
    """A token from behind the screen takes the lowest number (DRA-PLACE.2, .6, DRA-SPY.1, DRA-INFO.1)."""
    player = s.players[seat]
    value = s.parts.values[token]
    number: i64 = LOWEST_FREE[player.laid]
    player.tokens.bring(value, number)  # a player has each value once
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
        s.note_to(1 << seat, events.TOKEN_PLACED, seat, space, number + 1, value)


def forget_shown(player: Player, seat: i64, placed: i64) -> None:
    """Nobody can tell any more where a token lies that was shown and taken back (DRA-INFO.7)."""
    for number in range(TOKENS):
        if player.tokens.is_public(number) and (number == placed or player.where[number] == SCREEN):
            player.tokens.set_knowers(number, 1 << seat)
    player.seen_behind = False


def turn_up(s: Dragons, space: i64) -> None:
    """All tokens of a space are turned face up for everyone (DRA-TALLY.3, DRA-PRIO.11)."""
    for seat in s.sequence():
        player = s.players[seat]
        lying = player.lying[space]
        if lying == 0:
            continue
        hidden = s.show_all(player.tokens, PIECES[lying & ALL_TOKENS], EVERYONE)
        if s.journal is not None and (hidden or not s.turned):
            strength = int(s.strength(seat, space))
            s.journal.add(events.TOKENS_TURNED_UP, [seat, int(space), strength, *s.bid(seat, space)])


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
        if player.tokens.is_public(piece):
            player.seen_behind = True


def remove(s: Dragons, owner: i64, piece: i64) -> None:
    """A spell removes a piece; a face-down token is not shown (DRA-SPELL.6)."""
    player = s.players[owner]
    space = player.where[piece]
    face_up = player.is_face_up(piece)
    take_back(player, piece)
    if player.is_carpet(piece):
        s.note(events.CARPET_REMOVED, owner, space)
    else:
        knowers = EVERYONE if face_up else 1 << owner
        s.note_to(knowers, events.TOKEN_REMOVED, owner, piece + 1, space, player.printed(piece))


def within_reach(s: Dragons, owner: i64) -> list[int]:
    """A player's tokens and Carpets on the board that a spell can touch (DRA-SPELL.3)."""
    player = s.players[owner]
    return PIECES[player.laid & ~player.lying[GUARD]]


def pieces_in_any(s: Dragons, owner: i64, spaces: list[int]) -> list[int]:
    """A player's tokens and Carpets in some spaces, space by space, without copies (DRA-DOUBLE.2)."""
    found: list[int] = []
    for space in spaces:
        found.extend(PIECES[s.players[owner].lying[space]])
    return found


def shown_value(s: Dragons, owner: i64, piece: i64) -> i64:
    """What a face-up piece counts; nothing for a face-down one (DRA-DEFAULT.4)."""
    player = s.players[owner]
    return s.counts(player, piece, player.where[piece]) if player.is_face_up(piece) else 0
