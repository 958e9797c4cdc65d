"""The version of Caravanserai."""

from __future__ import annotations

from functools import cache
from importlib import metadata


@cache
def version() -> str:
    try:
        return metadata.version("caravanserai")
    except metadata.PackageNotFoundError:  # run from the sources
        return "sources"
