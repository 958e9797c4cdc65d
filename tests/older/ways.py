"""The ways to sit down of which there are fixtures; spelled out, because the files name them."""

from __future__ import annotations

import caravanserai
from caravanserai.conformance.sittings import Setup
from caravanserai.kernel.game import Options

_SWITCHES_OF_YSPAHAN: list[Options] = [
    {"build_cards_stack": True},
    {"build_card_before_dice_action": False},
    {"cards_before_roll": False},
    {"must_place_all_cubes": False},
]
_SWITCHES_OF_AMUL: list[Options] = [
    {"own_offer_may_be_taken_back": False},
    {"vagabond_chain_triggers": False},
    {"thief_on_table_resolves_at_end": False},
    {"trader_multiple_sets": False},
    {"majority_requires_symbol": False},
    {"tiebreak_uses_letters": False},
]


def ways(game_id: str) -> list[Setup]:
    """Every variant with every player count, and every switchable ruling with some."""
    game = caravanserai.game(game_id)
    return [Setup(game, players, options, not options) for players, options in _WAYS[game_id]]


def way(game_id: str, players: int, options: Options) -> Setup:
    """One of them, or another."""
    return Setup(caravanserai.game(game_id), players, options, not options)


def _all(players: range, options: Options) -> list[tuple[int, Options]]:
    return [(count, options) for count in players]


_WAYS: dict[str, list[tuple[int, Options]]] = {
    "yspahan": [
        *((players, {}) for players in (2, 3, 4)),
        *((players, switch) for players in (2, 3, 4) for switch in _SWITCHES_OF_YSPAHAN),
        (3, {"first_player": 1}),
    ],
    "amul": [
        *((players, {}) for players in range(3, 9)),
        *_all(range(3, 9), {"tea": "players"}),
        *((players, switch) for players in (4, 7) for switch in _SWITCHES_OF_AMUL),
        *(one for tea in range(1, 9) for one in _all(range(3 + tea % 6, 4 + tea % 6), {"tea": str(tea)})),
    ],
    "dragons": [
        *((players, {}) for players in (3, 4, 5)),
        *_all(range(3, 6), {"variant": "magic"}),
        (4, {"leftovers": "stay"}),
        *_all(range(3, 6), {"variant": "magic", "leftovers": "stay"}),
        (5, {"variant": "magic", "start_player": 2}),
    ],
    "emira": [
        *((players, {}) for players in (3, 4, 5)),
        *_all(range(3, 6), {"rules": "advanced"}),
        (4, {"chosen_on_honeymoon": False}),
        *_all(range(3, 6), {"rules": "advanced", "chosen_on_honeymoon": False}),
    ],
    "gates": [(players, {}) for players in range(2, 7)],
}
