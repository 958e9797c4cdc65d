"""How much one visitor may ask for: buckets that refill over time and are drained by requests."""

from __future__ import annotations

import time
from collections import OrderedDict

_ROUNDING = 1e-6  # tolerance in seconds for the rounding of floats


class Bucket:
    """Allows bursts up to a size, and a steady rate after that."""

    __slots__ = ("_burst", "_full_at", "_rate")

    def __init__(self, burst: float, rate: float) -> None:
        self._burst = burst
        self._rate = rate
        self._full_at = 0.0  # the moment at which the bucket is full again

    def take(self) -> bool:
        """Take one token, if there is one."""
        now = time.monotonic()
        full_at = max(self._full_at, now) + 1 / self._rate
        if full_at - now > self._burst / self._rate + _ROUNDING:
            return False
        self._full_at = full_at
        return True


class Buckets:
    """A bucket for each visitor; those unseen for longest are dropped."""

    def __init__(self, burst: float, rate: float, remembered: int = 10_000) -> None:
        self._burst = burst
        self._rate = rate
        self._remembered = remembered
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, visitor: str) -> bool:
        return self.of(visitor).take()

    def of(self, visitor: str) -> Bucket:
        """The visitor's own bucket."""
        bucket = self._buckets.get(visitor)
        if bucket is None:
            bucket = self._buckets[visitor] = Bucket(self._burst, self._rate)
            while len(self._buckets) > self._remembered:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(visitor)
        return bucket


class SharedBuckets:
    """A bucket for each guest, and a larger one for all guests at an address, because new guests are free."""

    def __init__(self, burst: float, rate: float, share: float) -> None:
        self._guests = Buckets(burst, rate)
        self._addresses = Buckets(share * burst, share * rate)

    def take(self, guest: str, address: str) -> bool:
        return self._guests.take(guest) and self._addresses.take(address)
