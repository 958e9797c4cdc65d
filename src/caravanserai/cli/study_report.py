"""The report of a study: its figures as rows, and as Markdown, JSON and plots in a folder."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from caravanserai.cli.arguments import USUAL_PLAYERS
from caravanserai.cli.problems import Problem
from caravanserai.cli.terminal import Terminal
from caravanserai.kernel.game import Game
from caravanserai.research import plots
from caravanserai.research.study import TENTHS

_PLOTTED: Final = 15  # kinds of move, the most frequent ones
_SINGLES: Final = 10  # single moves at either end that are listed
_NONE: Final = "–"
Found = dict[str, Any]
Rows = list[tuple[str, str]]


def measures(terminal: Terminal, found: Found) -> Rows:
    """The single figures, in words."""
    length, branching, changes = found["length"], found["branching"], found["lead_changes"]
    decided = found["decided"]
    say = terminal.say
    return [
        (say("cli-study-length"), _spread(length)),
        (say("cli-study-branching"), f"{branching['mean']:.1f} ({branching['median']}; {branching['most']})"),
        (say("cli-study-forced"), f"{found['forced']:.1%}"),
        (say("cli-study-changes"), _spread(changes)),
        (say("cli-study-decided"), _NONE if decided is None else f"{decided:.0%}"),
        (say("cli-study-skill"), _share(found["skill"])),
    ]


def _spread(values: dict[str, float]) -> str:
    """The mean, and between what eight in ten lie."""
    return f"{values['mean']:.1f} ({values['tenth']:g} – {values['ninetieth']:g})"


def _share(values: dict[str, float]) -> str:
    return f"{values['share']:.1%} ({values['low']:.1%} – {values['high']:.1%})"


def seats(terminal: Terminal, found: Found) -> Rows:
    return [
        (terminal.say("seat-number", {"number": number}), _share(seat))
        for number, seat in enumerate(found["seats"], 1)
    ]


def kinds_of_move(found: Found) -> list[tuple[str, str, str, str]]:
    return [
        (option["move"], f"{option['taken']}", f"{option['share']:.1%}", _worth(option))
        for option in found["kinds"]
    ]


def _worth(option: dict[str, Any]) -> str:
    return _NONE if option["worth"] is None else f"{option['worth']:+.2f}"


def headings(terminal: Terminal) -> list[str]:
    keys = ("cli-study-move", "cli-study-taken", "cli-study-share", "cli-study-worth")
    return [terminal.say(key) for key in keys]


def write(terminal: Terminal, folder: Path, game: Game, command: str, found: list[Found]) -> None:
    """The report as Markdown, its figures as JSON and its plots."""
    name = f"study-{game.id}"
    variants = _by_variant(game, found)
    files: dict[str, str] = {f"{name}.json": _json(found)}
    lines = [
        f"# {terminal.say('title')}: {terminal.say('cli-study-measures')}",
        "",
        f"    {command}",
        "",
        terminal.say("cli-study-how", {"games": found[0]["games"], "bot": found[0]["bots"][0]}),
        "",
    ]
    for variant, tables in variants.items():
        drawn = _plots(terminal, tables, f"{name}-{variant}" if len(variants) > 1 else name)
        files |= {file: drawing for file, (_, drawing) in drawn.items()}
        if variant:
            options = _variant_options(game, tables[0])
            lines += [f"## {', '.join(f'{key}={value}' for key, value in options.items())}", ""]
        lines += _tables(terminal, tables)
        lines += [f"![{title}]({file})\n" for file, (title, _) in drawn.items()]
        lines += _single_moves(terminal, _usual(tables))
    files[f"{name}.md"] = "\n".join(lines).rstrip() + "\n"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for file, content in files.items():
            (folder / file).write_text(content, encoding="utf-8")
    except OSError as error:
        raise Problem("cli-unwritable_file", {"file": str(folder), "reason": str(error)}) from None


def _json(found: list[Found]) -> str:
    """A line for each table, so that a difference shows where it is."""
    return (
        "[\n"
        + ",\n".join(json.dumps(each, ensure_ascii=False, separators=(",", ":")) for each in found)
        + "\n]\n"
    )


def _variant_options(game: Game, found: Found) -> dict[str, Any]:
    return {kind.name: found["options"][kind.name] for kind in game.option_kinds if kind.variant}


def _by_variant(game: Game, found: list[Found]) -> dict[str, list[Found]]:
    """The tables of each variant, by its name."""
    variants: dict[str, list[Found]] = {}
    for each in found:
        name = "-".join(str(value) for value in _variant_options(game, each).values())
        variants.setdefault(name, []).append(each)
    return variants


def _usual(tables: list[Found]) -> Found:
    """The table with the usual number of players, or the largest."""
    return next((each for each in tables if each["players"] == USUAL_PLAYERS), tables[-1])


def _tables(terminal: Terminal, tables: list[Found]) -> list[str]:
    """Everything but single moves, with a column for each number of players."""
    players = [str(each["players"]) for each in tables]
    parts = [
        ("word-players", _side_by_side(measures(terminal, each) for each in tables)),
        ("cli-study-seats", _side_by_side(seats(terminal, each) for each in tables)),
        ("cli-study-kinds", _side_by_side(_shares(each) for each in tables)),
    ]
    lines: list[str] = []
    for title, rows in parts:
        lines += [*_table([terminal.say(title), *players], rows), ""]
    return lines


def _shares(found: Found) -> Rows:
    return [(option["move"], f"{option['share']:.1%} ({_worth(option)})") for option in found["kinds"]]


def _side_by_side(columns: Iterable[Rows]) -> list[list[str]]:
    """Rows of one name in one line; what one column lacks stays empty."""
    found = [dict(column) for column in columns]
    names = {name: None for column in found for name in column}
    return [[name, *(column.get(name, "") for column in found)] for name in names]


def _single_moves(terminal: Terminal, found: Found) -> list[str]:
    """The moves that went with the greatest differences."""
    better = [move for move in found["moves"] if move["difference"] > 0]
    worse = [move for move in found["moves"] if move["difference"] < 0]
    better.sort(key=lambda move: move["interval"] - move["difference"])
    worse.sort(key=lambda move: -move["interval"] - move["difference"])
    listed = [*better[:_SINGLES], *worse[-_SINGLES:]]
    if not listed:
        return []
    heads = [terminal.say(key) for key in ("cli-study-move", "cli-study-makers", "cli-study-worth")]
    rows = [
        [move["move"], f"{move['share']:.1%}", f"{move['difference']:+.2f} ± {move['interval']:.2f}"]
        for move in listed
    ]
    return [
        terminal.say("cli-study-singles", {"players": found["players"]}),
        "",
        *_table(heads, rows),
        "",
    ]


def _plots(terminal: Terminal, tables: list[Found], name: str) -> dict[str, tuple[str, str]]:
    """Files, with the title and the drawing of each."""
    usual = _usual(tables)
    kinds = usual["kinds"][:_PLOTTED]
    say = terminal.say
    drawings = {
        "seats": (
            say("cli-study-seats_plot"),
            plots.dots(
                say("cli-study-seats_plot"),
                {
                    str(each["players"]): [
                        tuple(seat[end] * each["players"] for end in ("share", "low", "high"))
                        for seat in each["seats"]
                    ]
                    for each in tables
                },
            ),
        ),
        "leader": (
            say("cli-study-leader"),
            plots.curves(
                say("cli-study-leader"),
                say("cli-study-course"),
                {str(each["players"]): _course(each) for each in tables},
                2 / 3,
            ),
        ),
        "options": (
            say("cli-study-options"),
            plots.bars(
                f"{say('cli-study-options')} ({say('cli-for_players', {'counts': str(usual['players'])})})",
                [option["move"] for option in kinds],
                [option["share"] for option in kinds],
            ),
        ),
    }
    return {f"{name}-{kind}.svg": drawing for kind, drawing in drawings.items()}


def _course(found: Found) -> list[tuple[float, float]]:
    return [(float(tenth), found["leader_wins"][tenth]) for tenth in range(TENTHS + 1)]


def _table(heads: list[str], rows: list[list[str]]) -> list[str]:
    lines = [f"| {' | '.join(heads)} |", f"|---|{'---:|' * (len(heads) - 1)}"]
    return lines + [f"| {' | '.join(row)} |" for row in rows]
