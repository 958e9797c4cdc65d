"""Why one would make a move of Āmul: a sentence key and its arguments."""

from __future__ import annotations

from caravanserai.games.amul import actions as a
from caravanserai.games.amul.advice import worth
from caravanserai.games.amul.advice.forecast import Forecast
from caravanserai.games.amul.counts import Counts
from caravanserai.games.amul.parts import DECKS, HAND, IMMEDIATE, NONE, TABLE, Face
from caravanserai.games.amul.rules.traders import goods_missing, set_term
from caravanserai.kernel.refusal import Value

Reason = tuple[str, dict[str, Value]]


def reason(forecast: Forecast, action: int) -> Reason:
    """Why the seat whose forecast this is would choose an action."""
    faces = forecast.s.parts.faces
    if a.OFFER.has(action):
        return _why_offer(forecast, faces[a.OFFER.index(action)])
    if a.PICK.has(action):
        return _why_gain(forecast, faces[a.PICK.index(action)])
    if a.PLAY.has(action):
        return _why_play(forecast, faces[a.PLAY.index(action)])
    if a.TAKE.has(action):
        return _why_gain(forecast, faces[a.TAKE.index(action)])
    return "take_nothing", {}


def _place_in_hand(forecast: Forecast, face: Face) -> int:
    """The placement icons of a card in the hand."""
    return forecast.s.parts.place_of[forecast.hand()[forecast.find_in_hand(face.index)]]


def _why_offer(forecast: Forecast, face: Face) -> Reason:
    parts = forecast.s.parts
    plays = forecast.plays_left() + 1
    places = [parts.place_of[card] for card in forecast.hand()]
    place = _place_in_hand(forecast, face)
    if place == TABLE and places.count(TABLE) > plays:
        return "too_many_table_cards", {"card": face.id, "plays": plays}
    if place == HAND and places.count(HAND) >= parts.starting_hand:
        return "too_many_hand_cards", {"card": face.id}
    return "least_useful", {"card": face.id}


def _why_gain(forecast: Forecast, face: Face) -> Reason:
    """Why a card is worth picking or taking."""
    own = forecast.own.copy()
    for card in forecast.hand():
        own.add(forecast.s.parts.face(card), 1)
    if face.is_trader:
        return _why_trader(own, face)
    if face.takes_from != NONE:
        return "fetches", {"card": face.id, "display": DECKS[face.takes_from]}
    plays = forecast.plays_left()
    before = worth.cards(forecast, own, plays)
    lead_before = worth.majorities(forecast, own, plays)
    copies = own.faces[face.index]
    own.add(face, 1)
    gained = (worth.cards(forecast, own, plays) - before + 50) // 100
    led = (worth.majorities(forecast, own, plays) - lead_before + 50) // 100
    if led > 0 and led > gained:
        return "majority", {"card": face.id, "points": led}
    if copies > 0 and face.is_series:
        return "grows_series", {"card": face.id, "points": gained}
    if gained <= 0:
        return "least_bad", {"card": face.id}
    return "adds_points", {"card": face.id, "points": gained}


def _why_trader(own: Counts, face: Face) -> Reason:
    missing = goods_missing(own, face)
    if missing == 0:
        return "trader_ready", {"card": face.id, "points": set_term(face).points}
    return "trader_near", {"card": face.id, "missing": missing}


def _why_play(forecast: Forecast, face: Face) -> Reason:
    place = _place_in_hand(forecast, face)
    if place == HAND:
        return "throw_away", {"card": face.id}
    if face.timing == IMMEDIATE:
        return "fetches", {"card": face.id, "display": DECKS[face.takes_from]}
    if place == TABLE:
        return "only_on_table", {"card": face.id}
    return "spare_for_table", {"card": face.id}
