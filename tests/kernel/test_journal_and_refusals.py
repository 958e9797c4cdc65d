"""Events as each audience may know them, and refusals as values that say why."""

from __future__ import annotations

import pytest

from caravanserai.kernel.journal import Event, EventKind, Field, Journal, SeenEvent
from caravanserai.kernel.pile import EVERYONE, PUBLIC_BIT
from caravanserai.kernel.refusal import Ambiguous, Impossible, Refusal, Unparsable

CARDS = ["ace", "king"]
DRAWN = EventKind("drawn", [Field("seat"), Field("card", CARDS, secret=True)], ["RULE.1"])
ROLLED = EventKind("rolled", [Field("seat"), Field("faces")], ["RULE.2", "RULE.3"], listed=True)
LOOKED = EventKind("looked", [Field("seat"), Field("cards", CARDS, secret=True)], [], listed=True)


def test_a_secret_field_is_there_for_those_who_know_it() -> None:
    journal = Journal([DRAWN, ROLLED])
    journal.add(0, [1, 0], 1 << 1)
    event = journal.events[0]
    assert event.seen_by(1 << 1).args == {"seat": 1, "card": "ace"}
    assert event.seen_by(1 << 0).args == {"seat": 1, "card": None}
    assert event.seen_by(PUBLIC_BIT).args == {"seat": 1, "card": None}
    assert event.seen_by(1 << 0).rules == ["RULE.1"]


def test_without_knowers_everyone_knows() -> None:
    journal = Journal([DRAWN, ROLLED])
    journal.add(0, [1, 1])
    assert journal.events[0].seen_by(PUBLIC_BIT).args == {"seat": 1, "card": "king"}
    assert journal.events[0].knowers == EVERYONE


def test_the_last_field_may_be_a_list() -> None:
    assert Event(ROLLED, [2, 6, 6, 1], EVERYONE).seen_by(1).args == {"seat": 2, "faces": [6, 6, 1]}
    assert Event(ROLLED, [2], EVERYONE).seen_by(1).args == {"seat": 2, "faces": []}


def test_a_secret_list_does_not_even_tell_its_length() -> None:
    event = Event(LOOKED, [0, 1, 0], 1 << 0)
    assert event.seen_by(1 << 0).args == {"seat": 0, "cards": ["king", "ace"]}
    assert event.seen_by(1 << 1).args == {"seat": 0, "cards": None}


def test_seen_events_are_compared_by_what_they_say() -> None:
    one = SeenEvent("drawn", {"card": "ace"}, ["RULE.1"])
    assert one == SeenEvent("drawn", {"card": "ace"}, [])
    assert one != SeenEvent("drawn", {"card": None}, ["RULE.1"])
    assert one != SeenEvent("taken", {"card": "ace"}, ["RULE.1"])
    assert one != "drawn"
    assert hash(one) == hash(SeenEvent("drawn", {"card": "ace"}, []))
    assert repr(one) == "drawn(card=ace)"


def test_a_refusal_names_rule_key_and_arguments() -> None:
    refusal = Refusal("YSP-SUP.3", "too_dear", {"gold": 4})
    assert str(refusal) == "too_dear (YSP-SUP.3)"
    assert refusal.args_ == {"gold": 4}
    assert Refusal("YSP-SUP.3", "too_dear").args_ == {}


@pytest.mark.parametrize(
    "other",
    [
        Refusal("B.1", "key", {"gold": 4}),
        Refusal("A.1", "yek", {"gold": 4}),
        Refusal("A.1", "key"),
        "key (A.1)",
    ],
)
def test_refusals_are_compared_by_what_they_say(other: object) -> None:
    refusal = Refusal("A.1", "key", {"gold": 4})
    assert refusal != other
    assert refusal == Refusal("A.1", "key", {"gold": 4})
    assert len({refusal, Refusal("A.1", "key", {"gold": 4})}) == 1


def test_errors_say_what_is_wrong() -> None:
    assert str(Unparsable("tkae", ["take", "bake"])) == (
        "'tkae' is not a move of this game; did you mean 'take' or 'bake'?"
    )
    assert str(Ambiguous("t", ["ta", "tb"])) == "'t' could be 'ta', 'tb'"
    assert str(Ambiguous("t", [f"t{number}" for number in range(9)])).endswith("'t5' …")
    impossible = Impossible("position.day", "late", "{days} days too late", days=2)
    assert str(impossible) == "position.day: 2 days too late"
    assert (impossible.where, impossible.reason) == ("position.day", "2 days too late")
