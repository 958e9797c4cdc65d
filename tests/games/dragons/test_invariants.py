"""What holds at all times, through whole random games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from caravanserai.games.dragons.game import GAME
from caravanserai.games.dragons.parts import NONE
from caravanserai.games.dragons.player import SCREEN
from caravanserai.games.dragons.rules import flow
from caravanserai.games.dragons.state import Dragons
from caravanserai.kernel.chance import Fast
from tests.rules import rule

PARTS = GAME.parts
SETUPS = [(3, "basic"), (5, "basic"), (3, "magic"), (4, "magic")]
each_setup = pytest.mark.parametrize(("players", "variant"), SETUPS)


def moments(players: int, variant: str) -> Iterator[Dragons]:
    """Every moment of two random games, in which windows are mostly used when there is something to play."""
    for seed in (1, 2):
        chance = Fast(seed + 100)
        state = GAME.start(players, Fast(seed), {"variant": variant})
        assert isinstance(state, Dragons)
        while True:
            yield state
            seat = state.seat_to_move()
            if seat < 0:
                break
            options = state.legal(seat)
            assert options
            state.apply(seat, options[int(chance.below(len(options)))])


@rule("DRA-BANK.3", "DRA-BANK.4", "DRA-BANK.6")
@each_setup
def test_there_are_29_units_of_each_kind(players: int, variant: str) -> None:
    for s in moments(players, variant):
        for kind in range(len(PARTS.kinds)):
            units = s.bank[kind] + sum(player.treasures[kind] for player in s.players)
            first = kind * PARTS.shelves
            assert units + sum(s.shelves[first : first + PARTS.shelves]) == 29
        assert min(s.bank) >= 0
        assert min(s.shelves) >= 0
        assert all(min(player.treasures) >= 0 for player in s.players)


@rule("DRA-PLACE.2", "DRA-PLACE.4", "DRA-PLACE.7", "DRA-PLACE.8", "DRA-CARPET.4", "DRA-SPELL.6")
@each_setup
def test_every_token_is_in_one_place(players: int, variant: str) -> None:
    for s in moments(players, variant):
        for player in s.players:
            assert sorted(player.tokens.cards()) == sorted(PARTS.values)
            lying = [0] * len(PARTS.spaces)
            for piece, space in enumerate(player.where):
                if space != SCREEN:
                    lying[space] |= 1 << piece
            assert player.lying == lying
            assert player.laid == sum(lying)
            behind = [piece for piece in range(player.tokens.size()) if player.where[piece] == SCREEN]
            assert player.behind == len(behind)
            assert player.screened == sum(1 << PARTS.token_of[player.printed(piece)] for piece in behind)
            assert player.doubled & ~player.laid == 0
            for room in PARTS.rooms:
                assert player.pieces_in(room) + player.copies_in(room) <= PARTS.room_limit
            assert all(space in s.in_use for space in player.where if space != SCREEN)


@rule("DRA-ROOM.6", "DRA-VIZIER.4", "DRA-ART.2", "DRA-MIRAGE.1")
@each_setup
def test_no_artifact_is_created_or_lost(players: int, variant: str) -> None:
    found: set[tuple[int, ...]] = set()
    for s in moments(players, variant):
        kinds: Counter[int] = Counter()
        for pile in [*s.stacks, s.aside, *(player.secret for player in s.players)]:
            kinds.update(pile.cards())
        kinds.update(artifact for artifact in s.on_sale if artifact != NONE)
        for player in s.players:
            for artifact, count in enumerate(player.artifacts):
                kinds[artifact] += count
            assert all(0 <= used <= held for used, held in zip(player.used, player.artifacts, strict=True))
            assert player.uses == sum(player.used)
        found.add(tuple(kinds[artifact] for artifact in range(6)))
    assert len(found) == 1


@rule("DRA-SPELL.8", "DRA-TENT.1", "DRA-TENT.2", "DRA-LAMP.2", "DRA-COUNTER.1")
@each_setup
def test_no_spell_is_created_or_lost(players: int, variant: str) -> None:
    spells = list(range(21)) if variant == "magic" else []
    for s in moments(players, variant):
        cards = s.spell_deck.cards() + list(s.discard)
        for player in s.players:
            cards += player.spells.cards()
        cards += [play.spell for play in s.batch if play.spell != NONE]
        if s.taboo:
            cards += [spell for spell in range(21) if spell not in cards]
        assert sorted(cards) == spells
        if not s.batch and not s.taboo:
            assert s.spent == sum(1 << spell for spell in s.discard)


@rule("DRA-ROUND.1", "DRA-ROUND.2", "DRA-CLEANUP.1", "DRA-CLEANUP.2", "DRA-VIZIER.5")
@each_setup
def test_every_round_begins_with_everything_back(players: int, variant: str) -> None:
    rounds = 0
    for s in moments(players, variant):
        if s.round == rounds or s.next_step() < 0 or s.round == 0:
            rounds = min(rounds, int(s.round))
            continue
        assert s.round == rounds + 1
        rounds = int(s.round)
        assert s.next_step() in (flow.PLACE_TOKEN, flow.RESPOND)
        for player in s.players:
            assert (player.behind, player.doubled, player.carpets) == (8, 0, 0)
            assert (player.uses, player.lit, player.djinn, player.admitted) == (0, False, False, False)
        assert (s.taboo, s.spy, s.swapped_from, s.smuggler, s.smuggled) == (0, NONE, NONE, NONE, 0)
        assert (s.current, s.turned, s.searching, s.batch) == (NONE, False, False, [])
        assert s.deck.size() + len(s.used_cards) + 1 == len(s.cards)
        assert s.guards.size() == 10
    assert rounds > 1
