"""Yspahan as a box on the shelf."""

from __future__ import annotations

from typing import Any, Final, cast

from caravanserai.games.yspahan import actions, events, position
from caravanserai.games.yspahan.advice import YspahanAdvice
from caravanserai.games.yspahan.parts import PARTS, Parts, check_names
from caravanserai.games.yspahan.rules import STEPS, flow
from caravanserai.games.yspahan.state import Yspahan
from caravanserai.kernel.chance import Chance
from caravanserai.kernel.game import Document, Game, OptionKind, Options, ScoreLine
from caravanserai.kernel.pile import NOBODY
from caravanserai.kernel.state import State

RULES_VERSION: Final = 2
_SWITCH_RULES: Final[dict[str, str]] = {
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
        check_names("options", list(parts.options), list(_SWITCH_RULES))
        switches = [
            OptionKind(name, [False, True], parts.options[name], rule) for name, rule in _SWITCH_RULES.items()
        ]
        first = OptionKind("first_player", [ANY_FIRST, 0, 1, 2, 3], ANY_FIRST, "YSP-RULING.2", seats=True)
        super().__init__(
            "yspahan",
            "Yspahan",
            "YSP",
            RULES_VERSION,
            [2, 3, 4],
            [first, *switches],
            actions.SPACE,
            events.KINDS,
            YspahanAdvice(),
            minutes=(45, 60),
        )
        self.parts = parts

    def set_up(self, players: int, options: Options, chance: Chance) -> State:
        """Two Gold each, the Supervisor in the centre, the deck shuffled (YSP-SETUP.1-5)."""
        s = self._blank(players, options, chance)
        first = options["first_player"]
        s.first = first if isinstance(first, int) else chance.below(players)
        for card, copies in enumerate(self.parts.copies):
            for _ in range(copies):
                s.deck.put(card, NOBODY, 0)
        s.deck.shuffle(chance, 1)
        return s

    def _blank(self, players: int, options: Options, chance: Chance) -> Yspahan:
        s = Yspahan.at_start(self.parts, players, chance, STEPS)
        s.build_cards_stack = bool(options["build_cards_stack"])
        s.build_card_before_dice_action = bool(options["build_card_before_dice_action"])
        s.cards_before_roll = bool(options["cards_before_roll"])
        s.must_place_all_cubes = bool(options["must_place_all_cubes"])
        return s

    def begin(self, state: State) -> None:
        state.push(flow.BEGIN_DAY)

    def to_position(self, state: State) -> Document:
        return position.to_position(cast(Yspahan, state))

    def from_position(self, players: int, options: Options, document: Any, chance: Chance) -> State:
        s = self._blank(players, options, chance)
        first = options["first_player"]
        s.first = first if isinstance(first, int) else 0
        position.read(s, document, chance)
        return s

    def view(self, state: State, audience: int) -> Any:
        from caravanserai.games.yspahan.view import view  # structs stay interpreted; loaded when first shown

        return view(cast(Yspahan, state), audience)

    def board(self) -> Any:
        from caravanserai.games.yspahan.board import board  # as above

        return board(self.parts)

    def belongings(self, state: State, seat: int) -> dict[str, int]:
        player = cast(Yspahan, state).players[seat]
        return {
            "gold": player.gold,
            "camels": player.camels,
            "cards": len(player.hand.slots),
            "points": player.score(),
        }

    def targets(self, state: State, seat: int, action: int) -> list[str]:
        args = self.space.move(action).args
        return [f"{name}:{value}" for name, value in args.items() if isinstance(value, str)]

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
