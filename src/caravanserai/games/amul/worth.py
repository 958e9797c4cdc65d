"""What cards are worth in Āmul, in hundredths of a point: estimates, not rules."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caravanserai.games.amul.parts import (
    BOTH,
    COUNT,
    FLAT,
    HAND,
    IN_PLAY,
    MARKET,
    MILITARY,
    NEIGHBOURS,
    NONE,
    ONE_NEIGHBOUR,
    PAIRS,
    SELF,
    SERIES,
    SWITCH,
    TABLE,
    Face,
    Term,
)
from caravanserai.games.amul.score import majority_points, series, set_term, trader_points, traders_of
from caravanserai.games.amul.state import Amul
from caravanserai.games.amul.tally import Tally
from caravanserai.kernel.pile import CARD_BITS, CARD_MASK, EVERYONE

_LANDS: Final = 75  # of a hundred cards still unseen, so many end in somebody's play area
_PER_TAKEN: Final = [380, 440, 340]  # what a card taken from the market, the Palace, the Bazaar brings
_ORDINARY: Final = 420  # what any card brings in the long run: only the excess over it is a prospect
_CHANCE_PER_ROUND: Final = 9  # percent, to get a certain good by a round of picking
_CHANCE_MOST: Final = 60
_PRIORITY: Final = 35  # a Military symbol, for each round in which it lets one pick early
_CROWDED: Final = 90  # each hand-only card too many, while there are rounds to play


class Outlook:
    """What a seat sees of the others, and what may still come."""

    def __init__(self, s: Amul, seat: int) -> None:
        parts = s.parts
        faces = len(parts.faces)
        self.seat = seat
        self.tallies = s.tallies()
        self.unseen = Tally(faces)  # Market cards that could be anywhere
        for card in parts.cards_for(s.players_count, MARKET, s.tea):
            self.unseen.faces[parts.face_of[card]] += 1
        for player in s.players:
            for card in player.area:
                self._seen(s, card)
        for card in s.market + s.discard + s.removed:
            self._seen(s, card)
        for other in range(s.players_count):
            self._look_at_hand(s, other, other == seat)
        for face in parts.faces:
            copies = self.unseen.faces[face.index]
            if copies > 0:
                for symbol, count in enumerate(face.symbols):
                    self.unseen.symbols[symbol] += count * copies
        self.share: i64 = _LANDS // s.players_count  # percent of the unseen that each player will have
        self.everyone = Tally(faces)
        for tally in self.tallies:
            for index, copies in enumerate(tally.faces):
                self.everyone.faces[index] += copies

    def _seen(self, s: Amul, card: int) -> None:
        if s.parts.deck_of[card] == MARKET:
            self.unseen.faces[s.parts.face_of[card]] -= 1

    def _look_at_hand(self, s: Amul, other: int, own: bool) -> None:
        """One's own hand, and what all know of the others': cards picked will be played or kept."""
        for slot in s.players[other].hand.slots:
            card = slot & CARD_MASK
            if own:
                self._seen(s, card)
            elif slot >> CARD_BITS & EVERYONE == EVERYONE:
                self._seen(s, card)
                self.tallies[other].add(s.parts.faces[s.parts.face_of[card]], 1)

    def beside(self, term: Term) -> i64:
        """What a term will find at the neighbours, in hundredths."""
        count = len(self.tallies)
        left = self.tallies[(self.seat + 1) % count].count(term)
        right = self.tallies[(self.seat + count - 1) % count].count(term)
        growth = self.unseen.count(term) * self.share
        if term.scope == ONE_NEIGHBOUR:
            return max(left, right) * 100 + growth
        return (left + right) * 100 + 2 * growth


# --- a whole collection ---------------------------------------------------------------------------------


def plays_left(s: Amul) -> i64:
    """How many cards each player will still play after the present round's."""
    return s.parts.rounds - s.round


def collection(s: Amul, seat: int, view: Outlook, area: Tally, hand: list[int], plays: i64) -> i64:
    """What a play area and a hand will be worth in the end, if so many cards can still be played."""
    own = area.copy()
    to_come: i64 = 0
    hand_only: i64 = 0
    for card in _usable(s, hand, plays):
        face = s.parts.faces[s.parts.face_of[card]]
        own.add(face, 1)
        to_come += effect(s, face)
        if s.parts.place_of[card] == HAND:
            hand_only += 1
    worth = to_come + cards(s, view, own, plays) + majorities(s, view, own, plays)
    worth += _priority(s, own)
    if plays > 1 and hand_only > 3:
        worth -= (hand_only - 3) * _CROWDED
    return worth


def _usable(s: Amul, hand: list[int], plays: i64) -> list[int]:
    """The cards of a hand that can still count: as many table cards as plays, as many others as stay."""
    room: list[i64] = [0, plays, s.parts.starting_hand, len(hand)]
    usable: list[int] = []
    for place in (BOTH, HAND, TABLE):
        fitting = [card for card in hand if s.parts.place_of[card] == place]
        while len(fitting) > room[place]:
            fitting.remove(_least(s, fitting))
        usable += fitting
    return usable


def _least(s: Amul, cards: list[int]) -> int:
    least = cards[0]
    for card in cards:
        if s.parts.faces[s.parts.face_of[card]].value < s.parts.faces[s.parts.face_of[least]].value:
            least = card
    return least


def effect(s: Amul, face: Face) -> i64:
    """What an effect still to come will fetch."""
    if face.from_ == NONE:
        return 0
    cards_there = s.refill if face.from_ == MARKET else len(s.display(face.from_))
    return min(face.up_to, cards_there) * _PER_TAKEN[face.from_]


def _priority(s: Amul, own: Tally) -> i64:
    """Military symbols let one choose early from round n + 1 on (AMU-MIL.2)."""
    if own.symbols[MILITARY] == 0:
        return 0
    first = s.parts.first_military_round[s.players_count]
    rounds = s.parts.rounds - max(s.round, first - 1)
    return min(own.symbols[MILITARY], 3) * rounds * _PRIORITY


# --- cards ----------------------------------------------------------------------------------------------


def cards(s: Amul, view: Outlook, own: Tally, plays: i64) -> i64:
    """What the cards of a collection will score, with some of what may still come of them."""
    worth: i64 = 0
    traders = False
    for index, copies in enumerate(own.faces):
        if copies == 0:
            continue
        face = s.parts.faces[index]
        traders = traders or face.is_trader
        for term in face.terms:
            worth += term_worth(view, own, term, face, copies, plays)
    if traders:
        worth += sets(s, own, plays)
    return worth


def term_worth(view: Outlook, own: Tally, term: Term, face: Face, copies: i64, plays: i64) -> i64:
    """One term of a card, for all its copies."""
    if term.kind == FLAT:
        return copies * term.points * 100
    if term.kind == COUNT:
        return copies * term.points * _counted(view, own, term)
    if term.kind == SERIES:
        now = series(term.table, copies)
        excess = (series(term.table, copies + 1) - now) * 100 - _ORDINARY
        if excess <= 0:
            return now * 100
        return now * 100 + excess * chance(view.unseen.faces[face.index], plays) // 100
    if term.kind == SWITCH:
        return copies * _switched(view, own, term, plays)
    if term.kind == IN_PLAY:
        return copies * _in_play(view, own, term, face)
    if term.kind == PAIRS:
        return copies * term.points * 100 * min(own.symbols[term.of[0]], own.symbols[term.of[1]])
    return 0


def _counted(view: Outlook, own: Tally, term: Term) -> i64:
    if term.scope == SELF:
        return own.count(term) * 100
    if term.scope == NEIGHBOURS or term.scope == ONE_NEIGHBOUR:
        return view.beside(term)
    return own.count(term) * 100 + view.beside(term)


def chance(copies: i64, plays: i64) -> i64:
    """The chance in percent to get one of so many unseen cards in the rounds to come."""
    if copies <= 0:
        return 0
    return min(_CHANCE_MOST, min(copies, 3) * plays * _CHANCE_PER_ROUND // 2)


def _switched(view: Outlook, own: Tally, term: Term, plays: i64) -> i64:
    missing = term.at_least - own.count(term)
    if missing <= 0:
        return term.alternative * 100
    if term.alternative < term.points:
        return term.points * 100
    hope = chance(view.unseen.count(term), plays) // missing
    return term.points * 100 + (term.alternative - term.points) * hope


def _in_play(view: Outlook, own: Tally, term: Term, face: Face) -> i64:
    """The value of a card that counts everywhere, at the number expected in play."""
    others: i64 = view.everyone.faces[face.index] - view.tallies[view.seat].faces[face.index]
    expected = (others + own.faces[face.index]) * 100 + view.unseen.faces[face.index] * _LANDS
    last: i64 = len(term.table)
    whole = min(max(expected // 100, 1), last)
    value: i64 = term.table[whole - 1] * 100
    if whole < last:
        step: i64 = term.table[whole] - term.table[whole - 1]
        value += step * (expected % 100)
    return value


def sets(s: Amul, own: Tally, plays: i64) -> i64:
    """What traders will score: their sets, and some of those nearly complete."""
    worth = trader_points(s.parts, own, s.trader_multiple_sets) * 100
    for trader in traders_of(s.parts, own):
        missing = goods_missing(own, trader)
        if missing == 1:
            worth += set_term(trader).points * min(50, plays * 8)
        elif missing == 2:
            worth += set_term(trader).points * min(25, plays * 3)
    return worth


def goods_missing(own: Tally, trader: Face) -> i64:
    missing: i64 = 0
    for good in set_term(trader).of:
        if own.faces[good] == 0:
            missing += 1
    return missing


# --- majorities -----------------------------------------------------------------------------------------


def majorities(s: Amul, view: Outlook, own: Tally, plays: i64) -> i64:
    """What both majorities are likely to bring."""
    worth: i64 = 0
    for symbol in s.parts.majorities:
        worth += majority(s, view, own.symbols[symbol], symbol, plays)
    return worth


def majority(s: Amul, view: Outlook, mine: i64, symbol: int, plays: i64) -> i64:
    """The points of the place one is likely to reach with so many symbols, in hundredths."""
    counts = [tally.symbols[symbol] for tally in view.tallies]
    if plays <= 0:
        counts[view.seat] = mine
        return majority_points(s.parts, counts, view.seat, s.majority_requires_symbol) * 100
    if mine == 0:
        return 0
    behind: i64 = 100  # the place in hundredths: one, and the chance of each other to be ahead
    for other, count in enumerate(counts):
        if other != view.seat:
            behind += _ahead(count - mine, plays)
    points = s.parts.majority_points
    whole = behind // 100
    if whole > len(points):
        return 0
    value: i64 = points[whole - 1]
    below: i64 = points[whole] if whole < len(points) else 0
    return value * 100 - (value - below) * (behind % 100)


def _ahead(lead: i64, plays: i64) -> i64:
    """The chance in percent that somebody with this lead will not be overtaken."""
    spread = 100 // (2 + plays // 2)
    return max(0, min(100, 60 + lead * spread))


# --- positions ------------------------------------------------------------------------------------------


def hand_of(s: Amul, seat: int) -> list[int]:
    return [slot & CARD_MASK for slot in s.players[seat].hand.slots]


def position(s: Amul, seat: int) -> i64:
    """Everything a seat has, in play and in hand."""
    view = Outlook(s, seat)
    return collection(s, seat, view, view.tallies[seat], hand_of(s, seat), plays_left(s) + 1)
