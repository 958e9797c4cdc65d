"""How good each move of Āmul looks, in hundredths of a point."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caravanserai.games.amul import actions as a
from caravanserai.games.amul.advice import worth
from caravanserai.games.amul.advice.forecast import Forecast
from caravanserai.games.amul.parts import HAND, IMMEDIATE, NO_LETTER, TABLE

_HELPS_OTHERS: Final = 6  # how much an offer's value to others counts against it, for each point
_TABLE_ONLY: Final = 70  # a card that can only be played is better played than one that can wait
_FETCH_NOW: Final = 60  # displays shrink: an effect is better used early
_ARM_NOW: Final = 25


def rate(forecast: Forecast, action: i64) -> i64:
    """How good a move looks to the seat whose forecast this is."""
    if a.OFFER.has(action):
        return _offer(forecast, a.OFFER.index(action))
    if a.PICK.has(action):
        return _pick(forecast, a.PICK.index(action))
    if a.PLAY.has(action):
        return _play(forecast, a.PLAY.index(action))
    if a.TAKE.has(action):
        return _take(forecast, a.TAKE.index(action))
    return _as_it_is(forecast)


def position(forecast: Forecast) -> i64:
    """Everything a seat has, in play and in hand."""
    return worth.collection(forecast, forecast.own, forecast.hand(), forecast.plays_left() + 1)


def _offer(forecast: Forecast, face: i64) -> i64:
    """What is left in the hand, less a little for what the others are given."""
    hand = forecast.hand()
    hand.pop(forecast.find_in_hand(face))
    left = worth.collection(forecast, forecast.own, hand, forecast.plays_left() + 1)
    return left - forecast.s.parts.faces[face].value * _HELPS_OTHERS


def _pick(forecast: Forecast, face: i64) -> i64:
    """A card more in the hand."""
    s = forecast.s
    hand = forecast.hand()
    for card in s.market:
        if s.parts.face_of[card] == face:
            hand.append(card)
            break
    return worth.collection(forecast, forecast.own, hand, forecast.plays_left() + 1)


def _play(forecast: Forecast, face: i64) -> i64:
    """What the play area and the rest of the hand will be worth; what can wait, waits."""
    s = forecast.s
    played = s.parts.faces[face]
    hand = forecast.hand()
    place = s.parts.place_of[hand.pop(forecast.find_in_hand(face))]
    area = forecast.own
    rate: i64 = 0
    if place != HAND:
        area = area.copy()
        area.add(played, 1)
        if played.timing == IMMEDIATE:
            rate += worth.effect(s, played) + _FETCH_NOW
        if place == TABLE:
            rate += _TABLE_ONLY
        if played.letter != NO_LETTER:
            rate += _ARM_NOW
    return rate + worth.collection(forecast, area, hand, forecast.plays_left())


def _take(forecast: Forecast, face: i64) -> i64:
    """A card more in the play area, with what it fetches in its turn."""
    s = forecast.s
    taken = s.parts.faces[face]
    area = forecast.own.copy()
    area.add(taken, 1)
    chained = taken.timing == IMMEDIATE and s.switches.vagabond_chain_triggers
    fetched = worth.effect(s, taken) if chained else 0
    return fetched + worth.collection(forecast, area, forecast.hand(), forecast.plays_left())


def _as_it_is(forecast: Forecast) -> i64:
    """What one has, when one takes nothing."""
    return worth.collection(forecast, forecast.own, forecast.hand(), forecast.plays_left())
