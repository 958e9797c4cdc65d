"""Sources of randomness: fair for people, fast for simulation, scripted for tests and replays."""

from __future__ import annotations

import hashlib
import hmac
from typing import Final

from mypy_extensions import i64, mypyc_attr

# L'Ecuyer's combined generator: two 31-bit streams whose products fit in 64 bits, so that compiled
# and interpreted code draw exactly the same numbers.
_FIRST_MODULUS: Final[i64] = 2147483563
_SECOND_MODULUS: Final[i64] = 2147483399
_SPREAD: Final[i64] = 2654435761
_SECOND_SPREAD: Final[i64] = 1597334677


class ScriptExhausted(Exception):
    """A scripted game needed one more chance outcome than the script holds."""


class ScriptMismatch(Exception):
    """A script dictates an outcome that is impossible."""


@mypyc_attr(acyclic=True)
class Chance:
    """A source of whole numbers. Subclasses implement `below`; everything else is built on it."""

    def __init__(self) -> None:
        self.drawn: i64 = 0  # how many numbers have been drawn: the kernel uses it to bar undo

    def below(self, count: i64) -> i64:
        """A number from 0 to count - 1, all equally likely."""
        raise NotImplementedError

    def clone(self) -> Chance:
        """A generator that will draw the same numbers as this one."""
        raise NotImplementedError

    def dice(self, count: i64) -> list[int]:
        """Several six-sided dice, rolled one after another."""
        return [self.below(6) + 1 for _ in range(count)]

    def shuffle(self, items: list[int]) -> None:
        """Put the items in a random order, in place."""
        last: i64 = len(items) - 1
        while last > 0:
            other = self.below(last + 1)
            held = items[last]
            items[last] = items[other]
            items[other] = held
            last -= 1


@mypyc_attr(acyclic=True)
class Fast(Chance):
    """A small, fast generator for simulation and search."""

    first: i64
    second: i64

    def __init__(self, seed: int, like: Fast | None = None) -> None:
        """A generator with this seed, or one that has drawn as much as another and goes on like it."""
        if like is not None:
            self.drawn = like.drawn
            self.first = like.first
            self.second = like.second
            return
        self.drawn = 0
        # Multiplying by unrelated large numbers keeps neighbouring seeds from drawing similar numbers.
        mixed: i64 = seed % 1000000007
        self.first = (mixed * _SPREAD) % (_FIRST_MODULUS - 1) + 1
        self.second = (mixed * _SECOND_SPREAD + 12345) % (_SECOND_MODULUS - 1) + 1

    def below(self, count: i64) -> i64:
        self.drawn += 1
        first = self.first * 40014 % _FIRST_MODULUS
        second = self.second * 40692 % _SECOND_MODULUS
        self.first = first
        self.second = second
        mixed = first - second
        if mixed < 1:
            mixed += _FIRST_MODULUS - 1
        return mixed % count

    def dice(self, count: i64) -> list[int]:
        # Draws the same numbers as `below`, without a call for each.
        self.drawn += count
        first = self.first
        second = self.second
        faces: list[int] = []
        left = count
        while left > 0:  # compiled, `for _ in range(count)` makes an object for each number
            left -= 1
            first = first * 40014 % _FIRST_MODULUS
            second = second * 40692 % _SECOND_MODULUS
            mixed = first - second
            if mixed < 1:
                mixed += _FIRST_MODULUS - 1
            faces.append(mixed % 6 + 1)
        self.first = first
        self.second = second
        return faces

    def clone(self) -> Chance:
        return Fast(0, self)


@mypyc_attr(acyclic=True)
class Extreme(Chance):
    """Always the lowest outcome, or always the highest: for what must hold whatever is drawn."""

    def __init__(self, highest: bool) -> None:
        super().__init__()
        self.highest = highest

    def below(self, count: i64) -> i64:
        self.drawn += 1
        return count - 1 if self.highest else 0

    def clone(self) -> Chance:
        twin = Extreme(self.highest)
        twin.drawn = self.drawn
        return twin


@mypyc_attr(acyclic=True)
class Fair(Chance):
    """A cryptographic stream from a seed that is committed to before play and revealed afterwards."""

    def __init__(self, seed: bytes) -> None:
        super().__init__()
        self.seed = seed
        self.outcomes: list[int] = []
        self._block = 0
        self._words: list[int] = []

    def below(self, count: i64) -> i64:
        self.drawn += 1
        bound = int(count)
        # Numbers beyond the last full multiple are discarded, so that all outcomes are equally likely.
        limit = (1 << 64) // bound * bound
        word = self._word()
        while word >= limit:
            word = self._word()
        outcome = word % bound
        self.outcomes.append(outcome)
        return outcome

    def _word(self) -> int:
        if not self._words:
            digest = hmac.new(self.seed, self._block.to_bytes(8, "big"), hashlib.sha256).digest()
            self._words = [int.from_bytes(digest[at : at + 8], "big") for at in (24, 16, 8, 0)]
            self._block += 1
        return self._words.pop()

    def clone(self) -> Chance:
        twin = Fair(self.seed)
        twin.drawn = self.drawn
        twin.outcomes = self.outcomes.copy()
        twin._block = self._block
        twin._words = self._words.copy()
        return twin


@mypyc_attr(acyclic=True)
class Script(Chance):
    """Outcomes dictated by the caller, then (if given) those of another source."""

    def __init__(self, outcomes: list[int], then: Chance | None = None) -> None:
        super().__init__()
        self.outcomes = outcomes.copy()
        self.then = then

    def below(self, count: i64) -> i64:
        position = self.drawn
        if position < len(self.outcomes):
            outcome = self.outcomes[position]
            if outcome < 0 or outcome >= int(count):
                raise ScriptMismatch(f"outcome {position + 1} is {outcome}, not one of 0 to {count - 1}")
        elif self.then is not None:
            outcome = self.then.below(count)
            self.outcomes.append(outcome)
        else:
            raise ScriptExhausted(f"the script ends after {len(self.outcomes)} outcomes")
        self.drawn += 1
        return outcome

    def go_on(self, outcomes: list[int], then: Chance | None) -> None:
        """Dictate these outcomes, following what has been drawn so far."""
        self.outcomes += outcomes
        self.then = then

    def clone(self) -> Chance:
        twin = Script(self.outcomes, None if self.then is None else self.then.clone())
        twin.drawn = self.drawn
        return twin


def commitment(seed: bytes) -> str:
    """The fingerprint of a seed that a table shows before the first move."""
    return hashlib.sha256(b"caravanserai seed\n" + seed).hexdigest()
