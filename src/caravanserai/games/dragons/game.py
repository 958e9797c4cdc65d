"""Aladdin's Dragons as a box on the shelf."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, cast

from caravanserai.games.dragons import orders
from caravanserai.games.dragons.actions import SPACE, WINDOW_RULE
from caravanserai.games.dragons.advice.advice import DragonsAdvice
from caravanserai.games.dragons.events import EVENTS
from caravanserai.games.dragons.observation import observe
from caravanserai.games.dragons.parts import ARTIFACTS, BASIC, LAMP, MAGIC, PARTS, SPELLS, Parts
from caravanserai.games.dragons.rules import STEPS, ending, flow
from caravanserai.games.dragons.state import (
    ARTIFACT_TILES,
    GUARDS,
    SPELL_CARDS,
    TREASURE_CARDS,
    Dragons,
    Switches,
)
from caravanserai.kernel.actions import Family
from caravanserai.kernel.chance import Chance
from caravanserai.kernel.game import MEDIUM, Document, Game, OptionKind, Options, ScoreLine
from caravanserai.kernel.observation import Sheet
from caravanserai.kernel.pile import NOBODY, Pile, audience_bit
from caravanserai.kernel.refusal import Refusal
from caravanserai.kernel.state import State
from caravanserai.kernel.step import Step
from caravanserai.kernel.view.scene import Scene

RULES_VERSION: Final = 2
RANDOM: Final = "random"


class DragonsGame(Game):
    """Aladdin's Dragons for three to five players, with or without magic."""

    def __init__(self, parts: Parts) -> None:
        seats = list(range(max(parts.counts)))
        leftovers = "stay" if parts.leftovers_stay else "return_to_bank"
        super().__init__(
            "dragons",
            "Aladdin's Dragons",
            "DRA",
            RULES_VERSION,
            parts.counts.copy(),
            [
                OptionKind("variant", [BASIC, MAGIC], BASIC, "DRA-SETUP.9", variant=True),
                OptionKind("start_player", [RANDOM, *seats], RANDOM, "DRA-RULING.2", seats=True),
                OptionKind("leftovers", ["return_to_bank", "stay"], leftovers, "DRA-RULING.4"),
            ],
            SPACE,
            EVENTS.kinds,
            DragonsAdvice(str(Path(__file__).parent)),
            orders.ORDER_KINDS,
            minutes=(60, 90),
            weight=MEDIUM,
        )
        self.parts = parts

    def set_up(self, players: int, options: Options, chance: Chance) -> State:
        """Stacks, decks and guards ready, the camel with the start player (DRA-SETUP.1-14)."""
        s = self._blank(players, options, chance)
        chosen = options["start_player"]
        s.start = chosen if isinstance(chosen, int) else chance.below(players)
        s.deck = Pile.of(list(range(len(s.cards))), NOBODY, TREASURE_CARDS)
        s.deck.shuffle(chance, TREASURE_CARDS)
        s.guards = Pile.of(self.parts.guards, NOBODY, GUARDS)
        if s.magic:
            self._set_up_magic(s, players)
        else:
            self._deal_artifacts(s, self.parts.artifact_copies, BASIC)
        return s

    def _set_up_magic(self, s: Dragons, players: int) -> None:
        """A Lamp for everybody, the other artifacts in the stacks, spells in a deck (DRA-SETUP.11-14)."""
        setup = self.parts.setup(MAGIC, players)
        copies = [int(setup.copies)] * len(ARTIFACTS)
        copies[LAMP] -= setup.lamps_dealt
        for player in s.players:
            player.change_artifact(LAMP, 1)
        self._deal_artifacts(s, copies, MAGIC)
        s.spell_deck = Pile.of(list(range(len(SPELLS))), NOBODY, SPELL_CARDS)
        s.spell_deck.shuffle(s.chance, SPELL_CARDS)

    def _deal_artifacts(self, s: Dragons, copies: list[int], variant: str) -> None:
        """A face-down stack above each room in use, the rest aside unseen (DRA-SETUP.9, .13)."""
        height = self.parts.setup(variant, s.players_count).stack_height
        for artifact, count in enumerate(copies):
            for _ in range(count):
                s.aside.put(artifact, NOBODY, ARTIFACT_TILES)
        s.aside.shuffle(s.chance, ARTIFACT_TILES)
        for stack in s.stacks:
            for _ in range(height):
                s.aside.move_top(stack)

    def _blank(self, players: int, options: Options, chance: Chance) -> Dragons:
        switches = Switches(leftovers_stay=options["leftovers"] == "stay")
        return Dragons.at_start(self.parts, players, str(options["variant"]), switches, chance, STEPS)

    def begin(self, state: State) -> None:
        state.push(flow.CHOOSE_TREASURES)

    def not_now(self, state: State, step: Step[Any], family: Family) -> Refusal:
        """Magic has its windows, and no place in the basic game at all (DRA-PRIO.15, DRA-SETUP.10)."""
        if family.rule != WINDOW_RULE:
            return super().not_now(state, step, family)
        if not cast(Dragons, state).magic:
            return Refusal("DRA-SETUP.10", "no_magic")
        return Refusal(WINDOW_RULE, "no_window_now", {"when": family.name})

    def observe(self, state: State, seat: int, sheet: Sheet) -> None:
        observe(cast(Dragons, state), sheet)

    def parts_carried(self) -> dict[str, str]:
        seats = dict.fromkeys(("seat", "second", "asked_from", "caster"), "seat")
        return {**seats, "asked": "seats", "used": "set", "kept": "set"}

    # documents and structs stay interpreted: they are loaded when first asked for

    def to_position(self, state: State) -> Document:
        from caravanserai.games.dragons.position.write import to_position

        return to_position(cast(Dragons, state))

    def from_position(self, players: int, options: Options, document: Any, chance: Chance) -> State:
        from caravanserai.games.dragons.position.read import read

        s = self._blank(players, options, chance)
        chosen = options["start_player"]
        s.start = chosen if isinstance(chosen, int) else 0
        read(s, document, chance)
        return s

    def view(self, state: State, audience: int) -> Any:
        from caravanserai.games.dragons.view.view import view

        return view(cast(Dragons, state), audience)

    def board(self) -> Any:
        from caravanserai.games.dragons.view.board import board

        return board(self.parts)

    def belongings(self, state: State, seat: int) -> dict[str, int]:
        """Units of each kind, artifacts, spells and tokens behind the screen."""
        player = cast(Dragons, state).players[seat]
        counts: dict[str, int] = {kind: player.treasures[at] for at, kind in enumerate(self.parts.kinds)}
        counts["artifacts"] = player.artifact_count()
        counts["spells"] = player.spells.size()
        counts["tokens"] = player.behind
        return counts

    def scene(self, state: State, audience: int) -> Scene:
        from caravanserai.games.dragons.view.scene import scene

        return scene(cast(Dragons, state), audience)

    def targets(self, state: State, seat: int, action: int) -> list[str]:
        from caravanserai.games.dragons.view.targets import targets

        return targets(cast(Dragons, state), seat, action)

    def meant(self, state: State, seat: int, target: str) -> str:
        from caravanserai.games.dragons.view.targets import meant

        return meant(cast(Dragons, state), target) or super().meant(state, seat, target)

    def breakdown(self, state: State, seat: int, audience: int) -> list[ScoreLine]:
        """Artifacts by type as far as the audience knows them; in the basic game types do not matter."""
        s = cast(Dragons, state)
        player = s.players[seat]
        if not s.magic:
            return [ScoreLine("artifacts", player.artifact_count(), "DRA-END.2")]
        counts = player.artifacts.copy()
        hidden = 0
        for artifact in player.secret.known_to(audience_bit(audience)):
            if artifact < 0:
                hidden += 1
            else:
                counts[artifact] += 1
        lines = [ScoreLine(name, counts[artifact], "DRA-END.2") for artifact, name in enumerate(ARTIFACTS)]
        return [*lines, ScoreLine("unknown", hidden, "DRA-INFO.5")]

    def ranks(self, state: State) -> list[int]:
        """Artifacts, then in the magic game Scrolls (DRA-END.2-4, .7)."""
        return ending.ranks(cast(Dragons, state))

    def follow(self, state: State, seat: int, orders_: Options) -> int:
        return orders.follow(cast(Dragons, state), seat, orders_)

    def moment(self, state: State, seat: int, order: str) -> int:
        return orders.moment(cast(Dragons, state), order)


GAME: Final = DragonsGame(PARTS)
