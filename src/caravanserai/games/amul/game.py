"""Āmul as a box on the shelf."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, cast

from caravanserai.games.amul.actions import SPACE
from caravanserai.games.amul.advice.advice import AmulAdvice
from caravanserai.games.amul.counts import count
from caravanserai.games.amul.events import EVENTS
from caravanserai.games.amul.observation import observe
from caravanserai.games.amul.parts import MARKET, PARTS, SYMBOLS, Parts
from caravanserai.games.amul.rules import STEPS, ending, flow
from caravanserai.games.amul.rules.counting import Areas, areas_of
from caravanserai.games.amul.rules.round import deal
from caravanserai.games.amul.rules.scoring import rows, total
from caravanserai.games.amul.state import THE_DECK, Amul, Switches
from caravanserai.kernel.chance import Chance
from caravanserai.kernel.data import switches
from caravanserai.kernel.game import LIGHT, Document, Game, OptionKind, Options, ScoreLine
from caravanserai.kernel.observation import Sheet
from caravanserai.kernel.pile import NOBODY, Pile
from caravanserai.kernel.refusal import Value
from caravanserai.kernel.state import State
from caravanserai.kernel.view.scene import Scene

RULES_VERSION: Final = 1
_SWITCH_RULES: Final[dict[str, str]] = {
    "own_offer_may_be_taken_back": "AMU-RULING.4",
    "vagabond_chain_triggers": "AMU-RULING.7",
    "thief_on_table_resolves_at_end": "AMU-RULING.8",
    "trader_multiple_sets": "AMU-RULING.10",
    "majority_requires_symbol": "AMU-RULING.12",
    "tiebreak_uses_letters": "AMU-RULING.13",
}
# Whoever gains a card has had their turn, so this ruling never changed a game (AMU-RULING.5).
_RETIRED: Final = ["military_order_fixed_during_step"]
# the standard game has no Tea; the variant recommends as many cards as players (AMU-TEA.1)
NO_TEA: Final = "none"
TEA_BY_PLAYERS: Final = "players"
# the rule that each row of the score pad follows
_ROW_RULES: Final[dict[str, str]] = {"bazaar": "AMU-TRADER.5"}


class AmulGame(Game):
    """Āmul for three to eight players, with or without Tea."""

    def __init__(self, parts: Parts) -> None:
        amounts: list[Value] = [str(amount) for amount in parts.tea_cards]
        tea = OptionKind("tea", [NO_TEA, TEA_BY_PLAYERS, *amounts], NO_TEA, "AMU-TEA.1", variant=True)
        super().__init__(
            "amul",
            "Āmul",
            "AMU",
            RULES_VERSION,
            parts.counts.copy(),
            [tea, *switches(parts.rulings, _SWITCH_RULES)],
            SPACE,
            EVENTS.kinds,
            AmulAdvice(str(Path(__file__).parent)),
            minutes=(30, 60),
            weight=LIGHT,
            retired_options=_RETIRED,
        )
        self.parts = parts

    def set_up(self, players: int, options: Options, chance: Chance) -> State:
        """The displays laid out, the deck shuffled, five cards each (AMU-SETUP.1-8)."""
        s = self._blank(players, options, chance)
        s.starting = chance.below(players)
        s.first_pick = s.starting
        s.deck = Pile.of(self.parts.cards_for(players, MARKET, s.tea), NOBODY, THE_DECK)
        s.deck.shuffle(chance, THE_DECK)
        return s

    def _blank(self, players: int, options: Options, chance: Chance) -> Amul:
        tea = self.tea_cards(players, options)
        return Amul.at_start(self.parts, players, tea, Switches(options), chance, STEPS)

    def tea_cards(self, players: int, options: Options) -> int:
        """How many Tea cards are shuffled in (AMU-TEA.1)."""
        chosen = options["tea"]
        if chosen == NO_TEA:
            return 0
        return self.parts.recommended_tea[players] if chosen == TEA_BY_PLAYERS else int(chosen)

    def begin(self, state: State) -> None:
        """The first five cards, then the first round (AMU-SETUP.7)."""
        s = cast(Amul, state)
        for _ in range(self.parts.starting_hand):
            for seat in range(s.players_count):
                deal(s, seat)
        s.push(flow.REPLENISH)

    def observe(self, state: State, seat: int, sheet: Sheet) -> None:
        observe(cast(Amul, state), sheet)

    # Documents and structs stay interpreted and are loaded when first needed.

    def to_position(self, state: State) -> Document:
        from caravanserai.games.amul.position.write import to_position

        return to_position(cast(Amul, state))

    def from_position(self, players: int, options: Options, document: Document, chance: Chance) -> State:
        from caravanserai.games.amul.position.read import read

        s = self._blank(players, options, chance)
        read(s, document, chance)
        return s

    def view(self, state: State, audience: int) -> Any:
        from caravanserai.games.amul.view.view import view

        return view(cast(Amul, state), audience)

    def board(self) -> Any:
        from caravanserai.games.amul.view.board import board

        return board(self.parts)

    def scene(self, state: State, audience: int) -> Scene:
        from caravanserai.games.amul.view.scene import scene

        return scene(cast(Amul, state), audience)

    def targets(self, state: State, seat: int, action: int) -> list[str]:
        from caravanserai.games.amul.view.targets import targets

        return targets(cast(Amul, state), seat, action)

    def meant(self, state: State, seat: int, target: str) -> str:
        from caravanserai.games.amul.view.targets import meant

        return meant(cast(Amul, state), target)

    def belongings(self, state: State, seat: int) -> dict[str, int]:
        """Cards, symbols and points in play; not what hands add at the end, which no move decides."""
        s = cast(Amul, state)
        own = areas_of(s).by_seat[seat]
        for card in s.players[seat].laid_down():
            own.add(s.parts.face(card), -1)
        counts: dict[str, int] = {"cards": sum(own.faces)}
        for symbol, name in enumerate(SYMBOLS):
            counts[name] = own.symbols[symbol]
        counts["points"] = s.scores()[seat] - _added_by_hands(s, seat)
        return counts

    def breakdown(self, state: State, seat: int, audience: int) -> list[ScoreLine]:
        """The rows of the score pad: play areas are public, so every audience gets all (AMU-SCORE.1)."""
        s = cast(Amul, state)
        points = rows(areas_of(s), seat)
        lines = [
            ScoreLine(style, points[index], _ROW_RULES.get(style, "AMU-SCORE.2"))
            for index, style in enumerate(s.parts.styles)
        ]
        for index, symbol in enumerate(s.parts.majorities):
            row = points[len(s.parts.styles) + index]
            lines.append(ScoreLine(f"{SYMBOLS[symbol]}_majority", row, "AMU-MAJ.2"))
        return lines

    def ranks(self, state: State) -> list[int]:
        """Each seat's place, with the game's own way to break ties (AMU-WIN.1-4)."""
        s = cast(Amul, state)
        return ending.places(s, s.scores())


def _added_by_hands(s: Amul, seat: int) -> int:
    """By how much the seat's score changed when all hands were laid down (AMU-END.1).

    What a card is worth depends on the others, so this is found from the areas as they lay then: cards taken
    since count with all that lies there now.
    """
    if all(player.laid == 0 for player in s.players):
        return 0
    before = [player.area[: player.laid_from] for player in s.players]
    after = [player.area[: player.laid_from + player.laid] for player in s.players]
    return _points_with(s, after, seat) - _points_with(s, before, seat)


def _points_with(s: Amul, areas: list[list[int]], seat: int) -> int:
    """A seat's points if these cards were in play."""
    return total(Areas(s.parts, s.switches, [count(s.parts, cards) for cards in areas]), seat)


GAME: Final = AmulGame(PARTS)
