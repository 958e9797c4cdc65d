"""Tries changes on the tests of a game: pytest is loaded and collects once, then each change gets a fork.

First every test runs once, traced and also in a fork, so that nothing the tests leave behind in a module
hides a change. After that a change needs only the tests that reach its lines: first those that name one of
the place's rules, and quick ones first.
"""

from __future__ import annotations

import hashlib
import json
import math
import os
import resource
import select
import signal
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from types import FrameType, FunctionType
from typing import Any

import pytest
from _pytest.runner import runtestprotocol

from mutation.changes import Change
from mutation.places import ROOT, Place, rule_files

BUILD = ROOT / "build"
KERNEL = ROOT / "src" / "caravanserai" / "kernel"
RULE_TEST = "rule test"
OTHER_TEST = "other test"
SURVIVED = "survived"
# a test may use this many seconds of processor time plus this multiple of its traced time; on a busy machine
# that may take far longer by the clock
LEAST_PATIENCE = 2.0
PATIENCE = 4
BUSY = 20
MEMORY = 1 << 30  # a list that grows without end is noticed before the machine suffers


@dataclass(frozen=True)
class Verdict:
    """What the tests said about a change."""

    change: Change
    caught_by: str
    test: str | None
    seconds: float


@dataclass(frozen=True)
class Course:
    """How a test ran without any change."""

    seconds: float
    lines: dict[str, frozenset[int]]  # by file

    def comes_to(self, change: Change) -> bool:
        lines = self.lines.get(str(change.place.path))
        return lines is not None and not lines.isdisjoint(change.lines)


class TestsFail(Exception):
    """Some tests fail even without a change."""


class Trial:
    """A pytest plugin that tries changes instead of running the tests once."""

    def __init__(
        self, sources: Path, tests: Path, changes: list[Change], processes: int, kept: Path = BUILD
    ) -> None:
        self.sources = sources
        self.tests = tests
        self.kept = kept
        self.changes = changes
        self.processes = processes
        self.verdicts: list[Verdict] = []
        self.failed: list[str] = []
        self.items: list[pytest.Item] = []
        self.courses: dict[str, Course] = {}
        self.terminal = os.fdopen(os.dup(sys.stderr.fileno()), "w")  # pytest captures the original

    def run(self) -> list[Verdict]:
        """The verdicts on all changes, in order."""
        off = [f"-p no:{plugin}" for plugin in ("cacheprovider", "xdist", "unraisableexception")]
        plain = [*off, "--assert=plain", "-m", "not many_games", "-qq"]
        status = pytest.main([str(self.tests), *plain], plugins=[self])
        if self.failed:
            raise TestsFail(", ".join(self.failed))
        if len(self.verdicts) != len(self.changes):
            raise TestsFail(f"pytest ended with status {status}")
        order = {id(change): place for place, change in enumerate(self.changes)}
        return sorted(self.verdicts, key=lambda verdict: order[id(verdict.change)])

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.items = session.items
        self.courses = self.read_courses()
        if not self.failed:
            for done, verdict in enumerate(self.try_all(), 1):
                self.verdicts.append(verdict)
                self.tell(f"{done}/{len(self.changes)} changes tried")
            self.tell("")
        return True

    def tell(self, progress: str) -> None:
        """One progress line: overwritten by the next, or printed to a log now and then."""
        if self.terminal.isatty():
            self.terminal.write(f"\r   {progress:40}\r")
        elif len(self.verdicts) % 50 == 0 and progress:
            self.terminal.write(f"   {progress}\n")
        self.terminal.flush()

    # --- which test reaches which lines ---------------------------------------------------------------

    def read_courses(self) -> dict[str, Course]:
        """The course of every test; cached until a source or a test changes."""
        name = f"mutants-{self.sources.name}"
        kept = self.kept / f"{name}-{self.digest()}.json"
        if not kept.exists():
            self.kept.mkdir(exist_ok=True)
            for old in self.kept.glob(f"{name}-*.json"):
                old.unlink()
            self.tell(f"tracing {len(self.items)} tests")
            child = os.fork()
            if child == 0:
                _never_return(lambda: self.trace(kept))
            os.waitpid(child, 0)
        found = json.loads(kept.read_text())
        self.failed = found["failed"]
        return {
            test: Course(seconds, {file: frozenset(numbers) for file, numbers in lines.items()})
            for test, (seconds, lines) in found["courses"].items()
        }

    def digest(self) -> str:
        """A fingerprint of everything that decides how the tests run."""
        folders = [self.sources, KERNEL, self.tests]
        files = [
            path for folder in folders for path in folder.glob("**/*") if path.suffix in (".py", ".toml")
        ]
        files += [
            path for folder in self.tests.parents for path in folder.glob("*.py") if ROOT in folder.parents
        ]
        digest = hashlib.sha256(sys.version.encode())
        for path in sorted(files):
            digest.update(path.read_bytes())
        return digest.hexdigest()[:16]

    def trace(self, kept: Path) -> None:
        """Run every test once and record the lines it reaches."""
        files = {str(path) for path in rule_files(self.sources)}
        courses: dict[str, tuple[float, dict[str, list[int]]]] = {}
        failed: list[str] = []
        for item, after in _with_next(self.items):
            lines: dict[str, set[int]] = {}

            def within(frame: FrameType, event: str, _: Any, lines: dict[str, set[int]] = lines) -> Any:
                lines[frame.f_code.co_filename].add(frame.f_lineno)
                return within

            def entered(
                frame: FrameType, event: str, _: Any, lines: dict[str, set[int]] = lines, within: Any = within
            ) -> Any:
                file = frame.f_code.co_filename
                if file not in files:
                    return None
                lines.setdefault(file, set()).add(frame.f_lineno)
                return within

            began = time.process_time()
            sys.settrace(entered)
            reports = runtestprotocol(item, log=False, nextitem=after)
            sys.settrace(None)
            courses[item.nodeid] = (
                time.process_time() - began,
                {file: sorted(numbers) for file, numbers in lines.items()},
            )
            failed += [item.nodeid] if any(report.failed for report in reports) else []
        kept.write_text(json.dumps({"failed": failed, "courses": courses}))

    # --- one change after another -----------------------------------------------------------------------

    def try_all(self) -> Iterator[Verdict]:
        """Try several changes at a time, each in its own process."""
        waiting = list(reversed(self.changes))
        running: list[_Attempt] = []
        while waiting or running:
            while waiting and len(running) < self.processes:
                running.append(_Attempt(waiting.pop(), self.items, self.courses))
            select.select([attempt.pipe for attempt in running], [], [], 0.2)
            for attempt in list(running):
                verdict = attempt.verdict()
                if verdict is not None:
                    running.remove(attempt)
                    yield verdict


class _Attempt:
    """A change in its own process, which reports through a pipe which test starts and which one failed."""

    def __init__(self, change: Change, items: list[pytest.Item], courses: dict[str, Course]) -> None:
        self.change = change
        concerned = [item for item in items if courses[item.nodeid].comes_to(change)]
        concerned.sort(
            key=lambda item: (not _names_a_rule_of(item, change.place), courses[item.nodeid].seconds)
        )
        self.tests = concerned
        self.patience = [LEAST_PATIENCE + PATIENCE * courses[item.nodeid].seconds for item in concerned]
        self.began = time.monotonic()
        self.ends = self.began + BUSY * (LEAST_PATIENCE + sum(self.patience))
        self.said = ""
        self.pipe, writing = os.pipe()
        self.process = os.fork()
        if self.process == 0:
            os.close(self.pipe)
            _never_return(lambda: self.carry_out(writing))
        os.close(writing)
        os.set_blocking(self.pipe, False)

    def carry_out(self, pipe: int) -> None:
        """In the child: break the rule, then run the tests until one fails."""
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        function_at(self.change.place).__code__ = self.change.code()
        for number, (item, after) in enumerate(_with_next(self.tests)):
            os.write(pipe, f"{number} ".encode())
            seconds = math.ceil(time.process_time() + self.patience[number])
            resource.setrlimit(resource.RLIMIT_CPU, (seconds, resource.RLIM_INFINITY))
            if any(report.failed for report in runtestprotocol(item, log=False, nextitem=after)):
                os.write(pipe, b"failed")
                return
        os.write(pipe, b"passed")

    def verdict(self) -> Verdict | None:
        """None while the tests are running; a change that makes them run for ever is noticed."""
        over = False
        while True:
            try:
                said = os.read(self.pipe, 4096)
            except BlockingIOError:
                break
            if not said:
                over = True
                break
            self.said += said.decode()
        if not over:
            if time.monotonic() < self.ends:
                return None
            os.kill(self.process, signal.SIGKILL)
        os.waitpid(self.process, 0)
        os.close(self.pipe)
        seconds = round(time.monotonic() - self.began, 3)
        if self.said.endswith("passed"):
            return Verdict(self.change, SURVIVED, None, seconds)
        if not self.said:
            raise TestsFail(f"{self.change.key} could not be made")
        test = self.tests[int(self.said.removesuffix("failed").split()[-1])]
        caught_by = RULE_TEST if _names_a_rule_of(test, self.change.place) else OTHER_TEST
        return Verdict(self.change, caught_by, test.nodeid, seconds)


def function_at(place: Place) -> FunctionType:
    """The function at a place, as the tests import it, now or later."""
    file = str(place.path)
    modules = (module for module in sys.modules.values() if getattr(module, "__file__", None) == file)
    found: Any = next(modules, None) or import_module(place.module)
    for name in place.name.split("."):
        found = vars(found)[name]
    for wrapped in ("__func__", "fget", "__wrapped__"):
        found = getattr(found, wrapped, found)
    assert isinstance(found, FunctionType)
    return found


def _names_a_rule_of(item: pytest.Item, place: Place) -> bool:
    return any(mark.args[0] in place.rules for mark in item.iter_markers("rule"))


def _with_next(items: list[pytest.Item]) -> Iterator[tuple[pytest.Item, pytest.Item | None]]:
    return zip(items, [*items[1:], None], strict=False)


def _never_return(work: Any) -> None:
    """In a child: do the work and exit, whatever happens."""
    status = 1
    try:
        work()
        status = 0
    finally:
        os._exit(status)
