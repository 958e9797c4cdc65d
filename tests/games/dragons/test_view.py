"""The board, the pieces that stand for moves, and what a move changes."""

from __future__ import annotations

from caravanserai.games.dragons.game import GAME
from caravanserai.games.dragons.view.board import DragonsBoard
from tests.games.dragons.tables import DragonsTable, dragons, magic, new_game


def targets(table: DragonsTable, seat: int, move: str) -> list[str]:
    return GAME.targets(table.state, seat, GAME.space.parse(move))


def test_the_board_is_told_once() -> None:
    board = GAME.board()
    assert isinstance(board, DragonsBoard)
    spaces = {space.space: space for space in board.spaces}
    assert len(spaces) == 15 and spaces["tent"].variants == ["magic"]
    assert [space.space for space in board.spaces if space.area == "caves"] == [
        f"cave_{kind.kind}" for kind in board.kinds
    ]
    assert (spaces["guard"].row, spaces["guard"].column) == (3, 1)
    assert spaces["cave_gold"].kind == "gold" and spaces["room_5"].min_players == 5
    assert (board.tokens, board.carpet_value, board.shelves) == ([1, 2, 4, 5, 6, 7, 8, 9], 3, 4)
    key = next(artifact for artifact in board.artifacts if artifact.name == "key")
    assert (key.windows, key.only_space, key.guard_tally) == (["before"], "guard", True)
    smuggler = next(spell for spell in board.spells if spell.name == "smuggler")
    assert (smuggler.rule, smuggler.only_space) == ("DRA-SMUGGLER.1", "tent")


def test_pieces_that_stand_for_moves_of_the_basic_game() -> None:
    table = dragons(3, moment="placement")
    assert targets(table, 0, "place 9 market") == ["token:9", "space:market"]
    assert targets(table, 0, "buy gold") == targets(table, 0, "give 2 gold") == ["treasure:gold"]
    assert targets(table, 0, "take 1 gold") == ["bank:gold"]
    assert targets(table, 0, "choose crowns_crowns_gold") == ["bank:crowns", "bank:gold"]
    assert targets(table, 0, "camel 2") == ["player:2"]
    assert targets(table, 0, "bribe") == ["space:guard"]
    assert targets(table, 0, "pass") == targets(table, 0, "decline") == []


def test_pieces_that_stand_for_plays() -> None:
    table = magic(
        3,
        moment="tally",
        current="market",
        tokens={0: "market 9 4", 1: "market 8"},
        carpets={0: "market"},
        artifacts={0: "lamp carpet"},
        used={0: "carpet"},
        spells={2: "trade"},
    )
    assert targets(table, 0, "use double on 4") == ["artifact:double", "piece:0.2"]
    assert targets(table, 0, "use counterspell on spy") == ["artifact:counterspell", "play:spy"]
    assert targets(table, 0, "cast parasite carpet") == ["spell:parasite"]
    assert targets(table, 0, "cast teleport 1.1 to room_1") == ["spell:teleport", "piece:1.1", "space:room_1"]
    assert targets(table, 0, "cast second_chance 9 to room_1") == [
        "spell:second_chance",
        "piece:0.1",
        "space:room_1",
    ]
    assert targets(table, 1, "cast eye_for_an_eye 0.carpet 1") == ["spell:eye_for_an_eye", "piece:0.9"]
    assert targets(table, 0, "cast taboo market") == ["spell:taboo", "space:market"]
    assert targets(table, 0, "cast mages_apprentice room_1 for key") == [
        "spell:mages_apprentice",
        "space:room_1",
        "artifact:key",
    ]
    assert targets(table, 0, "keep spy") == ["spell:spy"]
    assert targets(table, 0, "keep 4") == ["piece:0.2"]
    assert targets(table, 0, "keep carpet") == ["piece:0.9"]


def test_pieces_that_stand_for_choices_in_a_room_or_against_a_caster() -> None:
    rooms = {"room_2": {"on_sale": "key", "stack": ["scroll", "double", "carpet"]}}
    table = magic(
        3, moment="placement", spells={0: "mirage"}, rooms=rooms, artifacts={1: "lamp counterspell"}
    )
    table.carry_out(s0="cast mirage room_2")
    assert targets(table, 0, "pick 2 double") == ["artifact:room_2.2"]
    table = magic(
        3, moment="placement", tokens={0: "market 9 4", 1: "market 8"}, spells={0: "eye_for_an_eye"}
    )
    table.carry_out(s0="cast eye_for_an_eye 1.1")
    assert targets(table, 1, "remove token 2") == ["piece:0.2"]
    assert targets(table, 1, "remove carpet 1") == ["piece:0.9"]


def test_pieces_have_the_names_that_moves_use() -> None:
    table = magic(
        3,
        moment="tally",
        current="market",
        tokens={1: "market 5, room_1 2"},
        carpets={1: "market"},
        artifacts={1: "lamp carpet"},
        used={1: "carpet"},
        spells={0: "eye_for_an_eye"},
    )
    called = [piece.called for space in table.view(0).spaces for piece in space.pieces]
    casts = [move for move in table.moves(0) if move.startswith("cast")]
    assert called == ["1.1", "1.carpet 1", "1.2"]
    assert sorted(casts) == sorted(f"cast eye_for_an_eye {name}" for name in called)


def test_an_option_shows_what_it_changes() -> None:
    table = dragons(
        3,
        moment="space",
        current="room_1",
        tokens={0: "room_1 7 1"},
        treasures={0: "7 crowns 2 pearls"},
        admitted=(0,),
    )
    buy, decline = table.table.decision(0).options
    assert (buy.text, buy.effects) == ("buy crowns", {"crowns": -7})
    table.play(0, "buy crowns")
    (pay,) = table.table.decision(0).options
    assert (pay.text, pay.effects) == ("pay pearls", {"pearls": -1, "artifacts": 1})
    assert decline.effects == {}  # the tokens come back either way: the round ends


def test_undo_takes_a_placement_back_but_not_a_revelation() -> None:
    table = dragons(3, moment="placement")
    table.play(0, "place 9 market")
    assert table.table.can_undo(0)
    table.table.undo(0)
    assert table.player(0, 0).behind == 8
    table = new_game(3)
    for seat in range(3):
        table.play(seat, "choose gold_gold_gold")
    assert not table.table.can_undo(2)  # treasures, card and guard have come out
