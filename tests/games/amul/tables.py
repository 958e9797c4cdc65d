"""Tables of Āmul for tests: arranged in a few lines, played in the move notation."""

from __future__ import annotations

from typing import Any

from caravanserai.games.amul import parts
from caravanserai.games.amul.game import GAME, AmulGame
from caravanserai.games.amul.parts import Parts
from caravanserai.games.amul.state import Amul
from caravanserai.games.amul.view.view import AmulView, PlayerView
from caravanserai.kernel.data import read
from caravanserai.kernel.game import Document, Game, Options
from caravanserai.kernel.journal import SeenEvent
from caravanserai.kernel.table import PUBLIC
from tests.games.tables import GameTable

FACES = GAME.parts.face_ids


def name_of(number: int) -> str:
    """The card with this number, by its name."""
    return FACES[GAME.parts.face_of[number]]


def names_of(numbers: list[int]) -> list[str]:
    return [name_of(number) for number in numbers]


class AmulTable(GameTable[Amul, AmulView]):
    """A table that speaks the players' language: moves, cards and events as short texts."""

    played = Amul
    seen = AmulView

    # --- playing --------------------------------------------------------------------------------

    def play_all(self, *moves: str) -> list[SeenEvent]:
        """One sealed move for each seat in turn; the events of all."""
        before = len(self.table.journal.events)
        for seat, move in enumerate(moves):
            self.play(seat, move)
        return self.events()[before:]

    def finish(self) -> None:
        self.default_until("nothing")

    # --- what is asked ----------------------------------------------------------------------------

    def moves(self, seat: int) -> list[str]:
        """The legal moves of a seat, in alphabetical order."""
        return sorted(move.text for move in self.table.moves(seat))

    # --- what is seen -----------------------------------------------------------------------------

    def player(self, seat: int, audience: int = PUBLIC) -> PlayerView:
        return self.view(audience).players[seat]

    def hand(self, seat: int) -> list[str]:
        hand = self.player(seat, seat).hand
        assert hand is not None
        return sorted(names_of(hand))

    def area(self, seat: int) -> list[str]:
        return names_of(self.player(seat).area)

    def market(self) -> list[str]:
        return names_of([card.number for card in self.view().market])

    def palace(self) -> list[str]:
        return names_of(self.view().palace)

    def bazaar(self) -> list[str]:
        return names_of(self.view().bazaar)

    def rows(self, seat: int) -> dict[str, int]:
        """The rows of the score pad that are not zero."""
        return {line.category: line.points for line in self.table.breakdown(seat) if line.points}

    def points(self, seat: int, card: str) -> int:
        """What the copies of a card give their owner."""
        found = [line.points for line in self.player(seat).scores if line.card == card]
        assert len(found) == 1, f"{card} is not in play before seat {seat}"
        return found[0]

    def majority(self, symbol: str) -> list[int]:
        """What each seat gets for a majority."""
        lines = [self.table.breakdown(seat) for seat in range(self.table.players)]
        return [line.points for seat in lines for line in seat if line.category == f"{symbol}_majority"]


def amul(
    players: int = 3,
    *,
    hands: dict[int, str] | None = None,
    shown: dict[int, str] | None = None,
    areas: dict[int, str] | None = None,
    market: str | None = None,
    options: Options | None = None,
    game: Game = GAME,
    seed: int = 1,
    **place: Any,
) -> AmulTable:
    """A table in a position: cards by name (`gold`) or number (`5`); what is left out is dealt at random.

    Anything else of a position (`round`, `moment`, `starting_player`, `revealed`, `turn`, `deck_top`, …) is
    passed on as it is.
    """
    document: Document = {**place}
    rows: list[Document] = []
    for seat in range(players):
        row: Document = {}
        if hands and seat in hands:
            row["hand"] = cards(hands[seat])
        if shown and seat in shown:
            row["shown"] = cards(shown[seat])
        if areas and seat in areas:
            row["area"] = cards(areas[seat])
        rows.append(row)
    document["players"] = rows
    if market is not None:
        document["market"] = cards(market)
    return AmulTable(game.table(players, seed=seed, options=options, position=document))


def cards(text: str) -> list[str | int]:
    return [int(word) if word.isdecimal() else word for word in text.split()]


def effects(players: int, revealed: dict[int, str], **place: Any) -> AmulTable:
    """A table at which these cards have just been revealed; each seat's lie in its area already."""
    areas = dict(place.pop("areas", {}))
    for seat, card in revealed.items():
        areas[seat] = f"{areas.get(seat, '')} {card}".strip()
    place.setdefault("market", None)
    return amul(
        players,
        areas=areas,
        moment="effects",
        revealed=[revealed.get(seat) for seat in range(players)],
        **place,
    )


def scored(players: int, areas: dict[int, str], **place: Any) -> AmulTable:
    """A finished game with these play areas."""
    return amul(players, areas=areas, round=9, steps=[], **place)


def new_game(players: int = 3, seed: int = 7, options: Options | None = None, game: Game = GAME) -> AmulTable:
    """A game from its set-up."""
    return AmulTable(game.table(players, seed=seed, options=options))


def data() -> Document:
    """The component data, to be changed at will."""
    return read(parts.__file__)


def game_with(document: Document) -> AmulGame:
    """The game that other component data give."""
    return AmulGame(Parts(document))
