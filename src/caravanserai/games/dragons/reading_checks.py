"""What cannot be at any moment of a game, however well the components are counted."""

from __future__ import annotations

from caravanserai.games.dragons.parts import (
    CARPET,
    DJINN,
    DOUBLE,
    GUARD,
    LAMP,
    NONE,
    PARASITE,
    SCROLL,
    TENT,
)
from caravanserai.games.dragons.player import PIECES, SCREEN, Player
from caravanserai.games.dragons.rules import flow
from caravanserai.games.dragons.state import Dragons, Play
from caravanserai.kernel.pile import EVERYONE
from caravanserai.kernel.refusal import Impossible


def check(s: Dragons) -> None:
    """Refuse what no game can come to; the steps are already on the stack."""
    stack = s.steps_waiting()
    first = stack[0].number if stack else NONE
    if first == flow.CHOOSE_TREASURES or first == flow.VIZIER:
        _check_between_rounds(s, first == flow.CHOOSE_TREASURES)
    elif s.round == 0:
        raise Impossible("position.round", "round_begun", "the first round has begun")
    elif s.card == NONE and not s.ended:
        raise Impossible("position.treasure_card", "no_card", "a treasure card lies open during a round")
    if not s.magic:
        _check_basic(s)
    _check_end(s)
    _check_caves(s)
    _check_guard(s)
    for seat in range(s.players_count):
        _check_player(s, seat)
    if sum(player.djinn for player in s.players) > 1:
        raise Impossible("position.players", "one_djinn", "only one player wins the Djinn's House in a round")
    _check_laid(s)
    if s.magic:
        _check_in_force(s)
        _check_on_sale(s, first)


# --- the round -------------------------------------------------------------------------------------------


def _check_between_rounds(s: Dragons, at_start: bool) -> None:
    """Before a round begins everything is where it belongs (DRA-CLEANUP.1, .2)."""
    for seat, player in enumerate(s.players):
        where = f"position.players[{seat}]"
        if player.laid or player.carpets or player.seen_behind:
            raise not_yet(f"{where}.tokens")
        if player.uses or player.lit or player.djinn or player.admitted:
            raise not_yet(where)
        if at_start and player.units():
            raise not_yet(f"{where}.treasures")
    if s.card != NONE or (at_start and s.used_cards):
        raise not_yet("position.treasure_card")
    if sum(s.shelves) and (at_start or not s.leftovers_stay):
        raise not_yet("position.caves")
    if s.taboo or s.smuggled or not s.spy == s.smuggler == s.swapped_from == NONE:
        raise not_yet("position.in_force")
    if at_start and any(artifact != NONE for artifact in s.on_sale):
        raise not_yet("position.rooms")
    if s.round > (0 if at_start else s.parts.max_rounds - 1):
        raise not_yet("position.round")


def not_yet(where: str) -> Impossible:
    return Impossible(where, "not_between_rounds", "this cannot be before the round begins")


def _check_end(s: Dragons) -> None:
    """The game is over when nothing is left to buy, or after the last round (DRA-END.1, .6)."""
    left = any(s.artifacts_in(room) > 0 for room in range(len(s.stacks)))
    if not s.ended and not left:
        raise Impossible("position.rooms", "sold_out", "when the last artifact is sold the game is over")
    if s.ended and left and s.round < s.parts.max_rounds:
        raise Impossible(
            "position.ended", "not_over", "the game is not over before the last artifact is sold"
        )
    if s.ended and s.magic and any(player.secret.slots for player in s.players):
        raise Impossible("position.players", "all_shown", "at the end no artifact is secret")
    if s.ended and s.batch:
        raise Impossible("position.batch", "no_window", "nothing can be played at this moment")


def _check_caves(s: Dragons) -> None:
    """What nobody took has returned to the bank (DRA-CAVE.3)."""
    for kind, cave in enumerate(s.parts.cave_of):
        if cave < s.current and s.cave_units(kind) > 0 and not s.leftovers_stay:
            raise Impossible(
                f"position.caves.{s.parts.kinds[kind]}", "cave_tallied", "a cave that was tallied is empty"
            )


def _check_guard(s: Dragons) -> None:
    """He is turned up when his turn has come (DRA-GUARD.2)."""
    shown = s.guards.knowers(len(s.guards.slots) - 1) == EVERYONE
    if shown != guard_is_up(s) and not s.ended:
        raise Impossible(
            "position.guard.shown", "guard_up", "the guard is shown from his turn on, not before"
        )


def guard_is_up(s: Dragons) -> bool:
    return s.current > GUARD or (s.current == GUARD and s.turned)


# --- players ---------------------------------------------------------------------------------------------


def _check_player(s: Dragons, seat: int) -> None:
    player = s.players[seat]
    where = f"position.players[{seat}]"
    if player.lit != (player.used[LAMP] > 0) or player.used[LAMP] > 1:
        raise Impossible(
            f"{where}.lit", "lamp_used", "a Lamp is lit when one was used, and no other is needed"
        )
    if player.used[SCROLL]:
        raise Impossible(f"{where}.used", "scroll_used", "a Scroll is never used")
    if player.djinn and s.current <= DJINN:
        raise Impossible(f"{where}.djinn", "djinn_later", "the Djinn's House has not been tallied yet")
    if player.admitted and s.current < GUARD:
        raise Impossible(f"{where}.admitted", "guard_later", "the guard's turn has not come yet")
    if s.current > GUARD and not player.admitted and any(player.lying[room] for room in s.parts.rooms):
        raise Impossible(
            f"{where}.tokens",
            "kept_out",
            "a player who was not admitted has no token in a room (DRA-GUARD.8)",
        )
    for piece in PIECES[player.laid]:
        _check_piece(s, player, piece, where)
    for piece in PIECES[player.doubled]:
        space = player.where[piece]
        if space == SCREEN or space > s.current or not player.is_face_up(piece):
            raise Impossible(
                f"{where}.tokens", "doubled_when_tallied", "only a token that has been turned up is doubled"
            )


def _check_piece(s: Dragons, player: Player, piece: int, where: str) -> None:
    """A token lies face up where the tally has been; what a spell has just moved is turned up later."""
    space = player.where[piece]
    tallied = space < s.current or (space == s.current and s.turned and not s.batch)
    if tallied and not player.is_face_up(piece):
        raise Impossible(
            f"{where}.tokens", "face_up", "tokens lie face up in a space that is being tallied or was"
        )
    if player.is_carpet(piece) and space > s.current:
        raise Impossible(f"{where}.carpets", "carpet_later", "a Carpet is laid when its space is tallied")


def _check_laid(s: Dragons) -> None:
    """Carpets and Doubles come from uses; one of all may come from a Parasite (DRA-PARASITE.1)."""
    waiting = [play.artifact for play in _waiting(s) if play.spell == PARASITE]
    copied = 1 if s.spent >> PARASITE & 1 and not waiting else 0
    for seat, player in enumerate(s.players):
        for artifact, laid in ((CARPET, int(player.carpets)), (DOUBLE, len(PIECES[player.doubled]))):
            to_come = [play for play in _waiting(s) if play.seat == seat and play.artifact == artifact]
            uses = player.used[artifact] - sum(1 for play in to_come if play.spell == NONE)
            if laid > uses:
                copied -= laid - uses
            if copied < 0 or uses < 0:
                raise Impossible(
                    f"position.players[{seat}].used",
                    "more_than_used",
                    "more Carpets or Doubles lie on the board than were used",
                )


def _waiting(s: Dragons) -> list[Play]:
    """The plays that have not taken effect yet."""
    stack = s.steps_waiting()
    if all(waiting.number != flow.END_BATCH for waiting in stack):
        return s.batch
    left = [waiting.argument for waiting in stack if waiting.number == flow.TAKE_EFFECT]
    return [play for index, play in enumerate(s.batch) if index in left]


# --- the variants ----------------------------------------------------------------------------------------


def _check_in_force(s: Dragons) -> None:
    """What spells do for the rest of the round (DRA-TABOO.1, DRA-SMUGGLER.1, DRA-LASTFIRST.1)."""
    where = "position.in_force"
    closed = [space for space in range(len(s.parts.spaces)) if s.taboo >> space & 1]
    if len(closed) > 1 or any(space == GUARD or space not in s.in_use for space in closed):
        raise Impossible(
            f"{where}.taboo", "taboo_space", "Taboo! closes one space in use, and never the guard's"
        )
    if any(s.smuggled >> space & 1 for space in range(len(s.parts.spaces)) if space not in s.parts.city):
        raise Impossible(f"{where}.smuggled", "smuggled_space", "a Smuggler holds spaces of the city alone")
    if s.smuggler != NONE and s.current < TENT:
        raise Impossible(f"{where}.smuggler", "smuggler_later", "Smuggler is cast just before the Tent")
    if s.smuggled and s.smuggler == NONE:
        raise Impossible(f"{where}.smuggled", "no_smuggler", "somebody must be the smuggler")
    if s.swapped_from != NONE and (s.swapped_from not in s.in_use or s.swapped_from > max(s.current, 0)):
        raise Impossible(
            f"{where}.swapped_from",
            "swapped_later",
            "values are swapped from the present space on, or an earlier one",
        )


def _check_on_sale(s: Dragons, first: int) -> None:
    """In a round something is on sale in every room that has not sold yet (DRA-VIZIER.4)."""
    if first in (flow.CHOOSE_TREASURES, flow.VIZIER) or s.ended:
        return
    for room, stack in enumerate(s.stacks):
        space = s.parts.rooms[room]
        if s.on_sale[room] == NONE and stack.slots and space >= s.current:
            raise Impossible(
                f"position.rooms.{s.parts.spaces[space]}.on_sale",
                "turned_up_by_vizier",
                "a room that has not sold this round shows an artifact",
            )


def _check_basic(s: Dragons) -> None:
    """Nothing of the magic game (DRA-SETUP.10)."""
    for seat, player in enumerate(s.players):
        if player.carpets or player.doubled or player.uses or player.djinn:
            raise _no_magic(f"position.players[{seat}]")
    if s.taboo or s.smuggled or not s.spy == s.smuggler == s.swapped_from == NONE:
        raise _no_magic("position.in_force")
    if s.batch:
        raise _no_magic("position.batch")


def _no_magic(where: str) -> Impossible:
    return Impossible(where, "needs_magic", "this belongs to the magic game")
