"""A recorded game laid open: every position, who moved, and where something unknown came out."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Final

from caravanserai.bots.settings import settings_for
from caravanserai.bots.values import model_name, models_of
from caravanserai.kernel.chance import Chance, Extreme, Fast
from caravanserai.kernel.game import Document, Game
from caravanserai.kernel.outcomes import TooManyOutcomes, outcomes
from caravanserai.kernel.record import replay
from caravanserai.kernel.state import State

WHOLE_GAME: Final = 1000  # more rounds than any game has
_DEALS_COMPARED: Final = 6
_FEW_OUTCOMES: Final = 36


@dataclass(frozen=True, slots=True)
class Played:
    """One move of the game: the seat, the action, the step that asked, and the policy's own choice there."""

    seat: int
    action: int
    step: str
    options: int
    usual: bool  # whether looks into the future would have played the same
    drew: bool  # whether chance, or a card that nobody knew, came into it


class Story:
    """All positions of a game, from the set-up to the end, ready to be looked into."""

    def __init__(self, game: Game, document: Document) -> None:
        self.game = game
        self.document = document
        table = replay(game, document, 0)
        self.players = table.players
        self.everybody = (1 << self.players) - 1
        self.states: list[State] = [_bare(table.state)]
        self.rounds = _depth(game, self.states[0])
        self.moves: list[Played] = []
        for line in document["moves"]:
            seat, _, text = line.partition(" | ")[0].partition(" ")
            before = self.states[-1]
            action = game.space.parse(text)
            step = before.asking
            known = (table.chance.drawn, table.state.discoveries)
            table.play(int(seat), action)
            revealed = known != (table.chance.drawn, table.state.discoveries)
            self.states.append(_bare(table.state))
            options = before.legal(int(seat))
            self.moves.append(
                Played(
                    seat=int(seat),
                    action=action,
                    step=step.name if step is not None else "",
                    options=len(options),
                    usual=self._usual(before, int(seat), options) == action,
                    drew=revealed and self._is_open(before, int(seat), action),
                )
            )
        self.over = table.over

    def _usual(self, state: State, seat: int, options: list[int]) -> int:
        """What looks into the future play here, or -1 if that depends on what nobody knows."""
        found = {self.game.advice.best(self.dealt(state, Fast(deal)), seat, options) for deal in range(2)}
        return found.pop() if len(found) == 1 else -1

    def dealt(self, state: State, chance: Chance) -> State:
        """The position from above: all that any seat knows stays, what nobody knows is dealt anew."""
        twin = state.clone()
        twin.chance = chance
        twin.redeal_hidden(self.everybody, chance)
        return twin

    def _is_open(self, state: State, seat: int, action: int) -> bool:
        """Whether a move can turn out in several ways, for someone who sees all that any seat knows."""
        found: set[str] = set()
        for deal in range(_DEALS_COMPARED):
            after = self.dealt(state, Fast(deal + 1))
            after.apply(seat, action)
            found.add(self._known(after))
        return len(found) > 1

    def _known(self, state: State) -> str:
        """What is known from above, as a key."""
        twin = state.clone()
        twin.redeal_hidden(self.everybody, Extreme(False))
        return json.dumps(self.game.to_position(twin), sort_keys=True, default=str)

    def enumerated(self, number: int) -> list[tuple[float, State]]:
        """The ways a move can turn out and their chances, if chance alone decides and they are few."""
        move, state = self.moves[number], self.states[number]
        kinds: list[list[str]] = []
        for deal in range(2):
            try:
                found = outcomes(self.dealt(state, Fast(deal)), move.seat, move.action, _FEW_OUTCOMES)
            except TooManyOutcomes:
                return []
            kinds.append([self._known(outcome.state) for outcome in found])
        if len(kinds[0]) < 2 or kinds[0] != kinds[1]:
            return []
        return [(float(outcome.probability), outcome.state) for outcome in found]

    def result(self) -> list[float]:
        """Each seat's share of the victory."""
        ranks = self.game.ranks(self.states[-1])
        return [1 / ranks.count(1) if rank == 1 else 0.0 for rank in ranks]


def _bare(state: State) -> State:
    """A copy without a journal, which looks into the future need not write."""
    twin = state.clone()
    twin.journal = None
    return twin


def _depth(game: Game, state: State) -> int:
    """How many rounds a look goes ahead: as many as search does if a fitted value judges, else all."""
    if model_name(game.advice, state) not in models_of(game.advice):
        return WHOLE_GAME
    return int(settings_for(game.advice, state, []).rounds)
