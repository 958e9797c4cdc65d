"""What every board can do in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Generic, TypeVar

from rich import box
from rich.console import RenderableType
from rich.panel import Panel
from rich.text import Text

from caravanserai.kernel.journal import SeenEvent
from caravanserai.kernel.pile import EVERYONE
from caravanserai.kernel.table import PUBLIC, Table
from caravanserai.kernel.view.frame import Decision, Option
from caravanserai.language import Language

# the numbers of the options that a chart covers, and the chart
Chart = tuple[set[int], RenderableType]

Fixed = TypeVar("Fixed")
Seen = TypeVar("Seen")

ALL: Final = -2  # the audience of a replay that may see every hand
MARKS: Final = ["●", "▲", "■", "◆", "★", "♣", "✚", "♥"]
STYLES: Final = [
    "bright_blue",
    "bright_red",
    "bright_green",
    "bright_yellow",
    "bright_magenta",
    "bright_cyan",
    "dark_orange",
    "white",
]


class Board:
    """A table as a terminal shows it."""

    legend = ""  # the key of a message that explains the symbols

    def __init__(self, table: Table, language: Language, players: Sequence[str] = ()) -> None:
        self.table = table
        self.language = language
        self.players = players

    # --- players -----------------------------------------------------------------------------------

    def mark(self, seat: int) -> Text:
        """The symbol of a seat: a shape as well as a colour, so that colour vision is not needed."""
        return Text(MARKS[seat % len(MARKS)], STYLES[seat % len(STYLES)])

    def player(self, seat: int) -> Text:
        """A seat's symbol and name."""
        return Text.assemble(self.mark(seat), " ", (self.table.names[seat], "bold"))

    # --- what is drawn -----------------------------------------------------------------------------

    def whole(self, audience: int, width: int) -> RenderableType:
        """Everything the audience may see."""
        raise NotImplementedError

    def part(self, audience: int, width: int, decision: Decision) -> RenderableType | None:
        """What matters for the next decision of a player who has already seen the whole board."""
        return None

    def is_known(self, audience: int, since: int) -> bool:
        """Whether a player who saw the whole board after move `since` now needs only a part of it."""
        return since >= 0 and all(entry.seat == audience for entry in self.table.entries[since:])

    # --- options -----------------------------------------------------------------------------------

    def heading(self, option: Option) -> str:
        """The group an option is listed under; empty for none."""
        return ""

    def label(self, option: Option) -> str:
        """The text of an option in the list."""
        return self.language.move(option, self.table.names)

    def amounts_said(self, option: Option) -> dict[str, int]:
        """The amounts that the label already states: an option to return 2 Gold need not repeat its cost."""
        return {name: amount for name, amount in option.args.items() if isinstance(amount, int)}

    def note(self, option: Option, audience: int) -> Text:
        """What else the player who decides wants to know about an option."""
        return Text()

    def worth_a_number(self, options: Sequence[Option]) -> list[Option]:
        """The options that are listed; all others can still be typed."""
        return list(options)

    def charts(self, options: Sequence[Option], audience: int, notation: bool) -> list[Chart]:
        """Charts of option numbers, where there are many options made of two choices each."""
        return []

    def remark(self, decision: Decision) -> str:
        """The remark below the options; empty for none."""
        return ""

    def goes_without_asking(self, decision: Decision) -> bool:
        """Whether somebody alone at the keyboard need not even see this decision."""
        return False

    # --- the log -----------------------------------------------------------------------------------

    @property
    def happened(self) -> int:
        """The number of lines in the log."""
        return len(self.table.journal.events)

    def told(self, audience: int, heard: int = 0) -> list[str]:
        """The log lines after the first `heard`, as far as the audience may know them."""
        if audience == ALL:
            events = [event.seen_by(EVERYONE) for event in self.table.journal.events]
        else:
            events = self.table.events(audience)
        return [
            self.language.event(event, self.table.names)
            for event in events[heard:]
            if self.is_worth_telling(event)
        ]

    def is_worth_telling(self, event: SeenEvent) -> bool:
        """Whether the terminal's log, which is read line by line, needs this event."""
        return True


class DrawnBoard(Board, Generic[Fixed, Seen]):
    """A board with its own drawing, made from what never changes in its game and what a seat sees."""

    outdated_by: tuple[
        str, ...
    ] = ()  # events after which the whole board is shown again; if empty, any move by another player

    def __init__(self, table: Table, language: Language, players: Sequence[str] = ()) -> None:
        super().__init__(table, language, players)
        self.fixed: Fixed = table.game.board()

    def is_known(self, audience: int, since: int) -> bool:
        """Until something important happens, the news and a part of the board are enough."""
        if not self.outdated_by:
            return super().is_known(audience, since)
        events = self.table.events(audience, since) if since >= 0 else []
        return since >= 0 and not any(event.name in self.outdated_by for event in events)

    def _seen(self, audience: int) -> Seen:
        view: Seen = self.table.view(max(audience, PUBLIC))
        return view

    def _panel(self, title: str, inside: RenderableType, more: str = "") -> Panel:
        name = Text(self.language.say(title) + more, "bold")
        return Panel(inside, title=name, title_align="left", box=box.ROUNDED, border_style="dim")
