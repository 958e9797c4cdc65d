"""The pieces on the table that stand for an action."""

from __future__ import annotations

from caravanserai.games.dragons.actions import SPACE, SPELL_OF
from caravanserai.games.dragons.parts import NONE, PARTS, SPELLS, TOKENS
from caravanserai.games.dragons.position.write import piece_name
from caravanserai.games.dragons.rules.carried import SPACE_OF_SEAT
from caravanserai.games.dragons.rules.spells.tokens import CASTER
from caravanserai.games.dragons.state import Dragons
from caravanserai.kernel.actions import Move


def targets(s: Dragons, seat: int, action: int) -> list[str]:
    """Such as `token:9` behind the screen, `piece:1.3` on the board, `space:market` or `treasure:gold`."""
    move = SPACE.move(action)
    kind = move.kind
    if kind == "place":
        return [f"token:{move.args['token']}", f"space:{move.args['space']}"]
    if kind in ("buy", "buy_searching", "pay", "give"):
        return [f"treasure:{move.args['kind']}"]
    if kind == "take":
        return [f"bank:{move.args['kind']}"]
    if kind == "choose":
        mix = PARTS.mixes[PARTS.mix_names.index(str(move.args["mix"]))]
        return [f"bank:{name}" for name, units in zip(PARTS.kinds, mix, strict=True) if units]
    if kind == "name":
        return [f"player:{move.args['seat']}"]
    if kind == "keep_spell":
        return [f"spell:{move.args['spell']}"]
    if kind == "pick":
        room = PARTS.spaces[SPACE_OF_SEAT.of(s.argument)]
        return [f"artifact:{room}.{move.args['depth']}"]
    if kind == "bribe":
        return ["space:guard"]
    return _pieces(s, seat, move) if kind.startswith(("keep_", "remove_")) else _played(s, seat, move)


def _pieces(s: Dragons, seat: int, move: Move) -> list[str]:
    """Pieces that are taxed, or may be removed in return."""
    if move.kind == "keep_token":
        return [f"piece:{piece_name(seat, _on_board(s, seat, move))}"]
    if move.kind == "keep_carpet":
        return [f"piece:{piece_name(seat, TOKENS + carpet)}" for carpet in range(s.players[seat].carpets)]
    owner = int(CASTER.of(s.argument))
    number = int(move.args["number"]) - 1
    return [f"piece:{piece_name(owner, number if move.kind == 'remove_token' else TOKENS + number)}"]


def _played(s: Dragons, seat: int, move: Move) -> list[str]:
    """The card or artifact that is played, and what it is aimed at."""
    spell = SPELL_OF[move.action]
    found: list[str] = []
    if spell != NONE:
        found.append(f"spell:{SPELLS[spell]}")
    elif move.kind.startswith("use_"):
        found.append(f"artifact:{move.kind.split('_')[1]}")
    args = move.args
    if move.kind.endswith("_counterspell"):
        found.append(f"play:{args['spell']}")
    if "token" in args:
        found.append(f"piece:{piece_name(seat, _on_board(s, seat, move))}")
    if "number" in args:
        number = int(args["number"]) - 1
        piece = TOKENS + number if move.kind == "cast_eye_carpet" else number
        found.append(f"piece:{piece_name(int(args['owner']), piece)}")
    if "space" in args:
        found.append(f"space:{args['space']}")
    if "artifact" in args:
        found.append(f"artifact:{args['artifact']}")
    return found


def _on_board(s: Dragons, seat: int, move: Move) -> int:
    """The piece on the board that a move names by its value."""
    return int(s.players[seat].token_on_board(int(move.args["token"])))


def meant(s: Dragons, target: str) -> str:
    """What one would do with something in the open or behind the screen; tokens and spaces name it."""
    kind, _, name = target.partition(":")
    offered = {family.name for family in s.asking.offers} if s.asking is not None else set()
    if kind == "treasure":
        return f"buy {name}" if "buy" in offered else f"pay {name}" if "pay" in offered else f"give 1 {name}"
    if kind == "artifact":
        return {"carpet": "use carpet", "key": "use key", "double": "use double on carpet"}.get(name, "")
    return {"bank": f"take 1 {name}", "spell": f"cast {name}"}.get(kind, "")
