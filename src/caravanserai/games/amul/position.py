"""Any moment of a game of Āmul as a readable document (docs/positions/amul.md)."""

from __future__ import annotations

from caravanserai.games.amul.actions import SPACE
from caravanserai.games.amul.parts import NONE, Parts
from caravanserai.games.amul.state import Amul, Player
from caravanserai.kernel.game import Document
from caravanserai.kernel.pile import EVERYONE
from caravanserai.kernel.position import write_sealed, write_steps


def to_position(s: Amul) -> Document:
    """The whole truth of a state."""
    parts = s.parts
    return {
        "round": s.round,
        "starting_player": s.starting,
        "first_pick": s.first_pick,
        "market": card_names(parts, s.market),
        "offered_by": {
            card_name(parts, card): seat
            for card, seat in zip(s.market, s.offered_by, strict=True)
            if seat != NONE
        },
        "palace": card_names(parts, s.palace),
        "bazaar": card_names(parts, s.bazaar),
        "players": [_write_player(parts, player) for player in s.players],
        "deck": card_names(parts, s.deck.cards()[::-1]),
        "discard": card_names(parts, s.discard),
        "removed": card_names(parts, s.removed),
        "order": s.order.copy(),
        "revealed": [card_name(parts, card) if card else None for card in s.revealed],
        "sealed": write_sealed(s, SPACE),
        "steps": write_steps(s),
    }


def card_name(parts: Parts, card: int) -> str:
    """A card as positions call it: its name and its printed number."""
    return f"{parts.face_ids[parts.face_of[card]]} {card}"


def card_names(parts: Parts, cards: list[int]) -> list[str]:
    """Cards as positions call them."""
    return [card_name(parts, card) for card in cards]


def _write_player(parts: Parts, player: Player) -> Document:
    hand = player.hand
    shown = [hand.card(index) for index in range(len(hand.slots)) if hand.knowers(index) == EVERYONE]
    return {
        "hand": card_names(parts, hand.cards()),
        "shown": card_names(parts, shown),
        "area": card_names(parts, player.area),
        "laid_down": card_names(parts, player.area[player.laid_from : player.laid_from + player.laid]),
    }
