"""The fields of a game of Yspahan, its copies and what can be asked of them."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64, mypyc_attr

from caravanserai.games.yspahan import events
from caravanserai.games.yspahan.parts import EMPTY, Parts, Souk
from caravanserai.games.yspahan.player import Player
from caravanserai.kernel.bits import bit, count_bits
from caravanserai.kernel.chance import Chance
from caravanserai.kernel.game import Options
from caravanserai.kernel.pile import EVERYONE, Pile, merge_lots, redeal
from caravanserai.kernel.state import State
from caravanserai.kernel.step import Step

UNLIMITED: Final = 1 << 20


class Switches:
    """The rulings that a table may switch."""

    def __init__(self, options: Options) -> None:
        self.build_cards_stack = bool(options["build_cards_stack"])
        self.build_card_before_dice_action = bool(options["build_card_before_dice_action"])
        self.cards_before_roll = bool(options["cards_before_roll"])
        self.must_place_all_cubes = bool(options["must_place_all_cubes"])


def floors_with_dice(dice: list[int]) -> i64:
    """The floors that hold any of these dice, one bit each."""
    found: i64 = 0
    place: i64 = 1
    for count in dice:
        if count > 0:
            found |= place
        place <<= 1
    return found


@final
@mypyc_attr(acyclic=True)
class Yspahan(State):
    """One game of Yspahan."""

    day: i64  # 1 to 21; 0 before the first day
    first: i64  # the first player of the day
    turn: i64  # which turn of the day it is
    active: i64  # the seat whose turn it is
    order: list[int]  # the seats in the order of the day's turns; each day has a list of its own
    built: bool  # whether the active player has built this turn
    after_dice: bool  # whether the active player's dice action is finished
    players: list[Player]
    filled: i64  # the shops that hold a cube, one bit each: the goods of all players
    untouched: i64  # the shops of souks that hold no cube at all
    caravan: list[int]  # the owners of the cubes along the path
    supervisor: i64
    # the Tower by floor, as it was rolled: the value, the white dice and the yellow dice; each roll makes
    # lists of its own, which nobody changes
    floor_value: list[int]
    floor_white: list[int]
    floor_yellow: list[int]
    # the floors whose dice are still there, one bit each
    white_left: i64
    yellow_left: i64
    deck: Pile
    discard: Pile
    lots: i64  # how many times the deck was shuffled

    def __init__(
        self, parts: Parts, switches: Switches, players: int, chance: Chance, steps: list[Step[Any]]
    ) -> None:
        super().__init__(players, chance, steps)
        self.parts = parts
        self.switches = switches
        self.two_players: bool = players == 2  # the official variant (YSP-TWO)

    @staticmethod
    def at_start(
        parts: Parts, switches: Switches, players: int, chance: Chance, steps: list[Step[Any]]
    ) -> Yspahan:
        """Every component in its starting place but the deck, which is still to be laid (YSP-SETUP.1-4)."""
        s = Yspahan(parts, switches, players, chance, steps)
        s.day = 0
        s.first = 0
        s.turn = 0
        s.active = 0
        s.order = []
        s.built = False
        s.after_dice = False
        s.players = [Player.at_start(parts.start_gold, parts.start_camels) for _ in range(players)]
        s.clear_shops()
        s.caravan = []
        s.supervisor = parts.centre
        s.empty_tower()
        s.deck = Pile()
        s.discard = Pile()
        s.lots = 1
        return s

    def clone(self) -> Yspahan:
        twin = Yspahan(self.parts, self.switches, self.players_count, self.chance.clone(), self.steps)
        self.copy_kernel(twin)
        twin.day = self.day
        twin.first = self.first
        twin.turn = self.turn
        twin.active = self.active
        twin.order = self.order
        twin.built = self.built
        twin.after_dice = self.after_dice
        twin.players = [player.clone() for player in self.players]
        twin.filled = self.filled
        twin.untouched = self.untouched
        twin.caravan = self.caravan.copy()
        twin.supervisor = self.supervisor
        twin.floor_value = self.floor_value
        twin.floor_white = self.floor_white
        twin.floor_yellow = self.floor_yellow
        twin.white_left = self.white_left
        twin.yellow_left = self.yellow_left
        twin.deck = self.deck.clone()
        twin.discard = self.discard.clone()
        twin.lots = self.lots
        return twin

    def piles(self) -> list[Pile]:
        """Every place where a card can be."""
        return [self.deck, self.discard, *[player.hand for player in self.players]]

    def redeal_hidden(self, seat_bit: int, chance: Chance) -> None:
        """The deck and the other hands are what a seat cannot know (YSP-INFO.2, .3)."""
        redeal(self.piles(), seat_bit, chance)

    def scores(self) -> list[int]:
        return [player.score() for player in self.players]

    # --- time --------------------------------------------------------------------------------------------

    def rounds(self) -> int:
        return self.day

    def week(self) -> i64:
        """Which week it is, from 1 (YSP-TIME.1)."""
        return (max(self.day, 1) - 1) // self.parts.days_per_week + 1

    def day_of_week(self) -> i64:
        """Which day of the week it is, from 1 (YSP-TIME.1)."""
        return (max(self.day, 1) - 1) % self.parts.days_per_week + 1

    def is_last_day(self) -> bool:
        return self.day == self.parts.last_day

    def begin_turn(self, turn: i64) -> None:
        """Whose turn of the day it is now."""
        self.turn = turn
        self.active = self.order[turn]
        self.built = False
        self.after_dice = False

    # --- the Tower ---------------------------------------------------------------------------------------

    def put_dice(self, value: list[int], white: list[int], yellow: list[int]) -> None:
        """Put dice on the floors, grouped by value; these lists are never changed (YSP-TOWER.1)."""
        self.floor_value = value
        self.floor_white = white
        self.floor_yellow = yellow
        self.white_left = floors_with_dice(white)
        self.yellow_left = 0 if yellow == self.parts.no_dice else floors_with_dice(yellow)

    def empty_tower(self) -> None:
        """No dice on any floor (YSP-SETUP.4, YSP-DAY.1)."""
        self.floor_value = self.parts.no_dice
        self.floor_white = self.parts.no_dice
        self.floor_yellow = self.parts.no_dice
        self.white_left = 0
        self.yellow_left = 0

    def white_on(self, floor: i64) -> i64:
        return self.floor_white[floor] if self.white_left >> floor & 1 else 0

    def yellow_on(self, floor: i64) -> i64:
        return self.floor_yellow[floor] if self.yellow_left >> floor & 1 else 0

    def dice_for(self, seat: i64, floor: i64) -> i64:
        """How many dice of a floor count for a seat (YSP-YELLOW.1, .3; YSP-TWO.6, .7)."""
        white = self.white_on(floor)
        return white + self.yellow_on(floor) if seat == self.first else white

    def groups_for(self, seat: i64) -> i64:
        """The floors with a group that the seat may take, one bit each (YSP-SELECT.1, .5, YSP-TWO.7, .8)."""
        return self.white_left | self.yellow_left if seat == self.first else self.white_left

    # --- stock -------------------------------------------------------------------------------------------

    def gain_gold(self, seat: i64, amount: i64) -> i64:
        """Give Gold, as far as the stock has it (YSP-STOCK.1, YSP-RULING.36)."""
        gained = min(amount, self.gold_left())
        self.players[seat].gold += gained
        return gained

    def gain_camels(self, seat: i64, amount: i64) -> i64:
        """Give Camels, as far as the stock has them (YSP-STOCK.1, YSP-RULING.36)."""
        gained = min(amount, self.camels_left())
        self.players[seat].camels += gained
        return gained

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

    def cubes_left(self, seat: i64) -> i64:
        """The cubes in a seat's reserve; buildings are marked with cubes too (YSP-RULING.1)."""
        if self.parts.cube_limit == 0:
            return UNLIMITED
        player = self.players[seat]
        used = count_bits(player.buildings) + count_bits(player.goods)
        for owner in self.caravan:
            if owner == seat:
                used += 1
        return self.parts.cube_limit - used

    def power(self, seat: i64, building: i64) -> i64:
        """What a building adds for a seat: its amount, or 0 while it is not built (YSP-BLD.1-6)."""
        return self.parts.buildings[building].amount if self.players[seat].has(building) else 0

    # --- the deck ----------------------------------------------------------------------------------------

    def can_draw(self) -> bool:
        """Whether a card can be drawn at all (YSP-DRAW.3)."""
        return self.deck.size() > 0 or self.discard.size() > 0

    def draw_card(self, seat: i64) -> None:
        """Give the top card of the deck to a seat, unseen by the others (YSP-DRAW.1-3)."""
        if self.deck.size() == 0:
            if self.discard.size() == 0:
                self.note(events.NO_CARD_LEFT, seat)
                return
            self.shuffle_deck()
        card = self.draw(self.deck, self.players[seat].hand, 1 << seat)
        self.note_to(1 << seat, events.CARD_DRAWN, seat, card)

    def shuffle_deck(self) -> None:
        """The discard pile becomes the new deck (YSP-DRAW.2)."""
        self.note(events.DECK_SHUFFLED, self.discard.size())
        self.discard.move_all(self.deck)
        self.lots += 1
        self.deck.shuffle(self.chance, self.lots)

    def discard_card(self, seat: i64, card: i64) -> None:
        """Lay a card from the hand face up on the discard pile (YSP-CARD.1, YSP-RULING.24)."""
        hand = self.players[seat].hand
        index = hand.find(card)
        lot = hand.lot(index)
        # Nobody can tell which of his draws a card came from: lots that met in a hand become one.
        for other in range(hand.size()):
            if hand.lot(other) != lot:
                merge_lots(self.piles(), hand.lot(other), lot)
        self.show(hand, index, EVERYONE)
        hand.move(index, self.discard)

    def play_card(self, seat: i64, card: i64) -> None:
        """Play a card for its effect: it leaves the hand, face up (YSP-CARD.1)."""
        self.discard_card(seat, card)
        self.note(events.CARD_PLAYED, seat, card)

    # --- the city ----------------------------------------------------------------------------------------

    def is_filled(self, shop: i64) -> bool:
        return (self.filled >> shop & 1) != 0

    def owner_of(self, shop: i64) -> i64:
        """Whose cube is in a shop, or EMPTY."""
        return self._owner(bit(shop))

    def owner_of_souk(self, souk: Souk) -> i64:
        """Whose cubes are in a souk, or EMPTY; they are all of one player (YSP-PLACE.3)."""
        return self._owner(souk.bits)

    def _owner(self, shops: i64) -> i64:
        if self.filled & shops != 0:
            for seat, player in enumerate(self.players):
                if player.goods & shops != 0:
                    return seat
        return EMPTY

    def cubes_in(self, souk: Souk) -> i64:
        """How many cubes are in a souk."""
        return count_bits(self.filled & souk.bits)

    def is_complete(self, souk: Souk) -> bool:
        """Whether every shop of a souk holds a cube (YSP-PLACE.10)."""
        return self.filled & souk.bits == souk.bits

    def fill_shop(self, shop: i64, seat: i64) -> None:
        """Put a cube of the seat into an empty shop (YSP-PLACE.1)."""
        cube = bit(shop)
        self.players[seat].goods |= cube
        self.filled |= cube
        self._open_and_begun(self.parts.souk_of[shop], self.players[seat])

    def clear_shop(self, shop: i64) -> i64:
        """Take the cube out of a shop and say whose it was; an empty souk is open again (YSP-SEND.8)."""
        owner = self.owner_of(shop)
        cube = bit(shop)
        self.players[owner].goods &= ~cube
        self.filled &= ~cube
        self._open_and_begun(self.parts.souk_of[shop], self.players[owner])
        return owner

    def _open_and_begun(self, souk: Souk, owner: Player) -> None:
        """Keep in mind whether a souk is open, and which of its shops its owner may still fill."""
        if self.filled & souk.bits == 0:
            self.untouched |= souk.bits
            owner.unfinished &= ~souk.bits
        else:
            self.untouched &= ~souk.bits
            owner.unfinished = owner.unfinished & ~souk.bits | souk.bits & ~owner.goods

    def clear_shops(self) -> None:
        """Empty every shop (YSP-SETUP.4, YSP-WEEK.3)."""
        for player in self.players:
            player.goods = 0
            player.unfinished = 0
        self.filled = 0
        self.untouched = self.parts.all_shops
