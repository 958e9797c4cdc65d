"""The six purchases and the purchase of events (EMI-ACT, EMI-BUY)."""

from __future__ import annotations

from typing import Any

import pytest

from caravanserai.kernel.game import Document
from tests.games.emira.tables import LAST_TURN, EmiraTable, Seats, acting, auction, emira
from tests.games.tables import only
from tests.rules import rule


@rule("EMI-ACT.1", "EMI-ACT.2", "EMI-RULING.31")
@pytest.mark.parametrize(
    ("caravan", "price", "spaces", "size"),
    [
        ("small_slow", 450, 8, "small"),
        ("small_fast", 550, 4, "small"),
        ("large_slow", 750, 8, "large"),
        ("large_fast", 900, 4, "large"),
    ],
)
def test_a_caravan_goes_on_the_rightmost_space(caravan: str, price: int, spaces: int, size: str) -> None:
    table = acting(0, {0: {"gold": 1000, "caravans": {caravan: [spaces]}}}, turn=LAST_TURN)
    table.play(0, f"buy {caravan}")
    assert (table.gold[0], table.caravans(0)) == (1000 - price, [(caravan, spaces)] * 2)
    assert size not in table.view().pieces


@rule("EMI-ACT.3")
def test_small_and_large_are_two_purchases() -> None:
    table = auction(3, {seat: {"gold": 2000} for seat in range(3)}, turn=3)
    table.everybody_passes()
    table.play(0, "buy small_slow")
    table.everybody_passes()
    table.play(1, "buy large_slow")
    assert (table.caravans(0), table.caravans(1)) == ([("small_slow", 8)], [("large_slow", 8)])


@rule("EMI-ACT.4")
def test_the_token_on_offer_costs_350() -> None:
    table = acting(0, token_offer="manners")
    seen = table.play(0, "buy appearance")
    assert only(seen, "token_bought") == [{"seat": 0, "token": "manners", "gold": 350}]
    assert table.player(0).tokens == {"beauty": 0, "manners": 1, "attire": 0}


@rule("EMI-ACT.5")
@pytest.mark.parametrize(
    ("card", "price", "points"), [("status_300", 300, 1), ("status_850", 850, 2), ("status_1400", 1400, 3)]
)
def test_a_status_card_costs_what_is_printed(card: str, price: int, points: int) -> None:
    table = acting(0, {0: {"gold": 2000}}, status_offer=card, turn=LAST_TURN)
    table.play(0, "buy status")
    assert (table.gold[0], table.player(0).status_cards, table.player(0).status) == (
        2000 - price,
        [card],
        points,
    )


@rule("EMI-ACT.6")
def test_a_section_adds_value_and_room_without_limit() -> None:
    table = acting(0, {0: {"sections": 12}}, turn=LAST_TURN)
    table.play(0, "buy palace")
    player = table.player(0)
    assert (table.gold[0], player.sections, player.palace_halves, player.capacity) == (250, 13, 26, 15)


@rule("EMI-ACT.7")
def test_a_camel_counts_from_the_next_auction_won() -> None:
    table = acting(0, {0: {"gold": 950}}, turn=2)
    table.play(0, "buy camel")
    assert (table.gold[0], table.player(0).camels, table.player(0).discount) == (800, 1, 50)
    table.default_until("bid")
    assert (table.view().turn, table.view().auction.opener) == (3, 1)
    had = table.gold[0]
    table.play_all((1, "pass"), (2, "pass"), (3, "pass"), (0, "bid 130"))
    assert (table.asks, table.waiting, table.gold[0]) == ("act", [0], had - 80)


@rule("EMI-ACT.7")
def test_a_camel_costs_less_with_farah_and_is_gone_from_the_offer() -> None:
    for princesses, price in (([], 150), (["farah"], 50)):
        table = acting(0, {0: {"princesses": princesses}}, turn=LAST_TURN)
        seen = table.play(0, "buy camel")
        assert only(seen, "camel_bought") == [{"seat": 0, "gold": price}]
        assert (table.player(0).bought, "camel" in table.view().pieces) == ("camel", False)


# --- event cards ---------------------------------------------------------------------------------------


def buying(seats: Seats | None = None, **place: Any) -> EmiraTable:
    place.setdefault("turn", 2)
    return emira(int(str(place.pop("players", 4))), seats, phase="buy_events", **place)


@rule("EMI-BUY.1", "EMI-DP.15")
def test_everybody_may_buy_one_event_card_in_player_order() -> None:
    table = buying(starting_player=2, turn=LAST_TURN)
    asked = []
    while table.asks == "buy_event":
        asked.append(table.waiting[0])
        assert table.moves(table.waiting[0]) == ["best of 2", "best of 3", "pass"]
        table.play(table.waiting[0], "pass")
    assert asked == [2, 3, 0, 1]


@rule("EMI-BUY.1", "EMI-DP.16", "EMI-RULING.46")
def test_the_others_go_under_the_deck_in_the_order_drawn() -> None:
    table = buying(event_deck_top=["vermin", "bazaar", "guest_house"])
    table.play(0, "best of 3")
    assert (table.asks, table.gold[0]) == ("keep_bought", 500)
    assert table.view(0).looking == ["vermin", "bazaar", "guest_house"]
    table.play(0, "keep bazaar")
    assert table.player(0).hand == ["bazaar"]
    assert table.position()["event_deck"][-2:] == ["vermin", "guest_house"]


@rule("EMI-BUY.1")
def test_the_best_of_two_costs_150() -> None:
    table = buying(event_deck_top=["vermin", "bazaar", "guest_house"])
    table.play(0, "best of 2")
    assert (table.moves(0), table.gold[0]) == (["keep bazaar", "keep vermin"], 600)
    refused = ("EMI-BUY.1", "event_not_drawn", {"event": "guest_house"})
    assert table.why_not(0, "keep guest_house") == refused
    table.play(0, "keep vermin")
    assert table.position()["event_deck"][0] == "guest_house"


@rule("EMI-BUY.1")
def test_what_cannot_be_paid_is_refused() -> None:
    table = buying({0: {"gold": 240}})
    assert table.moves(0) == ["best of 2", "pass"]
    assert table.why_not(0, "best of 3") == ("EMI-BUY.1", "events_not_payable", {"price": 250, "gold": 240})


@rule("EMI-BUY.2", "EMI-PRIN.9")
def test_with_zainab_events_are_cheaper() -> None:
    for move, price in (("best of 2", 100), ("best of 3", 200)):
        table = buying({0: {"princesses": ["zainab"]}})
        assert table.player(0).event_prices == [100, 200]
        assert table.player(0).event_offers == {"best of 2": 100, "best of 3": 200}
        table.play(0, move)
        assert table.gold[0] == 750 - price


def small_deck(cards: list[str]) -> Document:
    gone = emira(4).position()["event_deck"] + [
        card for row in emira(4).position()["players"] for card in row["hand"]
    ]
    for card in cards:
        gone.remove(card)
    return {"event_deck": cards, "events_gone": gone}


@rule("EMI-BUY.3", "EMI-RULING.26")
def test_three_cards_need_a_deck_of_three() -> None:
    table = buying(**small_deck(["vermin", "bazaar"]))
    assert table.moves(0) == ["best of 2", "pass"]
    assert table.why_not(0, "best of 3") == ("EMI-BUY.3", "too_few_events", {"needed": 3, "cards": 2})


@rule("EMI-BUY.3", "EMI-RULING.26")
def test_the_last_card_is_bought_as_it_is_and_then_there_is_none() -> None:
    table = buying(**small_deck(["vermin"]))
    table.play(0, "best of 2")
    assert (table.player(0).hand, table.gold[0], table.view().event_deck) == (["vermin"], 600, 0)
    assert (table.view().turn, table.asks) == (3, "play_event")  # nobody else was asked
    assert only(table.events(), "events_bought") == [{"seat": 0, "cards": 2, "gold": 150}]


@rule("EMI-BUY.4", "EMI-PRIN.12")
def test_on_honeymoon_no_event_is_bought() -> None:
    table = buying({0: {"princesses": ["hind"], "honeymoon": 2}})
    assert table.waiting == [1]


@rule("EMI-BUY.5", "EMI-RULING.52")
def test_events_are_bought_from_turn_1_and_played_a_turn_later() -> None:
    table = buying(turn=1, event_deck_top=["guest_house", "vermin"])
    table.play(0, "best of 2", "keep guest_house")
    for seat in (1, 2, 3):
        table.play(seat, "pass")
    assert (table.view().turn, table.asks, table.waiting) == (2, "play_event", [0])
    table.play(0, "play guest_house")


@rule("EMI-BUY.6")
def test_a_purchase_is_public_and_its_cards_are_not() -> None:
    table = buying(event_deck_top=["guest_house", "vermin", "bazaar"])
    table.play(0, "best of 3", "keep guest_house")
    for audience in (-1, 1):
        events = table.events(audience)
        assert only(events, "events_bought") == [{"seat": 0, "cards": 3, "gold": 250}]
        assert only(events, "bought_event_kept") == [{"seat": 0, "event": None}]
        assert only(events, "event_buried") == [{"seat": 0, "event": None}] * 2
    assert only(table.events(0), "bought_event_kept") == [{"seat": 0, "event": "guest_house"}]
    assert table.view(1).players[0].hand is None
    assert table.view(1).players[0].cards == 1
