"""Who may know what (YSP-INFO)."""

from __future__ import annotations

from collections import Counter
from typing import Any

from caravanserai.games.yspahan.state import Yspahan
from caravanserai.kernel.table import PUBLIC
from tests.games.tables import names, only
from tests.games.yspahan.tables import CARDS, YspahanTable, new_game, yspahan
from tests.rules import rule

TOWER = {"camels": "1", "sack": "2", "gold": "6"}
AUDIENCES = (PUBLIC, 0, 1, 2, 3)


def redealt(table: YspahanTable, seat: int, seed: int) -> Yspahan:
    """What a player at this seat could imagine the truth to be."""
    state = table.table.state_for(seat, seed)
    assert isinstance(state, Yspahan)
    return state


@rule("YSP-INFO.1")
def test_boards_dice_scores_goods_and_counts_of_cards_are_public() -> None:
    arranged: dict[str, Any] = {
        "gold": [1, 2, 3, 4],
        "camels": [4, 3, 2, 1],
        "points": [9, 8, 7, 6],
        "buildings": {1: "hammam"},
        "shops": {2: "vase_blue_1"},
        "caravan": [3],
        "hands": {0: "exchange place_good"},
        "discard": "three_gold",
        "supervisor": "W2",
    }
    table = yspahan(4, tower=TOWER, **arranged)
    for audience in AUDIENCES:
        view = table.view(audience)
        assert [(player.gold, player.camels, player.score) for player in view.players] == [
            (1, 4, 9),
            (2, 3, 8),
            (3, 2, 7),
            (4, 1, 6),
        ]
        assert [player.cards for player in view.players] == [2, 0, 0, 0]
        assert (view.deck, view.discard, view.supervisor) == (15, ["three_gold"], "W2")
        assert (view.shops, view.caravan, view.players[1].buildings) == ({"vase_blue_1": 2}, [3], ["hammam"])
        assert [floor.white for floor in view.tower] == [1, 1, 0, 0, 0, 1]


@rule("YSP-INFO.2")
def test_a_hand_is_known_to_its_player_alone() -> None:
    table = yspahan(4, tower=TOWER, hands={1: "exchange place_good"})
    hands = [table.view(audience).players[1].hand for audience in AUDIENCES]
    assert hands == [None, None, ["exchange", "place_good"], None, None]


@rule("YSP-INFO.3")
def test_the_order_of_the_deck_is_unknown_to_all() -> None:
    table = yspahan(4, tower=TOWER, hands={1: "exchange"})
    for audience in range(4):
        imagined = {tuple(redealt(table, audience, seed).deck.cards()) for seed in range(8)}
        assert len(imagined) == 8
    decks = [["three_gold", "place_good"], ["place_good", "three_gold"]]
    views = [
        [
            yspahan(4, tower=TOWER, hands={1: "exchange"}, deck=" ".join(top)).view(audience)
            for audience in AUDIENCES
        ]
        for top in decks
    ]
    assert views[0] == views[1]  # nobody is shown which card comes next
    assert [view.deck for view in views[0]] == [17] * len(AUDIENCES)


@rule("YSP-INFO.3", "YSP-INFO.7")
def test_the_mixture_of_deck_and_other_hands_is_known() -> None:
    table = yspahan(
        4, tower=TOWER, hands={0: "exchange", 1: "exchange place_good"}, discard="three_gold three_gold"
    )
    known = Counter(table.view(0).discard) + Counter(table.hand(0))
    unknown = Counter(CARDS * 2) - known
    for seed in range(5):
        state = redealt(table, 0, seed)
        hidden = state.deck.cards() + [
            card for seat in (1, 2, 3) for card in state.players[seat].hand.cards()
        ]
        assert Counter(CARDS[card] for card in hidden) == unknown
        assert [CARDS[card] for card in state.players[0].hand.cards()] == ["exchange"]


@rule("YSP-INFO.4", "YSP-SUPPLY.3")
def test_only_rolls_and_shuffles_draw_chance() -> None:
    table = yspahan(
        4,
        gold=[9, 0, 0, 0],
        camels=[9, 1, 0, 0],
        shops={1: "sack_white_1"},
        hands={0: "three_gold caravan_good place_good exchange"},
        deck="three_camels",
        rest="discard",
        dice="1 1 2 2 3 3 3 6 6",
    )
    drawn = [int(table.table.chance.drawn)]

    def outcomes(seat: int, *moves: str) -> int:
        table.play(seat, *moves)
        drawn.append(int(table.table.chance.drawn))
        return drawn[-1] - drawn[-2]

    assert outcomes(0, "play three_gold") == 0
    assert outcomes(0, "yellow 2") == 9 + 2
    assert outcomes(0, "play caravan_good", "play place_good vase_blue_1", "play exchange 1 gold") == 0
    assert outcomes(0, "supervise barrel", "move W3") == 0
    assert outcomes(1, "keep") == 0
    assert outcomes(0, "build paddock") == 0
    assert outcomes(1, "draw camels") == 0
    cards = len(table.view().discard)
    assert outcomes(1, "end") == 0
    assert outcomes(2, "draw sack") == cards - 1


@rule("YSP-INFO.5")
def test_one_seat_at_a_time_is_asked_and_out_of_turn_only_to_keep_or_send() -> None:
    asked: set[str] = set()
    for players in (2, 3, 4):
        table = new_game(players, seed=players)
        while not table.table.over:
            (seat,) = table.waiting
            if seat != table.view().active:
                asked.add(table.asks)
            moves = table.table.moves(seat)
            table.table.play(seat, moves[(table.table.seq * 7919) % len(moves)])
    assert asked == {"owner_decides"}


@rule("YSP-INFO.6")
def test_that_a_card_is_drawn_is_public_and_which_one_is_not() -> None:
    table = yspahan(4, tower=TOWER, deck="place_good")
    table.play(0, "draw gold")
    seen = {audience: only(table.events(audience), "card_drawn")[0]["card"] for audience in AUDIENCES}
    assert seen == {PUBLIC: None, 0: "place_good", 1: None, 2: None, 3: None}


@rule("YSP-INFO.6")
def test_a_card_drawn_by_caravanserai_or_empty_tower_is_announced_but_not_shown() -> None:
    table = yspahan(4, tower={"camels": "3"}, shops={2: "sack_white_1"}, buildings={2: "caravanserai"})
    table.play(0, "supervise camels", "move W3")
    drawn = only(table.events(), "card_drawn")
    assert drawn == [{"seat": 2, "card": None}, {"seat": 1, "card": None}]


@rule("YSP-INFO.6", "YSP-RULING.24")
def test_a_card_becomes_known_when_it_is_played_or_discarded() -> None:
    table = yspahan(4, tower=TOWER, hands={0: "three_gold place_good"})
    table.play(0, "play three_gold", "take camels plus place_good")
    assert only(table.events(3), "card_played") == [{"seat": 0, "card": "three_gold"}]
    assert only(table.events(3), "plus_discarded") == [{"seat": 0, "card": "place_good"}]
    assert table.view().discard == ["three_gold", "place_good"]


@rule("YSP-INFO.6")
def test_a_spectator_never_sees_a_hand() -> None:
    table = yspahan(4, tower=TOWER, hands={seat: CARDS[seat] for seat in range(4)})
    assert [player.hand for player in table.view(PUBLIC).players] == [None] * 4
    assert table.table.decision(PUBLIC).options == []


@rule("YSP-INFO.7")
def test_with_an_empty_deck_the_other_hands_together_are_deducible() -> None:
    table = yspahan(3, tower=TOWER, hands={0: "exchange", 1: " ".join(CARDS[:4])}, rest=2)
    assert table.view(0).deck == 0
    state = redealt(table, 0, seed=3)
    others = state.players[1].hand.cards() + state.players[2].hand.cards()
    assert Counter(CARDS[card] for card in others) == Counter(CARDS * 2) - Counter(["exchange"])


@rule("YSP-INFO.7")
def test_after_a_reshuffle_the_deck_holds_the_former_discard_pile() -> None:
    table = yspahan(4, tower=TOWER, discard="exchange exchange place_good", rest=3)
    table.play(0, "draw gold")
    for seed in range(6):
        state = redealt(table, 1, seed)
        new = [CARDS[card] for card in state.deck.cards() + state.players[0].hand.cards()]
        assert sorted(new) == ["exchange", "exchange", "place_good"]


@rule("YSP-INFO.8")
def test_others_cannot_tell_a_useless_hand_from_a_useful_one_while_goods_are_sent() -> None:
    asked = []
    for hand in ("three_gold", "camels_for_points"):
        table = yspahan(4, tower={"gold": "3"}, hands={0: hand}, shops={1: "sack_white_1"})
        table.play(0, "supervise gold", "move W3")
        asked.append((table.table.decision(PUBLIC), table.table.decision(1), table.view(1)))
    assert asked[0] == asked[1]
    assert asked[0][0].kind == "send_good"


@rule("YSP-INFO.8")
def test_others_cannot_tell_a_useless_hand_from_a_useful_one_at_the_end_of_a_turn() -> None:
    asked = []
    for hand in ("three_gold", "camels_for_points"):
        table = yspahan(4, hands={0: hand}, moment="build")
        asked.append((table.table.decision(PUBLIC), table.view(2)))
    assert asked[0] == asked[1]
    assert (asked[0][0].kind, asked[0][0].seats) == ("after_dice", [0])


@rule("YSP-INFO.8")
def test_others_cannot_tell_a_useless_hand_from_a_useful_one_at_an_empty_tower() -> None:
    asked = []
    for hand in ("three_gold", "camels_for_points"):
        table = yspahan(4, hands={1: hand}, tower={"camels": "1"})
        table.play(0, "take camels")
        asked.append((table.table.decision(PUBLIC), table.view(2)))
    assert asked[0] == asked[1]
    assert (asked[0][0].kind, asked[0][0].seats) == ("draw_instead", [1])


@rule("YSP-INFO.8")
def test_a_declined_window_leaves_no_trace() -> None:
    table = yspahan(4, tower={"gold": "3"}, hands={0: "three_gold"}, shops={1: "sack_white_1"})
    table.play(0, "supervise gold", "move W3")
    events = table.play(0, "pass")
    assert names(events) == ["good_sent", "caravan_entered"]


@rule("YSP-INFO.2", "YSP-INFO.3")
def test_a_drawn_card_stays_unknown_to_what_others_can_imagine() -> None:
    table = yspahan(4, tower=TOWER, deck="place_good")
    table.play(0, "draw gold")
    imagined = {seat: {_first_card(redealt(table, seat, seed)) for seed in range(40)} for seat in range(4)}
    assert imagined[0] == {"place_good"}
    assert all(len(imagined[seat]) == 9 for seat in (1, 2, 3))


def _first_card(state: Yspahan) -> str:
    return CARDS[state.players[0].hand.cards()[0]]
