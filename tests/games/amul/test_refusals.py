"""Why not? Every illegal move answers with its rule (AMU-OFFER to AMU-END)."""

from __future__ import annotations

import pytest

from caravanserai.kernel.refusal import Refusal, Unparsable
from tests.games.amul.tables import amul, effects
from tests.rules import rule

HANDS = {0: "silver gold carpet oil spices camel", 1: "silver gold porcelain oil spices camel"}


@rule("AMU-OFFER.1", "AMU-REVEAL.1")
def test_a_card_must_be_in_the_hand() -> None:
    offering = amul(3, hands=HANDS)
    assert offering.why_not(0, "offer opium") == ("AMU-OFFER.1", "card_not_in_hand", {"card": "opium"})
    playing = amul(3, hands=HANDS, moment="play")
    assert playing.why_not(0, "play opium") == ("AMU-REVEAL.1", "card_not_in_hand", {"card": "opium"})


@pytest.mark.parametrize(
    ("moment", "move", "rule_id"),
    [
        ("offer", "pick gold", "AMU-PICK.1"),
        ("offer", "play gold", "AMU-REVEAL.1"),
        ("pick", "offer gold", "AMU-OFFER.1"),
        ("pick", "take yurt", "AMU-EFFECT.2"),
        ("offer", "pass", "AMU-OFFER.1"),
        ("pick", "pass", "AMU-PICK.1"),
        ("play", "offer gold", "AMU-OFFER.1"),
        ("play", "pass", "AMU-REVEAL.1"),
    ],
)
def test_every_move_has_its_moment(moment: str, move: str, rule_id: str) -> None:
    assert amul(3, moment=moment).why_not(0, move) == (rule_id, "not_now", {})


@pytest.mark.parametrize(
    ("card", "move", "rule_id", "display"),
    [
        ("contract", "take yurt", "AMU-EFFECT.4", "bazaar"),
        ("arab_merchant", "take trader_persian", "AMU-EFFECT.5", "palace"),
        ("mughal_lord", "take trader_persian", "AMU-EFFECT.6", "palace"),
        ("vagabond", "take yurt", "AMU-EFFECT.7", "market"),
    ],
)
def test_an_effect_takes_from_its_own_display(card: str, move: str, rule_id: str, display: str) -> None:
    table = effects(6, {0: card}, market="gold silver oil")
    expected = {"card": move.removeprefix("take "), "display": display}
    assert table.why_not(0, move) == (rule_id, "card_not_in_display", expected)
    assert table.why_not(0, "offer gold") == ("AMU-OFFER.1", "not_now", {})


@rule("AMU-END.3")
def test_the_thief_takes_from_the_palace_only() -> None:
    hands = {0: "thief 1 2 5 6", 1: "3 7 8 9 10", 2: "15 16 17 18 19"}
    table = amul(3, round=9, moment="end", hands=hands)
    assert table.why_not(0, "take gold")[0] == "AMU-END.3"


def test_a_refused_move_changes_nothing() -> None:
    table = amul(3, hands=HANDS)
    before = table.position()
    with pytest.raises(Refusal, match=r"AMU-OFFER\.1"):
        table.play(0, "offer opium")
    with pytest.raises(Unparsable):
        table.play(0, "offer sand")
    assert table.position() == before
