"""The military order (AMU-MIL)."""

from __future__ import annotations

from caravanserai.games.amul.game import GAME
from caravanserai.games.amul.parts import MILITARY
from tests.games.amul.tables import amul, effects, scored
from tests.rules import rule

FOUR = {0: "25", 1: "26 27", 2: "28 145"}


def order(players: int, round: int, areas: dict[int, str], starting_player: int = 0) -> list[int]:
    table = amul(players, round=round, moment="pick", areas=areas, starting_player=starting_player)
    return table.view().order


@rule("AMU-MIL.1", "AMU-EX.3")
def test_the_military_value_counts_symbols_and_first_pick_gives_none() -> None:
    table = scored(7, {0: "mercenaries dervish", 1: "arab_general mongol_sabre"})
    assert [player.military for player in table.view().players[:3]] == [3, 0, 0]


@rule("AMU-MIL.2", "AMU-RULING.6", "AMU-EX.35")
def test_the_first_military_round_follows_as_many_rounds_as_players() -> None:
    assert order(4, 4, FOUR) == [3, 0, 1, 2]
    assert order(4, 5, FOUR) == [1, 2, 0, 3]
    for players in range(3, 9):
        assert order(players, players, {1: "25"})[0] == players - 1
        assert order(players, players + 1, {1: "25"})[0] == 1


@rule("AMU-MIL.3")
def test_the_highest_value_goes_first() -> None:
    assert order(4, 9, {0: "27", 1: "28 64 145", 3: "25 26"}) == [1, 3, 0, 2]


@rule("AMU-MIL.4", "AMU-EX.4")
def test_the_better_letter_breaks_ties() -> None:
    lukas_and_linda = {
        2: "mongol_guard_b mongol_guard_f dervish",
        1: "arab_guard_d arab_guard_e amul_militia",
    }
    assert order(6, 9, lukas_and_linda)[:2] == [2, 1]


@rule("AMU-MIL.5", "AMU-MIL.6")
def test_players_without_military_value_follow_clockwise_from_first_pick() -> None:
    assert order(5, 6, {3: "25"}, starting_player=1) == [3, 1, 2, 4, 0]
    assert order(5, 7, {3: "25"}, starting_player=1) == [3, 2, 4, 0, 1]
    assert order(5, 8, {3: "25"}, starting_player=1) == [3, 4, 0, 1, 2]


@rule("AMU-MIL.7", "AMU-RULING.5")
def test_a_guard_revealed_counts_for_the_effects_of_the_same_round() -> None:
    hands = {
        0: "contract camel camel gold silver oil",
        1: "mongol_guard_a camel camel gold silver oil",
        2: "contract camel camel gold silver spices",
    }
    table = amul(3, round=4, moment="play", hands=hands, areas={2: "mongol_guard_b arab_guard_c"})
    assert table.view().order == [2, 0, 1]
    table.play_all("play contract", "play mongol_guard_a", "play contract")
    assert table.view().order == [2, 1, 0]
    assert table.waiting == [2]


@rule("AMU-MIL.7", "AMU-RULING.5")
def test_a_dervish_gained_during_effects_counts_from_the_next_pick() -> None:
    areas = {0: "arab_guard_c", 2: "mongol_guard_a", 1: "arab_guard_d"}
    revealed = {0: "contract", 1: "arab_merchant", 2: "mongol_merchant"}
    table = effects(3, revealed, areas=areas, round=4)
    assert table.view().order == [2, 0, 1]
    table.play(2, "pass")
    table.play(0, "pass")
    table.play(1, "take dervish")
    table.default_until("pick_card")
    assert table.view().order == [1, 2, 0]


@rule("AMU-RULING.24")
def test_mercenaries_have_one_letter_and_two_symbols() -> None:
    table = scored(7, {0: "mercenaries", 1: "mongol_guard_f amul_militia"})
    assert [(player.military, player.letter) for player in table.view().players[:2]] == [(2, "H"), (2, "F")]
    assert table.player(2).letter is None


@rule("AMU-RULING.27")
def test_letters_follow_the_numbers_and_worse_letters_give_more_points() -> None:
    parts = GAME.parts
    military = [card for card in range(1, 173) if parts.faces[parts.face_of[card]].symbols[MILITARY]]
    ranked = sorted(military, key=lambda card: int(parts.faces[parts.face_of[card]].letter))
    assert ranked == [25, 26, 27, 28, 64, 91, 106, 118, 145]
    guards = [parts.faces[parts.face_of[card]].terms[0].points for card in ranked[:6]]
    assert [int(points) for points in guards] == [0, 1, 1, 2, 2, 3]
