"""Server processes and a private PostgreSQL cluster, started and stopped by the tests."""

from __future__ import annotations

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

from tests.server.program import FIXED_DEALS

ROOT = Path(__file__).parents[2]
# Tests are many visitors behind one address and do not want to wait.
ROOMY = {
    "message_burst": 2000,
    "message_rate": 1000,
    "chat_burst": 8,
    "request_burst": 2000,
    "request_rate": 1000,
    "reading_burst": 5000,
    "reading_rate": 2000,
    "table_burst": 500,
    "table_rate": 100,
    "guest_burst": 1000,
    "guest_rate": 100,
    "address_share": 1000,
    "address_burst": 10_000,
    "address_rate": 5000,
    "idle_tables": 100,
    "idle_tables_per_address": 100,
}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class ServerProcess:
    """One server process on 127.0.0.1; it can be killed and restarted on the same data."""

    def __init__(
        self, log: Path, program: str = "program", fixed_deals: bool = False, **settings: Any
    ) -> None:
        self.port, self.metrics_port = free_port(), free_port()
        self.wishes = [FIXED_DEALS] if fixed_deals else []
        self.log = log
        self.program = f"tests.server.{program}"
        self.faults = log.parent  # where a faulty program looks for faults to trigger
        settings = {
            "bot_pause": 0.0,
            "bot_workers": 1,
            "bot_deadline": 20.0,
            "sweep_seconds": 0.2,
            "metrics_port": self.metrics_port,
            **settings,
        }
        settings["limits"] = {**ROOMY, **settings.get("limits", {})}
        self.settings = json.dumps(settings)
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    def metrics(self) -> str:
        """The server's metrics, as Prometheus would read them."""
        return httpx.get(f"http://127.0.0.1:{self.metrics_port}/metrics", trust_env=False).text

    def start(self) -> None:
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [
                    *(sys.executable, "-m", self.program, str(self.port), self.settings, str(self.faults)),
                    *self.wishes,
                ],
                cwd=ROOT,
                stderr=log,
                stdout=log,
            )
        self._wait_until_healthy()

    def _wait_until_healthy(self) -> None:
        assert self.process is not None
        end = time.monotonic() + 60  # the machine may be busy
        while time.monotonic() < end:
            if self.process.poll() is not None:
                raise AssertionError(
                    f"the server exited with {self.process.returncode}:\n{self._last_lines()}"
                )
            try:
                if httpx.get(f"http://{self.address}/health", trust_env=False).status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.05)
        raise AssertionError(f"the server did not start:\n{self._last_lines()}")

    def _last_lines(self) -> str:
        return self.log.read_text()[-3000:]

    def kill(self) -> None:
        """Kill it at once; what it passed to the operating system is kept, unlike in a power cut."""
        self._end(signal.SIGKILL)

    def freeze(self) -> None:
        """Suspend it, with whatever it holds."""
        assert self.process is not None
        self.process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGCONT)

    def fail(self, fault: str) -> None:
        """Trigger a fault at the next log entry, if the program is the faulty one."""
        (self.faults / fault).touch()

    def stop(self) -> None:
        """Ask it to shut down."""
        self._end(signal.SIGTERM)

    def _end(self, number: signal.Signals) -> None:
        if self.process is None:
            return
        process, self.process = self.process, None
        process.send_signal(number)
        try:
            process.wait(15)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
            raise


def processes(folder: Path, database: str | None = None, fixed_deals: bool = False) -> list[ServerProcess]:
    """The processes behind one database: one on SQLite in a folder, or two on PostgreSQL."""
    if database is None:
        return [ServerProcess(folder / "log", fixed_deals=fixed_deals, data_dir=str(folder))]
    return [
        ServerProcess(folder / f"log{number}", fixed_deals=fixed_deals, database=database)
        for number in range(2)
    ]


def postgres_programs() -> Path | None:
    """Where initdb and postgres are installed, if at all."""
    found = shutil.which("initdb")
    if found:
        return Path(found).parent
    places = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return places[-1].parent if places else None


class Cluster:
    """A private PostgreSQL on a socket in a temporary folder; it can be restarted and frozen."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self.folder = folder
        self.url = f"postgresql://postgres@/postgres?host={folder}"
        become: list[str] = []
        if os.geteuid() == 0:  # PostgreSQL refuses to run as root
            become = ["runuser", "-u", "postgres", "--"]
            shutil.chown(folder, "postgres", "postgres")
        data = folder / "data"
        make = [*become, str(programs / "initdb"), "-D", str(data), "-U", "postgres", "--auth=trust"]
        self._run([*make, "-N", "-E", "UTF8"])
        with (data / "postgresql.auto.conf").open("a") as settings:
            settings.write(f"unix_socket_directories = '{folder}'\nlisten_addresses = ''\nfsync = off\n")
        self._control = [*become, str(programs / "pg_ctl"), "-D", str(data), "-w"]

    def _run(self, command: list[str], check: bool = True) -> None:
        subprocess.run(command, cwd=self.folder, check=check, stdout=subprocess.DEVNULL)

    def start(self) -> None:
        self._run([*self._control, "-l", str(self.folder / "log"), "start"])

    def restart(self) -> None:
        self._run([*self._control, "-l", str(self.folder / "log"), "-m", "immediate", "restart"])

    def stop(self) -> None:
        self._run([*self._control, "-m", "immediate", "stop"], check=False)

    def signal(self, number: signal.Signals) -> None:
        """Send a signal to every process of the cluster."""
        head = int((self.folder / "data" / "postmaster.pid").read_text().splitlines()[0])
        children = Path(f"/proc/{head}/task/{head}/children").read_text().split()
        for process in [head, *map(int, children)]:
            os.kill(process, number)


@contextmanager
def cluster(programs: Path) -> Iterator[Cluster]:
    """A running cluster."""
    folder = Path(tempfile.mkdtemp(prefix="caravanserai-pg-"))
    running = Cluster(programs, folder)
    running.start()
    try:
        yield running
    finally:
        running.stop()
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def postgres_cluster(programs: Path) -> Iterator[str]:
    """The URL of a running cluster."""
    with cluster(programs) as running:
        yield running.url
