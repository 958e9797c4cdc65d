"""Phase 6 and the undecided princesses (EMI-CHOOSE, EMI-UND)."""

from __future__ import annotations

import pytest

from tests.games.emira.tables import LAST_TURN, auction, choosing, emira, events_phase, upkeep
from tests.games.tables import names, only
from tests.rules import rule

STATUS_1 = {"status": ["status_300"]}
STATUS_2 = {"status": ["status_700"]}
FULL = {"princesses": ["asima", "thara"]}


@rule("EMI-CHOOSE.1", "EMI-CHOOSE.9")
def test_only_sheiks_with_room_are_compared() -> None:
    table = choosing("malika", seats={0: {**STATUS_2, **FULL}, 1: STATUS_1})
    assert (table.princesses(0), table.princesses(1)) == (["asima", "thara"], ["malika"])


@rule("EMI-CHOOSE.9")
def test_a_full_palace_makes_no_tie() -> None:
    table = choosing("malika", seats={0: {**STATUS_1, **FULL}, 1: STATUS_1})
    assert table.princesses(1) == ["malika"]


@rule("EMI-CHOOSE.2")
@pytest.mark.parametrize(
    ("princess", "best"),
    [
        ("asima", {"tokens": {"beauty": 1}}),
        ("malika", {"status": ["status_300"]}),
        ("sahar", {"sections": 1}),
        ("yasmine", {"gold": 760}),
    ],
)
def test_the_highest_first_preference_wins(princess: str, best: dict[str, object]) -> None:
    table = choosing(princess, seats={2: best, 1: {}})
    assert table.princesses(2) == [princess]
    assert only(table.events(), "princess_joined") == [{"seat": 2, "princess": princess}]


@rule("EMI-CHOOSE.2")
def test_only_those_who_tie_are_compared_by_the_second_preference() -> None:
    seats = {0: STATUS_1, 1: {**STATUS_1, "sections": 1}, 2: {"sections": 5}}
    assert choosing("malika", seats=seats).princesses(1) == ["malika"]


@rule("EMI-CHOOSE.3")
def test_a_single_candidate_gets_her_in_any_case() -> None:
    full = {"princesses": ["asima", "thara"], "status": ["status_300"]}
    seats = {
        0: full,
        1: {**full, "princesses": ["nibal", "fatima"]},
        2: {**full, "princesses": ["sahar", "anisah"]},
    }
    table = choosing("malika", seats={**seats, 3: {"gold": 100}})
    assert table.princesses(3) == ["malika"]


@rule("EMI-CHOOSE.3", "EMI-RULING.4")
def test_the_values_that_are_compared() -> None:
    seats = {
        0: {
            "tokens": {"beauty": 2, "manners": 1, "attire": 1},
            "status": ["status_300", "status_900"],
            "sections": 3,
        }
    }
    player = emira(4, seats).player(0)
    assert (player.appearance, player.status, player.palace_halves, player.gold) == (5, 3, 6, 750)
    assert emira(4).player(1).palace_halves == 0


@rule("EMI-CHOOSE.4")
def test_a_tie_in_both_leaves_her_undecided() -> None:
    table = choosing("malika", seats={0: STATUS_1, 1: STATUS_1})
    assert table.undecided == ["malika"]
    assert only(table.events(), "princess_undecided") == [{"princess": "malika"}]


@rule("EMI-CHOOSE.4", "EMI-RULING.12")
def test_without_any_candidate_she_is_undecided() -> None:
    seats = {
        0: {"princesses": ["asima", "thara"]},
        1: {"princesses": ["nibal", "fatima"]},
        2: {"princesses": ["sahar", "anisah"]},
        3: {"princesses": ["raidah", "yasmine"]},
    }
    assert choosing("malika", seats=seats).undecided == ["malika"]


@rule("EMI-CHOOSE.5")
def test_the_chosen_sheik_has_no_say() -> None:
    table = choosing("xenia", seats={2: {"gold": 800}})
    assert table.table.over
    assert table.princesses(2) == ["xenia"]


@rule("EMI-CHOOSE.6")
def test_her_ability_takes_effect_at_once() -> None:
    table = choosing("layla", "thara", seats={1: STATUS_1})
    assert table.princesses(1) == ["layla", "thara"]  # with Layla's token seat 1 looks best


@rule("EMI-CHOOSE.6")
def test_what_she_asks_is_asked_before_the_next_princess_chooses() -> None:
    table = choosing("samira", "thara", seats={1: {"tokens": {"beauty": 1, "manners": 1}}})
    assert (table.asks, table.waiting, table.in_play) == ("give_token", [1], ["thara"])
    table.play(1, "return beauty")
    assert table.player(1).tokens == {"beauty": 0, "manners": 1, "attire": 0}
    assert table.princesses(1) == ["samira", "thara"]


@rule("EMI-CHOOSE.6", "EMI-PRIN.12")
def test_what_she_brings_is_there_at_once() -> None:
    table = choosing("hind", "samira", seats={1: {**STATUS_1, "tokens": {"beauty": 1, "manners": 1}}})
    assert (table.asks, table.player(1).honeymoon) == ("give_token", LAST_TURN + 1)
    table = choosing("noor", "samira", seats={1: {"tokens": {"beauty": 1, "manners": 1}}})
    assert (table.asks, table.view().players[1].gold) == ("give_token", 750)


@rule("EMI-CHOOSE.7")
def test_for_the_second_princess_everything_is_compared_anew() -> None:
    one_place = {"princesses": ["asima"], "status": ["status_700"]}
    table = choosing("malika", "fatima", seats={0: one_place, 1: STATUS_1})
    assert (table.princesses(0), table.princesses(1)) == (["asima", "malika"], ["fatima"])


@rule("EMI-CHOOSE.8")
def test_what_was_bought_in_this_turn_counts() -> None:
    table = auction(4, in_play=["malika"], status_offer="status_300", turn=LAST_TURN)
    assert table.outlook("malika").joins is None
    table.everybody_passes()
    table.play(0, "buy status")
    assert table.outlook("malika").joins == 0
    table.nobody_acts()
    table.default_until("nothing")
    assert table.princesses(0) == ["malika"]


@rule("EMI-CHOOSE.8")
def test_gold_spent_on_events_is_missing_when_gold_is_compared() -> None:
    table = emira(4, {0: {"gold": 800}}, phase="buy_events", in_play=["yasmine"], turn=LAST_TURN)
    table.play(0, "best of 2")
    table.play_default()
    for seat in (1, 2, 3):
        table.play(seat, "pass")
    assert table.undecided == ["yasmine"]


# --- undecided -----------------------------------------------------------------------------------------


@rule("EMI-UND.1", "EMI-RULING.51")
def test_any_number_waits_in_order_of_arrival() -> None:
    table = choosing("malika", "fatima", undecided=["sahar"])
    assert table.undecided == ["sahar", "malika", "fatima"]


@rule("EMI-UND.2", "EMI-RULING.11")
def test_every_sheik_with_room_is_compared_again() -> None:
    table = auction(4, {0: STATUS_1, 1: STATUS_1}, undecided=["malika"], status_offer="status_700")
    table.play(0, "pass")
    table.play(1, "pass")
    table.play(2, "bid 10")
    table.play(3, "pass")
    seen = table.play(2, "buy status")
    assert table.princesses(2) == ["malika"]
    assert names(seen)[:2] == ["status_bought", "princess_joined"]


@rule("EMI-UND.3", "EMI-RULING.10")
def test_after_each_event_card() -> None:
    hands = {
        0: {"hand": ["guest_house"], "princesses": ["asima", "thara"], "sections": 0},
        1: {"hand": ["vermin"]},
    }
    others = {
        1: {"hand": ["better_breed"], "princesses": ["nibal", "fatima"]},
        2: {"princesses": ["sahar", "anisah"]},
        3: {"princesses": ["raidah", "yasmine"]},
    }
    table = events_phase({**hands, **others}, undecided=["malika"])
    seen = table.play(0, "play guest_house")
    assert names(seen) == ["event_played", "guest_house_built", "princess_joined"]
    assert table.waiting == [1]


@rule("EMI-UND.3")
def test_after_all_income() -> None:
    table = emira(4, {1: {"caravans": {"small_slow": [3]}}}, phase="income", turn=2, undecided=["yasmine"])
    assert table.princesses(1) == ["yasmine"]


@rule("EMI-UND.3", "EMI-UND.5")
def test_after_an_auction_with_its_action_and_not_while_it_runs() -> None:
    table = auction(4, {1: {"gold": 900}, 2: {"gold": 900}}, undecided=["yasmine"])
    assert table.undecided == ["yasmine"]
    table.play(0, "pass")
    table.play(1, "bid 20")
    table.play(2, "pass")
    table.play(3, "pass")
    assert (table.asks, table.undecided, table.gold[1]) == ("act", ["yasmine"], 880)
    table.play(1, "forgo")
    assert table.princesses(2) == ["yasmine"]


@rule("EMI-UND.3", "EMI-UND.5")
def test_a_bid_plus_the_purchase_count_as_one_step() -> None:
    # paying 20 would make seat 2 the richest; but the section that seat 1 buys decides Anisah
    table = auction(4, {1: {"gold": 900}, 2: {"gold": 900}}, undecided=["anisah"])
    table.play(0, "pass")
    table.play(1, "bid 20")
    table.play(2, "pass")
    table.play(3, "pass")
    table.play(1, "buy palace")
    assert table.princesses(1) == ["anisah"]


@rule("EMI-UND.3")
def test_gold_taken_while_speaking_is_looked_at_when_the_auction_ends() -> None:
    table = auction(
        4, {0: {"gold": 480}, 1: {"gold": 480}, 2: {"gold": 480}, 3: {"gold": 480}}, undecided=["yasmine"]
    )
    table.play(0, "bid 10")
    table.play(1, "take gold")
    assert table.undecided == ["yasmine"]
    table.play(2, "pass")
    table.play(3, "pass")
    assert table.undecided == ["yasmine"]
    table.play(0, "forgo")
    assert table.princesses(1) == ["yasmine"]


@rule("EMI-UND.3")
def test_after_each_purchase_of_events() -> None:
    seats = {1: {"gold": 900}, 2: {"gold": 900}}
    table = emira(4, seats, phase="buy_events", turn=2, undecided=["yasmine"])
    table.play(0, "pass")
    table.play(1, "best of 2")
    assert table.undecided == ["yasmine"]
    table.play_default()
    assert (table.princesses(2), table.waiting) == (["yasmine"], [2])


@rule("EMI-UND.3")
def test_after_each_princess_in_play() -> None:
    # Layla's token makes seat 1 the most handsome: Asima, undecided until then, follows her
    table = choosing("layla", "malika", seats={1: STATUS_2, 2: STATUS_1}, undecided=["asima"], stirred=False)
    joined = [(event["seat"], event["princess"]) for event in only(table.events(), "princess_joined")]
    assert joined == [(1, "layla"), (1, "asima"), (2, "malika")]


@rule("EMI-UND.3", "EMI-UPKEEP.5", "EMI-RULING.37")
def test_after_all_upkeep() -> None:
    seats = {0: {"gold": 800, "princesses": ["asima"]}, 1: {"gold": 800, "princesses": ["janan"]}}
    table = upkeep(seats, undecided=["yasmine"], stirred=False)
    assert table.gold[:2] == [750, 700]
    assert table.undecided == ["yasmine"]
    seats = {0: {"gold": 810, "princesses": ["asima"]}, 1: {"gold": 800, "princesses": ["janan"]}}
    table = upkeep(seats, undecided=["yasmine"], stirred=False)
    assert table.princesses(0) == ["asima", "yasmine"]
    told = names(table.events())
    assert told.index("princess_joined") > told.index("upkeep_paid")


@rule("EMI-UND.4", "EMI-RULING.51")
def test_the_oldest_comes_first() -> None:
    one_place = {"princesses": ["asima"], "status": ["status_900"]}
    for waiting in (["raidah", "fatima"], ["fatima", "raidah"]):
        table = emira(4, {0: one_place}, phase="income", turn=2, undecided=waiting)
        assert (table.princesses(0), table.undecided) == (["asima", waiting[0]], [waiting[1]])


@rule("EMI-UND.4")
def test_a_move_in_may_decide_an_older_one() -> None:
    # Asima looks at appearance, then status: nobody stands out until Layla brings her token to seat 1
    seats = {0: STATUS_1, 1: {**STATUS_1, "tokens": {}}}
    table = auction(4, {**seats, 2: STATUS_1}, undecided=["asima", "layla"], status_offer="status_700")
    assert table.undecided == ["asima", "layla"]
    table.play(0, "pass")
    table.play(1, "bid 10")
    table.play(2, "pass")
    table.play(3, "pass")
    table.play(1, "buy status")
    assert table.undecided == []
    assert table.princesses(1) == ["asima", "layla"]


@rule("EMI-UND.6")
def test_undecided_princesses_cost_nothing_and_count_for_nobody() -> None:
    table = upkeep(undecided=["malika", "fatima"])
    assert (table.gold, table.scores()) == ([750] * 4, [0] * 4)


@rule("EMI-UND.8")
def test_who_waited_for_room_takes_the_first_there_is() -> None:
    seats = {
        0: {"princesses": ["asima", "thara"], "status": ["status_900"]},
        1: {"princesses": ["nibal", "fatima"], "gold": 900},
        2: {"princesses": ["sahar", "anisah"]},
        3: {"princesses": ["raidah", "yasmine"]},
    }
    table = auction(4, seats, undecided=["malika"], starting_player=2)
    table.everybody_passes()
    assert table.undecided == ["malika"]
    table.play(2, "buy palace")
    assert table.princesses(2) == ["sahar", "anisah", "malika"]


@rule("EMI-UND.9")
def test_xenias_gift_is_looked_at_together_with_the_upkeep() -> None:
    # the gift alone would make seat 1 richer; after all upkeep seats 0 and 1 are level again
    seats = {0: {"gold": 1100, "princesses": ["xenia"]}, 1: {"gold": 900, "princesses": ["janan"]}}
    table = upkeep(seats, undecided=["yasmine"], stirred=False)
    assert table.gold[:2] == [800, 800]
    assert table.undecided == ["yasmine"]


@rule("EMI-UND.3")
def test_a_card_is_a_check_point_whatever_it_changes_and_playing_none_is_not() -> None:
    for move, princesses in (("play bazaar", ["xenia"]), ("pass", [])):
        seats = {0: {"hand": ["bazaar"], "gold": 900}, 1: {"hand": ["vermin"]}}
        table = events_phase(seats, undecided=["xenia"], stirred=False)
        table.play(0, move)
        assert (table.waiting, table.princesses(0)) == ([1], princesses)
