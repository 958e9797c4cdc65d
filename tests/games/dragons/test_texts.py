"""The texts of Aladdin's Dragons: both variants told, sentences as players read them."""

from __future__ import annotations

import re

import pytest

from caravanserai.games.dragons.game import GAME
from caravanserai.games.dragons.parts import ARTIFACTS, PARTS, SPELLS, WINDOWS
from caravanserai.games.dragons.rules.units import PURPOSES
from caravanserai.kernel.journal import SeenEvent
from caravanserai.kernel.refusal import Refusal
from caravanserai.language import Language, languages
from tests.language.messages import NAMES

LANGUAGES = [Language(code, GAME) for code in ("en", "fr", "pl")]

each_language = pytest.mark.parametrize("code", languages())
each_variant = pytest.mark.parametrize("variant", ["basic", "magic"])


@each_language
def test_every_window_and_every_payment_has_its_own_question(code: str) -> None:
    language = Language(code, GAME)
    asked = {
        language.say("prompt-respond", {"window": window, "space": "market", "owner": 0, "plays": plays})
        for window in WINDOWS
        for plays in (0, 1)
    }
    assert len(asked) == 2 * len(WINDOWS)
    paid = {language.say("prompt-pay_units", {"purpose": purpose, "units": 2}) for purpose in PURPOSES}
    assert len(paid) == len(PURPOSES) - 1  # nothing is paid for Charity
    for window in ("place", "end"):  # no space has its turn then
        told, problems = language.attempt(
            "prompt-respond", {"window": window, "space": "none", "owner": 0, "plays": 0}
        )
        assert told and problems == []


@each_language
@each_variant
def test_a_whole_game_can_be_told_and_advised(code: str, variant: str) -> None:
    language = Language(code, GAME)
    table = GAME.table(players=3, seed=5, options={"variant": variant}, names=NAMES[:3])
    while not table.over:
        seat = table.waiting[0]
        asked = table.decision()
        assert language.prompt(asked.kind, True, args=asked.args) != f"prompt-{asked.kind}"
        assert "Bob" in language.prompt(asked.kind, False, "Bob")
        moves = table.moves(seat)
        move = moves[(7 * table.seq) % len(moves)]
        key, args = GAME.advice.reason(table.state_for(seat, 0), seat, move.action)
        said, problems = language.attempt(f"reason-{key}", {**args}, NAMES)
        assert said and problems == []
        table.play(seat, move)
    told = [language.event(event, NAMES) for audience in (-1, 0) for event in table.events(audience)]
    assert all(line and "{" not in line and "  " not in line for line in told)
    assert not [line for line in told if line.startswith("event-")]


def tell(name: str, **args: object) -> list[str]:
    event = SeenEvent(name, args, [])  # type: ignore[arg-type]
    return [language.event(event, NAMES) for language in LANGUAGES]


def test_events_as_players_read_them() -> None:
    assert tell("treasure_won", seat=0, units=1, kind="crowns", shelf=3) == [
        "Anna wins 1 crown from shelf 3.",
        "Anna remporte 1 couronne de la niche 3.",
        "Anna zdobywa 1 koronę z półki 3.",
    ]
    assert tell("units_paid", seat=1, units=22, kind="gold") == [
        "Bob pays 22 gold bars.",
        "Bob paie 22 lingots.",
        "Bob płaci 22 sztabki złota.",
    ]
    assert tell("cave_filled", space="cave_pearls", shelves=[5, 3, 1])[0] == (
        "Cave of pearls: 5, 3 and 1 on the shelves, from the top."
    )
    assert tell("cave_filled", space="cave_pearls", shelves=[])[0] == (
        "Cave of pearls: the bank has nothing left for it."
    )
    assert tell("token_moved", owner=1, number=3, origin="market", space="room_2") == [
        "Bob's token moves from the Market to palace room 2.",
        "Un pion appartenant à Bob quitte le Marché pour la salle 2 du palais.",
        "Bob: żeton wędruje z Targu do komnaty 2.",
    ]
    assert tell("scored", seat=2, artifacts=7, scrolls=2)[2] == "Celina ma 7 artefaktów, w tym 2 Zwoje."


def test_a_secret_is_told_to_those_who_know_it_and_hidden_from_the_others() -> None:
    assert tell("token_placed", seat=0, space="guard", number=1, value=9) == [
        "Anna places a token in front of the guard: the 9.",
        "Anna place un pion dans la Salle des gardes\u00a0: le 9.",
        "Anna kładzie żeton na polu straży: 9.",
    ]
    assert tell("token_placed", seat=0, space="guard", number=1, value=None) == [
        "Anna places a token in front of the guard.",
        "Anna place un pion dans la Salle des gardes.",
        "Anna kładzie żeton na polu straży.",
    ]
    assert tell("spell_given", seat=0, owner=1, spell=None) == [
        "Anna gives the other spell to Bob.",
        "Anna donne l’autre sortilège à Bob.",
        "Bob dostaje drugie zaklęcie (Anna je oddaje).",
    ]


def test_refusals_and_short_effects_as_players_read_them() -> None:
    refusal = Refusal("DRA-ROOM.3", "too_few_of_kind", {"kind": "pearls", "units": 0, "price": 7})
    assert [language.refusal(refusal) for language in LANGUAGES] == [
        "This token costs 7 of one kind, and you have no pearls.",
        "Ce pion coûte 7 d’une même sorte, et vous n’avez pas de perles.",
        "Ten żeton kosztuje 7 jednego rodzaju, a ty nie masz pereł.",
    ]
    assert [language.effect("trophies", -2) for language in LANGUAGES] == [
        "−2 trophies",
        "−2 coupes",
        "−2 puchary",
    ]


@each_language
def test_what_artifacts_and_spells_do_is_told_with_the_numbers_of_the_data(code: str) -> None:
    language = Language(code, GAME)
    numbers = {
        "artifact-carpet": {PARTS.carpet_value},
        "spell-last_first": {*PARTS.swapped},
        "spell-charity": {PARTS.charity},
        "spell-city_tax": {PARTS.city_tax},
        "spell-sultans_tax": {PARTS.sultans_tax},
        "spell-donation": {PARTS.units_returned[SPELLS.index("donation")]},
        "spell-sacrifice": {PARTS.units_returned[SPELLS.index("sacrifice")]},
        "spell-dragon_leaves": {*PARTS.new_shelves},
    }
    for key in [f"artifact-{artifact}" for artifact in ARTIFACTS] + [f"spell-{spell}" for spell in SPELLS]:
        said = {int(number) for number in re.findall(r"\d+", language.say(f"{key}-effect"))}
        assert said == numbers.get(key, set()), key
