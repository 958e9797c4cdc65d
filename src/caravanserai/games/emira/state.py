"""The fields of a game of Emira, its copies, and the changes by which the rules move things about."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from caravanserai.games.emira.parts import (
    APPEARANCE,
    EVERY_TRAIT,
    GOLD,
    NONE,
    OPENS_GOLD,
    SICK_CAMELS,
    STATUS,
    Parts,
    SetUp,
)
from caravanserai.games.emira.player import LEFT_BITS, Player
from caravanserai.kernel.chance import Chance
from caravanserai.kernel.pile import CARD_BITS, CARD_MASK, EVERYONE, LOT_BITS, Pile, redeal
from caravanserai.kernel.state import State
from caravanserai.kernel.step import Step

# The lots of the piles. Status cards have two: the first ones, without a card of most points, and the rest.
ONE_LOT: Final = 1
TOP_BLOCK: Final = 2
UNMARKED: Final = 0
MARKED: Final = 1  # the swap mark of Changing Her Mind
KNOWN: Final = ONE_LOT << LOT_BITS | EVERYONE << CARD_BITS  # a slot that all know, to be added to


class Emira(State):
    """One game of Emira."""

    turn: i64
    phase: i64  # 1 to 8, or 0 before the first turn
    starting: i64  # the holder of the starting-player marker
    players: list[Player]
    # princesses
    princess_deck: Pile
    marks: Pile  # for each card of that deck whether it bears a swap mark, and who knows
    in_play: list[int]
    coming: list[int]  # with three players: the princesses of the even turn
    undecided: list[int]  # in order of arrival
    princesses_gone: list[int]
    swapped: i64  # one bit for each princess in play, coming or undecided that bears a swap mark
    xenia_markers: i64
    xenia_paid: bool  # whether a gift was paid during her present stay
    xenia_refuser: i64  # who refused her a gift in this turn, or NONE
    lots: i64  # how many lots of princess cards there were
    # what is on offer, and where the rest is
    status_deck: Pile
    status_offer: i64
    status_gone: list[int]
    bag: list[int]  # tokens by type
    token_offer: i64
    pieces: i64  # one bit for each piece on offer
    camels: i64  # in the supply, like the next three
    sections: i64
    small: i64
    large: i64
    objectives_left: Pile
    # events
    event_deck: Pile
    events_gone: list[int]
    symbols: i64  # one bit for each symbol played in this turn
    in_force: i64  # one bit for each event that acts in this turn
    bazaar_by: i64
    noble_by: i64
    arrival_even: bool  # three players: Double Trouble or Quiet Days was meant for the even turn
    # the auction
    acted: i64  # the seats that have had their action of this turn
    last_actor: i64
    opener: i64
    bidding: i64  # the seats that have not passed
    speaker: i64
    bid: i64
    bidder: i64
    auctions: i64  # how many auctions have ended in this game
    # the course of the game
    stirred: i64  # one bit for each trait in which something changed that undecided princesses may look at
    idle: bool  # no princess can come and none has joined in this turn (EMI-END.1)
    idle_turns: i64
    unpaid: i64  # the seats that had a tumult in this turn
    reached: i64  # the seats that have reached their objective
    over: bool
    # the variant and the switchable ruling
    advanced: bool
    chosen_on_honeymoon: bool

    def __init__(self, parts: Parts, players: int, chance: Chance, steps: list[Step[Any]]) -> None:
        super().__init__(players, chance, steps)
        self.parts = parts

    @staticmethod
    def at_start(parts: Parts, players: int, advanced: bool, chance: Chance, steps: list[Step[Any]]) -> Emira:
        """Every supply filled for so many players; cards are still to be laid out (EMI-SETUP.2, .3)."""
        s = Emira(parts, players, chance, steps)
        setup = parts.setup(players)
        s.turn = 1
        s.phase = 0
        s.starting = 0
        s.players = [Player.at_start(parts) for _ in range(players)]
        s.princess_deck = Pile([])
        s.marks = Pile([])
        s.in_play = []
        s.coming = []
        s.undecided = []
        s.princesses_gone = []
        s.swapped = 0
        s.xenia_markers = 0
        s.xenia_paid = False
        s.lots = ONE_LOT
        s.status_deck = Pile([])
        s.status_offer = NONE
        s.status_gone = []
        s.bag = [setup.tokens - reserved for reserved in parts.reserved]
        s.token_offer = NONE
        s.pieces = 0
        s.camels = setup.camels
        s.sections = parts.sections
        s.small = setup.small
        s.large = setup.large
        s.objectives_left = Pile([])
        s.event_deck = Pile([])
        s.events_gone = []
        s.auctions = 0
        s.idle_turns = 0
        s.reached = 0
        s.over = False
        s.advanced = advanced
        s.clear_turn()
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
        twin = Emira(self.parts, self.players_count, self.chance.clone(), self.steps)
        self.copy_kernel(twin)
        twin.turn = self.turn
        twin.phase = self.phase
        twin.starting = self.starting
        twin.players = [player.clone() for player in self.players]
        twin.princess_deck = Pile(self.princess_deck.slots.copy())
        twin.marks = Pile(self.marks.slots.copy())
        twin.in_play = self.in_play.copy()
        twin.coming = self.coming.copy()
        twin.undecided = self.undecided.copy()
        twin.swapped = self.swapped
        twin.xenia_markers = self.xenia_markers
        twin.xenia_paid = self.xenia_paid
        twin.xenia_refuser = self.xenia_refuser
        twin.lots = self.lots
        twin.status_deck = Pile(self.status_deck.slots.copy())
        twin.status_offer = self.status_offer
        twin.bag = self.bag.copy()
        twin.token_offer = self.token_offer
        twin.pieces = self.pieces
        twin.camels = self.camels
        twin.sections = self.sections
        twin.small = self.small
        twin.large = self.large
        twin.event_deck = Pile(self.event_deck.slots.copy())
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
        twin.chosen_on_honeymoon = self.chosen_on_honeymoon
        # These are replaced, never changed in place: copies may share them.
        twin.princesses_gone = self.princesses_gone
        twin.status_gone = self.status_gone
        twin.events_gone = self.events_gone
        twin.objectives_left = self.objectives_left
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
            self.discoveries += 1

    def forget_totals(self, seat_bit: int, chance: Chance) -> None:
        """Gold that this seat is not shown is drawn anew (EMI-HIDDEN.2, .5)."""
        from caravanserai.games.emira import secret_gold  # it knows the rules, which know the state

        secret_gold.draw(self, seat_bit, chance)

    def redeal_hidden(self, seat_bit: int, chance: Chance) -> None:
        """Decks, hands and objectives; gold stays, for whoever keeps count knows it (EMI-HIDDEN.1, .5)."""
        events = [self.event_deck]
        self.objectives_left = self.objectives_left.clone()
        objectives = [self.objectives_left]
        for player in self.players:
            events.append(player.hand)
            player.objective = player.objective.clone()
            objectives.append(player.objective)
        redeal(events, seat_bit, chance)
        redeal(objectives, seat_bit, chance)
        redeal([self.princess_deck], seat_bit, chance)
        redeal([self.marks], seat_bit, chance)
        self.redeal_status(seat_bit, chance)

    def redeal_status(self, seat_bit: int, chance: Chance) -> None:
        """The order of the status deck; no card of most points among the first ones (EMI-HIDDEN.7)."""
        slots = self.status_deck.slots
        places: list[int] = []
        lower: list[int] = []
        best: list[int] = []
        others: list[int] = []
        for index, slot in enumerate(slots):
            if slot >> CARD_BITS & seat_bit:
                continue
            places.append(index)
            if slot >> LOT_BITS != TOP_BLOCK:
                lower.append(index)
            card = slot & CARD_MASK
            if self.parts.status_points[card] == self.parts.most_points:
                best.append(card)
            else:
                others.append(card)
        best.sort()
        others.sort()
        chance.shuffle(best)
        chance.shuffle(others)
        chance.shuffle(lower)
        taken = lower[: len(best)]
        for index, card in zip(taken, best, strict=True):
            slots[index] = slots[index] >> CARD_BITS << CARD_BITS | card
        dealt = 0
        for index in places:
            if index not in taken:
                slots[index] = slots[index] >> CARD_BITS << CARD_BITS | others[dealt]
                dealt += 1

    def scores(self) -> list[int]:
        return [player.score(self.parts) for player in self.players]

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

    def place_caravan(self, seat: i64, track: i64, left: i64) -> None:
        player = self.players[seat]
        player.caravans = sorted([*player.caravans, track << LEFT_BITS | left], reverse=True)

    def return_caravan(self, track: i64) -> None:
        """A marker that has left its track goes back to the supply (EMI-LIMIT.3)."""
        if self.parts.caravans[track].size == 0:
            self.small += 1
        else:
            self.large += 1
