"""The end of a week: quarters, then the Caravan (YSP-WEEK)."""

from __future__ import annotations

from caravanserai.games.yspahan import events
from caravanserai.games.yspahan.parts import BAZAAR
from caravanserai.games.yspahan.rules import caravan
from caravanserai.games.yspahan.state import Yspahan
from caravanserai.kernel.step import SilentStep


class ScoreWeek(SilentStep[Yspahan]):
    """Completed souks score, the shops are emptied, the Caravan scores and stays (YSP-WEEK.1-6)."""

    def run(self, s: Yspahan, argument: int) -> None:
        s.note(events.WEEK_SCORED, s.week())
        score_quarters(s)
        s.clear_shops()
        caravan.score(s)
        if not s.is_last_day():
            s.supervisor = s.parts.centre
            s.note(events.SUPERVISOR_RETURNED)


def score_quarters(s: Yspahan) -> None:
    """Each completed souk scores for its owner, and more with the Bazaar (YSP-WEEK.1, .2, YSP-BLD.5)."""
    completed = [souk for souk in s.parts.souks if s.is_complete(souk)]
    for seat in s.order[: s.players_count]:
        player = s.players[seat]
        bonus = s.power(seat, BAZAAR)
        for souk in completed:
            if s.owner_of_souk(souk) == seat:
                player.souk_points += souk.points
                player.bazaar_points += bonus
                s.note(events.SOUK_SCORED, seat, souk.index, souk.points, bonus)
