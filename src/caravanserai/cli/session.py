"""One game at one terminal: whose decision it is, what they are shown, and what they answer."""

from __future__ import annotations

import shlex
import sys

from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from caravanserai.cli import options, scores
from caravanserai.cli.arguments import USUAL_BOT, YOU, Seat
from caravanserai.cli.boards import board_of
from caravanserai.cli.keyboard import complete
from caravanserai.cli.terminal import Terminal
from caravanserai.kernel.chance import Fast
from caravanserai.kernel.orders import Orders
from caravanserai.kernel.table import PUBLIC, Table
from caravanserai.kernel.view.frame import Decision, Option
from caravanserai.language import Language

COMMANDS = ("help", "rules", "undo", "why", "hint", "save", "log", "score", "board", "options", "quit")
ORDERS = "orders"
_LONG = 30  # longer news is cut at the start
_RECALLED = 8  # how many log lines of a saved game are repeated


class Session:
    """The people and computers around a table, and what each person has already seen."""

    def __init__(self, terminal: Terminal, table: Table, seats: list[Seat], seed: int) -> None:
        self.terminal = terminal
        self.table = table
        self.seats = seats
        strengths = [_strength(seat, terminal.language) for seat in seats]
        self.board = board_of(table, terminal.language, strengths)
        self.people = [number for number, seat in enumerate(seats) if seat.bot is None]
        # the seats whose moves one person undoes together with their own
        others = [number for number, seat in enumerate(seats) if seat.bot is not None]
        self.computers = sum(1 << number for number in others) if len(self.people) == 1 else 0
        self.chance = Fast(seed)
        self.seen = [-1] * table.players  # after how many moves each person last saw the table
        # how many log lines each person has read
        self.heard = [max(0, self.board.happened - _RECALLED) if table.seq else 0] * table.players
        self.orders = Orders()
        self.looking = PUBLIC  # whose hand is on the screen
        self.listed: list[Option] = []

    # --- the game ------------------------------------------------------------------------------------

    def run(self) -> bool:
        """Play to the end; False if the players leave before then."""
        from caravanserai.cli.prompt import Prompt  # the prompt needs the session, so not at the top

        talk = Prompt(self)
        while not self.table.over:
            if self._bots_answer() or self._orders_answer():
                continue
            seat = self.table.waiting[0]
            if not self._hand_over(seat):
                continue
            self.present(seat)
            if not talk.listen(seat):
                return False
        self._finish()
        return True

    def _bots_answer(self) -> bool:
        """Let every computer that is asked play; returns whether any was."""
        asked = [seat for seat in self.table.waiting if self.seats[seat].bot is not None]
        for seat in asked:
            bot = self.seats[seat].bot
            assert bot is not None
            state = self.table.state_for(seat, int(self.chance.below(1 << 30)))
            self.table.play(seat, bot.choose(self.table.game, state, seat, self.chance))
        if asked and not self.people:
            self._news(PUBLIC)
        return bool(asked)

    def _orders_answer(self) -> bool:
        """Carry out a standing order of somebody who is asked, or a decision that needs no asking."""
        for seat in self.table.waiting:
            action = self.orders.answer(self.table, seat)
            if action is None and self._goes_without_asking(seat):
                action = self.table.state.legal(seat)[0]
            if action is not None:
                self.table.play(seat, action)
                return True
        return False

    def _goes_without_asking(self, seat: int) -> bool:
        return self.people == [seat] and self.board.goes_without_asking(self.table.decision(seat))

    def _hand_over(self, seat: int) -> bool:
        """Hide one person's hand until the next sits down; False if the first one chooses again instead."""
        if seat == self.looking:
            return True
        if len(self.people) > 1:
            self.terminal.wipe()
            if self.table.can_undo(self.looking):
                self.terminal.show(Text(self._say_to(self.looking, "cli-hand_over_undo"), "dim"))
            answer = self.terminal.ask(self._say_to(seat, "cli-hand_over") + " ")
            if answer.casefold() == "undo" and self.table.can_undo(self.looking):
                self.undo(self.looking)
                return False
            self.terminal.wipe()
        self.looking = seat
        return True

    def _say_to(self, seat: int, key: str) -> str:
        return self.terminal.say(key, {"seat": seat}, self.table.names)

    # --- what is shown -------------------------------------------------------------------------------

    def present(self, seat: int) -> None:
        """The news, the board and the options."""
        decision = self.table.decision(seat)
        self.terminal.show(Rule(style="dim"))
        if self.board.is_known(seat, self.seen[seat]):
            self._news(seat)
            part = self.board.part(seat, self.terminal.width, decision)
            if part is not None:
                self.terminal.show(part)
        else:
            self.terminal.show(self.board.whole(seat, self.terminal.width), Text())
            self._news(seat)
        self.seen[seat] = self.table.seq
        self.show_options(seat, decision)

    def undo(self, seat: int) -> None:
        """Undo up to the last decision that the person really made, or refuse with the reason."""
        self.table.undo(seat, self.computers)
        while self._goes_without_asking(seat) and self.table.can_undo(seat, self.computers):
            self.table.undo(seat, self.computers)
        self.forget(seat)

    def forget(self, seat: int) -> None:
        """After an undo: nobody has seen what no longer holds, and the seat decides again."""
        self.orders.drop(seat)
        self.seen = [min(seen, self.table.seq) for seen in self.seen]
        self.heard = [min(heard, self.board.happened) for heard in self.heard]

    def _news(self, audience: int) -> None:
        """What has happened since the person last decided."""
        told = self.board.told(audience, self.heard[max(audience, 0)])
        if audience >= 0 and len(told) > _LONG:
            self.terminal.show(
                Text(self.terminal.say("cli-more_in_log", {"lines": len(told) - _LONG}), "dim")
            )
            told = told[-_LONG:]
        for line in told:
            self.terminal.show(
                Padding(Text(line, "italic" if audience >= 0 else ""), (0, 0, 0, 2), expand=False)
            )
        self.heard[max(audience, 0)] = self.board.happened

    def show_options(self, seat: int, decision: Decision | None = None, notation: bool = False) -> None:
        """Whose decision it is, what is being asked, and the numbered answers."""
        asked = decision if decision is not None else self.table.decision(seat)
        self.listed = options.in_order(asked, self.board)
        prompt = self.board.language.prompt(asked.kind, mine=True, args=asked.args, names=self.table.names)
        self.terminal.show(Text(), Text.assemble(self.board.player(seat), "  ", (prompt, "bold")))
        self.terminal.show(*options.lines(self.listed, self.board, seat, self.terminal.width, notation))
        remark = self.board.remark(asked)
        if remark:
            self.terminal.show(Text(remark, "dim"))
        orders = [f"{ORDERS} {kind.name}" for kind in self.table.game.order_kinds]
        complete([*COMMANDS, *orders, *(option.text for option in asked.options)])

    def _finish(self) -> None:
        """Show the final board, the ranking and the score line by line."""
        audience = self.people[0] if len(self.people) == 1 else PUBLIC
        self.terminal.show(Rule(style="dim"), self.board.whole(audience, self.terminal.width), Text())
        if self.people:
            self._news(audience if audience >= 0 else self.people[0])
        self.terminal.show(Text(), Text(self.terminal.say("word-game_over"), "bold"))
        self.terminal.show(
            scores.ranking(self.table, self.board),
            scores.breakdown(self.table, self.board, self.terminal.width),
        )

    # --- leaving -------------------------------------------------------------------------------------

    def continue_with(self, file: str) -> str:
        """The command that continues a saved game."""
        command = ["caravanserai", "play", self.table.game.id, "--load", file]
        specs = [seat.spec for seat in self.seats]
        if specs != [YOU] + [USUAL_BOT] * (self.table.players - 1):
            command += ["--seats", ",".join(specs)]
        return shlex.join(command)

    def remind_of_orders(self) -> None:
        """A record is public and holds no seat's secrets, so standing orders must be given again."""
        kinds = self.table.game.order_kinds
        wishes = [self.orders.of(self.table, seat) for seat in self.people]
        if any(wish[kind.name] != kind.default for wish in wishes for kind in kinds):
            self.terminal.warn("cli-orders_not_saved")


def _strength(seat: Seat, language: Language) -> str:
    """A computer's strength, in the reader's language; some bots are for researchers only."""
    if seat.bot is None:
        return ""
    level = f"level-{seat.bot.name}"
    return f"({language.say(level) if language.has(level) else seat.bot.name})"


def is_scripted() -> bool:
    """Whether the answers come from a file or pipe: then what was typed is not on the screen."""
    return not sys.stdin.isatty()
