"""Yspahan as a box on the shelf."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, cast

from caravanserai.games.yspahan.actions import SPACE
from caravanserai.games.yspahan.advice.advice import YspahanAdvice
from caravanserai.games.yspahan.events import EVENTS
from caravanserai.games.yspahan.observation import observe
from caravanserai.games.yspahan.parts import PARTS, Parts
from caravanserai.games.yspahan.rules import STEPS, city, flow
from caravanserai.games.yspahan.state import Switches, Yspahan
from caravanserai.kernel.bits import count_bits
from caravanserai.kernel.chance import Chance
from caravanserai.kernel.data import switches
from caravanserai.kernel.game import LIGHT, Document, Game, OptionKind, Options, ScoreLine
from caravanserai.kernel.observation import Sheet
from caravanserai.kernel.pile import NOBODY, Pile
from caravanserai.kernel.state import State
from caravanserai.kernel.view.scene import Scene

RULES_VERSION: Final = 2
_SWITCHES: Final[dict[str, str]] = {
    "build_cards_stack": "YSP-RULING.14",
    "build_card_before_dice_action": "YSP-RULING.13",
    "cards_before_roll": "YSP-RULING.9",
    "must_place_all_cubes": "YSP-RULING.6",
}
# the first player is drawn, or chosen when the table is set up (YSP-RULING.2)
ANY_FIRST: Final = "random"


class YspahanGame(Game):
    """Yspahan for three and four players, and by the official leaflet for two."""

    def __init__(self, parts: Parts) -> None:
        first = OptionKind("first_player", [ANY_FIRST, 0, 1, 2, 3], ANY_FIRST, "YSP-RULING.2", seats=True)
        super().__init__(
            "yspahan",
            "Yspahan",
            "YSP",
            RULES_VERSION,
            [2, 3, 4],
            [first, *switches(parts.options, _SWITCHES)],
            SPACE,
            EVENTS.kinds,
            YspahanAdvice(str(Path(__file__).parent)),
            minutes=(45, 60),
            weight=LIGHT,
            good_first_game=True,
        )
        self.parts = parts

    def set_up(self, players: int, options: Options, chance: Chance) -> State:
        """Two Gold each, the Supervisor in the centre, the deck shuffled (YSP-SETUP.1-5)."""
        s = Yspahan.at_start(self.parts, Switches(options), players, chance, STEPS)
        first = options["first_player"]
        s.first = first if isinstance(first, int) else chance.below(players)
        deck = [card for card, copies in enumerate(self.parts.copies) for _ in range(copies)]
        s.deck = Pile.of(deck, NOBODY, 0)
        s.deck.shuffle(chance, s.lots)
        return s

    def begin(self, state: State) -> None:
        state.push(flow.BEGIN_DAY)

    def observe(self, state: State, seat: int, sheet: Sheet) -> None:
        observe(cast(Yspahan, state), sheet)

    # What people see and what documents say stays interpreted; it is loaded when it is first asked for.

    def to_position(self, state: State) -> Document:
        from caravanserai.games.yspahan.position.write import write

        return write(cast(Yspahan, state))

    def from_position(self, players: int, options: Options, document: Any, chance: Chance) -> State:
        from caravanserai.games.yspahan.position.read import read

        s = Yspahan.at_start(self.parts, Switches(options), players, chance, STEPS)
        first = options["first_player"]
        s.first = first if isinstance(first, int) else 0
        read(s, document)
        return s

    def view(self, state: State, audience: int) -> Any:
        from caravanserai.games.yspahan.view.view import view

        return view(cast(Yspahan, state), audience)

    def board(self) -> Any:
        from caravanserai.games.yspahan.view.board import board

        return board(self.parts)

    def belongings(self, state: State, seat: int) -> dict[str, int]:
        """What a player has, with the goods in the shops and those about to be placed there."""
        s = cast(Yspahan, state)
        player = s.players[seat]
        return {
            "gold": player.gold,
            "camels": player.camels,
            "cards": player.hand.size(),
            "goods": count_bits(player.goods) + city.goods_to_place(s, seat),
            "points": player.score(),
        }

    def scene(self, state: State, audience: int) -> Scene:
        from caravanserai.games.yspahan.view.scene import scene

        return scene(cast(Yspahan, state), audience)

    def targets(self, state: State, seat: int, action: int) -> list[str]:
        args = self.space.move(action).args
        return [f"{name}:{value}" for name, value in args.items() if isinstance(value, str)]

    def meant(self, state: State, seat: int, target: str) -> str:
        name, _, card = target.partition(":")
        return f"play {card}" if name == "card" else super().meant(state, seat, target)

    def breakdown(self, state: State, seat: int, audience: int) -> list[ScoreLine]:
        player = cast(Yspahan, state).players[seat]
        return [
            ScoreLine("souks", player.souk_points, "YSP-WEEK.2"),
            ScoreLine("bazaar", player.bazaar_points, "YSP-BLD.5"),
            ScoreLine("placement", player.placement_points, "YSP-CAR.2"),
            ScoreLine("caravan", player.caravan_points, "YSP-CAR.3"),
            ScoreLine("buildings", player.building_points, "YSP-BUILD.4"),
            ScoreLine("cards", player.card_points, "YSP-CARD.8"),
        ]


GAME: Final = YspahanGame(PARTS)
