"""Learned players at the tables of a server: where they are offered, and what they play from."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from caravanserai.bots.model import WrongModel, model_in, shipped
from caravanserai.games import load
from caravanserai.kernel.table import Table
from caravanserai.server.bots import Bots
from caravanserai.server.metrics import Metrics
from caravanserai.server.models import Models
from caravanserai.server.shelf import shelf
from caravanserai.server.thinking import make_task
from tests.bots.test_model import some_model
from tests.server.conftest import Arrive


@pytest.fixture
def name(tmp_path: Path) -> str:
    path = tmp_path / "gates.json"
    path.write_text(json.dumps(some_model(players=3)), encoding="utf-8")
    return f"model:{path}"


def test_a_model_is_offered_for_its_game_and_number_of_players(name: str) -> None:
    gates, models = load("gates"), Models([name])
    assert models.counts(gates) == [3]
    assert models.find(gates, 3, {}) == Path(name.removeprefix("model:"))
    assert models.find(gates, 4, {}) is None
    assert {info.id: info.learned for info in shelf(models)}["gates"] == [3]
    assert Models().counts(gates) == []


def test_what_is_no_model_is_refused_when_the_server_starts(name: str, tmp_path: Path) -> None:
    for wrong in ("classic", f"{name}x"):
        with pytest.raises(WrongModel):
            Models([wrong])
    path = tmp_path / "other.json"
    path.write_text(json.dumps({**some_model(), "game": "chess"}), encoding="utf-8")
    with pytest.raises(WrongModel, match="not on the shelf"):
        Models([f"model:{path}"])


def test_a_computer_that_learned_plays_what_its_model_prefers(name: str) -> None:
    table = Table(load("gates"), 3, 1)
    seat = table.waiting[0]
    task = make_task(table, seat, "learned", 7)

    async def ask() -> int | None:
        bots = Bots(1, 20.0, Metrics(), models=Models([name]))
        try:
            return await bots.choose(task)
        finally:
            await bots.close()

    model = model_in(Path(name.removeprefix("model:")), table.game)
    assert asyncio.run(ask()) == model.choose(table.state_for(seat, 7), seat)


def test_a_table_without_a_learned_player_for_it_is_refused(arrive: Arrive) -> None:
    guest = arrive("Ada")
    learned = {"kind": "bot", "level": "learned"}
    assert guest.refused("/api/tables", game="gates", seats=[{"kind": "person"}, learned]) == "bad_level"
    table = guest.new_table("person", "open", game="gates")
    assert guest.refused(f"/api/tables/{table['id']}/seats/1", **learned) == "bad_level"
    offered = {game["id"]: game["learned"] for game in guest.get("/api/shelf")}
    for game in offered:
        assert bool(offered[game]) == (shipped(load(game)) is not None)
