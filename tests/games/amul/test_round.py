"""The course of a round: replenish, offer, pick, reveal, clean up (AMU-ROUND to AMU-CLEAN)."""

from __future__ import annotations

import pytest

from caravanserai.kernel.game import Options
from tests.games.amul.tables import amul, name_of, names_of, new_game
from tests.games.tables import names, only
from tests.rules import rule

HANDS = {
    0: "silver gold carpet oil spices camel",
    1: "silver gold porcelain oil spices camel",
    2: "silver gold carpet opium spices camel",
}


@rule("AMU-ROUND.1", "AMU-ROUND.3", "AMU-END.4")
def test_the_game_lasts_nine_rounds() -> None:
    table = new_game(3)
    table.finish()
    began = [event["round"] for event in only(table.events(), "round_began")]
    assert began == [1, 2, 3, 4, 5, 6, 7, 8, 9]
    assert names(table.events())[-4:] == ["scored", "scored", "scored", "game_over"]


@rule("AMU-ROUND.2")
def test_a_round_is_replenish_planning_clean_up() -> None:
    table = amul(3, hands=HANDS, market="mongol_relic")
    assert table.asks == "offer_card"
    table.play_all("offer silver", "offer gold", "offer carpet")
    assert table.asks == "pick_card"
    for _ in range(3):
        table.play_default()
    assert table.asks == "reveal_card"
    events = table.play_all("play camel", "play camel", "play camel")
    assert names(events)[:3] == ["card_played"] * 3
    assert names(events)[3:] == ["card_discarded", "round_began", *["card_dealt"] * 3, "card_turned_up"]
    assert table.asks == "offer_card"


@rule("AMU-REPL.1")
def test_everyone_is_dealt_a_sixth_card_in_round_1_too() -> None:
    table = new_game(4)
    assert [player.cards for player in table.view().players] == [6, 6, 6, 6]
    table.default_until("pick_card")
    table.default_until("offer_card")
    assert table.view().round == 2
    assert [player.cards for player in table.view().players] == [6, 6, 6, 6]


@rule("AMU-REPL.2", "AMU-EX.2")
@pytest.mark.parametrize(("players", "refill"), [(3, 1), (4, 2), (5, 3), (6, 3), (7, 3), (8, 3)])
def test_the_market_is_refilled(players: int, refill: int) -> None:
    table = new_game(players)
    assert len(table.market()) == refill
    table.default_until("pick_card")
    assert len(table.market()) == refill + players
    table.default_until("reveal_card")
    assert len(table.market()) == refill


@rule("AMU-REPL.3")
def test_palace_and_bazaar_are_never_refilled() -> None:
    table = new_game(5)
    sizes = []
    while not table.table.over:
        table.play_default()
        sizes.append((len(table.palace()), len(table.bazaar())))
    assert sizes == sorted(sizes, reverse=True)
    assert sizes[-1] < (10, 5)


@pytest.mark.many_games
@rule("AMU-REPL.4")
@pytest.mark.parametrize("players", [3, 4, 5, 6, 7, 8])
def test_the_deck_lasts_exactly_nine_rounds(players: int) -> None:
    table = new_game(players)
    while table.view().round < 9:
        assert table.view().deck > 0
        table.play_default()
    assert table.view().deck == 0


@rule("AMU-OFFER.1")
def test_everyone_offers_any_of_six_cards_in_secret() -> None:
    table = amul(3, hands=HANDS, market="mongol_relic")
    assert table.waiting == [0, 1, 2]
    assert table.moves(0) == sorted(f"offer {card}" for card in HANDS[0].split())
    table.play(1, "offer oil")
    assert (table.waiting, table.market()) == ([0, 2], ["mongol_relic"])
    assert table.player(1).cards == 6
    assert table.why_not(0, "pass") == ("AMU-OFFER.1", "not_now", {})


@rule("AMU-OFFER.1")
def test_an_offer_may_be_changed_until_the_last_is_in() -> None:
    table = amul(3, hands=HANDS, market="mongol_relic")
    table.play(0, "offer silver")
    table.play(0, "offer gold")
    table.play(2, "offer opium")
    table.play(1, "offer oil")
    assert table.market() == ["mongol_relic", "gold", "oil", "opium"]


@rule("AMU-OFFER.2")
def test_offers_are_turned_up_at_once() -> None:
    table = amul(3, hands=HANDS, market="mongol_relic")
    assert table.play(2, "offer carpet") == table.play(0, "offer silver") == []
    events = table.play(1, "offer porcelain")
    assert [(event["seat"], event["card"]) for event in only(events, "card_offered")] == [
        (0, "silver"),
        (1, "porcelain"),
        (2, "carpet"),
    ]
    assert table.market() == ["mongol_relic", "silver", "porcelain", "carpet"]
    assert [player.cards for player in table.view().players] == [5, 5, 5]


@rule("AMU-PICK.1", "AMU-PICK.2")
def test_everyone_picks_one_card_clockwise_from_first_pick() -> None:
    table = amul(4, starting_player=2, market="gold opium silver spices arab_relic oil", moment="pick")
    seats = []
    for move in ("pick gold", "pick opium", "pick silver", "pick spices"):
        seats.append(table.waiting[0])
        assert len(table.waiting) == 1
        assert "pass" not in table.moves(seats[-1])
        table.play(seats[-1], move)
    assert seats == [2, 3, 0, 1]
    assert "gold" in table.hand(2)
    assert table.market() == ["arab_relic", "oil"]


@rule("AMU-PICK.3", "AMU-MIL.2")
def test_from_round_n_plus_1_the_order_is_military() -> None:
    areas = {1: "mongol_guard_a", 2: "mongol_guard_b arab_guard_c"}
    early = amul(3, round=3, moment="pick", areas=areas)
    late = amul(3, round=4, moment="pick", areas=areas)
    assert (early.view().order, early.view().military) == ([2, 0, 1], False)
    assert (late.view().order, late.view().military) == ([2, 1, 0], True)


@rule("AMU-PICK.4", "AMU-RULING.4")
def test_refill_foreign_and_own_offers_may_be_picked() -> None:
    table = amul(3, hands=HANDS, market="mongol_relic")
    table.play_all("offer silver", "offer gold", "offer carpet")
    assert table.moves(0) == ["pick carpet", "pick gold", "pick mongol_relic", "pick silver"]
    table.play(0, "pick silver")
    assert table.hand(0) == sorted(HANDS[0].split())


@rule("AMU-PICK.4", "AMU-RULING.4")
def test_at_some_tables_the_own_offer_stays() -> None:
    options: Options = {"own_offer_may_be_taken_back": False}
    table = amul(3, hands=HANDS, market="mongol_relic", options=options)
    table.play_all("offer silver", "offer gold", "offer gold")
    assert table.moves(0) == ["pick gold", "pick mongol_relic"]
    assert table.why_not(0, "pick silver") == ("AMU-RULING.4", "own_offer", {"card": "silver"})
    table.play(0, "pick mongol_relic")
    table.play(1, "pick gold")
    mine, other = table.view().market[1].offered_by, table.view().market[0].offered_by
    assert (other, mine) == (0, 1)


@rule("AMU-PICK.5")
def test_palace_and_bazaar_cards_cannot_be_picked() -> None:
    table = amul(3, moment="pick", market="gold opium silver spices")
    assert table.why_not(0, "pick yurt") == ("AMU-PICK.5", "not_by_picking", {"card": "yurt"})
    assert table.why_not(0, "pick trader_persian")[0] == "AMU-PICK.5"
    assert table.why_not(0, "pick camel") == ("AMU-PICK.4", "card_not_in_market", {"card": "camel"})


@rule("AMU-PICK.6")
def test_after_the_picks_hands_are_full_and_the_refill_remains() -> None:
    table = new_game(6)
    table.default_until("reveal_card")
    assert [player.cards for player in table.view().players] == [6] * 6
    assert len(table.market()) == 3


@rule("AMU-REVEAL.1")
def test_everyone_plays_any_card_in_secret_even_the_one_just_picked() -> None:
    table = amul(3, hands=HANDS, market="mongol_relic")
    table.play_all("offer silver", "offer gold", "offer carpet")
    table.play(0, "pick mongol_relic")
    table.play(1, "pick gold")
    table.play(2, "pick carpet")
    assert (table.asks, table.waiting) == ("reveal_card", [0, 1, 2])
    assert table.moves(0) == sorted(f"play {card}" for card in [*HANDS[0].split()[1:], "mongol_relic"])
    assert table.play(0, "play mongol_relic") == []
    assert table.play(0, "play camel") == []
    assert (table.area(0), table.waiting) == ([], [1, 2])


@rule("AMU-REVEAL.2", "AMU-REVEAL.3")
def test_played_cards_are_turned_up_at_once_and_stay() -> None:
    table = amul(3, moment="play", hands=HANDS)
    table.play(2, "play camel")
    table.play(0, "play gold")
    assert [table.area(seat) for seat in range(3)] == [[], [], []]
    events = table.play(1, "play oil")
    assert [event["card"] for event in only(events, "card_played")] == ["gold", "oil", "camel"]
    assert [table.area(seat) for seat in range(3)] == [["gold"], ["oil"], ["camel"]]


@rule("AMU-REVEAL.4")
def test_a_hand_only_card_is_removed_without_effect() -> None:
    table = amul(3, moment="play", hands=HANDS)
    events = table.play_all("play carpet", "play oil", "play camel")
    assert only(events, "card_thrown_away") == [{"seat": 0, "card": "carpet", "number": 9}]
    assert (table.area(0), names_of(table.view().removed)) == ([], ["carpet"])
    assert table.rows(0) == {}


@rule("AMU-REVEAL.5", "AMU-EX.22")
def test_hands_hold_five_after_the_play_and_areas_a_card_a_round() -> None:
    table = new_game(3)
    for number in range(1, 10):
        table.default_until("reveal_card")
        while table.asks == "reveal_card":
            table.play_default()
        gained = [event["seat"] for event in only(table.events(), "card_taken")]
        removed = [event["seat"] for event in only(table.events(), "card_thrown_away")]
        if number < 9:
            for seat in range(3):
                cards = len(table.area(seat)) - gained.count(seat) + removed.count(seat)
                assert cards == number
    table.finish()
    for seat in range(3):
        laid = [event for event in only(table.events(), "card_laid_down") if event["seat"] == seat]
        lost = [event for event in only(table.events(), "hand_card_discarded") if event["seat"] == seat]
        assert len(laid) + len(lost) == 5


@rule("AMU-CLEAN.1", "AMU-CLEAN.2")
def test_effects_come_before_the_market_is_discarded() -> None:
    table = amul(3, moment="effects", areas={1: "vagabond"}, revealed=[None, "vagabond", None], market="gold")
    events = table.play(1, "take gold")
    assert names(events)[0] == "card_taken"
    table = amul(3, moment="effects", areas={1: "vagabond"}, revealed=[None, "vagabond", None], market="gold")
    events = table.play(1, "pass")
    assert names(events)[:3] == ["taking_declined", "card_discarded", "round_began"]
    assert "gold" in names_of(table.view().discard)


@rule("AMU-CLEAN.3")
def test_first_pick_moves_left_and_the_starting_player_card_stays() -> None:
    table = new_game(4, seed=3)
    start = table.view().starting_player
    holders = [event["seat"] for event in only(table.events(), "round_began")]
    table.finish()
    holders = [event["seat"] for event in only(table.events(), "round_began")]
    assert holders == [(start + offset) % 4 for offset in range(9)]
    assert table.view().starting_player == start


@rule("AMU-CLEAN.4")
def test_the_round_tracker_advances_until_nine() -> None:
    table = amul(3, round=8, moment="effects", market="gold")
    assert (table.asks, table.view().round) == ("offer_card", 9)
    last = amul(3, round=9, moment="effects", market="gold")
    assert last.table.over


def test_copies_are_one_choice_and_the_card_all_know_goes_first() -> None:
    table = amul(3, hands={0: "1 2 3 gold oil spices"}, shown={0: "2"}, market="mongol_relic")
    assert table.moves(0) == ["offer gold", "offer oil", "offer silver", "offer spices"]
    for seat in range(3):
        table.play(seat, "offer silver" if seat == 0 else table.default(seat))
    assert [card.number for card in table.view().market if card.offered_by == 0] == [2]
    assert name_of(2) == "silver"
