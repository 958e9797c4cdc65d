"""Who knows what (AMU-INFO)."""

from __future__ import annotations

from collections import Counter

import pytest

from caravanserai.games.amul.game import GAME
from caravanserai.games.amul.state import Amul
from caravanserai.kernel.chance import Fast
from caravanserai.kernel.table import ALL_SEEING, PUBLIC
from tests.games.amul.tables import AmulTable, amul, names_of, new_game
from tests.games.tables import only
from tests.rules import rule

HANDS = {
    0: "silver gold carpet oil spices camel",
    1: "silver gold porcelain oil spices camel",
    2: "silver gold carpet opium spices camel",
}


def redealt(table: AmulTable, seat: int, seed: int) -> Amul:
    state = table.table.state_for(seat, seed)
    assert isinstance(state, Amul)
    return state


@rule("AMU-INFO.1", "AMU-INFO.6")
def test_hands_are_seen_by_their_owner_only() -> None:
    table = new_game(4)
    for audience in (PUBLIC, 0, 1, 2, 3):
        hands = [player.hand is not None for player in table.view(audience).players]
        assert hands == [seat == audience for seat in range(4)]
    dealt = only(table.events(2), "card_dealt")
    assert all((event["card"] is not None) == (event["seat"] == 2) for event in dealt)
    assert all(event["card"] is None for event in only(table.events(), "card_dealt"))


@rule("AMU-INFO.1")
def test_deck_and_other_hands_can_be_anything_to_a_seat() -> None:
    table = new_game(3)
    mine = table.state.players[0].hand.cards()
    others = set()
    for seed in range(20):
        state = redealt(table, 0, seed)
        assert state.players[0].hand.cards() == mine
        others.add(tuple(state.players[1].hand.cards()))
    assert len(others) == 20


@rule("AMU-INFO.2")
def test_what_lies_open_is_public() -> None:
    table = amul(3, hands=HANDS, market="mongol_relic")
    table.play_all("offer silver", "offer gold", "offer carpet")
    view = table.view()
    assert [card.offered_by for card in view.market] == [None, 0, 1, 2]
    assert [player.cards for player in view.players] == [5, 5, 5]
    assert (len(view.palace), len(view.bazaar), view.first_pick) == (6, 3, 0)
    table.play(0, "pick gold")
    assert only(table.events(2), "card_picked") == [{"seat": 0, "card": "gold", "number": 6}]


@rule("AMU-RULING.25")
def test_everybody_knows_who_offered_what() -> None:
    table = amul(3, hands=HANDS, market="mongol_relic")
    table.play_all("offer silver", "offer gold", "offer carpet")
    told = [(event["seat"], event["card"]) for event in only(table.events(), "card_offered")]
    assert told == [(0, "silver"), (1, "gold"), (2, "carpet")]


@rule("AMU-INFO.3", "AMU-INFO.7")
def test_a_picked_card_is_known_until_it_leaves_the_hand() -> None:
    table = amul(3, hands=HANDS, market="mongol_relic")
    table.play_all("offer silver", "offer gold", "offer carpet")
    table.play(0, "pick mongol_relic")
    assert names_of(table.player(0).known) == ["mongol_relic"]
    for seed in range(10):
        assert 31 in redealt(table, 1, seed).players[0].hand.cards()
    table.play(1, "pick gold")
    table.play(2, "pick silver")
    table.play_all("play mongol_relic", "play camel", "play silver")
    assert [names_of(player.known) for player in table.view().players] == [[], ["gold"], []]


@rule("AMU-INFO.4")
def test_in_a_standard_game_every_card_appears() -> None:
    table = new_game(5)
    table.finish()
    view = table.view()
    seen = [*view.discard, *view.removed, *(card for player in view.players for card in player.area)]
    market = [card for card in seen if GAME.parts.deck_of[card] == 0]
    assert sorted(market) == GAME.parts.cards_for(5, 0, 0)


@rule("AMU-INFO.5")
def test_a_sealed_choice_shows_only_that_it_was_made() -> None:
    tables = [amul(3, hands=HANDS, market="mongol_relic") for _ in range(2)]
    tables[0].play(1, "offer oil")
    tables[1].play(1, "offer porcelain")
    for audience in (PUBLIC, 0, 2):
        frames = [table.table.frame(audience) for table in tables]
        assert frames[0] == frames[1]
    assert tables[0].waiting == [0, 2]
    assert tables[0].table.frame(1) != tables[1].table.frame(1)


@rule("AMU-INFO.5")
def test_a_sealed_choice_is_anything_the_hand_may_hold_to_the_others() -> None:
    table = amul(3, hands=HANDS, market="mongol_relic")
    table.play(1, "offer oil")
    imagined = {redealt(table, 0, seed).sealed[1] for seed in range(60)}
    assert len(imagined) > 10
    assert {redealt(table, 1, seed).sealed[1] for seed in range(20)} == {GAME.space.parse("offer oil")}


@rule("AMU-INFO.6")
def test_refill_cards_are_public_before_the_offers() -> None:
    table = new_game(5)
    turned = [event["number"] for event in only(table.events(), "card_turned_up")]
    assert (table.asks, [card.number for card in table.view().market]) == ("offer_card", turned)


@rule("AMU-INFO.7")
def test_with_an_empty_deck_the_other_hands_together_are_deducible() -> None:
    table = amul(3, round=9)
    assert table.view(0).deck == 0
    truth = Counter(card for seat in (1, 2) for card in table.state.players[seat].hand.cards())
    splits = set()
    for seed in range(8):
        state = redealt(table, 0, seed)
        hands = [state.players[seat].hand.cards() for seat in (1, 2)]
        assert Counter(hands[0] + hands[1]) == truth
        splits.add(tuple(hands[0]))
    assert len(splits) > 1


@rule("AMU-INFO.7")
def test_with_tea_some_cards_stay_unknown_to_all() -> None:
    table = amul(3, round=9, options={"tea": "3"})
    others = {
        tuple(sorted(card for seat in (1, 2) for card in redealt(table, 0, seed).players[seat].hand.cards()))
        for seed in range(8)
    }
    assert len(others) > 1


@rule("AMU-INFO.8")
def test_at_the_end_hands_are_shown_completely() -> None:
    table = new_game(4)
    table.finish()
    shown = only(table.events(), "card_laid_down") + only(table.events(), "hand_card_discarded")
    assert len(shown) == 20


@pytest.mark.many_games
@rule("AMU-INFO.1")
def test_the_frame_does_not_depend_on_what_a_seat_cannot_know() -> None:
    table = new_game(4, seed=11)
    chance = Fast(3)
    while not table.table.over:
        for seat in (PUBLIC, 0, 3):
            seen = table.table.frame(seat)
            truth = table.table.state
            table.table.state = redealt(table, seat, int(chance.below(1000)))
            assert table.table.frame(seat) == seen
            table.table.state = truth
        moves = table.table.moves(table.waiting[0])
        table.table.play(table.waiting[0], moves[int(chance.below(len(moves)))])


def test_every_card_that_is_shown_by_number_is_named_as_moves_name_it() -> None:
    table = new_game(4, seed=3)
    table.default_until("reveal_card")
    for audience in (PUBLIC, 0, 3, ALL_SEEING):
        view = table.view(audience)
        lists = [
            (view.palace, view.palace_names),
            (view.bazaar, view.bazaar_names),
            (view.discard, view.discard_names),
            (view.removed, view.removed_names),
            ([card.number for card in view.market], [card.card for card in view.market]),
            ([card.number for card in view.prospects], [card.card for card in view.prospects]),
        ]
        for player in view.players:
            lists += [(player.area, player.area_names), (player.known, player.known_names)]
            assert (player.hand is None) == (player.hand_names is None)
            lists += [(player.hand or [], player.hand_names or [])]
        for numbers, cards in lists:
            assert names_of(numbers) == cards
    hand = table.view(0).players[0].hand_names
    assert hand is not None
    assert table.moves(0) == sorted({f"play {card}" for card in hand})
