"""The end of a turn, victory, and the order of the players (EMI-WIN, EMI-END, EMI-ADV.7, .8)."""

from __future__ import annotations

from mypy_extensions import i64

from caravanserai.games.emira import events
from caravanserai.games.emira.rules import phases
from caravanserai.games.emira.state import Emira
from caravanserai.kernel.pile import EVERYONE
from caravanserai.kernel.step import SilentStep


class EndTurn(SilentStep[Emira]):
    """Who has reached his objective wins; else the next turn begins (EMI-TURN.2, EMI-WIN, EMI-END)."""

    def run(self, s: Emira, argument: int) -> None:
        """Victory, the end, or the next turn (EMI-WIN.1, EMI-END.1, .2, EMI-TURN.1, .2, EMI-UPKEEP.6)."""
        for seat in range(s.players_count):
            if has_reached(s, seat):
                s.reached |= 1 << seat
        s.idle_turns = s.idle_turns + 1 if s.idle else 0
        if s.reached != 0 or s.idle_turns >= s.parts.stalled_turns or s.turn >= s.parts.max_turns:
            finish(s)
            return
        s.turn += 1
        s.phase = phases.PLAY_EVENTS
        s.starting = (s.starting + 1) % s.players_count
        s.clear_turn()
        s.note(events.TURN_BEGAN, s.turn, s.starting)
        phases.then(s, phases.PLAY_EVENTS, 0)


def has_reached(s: Emira, seat: i64) -> bool:
    """Enough princesses, or fewer with the talents asked for, and the upkeep paid (EMI-WIN.1, .2, .5, .6)."""
    if s.unpaid >> seat & 1:
        return False
    player = s.players[seat]
    setup = s.setup()
    if len(player.residents) >= setup.most:
        return True
    return len(player.residents) >= setup.fewest and player.talents_missing(s.parts) == 0


def finish(s: Emira) -> None:
    """All objectives are shown, the players ranked (EMI-WIN.3, .4, EMI-END.1-3, EMI-HIDDEN.9)."""
    s.over = True
    for seat, player in enumerate(s.players):
        objective = player.objective.card(0)
        if s.reached >> seat & 1:
            s.note(events.OBJECTIVE_REACHED, seat, len(player.residents), objective)
        s.show(player.change_objective(), 0, EVERYONE)
    if s.reached == 0 and s.idle_turns >= s.parts.stalled_turns:
        s.note(events.GAME_STALLED, s.idle_turns)
    elif s.reached == 0:
        s.note(events.TURN_LIMIT, s.turn)
    for seat, player in enumerate(s.players):
        s.note(events.OBJECTIVE_SHOWN, seat, player.objective.card(0))
        s.note(events.SCORED, seat, player.score(s.parts))
    if s.journal is not None:
        s.journal.add(events.GAME_OVER, [seat for seat, place in enumerate(places(s)) if place == 1])


def rank_key(s: Emira, seat: int) -> tuple[int, int, int]:
    """Score, achievements, gold: by these players are compared (EMI-ADV.7)."""
    player = s.players[seat]
    return player.score(s.parts), player.achievements(s.parts), player.gold


def places(s: Emira) -> list[int]:
    """Each seat's place: winners first, then by rank key (EMI-WIN.3, EMI-ADV.8, EMI-RULING.28, .29)."""
    keys = [rank_key(s, seat) for seat in range(s.players_count)]
    winners = [seat for seat in range(s.players_count) if s.reached >> seat & 1]
    if s.advanced and winners:
        best = max(keys[seat] for seat in winners)
        winners = [seat for seat in winners if keys[seat] == best]
    found: list[int] = []
    for seat, key in enumerate(keys):
        if seat in winners:
            found.append(1)
            continue
        better = sum(1 for other, its in enumerate(keys) if other not in winners and its > key)
        found.append(1 + len(winners) + better)
    return found
