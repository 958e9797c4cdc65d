"""A real game of 2011, replayed turn by turn (see data/; YSP rules by their use in play)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from caravanserai import game
from caravanserai.kernel.record import loads, verify
from tests.games.tables import only
from tests.games.yspahan.tables import YspahanTable, yspahan
from tests.rules import rule

RECORD: dict[str, Any] = json.loads(
    (Path(__file__).parent / "data" / "yspahan-boardspace-2011-08-20.json").read_text(encoding="utf-8")
)
ROOT = Path(__file__).parents[3]
TAKES = {"take_gold", "take_camels", "supply_shops"}


def recorded_table() -> YspahanTable:
    """The table of the record: its deck, and the dice of all its days."""
    faces = [face for day in RECORD["days"] for face in [*day["white_dice"], *day["yellow_dice"]]]
    return yspahan(
        RECORD["players"],
        deck=" ".join(RECORD["deck_top_first"]),
        dice=" ".join(str(face) for face in faces),
        first=RECORD["start"]["first_player"],
        gold=RECORD["start"]["gold"],
    )


def play_dice(table: YspahanTable, turn: dict[str, Any]) -> None:
    """Step A of a recorded turn."""
    seat, floor, action = turn["seat"], turn["floor"], turn["action"]
    if action == "draw_card":
        table.play(seat, f"draw {floor}")
    elif action in TAKES:
        plus = f" plus {turn['plus_die_card']}" if "plus_die_card" in turn else ""
        table.play(seat, f"take {floor}{plus}")
        for shop in turn.get("shops_in_order", []):
            if (
                table.asks == "place_goods" and shop not in table.view().shops
            ):  # a single legal shop fills itself
                table.play(seat, f"place {shop}")
    else:
        table.play(seat, f"supervise {floor}", f"move {turn['destination']}")
        send_goods(table, seat, turn["goods"])


def send_goods(table: YspahanTable, seat: int, goods: list[dict[str, Any]]) -> None:
    if len(goods) > 1:
        table.play(seat, f"first {goods[0]['shop']}")
    for good in goods:
        if table.asks == "send_good":
            table.play(seat, "pass")
        table.play(good["owner"], "keep" if good["kept_by_paying_camel"] else "send")
        assert table.view().caravan == good["caravan_after"]


def play_rest(table: YspahanTable, turn: dict[str, Any]) -> None:
    """Cards and step B of a recorded turn; a build card performs the building (YSP-CARD.11)."""
    seat = turn["seat"]
    building = turn.get("build", {}).get("building")
    for card in turn.get("cards_played", []):
        if card["card"].startswith("build_"):
            table.play(seat, f"play {card['card']} {building}")
            building = None
        else:
            table.play(seat, " ".join(["play", card["card"], *([card["shop"]] if "shop" in card else [])]))
    if building is not None:
        table.play(seat, f"build {building}")


def play_turn(table: YspahanTable, day: dict[str, Any], turn: dict[str, Any]) -> None:
    before = (table.view().day, table.view().turn)
    play_dice(table, turn)
    play_rest(table, turn)
    if (table.view().day, table.view().turn) == before:
        table.play(turn["seat"], "end")
    check_after(table, day, turn)


def check_after(table: YspahanTable, day: dict[str, Any], turn: dict[str, Any]) -> None:
    player, after = table.player(turn["seat"]), turn["after"]
    assert (player.gold, player.camels, player.hand) == (after["gold"], after["camels"], after["hand"])
    if not ("week_scoring" in day and turn is day["turns"][-1]):  # the week is scored at once
        assert player.score == after["score"]


def check_end_of_day(table: YspahanTable, day: dict[str, Any]) -> None:
    end, view = day["end_of_day"], table.view()
    assert (table.gold(), table.camels(), table.scores()) == (end["gold"], end["camels"], end["score"])
    assert [player.cards for player in view.players] == end["hand_sizes"]
    assert (view.caravan, view.supervisor) == (end["caravan_owners_in_path_order"], end["supervisor"])


def check_week(table: YspahanTable, day: dict[str, Any], events_before: int) -> None:
    events = table.events()[events_before:]
    souks = {(e["seat"], e["souk"], e["points"] + e["bazaar"]) for e in only(events, "souk_scored")}
    caravan = {(e["seat"], e["points"]) for e in only(events, "caravan_scored")}
    scoring = day.get("week_scoring", [])
    assert souks == {(e["seat"], e["souk"], e["points"]) for e in scoring if e["kind"] == "souk"}
    assert caravan == {(e["seat"], e["points"]) for e in scoring if e["kind"] == "caravan"}


def replayed() -> YspahanTable:
    """The table after the whole record; every turn must end as it did."""
    table = recorded_table()
    for day in RECORD["days"]:
        begun = len(table.events())
        assert (table.view().day, table.waiting) == (day["day"], [day["first_player"]])
        table.play(day["first_player"], f"yellow {day['yellow_bought']}")
        assert {
            floor.floor: {"value": floor.value, "white": floor.white, "yellow": floor.yellow}
            for floor in table.view().tower
            if floor.white + floor.yellow
        } == day["tower"]
        for turn in day["turns"]:
            if "after" in turn:
                play_turn(table, day, turn)
            else:
                play_dice(table, turn)  # the record breaks off here
        if "end_of_day" in day:
            check_end_of_day(table, day)
            check_week(table, day, begun)
    return table


@rule("YSP-TIME.4", "YSP-TOWER.5", "YSP-YELLOW.2", "YSP-PLACE.4", "YSP-SEND.4", "YSP-WEEK.2", "YSP-CAR.6")
def test_the_recorded_game_is_legal_and_every_turn_ends_as_it_did() -> None:
    table = replayed()
    assert (table.view().day, table.view().turn) == (15, 2)


def test_the_documentation_holds_the_game_as_a_record() -> None:
    """`caravanserai analyse` reads it (docs/analysis.md)."""
    kept = loads((ROOT / "docs" / "records" / "yspahan-2011-08-20.json").read_text(encoding="utf-8"))
    verify(game("yspahan"), kept)
    table = replayed().table
    moves = [f"{entry.seat} {table.game.space.text(entry.action)}" for entry in table.entries]
    assert [line.partition(" |")[0] for line in kept["moves"]] == moves and kept["scores"] == table.scores()
