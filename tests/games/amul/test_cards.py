"""Every card by itself: its points, icons and symbols (AMU-CARD, AMU-BAZAAR)."""

from __future__ import annotations

import pytest

from caravanserai.games.amul.game import GAME
from tests.games.amul.tables import amul, scored
from tests.rules import rule

# with eight players: rule, card, areas of its owner and of the left and right neighbour, what the card gives
POINTS = [
    (1, "silver", "silver silver", "", "", 7),
    (2, "gold", "gold gold gold", "", "", 12),
    (3, "carpet", "carpet carpet carpet", "", "", 11),
    (4, "porcelain", "porcelain porcelain", "", "", 9),
    (5, "oil", "oil oil lamp", "", "", 10),
    (6, "spices", "spices spices spices", "", "", 8),
    (7, "opium", "opium opium", "mercenaries", "", 12),
    (8, "mongol_sabre", "mongol_sabre dervish", "", "", 4),
    (8, "mongol_sabre", "mongol_sabre", "dervish", "", 0),
    (9, "arab_sabre", "arab_sabre arab_guard_c", "", "", 4),
    (9, "arab_sabre", "arab_sabre", "", "", 0),
    (10, "vagabond", "vagabond vagabond", "", "", 2),
    (11, "mongol_guard_a", "mongol_guard_a", "", "", 0),
    (11, "mongol_guard_b", "mongol_guard_b", "", "", 1),
    (11, "mongol_guard_f", "mongol_guard_f", "", "", 3),
    (12, "arab_guard_c", "arab_guard_c", "", "", 1),
    (12, "arab_guard_d", "arab_guard_d", "", "", 2),
    (12, "arab_guard_e", "arab_guard_e", "", "", 2),
    (13, "lamp", "lamp lamp", "", "", 6),
    (14, "mongol_relic", "mongol_relic mongol_merchant", "tent", "arab_sabre", 7),
    (14, "mongol_relic", "mongol_relic tent", "", "", 0),
    (15, "arab_relic", "arab_relic tent", "", "", 7),
    (15, "arab_relic", "arab_relic yurt", "", "", 0),
    (16, "caravanserai", "caravanserai contract", "contract", "", 3),
    (17, "thief", "thief", "", "", -1),
    (18, "mongol_caravan", "mongol_caravan mongol_prince yurt", "mongol_sabre", "", 4),
    (19, "arab_caravan", "arab_caravan arab_prince", "", "", 3),
    (20, "spice_supplier", "spice_supplier spices spices spices", "", "", 6),
    (20, "spice_supplier", "spice_supplier spices spices", "spices", "", 0),
    (21, "smuggler", "smuggler gold", "gold", "gold gold", 2),
    (22, "arab_merchant", "arab_merchant", "", "", 0),
    (23, "mongol_merchant", "mongol_merchant", "", "", 0),
    (24, "contract", "contract", "", "", 2),
    (25, "camel", "camel camel", "camel", "camel", 8),
    (26, "gems", "gems gems", "gems", "gems gems", 10),
    (27, "diplomat", "diplomat", "", "", 0),
    (28, "arab_general", "arab_general mercenaries dervish", "", "", 6),
    (29, "mongol_general", "mongol_general", "mercenaries", "", 0),
    (30, "goldsmith", "goldsmith gems", "gems", "gems", 3),
    (31, "spice_seller", "spice_seller spices", "spices spices", "spices", 4),
    (32, "jeweller", "jeweller gold silver", "gold", "silver silver", 3),
    (33, "emissary", "emissary diplomat yurt", "tent", "", 4),
    (34, "tax_collector", "tax_collector contract", "caravanserai", "contract", 3),
    (35, "silk", "silk", "silk silk", "silk", 4),
    (36, "jade", "jade jade", "", "", 8),
    (37, "cameleers", "cameleers camel", "camel", "camel camel", 8),
    (38, "arab_prince", "arab_prince", "", "", 0),
    (39, "mongol_prince", "mongol_prince", "", "", 0),
    (40, "ivory", "ivory", "ivory", "ivory", 5),
    (41, "amul_militia", "amul_militia dervish", "mercenaries", "arab_guard_c", 5),
    (42, "peddler", "peddler lamp", "medallion", "mongol_sabre", 3),
    (43, "mughal_lord", "mughal_lord", "", "", -3),
    (44, "fugitive", "fugitive mercenaries", "dervish", "", 6),
    (45, "medallion", "medallion medallion", "", "", 8),
    (46, "mercenaries", "mercenaries", "", "", 0),
    (47, "nomad", "nomad lamp medallion", "lamp", "", 4),
    (48, "sheikh", "sheikh oil oil", "oil", "", 4),
    (49, "mongol_spy", "mongol_spy tent", "arab_prince", "arab_relic", 3),
    (50, "arab_spy", "arab_spy", "yurt", "mongol_prince mongol_sabre", 4),
    (51, "ebony", "ebony ebony ivory", "", "", 12),
    (51, "ebony", "ebony", "ivory", "", 2),
    (52, "courtesan", "courtesan gold silk silk", "", "", 3),
    (53, "dancer", "dancer gems silver silver", "", "", 3),
    (54, "yurt", "yurt", "", "", 2),
    (55, "tent", "tent", "", "", 2),
    (56, "dervish", "dervish", "", "", 2),
]


@rule(
    "AMU-CARD.1",
    "AMU-CARD.2",
    "AMU-CARD.3",
    "AMU-CARD.4",
    "AMU-CARD.5",
    "AMU-CARD.6",
    "AMU-CARD.7",
    "AMU-CARD.8",
    "AMU-CARD.9",
    "AMU-CARD.10",
    "AMU-CARD.11",
    "AMU-CARD.12",
    "AMU-CARD.13",
    "AMU-CARD.14",
    "AMU-CARD.15",
    "AMU-CARD.16",
    "AMU-CARD.17",
    "AMU-CARD.18",
    "AMU-CARD.19",
    "AMU-CARD.20",
    "AMU-CARD.21",
    "AMU-CARD.22",
    "AMU-CARD.23",
    "AMU-CARD.24",
    "AMU-CARD.25",
    "AMU-CARD.26",
    "AMU-CARD.27",
    "AMU-CARD.28",
    "AMU-CARD.29",
    "AMU-CARD.30",
    "AMU-CARD.31",
    "AMU-CARD.32",
    "AMU-CARD.33",
    "AMU-CARD.34",
    "AMU-CARD.35",
    "AMU-CARD.36",
    "AMU-CARD.37",
    "AMU-CARD.38",
    "AMU-CARD.39",
    "AMU-CARD.40",
    "AMU-CARD.41",
    "AMU-CARD.42",
    "AMU-CARD.43",
    "AMU-CARD.44",
    "AMU-CARD.45",
    "AMU-CARD.46",
    "AMU-CARD.47",
    "AMU-CARD.48",
    "AMU-CARD.49",
    "AMU-CARD.50",
    "AMU-CARD.51",
    "AMU-CARD.52",
    "AMU-CARD.53",
    "AMU-CARD.54",
    "AMU-CARD.55",
    "AMU-CARD.56",
)
@pytest.mark.parametrize(("number", "card", "own", "left", "right", "points"), POINTS)
def test_points(number: int, card: str, own: str, left: str, right: str, points: int) -> None:
    table = scored(8, {2: own, 3: left, 1: right})
    assert table.points(2, card) == points
    line = next(line for line in table.player(2).scores if line.card == card)
    assert line.rule == f"AMU-CARD.{number}"


T, H, B = "table", "hand", "both"
# style, icons, symbols of every kind
LOOKS = {
    "silver": ("resources", B, {}),
    "gold": ("resources", B, {}),
    "carpet": ("resources", H, {}),
    "porcelain": ("resources", H, {}),
    "oil": ("resources", B, {}),
    "spices": ("resources", B, {}),
    "opium": ("resources", B, {}),
    "mongol_sabre": ("objects", T, {"mongol": 1, "object": 1}),
    "arab_sabre": ("objects", T, {"arab": 1, "object": 1}),
    "vagabond": ("characters", T, {}),
    "mongol_guard": ("military", T, {"mongol": 1, "military": 1}),
    "arab_guard": ("military", T, {"arab": 1, "military": 1}),
    "lamp": ("objects", B, {"object": 1}),
    "mongol_relic": ("objects", H, {"mongol": 1, "object": 1}),
    "arab_relic": ("objects", H, {"arab": 1, "object": 1}),
    "caravanserai": ("camels", T, {"trade": 2}),
    "thief": ("characters", H, {}),
    "mongol_caravan": ("camels", H, {"trade": 1}),
    "arab_caravan": ("camels", H, {"trade": 1}),
    "spice_supplier": ("merchants", H, {"trade": 1}),
    "smuggler": ("merchants", H, {"trade": 1}),
    "arab_merchant": ("merchants", T, {"arab": 1, "trade": 1}),
    "mongol_merchant": ("merchants", T, {"mongol": 1, "trade": 1}),
    "contract": ("merchants", T, {"trade": 1}),
    "camel": ("camels", T, {}),
    "gems": ("resources", B, {}),
    "diplomat": ("characters", T, {"arab": 2, "mongol": 2}),
    "arab_general": ("military", H, {"arab": 1}),
    "mongol_general": ("military", H, {"mongol": 1}),
    "goldsmith": ("merchants", H, {"trade": 1}),
    "spice_seller": ("merchants", H, {"trade": 1}),
    "jeweller": ("merchants", H, {"trade": 1}),
    "emissary": ("characters", H, {}),
    "tax_collector": ("merchants", H, {}),
    "silk": ("resources", B, {}),
    "jade": ("resources", H, {}),
    "cameleers": ("camels", H, {}),
    "arab_prince": ("characters", T, {"arab": 3}),
    "mongol_prince": ("characters", T, {"mongol": 3}),
    "ivory": ("resources", H, {}),
    "amul_militia": ("military", T, {"military": 1}),
    "peddler": ("merchants", H, {"trade": 1}),
    "mughal_lord": ("characters", T, {}),
    "fugitive": ("characters", H, {}),
    "medallion": ("objects", B, {"object": 1}),
    "mercenaries": ("military", T, {"military": 2}),
    "nomad": ("characters", H, {}),
    "sheikh": ("characters", H, {}),
    "mongol_spy": ("characters", H, {"mongol": 1}),
    "arab_spy": ("characters", H, {"arab": 1}),
    "ebony": ("resources", H, {}),
    "courtesan": ("characters", H, {}),
    "dancer": ("characters", H, {}),
    "yurt": ("objects", T, {"mongol": 1}),
    "tent": ("objects", T, {"arab": 1}),
    "dervish": ("military", T, {"military": 1}),
    "tea": ("resources", B, {}),
}


@rule("AMU-RULING.16", "AMU-RULING.17", "AMU-RULING.29")
def test_styles_icons_and_symbols_come_from_the_data() -> None:
    board = GAME.board()
    for face in board.faces:
        if face.kind.startswith("trader"):
            assert (face.style, face.symbols) == ("bazaar", {})
        else:
            assert (face.style, face.symbols) == (LOOKS[face.kind][0], LOOKS[face.kind][2]), face.card
    kinds = {face.card: face.kind for face in board.faces}
    for card in board.cards:
        if card.deck == "market":
            assert card.place == LOOKS[kinds[card.card]][1], card
        else:
            assert card.place == "table"


SETS = {
    "trader_babylonian": "spices camel gold",
    "trader_persian": "carpet silver spices",
    "trader_chinese": "porcelain gold oil",
    "trader_indian": "spices gems camel",
    "trader_byzantine": "silk silver gold",
    "trader_egyptian": "lamp oil silver",
    "trader_sogdian": "silk gems spices",
    "trader_venetian": "silk spices silver",
}


@rule(
    "AMU-BAZAAR.1",
    "AMU-BAZAAR.2",
    "AMU-BAZAAR.3",
    "AMU-BAZAAR.4",
    "AMU-BAZAAR.5",
    "AMU-BAZAAR.6",
    "AMU-BAZAAR.7",
    "AMU-BAZAAR.8",
    "AMU-RULING.28",
)
@pytest.mark.parametrize("number", range(8))
def test_each_trader_asks_for_its_set(number: int) -> None:
    trader, goods = list(SETS.items())[number]
    table = scored(8, {0: f"{trader} {goods}"})
    line = next(line for line in table.player(0).scores if line.card == trader)
    assert (line.points, line.sets, line.rule) == (6, 1, f"AMU-BAZAAR.{number + 1}")
    for missing in goods.split():
        rest = " ".join(good for good in goods.split() if good != missing)
        assert scored(8, {0: f"{trader} {rest}"}).points(0, trader) == 0
    markers = [3, 3, 3, 4, 5, 6, 7, 8]
    assert GAME.parts.marker_of[156 + number] == markers[number]


def test_the_view_tells_what_a_card_would_give_now_and_at_best() -> None:
    hands = {0: "silver thief smuggler 46 32 15"}
    gone = ["mongol_sabre", "arab_sabre", "vagabond", "carpet", "carpet"]
    table = amul(3, round=3, hands=hands, areas={0: "silver gold", 1: "gold yurt"}, discard=gone)
    prospects = {one.number: one for one in table.view(0).prospects}
    cards = GAME.parts
    by_name = {cards.face_ids[cards.face_of[number]]: one for number, one in prospects.items()}
    assert (by_name["silver"].now, by_name["silver"].best) == (4, 6)
    assert (by_name["thief"].now, by_name["thief"].best) == (-1, -1)
    assert (by_name["smuggler"].now, by_name["smuggler"].best) == (6, 6)
    assert (by_name["camel"].now, by_name["camel"].best) == (7, 7)
    assert (by_name["oil"].now, by_name["oil"].best) == (3, 5)
    assert (by_name["arab_relic"].now, by_name["arab_relic"].best, by_name["arab_relic"].change) == (7, 7, 15)
    assert (by_name["trader_babylonian"].now, by_name["trader_babylonian"].best) == (0, 18)
    assert (by_name["yurt"].now if "yurt" in by_name else 2) == 2
    assert table.view().prospects == []


def test_at_best_knows_what_can_no_longer_come() -> None:
    hands = {0: "jade gems emissary spice_supplier 22 85"}
    gone = [*["camel"] * 6, *["carpet"] * 3, *["porcelain"] * 3, *["contract"] * 2]
    table = amul(5, round=3, hands=hands, areas={0: "yurt", 1: "jade gems"}, discard=gone)
    by_name = {GAME.parts.face_ids[GAME.parts.face_of[one.number]]: one for one in table.view(0).prospects}
    assert (by_name["jade"].now, by_name["jade"].best) == (4, 4)
    assert by_name["gems"].now == 2
    assert by_name["gems"].best == 7
    assert by_name["spice_supplier"].best == 6
    assert by_name["mongol_sabre"].best == 4
    assert by_name["emissary"].best > 10
