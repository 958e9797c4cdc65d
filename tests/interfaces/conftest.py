"""These tests need PettingZoo, Gymnasium, OpenSpiel and PyArrow: `make research-tests` sets them up."""

from __future__ import annotations

from importlib.util import find_spec

_NEEDED = ("gymnasium", "pettingzoo", "pyspiel", "pyarrow")

if any(find_spec(name) is None for name in _NEEDED):
    collect_ignore_glob = ["test_*.py"]
