"""The shelf: games, their boards and their rules, as the page requests them."""

from __future__ import annotations

import dataclasses
import gzip
import html
import logging
import re
from collections.abc import Callable
from functools import cache, lru_cache
from pathlib import Path
from typing import TypeVar, get_args

import msgspec

from caravanserai import games
from caravanserai.games import BrokenGame, UnknownGame, load
from caravanserai.kernel.game import Game, OptionKind
from caravanserai.kernel.journal import ORDINARY
from caravanserai.kernel.lesson import lesson_of
from caravanserai.kernel.refusal import Value
from caravanserai.kernel.view.scene import Words
from caravanserai.language import Language, NoRulebook, Rulebook, languages, legend_of, pictures, translated
from caravanserai.language import reference as page_of
from caravanserai.language.texts import ENGLISH, text_files
from caravanserai.server.models import Models
from caravanserai.server.page import File
from caravanserai.server.problems import Refuse
from caravanserai.server.protocol import (
    Book,
    BoxTexts,
    Chapter,
    EventInfo,
    EventWeight,
    GameInfo,
    LegendGroup,
    OptionInfo,
    OrderInfo,
    Reference,
    TopicInfo,
    VariantTexts,
    Weight,
)

log = logging.getLogger("caravanserai.shelf")
# A word in a picture that has a message of its own: its tag and the key.
_WORD = re.compile(r'(<text\b[^>]* data-text="([\w-]+)"[^>]*>)[^<]*')
Found = TypeVar("Found")


def find_game(game_id: str) -> Game:
    try:
        return load(game_id)
    except UnknownGame:
        raise Refuse("no_such_game") from None


@cache
def shelf(models: Models) -> list[GameInfo]:
    """Every game, in shelf order; one of another package that cannot be loaded is left out and logged."""
    found: list[GameInfo] = []
    for game_id in games.shelf():
        try:
            found.append(_game_info(load(game_id), models))
        except BrokenGame as broken:
            log.error("game_broken", extra={"game": game_id, "error": str(broken)})
    return found


def _game_info(game: Game, models: Models) -> GameInfo:
    return GameInfo(
        id=game.id,
        title=game.title,
        box={code: _box_texts(Language(code, game), game) for code in languages()},
        players=game.counts,
        minutes=list(game.minutes or ()),
        weight=_weight(game),
        good_first_game=game.good_first_game,
        options=[
            OptionInfo(kind.name, list(kind.values), kind.default, kind.rule, kind.seats, kind.variant)
            for kind in game.option_kinds
        ],
        orders=[OrderInfo(kind.name, list(kind.values), kind.default) for kind in game.order_kinds],
        events=_event_infos(game),
        learned=models.counts(game),
        rule_prefix=game.rule_prefix,
        rules_version=game.rules_version,
        lesson=_has_lesson(game),
        cover=_cover_of(game).is_file(),
    )


def _event_infos(game: Game) -> list[EventInfo]:
    """What a page cannot tell from an event's name: how important it is, and whether it shows dice."""
    infos = [
        EventInfo(
            kind.name,
            msgspec.convert(kind.weight, EventWeight),
            [each.name for each in kind.fields if each.dice],
        )
        for kind in game.event_kinds
    ]
    return [info for info in infos if info.weight != ORDINARY or info.dice]


def _has_lesson(game: Game) -> bool:
    """Whether a game teaches itself; a lesson that cannot be read is logged, and the game goes without."""
    try:
        return lesson_of(game) is not None
    except Exception:
        log.exception("lesson_broken", extra={"game": game.id})
        return False


def _weight(game: Game) -> Weight | None:
    """How heavy a game is, if its author says so in a word that pages know."""
    return next((known for known in get_args(Weight) if known == game.weight), None)


def _box_texts(language: Language, game: Game) -> BoxTexts:
    variants = {kind.name: _variant(language, kind) for kind in game.option_kinds if kind.variant}
    return BoxTexts(language.say("title"), language.say("tagline"), language.say("about"), variants)


def _variant(language: Language, kind: OptionKind) -> VariantTexts:
    values = [_value(language, kind, value) for value in kind.values]
    return VariantTexts(language.say(f"option-{kind.name}"), values)


def _value(language: Language, kind: OptionKind, value: Value) -> str:
    """A value as people read it; numbers speak for themselves."""
    if isinstance(value, bool):
        return language.say("yes" if value else "no")
    return str(value) if isinstance(value, int) else language.say(f"option-{kind.name}-{value}")


@lru_cache(maxsize=1000)
def when(game_id: str, words: str) -> dict[str, str]:
    """How far a game has come, in every language; `words` as JSON, because it is a key of the cache."""
    told = msgspec.json.decode(words, type=Words)
    return {code: Language(code, find_game(game_id)).say(told.key, told.args) for code in languages()}


@cache
def texts(game_id: str, language: str) -> File:
    """A game's messages in one language, as Fluent reads them; in English if the game is not translated."""
    return _fluent(game_id, language, "{}.ftl")


@cache
def lesson_texts(game_id: str, language: str) -> File:
    """The messages of a game's lesson, likewise."""
    return _fluent(game_id, language, "lesson.{}.ftl")


def _fluent(game_id: str, language: str, name: str) -> File:
    game = find_game(game_id)
    if language not in languages():
        raise Refuse("no_such_page")
    found = [
        file
        for code in (language, ENGLISH)
        for file in text_files(code, game.id)[1:]
        if file.name == name.format(code)
    ]
    if not found:
        raise Refuse("no_such_page")
    content = found[0].read_bytes()
    return File(content, gzip.compress(content, 9, mtime=0), "text/plain; charset=utf-8", hashed=False)


@cache
def rules(game_id: str, language: str) -> Book:
    """A game's rulebook in one language; in English if it is not translated."""
    book = _translated(Rulebook, find_game(game_id), language)
    return Book(book.title, book.introduction, [Chapter(each.title, each.text) for each in book.chapters])


@cache
def reference(game_id: str, language: str) -> Reference:
    """A game's rules on one page, in one language; in English if the page is not translated."""
    return Reference(_translated(page_of, find_game(game_id), language))


def _translated(read: Callable[[str, str], Found], game: Game, language: str) -> Found:
    if language not in languages():
        raise Refuse("no_such_page")
    try:
        return translated(read, game.id, language)
    except NoRulebook:
        raise Refuse("no_such_page") from None


def _cover_of(game: Game) -> Path:
    return games.folder(game.id) / "cover.svg"


@cache
def cover(game_id: str) -> File:
    """The picture on a game's box, which lies beside its code."""
    file = _cover_of(find_game(game_id))
    if not file.is_file():
        raise Refuse("no_such_page")
    return _drawing(file.read_bytes())


@cache
def picture(game_id: str, name: str, language: str) -> File:
    """A picture of a rulebook, its words in one language. Only names that the folder lists are known."""
    game = find_game(game_id)
    file = pictures(game.id).get(name)
    if file is None or language not in languages():
        raise Refuse("no_such_page")
    say = Language(language, game).say
    drawn = _WORD.sub(lambda word: word[1] + html.escape(say(word[2])), file.read_text(encoding="utf-8"))
    return _drawing(drawn.encode())


def _drawing(content: bytes) -> File:
    return File(content, gzip.compress(content, 9, mtime=0), "image/svg+xml", hashed=False)


@cache
def legend(game_id: str) -> list[LegendGroup]:
    """What the things on a game's table are and do."""
    return [
        LegendGroup(group.name, [TopicInfo(**dataclasses.asdict(topic)) for topic in group.topics])
        for group in legend_of(find_game(game_id))
    ]
