"""The component data: what they hold, and that what contradicts itself is refused."""

from __future__ import annotations

from collections import Counter

import pytest

from caravanserai.games.emira.game import GAME
from caravanserai.games.emira.parts import Parts
from caravanserai.kernel.data import BadData
from tests.games.emira.tables import acting, auction, data, emira, game_with, upkeep
from tests.rules import rule

PARTS = GAME.parts


@rule("EMI-CHOOSE.2")
def test_what_princesses_look_for() -> None:
    traits = ["appearance", "status", "palace", "gold", "most"]
    first = Counter(traits[card.first] for card in PARTS.princesses)
    assert first == {"appearance": 9, "status": 9, "palace": 6, "gold": 3, "most": 1}
    second = Counter(traits[card.second] for card in PARTS.princesses if card.second >= 0)
    assert second == {"appearance": 6, "status": 6, "palace": 7, "gold": 8}


@rule("EMI-PRIN.2")
def test_what_princesses_can_do() -> None:
    counts = Counter(
        talent
        for card in PARTS.princesses
        for bit, talent in enumerate(PARTS.talents)
        if card.talents >> bit & 1
    )
    assert counts == {"intelligence": 10, "housekeeping": 8, "cooking": 7, "romance": 6}
    both = [card.id for card in PARTS.princesses if bin(card.talents).count("1") == 2]
    assert both == ["noor", "hind", "janan", "xenia"]


@rule("EMI-SETUP.9")
def test_how_many_talents_an_objective_asks_for() -> None:
    for card in PARTS.objectives:
        sizes = {sum(need) for need in card.needs}
        assert sizes == {{3: 5, 4: 4, 5: 3}[card.players]}
    assert Counter(int(card.players) for card in PARTS.objectives) == {3: 4, 4: 5, 5: 7}


@pytest.mark.parametrize(
    ("table", "change"),
    [
        ("objectives", lambda box: box["objectives"].pop()),
        ("princesses", lambda box: box["princesses"].pop()),
        ("status", lambda box: box["status_cards"][0].update(copies=4)),
        ("events", lambda box: box["events"].pop()),
        ("copies", lambda box: box["events"][0].update(copies=4)),
        ("caravans", lambda box: box["caravans"][0].update(id="huge_slow")),
    ],
)
def test_data_that_contradict_themselves_are_refused(table: str, change: object) -> None:
    box = data()
    change(box)  # type: ignore[operator]
    with pytest.raises(BadData):
        Parts(box)


def test_the_order_of_the_data_does_not_matter() -> None:
    box = data()
    box["events"].reverse()
    box["caravans"].reverse()
    parts = Parts(box)
    assert (parts.event_copies, parts.symbol_of) == (PARTS.event_copies, PARTS.symbol_of)
    assert [caravan.price for caravan in parts.caravans] == [caravan.price for caravan in PARTS.caravans]


def test_a_corrected_number_changes_the_game_and_nothing_else() -> None:
    box = data()
    box["money"]["relief_gold"] = 200
    box["camel"]["price"] = 170
    box["xenia"]["gift"] = 300
    game = game_with(box)
    table = acting(0, {0: {"gold": 400}}, game=game)
    table.play(0, "take gold")
    assert table.gold[0] == 600
    assert emira(4, game=game).player(0).prices["camel"] == 170
    assert upkeep({0: {"princesses": ["xenia"]}}, game=game).gold[0] == 750 - 350


def test_no_bid_can_be_named_above_the_highest() -> None:
    table = auction(4, {0: {"gold": 50000}})
    assert table.bids(0)[-1] == PARTS.highest_bid
    table.play(0, "bid 9990")
    assert table.bids(1) == []
