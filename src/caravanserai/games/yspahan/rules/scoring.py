"""The end of a week: quarters, then the Caravan (YSP-WEEK)."""

from __future__ import annotations

from caravanserai.games.yspahan import events
from caravanserai.games.yspahan.parts import EMPTY
from caravanserai.games.yspahan.rules import caravan
from caravanserai.games.yspahan.state import Yspahan
from caravanserai.kernel.state import Step


class ScoreWeek(Step[Yspahan]):
    """Completed souks score, the shops are emptied, the Caravan scores and stays (YSP-WEEK.1-6)."""

    name = "score_week"

    def run(self, s: Yspahan, argument: int) -> None:
        s.note(events.WEEK_SCORED, int((s.day - 1) // s.parts.days_per_week + 1))
        score_quarters(s)
        s.shops = [EMPTY] * len(s.shops)
        caravan.score(s)
        if s.day < s.last_day():
            s.supervisor = s.parts.centre
            s.note(events.SUPERVISOR_RETURNED)


def score_quarters(s: Yspahan) -> None:
    """Each completed souk gives its points to its owner, and more with the Bazaar (YSP-WEEK.2, YSP-BLD.5)."""
    for souk in s.parts.souks:
        if not s.is_complete(souk.shops):
            continue
        owner = s.shops[souk.shops[0]]
        player = s.players[owner]
        bonus = s.bazaar(owner)
        player.souk_points += souk.points
        player.bazaar_points += bonus
        s.note(events.SOUK_SCORED, owner, int(souk.index), int(souk.points), int(bonus))
