"""Aladdin's Dragons in the terminal: caves, city and palace, the players, and the viewer's own screen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from caravanserai.cli.boards.board import ALL, Chart, DrawnBoard
from caravanserai.cli.boards.dragons_spaces import Spaces
from caravanserai.games.dragons.view import board as boards
from caravanserai.games.dragons.view import view as views
from caravanserai.kernel.journal import SeenEvent
from caravanserai.kernel.view.frame import Decision, Option

WIDE: Final = 116
_RIGHT: Final = 50  # the width of the players' panel beside the board
_MOVING: Final = ("second_chance", "teleport")
_UNTOLD: Final = ("card_turned_up", "cave_filled", "guard_posted", "artifact_turned_up", "scored")
_PLAYS: Final = ("cast", "use_", "parasite_")


class DragonsBoard(DrawnBoard[boards.DragonsBoard, views.DragonsView]):
    """The table of Aladdin's Dragons."""

    legend = "cli-legend-dragons"
    outdated_by = ("round_began",)

    def _spaces(self, seen: views.DragonsView) -> Spaces:
        return Spaces(self.language, self.fixed, seen, self.mark)

    # --- what is drawn -----------------------------------------------------------------------------

    def whole(self, audience: int, width: int) -> RenderableType:
        seen = self._seen(audience)
        areas = self._areas(seen)
        players = self._players(seen, width)
        middle: RenderableType = Group(areas, players)
        if width >= WIDE:
            beside = Grid.grid(padding=0)
            beside.add_column(width=width - _RIGHT)
            beside.add_column(width=_RIGHT)
            beside.add_row(areas, players)
            middle = beside
        seats = range(self.table.players) if audience == ALL else [audience] if audience >= 0 else []
        return Group(self._header(seen), middle, *(self._screen(seat) for seat in seats))

    def part(self, audience: int, width: int, decision: Decision) -> RenderableType | None:
        """For a player who knows the board: what is behind the screen, and in a window what lies where."""
        if decision.kind != "respond":
            return self._screen(audience)
        seen = self._seen(audience)
        return Group(self._areas(seen), *self._in_force(seen), self._screen(audience))

    def _header(self, seen: views.DragonsView) -> RenderableType:
        say = self.language.say
        line = Text.assemble(
            (self.table.game.title, "bold"), (f" · {say('term-round')} {seen.round}", "bold")
        )
        line.append(f" · {say('term-camel')} ").append_text(self.mark(seen.start_player))
        order = Text(" ").join(self.mark(seat) for seat in seen.sequence)
        line.append(f" · {say('term-sequence_order')} ").append_text(order)
        line.append(f" · {say('term-treasure_deck')} {seen.treasure_deck}")
        if seen.variant == "magic":
            line.append(f" · {say('term-spell_deck')} {seen.spell_deck}")
        bank = Text.assemble((f"{say('term-bank')}: ", "dim"), self._units(seen.bank))
        return Group(line, bank, *self._in_force(seen))

    def _in_force(self, seen: views.DragonsView) -> list[Text]:
        """Lasting spells, and what was played and is still to take effect."""
        spell = self.language.name
        lines: list[Text] = []
        if seen.spy is not None:
            lines.append(Text.assemble(self.mark(seen.spy), " ", spell("spell", "spy", "quoted")))
        if seen.swapped_from is not None:
            lines.append(Text(f"9 ↔ 1 {spell('spell', 'last_first', 'quoted')}"))
        if seen.smuggler is not None and seen.smuggled:
            spaces = ", ".join(spell("space", space) for space in seen.smuggled)
            quoted = spell("spell", "smuggler", "quoted")
            lines.append(Text.assemble(self.mark(seen.smuggler), f" {quoted} {spaces}"))
        for play in seen.plays:
            what = spell("spell", play.spell, "quoted") if play.spell else ""
            if play.artifact:
                what = f"{what} {spell('artifact', play.artifact)}".strip()
            aims = [spell("space", play.space)] if play.space else []
            aims += [spell("spell", play.target, "quoted")] if play.target else []
            aim = f" → {', '.join(aims)}" if aims else ""
            lines.append(Text.assemble(("… ", "bold"), self.mark(play.seat), f" {what}{aim}"))
        return lines

    def _areas(self, seen: views.DragonsView) -> Group:
        spaces = self._spaces(seen)
        areas = dict.fromkeys(spaces.area[space.space] for space in seen.spaces)
        return Group(*(self._panel(f"area-{area}", spaces.rows(area)) for area in areas))

    def _players(self, seen: views.DragonsView, width: int) -> Panel:
        """One line each: tokens behind the screen, artifacts, spells and what the round brought."""
        say = self.language.say
        rows = Grid(box=None, padding=(0, 1), pad_edge=False, header_style="dim")
        rows.add_column("")
        rows.add_column(say("term-tokens"), justify="right")
        rows.add_column(say("term-artifacts"))
        if seen.variant == "magic":
            rows.add_column(say("term-spells"), justify="right")
        for player in seen.players:
            name = self.player(player.seat)
            if self.players and width < WIDE:
                name.append(f" {self.players[player.seat]}", "dim")
            if self._is_awaited(player.seat):
                name.append(" ◀", "bold")
            cells: list[RenderableType] = [name, str(player.behind), self._artifacts(player)]
            if seen.variant == "magic":
                cells.append(str(len(player.spells)))
            rows.add_row(*cells)
        return self._panel("word-players", rows)

    def _is_awaited(self, seat: int) -> bool:
        return not self.table.over and not self.table.decision().sealed and seat in self.table.waiting

    def _artifacts(self, player: views.PlayerView) -> Text:
        """How many, and in the magic game which; a lit Lamp, used artifacts and access to the palace."""
        text = Text(str(player.artifact_count), "bold")
        names = [f"{self.language.name('artifact', one)}{_times(n)}" for one, n in player.artifacts.items()]
        unknown = player.artifact_count - sum(player.artifacts.values())
        if player.artifacts and unknown:
            names.append(f"?{_times(unknown)}")
        if names:
            text.append(f" {', '.join(names)}")
        say = self.language.say
        flags = [say("term-lit")] if player.lit else []
        if player.used:
            used = ", ".join(self.language.name("artifact", artifact) for artifact in player.used)
            flags.append(f"{say('term-used')}: {used}")
        flags += [self.language.name("space", "djinn")] if player.djinn else []
        flags += [say("term-admitted")] if player.admitted else []
        return text.append(f" · {' · '.join(flags)}", "green") if flags else text

    def _screen(self, seat: int) -> RenderableType:
        """What is behind a screen: tokens, treasures, and spells with their effects."""
        seen = self._seen(seat)
        player = seen.players[seat]
        tokens = " ".join(str(value) for value in player.screen) or "–"
        line = Text.assemble(self.player(seat), "  ", (f"{self.language.say('term-tokens')} ", "dim"))
        line.append(tokens, "bold").append("   ").append_text(self._units(player.treasures or {}))
        spells = [
            Text.assemble(
                "  ",
                (self.language.name("spell", spell), "bold cyan"),
                (f"  {self.language.say(f'spell-{spell}-effect')}", "dim"),
            )
            for spell in player.spells
            if spell is not None
        ]
        return Group(line, *spells)

    def _units(self, units: Mapping[str, int]) -> Text:
        """Treasures of each kind, repeated as often as there are."""
        parts = [
            Text(self.language.say("amount-kind", {"units": count, "kind": kind}))
            for kind, count in units.items()
            if count
        ]
        return Text(" · ", "dim").join(parts) if parts else Text("–", "dim")

    # --- options -----------------------------------------------------------------------------------

    def charts(self, options: Sequence[Option], audience: int, notation: bool) -> list[Chart]:
        """Placing tokens and moving them with spells: too many options for a list."""
        spaces = self._spaces(self._seen(audience))
        if any(option.kind == "place" for option in options):
            return [spaces.placing(options, notation)]
        moving = {option.args["spell"] for option in options if option.kind.startswith("cast_move_")}
        return [spaces.moving(spell, options) for spell in _MOVING if spell in moving]

    def heading(self, option: Option) -> str:
        """In a window, spells and artifacts are listed under separate headings."""
        if option.kind.startswith(_PLAYS):
            return self.language.say("term-spells" if self._is_spell(option) else "term-artifacts")
        return ""

    def label(self, option: Option) -> str:
        """A choice of three starting treasures is labelled by the mix alone, because there are many."""
        if option.kind == "choose":
            return self.language.name("mix", str(option.args["mix"]))
        return super().label(option)

    def amounts_said(self, option: Option) -> dict[str, int]:
        """Treasures are counted by kind, or all named."""
        kind, units, mix = (option.args.get(name) for name in ("kind", "units", "mix"))
        if isinstance(mix, str):
            return Counter(mix.split("_"))
        if isinstance(kind, str) and isinstance(units, int):
            return {kind: units}
        return super().amounts_said(option)

    @staticmethod
    def _is_spell(option: Option) -> bool:
        return not option.kind.startswith("use_")

    def note(self, option: Option, audience: int) -> Text:
        """Where a piece that would be removed lies, and what a spell or artifact on offer does."""
        spaces = self._spaces(self._seen(audience))
        piece = spaces.piece_of(option)
        if piece in spaces.where:
            return spaces.place_of(piece)
        if option.kind == "keep_spell":
            return Text(self.language.say(f"spell-{option.args['spell']}-effect"), "dim")
        if option.kind == "pick":
            return Text(self.language.say(f"artifact-{option.args['artifact']}-effect"), "dim")
        return Text()

    def goes_without_asking(self, decision: Decision) -> bool:
        """If there is nothing to choose: nobody else sees how fast the answer comes (DRA-RULING.51)."""
        return len(decision.options) == 1

    # --- the log -----------------------------------------------------------------------------------

    def is_worth_telling(self, event: SeenEvent) -> bool:
        """The board shows what the vizier lays out, and the end shows the scores."""
        return event.name not in _UNTOLD


def _times(count: int) -> str:
    return f" ×{count}" if count > 1 else ""
