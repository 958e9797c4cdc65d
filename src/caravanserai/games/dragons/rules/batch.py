"""The plays of a window: how they are declared, cancelled and take effect (DRA-PRIO.5-11)."""

from __future__ import annotations

from mypy_extensions import i64

from caravanserai.games.dragons import events
from caravanserai.games.dragons.actions import SPELL_OF
from caravanserai.games.dragons.parts import ABRACADABRA, BUY, COUNTERSPELL, LAMP, NONE, PARASITE, TABOO
from caravanserai.games.dragons.rules import flow, pieces
from caravanserai.games.dragons.rules.artifacts import POWERS, type_of
from caravanserai.games.dragons.rules.spells import SPELL_TABLE
from caravanserai.games.dragons.state import Dragons, Play
from caravanserai.kernel.step import SilentStep

# --- declaring -----------------------------------------------------------------------------------------


def declare(s: Dragons, seat: i64, action: i64) -> None:
    """It is shown, the use counted, targets named; nothing else changes (DRA-PRIO.5, .6, DRA-ART.1, .2)."""
    spell = SPELL_OF[action]
    if spell != NONE:
        cast(s, seat, spell, action)
        return
    artifact = type_of(action)
    use_artifact(s, seat, artifact)
    s.note(events.ARTIFACT_USED, seat, artifact)
    play = Play(seat, NONE, artifact)
    POWERS[artifact].aim(s, play, action)
    s.batch = [*s.batch, play]


def cast(s: Dragons, seat: i64, spell: i64, action: i64) -> None:
    """A spell leaves the hand; the Lamp is lit with the first one (DRA-LAMP.1, .2, DRA-SPELL.1)."""
    player = s.players[seat]
    if not player.lit:
        use_artifact(s, seat, LAMP)
        player.lit = True
        s.note(events.LAMP_LIT, seat)
    player.change_spells().slots.pop(player.spells.find(spell))
    s.spent |= 1 << spell
    play = Play(seat, spell, NONE)
    SPELL_TABLE[spell].aim(s, play, action)
    s.batch = [*s.batch, play]


def use_artifact(s: Dragons, seat: i64, artifact: i64) -> None:
    """It is laid in front of the screen: one that all know of, if there is one (DRA-ART.1, .2)."""
    player = s.players[seat]
    if player.artifacts[artifact] == player.used[artifact]:
        player.change_secret().slots.pop(player.secret.find(artifact))
        player.change_artifacts()[artifact] += 1
    player.change_used()[artifact] += 1
    player.uses += 1


def cast_while_buying(s: Dragons, seat: i64, space: i64) -> None:
    """Abracadabra opens a window of its own, beginning with the next player (DRA-ABRACADABRA.1)."""
    cast(s, seat, ABRACADABRA, NONE)
    s.push(flow.RESPOND, s.next_seat(seat) << 3 | BUY)


# --- taking effect ---------------------------------------------------------------------------------------


def close(s: Dragons, window: i64) -> None:
    """All have passed: the window closes, or what was played takes effect (DRA-PRIO.3, .4, .7)."""
    if not s.batch:
        return
    cancel(s)
    if window != BUY:
        s.push(flow.RESPOND, s.start << 3 | window)
    s.push(flow.END_BATCH)
    order: list[int] = []
    for seat in s.sequence():
        for index in range(len(s.batch)):
            if s.batch[index].seat == seat:
                order.append(index)
    for index in reversed(order):
        s.push(flow.TAKE_EFFECT, index)


def cancel(s: Dragons) -> None:
    """Counterspells work first, whatever the sequence order; then a Parasite that copies one (DRA-PRIO.9)."""
    for play in s.batch:
        if play.spell == NONE and play.artifact == COUNTERSPELL:
            cancel_spell(s, play.target)
    for index in range(len(s.batch)):
        play = s.batch[index]
        if play.spell == PARASITE and play.artifact == COUNTERSPELL and not s.cancelled >> index & 1:
            cancel_spell(s, play.target)


def cancel_spell(s: Dragons, spell: i64) -> None:
    """The spell will do nothing (DRA-COUNTER.1)."""
    for index in range(len(s.batch)):
        if s.batch[index].spell == spell:
            s.cancelled |= 1 << index
            s.note(events.SPELL_CANCELLED, s.batch[index].seat, spell)


class TakeEffect(SilentStep[Dragons]):
    """One play takes effect, as far as it still can (DRA-PRIO.7, .8)."""

    def run(self, s: Dragons, argument: int) -> None:
        play = s.batch[argument]
        if s.cancelled >> argument & 1:
            return
        if play.spell != NONE:
            if not SPELL_TABLE[play.spell].take_effect(s, play):
                s.note(events.SPELL_WITHOUT_EFFECT, play.seat, play.spell)
        elif not POWERS[play.artifact].take_effect(s, play):
            s.note(events.ARTIFACT_WITHOUT_EFFECT, play.seat, play.artifact)


class EndBatch(SilentStep[Dragons]):
    """Spells go to the discard pile; tokens that came to the present space are turned up (DRA-PRIO.11)."""

    def run(self, s: Dragons, argument: int) -> None:
        """Spells are discarded, newcomers turned up (DRA-PRIO.8, .11, DRA-SPELL.8, DRA-ART.5)."""
        for index in range(len(s.batch)):
            spell = s.batch[index].spell
            stays = (
                spell == TABOO and not s.cancelled >> index & 1
            )  # until the end of the round (DRA-SPELL.8)
            if spell != NONE and not stays:
                s.discard = [*s.discard, spell]
        s.batch = []
        s.cancelled = 0
        if s.turned:
            pieces.turn_up(s, s.current)
