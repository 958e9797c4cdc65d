"""Typed text on the wire: texts too long to be a move are shortened when shown and never cut into a move."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from caravanserai import SHELF, game
from caravanserai.kernel.refusal import LONGEST_MOVE
from caravanserai.server.protocol import Hello, MoveMessage, WhyMessage
from caravanserai.server.records import Card, Seat, Setup, table_info
from tests.wire.inside import inside


def said(folder: Path, *moves: str) -> list[dict[str, Any]]:
    """The answers to moves and questions, and how far the game has got, at a table of Yspahan."""

    async def talk() -> list[dict[str, Any]]:
        async with inside(folder) as house:
            guest = await house.arrive("Ada")
            wish = {
                "game": "yspahan",
                "seats": [{"kind": "person"}, *[{"kind": "local"}] * 2],
                "options": {"first_player": 0},
            }
            made = json.loads(await guest.post("/api/tables", wish))
            page = await guest.open(made["id"])
            await page.ask(Hello(None, 0))
            answers = []
            for move in moves:
                answers += await page.ask(WhyMessage(0, "why", move))
                answers += (await page.ask(MoveMessage(0, move, 0, f"move {len(answers)}")))[:1]
            await page.close()
            return [json.loads(answer) for answer in answers]

    return asyncio.run(talk())


@pytest.mark.parametrize(
    "text",
    ["yellow 0" + " " * 200, "yellow 0" + " " * 80 + "x", " " * 100 + "yellow 0", "yellow 0…", "yellow 0x"],
)
def test_a_text_that_is_too_long_is_no_move(tmp_path: Path, text: str) -> None:
    why, refused = said(tmp_path, text)
    assert why["problem"]["key"] == refused["problem"]["key"] == "unparsable"
    assert refused["type"] == "refused"
    assert len(why["move"]) <= LONGEST_MOVE + 1 and len(why["problem"]["args"]["text"]) <= LONGEST_MOVE + 1


@pytest.mark.parametrize("text", ["yellow +0", "yellow 0_0", "yellow 00", "yellow ٠", "yellow -0", "0", "1"])
def test_a_number_on_the_wire_is_written_whole(tmp_path: Path, text: str) -> None:
    why, refused = said(tmp_path, text)
    assert why["problem"]["key"] == "unparsable" and refused["type"] == "refused"


def test_a_move_with_spaces_around_it_is_played(tmp_path: Path) -> None:
    why, done = said(tmp_path, "  yellow   0 ")
    assert why["problem"] is None and done["type"] == "ack"


@pytest.mark.parametrize("game_id", SHELF)
def test_no_move_is_nearly_as_long(game_id: str) -> None:
    space = game(game_id).space
    assert max(len(space.text(action)) for action in range(space.size)) <= LONGEST_MOVE - 20


def test_a_card_of_an_earlier_version_tells_no_score_before_the_end() -> None:
    """Such cards included the points of secret objectives, and the database still holds them."""
    seats = [Seat("person", "ada", "Ada"), Seat("bot", None, "Omar", "merchant")]
    setup = Setup("table", "emira", 1, {}, seats, None, True, "ada", 0.0, bytes(32))
    for status, told in (("playing", []), ("over", [3, 7])):
        card = Card(status, seats, "ada", 0.0, [0], [3, 7])  # type: ignore[arg-type]  # a word of the Literal
        for viewer in (None, "ada", "berta"):
            assert table_info(setup, card, viewer, set()).scores == told
