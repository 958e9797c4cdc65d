"""The guide for authors: every command runs, and every listing is what the code says."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from tests.server.servers import free_port
from tests.test_other_packages import SOURCES, run

ROOT = Path(__file__).parents[1]
GUIDE = (ROOT / "docs" / "write-a-game.md").read_text(encoding="utf-8")
COMMANDS = [line for block in re.findall(r"```sh\n(.*?)```", GUIDE, re.S) for line in block.splitlines()]
LISTINGS = re.findall(r"```(?:py|toml)\n(.*?)```", GUIDE, re.S)
PICTURES = re.findall(r"!\[.+\]\((.*)\)", GUIDE)
TOLD = re.findall(r"^\| `(.*?)` \|", GUIDE, re.M)
LARGEST = 150_000  # bytes of a picture


def test_every_command_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    source = tmp_path / "site"
    for command in COMMANDS:
        program, *words = shlex.split(command)
        if program == "pip":
            assert words == ["install", "-e", "lanterns[dev]"]  # what it depends on is here already
            offline = ["--no-index", "--no-deps", "--no-build-isolation", "-q"]
            code, out = run([], "pip", "install", *offline, "--target", str(source), "./lanterns")
            assert code == 0, out
        elif words[0] == "serve":
            assert "lanterns" in served(source, tmp_path)
        else:
            module = {"caravanserai": "caravanserai.cli", "pytest": "pytest"}[program]
            code, out = run([source], module, *words, typed="1\n" * 40)
            assert code == 0, f"{command}\n{out}"
    assert len(COMMANDS) == 6


def served(source: Path, folder: Path) -> list[str]:
    """The games that a server offers."""
    port = free_port()
    settings = {**os.environ, "PYTHONPATH": os.pathsep.join([str(SOURCES), str(source)])}
    command = ["-m", "caravanserai.cli", "serve", "--port", str(port), "--data-dir", str(folder / "data")]
    with (folder / "log").open("wb") as log:
        server = subprocess.Popen([sys.executable, *command], env=settings, stdout=log, stderr=log)
    try:
        end = time.monotonic() + 60
        while time.monotonic() < end:
            try:
                answer = httpx.get(f"http://127.0.0.1:{port}/api/shelf", trust_env=False)
                return [game["id"] for game in answer.json()]
            except httpx.TransportError:
                time.sleep(0.1)
        raise AssertionError((folder / "log").read_text())
    finally:
        server.terminate()
        server.wait(30)


def test_every_block_of_the_guide_is_a_command_or_a_listing() -> None:
    assert len(re.findall(r"^```", GUIDE, re.M)) == 2 * (
        len(re.findall(r"^```sh$", GUIDE, re.M)) + len(LISTINGS)
    )


def test_the_pictures_are_there_and_light() -> None:
    assert len(PICTURES) == 2
    assert all((ROOT / "docs" / picture).stat().st_size <= LARGEST for picture in PICTURES)


def test_what_the_suite_is_said_to_tell_it_tells() -> None:
    suite = (ROOT / "src" / "caravanserai" / "conformance").glob("*.py")
    said = "\n".join(path.read_text(encoding="utf-8") for path in suite).replace("`", "")
    assert len(TOLD) == 7
    for words in TOLD:
        parts = re.split("seat 0|…|move-", words)
        assert all(part.strip(" ,") in said for part in parts), words


@pytest.mark.parametrize("listing", LISTINGS, ids=range(len(LISTINGS)))
def test_every_listing_is_in_the_code(listing: str) -> None:
    package = ROOT / "src" / "caravanserai"
    files = [
        *(package / "games" / "gates").rglob("*.py"),
        *(package / "games" / "gates").rglob("*.toml"),
        *(package / "cli" / "template").rglob("*.template"),
    ]
    texts = [file.read_text(encoding="utf-8") for file in files]
    texts = [text.replace("@NAME@", "lanterns").replace("@CLASS@", "Lanterns") for text in texts]
    assert any(listing in text for text in texts), listing
