"""Deliberate leaks, each of which the comparison must find.

They are planted in the server's own code, which is never compiled, so that they leak with any engine.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import Any

import pytest

from caravanserai import game
from caravanserai.conformance.sittings import Setup
from caravanserai.kernel.refusal import Refusal
from caravanserai.kernel.state import UNSEALED
from caravanserai.kernel.table import ALL_SEEING, Table
from caravanserai.kernel.view.frame import Frame, Option
from caravanserai.server import audience, conversation, hints, live, records, story, thinking
from caravanserai.server.live import LiveTable
from caravanserai.server.protocol import Problem, TableInfo
from caravanserai.server.records import Card
from tests.wire.compare import Difference
from tests.wire.game import report_on

Plant = Callable[[pytest.MonkeyPatch], None]


def differences(game_id: str, looks: set[int]) -> list[Difference]:
    """What the comparison finds in one game, played well."""
    box = game(game_id)
    return report_on([(Setup(box, box.counts[0], {}, True), 2, looks)]).differences


def in_frames(monkeypatch: pytest.MonkeyPatch, change: Callable[[Table, int | None, Frame], Frame]) -> None:
    """Change every frame that is sent."""

    def leaking(table: Table, eyes: int | None, first_event: int, scene: bool, computers: int) -> Frame:
        return change(table, eyes, audience.frame_for(table, eyes, first_event, scene, computers))

    monkeypatch.setattr(live, "frame_for", leaking)


def neighbour(table: Table, eyes: int | None) -> dict[str, Any]:
    """Everything the next player has, public and secret."""
    owner = 0 if eyes is None else (eyes + 1) % table.players
    found: dict[str, Any] = table.position()["players"][owner]
    return found


# --- the leaks ------------------------------------------------------------------------------------------


def a_hand_in_an_effect(monkeypatch: pytest.MonkeyPatch) -> None:
    """An option's effects reveal the first card in the neighbour's hand."""

    def change(table: Table, eyes: int | None, frame: Frame) -> Frame:
        hand = str(neighbour(table, eyes)["hand"])
        options = [with_effect(option, "points", sum(hand.encode())) for option in frame.decision.options]
        return dataclasses.replace(frame, decision=dataclasses.replace(frame.decision, options=options))

    in_frames(monkeypatch, change)


def gold_in_an_effect(monkeypatch: pytest.MonkeyPatch) -> None:
    """An option's effects reveal the neighbour's gold, which could be counted but is not shown."""

    def change(table: Table, eyes: int | None, frame: Frame) -> Frame:
        gold = neighbour(table, eyes)["gold"]
        options = [with_effect(option, "gold", gold) for option in frame.decision.options]
        return dataclasses.replace(frame, decision=dataclasses.replace(frame.decision, options=options))

    in_frames(monkeypatch, change)


def with_effect(option: Option, name: str, amount: int) -> Option:
    return dataclasses.replace(option, effects={**option.effects, name: amount})


def the_objective_in_a_score(monkeypatch: pytest.MonkeyPatch) -> None:
    """The table's card includes the points of secret objectives, and is sent during play."""

    def card(self: story.Story) -> Card:
        scores = [] if self.table is None else with_objectives(self.table)
        return Card(self.status, list(self.seats), self.host, self.moved, self.waiting, scores)

    def told(*args: Any) -> TableInfo:
        info = records.table_info(*args)
        info.scores = args[1].scores
        return info

    monkeypatch.setattr(story.Story, "card", card)
    monkeypatch.setattr(live, "table_info", told)


def with_objectives(table: Table) -> list[int]:
    """Scores with extra points for the secret objective, from its letters."""
    owners = table.position()["players"]
    return [
        score + sum(str(owner["objective"]).encode())
        for score, owner in zip(table.scores(ALL_SEEING), owners, strict=True)
    ]


def orders_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Anyone who reads the metrics learns how many orders there are."""
    tell_seats = LiveTable.tell_seats

    def counting(self: LiveTable) -> None:
        self.metrics.gauges["orders"] = lambda: len(self.orders._kept)
        tell_seats(self)

    monkeypatch.setattr(LiveTable, "tell_seats", counting)


def the_deck_in_a_refusal(monkeypatch: pytest.MonkeyPatch) -> None:
    """A refusal reveals what is on top of the deck."""
    in_refusals(monkeypatch, lambda table: table.position()["deck"])


def treasures_in_a_refusal(monkeypatch: pytest.MonkeyPatch) -> None:
    """A refusal reveals what is behind the screens."""
    in_refusals(monkeypatch, lambda table: [owner["treasures"] for owner in table.position()["players"]])


def in_refusals(monkeypatch: pytest.MonkeyPatch, secret: Callable[[Table], Any]) -> None:
    """Put a secret into the arguments of every refusal."""
    heard: list[Table] = []
    own_table = conversation.Conversation._own_table

    async def remember(self: conversation.Conversation, seat: int) -> Table:
        heard.append(await own_table(self, seat))
        return heard[-1]

    def tell(refusal: Refusal) -> Problem:
        told = str(secret(heard[-1])) if heard else ""
        return Problem(refusal.key, {**refusal.args_, "secret": told}, refusal.rule)

    monkeypatch.setattr(conversation.Conversation, "_own_table", remember)
    monkeypatch.setattr(conversation, "move_problem", tell)


def thinking_about_a_sealed_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    """The measured time grows with what the others have chosen in secret."""
    info = LiveTable.info

    def measured(self: LiveTable, viewer: str | None) -> TableInfo:
        table = self.story.table
        for choice in [] if table is None else table.state.sealed:
            if choice != UNSEALED:
                self.metrics.bot.observe(choice / 1000)
        return info(self, viewer)

    monkeypatch.setattr(LiveTable, "info", measured)


def hints_from_the_truth(monkeypatch: pytest.MonkeyPatch) -> None:
    """The advice counts cards that nobody knows."""

    own_table = conversation.Conversation._own_table

    async def with_bad_advice(self: conversation.Conversation, seat: int) -> Any:
        return BadAdvice(await own_table(self, seat))

    monkeypatch.setattr(conversation.Conversation, "_own_table", with_bad_advice)


class BadAdvice:
    """A table whose hints look at the deck."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def __getattr__(self, name: str) -> Any:
        return getattr(self.table, name)

    def hints(self, seat: int, most: int, seed: int = 0) -> list[tuple[Any, str, dict[str, Any]]]:
        return [(self.table.moves(seat)[0], "deck", {"deck": str(self.table.position()["deck"])})]


def search_from_the_truth(monkeypatch: pytest.MonkeyPatch) -> None:
    """The search for a hint is seeded by the whole table, and its chances depend on it."""

    def task(table: Table, seat: int, seed: int) -> thinking.HintTask:
        return thinking.make_hint_task(table, seat, sum(str(table.position()).encode()))

    monkeypatch.setattr(hints, "make_hint_task", task)


PLANTED = [
    pytest.param("yspahan", {40, 60}, a_hand_in_an_effect, "effects.points", id="effect"),
    pytest.param("emira", {20, 40}, the_objective_in_a_score, "TableInfo after GET", id="score"),
    pytest.param("emira", {0, 10}, orders_counted, "caravanserai_orders", id="orders"),
    pytest.param("yspahan", {0, 10}, the_deck_in_a_refusal, "problem.args.secret", id="refusal"),
    pytest.param("emira", {0, 10}, gold_in_an_effect, "effects.gold", id="gold"),
    pytest.param("dragons", {0, 20}, treasures_in_a_refusal, "problem.args.secret", id="treasures"),
    pytest.param("amul", {1, 2, 4}, thinking_about_a_sealed_choice, "bot_seconds", id="thinking"),
    pytest.param("yspahan", {0, 10}, hints_from_the_truth, "HintAnswer", id="hint"),
    pytest.param("emira", {40, 60}, search_from_the_truth, "HintAnswer", id="search"),
]


@pytest.mark.parametrize(("game_id", "looks", "plant", "where"), PLANTED)
def test_a_planted_leak_is_found(
    game_id: str, looks: set[int], plant: Plant, where: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert differences(game_id, looks) == []
    plant(monkeypatch)
    assert any(where in str(each) for each in differences(game_id, looks))
