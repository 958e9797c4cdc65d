"""Setting up a position: artifacts and spells, each in exactly one place and known to the right people."""

from __future__ import annotations

from typing import Any, Final

from caravanserai.games.dragons.parts import (
    ARTIFACTS,
    BASIC,
    LAMP,
    LAST_FIRST,
    MAGIC,
    SMUGGLER,
    SPELLS,
    SPY,
)
from caravanserai.games.dragons.state import ARTIFACT_TILES, SPELL_CARDS, Dragons
from caravanserai.kernel.chance import Chance
from caravanserai.kernel.pile import CARD_MASK, EVERYONE, NOBODY
from caravanserai.kernel.position import Reader, not_so_many
from caravanserai.kernel.refusal import Impossible

_ALL: Final = "all"


# --- artifacts -------------------------------------------------------------------------------------------


def read_artifacts(s: Dragons, reader: Reader, sections: list[Reader], chance: Chance, begun: bool) -> None:
    """Artifacts with the players, on sale, in the stacks and aside (DRA-SETUP.9, .11-13)."""
    setup = s.parts.setup(MAGIC if s.magic else BASIC, s.players_count)
    free = [int(setup.copies)] * len(ARTIFACTS) if s.magic else s.parts.artifact_copies.copy()
    in_play = int(setup.rooms * setup.stack_height + setup.lamps_dealt)
    owed = [_read_held(s, section, seat, free, in_play) for seat, section in enumerate(sections)]
    names = [s.parts.spaces[space] for space in s.parts.rooms[: len(s.stacks)]]
    rooms = dict(reader.sections("rooms", names))
    silent = [name not in rooms or "on_sale" not in rooms[name].document for name in names]
    # how many artifacts of unknown type a stack has, or None for its share
    wanted: list[int | None] = [None] * len(names)
    for name, section in rooms.items():
        wanted[names.index(name)] = _read_room(s, section, names.index(name), free, int(setup.stack_height))
        section.finish()
    _read_aside(s, reader, free)
    rest = [artifact for artifact, copies in enumerate(free) for _ in range(copies)]
    chance.shuffle(rest)
    left = in_play - sum(player.artifact_count() for player in s.players)
    left -= sum(s.artifacts_in(room) for room in range(len(names)))
    unknown = sum(owed) + sum(count or 0 for count in wanted)
    if min(left, len(rest)) < unknown:
        raise Impossible("position.rooms", "in_play", "only {most} artifacts are in play", most=in_play)
    for seat, count in enumerate(owed):
        for _ in range(count):
            s.players[seat].secret.put(rest.pop(), NOBODY, ARTIFACT_TILES)
    _fill_stacks(s, wanted, rest, left - sum(owed), int(setup.stack_height))
    if s.magic and begun:
        _turn_up(s, silent)
    if rest and s.magic:
        raise Impossible(
            "position.rooms",
            "artifacts_nowhere",
            "{count} artifacts are nowhere, {what} is one",
            count=len(rest),
            what=ARTIFACTS[rest[0]],
        )
    for artifact in rest:
        s.aside.put(artifact, NOBODY, ARTIFACT_TILES)


def _read_aside(s: Dragons, reader: Reader, free: list[int]) -> None:
    """Artifacts that nobody will see; in the magic game all are in play (DRA-SETUP.9, .11)."""
    aside = reader.words("aside", [], ARTIFACTS)
    if aside and s.magic:
        raise Impossible("position.aside", "none_aside", "in the magic game no artifact is put aside")
    for artifact in aside:
        _take(free, artifact, "position.aside")
        s.aside.put(artifact, NOBODY, ARTIFACT_TILES)


def _take(free: list[int], artifact: int, where: str) -> None:
    free[artifact] -= 1
    if free[artifact] < 0:
        raise not_so_many(where, ARTIFACTS[artifact])


def _read_held(s: Dragons, section: Reader, seat: int, free: list[int], in_play: int) -> int:
    """A player's artifacts (DRA-INFO.5); says how many of unknown type he has besides, in the basic game."""
    player = s.players[seat]
    owed = 0
    if not s.magic and type(section.document.get("artifacts")) is int:
        owed = section.number("artifacts", 0, 0, in_play)
    else:
        for artifact in section.words("artifacts", [ARTIFACTS[LAMP]] if s.magic else [], ARTIFACTS):
            _take(free, artifact, f"{section.where}.artifacts")
            if s.magic:
                player.artifacts[artifact] += 1
            else:
                player.secret.put(artifact, NOBODY, ARTIFACT_TILES)
    for artifact in section.words("secret", [], ARTIFACTS):
        _take(free, artifact, f"{section.where}.secret")
        player.secret.put(artifact, 1 << seat if s.magic else NOBODY, ARTIFACT_TILES)
    for artifact, used in enumerate(player.used):
        if used > player.artifacts[artifact]:
            raise Impossible(
                f"{section.where}.used",
                "not_his_artifact",
                "he does not have so many of {what}",
                what=ARTIFACTS[artifact],
            )
    return owed


def _read_room(s: Dragons, section: Reader, room: int, free: list[int], height: int) -> int | None:
    """What is on sale and what lies face down, top first; says how many of unknown type lie there too.

    None where nothing is said: then the room has its share.
    """
    if section.says("on_sale"):
        if not s.magic:
            raise Impossible(
                f"{section.where}.on_sale",
                "only_magic",
                "only the magic game turns artifacts up (DRA-VIZIER.5)",
            )
        s.on_sale[room] = section.word("on_sale", "", ARTIFACTS)
        _take(free, s.on_sale[room], section.where)
        height -= 1
    said = section.says("stack")
    if not said or type(section.document["stack"]) is int:
        section.raw_entries("known_by", [])
        return section.number("stack", 0, 0, height) if said else None
    stack = section.words("stack", [], ARTIFACTS)
    if len(stack) > height:
        raise Impossible(
            f"{section.where}.stack", "stack_height", "no more than {most} artifacts lie here", most=height
        )
    known = section.raw_entries("known_by", [[] for _ in stack])
    for artifact, knowers in zip(reversed(stack), reversed(known), strict=True):
        _take(free, artifact, section.where)
        s.stacks[room].put(artifact, _knowers(s, knowers, section.where), ARTIFACT_TILES)
    return 0


def _knowers(s: Dragons, entry: Any, where: str) -> int:
    """Who knows a card: a list of seats, or "all"."""
    if entry == _ALL:
        return EVERYONE
    seats = range(s.players_count)
    if not isinstance(entry, list) or any(type(seat) is not int or seat not in seats for seat in entry):
        raise Impossible(
            f"{where}.known_by",
            "knowers_expected",
            "expected a list of seats or {all!r}, found {found}",
            all=_ALL,
            found=repr(entry),
        )
    return sum(1 << seat for seat in set(entry))


def _fill_stacks(s: Dragons, wanted: list[int | None], rest: list[int], left: int, height: int) -> None:
    """So many artifacts as a stack wants; the others have the rest of those in play, one after another."""
    for room, count in enumerate(wanted):
        for _ in range(count or 0):
            s.stacks[room].put(rest.pop(), NOBODY, ARTIFACT_TILES)
            left -= 1
    growing = [room for room, count in enumerate(wanted) if count is None]
    while left > 0 and rest and growing:
        growing = [room for room in growing if s.artifacts_in(room) < height]
        for room in growing:
            if left > 0 and rest:
                s.stacks[room].put(rest.pop(), NOBODY, ARTIFACT_TILES)
                left -= 1


def _turn_up(s: Dragons, silent: list[bool]) -> None:
    """In a round that has begun something is on sale in a room that does not say otherwise (DRA-VIZIER.4)."""
    for room, stack in enumerate(s.stacks):
        if silent[room] and stack.slots:
            s.on_sale[room] = stack.slots.pop() & CARD_MASK


# --- spells ----------------------------------------------------------------------------------------------


def read_spells(s: Dragons, reader: Reader, sections: list[Reader], chance: Chance) -> None:
    """Spells in hands, discarded, at work, or in the deck (DRA-SETUP.14)."""
    free = list(range(len(SPELLS))) if s.magic else []
    for seat, section in enumerate(sections):
        _read_hand(s, section, seat, free)
    for spell in reader.words("spell_discard", [], SPELLS):
        _draw(s, free, spell, "position.spell_discard")
        s.discard.append(spell)
    for spell in _at_work(reader):
        _draw(s, free, spell, "position.batch")
    for spell in _worked(reader):
        if spell not in s.discard and not s.spent >> spell & 1:
            _draw(s, free, spell, "position.in_force")
            s.discard.append(spell)
    deck = reader.words("spell_deck", [], SPELLS)
    if reader.has("spell_deck"):
        if sorted(deck) != free:
            raise Impossible(
                "position.spell_deck",
                "spells_left",
                "these {count} cards are left: {left}",
                count=len(free),
                left=_names(free),
            )
    else:
        chance.shuffle(free)
        deck = free
    for spell in reversed(deck):
        s.spell_deck.put(spell, NOBODY, SPELL_CARDS)


def _names(spells: list[int]) -> str:
    return ", ".join(SPELLS[spell] for spell in spells)


def _read_hand(s: Dragons, section: Reader, seat: int, free: list[int]) -> None:
    """A player's spells; the giver in the Tent may know one too (DRA-INFO.9)."""
    spells = section.words("spells", [], SPELLS)
    known = section.raw_entries("known_by", [[seat] for _ in spells])
    for spell, knowers in zip(spells, known, strict=True):
        _draw(s, free, spell, f"{section.where}.spells")
        s.spent &= ~(1 << spell)
        s.players[seat].spells.put(spell, 1 << seat | _knowers(s, knowers, section.where), SPELL_CARDS)


def _draw(s: Dragons, free: list[int], spell: int, where: str) -> None:
    """A card that lies somewhere: everybody has seen it unless it is in a hand."""
    if spell not in free:
        raise Impossible(
            where, "spell_elsewhere", "{what} is in two places or not in this game", what=SPELLS[spell]
        )
    free.remove(spell)
    s.spent |= 1 << spell


def _worked(reader: Reader) -> list[int]:
    """Spells whose card lies in the discard pile while what they do goes on."""
    in_force = reader.document.get("in_force")
    if not isinstance(in_force, dict):
        return []
    cards = {"spy": SPY, "swapped_from": LAST_FIRST, "smuggler": SMUGGLER}
    return [spell for entry, spell in cards.items() if in_force.get(entry) is not None]


def _at_work(reader: Reader) -> list[int]:
    """Spells just cast, and Taboo! as long as it closes a space (DRA-SPELL.8)."""
    found: list[int] = []
    for row in reader.raw_list("batch"):
        if isinstance(row, dict) and row.get("spell") in SPELLS:
            found.append(SPELLS.index(row["spell"]))
    in_force = reader.document.get("in_force")
    if isinstance(in_force, dict) and in_force.get("taboo") and SPELLS.index("taboo") not in found:
        found.append(SPELLS.index("taboo"))
    return found
