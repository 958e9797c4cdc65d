"""`caravanserai learn`: a first game at a prepared table, then on against the computer."""

from __future__ import annotations

import argparse

from rich.panel import Panel
from rich.text import Text

from caravanserai.cli.arguments import read_seats
from caravanserai.cli.problems import FAILED, INTERRUPTED, EndOfInput, Problem, find_game
from caravanserai.cli.prompt import Prompt
from caravanserai.cli.session import Session
from caravanserai.cli.terminal import Terminal
from caravanserai.kernel.lesson import LessonStep, NotRight, Tutor, lesson_of
from caravanserai.kernel.refusal import Refusal


def run(asked: argparse.Namespace, terminal: Terminal) -> int:
    """Go through a game's lesson, then play on."""
    game = find_game(asked.game)
    terminal.speak_of(game)
    lesson = lesson_of(game)
    if lesson is None:
        raise Problem("cli-lesson_none", {"game": game.id})
    seats = read_seats(game, terminal.language, lesson.players, None)
    table = lesson.table(game, [seat.name for seat in seats])
    session = Session(terminal, table, seats, lesson.seed)
    try:
        if LessonPrompt(session, Tutor(lesson, table)).lead():
            terminal.tell("cli-lesson_over", style="green")
            session.run()
    except KeyboardInterrupt:
        return INTERRUPTED
    except EndOfInput:
        terminal.warn("cli-end_of_input")
        return FAILED
    return 0


class LessonPrompt(Prompt):
    """The prompt of a lesson: it takes the right moves only, and says what is wrong with the others."""

    def __init__(self, session: Session, tutor: Tutor) -> None:
        super().__init__(session)
        self.tutor = tutor
        self.words |= {"hint": self._remind, "save": self._remind}  # a lesson is not saved, but begun again

    def lead(self) -> bool:
        """Go through all steps; False if the person leaves before the end."""
        seat = self.tutor.lesson.seat
        while not self.tutor.finished:
            step = self.tutor.step
            if not step.asks:
                self._say(step)
                if self.terminal.ask(self.terminal.say("cli-lesson_continue") + " ").casefold() == "quit":
                    return False
                self.tutor.advance()
                continue
            self.session.present(seat)
            self._say(step)
            if not self.listen(seat):
                return False
        return True

    def _say(self, step: LessonStep) -> None:
        """What the step wants."""
        title = self.terminal.say(
            "cli-lesson_step", {"number": self.tutor.number + 1, "steps": len(self.tutor.lesson.steps)}
        )
        text = Text(self.terminal.say(f"lesson-{step.id}").replace("\n", "\n\n"))
        if step.rule:
            text.append(f"  [{step.rule}]", "dim")
        self.terminal.show(Panel(text, title=title, title_align="left", border_style="cyan"))

    def _play(self, seat: int, line: str) -> bool:
        """Play the move if it is the right one; otherwise say why not, by the lesson or by the rules."""
        if not line:
            self.session.show_options(seat)
            return False
        key = f"lesson-{self.tutor.step.id}"
        try:
            self.tutor.play(self._move(line))
        except NotRight as reason:
            self.terminal.tell(reason.key, style="yellow")
            return False
        except (Refusal, Problem) as reason:
            self._explain(reason)
            return False
        self.terminal.tell(f"{key}-right", style="green")
        return True

    def _undo(self, seat: int) -> bool:
        """In a lesson nothing needs to be undone: only right moves are played."""
        self._remind(seat, "")
        return False

    def _remind(self, seat: int, _: str) -> None:
        self._say(self.tutor.step)
