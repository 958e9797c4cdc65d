"""The talents an objective asks for, and the princesses who bring them (EMI-WIN.1, .2)."""

from __future__ import annotations

from dataclasses import dataclass

from caravanserai.games.emira.parts import Parts


@dataclass(frozen=True, slots=True)
class TalentView:
    """One princess that the objective asks for: her talent, and who of the residents brings it."""

    talent: str
    by: str | None


def talents_view(parts: Parts, objective: int, residents: list[int]) -> list[TalentView]:
    """The way to fulfil the objective that lacks least, with a princess for each talent that is there."""
    ways = [_assigned(parts, need, residents) for need in parts.objectives[objective].needs]
    return max(ways, key=lambda way: sum(wanted.by is not None for wanted in way))


def _assigned(parts: Parts, need: list[int], residents: list[int]) -> list[TalentView]:
    """As many talents as possible, each from another princess: a matching by augmenting paths."""
    wanted = [talent for talent, count in enumerate(need) for _ in range(count)]
    brought: dict[int, int] = {}  # by each princess, which of them

    def find(slot: int, asked: set[int]) -> bool:
        for princess in residents:
            if princess in asked or not parts.princesses[princess].talents >> wanted[slot] & 1:
                continue
            asked.add(princess)
            if princess not in brought or find(brought[princess], asked):
                brought[princess] = slot
                return True
        return False

    for slot in range(len(wanted)):
        find(slot, set())
    by = {slot: parts.princess_ids[princess] for princess, slot in brought.items()}
    return [TalentView(parts.talents[talent], by.get(slot)) for slot, talent in enumerate(wanted)]
