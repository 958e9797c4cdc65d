"""The games as OpenSpiel games, registered as `python_caravanserai_yspahan` and so on.

Every draw is a chance node with all its outcomes, in the order in which play meets them: a roll of nine dice
is nine nodes, a shuffle one for each card but the last. Seats that choose at once are asked one after
another, and none sees what the others chose. Returns are by rank, from 1 to -1, and add up to zero.

    import pyspiel
    import caravanserai.research.openspiel
    game = pyspiel.load_game("python_caravanserai_dragons(players=3,variant=magic)")
"""

from __future__ import annotations

from copy import deepcopy
from hashlib import sha256
from typing import Any, Final

import numpy as np
import pyspiel

from caravanserai.games import SHELF, load
from caravanserai.kernel.chance import Fast
from caravanserai.kernel.game import Game, Options
from caravanserai.kernel.observer import Observer
from caravanserai.kernel.outcomes import Unfolded, unfold, unfold_start
from caravanserai.kernel.refusal import Value
from caravanserai.kernel.state import State
from caravanserai.research.information import InformationState
from caravanserai.research.rewards import RANK, returns

PREFIX: Final = "python_caravanserai_"
LONGEST: Final = 20_000  # no game has more decisions than this
MOST_OUTCOMES: Final = 256
NO_SEAT: Final = -1


class _Rules:
    """What all states of a game share; copies of a state do not copy it."""

    def __init__(self, game: str, players: int, options: Options) -> None:
        self.game: Game = load(game)
        self.players = players
        self.options = options

    def __deepcopy__(self, memo: Any) -> _Rules:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return _Rules, (self.game.id, self.players, self.options)


class Moment:
    """Where a game stands: a state in which somebody decides, or a draw on the way to the next one.

    States are never changed once they are here, so copies of a moment share them. It is pickled as the way
    that led to it.
    """

    def __init__(
        self, rules: _Rules, state: State | None, before: Moment | None, seat: int, action: int
    ) -> None:
        self.rules = rules
        self.state = state  # in which the next decision is made; at a draw, the one before
        self.before = before  # the last decision
        self.seat = seat  # who made it
        self.action = action
        self.told: list[int] = []  # the draws since then
        self.count = 0  # how many outcomes the pending draw has; 0 if none is pending
        # for each player a fingerprint of all it has observed and done, and its last observation
        self.recalled: dict[int, tuple[bytes, bytes]] = {}

    @staticmethod
    def first(rules: _Rules) -> Moment:
        """The beginning of a game: perhaps a draw."""
        moment = Moment(rules, None, None, NO_SEAT, NO_SEAT)
        moment.draw([])
        return moment

    def __deepcopy__(self, memo: Any) -> Moment:
        twin = Moment(self.rules, self.state, self.before, self.seat, self.action)
        twin.told = self.told.copy()
        twin.count = self.count
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        decisions: list[tuple[list[int], int, int]] = []
        moment = self
        while moment.before is not None:
            decisions.append((moment.before.told, moment.seat, moment.action))
            moment = moment.before
        return _retrace, (self.rules, decisions[::-1], self.told)

    def decided(self, seat: int, action: int) -> Moment:
        """What follows when a seat takes an action: perhaps a draw first."""
        after = Moment(self.rules, self.state, self, seat, action)
        after.draw([])
        return after

    def draw(self, outcomes: list[int]) -> None:
        """The next draws have these outcomes."""
        self.told += outcomes
        if self.before is None:
            rules = self.rules
            self.take(unfold_start(rules.game, rules.players, rules.options, self.told))
        else:
            assert self.before.state is not None
            self.take(unfold(self.before.state, self.seat, self.action, self.told))

    def take(self, found: Unfolded) -> None:
        """Stand at what play came to."""
        self.count = found.count
        if found.state is not None:
            self.state = found.state

    def recall(self, observer: Observer, player: int) -> str:
        """A fingerprint of all that a player has observed and done so far."""
        unknown: list[Moment] = []
        moment: Moment | None = self
        while moment is not None and player not in moment.recalled:
            unknown.append(moment)
            moment = moment.before
        digest, seen = moment.recalled[player] if moment is not None else (b"", b"")
        for each in reversed(unknown):
            did = str(each.action).encode() if each.seat == player else b""
            now = observer.row(each.state, player) if each.state is not None else b""
            if did or now != seen:
                digest = sha256(digest + did + b"|" + now).digest()
            seen = now
            if not each.count:  # at a draw there is more to come
                each.recalled[player] = digest, seen
        return digest.hex()


def _retrace(rules: _Rules, decisions: list[tuple[list[int], int, int]], told: list[int]) -> Moment:
    """The moment after these decisions, each with the draws before it, and the draws since the last one."""
    moment = Moment.first(rules)
    for draws, seat, action in decisions:
        moment.draw(draws)
        moment = moment.decided(seat, action)
    moment.draw(told)
    return moment


class SpielGame(pyspiel.Game):
    """One of our games, with a number of players and options."""

    game_id = ""
    game_type: Any = None

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})
        self.own = load(self.game_id)
        self.players = self.own.check_players(int(given.pop("players", _default_players(self.own))))
        self.options: Options = self.own.fill_options(given, self.players)
        self.observer = Observer(self.own, self.players, self.options)
        self.rules = _Rules(self.game_id, self.players, self.options)
        self.beginning = Moment.first(self.rules)  # OpenSpiel asks for it with every clone and observation
        info = pyspiel.GameInfo(
            num_distinct_actions=self.own.space.size,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.game_type, info, params or {})

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return SpielObserver(self.observer, kind, params)


class SpielState(pyspiel.State):
    """A game in progress."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._rules = game.rules
        self.moment = deepcopy(game.beginning)

    def current_player(self) -> int:
        if self.moment.count:
            return int(pyspiel.PlayerId.CHANCE)
        assert self.moment.state is not None
        seat = self.moment.state.seat_to_move()
        return seat if seat >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        return self.current_player() == int(pyspiel.PlayerId.TERMINAL)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        count = self.moment.count
        return [(outcome, 1 / count) for outcome in range(count)]

    def _legal_actions(self, player: int) -> list[int]:
        state = self.moment.state
        if state is None or player != self.current_player():
            return []
        return sorted(state.legal(player))

    def _apply_action(self, action: int) -> None:
        if self.moment.count:
            self.moment.draw([int(action)])
        else:
            self.moment = self.moment.decided(self.current_player(), int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == int(pyspiel.PlayerId.CHANCE):
            return f"draw {action}"
        return self._rules.game.space.text(action)

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self._rules.players
        state = self.moment.state
        assert state is not None
        return returns(RANK, self._rules.game.ranks(state), state.scores())

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """A state that the player cannot tell from this one: everything unknown to it is dealt anew."""
        twin: SpielState = self.clone()
        if twin.moment.state is not None and not twin.moment.count:
            dealt = twin.moment.state.clone()
            dealt.redeal(player, Fast(int(sampler() * (1 << 30))))
            twin.moment.state = dealt
        return twin

    def __str__(self) -> str:
        state = self.moment.state
        if state is None:
            return f"set-up, {len(self.moment.told)} draws"
        step = state.asking
        asked = step.name if step is not None else "over"
        drawn = f", {len(self.moment.told)} draws" if self.moment.count else ""
        return f"{self._rules.game.title}: {asked}, scores {state.scores()}{drawn}"


class SpielObserver:
    """Observations as a tensor of numbers by name; information states as text."""

    def __init__(self, observer: Observer, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"there are no observation parameters; given were {params}")
        self._observer = observer
        self._perfect_recall = bool(kind.perfect_recall)
        layout = observer.layout
        self.tensor = np.zeros(layout.size, np.float32)
        self.dict = {
            section.name: self.tensor[section.start : section.start + section.size]
            for section in layout.sections
        }

    def set_from(self, state: SpielState, player: int) -> None:
        """What a player observes; at a draw, what it observed before."""
        if state.moment.state is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self._observer.values(state.moment.state, player)

    def string_from(self, state: SpielState, player: int) -> str:
        """An observation; with perfect recall also a fingerprint of all that the player observed and did."""
        if state.moment.state is None:
            return "set-up"
        known = InformationState(self._observer, player)
        known.observe(state.moment.state)
        if not self._perfect_recall:
            return known.text
        return f"recalled {state.moment.recall(self._observer, player)}\n{known.text}"


def _default_players(game: Game) -> int:
    return 4 if 4 in game.counts else game.counts[-1]


def _parameter(value: Value) -> Value:
    return value if isinstance(value, bool) else str(value)


def _register(game_id: str) -> None:
    """Make a game known to OpenSpiel; its parameters are the number of players and the game's options."""
    game = load(game_id)
    parameters: dict[str, Value] = {"players": _default_players(game)}
    parameters |= {kind.name: _parameter(kind.default) for kind in game.option_kinds}
    kind = pyspiel.GameType(
        short_name=f"{PREFIX}{game_id}",
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.counts[-1],
        min_num_players=game.counts[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=parameters,
    )
    name = f"{game_id.title()}SpielGame"
    own = type(name, (SpielGame,), {"game_id": game_id, "game_type": kind, "__module__": __name__})
    globals()[name] = own  # where pickle looks for it
    pyspiel.register_game(kind, own)


for _game_id in SHELF:
    _register(_game_id)
