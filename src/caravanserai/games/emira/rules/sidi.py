"""Sidi Suleiman, the White Knight (EMI-PRIN.25-30)."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from caravanserai.games.emira import events
from caravanserai.games.emira.actions import LOSE
from caravanserai.games.emira.parts import NONE
from caravanserai.games.emira.rules import flow, princesses
from caravanserai.games.emira.rules.waiting import need_below, need_matter, need_seat
from caravanserai.games.emira.state import Emira
from caravanserai.kernel.actions import Family
from caravanserai.kernel.refusal import Refusal
from caravanserai.kernel.step import LoneStep, Waiting


def victim(s: Emira) -> i64:
    """The sheik with strictly the most princesses, or NONE; room is not needed (EMI-PRIN.25, .26)."""
    most = max(len(player.residents) for player in s.players)
    leaders = [seat for seat, player in enumerate(s.players) if len(player.residents) == most]
    return leaders[0] if len(leaders) == 1 else NONE


def strike(s: Emira, seat: i64) -> None:
    """He leaves the game with a princess of the sheik's choice (EMI-PRIN.27-30)."""
    s.princesses_gone = [*s.princesses_gone, s.parts.sidi]
    s.note(events.SIDI_STRUCK, seat, len(s.players[seat].residents))
    s.push(flow.LOSE_PRINCESS, seat)


class LosePrincess(LoneStep[Emira]):
    """The sheik names the princess who elopes, for good (EMI-PRIN.27, .29, .30, EMI-DP.19)."""

    offers: ClassVar[list[Family]] = [LOSE]

    def options(self, s: Emira, argument: int, seat: int) -> list[int]:
        return [LOSE.of(princess) for princess in s.players[seat].residents]

    def take(self, s: Emira, argument: int, seat: int, action: int) -> None:
        princess = LOSE.index(action)
        s.note(events.PRINCESS_ELOPED, seat, princess)
        s.princesses_gone = [*s.princesses_gone, princess]
        princesses.leave(s, seat, princess)

    def default(self, s: Emira, argument: int, seat: int) -> int:
        """The one who joined last (EMI-DP.19)."""
        return LOSE.of(s.players[seat].residents[-1])

    def why_not(self, s: Emira, argument: int, seat: int, action: int) -> Refusal:
        princess = s.parts.princess_ids[LOSE.index(action)]
        return Refusal("EMI-PRIN.27", "princess_not_here", {"princess": princess})

    def fits(self, s: Emira, argument: int, below: list[Waiting]) -> bool:
        need_below(below)
        need_seat(s, argument)
        struck = s.parts.sidi in s.princesses_gone and len(s.players[argument].residents) > 0
        need_matter(self.name, struck)
        return True
