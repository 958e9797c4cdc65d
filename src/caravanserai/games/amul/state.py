"""The fields of a game of Āmul, its copies and what can be asked of them."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from caravanserai.games.amul.parts import BAZAAR, NO_CARD, PALACE, Parts
from caravanserai.games.amul.player import Player
from caravanserai.kernel.chance import Chance
from caravanserai.kernel.game import Options
from caravanserai.kernel.pile import Pile, redeal
from caravanserai.kernel.state import State
from caravanserai.kernel.step import Step

THE_DECK: Final = 1  # the one shuffle every Market card comes out of


class Switches:
    """The switchable rulings of a table; never changed, so copies of a game share them."""

    def __init__(self, options: Options) -> None:
        self.own_offer_may_be_taken_back = bool(options["own_offer_may_be_taken_back"])
        self.vagabond_chain_triggers = bool(options["vagabond_chain_triggers"])
        self.thief_on_table_resolves_at_end = bool(options["thief_on_table_resolves_at_end"])
        self.trader_multiple_sets = bool(options["trader_multiple_sets"])
        self.majority_requires_symbol = bool(options["majority_requires_symbol"])
        self.tiebreak_uses_letters = bool(options["tiebreak_uses_letters"])


@mypyc_attr(acyclic=True)
class Amul(State):
    """One game of Āmul. Its lists are replaced, never changed in place: copies of a game share them."""

    round: i64  # 1 to 9; 0 before the first
    starting: i64  # the holder of the Starting Player card
    first_pick: i64  # the holder of the First Pick card
    players: list[Player]
    market: list[int]  # face-up cards
    offers: list[int]  # the card that each seat offered this round, or NO_CARD
    palace: list[int]
    bazaar: list[int]
    discard: list[int]
    removed: list[int]
    order: list[int]  # the seats in the order of the present picks or effects
    revealed: list[int]  # the card each seat has played this round and that stayed, or NO_CARD
    deck: Pile

    def __init__(
        self, parts: Parts, players: int, tea: int, switches: Switches, chance: Chance, steps: list[Step[Any]]
    ) -> None:
        super().__init__(players, chance, steps)
        self.parts = parts
        self.tea: i64 = tea  # how many Tea cards are shuffled in
        self.switches = switches
        self.refill: i64 = parts.refill[players]  # how many cards are turned up each round

    @staticmethod
    def at_start(
        parts: Parts, players: int, tea: int, switches: Switches, chance: Chance, steps: list[Step[Any]]
    ) -> Amul:
        """Palace and Bazaar laid out, everything else still to be dealt (AMU-SETUP.1-5, AMU-TEA.1)."""
        s = Amul(parts, players, tea, switches, chance, steps)
        s.round = 0
        s.starting = 0
        s.first_pick = 0
        s.players = [Player.at_start() for _ in range(players)]
        s.market = []
        s.offers = [NO_CARD] * players
        s.palace = parts.cards_for(players, PALACE, tea)
        s.bazaar = parts.cards_for(players, BAZAAR, tea)
        s.discard = []
        s.removed = []
        s.order = []
        s.revealed = [NO_CARD] * players
        s.deck = Pile()
        return s

    def clone(self) -> Amul:
        twin = Amul(self.parts, self.players_count, self.tea, self.switches, self.chance.clone(), self.steps)
        self.copy_kernel(twin)
        twin.round = self.round
        twin.starting = self.starting
        twin.first_pick = self.first_pick
        twin.players = [player.clone() for player in self.players]
        twin.market = self.market
        twin.offers = self.offers
        twin.palace = self.palace
        twin.bazaar = self.bazaar
        twin.discard = self.discard
        twin.removed = self.removed
        twin.order = self.order
        twin.revealed = self.revealed
        twin.deck = self.deck.clone()
        return twin

    def redeal_hidden(self, seat_bit: int, chance: Chance) -> None:
        """The deck and the other hands are what a seat cannot know (AMU-INFO.1)."""
        piles = [self.deck]
        for player in self.players:
            piles.append(player.hand)
        redeal(piles, seat_bit, chance)

    def scores(self) -> list[int]:
        """The points of the play areas as they lie now (AMU-SCORE.1)."""
        from caravanserai.games.amul.rules import scoring  # the rules know the state, so not at the top

        return scoring.totals(self)

    def rounds(self) -> int:
        return self.round

    # --- seats -------------------------------------------------------------------------------------

    def left_of(self, seat: i64) -> i64:
        """The next seat clockwise (AMU-SETUP.1)."""
        return (seat + 1) % self.players_count

    def right_of(self, seat: i64) -> i64:
        return (seat + self.players_count - 1) % self.players_count

    def clockwise_from(self, seat: i64) -> list[int]:
        count = self.players_count
        return [(seat + offset) % count for offset in range(count)]

    # --- cards -------------------------------------------------------------------------------------

    def display(self, which: i64) -> list[int]:
        """The cards an effect can take from (AMU-EFFECT.4-7)."""
        if which == PALACE:
            return self.palace
        return self.bazaar if which == BAZAAR else self.market

    def take_from_display(self, which: i64, face: i64, barred: i64 = NO_CARD) -> i64:
        """Take the first card with this face out of a display, but never a barred one (AMU-DP.2, .7, .8)."""
        cards = self.display(which).copy()
        index: i64 = 0
        while self.parts.face_of[cards[index]] != face or cards[index] == barred:
            index += 1
        card: i64 = cards.pop(index)
        if which == PALACE:
            self.palace = cards
        elif which == BAZAAR:
            self.bazaar = cards
        else:
            self.market = cards
        return card
