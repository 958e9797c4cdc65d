"""The peers' own virtual environment, so that nothing of theirs affects the project's."""

from __future__ import annotations

import hashlib
import json
import subprocess
import sys
import venv
from dataclasses import dataclass
from pathlib import Path

BENCH = Path(__file__).resolve().parent
ROOT = BENCH.parent
REQUIREMENTS = BENCH / "peers" / "requirements.txt"
PLACE = ROOT / "build" / "bench-env"
PEER_HEADING = "# peer: "


@dataclass(frozen=True)
class Environment:
    """Where the peers are installed, which ones are available, and why the others are not."""

    python: Path
    installed: list[str]
    missing: dict[str, str]


def prepare(place: Path = PLACE, requirements: Path = REQUIREMENTS) -> Environment:
    """Create the environment, or reuse it if neither the requirements nor Python have changed."""
    wanted = peers_in(requirements.read_text(encoding="utf-8"))
    python = place / "bin" / "python"
    stamp = place / "peers.json"
    fingerprint = _fingerprint(requirements)
    installed = _already_installed(stamp, fingerprint) if python.exists() else None
    if installed is None:
        _say(f"Creating the peers' environment in {place.relative_to(ROOT)} (once; some 400 MB) ...")
        try:
            venv.create(place, clear=True, with_pip=True)
        except (OSError, subprocess.CalledProcessError) as error:
            return Environment(python, [], dict.fromkeys(wanted, f"no virtual environment: {error}"))
        installed = []
    missing = {}
    for peer, packages in wanted.items():
        if peer in installed:
            continue
        _say(f"Installing {peer} ...")
        if reason := _install(python, packages):
            missing[peer] = reason
            _say(f"{peer} cannot be installed, the bench goes on without it: {reason}")
            continue
        installed.append(peer)
        stamp.write_text(json.dumps({"fingerprint": fingerprint, "installed": installed}), encoding="utf-8")
    return Environment(python, [peer for peer in wanted if peer in installed], missing)


def peers_in(requirements: str) -> dict[str, list[str]]:
    """The packages each peer needs, in file order."""
    peers: dict[str, list[str]] = {}
    packages: list[str] = []
    for line in map(str.strip, requirements.splitlines()):
        if line.startswith(PEER_HEADING):
            packages = peers.setdefault(line.removeprefix(PEER_HEADING), [])
        elif line and not line.startswith("#"):
            packages.append(line)
    return peers


def _fingerprint(requirements: Path) -> str:
    """What the environment was built from; a different Python needs different wheels."""
    return hashlib.sha256(sys.version.encode() + requirements.read_bytes()).hexdigest()


def _already_installed(stamp: Path, fingerprint: str) -> list[str] | None:
    """The peers installed by an earlier run, or None if they are out of date."""
    try:
        content = json.loads(stamp.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None
    return list(content["installed"]) if content["fingerprint"] == fingerprint else None


def _install(python: Path, packages: list[str]) -> str | None:
    """Install one peer; returns a short reason on failure."""
    # Without a wheel, OpenSpiel would spend half an hour compiling C++: better to leave it out.
    pip = [str(python), "-m", "pip", "install", "--quiet", "--retries", "1", "--only-binary", "open_spiel"]
    done = subprocess.run([*pip, *packages], capture_output=True, text=True, check=False)
    if done.returncode == 0:
        return None
    errors = [line for line in done.stderr.splitlines() if line.startswith("ERROR:")]
    return errors[-1].removeprefix("ERROR: ") if errors else f"pip ended with code {done.returncode}"


def _say(message: str) -> None:
    print(message, file=sys.stderr, flush=True)


if __name__ == "__main__":
    print(prepare())
