"""Xenia's gifts and Sidi Suleiman (EMI-PRIN.16-30)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.emira.tables import (
    ADVANCED,
    LAST_TURN,
    Seats,
    auction,
    choosing,
    emira,
    events_phase,
    upkeep,
)
from tests.games.tables import names, only
from tests.rules import rule

LATER = {"gift_paid": True}  # a gift was paid during this stay and no marker is left


def hosting(gold: int = 900, *others: str, **row: Any) -> Seats:
    return {0: {"princesses": ["xenia", *others], "sections": 6, "gold": gold, **row}}


@rule("EMI-PRIN.16", "EMI-RULING.14")
def test_xenia_is_chosen_like_the_others_and_pays_ordinary_upkeep() -> None:
    full = {"gold": 2000, "princesses": ["asima", "thara"]}
    table = choosing("xenia", seats={0: full, 1: {"gold": 1000}})
    assert table.princesses(1) == ["xenia"]
    assert table.gold[1] == 1000 - 250 - 50


@rule("EMI-PRIN.17")
def test_a_marker_is_removed_and_no_gift_is_due() -> None:
    table = upkeep(hosting(), xenia={"markers": 2})
    assert (table.view().xenia.markers, table.gold[0]) == (1, 850)
    assert only(table.events(), "xenia_waited") == [{"seat": 0, "markers": 1}]
    table = upkeep(hosting(), xenia={"markers": 1})
    assert (table.view().xenia.markers, table.view().xenia.gift_paid) == (0, True)


@rule("EMI-PRIN.17", "EMI-UPKEEP.1")
def test_xenia_comes_before_the_ordinary_upkeep() -> None:
    told = names(upkeep(hosting()).events())
    assert told.index("gift_paid") < told.index("upkeep_paid")


@rule("EMI-PRIN.18")
def test_the_first_gift_cannot_be_refused() -> None:
    table = upkeep(hosting(300))
    assert (table.table.over, table.gold[0], table.view().xenia.markers) == (True, 0, 2)
    assert table.princesses(0) == ["xenia"]


@rule("EMI-PRIN.18")
def test_gift_and_complete_upkeep_must_be_covered() -> None:
    row = {"surcharges": ["xenia"]}
    table = upkeep(hosting(450, "suleika", **row))
    assert (table.princesses(0), table.gold[0]) == (["xenia", "suleika"], 0)
    table = upkeep(hosting(440, "suleika", **row))
    assert table.princesses(0) == ["suleika"]


@rule("EMI-PRIN.19", "EMI-RULING.15", "EMI-RULING.16")
def test_who_cannot_afford_the_first_gift_loses_her_for_good() -> None:
    table = upkeep(hosting(290, "asima"))
    assert (table.princesses(0), table.gold[0]) == (["asima"], 240)
    assert (table.view().princesses_gone, only(table.events(), "xenia_removed")) == (["xenia"], [{"seat": 0}])


@rule("EMI-PRIN.19")
def test_the_surcharge_for_her_arrival_lapses() -> None:
    table = upkeep(hosting(300, "suleika", "asima", surcharges=["xenia", "asima"]))
    assert (table.princesses(0), table.gold[0]) == (["suleika", "asima"], 100)
    assert only(table.events(), "surcharges_cancelled") == [{"seat": 0, "gold": 100}]


@rule("EMI-RULING.16")
def test_when_even_the_others_cannot_be_paid_a_tumult_follows() -> None:
    table = upkeep(hosting(40, "asima"))
    assert (table.princesses(0), table.gold[0]) == ([], 0)
    told = names(table.events())
    assert told.index("xenia_removed") < told.index("tumult")


@rule("EMI-PRIN.20", "EMI-DP.20")
def test_a_later_gift_may_be_paid_or_refused() -> None:
    table = upkeep(hosting(), xenia=LATER)
    assert (table.asks, table.waiting, table.about) == ("xenia", [0], {"gold": 250})
    assert table.moves(0) == ["pay gift", "refuse gift"]
    table.play(0, "pay gift")
    assert (table.gold[0], table.view().xenia.markers, table.princesses(0)) == (600, 2, ["xenia"])


@rule("EMI-PRIN.20")
def test_with_too_little_gold_the_later_gift_is_refused() -> None:
    table = upkeep({**hosting(240), 1: {"gold": 900}}, xenia=LATER)
    assert table.moves(0) == ["refuse gift"]
    table.play_default()
    assert table.table.over
    assert (table.princesses(1), only(table.events(), "gift_refused")) == (["xenia"], [{"seat": 0}])


@rule("EMI-PRIN.20", "EMI-RULING.50")
def test_a_later_gift_may_be_paid_with_the_gold_for_the_upkeep() -> None:
    table = upkeep(hosting(270), xenia=LATER)
    table.play(0, "pay gift")
    assert (table.gold[0], table.princesses(0)) == (0, [])
    assert only(table.events(), "tumult") == [{"seat": 0, "due": 50}]


@rule("EMI-PRIN.21", "EMI-HIDDEN.10")
def test_after_a_refusal_she_joins_the_richest_of_the_others() -> None:
    seats = {
        **hosting(3000),
        1: {"gold": 800},
        2: {"gold": 900},
        3: {"gold": 950, "princesses": ["asima", "thara"]},
    }
    table = upkeep(seats, xenia=LATER)
    seen = table.play(0, "refuse gift")
    assert table.princesses(2) == ["xenia"]
    assert (table.gold[0], table.gold[2]) == (3000, 600)  # the old host pays nothing for her
    assert only(seen, "gold_shown") == [{"seat": 1, "gold": 800}, {"seat": 2, "gold": 900}]


@rule("EMI-PRIN.21")
def test_equal_gold_is_decided_by_appearance() -> None:
    seats = {**hosting(), 2: {"tokens": {"beauty": 1}}}
    table = upkeep(seats, xenia=LATER)
    table.play(0, "refuse gift")
    assert table.princesses(2) == ["xenia"]


@rule("EMI-PRIN.21", "EMI-PRIN.19")
def test_the_new_host_owes_the_first_gift_at_once() -> None:
    seats = {**hosting(), 1: {"gold": 260}, 2: {"gold": 100}, 3: {"gold": 100}}
    table = upkeep(seats, xenia=LATER)
    table.play(0, "refuse gift")
    assert table.view().princesses_gone == ["xenia"]
    assert table.gold == [900, 260, 100, 100]


@rule("EMI-PRIN.22", "EMI-RULING.13", "EMI-RULING.17")
def test_without_a_new_host_she_waits_and_the_refuser_is_no_candidate() -> None:
    full = {
        1: {"princesses": ["asima", "thara"]},
        2: {"princesses": ["nibal", "fatima"]},
        3: {"princesses": ["sahar", "anisah"]},
    }
    table = upkeep({**hosting(), **full}, xenia=LATER, turn=3)
    table.play(0, "refuse gift")
    assert (table.view().turn, table.princesses(0), table.undecided) == (4, ["xenia"], [])
    joined = only(table.events(), "princess_joined")
    assert joined == [{"seat": 0, "princess": "xenia"}]
    told = names(table.events())
    assert told.index("princess_joined") > told.index("turn_began")  # not before the turn was over
    table = upkeep({**hosting(), **full}, xenia=LATER)
    table.play(0, "refuse gift")
    assert (table.undecided, table.view().xenia.refused_by) == (["xenia"], 0)


@rule("EMI-PRIN.22")
def test_a_tie_leaves_her_undecided_too() -> None:
    table = upkeep(hosting(), xenia=LATER)
    table.play(0, "refuse gift")
    assert table.undecided == ["xenia"]
    assert table.view().princesses_gone == []


@rule("EMI-PRIN.23")
def test_gifts_fall_due_every_third_turn() -> None:
    table = emira(4, {0: {"gold": 9000}}, phase="princess_chooses", in_play=["xenia"], turn=2)
    paid = [2]
    while table.view().turn < 12:
        turn = table.view().turn
        if table.asks == "xenia":
            table.play(0, "pay gift")
            paid.append(turn)
        elif table.asks == "act":
            table.play(table.waiting[0], "forgo")
        else:
            table.play_default()
    assert paid == [2, 5, 8, 11]


@rule("EMI-PRIN.23")
def test_a_stay_that_begins_after_the_xenia_step_owes_the_gift_in_the_next_turn() -> None:
    seats = {0: {"gold": 860, "princesses": ["asima"]}, 1: {"gold": 900, "princesses": ["janan", "thara"]}}
    table = upkeep(seats, undecided=["xenia"], stirred=False, turn=2)
    assert (table.princesses(0), table.gold[0]) == (["asima", "xenia"], 860 - 50 + 200)
    assert only(table.events(), "gift_paid") == []
    table.finish_turn()
    assert len(only(table.events(), "gift_paid")) == 1


@rule("EMI-PRIN.23")
def test_after_a_move_no_marker_is_removed_in_the_same_turn() -> None:
    table = upkeep({**hosting(), 1: {"gold": 900}}, xenia=LATER)
    table.play(0, "refuse gift")
    assert (table.princesses(1), table.view().xenia.markers) == (["xenia"], 2)


@rule("EMI-PRIN.23", "EMI-PRIN.1")
def test_when_she_leaves_her_markers_are_taken_off() -> None:
    table = choosing("sidi_suleiman", seats=hosting(900, "asima"), xenia={"markers": 2})
    table.play(0, "lose xenia")
    assert (table.view().xenia.markers, table.view().xenia.gift_paid, table.view().xenia.host) == (
        0,
        False,
        None,
    )


@rule("EMI-PRIN.24")
def test_in_a_tumult_she_is_drawn_like_the_others() -> None:
    left = set()
    for seed in range(12):
        table = upkeep(hosting(20, "asima", "thara"), xenia={"markers": 2}, seed=seed)
        left.add(only(table.events(), "princess_left")[0]["princess"])
        if "xenia" not in table.princesses(0):
            assert table.position()["princess_deck"][-1] == "xenia"
            assert table.view().xenia.markers == 0
    assert left == {"xenia", "asima", "thara"}


# --- Sidi Suleiman -----------------------------------------------------------------------------------------


@rule("EMI-PRIN.25", "EMI-DP.19")
def test_sidi_suleiman_goes_to_the_sheik_with_most_princesses() -> None:
    seats = {1: {"princesses": ["asima", "thara"]}, 2: {"princesses": ["nibal"], "gold": 5000, "sections": 4}}
    table = choosing("sidi_suleiman", seats=seats)
    assert (table.asks, table.waiting) == ("lose_princess", [1])  # his palace is full
    assert only(table.events(), "sidi_struck") == [{"seat": 1, "princesses": 2}]


@rule("EMI-PRIN.26", "EMI-RULING.18")
def test_a_tie_keeps_him_waiting() -> None:
    assert choosing("sidi_suleiman").undecided == ["sidi_suleiman"]
    seats = {1: {"princesses": ["asima"]}, 2: {"princesses": ["nibal"]}}
    assert choosing("sidi_suleiman", seats=seats).undecided == ["sidi_suleiman"]


@rule("EMI-RULING.18")
@pytest.mark.parametrize(
    "better", [{"gold": 5000}, {"status": ["status_700"]}, {"tokens": {"beauty": 2}}, {"sections": 4}]
)
def test_nothing_else_breaks_a_tie_for_him(better: dict[str, object]) -> None:
    seats = {1: {"princesses": ["asima"], **better}, 2: {"princesses": ["nibal"]}}
    table = choosing("sidi_suleiman", seats=seats)
    assert (table.undecided, table.residents) == (["sidi_suleiman"], [0, 1, 1, 0])


@rule("EMI-RULING.18")
def test_he_waits_until_somebody_leads_alone() -> None:
    seats = {1: {"princesses": ["asima"]}, 2: {"princesses": ["nibal"]}, 3: {"status": ["status_300"]}}
    table = choosing("sidi_suleiman", "malika", "fatima", seats=seats)
    assert (table.asks, table.waiting) == ("lose_princess", [3])  # a second princess made seat 3 lead
    assert table.undecided == []


@rule("EMI-PRIN.26")
def test_he_strikes_at_the_first_check_point_with_a_leader() -> None:
    seats = {1: {"princesses": ["asima"], "status": ["status_300"]}, 2: {"princesses": ["nibal"]}}
    table = choosing("malika", seats=seats, undecided=["sidi_suleiman"])
    assert (table.asks, table.moves(1)) == ("lose_princess", ["lose asima", "lose malika"])


@rule("EMI-PRIN.27", "EMI-PRIN.30")
def test_the_princess_and_he_are_out_of_the_game() -> None:
    table = choosing("sidi_suleiman", seats={1: {"princesses": ["asima", "thara"]}})
    seen = table.play(1, "lose thara")
    assert only(seen, "princess_eloped") == [{"seat": 1, "princess": "thara"}]
    assert table.view().princesses_gone == ["sidi_suleiman", "thara"]
    assert "thara" not in table.position()["princess_deck"]
    assert table.princesses(1) == ["asima"]


@rule("EMI-PRIN.27")
def test_an_only_princess_is_lost_without_a_question() -> None:
    table = choosing("sidi_suleiman", seats={1: {"princesses": ["asima"]}})
    assert (table.table.over, table.residents) == (True, [0, 0, 0, 0])


@rule("EMI-PRIN.28")
def test_he_costs_nothing_and_is_no_princess() -> None:
    table = choosing("sidi_suleiman", seats={1: {"princesses": ["suleika", "thara"]}})
    table.play(1, "lose thara")
    assert (table.gold[1], table.residents[1]) == (700, 1)
    assert only(table.events(), "surcharge_added") == []


@rule("EMI-PRIN.29")
def test_any_princess_may_be_named() -> None:
    seats = {1: {"princesses": ["xenia", "hind", "asima"], "sections": 1}}
    table = choosing("sidi_suleiman", seats=seats)
    assert table.moves(1) == ["lose asima", "lose hind", "lose xenia"]
    refused = ("EMI-PRIN.27", "princess_not_here", {"princess": "thara"})
    assert table.why_not(1, "lose thara") == refused


@rule("EMI-PRIN.26", "EMI-UND.3")
def test_he_may_strike_in_any_phase() -> None:
    seats = {0: {"hand": ["guest_house"], "princesses": ["asima", "thara"]}, 1: {"princesses": ["nibal"]}}
    table = events_phase(seats, undecided=["sidi_suleiman"], stirred=False)
    table.play(0, "play guest_house")
    assert (table.asks, table.waiting) == ("lose_princess", [0])
    table = auction(4, seats, undecided=["sidi_suleiman"], stirred=False, starting_player=3)
    table.play(3, "bid 10")
    table.everybody_passes()
    table.play(3, "forgo")
    assert (table.asks, table.waiting) == ("lose_princess", [0])


@rule("EMI-ADV.5")
def test_xenia_in_the_advanced_game() -> None:
    table = upkeep(hosting(40, "asima"), options=ADVANCED, turn=LAST_TURN)
    assert (table.princesses(0), table.gold[0]) == ([], 40)
    assert table.view().princesses_gone == ["xenia"]
