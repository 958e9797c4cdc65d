"""What a person types at the table: a number, a move, or a word such as help, undo or why."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from rich.table import Table as Grid
from rich.text import Text

from caravanserai.analysis.hints import Chances, rated, searched
from caravanserai.cli import scores
from caravanserai.cli.files import write_record
from caravanserai.cli.orders import take_orders
from caravanserai.cli.problems import Problem
from caravanserai.cli.rules import show_found, show_rule
from caravanserai.cli.session import ORDERS, Session, is_scripted
from caravanserai.kernel.actions import Move
from caravanserai.kernel.refusal import Ambiguous, Refusal, Unparsable, shortened
from caravanserai.kernel.view.frame import Option
from caravanserai.language import NoRulebook, Rulebook, UnknownRule, translated
from caravanserai.language.language import MINUS

_HELP = [
    ("board", "cli-help-board"),
    ("options", "cli-help-options"),
    ("hint", "cli-help-hint"),
    ("why MOVE", "cli-help-why"),
    ("undo", "cli-help-undo"),
    ("rules [ID | WORDS]", "cli-help-rules"),
    ("log", "cli-help-log"),
    ("score", "cli-help-score"),
    ("save FILE", "cli-help-save"),
    ("quit", "cli-help-quit"),
]
_PATIENCE = 1000  # milliseconds for which a hint may search
_ORDERS_HELP = ("orders [NAME VALUE]", "cli-help-orders")


class Prompt:
    """Interprets one line after another until the table changes."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.terminal = session.terminal
        self.table = session.table
        self.words: dict[str, Callable[[int, str], bool | None]] = {
            "help": self._help,
            "?": self._help,
            "rules": self._rules,
            "why": self._why,
            "hint": self._hint,
            "save": self._save,
            "log": self._log,
            "score": self._score,
            "board": self._board,
            "options": self._options,
        }
        if self.table.game.order_kinds:
            self.words[ORDERS] = partial(take_orders, session)

    def listen(self, seat: int) -> bool:
        """Answer until a move is played or undone or an order is given; False if the person leaves."""
        while True:
            line = self.terminal.ask(f"{self.table.names[seat]} › ")
            if is_scripted():
                self.terminal.show(Text(line, "dim"))
            word, _, rest = line.partition(" ")
            word = word.casefold()
            if word in ("quit", "exit"):
                return False
            if word == "undo":
                if self._undo(seat):
                    return True
            elif word in self.words:
                if self._answer(word, seat, rest.strip()):
                    return True
            elif self._play(seat, line):
                return True

    def _answer(self, word: str, seat: int, rest: str) -> bool:
        """Answer a question; returns whether it was an order that the table now follows."""
        try:
            return self.words[word](seat, rest) is True
        except Problem as problem:
            self._explain(problem)
            return False

    # --- moves ---------------------------------------------------------------------------------------

    def _play(self, seat: int, line: str) -> bool:
        """Play what the line means, or explain why not."""
        if not line and len(self.session.listed) != 1:
            self.session.show_options(seat)
            return False
        before = self.table.seq
        try:
            self.table.play(seat, self._move(line or "1"))
        except (Refusal, Problem) as reason:
            self._explain(reason)
        return self.table.seq > before

    def _move(self, text: str) -> str:
        """The move meant by a number or a text."""
        listed = self.session.listed
        if not (text.isascii() and text.isdecimal()):
            return text
        numbers = [str(number) for number in range(1, len(listed) + 1)]
        if text not in numbers:
            raise Problem("cli-no_such_number", {"number": shortened(text), "last": str(len(listed))})
        return listed[numbers.index(text)].text

    def _explain(self, reason: Exception) -> None:
        """Explain why a move was not played: forbidden, not understood, or ambiguous."""
        if isinstance(reason, Ambiguous):
            fitting = ", ".join(reason.candidates[:6]) + (" …" if len(reason.candidates) > 6 else "")
            self._sorry(self.terminal.say("cli-ambiguous", {"text": reason.text, "moves": fitting}))
        elif isinstance(reason, Unparsable):
            near = ", ".join(reason.near)
            key = "cli-unparsable_near" if near else "cli-unparsable"
            self._sorry(self.terminal.say(key, {"text": shortened(reason.text), "moves": near}))
        elif isinstance(reason, Refusal):
            rule = reason.rule if self._rulebook_has(reason.rule) else ""
            self._sorry(self.session.board.language.refusal(reason, self.table.names), rule)
        elif isinstance(reason, Problem):
            self._sorry(self.terminal.say(reason.key, reason.args_))

    def _sorry(self, text: str, rule: str = "") -> None:
        shown = Text(text, "red")
        if rule:
            shown.append(f" [{rule}]", "dim")
        self.terminal.show(shown)

    def _undo(self, seat: int) -> bool:
        try:
            self.session.undo(seat)
        except Refusal as refusal:
            self._explain(refusal)
            return False
        self.terminal.tell("cli-undone", style="green")
        return True

    # --- questions -----------------------------------------------------------------------------------

    def _why(self, seat: int, text: str) -> None:
        """Whether a move is legal, with the rule that forbids it or a reason to play it."""
        if not text:
            raise Problem("cli-why_what")
        move = self._move(text)
        refusal = self.table.why_not(seat, move)
        if refusal is not None:
            self._explain(refusal)
            self._quote(refusal.rule)
            return
        action = self.table.game.space.shorthand(move, self.table.state.legal(seat))
        state = self.table.state_shown_to(seat, 0)
        key, args = self.table.game.advice.reason(state, seat, action)
        label = self._label(self.table.game.space.text(action))
        self.terminal.tell("cli-allowed", {"label": label}, "green")
        self.terminal.show(Text(f"  {self.session.board.language.reason(key, args, self.table.names)}"))

    def _hint(self, seat: int, _: str) -> None:
        """The best moves with their chances; search starts from what the seat is shown."""
        state = self.table.state_shown_to(seat, self.table.seq)
        hints = rated(self.table, seat, self.table.seq)
        if len(hints) > 1:
            hints = searched(self.table.game, state, seat, self.table.seq, patience=_PATIENCE)
        for place, hint in enumerate(hints):
            label = {"label": self._label(hint.move.text), "text": hint.move.text}
            self.terminal.tell("cli-hint" if place == 0 else "cli-hint_next", label, "green")
            if hint.chances is not None:
                self.terminal.show(Text(f"  {self._chances(hint.chances)}"))
            reason = self.session.board.language.reason(hint.reason, hint.args, self.table.names)
            self.terminal.show(Text(f"  {reason}"))
        if any(hint.chances is not None for hint in hints):
            self.terminal.tell("cli-hint_note", style="dim")

    def _chances(self, chances: Chances) -> str:
        margin = round(chances.margin)
        return self.terminal.say(
            "cli-hint_chances",
            {
                "chance": str(round(100 * chances.share)),
                "error": str(max(1, round(100 * chances.error))),
                "margin": f"{margin:+d}".replace("-", MINUS) if margin else "0",
            },
        )

    def _label(self, text: str) -> str:
        """A move, with its number if it has one."""
        for number, option in enumerate(self.session.listed, 1):
            if option.text == text:
                return f"{number} · {self._said(option)}"
        return self._said(self.table.game.space.move(self.table.game.space.parse(text)))

    def _said(self, move: Option | Move) -> str:
        return self.session.board.language.move(move, self.table.names)

    def _rules(self, _: int, words: str) -> None:
        book = self._rulebook()
        if not words:
            for chapter in book.chapters:
                span = f"{chapter.rules[0].id} – {chapter.rules[-1].id}" if chapter.rules else ""
                self.terminal.show(Text.assemble("  ", (chapter.title, "bold"), f"  {span}"))
            self.terminal.tell("cli-rules_how", style="dim")
            return
        try:
            show_rule(self.terminal, book, words)
        except UnknownRule as unknown:
            found = book.search(words)
            if not found:
                key = "cli-unknown_rule_near" if unknown.near else "cli-nothing_found"
                near = ", ".join(unknown.near)
                raise Problem(key, {"id": words, "words": words, "near": near}) from None
            show_found(self.terminal, found)

    def _rulebook(self) -> Rulebook:
        try:
            return translated(Rulebook, self.table.game.id, self.terminal.code)
        except NoRulebook:
            raise Problem("cli-no_rulebook", {"game": self.table.game.title}) from None

    def _rulebook_has(self, rule: str) -> bool:
        try:
            return rule in self._rulebook().ids
        except Problem:
            return False

    def _quote(self, rule: str) -> None:
        if self._rulebook_has(rule):
            show_rule(self.terminal, self._rulebook(), rule)

    def _help(self, seat: int, _: str) -> None:
        grid = Grid.grid(padding=(0, 2))
        example = self.session.listed[-1].text
        said = [(str(len(self.session.listed)), self.terminal.say("cli-help-number"))]
        said.append((example, self.terminal.say("cli-help-move", {"short": self._shortened(seat, example)})))
        orders = [_ORDERS_HELP] if self.table.game.order_kinds else []
        said += [(word, self.terminal.say(key)) for word, key in [*_HELP, *orders]]
        for word, meaning in said:
            grid.add_row("", Text(word, "bold cyan", no_wrap=True), meaning)
        self.terminal.show(grid)
        self.terminal.tell("cli-help-enter", style="dim")
        if self.session.board.legend:
            self.terminal.tell(self.session.board.legend, style="dim")

    def _shortened(self, seat: int, move: str) -> str:
        """The move with each word cut to the shortest beginning that is still understood."""
        legal = self.table.state.legal(seat)
        for letters in range(1, len(move)):
            short = " ".join(word[:letters] for word in move.split())
            try:
                self.table.game.space.shorthand(short, legal)
            except (Unparsable, Ambiguous):
                continue
            return short
        return move

    def _save(self, _: int, file: str) -> None:
        if not file:
            raise Problem("cli-save_where")
        path = write_record(self.table, file)
        command = self.session.continue_with(str(path))
        self.terminal.tell("cli-saved", {"file": str(path), "command": command}, "green")
        self.session.remind_of_orders()

    def _log(self, seat: int, _: str) -> None:
        for line in self.session.board.told(seat):
            self.terminal.show(Text(f"  {line}"))

    def _score(self, seat: int, _: str) -> None:
        self.terminal.show(scores.breakdown(self.table, self.session.board, self.terminal.width, seat))

    def _board(self, seat: int, _: str) -> None:
        self.terminal.show(self.session.board.whole(seat, self.terminal.width))

    def _options(self, seat: int, _: str) -> None:
        self.session.show_options(seat, notation=True)
