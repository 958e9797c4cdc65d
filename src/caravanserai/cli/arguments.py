"""Converts command-line text into what the table needs."""

from __future__ import annotations

import argparse
import ipaddress
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from caravanserai.bots.players import MODEL, Bot
from caravanserai.cli.problems import Problem, check_count, find_bot
from caravanserai.kernel.game import Game, OptionKind, Options, OrderKind
from caravanserai.kernel.refusal import Value
from caravanserai.language import Language

YOU: Final = "you"
USUAL_BOT: Final = "merchant"
USUAL_PLAYERS: Final = 4
# Names of computer players. They are always used in the nominative, so no language has to inflect them.
BOT_NAMES: Final = ["Soraya", "Rostam", "Parvin", "Bahram", "Laleh", "Kaveh", "Shirin", "Farhad"]
_TRUE: Final = ("true", "yes", "on")
_MANY: Final = 20
_WEEK: Final = 7 * 24 * 60  # minutes
_DIGITS: Final = 1000  # more digits than any meaningful number has here
_FALSE: Final = ("false", "no", "off")


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits in a seat: a person, or the bot that plays it."""

    name: str
    bot: Bot | None

    @property
    def spec(self) -> str:
        return YOU if self.bot is None else self.bot.name


def whole_number(low: int, high: int = 2**63 - 1) -> Callable[[str], int]:
    """An argparse type: a whole number within bounds."""

    def parse(text: str) -> int:
        digits = text.strip().removeprefix("-")
        if not (digits.isascii() and digits.isdecimal() and len(digits) <= _DIGITS):
            raise argparse.ArgumentTypeError(f"{text!r} is not a whole number")
        number = int(text)
        if not low <= number <= high:
            fitting = f"from {low} to {high}" if high < 2**63 - 1 else f"of at least {low}"
            raise argparse.ArgumentTypeError(f"expected a whole number {fitting}, not {number}")
        return number

    return parse


def network(text: str) -> str:
    """An argparse type: an IP address or network."""
    try:
        return str(ipaddress.ip_network(text, strict=False))
    except ValueError:
        raise argparse.ArgumentTypeError(
            f"{text!r} is not an IP address or a network such as 10.0.0.0/8"
        ) from None


def positive_seconds(text: str) -> float:
    """An argparse type: a duration in seconds."""
    try:
        seconds = float(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of seconds") from None
    if not 0 < seconds <= 3600:
        raise argparse.ArgumentTypeError(f"expected more than 0 and at most 3600 seconds, not {text}")
    return seconds


def positive_minutes(text: str) -> float:
    """An argparse type: a duration in minutes, up to a week."""
    try:
        minutes = float(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of minutes") from None
    if not 0 < minutes <= _WEEK:
        raise argparse.ArgumentTypeError(f"expected more than 0 and at most {_WEEK} minutes, not {text}")
    return minutes


def read_options(game: Game, given: list[str]) -> Options:
    """The table options given as name=value."""
    chosen: Options = {}
    for text in given:
        name, equals, value = text.partition("=")
        kind = next((kind for kind in game.option_kinds if kind.name == name.strip()), None)
        if not equals or not name:
            raise Problem("cli-option_form", {"text": text})
        if kind is None:
            known = ", ".join(kind.name for kind in game.option_kinds)
            raise Problem("cli-unknown_option", {"name": name, "game": game.title, "known": known})
        chosen[kind.name] = read_value(kind, value.strip().casefold())
    return chosen


def read_value(kind: OptionKind | OrderKind, text: str) -> Value:
    """The value of an option or standing order, as typed."""
    for value in kind.values:
        if isinstance(value, bool):
            if text in (_TRUE if value else _FALSE):
                return value
        elif text == str(value).casefold():
            return value
    raise Problem("cli-option_value", {"name": kind.name, "text": text, "values": option_values(kind)})


def option_values(kind: OptionKind | OrderKind) -> str:
    """The values an option can take, as typed; if there are very many, the first and the last."""
    values = [typed(value) for value in kind.values]
    return ", ".join(values if len(values) <= _MANY else [*values[:3], "…", values[-1]])


def typed(value: Value) -> str:
    """An option's value as it is typed."""
    return str(value).lower()


def read_seats(game: Game, language: Language, players: int | None, given: str | None) -> list[Seat]:
    """Who sits where: as given, or a person in the first seat and computers in the others."""
    if given is None:
        usual = USUAL_PLAYERS if USUAL_PLAYERS in game.counts else game.counts[-1]
        count = check_count(game, players if players is not None else usual)
        specs = [YOU] + [USUAL_BOT] * (count - 1)
    else:
        specs = [spec.strip() for spec in given.split(",")]
        if players is not None and players != len(specs):
            raise Problem("cli-seats_mismatch", {"players": players, "given": len(specs)})
        check_count(game, len(specs))
    bot_names = iter(BOT_NAMES)
    return [_seat(language, number, spec, bot_names) for number, spec in enumerate(specs, 1)]


def _seat(language: Language, number: int, spec: str, bot_names: Iterator[str]) -> Seat:
    if spec.startswith(MODEL):
        return Seat(next(bot_names), find_bot(spec))
    kind, _, name = spec.partition(":")
    if kind.casefold() == YOU:
        return Seat(name.strip() or language.say("seat-number", {"number": number}), None)
    return Seat(name.strip() or next(bot_names), find_bot(kind))
