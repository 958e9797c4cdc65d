"""A trained network as a small file that the bots play from: weights of eight bits, and how it was made."""

from __future__ import annotations

import base64
import json
import zlib
from typing import Any

import numpy as np
from numpy.typing import NDArray

from caravanserai.bots.features import layout_key, space_key
from caravanserai.bots.model import FORMAT, UNIT
from caravanserai.kernel.game import Options
from caravanserai.kernel.observer import Observer
from caravanserai.research.learning.network import Array, Parameters


def document(own: Parameters, observer: Observer, options: Options, made: dict[str, Any]) -> dict[str, Any]:
    """The file's contents; `made` says how, for readers."""
    return {
        "format": FORMAT,
        "game": observer.game.id,
        "rules_version": observer.game.rules_version,
        "players": int(observer.players),
        "options": options,
        "layout": layout_key(observer.layout),
        "actions": space_key(observer.game.space),
        "hidden": len(own["hidden_bias"]),
        "made": made,
        "layers": {
            "first": _packed(own["hidden"], own["hidden_bias"], by_input=True),
            "second": _packed(own["second"], own["second_bias"]),
            "policy": _packed(own["policy"], own["policy_bias"]),
        },
    }


def text(model: dict[str, Any]) -> str:
    """As JSON, one line for each entry."""
    entries = (f" {json.dumps(name)}: {json.dumps(value)}" for name, value in model.items())
    return "{\n" + ",\n".join(entries) + "\n}\n"


def _packed(weights: Array, biases: Array, by_input: bool = False) -> dict[str, Any]:
    """A layer of inputs × outputs: every output has its own scale, so that none loses more than it must."""
    scales = np.maximum(np.abs(weights).max(axis=0), 1e-6) / 127
    small: NDArray[np.int8] = np.rint(weights / scales).astype(np.int8)
    rows = small if by_input else small.T
    return {
        "weights": base64.b64encode(zlib.compress(np.ascontiguousarray(rows).tobytes(), 9)).decode(),
        "factors": [int(each) for each in np.rint(scales * UNIT)],
        "biases": [int(each) for each in np.rint(biases * UNIT)],
    }
