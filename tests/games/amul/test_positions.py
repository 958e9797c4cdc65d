"""Positions: every moment can be written and read again, and what no game can reach is refused."""

from __future__ import annotations

import json
from typing import Any

import pytest

from caravanserai.games.amul.game import GAME
from caravanserai.kernel.chance import Fast
from caravanserai.kernel.game import Document
from caravanserai.kernel.refusal import Impossible
from tests.games.amul.tables import AmulTable, amul, names_of, new_game
from tests.rules import rule


def restored(table: AmulTable) -> AmulTable:
    document = json.loads(json.dumps(table.position()))
    return AmulTable(GAME.table(table.table.players, options=table.table.options, position=document, seed=99))


@pytest.mark.many_games
@pytest.mark.parametrize("players", [3, 4, 5, 6, 7, 8])
def test_every_moment_of_a_random_game_can_be_written_and_read_again(players: int) -> None:
    table = new_game(players, players, options={"tea": "players" if players % 2 else "none"})
    chance = Fast(players)
    while not table.table.over:
        twin = restored(table)
        assert twin.position() == table.position()
        assert (twin.waiting, twin.asks) == (table.waiting, table.asks)
        seat = table.waiting[-1]
        assert twin.table.moves(seat) == table.table.moves(seat)
        assert twin.view(seat) == table.view(seat)
        moves = table.moves(seat)
        table.play(seat, moves[int(chance.below(len(moves)))])
    assert restored(table).table.over
    assert restored(table).scores() == table.scores()


def test_what_a_position_leaves_out_is_as_at_the_start() -> None:
    table = AmulTable(GAME.table(4, seed=2, position={}))
    view = table.view()
    assert (view.round, view.starting_player, view.first_pick) == (1, 0, 0)
    assert (view.deck, view.discard, view.removed) == (74 - 24 - 2, [], [])
    assert [player.cards for player in view.players] == [6, 6, 6, 6]
    assert GAME.table(4, seed=2, position={}).position() != GAME.table(4, seed=3, position={}).position()


def test_cards_can_be_called_by_name_number_or_both() -> None:
    table = amul(3, hands={0: "gold 5 9 silver camel camel"})
    assert table.hand(0) == ["camel", "camel", "carpet", "gold", "gold", "silver"]
    document = {"players": [{"hand": ["gold 5", "gold", 7, "silver 1", "oil", "oil"]}, {}, {}]}
    table = AmulTable(GAME.table(3, seed=1, position=document))
    assert table.state.players[0].hand.cards()[:4] == [5, 6, 7, 1]


def test_the_top_of_the_deck_can_be_given() -> None:
    table = AmulTable(GAME.table(3, seed=1, position={"deck_top": ["gold", "silver", "oil", "camel"]}))
    table.default_until("pick_card")
    table.default_until("offer_card")
    assert names_of([card.number for card in table.view().market]) == ["camel"]


def test_each_moment_can_be_named() -> None:
    asked = {moment: amul(3, moment=moment).asks for moment in ("offer", "pick", "play")}
    assert asked == {"offer": "offer_card", "pick": "pick_card", "play": "reveal_card"}
    assert (
        amul(3, moment="effects", areas={0: "contract"}, revealed=["contract", None, None]).asks
        == "take_card"
    )
    assert amul(
        3, moment="end", round=9, hands={0: "1 2 3 4 5", 1: "6 7 8 9 10", 2: "12 13 14 15 16"}
    ).table.over


def test_later_turns_of_picking_can_be_set_up() -> None:
    table = amul(3, moment="pick", turn=1)
    assert (table.waiting, [player.cards for player in table.view().players]) == ([1], [6, 5, 5])


def test_sealed_choices_can_be_set_up() -> None:
    table = amul(3, hands={0: "gold silver oil camel carpet opium"}, sealed=["offer gold", None, None])
    assert table.waiting == [1, 2]
    table.play(1, table.default(1))
    table.play(2, table.default(2))
    assert "gold" in table.market()


def refusal(document: Document, players: int = 3) -> Impossible:
    with pytest.raises(Impossible) as caught:
        GAME.table(players, seed=1, position=document)
    return caught.value


def hand(*cards: Any) -> Document:
    return {"players": [{"hand": list(cards)}, {}, {}]}


SHOWN = {"shown": ["gold 5"], "hand": [1, 2, 3, 4, 6, 7]}


@pytest.mark.parametrize(
    ("document", "where", "reason"),
    [
        ({"rnud": 3}, "position.rnud", "no such entry"),
        ({"round": 10}, "position.round", "from 1 to 9"),
        ({"starting_player": 3}, "position.starting_player", "from 0 to 2"),
        ({"round": 2, "first_pick": 0}, "position.first_pick", "seat 1 holds it"),
        ({"moment": "dinner"}, "position.moment", "not one of"),
        ({"steps": ["offer_card"]}, "position.steps", "no moment"),
        ({"steps": [["clean_up", 0], ["pick_card", 3]]}, "position.steps", "with turn 3"),
        ({"steps": [["clean_up", 0], ["take_card", 1 << 8]]}, "position.steps", "left 0, card silver 1"),
        ({"steps": [["clean_up", 0], ["take_card", 5]]}, "position.steps", "seat 5, left 0, card None"),
        (hand("gold", 5, 5, "oil", "oil", "camel"), "position.players[0].hand", "gold 5 is in two places"),
        (hand("gold"), "position.players[0].hand", "6 cards belong here now, not 1"),
        (hand("gems"), "position.players[0].hand", "not so many gems"),
        (hand("gems 56"), "position.players[0].hand", "not used by 3 players"),
        (hand("tea 164"), "position.players[0].hand", "not used by 3 players"),
        (hand(0), "position.players[0].hand", "no card number 0"),
        (hand(173), "position.players[0].hand", "no card number"),
        (hand("sand"), "position.players[0].hand", "is no card"),
        (hand("gold x"), "position.players[0].hand", "is no card"),
        (hand("gold 1"), "position.players[0].hand", "card number 1 is not gold"),
        (hand("yurt"), "position.players[0].hand", "not so many yurt"),
        (hand(None), "position.players[0].hand", "is no card"),
        ({"players": [{}, {}]}, "position.players", "expected 3 entries"),
        ({"players": [{"gold": 3}, {}, {}]}, "position.players[0].gold", "no such entry"),
        ({"players": [SHOWN, {}, {}]}, "position.players[0].shown", "not in this hand"),
        ({"market": ["gold", "silver"]}, "position.market", "1 cards belong here now, not 2"),
        ({"palace": ["yurt"]}, "position.palace", "silver 140 is missing"),
        ({"bazaar": []}, "position.bazaar", "trader_babylonian 156 is missing"),
        ({"deck": ["gold"]}, "position.deck", "32 cards belong here"),
        ({"discard": ["gold"]}, "position.deck", "are needed"),
        ({"round": 2, "discard": []}, "position", "is missing: it lies nowhere"),
        ({"round": 9, "deck_top": ["gold"]}, "position.deck_top", "only 0 cards"),
        ({"offered_by": {"gold 5": 0}}, "position.offered_by", "does not lie in the market"),
        ({"moment": "pick", "order": [0, 1, 1]}, "position.order", "each of the 3 seats"),
        ({"moment": "pick", "order": []}, "position.order", "somebody must come next"),
        ({"moment": "effects", "revealed": [None]}, "position.revealed", "expected 3 entries"),
        ({"moment": "effects", "revealed": ["gold", None, None]}, "position.revealed", "is not in play"),
        ({"moment": "pick", "sealed": ["offer gold", None, None]}, "position.sealed", "only what is chosen"),
        ({"sealed": ["x", None, None]}, "position.sealed", "is no move"),
        ({"sealed": [3, None, None]}, "position.sealed", "is no move"),
        ({"sealed": ["offer tea", None, None]}, "position.sealed", "seat 0 cannot offer tea"),
        ({"sealed": ["offer gold"] * 3}, "position.sealed", "all are opened"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused_with_place_and_reason(document: Document, where: str, reason: str) -> None:
    error = refusal(document)
    assert error.where == where
    assert reason in error.reason


def test_a_game_that_is_over_can_be_set_up() -> None:
    table = GAME.table(3, seed=1, position={"moment": "over", "players": [{"area": [1, 2]}, {}, {}]})
    assert (table.over, table.view().round, table.winners()) == (True, 9, [0])
    assert GAME.table(3, seed=2, position=table.position()).position() == table.position()


ROUND: list[Any] = [["clean_up", 0], ["reveal_card", 0]]
TAKING: list[Any] = [["clean_up", 0], ["resolve_effects", 1]]


def taking(card: int, left: int = 1, seat: int = 0) -> list[Any]:
    return ["take_card", card << 8 | left << 4 | seat]


@rule("AMU-ROUND.1", "AMU-ROUND.3")
@pytest.mark.parametrize(
    ("document", "where"),
    [
        ({"round": 9, "steps": [["replenish", 0]]}, "position.steps"),
        ({"steps": [*ROUND, ["offer_card", 0], ["offer_card", 0]]}, "position.steps"),
        ({"steps": [*ROUND, ["offer_card", 1]]}, "position.steps"),
        ({"steps": [["clean_up", 0]]}, "position.steps"),
        ({"steps": [["end_game", 0]], "round": 9}, "position.steps"),
        ({"steps": [["clean_up", 0], ["resolve_effects", 2]]}, "position.steps"),
        ({"steps": [["lay_down_hands", 0]]}, "position.round"),
        ({"steps": []}, "position.round"),
        ({"moment": "end"}, "position.round"),
        ({"round": 1, "moment": "end"}, "position.round"),
        ({"round": 8, "moment": "over"}, "position.round"),
    ],
)
def test_steps_that_no_game_could_be_in_are_refused(document: Document, where: str) -> None:
    assert refusal(document).where == where


def contracts(**place: Any) -> Document:
    """Seat 0 has just revealed a Contract (card 43) and is asked."""
    return {
        "steps": [*TAKING, taking(43)],
        "revealed": [43, None, None],
        "players": [{"area": [43]}, {}, {}],
        **place,
    }


@rule("AMU-EFFECT.2", "AMU-EFFECT.4")
def test_an_effect_takes_no_more_cards_than_it_may() -> None:
    GAME.table(3, seed=1, position=contracts())
    assert refusal(contracts(steps=[*TAKING, taking(43, 3)])).where == "position.steps"
    assert refusal(contracts(steps=[*TAKING, taking(43, 0)])).where == "position.steps"


def test_steps_are_written_with_the_names_of_what_they_carry() -> None:
    steps = GAME.table(3, seed=1, position=contracts()).position()["steps"]
    waiting = ["take_card", {"seat": 0, "left": 1, "card": "contract 43"}]
    assert steps == ["clean_up", ["resolve_effects", {"turn": 1}], waiting]
    assert GAME.table(3, seed=1, position=contracts(steps=steps)).decision().args["card"] == "contract"
    waiting[1]["card"] = None  # type: ignore[index]
    assert refusal(contracts(steps=[*steps[:-1], waiting])).where == "position.steps"
    waiting[1]["card"] = "contract"  # type: ignore[index]
    assert refusal(contracts(steps=[*steps[:-1], waiting])).where == "position.steps.take_card.card"


@rule("AMU-EFFECT.2", "AMU-EFFECT.3")
@pytest.mark.parametrize(
    "place",
    [
        {"revealed": [None, None, None]},  # not just revealed
        {"players": [{"area": []}, {}, {}], "revealed": [None] * 3},  # not in play at all
        {"steps": [*TAKING, taking(43, 1, 1)]},  # somebody else's
        {"steps": [["clean_up", 0], ["resolve_effects", 2], taking(43)]},  # not his turn
        {"steps": [*TAKING, taking(43), taking(43)]},  # twice
        {"steps": [["end_game", 0], taking(43)], "round": 9, "revealed": [None] * 3},  # not an end effect
    ],
)
def test_only_the_effect_of_the_card_just_revealed_can_be_under_way(place: Document) -> None:
    assert refusal(contracts(**place)).where == "position.steps"


@rule("AMU-EFFECT.7", "AMU-EFFECT.10", "AMU-RULING.23")
def test_what_was_gained_this_round_must_have_been_brought_by_an_effect() -> None:
    vagabond: Document = {
        "steps": [*TAKING, taking(44)],
        "revealed": [24, 45, None],
        "players": [{"area": [24, 44]}, {"area": [45]}, {}],
        "market": [],
    }
    table = GAME.table(3, seed=1, position=vagabond)  # a Vagabond took a Contract, which resolves now
    assert table.decision().args == {"card": "contract", "display": "bazaar", "left": 1}
    chainless: Document = {"vagabond_chain_triggers": False}
    with pytest.raises(Impossible):
        GAME.table(3, seed=1, position=vagabond, options=chainless)
    assert refusal({**vagabond, "market": ["gold"]}).where == "position.market"
    late = {**vagabond, "players": [{"area": [24, 44]}, {"area": [45, 156]}, {}]}
    assert refusal(late).where == "position.players[1].area"
    wrong = {**vagabond, "players": [{"area": [24, 44, 140]}, {"area": [45]}, {}]}
    assert refusal(wrong).where == "position.players[0].area"


@rule("AMU-MIL.7")
def test_an_order_other_than_that_of_the_rules_is_impossible() -> None:
    assert refusal({"moment": "pick", "order": [1, 2, 0]}).where == "position.order"
    assert refusal({"moment": "offer", "order": [0, 1, 2]}).where == "position.order"
    armed: Document = {"round": 4, "moment": "pick", "players": [{}, {}, {"area": ["mongol_guard_a"]}]}
    assert refusal({**armed, "order": [0, 1, 2]}).where == "position.order"
    GAME.table(3, seed=1, position={**armed, "order": [2, 0, 1]})


@rule("AMU-REVEAL.4", "AMU-OFFER.2", "AMU-END.1")
@pytest.mark.parametrize(
    ("document", "where"),
    [
        ({"removed": ["gold"]}, "position.removed"),
        ({"market": [140]}, "position.market"),
        ({"market": ["silver 140"]}, "position.market"),
        ({"palace": [1]}, "position.palace"),
        ({"deck_top": [156]}, "position.deck_top"),
        ({"discard": [156]}, "position.discard"),
        (hand(140, 1, 2, 3, 4, 5), "position.players[0].hand"),
        (hand(156, 1, 2, 3, 4, 5), "position.players[0].hand"),
        (hand(True, 2, 3, 4, 5, 6), "position.players[0].hand"),
        (hand("gold " + "5" * 5000), "position.players[0].hand"),
        ({"moment": "play", "revealed": ["gold", None, None]}, "position.revealed"),
        ({"market": ["gold 5"], "offered_by": {"gold 5": 0}}, "position.offered_by"),
        (
            {"moment": "pick", "market": [5, 6, 7, 8], "offered_by": {"gold 5": 0, "gold 6": 0}},
            "position.offered_by",
        ),
        ({"players": [{"laid_down": ["gold"]}, {}, {}]}, "position.players[0].laid_down"),
        (
            {"moment": "over", "players": [{"area": [1, 5], "laid_down": [6]}, {}, {}]},
            "position.players[0].laid_down",
        ),
        (
            {"moment": "over", "players": [{"area": [43], "laid_down": [43]}, {}, {}]},
            "position.players[0].laid_down",
        ),
    ],
)
def test_a_card_lies_only_where_it_can_have_come(document: Document, where: str) -> None:
    assert refusal(document).where == where


@rule("AMU-INFO.3")
def test_cards_are_shown_one_by_one() -> None:
    silver = ["silver", "silver", "silver", "gold", "oil", "spices"]
    document: Document = {"players": [{"hand": silver, "shown": ["silver"]}, {}, {}]}
    known = GAME.table(3, seed=1, position=document).view(1).players[0].known
    assert names_of(known) == ["silver"]
    document["players"][0]["shown"] = ["silver", "gold", "silver"]
    known = GAME.table(3, seed=1, position=document).view(1).players[0].known
    assert sorted(names_of(known)) == ["gold", "silver", "silver"]
    for shown in (["opium"], ["gold", "gold"], [5, 5], ["yurt"], [140], [None]):
        document["players"][0]["shown"] = shown
        assert refusal(document).where == "position.players[0].shown"


@rule("AMU-TEA.1")
def test_a_tea_card_named_twice_is_said_to_be_in_two_places() -> None:
    document: Document = hand("tea 164", "tea 164", 1, 2, 3, 4)
    with pytest.raises(Impossible, match="tea 164 is in two places"):
        GAME.table(3, seed=1, position=document, options={"tea": "8"})
    with pytest.raises(Impossible, match="not used by 3 players"):
        GAME.table(3, seed=1, position=document)


def test_the_whole_deck_cannot_be_given_twice() -> None:
    position = GAME.table(3, seed=1, position={}).position()
    position["deck_top"] = []
    GAME.table(3, seed=1, position=position)
    card = position["deck"].pop()
    position["deck_top"] = [card]
    assert refusal(position).where == "position.deck"
