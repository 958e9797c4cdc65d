"""Who knows what (DRA-INFO)."""

from __future__ import annotations

from caravanserai.games.dragons.parts import ARTIFACTS
from caravanserai.games.dragons.state import Dragons
from caravanserai.kernel.pile import EVERYONE
from caravanserai.kernel.table import ALL_SEEING, PUBLIC
from tests.games.dragons.tables import MAGIC, DragonsTable, dragons, magic, new_game
from tests.games.tables import only
from tests.rules import rule

HELD = dict.fromkeys(range(3), "3 gold")


def redealt(table: DragonsTable, seat: int, seed: int) -> Dragons:
    state = table.table.state_for(seat, seed)
    assert isinstance(state, Dragons)
    return state


@rule("DRA-INFO.1", "DRA-RULING.30")
def test_tokens_and_spells_are_their_owners_secret() -> None:
    table = magic(3, moment="placement", tokens={0: "market 9 4, room_1 1"}, spells={0: "charity spy"})
    for audience in (PUBLIC, 1, 2):
        assert table.player(0, audience).screen == []
        assert table.player(0, audience).unseen == [1, 2, 4, 5, 6, 7, 8, 9]
        assert table.player(0, audience).spells == [None, None]
        assert [piece.value for piece in table.pieces("market", audience)] == [None, None]
    assert table.player(0, 0).screen == [2, 5, 6, 7, 8]
    assert table.player(0, 0).spells == ["charity", "spy"]
    assert table.tokens("market", 0) == [9, 4]


@rule("DRA-INFO.1")
def test_to_the_others_every_arrangement_is_possible() -> None:
    table = magic(3, moment="placement", tokens={0: "market 9, room_1 1"}, spells={0: "charity"})
    markets = {redealt(table, 1, seed).players[0].printed(0) for seed in range(60)}
    assert markets == {1, 2, 4, 5, 6, 7, 8, 9}
    hands = {redealt(table, 1, seed).players[0].spells.card(0) for seed in range(200)}
    assert len(hands) == 21
    assert {redealt(table, 0, seed).players[0].printed(0) for seed in range(10)} == {9}


@rule("DRA-INFO.2")
def test_guard_decks_and_stacks_are_secret_to_all() -> None:
    table = new_game(3, options=MAGIC)
    table.default_until("place_token")
    for audience in (PUBLIC, 0, 1, 2):
        view = table.view(audience)
        assert view.guard is None and (view.treasure_deck, view.spell_deck) == (14, 21)
        assert all(room.stack == [None] * 4 for room in view.rooms)
    assert len({redealt(table, 0, seed).guards.cards()[-1] for seed in range(100)}) == 10
    decks = {tuple(redealt(table, 0, seed).deck.cards()) for seed in range(10)}
    assert len(decks) == 10
    assert all(sorted(deck) == sorted(table.state.deck.cards()) for deck in decks)


@rule("DRA-INFO.2", "DRA-INFO.8")
def test_the_face_down_artifacts_are_known_together_but_not_where() -> None:
    table = new_game(3, options=MAGIC)
    truth = sorted(card for stack in table.state.stacks for card in stack.cards())
    tops = set()
    for seed in range(60):
        stacks = redealt(table, 1, seed).stacks
        assert sorted(card for stack in stacks for card in stack.cards()) == truth
        tops.add(stacks[0].cards()[-1])
    assert len(tops) == len(ARTIFACTS) - 1  # no Lamps


@rule("DRA-INFO.3", "DRA-RULING.40")
def test_what_is_public() -> None:
    table = magic(
        3,
        moment="tally",
        current="market",
        tokens={0: "market 9, room_1 1 2", 1: "market 4"},
        carpets={1: "market"},
        artifacts={1: "lamp carpet"},
        used={1: "carpet"},
        spells={0: "charity spy", 2: "trade"},
        spell_discard=["taboo"],
        used_cards=["T3-04"],
        treasures=HELD,
        start_player=2,
    )
    view = table.view()
    assert view.bank["gold"] == 20 and view.start_player == 2
    assert [len(room.stack) for room in view.rooms] == [4, 4, 3]
    assert all(room.on_sale in ARTIFACTS for room in view.rooms)
    assert [(piece.owner, piece.value) for piece in table.pieces("market")] == [(0, 9), (1, 4), (1, 3)]
    assert len(table.pieces("room_1")) == 2
    assert [player.artifact_count for player in view.players] == [1, 2, 1]
    assert [len(player.spells) for player in view.players] == [2, 0, 1]
    assert view.players[1].used == ["carpet"]
    assert (view.spell_discard, view.used_cards) == (["taboo"], ["T3-04"])


@rule("DRA-INFO.4", "DRA-RULING.40")
def test_treasures_are_seen_as_they_come_and_go_but_totals_only_by_their_owner() -> None:
    table = dragons(3, moment="space", current="market", tokens={0: "market 5"}, treasures={0: "2 gold"})
    told = table.play(0, "give 1 gold", "choose crowns_crowns_pearls")
    assert only(told, "units_paid") == [{"seat": 0, "units": 1, "kind": "gold"}]
    assert only(told, "units_taken") == [
        {"seat": 0, "units": 2, "kind": "crowns"},
        {"seat": 0, "units": 1, "kind": "pearls"},
    ]
    assert [table.player(0, audience).treasures is None for audience in (PUBLIC, 0, 1, 2)] == [
        True,
        False,
        True,
        True,
    ]
    assert table.player(0, ALL_SEEING).treasures is not None
    # programs may remember: a re-dealt table has the same totals
    assert redealt(table, 1, 3).players[0].treasures == table.state.players[0].treasures


@rule("DRA-INFO.5")
def test_a_secret_artifact_is_known_to_its_owner_until_he_uses_it() -> None:
    table = magic(
        3, moment="tally", current="market", tokens={1: "market 4"}, secret={1: "carpet"}, treasures=HELD
    )
    assert [table.player(1, audience).artifacts for audience in (PUBLIC, 0, 1)] == [
        {"lamp": 1},
        {"lamp": 1},
        {"lamp": 1, "carpet": 1},
    ]
    assert [table.player(1, audience).artifact_count for audience in (PUBLIC, 1)] == [2, 2]
    lines = {line.category: line.points for line in table.table.breakdown(1, 0)}
    assert (lines["unknown"], lines["carpet"]) == (1, 0)
    assert {line.category: line.points for line in table.table.breakdown(1, 1)}["carpet"] == 1
    table.respond(s1="use carpet")
    assert table.player(1, 0).artifacts == {"lamp": 1, "carpet": 1}


@rule("DRA-INFO.5", "DRA-APPRENTICE.1")
def test_of_two_copies_the_one_that_all_know_of_is_used_or_given_first() -> None:
    table = magic(
        3,
        moment="tally",
        current="market",
        artifacts={1: "lamp carpet"},
        secret={1: "carpet"},
        spells={1: "mages_apprentice"},
        djinn=(1,),
        treasures=HELD,
    )
    table.carry_out(s1="use carpet")
    assert table.player(1, 0).artifacts == {"lamp": 1, "carpet": 1}
    table.carry_out(s1="cast mages_apprentice room_1 for carpet")
    assert table.state.players[1].secret.size() == 0  # the one in use could not be given


@rule("DRA-INFO.6")
def test_passes_leave_no_trace_in_the_log() -> None:
    table = magic(3, moment="placement", spells={0: "charity", 1: "spy"}, artifacts={2: "lamp counterspell"})
    before = len(table.table.journal.events)
    table.respond()
    assert len(table.table.journal.events) == before


@rule("DRA-INFO.6")
def test_who_is_asked_is_found_from_public_knowledge() -> None:
    """Two hands of one card each: one can be cast now, one cannot; both are asked."""
    for spell in ("charity", "smuggler"):
        table = magic(3, moment="placement", spells={1: spell})
        assert (table.asks, table.waiting) == ("respond", [1])
        assert (table.moves(1) == ["pass"]) == (spell == "smuggler")
    for artifact in ("key", "carpet", "scroll"):
        table = magic(3, moment="tally", current="market", secret={1: artifact})
        assert (table.asks, table.waiting) == ("respond", [1])
    # what everybody knows to be useless now is not asked about
    table = magic(3, moment="tally", current="market", artifacts={1: "lamp key"}, tokens={0: "market 9"})
    assert table.asks != "respond" or table.window != "tally market"


@rule("DRA-INFO.6")
def test_nobody_is_asked_once_every_spell_of_the_window_has_been_seen() -> None:
    seen = ["charity", "donation", "mages_apprentice", "mirage", "sacrifice", "trade"]
    table = magic(3, moment="space", current="end", spells={0: "spy"}, spell_discard=seen[:-1])
    assert table.window == "end none"
    table = magic(3, moment="space", current="end", spells={0: "spy"}, spell_discard=seen)
    assert table.view().round == 2


@rule("DRA-INFO.7")
def test_what_can_be_deduced_of_tokens() -> None:
    table = magic(
        3,
        moment="tally",
        current="market",
        tokens={1: "market 9 4, room_1 2 7"},
        spells={0: "eye_for_an_eye"},
        treasures=HELD,
    )
    assert table.player(1, 0).unseen == [1, 2, 5, 6, 7, 8]
    table.carry_out(s0="cast eye_for_an_eye 1.3")
    assert table.player(1, 0).unseen == [1, 2, 5, 6, 7, 8]  # it was not shown
    state = redealt(table, 0, 1)
    assert sorted(state.players[1].tokens.cards()) == [1, 2, 4, 5, 6, 7, 8, 9]
    assert state.players[1].tokens.cards()[:2] == [9, 4]


@rule("DRA-INFO.7", "DRA-SPY.1")
def test_a_shown_token_that_is_placed_again_face_down_may_be_any() -> None:
    table = magic(
        3,
        moment="placement",
        turn=2,
        tokens={1: "market 9^"},
        spells={0: "lunar_eclipse"},
    )
    table.carry_out(s0="cast lunar_eclipse market")
    assert table.player(1, 0).screen == [9]  # everybody saw it go back
    table.play(2, "place 1 guard")
    table.play(0, "place 1 guard")
    table.play(1, "place 9 market")
    assert table.player(1, 0).screen == []
    assert table.player(1, 0).unseen == [1, 2, 4, 5, 6, 7, 8, 9]
    seen = {redealt(table, 0, seed).players[1].printed(0) for seed in range(60)}
    assert len(seen) == 8


@rule("DRA-INFO.8")
def test_who_has_searched_a_stack_knows_it_from_then_on() -> None:
    table = magic(
        3,
        moment="placement",
        spells={0: "mirage", 1: "charity"},
        rooms={"room_1": {"on_sale": "key", "stack": ["scroll", "double", "carpet"]}},
        artifacts={2: "lamp counterspell"},
    )
    table.carry_out(s0="cast mirage room_1")
    table.play(0, "pick 1 scroll")
    for seed in range(10):
        stack = redealt(table, 0, seed).stacks[0]
        assert [ARTIFACTS[card] for card in reversed(stack.cards())] == ["double", "carpet", "key"]
        assert ARTIFACTS[redealt(table, 1, seed).stacks[0].card(0)] == "key"


@rule("DRA-INFO.8")
def test_after_another_search_only_what_is_certain_is_still_known() -> None:
    room = {
        "on_sale": "key",
        "stack": ["scroll", "double", "carpet", "double"],
        "known_by": [[1], [1], "all", [1]],
    }
    table = magic(3, moment="placement", spells={0: "mirage"}, rooms={"room_1": room}, artifacts={})
    table.carry_out(s0="cast mirage room_1")
    table.play(0, "pick 2 double")
    # seat 1 knew all: it may have been either double, so between them nothing is certain any more
    assert table.stack("room_1", 1) == ["scroll", None, None, "key"]
    assert table.stack("room_1", 2) == [None, None, None, "key"]
    assert table.stack("room_1", 0) == ["scroll", "carpet", "double", "key"]


@rule("DRA-INFO.8", "DRA-ABRACADABRA.2")
def test_after_abracadabra_nobody_but_the_buyer_knows_the_stack() -> None:
    room = {"on_sale": "key", "stack": ["scroll", "double", "carpet"], "known_by": [[2], [2], "all"]}
    table = magic(
        3,
        moment="tally",
        current="room_1",
        tokens={1: "room_1 4"},
        treasures={1: "4 gold"},
        admitted=(1,),
        spells={1: "abracadabra"},
        rooms={"room_1": room},
        artifacts={0: "lamp counterspell"},
        used={0: "counterspell"},
    )
    table.pass_window()
    table.play(1, "buy gold with abracadabra", "pick 3 carpet")
    assert table.stack("room_1", 1) == ["scroll", "double"]
    assert table.stack("room_1", 2) == table.stack("room_1", PUBLIC) == [None, None]
    taken = {redealt(table, 2, seed).players[1].secret.card(0) for seed in range(80)}
    assert len(taken) == len(ARTIFACTS) - 1


@rule("DRA-INFO.9")
def test_spells_given_in_the_tent_are_known_to_giver_and_receiver() -> None:
    table = magic(3, moment="space", current="tent", tokens={0: "tent 9", 1: "tent 5"})
    table.play_default()
    given = table.player(1, 1).spells[0]
    assert given is not None
    assert [table.player(1, audience).spells for audience in (0, 2, PUBLIC)] == [[given], [None], [None]]
    assert table.state.players[1].spells.knowers(0) == 0b011
    hands = {redealt(table, 2, seed).players[1].spells.card(0) for seed in range(100)}
    assert len(hands) > 15


@rule("DRA-INFO.10")
def test_spectators_see_the_public_data_only() -> None:
    table = magic(
        3,
        moment="tally",
        current="market",
        tokens={0: "market 9, room_1 1"},
        spells={0: "charity"},
        secret={0: "key"},
        treasures=HELD,
    )
    view = table.view(PUBLIC)
    player = view.players[0]
    assert (player.treasures, player.spells, player.artifacts) == (None, [None], {"lamp": 1})
    assert [piece.value for piece in table.pieces("room_1", PUBLIC)] == [None]
    assert table.table.decision(PUBLIC).options == []
    assert table.state.players[0].tokens.knowers(0) == EVERYONE
