"""What is on the table in Emira, in characters: princesses, the offer, and the sheiks side by side."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from rich.table import Table as Grid
from rich.text import Text

from caravanserai.games.emira.view import view as views
from caravanserai.games.emira.view.board import EmiraBoard
from caravanserai.games.emira.view.players import PlayerView
from caravanserai.games.emira.view.princesses import PrincessView
from caravanserai.language import Language

_TRAITS: Final = ("appearance", "status", "palace", "gold")
_SIZES: Final = {"small": ("small_slow", "small_fast"), "large": ("large_slow", "large_fast")}


class Tables:
    """The table as one player sees it."""

    def __init__(
        self,
        language: Language,
        fixed: EmiraBoard,
        seen: views.EmiraView,
        mark: Callable[[int], Text],
    ) -> None:
        self.language = language
        self.fixed = fixed
        self.seen = seen
        self.mark = mark
        self.cards = {card.princess: card for card in fixed.princesses}
        self.points = {status.status: status.points for status in fixed.statuses}
        self.symbols = {event.event: event.symbol for event in fixed.events}

    # --- princesses ----------------------------------------------------------------------------------

    def princesses(self) -> Grid:
        """Princesses in play, announced and waiting: what they look for and whom they would join."""
        say = self.language.say
        grid = Grid.grid(padding=(0, 1))
        groups = (
            ("term-princess_in_play", self.seen.in_play),
            ("cli-emira-coming", self.seen.coming),
            ("term-undecided_princess", self.seen.undecided),
        )
        for title, princesses in groups:
            for princess in princesses:
                grid.add_row(Text(say(title), "dim"), self.princess(princess))
        return grid

    def princess(self, princess: PrincessView) -> Text:
        """A princess with her preferences, talents and upkeep, whom she would join, and what she brings."""
        traits = [princess.first] if princess.second is None else [princess.first, princess.second]
        text = self._wishes(princess.princess, traits, princess.swapped).append("  → ")
        favourites = Text(" ").join(self.mark(seat) for seat in princess.favourites)
        text.append_text(favourites if princess.favourites else Text("–", "dim"))
        if princess.by_gold:
            text.append(f" {self.language.name('trait', 'gold')}?", "dim")
        return text.append("\n").append_text(self.card(princess.princess))

    def card(self, princess: str) -> Text:
        """What else her card says: talents, upkeep and ability."""
        card = self.cards[princess]
        talents = ", ".join(self.language.name("talent", talent) for talent in card.talents)
        upkeep = f"{self.language.say('term-upkeep')} {card.upkeep}"
        said = [talents, upkeep, self.language.say(f"princess-{princess}-effect")]
        return Text(" · ".join(part for part in said if part), "dim")

    # --- the offer -----------------------------------------------------------------------------------

    def offer(self, audience: int) -> Text:
        """What can be bought this turn, at the viewer's prices."""
        prices = self.seen.players[audience].prices if audience >= 0 else {}
        parts: list[Text] = []
        if self.seen.status_offer is not None:
            status = self.language.name("status", self.seen.status_offer)
            points = self.language.say("amount-points", {"points": self.points[self.seen.status_offer]})
            parts.append(Text.assemble((status, "bold"), f" ({points})"))
        if self.seen.token_offer is not None:
            token = Text(self.language.name("token", self.seen.token_offer), "bold")
            parts.append(token.append_text(_price(prices, ("appearance",))))
        for piece in self.seen.pieces:
            name = Text(self.language.name("piece", piece), "bold")
            parts.append(name.append_text(_price(prices, _SIZES.get(piece, (piece,)))))
        return Text(" · ", "dim").join(parts) if parts else Text("–", "dim")

    def supply(self) -> Text:
        """What is left in the bag, the supply and the decks."""
        say = self.language.say
        bag = ", ".join(f"{self.language.name('token', one)} {n}" for one, n in self.seen.bag.items())
        pieces = ", ".join(f"{self.language.name('piece', one)} {n}" for one, n in self.seen.supply.items())
        seen = self.seen
        counts = {"princess": seen.princess_deck, "status": seen.status_deck, "event": seen.event_deck}
        decks = ", ".join(f"{say(f'term-{deck}_deck')} {n}" for deck, n in counts.items())
        return Text(f"{say('term-bag')}: {bag} · {say('term-supply')}: {pieces} · {decks}", "dim")

    def auction(self) -> Text | None:
        """The highest bid, who is still bidding, and who has yet to act."""
        auction = self.seen.auction
        say = self.language.say
        if self.seen.phase != "auctions" or not auction.to_act:
            return None
        line = Text(f"{say('term-auction')}: ", "bold")
        if auction.bidder is not None:
            line.append(f"{say('term-highest_bid')} {auction.bid} ").append_text(self.mark(auction.bidder))
            line.append(" · ")
        if auction.bidding:
            bidding = Text(" ").join(self.mark(seat) for seat in auction.bidding)
            line.append(f"{say('cli-emira-bidding')} ").append_text(bidding).append(" · ")
        acting = Text(" ").join(self.mark(seat) for seat in auction.to_act)
        return line.append(f"{say('cli-emira-to_act')} ").append_text(acting)

    # --- the sheiks ----------------------------------------------------------------------------------

    def sheiks(self, heads: Sequence[Text]) -> Grid:
        """A column for each sheik, so that the leader is obvious; the best in each trait is highlighted."""
        say = self.language.say
        players = self.seen.players
        grid = Grid(box=None, padding=(0, 1), pad_edge=False, expand=True)
        grid.add_column("", style="dim", no_wrap=True)
        for head in heads:
            grid.add_column(head, justify="right", ratio=1)
        grid.add_row(say("term-princesses"), *(f"{len(one.princesses)}/{one.capacity}" for one in players))
        for trait in _TRAITS:
            grid.add_row(self.language.name("trait", trait), *self._compared(trait))
        grid.add_row(say("term-camels"), *(_camels(one) for one in players))
        grid.add_row(say("term-income"), *(str(one.income) for one in players))
        grid.add_row(say("term-upkeep"), *(str(one.upkeep) for one in players))
        grid.add_row(say("term-hand"), *(str(one.cards) for one in players))
        return grid

    def _compared(self, trait: str) -> list[Text]:
        values = [_amount(player, trait) for player in self.seen.players]
        known = [value for value in values if value is not None]
        most = max(known, default=0)
        return [
            Text("?", "dim")
            if value is None
            else Text(_halves(value) if trait == "palace" else str(value), "bold" if value == most else "")
            for value in values
        ]

    def possessions(self, player: PlayerView) -> Text:
        """Princesses, caravans with their payments, tokens, status cards, and what the turn brought."""
        name = self.language.name
        caravans = [f"{name('caravan', one.caravan)} {one.left}" for one in player.caravans]
        tokens = {one: n + player.tokens_lent.get(one, 0) for one, n in player.tokens.items()}
        held = [f"{name('token', one)} {n}" for one, n in tokens.items() if n]
        status = [name("status", one) for one in player.status_cards]
        status += [name("special", one) for one in player.special_cards]
        groups = [
            Text(", ".join(name("princess", one) for one in player.princesses), "magenta"),
            Text(", ".join(caravans)),
            Text(", ".join(held), "cyan"),
            Text(", ".join(status)),
            Text(", ".join(self._fortunes(player)), "yellow"),
        ]
        parts = [group for group in groups if group.plain]
        return Text(" · ", "dim").join(parts) if parts else Text("–", "dim")

    def _fortunes(self, player: PlayerView) -> list[str]:
        say = self.language.say
        found = [say("term-honeymoon")] if player.honeymoon is not None else []
        found += [say("term-tumult")] if player.tumult else []
        found += [
            f"{self.language.name('event', 'good_looking')}: {self.language.name('token', token)}"
            for token in player.good_looking
        ]
        return found + ([self.language.name("purchase", player.bought)] if player.bought else [])

    def hand(self, player: PlayerView) -> list[Text]:
        """The secret objective, the event cards with their effects, and the princesses being looked at."""
        say = self.language.say
        lines: list[Text] = []
        if player.objective is not None:
            line = Text(f"{say('term-objective')}: ", "bold")
            line.append(self.language.name("objective", player.objective))
            if player.talents_missing is not None:
                line.append(
                    f"  {'✓' if player.talents_missing == 0 else f'−{player.talents_missing}'}", "bold"
                )
            lines.append(line)
        lines += [self.event(event) for event in player.hand or []]
        return lines + [self.looked_at(card) for card in self.seen.looking if card in self.cards]

    def looked_at(self, princess: str) -> Text:
        """A card of the deck that only the viewer knows."""
        card = self.cards[princess]
        traits = [trait for trait in (card.first, card.second) if trait is not None]
        places = [known.place for known in self.seen.princess_known if known.card == princess]
        swapped = any(place in self.seen.marks_known for place in places)
        if swapped:
            traits.reverse()
        return Text.assemble(self._wishes(princess, traits, swapped), "  ", self.card(princess))

    def _wishes(self, princess: str, traits: Sequence[str], swapped: bool) -> Text:
        """What a princess compares, in order of preference."""
        return Text.assemble(
            (self.language.name("princess", princess), "bold magenta"),
            f"  {' › '.join(self.language.name('trait', trait) for trait in traits)}",
            (" ⇄" if swapped else "", "bold yellow"),
        )

    def event(self, event: str) -> Text:
        """An event card, its symbol and its effect."""
        symbol = self.symbols[event]
        sign = f" [{self.language.name('symbol', symbol)}]" if symbol else ""
        return Text.assemble(
            "  ",
            (self.language.name("event", event), "bold cyan"),
            (sign, "cyan"),
            (f"  {self.language.say(f'event-{event}-effect')}", "dim"),
        )


def _price(prices: dict[str, int], purchases: Sequence[str]) -> Text:
    known = [str(prices[purchase]) for purchase in purchases if purchase in prices]
    return Text(f" {'/'.join(known)}", "yellow") if known else Text()


def _amount(player: PlayerView, trait: str) -> int | None:
    """The amount a princess would compare; for the palace, in half sections."""
    if trait == "gold":
        return player.gold
    if trait == "palace":
        return player.palace_halves
    return player.appearance if trait == "appearance" else player.status


def _halves(halves: int) -> str:
    """Half sections as sections: 3, 3½."""
    return f"{halves // 2 or ('' if halves % 2 else 0)}{'½' if halves % 2 else ''}"


def _camels(player: PlayerView) -> str:
    return f"{player.camels} (−{player.discount})" if player.discount else str(player.camels)
