"""Moments: seconds since the epoch internally, ISO 8601 in UTC on the wire."""

from __future__ import annotations

import time
from datetime import UTC, datetime


def now() -> float:
    return time.time()


def iso(moment: float) -> str:
    """A moment as text, to the millisecond."""
    return datetime.fromtimestamp(moment, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
