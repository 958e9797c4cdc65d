"""Setting up a position: what has been played and waits to take effect (DRA-PRIO)."""

from __future__ import annotations

from caravanserai.games.dragons.parts import (
    ABRACADABRA,
    ARTIFACTS,
    BUY,
    CARPET,
    COUNTERSPELL,
    DOUBLE,
    EYE_FOR_AN_EYE,
    MAGES_APPRENTICE,
    NONE,
    PARASITE,
    SPELLS,
)
from caravanserai.games.dragons.position.write import piece_name
from caravanserai.games.dragons.rules.artifacts import POWERS, USABLE
from caravanserai.games.dragons.rules.counterspell import cancel
from caravanserai.games.dragons.rules.spells.all_spells import SPELL_TABLE
from caravanserai.games.dragons.rules.spells.spell import SpellAtSpace
from caravanserai.games.dragons.rules.spells.tokens import MoveToken
from caravanserai.games.dragons.state import Dragons, Play
from caravanserai.kernel.position import Reader, need


def read_batch(s: Dragons, reader: Reader) -> None:
    """The plays of the present window, in the order in which they were made."""
    pieces = [piece_name(owner, at) for owner in range(s.players_count) for at in range(s.parts.pieces)]
    for index, entry in enumerate(reader.raw_list("batch")):
        row = Reader(entry, f"position.batch[{index}]")
        seat = row.number("seat", 0, 0, s.players_count - 1)
        spell = row.word("spell", "", SPELLS) if row.says("spell") else NONE
        play = Play(seat, spell, row.word("artifact", "", ARTIFACTS) if row.says("artifact") else NONE)
        if row.says("piece"):
            play.owner, play.piece = divmod(row.word("piece", "", pieces), s.parts.pieces)
        if row.says("space"):
            play.space = row.word("space", "", s.parts.spaces)
        if row.says("target"):
            play.target = row.word("target", "", SPELLS)
        _need_declared(play, row.where)
        if row.flag("cancelled", False):
            s.cancelled |= 1 << index
        row.finish()
        s.batch.append(play)


def power_of(play: Play) -> int:
    """The artifact whose power a play uses, its own or copied, or NONE."""
    return int(play.artifact) if play.spell in (NONE, PARASITE) else NONE


def _need_declared(play: Play, where: str) -> None:
    """Everything that has to be declared for a play is there (DRA-PRIO.5)."""
    power = power_of(play)
    is_play = play.spell not in (NONE, PARASITE) or power in USABLE
    need(is_play, where, "no_play", "a play is a spell or the use of an artifact")
    spell = SPELL_TABLE[play.spell] if play.spell != NONE else None
    at_piece = isinstance(spell, MoveToken) or play.spell == EYE_FOR_AN_EYE or power == DOUBLE
    need(not at_piece or play.piece != NONE, where, "aim_at_piece", "it must be aimed at a piece")
    at_space = isinstance(spell, SpellAtSpace | MoveToken) or power in (DOUBLE, CARPET)
    at_space = at_space or play.spell in (ABRACADABRA, MAGES_APPRENTICE)
    need(not at_space or play.space != NONE, where, "name_a_space", "it must name a space")
    offers = play.spell != MAGES_APPRENTICE or play.artifact != NONE
    need(offers, where, "offer_artifact", "an artifact must be offered")
    aimed = power != COUNTERSPELL or play.target != NONE
    need(aimed, where, "aim_at_spell", "it must be aimed at a spell")


def check_plays(s: Dragons, window: int) -> None:
    """Each play can have been made in this window (DRA-PRIO.5, .6)."""
    text = "this cannot have been played at this moment"
    for index, play in enumerate(s.batch):
        fits = _is_timely(s, play, window) and _is_rightful(s, play) and _is_aimed(s, play, index)
        need(fits, f"position.batch[{index}]", "not_declared", text)


def check_cancelled(s: Dragons, taking_effect: bool) -> None:
    """Nothing is cancelled before the window closes; then what Counterspells aim at (DRA-PRIO.9)."""
    told = s.cancelled
    if not taking_effect:
        need(told == 0, "position.batch", "cancelled_later", "nothing is cancelled yet")
        return
    s.cancelled = 0
    cancel(s)
    text = "what is cancelled follows from what was played"
    need(s.cancelled == told, "position.batch", "cancelled_so", text)


def _is_timely(s: Dragons, play: Play, window: int) -> bool:
    """The window must be right (DRA-ART.6, DRA-SPELL.2)."""
    if play.spell == ABRACADABRA:
        return window == BUY
    if play.spell != NONE and not s.timely_spells(window) >> play.spell & 1:
        return False
    power = power_of(play)
    return power == NONE or bool(s.timely_artifacts(window) >> power & 1)


def _is_rightful(s: Dragons, play: Play) -> bool:
    """A spell needs a lit Lamp, an artifact its use (DRA-PRIO.5)."""
    player = s.players[play.seat]
    if play.spell != NONE:
        return player.lit
    same = [one for one in s.batch if one.seat == play.seat and one.spell == NONE]
    return sum(1 for one in same if one.artifact == play.artifact) <= player.used[play.artifact]


def _is_aimed(s: Dragons, play: Play, index: int) -> bool:
    if play.spell != NONE:
        return SPELL_TABLE[play.spell].is_aimed(s, play, index)
    return POWERS[play.artifact].is_aimed(s, play, index)
