"""Many games at once, stepped together: observations, masks and results go to flat buffers."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from caravanserai.bots.players import Bot, Random
from caravanserai.kernel.chance import Chance, Fast
from caravanserai.kernel.game import Game, Wishes
from caravanserai.kernel.observer import Observer
from caravanserai.kernel.state import LOWEST, State

_DEALS: Final = 1 << 30


@final
class Buffers:
    """Where a batch writes: one row for each game in every buffer.

    `observations` holds the rows of `Layout`, `masks` a byte for each action, `seats` the seat to decide.
    When a game has just ended, `over` is 1 and `ranks` and `scores` are those of its end; otherwise `over`
    is 0 and so are `ranks`. Scores have two bytes, the low one first.
    """

    def __init__(
        self,
        observations: memoryview,
        masks: memoryview,
        seats: memoryview,
        over: memoryview,
        ranks: memoryview,
        scores: memoryview,
    ) -> None:
        self.observations = observations
        self.masks = masks
        self.seats = seats
        self.over = over
        self.ranks = ranks
        self.scores = scores


def bytes_each(observer: Observer) -> list[int]:
    """The bytes of one game in each buffer, in the order of `Buffers`."""
    players = int(observer.players)
    return [observer.layout.row, observer.game.space.size, 1, 1, players, players * 2]


def chance_of_bots(seed: int) -> Chance:
    """What the bots of a game draw from: not what its deals are drawn from."""
    return Fast(-1 - seed)


def let_bots_play(game: Game, state: State, bots: list[Bot | None], chance: Chance) -> None:
    """Play on until a seat without a bot is asked, or to the end; a bot sees what its seat may know."""
    while state.owed != 0:
        seat: i64 = LOWEST[state.owed]
        bot = bots[seat]
        if bot is None:
            return
        if isinstance(bot, Random):  # which does not look at the state
            options = state.legal(seat)
            state.apply(seat, options[chance.below(len(options))])
        else:
            seen = state.clone()
            seen.redeal(seat, Fast(chance.below(_DEALS)))
            state.apply(seat, bot.choose(game, seen, seat, chance))


@final
class Batch:
    """Games of one kind, each waiting for an answer of a seat that is not played by a bot.

    Game g of n plays the deals seed + g, seed + g + n, seed + g + 2n and so on: a game that ends is followed
    by the next at once, so the observation after the end is the first of a new game. A batch may be a part of
    a larger one: its games are then counted from `first`, and n is the size of the whole.
    """

    def __init__(
        self,
        observer: Observer,
        options: Wishes | None,
        games: int,
        seed: int,
        bots: list[Bot | None],
        buffers: Buffers,
        first: int = 0,
        whole: int = 0,
    ) -> None:
        self.observer = observer
        self.game: Game = observer.game
        self.options = options
        self.games: i64 = games
        self._first = first
        self._whole = whole if whole else games
        self.buffers = buffers
        self._bots = bots
        self._alone = all(bot is None for bot in bots)
        self._actions: i64 = observer.game.space.size
        self._no_masks = bytes(len(buffers.masks))
        self.seeds: list[int] = []
        self.begin(seed)

    def begin(self, seed: int) -> None:
        """Start all games anew from this seed."""
        self.seeds = [seed + self._first + number for number in range(self.games)]
        self.legal: list[list[int]] = [[] for _ in range(self.games)]
        self.states: list[State] = []
        self._chances: list[Chance] = []
        for number in range(self.games):
            self.states.append(self._start(number))
            self._clear_end(number)
        self._show()

    def step(self, actions: list[int]) -> None:
        """Carry out an action in each game; a game that ends is replaced by a new one."""
        for number in range(self.games):
            state = self.states[number]
            state.apply(LOWEST[state.owed], actions[number])
            if not self._alone:
                let_bots_play(self.game, state, self._bots, self._chances[number])
            if state.owed == 0:
                self._end(number, state)
            elif self.buffers.over[number]:
                self._clear_end(number)
        self._show()

    def sample(self, chance: Chance) -> list[int]:
        """A random legal action for each game."""
        found: list[int] = []
        for options in self.legal:
            found.append(options[chance.below(len(options))])
        return found

    def _start(self, number: i64) -> State:
        """A new game, played on to the first decision that no bot makes."""
        seed = self.seeds[number]
        while True:
            state = self.game.start(self.observer.players, Fast(seed), self.options)
            chance = chance_of_bots(seed)
            let_bots_play(self.game, state, self._bots, chance)
            if state.owed != 0:
                break
            seed += self._whole  # nobody but bots was ever asked: the next deal
        self.seeds[number] = seed
        if number < len(self._chances):
            self._chances[number] = chance
        else:
            self._chances.append(chance)
        return state

    def _show(self) -> None:
        """Write what the seats to decide observe, and what they may do.

        All games are asked one thing before any is asked the next: what the processor has at hand for one
        game then serves them all.
        """
        buffers = self.buffers
        masks = buffers.masks
        masks[:] = self._no_masks
        first: i64 = 0
        for number in range(self.games):
            state = self.states[number]
            seat = LOWEST[state.owed]
            buffers.seats[number] = seat
            options = state.legal(seat)
            for action in options:
                masks[first + action] = 1
            self.legal[number] = options
            first += self._actions
        self.observer.write_rows(self.states, buffers.observations)

    def _end(self, number: i64, state: State) -> None:
        """Write down how a game ended, and start the next."""
        buffers = self.buffers
        buffers.over[number] = 1
        ranks = self.game.ranks(state)
        place = number * len(ranks)
        for rank in ranks:
            buffers.ranks[place] = rank
            place += 1
        place = number * len(ranks) * 2
        for score in state.scores():
            buffers.scores[place] = score & 0xFF
            buffers.scores[place + 1] = score >> 8 & 0xFF
            place += 2
        self.seeds[number] += self._whole
        self.states[number] = self._start(number)

    def _clear_end(self, number: i64) -> None:
        buffers = self.buffers
        buffers.over[number] = 0
        players = self.observer.players
        for place in range(number * players, (number + 1) * players):
            buffers.ranks[place] = 0
