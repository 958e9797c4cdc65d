"""No message is missing, unused, or asks for an argument that it is not given, in any language."""

from __future__ import annotations

import doctest
import importlib
import re
from pathlib import Path

import pytest

from caravanserai import game
from caravanserai.games import SHELF
from caravanserai.kernel.game import Game
from caravanserai.kernel.journal import Field
from caravanserai.language import Language, UnknownLanguage, default_language, languages
from tests.language import messages
from tests.language.messages import NAMES, NUMBERS, Messages, game_messages, shared_messages
from tests.language.vocabulary import is_coordinate

GAMES = [game(id) for id in SHELF]
# vocabularies that any reader, the page too, may draw from
FREE = ("term-", "word-", "level-")

each_language = pytest.mark.parametrize("code", languages())
each_game = pytest.mark.parametrize("box", GAMES, ids=SHELF)


@each_language
@each_game
def test_every_key_of_the_sources_has_a_message(code: str, box: Game) -> None:
    missing = messages.needed(box).keys() - set(game_messages(code, box).keys)
    assert sorted(missing) == []


@each_language
@each_game
def test_every_message_of_a_game_is_used(code: str, box: Game) -> None:
    texts = game_messages(code, box)
    referred = set().union(*texts.references.values())
    unused = set(texts.keys) - messages.needed(box).keys() - referred
    assert sorted(key for key in unused if not key.startswith(FREE)) == []


@each_language
def test_every_refusal_of_the_kernel_has_a_message_and_its_arguments(code: str) -> None:
    texts = shared_messages(code)
    for key, args in messages.refusals("kernel").items():
        assert f"refusal-{key}" in texts.keys
        assert texts.variables(f"refusal-{key}") <= args


@each_language
def test_every_fault_has_a_message_and_its_arguments(code: str) -> None:
    texts = shared_messages(code)
    assert len(messages.faults(None)) > 40
    for key, args in messages.faults(None).items():
        assert f"fault-{key}" in texts.keys
        assert texts.variables(f"fault-{key}") <= args, key
        _check_fault(Language(code), key, args)


@each_language
@each_game
def test_every_reason_why_a_position_is_impossible_is_part_of_a_sentence(code: str, box: Game) -> None:
    assert messages.faults(box.id)
    for key, args in messages.faults(box.id).items():
        _check_fault(Language(code, box), key, args)


def _check_fault(language: Language, key: str, args: set[str]) -> None:
    said, problems = language.attempt(f"fault-{key}", dict.fromkeys(args, "W4"))
    assert problems == [] and "  " not in said and not said.endswith(".")


@each_language
def test_every_shared_message_is_used(code: str) -> None:
    used = messages.literals_used() | {f"refusal-{key}" for key in messages.refusals("kernel")}
    used |= {f"fault-{key}" for key in messages.faults(None)}
    used |= {f"reason-{key}" for key in messages.reasons_returned(None)}
    unused = set(shared_messages(code).keys) - used
    assert sorted(key for key in unused if not key.startswith(FREE)) == []


@each_language
@each_game
def test_no_message_asks_for_an_argument_that_it_is_not_given(code: str, box: Game) -> None:
    texts = game_messages(code, box)
    for key, args in messages.needed(box).items():
        assert texts.variables(key) <= args, f"{key} has only {sorted(args)}"


@each_language
@each_game
def test_the_languages_have_the_same_keys_in_the_same_order(code: str, box: Game) -> None:
    assert game_messages(code, box).keys == game_messages("en", box).keys
    assert shared_messages(code).keys == shared_messages("en").keys


@each_language
@each_game
def test_the_languages_use_the_same_variables(code: str, box: Game) -> None:
    for texts, english in (
        (game_messages(code, box), game_messages("en", box)),
        (shared_messages(code), shared_messages("en")),
    ):
        for key in english.keys:
            assert texts.variables(key) == english.variables(key), key


@each_language
@each_game
def test_the_files_have_no_faults(code: str, box: Game) -> None:
    shared, own = shared_messages(code), game_messages(code, box)
    for texts in (shared, own):
        assert texts.junk == []
        assert len(texts.keys) == len(set(texts.keys))
        assert set().union(*texts.references.values()) <= {*shared.keys, *own.keys}
    assert not set(shared.keys) & set(own.keys)


@each_language
@each_game
def test_every_word_has_a_name(code: str, box: Game) -> None:
    language = Language(code, box)
    for kind, words in messages.vocabulary(box).spoken.items():
        for word in words:
            assert is_coordinate(word) or language.name(kind, word) != word, f"{kind}-{word}"


@each_language
@each_game
def test_everything_is_explained_with_the_numbers_of_the_box(code: str, box: Game) -> None:
    language = Language(code, box)
    for key, numbers in messages.vocabulary(box).explained.items():
        check(language, key, {**numbers})


@each_language
@each_game
def test_every_move_can_be_said(code: str, box: Game) -> None:
    language = Language(code, box)
    for action in range(box.space.size):
        move = box.space.move(action)
        check(language, f"move-{move.kind}", dict(box.space.label(move, "any")))


@each_language
@each_game
def test_every_event_can_be_said_with_every_value(code: str, box: Game) -> None:
    language = Language(code, box)
    for kind in box.event_kinds:
        possible = {
            field.name: lists_of(field) if kind.listed and field is kind.fields[-1] else values_of(field)
            for field in kind.fields
        }
        plain = {name: values[0] for name, values in possible.items()}
        for name, values in possible.items():
            for value in values:
                check(language, f"event-{kind.name}", {**plain, name: value})


def values_of(field: Field) -> list[object]:
    return [*(field.words or NUMBERS[1:]), *([None] if field.secret else [])]


def lists_of(field: Field) -> list[object]:
    """Lists of one, of two and of many."""
    members: list[object] = [*(field.words or range(len(NAMES)))]
    return [members[:1], members[:2], members[: len(NAMES)], *([None] if field.secret else [])]


@each_language
@each_game
def test_what_is_asked_refused_and_advised_can_be_said_with_every_value(code: str, box: Game) -> None:
    language = Language(code, box)
    words = messages.vocabulary(box).spoken | messages.vocabulary(box).told
    for key, args in messages.needed(box).items():
        if not key.startswith(("prompt-", "refusal-", "reason-")):
            continue
        plain: dict[str, object] = {name: words.get(name, [1])[0] for name in args}
        check(language, key, plain)
        for name in args:
            for value in words.get(name, list(NUMBERS)):
                check(language, key, {**plain, name: value})


@each_language
@each_game
def test_every_option_and_every_value_of_it_can_be_said(code: str, box: Game) -> None:
    language = Language(code, box)
    for kind in box.option_kinds:
        check(language, f"option-{kind.name}-help", {})
        spoken = [language.option_value(kind.name, value) for value in kind.values]
        assert all(spoken) and len(set(spoken)) == len(spoken)


@each_language
@each_game
def test_a_whole_game_can_be_told(code: str, box: Game) -> None:
    language = Language(code, box)
    table = box.table(box.counts[-1], seed=5, names=NAMES[: box.counts[-1]])
    while not table.over:
        seat = table.waiting[0]
        decision = table.decision(seat)
        assert language.prompt(decision.kind, True, args=decision.args) != f"prompt-{decision.kind}"
        assert "Bob" in language.prompt(decision.kind, False, "Bob")
        table.play(seat, decision.options[(7 * table.seq) % len(decision.options)].text)
    told = [language.event(event, NAMES) for audience in (-1, 0) for event in table.events(audience)]
    assert all(line and "{" not in line and "  " not in line for line in told)
    assert not [line for line in told if line.startswith("event-")]


def check(language: Language, key: str, args: dict[str, object]) -> None:
    """A sentence comes out whole."""
    text, problems = language.attempt(key, args, NAMES)  # type: ignore[arg-type]
    assert problems == [], f"{key} {args}"
    assert text == text.strip()
    assert "  " not in text
    assert "hidden" not in text
    assert text[0] == text[0].upper(), text


# --- the habits of each language ------------------------------------------------------------------------


PAGE = Path(__file__).parents[2] / "web" / "src"


def page_files(code: str) -> list[Path]:
    """What the page itself says, and what its drawn boards say."""
    return [PAGE / "text" / f"{code}.ftl", *sorted((PAGE / "games").glob(f"*/text/{code}.ftl"))]


@each_language
def test_the_page_and_its_boards_say_the_same_in_every_language(code: str) -> None:
    for path, english in zip(page_files(code), page_files("en"), strict=True):
        texts, model = Messages(path), Messages(english)
        assert texts.junk == [] and len(texts.keys) == len(set(texts.keys))
        assert texts.keys == model.keys, path
        assert all(texts.variables(key) <= model.variables(key) for key in model.keys), path


@each_language
def test_the_page_itself_speaks_of_no_game(code: str) -> None:
    own = Messages(page_files(code)[0]).keys
    assert not [key for key in own if any(id in key for id in SHELF) or key.startswith("short-")]


def texts_of(code: str) -> list[str]:
    """Every line of every file in a language that is not a comment."""
    files = [shared_messages(code).text, *(game_messages(code, box).text for box in GAMES)]
    files += [path.read_text(encoding="utf-8") for path in page_files(code)]
    return [line for text in files for line in text.splitlines() if not line.startswith("#")]


def test_french_puts_an_unbreakable_space_before_double_signs_and_inside_quotes() -> None:
    for line in texts_of("fr"):
        said = line.partition(" = ")[2] if " = " in line else line
        assert not re.search(r"[^\u00a0][:;!?»]", said), line
        assert "« " not in line
        assert '"' not in said.replace('{" "}', "")


def test_french_never_needs_to_elide_before_a_player() -> None:
    for line in texts_of("fr"):
        assert not re.search(r"\b(de|que|si|jusque) \{ \$(seat|owner|seats|winners?) \}", line), line


def test_polish_never_says_souks_in_the_nominative_plural_and_quotes_its_own_way() -> None:
    for line in texts_of("pl"):
        assert not re.search(r"\bsuki\b", line, re.IGNORECASE), line
        assert "“" not in line
        assert line.count("„") == line.count("”")


# after these words somebody stands in the nominative: he does it
GIVES = ("wygrywa", "Wygrywa", "prowadzi", "Prowadzi", "dostaje", "wystawia")


def test_polish_puts_a_player_in_the_nominative_only() -> None:
    for line in texts_of("pl"):
        before = re.findall(r"(\S+) \{ \$(?:seat|owner|seats|winners?) \}", line)
        allowed = ("=", "->", ":", "jest", "to", "wybiera", "już", "Zanim", *GIVES)
        assert all(word.endswith(("]", *allowed)) for word in before), line


# --- choosing a language ----------------------------------------------------------------------------------


def test_the_environment_chooses_the_language() -> None:
    assert default_language({"LANG": "fr_CA.UTF-8"}) == "fr"
    assert default_language({"LC_ALL": "pl", "LANG": "fr_FR"}) == "pl"
    assert default_language({"LANG": "de_DE.UTF-8"}) == "en"
    assert default_language({"LC_ALL": "C", "LANG": "pl_PL"}) == "en"
    assert default_language({}) == "en"


@pytest.mark.parametrize("module", ["language", "rulebook", "texts"])
def test_the_examples_of_the_documentation_hold(module: str) -> None:
    result = doctest.testmod(importlib.import_module(f"caravanserai.language.{module}"))
    assert result.attempted
    assert not result.failed


def test_an_unknown_language_is_refused_by_name() -> None:
    with pytest.raises(UnknownLanguage, match=r"'de'.*en, fr, pl"):
        Language("de")
