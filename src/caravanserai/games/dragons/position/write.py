"""Any moment of a game of Aladdin's Dragons as a readable document (docs/positions/dragons.md)."""

from __future__ import annotations

from caravanserai.games.dragons.actions import SPACE
from caravanserai.games.dragons.parts import ARTIFACTS, NONE, SPELLS, TOKENS
from caravanserai.games.dragons.player import SCREEN, Player
from caravanserai.games.dragons.state import Dragons, Play
from caravanserai.kernel.game import Document
from caravanserai.kernel.position import write_knowers, write_sealed, write_steps


def to_position(s: Dragons) -> Document:
    """The whole truth of a state."""
    parts = s.parts
    return {
        "round": s.round,
        "start_player": s.start,
        "current": s.stage(),
        "turned_up": s.turned,
        "ended": s.ended,
        "treasure_card": s.cards[s.card].id if s.card != NONE else None,
        "used_cards": [s.cards[card].id for card in s.used_cards],
        "treasure_deck": [s.cards[card].id for card in reversed(s.deck.cards())],
        "caves": {
            kind: s.shelves[at * parts.shelves : (at + 1) * parts.shelves]
            for at, kind in enumerate(parts.kinds)
        },
        "guard": _write_guard(s),
        "rooms": {parts.spaces[parts.rooms[room]]: _write_room(s, room) for room in range(len(s.stacks))},
        "aside": [ARTIFACTS[artifact] for artifact in s.aside.cards()],
        "spell_deck": [SPELLS[spell] for spell in reversed(s.spell_deck.cards())],
        "spell_discard": [SPELLS[spell] for spell in s.discard],
        "in_force": {
            "spy": _seat(s.spy),
            "swapped_from": parts.spaces[s.swapped_from] if s.swapped_from != NONE else None,
            "taboo": _write_spaces(s, s.taboo),
            "smuggler": _seat(s.smuggler),
            "smuggled": _write_spaces(s, s.smuggled),
        },
        "batch": [_write_play(s, play, index) for index, play in enumerate(s.batch)],
        "searching": s.searching,
        "players": [_write_player(s, player) for player in s.players],
        "sealed": write_sealed(s, SPACE),
        "steps": write_steps(s),
    }


def piece_name(owner: int, piece: int) -> str:
    """A token or Carpet on the board: its owner's seat and its number."""
    return f"{owner}.{piece + 1}"


def _seat(seat: int) -> int | None:
    return None if seat == NONE else seat


def _write_spaces(s: Dragons, mask: int) -> list[str]:
    return [name for space, name in enumerate(s.parts.spaces) if mask >> space & 1]


def _write_guard(s: Dragons) -> Document:
    values = s.guards.cards()
    return {"value": values[-1], "shown": s.guards.is_public(len(values) - 1), "pool": sorted(values[:-1])}


def _write_room(s: Dragons, room: int) -> Document:
    stack = s.stacks[room]
    return {
        "on_sale": ARTIFACTS[s.on_sale[room]] if s.on_sale[room] != NONE else None,
        "stack": [ARTIFACTS[artifact] for artifact in reversed(stack.cards())],
        "known_by": [write_knowers(stack, at, s.players_count) for at in reversed(range(stack.size()))],
    }


def _write_player(s: Dragons, player: Player) -> Document:
    spells = player.spells
    return {
        "treasures": {kind: player.treasures[at] for at, kind in enumerate(s.parts.kinds)},
        "tokens": [_write_piece(s, player, number) for number in range(TOKENS)],
        "carpets": [_write_piece(s, player, TOKENS + number) for number in range(player.carpets)],
        "artifacts": [ARTIFACTS[at] for at, count in enumerate(player.artifacts) for _ in range(count)],
        "secret": [ARTIFACTS[artifact] for artifact in player.secret.cards()],
        "used": [ARTIFACTS[at] for at, count in enumerate(player.used) for _ in range(count)],
        "lit": player.lit,
        "djinn": player.djinn,
        "admitted": player.admitted,
        "spells": [SPELLS[spell] for spell in spells.cards()],
        "known_by": [write_knowers(spells, at, s.players_count) for at in range(spells.size())],
    }


def _write_piece(s: Dragons, player: Player, piece: int) -> Document:
    space = player.where[piece]
    entry: Document = {
        "space": s.parts.spaces[space] if space != SCREEN else None,
        "double": bool(player.doubled >> piece & 1),
    }
    if not player.is_carpet(piece):
        entry["token"] = player.printed(piece)
        entry["up"] = player.is_face_up(piece)
    return entry


def _write_play(s: Dragons, play: Play, index: int) -> Document:
    return {
        "seat": play.seat,
        "spell": SPELLS[play.spell] if play.spell != NONE else None,
        "artifact": ARTIFACTS[play.artifact] if play.artifact != NONE else None,
        "piece": piece_name(play.owner, play.piece) if play.piece != NONE else None,
        "space": s.parts.spaces[play.space] if play.space != NONE else None,
        "target": SPELLS[play.target] if play.target != NONE else None,
        "cancelled": bool(s.cancelled >> index & 1),
    }
