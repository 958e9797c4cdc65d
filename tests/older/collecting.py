"""Finding moments for the files of positions: a document is kept if it shows something no other shows."""

from __future__ import annotations

import json
from collections.abc import Hashable, Iterator
from itertools import pairwise
from typing import Any

from caravanserai.bots.players import bot
from caravanserai.conformance.sittings import Setup
from caravanserai.kernel.chance import Fast
from caravanserai.kernel.game import Document
from caravanserai.kernel.state import State
from tests.older.by_hand import by_hand
from tests.older.positions import POSITIONS, continued, legal_moves
from tests.older.ways import ways

GAMES = 60  # of each way to sit down
PLAYERS = ["random", "random", "merchant", "heuristic"]  # side by side: some moments come by skill alone
WINDOW = 3  # bits of a step's number that are looked at together
SMALL = 9  # bits of a number that are looked at like this; those above one by one
LONG = 12  # entries of a list whose words are not looked at

Shown = frozenset[Hashable]


class Found:
    """A document and all that it shows."""

    def __init__(self, setup: Setup, position: Document, shown: Shown) -> None:
        self.setup = setup
        self.position = position
        self.shown = shown


def shown_by(setup: Setup, state: State, position: Document) -> Shown:
    """The steps of a document with their numbers, what they offer, and what is sealed already."""
    steps = position["steps"]
    shown: set[Hashable] = {(str(setup), "over")} if not steps else set()
    for place, (name, *arguments) in enumerate(steps):
        where = "first" if place == len(steps) - 1 else "later"
        shown.update((where, name, part) for part in parts_of(arguments))
    if steps:
        names = [name for name, *_ in steps]
        shown.update(("upon", *pair) for pair in pairwise(names))
        shown.add((str(setup), len(steps)))
        if len(setup.options) < 2:
            shown.add((str(setup), steps[-1][0]))
    for seat in range(setup.players):
        kinds = {setup.game.space.move(action).kind for action in state.legal(seat)}
        shown.update((steps[-1][0], "offers", kind) for kind in kinds)
    chosen = [choice for choice in position.get("sealed", []) if choice is not None]
    if chosen:
        shown |= {(steps[-1][0], "sealed", len(chosen)), (str(setup), steps[-1][0], "sealed")}
    for text in chosen:
        shown.add((steps[-1][0], "sealed", setup.game.space.move(setup.game.space.parse(text)).kind))
    shown.update(words_in(position, ""))
    return frozenset(shown)


def words_in(document: Any, path: str) -> Iterator[Hashable]:
    """Every word of a document with its place, but for those of decks and other long lists."""
    if isinstance(document, dict):
        for key, value in document.items():
            if key not in ("steps", "sealed"):
                yield from words_in(value, f"{path}.{key}")
    elif isinstance(document, list):
        if len(document) <= LONG:
            for value in document:
                yield from words_in(value, path)
    elif not isinstance(document, int) or isinstance(document, bool):
        yield path, document


def parts_of(argument: Any) -> Iterator[Hashable]:
    """Small numbers as they are; of a large one, which holds several, a few bits at a time."""
    if isinstance(argument, dict):
        for name, value in argument.items():
            yield from ((name, part) for part in parts_of(value))
    elif isinstance(argument, list):
        for index, value in enumerate(argument):
            yield from ((index, part) for part in parts_of(value))
    elif isinstance(argument, int) and argument >= 1 << WINDOW:
        for shift in range(argument.bit_length()):
            bits = WINDOW if shift < SMALL else 1
            yield shift, argument >> shift & (1 << bits) - 1
    else:
        yield argument


def moments(setup: Setup, seed: int) -> Iterator[State]:
    """Every moment of a seeded game; whoever owes a decision may be the next to make it."""
    state = setup.start(seed)
    chance = Fast(seed + 7)
    bots = [bot(PLAYERS[(seed + seat) % len(PLAYERS)]) for seat in range(setup.players)]
    if seed % 2:
        bots = [bot("random")] * setup.players
    while state.owing():
        yield state
        owing = [seat for seat in range(setup.players) if state.owing() >> seat & 1]
        seat = owing[int(chance.below(len(owing)))]
        seen = state.clone()
        seen.redeal(seat, Fast(int(chance.below(1 << 30))))
        state.apply(seat, bots[seat].choose(setup.game, seen, seat, chance))
    yield state


def collect(game_id: str) -> list[Found]:
    """Documents that together show everything that was met, and none that shows nothing of its own."""
    met: set[Hashable] = set()
    found: list[Found] = []
    for setup in ways(game_id):
        for seed in range(GAMES):
            for state in moments(setup, seed):
                position = setup.game.to_position(state)
                shown = shown_by(setup, state, position)
                if not shown <= met:
                    met |= shown
                    found.append(Found(setup, json.loads(json.dumps(position)), shown))
    return cover(found)


def cover(found: list[Found]) -> list[Found]:
    """Nearly as few documents as can show everything: always the one that shows most that is missing."""
    missing = set[Hashable]().union(*(one.shown for one in found))
    kept: list[Found] = []
    while missing:
        best = max(found, key=lambda one: len(one.shown & missing))
        missing -= best.shown
        kept.append(best)
    return kept


def write_positions(game_id: str) -> None:
    """One line for each document."""
    lines: list[str] = []
    documents = [(one.setup, one.position) for one in collect(game_id)] + by_hand(game_id)
    for seed, (setup, position) in enumerate(documents, 1):
        table = setup.game.table(setup.players, seed=seed, options=setup.options, position=position)
        told = {
            "players": setup.players,
            "options": setup.options,
            "position": position,
            "waiting": table.waiting,
            "legal": {str(seat): moves for seat, moves in legal_moves(table).items()},
            "continued": {"seed": seed, "digest": continued(table, seed)},
        }
        lines.append(json.dumps(told, ensure_ascii=False, separators=(",", ":")) + "\n")
    POSITIONS.mkdir(exist_ok=True)
    (POSITIONS / f"{game_id}.jsonl").write_text("".join(lines), encoding="utf-8")
