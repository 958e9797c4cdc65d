"""Yspahan in the terminal: the whole board, the part that matters now, and the options by location."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from caravanserai.cli.boards.board import ALL, DrawnBoard
from caravanserai.cli.boards.yspahan_city import City
from caravanserai.games.yspahan.view import board as boards
from caravanserai.games.yspahan.view import view as views
from caravanserai.kernel.table import PUBLIC
from caravanserai.kernel.view.frame import Decision, Option

WIDE: Final = 116
_RIGHT: Final = 43  # the width of the Tower and the Caravan beside the city
_CITY_MATTERS: Final = ("place_goods", "move_supervisor", "order_goods", "send_good", "owner_decides")


class YspahanBoard(DrawnBoard[boards.YspahanBoard, views.YspahanView]):
    """The table of Yspahan."""

    legend = "cli-legend-yspahan"

    def _city(self, audience: int) -> City:
        return City(self.language, self.fixed, self._seen(audience), self.mark)

    # --- what is drawn -----------------------------------------------------------------------------

    def whole(self, audience: int, width: int) -> RenderableType:
        seen = self._seen(audience)
        city = self._city(audience)
        if width >= WIDE:
            beside = Grid.grid(padding=0)
            beside.add_column(width=width - _RIGHT)
            beside.add_column(width=_RIGHT)
            beside.add_row(
                Group(self._panel("term-city_board", city.quarters(numbered=True)), self._road(city)),
                Group(self._tower(seen), self._caravan(seen)),
            )
            top: RenderableType = beside
        else:
            first = Grid.grid(padding=0, expand=True)
            first.add_column(ratio=1)
            first.add_column(width=27)
            first.add_row(self._tower(seen), self._caravan(seen))
            top = Group(first, self._panel("term-city_board", city.quarters()), self._road(city))
        return Group(self._header(seen), top, self._players(seen, width), *self._hands(audience))

    def part(self, audience: int, width: int, decision: Decision) -> RenderableType | None:
        city = self._city(audience)
        if decision.kind in _CITY_MATTERS:
            numbered = width >= WIDE
            return Group(self._panel("term-city_board", city.quarters(numbered)), self._road(city))
        if decision.kind == "choose_group":
            return self._tower(self._seen(audience))
        return self._purse(audience)

    def _header(self, seen: views.YspahanView) -> Text:
        say = self.language.say
        day = say("term-day_of_week", {"day": seen.day_of_week, "week": seen.week})
        deck = f"{say('term-deck')} {seen.deck} · {say('term-discard_pile')} {len(seen.discard)}"
        first = Text.assemble(f"{say('term-first_player')} ", self.mark(seen.first))
        return Text.assemble(
            (self.table.game.title, "bold"), " · ", (day, "bold"), " · ", first, f" · {deck}"
        )

    def _tower(self, seen: views.YspahanView) -> Panel:
        floors = Grid.grid(padding=(0, 2))
        for floor in reversed(seen.tower):
            dice = Text(_dice(floor) or "·", "bold")
            dice.highlight_regex(r"\(\d\)", "yellow")
            floors.add_row(self.language.name("floor", floor.floor), dice)
        return self._panel("term-tower", floors)

    def _caravan(self, seen: views.YspahanView) -> Panel:
        rows = len(self.fixed.rows)
        each = seen.caravan_places // rows
        lines: list[Text] = []
        for number in reversed(range(rows)):
            row = self.fixed.rows[number]
            places = range(number * each, (number + 1) * each)
            marks = [
                self.mark(seen.caravan[place]) if place < len(seen.caravan) else Text("·", "dim")
                for place in places
            ]
            leftwards = number % 2 == 1  # the camels zigzag upwards from the bottom left
            cells = Text(" ").join(reversed(marks) if leftwards else marks)
            way = ("←", "") if leftwards else ("", "→")
            lines.append(
                Text.assemble(
                    f"×{row.value} +{row.points} ", (f"{way[0]:1} ", "dim"), cells, (f" {way[1]}", "dim")
                )
            )
            lines.append(Text())
        return self._panel("term-caravan", Group(*lines))

    def _road(self, city: City) -> Panel:
        where = self.language.name("space", city.seen.supervisor)
        return self._panel("term-road", city.road(), f" · {self.language.say('term-supervisor')} {where}")

    def _players(self, seen: views.YspahanView, width: int) -> Panel:
        say = self.language.say
        rows = Grid(box=None, padding=(0, 1), pad_edge=False, header_style="dim")
        rows.add_column("")
        for term in ("term-points", "term-gold", "term-camels", "term-cards", "term-caravan"):
            rows.add_column(say(term), justify="right")
        for player in seen.players:
            seat = player.seat
            name = self.player(seat)
            if self.players:
                name.append(f" {self.players[seat]}", "dim")
            if seat == seen.active and not self.table.over:
                name.append(" ◀", "bold")
            numbers = (player.gold, player.camels, player.cards, player.caravan_value)
            rows.add_row(name, Text(str(player.score), "bold"), *(str(number) for number in numbers))
        if width < WIDE:
            return self._panel("word-players", Group(rows, Text(), self._buildings(seen, 3)))
        beside = Grid.grid(padding=(0, 4))
        beside.add_row(rows, self._buildings(seen, 2))
        return self._panel("word-players", beside)

    def _buildings(self, seen: views.YspahanView, columns: int) -> Grid:
        """Every building with its price in Camels and Gold, and the symbols of those who have built it."""
        grid = Grid.grid(padding=(0, 3))
        cells: list[Text] = []
        for building in self.fixed.buildings:
            owners = [
                self.mark(player.seat) for player in seen.players if building.building in player.buildings
            ]
            price = f"{building.camels}+{building.gold}"
            name = self.language.name("building", building.building)
            cells.append(Text.assemble(name, (f" {price} ", "dim"), *owners))
        for start in range(0, len(cells), columns):
            grid.add_row(*cells[start : start + columns])
        return grid

    def _hands(self, audience: int) -> list[RenderableType]:
        """The viewer's hand, or every hand in a replay that may show them all."""
        seats = range(self.table.players) if audience == ALL else [audience] if audience >= 0 else []
        return [self._hand(seat, named=audience == ALL) for seat in seats]

    def _hand(self, seat: int, named: bool) -> RenderableType:
        hand = self._seen(seat).players[seat].hand or []
        title = Text(f"{self.language.say('term-hand')} ", "bold")
        if named:
            title = Text.assemble(self.player(seat), " ")
        if not hand:
            return Text.assemble(title, ("–", "dim"))
        cards = [
            Text.assemble(
                (self.language.name("card", card), "bold cyan"),
                (f"  {self.language.say(f'card-{card}-effect')}", "dim"),
            )
            for card in hand
        ]
        return Group(title, *(Text("  ").append_text(card) for card in cards))

    def _purse(self, seat: int) -> RenderableType | None:
        """What the player has, on one line, and the hand."""
        if seat < 0:
            return None
        player = self._seen(seat).players[seat]
        say = self.language.say
        amounts = [
            say("amount-gold", {"gold": player.gold}),
            say("amount-camels", {"camels": player.camels}),
            say("amount-points", {"points": player.score}),
        ]
        return Group(
            Text.assemble(self.player(seat), "  ", ", ".join(amounts)), self._hand(seat, named=False)
        )

    # --- options -----------------------------------------------------------------------------------

    def heading(self, option: Option) -> str:
        """The floor, souk or cards that an option belongs to."""
        floor = option.args.get("floor")
        if isinstance(floor, str):
            group = next(group for group in self._seen(PUBLIC).tower if group.floor == floor)
            return f"{self.language.name('floor', floor)} {_dice(group)}"
        shop = option.args.get("shop")
        if isinstance(shop, str):
            souk = shop.rpartition("_")[0]
            name = self.language.name("souk", souk)
            if option.kind.startswith("play_"):
                name = f"{self.language.name('card', 'place_good')}: {name}"
            return f"{name} · {self.language.say('amount-points', {'points': self._worth(souk)})}"
        if option.kind.startswith("play_"):
            return self.language.say("term-cards")
        return self.language.say("term-buildings") if option.kind == "build" else ""

    def _worth(self, souk: str) -> int:
        return next(each.points for each in self.fixed.souks if each.souk == souk)

    def note(self, option: Option, audience: int) -> Text:
        """Where the road touches a shop, what is beside a space, or what a building costs."""
        city = self._city(PUBLIC)
        shop = option.args.get("shop")
        if isinstance(shop, str):
            return Text(city.exposure(shop), "dim")
        space = option.args.get("space")
        if isinstance(space, str):
            return city.beside(space)
        return Text()


def _dice(floor: views.FloorView) -> str:
    """The dice of a floor: white ones in square brackets, yellow ones in round brackets."""
    return f"[{floor.value}]" * floor.white + f"({floor.value})" * floor.yellow
