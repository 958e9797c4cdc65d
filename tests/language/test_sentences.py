"""Sentences as players read them."""

from __future__ import annotations

import pytest

from caravanserai import game
from caravanserai.games.yspahan.game import YspahanGame
from caravanserai.games.yspahan.parts import PARTS
from caravanserai.kernel.game import OptionKind, WrongPlayerCount
from caravanserai.kernel.journal import SeenEvent
from caravanserai.kernel.record import BrokenRecord
from caravanserai.kernel.refusal import Impossible, Refusal
from caravanserai.language import Language
from tests.language.messages import NAMES

YSPAHAN = game("yspahan")
ENGLISH = Language("en", YSPAHAN)
FRENCH = Language("fr", YSPAHAN)
POLISH = Language("pl", YSPAHAN)


def tell(name: str, **args: object) -> list[str]:
    """An event in English, French and Polish."""
    event = SeenEvent(name, args, [])  # type: ignore[arg-type]
    return [language.event(event, NAMES) for language in (ENGLISH, FRENCH, POLISH)]


def test_a_day_begins() -> None:
    assert tell("day_began", seat=0, day=1, week=2) == [
        "Day 1 of week 2: Anna is the first player.",
        "Jour 1 de la semaine 2\u00a0: Anna est Premier joueur.",
        "Tydzień 2, dzień 1: pierwszym graczem jest Anna.",
    ]


def test_dice_are_rolled_and_taken() -> None:
    assert tell("rolled", seat=1, faces=[1, 1, 4]) == [
        "Bob rolls 1 1 4.",
        "Bob lance les dés\u00a0: 1 1 4.",
        "Bob rzuca kośćmi: 1 1 4.",
    ]
    assert tell("group_taken", seat=0, floor="gold", dice=2, value=6) == [
        "Anna takes 2 dice of value 6 from the Gold floor.",
        "Anna prend 2 dés de valeur 6 à l’étage de l’Or.",
        "Anna bierze z piętra Złota 2 kości o wartości 6.",
    ]


def test_a_good_is_placed_in_a_shop_of_a_souk() -> None:
    assert tell("good_placed", seat=0, shop="chest_pink_3") == [
        "Anna places a good in shop 3 of the pink Chest souk.",
        "Anna place une marchandise dans la boutique 3 du souk rose du Coffre.",
        "Anna kładzie towar w sklepie 3 (różowy suk Skrzyni).",
    ]


def test_a_souk_scores_with_and_without_the_bazaar() -> None:
    assert tell("souk_scored", seat=1, souk="vase_orange", points=12, bazaar=0) == [
        "Bob scores 12 points for the orange Vase souk.",
        "Bob marque 12 points pour le souk orange du Vase.",
        "Bob zdobywa 12 punktów za pomarańczowy suk Wazy.",
    ]
    assert tell("souk_scored", seat=1, souk="sack_white", points=3, bazaar=2) == [
        "Bob scores 3 points for the white Sack souk, and 2 more with the Bazaar.",
        "Bob marque 3 points pour le souk blanc du Sac, et 2 de plus avec le Bazar.",
        "Bob zdobywa 3 punkty za biały suk Worka i jeszcze 2 dzięki Bazarowi.",
    ]


def test_the_supervisor_moves_for_nothing_for_gold_and_not_at_all() -> None:
    assert tell("supervisor_moved", seat=0, space="W4", distance=4, gold=0) == [
        "Anna moves the Supervisor 4 spaces to W4.",
        "Anna déplace l’Intendant de 4 cases jusqu’en W4.",
        "Anna przesuwa Nadzorcę o 4 pola, na pole W4.",
    ]
    assert tell("supervisor_moved", seat=0, space="C", distance=0, gold=1) == [
        "Anna leaves the Supervisor on C (centre) and pays 1 Gold.",
        "Anna laisse l’Intendant en C (centre) et paie 1 pièce d’Or.",
        "Anna zostawia Nadzorcę na polu C (środek), płacąc 1 złotą monetę.",
    ]


def test_a_good_enters_the_caravan() -> None:
    assert tell("caravan_entered", owner=2, place=5, row=2, points=1) == [
        "Celina has a good on camel 5 of the Caravan (middle row) and scores 1 point.",
        "Celina a une marchandise sur le chameau 5 de la Caravane (ligne du milieu) et marque 1 point.",
        "Celina ma w Karawanie towar na wielbłądzie nr 5 (środkowy rząd) i zdobywa 1 punkt.",
    ]
    assert tell("caravan_entered", owner=2, place=9, row=3, points=0)[0] == (
        "Celina has a good on camel 9 of the Caravan (top row)."
    )


def test_a_drawn_card_is_named_to_its_owner_alone() -> None:
    assert tell("card_drawn", seat=0, card=None) == [
        "Anna draws a card.",
        "Anna pioche une carte.",
        "Anna dobiera kartę.",
    ]
    assert tell("card_drawn", seat=0, card="exchange") == [
        "Anna draws “Exchange”.",
        "Anna pioche «\u00a0Échange\u00a0».",
        "Anna dobiera kartę „Wymiana”.",
    ]


def test_a_building_is_built_at_its_price_or_for_free() -> None:
    assert tell("built", seat=0, building="shop_building", camels=2, gold=1) == [
        "Anna builds the Shop for 2 Camels and 1 Gold.",
        "Anna construit l’Échoppe pour 2 Chameaux et 1 pièce d’Or.",
        "Anna buduje Kram za 2 wielbłądy i 1 złotą monetę.",
    ]
    assert (
        tell("built", seat=0, building="hammam", camels=0, gold=2)[2]
        == "Anna buduje Łaźnię za 2 złote monety."
    )
    assert tell("built", seat=0, building="paddock", camels=0, gold=0) == [
        "Anna builds the Paddock for free.",
        "Anna construit gratuitement l’Enclos.",
        "Anna buduje Zagrodę za darmo.",
    ]
    assert tell("building_scored", seat=0, count=3, points=5) == [
        "Anna scores 5 points for a 3rd building.",
        "Anna marque 5 points pour son 3e bâtiment.",
        "Anna zdobywa 5 punktów za swój 3. budynek.",
    ]


def test_one_wins_or_several_share_the_victory() -> None:
    assert tell("game_over", winners=[3]) == [
        "The game is over: Dan wins.",
        "La partie est terminée\u00a0: Dan l’emporte.",
        "Koniec gry: wygrywa Dan.",
    ]
    assert tell("game_over", winners=[0, 1, 3]) == [
        "The game is over: Anna, Bob and Dan share the victory.",
        "La partie est terminée\u00a0: Anna, Bob et Dan se partagent la victoire.",
        "Koniec gry: Anna, Bob i Dan dzielą się zwycięstwem.",
    ]


@pytest.mark.parametrize(
    ("amount", "camels", "gold", "points"),
    [
        (1, "1 wielbłąda", "1 złotą monetę", "1 punkt"),
        (2, "2 wielbłądy", "2 złote monety", "2 punkty"),
        (5, "5 wielbłądów", "5 złotych monet", "5 punktów"),
        (12, "12 wielbłądów", "12 złotych monet", "12 punktów"),
        (22, "22 wielbłądy", "22 złote monety", "22 punkty"),
    ],
)
def test_polish_counts(amount: int, camels: str, gold: str, points: str) -> None:
    assert tell("camels_taken", seat=0, camels=amount)[2] == f"Anna bierze {camels}."
    assert (
        tell("camels_swapped", seat=0, camels=amount, gold=amount)[2] == f"Anna zamienia {camels} na {gold}."
    )
    assert (
        tell("gold_sold", seat=0, gold=amount, points=amount)[2] == f"Anna oddaje {gold} i zdobywa {points}."
    )


@pytest.mark.parametrize(
    ("dice", "sentence"),
    [
        (1, "1 żółta kość znika z Wieży."),
        (2, "2 żółte kości znikają z Wieży."),
        (5, "5 żółtych kości znika z Wieży."),
        (22, "22 żółte kości znikają z Wieży."),
    ],
)
def test_polish_verbs_agree_with_numbers(dice: int, sentence: str) -> None:
    assert tell("yellow_removed", dice=dice)[2] == sentence


def test_effects_in_brief() -> None:
    assert [language.effect("camels", 3) for language in (ENGLISH, FRENCH, POLISH)] == [
        "+3 Camels",
        "+3 Chameaux",
        "+3 wielbłądy",
    ]
    assert [language.effect("gold", -1) for language in (ENGLISH, FRENCH, POLISH)] == [
        "−1 Gold",
        "−1 Or",
        "−1 złota moneta",
    ]
    assert [POLISH.effect("points", points) for points in (1, -2, 5)] == [
        "+1 punkt",
        "−2 punkty",
        "+5 punktów",
    ]


def labels(move: str) -> list[str]:
    parsed = YSPAHAN.space.move(YSPAHAN.space.parse(move))
    return [language.move(parsed) for language in (ENGLISH, FRENCH, POLISH)]


def test_moves_are_short_labels() -> None:
    assert labels("yellow 0") == [
        "Roll without yellow dice",
        "Lancer sans dé jaune",
        "Rzuć bez żółtych kości",
    ]
    assert labels("yellow 1")[2] == "Kup 1 żółtą kość i rzuć"
    assert labels("take gold") == ["Take Gold", "Prendre de l’Or", "Weź złoto"]
    assert labels("take vase plus exchange") == [
        "Supply the Vase quarter, discarding “Exchange” for one more die",
        "Remplir le quartier du Vase, en défaussant «\u00a0Échange\u00a0» pour un dé de plus",
        "Zaopatrz Dzielnicę Wazy (odrzuć kartę „Wymiana”: jedna kość więcej)",
    ]
    assert labels("place chest_pink_3") == [
        "Place in Chest pink 3",
        "Placer\u00a0: Coffre rose 3",
        "Połóż w sklepie 3 (różowy suk Skrzyni)",
    ]
    assert labels("raise vase hoist with both") == [
        "Build the Hoist with the dice of the Vase floor and both build cards",
        "Construire le Palan avec les dés de l’étage du Vase et les deux cartes de construction",
        "Zbuduj Żuraw z obiema kartami budowania (kości z piętra Wazy)",
    ]


def test_refusals_say_why() -> None:
    closed = Refusal("YSP-PLACE.3", "souk_closed", {"souk": "barrel_blue", "owner": 1})
    assert [language.refusal(closed, NAMES) for language in (ENGLISH, FRENCH, POLISH)] == [
        "Bob already has goods in the blue Barrel souk: it is closed to you.",
        "Bob a déjà des marchandises dans le souk bleu du Tonneau\u00a0: il vous est fermé.",
        "Bob ma już towary w niebieskim suku Beczki: ten suk jest dla ciebie zamknięty.",
    ]
    poor = Refusal("YSP-STOCK.2", "cannot_pay", {"building": "hoist", "camels": 4, "gold": 4})
    assert POLISH.refusal(poor) == "Nie stać cię na Żuraw: trzeba oddać 4 wielbłądy i 4 złote monety."
    waiting = Refusal("TABLE-TURN.1", "not_your_decision", {"seat": 1})
    assert FRENCH.refusal(waiting, NAMES) == "Ce n’est pas à vous de décider\u00a0: c’est à Bob de choisir."


def test_prompts_ask_you_and_tell_others_whom_to_wait_for() -> None:
    assert ENGLISH.prompt("place_goods", True, args={"cubes": 2}) == "Choose a shop: 2 goods to place."
    assert ENGLISH.prompt("place_goods", mine=False, player="Bob") == "Waiting for Bob to place goods."
    assert FRENCH.prompt("supply", mine=False, player="Anna") == "Anna va lancer les dés…"
    assert POLISH.prompt("choose_group", mine=False, player="Anna") == "Anna wybiera grupę kości…"


def test_reasons_options_scores_and_names() -> None:
    assert POLISH.reason("grow_souk", {"souk": "sack_pink", "missing": 1}) == (
        "Tak zbliżysz się do ukończenia różowego suku Worka (brakuje jeszcze 1 towaru)."
    )
    assert FRENCH.reason("attack", {"owner": 0, "souk": "vase_blue"}, NAMES) == (
        "Cela fait perdre à Anna une marchandise dans le souk bleu du Vase."
    )
    assert ENGLISH.option("cards_before_roll") == "Cards before the roll"
    assert [FRENCH.option_value("first_player", value) for value in ("random", 1)] == [
        "tiré au sort",
        "Joueur 2",
    ]
    assert POLISH.option_value("cards_before_roll", True) == "tak"
    assert FRENCH.score("buildings") == "Bâtiments"
    assert FRENCH.name("shop", "chest_pink_3") == "Coffre rose 3"
    assert FRENCH.name("souk", "chest_pink", form="of") == "du souk rose du Coffre"
    assert ENGLISH.name("space", "W4") == "W4"


def test_a_number_that_an_option_takes_is_a_seat_only_where_seats_are_chosen() -> None:
    box = YspahanGame(PARTS)
    box.option_kinds.append(OptionKind("weeks", [1, 2, 3], 3, "YSP-END.1"))
    assert Language("fr", box).option_value("weeks", 2) == "2"
    assert Language("fr", box).option_value("first_player", 2) == "Joueur 3"


def test_a_list_of_words_is_said_by_their_names() -> None:
    goods: dict[str, int | list[str]] = {"points": 6, "cards": ["silk", "gems"]}
    said = Language("fr", game("amul")).say("card-trader_sogdian-effect", goods)
    assert "(Soie et Gemmes)" in said
    assert ENGLISH.say("event-rolled", {"seat": 0, "faces": ["W4", "W5"]}, NAMES) == "Anna rolls W4 and W5."


def test_a_player_without_a_name_is_called_by_the_seat() -> None:
    assert FRENCH.say("event-camels_taken", {"seat": 1, "camels": 1}) == "Joueur 2 prend 1 Chameau."


def test_a_fault_is_said_with_the_reason_within_it() -> None:
    count = WrongPlayerCount(
        "player_count", "{game} is played by {fitting}", game="Yspahan", fitting="2, 3, 4", players=7
    )
    broken = BrokenRecord("no_setup", "its game cannot be set up: {why}", why=count)
    assert str(broken) == "its game cannot be set up: Yspahan is played by 2, 3, 4"
    said = FRENCH.say("cli-broken_record", {"file": "a.json", "reason": broken})
    assert said == (
        "a.json ne peut pas être accepté\u00a0: sa partie ne peut pas être mise en place\u00a0: "
        "Yspahan ne se joue pas à 7 (nombres possibles\u00a0: 2, 3, 4)."
    )


def test_what_is_wrong_with_a_position_is_said_with_its_place() -> None:
    with pytest.raises(Impossible) as caught:
        game("yspahan").table(4, seed=1, position={"players": [{"gold": -1}, {}, {}, {}]})
    assert str(caught.value) == "position.players[0].gold: expected a whole number from 0 to 375, found -1"
    said = FRENCH.say("cli-bad_position", {"file": "a.json", "reason": caught.value})
    assert said == (
        "a.json n’est pas une position possible\u00a0: position.players[0].gold\u00a0: "
        "il faut ici un nombre entier de 0 à 375, pas -1"
    )


def test_a_missing_message_shows_its_key_instead_of_failing() -> None:
    assert FRENCH.say("event-earthquake", {"seat": 0}, NAMES) == "event-earthquake"


def test_a_shelf_without_a_game_has_the_shared_words() -> None:
    assert Language("pl").say("word-hint") == "Podpowiedź"
