"""What a collection of cards will be worth, in hundredths of a point: estimates, not rules."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caravanserai.games.amul import parts as p
from caravanserai.games.amul.advice.forecast import LANDS, Forecast
from caravanserai.games.amul.counts import Counts
from caravanserai.games.amul.rules.majorities import points_of_place
from caravanserai.games.amul.rules.scoring import series
from caravanserai.games.amul.rules.traders import goods_missing, set_term, trader_points, traders_of
from caravanserai.games.amul.state import Amul

_PER_TAKEN: Final = [380, 440, 340]  # what a card taken from the market, the Palace, the Bazaar brings
_ORDINARY: Final = 420  # what any card brings in the long run: only the excess over it is worth hoping for
_CHANCE_PER_ROUND: Final = 9  # percent, to get a certain good by a round of picking
_CHANCE_MOST: Final = 60
_PRIORITY: Final = 35  # a Military symbol, for each round in which it lets one pick early
_CROWDED: Final = 90  # each hand-only card too many, while there are rounds to play


def collection(forecast: Forecast, area: Counts, hand: list[int], plays: i64) -> i64:
    """What a play area and a hand will be worth in the end, if so many cards can still be played."""
    parts = forecast.s.parts
    own = area.copy()
    worth: i64 = 0
    hand_only: i64 = 0
    for card in _usable(forecast.s, hand, plays):
        face = parts.face(card)
        own.add(face, 1)
        worth += effect(forecast.s, face)
        if parts.place_of[card] == p.HAND:
            hand_only += 1
    worth += cards(forecast, own, plays) + majorities(forecast, own, plays) + _priority(forecast.s, own)
    if plays > 1 and hand_only > 3:
        worth -= (hand_only - 3) * _CROWDED
    return worth


def _usable(s: Amul, hand: list[int], plays: i64) -> list[int]:
    """The cards of a hand that can still count: as many table cards as plays, as many others as stay."""
    place_of = s.parts.place_of
    usable = [card for card in hand if place_of[card] == p.BOTH]
    usable += _best(s, [card for card in hand if place_of[card] == p.HAND], s.parts.starting_hand)
    usable += _best(s, [card for card in hand if place_of[card] == p.TABLE], plays)
    return usable


def _best(s: Amul, cards: list[int], count: i64) -> list[int]:
    """So many of these cards, without those of the least value."""
    while len(cards) > count:
        least = cards[0]
        for card in cards:
            if s.parts.face(card).value < s.parts.face(least).value:
                least = card
        cards.remove(least)
    return cards


def effect(s: Amul, face: p.Face) -> i64:
    """What an effect still to come will fetch."""
    if face.takes_from == p.NONE:
        return 0
    cards_there = s.refill if face.takes_from == p.MARKET else len(s.display(face.takes_from))
    return min(face.takes_up_to, cards_there) * _PER_TAKEN[face.takes_from]


def _priority(s: Amul, own: Counts) -> i64:
    """Military symbols let one choose early from round n + 1 on (AMU-MIL.2)."""
    symbols: i64 = own.symbols[p.MILITARY]
    if symbols == 0:
        return 0
    first: i64 = s.parts.first_military_round[s.players_count]
    rounds = s.parts.rounds - max(s.round, first - 1)
    return min(symbols, 3) * rounds * _PRIORITY


# --- cards ----------------------------------------------------------------------------------------------


def cards(forecast: Forecast, own: Counts, plays: i64) -> i64:
    """What the cards of a collection will score, with some of what may still come of them."""
    worth: i64 = 0
    traders = False
    faces = forecast.s.parts.faces
    for index, held in enumerate(own.faces):
        copies: i64 = held
        if copies == 0:
            continue
        face = faces[index]
        traders = traders or face.is_trader
        for term in face.terms:
            worth += _term(forecast, own, term, face, copies, plays)
    if traders:
        worth += _sets(forecast.s, own, plays)
    return worth


def _term(forecast: Forecast, own: Counts, term: p.Term, face: p.Face, copies: i64, plays: i64) -> i64:
    """One term of a card, for all its copies."""
    if term.kind == p.FLAT:
        return copies * term.points * 100
    if term.kind == p.COUNT:
        return copies * term.points * _counted(forecast, own, term)
    if term.kind == p.SERIES:
        now = series(term.table, copies)
        excess = (series(term.table, copies + 1) - now) * 100 - _ORDINARY
        if excess <= 0:
            return now * 100
        return now * 100 + excess * _chance(forecast.unseen.faces[face.index], plays) // 100
    if term.kind == p.SWITCH:
        return copies * _switched(forecast, own, term, plays)
    if term.kind == p.IN_PLAY:
        return copies * _in_play(forecast, term, face, copies)
    if term.kind == p.PAIRS:
        first: i64 = own.symbols[term.of[0]]
        second: i64 = own.symbols[term.of[1]]
        return copies * term.points * 100 * min(first, second)
    return 0


def _counted(forecast: Forecast, own: Counts, term: p.Term) -> i64:
    if term.scope == p.SELF:
        return own.count(term) * 100
    if term.scope == p.SELF_AND_NEIGHBOURS:
        return own.count(term) * 100 + forecast.beside(term)
    return forecast.beside(term)


def _chance(copies: i64, plays: i64) -> i64:
    """The chance in percent to get one of so many unseen cards in the rounds to come."""
    if copies <= 0:
        return 0
    return min(_CHANCE_MOST, min(copies, 3) * plays * _CHANCE_PER_ROUND // 2)


def _switched(forecast: Forecast, own: Counts, term: p.Term, plays: i64) -> i64:
    missing = term.at_least - own.count(term)
    if missing <= 0:
        return term.alternative * 100
    if term.alternative < term.points:
        return term.points * 100
    hope = _chance(forecast.unseen.count(term), plays) // missing
    return term.points * 100 + (term.alternative - term.points) * hope


def _in_play(forecast: Forecast, term: p.Term, face: p.Face, copies: i64) -> i64:
    """The value of a card that counts everywhere, at the number expected in play."""
    others = forecast.areas.in_play(face.index) - forecast.own.faces[face.index]
    expected = (others + copies) * 100 + forecast.unseen.faces[face.index] * LANDS
    last: i64 = len(term.table)
    whole = min(max(expected // 100, 1), last)
    value: i64 = term.table[whole - 1] * 100
    if whole < last:
        step: i64 = term.table[whole] - term.table[whole - 1]
        value += step * (expected % 100)
    return value


def _sets(s: Amul, own: Counts, plays: i64) -> i64:
    """What traders will score: their sets, and some of those nearly complete."""
    worth = trader_points(s.parts, own, s.switches.trader_multiple_sets) * 100
    for trader in traders_of(s.parts, own):
        missing = goods_missing(own, trader)
        if missing == 1:
            worth += set_term(trader).points * min(50, plays * 8)
        elif missing == 2:
            worth += set_term(trader).points * min(25, plays * 3)
    return worth


# --- majorities -----------------------------------------------------------------------------------------


def majorities(forecast: Forecast, own: Counts, plays: i64) -> i64:
    """What both majorities are likely to bring."""
    worth: i64 = 0
    for symbol in forecast.s.parts.majorities:
        worth += _majority(forecast, own.symbols[symbol], symbol, plays)
    return worth


def _majority(forecast: Forecast, mine: i64, symbol: i64, plays: i64) -> i64:
    """The points of the place one is likely to reach with so many symbols, in hundredths."""
    s = forecast.s
    if mine == 0 and (plays > 0 or s.switches.majority_requires_symbol):
        return 0
    behind: i64 = 100  # the place in hundredths: one, and the chance of each other to be ahead
    for other, counts in enumerate(forecast.areas.by_seat):
        if other != forecast.seat:
            behind += _ahead(counts.symbols[symbol] - mine, plays)
    whole = behind // 100
    value = points_of_place(s.parts, whole)
    return value * 100 - (value - points_of_place(s.parts, whole + 1)) * (behind % 100)


def _ahead(lead: i64, plays: i64) -> i64:
    """The chance in percent that somebody with this lead will not be overtaken."""
    if plays <= 0:
        return 100 if lead >= 0 else 0
    spread = 100 // (2 + plays // 2)
    return max(0, min(100, 60 + lead * spread))
