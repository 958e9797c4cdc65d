"""Emira in the terminal: princesses, the offer and the auction, the sheiks, and the viewer's secrets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from caravanserai.cli.boards.board import ALL, DrawnBoard
from caravanserai.cli.boards.emira_tables import Tables
from caravanserai.games.emira.view import board as boards
from caravanserai.games.emira.view import view as views
from caravanserai.kernel.journal import SeenEvent
from caravanserai.kernel.view.frame import Decision, Option

_AUCTION: Final = ("bid", "voluntary_bid", "act")
_UNTOLD: Final = ("status_offered", "token_offered", "piece_offered", "event_put_back", "scored")
_BIDS_LISTED: Final = 6


class EmiraBoard(DrawnBoard[boards.EmiraBoard, views.EmiraView]):
    """The table of Emira."""

    legend = "cli-legend-emira"
    outdated_by = ("turn_began",)

    def _tables(self, seen: views.EmiraView) -> Tables:
        return Tables(self.language, self.fixed, seen, self.mark)

    # --- what is drawn -----------------------------------------------------------------------------

    def whole(self, audience: int, width: int) -> RenderableType:
        seen = self._seen(audience)
        tables = self._tables(seen)
        parts: list[RenderableType] = [self._header(seen)]
        if seen.in_play or seen.coming or seen.undecided:
            parts.append(self._panel("term-princesses", tables.princesses()))
        parts.append(self._offer(audience, tables, tables.supply()))
        parts.append(self._panel("word-players", self._sheiks(seen, tables)))
        seats = range(self.table.players) if audience == ALL else [audience] if audience >= 0 else []
        for seat in seats:
            parts.append(self._secrets(seat))
        return Group(*parts)

    def part(self, audience: int, width: int, decision: Decision) -> RenderableType | None:
        """In an auction, the princesses, the offer and the sheiks; otherwise the viewer's secrets."""
        if decision.kind not in _AUCTION:
            return self._secrets(audience)
        seen = self._seen(audience)
        tables = self._tables(seen)
        parts: list[RenderableType] = []
        if seen.in_play or seen.coming or seen.undecided:
            parts.append(self._panel("term-princesses", tables.princesses()))
        parts += [
            self._offer(audience, tables),
            self._panel("word-players", tables.sheiks(self._heads(seen))),
        ]
        return Group(*parts)

    def _header(self, seen: views.EmiraView) -> RenderableType:
        say = self.language.say
        game = "term-advanced_game" if seen.advanced else "term-base_game"
        line = Text.assemble(
            (self.table.game.title, "bold"), f" · {say(game)}", (f" · {say('term-turn')} {seen.turn}", "bold")
        )
        if seen.phase in self.fixed.phases:
            line.append(f" · {self.language.name('phase', seen.phase)}")
        line.append(f" · {say('term-starting_player')} ").append_text(self.mark(seen.starting_player))
        goal = next(goal for goal in self.fixed.goals if goal.players == self.table.players)
        wins = say("cli-emira-goal", {"fewest": goal.fewest, "most": goal.most})
        lines = [line, Text(wins, "dim")]
        if seen.in_force:
            played = ", ".join(self.language.name("event", event) for event in seen.in_force)
            lines.append(Text(f"{say('cli-emira-in_force')} {played}", "yellow"))
        return Group(*lines)

    def _offer(self, audience: int, tables: Tables, *more: Text) -> Panel:
        auction = tables.auction()
        lines = [*([auction] if auction else []), tables.offer(audience), *more]
        return self._panel("term-on_offer", Group(*lines))

    def _sheiks(self, seen: views.EmiraView, tables: Tables) -> RenderableType:
        rows = Grid.grid(padding=(0, 1))
        for player in seen.players:
            rows.add_row(self.mark(player.seat), tables.possessions(player))
        return Group(tables.sheiks(self._heads(seen)), Text(), rows)

    def _heads(self, seen: views.EmiraView) -> list[Text]:
        """The players above their columns, marking those who are asked and those who have acted."""
        heads: list[Text] = []
        for player in seen.players:
            head = self.player(player.seat)
            if not self.table.over and not self.table.decision().sealed and player.seat in self.table.waiting:
                head.append(" ◀", "bold")
            heads.append(head)
        return heads

    def _secrets(self, seat: int) -> RenderableType:
        """What only the player knows: gold, objective and event cards."""
        seen = self._seen(seat)
        player = seen.players[seat]
        gold = self.language.say("amount-gold", {"gold": player.gold or 0})
        return Group(Text.assemble(self.player(seat), "  ", (gold, "bold")), *self._tables(seen).hand(player))

    # --- options -----------------------------------------------------------------------------------

    def worth_a_number(self, options: Sequence[Option]) -> list[Option]:
        """If there are very many bids, the lowest; all others can be typed."""
        bids = [option for option in options if option.kind == "bid"]
        return [option for option in options if option not in bids[_BIDS_LISTED:]]

    def remark(self, decision: Decision) -> str:
        """How to bid more than the bids listed."""
        bids = [option.args["gold"] for option in decision.options if option.kind == "bid"]
        if len(bids) <= _BIDS_LISTED:
            return ""
        bounds = {"least": bids[0], "most": bids[-1], "example": bids[_BIDS_LISTED]}
        said = [self.language.say("cli-emira-any_bid", bounds)]
        if decision.kind == "bid":
            said.append(self.language.say("cli-emira-bid_order", bounds))
        return " ".join(said)

    def note(self, option: Option, audience: int) -> Text:
        """What an event card does, the resulting order of the cards, or a princess's ability."""
        tables = self._tables(self._seen(audience))
        event = option.args.get("event")
        if isinstance(event, str):
            return Text(self.language.say(f"event-{event}-effect"), "dim")
        if option.kind == "arrange":
            names = [self._looked_at(card) for card in tables.seen.looking]
            return Text(", ".join(names[int(place) - 1] for place in str(option.args["order"])), "dim")
        princess = option.args.get("princess")
        return tables.card(princess) if isinstance(princess, str) else Text()

    def _looked_at(self, card: str) -> str:
        return self.language.name("status" if card.startswith("status_") else "princess", card)

    # --- the log -----------------------------------------------------------------------------------

    def is_worth_telling(self, event: SeenEvent) -> bool:
        """The board shows what is on offer, and the end shows the scores."""
        if event.name in _UNTOLD:
            return False
        return event.name != "event_dealt" or event.args["event"] is not None
