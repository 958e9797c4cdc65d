"""Two tiny games whose chances can be worked out exactly."""

from __future__ import annotations

from functools import cache

from caravanserai.kernel.actions import ActionSpace
from caravanserai.kernel.chance import Chance
from caravanserai.kernel.game import Document, Options
from caravanserai.kernel.journal import EventKind, Field
from caravanserai.kernel.pile import EVERYONE, NOBODY, Pile
from tests.kernel.toys import Toy, ToyGame, ToyStep

TURNS = 6
RACE_SPACE = ActionSpace()
WAIT = RACE_SPACE.add("wait", "wait").action
COIN = RACE_SPACE.add("coin", "coin").action
ROLL = RACE_SPACE.add("roll", "roll").action  # rated highest: what looks into the future play
FACES = {COIN: 2, ROLL: 6}
MOVED = EventKind("moved", [Field("seat"), Field("points")], ["TOY-RACE.1"])


class RaceTable(Toy):
    """The points of both, then the number of turns taken."""

    def rounds(self) -> int:
        return self.numbers[-1]


class Turn(ToyStep):
    """In turn, throw a die, toss a coin, or wait; whoever has more points after six turns wins."""

    name = "turn"

    def asks(self, s: Toy, argument: int) -> int:
        return 1 << s.numbers[-1] % 2 if s.numbers[-1] < TURNS else 0

    def run(self, s: Toy, argument: int) -> None:
        """The race is over."""

    def options(self, s: Toy, argument: int, seat: int) -> list[int]:
        return [WAIT, COIN, ROLL]

    def take(self, s: Toy, argument: int, seat: int, action: int) -> None:
        points = int(s.chance.below(FACES[action])) + 1 if action in FACES else 0
        s.numbers[seat] += points
        s.numbers[-1] += 1
        s.note(0, seat, points)
        s.push(0)


class RaceGame(ToyGame):
    def blank(self, players: int, options: Options, chance: Chance) -> Toy:
        return RaceTable(players, chance, self.steps, [0, 0, 0], [])


RACE = RaceGame("race", [2], RACE_SPACE, [Turn()], [MOVED])


def race(moves: str, rolls: list[int]) -> Document:
    """The record of a race: a letter for each turn, and what the dice and coins showed."""
    table = RACE.table(players=2, script=[face - 1 for face in rolls])
    for turn, letter in enumerate(moves):
        table.play(turn % 2, {"w": "wait", "c": "coin", "r": "roll"}[letter])
    return table.record()


@cache
def chance_of_first(lead: int, turn: int) -> float:
    """The exact share of victory of the first seat, if everybody throws from now on."""
    if turn == TURNS:
        return 0.5 if lead == 0 else float(lead > 0)
    sign = 1 if turn % 2 == 0 else -1
    return sum(chance_of_first(lead + sign * face, turn + 1) for face in range(1, 7)) / 6


# --- a guess at a card that only the other seat knows --------------------------------------------------

GUESS_SPACE = ActionSpace()
GUESS = GUESS_SPACE.add("guess", "guess {card}", [("card", [0, 1])]).action
GUESSED = EventKind("guessed", [Field("seat"), Field("card")], ["TOY-GUESS.1"])


class GuessTable(Toy):
    def rounds(self) -> int:
        return self.numbers[-1]


class Guess(ToyStep):
    """The first seat guesses which of two cards the second one holds, and wins or loses by it."""

    name = "guess"

    def asks(self, s: Toy, argument: int) -> int:
        return 1 if s.numbers[-1] == 0 else 0

    def run(self, s: Toy, argument: int) -> None:
        """All has been said."""

    def options(self, s: Toy, argument: int, seat: int) -> list[int]:
        return [GUESS, GUESS + 1]

    def take(self, s: Toy, argument: int, seat: int, action: int) -> None:
        s.show(s.piles[0], 0, EVERYONE)
        s.numbers[0 if s.piles[0].cards()[0] == action - GUESS else 1] += 1
        s.numbers[-1] += 1
        s.note(0, seat, action - GUESS)
        s.push(0)


class GuessGame(ToyGame):
    def blank(self, players: int, options: Options, chance: Chance) -> Toy:
        deck = Pile()
        for card in (0, 1):
            deck.put(card, NOBODY, 0)
        deck.shuffle(chance, 1)
        held = Pile()
        deck.hand_over(held, 1 << 1)
        return GuessTable(players, chance, self.steps, [0, 0, 0], [held, deck])


GUESSING = GuessGame("guessing", [2], GUESS_SPACE, [Guess()], [GUESSED])
