"""Four Gates as a box on the shelf."""

from __future__ import annotations

from typing import Final, cast

from caravanserai.games.gates import rules
from caravanserai.games.gates.advice import GatesAdvice
from caravanserai.games.gates.state import CAMELS, HAND, Gates
from caravanserai.kernel.bits import bit
from caravanserai.kernel.chance import Chance
from caravanserai.kernel.game import LIGHT, Options
from caravanserai.kernel.pile import NOBODY, Pile
from caravanserai.kernel.plain import PlainGame
from caravanserai.kernel.state import State
from caravanserai.kernel.view.scene import Scene

RULES_VERSION: Final = 1
_LOT: Final = 1


class GatesGame(PlainGame):
    """Four Gates for two to six players."""

    def __init__(self) -> None:
        super().__init__(
            "gates",
            "Four Gates",
            "GAT",
            RULES_VERSION,
            [2, 3, 4, 5, 6],
            [],
            rules.SPACE,
            rules.EVENTS.kinds,
            GatesAdvice(),
            minutes=(10, 15),
            weight=LIGHT,
        )

    def set_up(self, players: int, options: Options, chance: Chance) -> State:
        """Camels shuffled, four for each player, and a price beyond each gate (GAT-SETUP.1-4)."""
        s = Gates(players, chance, rules.STEPS)
        s.deck = Pile.of(list(range(CAMELS)), NOBODY, _LOT)
        s.deck.shuffle(chance, _LOT)
        for _ in range(HAND):
            for seat in range(players):
                s.draw(s.deck, s.hands[seat], bit(seat))
        for gate in range(s.gates()):
            rules.roll(s, gate)
        return s

    def begin(self, state: State) -> None:
        s = cast(Gates, state)
        for gate in range(s.gates()):
            s.note(rules.PRICE, gate, s.prices[gate])
        s.push(rules.SEND_CAMEL)

    def check(self, state: State) -> None:
        from caravanserai.games.gates.position import check

        check(cast(Gates, state))

    def scene(self, state: State, audience: int) -> Scene:
        from caravanserai.games.gates.scene import scene

        return scene(cast(Gates, state), audience)

    def targets(self, state: State, seat: int, action: int) -> list[str]:
        return [f"{name}:{value}" for name, value in self.space.move(action).args.items()]

    def belongings(self, state: State, seat: int) -> dict[str, int]:
        s = cast(Gates, state)
        return {"coins": s.coins[seat], "camels": int(s.hands[seat].size())}

    def ranks(self, state: State) -> list[int]:
        return rules.places(cast(Gates, state))


GAME: Final = GatesGame()
