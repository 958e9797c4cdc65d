"""Data sets: the same bytes when made again, resumable, and replayable."""

from __future__ import annotations

from pathlib import Path

import pytest

from caravanserai import SHELF
from caravanserai.kernel.observer import Observer
from caravanserai.research import dataset
from caravanserai.research.dataset import Dataset, WrongHeader, make
from caravanserai.research.plan import Plan, Player


def plan_for(game: str, games: int = 4) -> Plan:
    return Plan(game, ("random", "classic", "random"), games, seed=3)


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


@pytest.mark.parametrize("game", SHELF)
def test_made_twice_it_is_the_same_bytes(game: str, tmp_path: Path) -> None:
    for name in ("one", "two"):
        make(plan_for(game), tmp_path / name, observations=True, processes=1)
    assert contents(tmp_path / "one") == contents(tmp_path / "two")


@pytest.mark.parametrize("game", SHELF)
def test_a_game_can_be_replayed_from_it(game: str, tmp_path: Path) -> None:
    make(plan_for(game), tmp_path, observations=True, processes=1)
    data = Dataset(tmp_path)
    decisions = data.decisions()
    observer = Observer(Player(data.plan).game, 3, data.plan.options)
    seen = [(seat, action, observer.values(state, seat)) for state, seat, action in data.replay(2)]
    rows = [row for row in decisions.to_pylist() if row["game"] == 2]
    assert [(row["seat"], row["action"], row["observation"]) for row in rows] == seen
    assert [row["text"] for row in rows] == [observer.game.space.text(row["action"]) for row in rows]
    end = data.games().to_pylist()[2]
    state = Player(data.plan).play(2, lambda state, seat, legal, action: None)
    assert end["scores"] == state.scores()
    assert end["ranks"] == observer.game.ranks(state)
    assert end["decisions"] == len(rows)


def test_an_unfinished_data_set_is_gone_on_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dataset, "PART", 2)
    plan = plan_for("yspahan", 6)
    make(plan, tmp_path / "whole", processes=1)
    make(plan, tmp_path / "resumed", processes=1)
    for path in (tmp_path / "resumed").glob("*-00001.parquet"):
        path.unlink()
    done: list[int] = []
    make(plan, tmp_path / "resumed", processes=1, progress=done.append)
    assert done == [4, 2]
    assert contents(tmp_path / "whole") == contents(tmp_path / "resumed")


def test_another_plan_does_not_mix_with_it(tmp_path: Path) -> None:
    make(plan_for("yspahan", 1), tmp_path, processes=1)
    with pytest.raises(WrongHeader):
        make(plan_for("yspahan", 2), tmp_path, processes=1)
