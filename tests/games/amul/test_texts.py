"""Sentences of Āmul as players read them."""

from __future__ import annotations

from caravanserai.games.amul.game import GAME
from caravanserai.games.amul.view.board import effect_numbers
from caravanserai.kernel.journal import SeenEvent
from caravanserai.kernel.refusal import Refusal
from caravanserai.language import Language
from tests.language.messages import NAMES

FACES = GAME.parts.face_ids
LANGUAGES = [Language(code, GAME) for code in ("en", "fr", "pl")]


def tell(name: str, **args: object) -> list[str]:
    event = SeenEvent(name, args, [])  # type: ignore[arg-type]
    return [language.event(event, NAMES) for language in LANGUAGES]


def test_sentences_as_players_read_them() -> None:
    assert tell("card_taken", seat=0, card="yurt", display="palace", number=143) == [
        "Anna takes “Yurt” from the Palace.",
        "Anna prend «\u00a0Yourte\u00a0» au Palais.",
        "Anna bierze z pałacu kartę „Jurta”.",
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
    assert LANGUAGES[0].say("card-camel-effect", effect_numbers(GAME.parts, camel)) == (
        "All cards count: each Camel is worth 7 / 6 / 5 / 4 / 3 / 2 points when 1, 2, 3… Camels are in play."
    )
    guard = GAME.parts.faces[FACES.index("mongol_guard_a")]
    assert LANGUAGES[2].say("card-mongol_guard_a-effect", effect_numbers(GAME.parts, guard)) == (
        "0 punktów. 1 symbol siły militarnej, litera A."
    )


def test_a_trader_says_what_it_asks_for() -> None:
    trader = GAME.parts.faces[FACES.index("trader_babylonian")]
    said = [
        language.say("card-trader_babylonian-effect", effect_numbers(GAME.parts, trader))
        for language in LANGUAGES
    ]
    assert said == [
        "6 points for each set of Spices, Camel and Gold in your play area; a card serves one set only.",
        "6 points par série complète dans votre zone de jeu (Épices, Chameau et Or)\u00a0; "
        "une carte ne sert qu’à une série.",
        "6 punktów za każdy pełny zestaw w twoim obszarze gry (Przyprawy, Wielbłąd i Złoto); "
        "karta należy tylko do jednego zestawu.",
    ]
