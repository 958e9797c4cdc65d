"""What event cards are worth: to play now, to keep for later, to buy (strategy notes)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caravanserai.games.emira.parts import (
    APPEARANCE,
    BAZAAR,
    BETTER_BREED,
    CAMEL_BREEDING,
    CAMEL_EPIDEMIC,
    DOUBLE_TROUBLE,
    GOLD,
    GOLDEN_TIMES,
    GOOD_LOOKING,
    GUEST_HOUSE,
    INTERRUPT_SPICE_TRADE,
    NEW_SPICE_CARAVAN,
    PALACE,
    QUIET_DAYS,
    RESTORATION,
    SICK_CAMELS,
    VERMIN,
)
from caravanserai.games.emira.player import LEFT_BITS, LEFT_MASK
from caravanserai.games.emira.rules import caravans
from caravanserai.games.emira.standing import Change
from caravanserai.games.emira.worth import Outlook, saving

# what each card brings on an ordinary day, in the order of the cards
_USUAL: Final = [90, 120, 90, 70, 130, 130, 140, 110, 150, 420, 80, 80, 260, 120, 110, 110, 60, 90]
_PATIENCE: Final = 60  # how much of that a card must bring to be played now, in percent
_HASTE: Final = 15  # the same when the end is near
_AMONG: Final = 45  # how much of what the others lose on average is one's own gain, in percent


def play_now(view: Outlook, kind: int) -> i64:
    """What a card brings if it is played now."""
    s = view.s
    seat = view.seat
    player = s.players[seat]
    if kind == GUEST_HOUSE:
        return view.room_gain(seat) + 30
    if kind == BETTER_BREED:
        rate = s.parts.camel_rates[min(player.breed + 1, len(s.parts.camel_rates) - 1)]
        return view.camels(seat, 0, rate)
    if kind in (CAMEL_BREEDING, CAMEL_EPIDEMIC):
        return herds(view, kind == CAMEL_BREEDING)
    if kind == GOOD_LOOKING:
        return max(good_looking(view, token) for token in range(len(s.parts.tokens)))
    if kind == RESTORATION:
        change = Change(seat)
        change.by[PALACE] = 1
        return view.trait_gain(seat, PALACE, 1) + view.choices(seat, change) - view.as_it_is(seat)
    if kind == NEW_SPICE_CARAVAN:
        return max([0, *(extension(view, caravan) for caravan in player.caravans)])
    if kind == VERMIN:
        return max(vermin(view, track) for track in range(len(s.parts.caravans)))
    if kind in (DOUBLE_TROUBLE, QUIET_DAYS):
        return view.average(seat) * (8 if kind == DOUBLE_TROUBLE else -8) // 10
    return trade_event(view, kind)


def trade_event(view: Outlook, kind: int) -> i64:
    """Golden Times, Interrupt Spice Trade, Sick Camels; for cards that look around, what is usual."""
    s = view.s
    own = s.players[view.seat]
    others = [player for seat, player in enumerate(s.players) if seat != view.seat]
    count = len(others)
    if kind == GOLDEN_TIMES:
        theirs = sum(player.income(s.parts) for player in others) // count
        return (own.income(s.parts) - theirs * _AMONG // 100) // s.parts.golden_share
    if kind == INTERRUPT_SPICE_TRADE:
        # payments are put off, not lost: only the end of the game makes a difference
        theirs = sum(player.trade(s.parts) for player in others) // count
        return (theirs * _AMONG // 100 - own.trade(s.parts)) * (80 if view.turns <= 4 else 40) // 100
    if kind == SICK_CAMELS:
        theirs = sum(saving(player.discount(s.parts)) for player in others) // count
        return theirs - saving(own.discount(s.parts))
    return _USUAL[kind] * (100 if kind == BAZAAR else 80) // 100


def herds(view: Outlook, breeding: bool) -> i64:
    """Camel Breeding and Camel Epidemic."""
    s = view.s
    parts = s.parts
    changes: list[int] = []
    needed: i64 = 0
    for seat, player in enumerate(s.players):
        by = player.camels // parts.breeding_per if breeding else -(player.camels // parts.epidemic_per)
        needed += by
        changes.append(view.camels(seat, by, parts.camel_rates[player.breed]))
    if needed > s.camels:
        return -100
    own = changes[view.seat]
    return own - (sum(changes) - own) * _AMONG // (100 * (len(changes) - 1))


def good_looking(view: Outlook, token: int) -> i64:
    """What Good Looking brings with a type of token."""
    s = view.s
    held = s.players[view.seat].token_counts(s.parts)[token]
    change = Change(view.seat)
    change.by[APPEARANCE] = held // s.parts.good_looking_per
    gain = view.trait_gain(view.seat, APPEARANCE, change.by[APPEARANCE])
    return gain + view.choices(view.seat, change) - view.as_it_is(view.seat) + 5 * held


def extension(view: Outlook, caravan: int) -> i64:
    """What one more payment of a caravan brings, if the game lasts so long."""
    track = view.s.parts.caravans[caravan >> LEFT_BITS]
    left = caravan & LEFT_MASK
    if left >= track.spaces or left >= view.turns:
        return 0
    return track.payment - 5 * left


def vermin(view: Outlook, track: int) -> i64:
    """What vermin on a track bring: the others' losses, set against one's own."""
    s = view.s
    payment = s.parts.caravans[track].payment
    own: i64 = 0
    others: i64 = 0
    for seat in range(s.players_count):
        hit = min(len(caravans.lefts(s, seat, track)), s.parts.caravans[track].vermin_moves)
        if seat == view.seat:
            own = hit * payment
        else:
            others += hit * payment
    return others * _AMONG // 100 - own


def patience(view: Outlook, kind: int) -> i64:
    """What a card must bring to be played now rather than kept."""
    return _USUAL[kind] * (_PATIENCE if view.turns > 3 else _HASTE) // 100


def keep(view: Outlook, kind: int) -> i64:
    """What a card in the hand is worth."""
    now = play_now(view, kind)
    usual = _USUAL[kind] * min(view.turns, 4) // 4
    return max(now, usual) + min(now, usual) // 10


def best_of(view: Outlook, cards: int) -> i64:
    """What the best of several unknown cards is worth on average."""
    s = view.s
    worths: list[int] = []
    for kind in range(len(s.parts.event_ids)):
        if s.advanced or not s.parts.advanced_event[kind]:
            worths.append(keep(view, kind))
    worths.sort()
    total: i64 = 0
    ways: i64 = 0  # in how many draws the best is this card or a lesser one
    for rank, worth in enumerate(worths):
        below = ways
        ways = 1
        for _ in range(cards):
            ways *= rank + 1
        total += worth * (ways - below)
    return total // ways


def buying(view: Outlook, choice: int) -> i64:
    """What buying event cards brings, their price set against it."""
    s = view.s
    seat = view.seat
    price = s.players[seat].event_price(s.parts, choice)
    change = Change(seat)
    change.by[GOLD] = -price
    worth = best_of(view, s.parts.event_cards[choice]) * 7 // 10
    worth += view.choices(seat, change) - view.as_it_is(seat)
    return worth - price * view.money(seat) // 1000 - view.danger(seat, price, change)
