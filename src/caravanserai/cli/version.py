"""The version of Caravanserai."""

from __future__ import annotations

import tomllib
from importlib import metadata
from pathlib import Path


def version() -> str:
    """The installed version, or that of the sources being run."""
    project = Path(__file__).parents[3] / "pyproject.toml"
    if project.is_file():
        with project.open("rb") as file:
            return str(tomllib.load(file)["project"]["version"])
    return metadata.version("caravanserai")
