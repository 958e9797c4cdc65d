"""Setting up a position: spells, each in exactly one place, and what they do for the rest of the round."""

from __future__ import annotations

from caravanserai.games.dragons.parts import LAST_FIRST, NONE, SMUGGLER, SPELLS, SPY, TABOO
from caravanserai.games.dragons.state import SPELL_CARDS, Dragons
from caravanserai.kernel.chance import Chance
from caravanserai.kernel.pile import NOBODY
from caravanserai.kernel.position import Reader, need


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
        left = ", ".join(SPELLS[spell] for spell in free)
        text = "these {count} cards are left: {left}"
        fits = sorted(deck) == free
        need(fits, "position.spell_deck", "spells_left", text, count=len(free), left=left)
    else:
        chance.shuffle(free)
        deck = free
    for spell in reversed(deck):
        s.spell_deck.put(spell, NOBODY, SPELL_CARDS)


def _read_hand(s: Dragons, section: Reader, seat: int, free: list[int]) -> None:
    """A player's spells; the giver in the Tent may know one too (DRA-INFO.9)."""
    spells = section.words("spells", [], SPELLS)
    known = section.raw_entries("known_by", [[seat] for _ in spells])
    for spell, entry in zip(spells, known, strict=True):
        _draw(s, free, spell, f"{section.where}.spells")
        s.spent &= ~(1 << spell)
        knowers = section.knowers(entry, s.players_count)
        s.players[seat].spells.put(spell, 1 << seat | knowers, SPELL_CARDS)


def _draw(s: Dragons, free: list[int], spell: int, where: str) -> None:
    """A card that lies somewhere: everybody has seen it unless it is in a hand."""
    text = "{what} is in two places or not in this game"
    need(spell in free, where, "spell_elsewhere", text, what=SPELLS[spell])
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
    if isinstance(in_force, dict) and in_force.get("taboo") and TABOO not in found:
        found.append(TABOO)
    return found


def read_in_force(s: Dragons, reader: Reader) -> None:
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
