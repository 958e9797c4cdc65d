"""After the dice: building, cards, the end of the turn (YSP-TURN.1, YSP-BUILD, YSP-DEC.8, .10)."""

from __future__ import annotations

from caravanserai.games.yspahan.actions import BUILD, END
from caravanserai.games.yspahan.rules import building, cards, flow, refusals
from caravanserai.games.yspahan.state import Yspahan
from caravanserai.kernel.refusal import Refusal
from caravanserai.kernel.step import Step


class AfterDice(Step[Yspahan]):
    """After the dice: build at most once, play cards, end the turn (YSP-BUILD.1, .2, YSP-DEC.8, .10)."""

    def asks(self, s: Yspahan, argument: int) -> int:
        seat = s.active
        # With no card in hand and nothing to build the turn ends by itself; both are public (YSP-INFO.8).
        if s.players[seat].hand.slots:
            return 1 << seat
        return 1 << seat if building.can_build(s, seat) else 0

    def options(self, s: Yspahan, argument: int, seat: int) -> list[int]:
        """End, buildings that can be paid, cards (YSP-BUILD.1, .2, YSP-STOCK.2, YSP-CARD.4, YSP-TWO.4)."""
        options = [END]
        if not s.built and not s.two_players:
            building.add_affordable(s, seat, False, False, BUILD, options)
        return cards.add_playable(s, seat, options)

    def take(self, s: Yspahan, argument: int, seat: int, action: int) -> None:
        """A building or a card, and then the same question again (YSP-BUILD.1, YSP-CARD.4, YSP-DRAW.4)."""
        if action == END:
            return
        s.push(flow.AFTER_DICE)
        if cards.is_card(action):
            cards.play(s, seat, action)
        else:
            building.build(s, seat, action - BUILD, False, False)

    def why_not(self, s: Yspahan, argument: int, seat: int, action: int) -> Refusal:
        if cards.is_card(action):
            return cards.why_not(s, seat, action)
        if BUILD <= action < END and not s.two_players:
            return building.why_not(s, seat, action - BUILD, False, False)
        return refusals.not_now(action)
