"""One look into the future: a fresh deal, an action, some rounds of play, and who then seems to win."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from caravanserai.bots.rollout import Guess, play_on
from caravanserai.bots.settings import Settings
from caravanserai.bots.values import WHOLE, Model, model_for, shares_at_end
from caravanserai.kernel.chance import Fast
from caravanserai.kernel.game import Game
from caravanserai.kernel.state import State

SEEDS: Final = 1 << 30


@mypyc_attr(acyclic=True)
class Simulation:
    """Looks ahead from one decision of one seat; says the reward of the last look, and its margin."""

    def __init__(
        self, game: Game, state: State, seat: int, settings: Settings, seed: int, as_shown: bool = False
    ) -> None:
        self.game = game
        self.advice = game.advice
        self.state = state
        self.seat: i64 = seat
        self.until: i64 = state.rounds() + settings.rounds
        self.guess = Guess(game.advice)
        self.model: Model = model_for(game.advice, state)
        self.weight: i64 = settings.margin * 1000
        self.reach: i64 = settings.reach
        self.seed: i64 = seed
        self.as_shown = as_shown  # whether the seat kept no count of what it is not shown
        self.reward: i64 = 0  # the share of the first place, in millionths, and a little for the margin
        self.share: i64 = 0  # the share alone
        self.margin: i64 = 0  # in hundredths of a point

    def deal(self, number: i64) -> State:
        """The position as it may be: whatever the seat cannot know is dealt anew, alike for one number."""
        dealt = self.state.clone()
        chance = Fast((self.seed + number * 7919) % SEEDS)
        if self.as_shown:
            dealt.forget(self.seat, chance, self.guess)
        else:
            dealt.redeal(self.seat, chance, self.guess)
        return dealt

    def look(self, number: i64, action: i64) -> i64:
        """The reward of an action in one deal."""
        dealt = self.deal(number)
        dealt.apply(self.seat, action)
        play_on(self.advice, dealt, self.until)
        return self.judge(dealt)

    def judge(self, state: State) -> i64:
        """How well the seat stands in the end, or at the end of the look."""
        seat = self.seat
        best: i64 = -(1 << 60)
        own: i64 = 0
        if state.asking is None:
            self.share = shares_at_end(self.game, state)[seat]
            for other, score in enumerate(state.scores()):
                if other == seat:
                    own = score * 100
                else:
                    best = max(best, score * 100)
        else:
            features = self.advice.all_features(state)
            self.share = self.model.shares(features, self.advice.progress(state))[seat]
            for other, theirs in enumerate(features):
                if other == seat:
                    own = theirs[0]
                else:
                    best = max(best, theirs[0])
        self.margin = own - best
        counted = max(-self.reach, min(self.reach, self.margin))
        self.reward = self.share * (WHOLE - self.weight) // WHOLE + self.weight * counted // (2 * self.reach)
        return self.reward
