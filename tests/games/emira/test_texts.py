"""Every sentence of Emira exists in three languages and comes out whole."""

from __future__ import annotations

import re
from functools import cache

import pytest

from caravanserai.games.emira.actions import ORDERS, TURNS
from caravanserai.games.emira.game import GAME
from caravanserai.games.emira.parts import PIECES, PURCHASES, TRAITS
from caravanserai.games.emira.rules.turn import PHASES
from caravanserai.kernel.chance import Fast
from caravanserai.kernel.frame import Decision
from caravanserai.kernel.journal import SeenEvent
from caravanserai.kernel.pile import ALL_SEEING, PUBLIC
from caravanserai.kernel.refusal import Refusal
from caravanserai.language import Language, Rulebook, languages
from tests.language import messages
from tests.language.messages import game_messages, shared_messages

PARTS = GAME.parts
PEOPLE = ["Anna", "Bob", "Celina", "Dan", "Ewa"]
NUMBERS = (0, 1, 2, 5, 10, 22, 250, 1200)
# every word that an argument can be, and so every name that a language needs
NAMES: dict[str, list[str]] = {
    "sheik": PARTS.sheiks,
    "trait": TRAITS,
    "talent": PARTS.talents,
    "princess": PARTS.princess_ids,
    "event": PARTS.event_ids,
    "symbol": PARTS.symbols,
    "status": PARTS.status_ids,
    "special": PARTS.special_ids,
    "objective": PARTS.objective_ids,
    "caravan": PARTS.caravan_ids,
    "token": PARTS.tokens,
    "piece": PIECES,
    "purchase": PURCHASES,
    "turn": TURNS,
    "order": ORDERS,
    "phase": PHASES[1:],
}
# what hints may say, and with which arguments
REASONS: dict[str, set[str]] = {
    "hold_events": set(),
    "keep_gold": set(),
    "nothing_worth_it": set(),
    "take_gold": {"gold"},
    "can_wait": {"purchase"},
    "too_dear": {"purchase", "limit"},
    "bid_free": {"purchase", "bid"},
    "bid_for": {"purchase", "limit"},
    "no_bid_needed": set(),
    "bid_below": {"below"},
    "save_for_upkeep": {"gold"},
    "wins_princess": {"princess"},
    "caravan_pays": {"caravan", "gold"},
    "camel_saves": {"gold"},
    "needs_room": {"free"},
    "leads_trait": {"trait"},
    "catches_up": {"trait"},
    "leave_her": {"princess"},
    "swap_her": {"princess"},
    "bury_her": {"princess"},
    "keep_event": {"event"},
    "play_event": {"event"},
    "buy_events": {"cards"},
    "choose_turn": {"turn"},
    "arrange": set(),
    "most_tokens": {"token"},
    "offer_token": {"token"},
    "offer_status": {"status"},
    "extend": {"caravan"},
    "infest": {"caravan"},
    "least_token": {"token"},
    "least_status": {"status"},
    "least_princess": {"princess"},
    "keep_xenia": set(),
    "let_xenia_go": set(),
    "furthest_caravan": set(),
}
FREE = ("term-",)  # a vocabulary that any reader, the page too, may draw from

each_language = pytest.mark.parametrize("code", languages())


def needed() -> dict[str, set[str]]:
    """Every key that the game needs, with the arguments its message may use."""
    state = GAME.start(5, Fast(1))
    keys: dict[str, set[str]] = {"title": set(), "tagline": set(), "about": set()}
    keys |= {f"event-{kind.name}": {field.name for field in kind.fields} for kind in GAME.event_kinds}
    keys |= {f"move-{kind.name}": {name for name, _ in kind.arguments} for kind in GAME.space.kinds}
    keys |= {f"refusal-{key}": args for key, args in messages.refusals("games/emira").items()}
    keys |= {f"reason-{key}": args for key, args in REASONS.items()}
    about = messages.prompt_arguments(GAME)
    keys |= {f"prompt-{step}": about.get(step, set()) for step in messages.asking_steps(GAME)}
    keys |= {f"waiting-{step}": {"seat"} for step in messages.asking_steps(GAME)}
    keys |= {f"score-{line.category}": set() for line in GAME.breakdown(state, 0, ALL_SEEING)}
    keys |= {f"resource-{name}": {"sign", "amount"} for name in GAME.purse(state, 0)}
    for option in GAME.option_kinds:
        keys |= {f"option-{option.name}": set(), f"option-{option.name}-help": set()}
        keys |= {f"option-{option.name}-{value}": set() for value in option.values if isinstance(value, str)}
    for order in GAME.order_kinds:
        keys |= {f"order-{order.name}": set(), f"order-{order.name}-help": set()}
        keys |= {f"order-{order.name}-{value}": set() for value in order.values if isinstance(value, str)}
    keys |= {f"{kind}-{word}": set() for kind, words in NAMES.items() for word in words}
    keys |= {f"princess-{one}-{part}": set() for one in PARTS.princess_ids for part in ("ability", "effect")}
    keys |= {f"event-{card}-effect": set() for card in PARTS.event_ids}
    return keys


@each_language
def test_every_key_has_a_message_and_every_message_a_use(code: str) -> None:
    texts = game_messages(code, GAME)
    assert sorted(needed().keys() - set(texts.keys)) == []
    unused = set(texts.keys) - needed().keys() - set().union(*texts.references.values())
    assert sorted(key for key in unused if not key.startswith(FREE)) == []


def test_no_card_and_no_line_of_the_log_share_a_key() -> None:
    assert not {kind.name for kind in GAME.event_kinds} & set(PARTS.event_ids)
    assert not {order.name for order in GAME.order_kinds} & set(ORDERS)


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
    return [*NAMES.get(name, NUMBERS)]


def check_every_value(language: Language, key: str, args: set[str]) -> None:
    """A sentence with each value of each argument in turn, the others being plain."""
    plain = {name: values(name)[0] for name in args}
    check(language, key, plain)
    for name in args:
        for value in values(name):
            check(language, key, {**plain, name: value})


@each_language
def test_everything_can_be_said_with_every_value(code: str) -> None:
    language = Language(code, GAME)
    for key, args in needed().items():
        if key.startswith(("refusal-", "reason-", "prompt-")):
            check_every_value(language, key, args)


@each_language
def test_every_event_can_be_said(code: str) -> None:
    language = Language(code, GAME)
    for kind in GAME.event_kinds:
        plain: dict[str, object] = {field.name: field.words[0] if field.words else 1 for field in kind.fields}
        for field in kind.fields:
            listed = kind.listed and field is kind.fields[-1]
            options: list[object] = [[0], [0, 1], [0, 1, 2]] if listed else [*(field.words or NUMBERS)]
            for value in [*options, *([None] if field.secret else [])]:
                check(language, f"event-{kind.name}", {**plain, field.name: value})


@each_language
def test_every_move_can_be_said(code: str) -> None:
    language = Language(code, GAME)
    for kind in GAME.space.kinds:
        check_every_value(language, f"move-{kind.name}", {name for name, _ in kind.arguments})


@each_language
def test_everything_has_a_name_and_every_card_an_explanation(code: str) -> None:
    language = Language(code, GAME)
    for kind, words in NAMES.items():
        assert all(language.name(kind, word) != word for word in words), kind
    for card in PARTS.event_ids:
        check(language, f"event-{card}-effect", {})
    for princess in PARTS.princess_ids:
        check(language, f"princess-{princess}-effect", {})
    for option in GAME.option_kinds:
        assert all(language.option_value(option.name, value) for value in option.values)


@each_language
def test_every_name_has_the_same_forms_as_its_kind(code: str) -> None:
    language = Language(code, GAME)
    for kind, words in NAMES.items():
        forms = [set(language._word(kind, word)) for word in words]
        assert all(one == forms[0] for one in forms), kind


def test_the_advice_gives_only_reasons_that_can_be_said() -> None:
    assert messages.reasons_returned(GAME) == REASONS


@cache
def played(players: int, rules: str) -> tuple[list[Decision], list[SeenEvent]]:
    """A whole game: what was asked, and what the public and the first seat were told."""
    table = GAME.table(players=players, seed=5, options={"rules": rules})
    asked: list[Decision] = []
    while not table.over:
        asked.append(table.decision())
        seat = table.waiting[0]
        moves = table.moves(seat)
        table.play(seat, moves[(7 * table.seq) % len(moves)])
    return asked, [*table.events(PUBLIC), *table.events(0)]


@each_language
@pytest.mark.parametrize(("players", "rules"), [(3, "base"), (4, "advanced"), (5, "base")])
def test_a_whole_game_can_be_told(code: str, players: int, rules: str) -> None:
    language = Language(code, GAME)
    asked, seen = played(players, rules)
    for decision in asked:
        assert language.prompt(decision.kind, True, args=decision.args) != f"prompt-{decision.kind}"
        assert "Bob" in language.prompt(decision.kind, False, "Bob")
    told = [language.event(event, PEOPLE) for event in seen]
    assert all(line and "{" not in line and "  " not in line for line in told)
    assert not [line for line in told if line.startswith("event-")]


def test_the_habits_of_french_and_polish() -> None:
    for line in game_messages("fr", GAME).text.splitlines():
        said = line.partition(" = ")[2] if " = " in line else line
        if not line.startswith("#"):
            assert not re.search(r"[^\u00a0][:;!?»]", said), line
            assert "« " not in line and '"' not in said
            assert not re.search(r"\b(de|que|si|jusque) \{ \$(seat|seats|winners?|princess) \}", line), line
    for line in game_messages("pl", GAME).text.splitlines():
        assert "“" not in line and line.count("„") == line.count("”")
        before = re.findall(r"(\S+) \{ \$(?:seat|seats|winners?) \}", line)
        assert all(word.endswith(("]", "=", "wygrywa", "gry:", "jest")) for word in before), line


def test_the_rulebook_has_the_same_rules_in_every_language() -> None:
    books = [Rulebook("emira", code) for code in languages()]
    for book in books:
        assert book.ids == books[0].ids
        assert len(book.chapters) == len(books[0].chapters)
        assert all(book.text(id) for id in book.ids)


def test_every_rule_that_is_cited_exists() -> None:
    book = Rulebook("emira", "en")
    cited = {rule for kind in GAME.event_kinds for rule in kind.rules}
    cited |= {option.rule for option in GAME.option_kinds}
    for code in languages():
        rules = Rulebook("emira", code)
        texts = [rules.introduction, *(chapter.text for chapter in rules.chapters)]
        cited |= set(re.findall(r"EMI-[A-Z0-9]+\.\d+", " ".join(texts)))
    assert sorted(cited - set(book.ids)) == []


LANGUAGES = [Language(code, GAME) for code in ("en", "fr", "pl")]


def tell(name: str, **args: object) -> list[str]:
    event = SeenEvent(name, args, [])  # type: ignore[arg-type]
    return [language.event(event, PEOPLE) for language in LANGUAGES]


def test_sentences_as_players_read_them() -> None:
    assert tell("princess_joined", seat=0, princess="adara") == [
        "Adara moves in with Anna.",
        "Adara emménage chez Anna.",
        "Anna przyjmuje w pałacu Adarę.",
    ]
    assert tell("auction_won", seat=1, bid=250, gold=200) == [
        "Bob wins the auction at 250 and pays 200 gold.",
        "Bob remporte l'enchère à 250 et paie 200 pièces d'or.",
        "Bob wygrywa licytację za 250 i płaci 200 sztuk złota.",
    ]
    assert tell("mind_changed", seat=2, princess="anisah") == [
        "Celina swaps Anisah's preferences.",
        "Celina intervertit les préférences d'Anisah.",
        "Celina zamienia preferencje Anisah.",
    ]
    assert tell("mind_changed", seat=2, princess=None) == [
        "Celina swaps the princess's preferences.",
        "Celina intervertit les préférences de la princesse.",
        "Celina zamienia preferencje księżniczki.",
    ]


@pytest.mark.parametrize(
    ("trade", "bonus", "ending"),
    [
        (0, 0, "."),
        (650, 0, " and 650 from caravans."),
        (650, 170, " and 650 from caravans, and 170 more in Golden Times."),
        (0, 40, ", and 40 more in Golden Times."),
    ],
)
def test_income_is_told_part_by_part(trade: int, bonus: int, ending: str) -> None:
    told = tell("income_received", seat=0, supply=200, trade=trade, bonus=bonus)
    assert told[0] == f"Anna receives 200 gold from the spice supply{ending}"


@pytest.mark.parametrize(
    ("camels", "sentence"),
    [
        (1, "Anna zyskuje 1 wielbłąda."),
        (2, "Anna zyskuje 2 wielbłądy."),
        (5, "Anna zyskuje 5 wielbłądów."),
        (22, "Anna zyskuje 22 wielbłądy."),
    ],
)
def test_polish_counts(camels: int, sentence: str) -> None:
    assert tell("camels_born", seat=0, camels=camels)[2] == sentence


def test_labels_and_refusals() -> None:
    move = GAME.space.move(GAME.space.parse("buy large_fast"))
    assert [language.move(move) for language in LANGUAGES] == [
        "Buy a large fast caravan",
        "Acheter une grande caravane rapide",
        "Kup szybką dużą karawanę",
    ]
    blocked = Refusal("EMI-EVENT.3", "symbol_played", {"event": "vermin", "symbol": "spice"})
    assert [language.refusal(blocked) for language in LANGUAGES] == [
        "“Vermin” cannot be played: a card with the symbol Spice was already played this turn.",
        "«\u00a0Vermine\u00a0» ne peut pas être jouée\u00a0: "
        "une carte de symbole Épices a déjà été jouée ce tour-ci.",
        "Karty „Szkodniki” nie można zagrać: w tej turze zagrano już kartę z symbolem Przyprawy.",
    ]
    assert [language.effect("upkeep", 50) for language in LANGUAGES] == [
        "+50 upkeep a turn",
        "+50 d'entretien par tour",
        "+50 utrzymania na turę",
    ]
