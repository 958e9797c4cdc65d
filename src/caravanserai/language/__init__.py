"""What players read, in their own language: the games' texts, refusals, and the rules by ID."""

from __future__ import annotations

from caravanserai.language.language import Language
from caravanserai.language.rulebook import Chapter, NoRulebook, Rule, Rulebook, UnknownRule
from caravanserai.language.texts import UnknownLanguage, default_language, languages

__all__ = [
    "Chapter",
    "Language",
    "NoRulebook",
    "Rule",
    "Rulebook",
    "UnknownLanguage",
    "UnknownRule",
    "default_language",
    "languages",
]
