"""What holds at all times, through whole random games (EMI-INV)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from caravanserai.games.emira.game import GAME
from caravanserai.games.emira.parts import PIECES
from caravanserai.games.emira.player import track_of
from caravanserai.games.emira.rules import flow
from caravanserai.games.emira.state import Emira
from caravanserai.kernel.chance import Fast
from tests.rules import rule

SETUPS = [(players, rules) for players in (3, 4, 5) for rules in ("base", "advanced")]
each_setup = pytest.mark.parametrize(("players", "rules"), SETUPS)


def moments(players: int, rules: str, games: int = 3) -> Iterator[Emira]:
    """Every moment of a few random games."""
    for seed in range(games):
        chance = Fast(seed + 100)
        state = GAME.start(players, Fast(seed), {"rules": rules})
        assert isinstance(state, Emira)
        while True:
            yield state
            seat = state.seat_to_move()
            if seat < 0:
                break
            options = state.legal(seat)
            assert options
            # small bids, so that everybody keeps some gold and much can happen
            most = min(len(options), 12)
            state.apply(seat, options[int(chance.below(most))])


@rule("EMI-INV.1")
@each_setup
def test_no_piece_is_created_or_lost(players: int, rules: str) -> None:
    setup = GAME.parts.setup(players)
    for s in moments(players, rules):
        offered = {piece: int(s.pieces >> index & 1) for index, piece in enumerate(PIECES)}
        caravans = Counter(
            int(GAME.parts.caravans[track_of(caravan)].size)
            for player in s.players
            for caravan in player.caravans
        )
        assert s.camels + offered["camel"] + sum(player.camels for player in s.players) == setup.camels
        assert s.sections + offered["palace"] + sum(player.sections for player in s.players) == 20
        assert s.small + offered["small"] + caravans[0] == setup.small
        assert s.large + offered["large"] + caravans[1] == setup.large
        assert min(s.camels, s.sections, s.small, s.large) >= 0


@rule("EMI-INV.2")
@each_setup
def test_no_card_is_created_or_lost(players: int, rules: str) -> None:
    events = 54 if rules == "advanced" else 51
    for s in moments(players, rules):
        princesses = s.princess_deck.from_top() + s.in_play + s.coming + s.undecided + s.princesses_gone
        for player in s.players:
            princesses += player.residents
        assert sorted(princesses) == list(range(28))
        assert s.princess_deck.marks.size() == s.princess_deck.size()
        cards = int(s.event_deck.size()) + len(s.events_gone)
        for player in s.players:
            cards += int(player.hand.size()) + len(player.admired) + int(player.guest_houses)
        choosing = s.next_step() == flow.ADMIRE_TOKEN
        assert cards + choosing == events


@rule("EMI-INV.3")
@each_setup
def test_palaces_are_never_too_full_and_gold_is_never_short(players: int, rules: str) -> None:
    for s in moments(players, rules):
        for player in s.players:
            assert len(player.residents) <= player.capacity(s.parts)
            assert player.gold >= 0 and player.gold % 10 == 0
        if rules == "base":
            assert all(player.track == 0 for player in s.players)


@rule("EMI-INV.4")
@each_setup
def test_no_token_and_no_status_card_is_created_or_lost(players: int, rules: str) -> None:
    setup = GAME.parts.setup(players)
    for s in moments(players, rules):
        for kind in range(3):
            held = sum(player.tokens[kind] for player in s.players)
            on_offer = int(s.token_offer == kind)
            assert s.bag[kind] + on_offer + held + GAME.parts.reserved[kind] == setup.tokens
            assert s.bag[kind] >= 0
        cards = Counter(s.status_deck.cards() + s.status_gone)
        for player in s.players:
            cards.update(player.status)
        if s.status_offer >= 0:
            cards[int(s.status_offer)] += 1
        assert [cards[kind] for kind in range(12)] == setup.status


@each_setup
def test_random_games_end_by_a_rule(players: int, rules: str) -> None:
    for s in moments(players, rules):
        assert s.turn <= 60
    assert s.reached or s.turn == 60 or s.idle_turns == 3
