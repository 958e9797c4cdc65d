"""The fields of a game of Emira, its copies, and the changes by which the rules move things about."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from caravanserai.games.emira.parts import (
    APPEARANCE,
    EVERY_TRAIT,
    GOLD,
    NONE,
    OPENS_GOLD,
    SICK_CAMELS,
    SMALL,
    STATUS,
    Parts,
    SetUp,
)
from caravanserai.games.emira.player import NOTHING, Player
from caravanserai.games.emira.princess_deck import ONE_LOT, PrincessDeck
from caravanserai.kernel.chance import Chance
from caravanserai.kernel.pile import Pile, redeal
from caravanserai.kernel.state import State
from caravanserai.kernel.step import Step

# Status cards have two lots: the first ones, none of which has most points, and the rest in ONE_LOT.
TOP_BLOCK: Final = ONE_LOT + 1


class Switches:
    """The rulings that a table can decide otherwise; never changed during a game."""

    def __init__(self, chosen_on_honeymoon: bool) -> None:
        self.chosen_on_honeymoon: Final = chosen_on_honeymoon


@mypyc_attr(acyclic=True)
class Emira(State):
    """One game of Emira."""

    players: list[Player]
    princess_deck: PrincessDeck
    in_play: list[int]
    coming: list[int]  # with three players: the princesses of the even turn
    undecided: list[int]  # in order of arrival
    status_deck: Pile
    bag: list[int]  # tokens by type
    event_deck: Pile
    objectives_left: Pile  # only a redeal changes it, and then puts another there: copies share it
    advanced: bool = False
    turn: i64 = 1
    phase: i64 = 0  # 1 to 8, or 0 before the first turn
    starting: i64 = 0  # the holder of the starting-player marker
    # princesses
    princesses_gone: list[int] = NOTHING
    swapped: i64 = 0  # one bit for each princess in play, coming or undecided with a swap mark
    xenia_markers: i64 = 0
    xenia_paid: bool = False  # whether a gift was paid during her present stay
    xenia_refuser: i64 = NONE  # who refused her a gift in this turn, or NONE
    # what is on offer, and what is left in the supply
    status_offer: i64 = NONE
    status_gone: list[int] = NOTHING
    token_offer: i64 = NONE
    pieces: i64 = 0  # one bit for each piece on offer
    camels: i64 = 0
    sections: i64 = 0
    small: i64 = 0
    large: i64 = 0
    # events
    events_gone: list[int] = NOTHING
    symbols: i64 = 0  # one bit for each symbol played in this turn
    in_force: i64 = 0  # one bit for each event that acts in this turn
    bazaar_by: i64 = NONE
    noble_by: i64 = NONE
    arrival_even: bool = False  # three players: Double Trouble or Quiet Days is for the even turn
    # the auction
    acted: i64 = 0  # the seats that have had their action of this turn
    last_actor: i64 = NONE
    opener: i64 = NONE
    bidding: i64 = 0  # the seats that have not passed
    speaker: i64 = NONE
    bid: i64 = 0
    bidder: i64 = NONE
    auctions: i64 = 0  # how many auctions have ended in this game
    # the course of the game
    stirred: i64 = 0  # one bit for each trait that changed since undecided princesses last looked
    idle: bool = True  # no princess can come and none has joined in this turn (EMI-END.1)
    idle_turns: i64 = 0
    unpaid: i64 = 0  # the seats that had a tumult in this turn
    reached: i64 = 0  # the seats that have reached their objective
    over: bool = False

    def __init__(
        self, parts: Parts, switches: Switches, players: int, chance: Chance, steps: list[Step[Any]]
    ) -> None:
        super().__init__(players, chance, steps)
        self.parts = parts
        self.switches = switches

    @staticmethod
    def at_start(
        parts: Parts, switches: Switches, advanced: bool, players: int, chance: Chance, steps: list[Step[Any]]
    ) -> Emira:
        """Every supply filled for so many players; cards are still to be laid out (EMI-SETUP.2, .3)."""
        s = Emira(parts, switches, players, chance, steps)
        setup = parts.setup(players)
        s.advanced = advanced
        s.players = [Player.at_start(parts) for _ in range(players)]
        s.princess_deck = PrincessDeck.empty()
        s.in_play = []
        s.coming = []
        s.undecided = []
        s.status_deck = Pile()
        s.bag = [setup.tokens - reserved for reserved in parts.reserved]
        s.event_deck = Pile()
        s.objectives_left = Pile()
        s.camels = setup.camels
        s.sections = parts.sections
        s.small = setup.small
        s.large = setup.large
        return s

    def clear_turn(self) -> None:
        """Nothing has happened in this turn yet."""
        self.xenia_refuser = NONE
        self.symbols = 0
        self.in_force = 0
        self.bazaar_by = NONE
        self.noble_by = NONE
        self.arrival_even = False
        self.acted = 0
        self.last_actor = NONE
        self.close_auction()
        self.stirred = 0
        self.idle = True
        self.unpaid = 0
        for player in self.players:
            player.bought = NONE

    def close_auction(self) -> None:
        self.opener = NONE
        self.bidding = 0
        self.speaker = NONE
        self.bid = 0
        self.bidder = NONE

    def clone(self) -> Emira:
        twin = Emira(self.parts, self.switches, self.players_count, self.chance.clone(), self.steps)
        self.copy_kernel(twin)
        twin.turn = self.turn
        twin.phase = self.phase
        twin.starting = self.starting
        twin.players = [player.clone() for player in self.players]
        twin.princess_deck = self.princess_deck.clone()
        twin.in_play = self.in_play.copy()
        twin.coming = self.coming.copy()
        twin.undecided = self.undecided.copy()
        twin.swapped = self.swapped
        twin.xenia_markers = self.xenia_markers
        twin.xenia_paid = self.xenia_paid
        twin.xenia_refuser = self.xenia_refuser
        twin.status_deck = self.status_deck.clone()
        twin.status_offer = self.status_offer
        twin.bag = self.bag.copy()
        twin.token_offer = self.token_offer
        twin.pieces = self.pieces
        twin.camels = self.camels
        twin.sections = self.sections
        twin.small = self.small
        twin.large = self.large
        twin.event_deck = self.event_deck.clone()
        twin.symbols = self.symbols
        twin.in_force = self.in_force
        twin.bazaar_by = self.bazaar_by
        twin.noble_by = self.noble_by
        twin.arrival_even = self.arrival_even
        twin.acted = self.acted
        twin.last_actor = self.last_actor
        twin.opener = self.opener
        twin.bidding = self.bidding
        twin.speaker = self.speaker
        twin.bid = self.bid
        twin.bidder = self.bidder
        twin.auctions = self.auctions
        twin.stirred = self.stirred
        twin.idle = self.idle
        twin.idle_turns = self.idle_turns
        twin.unpaid = self.unpaid
        twin.reached = self.reached
        twin.over = self.over
        twin.advanced = self.advanced
        twin.objectives_left = self.objectives_left
        # These are replaced, never changed in place: copies may share them.
        twin.princesses_gone = self.princesses_gone
        twin.status_gone = self.status_gone
        twin.events_gone = self.events_gone
        return twin

    # --- secrets -----------------------------------------------------------------------------------

    def gold_is_open(self, seat: i64) -> bool:
        """Whether all see a sheik's gold: with Noor, and at the end (EMI-PRIN.8, EMI-RULING.55)."""
        return self.over or self.players[seat].houses(self.parts.holder[OPENS_GOLD])

    def shows_gold(self, seat: i64, seat_bit: i64) -> bool:
        """Whether these seats are shown a sheik's gold (EMI-HIDDEN.2, .5)."""
        return (seat_bit >> seat & 1) != 0 or self.gold_is_open(seat)

    def test_gold(self, seat: i64) -> None:
        """Something comes out that a sheik's gold decides; to himself it is nothing new (EMI-HIDDEN.8)."""
        if seat != self.actor and not self.gold_is_open(seat):
            self.came_out()

    def forget_totals(self, seat_bit: int, chance: Chance) -> None:
        """Gold that this seat is not shown is drawn anew (EMI-HIDDEN.2, .5)."""
        from caravanserai.games.emira.rules import hidden_gold  # it uses the rules, which use the state

        hidden_gold.draw(self, seat_bit, chance)

    def redeal_hidden(self, seat_bit: int, chance: Chance) -> None:
        """Decks, hands and objectives; gold stays, for whoever keeps count knows it (EMI-HIDDEN.1, .5)."""
        events = [self.event_deck]
        self.objectives_left = self.objectives_left.copy()
        objectives = [self.objectives_left]
        for player in self.players:
            events.append(player.hand)
            objectives.append(player.change_objective())
        redeal(events, seat_bit, chance)
        redeal(objectives, seat_bit, chance)
        self.princess_deck.redeal(seat_bit, chance)
        self.redeal_status(seat_bit, chance)

    def redeal_status(self, seat_bit: int, chance: Chance) -> None:
        """The order of the status deck; no card of most points among the first ones (EMI-HIDDEN.7)."""
        deck = self.status_deck
        places = [index for index in range(deck.size()) if not deck.is_known(index, seat_bit)]
        lower = [index for index in places if deck.lot(index) != TOP_BLOCK]
        cards = sorted([deck.card(index) for index in places])
        best = [card for card in cards if self.has_most_points(card)]
        others = [card for card in cards if not self.has_most_points(card)]
        chance.shuffle(best)
        chance.shuffle(others)
        chance.shuffle(lower)
        taken = lower[: len(best)]
        for index in places:
            deck.replace(index, best[taken.index(index)] if index in taken else others.pop(0))

    def has_most_points(self, status: i64) -> bool:
        """Whether a status card is one of those that never lie among the first (EMI-SETUP.7)."""
        return self.parts.status_points[status] == self.parts.most_points

    def scores(self) -> list[int]:
        return [player.score(self.parts) for player in self.players]

    def rounds(self) -> int:
        return self.turn

    # --- seats and turns ---------------------------------------------------------------------------

    def setup(self) -> SetUp:
        return self.parts.setup(self.players_count)

    def is_three_player(self) -> bool:
        return self.players_count == 3

    def is_odd(self) -> bool:
        return self.turn % 2 == 1

    def on_honeymoon(self, seat: i64) -> bool:
        """Whether a sheik may not act in this turn (EMI-PRIN.12)."""
        return self.players[seat].honeymoon == self.turn

    def eligible(self) -> i64:
        """The seats that still have their action of this turn before them: E (EMI-AUC.2)."""
        seats = ((1 << self.players_count) - 1) & ~self.acted
        turn = self.turn
        bit: i64 = 1
        for player in self.players:
            if player.honeymoon == turn:
                seats &= ~bit
            bit <<= 1
        return seats

    def next_of(self, seats: i64, seat: i64) -> i64:
        """The first of these seats clockwise from a seat, itself first."""
        count = self.players_count
        while not seats >> seat & 1:
            seat = (seat + 1) % count
        return seat

    def home(self, princess: i64) -> i64:
        """The seat a princess lives with, or NONE."""
        for seat in range(self.players_count):
            if princess in self.players[seat].residents:
                return seat
        return NONE

    # --- values ------------------------------------------------------------------------------------

    def discount(self, seat: i64) -> i64:
        """What camels save a sheik on a bid in this turn (EMI-AUC.17, EMI-CARD.18)."""
        if self.in_force >> SICK_CAMELS & 1:
            return 0
        return self.players[seat].discount(self.parts)

    def payable(self, seat: i64, bid: i64) -> i64:
        """What a bid really costs (EMI-AUC.17)."""
        return max(0, bid - self.discount(seat))

    def value(self, seat: i64, trait: i64) -> i64:
        """What a princess compares (EMI-CHOOSE.3); palaces in halves."""
        player = self.players[seat]
        if trait == GOLD:
            return player.gold
        if trait == APPEARANCE:
            return player.appearance(self.parts)
        return player.status_points(self.parts) if trait == STATUS else player.palace_halves()

    # --- changes: whatever a princess may look at stirs the undecided ones (EMI-UND.2) -------------
    # Who comes to live with whom, and how much room there is, matters to every princess.

    def pay(self, seat: i64, gold: i64) -> None:
        self.players[seat].gold -= gold
        self.stirred |= 1 << GOLD

    def receive(self, seat: i64, gold: i64) -> None:
        self.players[seat].gold += gold
        self.stirred |= 1 << GOLD

    def change_tokens(self, seat: i64, kind: i64, by: i64) -> None:
        self.players[seat].tokens[kind] += by
        self.stirred |= 1 << APPEARANCE

    def gain_status(self, seat: i64, card: int) -> None:
        player = self.players[seat]
        player.status = sorted([*player.status, card])
        self.stirred |= 1 << STATUS

    def lose_status(self, seat: i64, card: int) -> None:
        player = self.players[seat]
        player.status = player.status.copy()
        player.status.remove(card)
        self.stirred |= 1 << STATUS

    def add_section(self, seat: i64) -> None:
        self.players[seat].sections += 1
        self.stirred = EVERY_TRAIT

    def house(self, seat: i64, princess: int) -> None:
        player = self.players[seat]
        player.residents = [*player.residents, princess]
        self.swapped &= ~(1 << princess)
        self.idle = False
        self.stirred = EVERY_TRAIT

    def release(self, seat: i64, princess: int) -> None:
        player = self.players[seat]
        player.residents = player.residents.copy()
        player.residents.remove(princess)
        self.stirred = EVERY_TRAIT

    def return_caravan(self, track: i64) -> None:
        """A marker that has left its track goes back to the supply (EMI-LIMIT.3)."""
        if self.parts.caravans[track].size == SMALL:
            self.small += 1
        else:
            self.large += 1
