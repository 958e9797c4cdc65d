"""Tables of Aladdin's Dragons for tests: arranged in a few lines, played in the move notation."""

from __future__ import annotations

from typing import Any

from caravanserai.games.dragons import parts
from caravanserai.games.dragons.game import GAME, DragonsGame
from caravanserai.games.dragons.parts import Parts
from caravanserai.games.dragons.state import Dragons
from caravanserai.games.dragons.view.view import DragonsView, PieceView, PlayerView
from caravanserai.kernel.data import read
from caravanserai.kernel.game import Document, Game, Options
from caravanserai.kernel.journal import SeenEvent
from caravanserai.kernel.table import PUBLIC
from tests.games.tables import GameTable, only

KINDS = GAME.parts.kinds
MAGIC: Options = {"variant": "magic"}
NO_TREASURE: dict[str, list[int]] = {kind: [] for kind in KINDS}


class DragonsTable(GameTable[Dragons, DragonsView]):
    """A table that speaks the players' language: moves, tokens and events as short texts."""

    played = Dragons
    seen = DragonsView

    # --- playing --------------------------------------------------------------------------------

    def respond(self, **plays: str) -> list[SeenEvent]:
        """One round of questions in a window: `respond(s1="use carpet")`; all others who are asked pass."""
        assert self.asks == "respond", self.asks
        before = len(self.table.journal.events)
        assert all(int(name[1:]) in self.waiting for name in plays), f"asked are {self.waiting}"
        for seat in self.waiting:
            self.play(seat, plays.get(f"s{seat}", "pass"))
        return self.events()[before:]

    def carry_out(self, **plays: str) -> list[SeenEvent]:
        """A round of questions as above; then all pass until what was played has taken effect."""
        before = len(self.table.journal.events)
        self.respond(**plays)
        while self.asks == "respond" and self.view().plays:
            self.respond()
        return self.events()[before:]

    def pass_window(self) -> list[SeenEvent]:
        """Everybody passes until the table asks something else."""
        before = len(self.table.journal.events)
        while self.asks == "respond":
            self.respond()
        return self.events()[before:]

    def place_rest(self, space: str = "guard") -> None:
        """Everybody puts all tokens left into one space, the lowest first; windows are passed."""
        round = self.view().round
        while self.asks in ("place_token", "respond") and self.view().round == round:
            seat = self.waiting[0]
            if self.asks == "respond":
                self.play(seat, "pass")
            else:
                value = self.player(seat, seat).screen[0]
                self.play(seat, f"place {value} {space}")

    def pay(self, seat: int) -> list[SeenEvent]:
        """The seat pays what it owes, in whatever way is proposed first."""
        before = len(self.table.journal.events)
        while self.asks in ("pay_units", "pay_price") and self.waiting == [seat]:
            self.play(seat, self.default(seat))
        return self.events()[before:]

    # --- what is asked ----------------------------------------------------------------------------

    @property
    def window(self) -> str:
        """The window that is open, such as `tally market`."""
        assert self.asks == "respond", self.asks
        return f"{self.about['window']} {self.about['space']}"

    def moves(self, seat: int) -> list[str]:
        """The legal moves of a seat, in the order in which they are offered."""
        return [move.text for move in self.table.moves(seat)]

    # --- what is seen -----------------------------------------------------------------------------

    def player(self, seat: int, audience: int = PUBLIC) -> PlayerView:
        return self.view(audience).players[seat]

    def treasures(self, seat: int) -> dict[str, int]:
        """What a player has behind the screen, without the kinds he lacks."""
        treasures = self.player(seat, seat).treasures
        assert treasures is not None
        return {kind: units for kind, units in treasures.items() if units}

    def pieces(self, space: str, audience: int = PUBLIC) -> list[PieceView]:
        return next(one.pieces for one in self.view(audience).spaces if one.space == space)

    def tokens(self, space: str, seat: int) -> list[int | None]:
        """The values of a seat's pieces in a space, as the seat itself sees them."""
        return [piece.value for piece in self.pieces(space, seat) if piece.owner == seat]

    def shelves(self, kind: str) -> list[int]:
        """The filled shelves of a cave, from the top."""
        cave = next(one for one in self.view().caves if one.kind == kind)
        return [units for units in cave.shelves if units]

    def ranking(self) -> list[tuple[int, int]]:
        return [(rank.seat, rank.strength) for rank in self.view().ranking]

    def on_sale(self, space: str) -> str | None:
        return next(room.on_sale for room in self.view().rooms if room.space == space)

    def stack(self, space: str, audience: int = PUBLIC) -> list[str | None]:
        return next(room.stack for room in self.view(audience).rooms if room.space == space)

    def bank(self) -> dict[str, int]:
        return self.view().bank

    def told(self, name: str, audience: int = PUBLIC) -> list[dict[str, Any]]:
        """The arguments of all events with this name."""
        return only(self.events(audience), name)


def dragons(
    players: int = 4,
    *,
    tokens: dict[int, str] | None = None,
    carpets: dict[int, str] | None = None,
    treasures: dict[int, str] | None = None,
    artifacts: dict[int, str] | None = None,
    secret: dict[int, str] | None = None,
    used: dict[int, str] | None = None,
    spells: dict[int, str] | None = None,
    lit: tuple[int, ...] = (),
    djinn: tuple[int, ...] = (),
    admitted: tuple[int, ...] = (),
    guard: int | None = None,
    options: Options | None = None,
    game: Game = GAME,
    seed: int = 1,
    **place: Any,
) -> DragonsTable:
    """A table in a position.

    Tokens by space: `"market 9 4, guard 5, room_1 7^ 2*"`, where ^ is a token that lies face up and * one
    that is doubled as well; the others are behind the screen. Anything else of a position is passed on.
    """
    document: Document = {**place}
    rows: list[Document] = []
    for seat in range(players):
        row: Document = {}
        row["tokens"] = pieces((tokens or {}).get(seat, ""))
        row["carpets"] = [{"space": space} for space in (carpets or {}).get(seat, "").split()]
        row["treasures"] = units((treasures or {}).get(seat, ""))
        if artifacts is not None and seat in artifacts:
            row["artifacts"] = artifacts[seat].split()
        row["secret"] = (secret or {}).get(seat, "").split()
        row["used"] = (used or {}).get(seat, "").split()
        row["spells"] = (spells or {}).get(seat, "").split()
        if seat in lit:
            row["lit"] = True
        row["djinn"] = seat in djinn
        row["admitted"] = seat in admitted
        rows.append(row)
    document["players"] = rows
    if guard is not None:
        document["guard"] = {"value": guard}
    return DragonsTable(game.table(players, seed=seed, options=options, position=document))


def magic(players: int = 3, **arguments: Any) -> DragonsTable:
    """A table of the magic game in a position."""
    return dragons(players, options={**MAGIC, **arguments.pop("options", {})}, **arguments)


def pieces(text: str) -> list[Document]:
    found: list[Document] = []
    for group in text.split(","):
        space, *values = group.split() or [""]
        for value in values:
            number = int(value.rstrip("^*"))
            entry: Document = {"token": number, "space": None if space == "screen" else space}
            if value != str(number):
                entry |= {"up": True, "double": value.endswith("*")}
            found.append(entry)
    return found


def units(text: str) -> dict[str, int]:
    """`"8 crowns 2 pearls"`"""
    words = text.split()
    return {kind: int(amount) for amount, kind in zip(words[::2], words[1::2], strict=True)}


def new_game(
    players: int = 4, seed: int = 7, options: Options | None = None, game: Game = GAME
) -> DragonsTable:
    """A game from its set-up."""
    return DragonsTable(game.table(players, seed=seed, options=options))


def data() -> Document:
    """The component data, to be changed at will."""
    return read(parts.__file__)


def game_with(document: Document) -> DragonsGame:
    """The game that other component data give."""
    return DragonsGame(Parts(document))
