"""Details of the rules that only show in a certain position: edges, last pieces, what the journal tells."""

from __future__ import annotations

import pytest

from caravanserai.games.emira.game import GAME
from caravanserai.kernel.game import Document
from caravanserai.kernel.table import PUBLIC
from tests.games.emira.tables import (
    ALL_PIECES,
    EmiraTable,
    acting,
    auction,
    emira,
    events_phase,
    new_game,
    upkeep,
)
from tests.games.tables import names, only
from tests.rules import rule

AUDIENCES = (PUBLIC, 0, 1, 2, 3)


# --- purchases and supplies ----------------------------------------------------------------------------


@rule("EMI-TURN.4", "EMI-AUC.11", "EMI-DP.13")
@pytest.mark.parametrize(
    ("purchase", "price"),
    [
        ("small_slow", 450),
        ("small_fast", 550),
        ("large_slow", 750),
        ("large_fast", 900),
        ("appearance", 350),
        ("status", 850),
        ("palace", 500),
        ("camel", 150),
    ],
)
def test_a_purchase_needs_its_price_and_no_more(purchase: str, price: int) -> None:
    for gold, bought in ((price, True), (price - 10, False)):
        table = acting(
            0, {0: {"gold": gold}}, pieces=ALL_PIECES, status_offer="status_850", token_offer="manners"
        )
        assert (f"buy {purchase}" in table.moves(0)) == bought
    table = acting(
        0, {0: {"gold": price}}, pieces=ALL_PIECES, status_offer="status_850", token_offer="manners"
    )
    table.play(0, f"buy {purchase}")
    assert table.state.players[0].gold == 0


@rule("EMI-PREP.4", "EMI-PREP.5", "EMI-INV.1", "EMI-3P.4")
@pytest.mark.parametrize("left", [0, 1, 2])
@pytest.mark.parametrize("piece", ["camel", "small", "large", "palace"])
def test_the_last_piece_of_a_supply_goes_on_offer(piece: str, left: int) -> None:
    total = {"camel": 23, "small": 12, "large": 12, "palace": 20}[piece]
    held = total - left
    rows: dict[str, Document] = {
        "camel": {"camels": held},
        "palace": {"sections": held},
        "small": {"caravans": {"small_slow": [8] * held}},
        "large": {"caravans": {"large_slow": [8] * held}},
    }
    table = emira(4, {0: rows[piece]}, phase="prepare", turn=2)
    assert (piece in table.view().pieces) == (left > 0)
    key = {"camel": "camels", "palace": "sections"}.get(piece, piece)
    assert int(getattr(table.state, key)) == max(left - 1, 0)


@rule("EMI-CARD.1", "EMI-DP.10")
def test_the_last_token_of_a_type_can_be_offered() -> None:
    table = events_phase({0: {"hand": ["bazaar"]}, 1: {"tokens": {"beauty": 7}}})
    table.play(0, "play bazaar")
    assert "offer beauty" in table.moves(0)
    table.play(0, "offer beauty")
    assert (table.view().token_offer, table.view().bag["beauty"]) == ("beauty", 0)


@rule("EMI-BUY.3", "EMI-BUY.1")
def test_with_just_enough_cards_the_price_is_what_is_missing() -> None:
    place = emira(4).position()
    gone = place["event_deck"] + [card for row in place["players"] for card in row["hand"]]
    deck = [gone.pop() for _ in range(3)]
    table = emira(4, {0: {"gold": 100}}, phase="buy_events", turn=2, event_deck=deck, events_gone=gone)
    for cards, price in ((2, 150), (3, 250)):
        refusal = table.why_not(0, f"best of {cards}")
        assert refusal == ("EMI-BUY.1", "events_not_payable", {"price": price, "gold": 100})


# --- events --------------------------------------------------------------------------------------------


@rule("EMI-CARD.3", "EMI-CARD.4")
def test_camels_that_are_born_or_die_are_told_player_by_player() -> None:
    seats = {
        0: {"hand": ["camel_breeding"], "camels": 2},
        1: {"camels": 1},
        2: {"camels": 4},
        3: {"camels": 3},
    }
    events = events_phase(seats).play(0, "play camel_breeding")
    assert only(events, "camels_born") == [
        {"seat": 0, "camels": 1},
        {"seat": 2, "camels": 2},
        {"seat": 3, "camels": 1},
    ]
    seats = {
        0: {"hand": ["camel_epidemic"], "camels": 3},
        1: {"camels": 2},
        2: {"camels": 7},
        3: {"camels": 4},
    }
    events = events_phase(seats).play(0, "play camel_epidemic")
    assert only(events, "camels_died") == [
        {"seat": 0, "camels": 1},
        {"seat": 2, "camels": 2},
        {"seat": 3, "camels": 1},
    ]


@rule("EMI-3P.10", "EMI-CARD.5")
@pytest.mark.parametrize(("move", "turn", "place"), [("look odd 1", "odd", 1), ("look even 1", "even", 2)])
def test_which_princess_is_looked_at_is_told(move: str, turn: str, place: int) -> None:
    table = events_phase({0: {"hand": ["changing_her_mind"]}}, players=3)
    events = table.play(0, "play changing_her_mind", move)
    assert only(events, "princess_named") == [{"seat": 0, "turn": turn, "place": 1}]
    (looked,) = only(events, "princess_looked_at")
    assert (looked["place"], looked["princess"]) == (place, None)


@rule("EMI-CARD.8", "EMI-HIDDEN.1", "EMI-HIDDEN.6")
@pytest.mark.parametrize(
    ("event", "told", "deck", "card"),
    [
        ("court_influence", "princess", "princess_deck_top", ["thara", "asima", "nibal"]),
        ("new_orders", "status", "status_deck_top", ["status_300", "status_350", "status_400"]),
    ],
)
def test_who_looks_into_a_deck_is_told_what_lies_there_before_and_after(
    event: str, told: str, deck: str, card: list[str]
) -> None:
    table = events_phase({1: {"hand": [event]}}, **{deck: card})
    before = len(table.events(1))
    table.play(1, f"play {event}", "order 312")
    seen = table.events(1)[before:]
    looked = [(one["seat"], one["place"], one[told]) for one in only(seen, f"{told}_looked_at")]
    assert looked == [(1, place + 1, card[place]) for place in range(3)]
    arranged = [(one["seat"], one["place"], one[told]) for one in only(seen, f"{told}_arranged")]
    assert arranged == [(1, 1, card[2]), (1, 2, card[0]), (1, 3, card[1])]
    for audience in (PUBLIC, 0, 2, 3):
        others = table.events(audience)[before:]
        assert {one[told] for one in only(others, f"{told}_looked_at")} == {None}
        assert {one[told] for one in only(others, f"{told}_arranged")} == {None}


@rule("EMI-CARD.6", "EMI-CARD.8")
def test_without_a_mark_everybody_knows_that_none_was_moved() -> None:
    table = events_phase({1: {"hand": ["court_influence"]}})
    table.play(1, "play court_influence", "order 312")
    for audience in AUDIENCES:
        assert (table.view(audience).marks_in_deck, table.view(audience).marks_known) == (0, [])
    marks = table.state.princess_deck.marks
    assert all(marks.knowers(index) == marks.knowers(0) for index in range(marks.size()))


@rule("EMI-SETUP.10", "EMI-HIDDEN.1", "EMI-HIDDEN.6")
def test_the_cards_put_back_are_seen_by_who_put_them_back() -> None:
    hands = {seat: {"hand": ["vermin", "bazaar", "better_breed"]} for seat in range(3)}
    table = emira(3, hands)
    for seat in range(3):
        table.play(seat, "keep bazaar")
    for audience in (PUBLIC, 0, 1, 2):
        told = only(table.events(audience), "event_put_back")
        assert [one["seat"] for one in told] == [0, 0, 1, 1, 2, 2]
        for one in told:
            assert (one["event"] is not None) == (one["seat"] == audience)
    assert [one["event"] for one in only(table.events(1), "event_put_back")][2:4] == [
        "vermin",
        "better_breed",
    ]


@rule("EMI-CARD.15", "EMI-DP.11")
def test_nobody_is_asked_when_the_status_deck_holds_one_card() -> None:
    deck = GAME.parts.status_ids
    rows = {1: {"hand": ["noble_merchandise"]}}
    table = events_phase(rows, status_deck=["status_300"], status_gone=leftovers(deck))
    table.play(1, "play noble_merchandise")
    assert table.view().status_offer == "status_300"


def leftovers(deck: list[str]) -> list[str]:
    """Every status card but one of 300."""
    copies = GAME.parts.setup(4).status
    every = [card for index, card in enumerate(deck) for _ in range(copies[index])]
    every.remove("status_300")
    return every


# --- hidden cards ----------------------------------------------------------------------------------------


@rule("EMI-HIDDEN.7", "EMI-SETUP.7", "EMI-RULING.3")
@pytest.mark.parametrize(("players", "first"), [(3, 3), (4, 6)])
def test_nobody_imagines_a_card_of_three_points_among_the_first_status_cards(
    players: int, first: int
) -> None:
    table = new_game(players, seed=3)
    points = dict(zip(GAME.parts.status_ids, GAME.parts.status_points, strict=True))
    truth = table.position()["status_deck"]
    tops: set[str] = set()
    lowest: set[str] = set()
    for seed in range(30):
        deck = GAME.to_position(table.table.state_for(0, seed))["status_deck"]
        assert sorted(deck) == sorted(truth)
        assert all(points[card] < 3 for card in deck[:first])
        tops.add(deck[0])
        lowest.add(deck[-1])
    assert len(tops) > 4
    assert any(points[card] == 3 for card in lowest)
    assert any(points[card] < 3 for card in lowest)


# --- auctions, princesses, the turn ------------------------------------------------------------------------


@rule("EMI-AUC.12", "EMI-AUC.16")
def test_when_the_last_player_acts_nobody_is_bidding() -> None:
    table = auction(4, auction={"acted": [1, 2, 3]})
    assert (table.state.bidding, table.state.speaker, table.state.bidder) == (0, -1, -1)


@rule("EMI-PRIN.21", "EMI-PRIN.22")
@pytest.mark.parametrize("host", [0, 2, 3])
def test_xenia_goes_to_the_richest_of_the_others(host: int) -> None:
    rows = {seat: {"gold": 300} for seat in range(4)}
    rows[host] = {"gold": 900}
    table = upkeep({**rows, 1: {"princesses": ["xenia"], "gold": 300}}, xenia={"gift_paid": True})
    events = table.play(1, "refuse gift")
    assert table.princesses(host) == ["xenia"]
    assert table.undecided == []
    assert "princess_undecided" not in names(events)
    assert only(events, "gift_paid") == [{"seat": host, "gold": 250}]


@rule("EMI-TURN.1", "EMI-UPKEEP.6")
def test_a_new_turn_begins_with_its_first_phase() -> None:
    table = auction(4, {0: {"hand": ["vermin"]}}, turn=4)
    table.nobody_acts()
    while table.view().turn == 4:
        table.play_default()
    assert (table.view().turn, table.view().phase) == (5, "play_events")


@rule("EMI-3P.3", "EMI-3P.8", "EMI-CARD.9")
def test_two_princesses_of_an_even_turn_are_in_play_in_the_order_of_the_deck() -> None:
    table = events_phase(
        {0: {"hand": ["double_trouble"]}}, players=3, princess_deck_top=["thara", "asima", "nibal"]
    )
    table.play(0, "play double_trouble", "even turn")
    announced = [one["princess"] for one in only(table.events(), "princess_announced")]
    assert announced == ["asima", "nibal"]
    table.finish_turn()
    revealed = [one["princess"] for one in only(table.events(), "princess_revealed")]
    assert revealed == ["thara", "asima", "nibal"]


@rule("EMI-END.1", "EMI-WIN.3", "EMI-HIDDEN.9")
@pytest.mark.parametrize("winner", [0, 1, 3])
def test_the_winner_and_every_objective_are_told(winner: int) -> None:
    rows = {winner: {"princesses": SEVEN, "gold": 2000, "sections": 5}}
    table: EmiraTable = upkeep(rows, turn=8)
    assert table.table.over
    assert only(table.events(), "game_over") == [{"winners": [winner]}]
    assert [one["seat"] for one in only(table.events(), "objective_shown")] == [0, 1, 2, 3]
    assert [one["seat"] for one in only(table.events(), "scored")] == [0, 1, 2, 3]
    assert names(table.events())[-1] == "game_over"


SEVEN = ["asima", "thara", "nibal", "fatima", "malika", "raidah", "sahar"]
