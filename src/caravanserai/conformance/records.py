"""A record replays to the game it describes, and a false record is detected."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from caravanserai.conformance.playing import finished, walk
from caravanserai.conformance.sittings import Setup, Suite
from caravanserai.kernel.game import Document
from caravanserai.kernel.record import BrokenRecord, digest, dumps, loads, replay, verify
from caravanserai.kernel.table import PUBLIC, Table

AGAIN = "the same moves led elsewhere: does something draw chance from anywhere but `s.chance`?"


class Records(Suite):
    """Written, read, replayed, verified, altered and forged."""

    def test_a_replay_is_the_game(self, setup: Setup) -> None:
        for seed in setup.seeds(0.25):
            table = finished(setup, seed)
            document = loads(dumps(table.record()))
            again = replay(setup.game, document)
            assert again.position() == table.position(), AGAIN
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
        changes += [(whole, choose.randrange(len(whole))) for _ in range(100)]
        for text, at in changes:
            flipped = chr(ord(text[at]) ^ 1 << choose.randrange(7))
            for forged in (text[:at] + flipped + text[at + 1 :], text[:at] + text[at + 1 :]):
                with pytest.raises(BrokenRecord) as broken:
                    loads(forged)
                assert str(broken.value)

    def test_a_forged_record_is_refused(self, setup: Setup) -> None:
        """Even with a matching fingerprint, replaying detects the forgery."""
        for seed in setup.seeds(0.05):
            table = finished(setup, seed)
            honest = table.record()
            lies = list(forgeries(honest, binding_moves(setup, table), Random(seed)))
            for forged in lies if setup.plain else Random(setup.players).sample(lies, 5):
                forged["digest"] = digest(forged)
                with pytest.raises(BrokenRecord) as broken:
                    verify(setup.game, loads(dumps(forged)))
                assert str(broken.value)


def binding_moves(setup: Setup, table: Table) -> list[int]:
    """The moves that only their own seat can have made.

    A sealed choice is not among them if its seat changed its mind then or later: attributed to somebody else,
    it could be a different game, but a legal one.
    """
    again = replay(setup.game, table.record(), 0)
    decision = 0
    chosen: dict[tuple[int, int], list[int]] = {}  # by decision and seat, the moves that sealed a choice
    binding: list[int] = []
    for number, entry in enumerate(table.entries):
        if again.decision().sealed:
            chosen.setdefault((decision, entry.seat), []).append(number)
        else:
            binding.append(number)
        again.play(entry.seat, entry.action)
        decision += not again.state.sealed  # the sealed choices are open now
    wavered: set[int] = set()
    for (_, seat), moves in reversed(chosen.items()):
        if len(moves) > 1:
            wavered.add(seat)
        elif seat not in wavered:
            binding.append(moves[0])
    return sorted(binding)


def forgeries(honest: Document, binding: list[int], choose: Random) -> Iterator[Document]:
    """Records that are false in one respect each."""

    def lie(**changes: Any) -> Document:
        return {**json.loads(json.dumps(honest)), **changes}

    moves: list[str] = honest["moves"]

    def instead(number: int, line: str | int) -> Document:
        return lie(moves=[*moves[:number], line, *moves[number + 1 :]])

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
        yield instead(number, f"{played} | {' '.join([other, *outcomes[1:]])}")
        yield instead(number, played)
    for number in choose.sample(binding, min(2, len(binding))):
        seat, _, rest = moves[number].partition(" ")
        yield instead(number, f"{(int(seat) + 1) % honest['players']} {rest}")
    for number in choose.sample(range(len(moves)), min(2, len(moves))):
        seat, _, rest = moves[number].partition(" ")
        yield instead(number, f"{seat} xyzzy {rest}")
        yield instead(number, 7)
