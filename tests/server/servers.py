"""Server processes and a private PostgreSQL cluster, started and ended by the tests."""

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
    "table_burst": 500,
    "table_rate": 100,
    "guest_burst": 1000,
    "guest_rate": 100,
}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class ServerProcess:
    """One server process on 127.0.0.1; it can be killed and started again on the same data."""

    def __init__(self, log: Path, fixed_deals: bool = False, **settings: Any) -> None:
        self.port = free_port()
        self.wishes = [FIXED_DEALS] if fixed_deals else []
        self.log = log
        settings = {
            "bot_pause": 0.0,
            "bot_workers": 1,
            "bot_deadline": 20.0,
            "sweep_seconds": 0.2,
            **settings,
        }
        settings["limits"] = {**ROOMY, **settings.get("limits", {})}
        self.settings = json.dumps(settings)
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    def start(self) -> None:
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "tests.server.program", str(self.port), self.settings, *self.wishes],
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
                break
            try:
                if httpx.get(f"http://{self.address}/health", trust_env=False).status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.05)
        raise AssertionError(f"the server did not start:\n{self.log.read_text()[-3000:]}")

    def kill(self) -> None:
        """End it as a power failure would."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Ask it to end."""
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
    """The processes behind one database: one on SQLite in a folder, or two on a PostgreSQL."""
    if database is None:
        return [ServerProcess(folder / "log", fixed_deals, data_dir=str(folder))]
    return [ServerProcess(folder / f"log{number}", fixed_deals, database=database) for number in range(2)]


def postgres_programs() -> Path | None:
    """Where initdb and postgres are, if they are anywhere."""
    found = shutil.which("initdb")
    if found:
        return Path(found).parent
    places = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return places[-1].parent if places else None


@contextmanager
def postgres_cluster(programs: Path) -> Iterator[str]:
    """A private cluster on a socket in a temporary folder; yields its URL."""
    folder = Path(tempfile.mkdtemp(prefix="caravanserai-pg-"))
    become: list[str] = []
    if os.geteuid() == 0:  # PostgreSQL refuses to run as root
        become = ["runuser", "-u", "postgres", "--"]
        shutil.chown(folder, "postgres", "postgres")
    data = folder / "data"
    subprocess.run(
        [
            *become,
            str(programs / "initdb"),
            "-D",
            str(data),
            "-U",
            "postgres",
            "--auth=trust",
            "-N",
            "-E",
            "UTF8",
        ],
        cwd=folder,
        check=True,
        stdout=subprocess.DEVNULL,
    )
    with (data / "postgresql.auto.conf").open("a") as settings:
        settings.write(f"unix_socket_directories = '{folder}'\nlisten_addresses = ''\nfsync = off\n")
    control = [*become, str(programs / "pg_ctl"), "-D", str(data), "-w"]
    log = str(folder / "log")
    subprocess.run([*control, "-l", log, "start"], cwd=folder, check=True, stdout=subprocess.DEVNULL)
    try:
        yield f"postgresql://postgres@/postgres?host={folder}"
    finally:
        subprocess.run(
            [*control, "-m", "immediate", "stop"], cwd=folder, check=False, stdout=subprocess.DEVNULL
        )
        shutil.rmtree(folder, ignore_errors=True)
