"""Parasite borrows the power of an artifact that an opponent has used (DRA-PARASITE)."""

from __future__ import annotations

from mypy_extensions import i64

from caravanserai.games.dragons import events
from caravanserai.games.dragons.actions import ARTIFACT_OF, COPY
from caravanserai.games.dragons.parts import ARTIFACTS
from caravanserai.games.dragons.rules.artifacts import POWERS, USABLE
from caravanserai.games.dragons.rules.spells.spell import Spell
from caravanserai.games.dragons.state import Dragons, Play
from caravanserai.kernel.refusal import Refusal


class Parasite(Spell):
    """Exactly as if the caster used that artifact now, but no use of his own (DRA-PARASITE.1-4)."""

    def add_casts(self, s: Dragons, seat: i64, window: i64, options: list[int]) -> None:
        timely = s.timely_artifacts(window)
        for artifact in USABLE:
            if timely >> artifact & 1 and may_copy(s, seat, artifact):
                POWERS[artifact].add_uses(s, seat, COPY, options)

    def aim(self, s: Dragons, play: Play, action: i64) -> None:
        play.artifact = ARTIFACT_OF[action]
        s.note(events.PARASITE_CAST, play.seat, play.artifact)
        POWERS[play.artifact].aim(s, play, COPY, action)

    def take_effect(self, s: Dragons, play: Play) -> bool:
        return POWERS[play.artifact].take_effect(s, play)

    def why_not(self, s: Dragons, seat: i64, window: i64, action: i64) -> Refusal:
        artifact = ARTIFACT_OF[action]
        if not may_copy(s, seat, artifact):
            return Refusal("DRA-PARASITE.1", "nobody_used_it", {"artifact": ARTIFACTS[artifact]})
        if not s.timely_artifacts(window) >> artifact & 1:
            return Refusal("DRA-ART.6", "artifact_not_now", {"artifact": ARTIFACTS[artifact]})
        return POWERS[artifact].why_not(s, seat, COPY, action)

    def is_aimed(self, s: Dragons, play: Play, index: int) -> bool:
        """As the artifact it copies, which somebody else has used (DRA-PARASITE.1)."""
        copied = play.artifact in USABLE and may_copy(s, play.seat, play.artifact)
        return copied and POWERS[play.artifact].is_aimed(s, play, index)


def may_copy(s: Dragons, seat: i64, artifact: i64) -> bool:
    """Whether an opponent has used an artifact of this type this round (DRA-PARASITE.1, DRA-RULING.37)."""
    used: i64 = -s.players[seat].used[artifact]
    for player in s.players:
        used += player.used[artifact]
    return used > 0 and s.parts.can_be_copied[artifact]
