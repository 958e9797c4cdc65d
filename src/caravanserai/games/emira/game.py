"""Emira as a box on the shelf."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, cast

from caravanserai.games.emira import actions, events, orders
from caravanserai.games.emira.advice.advice import EmiraAdvice
from caravanserai.games.emira.observation import observe
from caravanserai.games.emira.parts import PARTS, Parts
from caravanserai.games.emira.rules import STEPS, ending, flow, setup
from caravanserai.games.emira.state import Emira, Switches
from caravanserai.kernel import data
from caravanserai.kernel.chance import Chance
from caravanserai.kernel.game import HEAVY, Document, Game, OptionKind, Options, ScoreLine
from caravanserai.kernel.observation import Sheet
from caravanserai.kernel.pile import audience_bit
from caravanserai.kernel.state import State
from caravanserai.kernel.view.scene import Scene

RULES_VERSION: Final = 2
BASE: Final = "base"
ADVANCED: Final = "advanced"


class EmiraGame(Game):
    """Emira for three to five players, by the base or the advanced rules."""

    def __init__(self, parts: Parts) -> None:
        rules = OptionKind("rules", [BASE, ADVANCED], BASE, "EMI-ADV.1", variant=True)
        switches = data.switches(parts.rulings, {"chosen_on_honeymoon": "EMI-RULING.9"})
        super().__init__(
            "emira",
            "Emira",
            "EMI",
            RULES_VERSION,
            parts.counts.copy(),
            [rules, *switches],
            actions.SPACE,
            events.EVENTS.kinds,
            EmiraAdvice(str(Path(__file__).parent)),
            orders.KINDS,
            minutes=(75, 120),
            weight=HEAVY,
        )
        self.parts = parts

    def set_up(self, players: int, options: Options, chance: Chance) -> State:
        """Every sheik with his board, every deck shuffled, three event cards each (EMI-SETUP.1-14)."""
        s = self._blank(players, options, chance)
        setup.draw_sheiks(s, chance)
        for seat in range(players):
            setup.give_start(s, seat)
        setup.lay_out_status(s, chance)
        setup.deal_objectives(s, chance)
        setup.deal_events(s, chance)
        setup.lay_out_princesses(s, chance)
        return s

    def _blank(self, players: int, options: Options, chance: Chance) -> Emira:
        switches = Switches(bool(options["chosen_on_honeymoon"]))
        return Emira.at_start(self.parts, switches, options["rules"] == ADVANCED, players, chance, STEPS)

    def begin(self, state: State) -> None:
        """All keep one event card, then the first turn begins (EMI-SETUP.10)."""
        setup.tell(cast(Emira, state))
        state.push(flow.KEEP_EVENT)

    def observe(self, state: State, seat: int, sheet: Sheet) -> None:
        observe(cast(Emira, state), sheet)

    def to_position(self, state: State) -> Document:
        from caravanserai.games.emira.position.write import to_position  # documents stay interpreted too

        return to_position(cast(Emira, state))

    def from_position(self, players: int, options: Options, document: Any, chance: Chance) -> State:
        from caravanserai.games.emira.position.read import read  # as above

        s = self._blank(players, options, chance)
        read(s, document, chance)
        return s

    def view(self, state: State, audience: int) -> Any:
        from caravanserai.games.emira.view.view import (
            view,  # structs stay interpreted; loaded when first shown
        )

        return view(cast(Emira, state), audience)

    def board(self) -> Any:
        from caravanserai.games.emira.view.board import board  # as above

        return board(self.parts)

    def belongings(self, state: State, seat: int) -> dict[str, int]:
        """What a player can count before him."""
        s = cast(Emira, state)
        player = s.players[seat]
        return {
            "gold": player.gold,
            "camels": player.camels,
            "appearance": player.appearance(s.parts),
            "status": player.status_points(s.parts),
            "sections": player.sections,
            "palace_track": player.track,
            "capacity": player.capacity(s.parts),
            "princesses": len(player.residents),
            "cards": player.hand.size(),
            "income": player.income(s.parts),
            "upkeep": player.upkeep(s.parts),
        }

    def scene(self, state: State, audience: int) -> Scene:
        from caravanserai.games.emira.view.scene import scene

        return scene(cast(Emira, state), audience)

    def targets(self, state: State, seat: int, action: int) -> list[str]:
        from caravanserai.games.emira.view.targets import targets  # as above

        return targets(cast(Emira, state), seat, self.space.move(action))

    def meant(self, state: State, seat: int, target: str) -> str:
        from caravanserai.games.emira.view.targets import meant

        return meant(cast(Emira, state), target)

    def breakdown(self, state: State, seat: int, audience: int) -> list[ScoreLine]:
        """Princesses are public; whether they cover a secret objective is its owner's affair (EMI-ADV.7)."""
        s = cast(Emira, state)
        player = s.players[seat]
        lines = [ScoreLine("princesses", len(player.residents) * s.parts.score_princess, "EMI-ADV.7")]
        if player.objective.is_known(0, audience_bit(audience)):
            covered = player.talents_missing(s.parts) == 0
            lines.append(ScoreLine("talents", s.parts.score_talents if covered else 0, "EMI-ADV.7"))
        return lines

    def ranks(self, state: State) -> list[int]:
        """The winners, then the others by score, achievements and gold (EMI-WIN.3, EMI-ADV.7, .8)."""
        return ending.places(cast(Emira, state))

    def follow(self, state: State, seat: int, wishes: Options) -> int:
        return orders.follow(cast(Emira, state), seat, wishes)

    def moment(self, state: State, seat: int, order: str) -> int:
        return orders.moment(cast(Emira, state))


GAME: Final = EmiraGame(PARTS)
