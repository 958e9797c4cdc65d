"""Tables of Yspahan for tests: arranged in a few lines, played in the move notation."""

from __future__ import annotations

import copy
from typing import Any

from caravanserai.games.yspahan.game import GAME, YspahanGame
from caravanserai.games.yspahan.parts import DATA, Parts
from caravanserai.games.yspahan.state import Yspahan
from caravanserai.games.yspahan.view.view import PlayerView, YspahanView
from caravanserai.kernel.game import Document, Game, Options
from caravanserai.kernel.journal import SeenEvent
from tests.games.tables import GameTable

CARDS = GAME.parts.cards
FLOORS = GAME.parts.floors
SHOPS = GAME.parts.shops
SPACES = GAME.parts.spaces
BUILDINGS = [building.id for building in GAME.parts.buildings]

# the kinds of move in the order of a turn, whatever their place in the action space
KINDS = [
    *("yellow", "take", "take_plus", "supervise", "draw", "raise", "raise_with", "place", "move"),
    *("first", "send", "keep", "build", "end", "pass"),
    *("play_three_camels", "play_three_gold", "play_place_good", "play_caravan_good"),
    *("play_camels_for_points", "play_gold_for_points", "play_exchange_gold", "play_exchange_camels"),
    *("play_build_no_camels", "play_build_no_gold", "play_both"),
]


class YspahanTable(GameTable[Yspahan, YspahanView]):
    """A table that speaks the players' language: moves, floors, hands and events as short texts."""

    played = Yspahan
    seen = YspahanView

    # --- playing --------------------------------------------------------------------------------

    def finish_day(self) -> list[SeenEvent]:
        """Let every clock run out until the next day (or the end), and hand back the events."""
        before = len(self.table.journal.events)
        day = self.view().day
        while not self.table.over and self.view().day == day:
            self.play_default()
        return self.events()[before:]

    def finish_turn(self) -> None:
        """Let the clock run out until somebody else's turn."""
        view = self.view()
        while not self.table.over and (self.view().day, self.view().turn) == (view.day, view.turn):
            self.play_default()

    # --- what is asked ----------------------------------------------------------------------------

    def moves(self, seat: int, *beginnings: str) -> list[str]:
        """The legal moves of a seat in the order of a turn, or those that begin with one of these texts."""
        legal = sorted(self.table.moves(seat), key=lambda move: (KINDS.index(move.kind), move.action))
        texts = [move.text for move in legal]
        return [text for text in texts if text.startswith(beginnings)] if beginnings else texts

    # --- what is seen -----------------------------------------------------------------------------

    def player(self, seat: int) -> PlayerView:
        """A player's things as that player sees them."""
        return self.view(seat).players[seat]

    def hand(self, seat: int) -> list[str]:
        hand = self.player(seat).hand
        assert hand is not None
        return hand

    def gold(self) -> list[int]:
        return [player.gold for player in self.view().players]

    def camels(self) -> list[int]:
        return [player.camels for player in self.view().players]

    def points(self, seat: int) -> dict[str, int]:
        """The lines of a score that are not zero."""
        return {line.category: line.points for line in self.table.breakdown(seat) if line.points}

    def floors(self) -> dict[str, str]:
        """The filled floors of the Tower, as `tower=` takes them."""
        return {
            floor.floor: " ".join([str(floor.value)] * floor.white + [f"{floor.value}y"] * floor.yellow)
            for floor in self.view().tower
            if floor.white + floor.yellow
        }

    def shops(self, seat: int) -> list[str]:
        """The shops with a cube of the seat."""
        return [shop for shop, owner in self.view().shops.items() if owner == seat]


def yspahan(
    players: int = 4,
    *,
    dice: str = "",
    tower: dict[str, str] | None = None,
    gold: list[int] | None = None,
    camels: list[int] | None = None,
    points: list[int] | None = None,
    hands: dict[int, str] | None = None,
    buildings: dict[int, str] | None = None,
    shops: dict[int, str] | None = None,
    deck: str = "",
    discard: str = "",
    rest: str | int = "deck",
    options: Options | None = None,
    game: Game = GAME,
    **place: Any,
) -> YspahanTable:
    """A table in a position.

    `dice` are the faces of the next rolls, white before yellow; `tower` gives groups such as
    {"camels": "1 1 1y"} and lets the active player choose, unless a `moment` is given. Cards not named go
    under `deck`, or to the rest named: "discard" or a seat. Anything else of a position (`first`, `turn`,
    `day`, `supervisor`, `caravan`, `moment`, `built`, `steps`) is passed on as it is.
    """
    document: Document = {"first": 0, **place}
    if tower is not None:
        document["tower"] = {floor: _group(text) for floor, text in tower.items()}
        if not {"moment", "steps"} & set(document):
            document["moment"] = "choose"
    document["shops"] = {shop: seat for seat, names in (shops or {}).items() for shop in names.split()}
    held = [(hands or {}).get(seat, "").split() for seat in range(players)]
    document["players"] = [
        {
            "gold": gold[seat] if gold else 2,
            "camels": camels[seat] if camels else 0,
            "buildings": (buildings or {}).get(seat, "").split(),
            "hand": held[seat],
            "points": {"cards": points[seat] if points else 0},
        }
        for seat in range(players)
    ]
    piles = {"deck": deck.split(), "discard": discard.split()}
    assert isinstance(game, YspahanGame)
    left = [card for card, copies in zip(CARDS, game.parts.copies, strict=True) for _ in range(copies)]
    for card in [*piles["deck"], *piles["discard"], *(card for hand in held for card in hand)]:
        left.remove(card)
    (held[rest] if isinstance(rest, int) else piles[rest]).extend(left)
    document.update(piles)
    script = [int(face) - 1 for face in dice.split()]
    return YspahanTable(game.table(players, seed=1, options=options, position=document, script=script))


def _group(text: str) -> Document:
    dice = text.split()
    yellow = sum(die.endswith("y") for die in dice)
    return {"value": int(dice[0][0]), "white": len(dice) - yellow, "yellow": yellow}


def new_game(
    players: int = 4, seed: int = 7, options: Options | None = None, game: Game = GAME
) -> YspahanTable:
    """A game from its set-up."""
    return YspahanTable(game.table(players, seed=seed, options=options))


def data() -> Document:
    """The component data, to be changed at will."""
    return copy.deepcopy(DATA)


def game_with(document: Document) -> YspahanGame:
    """The game that other component data give."""
    return YspahanGame(Parts(document))


def limited(gold: int = 0, camels: int = 0, cubes: int = 0) -> YspahanGame:
    """The game with a limited stock (YSP-RULING.1, .36)."""
    document = data()
    document["supply"].update(gold_limit=gold, camel_limit=camels, cube_limit_per_player=cubes)
    return game_with(document)
