"""What every game must do, checked over seeded random games.

A game runs the whole suite by naming itself (`class TestYspahan(Conformance): game_id = "yspahan"`). Forty
games a player count by default; `CARAVANSERAI_GAMES=10000` runs the same tests over ten thousand. The golden
files are written by `python -m tests.conformance --write`: their diff is the review.
"""

from __future__ import annotations

import argparse
import dataclasses
import hashlib
import json
import os
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, ClassVar

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import caravanserai
from caravanserai.kernel.chance import Fast
from caravanserai.kernel.game import Document, Game, Options
from caravanserai.kernel.journal import Journal
from caravanserai.kernel.pile import EVERYONE, PUBLIC_BIT
from caravanserai.kernel.record import BrokenRecord, digest, dumps, loads, replay, verify
from caravanserai.kernel.refusal import Ambiguous, Refusal, Unparsable
from caravanserai.kernel.state import State
from caravanserai.kernel.table import PUBLIC, Table

GAMES = int(os.environ.get("CARAVANSERAI_GAMES", "40"))
GOLDEN = Path(__file__).parent / "golden"
GOLDEN_GAMES = 100
LONGEST = 20_000  # no game takes more decisions than this


@dataclass(frozen=True)
class Setup:
    """One way to sit down: a game, a player count and options, at most one of them not the default."""

    game: Game
    players: int
    options: Options
    plain: bool

    def __str__(self) -> str:
        return " ".join([str(self.players), *(f"{name}={value}" for name, value in self.options.items())])

    def table(self, seed: int) -> Table:
        return self.game.table(self.players, seed=seed, options=self.options)

    def start(self, seed: int) -> State:
        return self.game.start(self.players, Fast(seed), self.options)

    def seeds(self, share: float = 1.0) -> range:
        """The seeds of a test: every game costs time, and one option changed needs fewer of them."""
        return range(max(1, round(GAMES * share * (1.0 if self.plain else 0.05))))


def setups(game: Game) -> list[Setup]:
    """Every player count with the default options, and with each other value of each option."""
    found: list[Setup] = []
    for players in game.counts:
        found.append(Setup(game, players, {}, True))
        for kind in game.option_kinds:
            for value in kind.values_for(players):
                if value != kind.default:
                    found.append(Setup(game, players, {kind.name: value}, False))
    return found


# --- playing and looking ---------------------------------------------------------------------------


def seats_with_a_choice(state: State) -> list[int]:
    """The seats that may act: those that owe a decision, and those that may still change a sealed one."""
    return [seat for seat in range(int(state.players_count)) if state.legal(seat)]


def next_seat(state: State, choose: Random) -> int:
    """Any seat that owes a decision; now and then one that changes its mind."""
    owing = [seat for seat in range(int(state.players_count)) if state.waiting() >> seat & 1]
    free = seats_with_a_choice(state)
    return choose.choice(free if choose.random() < 0.2 else owing)


def walk(setup: Setup, seed: int) -> Iterator[tuple[Table, int, int]]:
    """A random game: the table, the seat and the action about to be played; -1 and -1 when it is over."""
    choose = Random(seed)
    table = setup.table(seed)
    while not table.over:
        seat = next_seat(table.state, choose)
        action = choose.choice(table.state.legal(seat))
        yield table, seat, action
        table.play(seat, action)
        assert table.seq < LONGEST, "the game does not end"
    yield table, -1, -1


def finished(setup: Setup, seed: int) -> Table:
    """The table at the end of a random game."""
    *_, (table, _, _) = walk(setup, seed)
    return table


def play_on(state: State, choose: Random) -> int:
    """Random play to the end and the number of decisions it took."""
    decisions = 0
    while state.waiting():
        seat = next_seat(state, choose)
        state.apply(seat, choose.choice(state.legal(seat)))
        decisions += 1
        assert decisions < LONGEST, "the game does not end"
    return decisions


def text_of(value: Any) -> str:
    """The bytes that would be sent for a frame, a view or a position."""
    return json.dumps(value, default=_fields, sort_keys=True)


def _fields(value: Any) -> dict[str, Any]:
    return {field.name: getattr(value, field.name) for field in dataclasses.fields(value)}


def all_seen(table: Table, audience: int) -> str:
    """Everything an audience is sent now: last events, view, decision, scores, and its legal moves."""
    moves = [move.text for move in table.moves(audience)] if audience >= 0 else []
    return text_of([table.frame(audience, max(0, table.seq - 1)), moves])


@contextmanager
def redealt(table: Table, audience: int, seed: int) -> Iterator[State]:
    """For a while, the table in which all that the audience cannot know is dealt anew."""
    truth = table.state
    table.state = table.state_for(audience, seed)
    try:
        yield table.state
    finally:
        table.state = truth


def leaves(document: Any) -> Counter[str]:
    """Every value of a position with how often it occurs; sealed choices are resampled, so not those."""
    if isinstance(document, dict):
        parts = [leaves(value) for key, value in document.items() if key != "sealed"]
    elif isinstance(document, list):
        parts = [leaves(value) for value in document]
    else:
        return Counter([repr(document)])
    return sum(parts, Counter())


def snapshot(table: Table) -> str:
    """The whole truth of a table: position, journal and record."""
    events = [repr(event.seen_by(EVERYONE)) for event in table.journal.events]
    return text_of([table.position(), events, table.record(open_seed=True), table.waiting])


def refused_undo(table: Table, seat: int) -> Refusal:
    """The refusal of an undo, which must leave everything as it was."""
    before = snapshot(table)
    with pytest.raises(Refusal) as refused:
        table.undo(seat)
    assert not table.can_undo(seat)
    assert snapshot(table) == before
    return refused.value


# --- the suite -------------------------------------------------------------------------------------


class PlayConformance:
    """The tests of play, for any game, be it on the shelf or a toy."""

    secrets: ClassVar[bool] = True  # whether anything is ever hidden from anyone

    @classmethod
    def game(cls) -> Game:
        raise NotImplementedError

    @classmethod
    def setups(cls) -> list[Setup]:
        """What the suite plays; a subclass may choose fewer."""
        return setups(cls.game())

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        if "setup" in metafunc.fixturenames:
            found = self.setups()
            metafunc.parametrize("setup", found, ids=[str(one) for one in found])

    # --- every game ends, and nobody is stuck ------------------------------------------------------

    def test_games_end_and_nobody_is_stuck(self, setup: Setup) -> None:
        for seed in setup.seeds():
            state = setup.start(seed)
            choose = Random(seed)
            decisions = 0
            while state.waiting():
                self.check_choices(setup, state)
                seat = next_seat(state, choose)
                state.apply(seat, choose.choice(state.legal(seat)))
                decisions += 1
                assert decisions < LONGEST, f"seed {seed}: the game does not end"
            assert decisions > 0
            assert state.seat_to_move() == -1
            assert not seats_with_a_choice(state), "the game is over, but somebody may act"

    @staticmethod
    def check_choices(setup: Setup, state: State) -> None:
        owing = state.waiting()
        assert owing >> setup.players == 0, "a seat is asked that is not at the table"
        assert state.seat_to_move() == (owing & -owing).bit_length() - 1
        for seat in range(setup.players):
            options = state.legal(seat)
            assert bool(options) == bool(int(state.asked) >> seat & 1), f"seat {seat}"
            assert len(set(options)) == len(options), "an option is offered twice"
            assert all(0 <= action < setup.game.space.size for action in options)

    def test_a_game_of_defaults_ends(self, setup: Setup) -> None:
        for seed in setup.seeds(0.1):
            table = setup.table(seed)
            while not table.over:
                seat = table.waiting[-1]
                move = table.default(seat)
                assert move in table.moves(seat)
                table.play(seat, move)
                assert table.seq < LONGEST
            for seat in range(setup.players):
                with pytest.raises(Refusal, match=r"TABLE-OVER\.1"):
                    table.default(seat)

    @settings(
        derandomize=True,
        deadline=None,
        max_examples=max(5, GAMES // 8),
        suppress_health_check=[HealthCheck.differing_executors, HealthCheck.too_slow],
    )
    @given(seed=st.integers(0, 2**32), choices=st.lists(st.integers(0, 999), max_size=400))
    def test_any_choices_lead_to_a_sound_game(self, seed: int, choices: list[int]) -> None:
        """Whatever is chosen: the record replays, the position can be set up, and the score adds up."""
        game = self.game()
        table = game.table(game.counts[seed % len(game.counts)], seed=seed)
        for choice in choices:
            if table.over:
                break
            seat = table.waiting[choice % len(table.waiting)]
            moves = table.moves(seat)
            table.play(seat, moves[choice % len(moves)])
        document = loads(dumps(table.record()))
        assert replay(game, document).position() == table.position()
        assert game.table(table.players, position=table.position(), seed=1).position() == table.position()
        for seat in range(table.players):
            assert sum(line.points for line in table.breakdown(seat)) == table.scores()[seat]

    # --- copies ------------------------------------------------------------------------------------

    def test_copies_are_independent(self, setup: Setup) -> None:
        """No later action changes an earlier copy, and a copy goes on exactly as its original."""
        to_position = setup.game.to_position
        for seed in setup.seeds(0.5):
            state = setup.start(seed)
            choose = Random(seed)
            kept: list[tuple[State, str]] = []
            while state.waiting():
                twin = state.clone()
                kept.append((twin, text_of(to_position(twin))))
                seat = next_seat(state, choose)
                state.apply(seat, choose.choice(state.legal(seat)))
            for twin, was in kept:
                assert text_of(to_position(twin)) == was, "a later action changed an earlier copy"
            self.check_twins(setup, kept[choose.randrange(len(kept))][0], seed)

    @staticmethod
    def check_twins(setup: Setup, state: State, seed: int) -> None:
        twin = state.clone()
        choose = Random(seed)
        while state.waiting():
            assert twin.waiting() == state.waiting()
            seat = next_seat(state, choose)
            options = state.legal(seat)
            assert twin.legal(seat) == options
            action = choose.choice(options)
            state.apply(seat, action)
            twin.apply(seat, action)
            assert setup.game.to_position(twin) == setup.game.to_position(state)
        assert twin.waiting() == 0

    # --- secrecy -----------------------------------------------------------------------------------

    def test_a_redealt_table_looks_the_same(self, setup: Setup) -> None:
        """What an audience is sent does not change when all it may not know is changed."""
        changed = 0
        for seed in setup.seeds(0.1):
            for number, (table, _, _) in enumerate(walk(setup, seed)):
                if number > 12 and (number + seed) % 7:
                    continue
                truth = table.position()
                for audience in range(PUBLIC, setup.players):
                    seen = all_seen(table, audience)
                    with redealt(table, audience, number):
                        assert all_seen(table, audience) == seen
                        assert leaves(table.position()) == leaves(truth), "something was lost or created"
                        changed += table.position() != truth
        assert bool(changed) == self.secrets

    def test_a_redealt_game_plays_on(self, setup: Setup) -> None:
        for seed in setup.seeds(0.25):
            choose = Random(seed)
            state = setup.start(seed)
            for _ in range(choose.randrange(200)):
                if state.waiting():
                    seat = next_seat(state, choose)
                    state.apply(seat, choose.choice(state.legal(seat)))
            for audience in range(PUBLIC, setup.players):
                other = state.clone()
                other.redeal(audience, Fast(seed))
                assert other.waiting() == state.waiting()
                play_on(other, choose)

    def test_redealing_forgets_the_truth(self, setup: Setup) -> None:
        """A re-dealt table depends on what the seat knows and on the generator, never on what was true."""
        for seed in setup.seeds(0.1):
            for number, (table, _, _) in enumerate(walk(setup, seed)):
                if number % 9:
                    continue
                for audience in range(PUBLIC, setup.players):
                    dealt: list[Document] = []
                    for other in (1, 2):
                        state = table.state_for(audience, other)
                        state.redeal(audience, Fast(number))
                        dealt.append(setup.game.to_position(state))
                    assert dealt[0] == dealt[1]

    def test_events_tell_no_more_than_views(self, setup: Setup) -> None:
        """When a move looks the same to a seat in two worlds, it also reads the same in that seat's log."""
        for seed in setup.seeds(0.1):
            for number, (table, seat, action) in enumerate(walk(setup, seed)):
                if seat < 0 or number % 2:
                    continue
                for audience in range(PUBLIC, setup.players):
                    if audience != seat:
                        self.check_log(table, seat, action, audience, number)

    @staticmethod
    def check_log(table: Table, seat: int, action: int, audience: int, number: int) -> None:
        told: list[tuple[str, str]] = []
        other = table.state_for(audience, number)
        if action not in other.legal(seat):
            return
        for state in (table.state.clone(), other):
            journal = Journal(table.game.event_kinds)
            state.chance = Fast(number)
            state.journal = journal
            state.apply(seat, action)
            bit = 1 << audience if audience >= 0 else PUBLIC_BIT
            events = [repr(event.seen_by(bit)) for event in journal.events]
            told.append((text_of(table.game.view(state, audience)), text_of(events)))
        assert told[0][0] != told[1][0] or told[0][1] == told[1][1]

    # --- records -----------------------------------------------------------------------------------

    def test_a_replay_is_the_game(self, setup: Setup) -> None:
        for seed in setup.seeds(0.25):
            table = finished(setup, seed)
            document = loads(dumps(table.record()))
            again = replay(setup.game, document)
            assert again.position() == table.position()
            for audience in range(PUBLIC, setup.players):
                assert again.events(audience) == table.events(audience)
            assert again.scores() == table.scores()
            written = again.record()
            assert (written["setup"], written["moves"]) == (document["setup"], document["moves"])
            proof = verify(setup.game, document)
            assert proof.seed_proved and proof.over and proof.moves == table.seq
            assert proof.scores == table.scores()
            half = replay(setup.game, document, table.seq // 2)
            assert half.seq == table.seq // 2

    def test_a_record_changed_anywhere_is_refused(self, setup: Setup) -> None:
        """Every character of a short record, and a sample of a whole game's."""
        for table, _, _ in walk(setup, 1):
            if table.seq == 2:
                break
        short = dumps(table.record())
        whole = dumps(finished(setup, 1).record())
        choose = Random(1)
        changes = [(short, at) for at in range(len(short))] if setup.plain else []
        changes += [(whole, choose.randrange(len(whole))) for _ in range(150)]
        for text, at in changes:
            flipped = chr(ord(text[at]) ^ 1 << choose.randrange(7))
            for forged in (text[:at] + flipped + text[at + 1 :], text[:at] + text[at + 1 :]):
                with pytest.raises(BrokenRecord) as broken:
                    loads(forged)
                assert str(broken.value)

    def test_a_forged_record_is_refused(self, setup: Setup) -> None:
        """With the fingerprint made to fit, replaying finds the lie."""
        for seed in setup.seeds(0.05):
            honest = finished(setup, seed).record()
            for forged in forgeries(honest, Random(seed)):
                forged["digest"] = digest(forged)
                with pytest.raises(BrokenRecord) as broken:
                    verify(setup.game, loads(dumps(forged)))
                assert str(broken.value)

    # --- positions and texts -----------------------------------------------------------------------

    def test_a_position_can_be_set_up_again(self, setup: Setup) -> None:
        for seed in setup.seeds(0.1):
            for number, (table, _, _) in enumerate(walk(setup, seed)):
                position = json.loads(json.dumps(table.position()))
                copy = setup.game.table(setup.players, seed=seed, options=setup.options, position=position)
                assert copy.position() == position
                assert copy.waiting == table.waiting
                for seat in range(setup.players):
                    assert copy.state.legal(seat) == table.state.legal(seat)
                if number % 5 == 0:
                    for audience in range(PUBLIC, setup.players):
                        assert text_of(copy.view(audience)) == text_of(table.view(audience))

    def test_every_move_has_one_text(self) -> None:
        space = self.game().space
        texts = [space.text(action) for action in range(space.size)]
        assert len({text.casefold() for text in texts}) == space.size, "two moves share a text"
        for action, text in enumerate(texts):
            assert space.parse(text) == space.parse(f"  {text.upper()} ") == action
            move = space.move(action)
            kind = next(kind for kind in space.kinds if kind.name == move.kind)
            assert (move.action, move.text) == (action, text)
            assert [name for name, _ in kind.arguments] == list(move.args)
            assert kind.move(action - kind.base).args == move.args
        assert len({kind.name for kind in space.kinds}) == len(space.kinds)

    def test_a_text_that_is_no_move_is_told_from_one_that_is_several(self) -> None:
        space = self.game().space
        with pytest.raises(Unparsable):
            space.parse("xyzzy")
        with pytest.raises(Unparsable):
            space.shorthand("", list(range(space.size)))
        with pytest.raises(Ambiguous) as ambiguous:
            space.shorthand(space.text(0)[:1], [0, *range(space.size)])
        assert len(ambiguous.value.candidates) > 1

    # --- scores ------------------------------------------------------------------------------------

    def test_scores_add_up(self, setup: Setup) -> None:
        for seed in setup.seeds(0.25):
            for table, _, _ in walk(setup, seed):
                for seat, score in enumerate(table.scores()):
                    lines = table.breakdown(seat)
                    assert sum(line.points for line in lines) == score
                    assert all(line.rule.startswith(setup.game.rule_prefix) for line in lines)
            assert table.winners()

    # --- undo --------------------------------------------------------------------------------------

    def test_undo_restores_everything(self, setup: Setup) -> None:
        """Moves are taken back one by one as far as undo reaches, and played again."""
        taken_back = 0
        for seed in setup.seeds(0.1):
            chain: list[tuple[int, int, str]] = []
            for table, seat, action in walk(setup, seed):
                if chain and (chain[-1][0] != seat or len(chain) > seed % 4):
                    taken_back += self.undo_and_redo(table, chain)
                    chain = []
                if seat >= 0:
                    chain.append((seat, action, snapshot(table)))
        assert taken_back

    @staticmethod
    def undo_and_redo(table: Table, chain: list[tuple[int, int, str]]) -> int:
        """Unwind a run of moves by one seat, newest first, as far as allowed."""
        now = snapshot(table)
        undone: list[tuple[int, int]] = []
        for seat, action, before in reversed(chain):
            if not table.can_undo(seat):
                break
            table.undo(seat)
            undone.append((seat, action))
            assert snapshot(table) == before
        for seat, action in reversed(undone):
            table.play(seat, action)
        assert snapshot(table) == now
        return len(undone)

    def test_undo_is_refused_when_something_came_out_or_somebody_acted(self, setup: Setup) -> None:
        met: set[str] = set()
        for seed in setup.seeds(0.1):
            drawn = 0
            acted: set[int] = set()
            for table, _, _ in walk(setup, seed):
                last = table.entries[-1].seat if table.seq else -1
                acted.add(last)
                if not table.over and (table.seq < 30 or table.seq % 7 == 0):
                    met |= self.check_undo_refusals(table, last, int(table.chance.drawn) > drawn, acted)
                drawn = int(table.chance.drawn)
        assert {"TABLE-UNDO.1", "TABLE-UNDO.2"} <= met

    @staticmethod
    def check_undo_refusals(table: Table, last: int, chance_drawn: bool, acted: set[int]) -> set[str]:
        """Ask for every undo that cannot be granted and say which rules refused."""
        met: set[str] = set()
        if table.seq and chance_drawn:
            refusal = refused_undo(table, last)
            assert (refusal.rule, refusal.key) == ("TABLE-UNDO.3", "something_revealed")
            met.add(refusal.rule)
        for seat in range(table.players):
            if seat == last:
                continue
            refusal = refused_undo(table, seat)
            if seat in acted:
                assert refusal == Refusal("TABLE-UNDO.2", "somebody_acted", {"seat": last})
            else:
                assert refusal == Refusal("TABLE-UNDO.1", "nothing_to_undo")
            met.add(refusal.rule)
        return met

    def test_a_move_that_can_be_undone_told_its_player_nothing(self, setup: Setup) -> None:
        """In every world the seat could be in, the move would have looked the same to it."""
        for seed in setup.seeds(0.25):
            worlds: list[State] = []
            mover = played = -1
            for table, seat, action in walk(setup, seed):
                if mover >= 0 and table.can_undo(mover):
                    seen = text_of([table.view(mover), table.state.legal(mover)])
                    for world in worlds:
                        drawn = int(world.chance.drawn)
                        world.apply(mover, played)
                        assert text_of([setup.game.view(world, mover), world.legal(mover)]) == seen
                        assert int(world.chance.drawn) == drawn, "chance was drawn in another world"
                if seat >= 0:
                    worlds = [table.state_for(seat, number) for number in range(2)]
                mover, played = seat, action

    # --- refusals ----------------------------------------------------------------------------------

    def test_every_illegal_action_is_refused_with_a_rule(self, setup: Setup) -> None:
        for seed in setup.seeds(0.1):
            choose = Random(seed)
            for table, _, _ in walk(setup, seed):
                if table.seq > 2 and choose.random() > 0.04 and not table.over:
                    continue
                before = snapshot(table)
                for seat in range(setup.players):
                    self.check_refusals(setup, table, seat)
                assert snapshot(table) == before

    @staticmethod
    def check_refusals(setup: Setup, table: Table, seat: int) -> None:
        legal = set(table.state.legal(seat))
        wrong = f"{setup.game.rule_prefix}-" if legal else "TABLE-"
        for action in range(setup.game.space.size):
            refusal = table.why_not(seat, action)
            if action in legal:
                assert refusal is None
                continue
            assert isinstance(refusal, Refusal), f"{setup.game.space.text(action)!r} is not refused"
            assert refusal.rule.startswith(wrong) and refusal.key
            if action % 97 == 0:
                with pytest.raises(Refusal) as raised:
                    table.play(seat, action)
                assert raised.value == refusal

    # --- options -----------------------------------------------------------------------------------

    def test_options_show_what_they_change(self, setup: Setup) -> None:
        """The effects of an option are those of playing it, where neither chance nor a secret comes in."""
        compared = 0
        for seed in setup.seeds(0.1):
            for table, seat, _ in walk(setup, seed):
                if seat < 0 or (table.seq + seed) % 4 or table.decision(seat).sealed:
                    continue
                before = setup.game.purse(table.state, seat)
                actions = table.state.legal(seat)
                options = table.decision(seat).options
                assert [option.move for option in options] == [move.text for move in table.moves(seat)]
                for action, option in zip(actions, options, strict=True):
                    trial = table.state.clone()
                    trial.apply(seat, action)
                    known = (int(table.chance.drawn), int(table.state.discoveries))
                    if known != (int(trial.chance.drawn), int(trial.discoveries)):
                        continue
                    after = setup.game.purse(trial, seat)
                    changes = {name: after[name] - amount for name, amount in before.items()}
                    assert option.effects == {name: by for name, by in changes.items() if by}, option.move
                    compared += 1
        assert compared or self.always_sealed(setup)

    @staticmethod
    def always_sealed(setup: Setup) -> bool:
        return all(table.over or table.decision().sealed for table, _, _ in walk(setup, 0))


class Conformance(PlayConformance):
    """The tests of a game on the shelf: those of play, and the golden files."""

    game_id: ClassVar[str]

    @classmethod
    def game(cls) -> Game:
        return caravanserai.game(cls.game_id)

    def test_seeded_games_are_those_of_the_golden_file(self) -> None:
        """The same games on every machine, interpreted or compiled."""
        path = GOLDEN / f"{self.game_id}.json"
        assert json.loads(path.read_text(encoding="utf-8")) == golden_numbers(self.game())

    def test_transcripts_are_those_of_the_golden_files(self) -> None:
        for name, text in golden_transcripts(self.game()).items():
            assert (GOLDEN / name).read_text(encoding="utf-8") == text, f"{name}: see the diff after --write"


def forgeries(honest: Document, choose: Random) -> Iterator[Document]:
    """Records that lie in one thing each."""

    def lie(**changes: Any) -> Document:
        return {**json.loads(json.dumps(honest)), **changes}

    moves: list[str] = honest["moves"]
    yield lie(moves=moves[:-1])
    yield lie(moves=[*moves, moves[-1]])
    yield lie(scores=[score + 1 for score in honest["scores"]])
    yield lie(over=not honest["over"])
    yield lie(seed="ab" * 32)
    yield lie(seed="no number")
    yield lie(commitment="00" * 32)
    yield lie(game="go")
    yield lie(rules_version=honest["rules_version"] + 1)
    yield lie(players=99)
    yield lie(options={"colour": "blue"})
    yield lie(setup=f"{honest['setup']} 0".strip())
    yield lie(moves=[*moves[:-1], moves[-1] + " | 0"])
    rolls = [number for number, line in enumerate(moves) if " | " in line]
    for number in choose.sample(rolls, min(2, len(rolls))):
        played, _, met = moves[number].partition(" | ")
        outcomes = met.split()
        other = str(int(outcomes[0]) ^ 1)
        changed = " ".join([other, *outcomes[1:]])
        yield lie(moves=[*moves[:number], f"{played} | {changed}", *moves[number + 1 :]])
        yield lie(moves=[*moves[:number], played, *moves[number + 1 :]])
    for number in choose.sample(range(len(moves)), min(2, len(moves))):
        seat, _, rest = moves[number].partition(" ")
        wrong = str((int(seat) + 1) % honest["players"])
        yield lie(moves=[*moves[:number], f"{wrong} {rest}", *moves[number + 1 :]])
        yield lie(moves=[*moves[:number], f"{seat} xyzzy {rest}", *moves[number + 1 :]])
        yield lie(moves=[*moves[:number], 7, *moves[number + 1 :]])


# --- golden files ----------------------------------------------------------------------------------


def golden_numbers(game: Game) -> dict[str, dict[str, int | str]]:
    """For each way to sit down: games, decisions and a fingerprint of how all of them ended."""
    numbers: dict[str, dict[str, int | str]] = {}
    for setup in setups(game):
        games = GOLDEN_GAMES if setup.plain else GOLDEN_GAMES // 10
        decisions = 0
        fingerprint = hashlib.sha256()
        for seed in range(games):
            state = setup.start(seed)
            decisions += fast_play(state, Fast(seed + 1_000_000))
            fingerprint.update(text_of([game.to_position(state), state.scores()]).encode())
        numbers[str(setup)] = {"games": games, "decisions": decisions, "ends": fingerprint.hexdigest()}
    return numbers


def fast_play(state: State, chance: Fast) -> int:
    """Random play by the kernel's own generator, which draws the same numbers compiled."""
    decisions = 0
    while state.waiting():
        seat = state.seat_to_move()
        options = state.legal(seat)
        state.apply(seat, options[int(chance.below(len(options)))])
        decisions += 1
    return decisions


def golden_transcripts(game: Game) -> dict[str, str]:
    """For each player count two games to read: moves, what everyone saw of them, and the scores."""
    texts: dict[str, str] = {}
    for players in game.counts:
        games = [transcript(game, players, seed) for seed in (1, 2)]
        texts[f"{game.id}-{players}.txt"] = "\n".join(games)
    return texts


def transcript(game: Game, players: int, seed: int) -> str:
    """One game as a text."""
    lines = [f"# {game.title}, {players} players, seed {seed}"]
    table = game.table(players, seed=seed)
    chance = Fast(seed)
    told = 0
    while True:
        events = table.events(PUBLIC)
        lines += [f"    {event!r}" for event in events[told:]]
        told = len(events)
        if table.over:
            break
        seat = table.waiting[0]
        moves = table.moves(seat)
        move = moves[int(chance.below(len(moves)))]
        kind = table.decision().kind
        table.play(seat, move)
        lines.append(f"{table.seq}. [{kind}] seat {seat}: {move.text}")
    for seat, score in enumerate(table.scores()):
        parts = ", ".join(f"{line.category} {line.points}" for line in table.breakdown(seat))
        lines.append(f"seat {seat}: {score} points ({parts})")
    return "\n".join(lines) + "\n"


def write_golden() -> None:
    """Write the golden files of every game on the shelf."""
    GOLDEN.mkdir(exist_ok=True)
    for game_id in caravanserai.SHELF:
        game = caravanserai.game(game_id)
        numbers = json.dumps(golden_numbers(game), indent=1) + "\n"
        (GOLDEN / f"{game_id}.json").write_text(numbers, encoding="utf-8")
        for name, text in golden_transcripts(game).items():
            (GOLDEN / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="The golden files of the conformance suite.")
    parser.add_argument("--write", action="store_true", required=True, help="write them anew")
    parser.parse_args()
    write_golden()
