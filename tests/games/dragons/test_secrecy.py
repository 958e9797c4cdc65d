"""What others see does not depend on whether a seat could have played something.

A hidden hand is dealt anew; the game goes on in both worlds with the same moves, the seat passing in every
window. Everybody else must be sent the same frames, one by one, until the hand is used.
"""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from caravanserai.conformance.playing import all_seen
from caravanserai.games.dragons.game import GAME
from caravanserai.kernel.game import Document
from tests.games.dragons.tables import MAGIC, DragonsTable
from tests.rules import rule

STEPS = 150


def position_with_hidden_hands(players: int, seed: int) -> Document:
    """A moment of a random game in which several players hold spells."""
    choose = Random(seed)
    table = DragonsTable(GAME.table(players, seed=seed, options=MAGIC))
    while True:
        position = json.loads(json.dumps(table.position()))
        secret = any(has_secret_spell(player, seat) for seat, player in enumerate(position["players"]))
        if table.asks == "place_token" and table.view().round >= 2 and secret:
            return position  # type: ignore[no-any-return]
        seat = table.waiting[0]
        moves = table.moves(seat)
        if table.asks == "respond":
            table.play(seat, "pass")
        else:
            table.play(seat, choose.choice(moves))


def has_secret_spell(player: Document, seat: int) -> bool:
    """Whether a player holds a spell that nobody gave him."""
    return [seat] in player["known_by"]


def holder_of(position: Document) -> int:
    return next(seat for seat, player in enumerate(position["players"]) if has_secret_spell(player, seat))


def other_spells(position: Document, seat: int) -> Document:
    """The same position with other cards in one hand: those from the bottom of the deck."""
    twin: Document = json.loads(json.dumps(position))
    player = twin["players"][seat]
    for index, spell in enumerate(player["spells"]):
        if player["known_by"][index] != [seat]:
            continue  # somebody gave him this one
        bottom = len(twin["spell_deck"]) - 1 - index
        player["spells"][index], twin["spell_deck"][bottom] = twin["spell_deck"][bottom], spell
    return twin


def table_at(players: int, position: Document) -> DragonsTable:
    return DragonsTable(GAME.table(players, seed=99, options=MAGIC, position=position))


def play_both(first: DragonsTable, second: DragonsTable, hidden: int, seed: int) -> int:
    """Play on in both worlds and compare all that the others are sent; how many steps that was."""
    players = first.table.players
    choose = Random(seed)
    for step in range(STEPS):
        if first.table.over or first.asks in ("keep_spell", "take_artifact", "bring_up"):
            return step
        for audience in range(-1, players):
            if audience != hidden:
                assert all_seen(first.table, audience) == all_seen(second.table, audience), f"step {step}"
        assert first.waiting == second.waiting
        seat = first.waiting[0]
        if seat == hidden and first.asks == "respond":
            move = "pass"
        else:
            moves = first.moves(seat)
            assert moves == second.moves(seat)
            move = choose.choice(moves)
        first.play(seat, move)
        second.play(seat, move)
    return STEPS


@pytest.mark.many_games
@rule("DRA-INFO.6", "DRA-SPELL.10")
@pytest.mark.parametrize("seed", range(6))
def test_a_hand_of_spells_shows_in_nothing_until_it_is_used(seed: int) -> None:
    players = 3 + seed % 3
    position = position_with_hidden_hands(players, seed)
    hidden = holder_of(position)
    twin = other_spells(position, hidden)
    assert twin != position
    first, second = table_at(players, position), table_at(players, twin)
    assert play_both(first, second, hidden, seed) > 5


@pytest.mark.many_games
@rule("DRA-INFO.5", "DRA-INFO.6")
@pytest.mark.parametrize("seed", range(4))
def test_a_secret_artifact_shows_in_nothing_until_it_is_used(seed: int) -> None:
    """A Carpet could be used in every tally, a Scroll never: nobody sees the difference."""
    position = position_with_hidden_hands(3, seed)
    hidden = 1
    worlds: list[Any] = []
    for artifact in ("carpet", "scroll"):
        twin: Document = json.loads(json.dumps(position))
        give(twin, hidden, artifact)
        worlds.append(table_at(3, twin))
    assert worlds[0].position() != worlds[1].position()
    assert play_both(worlds[0], worlds[1], hidden, seed) > 5


def give(position: Document, seat: int, artifact: str) -> None:
    """Put an artifact behind a screen, unseen; another takes its place, so that the stacks look the same."""
    rooms = list(position["rooms"].values())
    stacks = [room["stack"] for room in rooms]
    last = max(stacks, key=len)
    source = next(stack for stack in stacks if artifact in stack)
    source[source.index(artifact)] = last[-1]
    last.pop()
    for room in rooms:
        room["known_by"] = [[] for _ in room["stack"]]
    position["players"][seat]["secret"] = [artifact]


@pytest.mark.many_games
@rule("DRA-INFO.1", "DRA-PLACE.6")
@pytest.mark.parametrize("seed", range(4))
def test_face_down_tokens_show_in_nothing_until_they_are_turned_up(seed: int) -> None:
    position = position_with_hidden_hands(4, seed + 20)
    hidden = (seed + 1) % 4
    twin: Document = json.loads(json.dumps(position))
    tokens = [token for token in twin["players"][hidden]["tokens"] if not token["up"]]
    values = [token["token"] for token in tokens]
    Random(seed).shuffle(values)
    for token, value in zip(tokens, values, strict=True):
        token["token"] = value
    assert twin != position
    first, second = table_at(4, position), table_at(4, twin)
    choose = Random(seed)
    while first.view().current == "placement" and first.view().round == second.view().round:
        for audience in range(-1, 4):
            if audience != hidden:
                assert all_seen(first.table, audience) == all_seen(second.table, audience)
        seat = first.waiting[0]
        if first.asks == "respond":
            move = "pass"
        elif seat == hidden:
            # the same space with any token both worlds have behind the screen
            common = set(first.player(seat, seat).screen) & set(second.player(seat, seat).screen)
            if not common:
                return
            move = f"place {min(common)} guard"
        else:
            move = choose.choice(first.moves(seat))
        first.play(seat, move)
        second.play(seat, move)
