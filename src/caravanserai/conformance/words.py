"""Whatever a game says has a message in each language it is written in, and every rule it names can be read.

A game is written in English, and in each further language for which it has a file of texts.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import pytest

from caravanserai.conformance.playing import some_actions, visit
from caravanserai.conformance.sittings import Setup, Suite
from caravanserai.games import folder
from caravanserai.kernel.game import Game
from caravanserai.kernel.refusal import Refusal
from caravanserai.kernel.table import ALL_SEEING, PUBLIC, Table
from caravanserai.kernel.view.scene import Words
from caravanserai.language import Language, NoRulebook, Rulebook, languages
from caravanserai.language.language import HIDDEN, SEAT
from caravanserai.language.texts import ENGLISH

MOVES = 500  # so many moves of a large action space are said

Args = Mapping[str, Any]


class Spoken(Suite):
    """The box, moves, events, prompts, refusals, scores and the scene, in words; and the rulebook."""

    def test_the_box_and_every_move_can_be_said(self) -> None:
        game = self.game()
        space = game.space
        sample = Random(1).sample(range(space.size), min(space.size, MOVES))
        check = Check(game, [])
        for key in ("title", "tagline", "about", *(f"when-{each.name}" for each in space.families)):
            check.say(key, {})
        for action in {*sample, *(int(each.action) for each in space.families)}:
            move = space.move(action)
            check.say(f"move-{move.kind}", space.label(move, "any"))
        check.passes()

    def test_whatever_happens_and_is_asked_can_be_said(self, setup: Setup) -> None:
        check = Check(setup.game, setup.table(0).names)
        for seed in setup.seeds(0.25):
            for table, seat, _ in visit(setup, seed, 20):
                for key, args in (*asked(table), *told(table, seat), *counted(table)):
                    check.say(key, args)
        check.passes()

    def test_every_word_of_a_scene_exists_in_every_language(self, setup: Setup) -> None:
        check = Check(setup.game, setup.table(0).names)
        for seed in setup.seeds(0.25):
            for table, seat, _ in visit(setup, seed, 10):
                for audience in {ALL_SEEING, seat if seat >= 0 else PUBLIC}:
                    for words in words_of(table.scene(audience)):
                        check.say(words.key, words.args)
        check.passes()

    def test_every_rule_that_the_game_names_can_be_read(self) -> None:
        """In every language in which the game has a rulebook; there is one in English."""
        game = self.game()
        for code in languages():
            try:
                ids = Rulebook(game.id, code).ids
            except NoRulebook:
                assert code != ENGLISH, "there is no rulebook: write rules/en.md beside the game's code"
                continue
            for rule in rules_named(game):
                assert rule in ids, f"{rule} is not in the {code} rulebook: add “- **{rule}** …” to it"


class Check:
    """Says messages in every language of a game, each once, and collects what is wrong with them."""

    def __init__(self, game: Game, names: list[str]) -> None:
        texts = folder(game.id) / "text"
        written = [code for code in languages() if code == ENGLISH or (texts / f"{code}.ftl").is_file()]
        self.languages = [Language(code, game) for code in written]
        self.names = names
        self.wrong: dict[str, None] = {}  # in the order in which it was found
        self._said: set[str] = set()

    def say(self, key: str, args: Args) -> None:
        """A message must exist, have all its arguments, and show no secret by its placeholder."""
        if f"{key} {args}" in self._said:
            return
        self._said.add(f"{key} {args}")
        for language in self.languages:
            if not language.has(key):
                self._note(language, f"{key} is missing; it is given {', '.join(args) or 'nothing'}")
                continue
            text, problems = language.attempt(key, args, self.names)
            for problem in problems:
                self._note(language, f"{problem}; it is given {', '.join(args) or 'nothing'}")
            if not text.strip():
                self._note(language, f"{key} is empty")
            secret = next((name for name, value in args.items() if value is None), "")
            if secret and HIDDEN in text:
                self._note(language, f"{key} must say something else where ${secret} is “{HIDDEN}”")

    def _note(self, language: Language, what: str) -> None:
        self.wrong[f"text/{language.code}.ftl: {what}"] = None

    def passes(self) -> None:
        """Fail with everything that was found, nothing else."""
        if self.wrong:
            pytest.fail("\n".join(["these messages are missing or wrong:", *self.wrong]), pytrace=False)


def asked(table: Table) -> Iterator[tuple[str, Args]]:
    """What a decision says to those it asks and to the others, and why some moves are refused."""
    if table.over:
        return
    decision = table.decision()
    yield f"prompt-{decision.kind}", decision.args
    yield f"waiting-{decision.kind}", {"seat": table.waiting[0]}
    for seat in table.waiting:
        for option in table.decision(seat).options:
            yield f"move-{option.kind}", option.args
            for name, amount in option.effects.items():
                yield f"resource-{name}", {"sign": "+", "amount": abs(amount)}
        for action in some_actions(table):
            refusal = table.why_not(seat, action)
            if isinstance(refusal, Refusal):
                yield f"refusal-{refusal.key}", refusal.args_
    _, reason, args = table.hint(table.waiting[0], table.seq)
    yield f"reason-{reason}", args


def told(table: Table, seat: int) -> Iterator[tuple[str, Args]]:
    """The log as everybody reads it, and as one seat does."""
    for audience in {PUBLIC, max(seat, PUBLIC)}:
        for event in table.events(audience):
            for name, value in event.args.items():
                here = name not in SEAT or value is None or value in range(table.players)
                assert here, f"{event}: there is no seat {value}; are the event's fields in their order?"
            yield f"event-{event.name}", event.args


def counted(table: Table) -> Iterator[tuple[str, Args]]:
    """The lines of the score, and what belongs to a player."""
    for line in table.breakdown(0):
        yield f"score-{line.category}", {}
    for name in table.game.belongings(table.state, 0):
        yield f"resource-{name}", {"sign": "", "amount": 1}


def rules_named(game: Game) -> list[str]:
    """The rules of its own that a game gives for moves, steps and events."""
    named = {family.rule for family in game.space.families} | {
        rule for kind in game.event_kinds for rule in kind.rules
    }
    named |= {line.rule for line in game.table(game.counts[0], seed=1).breakdown(0)}
    return sorted(rule for rule in named if rule.startswith(f"{game.rule_prefix}-"))


def words_of(value: Any) -> Iterator[Words]:
    """Every message that a scene, or a part of it, names."""
    if isinstance(value, Words):
        yield value
    elif isinstance(value, list):
        for member in value:
            yield from words_of(member)
    elif hasattr(value, "__dataclass_fields__"):
        for name in value.__dataclass_fields__:
            yield from words_of(getattr(value, name))
