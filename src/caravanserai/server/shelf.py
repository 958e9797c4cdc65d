"""The shelf: games, their boards and their rules, as the page requests them."""

from __future__ import annotations

from functools import cache

from caravanserai.games import SHELF, UnknownGame, load
from caravanserai.kernel.game import Game
from caravanserai.language import NoRulebook, Rulebook
from caravanserai.server.problems import Refuse
from caravanserai.server.protocol import Chapter, GameInfo, OptionInfo, OrderInfo, RuleText


def find_game(game_id: str) -> Game:
    try:
        return load(game_id)
    except UnknownGame:
        raise Refuse("no_such_game") from None


def shelf() -> list[GameInfo]:
    """Every game, in shelf order."""
    return [_game_info(load(game_id)) for game_id in SHELF]


def _game_info(game: Game) -> GameInfo:
    return GameInfo(
        id=game.id,
        title=game.title,
        players=game.counts,
        minutes=list(game.minutes or ()),
        options=[
            OptionInfo(kind.name, list(kind.values), kind.default, kind.rule, kind.seats)
            for kind in game.option_kinds
        ],
        orders=[OrderInfo(kind.name, list(kind.values), kind.default) for kind in game.order_kinds],
        rule_prefix=game.rule_prefix,
        rules_version=game.rules_version,
    )


@cache
def rules(game_id: str, language: str) -> list[Chapter]:
    """A game's rules in one language, chapter by chapter."""
    find_game(game_id)
    if language not in ("en", "fr", "pl"):
        raise Refuse("no_such_page")
    try:
        book = Rulebook(game_id, language)
    except NoRulebook:
        raise Refuse("no_such_page") from None
    return [
        Chapter(chapter.title, [RuleText(rule.id, rule.text) for rule in chapter.rules])
        for chapter in book.chapters
    ]
