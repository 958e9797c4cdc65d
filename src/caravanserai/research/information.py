"""Information states: all that a seat has observed and done since the game began."""

from __future__ import annotations

import hashlib

from caravanserai.kernel.actions import ActionSpace
from caravanserai.kernel.observer import Observer
from caravanserai.kernel.state import State


class InformationState:
    """What one seat has observed and done so far, with perfect recall: as text and as a key.

    Two games that a seat cannot tell apart have the same text and key, and a seat that can tell them apart by
    anything it was ever shown or did has different ones.
    """

    def __init__(self, observer: Observer, seat: int) -> None:
        self.seat = seat
        self._observer = observer
        self._space: ActionSpace = observer.game.space
        self._rows: list[bytes] = []
        self._actions: list[tuple[int, int]] = []  # how many rows there were, and the seat's own action
        self._digest = hashlib.sha256()

    def observe(self, state: State) -> None:
        """The seat looks at the table: after every decision of anybody."""
        row = self._observer.row(state, self.seat)
        if not self._rows or row != self._rows[-1]:
            self._rows.append(row)
            self._digest.update(b"saw" + row)

    def act(self, action: int) -> None:
        """The seat itself takes an action."""
        self._actions.append((len(self._rows), action))
        self._digest.update(b"did" + action.to_bytes(4, "big"))

    @property
    def key(self) -> str:
        """A fingerprint of everything so far."""
        return self._digest.hexdigest()

    @property
    def text(self) -> str:
        """Everything so far: the first observation, then what changed, with the seat's own actions."""
        lines: list[str] = []
        before: dict[str, int] = {}
        acted = 0
        for number, row in enumerate(self._rows, 1):
            now = self._flat(row)
            changes = [f"{name}={value}" for name, value in now.items() if before.get(name, 0) != value]
            lines.append(" ".join(["saw", *changes]))
            before = now
            while acted < len(self._actions) and self._actions[acted][0] == number:
                lines.append(f"did {self._space.text(self._actions[acted][1])}")
                acted += 1
        return "\n".join(lines)

    def _flat(self, row: bytes) -> dict[str, int]:
        layout = self._observer.layout
        values = layout.read(row)
        found: dict[str, int] = {}
        for section in layout.sections:
            for offset in range(section.size):
                name = f"{section.name}.{section.labels[offset]}" if section.labels else section.name
                found[name] = values[section.start + offset]
        return found
