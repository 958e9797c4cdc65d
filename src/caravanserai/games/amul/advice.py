"""What bots and hints know of Āmul: how good a move looks, and why."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from caravanserai.games.amul import worth
from caravanserai.games.amul.actions import OFFER, PASS, PICK, PLAY, TAKE
from caravanserai.games.amul.parts import DECKS, HAND, IMMEDIATE, NONE, SERIES, TABLE, Face
from caravanserai.games.amul.score import set_term
from caravanserai.games.amul.state import Amul
from caravanserai.games.amul.tally import Tally
from caravanserai.kernel.game import Advice
from caravanserai.kernel.refusal import Value
from caravanserai.kernel.state import State

Reason = tuple[str, dict[str, Value]]

_HELPS_OTHERS: Final = 6  # how much an offer's value to others counts against it, for each point
_TABLE_ONLY: Final = 70  # a card that can only be played is better played than one that can wait
_FETCH_NOW: Final = 60  # displays shrink: an effect is better used early
_ARM_NOW: Final = 25


class AmulAdvice(Advice):
    """The strategy notes as numbers."""

    def value(self, state: State, seat: int) -> int:
        s = cast(Amul, state)
        best_other: i64 = 0
        for other in range(s.players_count):
            if other != seat:
                best_other = max(best_other, worth.position(s, other))
        return worth.position(s, seat) - best_other * 2 // 5

    def rate(self, state: State, seat: int, action: int) -> int:
        s = cast(Amul, state)
        if action < PICK:
            return _rate_offer(s, seat, action - OFFER)
        if action < PLAY:
            return _rate_pick(s, seat, action - PICK)
        if action < TAKE:
            return _rate_play(s, seat, action - PLAY)
        return _rate_take(s, seat, action)

    def reason(self, state: State, seat: int, action: int) -> Reason:
        s = cast(Amul, state)
        if action < PICK:
            return _why_offer(s, seat, action - OFFER)
        if action < PLAY:
            return _why_gain(s, seat, s.parts.faces[action - PICK])
        if action < TAKE:
            return _why_play(s, seat, action - PLAY)
        if action == PASS:
            return "take_nothing", {}
        return _why_gain(s, seat, s.parts.faces[action - TAKE])


def _without(s: Amul, seat: int, face: int) -> list[int]:
    """A hand without one card of a face."""
    hand = worth.hand_of(s, seat)
    hand.pop(s.players[seat].slot_of(s.parts.face_of, face))
    return hand


def _card_in_hand(s: Amul, seat: int, face: int) -> int:
    return worth.hand_of(s, seat)[s.players[seat].slot_of(s.parts.face_of, face)]


def _rate_offer(s: Amul, seat: int, face: int) -> i64:
    """What is left in the hand, and a little for what the others are given."""
    view = worth.Outlook(s, seat)
    left = worth.collection(
        s, seat, view, view.tallies[seat], _without(s, seat, face), worth.plays_left(s) + 1
    )
    return left - s.parts.faces[face].value * _HELPS_OTHERS


def _rate_pick(s: Amul, seat: int, face: int) -> i64:
    view = worth.Outlook(s, seat)
    hand = worth.hand_of(s, seat)
    hand.append(_market_card(s, face))
    return worth.collection(s, seat, view, view.tallies[seat], hand, worth.plays_left(s) + 1)


def _market_card(s: Amul, face: int) -> int:
    for card in s.market:
        if s.parts.face_of[card] == face:
            return card
    return NONE


def _rate_play(s: Amul, seat: int, face: int) -> i64:
    """What the play area and the rest of the hand will be worth; what can wait, waits."""
    view = worth.Outlook(s, seat)
    card = _card_in_hand(s, seat, face)
    area = view.tallies[seat].copy()
    rate: i64 = 0
    place = s.parts.place_of[card]
    played = s.parts.faces[face]
    if place != HAND:
        area.add(played, 1)
        if played.timing == IMMEDIATE:
            rate += worth.effect(s, played) + _FETCH_NOW
        if place == TABLE:
            rate += _TABLE_ONLY
        if played.letter < 90:
            rate += _ARM_NOW
    rest = _without(s, seat, face)
    return rate + worth.collection(s, seat, view, area, rest, worth.plays_left(s))


def _rate_take(s: Amul, seat: int, action: int) -> i64:
    """A card more in the play area, with what it fetches in its turn."""
    view = worth.Outlook(s, seat)
    area = view.tallies[seat].copy()
    rate: i64 = 0
    if action != PASS:
        face = s.parts.faces[action - TAKE]
        area.add(face, 1)
        if face.timing == IMMEDIATE and s.vagabond_chain_triggers:
            rate += worth.effect(s, face)
    return rate + worth.collection(s, seat, view, area, worth.hand_of(s, seat), worth.plays_left(s))


# --- reasons -------------------------------------------------------------------------------------------


def _why_offer(s: Amul, seat: int, face: int) -> Reason:
    hand = worth.hand_of(s, seat)
    name = s.parts.face_ids[face]
    plays = worth.plays_left(s) + 1
    table_only = [card for card in hand if s.parts.place_of[card] == TABLE]
    card = _card_in_hand(s, seat, face)
    if s.parts.place_of[card] == TABLE and len(table_only) > plays:
        return "too_many_table_cards", {"card": name, "plays": plays}
    hand_only = [other for other in hand if s.parts.place_of[other] == HAND]
    if s.parts.place_of[card] == HAND and len(hand_only) >= s.parts.starting_hand:
        return "too_many_hand_cards", {"card": name}
    return "least_useful", {"card": name}


def _why_gain(s: Amul, seat: int, face: Face) -> Reason:
    """Why a card is worth picking or taking."""
    view = worth.Outlook(s, seat)
    own = view.tallies[seat].copy()
    for card in worth.hand_of(s, seat):
        own.add(s.parts.faces[s.parts.face_of[card]], 1)
    if face.is_trader:
        return _why_trader(own, face)
    if face.from_ != NONE:
        return "fetches", {"card": face.id, "display": DECKS[face.from_]}
    plays = worth.plays_left(s)
    before = worth.cards(s, view, own, plays)
    lead_before = worth.majorities(s, view, own, plays)
    copies = own.faces[face.index]
    own.add(face, 1)
    gained = (worth.cards(s, view, own, plays) - before + 50) // 100
    led = (worth.majorities(s, view, own, plays) - lead_before + 50) // 100
    if led > 0 and led > gained:
        return "majority", {"card": face.id, "points": led}
    if copies > 0 and any(term.kind == SERIES for term in face.terms):
        return "grows_series", {"card": face.id, "points": gained}
    if gained <= 0:
        return "least_bad", {"card": face.id}
    return "adds_points", {"card": face.id, "points": gained}


def _why_trader(own: Tally, face: Face) -> Reason:
    missing = worth.goods_missing(own, face)
    if missing == 0:
        return "trader_ready", {"card": face.id, "points": set_term(face).points}
    return "trader_near", {"card": face.id, "missing": missing}


def _why_play(s: Amul, seat: int, face: int) -> Reason:
    card = _card_in_hand(s, seat, face)
    played = s.parts.faces[face]
    place = s.parts.place_of[card]
    if place == HAND:
        return "throw_away", {"card": played.id}
    if played.timing == IMMEDIATE:
        return "fetches", {"card": played.id, "display": DECKS[played.from_]}
    if place == TABLE:
        return "only_on_table", {"card": played.id}
    return "spare_for_table", {"card": played.id}
