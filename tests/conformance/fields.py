"""No field is forgotten: not by a position that is written and read again, nor by a re-deal."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Final

from caravanserai.bots.playout import play_out
from caravanserai.conformance.inside import fields, inside
from caravanserai.conformance.playing import next_seat
from caravanserai.conformance.sittings import Setup, Suite
from caravanserai.games.emira.parts import EVERY_TRAIT
from caravanserai.kernel.chance import Fast
from caravanserai.kernel.game import Game
from caravanserai.kernel.pile import PUBLIC, Pile, audience_bit
from caravanserai.kernel.state import State

Counts = Callable[[Any], Any]

# what belongs to the course of play and not to a position: how the state came about, and future chance
_NOT_IN_POSITIONS: Final = ("actor", "chance", "discoveries")

# fields of which a position keeps only what can still matter; None means nothing
COUNTS: Final[dict[str, dict[str, Counts | None]]] = {
    "yspahan": {
        # the groups still in the Tower: what the others were is over
        "floor_value": lambda s: [s.floor_value[floor] for floor in _floors_with_dice(s)],
        "floor_white": lambda s: [s.white_on(floor) for floor in range(len(s.floor_white))],
        "floor_yellow": lambda s: [s.yellow_on(floor) for floor in range(len(s.floor_yellow))],
        "lots": None,  # shuffles are counted anew
    },
    "amul": {
        # who offered a card matters as long as it lies in the market
        "offers": lambda s: [card for card in s.offers if card in s.market],
        # an area counted before is the same area
        "players": lambda s: [
            {name: part for name, part in plain(player).items() if name not in ("counts", "counted")}
            for player in s.players
        ],
    },
    "dragons": {
        # the guards that are not on duty are mixed before the next one is drawn
        "guards": lambda s: (s.guards.known_to(audience_bit(PUBLIC))[-1], sorted(s.guards.cards()[:-1])),
        # found when a round begins, for its placements
        "open_spaces": lambda s: s.open_spaces if s.round > 0 and s.current < 0 else 0,
    },
    "emira": {
        # how many lots there have been is not written, only those that lie there
        "princess_deck": lambda s: {
            "cards": plain(s.princess_deck.cards),
            "marks": plain(s.princess_deck.marks),
        },
        "stirred": lambda s: s.stirred & EVERY_TRAIT != 0,  # a position stirs all traits or none
    },
}


def _floors_with_dice(s: Any) -> list[int]:
    left = s.white_left | s.yellow_left
    return [floor for floor in range(len(s.floor_value)) if left >> floor & 1]


class Fields(Suite):
    """Every field of a state, and of all that belongs to it, is written, read and re-dealt."""

    def test_a_position_forgets_no_field(self, setup: Setup) -> None:
        """A state that is written and read again is the same in every field that can still matter."""
        for seed in setup.seeds(0.2):
            for state in moments(setup, seed, 12):
                assert differences(setup.game, state, read_again(setup, state)) == []

    def test_a_redeal_forgets_no_field(self, setup: Setup) -> None:
        """What follows from re-dealt cards follows from the new ones: as if the new state were read."""
        for seed in setup.seeds(0.1):
            for number, state in enumerate(moments(setup, seed, 6)):
                for world in (state.clone(), state.clone()):
                    world.redeal(number % setup.players, Fast(seed + number))
                    assert differences(setup.game, world, read_again(setup, world)) == []

    def test_a_redeal_forgets_no_pile(self, setup: Setup) -> None:
        """Wherever a card lies that a seat does not know and that could be another, it sometimes is."""
        chances: Counter[str] = Counter()
        changes: Counter[str] = Counter()
        for seed in setup.seeds(0.2):
            for number, state in enumerate(moments(setup, seed, 12)):
                seat = number % setup.players
                hidden = hidden_cards(state, seat)
                for deal in range(3):
                    world = state.clone()
                    world.redeal(seat, Fast(seed * 1000 + number * 10 + deal))
                    piles = dict(inside(world))
                    for path, index, card in hidden:
                        chances[kind_of(path)] += 1
                        changes[kind_of(path)] += piles[path].card(index) != card
        # a card that could be another one is another one at least once in four deals
        unmoved = [path for path, count in chances.items() if count >= ENOUGH and changes[path] == 0]
        assert unmoved == []
        assert bool(changes) == self.secrets


ENOUGH: Final = 30


def moments(setup: Setup, seed: int, count: int) -> Iterator[State]:
    """Some states of a random game, the last one among them."""
    state = setup.start(seed)
    choose = Random(seed)
    length = play_out(state.clone(), Fast(seed))
    wanted = {choose.randrange(length) for _ in range(count)}
    for number in range(length * 2):
        if number in wanted or not state.owing():
            yield state
        if not state.owing():
            return
        seat = next_seat(state, choose)
        state.apply(seat, choose.choice(state.legal(seat)))


def read_again(setup: Setup, state: State) -> State:
    """The state that its own position describes."""
    game = setup.game
    document = json.loads(json.dumps(game.to_position(state)))
    options = game.fill_options(setup.options, setup.players)
    again = game.from_position(setup.players, options, document, Fast(1))
    again.settle()
    return again


def differences(game: Game, state: State, other: State) -> list[str]:
    """The fields in which two states differ, each with both values."""
    return list(_differences("state", described(game, state), described(game, other)))


def _differences(path: str, one: Any, two: Any) -> Iterator[str]:
    if isinstance(one, dict):
        for name, part in one.items():
            yield from _differences(f"{path}.{name}", part, two[name])
    elif isinstance(one, list) and len(one) == len(two):
        for index, part in enumerate(one):
            yield from _differences(f"{path}[{index}]", part, two[index])
    elif one != two:
        yield f"{path}: {one} is not {two}"


def described(game: Game, state: State) -> dict[str, Any]:
    """The fields of a state as far as they can still matter."""
    counts = COUNTS.get(game.id, {})
    found: dict[str, Any] = {}
    for name, value in fields(state).items():
        if name in _NOT_IN_POSITIONS:
            continue
        what = counts.get(name, lambda _, value=value: plain(value))
        if what is not None:
            found[name] = what(state)
    return found


def plain(value: Any) -> Any:
    """Something that belongs to a state, field by field; of a pile its cards and who knows them."""
    if isinstance(value, Pile):
        return [(value.card(index), value.knowers(index)) for index in range(value.size())]
    if isinstance(value, list | tuple):
        return [plain(part) for part in value]
    if hasattr(value, "__dict__") or hasattr(type(value), "__mypyc_attrs__"):
        return {name: plain(part) for name, part in fields(value).items()}
    return value


def hidden_cards(state: State, seat: int) -> list[tuple[str, int, int]]:
    """The cards that a seat does not know and that others of their lot could replace: pile, index, card."""
    unknown = [
        (path, index, pile.card(index), pile.lot(index))
        for path, pile in inside(state)
        if isinstance(pile, Pile)
        for index in range(pile.size())
        if not pile.is_known(index, audience_bit(seat))
    ]
    cards_of: dict[int, set[int]] = {}
    for _, _, card, lot in unknown:
        cards_of.setdefault(lot, set()).add(card)
    return [(path, index, card) for path, index, card, lot in unknown if len(cards_of[lot]) > 1]


def kind_of(path: str) -> str:
    """A path without its numbers: what holds of one player's hand holds of all."""
    return re.sub(r"\d+", "", path)
