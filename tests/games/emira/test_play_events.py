"""Phase 1: when event cards may be played (EMI-EVENT, EMI-TURN)."""

from __future__ import annotations

import pytest

from caravanserai.games.emira.game import GAME
from caravanserai.kernel.refusal import Refusal
from tests.games.emira.tables import ADVANCED, LAST_TURN, emira, events_phase, new_game
from tests.games.tables import names, only
from tests.rules import rule

HANDS = {seat: {"hand": ["guest_house", "bazaar"]} for seat in range(3)}


@rule("EMI-EVENT.1", "EMI-DP.2")
def test_everybody_may_play_one_card_in_player_order() -> None:
    hands = {
        0: {"hand": ["guest_house"]},
        1: {"hand": ["guest_house", "restoration"]},
        3: {"hand": ["guest_house"]},
    }
    table = events_phase(hands, starting_player=2, options=ADVANCED)
    order = []
    while table.asks == "play_event":
        order.append(table.waiting[0])
        table.play(table.waiting[0], "play guest_house")
    assert order == [3, 0, 1]
    assert table.player(1).hand == ["restoration"]


@rule("EMI-EVENT.1")
def test_a_player_may_play_none() -> None:
    table = events_phase({0: {"hand": ["guest_house"]}})
    assert table.moves(0) == ["pass", "play guest_house"]
    table.play(0, "pass")
    assert (table.asks, table.player(0).hand) == ("bid", ["guest_house"])


@rule("EMI-EVENT.2")
def test_in_turn_1_of_the_base_game_no_card_is_played() -> None:
    assert emira(4, HANDS, turn=1, phase="play_events").asks == "bid"
    assert emira(4, HANDS, turn=2, phase="play_events").asks == "play_event"


@rule("EMI-ADV.1", "EMI-EVENT.2")
def test_in_turn_1_of_the_advanced_game_cards_are_played() -> None:
    assert emira(4, {0: HANDS[0]}, turn=1, phase="play_events", options=ADVANCED).asks == "play_event"


@rule("EMI-EVENT.3", "EMI-RULING.2", "EMI-RULING.41")
@pytest.mark.parametrize(
    ("symbol", "kinds"),
    [
        ("arrival", ["double_trouble", "quiet_days"]),
        ("court", ["changing_her_mind", "court_influence"]),
        ("status", ["new_orders", "noble_merchandise"]),
        ("bag", ["bazaar"]),
        ("spice", ["golden_times", "interrupt_spice_trade", "vermin"]),
        ("camel", ["camel_breeding", "camel_epidemic", "sick_camels"]),
    ],
)
def test_a_symbol_is_played_once_a_turn(symbol: str, kinds: list[str]) -> None:
    for kind in kinds:
        for other in kinds:
            table = events_phase({0: {"hand": [kind]}, 1: {"hand": [other]}})
            table.play(0, f"play {kind}")
            while table.waiting == [0]:
                table.play_default()
            assert table.view().symbols_played == [symbol]
            assert table.moves(1) == ["pass"]
            refused = ("EMI-EVENT.3", "symbol_played", {"event": other, "symbol": symbol})
            assert table.why_not(1, f"play {other}") == refused


@rule("EMI-EVENT.3", "EMI-RULING.2")
def test_cards_without_a_symbol_are_never_blocked() -> None:
    plain = [kind for index, kind in enumerate(GAME.parts.event_ids) if GAME.parts.symbol_of[index] < 0]
    assert plain == ["better_breed", "good_looking", "guest_house", "new_spice_caravan", "restoration"]
    caravans = {"caravans": {"small_slow": [1]}}
    for kind in plain:
        hands = {seat: {"hand": [kind], **caravans} for seat in (0, 1, 2)}
        table = events_phase(hands, options=ADVANCED)
        for seat in (0, 1, 2):
            table.play(seat, f"play {kind}")
            while table.asks != "play_event" and table.waiting == [seat]:
                table.play_default()
        assert len(only(table.events(), "event_played")) == 3


@rule("EMI-EVENT.3", "EMI-RULING.2")
def test_double_trouble_and_changing_her_mind_go_together() -> None:
    table = events_phase({0: {"hand": ["double_trouble"]}, 1: {"hand": ["changing_her_mind"]}})
    table.play(0, "play double_trouble")
    assert table.moves(1) == ["pass", "play changing_her_mind"]


@rule("EMI-EVENT.4")
def test_a_card_that_belongs_to_a_later_phase_acts_there() -> None:
    table = events_phase({0: {"hand": ["golden_times"]}, 1: {"hand": ["guest_house"]}})
    table.play(0, "play golden_times")
    assert table.view().in_force == ["golden_times"]
    assert table.gold == [750] * 4
    told = names(table.play(1, "pass"))
    assert "income_received" in told
    assert table.gold == [990] * 4


@rule("EMI-EVENT.4")
def test_what_a_card_does_in_a_later_phase_ends_with_the_turn() -> None:
    table = events_phase({0: {"hand": ["golden_times"]}})
    table.play(0, "play golden_times")
    table.finish_turn()
    assert (table.view().in_force, table.view().symbols_played) == ([], [])


@rule("EMI-EVENT.5")
def test_a_resolved_card_leaves_the_game() -> None:
    table = events_phase({0: {"hand": ["golden_times", "vermin"]}})
    deck = table.view().event_deck
    table.play(0, "play golden_times")
    assert table.view().events_gone == ["golden_times"]
    assert (table.view().event_deck, table.player(0).cards) == (deck, 1)


@rule("EMI-EVENT.5")
def test_good_looking_and_guest_house_stay_before_their_owner() -> None:
    table = events_phase({0: {"hand": ["guest_house"]}, 1: {"hand": ["good_looking"]}})
    table.play(0, "play guest_house")
    table.play(1, "play good_looking", "admire attire")
    assert table.view().events_gone == []
    assert (table.player(0).guest_houses, table.player(1).good_looking) == (1, ["attire"])


@rule("EMI-EVENT.6")
def test_a_hand_may_be_of_any_size() -> None:
    hand = ["bazaar", "bazaar", "bazaar", "vermin", "vermin", "sick_camels", "sick_camels", "guest_house"]
    table = emira(4, {0: {"hand": hand}}, phase="buy_events", turn=2)
    table.play(0, "best of 2")
    table.play_default()
    assert table.player(0).cards == 9


@rule("EMI-EVENT.7")
def test_new_spice_caravan_needs_a_caravan_that_can_move() -> None:
    hand = {"hand": ["new_spice_caravan"]}
    for caravans in ({}, {"small_slow": [8], "large_fast": [4]}):
        table = events_phase({0: {**hand, "caravans": caravans}})
        assert table.moves(0) == ["pass"]
        assert table.why_not(0, "play new_spice_caravan") == ("EMI-EVENT.7", "no_caravan_to_extend", {})
    table = events_phase({0: {**hand, "caravans": {"small_slow": [7]}}})
    assert table.moves(0) == ["pass", "play new_spice_caravan"]


@rule("EMI-EVENT.7")
@pytest.mark.parametrize(
    "kind", [kind for kind in GAME.parts.event_ids if kind not in ("new_spice_caravan", "restoration")]
)
def test_every_other_card_may_be_played_even_if_it_changes_nothing(kind: str) -> None:
    table = events_phase({0: {"hand": [kind]}})
    assert table.moves(0) == ["pass", f"play {kind}"]


@rule("EMI-EVENT.8", "EMI-PRIN.12")
def test_on_honeymoon_no_card_is_played() -> None:
    seats = {0: {"hand": ["guest_house"], "princesses": ["hind"], "honeymoon": 3}}
    assert events_phase(seats).asks == "bid"


@rule("EMI-TURN.1")
def test_the_phases_follow_one_another() -> None:
    table = events_phase({0: {"hand": ["guest_house"], "princesses": ["asima"]}}, turn=LAST_TURN)
    table.play(0, "play guest_house")
    table.nobody_acts()
    table.default_until("nothing")
    told = names(table.events())
    order = [
        *("event_played", "income_received", "princess_revealed", "auction_opened", "token_unsold"),
        *("upkeep_paid", "turn_limit"),
    ]
    places = [told.index(name) for name in order]
    assert places == sorted(places)
    chosen = [place for place, name in enumerate(told) if name in ("princess_joined", "princess_undecided")]
    assert told.index("token_unsold") < chosen[0] < told.index("upkeep_paid")


@rule("EMI-TURN.3")
def test_there_is_no_move_that_gives_anything_to_another_player() -> None:
    kinds = {kind.name for kind in GAME.space.families}
    assert not kinds & {"give", "lend", "trade", "promise", "pay"}
    table = new_game(4, 3)
    while not table.table.over and table.table.seq < 250:
        before = table.gold
        mover = table.waiting[0]
        seen = table.play(mover, table.table.moves(mover)[-1].text)
        if not {"income_received", "upkeep_paid"} & set(names(seen)):
            after = table.gold
            richer = [seat for seat in range(4) if after[seat] > before[seat]]
            told = {event["seat"] for name in ("gold_taken",) for event in only(seen, name)}
            assert set(richer) <= told


@rule("EMI-TURN.4")
def test_nobody_can_spend_what_he_has_not() -> None:
    table = emira(
        4, {0: {"gold": 340}}, phase="auctions", turn=2, token_offer="beauty", auction={"acted": [1, 2, 3]}
    )
    table.play(0, "pass")
    args = {"purchase": "appearance", "price": 350, "gold": 340}
    assert table.why_not(0, "buy appearance") == ("EMI-TURN.4", "purchase_not_payable", args)
    with pytest.raises(Refusal):
        table.play(0, "buy appearance")
    assert table.gold[0] == 340
