"""A Ray cluster plays the same ladder; here Ray's few calls are played by a stand-in."""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import ModuleType
from typing import Any

import pytest

from caravanserai.workers import NoRay, Ray, workers


class Remote:
    """A function that Ray would run elsewhere: here its task is only remembered."""

    def __init__(self, play: Callable[[Any], Any]) -> None:
        self.play = play

    def remote(self, task: Any) -> tuple[Callable[[Any], Any], Any]:
        return self.play, task


class StandIn(ModuleType):
    """The part of Ray that we call; what was asked for last is finished first."""

    def __init__(self) -> None:
        super().__init__("ray")
        self.addresses: list[str | None] = []
        self.most = 0
        self.closed = False

    def init(self, address: str | None, log_to_driver: bool) -> None:
        self.addresses.append(address)

    def remote(self, play: Callable[[Any], Any]) -> Remote:
        return Remote(play)

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 2.0}

    def wait(self, running: list[Any], num_returns: int) -> tuple[list[Any], list[Any]]:
        self.most = max(self.most, len(running))
        return running[-num_returns:], running[:-num_returns]

    def get(self, reference: tuple[Callable[[Any], Any], Any]) -> Any:
        play, task = reference
        return play(task)

    def shutdown(self) -> None:
        self.closed = True


def test_every_task_is_played_once_and_only_a_few_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    ray = StandIn()
    monkeypatch.setitem(sys.modules, "ray", ray)
    crew = workers(ray="10.0.0.1:6379")
    assert isinstance(crew, Ray)
    assert sorted(crew.run(lambda task: task * task, range(20))) == [task * task for task in range(20)]
    crew.close()
    assert ray.addresses == ["10.0.0.1:6379"] and ray.most == 4 and ray.closed


def test_without_ray_the_remedy_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(NoRay, match="pip install"):
        workers(ray="auto")
