"""The cards on the table that stand for a move of Āmul."""

from __future__ import annotations

from caravanserai.games.amul import actions as a
from caravanserai.games.amul.parts import DECKS, MARKET
from caravanserai.games.amul.rules.effects import effect_of
from caravanserai.games.amul.state import Amul


def targets(s: Amul, seat: int, action: int) -> list[str]:
    """Cards such as `market:12`."""
    if action == a.PASS.action:
        return []
    where, cards = "hand", s.players[seat].hand.cards()
    if a.PICK.has(action):
        where, cards = DECKS[MARKET], s.market
    elif a.TAKE.has(action):
        source = effect_of(s, s.argument)
        where, cards = DECKS[source.takes_from], s.display(source.takes_from)
    face = a.SPACE.move(action).args["card"]
    return [f"{where}:{card}" for card in cards if s.parts.name(card) == face]
