"""The plays of a window: how they are declared and take effect (DRA-PRIO.5-8, .11)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from caravanserai.games.dragons import events, parts
from caravanserai.games.dragons.actions import ARTIFACT_OF, SPELL_OF, USE
from caravanserai.games.dragons.parts import ABRACADABRA, LAMP, NONE, TABOO
from caravanserai.games.dragons.rules import flow, pieces
from caravanserai.games.dragons.rules.artifacts import POWERS
from caravanserai.games.dragons.rules.counterspell import cancel
from caravanserai.games.dragons.rules.spells.all_spells import SPELL_TABLE
from caravanserai.games.dragons.rules.windows import ask_from, order_of_effect
from caravanserai.games.dragons.state import Dragons, Play
from caravanserai.kernel.step import Part, SilentStep, Waiting

# the place of a play in the batch
PLAY: Final = Part("play", 0, 5)

# --- declaring -----------------------------------------------------------------------------------------


def declare(s: Dragons, seat: i64, action: i64) -> None:
    """It is shown, the use counted, targets named; nothing else changes (DRA-PRIO.5, .6, DRA-ART.1, .2)."""
    spell = SPELL_OF[action]
    if spell != NONE:
        cast(s, seat, spell, action)
        return
    artifact = ARTIFACT_OF[action]
    s.players[seat].lay_out(artifact)
    s.note(events.ARTIFACT_USED, seat, artifact)
    play = Play(seat, NONE, artifact)
    POWERS[artifact].aim(s, play, USE, action)
    s.batch = [*s.batch, play]


def cast(s: Dragons, seat: i64, spell: i64, action: i64) -> None:
    """A spell leaves the hand; the Lamp is lit with the first one (DRA-LAMP.1, .2, DRA-SPELL.1)."""
    player = s.players[seat]
    if not player.lit:
        player.lay_out(LAMP)
        player.lit = True
        s.note(events.LAMP_LIT, seat)
    player.change_spells().remove(spell)
    s.spent |= 1 << spell
    play = Play(seat, spell, NONE)
    SPELL_TABLE[spell].aim(s, play, action)
    s.batch = [*s.batch, play]


def cast_while_buying(s: Dragons, seat: i64) -> None:
    """Abracadabra opens a window of its own, beginning with the next player (DRA-ABRACADABRA.1)."""
    cast(s, seat, ABRACADABRA, NONE)
    ask_from(s, s.next_seat(seat), parts.BUY)


# --- taking effect -------------------------------------------------------------------------------------


def close(s: Dragons, window: i64) -> None:
    """All have passed: the window closes, or what was played takes effect (DRA-PRIO.3, .4, .7)."""
    if not s.batch:
        return
    cancel(s)
    if window != parts.BUY:
        ask_from(s, s.start, window)
    s.push(flow.END_BATCH)
    for index in reversed(order_of_effect(s)):
        s.push(flow.TAKE_EFFECT, index)


class TakeEffect(SilentStep[Dragons]):
    """One play takes effect, as far as it still can (DRA-PRIO.7, .8)."""

    carries: ClassVar[list[Part]] = [PLAY]

    def run(self, s: Dragons, argument: int) -> None:
        play = s.batch[argument]
        if s.cancelled >> argument & 1:
            return
        if play.spell != NONE:
            if not SPELL_TABLE[play.spell].take_effect(s, play):
                s.note(events.SPELL_WITHOUT_EFFECT, play.seat, play.spell)
        elif not POWERS[play.artifact].take_effect(s, play):
            s.note(events.ARTIFACT_WITHOUT_EFFECT, play.seat, play.artifact)

    def fits(self, s: Dragons, argument: int, below: list[Waiting]) -> bool:
        """In the order of their effects, the last one lowest (DRA-PRIO.7)."""
        lower = sum(1 for waiting in below if waiting.number == flow.TAKE_EFFECT)
        order = order_of_effect(s)
        return lower < len(order) and order[-1 - lower] == argument


class EndBatch(SilentStep[Dragons]):
    """Spells go to the discard pile; tokens that came to the present space are turned up (DRA-PRIO.11)."""

    def run(self, s: Dragons, argument: int) -> None:
        """Spells are discarded, newcomers turned up (DRA-PRIO.8, .11, DRA-SPELL.8, DRA-ART.5)."""
        for index, play in enumerate(s.batch):
            # Taboo! stays until the end of the round, if it has worked (DRA-SPELL.8)
            stays = play.spell == TABOO and not s.cancelled >> index & 1
            if play.spell != NONE and not stays:
                s.discard_spell(play.spell)
        s.batch = []
        s.cancelled = 0
        if s.turned:
            pieces.turn_up(s, s.current)

    def fits(self, s: Dragons, argument: int, below: list[Waiting]) -> bool:
        return argument == 0 and len(s.batch) > 0
