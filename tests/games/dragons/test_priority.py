"""Windows, batches, cancelling and taking effect (DRA-PRIO), with the long examples."""

from __future__ import annotations

from typing import Any

import pytest

from caravanserai.games.dragons.game import GAME
from caravanserai.kernel.game import Options
from tests.games.dragons.tables import NO_TREASURE, DragonsTable, dragons, magic
from tests.games.tables import names, only
from tests.rules import rule

ANNA, DAVID, SAM = 0, 1, 2
MAGIC: Options = {"variant": "magic"}


def tally(space: str, players: int = 3, **arguments: Any) -> DragonsTable:
    return magic(players, moment="tally", current=space, **arguments)


def windows_of_round(table: DragonsTable) -> list[str]:
    """Every window that asks somebody until the round is over; all pass, all defaults are taken."""
    found: list[str] = []
    while table.view().round == 1 and not table.table.over:
        if table.asks == "respond":
            found.append(table.window)
            table.respond()
        else:
            table.play_default()
    return found


# --- the rulebook's two long examples ----------------------------------------------------------------


@rule("DRA-EX.3", "DRA-PRIO.2", "DRA-PRIO.3", "DRA-PRIO.7")
def test_example_3_carpet_answers_carpet() -> None:
    table = tally(
        "market",
        tokens={ANNA: "market 7", DAVID: "market 7"},
        artifacts={ANNA: "lamp carpet", DAVID: "lamp carpet"},
        treasures={ANNA: "1 gold"},
    )
    assert table.ranking() == [(ANNA, 7), (DAVID, 7)]
    table.play(ANNA, "pass")
    table.play(DAVID, "use carpet")
    assert table.ranking() == [(ANNA, 7), (DAVID, 7)]  # nothing has taken effect yet
    assert table.waiting == [ANNA]
    table.play(ANNA, "use carpet")
    assert table.ranking() == [(ANNA, 10), (DAVID, 10)]
    assert (table.asks, table.waiting) == ("use_market", [ANNA])
    assert [table.player(seat).uses_left for seat in (ANNA, DAVID)] == [0, 0]
    table.play(ANNA, "give 1 gold", "choose crowns_pearls_pearls")
    assert table.treasures(ANNA) == {"crowns": 1, "pearls": 2}


@rule("DRA-EX.4", "DRA-RULING.18", "DRA-RULING.22", "DRA-PRIO.8")
def test_example_4a_the_eclipse_comes_first() -> None:
    table = tally(
        "djinn",
        tokens={SAM: "djinn 5"},
        spells={ANNA: "lunar_eclipse", SAM: "second_chance"},
        treasures={SAM: "1 gold"},
    )
    table.respond(s0="cast lunar_eclipse djinn")
    told = table.respond(s2="cast second_chance 5 to market")
    assert only(told, "token_removed") == [{"owner": SAM, "number": 1, "space": "djinn", "value": 5}]
    assert only(told, "spell_without_effect") == [{"seat": SAM, "spell": "second_chance"}]
    assert table.view().spell_discard == ["lunar_eclipse", "second_chance"]
    assert table.pieces("market") == []


@rule("DRA-EX.4", "DRA-PRIO.6", "DRA-SPELL.5")
def test_example_4b_second_chance_comes_first() -> None:
    table = tally(
        "djinn",
        start_player=SAM,
        tokens={SAM: "djinn 5"},
        spells={ANNA: "lunar_eclipse", SAM: "second_chance"},
        treasures={SAM: "1 gold"},
    )
    table.respond(s0="cast lunar_eclipse djinn")
    told = table.respond(s2="cast second_chance 5 to market")
    assert only(told, "spell_without_effect") == [{"seat": ANNA, "spell": "lunar_eclipse"}]
    assert [(piece.owner, piece.value, piece.face_up) for piece in table.pieces("market")] == [(SAM, 5, True)]
    assert (table.asks, table.waiting) == ("use_market", [SAM])


@rule("DRA-EX.4", "DRA-RULING.33", "DRA-PRIO.7")
def test_example_4c_one_player_casts_both_in_the_useful_order() -> None:
    table = tally(
        "djinn",
        tokens={ANNA: "djinn 5", SAM: "djinn 7"},
        spells={ANNA: "lunar_eclipse second_chance"},
        treasures={ANNA: "1 gold"},
    )
    table.respond(s0="cast second_chance 5 to market")
    told = table.respond(s0="cast lunar_eclipse djinn")
    assert names(told).index("token_moved") < names(told).index("token_removed")
    assert only(told, "token_removed") == [{"owner": SAM, "number": 1, "space": "djinn", "value": 7}]
    assert table.tokens("market", ANNA) == [5]


# --- windows -----------------------------------------------------------------------------------------


@rule("DRA-PRIO.1")
def test_a_window_before_every_placement_in_which_a_token_is_placed() -> None:
    table = magic(
        3,
        moment="placement",
        tokens={0: "guard 1 2 4 5 6 7", 1: "guard 1 2 4 5 6 7 8 9", 2: "guard 1 2 4 5 6 7 8"},
        spells={1: "spy"},
    )
    steps: list[str] = []
    while table.view().current == "placement" and table.view().round == 1:
        if table.asks == "respond":
            steps.append(f"respond {table.waiting[0]} before {table.about['owner']}")
            table.respond()
        else:
            steps.append(f"{table.asks} {table.waiting[0]}")
            table.play(
                table.waiting[0], f"place {table.player(table.waiting[0], table.waiting[0]).screen[0]} guard"
            )
    assert steps == [
        "respond 1 before 0",
        "place_token 0",
        "respond 1 before 2",
        "place_token 2",
        "respond 1 before 0",
        "place_token 0",
    ]


@rule("DRA-PRIO.1", "DRA-PRIO.12", "DRA-RULING.44")
def test_before_and_tally_of_every_space_in_use() -> None:
    table = magic(
        3,
        moment="space",
        current="cave_crowns",
        caves={**NO_TREASURE, "gold": [3]},
        spells={0: "charity"},
        tokens={1: "room_2 4, guard 9"},
        guard=1,
    )
    assert windows_of_round(table) == [
        "before cave_crowns",
        "before cave_pearls",
        "before cave_gemstones",
        "before cave_trophies",
        "before cave_gold",
        "tally cave_gold",
        "before tent",
        "tally tent",
        "before djinn",
        "tally djinn",
        "before market",
        "tally market",
        "before caravanserai",
        "tally caravanserai",
        "before guard",  # in the window of the guard himself nobody has anything to play
        "before room_1",
        "tally room_1",
        "before room_2",
        "tally room_2",
        "before room_3",
        "tally room_3",
        "end none",
    ]


@rule("DRA-PRIO.1")
def test_the_basic_game_has_no_windows() -> None:
    table = dragons(3, moment="space", current="cave_crowns", tokens={0: "market 9"}, treasures={0: "1 gold"})
    assert table.asks == "use_market"


@rule("DRA-PRIO.1")
def test_a_room_opens_its_window_again_after_each_who_does_not_buy() -> None:
    table = tally(
        "room_1",
        tokens={0: "room_1 8", 1: "room_1 5", 2: "room_1 4"},
        treasures={0: "9 gold", 2: "4 crowns"},
        admitted=(0, 1, 2),
        spells={2: "charity"},
    )
    steps: list[str] = []
    while table.view().current == "room_1":
        steps.append(f"{table.asks} {table.waiting[0]}")
        table.respond() if table.asks == "respond" else table.play(table.waiting[0], "decline")
    # seat 1 cannot pay, which nobody sees
    windows = ["respond 2", "buy_artifact 0", "respond 2", "buy_artifact 1", "respond 2", "buy_artifact 2"]
    assert steps == windows


@rule("DRA-PRIO.2", "DRA-RULING.32", "DRA-INFO.6")
def test_several_may_want_to_play_the_first_in_order_does_and_the_others_are_asked_again() -> None:
    table = tally(
        "market",
        start_player=1,
        tokens=dict.fromkeys(range(3), "market 5"),
        artifacts=dict.fromkeys(range(3), "lamp carpet"),
    )
    table.play(0, "use carpet")
    table.play(2, "use carpet")
    assert table.told("artifact_used") == []
    table.play(1, "pass")
    assert table.told("artifact_used") == [
        {"seat": 2, "artifact": "carpet"}
    ]  # clockwise from the start player
    assert table.waiting == [0, 1]  # seat 0 is not bound by what he wanted before
    table.respond(s1="use carpet")
    assert [event["seat"] for event in table.told("artifact_used")] == [2, 1]


@rule("DRA-PRIO.3")
def test_the_batch_is_closed_when_all_have_passed_in_a_row_its_last_author_too() -> None:
    table = magic(3, moment="placement", spells={0: "charity spy"}, artifacts={1: "lamp counterspell"})
    table.respond(s0="cast spy")
    assert table.waiting == [0, 1]  # the author is asked again, before anything happens
    table.respond(s0="cast charity")
    assert [play.spell for play in table.view().plays] == ["spy", "charity"]
    assert table.view().spy is None
    table.respond()
    assert table.view().spy == 0


@rule("DRA-PRIO.4")
def test_after_a_batch_the_same_window_starts_again() -> None:
    table = magic(3, moment="placement", spells={0: "spy", 1: "taboo charity"})
    table.carry_out(s0="cast spy")
    assert (table.window, table.view().plays, table.waiting) == ("place none", [], [1])
    table.carry_out(s1="cast taboo market")
    assert (table.window, table.waiting) == ("place none", [1])
    table.respond()
    assert table.asks == "place_token"


@rule("DRA-PRIO.5")
def test_on_declaration_card_use_lamp_and_targets_are_public_and_nothing_else_changes() -> None:
    table = tally(
        "market",
        tokens={0: "market 5", 1: "market 9"},
        spells={0: "solar_eclipse eye_for_an_eye"},
        artifacts={1: "lamp counterspell"},
    )
    told = table.respond(s0="cast eye_for_an_eye 1.1")
    assert names(told) == ["lamp_lit", "eye_cast"]
    assert told[1].args == {"seat": 0, "owner": 1, "number": 1, "space": "market"}
    (play,) = table.view(2).plays
    assert (play.seat, play.spell, play.piece) == (0, "eye_for_an_eye", "1.1")
    assert table.player(0, 2).uses_left == 0 and len(table.player(0, 2).spells) == 1
    assert table.tokens("market", 1) == [9] and table.view().spell_discard == []


@rule("DRA-PRIO.6", "DRA-EX.22", "DRA-SPELL.11")
def test_example_22_a_token_is_an_object_and_its_destination_a_place() -> None:
    a, b = 1, 0
    arguments: dict[str, Any] = {
        "tokens": {b: "market 9", a: "market 4"},
        "spells": {a: "teleport", b: "second_chance"},
        "treasures": {a: "2 gold", b: "1 gold"},
    }
    table = tally("market", **arguments)
    table.respond(s1="cast teleport 0.1 to caravanserai")
    told = table.respond(s0="cast second_chance 9 to room_1")
    assert only(told, "token_moved") == [
        {"owner": b, "number": 1, "origin": "market", "space": "room_1"},
        {"owner": b, "number": 1, "origin": "room_1", "space": "caravanserai"},
    ]
    assert table.pay(a)[0].args == {"seat": a, "units": 1, "kind": "gold"} and table.treasures(a) == {}
    # had the token gone back behind the screen, nothing would be paid
    arguments["spells"] = {a: "teleport", b: "eye_for_an_eye", 2: "lunar_eclipse"}
    table = tally("market", start_player=2, **arguments)
    table.respond(s1="cast teleport 0.1 to caravanserai")
    told = table.carry_out(s2="cast lunar_eclipse market")
    assert only(told, "spell_without_effect") == [{"seat": a, "spell": "teleport"}]
    assert only(told, "units_paid") == []


@rule("DRA-PRIO.7", "DRA-EX.19")
def test_example_19_effects_in_sequence_order() -> None:
    a, b, c = 0, 1, 2
    arguments: dict[str, Any] = {
        "tokens": {c: "market 4"},
        "spells": {b: "taboo"},
        "artifacts": {c: "lamp carpet"},
        "treasures": {c: "1 gold"},
    }
    table = tally("market", start_player=a, **arguments)
    table.respond(s1="cast taboo market")
    told = table.respond(s2="use carpet")
    assert only(told, "artifact_without_effect") == [{"seat": c, "artifact": "carpet"}]
    assert table.ranking() == [(c, 4)] and table.player(c).uses_left == 0
    table = tally("market", start_player=c, **arguments)
    table.respond(s1="cast taboo market")
    table.respond(s2="use carpet")
    assert table.ranking() == [(c, 7)] and table.view().taboo == ["market"]


@rule("DRA-PRIO.8")
def test_a_play_whose_target_is_gone_is_spent_without_another_choice() -> None:
    table = tally(
        "market",
        tokens={1: "market 5, tent 9^"},
        spells={0: "eye_for_an_eye", 2: "solar_eclipse lunar_eclipse"},
        treasures={1: "1 gold"},
        start_player=2,
    )
    table.respond(s0="cast eye_for_an_eye 1.1")
    told = table.carry_out(s2="cast lunar_eclipse market")
    assert only(told, "spell_without_effect") == [{"seat": 0, "spell": "eye_for_an_eye"}]
    assert table.tokens("tent", 1) == [9]
    assert table.view().spell_discard == ["eye_for_an_eye", "lunar_eclipse"]


@rule("DRA-PRIO.9", "DRA-EX.10", "DRA-PARASITE.4")
def test_example_10_a_counterspell_on_the_parasite() -> None:
    a, b, c, d = range(4)
    table = magic(
        4,
        moment="placement",
        spells={a: "sacrifice", c: "parasite"},
        artifacts={b: "lamp counterspell", d: "lamp counterspell"},
        used={d: "counterspell"},
        treasures=dict.fromkeys(range(4), "2 gold"),
    )
    table.respond(s0="cast sacrifice")
    table.respond(s2="cast parasite counterspell on sacrifice")
    told = table.respond(s1="use counterspell on parasite")
    assert only(told, "spell_cancelled") == [{"owner": c, "spell": "parasite"}]
    assert [table.treasures(seat) for seat in range(4)] == [{}, {}, {}, {}]
    assert table.view().spell_discard == ["sacrifice", "parasite"]


@rule("DRA-PRIO.9", "DRA-PARASITE.1")
def test_a_parasite_that_is_not_cancelled_cancels() -> None:
    table = magic(
        3,
        moment="placement",
        spells={0: "sacrifice", 2: "parasite"},
        artifacts={1: "lamp counterspell"},
        used={1: "counterspell"},
        treasures=dict.fromkeys(range(3), "2 gold"),
    )
    table.respond(s0="cast sacrifice")
    told = table.respond(s2="cast parasite counterspell on sacrifice")
    assert only(told, "spell_cancelled") == [{"owner": 0, "spell": "sacrifice"}]
    assert table.treasures(0) == {"gold": 2}


@rule("DRA-PRIO.9")
def test_when_the_parasite_is_aimed_at_its_target_may_be_aimed_at_again() -> None:
    table = magic(
        4,
        moment="space",
        current="market",
        spells={0: "sacrifice spy", 2: "parasite"},
        artifacts={0: "lamp counterspell", 1: "lamp counterspell", 3: "lamp counterspell"},
        djinn=(0,),
        used={1: "counterspell"},
    )
    table.respond(s0="cast sacrifice")
    table.respond(s2="cast parasite counterspell on sacrifice")
    assert "use counterspell on sacrifice" not in table.moves(3)
    table.respond(s0="use counterspell on parasite")
    assert "use counterspell on sacrifice" in table.moves(3)


@rule("DRA-PRIO.10", "DRA-PRIO.17")
def test_while_a_batch_takes_effect_choices_are_asked_but_nothing_is_played() -> None:
    table = magic(
        3,
        moment="placement",
        spells={0: "donation", 1: "charity"},
        treasures=dict.fromkeys(range(3), "4 gold 4 pearls"),
    )
    table.carry_out(s0="cast donation")
    asked: list[str] = []
    while table.asks != "respond":
        asked.append(f"{table.asks} {table.waiting[0]}")
        assert not any(move.startswith(("cast", "use")) for move in table.moves(table.waiting[0]))
        table.play(table.waiting[0], "give 4 gold")
        table.pay(int(asked[-1][-1]))
    assert asked == ["pay_units 0", "pay_units 1", "pay_units 2"]
    assert table.waiting == [1]


@rule("DRA-PRIO.11")
def test_after_a_batch_ranking_is_new_and_what_came_in_is_turned_up() -> None:
    table = tally(
        "market",
        tokens={0: "market 5", 1: "caravanserai 9", 2: "market 2"},
        spells={1: "second_chance", 2: "trade"},
        treasures={1: "1 gold"},
    )
    told = table.carry_out(s1="cast second_chance 9 to market")
    assert only(told, "tokens_turned_up") == [{"seat": 1, "space": "market", "strength": 9, "faces": [9]}]
    assert table.ranking() == [(1, 9), (0, 5), (2, 2)]
    assert all(piece.face_up for piece in table.pieces("market"))


@rule("DRA-PRIO.11", "DRA-SPELL.5")
def test_a_token_that_goes_to_a_pending_space_keeps_its_face() -> None:
    table = tally(
        "market",
        tokens={0: "market 5, caravanserai 4"},
        spells={0: "second_chance"},
        treasures={0: "1 gold"},
    )
    table.carry_out(s0="cast second_chance 4 to room_1")
    (piece,) = table.pieces("room_1")
    assert (piece.value, piece.face_up) == (None, False)


@rule("DRA-PRIO.12", "DRA-EX.20", "DRA-RULING.41", "DRA-DRAGONLEAVES.1")
def test_example_20_a_dragon_leaves_after_placement() -> None:
    table = magic(
        3,
        moment="space",
        current="cave_crowns",
        caves=NO_TREASURE,
        spells={0: "dragon_leaves"},
        artifacts={1: "lamp carpet"},
    )
    assert table.window == "before cave_crowns"
    table.carry_out(s0="cast dragon_leaves cave_crowns")
    assert table.shelves("crowns") == [4, 2]
    assert (table.window, table.waiting) == ("tally cave_crowns", [1])
    told = table.respond(s1="use carpet")
    assert only(told, "treasure_won") == [{"seat": 1, "units": 4, "kind": "crowns", "shelf": 1}]
    assert only(told, "left_in_cave") == [{"units": 2, "kind": "crowns"}]


@rule("DRA-EX.12", "DRA-SMUGGLER.2", "DRA-SMUGGLER.3", "DRA-RULING.27")
def test_example_12_a_carpet_against_the_smuggler() -> None:
    a, b, c = range(3)
    arguments: dict[str, Any] = {
        "tokens": {b: "tent 5, djinn 4, caravanserai 6"},
        "spells": {c: "smuggler"},
        "treasures": dict.fromkeys(range(3), "1 gold"),
    }
    table = magic(3, moment="space", current="tent", artifacts={a: "lamp carpet"}, **arguments)
    table.respond(s2="cast smuggler")
    while table.asks != "respond" or table.window != "tally market":
        table.respond() if table.asks == "respond" else table.play_default()
    assert table.ranking() == [(c, 0)]
    table.carry_out(s0="use carpet")
    assert table.ranking() == [(a, 3), (c, 3)]
    table.pass_window()
    assert (table.asks, table.waiting) == ("use_market", [a])
    table = magic(3, moment="space", current="tent", **arguments)
    table.respond(s2="cast smuggler")
    table.default_until("use_market")
    assert table.waiting == [c]


@rule("DRA-EX.21", "DRA-ROOM.5", "DRA-RULING.47")
def test_example_21_mirage_between_two_buyers() -> None:
    a, b, c = range(3)
    table = tally(
        "room_1",
        tokens={a: "room_1 8", b: "room_1 5"},
        treasures={a: "8 gold", b: "5 pearls"},
        admitted=(a, b),
        spells={c: "mirage"},
        rooms={"room_1": {"on_sale": "key", "stack": ["double", "scroll"]}},
        artifacts={c: "lamp carpet carpet"},
    )
    table.respond()
    table.play(a, "decline")
    assert table.window == "tally room_1"
    table.respond(s2="cast mirage room_1")
    assert table.moves(c) == ["pick 1 double", "pick 2 scroll"]
    table.play(c, "pick 2 scroll")
    assert (table.asks, table.waiting, table.about["artifact"]) == ("buy_artifact", [b], "scroll")
    table.play(b, "decline")
    assert table.told("unsold") == [{"space": "room_1"}]


@rule("DRA-EX.23", "DRA-ABRACADABRA.3", "DRA-PRIO.14")
def test_example_23_abracadabra_is_cancelled_but_the_purchase_stands() -> None:
    b, c = 1, 2
    table = tally(
        "room_1",
        tokens={b: "room_1 4"},
        treasures={b: "5 gold"},
        admitted=(b,),
        spells={b: "abracadabra"},
        artifacts={c: "lamp counterspell carpet"},
        rooms={"room_1": {"on_sale": "key", "stack": ["scroll", "double"]}},
    )
    table.pass_window()
    table.play(b, "buy gold with abracadabra")
    assert (table.window, table.waiting) == ("buy room_1", [c])
    assert table.moves(c) == ["pass", "use counterspell on abracadabra"]
    told = table.respond(s2="use counterspell on abracadabra")
    assert only(told, "bought_face_up") == [{"seat": b, "space": "room_1", "artifact": "key"}]
    assert table.treasures(b) == {"gold": 1} and table.view().spell_discard == ["abracadabra"]


@rule("DRA-EX.26", "DRA-ECLIPSE.1", "DRA-CARPET.4")
def test_example_26_lunar_eclipse_on_the_market() -> None:
    a, b, c = range(3)
    table = tally(
        "market",
        tokens={a: "market 9 2", b: "market 7", c: "market 4"},
        carpets={b: "market"},
        artifacts={b: "lamp carpet"},
        used={b: "carpet"},
        spells={c: "lunar_eclipse"},
        treasures={c: "1 gold"},
    )
    table.carry_out(s2="cast lunar_eclipse market")
    assert table.ranking() == [(c, 4), (a, 2)]
    assert table.player(b).used == ["carpet"]
    assert (table.asks, table.waiting) == ("use_market", [c])


@rule("DRA-EX.24", "DRA-SULTAN.1", "DRA-RULING.42", "DRA-SPELL.3", "DRA-SPELL.9")
def test_example_24_the_sultan_counts_rooms_only() -> None:
    a, b = 0, 1
    arguments: dict[str, Any] = {
        "tokens": {b: "room_1 2 5, room_3 4, guard 6"},
        "treasures": {b: "1 gold 1 pearls 1 crowns"},
        "spells": {a: "sultans_tax"},
    }
    table = magic(3, moment="space", current="guard", guard=1, **arguments)
    table.respond(s0="cast sultans_tax")
    assert (table.asks, table.waiting, table.about) == ("pay_sultans_tax", [b], {"tokens": 3, "units": 3})
    told = table.play(b, "pay tax")
    assert only(told, "tax_paid") == [{"seat": b, "spell": "sultans_tax", "tokens": 3, "units": 3}]
    table.pay(b)
    assert table.treasures(b) == {} and table.told("token_removed") == []
    table = magic(3, moment="space", current="guard", guard=1, **arguments)
    table.respond(s0="cast sultans_tax")
    told = table.play(b, "decline")
    assert [event["space"] for event in only(told, "token_removed")] == ["room_1", "room_1", "room_3"]
    assert only(told, "admitted") == [{"seat": b, "strength": 6}]


@rule("DRA-PRIO.13")
def test_at_the_guard_artifacts_only() -> None:
    table = tally(
        "guard",
        guard=9,
        tokens={0: "guard 4"},
        artifacts={0: "lamp double carpet key counterspell"},
        spells={0: "charity"},
    )
    assert table.moves(0) == ["pass", "use double on 4", "use carpet", "use key"]


@rule("DRA-PRIO.15")
def test_outside_windows_nothing_can_be_played() -> None:
    table = magic(3, moment="placement", spells={0: "charity"})
    table.respond()
    assert table.asks == "place_token"
    assert table.why_not(0, "cast charity") == ("DRA-PRIO.15", "no_window_now", {})
    assert table.why_not(0, "use carpet") == ("DRA-PRIO.15", "no_window_now", {})
    assert table.why_not(0, "pass") == ("DRA-PRIO.2", "not_now", {})


@pytest.mark.many_games
@rule("DRA-PRIO.16")
@pytest.mark.parametrize("seed", range(3))
def test_a_round_has_no_more_plays_than_cards_and_uses(seed: int) -> None:
    table = DragonsTable(GAME.table(3, seed=seed, options=MAGIC))
    while not table.table.over and table.table.seq < 2000:
        seat = table.waiting[0]
        moves = table.moves(seat)
        # whoever can play something does
        eager = table.asks == "respond" and len(moves) > 1
        table.play(seat, moves[1] if eager else moves[table.table.seq % len(moves)])
    rounds: list[int] = []
    for event in table.events():
        if event.name == "round_began":
            rounds.append(0)
        elif event.name in ("artifact_used", "parasite_cast") or event.name.endswith("_cast"):
            rounds[-1] += 1
    assert len(rounds) > 3 and 1 < max(rounds) <= 2 * 3 + 21
