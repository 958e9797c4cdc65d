"""Āmul in the terminal: the three displays, the players with their play areas, and the viewer's hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from caravanserai.cli.boards.amul_cards import Cards
from caravanserai.cli.boards.board import ALL, DrawnBoard
from caravanserai.games.amul.view import board as boards
from caravanserai.games.amul.view import view as views
from caravanserai.kernel.journal import SeenEvent
from caravanserai.kernel.view.frame import Decision, Option

WIDE: Final = 116


class AmulBoard(DrawnBoard[boards.AmulBoard, views.AmulView]):
    """The table of Āmul."""

    legend = "cli-legend-amul"
    outdated_by = ("card_played", "card_thrown_away", "card_taken", "card_laid_down")

    def _cards(self, seen: views.AmulView) -> Cards:
        return Cards(self.language, self.fixed, seen)

    # --- what is drawn -----------------------------------------------------------------------------

    def whole(self, audience: int, width: int) -> RenderableType:
        seen = self._seen(audience)
        cards = self._cards(seen)
        palace = self._panel("term-palace", cards.in_a_row(seen.palace))
        bazaar = self._panel("term-bazaar", cards.in_a_row(seen.bazaar))
        displays: RenderableType = Group(palace, bazaar)
        if width >= WIDE:
            beside = Grid.grid(padding=0, expand=True)
            beside.add_column(ratio=1)
            beside.add_column(ratio=1)
            beside.add_row(palace, bazaar)
            displays = beside
        parts: list[RenderableType] = [self._header(seen), displays]
        if seen.market:
            parts.append(self._market(seen, cards))
        parts.append(self._players(seen, width >= WIDE))
        if any(player.area for player in seen.players):
            parts.append(self._areas(seen, cards, audience))
        return Group(*parts, *self._hands(audience))

    def part(self, audience: int, width: int, decision: Decision) -> RenderableType | None:
        seen = self._seen(audience)
        cards = self._cards(seen)
        if decision.kind == "pick_card":
            return Group(self._market(seen, cards), self._hand_in_a_row(seen, cards, audience))
        if decision.kind == "take_card":
            return self._areas(seen, cards, audience, [audience])
        return Group(*self._hands(audience))

    def _header(self, seen: views.AmulView) -> Text:
        say = self.language.say
        line = Text.assemble(
            (self.table.game.title, "bold"),
            (f" · {say('term-round')} {seen.round}/{self.fixed.rounds}", "bold"),
        )
        line.append(f" · {say('term-first_pick')} ").append_text(self.mark(seen.first_pick))
        if seen.military:
            line.append(f" · {say('term-military_order')}")
        return line.append(f" · {say('term-deck')} {seen.deck}")

    def _market(self, seen: views.AmulView, cards: Cards) -> Panel:
        """The cards with who offered them, and the order in which they will be picked."""
        offers = {one.number: self.mark(one.offered_by) for one in seen.market if one.offered_by is not None}
        rows = cards.rows([one.number for one in seen.market], offers or None)
        decision = self.table.decision()
        if decision.kind != "pick_card":
            return self._panel("term-market", rows)
        order = Text(f"{self.language.say('term-step_pick')}: ")
        for seat in seen.order:
            order.append_text(self.mark(seat)).append("◀ " if seat in decision.seats else " ", "bold")
        return self._panel("term-market", Group(order, rows))

    def _players(self, seen: views.AmulView, with_levels: bool) -> Panel:
        """One line each: points, hand, military value and symbols, with what a majority scores now."""
        say = self.language.say
        rows = Grid(box=None, padding=(0, 1), pad_edge=False, header_style="dim")
        rows.add_column("")
        rows.add_column(say("term-points"), justify="right")
        rows.add_column(say("term-hand"), justify="right")
        for symbol in self.fixed.symbols:
            rows.add_column(self.language.name("symbol", symbol), justify="right")
        for player in seen.players:
            name = self.player(player.seat)
            if self.players and with_levels:
                name.append(f" {self.players[player.seat]}", "dim")
            if self._is_awaited(player.seat):
                name.append(" ◀", "bold")
            symbols = [self._symbol(player, symbol) for symbol in self.fixed.symbols]
            rows.add_row(name, Text(str(player.score), "bold"), str(player.cards), *symbols)
        return self._panel("word-players", rows)

    def _is_awaited(self, seat: int) -> bool:
        return not self.table.over and not self.table.decision().sealed and seat in self.table.waiting

    def _symbol(self, player: views.PlayerView, symbol: str) -> Text:
        """A count of symbols, with the letter or the points it earns."""
        text = Text(str(player.symbols[symbol]))
        for majority in player.majorities:
            if majority.symbol == symbol and majority.points:
                text.append(f" +{majority.points}", "green")
        if symbol == "military" and player.letter is not None:
            text.append(f" {player.letter}", "dim")
        return text

    def _areas(
        self, seen: views.AmulView, cards: Cards, audience: int, seats: Sequence[int] | None = None
    ) -> Panel:
        """What everyone has in play, and the cards in hand that everyone knows about."""
        rows = Grid.grid(padding=(0, 1))
        for player in seen.players:
            if seats is not None and player.seat not in seats:
                continue
            line = cards.scored(player.scores)
            if player.known and player.seat != audience and audience != ALL:
                line.append("  ▯ ", "bold").append_text(cards.in_a_row(player.known))
            rows.add_row(self.mark(player.seat), line)
        return self._panel("term-play_area", rows)

    def _hands(self, audience: int) -> list[RenderableType]:
        """The viewer's hand, or every hand in a replay that may show them all."""
        if audience >= 0:
            seen = self._seen(audience)
            hand = seen.players[audience].hand
            title = Text(self.language.say("term-hand"), "bold")
            return [title, self._cards(seen).rows(hand)] if hand else []
        if audience != ALL:
            return []
        hands = [(seat, self._seen(seat)) for seat in range(self.table.players)]
        return [self._hand_in_a_row(seen, self._cards(seen), seat) for seat, seen in hands]

    def _hand_in_a_row(self, seen: views.AmulView, cards: Cards, seat: int) -> Text:
        title = (f"{self.language.say('term-hand')} ", "bold")
        return Text.assemble(self.mark(seat), " ", title, cards.in_a_row(seen.players[seat].hand or []))

    # --- options -----------------------------------------------------------------------------------

    def note(self, option: Option, audience: int) -> Text:
        """Where the card may go, what it would score and who offered it; for a card to take, what it does."""
        card = option.args.get("card")
        if not isinstance(card, str):
            return Text()
        seen = self._seen(audience)
        cards = self._cards(seen)
        if option.kind == "take":
            return Text(cards.effect(card), "dim")
        if option.kind == "pick":
            copies = [one for one in seen.market if cards.cards[one.number].card == card]
            marks = [self.mark(one.offered_by) for one in copies if one.offered_by is not None]
            number = copies[0].number
            return Text.assemble(cards.place(number), " ", cards.promise(number), " ", *marks)
        number = cards.named(seen.players[audience].hand or [], card)[0]
        if option.kind == "play" and cards.cards[number].place == "hand":
            return Text.assemble(cards.place(number), (" ✗", "bold red"))
        return Text.assemble(cards.place(number), " ", cards.promise(number))

    # --- the log -----------------------------------------------------------------------------------

    def is_worth_telling(self, event: SeenEvent) -> bool:
        """Others being dealt hidden cards is not worth a line, and the end shows the scores."""
        return event.name != "scored" and (event.name != "card_dealt" or event.args["card"] is not None)
