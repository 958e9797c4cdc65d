"""The end of the game: hands, the Thief, and who has won (AMU-END, AMU-WIN)."""

from __future__ import annotations

from caravanserai.games.amul import events
from caravanserai.games.amul.parts import AT_END, TABLE
from caravanserai.games.amul.rules import flow
from caravanserai.games.amul.rules.effects import begin_effect
from caravanserai.games.amul.rules.order import military_value, strength
from caravanserai.games.amul.state import Amul
from caravanserai.kernel.step import SilentStep


class LayDownHands(SilentStep[Amul]):
    """Every hand-capable card joins the play area, the others are discarded (AMU-END.1-3, .5, AMU-INFO.8)."""

    def run(self, s: Amul, argument: int) -> None:
        """All hands, then the end effects in play (AMU-END.1-3, .5, AMU-DP.8, AMU-RULING.8, .20, .30)."""
        for seat in range(s.players_count):
            lay_down(s, seat)
        s.came_out()
        s.push(flow.END_GAME)
        # no immediate effects (AMU-END.2); end effects only now that all hands are shown (AMU-RULING.20)
        for seat in range(s.players_count):
            player = s.players[seat]
            for card in player.area if s.switches.thief_on_table_resolves_at_end else player.laid_down():
                if s.parts.face(card).timing == AT_END:
                    begin_effect(s, seat, card)


def lay_down(s: Amul, seat: int) -> None:
    """A whole hand: no choice is left (AMU-END.1, .3, .5, AMU-INFO.8, AMU-RULING.19)."""
    player = s.players[seat]
    laid: list[int] = []
    discarded: list[int] = []
    for card in player.hand.cards():
        if s.parts.place_of[card] == TABLE:
            discarded.append(card)
            s.note(events.HAND_CARD_DISCARDED, seat, s.parts.face_of[card], card)
        else:
            laid.append(card)
            s.note(events.CARD_LAID_DOWN, seat, s.parts.face_of[card], card)
    player.hand.clear()
    player.laid_from = len(player.area)
    player.laid = len(laid)
    player.area = player.area + laid
    s.discard = s.discard + discarded


class EndGame(SilentStep[Amul]):
    """All scores are counted; the highest total wins (AMU-END.4, AMU-WIN.1-4)."""

    def run(self, s: Amul, argument: int) -> None:
        if s.journal is None:
            return
        scores = s.scores()
        for seat, points in enumerate(scores):
            s.note(events.SCORED, seat, points)
        winners = [seat for seat, place in enumerate(places(s, scores)) if place == 1]
        s.journal.add(events.GAME_OVER, winners)


def places(s: Amul, scores: list[int]) -> list[int]:
    """Each seat's place: by total, military value and best letter; equals share it (AMU-WIN.1-4)."""
    keys: list[tuple[int, int]] = []
    for seat in range(s.players_count):
        tie_break = strength(s, seat) if s.switches.tiebreak_uses_letters else military_value(s, seat)
        keys.append((scores[seat], tie_break))
    return [1 + sum(1 for other in keys if other > key) for key in keys]
