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
from caravanserai.kernel.position import need


def check(s: Dragons) -> None:
    """Refuse what no game can come to; the steps are already on the stack."""
    waiting = s.steps_waiting()
    between = bool(waiting) and waiting[0].number in (flow.CHOOSE_TREASURES, flow.VIZIER)
    if between:
        _check_between_rounds(s, waiting[0].number == flow.CHOOSE_TREASURES)
    else:
        need(s.round > 0, "position.round", "round_begun", "the first round has begun")
        text = "a treasure card lies open during a round"
        need(s.card != NONE or s.ended, "position.treasure_card", "no_card", text)
    if not s.magic:
        _check_basic(s)
    _check_end(s)
    _check_caves(s)
    text = "the guard is shown from his turn on, not before"
    shown = s.guards.is_public(s.guards.size() - 1)
    need(shown == guard_is_up(s) or s.ended, "position.guard.shown", "guard_up", text)
    for seat, player in enumerate(s.players):
        _check_player(s, player, f"position.players[{seat}]")
    text = "only one player wins the Djinn's House in a round"
    need(sum(player.djinn for player in s.players) <= 1, "position.players", "one_djinn", text)
    _check_laid(s)
    if s.magic:
        _check_in_force(s)
        if not between and not s.ended:
            _check_on_sale(s)


# --- the round -----------------------------------------------------------------------------------------


def _check_between_rounds(s: Dragons, at_start: bool) -> None:
    """Before a round begins everything is where it belongs (DRA-CLEANUP.1, .2)."""

    def need_yet(fine: bool, where: str) -> None:
        need(fine, where, "not_between_rounds", "this cannot be before the round begins")

    for seat, player in enumerate(s.players):
        where = f"position.players[{seat}]"
        need_yet(not (player.laid or player.carpets or player.seen_behind), f"{where}.tokens")
        need_yet(not (player.uses or player.lit or player.djinn or player.admitted), where)
        need_yet(not (at_start and player.units()), f"{where}.treasures")
    need_yet(s.card == NONE and not (at_start and s.used_cards), "position.treasure_card")
    need_yet(not sum(s.shelves) or (s.switches.leftovers_stay and not at_start), "position.caves")
    need_yet(_nothing_in_force(s), "position.in_force")
    need_yet(not at_start or all(artifact == NONE for artifact in s.on_sale), "position.rooms")
    need_yet(s.round <= (0 if at_start else s.parts.max_rounds - 1), "position.round")


def _nothing_in_force(s: Dragons) -> bool:
    return not s.taboo and not s.smuggled and s.spy == s.smuggler == s.swapped_from == NONE


def _check_end(s: Dragons) -> None:
    """The game is over when nothing is left to buy, or after the last round (DRA-END.1, .6)."""
    text = "when the last artifact is sold the game is over"
    need(s.ended or not s.is_sold_out(), "position.rooms", "sold_out", text)
    over = s.is_sold_out() or s.round == s.parts.max_rounds
    text = "the game is not over before the last artifact is sold"
    need(not s.ended or over, "position.ended", "not_over", text)
    shown = not s.magic or all(player.secret.size() == 0 for player in s.players)
    need(not s.ended or shown, "position.players", "all_shown", "at the end no artifact is secret")
    text = "nothing can be played at this moment"
    need(not s.ended or not s.batch, "position.batch", "no_window", text)


def _check_caves(s: Dragons) -> None:
    """What nobody took has returned to the bank (DRA-CAVE.3)."""
    for kind, cave in enumerate(s.parts.cave_of):
        fine = cave >= s.current or s.cave_units(kind) == 0 or s.switches.leftovers_stay
        where = f"position.caves.{s.parts.kinds[kind]}"
        need(fine, where, "cave_tallied", "a cave that was tallied is empty")


def guard_is_up(s: Dragons) -> bool:
    """Whether his turn has come (DRA-GUARD.2)."""
    return s.current > GUARD or (s.current == GUARD and s.turned)


# --- players -------------------------------------------------------------------------------------------


def _check_player(s: Dragons, player: Player, where: str) -> None:
    lamp = player.lit == (player.used[LAMP] > 0) and player.used[LAMP] <= 1
    text = "a Lamp is lit when one was used, and no other is needed"
    need(lamp, f"{where}.lit", "lamp_used", text)
    need(not player.used[SCROLL], f"{where}.used", "scroll_used", "a Scroll is never used")
    text = "the Djinn's House has not been tallied yet"
    need(not player.djinn or s.current > DJINN, f"{where}.djinn", "djinn_later", text)
    text = "the guard's turn has not come yet"
    need(not player.admitted or s.current >= GUARD, f"{where}.admitted", "guard_later", text)
    kept_out = s.current > GUARD and not player.admitted
    text = "a player who was not admitted has no token in a room (DRA-GUARD.8)"
    inside = any(player.lying[room] for room in s.parts.rooms)
    need(not (kept_out and inside), f"{where}.tokens", "kept_out", text)
    for piece in PIECES[player.laid]:
        _check_piece(s, player, piece, where)
    text = "only a token that has been turned up is doubled"
    for piece in PIECES[player.doubled]:
        space = player.where[piece]
        fine = space != SCREEN and space <= s.current and player.is_face_up(piece)
        need(fine, f"{where}.tokens", "doubled_when_tallied", text)


def _check_piece(s: Dragons, player: Player, piece: int, where: str) -> None:
    """A token lies face up where the tally has been; what a spell has just moved is turned up later."""
    space = player.where[piece]
    tallied = space < s.current or (space == s.current and s.turned and not s.batch)
    text = "tokens lie face up in a space that is being tallied or was"
    need(not tallied or player.is_face_up(piece), f"{where}.tokens", "face_up", text)
    text = "a Carpet is laid when its space is tallied"
    fine = not player.is_carpet(piece) or space <= s.current
    need(fine, f"{where}.carpets", "carpet_later", text)


def _check_laid(s: Dragons) -> None:
    """Carpets and Doubles come from uses; one of all may come from a Parasite (DRA-PARASITE.1)."""
    plays = _still_to_come(s)
    copied = 1 if s.spent >> PARASITE & 1 and all(play.spell != PARASITE for play in plays) else 0
    text = "more Carpets or Doubles lie on the board than were used"
    for seat, player in enumerate(s.players):
        for artifact, laid in ((CARPET, int(player.carpets)), (DOUBLE, len(PIECES[player.doubled]))):
            own = [play for play in plays if play.seat == seat and play.spell == NONE]
            uses = player.used[artifact] - sum(1 for play in own if play.artifact == artifact)
            copied -= max(laid - uses, 0)
            fine = copied >= 0 and uses >= 0
            need(fine, f"position.players[{seat}].used", "more_than_used", text)


def _still_to_come(s: Dragons) -> list[Play]:
    """The plays that have not taken effect yet."""
    waiting = s.steps_waiting()
    if all(each.number != flow.END_BATCH for each in waiting):
        return s.batch
    left = [each.argument for each in waiting if each.number == flow.TAKE_EFFECT]
    return [play for index, play in enumerate(s.batch) if index in left]


# --- the variants --------------------------------------------------------------------------------------


def _check_in_force(s: Dragons) -> None:
    """What spells do for the rest of the round (DRA-TABOO.1, DRA-SMUGGLER.1, DRA-LASTFIRST.1)."""
    where = "position.in_force"
    closed = [space for space in range(len(s.parts.spaces)) if s.taboo >> space & 1]
    fine = len(closed) <= 1 and all(space != GUARD and space in s.in_use for space in closed)
    text = "Taboo! closes one space in use, and never the guard's"
    need(fine, f"{where}.taboo", "taboo_space", text)
    city = sum(1 << space for space in s.parts.city)
    text = "a Smuggler holds spaces of the city alone"
    need(s.smuggled & ~city == 0, f"{where}.smuggled", "smuggled_space", text)
    fine = s.smuggler == NONE or s.current >= TENT
    need(fine, f"{where}.smuggler", "smuggler_later", "Smuggler is cast just before the Tent")
    fine = not s.smuggled or s.smuggler != NONE
    need(fine, f"{where}.smuggled", "no_smuggler", "somebody must be the smuggler")
    swapped = s.swapped_from
    fine = swapped == NONE or (swapped in s.in_use and swapped <= max(s.current, 0))
    text = "values are swapped from the present space on, or an earlier one"
    need(fine, f"{where}.swapped_from", "swapped_later", text)


def _check_on_sale(s: Dragons) -> None:
    """In a round something is on sale in every room that has not sold yet (DRA-VIZIER.4)."""
    text = "a room that has not sold this round shows an artifact"
    for room, stack in enumerate(s.stacks):
        space = s.parts.rooms[room]
        fine = s.on_sale[room] != NONE or stack.size() == 0 or space < s.current
        need(fine, f"position.rooms.{s.parts.spaces[space]}.on_sale", "turned_up_by_vizier", text)


def _check_basic(s: Dragons) -> None:
    """Nothing of the magic game (DRA-SETUP.10)."""
    text = "this belongs to the magic game"
    for seat, player in enumerate(s.players):
        fine = not (player.carpets or player.doubled or player.uses or player.djinn)
        need(fine, f"position.players[{seat}]", "needs_magic", text)
    need(_nothing_in_force(s), "position.in_force", "needs_magic", text)
    need(not s.batch, "position.batch", "needs_magic", text)
