"""Scoring: series, conditions, neighbours, traders, majorities (AMU-SCORE, AMU-TRADER, AMU-MAJ)."""

from __future__ import annotations

import pytest

from caravanserai.games.amul.game import GAME
from tests.games.amul.tables import amul, data, game_with, scored
from tests.rules import rule


@rule("AMU-SCORE.1")
def test_the_rows_of_the_score_pad_add_up() -> None:
    table = scored(3, {0: "silver camel contract mongol_guard_a thief yurt trader_persian"})
    lines = table.table.breakdown(0)
    assert [line.category for line in lines] == [
        *("objects", "resources", "merchants", "military", "characters", "camels", "bazaar"),
        *("arab_majority", "mongol_majority"),
    ]
    assert sum(line.points for line in lines) == table.scores()[0]
    rules = {line.category: line.rule for line in lines}
    assert (rules["resources"], rules["bazaar"], rules["arab_majority"]) == (
        "AMU-SCORE.2",
        "AMU-TRADER.5",
        "AMU-MAJ.2",
    )


@rule("AMU-SCORE.2")
def test_several_copies_each_score_but_series_are_scored_together() -> None:
    table = scored(3, {0: "gold gold silver silver"})
    assert (table.points(0, "gold"), table.points(0, "silver")) == (8, 7)
    lines = [(line.card, line.copies) for line in table.player(0).scores]
    assert lines == [("silver", 2), ("gold", 2)]


@rule("AMU-SCORE.3", "AMU-EX.6", "AMU-EX.7")
@pytest.mark.parametrize(
    ("card", "copies", "points"),
    [
        *[("silver", copies, points) for copies, points in enumerate([3, 7, 13, 16, 20, 26], 1)],
        *[("spices", copies, points) for copies, points in enumerate([2, 6, 8, 12, 14], 1)],
        *[("carpet", copies, points) for copies, points in enumerate([2, 9, 11], 1)],
        *[("porcelain", copies, points) for copies, points in enumerate([2, 9, 11], 1)],
    ],
)
def test_series(card: str, copies: int, points: int) -> None:
    table = scored(8, {0: " ".join([card] * copies)})
    assert table.points(0, card) == points


@rule("AMU-SCORE.4", "AMU-RULING.18", "AMU-EX.37", "AMU-EX.38")
def test_conditions_replace_and_look_at_the_owner_only() -> None:
    assert scored(3, {0: "oil", 1: "lamp"}).points(0, "oil") == 3
    assert scored(3, {0: "oil lamp lamp"}).points(0, "oil") == 5
    assert scored(3, {0: "15 16 lamp"}).points(0, "oil") == 10
    assert scored(3, {0: "opium", 1: "dervish"}).points(0, "opium") == 6
    assert scored(3, {0: "opium dervish"}).points(0, "opium") == 0


@rule("AMU-SCORE.5")
def test_neighbours_are_left_and_right_and_with_three_players_everybody() -> None:
    areas = {0: "gems goldsmith", 1: "gems", 2: "gems gems", 3: "gems"}
    assert scored(5, areas).points(0, "goldsmith") == 2
    assert scored(4, areas).points(0, "goldsmith") == 3
    assert scored(3, {0: "smuggler", 1: "gold", 2: "gold"}).points(0, "smuggler") == 4


@rule("AMU-SCORE.6", "AMU-RULING.2", "AMU-EX.8")
def test_four_camels_in_play_of_which_two_are_yours() -> None:
    table = scored(4, {0: "camel camel", 2: "camel camel"})
    assert table.points(0, "camel") == 8
    assert [scored(3, {0: "camel " * n}).points(0, "camel") for n in range(1, 7)] == [7, 12, 15, 16, 15, 12]


@rule("AMU-EX.9", "AMU-SCORE.6")
def test_jade() -> None:
    assert scored(5, {0: "jade jade"}).points(0, "jade") == 8
    assert scored(5, {0: "jade", 2: "jade jade"}).points(0, "jade") == 2


@rule("AMU-EX.10")
def test_ivory() -> None:
    assert scored(6, {0: "ivory", 3: "ivory"}).points(0, "ivory") == 3


@rule("AMU-RULING.15")
def test_all_cards_count_tables_are_data() -> None:
    document = data()
    for kind in document["kind"]:
        if kind["id"] == "camel":
            kind["score"][0]["table"] = [1, 2, 3, 4, 5, 6]
    other = game_with(document)
    assert scored(3, {0: "camel camel"}, game=other).points(0, "camel") == 4
    tables = {face.id: face.terms[0].table for face in GAME.parts.faces}
    assert (tables["camel"], tables["ivory"], tables["jade"]) == ([7, 6, 5, 4, 3, 2], [1, 3, 5], [6, 4, 2])


@rule("AMU-SCORE.7", "AMU-EX.15")
@pytest.mark.parametrize("card", ["gems", "silk"])
def test_gems_and_silk(card: str) -> None:
    table = scored(8, {0: f"{card} {card} {card}", 1: card, 7: f"{card} {card}"})
    assert table.points(0, card) == 18
    assert table.points(1, card) == 4


@rule("AMU-SCORE.8", "AMU-RULING.11", "AMU-EX.31")
def test_spies_look_at_the_better_neighbour() -> None:
    table = scored(7, {0: "arab_spy", 1: "mongol_prince", 6: "yurt mongol_sabre"})
    line = table.player(0).scores[0]
    assert (line.points, line.neighbour) == (3, 1)
    both = scored(7, {0: "arab_spy mongol_spy", 1: "mongol_prince", 6: "arab_prince tent"})
    assert {line.card: (line.points, line.neighbour) for line in both.player(0).scores} == {
        "arab_spy": (3, 1),
        "mongol_spy": (4, 6),
    }


@rule("AMU-SCORE.9", "AMU-EX.13", "AMU-EX.14")
def test_scores_below_zero_are_kept() -> None:
    table = scored(6, {0: "smuggler", 1: "gold gold gold", 5: "gold gold"})
    assert (table.points(0, "smuggler"), table.scores()[0]) == (-2, -2)
    fugitive = scored(7, {0: "fugitive", 1: "mercenaries dervish", 6: "amul_militia"})
    assert fugitive.points(0, "fugitive") == -3
    assert scored(6, {0: "mughal_lord thief"}).rows(0) == {"characters": -4}


@rule("AMU-SCORE.10", "AMU-TRADER.6", "AMU-RULING.26")
def test_cards_count_for_every_purpose() -> None:
    table = scored(4, {0: "spices spices spices spice_supplier trader_babylonian camel gold spice_seller"})
    assert table.points(0, "spices") == 8
    assert table.points(0, "spice_supplier") == 6
    assert table.points(0, "spice_seller") == 3
    assert table.points(0, "trader_babylonian") == 6
    assert scored(4, {0: "gems goldsmith"}).points(0, "gems") == 1


@rule("AMU-RULING.16")
def test_own_symbols_count_if_the_data_have_them() -> None:
    document = data()
    for kind in document["kind"]:
        if kind["id"] == "nomad":
            kind["symbols"] = {"object": 1}
    assert scored(7, {0: "nomad"}, game=game_with(document)).points(0, "nomad") == 2
    assert scored(7, {0: "nomad"}).points(0, "nomad") == 0


@rule("AMU-RULING.17")
def test_generals_are_no_soldiers() -> None:
    table = scored(4, {0: "arab_general opium mongol_sabre"})
    assert (table.points(0, "opium"), table.points(0, "mongol_sabre")) == (6, 0)
    assert table.player(0).military == 0


# --- worked examples -------------------------------------------------------------------------------------


@rule("AMU-EX.11")
def test_cameleers() -> None:
    assert scored(5, {0: "cameleers camel camel", 1: "camel"}).points(0, "cameleers") == 6


@rule("AMU-EX.12")
def test_peddler() -> None:
    table = scored(6, {0: "peddler lamp", 1: "lamp medallion", 5: "mongol_sabre"})
    assert table.points(0, "peddler") == 4


@rule("AMU-EX.16")
def test_jeweller() -> None:
    table = scored(5, {0: "jeweller gold", 1: "silver silver gold", 4: "silver silver silver"})
    assert table.points(0, "jeweller") == 6


@rule("AMU-EX.17", "AMU-EX.18")
def test_goldsmith_and_spice_seller() -> None:
    assert scored(5, {0: "goldsmith gems gems", 1: "gems", 4: "gems gems"}).points(0, "goldsmith") == 5
    table = scored(5, {0: "spice_seller spices spices", 1: "spices", 4: "spices spices"})
    assert table.points(0, "spice_seller") == 5


@rule("AMU-EX.19")
def test_tax_collector() -> None:
    areas = {0: "tax_collector contract", 1: "caravanserai contract", 3: "contract arab_merchant"}
    assert scored(4, areas).points(0, "tax_collector") == 5


@rule("AMU-EX.26")
def test_oil_and_lamp() -> None:
    table = scored(3, {0: "15 16 29", 1: "141 30"})
    assert table.points(0, "oil") + table.points(0, "lamp") == 13
    assert scored(3, {0: "oil oil", 1: "lamp"}).points(0, "oil") == 6


@rule("AMU-EX.27")
def test_opium_and_a_guard() -> None:
    assert scored(5, {0: "opium opium arab_guard_c"}).points(0, "opium") == 0


@rule("AMU-EX.28")
def test_relics() -> None:
    both = scored(3, {0: "arab_relic mongol_relic"})
    assert (both.points(0, "arab_relic"), both.points(0, "mongol_relic")) == (0, 0)
    assert scored(3, {0: "arab_relic arab_merchant"}).points(0, "arab_relic") == 7


@rule("AMU-EX.29")
def test_caravanserai_and_contracts() -> None:
    table = scored(3, {0: "caravanserai contract contract"})
    assert (table.player(0).symbols["trade"], table.points(0, "caravanserai")) == (4, 4)


@rule("AMU-EX.30")
def test_emissary() -> None:
    table = scored(5, {0: "emissary diplomat arab_prince"})
    symbols = table.player(0).symbols
    assert (symbols["arab"], symbols["mongol"], table.points(0, "emissary")) == (5, 2, 4)


@rule("AMU-EX.32")
def test_militia() -> None:
    areas = {0: "amul_militia", 1: "arab_guard_c arab_guard_d", 5: "mongol_guard_a dervish"}
    assert scored(6, areas).points(0, "amul_militia") == 5


@rule("AMU-EX.33")
def test_ebony_and_spice_supplier() -> None:
    assert scored(8, {0: "ebony ebony ebony ivory"}).points(0, "ebony") == 18
    assert scored(3, {0: "spice_supplier spices spices"}).points(0, "spice_supplier") == 0
    assert scored(3, {0: "spice_supplier spices spices spices"}).points(0, "spice_supplier") == 6


# --- traders ------------------------------------------------------------------------------------------------


@rule("AMU-TRADER.1", "AMU-EX.20", "AMU-EX.21")
def test_a_trader_scores_for_complete_sets_only() -> None:
    assert scored(3, {0: "trader_babylonian spices camel gold"}).points(0, "trader_babylonian") == 6
    assert scored(3, {0: "trader_babylonian spices camel"}).points(0, "trader_babylonian") == 0
    assert scored(4, {0: "trader_indian spices gems camel"}).points(0, "trader_indian") == 6


@rule("AMU-TRADER.2")
def test_palace_copies_serve_a_trader() -> None:
    assert scored(3, {0: "trader_persian carpet 140 142"}).points(0, "trader_persian") == 6


@rule("AMU-TRADER.3", "AMU-RULING.10", "AMU-EX.25")
def test_a_trader_may_be_served_several_times() -> None:
    area = "trader_babylonian spices spices camel camel gold gold gold"
    table = scored(3, {0: area})
    assert (table.points(0, "trader_babylonian"), table.player(0).scores[-1].sets) == (12, 2)
    once = scored(3, {0: area}, options={"trader_multiple_sets": False})
    assert once.points(0, "trader_babylonian") == 6


@rule("AMU-TRADER.4")
def test_a_card_serves_one_set_only() -> None:
    table = scored(5, {0: "trader_byzantine trader_babylonian gold silk silver spices camel"})
    assert table.rows(0)["bazaar"] == 6
    richer = scored(5, {0: "trader_byzantine trader_babylonian gold gold silk silver spices camel"})
    assert richer.rows(0)["bazaar"] == 12


@rule("AMU-TRADER.5", "AMU-EX.24", "AMU-RULING.11")
def test_the_best_assignment_is_found() -> None:
    area = "trader_sogdian trader_byzantine trader_venetian silk silk gems spices silver gold"
    table = scored(8, {0: area})
    assert table.rows(0)["bazaar"] == 12
    sets = {line.card: line.sets for line in table.player(0).scores if line.sets is not None}
    assert sets == {"trader_sogdian": 1, "trader_byzantine": 1, "trader_venetian": 0}


@rule("AMU-RULING.28", "AMU-TRADER.5")
def test_points_are_maximised_and_not_sets() -> None:
    document = data()
    for kind in document["kind"]:
        if kind["id"] == "trader_venetian":
            kind["score"][0]["points"] = 15
    area = "trader_sogdian trader_byzantine trader_venetian silk silk gems spices silver gold"
    assert scored(8, {0: area}, game=game_with(document)).rows(0)["bazaar"] == 15


@rule("AMU-TRADER.7")
def test_neighbours_goods_do_not_count_for_a_trader() -> None:
    assert scored(3, {0: "trader_babylonian spices camel", 1: "gold"}).rows(0).get("bazaar") is None


# --- majorities ---------------------------------------------------------------------------------------------


@rule("AMU-MAJ.1", "AMU-MAJ.2")
def test_two_majorities_give_8_4_2() -> None:
    areas = {0: "arab_prince mongol_sabre", 1: "arab_sabre tent mongol_prince", 2: "27 25 26", 3: ""}
    table = scored(5, areas)
    assert table.majority("arab") == [8, 4, 2, 0, 0]
    assert table.majority("mongol") == [2, 8, 4, 0, 0]
    three = scored(3, {0: "tent arab_sabre 27", 1: "28 39", 2: "40"})
    assert three.majority("arab") == [8, 4, 2]


@rule("AMU-MAJ.3", "AMU-EX.5", "AMU-EX.34")
@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ([2, 2, 1, 0], [4, 4, 2, 0]),
        ([1, 1, 1, 1], [0, 0, 0, 0]),
        ([2, 2, 2, 1], [2, 2, 2, 0]),
        ([3, 2, 2, 1], [8, 2, 2, 0]),
        ([4, 2, 1, 1], [8, 4, 0, 0]),
        ([1, 1, 1, 0], [2, 2, 2, 0]),
    ],
)
def test_tied_players_score_the_lowest_place_of_their_group(counts: list[int], points: list[int]) -> None:
    arab = ["tent", "arab_sabre", "arab_relic", "arab_general", "27", "28", "64", "39", "40", "62"]
    areas = {seat: " ".join(arab.pop() for _ in range(count)) for seat, count in enumerate(counts)}
    assert scored(4, areas).majority("arab") == points


@rule("AMU-MAJ.4", "AMU-RULING.12")
def test_without_a_symbol_nobody_takes_a_place() -> None:
    areas = {0: "tent"}
    assert scored(3, areas).majority("arab") == [8, 0, 0]
    assert [one.place for one in scored(3, areas).player(1).majorities] == [None, None]
    switched = scored(3, areas, options={"majority_requires_symbol": False})
    assert switched.majority("arab") == [8, 2, 2]
    assert switched.majority("mongol") == [2, 2, 2]


# --- the whole score ------------------------------------------------------------------------------------

EX_36 = {
    0: ("1 2 5 17 46 47 43 39 27 156 142", "3 9 10 36 34"),
    1: ("25 26 22 41 6 8 18 15 29 145", "31 35 12 13 19"),
    2: ("48 49 44 40 33 21 7 16 30 158 141", "14 32 38 37 4"),
}


@rule("AMU-EX.36")
def test_the_complete_example_for_three_players() -> None:
    table = amul(
        3,
        round=9,
        moment="end",
        areas={seat: area for seat, (area, _) in EX_36.items()},
        hands={seat: hand for seat, (_, hand) in EX_36.items()},
    )
    table.play(0, "take tent", "take silver")
    rows = [[line.points for line in table.table.breakdown(seat)] for seat in range(3)]
    assert rows == [
        [2, 35, 2, 1, -1, 11, 6, 8, 0],
        [14, 28, 0, 3, 0, 5, 0, 0, 8],
        [10, 25, 4, 0, 0, 14, 6, 4, 0],
    ]
    assert table.scores() == [64, 58, 63]
    symbols = [table.player(seat).symbols for seat in range(3)]
    assert [
        (one["arab"], one["mongol"], one["object"], one["trade"], one["military"]) for one in symbols
    ] == [
        (3, 0, 0, 3, 1),
        (0, 5, 3, 2, 3),
        (2, 0, 2, 6, 0),
    ]
    assert table.table.winners() == [0]


@rule("AMU-EX.36", "AMU-RULING.12")
def test_the_complete_example_without_the_ruling_on_majorities() -> None:
    areas = {seat: f"{area} {hand}" for seat, (area, hand) in EX_36.items()}
    areas[0] += " 144 140"
    table = scored(3, areas, options={"majority_requires_symbol": False})
    assert table.majority("mongol") == [2, 8, 2]
