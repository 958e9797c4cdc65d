"""A game on the shelf: what the kernel needs in order to play it."""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from caravanserai.kernel.actions import ActionSpace, Family
from caravanserai.kernel.chance import Chance, Extreme
from caravanserai.kernel.journal import EventKind, Journal
from caravanserai.kernel.observation import Sheet
from caravanserai.kernel.pile import ALL_SEEING
from caravanserai.kernel.refusal import Fault, Refusal, Value
from caravanserai.kernel.state import UNSEALED, State
from caravanserai.kernel.step import Step
from caravanserai.kernel.view.scene import Belongings, Fact, Scene, Words

if TYPE_CHECKING:
    from caravanserai.kernel.table import Table

Options = dict[str, Value]
Document = dict[str, Any]
Wishes = dict[str, Any]  # options as people write them, not yet checked

# How much a game asks of people who learn it.
LIGHT: Final = "light"
MEDIUM: Final = "medium"
HEAVY: Final = "heavy"

ASK: Final = -1  # the standing orders give no answer: the seat is asked


class OptionKind:
    """A choice made at set-up: a `variant`, a switchable ruling, or one of the `seats`."""

    def __init__(
        self,
        name: str,
        values: list[Value],
        default: Value,
        rule: str,
        seats: bool = False,
        variant: bool = False,
    ) -> None:
        self.name = name
        self.values = values
        self.default = default
        self.rule = rule
        self.seats = seats
        self.variant = variant

    def spelled(self, wish: Any, players: int) -> Value | None:
        """The requested value; a number may be given as text, and text as a number."""
        values = self.values_for(players)
        if wish in values:
            return values[values.index(wish)]  # True for 1 or 1.0
        if type(wish) is int or isinstance(wish, str):
            for value in values:
                if not isinstance(value, bool) and str(value) == str(wish):
                    return value
        return None

    def values_for(self, players: int) -> list[Value]:
        """The values available with this number of players."""
        if not self.seats:
            return self.values
        return [value for value in self.values if not isinstance(value, int) or value < players]


class OrderKind:
    """A standing order that a person may leave with the table, to avoid answering every question.

    For example a bid up to a limit, or which windows to be asked about. Only its own seat knows it.
    """

    def __init__(self, name: str, values: list[Value], default: Value) -> None:
        self.name = name
        self.values = values
        self.default = default


class ScoreLine:
    """One line of a score: its category, its points and the rule that awards them."""

    __slots__ = ("category", "points", "rule")

    def __init__(self, category: str, points: int, rule: str) -> None:
        self.category = category
        self.points = points
        self.rule = rule


@mypyc_attr(allow_interpreted_subclasses=True)
class Advice:
    """What bots and hints know about a game. All values are hundredths of a point."""

    def __init__(self, folder: str = "", feature_names: list[str] | None = None) -> None:
        # where the game keeps what was fitted and measured: values.json and search.toml
        self.folder = folder
        self.feature_names = feature_names if feature_names is not None else ["standing"]

    def value(self, state: State, seat: int) -> int:
        """How good a position looks to a seat."""
        raise NotImplementedError

    def rate(self, state: State, seat: int, action: int) -> int:
        """How good an action looks to a seat; the heuristic plays the highest rated one."""
        raise NotImplementedError

    def rates(self, state: State, seat: int, options: list[int]) -> list[int]:
        """How good each of these options looks, in one call; some games then analyse the position once."""
        return [self.rate(state, seat, action) for action in options]

    def best(self, state: State, seat: int, options: list[int]) -> int:
        """The highest rated of these options, the first of equals: what the heuristic plays."""
        if len(options) == 1:
            return options[0]
        return first_best(options, self.rates(state, seat, options))

    def values(self, state: State) -> list[int]:
        """How good a position looks to each seat."""
        return [self.value(state, seat) for seat in range(state.players_count)]

    def standings(self, state: State) -> list[int]:
        """What each seat has and may expect; rivals are left out where a game can tell them apart."""
        return self.values(state)

    def features(self, state: State, seat: int) -> list[int]:
        """What may tell whether a seat will win, as small numbers, the standing first."""
        return self.all_features(state)[seat]

    def all_features(self, state: State) -> list[list[int]]:
        """The features of each seat, in one call."""
        return [[standing] for standing in self.standings(state)]

    def progress(self, state: State) -> int:
        """How much of the game is played, in thousandths."""
        return 0

    def variant(self, state: State) -> str:
        """The variant that is played, where it calls for other judgement; the usual one has no name."""
        return ""

    def candidates(self, state: State, seat: int, most: int) -> list[int]:
        """The highest rated options, best first; of equally rated ones only the first."""
        options = state.legal(seat)
        if len(options) == 1:
            return options
        return best_rated(options, self.rates(state, seat, options), most)

    def reason(self, state: State, seat: int, action: int) -> tuple[str, dict[str, Value]]:
        """A reason to choose this action: a sentence key and its arguments."""
        raise NotImplementedError


def against_best_rival(standings: list[int]) -> list[int]:
    """Each seat's standing, less two fifths of that of its best opponent."""
    found: list[int] = []
    for seat, own in enumerate(standings):
        best_other = 0
        for other, theirs in enumerate(standings):
            if other != seat and theirs > best_other:
                best_other = theirs
        found.append(own - best_other * 2 // 5)
    return found


def first_best(options: list[int], ratings: list[int]) -> int:
    """The highest rated option, the first of equals."""
    best = options[0]
    highest = ratings[0]
    for place, rating in enumerate(ratings):
        if rating > highest:
            highest = rating
            best = options[place]
    return best


def best_rated(options: list[int], ratings: list[int], most: int) -> list[int]:
    """The best rated options, the best first, and of those rated alike only the first."""
    first: dict[int, int] = {}
    for action, rating in zip(options, ratings, strict=True):
        first.setdefault(rating, action)
    return [first[rating] for rating in sorted(first, reverse=True)[:most]]


class UnknownOption(Fault):
    """A table option that the game does not have, or a value it does not allow."""


class WrongPlayerCount(Fault):
    """A number of players that the game does not support."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One game: its limits, its action space, and how to set up, restore, show and evaluate a state."""

    def __init__(
        self,
        id: str,
        title: str,
        rule_prefix: str,
        rules_version: int,
        counts: list[int],
        option_kinds: list[OptionKind],
        space: ActionSpace,
        event_kinds: list[EventKind],
        advice: Advice | None = None,
        order_kinds: list[OrderKind] | None = None,
        minutes: tuple[int, int] | None = None,
        retired_options: list[str] | None = None,
        weight: str | None = None,
        good_first_game: bool = False,
    ) -> None:
        self.id = id
        self.title = title
        self.rule_prefix = rule_prefix
        self.rules_version = rules_version
        self.counts = counts
        self.option_kinds = option_kinds
        self.space = space
        self.event_kinds = event_kinds
        if advice is None:
            from caravanserai.kernel.advice import EffectAdvice  # it tries out games, so not at the top

            advice = EffectAdvice(self)
        self.advice: Advice = advice
        self.order_kinds: list[OrderKind] = order_kinds if order_kinds is not None else []
        # options of earlier versions that had no effect: old records and tables still name them
        self.retired_options: list[str] = retired_options if retired_options is not None else []
        self.minutes = minutes  # the shortest and longest playing time, according to the rulebook
        self.weight = weight  # LIGHT, MEDIUM or HEAVY
        self.good_first_game = good_first_game  # whether to begin with this one

    def start(
        self, players: int, chance: Chance, options: Wishes | None = None, journal: Journal | None = None
    ) -> State:
        """A new game, advanced to its first decision."""
        state = self.set_up(self.check_players(players), self.fill_options(options or {}, players), chance)
        state.journal = journal
        self.begin(state)
        state.settle()
        return state

    def table(
        self,
        players: int,
        seed: int | bytes | None = None,
        options: Wishes | None = None,
        position: Any = None,
        names: list[str] | None = None,
        script: list[int] | None = None,
    ) -> Table:
        """A table for people: seeded, set up in a position, or with scripted chance."""
        from caravanserai.kernel.table import Table  # the table imports the game, so not at the top

        return Table(self, players, seed, options, position, names, script)

    def check_players(self, players: int) -> int:
        if players not in self.counts:
            fitting = ", ".join(str(count) for count in self.counts)
            raise WrongPlayerCount(
                "player_count",
                "{game} is played by {fitting}, not by {players}",
                game=self.title,
                fitting=fitting,
                players=players,
            )
        return players

    def fill_options(self, chosen: Wishes, players: int) -> Options:
        """The chosen options with defaults for the rest; unknown names and values are refused."""
        for name in chosen:
            if name not in self.retired_options and all(kind.name != name for kind in self.option_kinds):
                known = ", ".join(kind.name for kind in self.option_kinds)
                raise UnknownOption(
                    "no_such_option",
                    "{game} has no option {name!r}; it has {known}",
                    game=self.title,
                    name=name,
                    known=known,
                )
        filled: Options = {}
        for kind in self.option_kinds:
            wish: Any = chosen.get(kind.name, kind.default)
            value = kind.spelled(wish, players)
            if value is None:
                fitting = ", ".join(str(one) for one in kind.values_for(players))
                raise UnknownOption(
                    "option_value",
                    "option {name} can be {fitting}, not {value}",
                    name=kind.name,
                    fitting=fitting,
                    value=repr(wish),
                )
            filled[kind.name] = value
        return filled

    def knowledge_key(self, state: State, seat: int) -> str:
        """What a seat knows about a state, as a key: states that look the same to the seat share a key.

        It describes the present only, not how the state came about.
        """
        known = state.clone()
        known.redeal(seat, Extreme(False))
        # sealed choices that the seat cannot see reveal only that they have been made
        sealed = [choice != UNSEALED for choice in known.sealed]
        own = state.sealed[seat] if state.sealed else UNSEALED
        document = {**self.to_position(known), "sealed": [sealed, own]}
        text = json.dumps(document, sort_keys=True, ensure_ascii=False, default=str)
        return hashlib.sha256(text.encode()).hexdigest()

    # --- what each game defines ----------------------------------------------------------------

    def set_up(self, players: int, options: Options, chance: Chance) -> State:
        """A state with every component in its starting place."""
        raise NotImplementedError(f"{type(self).__name__} has no `set_up`")

    def begin(self, state: State) -> None:
        """Put the first step on the stack."""
        raise NotImplementedError(f"{type(self).__name__} has no `begin`")

    def not_now(self, state: State, step: Step[Any], family: Family) -> Refusal:
        """Why a move is not available in a step that does not offer its family."""
        return family.not_now(step.rule)

    def to_position(self, state: State) -> Document:
        """The whole truth as a readable document."""
        raise NotImplementedError

    def from_position(self, players: int, options: Options, document: Any, chance: Chance) -> State:
        """The state a document describes; anything left out is as at the start of a game."""
        raise NotImplementedError

    def view(self, state: State, audience: int) -> Any:
        """What an audience (a seat, PUBLIC or ALL_SEEING) sees, as typed structs; by default the scene."""
        return self.scene(state, audience)

    def observe(self, state: State, seat: int, sheet: Sheet) -> None:
        """Write down as numbers what a seat observes: all that its view shows, always in the same order."""
        raise NotImplementedError

    def parts_carried(self) -> dict[str, str]:
        """Which parts of steps' arguments are not numbers or words but a `seat`, `seats` or another `set`."""
        return {"seat": "seat"}

    def board(self) -> Any:
        """What never changes during a game, as typed structs; None if the scene says everything."""
        return None

    def belongings(self, state: State, seat: int) -> dict[str, int]:
        """What the seat can count of its own, from which a move's costs and effects are derived.

        Some of it may be hidden from the others.
        """
        raise NotImplementedError(f"{type(self).__name__} has no `belongings`")

    def scene(self, state: State, audience: int) -> Scene:
        """What there is to see for an audience, said for every kind of display.

        By default only the title and, of the belongings, the audience's own: others' may be hidden.
        """
        seats: list[Belongings] = []
        for seat in range(state.players_count):
            held = self.belongings(state, seat) if audience in (seat, ALL_SEEING) else {}
            facts = [Fact(Words(f"resource-{name}", {"sign": "", "amount": held[name]})) for name in held]
            seats.append(Belongings(seat, facts))
        return Scene(Words("title"), [], [], seats)

    def targets(self, state: State, seat: int, action: int) -> list[str]:
        """The pieces and places of the scene that represent an action, such as `shop:chest_pink_1`.

        An action without any is chosen from the list of options only.
        """
        return []

    def meant(self, state: State, seat: int, target: str) -> str:
        """The move that a seat probably means by pointing at something that stands for none of its options.

        It is told why it may not make it. By default the move that has the target as an argument.
        """
        return self.space.meant(target, state.legal(seat))

    def breakdown(self, state: State, seat: int, audience: int) -> list[ScoreLine]:
        """The seat's score as far as the audience may know it; for ALL_SEEING, lines add up to the score.

        By default one line, `score-points`, under the rule `-SCORE.1`: for games with open scores.
        """
        return [ScoreLine("points", state.scores()[seat], f"{self.rule_prefix}-SCORE.1")]

    def ranks(self, state: State) -> list[int]:
        """The rank of each seat, from 1. Games with tie-breaks look at more than the score."""
        scores = state.scores()
        return [1 + sum(1 for other in scores if other > score) for score in scores]

    def follow(self, state: State, seat: int, orders: Options) -> int:
        """The action that a seat's standing orders take now, or `ASK`."""
        return ASK

    def moment(self, state: State, seat: int, order: str) -> int:
        """The stretch of the game a standing order applies to; the order lapses when this number changes."""
        return 0
