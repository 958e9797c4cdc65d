"""Details of the rules that only show in a certain position: edges, last pieces, what the journal tells."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from caravanserai.games.dragons.game import GAME
from caravanserai.games.dragons.rules import price
from caravanserai.kernel.game import Document
from tests.games.dragons.tables import KINDS, DragonsTable, dragons, magic, new_game
from tests.games.tables import names, only
from tests.rules import rule

ROOMS = {"room_1": {"on_sale": "key", "stack": ["scroll", "double", "carpet"]}}


def selling(**arranged: Any) -> DragonsTable:
    """Seat 1 may buy in room 1 of the magic game."""
    place: dict[str, Any] = {
        "moment": "tally",
        "current": "room_1",
        "tokens": {1: "room_1 4"},
        "treasures": {1: "4 gold"},
        "admitted": (1,),
        "rooms": ROOMS,
        "artifacts": {0: "lamp counterspell"},
        "used": {0: "counterspell"},
        "spells": {1: "abracadabra"},
    }
    table = magic(3, **{**place, **arranged})
    if table.asks == "respond":
        table.pass_window()
    return table


# --- what a buyer pays ---------------------------------------------------------------------------------


def payments(treasures: list[int], values: list[int]) -> list[tuple[int, ...]]:
    """Every assignment of tokens to different kinds that can be paid, equal tokens in the order of kinds."""
    found = []
    for kinds in itertools.permutations(range(len(treasures)), len(values)):
        pairs = list(zip(values, kinds, strict=True))
        if all(treasures[kind] >= value for value, kind in pairs):
            ordered = all(
                first[0] != second[0] or first[1] < second[1] for first, second in itertools.pairwise(pairs)
            )
            if ordered:
                found.append(kinds)
    return found


HOLDINGS = [
    [9, 0, 0, 0, 0],
    [4, 4, 0, 2, 0],
    [1, 5, 5, 0, 3],
    [7, 6, 5, 4, 3],
    [0, 2, 9, 9, 1],
    [2, 2, 2, 2, 2],
    [0, 0, 0, 8, 5],
    [5, 1, 4, 1, 5],
]
BIDS = [[4], [9], [5, 2], [5, 5], [9, 1], [4, 2, 1], [2, 2, 2], [5, 4, 2, 1], [7, 5, 5, 4, 1]]


@rule("DRA-ROOM.3", "DRA-ROOM.4", "DRA-ROOM.5", "DRA-RULING.50", "DRA-DEC.8")
@pytest.mark.parametrize("treasures", HOLDINGS)
@pytest.mark.parametrize("values", BIDS)
def test_a_price_can_be_paid_if_there_is_an_assignment_of_tokens_to_kinds(
    treasures: list[int], values: list[int]
) -> None:
    every = payments(treasures, values)
    rests = []
    for kinds in every:
        left = treasures.copy()
        for value, kind in zip(values, kinds, strict=True):
            left[kind] -= value
        rests.append(sorted(left, reverse=True))
    best = price.best_rest(treasures.copy(), values, 0, 0, 0)
    assert (best >= 0) == bool(every)
    if every:
        deepest = max(rests)
        assert best == price.rest_worth(deepest)
        ranked = sorted(rests)
        worths = [price.rest_worth(rest) for rest in ranked]
        assert worths == sorted(worths)
        assert (worths[0] == worths[-1]) == (ranked[0] == ranked[-1])


@rule("DRA-DEC.8", "DRA-ROOM.4")
@pytest.mark.parametrize("amounts", list(itertools.permutations([7, 5, 5, 2, 0]))[::7])
def test_what_is_left_counts_the_same_in_whatever_kinds_it_is(amounts: tuple[int, ...]) -> None:
    assert price.rest_worth(list(amounts)) == price.rest_worth([7, 5, 5, 2, 0])
    assert price.rest_worth(list(amounts)) == ((((7 * 32 + 5) * 32) + 5) * 32 + 2) * 32


@rule("DRA-DEC.8", "DRA-ROOM.4", "DRA-RULING.50", "DRA-RULING.51")
@pytest.mark.parametrize("treasures", HOLDINGS)
@pytest.mark.parametrize(("tokens", "values"), [("4", [4]), ("5 2", [5, 2]), ("4 2 1", [4, 2, 1])])
def test_the_kinds_to_pay_in_are_those_that_leave_the_rest_payable(
    treasures: list[int], tokens: str, values: list[int]
) -> None:
    held = {0: " ".join(f"{units} {kind}" for units, kind in zip(treasures, KINDS, strict=True))}
    table = dragons(
        3, moment="space", current="room_1", tokens={0: f"room_1 {tokens}"}, treasures=held, admitted=(0,)
    )
    every = payments(treasures, values)
    if not every:
        assert table.moves(0) == ["decline"]
        return
    offered = [move.removeprefix("buy ") for move in table.moves(0) if move.startswith("buy")]
    assert sorted(offered) == sorted({KINDS[kinds[0]] for kinds in every})
    if len(values) == 1:
        amounts = [treasures[KINDS.index(kind)] for kind in offered]
        assert amounts == sorted(amounts)
        return

    def rest(kinds: tuple[int, ...]) -> list[int]:
        left = treasures.copy()
        for value, kind in zip(values, kinds, strict=True):
            left[kind] -= value
        return sorted(left, reverse=True)

    best = [max(rest(kinds) for kinds in every if KINDS[kinds[0]] == kind) for kind in offered]
    assert best == sorted(best, reverse=True)


# --- artifacts -----------------------------------------------------------------------------------------


@rule("DRA-ROOM.6", "DRA-ABRACADABRA.2", "DRA-DEC.9")
@pytest.mark.parametrize("pick", ["pick 0 key", "pick 1 scroll", "pick 2 double", "pick 3 carpet"])
def test_a_searching_buyer_takes_any_artifact_of_the_room(pick: str) -> None:
    table = selling()
    table.play(1, "buy gold with abracadabra")
    events = table.play(1, pick)
    artifact = pick.split()[-1]
    face_up = [{"seat": 1, "space": "room_1", "artifact": "key"}] if artifact == "key" else []
    assert only(events, "bought_face_up") == face_up
    assert len(only(events, "bought_searching")) == (0 if face_up else 1)
    owned = table.position()["players"][1]
    assert artifact in [*owned.get("artifacts", []), *owned.get("secret", [])]


@rule("DRA-ABRACADABRA.1", "DRA-SPELL.2")
def test_abracadabra_needs_a_single_face_down_artifact() -> None:
    table = selling(
        rooms={"room_1": {"on_sale": "key", "stack": ["scroll"]}},
        artifacts={0: "lamp counterspell", 2: "lamp double carpet"},
    )
    assert "buy gold with abracadabra" in table.moves(1)


@rule("DRA-EYE.1", "DRA-DEC.16")
def test_the_token_placed_first_is_out_of_reach_before_the_guard() -> None:
    table = magic(
        3,
        moment="placement",
        tokens={0: "guard 2, market 9, tent 5^", 1: "market 4"},
        spells={0: "eye_for_an_eye"},
    )
    table.carry_out(s0="cast eye_for_an_eye 1.1")
    assert table.why_not(1, "remove token 1") == ("DRA-EYE.1", "token_out_of_reach", {})


@rule("DRA-SULTAN.1", "DRA-DEC.15")
@pytest.mark.parametrize("tokens", [1, 2, 3, 4])
def test_the_sultans_tax_is_paid_for_each_token_in_the_rooms(tokens: int) -> None:
    values = " ".join(["1", "2", "4", "5"][:tokens])
    table = magic(
        3,
        moment="placement",
        tokens={1: f"room_1 {values}, market 9"},
        treasures={1: "9 gold"},
        spells={0: "sultans_tax"},
    )
    table.carry_out(s0="cast sultans_tax")
    due = int(str(table.about["units"]))
    assert table.about == {"tokens": tokens, "units": due}
    assert due % tokens == 0
    assert due // tokens == due_for_one()
    events = table.play(1, "pay tax")
    table.play(1, f"give {due} gold")
    assert table.treasures(1) == {"gold": 9 - due}
    (paid,) = only(events, "tax_paid")
    assert (paid["tokens"], paid["units"]) == (tokens, due)
    assert len(table.tokens("room_1", 1)) == tokens


def due_for_one() -> int:
    table = magic(
        3, moment="placement", tokens={1: "room_1 9"}, treasures={1: "9 gold"}, spells={0: "sultans_tax"}
    )
    table.carry_out(s0="cast sultans_tax")
    return int(str(table.about["units"]))


@rule("DRA-TABOO.1")
def test_a_closed_space_is_told() -> None:
    table = magic(3, moment="placement", spells={0: "taboo"})
    events = table.carry_out(s0="cast taboo market")
    assert only(events, "space_closed") == [{"space": "market"}]


@rule("DRA-DOUBLE.1", "DRA-DOUBLE.3", "DRA-CARPET.1")
def test_a_doubled_carpet_counts_three_twice() -> None:
    table = magic(
        3,
        moment="tally",
        current="market",
        tokens={0: "market 9^", 1: "market 8^"},
        carpets={1: "market"},
        artifacts={1: "lamp carpet double", 0: "lamp"},
        used={1: "carpet"},
        djinn=(1,),
    )
    events = table.carry_out(s1="use double on carpet")
    assert [event["value"] for event in only(events, "double_aimed")] == [3]
    assert [event["value"] for event in only(events, "token_doubled")] == [3]
    assert only(table.events(), "ranked")[0]["seats"] == [1, 0]


# --- the guard -----------------------------------------------------------------------------------------


@rule("DRA-GUARD.6", "DRA-GUARD.4")
@pytest.mark.parametrize("room", ["room_1", "room_2", "room_3", "room_4", "room_5"])
def test_whoever_has_a_token_in_any_room_may_bribe(room: str) -> None:
    table = dragons(
        5, moment="space", current="guard", guard=9, tokens={0: f"guard 4, {room} 2"}, treasures={0: "9 gold"}
    )
    assert (table.asks, table.waiting) == ("bribe_guard", [0])


# --- windows -----------------------------------------------------------------------------------------


@rule("DRA-PRIO.9", "DRA-COUNTER.1")
def test_every_countered_spell_of_a_batch_is_cancelled() -> None:
    table = magic(
        3,
        moment="placement",
        artifacts={0: "lamp", 1: "lamp counterspell", 2: "lamp counterspell"},
        spells={0: "charity spy"},
    )
    table.respond(s0="cast charity")
    table.respond(s0="cast spy")
    table.respond(s1="use counterspell on spy")
    events = table.carry_out(s2="use counterspell on charity")
    assert [event["spell"] for event in only(events, "spell_cancelled")] == ["spy", "charity"]
    assert not {"spy_at_work", "units_taken"} & set(names(events))


@rule("DRA-PRIO.1", "DRA-PRIO.12", "DRA-CLEANUP.2")
def test_the_last_window_of_a_round_belongs_to_no_space() -> None:
    table = magic(
        3,
        moment="space",
        current="room_3",
        tokens={0: "market 9"},
        spells={0: "charity dragon_leaves"},
        artifacts={0: "lamp"},
    )
    while table.asks == "respond" and table.about["window"] != "end":
        table.respond()
    assert table.about["space"] == "none"
    events = table.carry_out(s0="cast charity")
    assert "spell_cast" in names(events)
    table.play(0, "choose gold_gold_gold")
    assert (table.asks, table.about["space"]) in (("respond", "none"), ("place_token", "none"))


@rule("DRA-TALLY.4", "DRA-DOUBLE.1")
def test_any_token_can_have_a_copy_and_the_highest_come_first() -> None:
    table = magic(
        3,
        moment="tally",
        current="room_1",
        tokens={0: "room_1 2^ 4*"},
        artifacts={0: "lamp double"},
        used={0: "double"},
        admitted=(0,),
    )
    assert table.state.bid(0, GAME.parts.spaces.index("room_1")) == [4, 4, 2]
    assert table.ranking() == [(0, 10)]


@rule("DRA-DOUBLE.2", "DRA-CARPET.4", "DRA-PLACE.8", "DRA-SPELL.6")
def test_the_copy_of_a_removed_token_is_gone() -> None:
    table = magic(
        3,
        moment="tally",
        current="market",
        tokens={0: "tent 5^", 1: "market 4*"},
        artifacts={0: "lamp", 1: "lamp double"},
        used={1: "double"},
        spells={0: "eye_for_an_eye"},
    )
    assert table.state.players[1].doubled != 0
    table.carry_out(s0="cast eye_for_an_eye 1.1")
    assert table.state.players[1].doubled == 0


@rule("DRA-ECLIPSE.1", "DRA-ECLIPSE.2", "DRA-SPELL.2")
@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize("spell", ["lunar_eclipse", "solar_eclipse"])
def test_an_eclipse_can_be_cast_at_a_space_where_anybody_has_a_token(seat: int, spell: str) -> None:
    tokens = {seat: "market 5^", (seat + 1) % 3: "caravanserai 9"}
    table = magic(
        3,
        moment="tally",
        current="caravanserai",
        tokens=tokens,
        artifacts=dict.fromkeys(range(3), "lamp"),
        spells={0: spell},
    )
    casts = [move for move in table.moves(0) if move.startswith("cast")]
    assert sorted(casts) == [f"cast {spell} caravanserai", f"cast {spell} market"]


@rule("DRA-END.3", "DRA-RULING.7")
def test_scrolls_count_in_the_magic_game_only() -> None:
    players: list[Document] = [{"artifacts": 6}, {"artifacts": 5}, {"artifacts": 6}]
    players[1] |= {"tokens": [{"token": 2, "space": "room_2"}], "treasures": {"gold": 2}, "admitted": True}
    rooms = {"room_1": {"stack": 0}, "room_2": {"stack": 1}, "room_3": {"stack": 0}}
    position: Document = {"moment": "space", "current": "room_2", "rooms": rooms, "players": players}
    table = DragonsTable(GAME.table(3, seed=1, position=position))
    table.play(1, "buy gold")
    told = [(one["artifacts"], one["scrolls"]) for one in table.told("scored")]
    assert told == [(6, 0), (6, 0), (6, 0)]


# --- pieces and copies ---------------------------------------------------------------------------------


@rule("DRA-DOUBLE.2", "DRA-CARPET.4", "DRA-PLACE.8", "DRA-SPELL.6")
@pytest.mark.parametrize(("tokens", "number"), [("market 4*, tent 8^", 1), ("tent 8^, market 4*", 2)])
def test_only_the_copy_of_the_removed_token_is_gone(tokens: str, number: int) -> None:
    table = magic(
        3,
        moment="tally",
        current="market",
        tokens={0: "tent 5^", 1: tokens},
        artifacts={0: "lamp", 1: "lamp double"},
        used={1: "double"},
        spells={0: "eye_for_an_eye"},
    )
    table.carry_out(s0=f"cast eye_for_an_eye 1.{number}")
    assert table.state.players[1].doubled == 0


@rule("DRA-DOUBLE.3", "DRA-ART.6")
@pytest.mark.parametrize("tokens", ["market 5* 9", "market 9 5*"])
def test_a_token_has_only_one_copy(tokens: str) -> None:
    table = magic(
        3,
        moment="tally",
        current="market",
        tokens={1: tokens.replace("9", "9^"), 0: "market 8^"},
        artifacts={1: "lamp double double", 0: "lamp"},
        used={1: "double"},
        djinn=(1,),
    )
    assert [move for move in table.moves(1) if "double" in move] == ["use double on 9"]


@rule("DRA-PARASITE.1", "DRA-PARASITE.2", "DRA-DOUBLE.3")
def test_a_parasite_may_double_the_casters_carpet() -> None:
    table = magic(
        3,
        moment="tally",
        current="market",
        tokens={1: "market 9^", 0: "market 8^"},
        carpets={0: "market"},
        artifacts={0: "lamp carpet", 1: "lamp double"},
        used={0: "carpet", 1: "double"},
        djinn=(0,),
        spells={0: "parasite"},
    )
    casts = [move for move in table.moves(0) if move.startswith("cast parasite double")]
    assert sorted(casts) == ["cast parasite double on 8", "cast parasite double on carpet"]


@rule("DRA-EYE.1", "DRA-DEC.16")
@pytest.mark.parametrize(("caster", "victim"), [(0, 1), (1, 2), (2, 0), (2, 1)])
def test_a_single_piece_of_the_caster_is_removed_without_a_question(caster: int, victim: int) -> None:
    table = magic(
        3,
        moment="placement",
        tokens={caster: "market 9", victim: "market 4"},
        spells={caster: "eye_for_an_eye"},
    )
    table.carry_out(**{f"s{caster}": f"cast eye_for_an_eye {victim}.1"})
    assert (table.tokens("market", caster), table.tokens("market", victim)) == ([], [])


@rule("DRA-SECONDCHANCE.1", "DRA-TELEPORT.1", "DRA-PRIO.5")
@pytest.mark.parametrize(("move", "number"), [("4 to tent", 1), ("9 to tent", 2)])
def test_which_token_a_spell_will_move_is_told(move: str, number: int) -> None:
    table = magic(3, moment="placement", tokens={0: "market 4 9"}, spells={0: "second_chance"})
    events = table.carry_out(s0=f"cast second_chance {move}")
    (told,) = only(events, "move_cast")
    assert (told["owner"], told["number"], told["origin"], told["space"]) == (0, number, "market", "tent")
    assert [event["number"] for event in only(events, "token_moved")] == [number]


# --- payments ------------------------------------------------------------------------------------------


@rule("DRA-BANK.4", "DRA-GUARD.4", "DRA-DEC.7", "DRA-RULING.52")
@pytest.mark.parametrize("kind", KINDS)
def test_whoever_has_one_kind_only_is_asked_in_what_he_pays_all_the_same(kind: str) -> None:
    table = dragons(
        3,
        moment="space",
        current="guard",
        guard=9,
        tokens={0: "guard 4, room_1 2"},
        treasures={0: f"9 {kind}"},
    )
    table.play(0, "bribe")
    assert {move.split()[-1] for move in table.moves(0)} == {kind}
    events = table.play(0, f"give 5 {kind}")
    assert only(events, "units_paid")[0] == {"seat": 0, "units": 5, "kind": kind}


@rule("DRA-SPELL.7", "DRA-BANK.4")
def test_everything_is_returned_kind_by_kind() -> None:
    table = magic(3, moment="placement", treasures={0: "1 crowns 1 gold 1 pearls"}, spells={1: "donation"})
    events = table.carry_out(s1="cast donation")
    paid = [event["kind"] for event in only(events, "units_paid") if event["seat"] == 0]
    assert paid == [kind for kind in KINDS if kind in ("crowns", "gold", "pearls")]


@rule("DRA-SULTAN.1", "DRA-DEC.15")
def test_whoever_declines_the_sultans_tax_pays_nothing() -> None:
    table = magic(
        3,
        moment="placement",
        tokens={1: "room_1 5, room_2 9"},
        treasures={1: "3 gold 3 pearls"},
        spells={0: "sultans_tax"},
    )
    table.carry_out(s0="cast sultans_tax")
    events = table.play(1, "decline")
    assert table.asks in ("place_token", "respond")
    assert (only(events, "tax_paid"), only(events, "units_paid")) == ([], [])
    assert (table.treasures(1), table.tokens("room_1", 1)) == ({"gold": 3, "pearls": 3}, [])


@rule("DRA-TRADE.1", "DRA-DEC.12")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_caster_of_a_trade_is_asked(seat: int) -> None:
    table = magic(3, moment="placement", treasures={seat: "3 gold"}, spells={seat: "trade"})
    table.carry_out(**{f"s{seat}": "cast trade"})
    assert (table.asks, table.waiting) == ("trade_give", [seat])


@rule("DRA-ROOM.3", "DRA-TALLY.4", "DRA-DEC.8")
@pytest.mark.parametrize("tokens", ["2 4", "4 2", "1 2 4", "4 1 2"])
def test_the_strongest_token_is_paid_first(tokens: str) -> None:
    table = dragons(
        3,
        moment="space",
        current="room_1",
        tokens={0: f"room_1 {tokens}"},
        treasures={0: "4 gold 4 pearls 4 crowns 4 trophies"},
        admitted=(0,),
    )
    events = table.play(0, "buy gold")
    assert only(events, "units_paid") == [{"seat": 0, "units": 4, "kind": "gold"}]
    assert table.about["units"] == 2


@rule("DRA-MARKET.1", "DRA-DEC.5")
def test_the_market_says_what_is_missing() -> None:
    table = dragons(
        3, moment="space", current="market", tokens={0: "market 9"}, treasures={0: "2 gold 1 crowns"}
    )
    assert table.why_not(0, "give 1 pearls") == (
        "DRA-MARKET.1",
        "too_few_units",
        {"kind": "pearls", "units": 0},
    )
    assert table.why_not(0, "give 2 crowns") == (
        "DRA-MARKET.1",
        "too_few_units",
        {"kind": "crowns", "units": 1},
    )
    assert table.why_not(0, "give 2 gold") == ("DRA-MARKET.1", "too_many_units", {"units": 1})
    assert table.why_not(0, "give 3 gold") == ("DRA-MARKET.1", "too_few_units", {"kind": "gold", "units": 2})


# --- windows and hidden things -----------------------------------------------------------------------------


@rule("DRA-SPELL.8", "DRA-PRIO.11", "DRA-COUNTER.1")
def test_a_cancelled_taboo_is_discarded_at_once() -> None:
    table = magic(
        3,
        moment="placement",
        artifacts={0: "lamp", 1: "lamp", 2: "lamp counterspell"},
        spells={0: "spy", 1: "taboo"},
    )
    table.respond(s0="cast spy")
    table.respond(s1="cast taboo market")
    table.carry_out(s2="use counterspell on taboo")
    assert sorted(table.view().spell_discard) == ["spy", "taboo"]
    assert table.state.taboo == 0


@rule("DRA-PRIO.1", "DRA-PRIO.2", "DRA-PRIO.3")
@pytest.mark.parametrize("start", [0, 1, 2])
def test_in_a_placement_window_the_start_player_is_asked_first(start: int) -> None:
    spells = {0: "charity", 1: "spy", 2: "donation"}
    table = magic(3, moment="placement", start_player=start, spells=spells)
    plays = {f"s{seat}": f"cast {spell}" for seat, spell in spells.items()}
    events = table.respond(**plays)
    assert [event["seat"] for event in only(events, "spell_cast")] == [start]


@rule("DRA-VIZIER.1", "DRA-BANK.5")
@pytest.mark.parametrize("seed", range(8))
def test_every_cave_gets_what_the_treasure_card_says(seed: int) -> None:
    table = new_game(3, seed)
    while table.asks == "choose_treasures":
        table.play_default()
    state = table.state
    card = state.cards[state.card]
    for index, kind in enumerate(KINDS):
        assert table.shelves(kind) == [units for units in card.shelves[index] if units]


@rule("DRA-INFO.1", "DRA-INFO.2")
@pytest.mark.parametrize("variant", ["basic", "magic"])
def test_what_somebody_imagines_changes_nothing_on_the_table(variant: str) -> None:
    table = new_game(5, 3, {"variant": variant})
    table.default_until("place_token")
    before = table.position()
    for seat in range(5):
        for seed in range(3):
            table.table.state_for(seat, seed)
    assert table.position() == before
