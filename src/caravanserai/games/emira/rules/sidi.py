"""Sidi Suleiman, the White Knight (EMI-PRIN.25-30)."""

from __future__ import annotations

from mypy_extensions import i64

from caravanserai.games.emira import events
from caravanserai.games.emira.actions import LOSE, PAY_GIFT
from caravanserai.games.emira.parts import NONE
from caravanserai.games.emira.rules import flow, princesses, refusals
from caravanserai.games.emira.state import Emira
from caravanserai.kernel.refusal import Refusal
from caravanserai.kernel.step import Step


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


class LosePrincess(Step[Emira]):
    """The sheik names the princess who elopes (EMI-PRIN.27, .29, EMI-DP.19). The argument is the seat."""

    def asks(self, s: Emira, argument: int) -> int:
        return 1 << argument if len(s.players[argument].residents) > 1 else 0

    def run(self, s: Emira, argument: int) -> None:
        elope(s, argument, s.players[argument].residents[0])

    def options(self, s: Emira, argument: int, seat: int) -> list[int]:
        return [LOSE + princess for princess in s.players[seat].residents]

    def take(self, s: Emira, argument: int, seat: int, action: int) -> None:
        elope(s, seat, action - LOSE)

    def default(self, s: Emira, argument: int, seat: int) -> int:
        """The one who joined last (EMI-DP.19)."""
        return LOSE + s.players[seat].residents[-1]

    def why_not(self, s: Emira, argument: int, seat: int, action: int) -> Refusal:
        if not LOSE <= action < PAY_GIFT:
            return refusals.not_now(action)
        return Refusal("EMI-PRIN.27", "princess_not_here", {"princess": s.parts.princess_ids[action - LOSE]})


def elope(s: Emira, seat: i64, princess: int) -> None:
    """She is out of the game for good (EMI-PRIN.27, .30)."""
    s.note(events.PRINCESS_ELOPED, seat, princess)
    s.princesses_gone = [*s.princesses_gone, princess]
    princesses.leave(s, seat, princess)
