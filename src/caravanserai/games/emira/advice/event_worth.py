"""What event cards are worth: to play now, to keep for later, to buy (strategy notes)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caravanserai.games.emira import parts
from caravanserai.games.emira.advice.judgement import Change
from caravanserai.games.emira.advice.outlook import Outlook, saving
from caravanserai.games.emira.parts import APPEARANCE, GOLD, PALACE
from caravanserai.games.emira.player import left_of, track_of

_ON_AN_ORDINARY_DAY: Final = {
    "bazaar": 90,
    "better_breed": 120,
    "camel_breeding": 90,
    "camel_epidemic": 70,
    "changing_her_mind": 130,
    "court_influence": 130,
    "double_trouble": 140,
    "golden_times": 110,
    "good_looking": 150,
    "guest_house": 420,
    "interrupt_spice_trade": 80,
    "new_orders": 80,
    "new_spice_caravan": 260,
    "noble_merchandise": 120,
    "quiet_days": 110,
    "restoration": 110,
    "sick_camels": 60,
    "vermin": 90,
}
_USUAL: Final = [_ON_AN_ORDINARY_DAY[event] for event in parts.EVENTS]
_PATIENCE: Final = 60  # how much of that a card must bring to be played now, in percent
_HASTE: Final = 15  # the same when the end is near
_AMONG: Final = 45  # how much of what the others lose on average is one's own gain, in percent


def play_now(outlook: Outlook, kind: int) -> i64:
    """What a card brings if it is played now."""
    s = outlook.s
    seat = outlook.seat
    player = s.players[seat]
    if kind == parts.GUEST_HOUSE:
        return outlook.room_gain(seat) + 30
    if kind == parts.BETTER_BREED:
        rate = s.parts.camel_rates[min(player.breed + 1, len(s.parts.camel_rates) - 1)]
        return outlook.camels(seat, 0, rate)
    if kind in (parts.CAMEL_BREEDING, parts.CAMEL_EPIDEMIC):
        return herds(outlook, kind == parts.CAMEL_BREEDING)
    if kind == parts.GOOD_LOOKING:
        return max(good_looking(outlook, token) for token in range(len(s.parts.tokens)))
    if kind == parts.RESTORATION:
        change = Change(seat)
        change.by[PALACE] = 1
        return outlook.trait_gain(seat, PALACE, 1) + outlook.choices(seat, change) - outlook.as_it_is(seat)
    if kind == parts.NEW_SPICE_CARAVAN:
        return max([0, *(extension(outlook, caravan) for caravan in player.caravans)])
    if kind == parts.VERMIN:
        return max(vermin(outlook, track) for track in range(len(s.parts.caravans)))
    if kind in (parts.DOUBLE_TROUBLE, parts.QUIET_DAYS):
        return outlook.average(seat) * (8 if kind == parts.DOUBLE_TROUBLE else -8) // 10
    return trade_event(outlook, kind)


def trade_event(outlook: Outlook, kind: int) -> i64:
    """Golden Times, Interrupt Spice Trade, Sick Camels; for cards that look around, what is usual."""
    s = outlook.s
    own = s.players[outlook.seat]
    others = [player for seat, player in enumerate(s.players) if seat != outlook.seat]
    count = len(others)
    if kind == parts.GOLDEN_TIMES:
        theirs = sum(player.income(s.parts) for player in others) // count
        return (own.income(s.parts) - theirs * _AMONG // 100) // s.parts.golden_share
    if kind == parts.INTERRUPT_SPICE_TRADE:
        # payments are put off, not lost: only the end of the game makes a difference
        theirs = sum(player.trade(s.parts) for player in others) // count
        return (theirs * _AMONG // 100 - own.trade(s.parts)) * (80 if outlook.turns <= 4 else 40) // 100
    if kind == parts.SICK_CAMELS:
        theirs = sum(saving(player.discount(s.parts)) for player in others) // count
        return theirs - saving(own.discount(s.parts))
    return _USUAL[kind] * (100 if kind == parts.BAZAAR else 80) // 100


def herds(outlook: Outlook, breeding: bool) -> i64:
    """Camel Breeding and Camel Epidemic."""
    s = outlook.s
    changes: list[int] = []
    needed: i64 = 0
    for seat, player in enumerate(s.players):
        by = player.camels // s.parts.breeding_per if breeding else -(player.camels // s.parts.epidemic_per)
        needed += by
        changes.append(outlook.camels(seat, by, s.parts.camel_rates[player.breed]))
    if needed > s.camels:
        return -100
    own = changes[outlook.seat]
    return own - (sum(changes) - own) * _AMONG // (100 * (len(changes) - 1))


def good_looking(outlook: Outlook, token: int) -> i64:
    """What Good Looking brings with a type of token."""
    s = outlook.s
    held = s.players[outlook.seat].token_counts(s.parts)[token]
    change = Change(outlook.seat)
    change.by[APPEARANCE] = held // s.parts.good_looking_per
    gain = outlook.trait_gain(outlook.seat, APPEARANCE, change.by[APPEARANCE])
    return gain + outlook.choices(outlook.seat, change) - outlook.as_it_is(outlook.seat) + 5 * held


def extension(outlook: Outlook, caravan: int) -> i64:
    """What one more payment of a caravan brings, if the game lasts so long."""
    track = outlook.s.parts.caravans[track_of(caravan)]
    left = left_of(caravan)
    if left >= track.spaces or left >= outlook.turns:
        return 0
    return track.payment - 5 * left


def vermin(outlook: Outlook, track: int) -> i64:
    """What vermin on a track bring: the others' losses, set against one's own."""
    s = outlook.s
    payment = s.parts.caravans[track].payment
    own: i64 = 0
    others: i64 = 0
    for seat, player in enumerate(s.players):
        hit = min(len(player.lefts_on(track)), s.parts.caravans[track].vermin_moves)
        if seat == outlook.seat:
            own = hit * payment
        else:
            others += hit * payment
    return others * _AMONG // 100 - own


def patience(outlook: Outlook, kind: int) -> i64:
    """What a card must bring to be played now rather than kept."""
    return _USUAL[kind] * (_PATIENCE if outlook.turns > 3 else _HASTE) // 100


def keep(outlook: Outlook, kind: int) -> i64:
    """What a card in the hand is worth."""
    now = play_now(outlook, kind)
    usual = _USUAL[kind] * min(outlook.turns, 4) // 4
    return max(now, usual) + min(now, usual) // 10


def best_of(outlook: Outlook, cards: int) -> i64:
    """What the best of several unknown cards is worth on average."""
    s = outlook.s
    worths: list[int] = []
    for kind in range(len(s.parts.event_ids)):
        if s.advanced or not s.parts.advanced_event[kind]:
            worths.append(keep(outlook, kind))
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


def buying(outlook: Outlook, choice: int) -> i64:
    """What buying event cards brings, their price set against it."""
    s = outlook.s
    seat = outlook.seat
    price = s.players[seat].event_price(s.parts, choice)
    change = Change(seat)
    change.by[GOLD] = -price
    worth = best_of(outlook, s.parts.event_cards[choice]) * 7 // 10
    worth += outlook.choices(seat, change) - outlook.as_it_is(seat)
    return worth - price * outlook.money(seat) // 1000 - outlook.danger(seat, price, change)
