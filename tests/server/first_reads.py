"""A program whose threads read the same table one shortly after another, with the first use slowed down.

    python -m tests.server.first_reads DATABASE_URL TABLE

What a library prepares at first use takes microseconds; here it takes so long that a thread arrives at every
stage of it.
"""

from __future__ import annotations

import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from types import FrameType
from typing import Any

from caravanserai.server.metrics import Metrics
from caravanserai.server.store import Store

THREADS = 12
PAUSE = 0.01  # seconds between two threads
STAGE = 0.04  # seconds for which msgspec looks at the fields of one struct


def slowly(frame: FrameType, event: str, _: Any) -> None:
    """Let the other threads run whenever msgspec looks at the fields of a struct."""
    if event == "call" and frame.f_code.co_name == "get_class_annotations":
        time.sleep(STAGE)


def main() -> None:
    url, table = sys.argv[1:]
    store = Store(url, "reader", Metrics())

    def read(number: int) -> bool:
        time.sleep(number * PAUSE)
        return store.load(table) is not None and len(store.lobby(None)[1]) == 1

    threading.setprofile(slowly)
    with ThreadPoolExecutor(THREADS) as pool:
        assert all(pool.map(read, range(THREADS)))


if __name__ == "__main__":
    main()
