"""What people may write: names and chat, cleaned up and limited in length. Escaping is left to the page."""

from __future__ import annotations

import unicodedata

from caravanserai.server.problems import Refuse

_MOST_MARKS = 3  # combining marks in a row; more of them spill over the lines above
# Letters and marks that show nothing (default-ignorables other than control characters), and blanks.
_BLANK = {0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0}
_SELECTORS = {*range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)}


def tidy(text: str, longest: int) -> str:
    """A text without control characters, stacked marks or extra spaces; one that is too long is refused."""
    return _kept(unicodedata.normalize("NFC", _readable(text, longest)), longest, _BLANK)


def tidy_name(text: str, longest: int) -> str:
    """A name: cleaned up, normalised, and without invisible characters."""
    return _kept(unicodedata.normalize("NFKC", _readable(text, longest)), longest, _BLANK | _SELECTORS)


def _readable(text: str, longest: int) -> str:
    if len(text) > longest * 4:
        raise Refuse("too_large", most=longest)
    return text


def _kept(text: str, longest: int, unseen: set[int]) -> str:
    kept: list[str] = []
    marks = _MOST_MARKS  # a mark at the beginning has nothing to combine with
    for character in text:
        kind = unicodedata.category(character)
        if ord(character) in unseen or (kind.startswith("C") and not character.isspace()):
            continue
        if kind in ("Mn", "Me"):
            marks += 1
            if marks > _MOST_MARKS:
                continue
        else:
            marks = _MOST_MARKS if character.isspace() else 0
        kept.append(" " if character.isspace() else character)
    tidied = " ".join("".join(kept).split())
    if len(tidied) > longest:
        raise Refuse("too_large", most=longest)
    return tidied


# --- names that look alike --------------------------------------------------------------------------------

# Greek, Cyrillic and a few Latin letters and digits, by the Latin letter they can be mistaken for. Capitals
# come first: a capital eta looks like H, a small one like n. A short table, enough for the names at one game
# table; Unicode's own list of confusables has thousands of rows.
_CAPITALS = {
    "A": "ΑА", "B": "ΒВ", "C": "ϹС", "E": "ΕЕ", "G": "Ԍ", "H": "ΗН", "I": "ΙІ", "J": "Ј", "K": "ΚК",
    "M": "ΜМϺ", "N": "Ν", "O": "ΟО", "P": "ΡР", "Q": "Ԛ", "S": "Ѕ", "T": "ΤТ", "W": "Ԝ", "X": "ΧХ",
    "Y": "ΥУҮ", "Z": "Ζ",
}  # fmt: skip
_SMALL = {
    "a": "αаɑ", "b": "βв", "c": "ϲс", "d": "đԁ", "e": "εе", "f": "ƒ", "g": "ɡ", "h": "ħнһ",
    "i": "ιіıl1|ł", "j": "ј", "k": "κк", "m": "м", "n": "η", "o": "οоø0", "p": "ρр", "q": "ԛ", "s": "ѕ5",
    "t": "τт", "u": "υ", "v": "ν", "w": "ωԝ", "x": "χх", "y": "γуү",
}  # fmt: skip


def _by_look(letters: dict[str, str]) -> dict[int, str]:
    return {ord(like): letter for letter, others in letters.items() for like in others}


_CAPITAL_BY_LOOK = _by_look(_CAPITALS)
_SMALL_BY_LOOK = _by_look(_SMALL)


def likeness(name: str) -> str:
    """What a name looks like: equal for names that are not distinguishable at a glance."""
    spelled = unicodedata.normalize("NFKC", name)
    letters = [each for each in unicodedata.normalize("NFKD", spelled) if not unicodedata.combining(each)]
    small = "".join(letters).translate(_CAPITAL_BY_LOOK).casefold()
    shown = "".join(each for each in small.translate(_SMALL_BY_LOOK) if each.isalnum())
    return shown.replace("rn", "m").replace("vv", "w") or spelled.casefold()
