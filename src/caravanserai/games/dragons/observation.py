"""What a seat observes of a game of Aladdin's Dragons, as numbers: all that its view shows (DRA-INFO).

Numbers that only the magic game needs are there in the magic game alone.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caravanserai.games.dragons.parts import ARTIFACTS, NONE, PARTS, SPELLS, TOKENS
from caravanserai.games.dragons.player import SCREEN, Player
from caravanserai.games.dragons.state import Dragons
from caravanserai.kernel.observation import NO_LABELS, PLAYERS, Sheet, places

_SPACES: Final = PARTS.spaces
_ROOMS: Final = [PARTS.spaces[room] for room in PARTS.rooms]
_SHELVES: Final = [f"{kind} {shelf}" for kind in PARTS.kinds for shelf in places(int(PARTS.shelves))]
_TOKENS: Final = places(TOKENS)
_VALUES: Final = [str(value) for value in PARTS.values]
_CARPETS: Final = places(int(PARTS.carpets))
_PIECES: Final = _TOKENS + [f"carpet {carpet}" for carpet in _CARPETS]
_HIGHEST_TOKEN: Final[int] = max(PARTS.values)
_HIGHEST_GUARD: Final[int] = max(PARTS.guards)
_CARDS: Final[int] = max(len(deck) for deck in PARTS.decks.values())
_COPIES: Final[int] = sum(PARTS.artifact_copies)
PLAYS: Final = 32  # the most that can wait in one batch: as many as a step can count


def observe(s: Dragons, sheet: Sheet) -> None:
    """The round, the caves and the palace, then the players, the observing one first."""
    sheet.number("round", s.round, s.parts.max_rounds)
    sheet.player("start", s.start)
    sheet.number("current", s.current + 1, len(_SPACES) + 1)
    sheet.flag("turned_up", s.turned)
    sheet.flag("ended", s.ended)
    sheet.section("bank", s.parts.kinds, s.parts.units_per_kind)
    sheet.put_all(s.bank)
    _cards(s, sheet)
    sheet.section("shelves", _SHELVES, s.parts.units_per_kind)
    sheet.put_all(s.shelves)
    _palace(s, sheet)
    if s.magic:
        _magic(s, sheet)
    for offset in range(s.players_count):
        seat = sheet.player_at(offset)
        sheet.heading(PLAYERS[offset])
        _tokens(s.players[seat], sheet)
        _behind_screen(s, seat, sheet)
        if s.magic:
            _magic_of(s, seat, sheet)
    sheet.heading("")


def _cards(s: Dragons, sheet: Sheet) -> None:
    """The treasure card of the round, those used and how many are left (DRA-VIZIER.1)."""
    ids = [card.id for card in s.cards] if sheet.naming else NO_LABELS
    sheet.word("treasure_card", s.card, ids)
    sheet.section("used_cards", ids, 1)
    sheet.put_counts(s.used_cards, len(s.cards))
    sheet.number("treasure_deck", s.deck.size(), _CARDS)


def _palace(s: Dragons, sheet: Sheet) -> None:
    """The guard, and in each room what is on sale and what lies above it, the top first (DRA-INFO.1, .2)."""
    bit: i64 = 1 << sheet.seat
    guard = s.guards.size() - 1
    known = s.guards.is_known(guard, bit)
    sheet.number("guard", s.guards.card(guard) if known else 0, _HIGHEST_GUARD)
    for room in range(len(s.stacks)):
        sheet.heading(_ROOMS[room])
        sheet.word("on_sale", s.on_sale[room], ARTIFACTS)
        stack = s.stacks[room].known_to(bit)
        stack.reverse()
        sheet.items("stack", stack, s.parts.stack_limit, ARTIFACTS)
    sheet.heading("")


def _magic(s: Dragons, sheet: Sheet) -> None:
    """Spells out of play, those in force, and what has been played in the present window (DRA-PRIO.5)."""
    sheet.number("spell_deck", s.spell_deck.size(), len(SPELLS))
    sheet.section("spell_discard", SPELLS, 1)
    sheet.put_counts(s.discard, len(SPELLS))
    sheet.player("spy", s.spy)
    sheet.word("swapped_from", s.swapped_from, _SPACES)
    sheet.section("taboo", _SPACES, 1)
    sheet.put_bits(s.taboo, len(_SPACES))
    sheet.player("smuggler", s.smuggler)
    sheet.section("smuggled", _SPACES, 1)
    sheet.put_bits(s.smuggled, len(_SPACES))
    sheet.flag("searching", s.searching)
    _plays(s, sheet)


def _plays(s: Dragons, sheet: Sheet) -> None:
    """The plays that wait to take effect, in their order; field by field."""
    batch = s.batch
    left = PLAYS - len(batch)
    sheet.seats("play_by", [play.seat for play in batch], PLAYS)
    _field(sheet, "play_spell", SPELLS, [play.spell for play in batch], left)
    _field(sheet, "play_artifact", ARTIFACTS, [play.artifact for play in batch], left)
    sheet.seats("play_owner", [play.owner for play in batch], PLAYS)
    _field(sheet, "play_piece", _PIECES, [play.piece for play in batch], left)
    _field(sheet, "play_space", _SPACES, [play.space for play in batch], left)
    _field(sheet, "play_target", SPELLS, [play.target for play in batch], left)
    sheet.section("play_cancelled", places(PLAYS) if sheet.naming else NO_LABELS, 1)
    sheet.put_bits(s.cancelled, PLAYS)


def _field(sheet: Sheet, name: str, words: list[str], values: list[int], left: i64) -> None:
    """One field of all plays, NONE as 0."""
    if sheet.naming:
        sheet.section(name, places(PLAYS), len(words), 0, words)
    for value in values:
        sheet.put(value + 1)
    sheet.put_zeros(left)


def _tokens(player: Player, sheet: Sheet) -> None:
    """The tokens on the board by number, with their values if the seat knows them (DRA-INFO.1)."""
    bit: i64 = 1 << sheet.seat
    sheet.section("token_space", _TOKENS, len(_SPACES), 0, _SPACES)
    for number in range(TOKENS):
        sheet.put(player.where[number] + 1)  # 0 is behind the screen
    values = player.tokens.known_to(bit)
    sheet.section("token_value", _TOKENS, _HIGHEST_TOKEN)
    for number in range(TOKENS):
        lies = player.where[number] != SCREEN
        sheet.put(values[number] if lies and values[number] > 0 else 0)
    sheet.section("token_face_up", _TOKENS, 1)
    for number in range(TOKENS):
        lies = player.where[number] != SCREEN
        sheet.put(1 if lies and player.tokens.is_public(number) else 0)
    sheet.number("tokens_behind", player.behind, TOKENS)
    sheet.section("tokens_known_behind", _VALUES, 1)
    behind: list[int] = []
    for number in range(TOKENS):
        if values[number] > 0 and player.where[number] == SCREEN:
            behind.append(PARTS.token_of[values[number]])
    sheet.put_counts(behind, TOKENS)
    sheet.flag("admitted", player.admitted)


def _behind_screen(s: Dragons, seat: i64, sheet: Sheet) -> None:
    """Treasures are their owner's secret until the end (DRA-INFO.4)."""
    player = s.players[seat]
    sheet.section("treasures", s.parts.kinds, s.parts.units_per_kind)
    if s.ended or seat == sheet.seat:
        sheet.put_all(player.treasures)
    else:
        sheet.put_zeros(len(s.parts.kinds))
    sheet.number("artifact_count", player.artifact_count(), _COPIES)


def _magic_of(s: Dragons, seat: i64, sheet: Sheet) -> None:
    """Artifacts and spells, as far as the seat knows them, and what was used (DRA-INFO.2, .5)."""
    player = s.players[seat]
    bit: i64 = 1 << sheet.seat
    sheet.section("carpet_space", _CARPETS, len(_SPACES), 0, _SPACES)
    for carpet in range(TOKENS, TOKENS + s.parts.carpets):
        sheet.put(player.where[carpet] + 1)
    sheet.section("doubled", _PIECES, 1)
    sheet.put_bits(player.doubled, len(_PIECES))
    sheet.section("artifacts", ARTIFACTS, _COPIES)
    counts = player.artifacts.copy()
    for artifact in player.secret.known_to(bit):
        if artifact != NONE:
            counts[artifact] += 1
    sheet.put_all(counts)
    sheet.section("used", ARTIFACTS, _COPIES)
    sheet.put_all(player.used)
    sheet.number("uses_left", max(0, s.uses_left(seat)), s.parts.uses_with_djinn)
    sheet.flag("lit", player.lit)
    sheet.flag("djinn", player.djinn)
    sheet.number("spell_count", player.spells.size(), len(SPELLS))
    sheet.section("spells", SPELLS, 1)
    sheet.put_counts(player.spells.known_to(bit), len(SPELLS))
