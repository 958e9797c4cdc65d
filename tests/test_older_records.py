"""Records of earlier rules: proved where the present rules give the same game, else refused kindly."""

from __future__ import annotations

from pathlib import Path

import pytest

import caravanserai
from caravanserai.kernel.record import BrokenRecord, loads, replay, verify

RECORDS = Path(__file__).parent / "fixtures" / "records"
ASKED_OTHERWISE = "dragons"  # since DRA-RULING.51 more is asked: no game of before has the same decisions


@pytest.mark.parametrize("path", sorted(RECORDS.glob("*.json")), ids=lambda path: path.stem)
def test_records_of_the_first_rules(path: Path) -> None:
    document = loads(path.read_text(encoding="utf-8"))
    game = caravanserai.game(document["game"])
    if game.id == ASKED_OTHERWISE:
        with pytest.raises(BrokenRecord, match=r"rules version 1 of .*; here is version 2"):
            verify(game, document)
        return
    proof = verify(game, document)
    assert proof.seed_proved and proof.over
    assert proof.scores == document["scores"]
    assert replay(game, document, 10).seq == 10


def test_there_are_records_of_every_game() -> None:
    games = {path.stem.partition("-")[0] for path in RECORDS.glob("*.json")}
    assert games == set(caravanserai.games.SHELF)


def test_a_record_of_rules_to_come_is_refused() -> None:
    document = loads((RECORDS / "yspahan-2-rules-1.json").read_text(encoding="utf-8"))
    with pytest.raises(BrokenRecord, match="rules version 99"):
        replay(caravanserai.game("yspahan"), {**document, "rules_version": 99})
