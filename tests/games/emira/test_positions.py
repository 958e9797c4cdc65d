"""Positions: every moment can be written and read again, and what no game can reach is refused."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from caravanserai.games.emira.game import GAME
from caravanserai.kernel.chance import Fast
from caravanserai.kernel.game import Document
from caravanserai.kernel.refusal import Impossible
from tests.games.emira.tables import ADVANCED, EmiraTable, emira, events_phase, new_game
from tests.rules import rule

DOCUMENT = Path(__file__).resolve().parents[3] / "docs" / "positions" / "emira.md"


def restored(table: EmiraTable) -> EmiraTable:
    document = json.loads(json.dumps(table.position()))
    return EmiraTable(
        GAME.table(table.table.players, options=table.table.options, position=document, seed=99)
    )


@pytest.mark.many_games
@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("options", [{}, ADVANCED])
def test_every_moment_of_a_random_game_can_be_written_and_read_again(
    players: int, options: dict[str, str]
) -> None:
    table = new_game(players, players, options=dict(options))
    chance = Fast(players)
    while not table.table.over and table.table.seq < 250:
        twin = restored(table)
        assert twin.position() == table.position()
        assert (twin.waiting, twin.asks, twin.about) == (table.waiting, table.asks, table.about)
        seat = table.waiting[-1]
        assert twin.table.moves(seat) == table.table.moves(seat)
        assert twin.view(seat) == table.view(seat)
        moves = table.table.moves(seat)[:14]
        table.play(seat, moves[int(chance.below(len(moves)))].text)


def test_a_finished_game_can_be_restored() -> None:
    table = new_game(4)
    table.default_until("nothing")
    twin = restored(table)
    assert twin.table.over
    assert (twin.scores(), twin.table.ranks()) == (table.scores(), table.table.ranks())


def test_what_a_position_leaves_out_is_as_at_the_start() -> None:
    table = EmiraTable(GAME.table(5, seed=2, position={}))
    view = table.view()
    assert (table.asks, view.turn, view.phase, view.starting_player) == ("keep_event", 1, "setup", 0)
    assert [player.sheik for player in view.players] == ["green", "white", "red", "blue", "black"]
    assert (view.players[0].camels, view.players[1].sections) == (1, 1)
    assert (view.players[2].status_cards, view.players[3].tokens["attire"]) == (["status_350"], 1)
    assert table.gold == [750] * 5
    assert (view.princess_deck, view.status_deck, view.event_deck) == (28, 19, 36)
    assert table.position()["status_first"] == 6
    assert GAME.table(4, seed=2, position={}).position() != GAME.table(4, seed=3, position={}).position()


def test_after_the_start_hands_are_empty_unless_given() -> None:
    table = EmiraTable(GAME.table(4, seed=2, position={"phase": "play_events"}))
    assert ([player.cards for player in table.view().players], table.asks) == ([0] * 4, "bid")
    assert table.view().event_deck == 51


@pytest.mark.parametrize(
    ("phase", "asks"),
    [
        ("setup", "keep_event"),
        ("play_events", "play_event"),
        ("income", "bid"),
        ("prepare", "bid"),
        ("auctions", "bid"),
        ("buy_events", "buy_event"),
        ("princess_chooses", "play_event"),
        ("upkeep", "play_event"),
        ("change_start_player", "play_event"),
    ],
)
def test_each_phase_can_be_named(phase: str, asks: str) -> None:
    hand = ["vermin", "bazaar", "guest_house"]
    turn = 1 if phase == "setup" else 2
    assert emira(4, {0: {"hand": hand}}, phase=phase, turn=turn).asks == asks


def test_the_tops_of_the_decks_can_be_given() -> None:
    tops: Document = {
        "princess_deck_top": ["badra"],
        "status_deck_top": ["status_900"],
        "event_deck_top": ["vermin"],
    }
    position = emira(4, turn=2, phase="buy_events", **tops).position()
    assert (position["princess_deck"][0], position["status_deck"][0], position["event_deck"][0]) == (
        "badra",
        "status_900",
        "vermin",
    )


def test_sealed_choices_can_be_set_up() -> None:
    rows = {0: {"hand": ["vermin", "bazaar", "guest_house"]}}
    table = emira(4, rows, sealed=["keep bazaar", None, None, None])
    assert table.waiting == [1, 2, 3]
    while table.asks == "keep_event":
        table.play_default()
    assert table.player(0).hand == ["bazaar"]


def test_knowledge_can_be_set_up() -> None:
    known = {"princess_deck": {"1": [0, 2], "28": "all"}}
    table = emira(
        4, {3: {"hand": ["vermin"]}}, turn=3, phase="play_events", known=known, princess_deck_top=["badra"]
    )
    assert table.view(2).princess_known[0].card == "badra"
    assert [card.place for card in table.view(1).princess_known] == [28]


def test_a_running_auction_can_be_set_up() -> None:
    running = {"bidding": [0, 1, 3], "bid": 120, "bidder": 3, "speaker": 0, "opener": 2, "acted": [2]}
    steps = [["next_unit", 4], "bid"]
    table = emira(4, turn=4, phase="auctions", auction=running, steps=steps)
    assert (table.waiting, table.about, table.bids(0)[0]) == ([0], {"bid": 120}, 130)
    table.play(0, "pass")
    table.play(1, "pass")
    assert (table.asks, table.waiting, table.gold[3]) == ("act", [3], 630)


# --- what cannot be ----------------------------------------------------------------------------------------


def refusal(document: Document, players: int = 4, options: dict[str, str] | None = None) -> Impossible:
    with pytest.raises(Impossible) as caught:
        GAME.table(players, seed=1, position=document, options=dict(options or {}))
    return caught.value


def row(**entries: Any) -> Document:
    return {"players": [entries, {}, {}, {}]}


FULL = ["asima", "thara", "nibal"]
RED = {"sheik": "red"}
SIDI = "sidi_suleiman"


@pytest.mark.parametrize(
    ("document", "where", "reason"),
    [
        ({"trun": 3}, "position.trun", "no such entry"),
        ({"turn": 61}, "position.turn", "from 1 to 60"),
        ({"starting_player": 4}, "position.starting_player", "from 0 to 3"),
        ({"phase": "dinner"}, "position.phase", "not one of"),
        ({"players": [{}, {}]}, "position.players", "expected 4 entries"),
        ({"players": [RED, RED, {}, {}]}, "position.players[0].sheik", "cannot both be red"),
        (row(gold=755), "position.players[0].gold", "pieces of 10"),
        (row(gold=-10), "position.players[0].gold", "from 0"),
        (row(camel_rate=60), "position.players[0].camel_rate", "50, 70, 100, 150"),
        (row(camels=24), "position.players[0].camels", "from 0 to 23"),
        (row(palace_track=1), "position.players[0].palace_track", "advanced game"),
        (row(tokens={"beauty": 9}), "position", "not so many beauty"),
        (row(tokens={"wit": 1}), "position.players[0].tokens", "not one of"),
        (row(caravans={"huge": [1]}), "position.players[0].caravans", "not one of"),
        (row(caravans={"small_fast": [5]}), "position.players[0].caravans.small_fast", "from 1 to 4"),
        (row(caravans={"small_slow": [1] * 13}), "position", "not so many caravans"),
        (row(princesses=FULL), "position.players[0].princesses", "room for 2"),
        (row(princesses=["sidi_suleiman"]), "position.players", "never lives in a palace"),
        (row(princesses=["asima"]) | {"in_play": ["asima"]}, "position.in_play", "not so many asima"),
        (row(surcharges=["asima"]), "position.players[0].surcharges", "without Suleika"),
        (row(honeymoon=2), "position.players[0].honeymoon", "without Hind"),
        (row(bought="silver"), "position.players[0].bought", "not one of"),
        (row(status=["status_700", "status_700"]), "position.players[0].status", "not so many status_700"),
        (row(hand=["vermin"]), "position.players[0].hand", "3 cards are dealt"),
        (row(hand=["restoration"] * 3), "position.players[0].hand", "not so many restoration"),
        (row(objective="g5_1"), "position.players[0].objective", "not so many g5_1"),
        (row(objective="g9_9"), "position.players[0].objective", "not one of"),
        (row(wives=3), "position.players[0].wives", "no such entry"),
        (row(guest_houses=4), "position.players[0].guest_houses", "from 0 to 3"),
        ({"princess_deck": ["asima"]}, "position.princess_deck", "albina is missing"),
        ({"swapped": ["asima"]}, "position.swapped", "has yet to choose"),
        ({"in_play": [SIDI], "swapped": [SIDI]}, "position.swapped", "has yet to choose"),
        ({"swapped_in_deck": [True]}, "position.swapped_in_deck", "28 cards"),
        ({"xenia": {"markers": 1}}, "position.xenia", "lives in no palace"),
        ({"xenia": {"markers": 3}}, "position.xenia.markers", "from 0 to 2"),
        ({"status_deck_top": ["status_1500"], "status_first": 1}, "position.status_first", "among the first"),
        ({"status_offer": "status_1"}, "position.status_offer", "not one of"),
        ({"pieces": ["ship"]}, "position.pieces", "not one of"),
        ({"players": [{"sections": 20}, {}, {}, {}]}, "position", "not so many sections"),
        ({"players": [{"camels": 23}, {"camels": 1}, {}, {}]}, "position", "not so many camels"),
        ({"auction": {"bid": 20}}, "position.auction", "has a bidder"),
        ({"auction": {"bid": 25, "bidder": 1}}, "position.auction", "whole coins"),
        ({"known": {"princess_deck": {"29": "all"}}}, "position.known.princess_deck", "no place '29'"),
        ({"known": {"princess_deck": {"1": [7]}}}, "position.known.princess_deck.1", "from 0 to 3"),
        ({"steps": ["bid"]}, "position.steps", "no moment"),
        ({"sealed": ["keep bazaar"]}, "position.sealed", "one entry for each seat"),
        ({"phase": "auctions", "sealed": [None] * 4}, "position.sealed", "only what is chosen at once"),
        ({"sealed": ["x", None, None, None]}, "position.sealed", "is no move"),
        ({"sealed": ["pass", None, None, None]}, "position.sealed", "seat 0 cannot pass"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused_with_place_and_reason(document: Document, where: str, reason: str) -> None:
    error = refusal(document)
    assert (error.where, reason in error.reason) == (where, True), error


def test_when_all_sealed_choices_are_in_they_are_opened() -> None:
    hands = [["vermin"] * 3, ["bazaar"] * 3, ["sick_camels"] * 3, ["guest_house"] * 3]
    document = {
        "players": [{"hand": hand} for hand in hands],
        "sealed": [f"keep {hand[0]}" for hand in hands],
    }
    assert "all are opened" in refusal(document).reason


# Stacks of steps: what waits at the bottom, and what must hold for the step on top.

BUYING = {"turn": 2, "phase": "buy_events"}
EVENTS = {"turn": 3, "phase": "play_events"}
AUCTION = {"turn": 2, "phase": "auctions"}


def played(*events: str, **more: Any) -> Document:
    """Phase 1, when seat 0 has played these events."""
    symbols = [GAME.parts.symbols[GAME.parts.symbol_of[GAME.parts.event_ids.index(one)]] for one in events]
    return {**EVENTS, "events_gone": list(events), "symbols": symbols, **more}


@pytest.mark.parametrize(
    ("document", "steps", "reason"),
    [
        ({}, [["bid", 0]], "no moment"),
        ({}, [["next_unit", 4], ["keep_event", 0]], "no moment"),
        ({}, [["keep_event", 3]], "keep_event cannot be waiting with 3"),
        ({}, [["next_unit", 1]], "no moment"),  # the phase is setup
        (AUCTION, [["keep_event", 0]], "no moment"),
        (AUCTION, [["next_unit", 9]], "next_unit cannot be waiting with 9"),
        (AUCTION, [["next_unit", 5]], "next_unit cannot be waiting with phase buy_events, unit 0"),
        (AUCTION, [["next_unit", 20]], "next_unit cannot be waiting with phase auctions, unit 1"),
        (BUYING, [["next_unit", 5 | 5 << 4]], "next_unit cannot be waiting with phase buy_events, unit 5"),
        (AUCTION, [["next_unit", 4], ["next_unit", 4]], "no moment"),
        (AUCTION, [["next_unit", 4], ["income", 0]], "no moment"),
        (AUCTION, [["next_unit", 4], ["bid", 0], ["bid", 0]], "no moment"),
        (AUCTION, [["next_unit", 4], ["bid", 1]], "bid cannot be waiting with 1"),
        (AUCTION, [["next_unit", 4], ["act", 4]], "no seat 4"),
        (AUCTION, [["next_unit", 4], ["act", 1]], "nothing for act"),
        (AUCTION, [["next_unit", 4], ["voluntary_bid", 1]], "no moment"),
        (AUCTION, [["next_unit", 4], ["act", 2], ["voluntary_bid", 1]], "nothing for act"),
        (AUCTION, [["next_unit", 4], ["play_event", 0]], "no moment"),
        (AUCTION, [["next_unit", 4], ["xenia", 0]], "no moment"),
        (AUCTION, [["next_unit", 4], ["supply_pieces", 0], ["search_bag", 0]], "no moment"),
        (AUCTION, [["next_unit", 4], ["give_token", 0]], "nothing for give_token"),
        (AUCTION, [["next_unit", 4], ["give_status", 0]], "nothing for give_status"),
        (AUCTION, [["next_unit", 4], ["lose_princess", 0]], "nothing for lose_princess"),
        (AUCTION, [["next_unit", 4], ["princess_chooses", 0]], "no moment"),
        (BUYING, [["next_unit", 5 | 16], ["buy_event", 1]], "not up to seat 1"),
        (BUYING, [["next_unit", 5], ["buy_event", 3]], "no moment"),
        (BUYING, [["next_unit", 5 | 16], ["keep_bought", 1 << 4]], "waiting with seat 0, cards 1"),
        (BUYING, [["next_unit", 5 | 16], ["keep_bought", 4 << 4]], "waiting with seat 0, cards 4"),
        (EVENTS, [["next_unit", 1 | 16], ["play_event", 0]], "nothing for play_event"),
        (EVENTS, [["next_unit", 1 | 16], ["name_caravan", 0]], "vermin has not been played"),
        (EVENTS, [["next_unit", 1 | 16], ["extend_caravan", 0]], "new_spice_caravan has not been played"),
        (
            {**EVENTS, "events_gone": ["new_spice_caravan"]},
            [["next_unit", 1 | 16], ["extend_caravan", 0]],
            "nothing for extend_caravan",
        ),
        (played("vermin"), [["next_unit", 1 | 16], ["spoil_caravans", 4]], "cannot be waiting with 4"),
        (played("vermin"), [["next_unit", 1 | 16], ["name_caravan", 2]], "not up to seat 2"),
        (played("court_influence"), [["next_unit", 17], ["arrange_princesses", 2 << 4]], "seat 0, cards 2"),
        (played("new_orders"), [["next_unit", 17], ["arrange_status", 4 << 4]], "with seat 0, cards 4"),
        (played("changing_her_mind"), [["next_unit", 17], ["change_mind", 1 << 4]], "with seat 0, depth 1"),
        (played("changing_her_mind"), [["next_unit", 17], ["look_at_turn", 0]], "nothing for look_at_turn"),
        (played("quiet_days"), [["next_unit", 17], ["choose_turn", 14 << 4]], "seat 0, event quiet_days"),
        ({"turn": 3, "phase": "prepare"}, [["next_unit", 4], ["search_bag", 0]], "no moment"),
        (
            {"turn": 3, "phase": "prepare"},
            [["next_unit", 4], ["supply_pieces", 0], ["search_bag", 0]],
            "nothing for search_bag",
        ),
        (
            {"turn": 3, "phase": "prepare"},
            [["next_unit", 4], ["supply_pieces", 0], ["offer_token", 0], ["search_status", 0]],
            "nothing for search_status",
        ),
        ({"turn": 3, "phase": "upkeep"}, [["next_unit", 8], ["xenia", 0]], "no moment"),
        ({"turn": 3, "phase": "upkeep"}, [["next_unit", 8], ["upkeep", 0], ["xenia", 1]], "waiting with 1"),
    ],
)  # fmt: skip
def test_only_what_the_table_can_wait_for_is_accepted(
    document: Document, steps: list[list[Any]], reason: str
) -> None:
    error = refusal({**document, "steps": steps})
    assert (error.where, reason in error.reason) == ("position.steps", True), error


def test_an_empty_bag_and_an_empty_deck_leave_nothing_to_search() -> None:
    tokens = {"players": [{"tokens": {"beauty": 8, "manners": 8, "attire": 8}}, {}, {}, {}]}
    searching = [["next_unit", 4], ["supply_pieces", 0]]
    place = {"turn": 3, "phase": "prepare", "bazaar_by": 0, "noble_by": 0}
    error = refusal({**tokens, **place, "steps": [*searching, ["search_bag", 0]]})
    assert "nothing for search_bag" in error.reason
    cards = emira(4).position()["status_deck"]
    error = refusal(
        {
            **place,
            "players": [{}, {}, {"status": []}, {}],
            "status_gone": cards,
            "steps": [*searching, ["offer_token", 0], ["search_status", 0]],
        }
    )
    assert "nothing for search_status" in error.reason


# What has its time within a turn.


@pytest.mark.parametrize(
    ("players", "document", "where", "reason"),
    [
        (4, {"turn": 2}, "position.phase", "before turn 1"),
        (4, {"turn": 2, "phase": "income", "in_play": ["asima"]}, "position.in_play", "at this point"),
        (4, {"turn": 2, "phase": "upkeep", "in_play": ["asima"]}, "position.in_play", "at this point"),
        (4, {**BUYING, "coming": ["asima"]}, "position.coming", "at this point"),
        (3, {"turn": 5, "phase": "income", "coming": ["asima"]}, "position.coming", "at this point"),
        (3, {"turn": 6, "phase": "auctions", "coming": ["asima"]}, "position.coming", "at this point"),
        (4, {**BUYING, "status_offer": "status_300"}, "position.status_offer", "at this point"),
        (4, {**EVENTS, "token_offer": "beauty"}, "position.token_offer", "at this point"),
        (3, {"turn": 5, "phase": "prepare", "token_offer": "beauty"}, "position.token_offer", "at this"),
        (3, {"turn": 6, "phase": "upkeep", "token_offer": "beauty"}, "position.token_offer", "at this"),
        (4, {**EVENTS, "arrival_turn": "even"}, "position.arrival_turn", "at this point"),
        (4, {**EVENTS, "auction": {"acted": [0]}}, "position.auction.acted", "at this point"),
        (4, {**AUCTION, "auction": {"last_actor": 0}}, "position.auction.last_actor", "at this point"),
        (4, {**AUCTION, **row(bought="camel")}, "position.players[0].bought", "at this point"),
        (4, {**AUCTION, "tumults": [0]}, "position.tumults", "at this point"),
        (4, {**AUCTION, "xenia": {"refused_by": 0}}, "position.xenia.refused_by", "at this point"),
        (4, {**AUCTION, "reached": [0]}, "position.reached", "not the seats"),
        (4, {**AUCTION, "idle": True}, "position.idle", "can still come"),
        (4, {**AUCTION, "idle_turns": 3}, "position.idle_turns", "after 3 idle turns"),
        (
            4,
            {**AUCTION, "players": [{"princesses": ["hind"], "honeymoon": 4}, {}, {}, {}]},
            "position.players[0].honeymoon",
            "after Hind's arrival",
        ),
        (4, row(struck=["asima"]), "position.players[0].struck", "asima has no ability"),
        (4, row(struck=["albina"]), "position.players[0].struck", "albina has no ability"),
        (
            4,
            row(princesses=["suleika"], surcharges=["suleika"]),
            "position.players[0].surcharges",
            "suleika causes no surcharge",
        ),
        (4, {"swapped_in_deck": [1] * 28}, "position.swapped_in_deck", "true or false"),
        (4, {"swapped_in_deck": [True] * 28}, "position.swapped_in_deck", "no preferences to swap"),
        (
            4,
            row(princesses=["xenia"]) | {"xenia": {"markers": 1, "gift_paid": False}},
            "position.xenia",
            "after a gift only",
        ),
        (
            4,
            row(princesses=["xenia"]) | {"xenia": {"refused_by": 0}, "turn": 2, "phase": "upkeep"},
            "position.xenia",
            "does not return",
        ),
        (4, {"known": {"event_deck": {"²": "all"}}}, "position.known.event_deck", "no place"),
    ],
)  # fmt: skip
def test_everything_has_its_time(players: int, document: Document, where: str, reason: str) -> None:
    error = refusal(document, players)
    assert (error.where, reason in error.reason) == (where, True), error


def test_what_an_odd_turn_lays_out_may_last_for_the_even_one() -> None:
    place: Document = {"status_offer": "status_300", "token_offer": "beauty"}
    for turn, phase in ((5, "buy_events"), (6, "play_events"), (6, "auctions")):
        table = emira(3, turn=turn, phase=phase, **place)
        assert (table.view().status_offer, table.view().token_offer) == ("status_300", "beauty")


def test_the_palace_track_agrees_with_what_moved_it() -> None:
    error = refusal(row(palace_track=-1), options={"rules": "advanced"})
    assert (error.where, "only Albina and Firyal" in error.reason) == (
        "position.players[0].palace_track",
        True,
    )
    error = refusal(row(palace_track=1), options={"rules": "advanced"})
    assert (error.where, "Restoration" in error.reason) == ("position.events_gone", True)
    document = {**row(palace_track=1, struck=["albina"]), "events_gone": ["restoration"] * 2}
    table = GAME.table(4, seed=1, position=document, options=dict(ADVANCED))
    assert table.position()["players"][0]["palace_track"] == 1


def test_with_too_few_event_cards_none_can_be_dealt() -> None:
    cards = [card for row in emira(4).position()["players"] for card in row["hand"]]
    cards += emira(4).position()["event_deck"]
    assert "not so many event cards" in refusal({"events_gone": cards[:40]}).reason


# --- what is left out --------------------------------------------------------------------------------------


RUNNING: Document = {"bidding": [0, 1, 3], "bid": 120, "bidder": 3, "acted": [2], "last_actor": 2}


def test_a_running_auction_needs_no_steps() -> None:
    table = emira(4, turn=4, phase="auctions", auction=RUNNING)
    assert (table.asks, table.waiting, table.about) == ("bid", [0], {"bid": 120})
    assert table.view().auction.bidding == [0, 1, 3]
    assert table.position()["steps"] == [["next_unit", {"phase": "auctions", "unit": 0}], "bid"]
    table.play(0, "pass")
    table.play(1, "pass")
    assert (table.asks, table.waiting, table.gold[3]) == ("act", [3], 630)


def test_what_a_running_auction_leaves_out_follows_from_the_rules() -> None:
    table = emira(4, turn=4, phase="auctions", auction={"bid": 50, "bidder": 1}, starting_player=1)
    assert (table.waiting, table.view().auction.opener) == ([2], 1)
    assert table.view().auction.bidding == [0, 1, 2, 3]
    table = emira(4, turn=4, phase="auctions", auction={"opener": 2})
    assert (table.waiting, table.about) == ([2], {"bid": 0})


@pytest.mark.parametrize(
    ("auction", "reason"),
    [
        ({"acted": [0, 1, 2], "speaker": 3}, "needs two players"),
        ({"acted": [2], "bidding": [2, 3], "speaker": 3}, "still to act (EMI-AUC.1)"),
        ({"speaker": 1, "bidding": [0, 2]}, "not among the bidders"),
        ({"acted": [1], "opener": 1, "speaker": 2}, "the opener has still to act"),
        ({"bid": 50, "bidder": 2, "speaker": 2}, "does not speak"),
        ({"bid": 50, "bidder": 2, "bidding": [1, 3]}, "has not passed"),
        ({"bid": 2000, "bidder": 1}, "could not pay"),
        ({"bid": 20}, "has a bidder"),
    ],
)
def test_a_running_auction_is_checked(auction: Document, reason: str) -> None:
    error = refusal({**AUCTION, "auction": auction})
    assert (error.where, reason in error.reason) == ("position.auction", True), error


def test_an_auction_runs_in_its_phase_only() -> None:
    error = refusal({**BUYING, "auction": {"bid": 50, "bidder": 2}})
    assert (error.where, error.reason) == ("position.auction", "no auction is running at this point")


@rule("EMI-UND.2")
def test_undecided_princesses_look_at_once() -> None:
    table = emira(4, {1: {"status": ["status_300"]}}, turn=4, phase="auctions", undecided=["malika"])
    assert (table.princesses(1), table.undecided) == (["malika"], [])
    table = emira(
        4, {1: {"status": ["status_300"]}}, turn=4, phase="auctions", undecided=["malika"], stirred=False
    )
    assert table.undecided == ["malika"]


def test_until_the_princesses_are_turned_up_a_turn_is_idle() -> None:
    """As in a real game: only phase 3 tells that it is not."""
    table = new_game(4, options=ADVANCED)
    table.default_until("play_event")
    assert table.position()["idle"]
    hand = {0: {"hand": ["vermin"]}}
    for phase, idle in (("play_events", True), ("buy_events", False)):
        table = emira(4, hand, turn=3, phase=phase)
        assert table.position()["idle"] == idle


def test_a_finished_game_is_named_as_such() -> None:
    row = {"princesses": ["asima", "thara", "nibal", "fatima", "malika", "raidah", "sahar"], "sections": 5}
    table = EmiraTable(GAME.table(4, seed=1, position={"moment": "over", "players": [{}, row, {}, {}]}))
    assert (table.table.over, table.table.winners(), table.view().reached) == (True, [1], [1])
    assert all(player.objective for player in table.view().players)
    assert all(player.gold is not None for player in table.view().players)
    stalled = EmiraTable(GAME.table(4, seed=1, position={"moment": "over", "turn": 60}))
    assert (stalled.table.over, stalled.table.winners()) == (True, [0, 1, 2, 3])
    assert "nobody has reached" in refusal({"moment": "over"}).reason
    assert "not the seats" in refusal({"moment": "over", "turn": 60, "reached": [1]}).reason
    assert "no moment" in refusal({"moment": "over", "turn": 60, "phase": "auctions"}).reason
    assert "no moment" in refusal({"moment": "over", "turn": 60, "steps": [["next_unit", 8]]}).reason
    assert "not one of over" in refusal({"moment": "now"}).reason


def test_a_finished_game_looks_the_same_when_it_is_restored() -> None:
    table = new_game(4)
    table.default_until("nothing")
    twin = restored(table)
    for audience in range(-1, 4):
        assert twin.view(audience) == table.view(audience)
    assert twin.position() == table.position()


def test_good_looking_may_be_waiting_for_its_type() -> None:
    table = events_phase({0: {"hand": ["good_looking"]}})
    table.play(0, "play good_looking")
    twin = restored(table)
    assert (twin.asks, twin.position()) == ("admire_token", table.position())
    document = table.position()
    document["players"][1]["hand"] = ["good_looking"] * 3
    assert "not so many good_looking" in refusal(document).reason


def test_marks_that_only_some_know_are_written_and_read() -> None:
    rows = {0: {"hand": ["court_influence"]}, 3: {"hand": ["vermin"]}}
    table = events_phase(rows, swapped_in_deck=[True] + [False] * 27)
    table.play(0, "play court_influence", "order 321")
    twin = restored(table)
    assert twin.position() == table.position()
    assert (twin.view(0).marks_known, twin.view(1).marks_known) == ([3], [])
    places = {
        GAME.to_position(twin.table.state_for(1, seed))["swapped_in_deck"].index(True) for seed in range(20)
    }
    assert places == {0, 1, 2}


@rule("EMI-HIDDEN.6")
def test_whoever_looks_at_cards_knows_them_even_if_the_document_does_not_say_so() -> None:
    table = emira(4, phase="buy_events", turn=2)
    table.play(0, "best of 3")
    document = table.position()
    document["known"]["event_deck"] = {}
    twin = EmiraTable(GAME.table(4, seed=1, position=document))
    assert twin.view(0).event_known == table.view(0).event_known
    assert twin.table.frame(0) and twin.table.hint(0)
    table = events_phase({0: {"hand": ["court_influence"]}}, swapped_in_deck=[True] + [False] * 27)
    table.play(0, "play court_influence")
    document = table.position()
    document["known"] = {"marks": {"1": [], "2": []}}
    twin = EmiraTable(GAME.table(4, seed=1, position=document))
    assert (len(twin.view(0).princess_known), twin.view(0).marks_known) == (3, [1])


def test_the_example_of_the_documentation_runs() -> None:
    examples = re.findall(r"```python\n(.*?)```", DOCUMENT.read_text(encoding="utf-8"), re.DOTALL)
    assert examples
    for example in examples:
        source = example.replace('caravanserai.game("emira")', "GAME").replace("import caravanserai\n", "")
        exec(compile(source, "emira.md", "exec"), {"GAME": GAME})
