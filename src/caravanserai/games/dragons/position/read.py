"""Setting up a position: every component in exactly one place, and nothing that cannot be."""

from __future__ import annotations

from typing import Any

from caravanserai.games.dragons.parts import ARTIFACTS, LAMP, NONE, TOKENS
from caravanserai.games.dragons.player import SCREEN, Player, own_tokens
from caravanserai.games.dragons.position.artifacts import read_artifacts
from caravanserai.games.dragons.position.checks import check, guard_is_up
from caravanserai.games.dragons.position.plays import read_batch
from caravanserai.games.dragons.position.spells import read_in_force, read_spells
from caravanserai.games.dragons.position.steps import check_stack, has_begun, is_over, read_moment
from caravanserai.games.dragons.rules.caves import fill_cave
from caravanserai.games.dragons.rules.round import post_guard
from caravanserai.games.dragons.state import GUARDS, TREASURE_CARDS, Dragons
from caravanserai.kernel.chance import Chance
from caravanserai.kernel.pile import EVERYONE, NOBODY
from caravanserai.kernel.position import Reader, in_two_places, lies_nowhere, need


def read(s: Dragons, document: Any, chance: Chance) -> None:
    """Put a blank state into the position a document describes."""
    reader = Reader(document, "position")
    begun = has_begun(reader)
    _read_stage(s, reader, begun)
    sections = reader.rows("players", s.players_count)
    for seat, section in enumerate(sections):
        _read_treasures(s, section, seat)
        _read_tokens(s, section, seat)
        _read_uses(s, section, seat)
    _read_cards(s, reader, chance)
    _read_caves(s, reader, begun)
    _read_guard(s, reader)
    read_artifacts(s, reader, sections, chance, begun)
    read_spells(s, reader, sections, chance)
    read_in_force(s, reader)
    read_batch(s, reader)
    s.find_open_spaces()
    for section in sections:
        section.finish()
    read_moment(s, reader)
    check(s)
    check_stack(s, reader)
    reader.finish()


def _read_stage(s: Dragons, reader: Reader, begun: bool) -> None:
    """Where the game and the round stand."""
    over = is_over(reader)
    usual = s.parts.max_rounds if over else 1 if begun else 0
    s.round = reader.number("round", usual, 0, s.parts.max_rounds)
    s.start = reader.number("start_player", s.start, 0, s.players_count - 1)
    s.ended = reader.flag("ended", over)
    s.searching = reader.flag("searching", False)
    names = ["placement", *s.parts.spaces, "end"]
    s.current = reader.word("current", "end" if over else "placement", names) - 1
    if NONE < s.current < len(s.parts.spaces):
        need_in_use(s, s.current, "position.current")
    s.turned = reader.flag("turned_up", reader.has("moment") and reader.document["moment"] == "tally")


def need_in_use(s: Dragons, space: int, where: str) -> None:
    what = s.parts.spaces[space]
    need(space in s.in_use, where, "space_unused", "{what} is not used in this game", what=what)


# --- players -------------------------------------------------------------------------------------------


def _read_treasures(s: Dragons, section: Reader, seat: int) -> None:
    """Units come out of the bank (DRA-BANK.3)."""
    for name, units in section.entries("treasures", s.parts.kinds, 0, s.parts.units_per_kind):
        kind = s.parts.kinds.index(name)
        s.players[seat].treasures[kind] = units
        _take_from_bank(s, kind, units, f"{section.where}.treasures")


def _take_from_bank(s: Dragons, kind: int, units: int, where: str) -> None:
    s.bank[kind] -= units
    told = s.parts.units_per_kind
    enough = s.bank[kind] >= 0
    need(enough, where, "units_of_kind", "there are {units} {what}", units=told, what=s.parts.kinds[kind])


def _read_tokens(s: Dragons, section: Reader, seat: int) -> None:
    """Tokens by number, those not named behind the screen; then Carpets (DRA-SETUP.1)."""
    player = s.players[seat]
    where = f"{section.where}.tokens"
    tokens = section.raw_list("tokens")
    need(len(tokens) <= TOKENS, where, "tokens_each", "a player has {most} tokens", most=TOKENS)
    free = s.parts.values.copy()
    values: list[int] = []
    face_up: list[int] = []
    for number, entry in enumerate(tokens):
        row = Reader(entry, f"{where}[{number}]")
        values.append(_read_value(s, row, free))
        _lay(s, player, number, row)
        if row.flag("up", _is_tallied(s, player.where[number])):
            face_up.append(number)
        row.finish()
    player.tokens = own_tokens(seat, values + free)
    for number in face_up:
        player.tokens.tell(number, EVERYONE)
        player.seen_behind = player.seen_behind or player.where[number] == SCREEN
    player.find_screened()
    carpets = section.raw_list("carpets")
    most = s.parts.carpets
    text = "no more than {most} can be laid in a round"
    need(len(carpets) <= most, f"{section.where}.carpets", "most_carpets", text, most=most)
    for number, entry in enumerate(carpets):
        row = Reader(entry, f"{section.where}.carpets[{number}]")
        _lay(s, player, TOKENS + number, row)
        row.finish()
    player.carpets = len(carpets)
    text = "no more than {most} tokens in a room (DRA-PLACE.4)"
    for space in s.parts.rooms:
        fits = player.pieces_in(space) + player.copies_in(space) <= s.parts.room_limit
        need(fits, where, "room_limit", text, most=s.parts.room_limit)


def _read_value(s: Dragons, row: Reader, free: list[int]) -> int:
    """The value of a token that no entry before has named."""
    value = row.number("token", 0, 0, max(s.parts.values))
    text = "{value} is no token that this player still has"
    need(value in free, row.where, "not_his_token", text, value=value)
    free.remove(value)
    return value


def _is_tallied(s: Dragons, space: int) -> bool:
    """Whether the tokens of a space lie face up because it is being tallied or was (DRA-TALLY.3)."""
    return space != SCREEN and (space < s.current or (space == s.current and s.turned))


def _lay(s: Dragons, player: Player, piece: int, row: Reader) -> None:
    """One piece in its space, or behind the screen."""
    space = row.word("space", "", s.parts.spaces) if row.says("space") else SCREEN
    if row.flag("double", False):
        player.doubled |= 1 << piece
    if space == SCREEN:
        return
    need_in_use(s, space, row.where)
    player.lay(piece, space)
    if not player.is_carpet(piece):
        player.behind -= 1


def _read_uses(s: Dragons, section: Reader, seat: int) -> None:
    """What a player has done this round."""
    player = s.players[seat]
    player.djinn = section.flag("djinn", False)
    player.admitted = section.flag("admitted", False)
    used = section.words("used", [], ARTIFACTS)
    player.used = [used.count(artifact) for artifact in range(len(ARTIFACTS))]
    player.uses = len(used)
    text = "{used} artifacts are too many (DRA-ART.1)"
    need(s.uses_left(seat) >= 0, f"{section.where}.used", "too_many_used", text, used=len(used))
    player.lit = section.flag("lit", player.used[LAMP] > 0)


# --- the vizier's things -------------------------------------------------------------------------------


def _read_cards(s: Dragons, reader: Reader, chance: Chance) -> None:
    """The treasure cards: one lies open, some were used, the others are in the deck (DRA-SETUP.6)."""
    ids = [card.id for card in s.cards]
    s.used_cards = reader.words("used_cards", [], ids)
    rest = list(range(len(ids)))
    s.card = reader.word("treasure_card", "", ids) if reader.says("treasure_card") else NONE
    deck = reader.words("treasure_deck", [], ids)
    for card in [*s.used_cards, *([int(s.card)] if s.card != NONE else []), *deck]:
        if card not in rest:
            raise in_two_places("position.treasure_deck", ids[card])
        rest.remove(card)
    if not reader.has("treasure_deck"):
        chance.shuffle(rest)
        deck = rest
    elif rest:
        raise lies_nowhere("position.treasure_deck", ids[rest[0]])
    for card in reversed(deck):
        s.deck.put(card, NOBODY, TREASURE_CARDS)


def _read_caves(s: Dragons, reader: Reader, begun: bool) -> None:
    """What lies on the shelves; left out, what the treasure card of the round shows (DRA-VIZIER.1)."""
    if begun and s.card == NONE and s.deck.size() > 0 and not s.ended:
        s.card = s.deck.take_top()
    if not reader.says("caves"):
        if begun and s.card != NONE:
            for kind, shelves in enumerate(s.cards[s.card].shelves):
                if s.parts.cave_of[kind] >= s.current:
                    fill_cave(s, kind, shelves)
        return
    section = reader.section("caves")
    for name in section.names(s.parts.kinds):
        kind = s.parts.kinds.index(name)
        shelves = section.numbers(name, [], 0, s.parts.units_per_kind)
        where = f"{section.where}.{name}"
        most = s.parts.shelves
        need(len(shelves) <= most, where, "shelves", "a cave has {shelves} shelves", shelves=most)
        for shelf, units in enumerate(shelves):
            s.shelves[kind * most + shelf] = units
            _take_from_bank(s, kind, units, where)


def _read_guard(s: Dragons, reader: Reader) -> None:
    """The guard on his space, drawn if left out (DRA-VIZIER.3)."""
    section = reader.section("guard")
    pool = s.parts.guards.copy()
    drawn = section.has("value")
    value = section.number("value", pool[0], min(pool), max(pool))
    pool.remove(value)
    told = sorted(section.numbers("pool", pool, min(s.parts.guards), max(s.parts.guards)))
    text = "the other guards are in the pool, each once"
    need(told == sorted(pool), f"{section.where}.pool", "guards_in_pool", text)
    for other in [*pool, value]:
        s.guards.put(other, NOBODY, GUARDS)
    if not drawn:
        post_guard(s)
    if section.flag("shown", guard_is_up(s)):
        s.guards.tell(s.guards.size() - 1, EVERYONE)
    section.finish()
