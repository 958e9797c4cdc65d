"""Any moment of a game of Yspahan as a readable document (docs/positions/yspahan.md)."""

from __future__ import annotations

from caravanserai.games.yspahan.parts import Parts
from caravanserai.games.yspahan.player import Player
from caravanserai.games.yspahan.state import Yspahan
from caravanserai.kernel.game import Document
from caravanserai.kernel.position import write_steps


def write(s: Yspahan) -> Document:
    """The whole truth of a state."""
    parts = s.parts
    return {
        "day": s.day,
        "first": s.first,
        "order": s.order.copy(),
        "turn": s.turn,
        "built": s.built,
        "after_dice": s.after_dice,
        "supervisor": parts.spaces[s.supervisor],
        "tower": {
            name: {"value": s.floor_value[floor], "white": s.white_on(floor), "yellow": s.yellow_on(floor)}
            for floor, name in enumerate(parts.floors)
            if s.white_on(floor) + s.yellow_on(floor) > 0
        },
        "shops": {name: s.owner_of(shop) for shop, name in enumerate(parts.shops) if s.is_filled(shop)},
        "caravan": s.caravan.copy(),
        "players": [_write_player(parts, player) for player in s.players],
        "deck": [parts.cards[card] for card in reversed(s.deck.cards())],
        "discard": [parts.cards[card] for card in s.discard.cards()],
        "steps": write_steps(s),
    }


def _write_player(parts: Parts, player: Player) -> Document:
    return {
        "gold": player.gold,
        "camels": player.camels,
        "buildings": [building.id for index, building in enumerate(parts.buildings) if player.has(index)],
        "hand": [parts.cards[card] for card in player.hand.cards()],
        "points": {
            "souks": player.souk_points,
            "bazaar": player.bazaar_points,
            "placement": player.placement_points,
            "caravan": player.caravan_points,
            "buildings": player.building_points,
            "cards": player.card_points,
        },
    }
