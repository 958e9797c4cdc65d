"""The cards on the table that stand for a move of Āmul."""

from __future__ import annotations

from caravanserai.games.amul import actions as a
from caravanserai.games.amul.parts import DECKS, MARKET
from caravanserai.games.amul.rules import flow
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


def meant(s: Amul, target: str) -> str:
    """What one would do with a card now that lies there: `palace:lamp`, or `palace:12` by its number."""
    where, _, card = target.partition(":")
    if card.isdigit():
        number = int(card)
        card = s.parts.name(number) if number < len(s.parts.face_of) else ""
    step = s.next_step()
    if not card or where not in ("hand", *DECKS):
        return ""
    if where == "hand":
        return f"{'play' if step == flow.REVEAL_CARD else 'offer'} {card}"
    return f"{'take' if step == flow.TAKE_CARD else 'pick'} {card}"
