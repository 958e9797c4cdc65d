"""Upkeep, victory and the end of the game (EMI-UPKEEP, EMI-WIN, EMI-END, EMI-ADV)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.games.emira.tables import (
    ADVANCED,
    LAST_TURN,
    ORDINARY,
    EmiraTable,
    Seats,
    auction,
    choosing,
    data,
    emira,
    game_with,
    new_game,
    upkeep,
)
from tests.games.tables import names, only
from tests.rules import rule

PALACE = {"sections": 7}
FEAST = {"palace_track": -1, "struck": ["albina"]}


@rule("EMI-UPKEEP.1")
def test_everybody_pays_50_for_each_princess() -> None:
    seats = {0: {**PALACE, "princesses": ORDINARY[:3]}, 2: {"princesses": ["janan", "zafirah"]}}
    table = upkeep(seats)
    assert table.gold == [600, 750, 650, 750]
    assert only(table.events(), "upkeep_paid") == [{"seat": 0, "gold": 150}, {"seat": 2, "gold": 100}]


@rule("EMI-UPKEEP.2")
def test_players_settle_in_player_order() -> None:
    seats = {seat: {"princesses": [princess]} for seat, princess in enumerate(ORDINARY[:4])}
    table = upkeep(seats, starting_player=2)
    assert [event["seat"] for event in only(table.events(), "upkeep_paid")] == [2, 3, 0, 1]


@rule("EMI-UPKEEP.2")
def test_who_can_pay_must_pay() -> None:
    table = upkeep({0: {"princesses": ["asima"], "gold": 50}})
    assert (table.gold[0], table.princesses(0)) == (0, ["asima"])


@rule("EMI-UPKEEP.3")
def test_with_too_little_gold_one_princess_leaves_and_all_gold_is_gone() -> None:
    table = upkeep({0: {**PALACE, "princesses": ORDINARY[:5], "gold": 40}})
    assert (table.gold[0], table.residents[0]) == (0, 4)
    assert only(table.events(), "tumult") == [{"seat": 0, "due": 250}]
    assert only(table.events(), "upkeep_paid") == [{"seat": 0, "gold": 40}]
    assert len(only(table.events(), "princess_left")) == 1


@rule("EMI-UPKEEP.3")
def test_the_princess_is_drawn_at_random() -> None:
    left = Counter(
        only(upkeep({0: {"princesses": ["asima", "thara"], "gold": 0}}, seed=seed).events(), "princess_left")[
            0
        ]["princess"]
        for seed in range(40)
    )
    assert set(left) == {"asima", "thara"} and min(left.values()) > 8


@rule("EMI-UPKEEP.3", "EMI-PRIN.15")
def test_the_rest_of_the_debt_lapses() -> None:
    row = {**PALACE, "princesses": ["suleika", "asima", "thara"], "surcharges": ["thara"], "gold": 100}
    table = upkeep({0: row}, turn=2)
    assert table.player(0).surcharges == []
    assert table.gold[0] == 200


@rule("EMI-UPKEEP.4", "EMI-HIDDEN.7")
def test_who_leaves_goes_under_the_deck_where_all_know_her() -> None:
    table = upkeep({0: {"princesses": ["nadia"], "gold": 0}})
    assert table.position()["princess_deck"][-1] == "nadia"
    known = table.view().princess_known
    assert [(card.place, card.card) for card in known] == [(28, "nadia")]
    assert table.player(0).tokens_lent == {}


@rule("EMI-UPKEEP.6")
def test_the_marker_goes_to_the_left() -> None:
    table = upkeep(turn=2, starting_player=3)
    assert (table.view().turn, table.view().starting_player) == (3, 0)
    assert only(table.events(), "turn_began") == [{"number": 3, "seat": 0}]


# --- victory -------------------------------------------------------------------------------------------


def housing(count: int, objective: str | None = None, **row: Any) -> Seats:
    row.setdefault("gold", 2000)
    given = {"objective": objective} if objective else {}
    return {0: {**PALACE, "princesses": ORDINARY[:count], **given, **row}}


@rule("EMI-WIN.1", "EMI-WIN.6")
@pytest.mark.parametrize(("players", "fewest", "most"), [(3, 6, 8), (4, 5, 7), (5, 4, 6)])
def test_how_many_princesses_win(players: int, fewest: int, most: int) -> None:
    objective = {3: "g3_1", 4: "g4_1", 5: "g5_1"}[players]
    talented = {
        3: ["malika", "anisah", "fatima", "asima", "thara", "raidah"],
        4: ["malika", "fatima", "asima", "thara", "raidah"],
        5: ["malika", "fatima", "thara", "raidah"],
    }[players]
    assert len(talented) == fewest

    def wins(princesses: list[str], **row: Any) -> bool:
        seats = {0: {**PALACE, "gold": 2000, "princesses": princesses, "objective": objective, **row}}
        return upkeep(seats, players=players, turn=2).table.over

    assert wins(talented)
    assert not wins(talented[:-1])
    talentless = ["asima", "raidah", "rasha", "firyal", "zafirah", "nibal", "yasmine", "nadia"]
    assert wins(talentless[:most])
    assert not wins(talentless[: most - 1])


@rule("EMI-WIN.2")
def test_further_residents_may_have_any_talents() -> None:
    row = {"princesses": ["malika", "fatima", "asima", "thara", "nibal", "yasmine"]}
    assert upkeep({0: {**PALACE, **row, "objective": "g4_1"}}, turn=2).table.over


@rule("EMI-WIN.3")
def test_in_the_base_game_all_who_reach_their_objective_win_together() -> None:
    seats = {
        0: {**PALACE, "gold": 900, "princesses": ["malika", "fatima", "thara", "asima"], "objective": "g5_1"},
        1: {
            **PALACE,
            "gold": 5000,
            "princesses": ["anisah", "nibal", "sahar", "raidah"],
            "objective": "g5_3",
        },
    }
    table = upkeep(seats, players=5, turn=2)
    assert table.table.winners() == [0, 1]
    assert only(table.events(), "game_over") == [{"winners": [0, 1]}]


@rule("EMI-WIN.4", "EMI-HIDDEN.9")
def test_victory_is_automatic_and_shows_the_objectives() -> None:
    table = upkeep(housing(7), turn=2)
    assert table.table.over
    reached = only(table.events(), "objective_reached")
    assert [(event["seat"], event["princesses"]) for event in reached] == [(0, 7)]
    assert reached[0]["objective"] == table.position()["players"][0]["objective"]
    shown = only(table.events(), "objective_shown")
    assert [event["objective"] for event in shown] == [
        row["objective"] for row in table.position()["players"]
    ]
    assert all(player.objective for player in table.view().players)
    assert all(player.hand is None for player in table.view().players)


@rule("EMI-WIN.5", "EMI-RULING.36")
@pytest.mark.parametrize("options", [{}, ADVANCED])
def test_who_did_not_pay_in_full_cannot_win(options: dict[str, str]) -> None:
    table = upkeep(housing(8, gold=360), turn=2, options=options)
    assert (table.residents[0], table.table.over, table.view().reached) == (7, False, [])
    assert upkeep(housing(8, gold=400), turn=2, options=options).table.over


@rule("EMI-WIN.5", "EMI-RULING.49")
def test_losing_xenia_is_no_tumult() -> None:
    row = {**PALACE, "gold": 560, "princesses": [*ORDINARY[:7], "xenia"]}
    table = upkeep({0: row}, turn=2)
    assert (table.view().princesses_gone, table.table.winners()) == (["xenia"], [0])


@rule("EMI-WIN.5")
def test_passing_xenia_on_is_no_tumult() -> None:
    row = {**PALACE, "gold": 560, "princesses": [*ORDINARY[:7], "xenia"]}
    table = upkeep({0: row, 1: {"gold": 900}}, turn=2, xenia={"gift_paid": True})
    table.play(0, "refuse gift")
    assert table.table.winners() == [0]


@rule("EMI-WIN.5")
def test_who_owes_nothing_has_paid_in_full() -> None:
    row = {**PALACE, "gold": 0, "princesses": ["zafirah"]}
    table = upkeep({0: row})
    assert (table.princesses(0), names(table.events()).count("tumult")) == (["zafirah"], 0)
    assert not table.view().players[0].tumult


@rule("EMI-WIN.6", "EMI-RULING.37")
def test_who_joins_after_the_upkeep_counts() -> None:
    seats = {0: {**PALACE, "gold": 1400, "princesses": ORDINARY[:6]}, 1: {"gold": 1100}}
    table = upkeep(seats, undecided=["yasmine"], turn=2)
    assert table.table.winners() == [0]


@rule("EMI-WIN.6")
def test_who_joined_and_left_in_the_same_turn_does_not_count() -> None:
    seats = {0: {**PALACE, "gold": 2000, "princesses": ORDINARY[:6], "objective": "g4_2"}}
    table = emira(4, seats, phase="princess_chooses", in_play=["janan", "sidi_suleiman"], turn=2)
    assert table.residents[0] == 7
    table.play(0, "lose janan")
    assert (table.residents[0], table.table.over) == (6, False)


@rule("EMI-TURN.2")
def test_victory_is_checked_once_a_turn_after_the_upkeep() -> None:
    table = auction(4, housing(7), turn=2)
    assert not table.table.over
    table.default_until("nothing")
    assert (table.view().turn, table.table.winners()) == (2, [0])
    told = names(table.events())
    assert told.index("upkeep_paid") < told.index("objective_reached")


# --- other ends ------------------------------------------------------------------------------------------


def stalled(turns: int, **place: Any) -> EmiraTable:
    deck = emira(4).position()["princess_deck"]
    return emira(
        4, phase="play_events", turn=20, princess_deck=[], princesses_gone=deck, idle_turns=turns, **place
    )


@rule("EMI-END.1", "EMI-RULING.25", "EMI-RULING.28")
def test_after_three_idle_turns_the_game_ends() -> None:
    table = stalled(0)
    for idle in (1, 2):
        table.finish_turn()
        assert (table.view().idle_turns, table.table.over) == (idle, False)
    table.finish_turn()
    assert (table.table.over, table.view().turn) == (True, 22)
    assert only(table.events(), "game_stalled") == [{"turns": 3}]


@rule("EMI-END.1")
def test_a_princess_who_joins_or_comes_breaks_the_series() -> None:
    deck = emira(4).position()["princess_deck"]
    deck.remove("yasmine")
    place = {
        "princess_deck": [],
        "princesses_gone": deck,
        "idle_turns": 2,
        "turn": 20,
        "phase": "play_events",
    }
    table = emira(4, {0: {"gold": 900}}, undecided=["yasmine"], **place)
    table.finish_turn()
    assert (table.table.over, table.view().idle_turns) == (False, 0)
    table = emira(4, idle_turns=2, turn=20, phase="play_events")
    table.finish_turn()
    assert (table.table.over, table.view().idle_turns) == (False, 0)


@rule("EMI-END.1", "EMI-3P.9", "EMI-3P.14")
def test_a_princess_who_is_announced_breaks_the_series() -> None:
    """Three players: Quiet Days keeps the last princess of the deck for the even turn."""
    gone = emira(3).position()["princess_deck"]
    gone.remove("malika")
    place = {"princess_deck": ["malika"], "princesses_gone": gone, "idle_turns": 2, "idle": True}
    table = emira(3, {0: {"hand": ["quiet_days"]}}, phase="play_events", turn=21, **place)
    table.play(0, "play quiet_days", "even turn")
    assert [princess.princess for princess in table.view().coming] == ["malika"]
    table.finish_turn()
    assert only(table.events(), "game_stalled") == []
    assert (table.table.over, table.view().turn, table.in_play) == (False, 22, ["malika"])
    assert table.view().idle_turns == 0


@rule("EMI-END.2", "EMI-RULING.27")
def test_the_game_ends_after_turn_60() -> None:
    table = upkeep(turn=59)
    assert not table.table.over
    table.finish_turn()
    assert (table.table.over, table.view().turn) == (True, 60)
    assert only(table.events(), "turn_limit") == [{"number": 60}]
    short = data()
    short["end_protection"]["max_turns"] = 2
    table = new_game(3, game=game_with(short))
    table.default_until("nothing")
    assert table.view().turn == 2


@rule("EMI-END.3", "EMI-RULING.28", "EMI-RULING.29")
@pytest.mark.parametrize("options", [{}, ADVANCED])
def test_without_a_winner_all_are_ranked_by_score(options: dict[str, str]) -> None:
    seats = {
        0: {**PALACE, "princesses": ["asima", "raidah"], "objective": "g4_1"},
        1: {**PALACE, "princesses": ["malika", "fatima", "janan"], "objective": "g4_2"},
        2: {**PALACE, "sections": 3, "princesses": ["nibal", "yasmine", "nadia"], "objective": "g4_4"},
    }
    table = upkeep(seats, options=options)
    assert (table.scores(), table.table.ranks()) == ([4, 6, 6, 0], [3, 1, 2, 4])


@rule("EMI-RULING.29", "EMI-WIN.3")
def test_behind_the_winners_of_the_base_game_the_others_are_ranked_by_score() -> None:
    winner = {**PALACE, "princesses": ["malika", "fatima", "asima", "thara", "nibal"], "objective": "g4_1"}
    seats = {0: winner, 1: {"princesses": ["sahar"]}, 2: {"princesses": ["raidah", "yasmine"]}}
    table = upkeep(seats, turn=2)
    assert table.table.ranks() == [1, 3, 2, 4]


# --- the advanced game -----------------------------------------------------------------------------------


@rule("EMI-ADV.3", "EMI-RULING.5")
def test_the_palace_value_counts_the_track_by_halves() -> None:
    seats = {
        0: {"sections": 1, "palace_track": 1},
        1: {"sections": 2, "palace_track": -2, "struck": ["albina", "firyal"]},
        2: {"palace_track": -2, "struck": ["albina", "firyal"]},
    }
    table = choosing("sahar", seats=seats, options=ADVANCED, events_gone=["restoration"])
    assert [player.palace_halves for player in table.view().players] == [3, 2, -2, 0]
    assert [player.capacity for player in table.view().players] == [3, 4, 2, 2]
    assert table.princesses(0) == ["sahar"]


@rule("EMI-ADV.5", "EMI-WIN.5")
def test_princesses_leave_until_the_rest_can_be_paid() -> None:
    table = upkeep({0: {**PALACE, "princesses": ORDINARY[:6], "gold": 160}}, options=ADVANCED)
    assert (table.residents[0], table.gold[0]) == (3, 10)
    assert len(only(table.events(), "princess_left")) == 3
    assert table.view().players[0].tumult


@rule("EMI-ADV.5", "EMI-PRIN.15")
def test_surcharges_still_open_count_in_a_tumult() -> None:
    row = {"princesses": ["suleika", "zafirah"], "surcharges": ["zafirah"], "gold": 100}
    gold = set()
    for seed in range(12):
        table = upkeep({0: row}, options=ADVANCED, seed=seed)
        gold.add((tuple(table.princesses(0)), table.gold[0]))
    # Zafirah gone: 50 and 100 are still due, so Suleika goes too; Suleika gone: nothing is due
    assert gold == {((), 100), (("zafirah",), 100)}


@rule("EMI-ADV.6", "EMI-HIDDEN.7")
def test_those_who_left_are_shuffled_and_go_under_the_deck() -> None:
    orders = set()
    for seed in range(20):
        table = upkeep(
            {0: {**PALACE, "princesses": ["asima", "thara", "nibal"], "gold": 0}}, options=ADVANCED, seed=seed
        )
        bottom = table.position()["princess_deck"][-3:]
        assert sorted(bottom) == ["asima", "nibal", "thara"]
        left = [event["princess"] for event in only(table.events(), "princess_left")]
        orders.add(tuple(left.index(princess) for princess in bottom))
        assert table.view(0).princess_known == []
        for other in range(3):
            state = table.table.state_for(1, other)
            assert sorted(table.table.game.to_position(state)["princess_deck"][-3:]) == sorted(bottom)
    assert len(orders) > 3


@rule("EMI-ADV.7", "EMI-RULING.42")
def test_the_score_and_its_tie_breaks() -> None:
    princesses = {0: ["halimah", "nadia"], 1: ["asima", "raidah"]}
    row = {"tokens": {"beauty": 1, "manners": 1, "attire": 1}, "status": ["status_300"], "camels": 1}
    seats = {
        0: {"princesses": princesses[0], **row, "sections": 1, "objective": "g4_1", **FEAST},
        1: {"princesses": princesses[1], "objective": "g4_2", "gold": 5000},
    }
    table = upkeep(seats, options=ADVANCED)
    assert table.scores()[:2] == [4, 4]
    state = table.state
    # appearance 4 tokens + 1, status 1 + Singing, camel, section less half a step: 5 + 2 + 1 + 0.5
    assert [player.achievements(state.parts) for player in state.players[:2]] == [17, 0]
    assert table.table.ranks() == [1, 2, 3, 3]


@rule("EMI-ADV.7")
def test_the_talents_score_whatever_the_number() -> None:
    seats = {0: {**PALACE, "princesses": ["malika", "fatima", "thara"], "objective": "g5_1"}}
    table = upkeep(seats, players=5)
    assert table.scores()[0] == 2 * 3 + 3
    lines = {line.category: line.points for line in table.table.breakdown(0)}
    assert lines == {"princesses": 6, "talents": 3}


@rule("EMI-ADV.7")
def test_the_second_tie_break_is_gold() -> None:
    table = upkeep({0: {"gold": 600}, 1: {"gold": 900}})
    assert table.table.ranks() == [4, 1, 2, 2]


@rule("EMI-ADV.8", "EMI-WIN.3")
def test_in_the_advanced_game_the_best_of_those_who_reached_it_wins() -> None:
    seats = {
        0: {**PALACE, "gold": 900, "princesses": ["malika", "fatima", "thara", "asima"], "objective": "g5_1"},
        1: {
            **PALACE,
            "sections": 5,
            "princesses": ["anisah", "nibal", "sahar", "raidah"],
            "objective": "g5_3",
        },
        2: {
            **PALACE,
            "sections": 6,
            "princesses": ["yasmine", "nadia", "suleika", "halimah", "rasha"],
            "objective": "g5_6",
        },
    }
    table = upkeep(seats, players=5, turn=2, options=ADVANCED)
    assert table.view().reached == [0, 1]
    assert table.scores()[:3] == [11, 11, 10]
    assert table.table.ranks()[:3] == [1, 2, 3]


@rule("EMI-ADV.8")
def test_a_complete_tie_is_shared() -> None:
    row = {**PALACE, "sections": 6, "gold": 900}
    seats = {
        0: {**row, "princesses": ["malika", "fatima", "thara", "asima"], "objective": "g5_1"},
        1: {**row, "princesses": ["anisah", "nibal", "sahar", "raidah"], "objective": "g5_3"},
    }
    assert upkeep(seats, players=5, turn=2, options=ADVANCED).table.winners() == [0, 1]


@rule("EMI-ADV.8")
def test_others_with_a_higher_score_rank_before_a_second_who_reached_it() -> None:
    seats = {
        0: {**PALACE, "gold": 900, "princesses": ["malika", "fatima", "thara", "asima"], "objective": "g5_1"},
        1: {
            **PALACE,
            "sections": 4,
            "gold": 900,
            "princesses": ["anisah", "nibal", "sahar", "raidah"],
            "objective": "g5_3",
        },
        2: {
            **PALACE,
            "gold": 350,
            "princesses": ["albina", "suleika", "badra", "rasha", "layla", "nadia", "zafirah", "janan"],
            "objective": "g5_4",
        },
    }
    table = upkeep(seats, players=5, turn=2, options=ADVANCED)
    assert table.view().reached == [0, 1]
    assert table.scores()[2] > 11
    assert table.table.ranks()[:3] == [1, 3, 2]


def test_last_turn_is_the_last_turn() -> None:
    """The builder leans on it."""
    assert data()["end_protection"]["max_turns"] == LAST_TURN
