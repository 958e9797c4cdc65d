"""Proximal policy optimisation: improve on what was just played, but not too far from it at once."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from caravanserai.research.learning.experience import Experience, Inputs
from caravanserai.research.learning.network import (
    Adam,
    Array,
    Parameters,
    Pass,
    backward,
    forward,
    probabilities,
)


@dataclass(frozen=True)
class Pace:
    """How boldly to learn; rate and entropy go down in the course of a run."""

    rate: float
    entropy: float
    clip: float = 0.2
    value: float = 0.5
    epochs: int = 2
    rows: int = 2048  # in one step of the optimiser


@dataclass
class Losses:
    """What an update saw: sums over rows, for reports."""

    rows: int = 0
    policy: float = 0.0
    value: float = 0.0
    entropy: float = 0.0
    clipped: float = 0.0

    def mean(self) -> dict[str, float]:
        rows = max(1, self.rows)
        return {
            "policy_loss": round(self.policy / rows, 5),
            "value_loss": round(self.value / rows, 5),
            "entropy": round(self.entropy / rows, 4),
            "clipped": round(self.clipped / rows, 4),
        }


def update(
    own: Parameters,
    adam: Adam,
    seen: Experience,
    inputs: Inputs,
    pace: Pace,
    random: np.random.Generator,
) -> Losses:
    """Learn from an experience, in a random order, so many times."""
    losses = Losses()
    spread = float(seen.advantages.std()) + 1e-6
    advantages = ((seen.advantages - seen.advantages.mean()) / spread).astype(np.float32)
    returns = seen.returns
    for _ in range(pace.epochs):
        order = random.permutation(len(seen.actions))
        for start in range(0, len(order), pace.rows):
            rows = order[start : start + pace.rows]
            passed = forward(own, inputs.of(seen.observations[rows]), seen.masks[rows])
            logits = policy_gradient(
                passed, seen.actions[rows], seen.chances[rows], advantages[rows], pace, losses
            )
            errors = passed.values - returns[rows]
            losses.value += float((errors * errors).sum()) / 2
            losses.rows += len(rows)
            gradients = backward(own, passed, logits, errors * np.float32(pace.value / len(rows)))
            adam.step(own, gradients, pace.rate)
    return losses


def policy_gradient(
    passed: Pass, actions: NDArray[np.int64], chances: Array, advantages: Array, pace: Pace, losses: Losses
) -> Array:
    """The gradient of the clipped objective and the entropy bonus by the logits, averaged over the rows."""
    every = np.arange(len(actions))
    found = probabilities(passed.logits)
    logs = np.log(np.maximum(found, 1e-30))
    ratio = np.exp(logs[every, actions] - chances)
    bounded = np.clip(ratio, 1 - pace.clip, 1 + pace.clip)
    kept = ratio * advantages <= bounded * advantages  # beyond the bound nothing is gained
    entropy = -(found * logs).sum(axis=1)
    losses.policy -= float(np.minimum(ratio * advantages, bounded * advantages).sum())
    losses.entropy += float(entropy.sum())
    losses.clipped += float((~kept).sum())
    push = np.where(kept, -ratio * advantages, 0).astype(np.float32)
    gradient = -push[:, None] * found
    gradient[every, actions] += push
    gradient += np.float32(pace.entropy) * found * (logs + entropy[:, None])
    gradient *= np.float32(1 / len(actions))
    return gradient
