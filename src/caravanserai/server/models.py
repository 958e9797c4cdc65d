"""Learned players at the tables of a server: those that games ship, and those it was started with."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from caravanserai.bots.model import WrongModel, model_in, read_document, shipped
from caravanserai.bots.players import MODEL
from caravanserai.games import UnknownGame, load
from caravanserai.kernel.chance import Fast
from caravanserai.kernel.game import Game, Wishes


class Models:
    """Finds the file of a learned player; a model named in the settings comes before a shipped one."""

    def __init__(self, names: Sequence[str] = ()) -> None:
        self._own: list[Path] = []
        for name in names:
            if not name.startswith(MODEL):
                raise WrongModel(f"{name!r} is not the name of a learned player; write {MODEL}FILE")
            path = Path(name.removeprefix(MODEL)).expanduser().resolve()
            try:
                game = load(str(read_document(path)["game"]))
            except UnknownGame as error:
                raise WrongModel(f"{path} plays a game that is not on the shelf: {error}") from None
            model_in(path, game)  # refused now, and not when somebody plays against it
            self._own.append(path)
        self._trained: dict[str, list[tuple[Path, int, str]]] = {}

    def _for(self, game: Game) -> list[tuple[Path, int, str]]:
        """The files of a game, with the number of players and the variant that each was trained for."""
        found = self._trained.get(game.id)
        if found is None:
            found = []
            own = shipped(game)
            for path in [*self._own, *([own] if own is not None else [])]:
                document = read_document(path)
                if document["game"] == game.id:
                    players, options = int(document["players"]), document["options"]
                    found.append((path, players, _variant(game, players, options)))
            self._trained[game.id] = found
        return found

    def counts(self, game: Game) -> list[int]:
        """With how many players the usual variant of a game has a learned player."""
        return sorted(
            {players for _, players, variant in self._for(game) if variant == _variant(game, players)}
        )

    def find(self, game: Game, players: int, options: Wishes) -> Path | None:
        """The file of the learned player for a table, if there is one."""
        for path, count, variant in self._for(game):
            if count == players and variant == _variant(game, players, options):
                return path
        return None


def _variant(game: Game, players: int, options: Wishes | None = None) -> str:
    return game.advice.variant(game.start(players, Fast(0), options))
