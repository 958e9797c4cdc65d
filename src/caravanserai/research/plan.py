"""Many games between named bots, each reproducible by its number."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from caravanserai.bots.players import Bot, Random, bot
from caravanserai.games import load
from caravanserai.kernel.chance import Fast
from caravanserai.kernel.game import Game, Options
from caravanserai.kernel.state import State

# told of each decision before it is carried out: the state, the seat, its legal actions and its choice
Watch = Callable[[State, int, list[int], int], None]


@dataclass(frozen=True)
class Plan:
    """Which games to play: bots rotate through the seats, and each deal is played once for each seating.

    Where all bots are the same there is one seating, and every game has a deal of its own.
    """

    game: str
    bots: tuple[str, ...]
    games: int
    seed: int = 1
    options: Options = field(default_factory=dict)

    def check(self) -> Plan:
        """The plan with all options filled in; names that there are not are refused."""
        game = load(self.game)
        game.check_players(len(self.bots))
        for name in self.bots:
            bot(name)
        filled = game.fill_options(self.options, len(self.bots))
        return Plan(self.game, self.bots, self.games, self.seed, filled)

    def deal(self, number: int) -> int:
        """The seed of a game's deal."""
        return self.seed * 1_000_003 + number // self.seatings()

    def seatings(self) -> int:
        """In how many ways the bots can sit when they rotate."""
        return len({self.bots[turn:] + self.bots[:turn] for turn in range(len(self.bots))})

    def seating(self, number: int) -> list[str]:
        """The bots of a game, by seat."""
        count = len(self.bots)
        return [self.bots[(seat + number) % count] for seat in range(count)]

    def document(self) -> dict[str, Any]:
        """All that is needed to play the same games."""
        return {
            "game": self.game,
            "rules_version": load(self.game).rules_version,
            "players": len(self.bots),
            "bots": list(self.bots),
            "games": self.games,
            "seed": self.seed,
            "options": dict(self.options),
        }


class Player:
    """Plays the games of a plan."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.game: Game = load(plan.game)
        self._bots: dict[str, Bot] = {name: bot(name) for name in plan.bots}

    def start(self, number: int) -> State:
        """The first state of a game."""
        return self.game.start(len(self.plan.bots), Fast(self.plan.deal(number)), self.plan.options)

    def play(self, number: int, watch: Watch) -> State:
        """Play a game to its end; bots see what their seats may know."""
        state = self.start(number)
        bots = [self._bots[name] for name in self.plan.seating(number)]
        chance = Fast(self.plan.seed * 7_919 + number)
        while (seat := state.seat_to_move()) >= 0:
            legal = state.legal(seat)
            if isinstance(bots[seat], Random):  # which does not look at the state
                action = legal[chance.below(len(legal))]
            else:
                seen = state.clone()
                seen.redeal(seat, Fast(chance.below(1 << 30)))
                action = bots[seat].choose(self.game, seen, seat, chance)
            watch(state, seat, legal, action)
            state.apply(seat, action)
        return state
