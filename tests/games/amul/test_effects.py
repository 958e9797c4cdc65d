"""Immediate effects (AMU-EFFECT)."""

from __future__ import annotations

from caravanserai.games.amul.game import GAME
from caravanserai.games.amul.parts import IMMEDIATE
from tests.games.amul.tables import amul, effects, names_of
from tests.games.tables import names, only
from tests.rules import rule


@rule("AMU-EFFECT.1")
def test_five_kinds_have_an_immediate_effect() -> None:
    found = [face.id for face in GAME.parts.faces if face.timing == IMMEDIATE]
    assert found == ["vagabond", "arab_merchant", "mongol_merchant", "contract", "mughal_lord"]


@rule("AMU-EFFECT.2")
def test_only_cards_of_this_round_resolve() -> None:
    table = effects(
        3, {1: "contract"}, areas={0: "contract arab_merchant vagabond"}, round=4, starting_player=0
    )
    assert table.waiting == [1]
    table.play(1, "pass")
    assert table.asks == "offer_card"


@rule("AMU-EFFECT.3")
def test_players_resolve_in_order_from_first_pick() -> None:
    revealed = {0: "contract", 1: "contract", 2: "contract"}
    table = effects(3, revealed, round=2)
    seats = []
    while table.asks == "take_card":
        seats.append(table.waiting[0])
        table.play(seats[-1], "pass")
    assert seats == [1, 2, 0]
    armed = effects(3, revealed, areas={0: "mongol_guard_a"}, round=5)
    assert armed.waiting == [0]


@rule("AMU-EFFECT.4")
def test_a_contract_takes_one_bazaar_card() -> None:
    table = effects(3, {0: "contract"})
    assert table.about == {"card": "contract", "display": "bazaar", "left": 1}
    table.play(0, "take trader_chinese")
    assert table.area(0) == ["contract", "trader_chinese"]
    assert table.bazaar() == ["trader_babylonian", "trader_persian"]
    assert table.asks == "offer_card"


@rule("AMU-EFFECT.5")
def test_merchants_take_one_palace_card() -> None:
    for merchant in ("arab_merchant", "mongol_merchant"):
        table = effects(3, {0: merchant})
        table.play(0, "take yurt")
        assert table.area(0) == [merchant, "yurt"]
        assert "yurt" not in table.palace()
        assert table.asks == "offer_card"


@rule("AMU-EFFECT.6", "AMU-RULING.14")
def test_the_mughal_lord_takes_up_to_two() -> None:
    for moves, gained in (
        (["take yurt", "take tent"], ["yurt", "tent"]),
        (["take yurt", "pass"], ["yurt"]),
        (["pass"], []),
    ):
        table = effects(6, {0: "mughal_lord"})
        table.play(0, *moves)
        assert table.area(0) == ["mughal_lord", *gained]
        assert table.asks == "offer_card"


@rule("AMU-EFFECT.7")
def test_a_vagabond_takes_a_card_left_in_the_market() -> None:
    table = effects(4, {0: "vagabond"}, market="gold opium")
    assert table.moves(0) == ["pass", "take gold", "take opium"]
    table.play(0, "take opium")
    assert table.area(0) == ["vagabond", "opium"]
    assert names_of(table.view().discard).count("gold") >= 1


@rule("AMU-EFFECT.8", "AMU-RULING.9")
def test_a_gained_card_goes_to_the_play_area_whatever_its_icons() -> None:
    table = effects(3, {0: "vagabond"}, areas={1: "arab_merchant"}, market="mongol_relic")
    table.play(0, "take mongol_relic")
    assert table.area(0) == ["vagabond", "mongol_relic"]
    assert table.player(0).symbols["mongol"] == 1
    assert table.points(0, "mongol_relic") == 7
    assert table.player(0).cards == 6


@rule("AMU-EFFECT.8")
def test_an_empty_display_asks_nobody() -> None:
    everything = "trader_babylonian trader_persian trader_chinese"
    table = effects(3, {0: "contract"}, areas={1: everything})
    assert table.asks == "offer_card"
    one_left = effects(6, {0: "mughal_lord"}, areas={1: "140 141 142 143 144 145 146 147 148 149 150"})
    one_left.play(0, "take medallion")
    assert one_left.asks == "offer_card"


@rule("AMU-EFFECT.8")
def test_with_the_official_counts_the_displays_suffice() -> None:
    parts = GAME.parts
    for players in range(3, 9):
        used = [parts.faces[parts.face_of[card]] for card in parts.cards_for(players, 0, 0)]
        palace = sum(int(face.takes_up_to) for face in used if face.takes_from == 1)
        bazaar = sum(int(face.takes_up_to) for face in used if face.takes_from == 2)
        market = sum(int(face.takes_up_to) for face in used if face.takes_from == 0)
        assert (palace, bazaar) == (2 * players, players)
        assert market <= parts.refill[players]


@rule("AMU-EFFECT.9")
def test_declining_is_allowed_and_the_cards_points_stay() -> None:
    table = effects(3, {0: "contract"})
    assert table.play(0, "pass")[0].name == "taking_declined"
    assert table.points(0, "contract") == 2


@rule("AMU-EFFECT.10", "AMU-RULING.7")
def test_a_gained_effect_resolves_at_once_before_the_next_player() -> None:
    table = effects(6, {0: "vagabond", 1: "contract"}, market="67 109 43")
    table.play(0, "take vagabond")
    assert (table.waiting, table.about["card"]) == ([0], "vagabond")
    table.play(0, "take mughal_lord")
    assert (table.waiting, table.about["card"], table.about["left"]) == ([0], "mughal_lord", 2)
    table.play(0, "take yurt", "take gold")
    assert table.waiting == [1]
    assert table.area(0) == ["vagabond", "vagabond", "mughal_lord", "yurt", "gold"]
    assert table.market() == ["contract"]


@rule("AMU-RULING.7")
def test_at_some_tables_chains_do_not_trigger() -> None:
    table = effects(3, {0: "vagabond"}, market="contract", options={"vagabond_chain_triggers": False})
    table.play(0, "take contract")
    assert (table.asks, table.area(0)) == ("offer_card", ["vagabond", "contract"])


@rule("AMU-EFFECT.11")
def test_palace_and_bazaar_cards_come_by_effects_only() -> None:
    table = amul(3)
    for move in ("pick yurt", "take yurt", "take trader_persian"):
        assert table.why_not(0, move)[1] == "not_now"
    picking = amul(3, moment="pick")
    assert not [move for move in picking.moves(0) if move in ("pick yurt", "pick trader_persian")]


@rule("AMU-EFFECT.12")
def test_effects_resolve_in_round_9_before_hands_are_laid_down() -> None:
    hands = {0: "contract gold silver 21 spices", 1: "1 5 15 17 9", 2: "2 6 16 18 10"}
    table = effects(3, {1: "contract"}, round=9, hands=hands)
    assert (table.asks, table.waiting) == ("take_card", [1])
    events = table.play(1, "take trader_persian")
    assert names(events).index("card_taken") < names(events).index("card_laid_down")
    assert table.table.over
    assert only(events, "hand_card_discarded")[0]["card"] == "contract"
    assert len(table.bazaar()) == 2


@rule("AMU-EFFECT.13")
def test_later_players_know_what_earlier_ones_took() -> None:
    table = effects(3, {0: "arab_merchant", 1: "arab_merchant"})
    table.play(0, "take silver")
    assert "take silver" not in table.moves(1)
    assert table.why_not(1, "take silver") == (
        "AMU-EFFECT.5",
        "card_not_in_display",
        {"card": "silver", "display": "palace"},
    )


@rule("AMU-RULING.8")
def test_a_thief_gained_by_a_vagabond_resolves_at_the_end() -> None:
    for resolves in (True, False):
        table = effects(
            3,
            {0: "vagabond"},
            market="thief",
            round=9,
            hands={0: "1 5 15 17 9", 1: "2 6 16 18 10", 2: "3 7 21 19 11"},
            options={"thief_on_table_resolves_at_end": resolves},
        )
        table.play(0, "take thief")
        assert table.points(0, "thief") == -1
        assert table.table.over is not resolves
        if resolves:
            assert table.about == {"card": "thief", "display": "palace", "left": 2}


@rule("AMU-RULING.8")
def test_a_thief_played_is_removed_like_any_hand_only_card() -> None:
    table = amul(
        3, round=9, moment="play", hands={0: "thief gold silver oil spices camel", 1: "46 1 2 5 6 15"}
    )
    table.play(0, "play thief")
    table.play(1, "play camel")
    table.play(2, table.default(2))
    assert "thief" in names_of(table.view().removed)
    assert "thief" not in table.area(0)


@rule("AMU-RULING.23")
def test_a_second_vagabond_sees_a_card_fewer() -> None:
    table = effects(4, {0: "vagabond", 1: "vagabond"}, market="gold opium")
    table.play(0, "take gold")
    assert table.moves(1) == ["pass", "take opium"]
    alone = effects(3, {0: "vagabond"}, market="gold")
    assert alone.moves(0) == ["pass", "take gold"]


@rule("AMU-EX.39")
def test_how_many_cards_each_effect_takes_and_from_where() -> None:
    displays = ["market", "palace", "bazaar"]
    faces = {
        face.id: (displays[face.takes_from], int(face.takes_up_to))
        for face in GAME.parts.faces
        if face.takes_up_to
    }
    assert faces == {
        "mughal_lord": ("palace", 2),
        "thief": ("palace", 2),
        "contract": ("bazaar", 1),
        "arab_merchant": ("palace", 1),
        "mongol_merchant": ("palace", 1),
        "vagabond": ("market", 1),
    }
