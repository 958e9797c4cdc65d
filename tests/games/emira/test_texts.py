"""The texts of Emira: both rules told at every number of players, sentences as players read them."""

from __future__ import annotations

import re
from functools import cache

import pytest

from caravanserai.games.emira.actions import ORDERS, PASS
from caravanserai.games.emira.game import GAME
from caravanserai.kernel.journal import SeenEvent
from caravanserai.kernel.pile import PUBLIC
from caravanserai.kernel.refusal import Refusal
from caravanserai.kernel.view.frame import Decision
from caravanserai.language import Language, Rulebook, languages
from tests.language.messages import NAMES, game_messages, vocabulary

each_language = pytest.mark.parametrize("code", languages())


def test_no_card_and_no_line_of_the_log_share_a_key() -> None:
    assert not {kind.name for kind in GAME.event_kinds} & set(GAME.parts.event_ids)
    assert not {order.name for order in GAME.order_kinds} & set(ORDERS)


@each_language
def test_every_name_has_the_same_forms_as_its_kind(code: str) -> None:
    language = Language(code, GAME)
    for kind, words in vocabulary(GAME).spoken.items():
        forms = [language._word(kind, word).keys() for word in words]
        assert all(one == forms[0] for one in forms), kind


@cache
def played(players: int, rules: str) -> tuple[list[Decision], list[SeenEvent]]:
    """A whole game: what was asked, and what the public and the first seat were told."""
    table = GAME.table(players=players, seed=5, options={"rules": rules})
    asked: list[Decision] = []
    while not table.over:
        seat = table.waiting[0]
        asked.append(table.decision(seat))
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
    told = [language.event(event, NAMES) for event in seen]
    assert all(line and "{" not in line and "  " not in line for line in told)
    assert not [line for line in told if line.startswith("event-")]


def test_french_never_needs_to_elide_before_a_princess() -> None:
    for line in game_messages("fr", GAME).text.splitlines():
        assert not re.search(r"\b(de|que|si|jusque) \{ \$princess \}", line), line


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
    return [language.event(event, NAMES) for language in LANGUAGES]


def test_sentences_as_players_read_them() -> None:
    assert tell("princess_joined", seat=0, princess="adara") == [
        "Adara moves in with Anna.",
        "Adara emménage chez Anna.",
        "Anna przyjmuje w pałacu Adarę.",
    ]
    assert tell("auction_won", seat=1, bid=250, gold=200) == [
        "Bob wins the auction at 250 and pays 200 gold.",
        "Bob remporte l’enchère à 250 et paie 200 pièces d’or.",
        "Bob wygrywa licytację za 250 i płaci 200 sztuk złota.",
    ]
    assert tell("mind_changed", seat=2, princess="anisah") == [
        "Celina swaps Anisah's preferences.",
        "Celina intervertit les préférences d’Anisah.",
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


@each_language
def test_passing_is_called_by_what_it_means(code: str) -> None:
    language = Language(code, GAME)
    asked, _ = played(4, "advanced")
    said = {
        decision.kind: language.move(option, NAMES)
        for decision in asked
        for option in decision.options
        if option.text == "pass"
    }
    assert said.keys() == {"bid", "play_event", "voluntary_bid", "buy_event"}
    assert len({*said.values(), language.move(GAME.space.move(PASS.action))}) == 5


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
        "+50 d’entretien par tour",
        "+50 utrzymania na turę",
    ]
