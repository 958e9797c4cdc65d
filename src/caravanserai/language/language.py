"""One language for one game: keys and arguments in, sentences out.

How arguments are rendered (the page does the same with the same files):

====================  ============================================================================
`seat`, `owner`,      a seat number: the player's name unchanged
`winner`
`seats`, `winners`    a list of seat numbers: the names, joined as the language joins them
a list of words       `cards`: each rendered as `card`, joined as the language joins them
a list of numbers     its members separated by spaces; `$dice-listed` joins them as the language does
a number              the number, so that messages can choose their plural
None                  a secret: the word "hidden", so that messages can select on it
a fault               its reason, as part of the sentence
any other word        argument `x` with the word `v`: the message `x-v` if there is one (`card-exchange`)
a shop                `shop` with `chest_pink_3`: the message `shop`, with `$souk` rendered and `$number` 3
a word without any    the word itself (the road space `W4`)
message
====================  ============================================================================

A rendered word brings its other forms along: if `building-hoist` has the attribute `.the`, the sentence may
use `$building-the`. Each language gives its names the forms that its own sentences need: articles, cases,
quotes. A list of words brings along the forms that all of them have (`$cards-quoted`), and every list its
length: `$winners-count`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from caravanserai.kernel.actions import Move
from caravanserai.kernel.game import Game
from caravanserai.kernel.journal import SeenEvent
from caravanserai.kernel.refusal import Fault, Refusal, Value
from caravanserai.kernel.view.frame import EventFrame, Option
from caravanserai.language.texts import ENGLISH, load

Argument = Value | Sequence[Value] | Fault | None

SEAT = frozenset({"seat", "owner", "winner"})
SEATS = frozenset({"seats", "winners"})
HIDDEN = "hidden"
ANY_STEP = "any"
MINUS = "−"


class Language:
    """The texts of one game in one language, or the shared texts if no game is named.

    >>> from caravanserai import game
    >>> french = Language("fr", game("yspahan"))
    >>> french.say("event-souk_completed", {"seat": 0, "souk": "chest_pink"}, ["Anna", "Bob"])
    'Anna complète le souk rose du Coffre.'
    """

    def __init__(self, code: str, game: Game | None = None) -> None:
        self.code = code
        self.game = game
        self._texts = load(code, None if game is None else game.id)
        self._english = None if code == ENGLISH else Language(ENGLISH, game)

    def has(self, key: str) -> bool:
        """Whether this language itself has the message."""
        return self._texts.has(key)

    def say(self, key: str, args: Mapping[str, Argument] | None = None, names: Sequence[str] = ()) -> str:
        """A message with its arguments; in English if this language lacks it, otherwise the bare key."""
        return self.attempt(key, args, names)[0]

    def attempt(
        self, key: str, args: Mapping[str, Argument] | None = None, names: Sequence[str] = ()
    ) -> tuple[str, list[str]]:
        """Like `say`, but also returns what went wrong: a missing message or argument."""
        if self.has(key):
            return self._texts.say(key, self._spoken(args or {}, names))
        missing = f"{key}: no message in {self.code}"
        if self._english is None:
            return key, [missing]
        text, problems = self._english.attempt(key, args, names)
        return text, [missing, *problems]

    # --- arguments ---------------------------------------------------------------------------------

    def _spoken(self, args: Mapping[str, Argument], names: Sequence[str]) -> dict[str, str | int]:
        """The arguments as messages take them, by the rules above."""
        spoken: dict[str, str | int] = {}
        for name, value in args.items():
            if value is None:
                spoken[name] = HIDDEN
            elif isinstance(value, Fault):
                spoken[name] = self.fault(value)
            elif isinstance(value, str):
                spoken.update(self._word(name, value))
            elif isinstance(value, int):
                spoken[name] = self._player(value, names) if name in SEAT else value
            else:
                spoken.update(self._list(name, value, names))
                spoken[f"{name}-count"] = len(value)
        return spoken

    def _word(self, name: str, value: str) -> dict[str, str | int]:
        """A word and its forms: `$souk` and `$souk-the`."""
        key = f"{name}-{value}"
        inner: dict[str, str | int] = {}
        if not self.has(key):
            souk, _, number = value.rpartition("_")
            if name == "shop" and number.isdigit() and self.has(name):
                key = name
                inner = {"number": int(number), **self._word("souk", souk)}
            else:
                return {name: value} if self._english is None else self._english._word(name, value)
        forms = {f"{name}-{form}": text for form, text in self._texts.forms(key, inner).items()}
        return {name: self._texts.say(key, inner)[0], **forms}

    def _list(self, name: str, values: Sequence[Value], names: Sequence[str]) -> dict[str, str | int]:
        """Players and words joined as the language joins them, numbers separated by spaces."""
        if name in SEATS:
            people = [self._player(value, names) if isinstance(value, int) else value for value in values]
            return {name: self.join(people)}
        words = [value for value in values if isinstance(value, str)]
        if len(words) < len(values):
            numbers = [str(value) for value in values]
            return {name: " ".join(numbers), f"{name}-listed": self.join(numbers)}
        kind = self._kind_of(name, words)
        spoken = [self._word(kind, word) for word in words]
        forms = [form for form in spoken[0] if all(form in each for each in spoken)] if spoken else [kind]
        return {
            name + form.removeprefix(kind): self.join([str(each[form]) for each in spoken]) for form in forms
        }

    def _kind_of(self, name: str, words: Sequence[str]) -> str:
        """The name for one member of a list: the plural without its ending, if such words have names."""
        kinds = (name, name.removesuffix("s"), name.removesuffix("es"))
        known = (kind for kind in kinds if any(self._has_somehow(f"{kind}-{word}") for word in words))
        return next(known, name)

    def _has_somehow(self, key: str) -> bool:
        """Whether there is such a message, if only in English."""
        return self.has(key) or (self._english is not None and self._english.has(key))

    def _player(self, seat: int, names: Sequence[str]) -> str:
        return names[seat] if 0 <= seat < len(names) else self.say("seat-number", {"number": seat + 1})

    def join(self, parts: Sequence[str]) -> str:
        """Names in a row, as the language writes them: Anna, Bob and Cleo."""
        if not parts:
            return ""
        joined = parts[0]
        for index, part in enumerate(parts[1:], start=2):
            key = "list-pair" if index == len(parts) else "list-comma"
            joined = self.say(key, {"left": joined, "right": part})
        return joined

    # --- what readers ask for ------------------------------------------------------------------------

    def name(self, kind: str, value: str, form: str | None = None) -> str:
        """The name of a thing: `name("souk", "chest_pink")`, or another form of it."""
        spoken = self._word(kind, value)
        return str(spoken.get(kind if form is None else f"{kind}-{form}", value))

    def event(self, event: SeenEvent | EventFrame, names: Sequence[str]) -> str:
        """A line of the log."""
        return self.say(f"event-{event.name}", event.args, names)

    def refusal(self, refusal: Refusal, names: Sequence[str] = ()) -> str:
        """Why a move was refused and, if the game says so, when it is possible."""
        why = self.say(f"refusal-{refusal.key}", refusal.args_, names)
        when = f"when-{refusal.args_.get('when')}"
        return f"{why} {self.say(when)}" if self._has_somehow(when) else why

    def fault(self, fault: Fault) -> str:
        """Why a record, an option or a game was not accepted, as a part of a sentence."""
        return self.say(f"fault-{fault.key}", fault.args_)

    def move(self, move: Move | Option, names: Sequence[str] = ()) -> str:
        """The label of a move; a move that is not an option of a step gets its general label."""
        return self.say(f"move-{move.kind}", {"step": ANY_STEP, **move.args}, names)

    def prompt(
        self,
        step: str,
        mine: bool,
        player: str = "",
        args: Mapping[str, Argument] | None = None,
        names: Sequence[str] = (),
    ) -> str:
        """What the reader is asked, or whom the table is waiting for; `args` describe the decision."""
        if mine:
            return self.say(f"prompt-{step}", args or {}, names)
        return self.say(f"waiting-{step}", {"seat": 0}, [player])

    def reason(self, key: str, args: Mapping[str, Argument], names: Sequence[str] = ()) -> str:
        """The hint's reason."""
        return self.say(f"reason-{key}", args, names)

    def score(self, category: str) -> str:
        """The name of a score line."""
        return self.say(f"score-{category}")

    def effect(self, resource: str, amount: int) -> str:
        """An effect of a move in brief: +3 Camels."""
        sign = MINUS if amount < 0 else "+"
        return self.say(f"resource-{resource}", {"sign": sign, "amount": abs(amount)})

    def option(self, name: str) -> str:
        """The name of a table option."""
        return self.say(f"option-{name}")

    def option_help(self, name: str) -> str:
        """What a table option changes."""
        return self.say(f"option-{name}-help")

    def option_value(self, name: str, value: Value) -> str:
        """A table option's value: its own word, yes or no, a seat or a number."""
        if isinstance(value, str):
            return self.say(f"option-{name}-{value}")
        if isinstance(value, bool):
            return self.say("yes" if value else "no")
        if self._is_seat(name):
            return self.say("seat-number", {"number": value + 1})
        return str(value)

    def order(self, name: str) -> str:
        """The name of a standing order."""
        return self.say(f"order-{name}")

    def order_help(self, name: str) -> str:
        """What the table does for a seat that gives this order."""
        return self.say(f"order-{name}-help")

    def order_value(self, name: str, value: Value) -> str:
        """A standing order's value: its own word, yes or no, or a number."""
        if isinstance(value, str):
            return self.say(f"order-{name}-{value}")
        return self.say("yes" if value else "no") if isinstance(value, bool) else str(value)

    def _is_seat(self, option: str) -> bool:
        return self.game is not None and any(
            kind.seats for kind in self.game.option_kinds if kind.name == option
        )
