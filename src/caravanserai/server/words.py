"""What people may write: names and chat, tidied and kept to a length. Escaping is the page's affair."""

from __future__ import annotations

import unicodedata

from caravanserai.server.problems import Refuse


def tidy(text: str, longest: int) -> str:
    """A text without control characters and surplus spaces; too long a one is refused."""
    if len(text) > longest * 4:
        raise Refuse("too_large", most=longest)
    kept = "".join(
        " " if character.isspace() else character
        for character in unicodedata.normalize("NFC", text)
        if character.isspace() or not unicodedata.category(character).startswith("C")
    )
    tidied = " ".join(kept.split())
    if len(tidied) > longest:
        raise Refuse("too_large", most=longest)
    return tidied
