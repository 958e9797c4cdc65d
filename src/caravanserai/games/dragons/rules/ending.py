"""The end of the game and who has won (DRA-END)."""

from __future__ import annotations

from mypy_extensions import i64

from caravanserai.games.dragons import events
from caravanserai.games.dragons.parts import SCROLL
from caravanserai.games.dragons.state import Dragons
from caravanserai.kernel.pile import EVERYONE
from caravanserai.kernel.step import SilentStep


class EndGame(SilentStep[Dragons]):
    """Everything is shown; most artifacts win, then most Scrolls (DRA-END.2-5, DRA-INFO.8)."""

    def run(self, s: Dragons, argument: int) -> None:
        s.ended = True
        for seat in range(s.players_count):
            if s.magic:
                show_secret(s, seat)
            s.note(events.SCORED, seat, s.players[seat].artifact_count(), scrolls(s, seat))
        if s.journal is not None:
            places = ranks(s)
            winners = [seat for seat in range(s.players_count) if places[seat] == 1]
            s.journal.add(events.GAME_OVER, winners)


def show_secret(s: Dragons, seat: int) -> None:
    """What was taken with Abracadabra and never used (DRA-INFO.8)."""
    player = s.players[seat]
    secret = player.change_secret()
    while secret.size() > 0:
        s.show(secret, 0, EVERYONE)
        artifact = secret.take(0)
        player.change_artifact(artifact, 1)
        s.note(events.SECRET_SHOWN, seat, artifact)


def scrolls(s: Dragons, seat: int) -> i64:
    """The Scrolls of a player; they count in the magic game only (DRA-END.3, DRA-RULING.7)."""
    if not s.magic:
        return 0
    player = s.players[seat]
    return player.artifacts[SCROLL] + player.secret.count(SCROLL)


def ranks(s: Dragons) -> list[int]:
    """The place of each seat by artifacts, then Scrolls; equals share it (DRA-END.7)."""
    keys = [s.players[seat].artifact_count() * 100 + scrolls(s, seat) for seat in range(s.players_count)]
    return [1 + sum(1 for other in keys if other > key) for key in keys]
