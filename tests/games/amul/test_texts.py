"""Every sentence of Āmul exists in three languages and comes out whole."""

from __future__ import annotations

import re

import pytest

from caravanserai.games.amul.game import GAME
from caravanserai.games.amul.view import effect_numbers
from caravanserai.kernel.chance import Fast
from caravanserai.kernel.journal import SeenEvent
from caravanserai.kernel.refusal import Refusal, Value
from caravanserai.language import Language, languages
from tests.language import messages
from tests.language.messages import game_messages, shared_messages

FACES = GAME.parts.face_ids
DISPLAYS = ["market", "palace", "bazaar"]
PEOPLE = ["Anna", "Bob", "Celina", "Dan", "Ewa", "Franz", "Gita", "Hugo"]
NUMBERS = (-3, 0, 1, 2, 5, 22)
WORDS: dict[str, list[Value]] = {"card": list(FACES), "display": list(DISPLAYS)}
# what hints may say, and with which arguments
REASONS: dict[str, set[str]] = {
    "too_many_table_cards": {"card", "plays"},
    "too_many_hand_cards": {"card"},
    "least_useful": {"card"},
    "fetches": {"card", "display"},
    "majority": {"card", "points"},
    "grows_series": {"card", "points"},
    "adds_points": {"card", "points"},
    "least_bad": {"card"},
    "trader_ready": {"card", "points"},
    "trader_near": {"card", "missing"},
    "only_on_table": {"card"},
    "spare_for_table": {"card"},
    "throw_away": {"card"},
    "take_nothing": set(),
}
FREE = ("term-", "amount-")

each_language = pytest.mark.parametrize("code", languages())


def needed() -> dict[str, set[str]]:
    """Every key that the game needs, with the arguments its message may use."""
    state = GAME.start(8, Fast(1))
    keys: dict[str, set[str]] = {"title": set(), "tagline": set(), "about": set()}
    keys |= {f"event-{kind.name}": {field.name for field in kind.fields} for kind in GAME.event_kinds}
    keys |= {f"move-{kind.name}": {name for name, _ in kind.arguments} for kind in GAME.space.kinds}
    keys |= {f"refusal-{key}": args for key, args in messages.refusals("games/amul").items()}
    keys |= {f"reason-{key}": args for key, args in REASONS.items()}
    about = messages.prompt_arguments(GAME)
    keys |= {f"prompt-{step}": about.get(step, set()) for step in messages.asking_steps(GAME)}
    keys |= {f"waiting-{step}": {"seat"} for step in messages.asking_steps(GAME)}
    keys |= {f"score-{line.category}": set() for line in GAME.breakdown(state, 0, -1)}
    keys |= {f"resource-{name}": {"sign", "amount"} for name in GAME.purse(state, 0)}
    for option in GAME.option_kinds:
        keys |= {f"option-{option.name}": set(), f"option-{option.name}-help": set()}
        keys |= {f"option-{option.name}-{value}": set() for value in option.values if isinstance(value, str)}
    keys |= {f"card-{face.id}": set() for face in GAME.parts.faces}
    keys |= {f"card-{face.id}-effect": set(effect_numbers(face)) for face in GAME.parts.faces}
    keys |= {f"display-{display}": set() for display in DISPLAYS}
    return keys


@each_language
def test_every_key_has_a_message_and_every_message_a_use(code: str) -> None:
    keys = game_messages(code, GAME).keys
    assert sorted(needed().keys() - set(keys)) == []
    unused = set(keys) - needed().keys()
    assert sorted(key for key in unused if not key.startswith(FREE)) == []


@each_language
def test_no_message_asks_for_an_argument_that_it_is_not_given(code: str) -> None:
    texts = game_messages(code, GAME)
    for key, args in needed().items():
        assert texts.variables(key) <= args, f"{key} has only {sorted(args)}"


@each_language
def test_the_languages_agree_and_the_files_have_no_faults(code: str) -> None:
    texts, english, shared = game_messages(code, GAME), game_messages("en", GAME), shared_messages(code)
    assert texts.keys == english.keys
    assert texts.junk == []
    assert len(texts.keys) == len(set(texts.keys))
    assert not set(shared.keys) & set(texts.keys)
    assert set().union(*texts.references.values()) <= {*shared.keys, *texts.keys}
    for key in english.keys:
        assert texts.variables(key) == english.variables(key), key


def check(language: Language, key: str, args: dict[str, object]) -> None:
    text, problems = language.attempt(key, args, PEOPLE)  # type: ignore[arg-type]
    assert problems == [], f"{key} {args}"
    assert text == text.strip() and "  " not in text and "hidden" not in text
    assert text[0] == text[0].upper(), text


def values(name: str) -> list[object]:
    return [*WORDS.get(name, list(NUMBERS))]


@each_language
def test_everything_can_be_said_with_every_value(code: str) -> None:
    language = Language(code, GAME)
    sentences = {key: args for key, args in needed().items() if key.startswith(("refusal-", "reason-"))}
    sentences |= {key: args for key, args in needed().items() if key.startswith("prompt-")}
    for key, args in sentences.items():
        plain = {name: values(name)[0] for name in args}
        for name in [*args, ""]:
            for value in values(name) if name else [None]:
                check(language, key, {**plain, name: value} if name else plain)


@each_language
def test_every_event_can_be_said(code: str) -> None:
    language = Language(code, GAME)
    for kind in GAME.event_kinds:
        plain: dict[str, object] = {field.name: field.words[0] if field.words else 1 for field in kind.fields}
        for field in kind.fields:
            listed = kind.listed and field is kind.fields[-1]
            options: list[object] = [[0], [0, 1], [0, 1, 2]] if listed else [*(field.words or NUMBERS[1:])]
            for value in [*options, *([None] if field.secret else [])]:
                check(language, f"event-{kind.name}", {**plain, field.name: value})


@each_language
def test_every_move_and_every_card_can_be_said(code: str) -> None:
    language = Language(code, GAME)
    for action in range(GAME.space.size):
        move = GAME.space.move(action)
        check(language, f"move-{move.kind}", dict(move.args))
    for face in GAME.parts.faces:
        assert language.name("card", face.id) != face.id
        check(language, f"card-{face.id}-effect", {**effect_numbers(face)})
    for option in GAME.option_kinds:
        assert all(language.option_value(option.name, value) for value in option.values)


def test_the_advice_gives_only_reasons_that_can_be_said() -> None:
    assert messages.reasons_returned(GAME) == REASONS


@each_language
def test_a_whole_game_can_be_told(code: str) -> None:
    language = Language(code, GAME)
    table = GAME.table(players=8, seed=5, names=PEOPLE)
    while not table.over:
        seat = table.waiting[0]
        decision = table.decision(seat)
        assert language.prompt(decision.kind, True, args=decision.args) != f"prompt-{decision.kind}"
        assert "Bob" in language.prompt(decision.kind, False, "Bob")
        table.play(seat, decision.options[(7 * table.seq) % len(decision.options)].move)
    told = [language.event(event, PEOPLE) for audience in (-1, 0) for event in table.events(audience)]
    assert all(line and "{" not in line and "  " not in line for line in told)
    assert not [line for line in told if line.startswith("event-")]


def test_the_habits_of_french_and_polish() -> None:
    for line in game_messages("fr", GAME).text.splitlines():
        said = line.partition(" = ")[2] if " = " in line else line
        if not line.startswith("#"):
            assert not re.search(r"[^\u00a0][:;!?»]", said), line
            assert not re.search(r"\b(de|que|si|jusque) \{ \$(seat|seats|winners?) \}", line), line
    for line in game_messages("pl", GAME).text.splitlines():
        assert "“" not in line and line.count("„") == line.count("”")
        before = re.findall(r"(\S+) \{ \$(?:seat|seats|winners?) \}", line)
        assert all(word.endswith(("]", "=", "wygrywa", "gry:")) for word in before), line


LANGUAGES = [Language(code, GAME) for code in ("en", "fr", "pl")]


def tell(name: str, **args: object) -> list[str]:
    event = SeenEvent(name, args, [])  # type: ignore[arg-type]
    return [language.event(event, PEOPLE) for language in LANGUAGES]


def test_sentences_as_players_read_them() -> None:
    assert tell("card_taken", seat=0, card="yurt", display="palace", number=143) == [
        "Anna takes “Yurt” from the Palace.",
        "Anna prend «\u00a0Yourte\u00a0» au Palais.",
        "Anna bierze z Pałacu kartę „Jurta”.",
    ]
    assert tell("card_dealt", seat=1, card=None, number=None) == [
        "Bob is dealt a card.",
        "Bob reçoit une carte.",
        "Bob dostaje kartę.",
    ]
    assert tell("scored", seat=2, points=64)[2] == "Celina ma 64 punkty."
    refusal = Refusal("AMU-PICK.5", "not_by_picking", {"card": "trader_tea"})
    assert LANGUAGES[0].refusal(refusal) == (
        "“Tea Trader” lies in the Palace or the Bazaar: only the effect of a card can take it."
    )
    assert [language.effect("military", 2) for language in LANGUAGES] == [
        "+2 Military symbols",
        "+2 symboles de valeur militaire",
        "+2 symbole siły militarnej",
    ]


def test_a_card_is_explained_with_the_numbers_of_the_data() -> None:
    camel = GAME.parts.faces[FACES.index("camel")]
    assert LANGUAGES[0].say("card-camel-effect", effect_numbers(camel)) == (
        "All cards count: each Camel is worth 7 / 6 / 5 / 4 / 3 / 2 points when 1, 2, 3… Camels are in play."
    )
    guard = GAME.parts.faces[FACES.index("mongol_guard_a")]
    assert LANGUAGES[2].say("card-mongol_guard_a-effect", effect_numbers(guard)) == (
        "0 punktów. 1 symbol siły militarnej, litera A."
    )
