"""Tables of Emira for tests: arranged in a few lines, played in the move notation."""

from __future__ import annotations

from typing import Any

from caravanserai.games.emira import parts
from caravanserai.games.emira.game import GAME, EmiraGame
from caravanserai.games.emira.parts import Parts
from caravanserai.games.emira.state import Emira
from caravanserai.games.emira.view.players import PlayerView
from caravanserai.games.emira.view.princesses import PrincessView
from caravanserai.games.emira.view.view import EmiraView
from caravanserai.kernel.data import read
from caravanserai.kernel.game import Document, Game, Options
from caravanserai.kernel.journal import SeenEvent
from caravanserai.kernel.table import ALL_SEEING, PUBLIC
from tests.games.tables import GameTable

LAST_TURN = 60  # nothing follows it: the table stands still at its end (EMI-END.2)
ALL_PIECES = ["palace", "camel", "small", "large"]
Seats = dict[int, Any]  # what some of the players have, by seat

ORDINARY = ["asima", "thara", "nibal", "fatima", "malika", "raidah", "sahar", "anisah", "yasmine"]
SINGLE = {"intelligence": "malika", "housekeeping": "fatima", "cooking": "asima", "romance": "thara"}


class EmiraTable(GameTable[Emira, EmiraView]):
    """A table that speaks the players' language: moves, princesses and events as short texts."""

    played = Emira
    seen = EmiraView

    # --- playing --------------------------------------------------------------------------------

    def play_all(self, *moves: tuple[int, str]) -> list[SeenEvent]:
        """Moves of several seats one after another."""
        before = len(self.table.journal.events)
        for seat, move in moves:
            self.play(seat, move)
        return self.events()[before:]

    def everybody_passes(self) -> list[SeenEvent]:
        """The present auction without a bid: its opener acts."""
        before = len(self.table.journal.events)
        while self.asks == "bid":
            self.play(self.waiting[0], "pass")
        return self.events()[before:]

    def finish_turn(self) -> list[SeenEvent]:
        """Let every clock run out until the next turn asks something, or the game is over."""
        before = len(self.table.journal.events)
        turn = self.view().turn
        while not self.table.over and self.view().turn == turn:
            self.play_default()
        return self.events()[before:]

    def nobody_acts(self) -> list[SeenEvent]:
        """Every auction of this turn without a bid, every action forgone."""
        before = len(self.table.journal.events)
        turn = self.view().turn
        while self.view().turn == turn and self.asks in ("bid", "act", "voluntary_bid"):
            self.play(self.waiting[0], "forgo" if self.asks == "act" else "pass")
        return self.events()[before:]

    # --- what is asked ----------------------------------------------------------------------------

    def moves(self, seat: int) -> list[str]:
        """The legal moves of a seat but bids, in alphabetical order."""
        return sorted(move.text for move in self.table.moves(seat) if move.kind != "bid")

    def bids(self, seat: int) -> list[int]:
        """Every bid a seat may make."""
        return [int(move.args["gold"]) for move in self.table.moves(seat) if move.kind == "bid"]

    # --- what is seen -----------------------------------------------------------------------------

    def player(self, seat: int) -> PlayerView:
        """A player's things as the player sees them."""
        return self.view(seat).players[seat]

    @property
    def gold(self) -> list[int]:
        return [player.gold or 0 for player in self.view(ALL_SEEING).players]

    def princesses(self, seat: int) -> list[str]:
        return self.player(seat).princesses

    @property
    def residents(self) -> list[int]:
        return [len(player.princesses) for player in self.view().players]

    @property
    def undecided(self) -> list[str]:
        return [princess.princess for princess in self.view().undecided]

    @property
    def in_play(self) -> list[str]:
        return [princess.princess for princess in self.view().in_play]

    def outlook(self, princess: str, audience: int = PUBLIC) -> PrincessView:
        """What is known of a princess who has yet to choose."""
        view = self.view(audience)
        found = [one for one in [*view.in_play, *view.coming, *view.undecided] if one.princess == princess]
        assert len(found) == 1, f"{princess} has nothing to choose"
        return found[0]

    def caravans(self, seat: int) -> list[tuple[str, int]]:
        return [(caravan.caravan, caravan.left) for caravan in self.player(seat).caravans]


def emira(
    players: int = 4,
    seats: Seats | None = None,
    *,
    options: Options | None = None,
    game: Game = GAME,
    seed: int = 1,
    **place: Any,
) -> EmiraTable:
    """A table in a position. Sheiks have 750 gold and nothing else unless `seats` says so.

    Anything else of a position (`turn`, `phase`, `in_play`, `pieces`, …) is passed on as it is.
    """
    bare: Document = {"camels": 0, "sections": 0, "tokens": {}, "status": []}
    rows = [{**bare, **(seats or {}).get(seat, {})} for seat in range(players)]
    return EmiraTable(game.table(players, seed=seed, options=options, position={"players": rows, **place}))


def auction(players: int = 4, seats: Seats | None = None, **place: Any) -> EmiraTable:
    """A table at the first auction of turn 2, with all pieces on offer."""
    place.setdefault("pieces", ALL_PIECES)
    place.setdefault("turn", 2)
    return emira(players, seats, phase="auctions", **place)


def acting(seat: int = 0, seats: Seats | None = None, **place: Any) -> EmiraTable:
    """A table at which a seat, the last to act, chooses what to do without a bid."""
    players = place.pop("players", 4)
    others = [other for other in range(players) if other != seat]
    table = auction(players, seats, auction={"acted": others}, **place)
    table.play(seat, "pass")
    return table


def choosing(*princesses: str, seats: Seats | None = None, **place: Any) -> EmiraTable:
    """The end of a last turn in which these princesses have chosen and all upkeep is paid."""
    players = place.pop("players", 4)
    place.setdefault("turn", LAST_TURN)
    return emira(players, seats, phase="princess_chooses", in_play=list(princesses), **place)


def upkeep(seats: Seats | None = None, **place: Any) -> EmiraTable:
    """The end of a last turn after its upkeep."""
    players = place.pop("players", 4)
    place.setdefault("turn", LAST_TURN)
    return emira(players, seats, phase="upkeep", **place)


def events_phase(seats: Seats | None = None, **place: Any) -> EmiraTable:
    """A table in phase 1 of turn 3, in which event cards may be played."""
    players = place.pop("players", 4)
    place.setdefault("turn", 3)
    return emira(players, seats, phase="play_events", **place)


def new_game(
    players: int = 4, seed: int = 7, options: Options | None = None, game: Game = GAME
) -> EmiraTable:
    """A game from its set-up."""
    return EmiraTable(game.table(players, seed=seed, options=options))


ADVANCED: Options = {"rules": "advanced"}


def data() -> Document:
    """The component data, to be changed at will."""
    return read(parts.__file__)


def game_with(document: Document) -> EmiraGame:
    """The game that other component data give."""
    return EmiraGame(Parts(document))
