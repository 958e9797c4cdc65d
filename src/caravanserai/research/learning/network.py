"""A small network with two hidden layers: what to do, and what to expect. Forward and backward by hand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float32]
Parameters = dict[str, Array]

IMPOSSIBLE: Final = np.float32(-1e9)  # the logit of an illegal action


def fresh(inputs: int, hidden: int, actions: int, random: np.random.Generator) -> Parameters:
    """Untrained parameters: every legal action equally likely, almost, and a value near zero.

    Only some hundred inputs are 1 at a time, so the first layer is scaled for as many.
    """

    def normal(rows: int, columns: int, scale: float) -> Array:
        return (random.standard_normal((rows, columns)) * scale).astype(np.float32)

    held = min(inputs, 100)
    return {
        "hidden": normal(inputs, hidden, float(np.sqrt(2 / held))),
        "hidden_bias": np.zeros(hidden, np.float32),
        "second": normal(hidden, hidden, float(np.sqrt(2 / hidden))),
        "second_bias": np.zeros(hidden, np.float32),
        "policy": normal(hidden, actions, 0.01),
        "policy_bias": np.zeros(actions, np.float32),
        "value": normal(hidden, 1, 0.01),
        "value_bias": np.zeros(1, np.float32),
    }


@dataclass(frozen=True)
class Pass:
    """What a forward pass computed; the backward pass needs all of it."""

    inputs: Array
    first: Array
    second: Array
    logits: Array  # illegal actions have `IMPOSSIBLE`
    values: Array


def forward(own: Parameters, inputs: Array, masks: NDArray[np.bool_]) -> Pass:
    """Logits of all actions and the expected return, for each row of inputs."""
    first = np.maximum(inputs @ own["hidden"] + own["hidden_bias"], 0)
    second = np.maximum(first @ own["second"] + own["second_bias"], 0)
    logits = second @ own["policy"]
    logits += own["policy_bias"]
    np.copyto(logits, IMPOSSIBLE, where=~masks)
    values = (second @ own["value"])[:, 0] + own["value_bias"]
    return Pass(inputs, first, second, logits, values)


def backward(own: Parameters, seen: Pass, logits: Array, values: Array) -> Parameters:
    """The gradients of a loss, given its gradients by logits (0 where illegal) and by values."""
    found: Parameters = {
        "policy": seen.second.T @ logits,
        "policy_bias": logits.sum(axis=0),
        "value": seen.second.T @ values[:, None],
        "value_bias": values.sum(keepdims=True),
    }
    second: Array = logits @ own["policy"].T
    second += values[:, None] * own["value"][:, 0]
    second *= seen.second > 0
    found["second"] = seen.first.T @ second
    found["second_bias"] = second.sum(axis=0)
    first: Array = second @ own["second"].T
    first *= seen.first > 0
    found["hidden"] = seen.inputs.T @ first
    found["hidden_bias"] = first.sum(axis=0)
    return found


def probabilities(logits: Array) -> Array:
    """The masked softmax: illegal actions get exactly 0."""
    found: Array = np.exp(logits - logits.max(axis=1, keepdims=True))
    found /= found.sum(axis=1, keepdims=True)
    return found


class Adam:
    """Adam, with its moments; the gradient as a whole is clipped to length `LONGEST`."""

    LONGEST: Final = 0.5
    FIRST: Final = 0.9
    SECOND: Final = 0.999
    LEAST: Final = 1e-5

    def __init__(self, own: Parameters) -> None:
        self.steps = 0
        self.means: Parameters = {name: np.zeros_like(each) for name, each in own.items()}
        self.squares: Parameters = {name: np.zeros_like(each) for name, each in own.items()}

    def step(self, own: Parameters, gradients: Parameters, rate: float) -> None:
        """Change the parameters in place, against the gradients."""
        self.steps += 1
        length = float(np.sqrt(sum(float(np.vdot(each, each)) for each in gradients.values())))
        scale = np.float32(min(1.0, self.LONGEST / (length + 1e-12)))
        pace = np.float32(rate * np.sqrt(1 - self.SECOND**self.steps) / (1 - self.FIRST**self.steps))
        for name, each in gradients.items():
            gradient = each * scale
            mean, square = self.means[name], self.squares[name]
            mean += np.float32(1 - self.FIRST) * (gradient - mean)
            square += np.float32(1 - self.SECOND) * (gradient * gradient - square)
            own[name] -= pace * mean / (np.sqrt(square) + self.LEAST)
