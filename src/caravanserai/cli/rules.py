"""`caravanserai rules`: a game's rulebook by chapter, a single rule, or the rules that mention something."""

from __future__ import annotations

import argparse
import re
from typing import Any

from rich.markdown import Markdown
from rich.padding import Padding
from rich.rule import Rule as Line
from rich.text import Text

from caravanserai.cli.problems import FAILED, Problem, find_game
from caravanserai.cli.terminal import Terminal
from caravanserai.kernel.game import Game
from caravanserai.language import NoRulebook, Rule, Rulebook, UnknownRule, reference, translated

_PICTURE = re.compile(r"^!\[.*\n?", re.MULTILINE)


def run(asked: argparse.Namespace, terminal: Terminal) -> int:
    """Show what was asked for."""
    game = find_game(asked.game)
    terminal.speak_of(game)
    book = _open(game, terminal.code)
    if asked.reference:
        show_reference(terminal, game)
    elif asked.search is not None:
        _search(terminal, book, asked.search, asked.json)
    elif asked.id is not None:
        _one(terminal, book, asked.id, asked.json)
    elif asked.json:
        terminal.json(_document(book))
    else:
        show_book(terminal, book)
    return 0


def _open(game: Game, code: str) -> Rulebook:
    try:
        return translated(Rulebook, game.id, code)
    except NoRulebook:
        raise Problem("cli-no_rulebook", {"game": game.title}) from None


def _one(terminal: Terminal, book: Rulebook, id: str, json: bool) -> None:
    try:
        if json:
            terminal.json({"id": id.strip().upper(), "text": book.text(id)})
        else:
            show_rule(terminal, book, id)
    except UnknownRule as unknown:
        key = "cli-unknown_rule_near" if unknown.near else "cli-unknown_rule"
        raise Problem(key, {"id": id, "near": ", ".join(unknown.near)}) from None


def _search(terminal: Terminal, book: Rulebook, words: str, json: bool) -> None:
    found = book.search(words)
    if json:
        terminal.json({"search": words, "rules": [_rule(rule) for rule in found]})
    elif found:
        show_found(terminal, found)
    else:
        raise Problem("cli-nothing_found", {"words": words}, FAILED)


def show_reference(terminal: Terminal, game: Game) -> None:
    """The rules on one page."""
    try:
        text = translated(reference, game.id, terminal.code)
    except NoRulebook:
        raise Problem("cli-no_rulebook", {"game": game.title}) from None
    terminal.show(Markdown(text))


def show_rule(terminal: Terminal, book: Rulebook, id: str) -> None:
    """One rule."""
    show_found(terminal, [Rule(id.strip().upper(), book.text(id))])


def show_found(terminal: Terminal, rules: list[Rule]) -> None:
    """Rules, each with its ID."""
    for rule in rules:
        terminal.show(Text(rule.id, "bold cyan"), Padding(Markdown(rule.text), (0, 0, 0, 2)))


def show_book(terminal: Terminal, book: Rulebook) -> None:
    """The whole rulebook."""
    terminal.show(Text(book.title, "bold"), Markdown(_readable(book.introduction)))
    for chapter in book.chapters:
        terminal.show(Text(), Line(Text(chapter.title, "bold"), align="left", style="dim"), Text())
        terminal.show(Markdown(_readable(chapter.text)))


def _readable(text: str) -> str:
    """The text without images, which a terminal cannot show."""
    return _PICTURE.sub("", text)


def _document(book: Rulebook) -> dict[str, Any]:
    return {
        "title": book.title,
        "introduction": book.introduction,
        "chapters": [
            {"title": chapter.title, "rules": [_rule(rule) for rule in chapter.rules]}
            for chapter in book.chapters
        ],
    }


def _rule(rule: Rule) -> dict[str, str]:
    return {"id": rule.id, "text": rule.text}
