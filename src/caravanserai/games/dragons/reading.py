"""Setting up a position: every component in exactly one place, and nothing that cannot be."""

from __future__ import annotations

from typing import Any, Final

from caravanserai.games.dragons import moments, reading_cards
from caravanserai.games.dragons.parts import (
    ABRACADABRA,
    ARTIFACTS,
    CARPET,
    COUNTERSPELL,
    DOUBLE,
    DRAGON_LEAVES,
    DRAGON_RETURN,
    EYE_FOR_AN_EYE,
    LAMP,
    LUNAR_ECLIPSE,
    MAGES_APPRENTICE,
    MIRAGE,
    NONE,
    PARASITE,
    SECOND_CHANCE,
    SOLAR_ECLIPSE,
    SPELLS,
    TABOO,
    TELEPORT,
)
from caravanserai.games.dragons.player import SCREEN, SHOWN, Player, own_slot
from caravanserai.games.dragons.position import piece_name
from caravanserai.games.dragons.reading_checks import guard_is_up
from caravanserai.games.dragons.rules.artifacts import USABLE
from caravanserai.games.dragons.rules.round import fill_cave, post_guard
from caravanserai.games.dragons.state import GUARDS, TREASURE_CARDS, Dragons, Play
from caravanserai.kernel.chance import Chance
from caravanserai.kernel.pile import CARD_BITS, EVERYONE, NOBODY
from caravanserai.kernel.position import Reader, in_two_places, lies_nowhere
from caravanserai.kernel.refusal import Impossible

_AT_SPACE: Final = [DRAGON_LEAVES, DRAGON_RETURN, LUNAR_ECLIPSE, MIRAGE, SOLAR_ECLIPSE, TABOO]


def read(s: Dragons, document: Any, chance: Chance) -> None:
    """Put a blank state into the position a document describes."""
    reader = Reader(document, "position")
    begun, over = moments.has_begun(reader), moments.is_over(reader)
    usual = s.parts.max_rounds if over else 1 if begun else 0
    s.round = reader.number("round", usual, 0, s.parts.max_rounds)
    s.start = reader.number("start_player", s.start, 0, s.players_count - 1)
    s.ended = reader.flag("ended", over)
    s.searching = reader.flag("searching", False)
    names = ["placement", *s.parts.spaces, "end"]
    s.current = reader.word("current", "end" if over else "placement", names) - 1
    if 0 <= s.current < len(s.parts.spaces) and s.current not in s.in_use:
        raise Impossible(
            "position.current",
            "space_unused",
            "{what} is not used in this game",
            what=s.parts.spaces[s.current],
        )
    s.turned = reader.flag("turned_up", reader.has("moment") and reader.document["moment"] == "tally")
    sections = reader.rows("players", s.players_count)
    for seat, section in enumerate(sections):
        _read_treasures(s, section, seat)
        _read_tokens(s, section, seat)
        _read_round(s, section, seat)
    _read_cards(s, reader, chance)
    _read_caves(s, reader, begun)
    _read_guard(s, reader)
    reading_cards.read_artifacts(s, reader, sections, chance, begun)
    reading_cards.read_spells(s, reader, sections, chance)
    _read_in_force(s, reader)
    _read_batch(s, reader)
    s.find_open_spaces()
    for section in sections:
        section.finish()
    moments.read_steps(s, reader)
    reader.finish()


# --- players -------------------------------------------------------------------------------------------


def _read_treasures(s: Dragons, section: Reader, seat: int) -> None:
    """Units come out of the bank (DRA-BANK.3)."""
    player = s.players[seat]
    for kind, units in section.entries("treasures", s.parts.kinds, 0, s.parts.units_per_kind):
        at = s.parts.kinds.index(kind)
        player.treasures[at] = units
        s.bank[at] -= units
        if s.bank[at] < 0:
            raise Impossible(
                f"{section.where}.treasures",
                "units_of_kind",
                "there are {units} {what}",
                units=s.parts.units_per_kind,
                what=kind,
            )


def _read_tokens(s: Dragons, section: Reader, seat: int) -> None:
    """Tokens by number; those not named lie behind the screen (DRA-SETUP.1)."""
    player = s.players[seat]
    where = f"{section.where}.tokens"
    free = s.parts.values.copy()
    entries = section.raw_list("tokens")
    if len(entries) > len(free):
        raise Impossible(where, "tokens_each", "a player has {most} tokens", most=len(free))
    slots: list[int] = []
    for number, entry in enumerate(entries):
        row = Reader(entry, f"{where}[{number}]")
        value = row.number("token", 0, 0, max(s.parts.values))
        if value not in free:
            raise Impossible(
                row.where, "not_his_token", "{value} is no token that this player still has", value=value
            )
        free.remove(value)
        slot = own_slot(seat, value)
        _lay(s, player, number, row)
        if row.flag("up", _is_turned_up(s, player.where[number])):
            slot |= EVERYONE << CARD_BITS
        slots.append(slot)
        row.finish()
    player.tokens.slots = slots + [own_slot(seat, value) for value in free]
    for number, slot in enumerate(slots):
        if slot & SHOWN and player.where[number] == SCREEN:
            player.seen_behind = True
    player.find_screened()
    carpets = section.raw_list("carpets")
    if len(carpets) > s.parts.carpets:
        raise Impossible(
            f"{section.where}.carpets",
            "most_carpets",
            "no more than {most} can be laid in a round",
            most=s.parts.carpets,
        )
    for number, entry in enumerate(carpets):
        row = Reader(entry, f"{section.where}.carpets[{number}]")
        _lay(s, player, len(s.parts.values) + number, row)
        row.finish()
    player.carpets = len(carpets)
    for space in s.parts.rooms:
        if player.pieces_in(space) + player.copies_in(space) > s.parts.room_limit:
            raise Impossible(
                where,
                "room_limit",
                "no more than {most} tokens in a room (DRA-PLACE.4)",
                most=s.parts.room_limit,
            )


def _is_turned_up(s: Dragons, space: int) -> bool:
    """Whether the tokens of a space lie face up because it is being tallied or was (DRA-TALLY.3)."""
    return space != SCREEN and (space < s.current or (space == s.current and s.turned))


def _lay(s: Dragons, player: Player, piece: int, row: Reader) -> None:
    """One piece in its space, or behind the screen."""
    space = row.word("space", "", s.parts.spaces) if row.says("space") else SCREEN
    if row.flag("double", False):
        player.doubled |= 1 << piece
    if space == SCREEN:
        return
    if space not in s.in_use:
        raise Impossible(
            row.where, "space_unused", "{what} is not used in this game", what=s.parts.spaces[space]
        )
    player.lay(piece, space)
    if not player.is_carpet(piece):
        player.behind -= 1


def _read_round(s: Dragons, section: Reader, seat: int) -> None:
    """What a player has done this round."""
    player = s.players[seat]
    player.djinn = section.flag("djinn", False)
    player.admitted = section.flag("admitted", False)
    for artifact in section.words("used", [], ARTIFACTS):
        player.used[artifact] += 1
        player.uses += 1
    if s.uses_left(seat) < 0:
        raise Impossible(
            f"{section.where}.used",
            "too_many_used",
            "{used} artifacts are too many (DRA-ART.1)",
            used=player.uses,
        )
    player.lit = section.flag("lit", player.used[LAMP] > 0)


# --- the vizier's things ---------------------------------------------------------------------------------


def _read_cards(s: Dragons, reader: Reader, chance: Chance) -> None:
    """The treasure cards: one lies open, some were used, the others are in the deck (DRA-SETUP.6)."""
    ids = [card.id for card in s.cards]
    s.used_cards = reader.words("used_cards", [], ids)
    rest = list(range(len(ids)))
    opened = reader.word("treasure_card", "", ids) if reader.says("treasure_card") else NONE
    deck = reader.words("treasure_deck", [], ids)
    for card in [*s.used_cards, *([opened] if opened != NONE else []), *deck]:
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
    s.card = opened


def _read_caves(s: Dragons, reader: Reader, begun: bool) -> None:
    """What lies on the shelves; left out, what the treasure card of the round shows (DRA-VIZIER.1)."""
    if begun and s.card == NONE and s.deck.slots and not s.ended:
        s.card = s.deck.slots.pop() & 0xFF
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
        if len(shelves) > s.parts.shelves:
            raise Impossible(
                f"{section.where}.{name}", "shelves", "a cave has {shelves} shelves", shelves=s.parts.shelves
            )
        for shelf, units in enumerate(shelves):
            s.shelves[kind * s.parts.shelves + shelf] = units
        s.bank[kind] -= sum(shelves)
        if s.bank[kind] < 0:
            raise Impossible(
                f"{section.where}.{name}",
                "units_of_kind",
                "there are {units} {what}",
                units=s.parts.units_per_kind,
                what=name,
            )


def _read_guard(s: Dragons, reader: Reader) -> None:
    """The guard on his space, drawn if left out (DRA-VIZIER.3)."""
    section = reader.section("guard")
    pool = s.parts.guards.copy()
    drawn = section.has("value")
    value = section.number("value", pool[0], min(pool), max(pool))
    pool.remove(value)
    if sorted(section.numbers("pool", pool, min(s.parts.guards), max(s.parts.guards))) != sorted(pool):
        raise Impossible(
            f"{section.where}.pool", "guards_in_pool", "the other guards are in the pool, each once"
        )
    for other in [*pool, value]:
        s.guards.put(other, NOBODY, GUARDS)
    if not drawn:
        post_guard(s)
    if section.flag("shown", guard_is_up(s)):
        s.guards.slots[-1] |= EVERYONE << CARD_BITS
    section.finish()


# --- spells at work --------------------------------------------------------------------------------


def _read_in_force(s: Dragons, reader: Reader) -> None:
    """What spells do for the rest of the round (DRA-CLEANUP.2)."""
    section = reader.section("in_force")
    last = s.players_count - 1
    s.spy = section.number("spy", NONE, 0, last) if section.says("spy") else NONE
    if section.says("swapped_from"):
        s.swapped_from = section.word("swapped_from", "", s.parts.spaces)
    for space in section.words("taboo", [], s.parts.spaces):
        s.taboo |= 1 << space
    s.smuggler = section.number("smuggler", NONE, 0, last) if section.says("smuggler") else NONE
    for space in section.words("smuggled", [], s.parts.spaces):
        s.smuggled |= 1 << space
    section.finish()


def _read_batch(s: Dragons, reader: Reader) -> None:
    """What has been played and waits to take effect (DRA-PRIO)."""
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
        _check_play(play, row.where)
        if row.flag("cancelled", False):
            s.cancelled |= 1 << index
        row.finish()
        s.batch.append(play)


def _check_play(play: Play, where: str) -> None:
    """Everything that has to be declared for a play is there (DRA-PRIO.5)."""
    power = play.artifact if play.spell in (NONE, PARASITE) else NONE
    if play.spell in (NONE, PARASITE) and power not in USABLE:
        raise Impossible(where, "no_play", "a play is a spell or the use of an artifact")
    aimed = play.spell in (SECOND_CHANCE, TELEPORT, EYE_FOR_AN_EYE) or power == DOUBLE
    if aimed and play.piece == NONE:
        raise Impossible(where, "aim_at_piece", "it must be aimed at a piece")
    placed = play.spell in (ABRACADABRA, SECOND_CHANCE, TELEPORT, MAGES_APPRENTICE)
    placed = placed or play.spell in _AT_SPACE
    if (placed or power in (DOUBLE, CARPET)) and play.space == NONE:
        raise Impossible(where, "name_a_space", "it must name a space")
    if play.spell == MAGES_APPRENTICE and play.artifact == NONE:
        raise Impossible(where, "offer_artifact", "an artifact must be offered")
    if power == COUNTERSPELL and play.target == NONE:
        raise Impossible(where, "aim_at_spell", "it must be aimed at a spell")
