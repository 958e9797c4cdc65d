"""Objects of the engine are freed safely, compiled or not, however deep they lie in others."""

from __future__ import annotations

import os
import subprocess
import sys

DEEP = """
from caravanserai.games import load
from caravanserai.kernel.chance import Fast

state = load("emira").start(3, Fast(1))
for depth in range(120):
    nest = state.clone()
    for _ in range(depth):
        nest = [nest]
    del nest
"""


def test_a_state_deep_in_other_objects() -> None:
    """With Python's debugging allocator, which notices what is written beside an object."""
    environment = {**os.environ, "PYTHONMALLOC": "debug", "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run([sys.executable, "-c", DEEP], env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
