"""Positions as people write them: most is left out and dealt by chance, and the moment goes by its name."""

from __future__ import annotations

import caravanserai
from caravanserai.conformance.sittings import Setup
from caravanserai.kernel.game import Document, Options

Written = tuple[int, Options, Document]  # players, options and the position


def by_hand(game_id: str) -> list[tuple[Setup, Document]]:
    game = caravanserai.game(game_id)
    return [
        (Setup(game, players, options, not options), position)
        for players, options, position in _WRITTEN[game_id]
    ]


def _empty(options: Options) -> list[Written]:
    """Nothing said, for three to five players."""
    return [(players, options, {}) for players in (3, 4, 5)]


_TOWER: Document = {"sack": {"value": 2, "white": 2, "yellow": 1}, "barrel": {"value": 3, "white": 4}}
_YSPAHAN: list[Written] = [
    *((players, {}, {}) for players in (2, 3, 4)),
    (4, {}, {"moment": "supply", "day": 9, "first": 2, "discard": ["three_camels"]}),
    (3, {}, {"moment": "choose", "tower": _TOWER, "deck_top": ["three_camels", "build_no_gold"]}),
    (2, {}, {"moment": "choose", "day": 21, "turn": 1, "tower": _TOWER}),
    (4, {}, {"moment": "build", "day": 7, "turn": 2, "players": [{}, {}, {"gold": 9, "camels": 3}, {}]}),
    (
        4,
        {},
        {"day": 21, "moment": "choose", "tower": _TOWER, "players": [{"points": {"souks": 7}}, {}, {}, {}]},
    ),
    (3, {}, {"moment": "over", "players": [{"points": {"caravan": 12}}, {}, {}]}),
]

_LAST_AREAS: Document = {
    "players": [
        {
            "area": [1, 2, 5, 17, 46, 47, 43, 39, 27, 156, 142],
            "hand": ["silver 3", "carpet", "carpet", "arab_caravan", "thief"],
        },
        {
            "area": [25, 26, 22, 41, 6, 8, 18, 15, 29, 145],
            "hand": ["mongol_relic", "mongol_caravan", "porcelain 12", "porcelain 13", "spices"],
        },
        {
            "area": [48, 49, 44, 40, 33, 21, 7, 16, 30, 158, 141],
            "hand": ["porcelain 14", "arab_relic", "smuggler", "spice_supplier", "silver 4"],
        },
    ]
}
_AMUL: list[Written] = [
    *((players, {}, {}) for players in range(3, 9)),
    (5, {"tea": "players"}, {"moment": "offer", "starting_player": 3}),
    (4, {}, {"moment": "pick", "turn": 2}),
    (6, {"tea": "2"}, {"moment": "play"}),
    (
        3,
        {},
        {
            "moment": "effects",
            "revealed": ["vagabond", None, None],
            "players": [{"area": ["vagabond"]}, {}, {}],
        },
    ),
    (3, {}, {"round": 9, "moment": "end", **_LAST_AREAS}),
    (
        3,
        {},
        {
            "steps": [["clean_up", 0], ["resolve_effects", 0]],
            "revealed": ["vagabond", None, None],
            "players": [{"area": ["vagabond"]}, {}, {}],
        },
    ),
    (3, {}, {"round": 9, "steps": [["lay_down_hands", 0]], **_LAST_AREAS}),
    (8, {}, {"moment": "over"}),
]

_DRAGONS: list[Written] = [
    *_empty({"variant": "basic"}),
    *_empty({"variant": "magic"}),
    (4, {}, {"moment": "vizier"}),
    (5, {"variant": "magic"}, {"moment": "vizier", "round": 3, "start_player": 2}),
    (3, {}, {"moment": "placement", "turn": 1}),
    (4, {"variant": "magic"}, {"moment": "placement", "turn": 2}),
    (
        3,
        {},
        {
            "moment": "space",
            "current": "market",
            "players": [{"tokens": [{"token": 7, "space": "market"}]}, {}, {}],
        },
    ),
    (
        3,
        {"variant": "magic"},
        {
            "moment": "space",
            "current": "tent",
            "players": [{"tokens": [{"token": 7, "space": "tent"}]}, {}, {}],
        },
    ),
    (
        3,
        {"variant": "magic"},
        {
            "moment": "tally",
            "current": "market",
            "players": [
                {
                    "tokens": [{"token": 7, "space": "market"}],
                    "artifacts": ["lamp", "carpet"],
                    "treasures": {"gold": 1},
                },
                {"tokens": [{"token": 7, "space": "market"}], "artifacts": ["lamp", "carpet"]},
                {},
            ],
        },
    ),
    (5, {}, {"moment": "space", "current": "end"}),
    (4, {"variant": "magic"}, {"steps": [["vizier", 0]]}),
    (3, {}, {"round": 2, "steps": [["placement", 1]]}),
    (
        3,
        {},
        {
            "round": 2,
            "current": "market",
            "players": [{"tokens": [{"token": 7, "space": "market"}]}, {}, {}],
            "steps": [["open_space", 5]],
        },
    ),
    (
        3,
        {},
        {
            "round": 2,
            "current": "market",
            "turned_up": True,
            "players": [{"tokens": [{"token": 7, "space": "market"}]}, {}, {}],
            "steps": [["open_space", 6], ["close_space", 7], ["evaluate", 7]],
        },
    ),
    (4, {}, {"round": 2, "current": "end", "steps": [["clean_up", 0]]}),
    (3, {}, {"moment": "over"}),
]

_BIDDING: Document = {"bidding": [0, 1, 3], "bid": 120, "bidder": 3, "acted": [2], "last_actor": 2}
_RESIDENTS = ["asima", "thara", "nibal", "fatima", "malika", "raidah", "sahar"]
_PHASES = [
    *("play_events", "income", "prepare", "auctions", "buy_events", "princess_chooses", "upkeep"),
    "change_start_player",
]
_EMIRA: list[Written] = [
    *_empty({"rules": "base"}),
    *_empty({"rules": "advanced"}),
    *((3 + turn % 3, {}, {"turn": turn, "phase": phase}) for turn, phase in enumerate(_PHASES, 2)),
    (3, {"rules": "advanced"}, {"turn": 4, "phase": "prepare"}),
    (4, {}, {"turn": 3, "phase": "play_events", "players": [{"hand": ["court_influence"]}, {}, {}, {}]}),
    (4, {}, {"turn": 4, "phase": "auctions", "auction": _BIDDING}),
    (
        4,
        {},
        {
            "turn": 8,
            "phase": "upkeep",
            "players": [
                {"gold": 300, "princesses": ["xenia"]},
                {"gold": 700, "princesses": ["asima", "thara", "nibal"], "sections": 2},
                {"gold": 900, "princesses": ["fatima", "malika"]},
                {"gold": 100},
            ],
            "xenia": {"gift_paid": True},
        },
    ),
    (5, {}, {"turn": 6, "phase": "princess_chooses", "in_play": ["asima", "thara"], "undecided": ["nibal"]}),
    (4, {}, {"moment": "over", "players": [{}, {"princesses": _RESIDENTS, "sections": 5}, {}, {}]}),
    (4, {}, {"turn": 5, "phase": "prepare", "steps": [["next_unit", 3]]}),
    (4, {}, {"moment": "over", "turn": 60}),
]

_GATES: list[Written] = [
    *((players, {}, {}) for players in range(2, 7)),
    (3, {}, {"prices": [6, 1, 4, 0], "coins": [3, 0, 2]}),
    (2, {}, {"hands": [["60", "30", "1", "2"], ["59", "29", "3", "4"]]}),
]

_WRITTEN: dict[str, list[Written]] = {
    "yspahan": _YSPAHAN,
    "amul": _AMUL,
    "dragons": _DRAGONS,
    "emira": _EMIRA,
    "gates": _GATES,
}
