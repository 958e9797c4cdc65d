"""Any moment of a game of Āmul as a readable document (docs/positions/amul.md)."""

from __future__ import annotations

from caravanserai.games.amul.actions import SPACE
from caravanserai.games.amul.player import Player
from caravanserai.games.amul.state import Amul
from caravanserai.kernel.game import Document
from caravanserai.kernel.position import write_sealed, write_steps


def to_position(s: Amul) -> Document:
    """The whole truth of a state."""
    names = s.parts.card_names
    return {
        "round": s.round,
        "starting_player": s.starting,
        "first_pick": s.first_pick,
        "market": [names[card] for card in s.market],
        "offered_by": {names[card]: s.offers.index(card) for card in s.market if card in s.offers},
        "palace": [names[card] for card in s.palace],
        "bazaar": [names[card] for card in s.bazaar],
        "players": [_write_player(names, player) for player in s.players],
        "deck": [names[card] for card in reversed(s.deck.cards())],
        "discard": [names[card] for card in s.discard],
        "removed": [names[card] for card in s.removed],
        "order": s.order.copy(),
        "revealed": [names[card] if card else None for card in s.revealed],
        "sealed": write_sealed(s, SPACE),
        "steps": write_steps(s),
    }


def _write_player(names: list[str], player: Player) -> Document:
    hand = player.hand
    return {
        "hand": [names[card] for card in hand.cards()],
        "shown": [names[hand.card(index)] for index in range(hand.size()) if hand.is_public(index)],
        "area": [names[card] for card in player.area],
        "laid_down": [names[card] for card in player.laid_down()],
    }
