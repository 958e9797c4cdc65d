"""Records: replayable without a generator, provable from their seed, refused when anything is wrong."""

from __future__ import annotations

import json
from typing import Any

import pytest

import caravanserai
from caravanserai.kernel.chance import ScriptExhausted
from caravanserai.kernel.game import Document
from caravanserai.kernel.record import BrokenRecord, digest, dumps, loads, replay, verify
from caravanserai.kernel.table import Table
from tests.kernel import toys

GAME = toys.DEMANDS


def played() -> Table:
    """Three moves, the last of which meets a die."""
    table = GAME.table(3, seed=4, names=["Zoë", "李", "Łukasz"])
    for seat, move in [(0, "demand 2 from 1"), (1, "refuse"), (0, "press")]:
        table.play(seat, move)
    return table


DIE = played().chance.outcomes[0]


def forged(**changes: Any) -> str:
    """A record of `played` with its seed opened, something changed in it, and a fingerprint made to fit."""
    document = {**played().record(open_seed=True), **changes}
    document = {key: value for key, value in document.items() if value is not ...}
    document["digest"] = digest(document)
    return dumps(document)


def test_a_record_says_everything() -> None:
    record = played().record()
    assert record["moves"] == ["0 demand 2 from 1", "1 refuse", f"0 press | {DIE}"]
    assert (record["game"], record["players"], record["names"]) == ("demands", 3, ["Zoë", "李", "Łukasz"])
    assert (record["over"], record["position"]) == (False, None)
    assert record["seed"] is None and len(record["commitment"]) == 64
    assert loads(dumps(record)) == record


def test_a_record_can_be_written_before_the_first_move() -> None:
    for game in (toys.DEMANDS, toys.PEEKS):
        table = game.table(game.counts[0], seed=3)
        record = loads(dumps(table.record(open_seed=True)))
        assert record["moves"] == []
        assert verify(game, record).seed_proved
        assert replay(game, record).position() == table.position()


def test_the_seed_is_opened_at_the_end_or_when_told() -> None:
    table = played()
    assert table.record(open_seed=True)["seed"] == (4).to_bytes(32, "big").hex()
    while not table.over:
        table.play(table.waiting[0], table.default(table.waiting[0]))
    assert table.record()["seed"] == (4).to_bytes(32, "big").hex()
    assert table.record(open_seed=False)["seed"] is None


def test_an_honest_record_is_proved() -> None:
    proof = verify(GAME, loads(forged()))
    assert (proof.moves, proof.outcomes, proof.seed_proved, proof.over) == (3, 1, True, False)
    assert proof.scores == played().scores()
    assert not verify(GAME, loads(forged(seed=None))).seed_proved


def test_a_scripted_game_has_no_seed_to_prove() -> None:
    table = GAME.table(3, script=[5])
    for seat, move in [(0, "demand 2 from 1"), (1, "refuse"), (0, "press")]:
        table.play(seat, move)
    record = table.record(open_seed=True)
    assert record["commitment"] is None and record["seed"] is None
    assert not verify(GAME, record).seed_proved


def test_a_game_from_a_position_is_replayed_from_it() -> None:
    start = toys.PEEKS.table(2, seed=3)
    table = toys.PEEKS.table(2, seed=4, position=start.position())
    table.play(0, "take")
    again = replay(toys.PEEKS, loads(dumps(table.record())))
    assert again.position() == table.position()
    assert verify(toys.PEEKS, table.record(open_seed=True)).seed_proved


# A day at which the dice are about to be rolled; the deck is not said, so it is shuffled.
DAY: Document = {"first": 0, "moment": "supply"}
DICE = [5, 4, 3, 2, 1, 0, 0, 1, 2]


def test_a_script_is_for_the_play_not_for_the_cards_a_position_leaves_out() -> None:
    yspahan = caravanserai.game("yspahan")
    table = yspahan.table(3, script=DICE, position=DAY)
    table.play(0, "yellow 0")
    assert table.chance.outcomes[-len(DICE) :] == DICE
    assert table.record()["moves"] == [f"0 yellow 0 | {' '.join(str(face) for face in DICE)}"]
    assert len(table.record()["setup"].split()) > 10  # the deck
    with pytest.raises(ScriptExhausted):
        yspahan.table(3, script=[], position=DAY).play(0, "yellow 0")
    other = yspahan.table(3, script=DICE, position=DAY, seed=5)
    assert other.position()["deck"] != yspahan.table(3, script=DICE, position=DAY, seed=6).position()["deck"]


def test_a_scripted_game_from_a_position_replays_with_its_cards() -> None:
    yspahan = caravanserai.game("yspahan")
    table = yspahan.table(3, script=DICE, position=DAY)
    table.play(0, "yellow 0")
    again = replay(yspahan, loads(dumps(table.record())))
    assert again.position() == table.position()
    assert again.record()["setup"] == table.record()["setup"]
    assert not verify(yspahan, table.record()).seed_proved
    seeded = yspahan.table(3, seed=9, position=DAY)
    seeded.play(0, "yellow 0")
    assert verify(yspahan, loads(dumps(seeded.record(open_seed=True)))).seed_proved


@pytest.mark.parametrize("setup", ["+1", "0_1", "٣", "1.0", "01"])
def test_a_setup_is_written_in_plain_numbers(setup: str) -> None:
    start = toys.PEEKS.table(2, seed=3)
    record = start.record()
    record["setup"] = " ".join([setup, *record["setup"].split()[1:]])
    record["digest"] = digest(record)
    with pytest.raises(BrokenRecord, match="no chance outcome"):
        replay(toys.PEEKS, record)


def test_a_replay_can_stop_on_the_way() -> None:
    record = played().record()
    assert [replay(GAME, record, upto).seq for upto in (0, 2, 3, None)] == [0, 2, 3, 3]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "no JSON document"),
        ("{", "no JSON document"),
        ("[" * 100_000, "no JSON document"),
        ("7", "not a Caravanserai record"),
        ("[]", "not a Caravanserai record"),
        ("{}", "not a Caravanserai record"),
        (forged(format="chess"), "not a Caravanserai record"),
        (forged(version=2), "record version 2 is not known"),
        (forged(version=True), "version"),
        (forged(moves=...), "has no 'moves'"),
        (forged(players="3"), "'players' has the wrong type"),
        (forged(players=True), "'players' has the wrong type"),
        (forged(over=0), "'over' has the wrong type"),
        (forged(commitment=5), "'commitment' has the wrong type"),
        (forged(position=[]), "'position' has the wrong type"),
        (forged(extra=1), "unknown entry 'extra'"),
        (dumps({**played().record(), "names": ["A", "B", "C"]}), "do not match its digest"),
        (json.dumps(played().record()), "not written as records are"),
        (forged().replace("\n", "\r\n"), "not written as records are"),
        (json.dumps({**played().record(), "names": ["\ud800", "B", "C"]}), "changed"),
    ],
)
def test_what_is_no_record_is_refused(text: str, reason: str) -> None:
    with pytest.raises(BrokenRecord, match=reason):
        loads(text)


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"game": "chess"}, "a record of 'chess', not of demands"),
        ({"rules_version": 9}, "rules version 9 of Demands; here is version 1"),
        ({"players": 4}, "cannot be set up: Demands is played by 3, not by 4"),
        ({"options": {"wind": 1}}, "cannot be set up: Demands has no option"),
        ({"names": ["A"]}, "names"),
        ({"names": ["A", "B", 7]}, "names"),
        ({"setup": "x"}, "setup|chance"),
        ({"moves": [7]}, "move 1 cannot be read: 7"),
        ({"moves": ["x demand 2 from 1"]}, "move 1 cannot be read"),
        ({"moves": ["0 demand 2 from 1 | x"]}, "move 1 cannot be read"),
        ({"moves": ["0 dance"]}, "move 1: 'dance' is not a move"),
        (
            {"moves": ["0 demand 2 from 0"]},
            r"move 1, 'demand 2 from 0' by seat 0, is not legal \(TOY-STEP.1\)",
        ),
        ({"moves": ["1 demand 2 from 0"]}, r"not legal \(TABLE-TURN.1\)"),
        ({"moves": ["-1 demand 2 from 0"]}, r"not legal \(TABLE-TURN.1\)"),
        (
            {"moves": ["0 demand 2 from 1", "1 refuse", "0 press"]},
            "move 3, 'press': chance does not fit: .* ends after 0",
        ),
        ({"moves": ["0 demand 2 from 1", "1 refuse", "0 press | 6"]}, "chance does not fit: outcome 1 is 6"),
    ],
)
def test_what_cannot_be_replayed_is_refused(changes: Document, reason: str) -> None:
    with pytest.raises(BrokenRecord, match=reason):
        verify(GAME, loads(forged(**changes)))


def test_a_script_that_does_not_fit_the_set_up_is_refused() -> None:
    record = toys.PEEKS.table(2, seed=3).record()
    for setup in ("", "99 " * 8):
        with pytest.raises(BrokenRecord, match="cannot be set up"):
            replay(toys.PEEKS, {**record, "setup": setup.strip()})


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"scores": [9, 9, 9]}, r"its scores are \[9, 9, 9\], the game gives"),
        ({"over": True}, "wrongly whether the game is over"),
        (
            {"moves": ["0 demand 2 from 1 | 3", "1 pay"], "scores": [7, 3, 5]},
            "more chance outcomes than the game met",
        ),
        ({"seed": "xyz"}, "its seed is no hexadecimal number"),
        ({"seed": "00"}, "not the one that was committed to"),
        ({"commitment": None}, "not the one that was committed to"),
        ({"moves": [f"0 demand 2 from 1 | {DIE}", "1 refuse", "0 press"]}, "not written as they were played"),
        (
            {"moves": ["0 demand 2 from 1", "1 refuse", f"0 press | 0_{DIE}"]},
            "not written as they were played",
        ),
        (
            {"moves": ["0 demand 2 from 1", "1 refuse", "0 press"], "setup": f"{DIE}"},
            "not written as they were played",
        ),
    ],
)
def test_what_is_not_true_is_refused(changes: Document, reason: str) -> None:
    with pytest.raises(BrokenRecord, match=reason):
        verify(GAME, loads(forged(**changes)))


def test_a_die_that_does_not_follow_from_the_seed_is_found() -> None:
    """Also when, with the true die, a later move of the record would not even have been legal."""
    seeds = [seed for seed in range(40) if die_of(seed) in (2, 3)]  # a three or a four: pressing ends
    for seed in seeds[:3]:
        honest = pressed(seed).record(open_seed=True)
        lie = GAME.table(3, script=[0, 5])  # a one: pressing may go on
        for seat, move in [(0, "demand 2 from 1"), (1, "refuse"), (0, "press"), (0, "press")]:
            lie.play(seat, move)
        record = {**lie.record(), "seed": honest["seed"], "commitment": honest["commitment"]}
        with pytest.raises(BrokenRecord, match="chance outcome 1 does not follow from the seed"):
            verify(GAME, record)


def pressed(seed: int) -> Table:
    table = GAME.table(3, seed=seed)
    for seat, move in [(0, "demand 2 from 1"), (1, "refuse"), (0, "press")]:
        table.play(seat, move)
    return table


def die_of(seed: int) -> int:
    return pressed(seed).chance.outcomes[0]


def test_a_record_may_carry_an_analysis_which_proves_nothing_and_spoils_nothing() -> None:
    honest = played().record()
    carrying = loads(dumps({**honest, "analysis": {"looks": 12}}))
    assert carrying["digest"] == honest["digest"]
    assert verify(GAME, carrying).moves == verify(GAME, honest).moves
