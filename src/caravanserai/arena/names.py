"""Names of bots in a list, some of which have settings with commas of their own."""

from __future__ import annotations


def split_names(text: str) -> list[str]:
    """The bots of a list: `random,search:iterations=400,width=6` names two of them.

    A part such as `width=6` goes on with the settings of the bot before it.
    """
    names: list[str] = []
    for part in text.split(","):
        if names and ":" in names[-1] and "=" in part and ":" not in part.partition("=")[0]:
            names[-1] += f",{part.strip()}"
        else:
            names.append(part.strip())
    return names
