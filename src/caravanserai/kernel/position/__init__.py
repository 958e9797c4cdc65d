"""Positions as readable documents: what all games read and write the same way."""

from caravanserai.kernel.position.cards import Pool
from caravanserai.kernel.position.faults import (
    cannot_wait,
    in_two_places,
    lies_nowhere,
    need,
    no_moment,
    not_so_many,
)
from caravanserai.kernel.position.reader import Reader, within, write_knowers
from caravanserai.kernel.position.steps import (
    check_steps,
    need_waiting,
    read_sealed,
    read_steps,
    write_sealed,
    write_steps,
)

__all__ = [
    "Pool",
    "Reader",
    "cannot_wait",
    "check_steps",
    "in_two_places",
    "lies_nowhere",
    "need",
    "need_waiting",
    "no_moment",
    "not_so_many",
    "read_sealed",
    "read_steps",
    "within",
    "write_knowers",
    "write_sealed",
    "write_steps",
]
