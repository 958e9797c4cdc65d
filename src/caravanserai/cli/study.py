"""`caravanserai study`: measures of a game, as tables, JSON and plots."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any, Final

from rich import box
from rich.table import Table as Grid

from caravanserai.cli.arguments import USUAL_PLAYERS
from caravanserai.cli.background import games_played, in_background
from caravanserai.cli.dataset import read_plan
from caravanserai.cli.problems import Problem, check_count, find_game
from caravanserai.cli.terminal import Terminal
from caravanserai.research import plots
from caravanserai.research.study import play, report, skill_plan

_PLOTTED: Final = 15  # kinds of move, the most frequent ones
Rows = list[tuple[str, str]]


def run(asked: argparse.Namespace, terminal: Terminal) -> int:
    """Play the games, then report."""
    game = find_game(asked.game)
    usual = USUAL_PLAYERS if USUAL_PLAYERS in game.counts else game.counts[-1]
    players = check_count(game, asked.players or usual)
    asked.bots = ",".join([asked.bot] * players)
    plan = read_plan(asked, terminal, asked.games)
    skill = skill_plan(plan)
    with games_played(terminal, plan.games + skill.games) as advance:
        found = in_background(
            lambda: report(plan, play(plan, asked.processes, advance), play(skill, asked.processes, advance))
        )
    if asked.out:
        _write(terminal, Path(asked.out).expanduser(), found)
    if asked.json:
        terminal.json(found)
    else:
        _show(terminal, found)
    return 0


def measures(terminal: Terminal, found: dict[str, Any]) -> Rows:
    """The single figures, in words."""
    length, branching, changes = found["length"], found["branching"], found["lead_changes"]
    skill = found["skill"]
    decided = found["decided"]
    say = terminal.say
    return [
        (say("cli-study-length"), _spread(length)),
        (say("cli-study-branching"), f"{branching['mean']:.1f} ({branching['median']}; {branching['most']})"),
        (say("cli-study-forced"), f"{found['forced']:.1%}"),
        (say("cli-study-changes"), _spread(changes)),
        (say("cli-study-decided"), "–" if decided is None else f"{decided:.0%}"),
        (say("cli-study-skill"), f"{skill['share']:.1%} ({skill['low']:.1%} – {skill['high']:.1%})"),
    ]


def _spread(values: dict[str, float]) -> str:
    """The mean, and between what eight in ten lie."""
    return f"{values['mean']:.1f} ({values['tenth']:g} – {values['ninetieth']:g})"


def seats(terminal: Terminal, found: dict[str, Any]) -> Rows:
    return [
        (
            terminal.say("seat-number", {"number": number}),
            f"{seat['share']:.1%} ({seat['low']:.1%} – {seat['high']:.1%})",
        )
        for number, seat in enumerate(found["seats"], 1)
    ]


def options(terminal: Terminal, found: dict[str, Any]) -> list[tuple[str, str, str, str]]:
    return [
        (
            option["move"],
            f"{option['taken']}",
            f"{option['share']:.1%}",
            "–" if option["worth"] is None else f"{option['worth']:+.2f}",
        )
        for option in found["options"]
    ]


def _show(terminal: Terminal, found: dict[str, Any]) -> None:
    for title, rows in (
        (terminal.say("cli-study-measures"), measures(terminal, found)),
        (terminal.say("cli-study-seats"), seats(terminal, found)),
    ):
        grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False, title=title, title_justify="left", show_header=False)
        for row in rows:
            grid.add_row(*row)
        terminal.show(grid)
    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False)
    for place, heading in enumerate(_headings(terminal)):
        grid.add_column(heading, justify="right" if place else "left")
    for line in options(terminal, found):
        grid.add_row(*line)
    terminal.show(grid)


def _headings(terminal: Terminal) -> list[str]:
    keys = ("cli-study-move", "cli-study-taken", "cli-study-share", "cli-study-worth")
    return [terminal.say(key) for key in keys]


def _write(terminal: Terminal, folder: Path, found: dict[str, Any]) -> None:
    """The report as Markdown, its figures as JSON and its plots."""
    name = f"{found['game']}-{found['players']}"
    drawn = {
        f"{name}-seats.svg": plots.bars(
            terminal.say("cli-study-seats"),
            [label for label, _ in seats(terminal, found)],
            [seat["share"] for seat in found["seats"]],
            [(seat["low"], seat["high"]) for seat in found["seats"]],
        ),
        f"{name}-leader.svg": plots.line(
            terminal.say("cli-study-leader"),
            terminal.say("cli-study-course"),
            found["leader_wins"],
            1 / found["players"],
        ),
        f"{name}-options.svg": plots.bars(
            terminal.say("cli-study-options"),
            [option["move"] for option in found["options"][:_PLOTTED]],
            [option["share"] for option in found["options"][:_PLOTTED]],
        ),
    }
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for file, drawing in drawn.items():
            (folder / file).write_text(drawing, encoding="utf-8")
        (folder / f"{name}.json").write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
        (folder / f"{name}.md").write_text(_markdown(terminal, found, list(drawn)), encoding="utf-8")
    except OSError as error:
        raise Problem("cli-unwritable_file", {"file": str(folder), "reason": str(error)}) from None


def _markdown(terminal: Terminal, found: dict[str, Any], drawn: list[str]) -> str:
    command = f"caravanserai study {found['game']} --players {found['players']} --bot {found['bots'][0]}"
    lines = [
        f"# {terminal.say('title')}, {terminal.say('cli-for_players', {'counts': str(found['players'])})}",
        "",
        f"    {command} --games {found['games']} --seed {found['seed']}",
        "",
        *_table(["", ""], measures(terminal, found)),
        "",
        *[f"![{drawing}]({drawing})" for drawing in drawn],
        "",
        *_table(_headings(terminal), options(terminal, found)),
    ]
    return "\n".join(lines) + "\n"


def _table(headings: list[str], rows: list[Any]) -> list[str]:
    lines = [f"| {' | '.join(headings)} |", f"|---|{'---:|' * (len(headings) - 1)}"]
    return lines + [f"| {' | '.join(row)} |" for row in rows]
