"""A text that chooses its words by a word of the game must be given the word, not its translation."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from caravanserai.games import SHELF
from caravanserai.language import languages

ROOT = Path(__file__).resolve().parents[2]
PLURALS = {"zero", "one", "two", "few", "many", "other"}


class Variants(Visitor):
    """Collects what the texts choose by: the argument and the word."""

    def __init__(self) -> None:
        self.found: set[tuple[str, str]] = set()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - the visitor's name
        if isinstance(node.selector, ast.VariableReference):
            names = [one.key.name for one in node.variants if isinstance(one.key, ast.Identifier)]
            self.found |= {(node.selector.id.name, name) for name in names}
        self.generic_visit(node)


@pytest.mark.parametrize("code", languages())
@pytest.mark.parametrize("game", SHELF)
def test_no_variant_is_named_like_a_word_that_is_translated_first(code: str, game: str) -> None:
    """An argument `symbol="arab"` is said as the message `symbol-arab`: no variant `[arab]` would be met."""
    files = [
        ROOT / "src" / "caravanserai" / "games" / game / "text" / f"{code}.ftl",
        ROOT / "src" / "caravanserai" / "language" / "text" / f"{code}.ftl",
        ROOT / "web" / "src" / "text" / f"{code}.ftl",
        ROOT / "web" / "src" / "games" / game / "text" / f"{code}.ftl",
    ]
    variants = Variants()
    keys: set[str] = set()
    for path in filter(Path.exists, files):
        texts = FluentParser().parse(path.read_text(encoding="utf-8"))
        variants.visit(texts)
        keys |= {entry.id.name for entry in texts.body if isinstance(entry, ast.Message)}
    lost = {(name, word) for name, word in variants.found if f"{name}-{word}" in keys and word not in PLURALS}
    assert variants.found and lost == set()
