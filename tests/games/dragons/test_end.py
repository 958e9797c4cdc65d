"""The end of the game (DRA-END)."""

from __future__ import annotations

from typing import Any

from caravanserai.games.dragons.game import GAME
from caravanserai.kernel.game import Document
from tests.games.dragons.tables import DragonsTable, dragons, magic
from tests.games.tables import names
from tests.rules import rule


def last_artifact(held: list[int], **arguments: Any) -> DragonsTable:
    """A basic game in which room 2 is about to sell the last artifact but none; room 3 comes after."""
    players: list[Document] = [{"artifacts": count} for count in held]
    for seat, units in enumerate(arguments.pop("rest", [0, 0, 0])):
        players[seat]["treasures"] = {"pearls": units}
    players[1] |= {
        "tokens": [{"token": 2, "space": "room_2"}],
        "treasures": {**players[1]["treasures"], "gold": 2},
        "admitted": True,
    }
    document: Document = {
        "moment": "space",
        "current": "room_2",
        "rooms": {"room_1": {"stack": 0}, "room_2": {"stack": 1}, "room_3": {"stack": 0}},
        "players": players,
        **arguments,
    }
    return DragonsTable(GAME.table(3, seed=1, position=document))


@rule("DRA-END.1")
def test_the_game_ends_the_moment_the_last_artifact_is_bought() -> None:
    table = last_artifact([6, 5, 6])
    table.play(1, "buy gold")
    assert table.table.over
    assert names(table.events())[-5:] == ["last_artifact_sold", "scored", "scored", "scored", "game_over"]
    assert "round_ended" not in names(table.events())


@rule("DRA-END.1")
def test_it_does_not_end_while_one_is_left_in_any_room() -> None:
    table = last_artifact(
        [5, 5, 6], rooms={"room_1": {"stack": 1}, "room_2": {"stack": 1}, "room_3": {"stack": 0}}
    )
    table.play(1, "buy gold")
    assert not table.table.over and table.view().round == 2


@rule("DRA-END.2", "DRA-END.5")
def test_most_artifacts_win_whatever_else_one_has() -> None:
    """Not even a tie is broken by what is left behind the screens."""
    for rest in ([0, 0, 0], [20, 0, 0], [0, 20, 1], [3, 1, 20]):
        table = last_artifact([6, 5, 6], rest=rest)
        table.play(1, "buy gold")
        assert (table.scores(), table.table.ranks()) == ([6, 6, 6], [1, 1, 1])
        assert table.told("game_over") == [{"winners": [0, 1, 2]}]
        table = last_artifact([5, 6, 6], rest=rest)
        table.play(1, "buy gold")
        assert (table.scores(), table.table.ranks()) == ([5, 7, 6], [3, 1, 2])
        assert table.told("game_over") == [{"winners": [1]}]
        for seat in range(3):
            lines = [line.points for line in table.table.breakdown(seat) if line.points]
            assert lines == [table.scores()[seat]]


@rule("DRA-END.2")
def test_magic_lamps_used_artifacts_and_carpets_on_the_board_count() -> None:
    table = magic(
        3,
        moment="tally",
        current="market",
        artifacts={0: "lamp carpet", 1: "lamp key key"},
        used={0: "carpet", 1: "key"},
        carpets={0: "market"},
        treasures={0: "1 gold"},
    )
    assert table.scores() == [2, 3, 1]
    assert [(line.category, line.points) for line in table.table.breakdown(1) if line.points] == [
        ("lamp", 1),
        ("key", 2),
    ]


@rule("DRA-END.3", "DRA-SCROLL.1", "DRA-EX.17", "DRA-END.1")
def test_example_17_scrolls_break_the_tie() -> None:
    table = magic(
        3,
        moment="tally",
        current="room_2",
        tokens={1: "room_2 2"},
        treasures={1: "2 gold"},
        admitted=(1,),
        artifacts={
            0: "lamp counterspell counterspell double double carpet scroll",
            1: "lamp counterspell double carpet carpet scroll",
            2: "lamp key key key",
        },
        rooms={
            "room_1": {"stack": []},
            "room_2": {"on_sale": "scroll", "stack": []},
            "room_3": {"stack": []},
        },
    )
    table.pass_window()
    table.play(1, "buy gold")
    assert table.table.over
    assert table.scores() == [7, 7, 4]
    assert (table.table.winners(), table.table.ranks()) == ([1], [2, 1, 3])
    assert table.told("scored")[:2] == [
        {"seat": 0, "artifacts": 7, "scrolls": 1},
        {"seat": 1, "artifacts": 7, "scrolls": 2},
    ]


@rule("DRA-END.4", "DRA-END.7", "DRA-RULING.7")
def test_basic_ties_are_shared_and_types_do_not_matter() -> None:
    table = last_artifact([6, 5, 5])
    table.play(1, "buy gold")
    assert (table.scores(), table.table.ranks()) == ([6, 6, 5], [1, 1, 3])
    assert table.told("game_over") == [{"winners": [0, 1]}]


@rule("DRA-END.4", "DRA-END.7")
def test_magic_players_equal_in_artifacts_and_scrolls_share_the_victory() -> None:
    table = magic(
        3,
        moment="tally",
        current="room_1",
        tokens={1: "room_1 2"},
        treasures={1: "2 gold"},
        admitted=(1,),
        artifacts={
            0: "lamp counterspell counterspell double double scroll",
            1: "lamp counterspell double carpet carpet",
            2: "lamp key key key carpet scroll",
        },
        rooms={
            "room_1": {"on_sale": "scroll", "stack": []},
            "room_2": {"stack": []},
            "room_3": {"stack": []},
        },
    )
    table.pass_window()
    table.play(1, "buy gold")
    assert (table.scores(), table.table.winners()) == ([6, 6, 6], [0, 1, 2])
    assert table.table.ranks() == [1, 1, 1]


@rule("DRA-END.5")
def test_treasures_and_spells_are_worth_nothing() -> None:
    for owner in range(3):
        rich = magic(
            3,
            moment="space",
            current="end",
            round=30,
            treasures={owner: "20 gold", (owner + 1) % 3: "3 crowns 3 pearls"},
            spells={owner: "charity", (owner + 2) % 3: "spy taboo"},
        )
        while not rich.table.over:
            rich.respond()
        assert (rich.scores(), rich.table.ranks()) == ([1, 1, 1], [1, 1, 1])
        assert rich.told("game_over") == [{"winners": [0, 1, 2]}]


@rule("DRA-END.6", "DRA-RULING.8")
def test_the_safety_stop_after_thirty_rounds() -> None:
    table = dragons(3, moment="space", current="room_3", round=30)
    assert table.table.over
    assert table.told("stopped") == [{"round": 30}]
    assert table.told("game_over") == [{"winners": [0, 1, 2]}]
    table = dragons(3, moment="space", current="room_3", round=29)
    assert not table.table.over and table.view().round == 30


@rule("DRA-INFO.8", "DRA-END.2")
def test_at_the_end_everything_is_shown() -> None:
    table = magic(
        3,
        moment="space",
        current="end",
        round=30,
        secret={0: "scroll"},
        treasures={1: "5 gold"},
    )
    assert table.told("secret_shown") == [{"seat": 0, "artifact": "scroll"}]
    assert table.player(0, 2).artifacts == {"lamp": 1, "scroll": 1}
    treasures = table.player(1, 2).treasures
    assert treasures is not None and treasures["gold"] == 5
    assert table.table.ranks() == [1, 2, 2]
