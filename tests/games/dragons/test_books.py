"""Whoever keeps books from the public journal alone knows all that is public, through whole random games."""

from __future__ import annotations

from typing import Any

import pytest

from caravanserai.games.dragons.parts import ARTIFACTS, NONE
from caravanserai.games.dragons.player import SCREEN
from caravanserai.games.dragons.state import Dragons
from caravanserai.kernel.chance import Fast
from caravanserai.kernel.pile import PUBLIC_BIT
from tests.games.dragons.tables import KINDS, DragonsTable, new_game
from tests.rules import rule

CASTS = ("spell_cast", "spell_cast_at", "apprentice_cast", "move_cast", "eye_cast", "parasite_cast")
SETUPS = [(4, "basic", 1), (3, "magic", 1), (5, "magic", 3)]
each_game = pytest.mark.parametrize(("players", "variant", "seed"), SETUPS)


class Books:
    """What a spectator writes down."""

    def __init__(self, table: DragonsTable) -> None:
        self.state = table.state
        self.spaces = self.state.parts.spaces
        seats = range(self.state.players_count)
        self.treasures = [dict.fromkeys(KINDS, 0) for _ in seats]
        self.shelves: dict[str, list[int]] = {kind: [] for kind in KINDS}
        self.tokens: list[dict[int, str]] = [{} for _ in seats]
        self.carpets: list[list[str]] = [[] for _ in seats]
        self.spells = [self.state.players[seat].spells.size() for seat in seats]
        self.artifacts = [self.state.players[seat].artifact_count() for seat in seats]
        self.on_sale: dict[str, str] = {}
        self.round = 0
        self.begin_round()

    def begin_round(self) -> None:
        seats = range(self.state.players_count)
        self.tokens = [{} for _ in seats]
        self.carpets = [[] for _ in seats]
        self.uses = [0 for _ in seats]
        self.lit = [False for _ in seats]
        self.admitted = [False for _ in seats]
        self.djinn = [False for _ in seats]
        self.closed: set[str] = set()
        self.spy: int | None = None
        self.swapped = False
        self.strengths: dict[str, dict[int, int]] = {}

    def write(self, name: str, args: dict[str, Any]) -> None:
        if name in CASTS:
            self.spells[args["seat"]] -= 1
        if name in ("admitted", "bribed", "key_turned"):
            self.admitted[args["seat"]] = True
            return
        note = getattr(self, name, None)
        if note is not None:
            note(**args)

    # --- treasures ----------------------------------------------------------------------------------

    def units_taken(self, seat: int, units: int, kind: str) -> None:
        self.treasures[seat][kind] += units

    def units_paid(self, seat: int, units: int, kind: str) -> None:
        self.treasures[seat][kind] -= units

    def cave_filled(self, space: str, shelves: list[int]) -> None:
        self.shelves[space.removeprefix("cave_")] = list(shelves)

    def treasure_won(self, seat: int, units: int, kind: str, shelf: int) -> None:
        self.treasures[seat][kind] += units
        assert self.shelves[kind].pop(0) == units

    def left_in_cave(self, units: int, kind: str) -> None:
        assert sum(self.shelves[kind]) == units
        self.shelves[kind] = []

    cave_emptied = left_in_cave

    # --- tokens ---------------------------------------------------------------------------------------

    def token_placed(self, seat: int, space: str, number: int, value: int | None) -> None:
        assert number not in self.tokens[seat]
        self.tokens[seat][number] = space

    token_placed_face_up = token_placed

    def token_moved(self, owner: int, number: int, origin: str, space: str) -> None:
        assert self.tokens[owner][number] == origin
        self.tokens[owner][number] = space

    def token_removed(self, owner: int, number: int, space: str, value: int | None) -> None:
        assert self.tokens[owner].pop(number) == space

    def tokens_taken_back(self, seat: int, tokens: int) -> None:
        rooms = {number for number, space in self.tokens[seat].items() if space.startswith("room")}
        carpets = [space for space in self.carpets[seat] if space.startswith("room")]
        assert tokens == len(rooms) + len(carpets)
        for number in rooms:
            del self.tokens[seat][number]
        self.carpets[seat] = [space for space in self.carpets[seat] if not space.startswith("room")]

    def carpet_laid(self, seat: int, space: str) -> None:
        self.carpets[seat].append(space)

    def carpet_removed(self, owner: int, space: str) -> None:
        self.carpets[owner].remove(space)

    def tokens_turned_up(self, seat: int, space: str, strength: int, faces: list[int]) -> None:
        assert sum(faces) == strength
        self.strengths.setdefault(space, {})[seat] = strength

    def ranked(self, space: str, seats: list[int]) -> None:
        if self.state.magic:
            return
        strengths = self.strengths[space]
        sequence = self.state.sequence()
        expected = sorted(strengths, key=lambda seat: (-strengths[seat], sequence.index(seat)))
        assert seats == expected

    # --- cards and artifacts ------------------------------------------------------------------------------

    def spells_drawn(self, seat: int, cards: int) -> None:
        self.spells[seat] += cards

    def spell_given(self, seat: int, owner: int, spell: str | None) -> None:
        self.spells[seat] -= 1
        self.spells[owner] += 1

    def spell_rejected(self, seat: int, spell: str) -> None:
        self.spells[seat] -= 1

    def artifact_turned_up(self, space: str, artifact: str) -> None:
        self.on_sale[space] = artifact

    def artifact_brought_up(self, seat: int, space: str, artifact: str) -> None:
        self.on_sale[space] = artifact

    def artifact_put_back(self, space: str, artifact: str) -> None:
        assert self.on_sale.pop(space) == artifact

    def artifact_taken(self, seat: int, space: str, artifact: str) -> None:
        assert self.on_sale.pop(space) == artifact

    def artifact_given(self, seat: int, space: str, artifact: str) -> None:
        self.on_sale[space] = artifact

    def bought(self, seat: int, space: str) -> None:
        self.artifacts[seat] += 1

    def bought_searching(self, seat: int, space: str, artifact: str | None) -> None:
        self.artifacts[seat] += 1

    def bought_face_up(self, seat: int, space: str, artifact: str) -> None:
        self.artifacts[seat] += 1
        assert self.on_sale.pop(space) == artifact

    def lamp_lit(self, seat: int) -> None:
        self.lit[seat] = True
        self.uses[seat] += 1

    def artifact_used(self, seat: int, artifact: str) -> None:
        self.uses[seat] += 1

    # --- the round --------------------------------------------------------------------------------------

    def round_began(self, round: int, seat: int) -> None:
        self.round += 1
        assert (round, seat) == (self.round, self.state.start)

    def round_ended(self, round: int) -> None:
        assert round == self.round
        self.begin_round()

    def djinn_won(self, seat: int, uses: int) -> None:
        self.djinn[seat] = True

    def space_closed(self, space: str) -> None:
        self.closed.add(space)

    def spy_at_work(self, seat: int) -> None:
        self.spy = seat

    def values_swapped(self, seat: int) -> None:
        self.swapped = True

    # --- checking the books ---------------------------------------------------------------------------

    def check_treasures(self, s: Dragons) -> None:
        held = [dict(zip(KINDS, player.treasures, strict=True)) for player in s.players]
        assert held == self.treasures
        for index, kind in enumerate(KINDS):
            first = index * s.parts.shelves
            filled = [units for units in s.shelves[first : first + s.parts.shelves] if units]
            assert filled == self.shelves[kind]
            left = 29 - sum(filled) - sum(treasures[kind] for treasures in self.treasures)
            assert s.bank[index] == left

    def check_tokens(self, s: Dragons) -> None:
        for seat, player in enumerate(s.players):
            tokens = {
                number + 1: self.spaces[space]
                for number, space in enumerate(player.where[:8])
                if space != SCREEN
            }
            carpets = [self.spaces[space] for space in player.where[8:] if space != SCREEN]
            assert tokens == self.tokens[seat]
            assert sorted(carpets) == sorted(self.carpets[seat])

    def check_cards(self, s: Dragons) -> None:
        assert [player.spells.size() for player in s.players] == self.spells
        assert [player.artifact_count() for player in s.players] == self.artifacts
        sold = {
            self.spaces[s.parts.rooms[room]]: ARTIFACTS[artifact]
            for room, artifact in enumerate(s.on_sale)
            if artifact != NONE
        }
        assert sold == self.on_sale
        assert [player.uses for player in s.players] == self.uses
        assert [player.lit for player in s.players] == self.lit

    def check_round(self, s: Dragons) -> None:
        assert s.round == self.round
        assert [player.admitted for player in s.players] == self.admitted
        assert [player.djinn for player in s.players] == self.djinn
        assert {
            self.spaces[space] for space in range(len(self.spaces)) if s.taboo >> space & 1
        } == self.closed
        assert s.spy == (NONE if self.spy is None else self.spy)
        assert (s.swapped_from != NONE) == self.swapped


def check(players: int, variant: str, seed: int, check: str) -> None:
    """Play a game at random and compare the books with the truth at every decision."""
    table = new_game(players, seed, {"variant": variant})
    books = Books(table)
    chance = Fast(seed)
    read = 0
    while True:
        journal = table.table.journal.events
        for event in (entry.seen_by(PUBLIC_BIT) for entry in journal[read:]):
            books.write(event.name, dict(event.args))
        read = len(journal)
        if table.table.over:
            return
        getattr(books, check)(table.state)
        seat = table.waiting[0]
        moves = table.table.moves(seat)
        table.table.play(seat, moves[int(chance.below(len(moves)))])


@rule("DRA-INFO.4", "DRA-BANK.3", "DRA-BANK.4", "DRA-BANK.6", "DRA-CAVE.1", "DRA-CAVE.3", "DRA-CAVE.4")
@each_game
def test_treasures_can_be_counted(players: int, variant: str, seed: int) -> None:
    check(players, variant, seed, "check_treasures")


@rule("DRA-PLACE.1", "DRA-PLACE.2", "DRA-PLACE.6", "DRA-TALLY.5", "DRA-GUARD.8", "DRA-SPELL.5", "DRA-SPELL.6")
@each_game
def test_where_tokens_lie_is_public(players: int, variant: str, seed: int) -> None:
    check(players, variant, seed, "check_tokens")


@rule(
    "DRA-INFO.3",
    "DRA-INFO.5",
    "DRA-INFO.9",
    "DRA-PRIO.5",
    "DRA-ART.1",
    "DRA-LAMP.1",
    "DRA-ROOM.6",
    "DRA-TENT.1",
)
@each_game
def test_numbers_of_spells_and_artifacts_are_public(players: int, variant: str, seed: int) -> None:
    check(players, variant, seed, "check_cards")


@rule("DRA-ROUND.1", "DRA-GUARD.3", "DRA-GUARD.4", "DRA-KEY.1", "DRA-DJINN.1", "DRA-TABOO.1", "DRA-CLEANUP.2")
@each_game
def test_what_lasts_for_the_round_is_public(players: int, variant: str, seed: int) -> None:
    check(players, variant, seed, "check_round")
