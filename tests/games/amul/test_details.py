"""Details of the rules that only show in a certain position: edges, ties, what the journal tells."""

from __future__ import annotations

import pytest

from caravanserai.games.amul.actions import SPACE
from caravanserai.games.amul.game import GAME
from caravanserai.games.amul.rules.counting import areas_of
from caravanserai.games.amul.rules.scoring import face_points
from caravanserai.games.amul.rules.traders import set_term
from caravanserai.games.amul.state import Amul
from caravanserai.kernel.chance import Fast
from caravanserai.kernel.game import Options
from caravanserai.kernel.journal import Journal
from tests.games.amul.tables import AmulTable, amul, effects, names_of, new_game, scored
from tests.games.tables import names, only
from tests.rules import rule

HAND = "silver silver gold carpet camel contract"


def reasons(table: AmulTable, seat: int) -> dict[str, set[str]]:
    """Why the moves of each kind are refused."""
    found: dict[str, set[str]] = {}
    for action in range(SPACE.size):
        refusal = table.table.why_not(seat, action)
        if refusal is not None:
            move = SPACE.move(action)
            found.setdefault(move.kind, set()).add(f"{refusal.rule} {refusal.key}")
            if "card" in refusal.args_:
                assert refusal.args_["card"] == move.args["card"]
    return found


NOT_NOW = {
    "offer": {"AMU-OFFER.1 not_now"},
    "pick": {"AMU-PICK.1 not_now"},
    "play": {"AMU-REVEAL.1 not_now"},
    "take": {"AMU-EFFECT.2 not_now"},
    "pass": {"AMU-EFFECT.9 not_now"},
}


# --- refusals, from the first card of a kind of move to the last ---------------------------------------


@rule("AMU-OFFER.1", "AMU-DP.1")
def test_offering() -> None:
    expected = NOT_NOW | {"offer": {"AMU-OFFER.1 card_not_in_hand"}, "pass": {"AMU-OFFER.1 not_now"}}
    assert reasons(amul(3, hands={0: "5 6 7 9 10 12"}), 0) == expected


@rule("AMU-PICK.1", "AMU-PICK.4", "AMU-PICK.5", "AMU-DP.2")
def test_picking() -> None:
    picks = {"AMU-PICK.4 card_not_in_market", "AMU-PICK.5 not_by_picking"}
    expected = NOT_NOW | {"pick": picks, "pass": {"AMU-PICK.1 not_now"}}
    table = amul(3, moment="pick", market="gold 9 12 46")
    assert reasons(table, 0) == expected
    for card in set(table.palace() + table.bazaar()):
        assert table.why_not(0, f"pick {card}") == ("AMU-PICK.5", "not_by_picking", {"card": card})


@rule("AMU-REVEAL.1", "AMU-DP.3")
def test_playing() -> None:
    expected = NOT_NOW | {"play": {"AMU-REVEAL.1 card_not_in_hand"}, "pass": {"AMU-REVEAL.1 not_now"}}
    assert reasons(amul(3, moment="play", hands={0: "5 6 7 9 10 12"}), 0) == expected


@rule("AMU-EFFECT.4", "AMU-EFFECT.5", "AMU-EFFECT.6", "AMU-EFFECT.7", "AMU-DP.4", "AMU-DP.5")
@pytest.mark.parametrize(
    ("card", "rule_id"),
    [
        ("contract", "AMU-EFFECT.4"),
        ("mongol_merchant", "AMU-EFFECT.5"),
        ("arab_merchant", "AMU-EFFECT.5"),
        ("mughal_lord", "AMU-EFFECT.6"),
        ("vagabond", "AMU-EFFECT.7"),
    ],
)
def test_taking(card: str, rule_id: str) -> None:
    expected = NOT_NOW | {"take": {f"{rule_id} card_not_in_display"}}
    del expected["pass"]
    assert reasons(effects(6, {0: card}, market="gold 9 12"), 0) == expected


@rule("AMU-RULING.4", "AMU-PICK.4")
@pytest.mark.parametrize("offer", ["silver", "camel"])
def test_at_some_tables_ones_own_offer_is_refused_wherever_it_lies(offer: str) -> None:
    options: Options = {"own_offer_may_be_taken_back": False}
    hands = {0: HAND, 1: "6 7 18 19 47 48", 2: "8 15 20 49 50 51"}
    for seat, card in ((0, offer), (2, "oil")):
        table = amul(3, hands=hands, options=options, market="25", starting_player=seat)
        table.play_all(f"offer {offer}", "offer gold", "offer oil")
        assert table.why_not(seat, f"pick {card}") == ("AMU-RULING.4", "own_offer", {"card": card})


@rule("AMU-PICK.4", "AMU-RULING.4", "AMU-INFO.2")
def test_of_two_equal_cards_the_one_that_may_be_taken_is_taken() -> None:
    options: Options = {"own_offer_may_be_taken_back": False}
    hands = {0: HAND, 1: "6 7 18 19 47 48", 2: "8 15 20 49 50 51"}
    table = amul(3, hands=hands, options=options, market="25")
    table.play_all("offer gold", "offer gold", "offer gold")
    table.play(0, "pick gold")
    assert [card.offered_by for card in table.view().market] == [None, 0, 2]
    table.play(1, "pick gold")
    assert [card.offered_by for card in table.view().market] == [None, 2]


@rule("AMU-PICK.4", "AMU-INFO.2")
def test_of_two_equal_cards_the_first_is_taken() -> None:
    hands = {0: HAND, 1: "6 7 18 19 47 48", 2: "8 15 20 49 50 51"}
    table = amul(3, hands=hands, market="25")
    table.play_all("offer gold", "offer gold", "offer oil")
    table.play(0, "pick gold")
    assert [card.offered_by for card in table.view().market] == [None, 1, 2]


@rule("AMU-DP.2", "AMU-PICK.1")
def test_picking_says_how_many_are_still_to_pick() -> None:
    table = amul(4, moment="pick", market="gold opium silver spices", turn=2)
    assert table.about == {"left": 2}


# --- what is done when nobody decides ----------------------------------------------------------------


@rule("AMU-DP.1")
@pytest.mark.parametrize("hand", ["46 1 2 3 4 5", "1 2 3 4 5 46", "1 2 46 3 4 5"])
def test_the_default_offer_may_lie_anywhere_in_the_hand(hand: str) -> None:
    assert amul(3, hands={0: hand}).default(0) == "offer camel"


@rule("AMU-DP.2")
@pytest.mark.parametrize("market", ["1 25 26 46", "25 26 46 1", "25 1 26 46"])
def test_the_default_pick_may_lie_anywhere_in_the_market(market: str) -> None:
    assert amul(3, moment="pick", market=market).default(0) == "pick silver"


@rule("AMU-DP.3")
@pytest.mark.parametrize("hand", ["43 1 5 9 12 46", "1 5 9 12 46 43", "1 43 5 9 12 46"])
def test_the_default_play_may_lie_anywhere_in_the_hand(hand: str) -> None:
    assert amul(3, moment="play", hands={0: hand}).default(0) == "play contract"


@rule("AMU-DP.4")
def test_the_default_trader_counts_different_goods_wherever_they_are() -> None:
    """The Babylonian Trader wants Spices, Camel and Gold."""
    babylonian = "take trader_babylonian"
    assert effects(3, {1: "contract"}, hands={1: "25 26 27 5 17"}).default(1) == babylonian
    assert effects(3, {1: "contract"}, hands={1: "5 17 25 26 27"}).default(1) == babylonian
    in_play = effects(3, {1: "contract"}, hands={1: "25 26 27 28 22"}, areas={1: "46 5"}, round=3)
    assert in_play.default(1) == babylonian


@rule("AMU-DP.4")
@pytest.mark.parametrize("hand", ["12 25 26 27 28", "25 26 27 28 12", "25 26 12 27 28"])
def test_a_single_good_decides_wherever_it_is_in_the_hand(hand: str) -> None:
    """Only the Chinese Trader wants Porcelain; without it the Babylonian has the lowest number."""
    assert effects(3, {1: "contract"}, hands={1: hand}).default(1) == "take trader_chinese"
    in_play = effects(3, {1: "contract"}, hands={1: "25 26 27 28 22"}, areas={1: "12"}, round=2)
    assert in_play.default(1) == "take trader_chinese"


@rule("AMU-DP.1")
def test_the_default_offer_is_a_card_of_the_hand_however_good_the_hand_is() -> None:
    assert amul(4, hands={0: "56 57 58 59 60 61"}).default(0) == "offer gems"


# --- the order of things -----------------------------------------------------------------------------


@rule("AMU-MIL.3", "AMU-MIL.4", "AMU-PICK.3")
def test_the_order_of_the_picks_is_told_in_military_rounds_only() -> None:
    areas = {1: "25", 2: "26 27"}
    told = amul(3, hands={0: HAND}, areas=areas, round=4)
    told.default_until("pick_card")
    assert only(told.events(), "pick_order") == [{"seats": [2, 1, 0]}]
    silent = amul(3, hands={0: HAND}, areas=areas, round=3)
    silent.default_until("pick_card")
    assert only(silent.events(), "pick_order") == []


@rule("AMU-RULING.5", "AMU-EFFECT.3")
def test_at_some_tables_everyone_still_to_come_is_in_the_refreshed_order() -> None:
    options: Options = {"military_order_fixed_during_step": False}
    revealed = {0: "contract", 1: "contract", 2: "contract"}
    table = effects(3, revealed, round=5, options=options)
    asked = []
    while table.asks == "take_card":
        asked.append(table.waiting[0])
        table.play(table.waiting[0], "pass")
    assert sorted(asked) == [0, 1, 2]


@rule("AMU-EFFECT.7", "AMU-EFFECT.8")
@pytest.mark.parametrize("market", ["gold carpet vagabond", "vagabond gold carpet", "gold vagabond carpet"])
def test_a_card_is_taken_from_its_place_in_the_market(market: str) -> None:
    table = effects(6, {0: "vagabond"}, market=market)
    table.play(0, "take vagabond")
    assert table.market() == ["gold", "carpet"]


@rule("AMU-EFFECT.8", "AMU-EFFECT.7")
def test_of_two_equal_cards_in_the_market_the_first_is_taken() -> None:
    table = effects(6, {0: "vagabond", 1: "contract"}, market="5 9 6")
    table.play(0, "take gold")
    assert [card.number for card in table.view().market] == [9, 6]


@rule("AMU-OFFER.1", "AMU-INFO.3")
def test_of_two_equal_cards_that_nobody_else_knows_the_first_leaves_the_hand() -> None:
    table = amul(3, hands={0: "1 2 5 9 12 46"})
    table.play_all("offer silver", table.default(1), table.default(2))
    assert 1 in [card.number for card in table.view().market]
    table = amul(3, hands={0: "5 1 2 9 12 46"})
    table.play_all("offer silver", table.default(1), table.default(2))
    assert 1 in [card.number for card in table.view().market]


@rule("AMU-REVEAL.4", "AMU-EFFECT.2")
def test_a_card_thrown_away_was_not_revealed_for_an_effect() -> None:
    hands = {0: "9 1 5 46 47 48", 1: "43 2 6 49 50 51", 2: "3 7 15 17 18 39"}
    table = amul(3, moment="play", hands=hands)
    table.play_all("play carpet", "play contract", "play gold")
    assert table.asks == "take_card"
    assert [name is None for name in table.position()["revealed"]] == [True, False, False]


@rule("AMU-RULING.4", "AMU-PICK.4")
def test_ones_own_offer_is_refused_when_it_is_the_first_card_of_the_market() -> None:
    options: Options = {"own_offer_may_be_taken_back": False}
    hands = {0: HAND, 1: "6 7 18 19 47 48", 2: "8 15 20 49 50 51"}
    table = amul(3, hands=hands, options=options, market="25", starting_player=1)
    table.play_all("offer carpet", "offer gold", "offer oil")
    table.play(1, "pick mongol_guard_a")
    table.play(2, "pick gold")
    assert [card.offered_by for card in table.view().market] == [0, 2]
    assert table.why_not(0, "pick carpet") == ("AMU-RULING.4", "own_offer", {"card": "carpet"})


@rule("AMU-ROUND.1", "AMU-WIN.1")
def test_a_game_without_a_journal_goes_the_same_way() -> None:
    told = GAME.start(4, Fast(1), journal=Journal(GAME.event_kinds))
    silent = GAME.start(4, Fast(1))
    chance = Fast(2)
    while told.seat_to_move() >= 0:
        seat = told.seat_to_move()
        legal = told.legal(seat)
        assert silent.legal(seat) == legal
        action = legal[int(chance.below(len(legal)))]
        told.apply(seat, action)
        silent.apply(seat, action)
    assert silent.seat_to_move() == -1
    assert GAME.to_position(silent) == GAME.to_position(told)


@rule("AMU-REPL.1", "AMU-SETUP.7", "AMU-INFO.6")
def test_cards_are_dealt_in_the_order_of_the_seats_and_known_to_their_owners() -> None:
    table = new_game(4)
    dealt = only(table.events(), "card_dealt")
    assert [event["seat"] for event in dealt] == [0, 1, 2, 3] * 6
    for seat in range(4):
        hand = table.view(seat).players[seat].hand
        assert hand is not None
        assert len(hand) == 6
        seen = [event for event in only(table.events(seat), "card_dealt") if event["card"] is not None]
        assert sorted(event["number"] for event in seen) == sorted(hand)


@rule("AMU-INFO.1")
def test_nobody_imagines_another_hand_of_his_own() -> None:
    table = new_game(4)
    state = table.table.state
    assert isinstance(state, Amul)
    for seat in range(4):
        for seed in range(4):
            imagined = state.clone()
            imagined.redeal(seat, Fast(seed))
            for other in range(4):
                same = imagined.players[other].hand.cards() == state.players[other].hand.cards()
                assert same == (other == seat)


@rule("AMU-CLEAN.2", "AMU-INFO.2")
def test_the_market_is_discarded_card_by_card_in_its_order() -> None:
    table = effects(5, {0: "contract"}, market="gold 9 12")
    events = table.play(0, "pass")
    assert [event["card"] for event in only(events, "card_discarded")] == ["gold", "carpet", "porcelain"]
    assert names_of(table.view().discard)[-3:] == ["gold", "carpet", "porcelain"]


@rule("AMU-REPL.2", "AMU-INFO.2")
def test_nobody_has_offered_the_refill() -> None:
    assert [card.offered_by for card in new_game(5).view().market] == [None, None, None]


@rule("AMU-INFO.3")
def test_of_two_equal_cards_the_one_that_all_know_leaves_the_hand() -> None:
    for hand, shown in (("1 2 5 9 12 46", "1"), ("1 2 5 9 12 46", "2")):
        table = amul(3, hands={0: hand}, shown={0: shown})
        before = table.view(1).players[0].known
        assert [str(card) for card in before] == [shown]
        table.play_all("offer silver", table.default(1), table.default(2))
        assert table.view(1).players[0].known == []
        assert int(shown) in [card.number for card in table.view().market]


# --- the end -----------------------------------------------------------------------------------------


LAST_HANDS = {0: "silver gold carpet camel contract", 1: "thief spices porcelain 46 47", 2: "31 32 35 38 37"}


@rule("AMU-END.1", "AMU-INFO.8")
def test_laying_down_hands_cannot_be_taken_back() -> None:
    table = effects(3, {0: "contract"}, round=9, hands=LAST_HANDS)
    table.play(0, "pass")
    assert (table.asks, table.table.can_undo(0)) == ("take_card", False)


@rule("AMU-EFFECT.2", "AMU-INFO.6")
def test_a_new_round_cannot_be_taken_back() -> None:
    table = effects(3, {0: "contract"}, round=2)
    table.play(0, "pass")
    assert (table.asks, table.table.can_undo(0)) == ("offer_card", False)


@rule("AMU-EFFECT.13", "AMU-DP.6")
def test_what_nobody_learned_from_can_be_taken_back() -> None:
    table = effects(6, {0: "mughal_lord"})
    table.play(0, "take gems")
    assert table.table.can_undo(0)


@rule("AMU-END.1", "AMU-RULING.19")
def test_discarded_hand_cards_lie_in_the_discard_pile() -> None:
    table = amul(3, round=9, moment="end", hands=LAST_HANDS)
    assert names_of(table.view().discard)[-4:] == ["camel", "contract", "camel", "camel"]


@rule("AMU-END.1", "AMU-INFO.8")
def test_which_cards_were_laid_down_from_the_hand_stays_known() -> None:
    table = amul(3, round=9, moment="end", hands=LAST_HANDS, areas={0: "5 6", 1: "7"})
    state = table.table.state
    assert isinstance(state, Amul)
    assert [(player.laid_from, player.laid) for player in state.players] == [(2, 3), (1, 3), (0, 5)]
    laid = [player.area[player.laid_from : player.laid_from + player.laid] for player in state.players]
    assert [names_of(cards) for cards in laid] == [
        ["silver", "gold", "carpet"],
        ["thief", "spices", "porcelain"],
        ["mongol_relic", "arab_relic", "mongol_caravan", "smuggler", "spice_supplier"],
    ]


@rule("AMU-RULING.8", "AMU-END.3")
@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize("area", ["thief 5", "5 thief"])
@pytest.mark.parametrize("resolves", [False, True])
def test_a_thief_on_the_table_resolves_unless_the_table_plays_otherwise(
    seat: int, area: str, resolves: bool
) -> None:
    hands = {0: "1 2 6 7 8", 1: "3 4 15 16 17", 2: "18 19 20 9 10"}
    options: Options = {"thief_on_table_resolves_at_end": resolves}
    table = amul(3, round=9, moment="end", hands=hands, areas={seat: area}, options=options)
    assert table.table.over != resolves
    if resolves:
        assert (table.waiting, table.about["card"]) == ([seat], "thief")


@rule("AMU-END.4", "AMU-WIN.1", "AMU-WIN.3")
@pytest.mark.parametrize(
    ("areas", "winners"),
    [
        ({0: "5 6", 1: "7", 2: "8"}, [0]),
        ({0: "5", 1: "7 6", 2: "8"}, [1]),
        ({0: "5", 1: "7", 2: "8 6"}, [2]),
        ({0: "5 6", 1: "15", 2: "7 8"}, [0, 2]),
    ],
)
def test_the_end_tells_every_score_and_the_winners(areas: dict[int, str], winners: list[int]) -> None:
    hands = {0: "46 47 48 43 44", 1: "49 50 51 45 41", 2: "39 40 42 25 26"}
    table = amul(3, round=9, moment="end", hands=hands, areas=areas)
    assert table.table.over
    told = table.events()
    assert [(event["seat"], event["points"]) for event in only(told, "scored")] == list(
        enumerate(table.scores())
    )
    assert only(told, "game_over") == [{"winners": winners}]
    assert names(told)[-1] == "game_over"


# --- scoring ---------------------------------------------------------------------------------------------


@rule("AMU-SCORE.6")
def test_cards_in_play_are_counted_in_every_area() -> None:
    for areas in ({0: "46 47", 1: "48", 2: "49"}, {0: "46", 1: "47 48 49"}, {1: "46", 2: "47 48 49"}):
        table = scored(3, areas)
        for seat, area in areas.items():
            assert table.points(seat, "camel") == 4 * len(area.split())


@rule("AMU-SCORE.1", "AMU-SCORE.2")
@pytest.mark.parametrize("card", ["silver", "gold", "dervish", "yurt", "tent"])
def test_every_row_counts_the_first_and_the_last_kinds_of_card(card: str) -> None:
    table = scored(3, {1: card})
    assert table.scores()[1] == sum(table.rows(1).values())
    assert table.points(1, card) > 0
    assert sum(table.rows(1).values()) >= table.points(1, card)


@rule("AMU-SCORE.1", "AMU-MAJ.1", "AMU-MAJ.2", "AMU-TRADER.1")
def test_the_rows_of_the_score_pad() -> None:
    """Two traders score in one row; both majorities have their own rows."""
    table = scored(4, {0: "5 17 46 156 158 12 15 29 32 66", 1: "25 26", 2: "64"})
    rows = table.rows(0)
    assert rows["bazaar"] == sum(line.points for line in table.player(0).scores if line.style == "bazaar")
    assert (rows["arab_majority"], rows["mongol_majority"]) == (8, 4)
    assert table.rows(1)["mongol_majority"] == 4
    assert table.scores()[0] == sum(rows.values())


@rule("AMU-SCORE.5")
@pytest.mark.parametrize("players", [4, 5, 8])
def test_the_neighbours_are_the_seats_beside_one(players: int) -> None:
    """Gems count one's own and both neighbours' Gems."""
    for seat in range(players):
        around = [(seat + 1) % players, (seat - 1) % players]
        areas = {seat: "56", around[0]: "57", around[1]: "58 59", (seat + 2) % players: "60 61"}
        if (seat + 2) % players in around:
            continue
        assert scored(players, areas).points(seat, "gems") == 1 * (1 + 1 + 2)


@rule("AMU-SCORE.2", "AMU-SCORE.9")
def test_a_card_that_a_player_lacks_gives_nothing() -> None:
    state = scored(3, {0: "gold"}).state
    points = {face.id: face_points(areas_of(state), 0, face) for face in state.parts.faces}
    assert {card: given for card, given in points.items() if given} == {"gold": 4}


@rule("AMU-TEA.3", "AMU-SCORE.1", "AMU-TRADER.1")
def test_the_tea_trader_scores_in_the_row_of_the_bazaar() -> None:
    trader = GAME.parts.face_ids[-1]
    assert trader == "trader_tea"
    needs = [GAME.parts.face_ids[good] for good in set_term(GAME.parts.faces[-1]).of]
    table = scored(3, {0: " ".join([trader, *needs])}, options={"tea": "3"})
    assert table.rows(0)["bazaar"] == 6
