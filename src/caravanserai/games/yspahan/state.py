"""The fields of a game of Yspahan, its copies and what can be asked of them."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from caravanserai.games.yspahan import events
from caravanserai.games.yspahan.parts import (
    BAZAAR,
    CARAVANSERAI,
    EMPTY,
    HAMMAM,
    HOIST,
    PADDOCK,
    SHOP,
    Parts,
    Souk,
)
from caravanserai.kernel.chance import Chance
from caravanserai.kernel.pile import EVERYONE, Pile, merge_lots, redeal
from caravanserai.kernel.state import State
from caravanserai.kernel.step import Step

UNLIMITED: Final = 1 << 20


class Player:
    """What lies in front of one player."""

    gold: i64
    camels: i64
    buildings: i64  # one bit for each building built
    hand: Pile
    # the score, by where it came from
    souk_points: i64
    bazaar_points: i64
    placement_points: i64
    caravan_points: i64
    building_points: i64
    card_points: i64

    def __init__(self, gold: i64, camels: i64, buildings: i64, hand: Pile) -> None:
        self.gold = gold
        self.camels = camels
        self.buildings = buildings
        self.hand = hand

    def clone(self) -> Player:
        twin = Player(self.gold, self.camels, self.buildings, Pile(self.hand.slots.copy()))
        twin.souk_points = self.souk_points
        twin.bazaar_points = self.bazaar_points
        twin.placement_points = self.placement_points
        twin.caravan_points = self.caravan_points
        twin.building_points = self.building_points
        twin.card_points = self.card_points
        return twin

    @staticmethod
    def at_start(gold: i64, camels: i64) -> Player:
        """A player without buildings, cards or points (YSP-SETUP.3)."""
        player = Player(gold, camels, 0, Pile([]))
        player.souk_points = 0
        player.bazaar_points = 0
        player.placement_points = 0
        player.caravan_points = 0
        player.building_points = 0
        player.card_points = 0
        return player

    def score(self) -> i64:
        return (
            self.souk_points
            + self.bazaar_points
            + self.placement_points
            + self.caravan_points
            + self.building_points
            + self.card_points
        )

    def has(self, building: i64) -> bool:
        return (self.buildings >> building & 1) != 0

    def buildings_count(self) -> i64:
        count: i64 = 0
        left = self.buildings
        while left != 0:
            count += left & 1
            left >>= 1
        return count


class Yspahan(State):
    """One game of Yspahan."""

    day: i64  # 1 to 21; 0 before the first day
    first: i64  # the first player of the day
    turn: i64  # which turn of the day it is
    active: i64  # the seat whose turn it is
    order: list[int]  # the seats in the order of the day's turns
    built: bool  # whether the active player has built this turn
    after_dice: bool  # whether the active player's dice action is finished
    players: list[Player]
    shops: list[int]  # the owner of the cube in each shop, or EMPTY
    # what follows from the shops, kept because every choice asks for it
    souk_owner: list[int]  # whose cubes are in each souk, or EMPTY
    souk_cubes: list[int]  # how many
    caravan: list[int]  # the owners of the cubes along the path
    supervisor: i64
    # the Tower, by floor: the value shown, the white dice and the yellow dice
    floor_value: list[int]
    floor_white: list[int]
    floor_yellow: list[int]
    deck: Pile
    discard: Pile
    lots: i64  # how many times the deck was shuffled
    # switchable rulings
    build_cards_stack: bool
    build_card_before_dice_action: bool
    cards_before_roll: bool
    must_place_all_cubes: bool

    def __init__(self, parts: Parts, players: int, chance: Chance, steps: list[Step[Any]]) -> None:
        super().__init__(players, chance, steps)
        self.parts = parts
        self.two_players: bool = players == 2  # the official variant (YSP-TWO)

    @staticmethod
    def at_start(parts: Parts, players: int, chance: Chance, steps: list[Step[Any]]) -> Yspahan:
        """Every component in its starting place but the deck, which is still to be laid (YSP-SETUP.1-4)."""
        s = Yspahan(parts, players, chance, steps)
        s.day = 0
        s.first = 0
        s.turn = 0
        s.active = 0
        s.order = []
        s.built = False
        s.after_dice = False
        s.players = [Player.at_start(parts.start_gold, parts.start_camels) for _ in range(players)]
        s.shops = [EMPTY] * len(parts.shops)
        s.souk_owner = [EMPTY] * len(parts.souks)
        s.souk_cubes = [0] * len(parts.souks)
        s.caravan = []
        s.supervisor = parts.centre
        s.floor_value = parts.no_dice.copy()
        s.floor_white = parts.no_dice.copy()
        s.floor_yellow = parts.no_dice.copy()
        s.deck = Pile([])
        s.discard = Pile([])
        s.lots = 1
        return s

    def clone(self) -> Yspahan:
        twin = Yspahan(self.parts, self.players_count, self.chance.clone(), self.steps)
        self.copy_kernel(twin)
        twin.day = self.day
        twin.first = self.first
        twin.turn = self.turn
        twin.active = self.active
        twin.order = self.order.copy()
        twin.built = self.built
        twin.after_dice = self.after_dice
        twin.players = [player.clone() for player in self.players]
        twin.shops = self.shops.copy()
        twin.souk_owner = self.souk_owner.copy()
        twin.souk_cubes = self.souk_cubes.copy()
        twin.caravan = self.caravan.copy()
        twin.supervisor = self.supervisor
        # A floor's value is never changed in place and a roll makes new lists: these may be shared.
        twin.floor_value = self.floor_value
        twin.floor_white = self.floor_white.copy()
        twin.floor_yellow = self.floor_yellow.copy()
        twin.deck = Pile(self.deck.slots.copy())
        twin.discard = Pile(self.discard.slots.copy())
        twin.lots = self.lots
        twin.build_cards_stack = self.build_cards_stack
        twin.build_card_before_dice_action = self.build_card_before_dice_action
        twin.cards_before_roll = self.cards_before_roll
        twin.must_place_all_cubes = self.must_place_all_cubes
        return twin

    def piles(self) -> list[Pile]:
        """Every place where a card can be."""
        everything = [self.deck, self.discard]
        for player in self.players:
            everything.append(player.hand)
        return everything

    def redeal_hidden(self, seat_bit: int, chance: Chance) -> None:
        """The deck and the other hands are what a seat cannot know (YSP-INFO.2, .3)."""
        redeal(self.piles(), seat_bit, chance)

    def scores(self) -> list[int]:
        return [player.score() for player in self.players]

    def begin_turn(self, turn: i64) -> None:
        """Whose turn of the day it is now."""
        self.turn = turn
        self.active = self.order[turn]
        self.built = False
        self.after_dice = False

    def last_day(self) -> i64:
        return self.parts.weeks * self.parts.days_per_week

    # --- dice ----------------------------------------------------------------------------------

    def dice_for(self, seat: int, floor: int) -> i64:
        """How many dice of a floor count for a seat (YSP-YELLOW.1, .3; YSP-TWO.6, .7)."""
        white: i64 = self.floor_white[floor]
        return white + self.floor_yellow[floor] if seat == self.first else white

    def tower_is_empty_for(self, seat: int) -> bool:
        """Whether the seat finds no group to take (YSP-SELECT.5, YSP-TWO.8)."""
        for white in self.floor_white:
            if white > 0:
                return False
        if seat == self.first:
            for yellow in self.floor_yellow:
                if yellow > 0:
                    return False
        return True

    # --- stock -----------------------------------------------------------------------------------

    def gain_gold(self, player: Player, amount: i64) -> i64:
        """Give Gold, as far as the stock has it (YSP-STOCK.1, YSP-RULING.36)."""
        if self.parts.gold_limit > 0:
            amount = min(amount, self.gold_left())
        player.gold += amount
        return amount

    def gain_camels(self, player: Player, amount: i64) -> i64:
        """Give Camels, as far as the stock has them (YSP-STOCK.1, YSP-RULING.36)."""
        if self.parts.camel_limit > 0:
            amount = min(amount, self.camels_left())
        player.camels += amount
        return amount

    def gold_left(self) -> i64:
        if self.parts.gold_limit == 0:
            return UNLIMITED
        held: i64 = 0
        for player in self.players:
            held += player.gold
        return self.parts.gold_limit - held

    def camels_left(self) -> i64:
        if self.parts.camel_limit == 0:
            return UNLIMITED
        held: i64 = 0
        for player in self.players:
            held += player.camels
        return self.parts.camel_limit - held

    def cubes_left(self, seat: int) -> i64:
        """The cubes in a seat's reserve; buildings are marked with cubes too (YSP-RULING.1)."""
        if self.parts.cube_limit == 0:
            return UNLIMITED
        used = self.players[seat].buildings_count()
        for owner in self.shops:
            if owner == seat:
                used += 1
        for owner in self.caravan:
            if owner == seat:
                used += 1
        return self.parts.cube_limit - used

    # --- buildings -------------------------------------------------------------------------------

    def hammam(self, seat: int) -> i64:
        """How many spaces the seat may change the Supervisor's move by for free (YSP-BLD.3)."""
        return self.parts.buildings[HAMMAM].amount if self.players[seat].has(HAMMAM) else 0

    def paddock(self, seat: int) -> i64:
        return self.parts.buildings[PADDOCK].amount if self.players[seat].has(PADDOCK) else 0

    def shop_building(self, seat: int) -> i64:
        return self.parts.buildings[SHOP].amount if self.players[seat].has(SHOP) else 0

    def hoist(self, seat: int) -> i64:
        return self.parts.buildings[HOIST].amount if self.players[seat].has(HOIST) else 0

    def bazaar(self, seat: int) -> i64:
        return self.parts.buildings[BAZAAR].amount if self.players[seat].has(BAZAAR) else 0

    def caravanserai(self, seat: int) -> i64:
        return self.parts.buildings[CARAVANSERAI].amount if self.players[seat].has(CARAVANSERAI) else 0

    # --- the deck ------------------------------------------------------------------------------

    def can_draw(self) -> bool:
        """Whether a card can be drawn at all (YSP-DRAW.3)."""
        return len(self.deck.slots) > 0 or len(self.discard.slots) > 0

    def draw_card(self, seat: int) -> None:
        """Give the top card of the deck to a seat, unseen by the others (YSP-DRAW.1-3)."""
        if not self.deck.slots:
            if not self.discard.slots:
                self.note(events.NO_CARD_LEFT, seat)
                return
            self.shuffle_deck()
        self.show(self.deck, len(self.deck.slots) - 1, 1 << seat)
        hand = self.players[seat].hand
        hand.slots.append(self.deck.slots.pop())
        if self.journal is not None:
            self.journal.add(events.CARD_DRAWN, [seat, hand.card(-1)], 1 << seat)

    def shuffle_deck(self) -> None:
        """The discard pile becomes the new deck (YSP-DRAW.2)."""
        self.note(events.DECK_SHUFFLED, len(self.discard.slots))
        self.deck.slots = self.discard.slots
        self.discard.slots = []
        self.lots += 1
        self.deck.shuffle(self.chance, self.lots)

    def discard_card(self, seat: int, card: int) -> None:
        """Lay a card from the hand face up on the discard pile (YSP-CARD.1, YSP-RULING.24)."""
        hand = self.players[seat].hand
        index = hand.find(card)
        lot = hand.lot(index)
        # Nobody can tell which of his draws a card came from: lots that met in a hand become one.
        for other in range(len(hand.slots)):
            if hand.lot(other) != lot:
                merge_lots(self.piles(), hand.lot(other), lot)
        self.show(hand, index, EVERYONE)
        self.discard.slots.append(hand.slots.pop(index))

    def play_card(self, seat: int, card: int) -> None:
        """Play a card for its effect: it leaves the hand, face up (YSP-CARD.1)."""
        self.discard_card(seat, card)
        self.note(events.CARD_PLAYED, seat, card)

    # --- the city --------------------------------------------------------------------------------

    def fill_shop(self, shop: int, seat: int) -> None:
        """Put a cube of the seat into an empty shop."""
        souk = self.parts.souk_of[shop].index
        self.shops[shop] = seat
        self.souk_owner[souk] = seat
        self.souk_cubes[souk] += 1

    def clear_shop(self, shop: int) -> int:
        """Take the cube out of a shop and say whose it was; an empty souk is open again (YSP-SEND.8)."""
        souk = self.parts.souk_of[shop].index
        owner = self.shops[shop]
        self.shops[shop] = EMPTY
        self.souk_cubes[souk] -= 1
        if self.souk_cubes[souk] == 0:
            self.souk_owner[souk] = EMPTY
        return owner

    def clear_shops(self) -> None:
        """Empty every shop (YSP-WEEK.3)."""
        self.shops = [EMPTY] * len(self.shops)
        self.souk_owner = [EMPTY] * len(self.souk_owner)
        self.souk_cubes = [0] * len(self.souk_cubes)

    def is_complete(self, souk: Souk) -> bool:
        """Whether every shop of a souk holds a cube (YSP-PLACE.10)."""
        return self.souk_cubes[souk.index] == souk.size
