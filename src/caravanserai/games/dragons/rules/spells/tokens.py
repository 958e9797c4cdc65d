"""Spells on tokens: 2nd Chance, Teleport, the eclipses and Eye for an Eye (DRA-SECONDCHANCE and others)."""

from __future__ import annotations

from mypy_extensions import i64

from caravanserai.games.dragons import events
from caravanserai.games.dragons.actions import (
    CARPETS,
    CAST_EYE,
    CAST_EYE_CARPET,
    CAST_MOVE_OTHER,
    CAST_MOVE_OWN,
    REMOVE_CARPET,
    REMOVE_TOKEN,
    SPACES,
    TOKENS,
    USE_COUNTERSPELL,
)
from caravanserai.games.dragons.parts import EYE_FOR_AN_EYE, GUARD, NONE, PARTS, TELEPORT
from caravanserai.games.dragons.player import SCREEN
from caravanserai.games.dragons.rules import flow, pieces, refusals, units
from caravanserai.games.dragons.rules.spells.spell import Spell, SpellAtSpace
from caravanserai.games.dragons.state import Dragons, Play
from caravanserai.kernel.refusal import Refusal, Value
from caravanserai.kernel.step import Step

_SEATS = max(PARTS.counts)


class MoveToken(Spell):
    """A token moves: 2nd Chance and Teleport (DRA-SECONDCHANCE.1, DRA-TELEPORT.1, DRA-SPELL.3-5)."""

    def __init__(self, index: int) -> None:
        super().__init__(index)
        number = 1 if index == TELEPORT else 0
        self.own_first: i64 = CAST_MOVE_OWN + number * TOKENS * SPACES
        self.other_first: i64 = CAST_MOVE_OTHER + number * _SEATS * TOKENS * SPACES

    def add_casts(self, s: Dragons, seat: i64, window: i64, options: list[int]) -> None:
        if s.players[seat].units() < s.parts.move_cost[self.index]:
            return
        for owner in range(s.players_count):
            if owner != seat and s.parts.only_own_token[self.index]:
                continue
            spaces = [space for space in s.in_use if pieces.may_go_to(s, owner, NONE, space)]
            player = s.players[owner]
            for number in range(TOKENS):
                origin = player.where[number]
                if origin in (SCREEN, GUARD):
                    continue
                if owner == seat:
                    first = self.own_first + s.parts.token_of[player.printed(number)] * SPACES
                else:
                    first = self.other_first + (owner * TOKENS + number) * SPACES
                for space in spaces:
                    if space != origin:
                        options.append(first + space)

    def aim(self, s: Dragons, play: Play, action: i64) -> None:
        play.space = (action - CAST_MOVE_OWN) % SPACES
        if action < CAST_MOVE_OTHER:
            play.owner = play.seat
            value = s.parts.values[(action - self.own_first) // SPACES]
            play.piece = on_board(s, play.seat, value)
        else:
            named = (action - self.other_first) // SPACES
            play.owner = named // TOKENS
            play.piece = named % TOKENS
        if s.journal is not None:
            origin = s.players[play.owner].where[play.piece]
            told = [play.seat, play.spell, play.owner, play.piece + 1, origin, play.space]
            s.journal.add(events.MOVE_CAST, [int(number) for number in told])

    def take_effect(self, s: Dragons, play: Play) -> bool:
        """The token is an object, its destination a place (DRA-PRIO.6, .8, DRA-SPELL.11)."""
        origin = s.players[play.owner].where[play.piece]
        if origin == SCREEN or not pieces.may_go_to(s, play.owner, origin, play.space):
            return False
        pieces.move(s, play.owner, play.piece, play.space)
        cost = s.parts.move_cost[self.index]
        if cost > 0:
            units.betray(s, play.seat)  # a levy of the same batch may have left him too little
        units.ask_for(s, play.seat, cost, units.FOR_TELEPORT)
        return True

    def why_not(self, s: Dragons, seat: i64, window: i64, action: i64) -> Refusal:
        cost = s.parts.move_cost[self.index]
        if s.players[seat].units() < cost:
            return Refusal("DRA-SPELL.2", "too_few_units_to_cast", {"spell": self.name, "units": cost})
        space = s.parts.spaces[(action - CAST_MOVE_OWN) % SPACES]
        return Refusal("DRA-SPELL.5", "token_cannot_go", {"spell": self.name, "space": space})


def on_board(s: Dragons, seat: i64, value: i64) -> i64:
    """The number of one's own token on the board with this value (DRA-SECONDCHANCE.1, DRA-TELEPORT.1)."""
    player = s.players[seat]
    for number in range(TOKENS):
        if player.where[number] != SCREEN and player.printed(number) == value:
            return number
    return NONE


class Eclipse(SpellAtSpace):
    """Face-up tokens of some values, and with Lunar Eclipse Carpets, leave a space (DRA-ECLIPSE.1-3)."""

    def is_target(self, s: Dragons, space: i64) -> bool:
        """A space in which a piece lies face up (DRA-ECLIPSE.1-3, DRA-SPELL.2, .3)."""
        if space == GUARD:
            return False
        for player in s.players:
            if player.pieces_in(space) == 0:
                continue
            for piece in range(len(player.where)):
                if player.where[piece] == space and player.is_face_up(piece):
                    return True
        return False

    def take_effect(self, s: Dragons, play: Play) -> bool:
        removed = False
        for owner in s.sequence():
            player = s.players[owner]
            for piece in range(len(player.where)):
                if player.where[piece] == play.space and self.strikes(s, owner, piece):
                    pieces.remove(s, owner, piece)
                    removed = True
        return removed

    def strikes(self, s: Dragons, owner: i64, piece: i64) -> bool:
        """The printed number decides; face-down tokens are safe (DRA-ECLIPSE.3)."""
        player = s.players[owner]
        if player.is_carpet(piece):
            return s.parts.eclipses_carpets[self.index]
        return player.is_face_up(piece) and player.printed(piece) in s.parts.eclipsed[self.index]


class EyeForAnEye(Spell):
    """An opponent loses a token and takes one of the caster's (DRA-EYE.1, DRA-PLACE.8, DRA-SPELL.6)."""

    def __init__(self) -> None:
        super().__init__(EYE_FOR_AN_EYE)

    def add_casts(self, s: Dragons, seat: i64, window: i64, options: list[int]) -> None:
        for owner in range(s.players_count):
            if owner != seat:
                for piece in within_reach(s, owner):
                    if piece < TOKENS:
                        options.append(CAST_EYE + owner * TOKENS + piece)
                    else:
                        options.append(CAST_EYE_CARPET + owner * CARPETS + piece - TOKENS)

    def aim(self, s: Dragons, play: Play, action: i64) -> None:
        """The token or Carpet is named (DRA-EYE.1, DRA-PRIO.5, .6)."""
        if action < CAST_EYE_CARPET:
            play.owner = (action - CAST_EYE) // TOKENS
            play.piece = (action - CAST_EYE) % TOKENS
        else:
            play.owner = (action - CAST_EYE_CARPET) // CARPETS
            play.piece = TOKENS + (action - CAST_EYE_CARPET) % CARPETS
        s.note(
            events.EYE_CAST, play.seat, play.owner, play.piece + 1, s.players[play.owner].where[play.piece]
        )

    def take_effect(self, s: Dragons, play: Play) -> bool:
        if s.players[play.owner].where[play.piece] == SCREEN:
            return False
        pieces.remove(s, play.owner, play.piece)
        if within_reach(s, play.seat):
            s.push(flow.RETALIATE, play.seat << 3 | play.owner)
        return True

    def why_not(self, s: Dragons, seat: i64, window: i64, action: i64) -> Refusal:
        return Refusal("DRA-EYE.1", "token_out_of_reach")


def within_reach(s: Dragons, owner: i64) -> list[int]:
    """A player's tokens and Carpets on the board that a spell can touch (DRA-SPELL.3)."""
    where = s.players[owner].where
    return [piece for piece in range(len(where)) if where[piece] != SCREEN and where[piece] != GUARD]


class Retaliate(Step[Dragons]):
    """The victim removes one of the caster's tokens or Carpets (DRA-EYE.1, DRA-DEC.16)."""

    def asks(self, s: Dragons, argument: int) -> int:
        return 1 << (argument & 7) if len(within_reach(s, argument >> 3)) > 1 else 0

    def run(self, s: Dragons, argument: int) -> None:
        pieces.remove(s, argument >> 3, within_reach(s, argument >> 3)[0])

    def options(self, s: Dragons, argument: int, seat: int) -> list[int]:
        return [action_for(piece) for piece in within_reach(s, argument >> 3)]

    def take(self, s: Dragons, argument: int, seat: int, action: int) -> None:
        if action < REMOVE_CARPET:
            pieces.remove(s, argument >> 3, action - REMOVE_TOKEN)
        else:
            pieces.remove(s, argument >> 3, TOKENS + action - REMOVE_CARPET)

    def default(self, s: Dragons, argument: int, seat: int) -> int:
        """The highest face-up piece, else the first face-down one (DRA-DEFAULT.4)."""
        owner = argument >> 3
        where = s.players[owner].where
        best = NONE
        for piece in within_reach(s, owner):
            if best == NONE:
                best = piece
                continue
            worth, most = shown_value(s, owner, piece), shown_value(s, owner, best)
            if worth > most or (worth == most and where[piece] < where[best]):
                best = piece
        return action_for(best)

    def about(self, s: Dragons, argument: int) -> dict[str, Value]:
        return {"seat": argument >> 3}

    def why_not(self, s: Dragons, argument: int, seat: int, action: int) -> Refusal:
        if not REMOVE_TOKEN <= action < USE_COUNTERSPELL:
            return refusals.not_now(s, action)
        return Refusal("DRA-EYE.1", "token_out_of_reach")


def action_for(piece: int) -> int:
    """The move that names a piece to be removed (DRA-EYE.1, DRA-DEC.16)."""
    return REMOVE_TOKEN + piece if piece < TOKENS else REMOVE_CARPET + piece - TOKENS


def shown_value(s: Dragons, owner: i64, piece: i64) -> i64:
    """What a face-up piece counts; nothing for a face-down one (DRA-DEFAULT.4)."""
    player = s.players[owner]
    if player.is_carpet(piece):
        return s.parts.carpet_value
    return s.value(player.printed(piece), player.where[piece]) if player.is_face_up(piece) else 0
