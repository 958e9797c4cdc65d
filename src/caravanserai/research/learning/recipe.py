"""What is trained and how: everything that decides a run's course."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field, replace
from typing import Any, Final

from caravanserai.kernel.game import Options
from caravanserai.research.learning.ppo import Pace

# what may be changed by name
NUMBERS: Final = ("hidden", "games", "steps", "block", "decay", "rate", "entropy", "past")


class WrongRecipe(ValueError):
    """A number that a recipe does not have, or that cannot be."""


@dataclass(frozen=True)
class Recipe:
    """Equal recipes give equal networks after as many iterations (with the same NumPy and processor).

    A run goes on in blocks: at the end of each it is saved, its network joins the earlier selves it plays
    against, and all games begin anew, from seeds that depend on nothing but the recipe and the block.
    """

    game: str
    players: int
    options: Options = field(default_factory=dict)
    seed: int = 1
    hidden: int = 128
    games: int = 128  # at once
    steps: int = 256  # decisions in each game between two updates
    block: int = 10  # iterations
    decay: float = 0.95  # GAE's lambda
    rate: float = 0.001  # of learning, at first
    entropy: float = 0.02  # the bonus for keeping an open mind, at first
    past: int = 8  # earlier selves to play against

    def changed(self, text: str) -> Recipe:
        """The recipe with another number, given as `hidden=256`."""
        name, _, value = (part.strip() for part in text.partition("="))
        if name not in NUMBERS:
            raise WrongRecipe(f"{name!r} is not one of {', '.join(NUMBERS)}")
        try:
            number = type(getattr(self, name))(value)
        except ValueError:
            raise WrongRecipe(f"{name} cannot be {value!r}") from None
        if not 0 < number < float("inf"):
            raise WrongRecipe(f"{name} must be more than 0, not {value}")
        return replace(self, **{name: number})

    def pace(self, iteration: int) -> Pace:
        """Bold at first; it slows down with the iterations, not the clock, so that runs can be repeated."""
        return Pace(
            rate=self.rate / (1 + iteration / 50) ** 0.5,
            entropy=self.entropy / (1 + iteration / 60),
        )

    def deal(self, block: int) -> int:
        """The first seed of the games of a block."""
        return self.seed * 1_000_000_000 + block * 1_000_000

    def document(self) -> dict[str, Any]:
        return asdict(self)
