"""Standing orders in the terminal: which exist, which are set, and how to give one."""

from __future__ import annotations

from rich.table import Table as Grid
from rich.text import Text

from caravanserai.cli.arguments import option_values, read_value
from caravanserai.cli.problems import Problem
from caravanserai.cli.session import ORDERS, Session
from caravanserai.kernel.game import OrderKind
from caravanserai.kernel.orders import standing_order


def take_orders(session: Session, seat: int, text: str) -> bool:
    """Take a standing order, or list the available ones; returns whether one was given."""
    if text:
        _give(session, seat, text)
    else:
        _show(session, seat)
    return bool(text)


def _show(session: Session, seat: int) -> None:
    """Every order with its meaning, how to type it and its current value for the seat."""
    language = session.board.language
    wishes = session.orders.of(session.table, seat)
    grid = Grid.grid(padding=(0, 2))
    for kind in session.table.game.order_kinds:
        wish = language.order_value(kind.name, wishes[kind.name])
        name = Text.assemble(language.order(kind.name), ": ", (wish, "bold"))
        typed = Text(f"{ORDERS} {kind.name} {option_values(kind)}", "cyan")
        grid.add_row("", Text("\n").join([name, Text(language.order_help(kind.name), "dim"), typed]))
    session.terminal.show(grid)


def _give(session: Session, seat: int, text: str) -> None:
    """An order as typed; a switch is turned on by its name alone."""
    name, _, value = text.partition(" ")
    kind = _kind(session, name.casefold())
    wish = read_value(kind, value.strip().casefold() or ("true" if kind.default is False else ""))
    session.orders.keep([standing_order(session.table, seat, kind.name, wish)])
    language = session.board.language
    said = {"name": language.order(kind.name), "value": language.order_value(kind.name, wish)}
    session.terminal.tell("cli-ordered", said, "green")


def _kind(session: Session, name: str) -> OrderKind:
    """The order that a name, or the start of one, stands for."""
    kinds = session.table.game.order_kinds
    fitting = [kind for kind in kinds if kind.name.startswith(name)]
    exact = [kind for kind in fitting if kind.name == name]
    if len(exact or fitting) != 1:
        known = ", ".join(kind.name for kind in kinds)
        raise Problem("cli-unknown_order", {"name": name, "known": known})
    return (exact or fitting)[0]
