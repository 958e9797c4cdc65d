"""Spells on tokens: 2nd Chance, Teleport, the eclipses and Eye for an Eye (DRA-SECONDCHANCE and others)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from caravanserai.games.dragons import actions as a
from caravanserai.games.dragons import events
from caravanserai.games.dragons.parts import EYE_FOR_AN_EYE, GUARD, NONE, TELEPORT, TOKENS
from caravanserai.games.dragons.player import PIECES, SCREEN
from caravanserai.games.dragons.rules import flow, pieces, units
from caravanserai.games.dragons.rules.carried import SEAT
from caravanserai.games.dragons.rules.pieces import shown_value, within_reach
from caravanserai.games.dragons.rules.spells.spell import Spell, SpellAtSpace
from caravanserai.games.dragons.rules.windows import play_in_effect
from caravanserai.games.dragons.state import Dragons, Play
from caravanserai.kernel.actions import Family
from caravanserai.kernel.refusal import Refusal, Value
from caravanserai.kernel.step import Part, SeatStep, Waiting

# --- 2nd Chance and Teleport ---------------------------------------------------------------------------


class MoveToken(Spell):
    """A token moves: 2nd Chance and Teleport (DRA-SECONDCHANCE.1, DRA-TELEPORT.1, DRA-SPELL.3-5)."""

    def __init__(self, index: int) -> None:
        super().__init__(index)
        self.number = a.number_in(a.CAST_MOVE_OWN, index)

    def add_casts(self, s: Dragons, seat: i64, window: i64, options: list[int]) -> None:
        """Each token within reach to each space that takes it (DRA-SPELL.3-5)."""
        if s.players[seat].units() < s.parts.move_cost[self.index]:
            return
        for owner in range(s.players_count):
            if owner != seat and s.parts.only_own_token[self.index]:
                continue
            spaces = [space for space in s.in_use if pieces.may_go_to(s, owner, NONE, space)]
            player = s.players[owner]
            for piece in within_reach(s, owner):
                if piece >= TOKENS:
                    break  # Carpets stay where they are
                token = s.parts.token_of[player.printed(piece)]
                for space in spaces:
                    if space == player.where[piece]:
                        continue
                    if owner == seat:
                        options.append(a.CAST_MOVE_OWN.of_triple(self.number, token, space))
                    else:
                        options.append(a.CAST_MOVE_OTHER.of_four(self.number, owner, piece, space))

    def aim(self, s: Dragons, play: Play, action: i64) -> None:
        play.owner, play.piece, play.space = piece_moved(s, play.seat, action)
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
        _, _, space = piece_moved(s, seat, action)
        name = s.parts.spaces[space]
        return Refusal("DRA-SPELL.5", "token_cannot_go", {"spell": self.name, "space": name})

    def is_aimed(self, s: Dragons, play: Play, index: int) -> bool:
        """At a token, one's own with 2nd Chance, and at a space still to be tallied (DRA-SPELL.3-5)."""
        own = play.owner == play.seat or not s.parts.only_own_token[self.index]
        goes = play.space in s.in_use and play.space != GUARD and play.space >= s.current
        return goes and own and 0 <= play.piece < TOKENS and play.target == play.artifact == NONE


def piece_moved(s: Dragons, seat: i64, action: i64) -> tuple[i64, i64, i64]:
    """Whose piece a cast moves, which and whereto; one's own are named by value (DRA-SPELL.5, DRA-PRIO.6)."""
    if a.CAST_MOVE_OWN.has(action):
        _, token, space = a.CAST_MOVE_OWN.triple(action)
        return seat, s.players[seat].token_on_board(s.parts.values[token]), space
    _, owner, piece, space = a.CAST_MOVE_OTHER.four(action)
    return owner, piece, space


def _largest_cost(s: Dragons, below: list[Waiting]) -> int:
    """What a Teleport that takes effect costs its caster (DRA-TELEPORT.1)."""
    play = play_in_effect(s, below)
    if play is None or play.spell != TELEPORT:
        return 0
    return units.carried(play.seat, s.parts.move_cost[TELEPORT], units.FOR_TELEPORT)


units.LARGEST_PAYMENT[flow.END_BATCH] = _largest_cost
units.LARGEST_PAYMENT[flow.TAKE_EFFECT] = _largest_cost


# --- the eclipses --------------------------------------------------------------------------------------


class Eclipse(SpellAtSpace):
    """Face-up tokens of some values, and with Lunar Eclipse Carpets, leave a space (DRA-ECLIPSE.1-3)."""

    def is_target(self, s: Dragons, space: i64) -> bool:
        """A space in which a piece lies face up (DRA-ECLIPSE.1-3, DRA-SPELL.2, .3)."""
        if space == GUARD:
            return False
        for player in s.players:
            for piece in PIECES[player.lying[space]]:
                if player.is_face_up(piece):
                    return True
        return False

    def take_effect(self, s: Dragons, play: Play) -> bool:
        removed = False
        for owner in s.sequence():
            for piece in PIECES[s.players[owner].lying[play.space]]:
                if is_struck(s, self.index, owner, piece):
                    pieces.remove(s, owner, piece)
                    removed = True
        return removed


def is_struck(s: Dragons, spell: i64, owner: i64, piece: i64) -> bool:
    """The printed number decides; face-down tokens are safe (DRA-ECLIPSE.3)."""
    player = s.players[owner]
    if player.is_carpet(piece):
        return s.parts.eclipses_carpets[spell]
    return player.is_face_up(piece) and player.printed(piece) in s.parts.eclipsed[spell]


# --- Eye for an Eye ------------------------------------------------------------------------------------


class EyeForAnEye(Spell):
    """An opponent loses a token and takes one of the caster's (DRA-EYE.1, DRA-PLACE.8, DRA-SPELL.6)."""

    def add_casts(self, s: Dragons, seat: i64, window: i64, options: list[int]) -> None:
        for owner in range(s.players_count):
            if owner == seat:
                continue
            for piece in within_reach(s, owner):
                if piece < TOKENS:
                    options.append(a.CAST_EYE.of_pair(owner, piece))
                else:
                    options.append(a.CAST_EYE_CARPET.of_pair(owner, piece - TOKENS))

    def aim(self, s: Dragons, play: Play, action: i64) -> None:
        """The token or Carpet is named (DRA-EYE.1, DRA-PRIO.5, .6)."""
        play.owner, play.piece = piece_aimed_at(action)
        s.note(
            events.EYE_CAST, play.seat, play.owner, play.piece + 1, s.players[play.owner].where[play.piece]
        )

    def take_effect(self, s: Dragons, play: Play) -> bool:
        if s.players[play.owner].where[play.piece] == SCREEN:
            return False
        pieces.remove(s, play.owner, play.piece)
        if within_reach(s, play.seat):
            s.push(flow.RETALIATE, CASTER.put(play.seat) | SEAT.put(play.owner))
        return True

    def why_not(self, s: Dragons, seat: i64, window: i64, action: i64) -> Refusal:
        return Refusal("DRA-EYE.1", "token_out_of_reach")

    def is_aimed(self, s: Dragons, play: Play, index: int) -> bool:
        """At a piece of another player (DRA-EYE.1)."""
        at_other = play.piece != NONE and play.owner != play.seat
        return at_other and play.space == play.target == play.artifact == NONE


def piece_aimed_at(action: i64) -> tuple[i64, i64]:
    """Whose piece an Eye for an Eye names, and which (DRA-EYE.1, DRA-PRIO.6)."""
    if a.CAST_EYE.has(action):
        return a.CAST_EYE.pair(action)
    owner, carpet = a.CAST_EYE_CARPET.pair(action)
    return owner, TOKENS + carpet


CASTER: Final = Part("caster", 3, 3)


class Retaliate(SeatStep[Dragons]):
    """The victim removes one of the caster's tokens or Carpets (DRA-EYE.1, DRA-DEC.16)."""

    offers: ClassVar[list[Family]] = [a.REMOVE_TOKEN, a.REMOVE_CARPET]
    carries: ClassVar[list[Part]] = [SEAT, CASTER]

    def asks(self, s: Dragons, argument: int) -> int:
        return 1 << SEAT.of(argument) if len(within_reach(s, CASTER.of(argument))) > 1 else 0

    def run(self, s: Dragons, argument: int) -> None:
        """Of a single piece there is nothing to choose (DRA-EYE.1)."""
        pieces.remove(s, CASTER.of(argument), within_reach(s, CASTER.of(argument))[0])

    def options(self, s: Dragons, argument: int, seat: int) -> list[int]:
        return [removing(piece) for piece in within_reach(s, CASTER.of(argument))]

    def take(self, s: Dragons, argument: int, seat: int, action: int) -> None:
        pieces.remove(s, CASTER.of(argument), piece_removed(action))

    def default(self, s: Dragons, argument: int, seat: int) -> int:
        """The highest face-up piece, else the first face-down one (DRA-DEFAULT.4)."""
        owner = CASTER.of(argument)
        where = s.players[owner].where
        best = NONE
        for piece in within_reach(s, owner):
            if best == NONE:
                best = piece
                continue
            worth, most = shown_value(s, owner, piece), shown_value(s, owner, best)
            if worth > most or (worth == most and where[piece] < where[best]):
                best = piece
        return removing(best)

    def about(self, s: Dragons, argument: int) -> dict[str, Value]:
        return {"seat": CASTER.of(argument)}

    def why_not(self, s: Dragons, argument: int, seat: int, action: int) -> Refusal:
        return Refusal("DRA-EYE.1", "token_out_of_reach")

    def fits(self, s: Dragons, argument: int, below: list[Waiting]) -> bool:
        play = play_in_effect(s, below)
        if play is None or play.spell != EYE_FOR_AN_EYE or not within_reach(s, play.seat):
            return False
        return SEAT.of(argument) == play.owner and CASTER.of(argument) == play.seat


def removing(piece: i64) -> int:
    """The move that names a piece to be removed (DRA-EYE.1, DRA-DEC.16)."""
    return a.REMOVE_TOKEN.of(piece) if piece < TOKENS else a.REMOVE_CARPET.of(piece - TOKENS)


def piece_removed(action: i64) -> i64:
    """The piece that a move removes (DRA-EYE.1, DRA-DEC.16)."""
    if a.REMOVE_TOKEN.has(action):
        return a.REMOVE_TOKEN.index(action)
    return TOKENS + a.REMOVE_CARPET.index(action)
