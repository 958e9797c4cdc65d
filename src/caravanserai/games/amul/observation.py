"""What a seat observes of a game of Āmul, as numbers: all that its view shows (AMU-INFO).

What follows from the cards in play, such as symbols and points, is left to whoever reads it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caravanserai.games.amul.parts import NO_CARD, PARTS
from caravanserai.games.amul.state import Amul
from caravanserai.kernel.observation import PLAYERS, Sheet
from caravanserai.kernel.pile import PUBLIC_BIT

_NAMES: Final = PARTS.card_names[1:]

# where a card lies, as far as the seat knows; 0 if it does not
_MARKET: Final = 1
_PALACE: Final = 2
_BAZAAR: Final = 3
_DISCARD: Final = 4
_REMOVED: Final = 5
_OWN_HAND: Final = 6  # known to the seat alone
_HANDS: Final = 7  # known to all: by player
_WORDS: Final = ["market", "palace", "bazaar", "discard", "removed", "own_hand"]


def observe(s: Amul, sheet: Sheet) -> None:
    """The course of the round, then where every card lies (AMU-INFO.1-3)."""
    players = s.players_count
    sheet.number("round", s.round, s.parts.rounds)
    sheet.player("starting", s.starting)
    sheet.player("first_pick", s.first_pick)
    sheet.seats("order", s.order, players)
    sheet.number("deck", s.deck.size(), s.parts.cards)
    _cards(s, sheet)
    for offset in range(players):
        seat = sheet.player_at(offset)
        sheet.heading(PLAYERS[offset])
        sheet.number("hand", s.players[seat].hand.size(), s.parts.cards)
        offered: i64 = s.offers[seat]
        sheet.word("offered", offered - 1 if offered in s.market else NO_CARD - 1, _NAMES)
        sheet.word("revealed", s.revealed[seat] - 1, _NAMES)
    sheet.heading("")


def _cards(s: Amul, sheet: Sheet) -> None:
    """Where each card lies: face up, in a hand that knows it, or in play (AMU-INFO.1, .3)."""
    players = s.players_count
    areas = _HANDS + players
    if sheet.naming:
        words = _WORDS + [f"hand of {name}" for name in PLAYERS[:players]]
        words += [f"area of {name}" for name in PLAYERS[:players]]
        sheet.section("cards", _NAMES, areas + players - 1, 0, words)
    where: list[int] = [0] * (s.parts.cards + 1)  # cards are numbered from 1
    _put(where, s.market, _MARKET)
    _put(where, s.palace, _PALACE)
    _put(where, s.bazaar, _BAZAAR)
    _put(where, s.discard, _DISCARD)
    _put(where, s.removed, _REMOVED)
    _put(where, s.players[sheet.seat].hand.cards(), _OWN_HAND)
    for offset in range(players):
        player = s.players[sheet.player_at(offset)]
        _put(where, player.hand.known_to(PUBLIC_BIT), _HANDS + offset)
        _put(where, player.area, areas + offset)
    del where[0]
    sheet.put_all(where)


def _put(where: list[int], cards: list[int], place: i64) -> None:
    for card in cards:
        if card >= 0:
            where[card] = place
