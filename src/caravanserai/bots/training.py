"""Fit a game's model of who wins on games of the heuristic against itself, and see how well it fits."""

from __future__ import annotations

from math import exp, log
from typing import Final

from mypy_extensions import i64

from caravanserai.bots.values import WHOLE, Model, shares_at_end
from caravanserai.kernel.chance import Fast
from caravanserai.kernel.game import Game, Wishes

BINS: Final = 10
_SLIP: Final = 8  # one decision in so many is not the best rated, so that all sorts of positions come up
_CONSIDERED: Final = 4
_KEPT_BACK: Final = 5  # one game in so many
_EPOCHS: Final = 12
_BATCH: Final = 64
_RATE: Final = 0.02
_KEEP: Final = 0.9  # how much of the former direction each step of the fit keeps
_KEEP_SQUARES: Final = 0.999
_DECAY: Final = 0.0005  # pulls weights towards 0, so that features that tell nothing have none


class Sample:
    """A position: what each seat has, how far the game has come, and who won in the end."""

    def __init__(self, features: list[list[int]], progress: int, game: int) -> None:
        self.features = features
        self.progress = progress
        self.game = game
        self.shares: list[int] = []  # of the first place, in millionths


class Bin:
    """Predictions between two tenths: how many, what they said, and how often it came true."""

    def __init__(self) -> None:
        self.count = 0
        self.predicted = 0.0
        self.seen = 0.0

    def error(self) -> float:
        """Predicted less seen, as a share."""
        return (self.predicted - self.seen) / self.count if self.count else 0.0


class Fit:
    """How well a model tells the winners of games that it was not fitted on."""

    def __init__(self) -> None:
        self.samples = 0
        self.games = 0
        self.loss = 0.0  # the mean of -log of the share given to the winner
        self.plain_loss = 0.0  # the same if every seat is as likely
        self.bins: list[Bin] = [Bin() for _ in range(BINS)]

    def largest_error(self) -> float:
        """The largest error of a bin, leaving out bins too thin to say anything (less than 1 in 500)."""
        total = sum(each.count for each in self.bins)
        return max(abs(each.error()) for each in self.bins if each.count * 500 >= total)


def play_games(game: Game, players: int, options: Wishes, games: int, seed: int) -> list[Sample]:
    """One position of every round of so many games; now and then somebody plays the second best."""
    samples: list[Sample] = []
    for number in range(games):
        samples += _one_game(game, players, options, seed * 1_000_003 + number, number)
    return samples


def _one_game(game: Game, players: int, options: Wishes, seed: int, number: int) -> list[Sample]:
    advice = game.advice
    state = game.start(players, Fast(seed), options)
    chance = Fast(seed + 1)
    samples: list[Sample] = []
    seen = -1
    while True:
        seat = state.seat_to_move()
        if seat < 0:
            break
        # the first decision of a round, or with some luck a later one
        if state.rounds() > seen and chance.below(6) < 2:
            seen = state.rounds()
            samples.append(Sample(advice.all_features(state), advice.progress(state), number))
        action: int
        if chance.below(_SLIP) == 0:
            candidates = advice.candidates(state, seat, _CONSIDERED)
            action = candidates[chance.below(len(candidates))]
        else:
            action = advice.best(state, seat, state.legal(seat))
        state.apply(seat, action)
    shares = shares_at_end(game, state)
    for sample in samples:
        sample.shares = shares
    return samples


class Fitter:
    """Gradient descent on the log-loss, with features scaled to their spread (Adam)."""

    def __init__(self, samples: list[Sample]) -> None:
        self.samples = samples
        self.count: i64 = len(samples[0].features[0])
        self.scales: list[float] = _scales(samples, self.count)
        self.weights: list[float] = [0.0] * (2 * self.count)  # early, then late
        self.means: list[float] = [0.0] * (2 * self.count)
        self.squares: list[float] = [0.0] * (2 * self.count)
        self.steps: i64 = 0

    def run(self, chance: Fast) -> Model:
        """Fit, and return the model in whole numbers."""
        order = list(range(len(self.samples)))
        for epoch in range(_EPOCHS):
            chance.shuffle(order)
            rate = _RATE / (1.0 + epoch / 2.0)
            for first in range(0, len(order), _BATCH):
                self._step(order[first : first + _BATCH], rate)
        weights = [
            round(weight * float(WHOLE) / self.scales[place % self.count])
            for place, weight in enumerate(self.weights)
        ]
        return Model(weights[: self.count], weights[self.count :])

    def _step(self, batch: list[int], rate: float) -> None:
        gradient = [_DECAY * weight for weight in self.weights]
        for index in batch:
            self._add_gradient(self.samples[index], gradient, 1.0 / len(batch))
        self.steps += 1
        fading = 1.0 - _KEEP**self.steps
        fading_squares = 1.0 - _KEEP_SQUARES**self.steps
        for place in range(len(gradient)):
            slope = gradient[place]
            self.means[place] = _KEEP * self.means[place] + (1.0 - _KEEP) * slope
            self.squares[place] = _KEEP_SQUARES * self.squares[place] + (1.0 - _KEEP_SQUARES) * slope * slope
            size = (self.squares[place] / fading_squares) ** 0.5 + 1e-8
            self.weights[place] -= rate * self.means[place] / fading / size

    def _add_gradient(self, sample: Sample, gradient: list[float], part: float) -> None:
        count = self.count
        progress = sample.progress / 1000.0
        strengths: list[float] = []
        for own in sample.features:
            strength = 0.0
            for place in range(count):
                weight = self.weights[place] + self.weights[place + count] * progress
                strength += weight * own[place] / self.scales[place]
            strengths.append(strength)
        highest = max(strengths)
        powers = [exp(strength - highest) for strength in strengths]
        total = sum(powers)
        for seat, own in enumerate(sample.features):
            error = (powers[seat] / total - sample.shares[seat] / WHOLE) * part
            for place in range(count):
                slope = error * own[place] / self.scales[place]
                gradient[place] += slope
                gradient[place + count] += slope * progress


def _scales(samples: list[Sample], count: int) -> list[float]:
    """How far the seats of a position are apart in each feature: its spread, or 1 if it has none."""
    sums = [0.0] * count
    seats = 0
    for sample in samples:
        size = len(sample.features)
        seats += size
        for place in range(count):
            mean = sum(own[place] for own in sample.features) / size
            for own in sample.features:
                sums[place] += (own[place] - mean) ** 2
    return [max((each / seats) ** 0.5, 1e-6) if each > 0 else 1.0 for each in sums]


def fit(samples: list[Sample], seed: int) -> Model:
    """The model that gives the winners of these games the largest shares.

    One game in five is not fitted on, but says how sure the model may be: a fit alone is too sure of itself.
    """
    fitted = [sample for sample in samples if sample.game % _KEPT_BACK != 0]
    others = [sample for sample in samples if sample.game % _KEPT_BACK == 0]
    model = Fitter(fitted).run(Fast(seed))
    best = model
    least = judge(model, others).loss
    for percent in range(50, 120, 5):
        tempered = Model(_scaled(model.early, percent), _scaled(model.late, percent))
        loss = judge(tempered, others).loss
        if loss < least:
            least = loss
            best = tempered
    return best


def _scaled(weights: list[int], percent: int) -> list[int]:
    return [weight * percent // 100 for weight in weights]


def judge(model: Model, samples: list[Sample]) -> Fit:
    """How well a model does on positions of other games."""
    found = Fit()
    games: set[int] = set()
    for sample in samples:
        games.add(sample.game)
        found.samples += 1
        found.plain_loss += log(len(sample.features))
        shares = model.shares(sample.features, sample.progress)
        for seat, share in enumerate(shares):
            predicted = max(share, 1) / WHOLE
            won = sample.shares[seat] / WHOLE
            found.loss -= won * log(predicted)
            each = found.bins[min(BINS - 1, int(predicted * BINS))]
            each.count += 1
            each.predicted += predicted
            each.seen += won
    found.games = len(games)
    found.loss /= max(1, found.samples)
    found.plain_loss /= max(1, found.samples)
    return found
