"""What `make test` runs (`tools/check`): every test there is, but for those with a target of their own."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_every_test_belongs_to_a_step() -> None:
    """A test that no step names never runs: the comparison on the wire was once forgotten like that."""
    steps = "\n".join((ROOT / name).read_text(encoding="utf-8") for name in ("tools/check", "Makefile"))
    named = {path for pattern in re.findall(r"tests/[\w*./]+", steps) for path in ROOT.glob(pattern)}
    tests = [path for path in (ROOT / "tests").rglob("test_*.py") if "fixtures" not in path.parts]
    assert len(tests) > 100
    assert [str(path) for path in tests if not {path, *path.parents} & named] == []
