"""Parasite borrows the power of an artifact that an opponent has used (DRA-PARASITE)."""

from __future__ import annotations

from mypy_extensions import i64

from caravanserai.games.dragons import events
from caravanserai.games.dragons.actions import COPY
from caravanserai.games.dragons.parts import ARTIFACTS, PARASITE
from caravanserai.games.dragons.rules.artifacts import POWERS, USABLE, fits, type_of
from caravanserai.games.dragons.rules.spells.spell import Spell
from caravanserai.games.dragons.state import Dragons, Play
from caravanserai.kernel.refusal import Refusal


class Parasite(Spell):
    """Exactly as if the caster used that artifact now, but no use of his own (DRA-PARASITE.1-4)."""

    def __init__(self) -> None:
        super().__init__(PARASITE)

    def add_casts(self, s: Dragons, seat: i64, window: i64, options: list[int]) -> None:
        for artifact in USABLE:
            if may_copy(s, seat, artifact) and fits(s, s.parts.artifact_timing[artifact], window):
                POWERS[artifact].add_uses(s, seat, COPY, options)

    def aim(self, s: Dragons, play: Play, action: i64) -> None:
        play.artifact = type_of(action - COPY)
        s.note(events.PARASITE_CAST, play.seat, play.artifact)
        POWERS[play.artifact].aim(s, play, action - COPY)

    def take_effect(self, s: Dragons, play: Play) -> bool:
        return POWERS[play.artifact].take_effect(s, play)

    def why_not(self, s: Dragons, seat: i64, window: i64, action: i64) -> Refusal:
        artifact = type_of(action - COPY)
        if not may_copy(s, seat, artifact):
            return Refusal("DRA-PARASITE.1", "nobody_used_it", {"artifact": ARTIFACTS[artifact]})
        if not fits(s, s.parts.artifact_timing[artifact], window):
            return Refusal("DRA-ART.6", "artifact_not_now", {"artifact": ARTIFACTS[artifact]})
        return POWERS[artifact].why_not(s, seat, action - COPY)


def may_copy(s: Dragons, seat: i64, artifact: i64) -> bool:
    """Whether an opponent has used an artifact of this type this round (DRA-PARASITE.1, DRA-RULING.37)."""
    used: i64 = -s.players[seat].used[artifact]
    for player in s.players:
        used += player.used[artifact]
    return used > 0 and s.parts.can_be_copied[artifact]
