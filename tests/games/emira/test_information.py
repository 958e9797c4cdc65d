"""Who knows what (EMI-HIDDEN)."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from caravanserai.games.emira.game import GAME
from caravanserai.kernel.game import Document
from caravanserai.kernel.table import ALL_SEEING, PUBLIC
from tests.games.emira.tables import EmiraTable, auction, choosing, emira, events_phase, new_game, upkeep
from tests.games.tables import only
from tests.rules import rule


def imagined(table: EmiraTable, seat: int, seeds: int = 25) -> list[Document]:
    """Positions that a seat holds possible."""
    return [GAME.to_position(table.table.state_for(seat, seed)) for seed in range(seeds)]


@rule("EMI-HIDDEN.1")
def test_objectives_and_hands_are_seen_by_their_owner_only() -> None:
    table = new_game(4)
    for audience in (PUBLIC, 0, 1, 2, 3):
        for seat, player in enumerate(table.view(audience).players):
            assert (player.objective is not None) == (seat == audience)
            assert (player.hand is not None) == (seat == audience)
            assert (player.talents_missing is not None) == (seat == audience)
    assert all(player.objective and player.hand for player in table.view(ALL_SEEING).players)
    dealt = only(table.events(2), "objective_dealt")
    assert [event["objective"] is not None for event in dealt] == [False, False, True, False]


@rule("EMI-HIDDEN.1")
def test_the_undealt_objectives_are_seen_by_nobody() -> None:
    table = new_game(3)
    left = {str(position["objectives_left"]) for position in imagined(table, 0)}
    assert len(left) == 3


@rule("EMI-HIDDEN.1")
def test_decks_and_other_hands_can_be_anything_to_a_seat() -> None:
    table = new_game(4)
    table.default_until("bid")
    positions = imagined(table, 0)
    for key in ("princess_deck", "status_deck", "event_deck"):
        assert len({str(position[key]) for position in positions}) == len(positions)
    own = {str(position["players"][0]) for position in positions}
    assert len(own) == 1
    others = {str(position["players"][1]["hand"]) for position in positions}
    assert len(others) > 5


@rule("EMI-HIDDEN.2", "EMI-HIDDEN.5")
def test_gold_totals_are_shown_to_their_owner_only() -> None:
    table = new_game(4)
    table.default_until("bid")
    for audience in (PUBLIC, 0, 1, 2, 3):
        for seat, player in enumerate(table.view(audience).players):
            assert (player.gold is not None) == (seat == audience)
            assert (player.may_take_gold is not None) == (seat == audience)


@rule("EMI-HIDDEN.2", "EMI-HIDDEN.5")
def test_every_payment_and_receipt_is_public_so_whoever_counts_knows_all() -> None:
    """Gold is counted from public events alone, through whole random games, and is always right."""
    gains = {
        "income_received": lambda e: e["supply"] + e["trade"] + e["bonus"],
        "gold_taken": lambda e: e["gold"],
    }
    costs = (
        *(
            "auction_won",
            "voluntary_bid",
            "caravan_bought",
            "token_bought",
            "status_bought",
            "section_bought",
        ),
        *("camel_bought", "events_bought", "gift_paid", "upkeep_paid"),
    )
    for seed in range(3):
        table = new_game(4, seed, options={"rules": "advanced"} if seed == 2 else {})
        choose = Random(seed)
        while not table.table.over and table.table.seq < 500:
            seat = table.waiting[0]
            table.table.play(seat, choose.choice(table.table.moves(seat)))
        counted = [750] * 4
        for event in table.events(PUBLIC):
            args: dict[str, Any] = dict(event.args)
            if event.name in gains:
                counted[args["seat"]] += gains[event.name](args)
            elif event.name in costs:
                counted[args["seat"]] -= args["gold"]
        assert counted == table.gold


@rule("EMI-HIDDEN.5")
def test_what_is_dealt_anew_leaves_gold_alone() -> None:
    table = auction(4, {1: {"gold": 130}, 2: {"gold": 2000}})
    for position in imagined(table, 0, 5):
        assert [row["gold"] for row in position["players"]] == [750, 130, 2000, 750]


@rule("EMI-HIDDEN.2")
def test_nothing_that_others_are_sent_depends_on_a_bidders_gold() -> None:
    frames: dict[int, list[object]] = {audience: [] for audience in (PUBLIC, 1, 2, 3)}
    for gold in (0, 10, 480, 750, 5000):
        table = auction(4, {0: {"gold": gold}})
        for audience, seen in frames.items():
            seen.append(table.table.frame(audience))
    for seen in frames.values():
        assert all(frame == seen[0] for frame in seen)
    options = [auction(4, {0: {"gold": gold}}).bids(0) for gold in (100, 200)]
    assert options[0] != options[1]


@rule("EMI-HIDDEN.2")
@pytest.mark.parametrize("phase", ["auctions", "buy_events"])
def test_who_is_asked_does_not_depend_on_gold(phase: str) -> None:
    asked = set()
    for gold in (0, 100, 5000):
        table = emira(4, {0: {"gold": gold}}, phase=phase, turn=2, pieces=["camel"])
        asked.add((table.asks, str(table.waiting), str(table.about)))
    assert len(asked) == 1


@rule("EMI-HIDDEN.3", "EMI-RULING.45")
def test_compared_gold_is_shown_to_everybody() -> None:
    seats = {0: {"gold": 900}, 1: {"gold": 300}, 2: {"gold": 5000, "princesses": ["asima", "thara"]}}
    table = choosing("yasmine", seats=seats)
    shown = only(table.events(), "gold_shown")
    assert shown == [{"seat": 0, "gold": 900}, {"seat": 1, "gold": 300}, {"seat": 3, "gold": 750}]


@rule("EMI-HIDDEN.3", "EMI-RULING.45")
def test_for_a_second_preference_only_the_tied_show_their_gold() -> None:
    card = {"status": ["status_300"]}
    seats = {0: {**card, "gold": 900}, 1: {"gold": 300}, 2: {**card, "status": ["status_350"], "gold": 400}}
    table = choosing("raidah", seats=seats)
    assert only(table.events(), "gold_shown") == [{"seat": 0, "gold": 900}, {"seat": 2, "gold": 400}]
    seats[0] = {"status": ["status_700"], "gold": 900}
    assert only(choosing("raidah", seats=seats).events(), "gold_shown") == []


@rule("EMI-HIDDEN.3")
def test_gold_compared_in_phase_6_is_shown_even_if_the_tie_remains() -> None:
    table = choosing("yasmine", seats={0: {"gold": 900}, 1: {"gold": 900}})
    assert (table.undecided, len(only(table.events(), "gold_shown"))) == (["yasmine"], 4)


@rule("EMI-HIDDEN.3", "EMI-RULING.45")
def test_a_single_candidate_shows_nothing() -> None:
    full = [["asima", "thara"], ["nibal", "fatima"], ["malika", "raidah"]]
    seats = {seat: {"princesses": princesses} for seat, princesses in enumerate(full)}
    table = choosing("yasmine", seats=seats)
    assert (table.princesses(3), only(table.events(), "gold_shown")) == (["yasmine"], [])


@rule("EMI-HIDDEN.3", "EMI-HIDDEN.8")
def test_at_a_check_point_gold_is_shown_only_if_she_joins() -> None:
    table = emira(4, {0: {"gold": 900}}, phase="income", turn=2, undecided=["yasmine"])
    assert len(only(table.events(), "gold_shown")) == 4
    table = emira(4, {0: {"gold": 900}, 1: {"gold": 900}}, phase="income", turn=2, undecided=["yasmine"])
    assert only(table.events(), "gold_shown") == []


@rule("EMI-HIDDEN.3")
def test_shown_gold_is_not_kept_open() -> None:
    table = emira(4, {0: {"gold": 900}}, phase="princess_chooses", in_play=["yasmine"], turn=2)
    assert only(table.events(), "gold_shown")
    assert table.view().players[0].gold is None


@rule("EMI-HIDDEN.4")
def test_everything_else_is_public() -> None:
    row = {
        "camels": 2,
        "tokens": {"beauty": 1},
        "status": ["status_300"],
        "caravans": {"small_slow": [3]},
        "princesses": ["suleika", "asima"],
        "surcharges": ["asima"],
        "hand": ["vermin", "bazaar"],
        "good_looking": ["beauty"],
        "guest_houses": 1,
    }
    table = auction(
        4,
        {0: row},
        undecided=["malika"],
        stirred=False,
        princesses_gone=["thara"],
        events_gone=["sick_camels"],
    )
    table.play(0, "bid 30")
    view = table.view()
    player = view.players[0]
    assert (player.camels, player.tokens["beauty"], player.status_cards, player.cards) == (
        2,
        1,
        ["status_300"],
        2,
    )
    assert [(one.caravan, one.left) for one in player.caravans] == [("small_slow", 3)]
    assert (player.princesses, player.surcharges, player.upkeep) == (["suleika", "asima"], ["asima"], 200)
    assert (player.income, player.trade, player.supply) == (350, 150, 200)
    assert (view.auction.bid, view.auction.bidder, view.auction.speaker) == (30, 0, 1)
    assert (view.princesses_gone, view.events_gone) == (["thara"], ["sick_camels"])
    assert view.bag == {"beauty": 7, "manners": 8, "attire": 9}
    assert (view.princess_deck, view.status_deck, view.event_deck) == (24, 19, 51 - 2 - 2 - 1)


@rule("EMI-HIDDEN.4")
def test_whom_a_princess_would_join_is_told_when_it_is_public() -> None:
    table = auction(4, {1: {"status": ["status_300"]}}, in_play=["malika"])
    malika = table.outlook("malika")
    assert (malika.favourites, malika.joins, malika.by_gold) == ([1], 1, False)
    table = auction(4, {1: {"status": ["status_300"]}, 2: {"status": ["status_350"]}}, in_play=["raidah"])
    raidah = table.outlook("raidah")
    assert (raidah.favourites, raidah.joins, raidah.by_gold) == ([1, 2], None, True)
    table = auction(4, {1: {"princesses": ["asima"]}}, in_play=["sidi_suleiman"])
    assert table.outlook("sidi_suleiman").joins == 1


@rule("EMI-HIDDEN.4", "EMI-PRIN.8")
def test_open_gold_lets_one_tell_more() -> None:
    row = {"status": ["status_300"], "princesses": ["noor"], "gold": 900}
    table = auction(4, {1: row, 2: {"status": ["status_350"], "gold": 600}}, in_play=["raidah"])
    assert table.outlook("raidah").by_gold
    assert table.outlook("raidah", 2).joins == 1  # seat 2 sees its own gold and Noor's host's
    assert table.outlook("raidah", 3).joins is None


@rule("EMI-HIDDEN.6")
def test_what_was_looked_at_stays_known_to_its_player() -> None:
    table = events_phase(
        {0: {"hand": ["changing_her_mind"]}, 1: {"hand": ["quiet_days"]}}, princess_deck_top=["badra"]
    )
    table.play(0, "play changing_her_mind", "unchanged")
    table.play(1, "play quiet_days")
    assert [(card.place, card.card) for card in table.view(0).princess_known] == [(1, "badra")]
    assert table.view(1).princess_known == []
    assert {str(position["princess_deck"][0]) for position in imagined(table, 0)} == {"badra"}
    assert len({str(position["princess_deck"][0]) for position in imagined(table, 1)}) > 5


@rule("EMI-HIDDEN.6")
def test_a_princess_put_under_the_deck_is_known_to_her_player() -> None:
    table = events_phase({0: {"hand": ["changing_her_mind"]}}, princess_deck_top=["badra", "malika"])
    table.play(0, "play changing_her_mind", "under the deck")
    known = [(card.place, card.card) for card in table.view(0).princess_known]
    assert known == [(27, "badra")]  # the next card has been revealed
    assert table.view(2).princess_known == []


@rule("EMI-HIDDEN.6")
def test_court_influence_makes_the_order_unknown_to_all_others() -> None:
    rows = {0: {"hand": ["changing_her_mind"]}, 1: {"hand": ["quiet_days"]}, 2: {"hand": ["court_influence"]}}
    table = events_phase(rows, princess_deck_top=["badra", "malika", "sahar"])
    table.play(0, "play changing_her_mind", "unchanged")
    table.play(1, "play quiet_days")
    table.play(2, "pass")
    table.finish_turn()
    table.play(2, "play court_influence", "order 213")
    assert table.view(0).princess_known == []


@rule("EMI-HIDDEN.6")
def test_event_cards_put_back_and_put_under_are_remembered() -> None:
    table = emira(4, {0: {"hand": ["vermin", "bazaar", "sick_camels"]}})
    table.play(0, "keep vermin")
    for seat in (1, 2, 3):
        table.play(seat, table.default(seat))
    assert [event["event"] for event in only(table.events(0), "event_put_back")[:2]] == [
        "bazaar",
        "sick_camels",
    ]
    assert {event["event"] for event in only(table.events(1), "event_put_back")[:2]} == {None}
    table = emira(4, phase="buy_events", turn=2, event_deck_top=["vermin", "bazaar", "guest_house"])
    table.play(0, "best of 3", "keep guest_house")
    size = table.view().event_deck
    known = [(card.place, card.card) for card in table.view(0).event_known]
    assert known == [(size - 1, "vermin"), (size, "bazaar")]
    assert table.view(1).event_known == []


@rule("EMI-HIDDEN.6", "EMI-BUY.6")
def test_nobody_sees_which_of_the_cards_drawn_was_kept() -> None:
    gone = emira(4).position()["event_deck"] + [c for r in emira(4).position()["players"] for c in r["hand"]]
    for card in ("vermin", "bazaar", "guest_house"):
        gone.remove(card)
    place = {"event_deck": ["vermin", "bazaar", "guest_house"], "events_gone": gone}
    table = emira(4, phase="buy_events", turn=2, **place)
    table.play(0, "best of 3", "keep guest_house")
    table.play(1, "best of 2", "keep bazaar")
    hands = Counter(str(position["players"][1]["hand"]) for position in imagined(table, 0, 40))
    assert set(hands) == {"['bazaar']", "['vermin']"}


@rule("EMI-HIDDEN.7")
def test_an_unsold_status_card_is_known_to_be_the_lowest() -> None:
    table = auction(4, status_offer="status_800", turn=2)
    table.nobody_acts()
    known = table.view().status_known
    assert [(card.place, card.card) for card in known] == [(table.view().status_deck, "status_800")]
    for position in imagined(table, 2, 10):
        assert position["status_deck"][-1] == "status_800"


@rule("EMI-HIDDEN.7")
def test_whoever_imagines_the_status_deck_puts_no_three_pointer_first() -> None:
    best = {"status_1200", "status_1300", "status_1400", "status_1500"}
    table = new_game(4)
    for position in imagined(table, 1, 40):
        assert not best & set(position["status_deck"][:6])
    sixth = {position["status_deck"][6] for position in imagined(table, 1, 60)}
    assert best & sixth


@rule("EMI-HIDDEN.7")
def test_new_orders_may_bring_a_three_pointer_up() -> None:
    deck = ["status_300", "status_350", "status_1500"]
    rows = {0: {"hand": ["new_orders"]}, 3: {"hand": ["better_breed"]}}
    table = events_phase(rows, status_deck_top=deck, status_first=2)
    table.play(0, "play new_orders", "order 312")
    assert table.position()["status_first"] == 0
    first = {position["status_deck"][0] for position in imagined(table, 1, 80)}
    assert {"status_1200", "status_1500"} & first
    assert {position["status_deck"][0] for position in imagined(table, 0, 10)} == {"status_1500"}


@rule("EMI-HIDDEN.8")
def test_side_information_shows_no_totals() -> None:
    table = auction(4, {0: {"gold": 300}})
    table.play(0, "take gold")
    assert only(table.events(), "gold_taken") == [{"seat": 0, "gold": 150}]
    table = upkeep({0: {"princesses": ["xenia"], "gold": 200}})
    assert only(table.events(), "xenia_removed") == [{"seat": 0}]
    assert only(table.events(), "gold_shown") == []


@rule("EMI-HIDDEN.9")
def test_at_the_end_objectives_are_shown_and_hands_stay_closed() -> None:
    table = upkeep({1: {"hand": ["vermin"]}})
    assert all(player.objective for player in table.view().players)
    assert table.view().players[1].hand is None
    assert table.table.breakdown(1, 0)[1].category == "talents"


def test_the_score_of_others_leaves_out_what_their_objective_gives() -> None:
    table = auction(4)
    assert [line.category for line in table.table.breakdown(0, 0)] == ["princesses", "talents"]
    assert [line.category for line in table.table.breakdown(0, 1)] == ["princesses"]
    assert [line.category for line in table.table.breakdown(0, PUBLIC)] == ["princesses"]
