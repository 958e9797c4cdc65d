"""The windows in which spells are cast and artifacts used (DRA-PRIO).

In a window everybody who might have something to play says at the same time what he would do if nobody
before him played anything: one play, or pass. The first play in order is made; then all are asked anew.
That is the same as asking one after the other, only that nobody learns who was asked and passed (DRA-INFO.6).
Whoever is asked is found from public knowledge alone: being asked tells nothing.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from caravanserai.games.dragons import parts
from caravanserai.games.dragons.actions import ARTIFACT_OF, PASS, PLAYS, SPELL_OF, USE
from caravanserai.games.dragons.parts import (
    ARTIFACTS,
    COUNTERSPELL,
    GUARD,
    LAMP,
    NONE,
    PARASITE,
    SMUGGLER,
    SPELLS,
    TALLY,
    WINDOWS,
)
from caravanserai.games.dragons.rules import batch, flow
from caravanserai.games.dragons.rules.artifacts import POWERS, USABLE
from caravanserai.games.dragons.rules.rooms import ASKED
from caravanserai.games.dragons.rules.spells.all_spells import SPELL_TABLE
from caravanserai.games.dragons.rules.windows import ASKED_FROM, WINDOW, ask_from
from caravanserai.games.dragons.state import Dragons
from caravanserai.kernel.actions import Family
from caravanserai.kernel.refusal import Refusal, Value
from caravanserai.kernel.state import UNSEALED
from caravanserai.kernel.step import Part, SealedStep, Waiting

# the types of artifact that can be used and whose bits are set, listed
_LISTED: Final[list[list[int]]] = [
    [artifact for artifact in USABLE if types >> artifact & 1] for types in range(1 << len(ARTIFACTS))
]

# the window that is open when it waits on each of these steps (DRA-PRIO.1)
_WINDOW_BEFORE: Final = {
    flow.PLACE_TOKEN: parts.PLACE,
    flow.TURN_UP: parts.BEFORE,
    flow.EVALUATE: parts.TALLY,
    flow.BUY_ARTIFACT: parts.TALLY,
    flow.TAKE_ARTIFACT: parts.BUY,
    flow.CLEAN_UP: parts.END,
}


class Respond(SealedStep[Dragons]):
    """One play or a pass from everybody who might have something to play (DRA-PRIO.1-4, DRA-DEC.3)."""

    offers: ClassVar[list[Family]] = PLAYS
    carries: ClassVar[list[Part]] = [WINDOW, ASKED_FROM]

    def asks(self, s: Dragons, argument: int) -> int:
        window = WINDOW.of(argument)
        types = s.timely_artifacts(window)
        if not s.batch:
            types &= ~(1 << COUNTERSPELL)
        asked = 0
        for seat in range(s.players_count):
            if might_cast(s, seat, window) or (types != 0 and might_use(s, seat, types)):
                asked |= 1 << seat
        return asked

    def run(self, s: Dragons, argument: int) -> None:
        """Nobody can play anything: the window closes (DRA-PRIO.2, .4, DRA-KEY.1)."""
        batch.close(s, WINDOW.of(argument))

    def options(self, s: Dragons, argument: int, seat: int) -> list[int]:
        return plays(s, seat, WINDOW.of(argument))

    def reveal(self, s: Dragons, argument: int, choices: list[int]) -> None:
        seat = ASKED_FROM.of(argument)
        window = WINDOW.of(argument)
        for _ in range(s.players_count):
            following = s.next_seat(seat)
            if choices[seat] != UNSEALED and choices[seat] != PASS.action:
                batch.declare(s, seat, choices[seat])
                ask_from(s, following, window)
                return
            seat = following
        batch.close(s, window)

    def default(self, s: Dragons, argument: int, seat: int) -> int:
        """Pass (DRA-DEFAULT.1)."""
        return PASS.action

    def about(self, s: Dragons, argument: int) -> dict[str, Value]:
        in_turn = NONE < s.current < len(s.parts.spaces)
        return {
            "window": WINDOWS[WINDOW.of(argument)],
            "space": s.parts.spaces[s.current] if in_turn else "none",
            "owner": next_to_place(s),
            "plays": len(s.batch),
        }

    def why_not(self, s: Dragons, argument: int, seat: int, action: int) -> Refusal:
        if SPELL_OF[action] != NONE:
            return why_not_cast(s, seat, WINDOW.of(argument), action)
        return why_not_use(s, seat, WINDOW.of(argument), action)

    def fits(self, s: Dragons, argument: int, below: list[Waiting]) -> bool:
        """Before what it opens, from the start player on, or from whoever comes after the last play."""
        if not s.magic or WINDOW.of(argument) != _WINDOW_BEFORE[below[-1].number]:
            return False
        if below[-1].number == flow.BUY_ARTIFACT and ASKED.of(below[-1].argument) == 0:
            return False  # the first buyer is asked without another window
        taking_effect = s.carried_by(flow.END_BATCH) >= 0
        first = s.start if taking_effect or not s.batch else s.next_seat(s.batch[-1].seat)
        return ASKED_FROM.of(argument) == first


def next_to_place(s: Dragons) -> int:
    """Whose token comes after this window; the start player when all are placed (DRA-PRIO.1, DRA-PLACE.1)."""
    seat = s.carried_by(flow.PLACE_TOKEN)
    return seat if seat >= 0 else s.start


# --- who is asked --------------------------------------------------------------------------------------


def might_cast(s: Dragons, seat: i64, window: i64) -> bool:
    """Whether, for all that is public, a player could cast a spell now (DRA-INFO.6, DRA-SPELL.1)."""
    player = s.players[seat]
    if player.spells.size() == 0:
        return False
    if not player.lit and (s.uses_left(seat) == 0 or not might_have(s, seat, LAMP)):
        return False
    return some_spell_fits(s, seat, window)


def might_use(s: Dragons, seat: i64, types: i64) -> bool:
    """Whether, for all that is public, a player could use an artifact of these types (DRA-INFO.6)."""
    if s.uses_left(seat) == 0:
        return False
    for artifact in _LISTED[types]:
        if might_have(s, seat, artifact) and can_be_used(s, seat, artifact):
            return True
    return False


def might_have(s: Dragons, seat: i64, artifact: i64) -> bool:
    """Whether everybody knows of such an artifact, or of one whose type is secret (DRA-INFO.5, .6)."""
    player = s.players[seat]
    return player.artifacts[artifact] > player.used[artifact] or player.secret.size() > 0


def can_be_used(s: Dragons, seat: i64, artifact: i64) -> bool:
    """Whether an artifact of this type would have a legal use now; that is public (DRA-INFO.6, DRA-ART.6)."""
    uses: list[int] = []
    POWERS[artifact].add_uses(s, seat, USE, uses)
    return len(uses) > 0


def some_spell_fits(s: Dragons, seat: i64, window: i64) -> bool:
    """Whether a spell that nobody has seen fits the window (DRA-INFO.6, DRA-SPELL.2, DRA-PRIO.13)."""
    if window == TALLY and s.current == GUARD:
        return False
    unseen = s.parts.spells_in[window] & ~s.spent
    if unseen & ~(1 << PARASITE | 1 << SMUGGLER):
        return True
    for spell in (SMUGGLER, PARASITE):
        if unseen & s.timely_spells(window) & 1 << spell:
            casts: list[int] = []
            SPELL_TABLE[spell].add_casts(s, seat, window, casts)
            if casts:
                return True
    return False


# --- what can be played --------------------------------------------------------------------------------


def plays(s: Dragons, seat: i64, window: i64) -> list[int]:
    """Pass, every legal use of an artifact and every legal cast of a spell (DRA-ART.6, DRA-SPELL.2)."""
    found: list[int] = [PASS.action]
    types = s.timely_artifacts(window)
    if s.uses_left(seat) > 0:
        for artifact in _LISTED[types]:
            if s.unused(seat, artifact) > 0:
                POWERS[artifact].add_uses(s, seat, USE, found)
    hand = s.players[seat].spells
    if hand.size() > 0 and s.may_cast(seat):
        timely = s.timely_spells(window)
        for place in range(hand.size()):
            spell = hand.card(place)
            if timely >> spell & 1:
                SPELL_TABLE[spell].add_casts(s, seat, window, found)
    return found


def why_not_use(s: Dragons, seat: i64, window: i64, action: int) -> Refusal:
    """Why an artifact cannot be used in this way now (DRA-ART.1, .2, .6)."""
    artifact = ARTIFACT_OF[action]
    name = ARTIFACTS[artifact]
    if s.unused(seat, artifact) == 0:
        return Refusal("DRA-ART.2", "no_unused_artifact", {"artifact": name})
    if s.uses_left(seat) == 0:
        return Refusal("DRA-ART.1", "no_use_left", {"uses": s.players[seat].uses})
    if not s.timely_artifacts(window) >> artifact & 1:
        return Refusal("DRA-ART.6", "artifact_not_now", {"artifact": name})
    return POWERS[artifact].why_not(s, seat, USE, action)


def why_not_cast(s: Dragons, seat: i64, window: i64, action: int) -> Refusal:
    """Why a spell cannot be cast in this way now (DRA-SPELL.1, .2, DRA-PRIO.13)."""
    spell = SPELL_OF[action]
    name = SPELLS[spell]
    if not s.players[seat].spells.has(spell):
        return Refusal("DRA-SPELL.1", "spell_not_in_hand", {"spell": name})
    if not s.may_cast(seat):
        return Refusal("DRA-SPELL.1", "no_lamp")
    if window == TALLY and s.current == GUARD:
        return Refusal("DRA-PRIO.13", "no_spell_at_guard")
    if not s.timely_spells(window) >> spell & 1:
        return Refusal("DRA-SPELL.2", "spell_not_now", {"spell": name})
    return SPELL_TABLE[spell].why_not(s, seat, window, action)
