"""What a seat can expect of each space: the yardstick of all advice."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caravanserai.games.dragons.advice import chances, worth
from caravanserai.games.dragons.advice import worth_of_bids as bids
from caravanserai.games.dragons.advice.chances import SURE, Rivals
from caravanserai.games.dragons.parts import (
    CARAVANSERAI,
    CARPET,
    COUNTERSPELL,
    DJINN,
    DOUBLE,
    GUARD,
    KEY,
    MARKET,
    NONE,
    TENT,
)
from caravanserai.games.dragons.state import Dragons

_UNKNOWN: Final = -1_000_000
_MARKET_WORTH: Final = 24
_FIRST_SPELL: Final = 24
_SECOND_SPELL: Final = 16
_DJINN_WORTH: Final = 6  # for each artifact to use besides the first


def gain(s: Dragons, seat: i64, space: i64, strength: i64) -> i64:
    """What a strength in a cave or a city space is worth (strategy notes 6, 7, 10)."""
    return gain_against(s, seat, Rivals(s, seat, space), space, strength) if strength > 0 else 0


def gain_against(s: Dragons, seat: i64, rivals: Rivals, space: i64, strength: i64) -> i64:
    """The same, where the others in the space have been looked up."""
    if strength == 0:
        return 0
    kind = s.parts.kind_of[space]
    if kind != NONE:
        return chances.cave_units(s, rivals, kind, strength) * unit_worth(s, seat, kind) // SURE
    if space == TENT:
        return spells_to_win(s, rivals.ranks(strength))
    return rivals.first(strength) * privilege(s, seat, space) // SURE


def unit_worth(s: Dragons, seat: i64, kind: i64) -> i64:
    """What a unit of a kind is worth, when three are won."""
    treasures = s.players[seat].treasures.copy()
    before = worth.holding(s, treasures)
    treasures[kind] += 3
    return (worth.holding(s, treasures) - before) // 3


def spells_to_win(s: Dragons, chances: list[int]) -> i64:
    """Two cards leave the deck, the better one for the strongest player."""
    cards = s.spell_deck.size()
    first = chances[0] * _FIRST_SPELL if cards > 0 else 0
    second = chances[1] * _SECOND_SPELL if cards > 1 else 0
    return (first + second) * min(worth.rounds_left(s), 3) // (3 * SURE)


def privilege(s: Dragons, seat: i64, space: i64) -> i64:
    """What the strongest player has of the Market, the Caravanserai or the Djinn's House."""
    if space == MARKET:
        return _MARKET_WORTH if s.players[seat].units() > 0 or s.current == NONE else 0
    if space == CARAVANSERAI:
        return worth.CAMEL if s.start != seat else worth.CAMEL * 2 // 3
    if space == DJINN:
        return max(min(usable(s, seat) - 1, 3), 0) * _DJINN_WORTH
    return 0


def usable(s: Dragons, seat: i64) -> i64:
    """How many artifacts a player has that can do something."""
    count: i64 = 0
    for artifact in (COUNTERSPELL, DOUBLE, CARPET, KEY):
        count += s.unused(seat, artifact)
    return count + (1 if s.players[seat].spells.size() > 0 else 0)


class Expectations:
    """What a seat expects of the spaces at this moment: looked up once, asked for many tokens."""

    def __init__(self, s: Dragons, seat: i64) -> None:
        self.s = s
        self.seat: i64 = seat
        self.treasures: list[int] = []  # when the palace opens
        self.purses: list[list[int]] = [[] for _ in s.parts.spaces]  # what bids elsewhere leave for a room
        self.before: list[int] = [_UNKNOWN] * len(s.parts.spaces)  # what the present tokens bring
        self.rivals: list[Rivals | None] = [None] * len(s.parts.spaces)  # outside the palace
        self.bidders: list[bids.Bidders | None] = [None] * len(s.parts.spaces)
        self.hopes: i64 = _UNKNOWN

    def added(self, space: i64, value: i64) -> i64:
        """What a further token of this value would bring its owner in a space."""
        s, seat = self.s, self.seat
        if s.parts.room_of[space] != NONE:
            return self.added_in_room(space, value)
        strength = s.strength(seat, space)
        if space == GUARD:
            if self.hopes == _UNKNOWN:
                self.hopes = bids.hopes(s, seat)
            return past_guard(s, seat, self.hopes, strength, strength + value)
        rivals = self.rivals[space]
        if rivals is None:
            rivals = Rivals(s, seat, space)
            self.rivals[space] = rivals
            self.before[space] = gain_against(s, seat, rivals, space, strength)
        return gain_against(s, seat, rivals, space, strength + value) - self.before[space]

    def added_in_room(self, space: i64, value: i64) -> i64:
        """More strength, and a higher price in one more kind (strategy note 4)."""
        s, seat = self.s, self.seat
        values = s.bid(seat, space)
        bidders = self.bidders[space]
        if bidders is None:
            bidders = bids.Bidders(s, seat, space)
            self.bidders[space] = bidders
            if not self.treasures:
                self.treasures = chances.belongings(s, seat)
            purse = self.treasures.copy()
            bids.rooms(s, seat, purse, space)
            self.purses[space] = purse
            self.before[space] = bids.bid_worth(s, bidders, space, values, purse)
        values.append(value)
        values.sort(reverse=True)
        after = bids.bid_worth(s, bidders, space, values, self.purses[space])
        return (after - self.before[space]) * bids.entry(s, seat, s.strength(seat, GUARD)) // SURE


def added(s: Dragons, seat: i64, space: i64, value: i64) -> i64:
    """What a further token of this value would bring its owner in a space."""
    return Expectations(s, seat).added(space, value)


def added_at_guard(s: Dragons, seat: i64, before: i64, after: i64) -> i64:
    """A better chance to enter, and a smaller bribe (strategy notes 2, 3)."""
    return past_guard(s, seat, bids.hopes(s, seat), before, after)


def past_guard(s: Dragons, seat: i64, hopes: i64, before: i64, after: i64) -> i64:
    """The same, where the hopes for the palace are known."""
    if hopes == 0 or s.players[seat].admitted:
        return 0
    units = s.players[seat].units()
    chance = chances.admission(s, seat, after, units) - chances.admission(s, seat, before, units)
    if bids.has_key(s, seat):
        chance //= 4
    bribes = -bids.bribe_cost(after)
    if before > 0:
        bribes += bids.bribe_cost(before)
    return chance * hopes // SURE + bribes


def standing(s: Dragons, seat: i64) -> i64:
    """Belongings, and what the tokens on the board will probably bring."""
    total = worth.belongings(s, seat)
    player = s.players[seat]
    for space in s.in_use:
        if s.current <= space < GUARD and player.pieces_in(space) > 0:
            total += gain(s, seat, space, s.strength(seat, space))
    in_rooms = bids.rooms(s, seat, chances.belongings(s, seat), NONE)
    return total + in_rooms * bids.entry(s, seat, s.strength(seat, GUARD)) // SURE
