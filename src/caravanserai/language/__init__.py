"""What players read, in their own language: the games' texts, refusals, and the rules by ID."""

from __future__ import annotations

from caravanserai.language.language import Language
from caravanserai.language.legend import Group, Topic, legend_of
from caravanserai.language.rulebook import (
    Chapter,
    NoRulebook,
    Rule,
    Rulebook,
    UnknownRule,
    pictures,
    reference,
    translated,
)
from caravanserai.language.texts import UnknownLanguage, default_language, languages

__all__ = [
    "Chapter",
    "Group",
    "Language",
    "NoRulebook",
    "Rule",
    "Rulebook",
    "Topic",
    "UnknownLanguage",
    "UnknownRule",
    "default_language",
    "languages",
    "legend_of",
    "pictures",
    "reference",
    "translated",
]
