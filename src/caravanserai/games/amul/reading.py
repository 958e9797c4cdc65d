"""A game of Āmul from a document; what is left out is as at the start (docs/positions/amul.md)."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from caravanserai.games.amul.actions import SPACE
from caravanserai.games.amul.box import Box, Zone, called, number_of
from caravanserai.games.amul.parts import BAZAAR, HAND, MARKET, NONE, PALACE, TABLE
from caravanserai.games.amul.position import card_name, card_names
from caravanserai.games.amul.reading_steps import (
    EFFECTS,
    END,
    OFFER,
    PICK,
    PLAY,
    TAKING,
    THIEF,
    Moment,
    check_effects,
    check_thief,
    check_thief_from_hand,
    gained,
    names_over,
    order_at_reveal,
    read_moment,
    taken_at_end,
)
from caravanserai.games.amul.rules.order import present_order
from caravanserai.games.amul.state import THE_DECK, Amul
from caravanserai.kernel.chance import Chance
from caravanserai.kernel.game import Document
from caravanserai.kernel.pile import EVERYONE, NOBODY
from caravanserai.kernel.position import Reader, in_two_places, lies_nowhere, read_sealed
from caravanserai.kernel.refusal import Impossible


def read(s: Amul, document: Document, chance: Chance) -> None:
    """Put a freshly set up state into the position a document describes."""
    reader = Reader(document, "position")
    s.starting = reader.number("starting_player", 0, 0, s.players_count - 1)
    s.round = reader.number("round", s.parts.rounds if names_over(reader) else 1, 1, s.parts.rounds)
    holder = (s.starting + s.round - 1) % s.players_count
    s.first_pick = reader.number("first_pick", holder, 0, s.players_count - 1)
    if s.first_pick != holder:
        raise Impossible(
            "position.first_pick",
            "first_pick",
            "in round {round} seat {place} holds it (AMU-CLEAN.3)",
            round=s.round,
            place=holder,
        )
    moment = read_moment(s, reader)
    _read_cards(s, reader, chance, moment)
    read_sealed(s, reader, SPACE)
    reader.finish()


def _read_cards(s: Amul, reader: Reader, chance: Chance, moment: Moment) -> None:
    """Every card of the game in exactly one place."""
    box = Box(s)
    market = _zone(reader, "market", [MARKET])
    palace = _zone(reader, "palace", [PALACE])
    bazaar = _zone(reader, "bazaar", [BAZAAR])
    deck = _zone(reader, "deck", [MARKET])
    deck_top = _zone(reader, "deck_top", [MARKET])
    discard = _zone(reader, "discard", [MARKET])
    removed = _zone(reader, "removed", [MARKET])
    sections = reader.rows("players", s.players_count)
    hands = [_zone(section, "hand", [MARKET]) for section in sections]
    areas = [_zone(section, "area", [MARKET, PALACE, BAZAAR]) for section in sections]
    zones = [market, palace, bazaar, deck, deck_top, discard, removed, *hands, *areas]
    for zone in zones:
        zone.take_numbered(box)
    for zone in zones:
        zone.take_rest(box)
    for seat, area in enumerate(areas):
        s.players[seat].area = area.cards
    _check_removed(s, removed)
    _read_revealed(s, reader, moment)
    s.order = _read_order(s, reader, moment)
    if moment.kind == TAKING:
        check_effects(s, moment)
    elif moment.kind == THIEF:
        check_thief(s, moment)
    chance.shuffle(box.free[MARKET])
    for seat, hand in enumerate(hands):
        hand.fill(box, _hand_size(s, moment, seat))
    market.fill(box, _market_size(s, moment))
    _deal_rest(s, box, deck, deck_top, discard)
    _check_display(s, palace, box, PALACE)
    _check_display(s, bazaar, box, BAZAAR)
    s.market, s.palace, s.bazaar = market.cards, palace.cards, bazaar.cards
    s.discard, s.removed = discard.cards, removed.cards
    for card in reversed(deck.cards):
        s.deck.put(card, NOBODY, THE_DECK)
    for seat, section in enumerate(sections):
        _place_hand(s, seat, section, hands[seat].cards)
        _read_laid_down(s, seat, section, moment)
        section.finish()
    if moment.kind == THIEF and not s.thief_on_table_resolves_at_end:
        check_thief_from_hand(s, moment)
    _read_offers(s, reader, moment)


def _zone(reader: Reader, key: str, decks: list[int]) -> Zone:
    entries = reader.raw_list(key) if reader.has(key) else None
    return Zone(f"{reader.where}.{key}", entries, decks)


def _check_removed(s: Amul, removed: Zone) -> None:
    """Only cards that belong into a hand are thrown away (AMU-REVEAL.4)."""
    for card in removed.cards:
        if s.parts.place_of[card] != HAND:
            raise Impossible(
                removed.where,
                "not_removed",
                "{what} is never removed from the game (AMU-REVEAL.4)",
                what=card_name(s.parts, card),
            )


def _hand_size(s: Amul, moment: Moment, seat: int) -> i64:
    """How many cards a hand holds at this moment (AMU-REPL.1, AMU-PICK.6, AMU-REVEAL.5)."""
    size = s.parts.starting_hand
    if moment.after_end():
        return 0
    if moment.kind == OFFER or moment.kind == PLAY:
        return size + 1
    if moment.kind == PICK:
        return size + 1 if s.order.index(seat) < moment.turn else size
    return size


def _market_size(s: Amul, moment: Moment) -> i64:
    """The refill and the offers not yet picked (AMU-OFFER.2, AMU-PICK.6, AMU-RULING.23)."""
    if moment.kind == END or moment.after_end():
        return 0
    size = s.refill
    if moment.kind == PICK:
        size += s.players_count - moment.turn
    for seat in range(s.players_count):
        for card in gained(s, seat):
            if s.parts.deck_of[card] == MARKET:
                size -= 1  # a Vagabond took it
    return size


def _deal_rest(s: Amul, box: Box, deck: Zone, top: Zone, discard: Zone) -> None:
    """The deck holds what the rounds to come need; what is over was discarded."""
    parts = s.parts
    to_come = (parts.rounds - s.round) * (s.players_count + s.refill) + s.tea
    free = box.free[MARKET]
    if deck.given:
        deck.fill(box, to_come)
        if top.cards:
            raise Impossible(top.where, "deck_given", "the whole deck is given already")
    else:
        if len(top.cards) > to_come:
            raise Impossible(top.where, "still_to_come", "only {left} cards are still to come", left=to_come)
        deck.fill(box, to_come - len(top.cards))
        deck.cards = top.cards + deck.cards
    if not discard.given:
        discard.cards = free.copy()
        free.clear()
    if free:
        raise lies_nowhere("position", card_name(parts, min(free)))


def _check_display(s: Amul, display: Zone, box: Box, which: int) -> None:
    """What no effect has taken is still there (AMU-REPL.3)."""
    free = box.free[which]
    if not display.given:
        display.cards = free.copy()
    elif free:
        name = card_name(s.parts, free[0])
        raise Impossible(display.where, "nobody_has", "{what} is missing: nobody has it in play", what=name)


def _place_hand(s: Amul, seat: int, section: Reader, hand: list[int]) -> None:
    """A hand, and which of its cards everyone knows (AMU-INFO.3)."""
    where = f"{section.where}.shown"
    entries = section.raw_list("shown")
    known: list[int] = []
    for entry in entries:
        card = number_of(s.parts, entry, where)
        if card in known:
            raise in_two_places(where, card_name(s.parts, card))
        if card != 0:
            known.append(card)
    for entry in entries:  # mere names after the numbers, each some copy that is not shown yet
        if number_of(s.parts, entry, where) == 0:
            copies = [card for card in hand if card not in known and called(s.parts, entry, card)]
            if not copies:
                raise _not_in_hand(where, str(entry))
            known.append(copies[0])
    for card in known:
        if card not in hand:
            raise _not_in_hand(where, card_name(s.parts, card))
    for card in hand:
        s.players[seat].hand.put(card, EVERYONE if card in known else 1 << seat, THE_DECK)


def _not_in_hand(where: str, what: str) -> Impossible:
    return Impossible(where, "not_in_hand", "{what} is not in this hand", what=what)


def _read_laid_down(s: Amul, seat: int, section: Reader, moment: Moment) -> None:
    """Which cards of a play area were laid down from the hand at the end (AMU-END.1)."""
    where = f"{section.where}.laid_down"
    entries = section.raw_list("laid_down")
    player = s.players[seat]
    if entries and not moment.after_end():
        raise Impossible(where, "laid_at_end", "hands are laid down only at the end (AMU-END.1)")
    if not moment.after_end():
        return
    count = len(entries)
    player.laid = count
    player.laid_from = len(player.area) - taken_at_end(s, moment, seat) - count
    while player.laid_from >= 0 and not _are_laid(s, player.area, int(player.laid_from), entries):
        player.laid_from -= 1
    if player.laid_from < 0 or count > s.parts.starting_hand:
        raise Impossible(
            where, "not_laid", "these cards do not lie in the play area as they are laid down (AMU-END.1)"
        )


def _are_laid(s: Amul, area: list[int], first: int, entries: list[Any]) -> bool:
    """Whether these cards lie one after another in an area, and only what an effect brought after them."""
    for place, entry in enumerate(entries):
        card = area[first + place]
        if not called(s.parts, entry, card) or s.parts.place_of[card] == TABLE:
            return False
    return all(s.parts.deck_of[card] != MARKET for card in area[first + len(entries) :] if entries)


def _read_offers(s: Amul, reader: Reader, moment: Moment) -> None:
    """Who offered what lies in the market (AMU-INFO.2)."""
    s.offered_by = [NONE] * len(s.market)
    names = card_names(s.parts, s.market)
    offers = reader.section("offered_by")
    for name in offers.document:
        if name not in names:
            raise Impossible(
                offers.where, "not_in_market", "{found} does not lie in the market", found=repr(name)
            )
        seat = offers.number(name, 0, 0, s.players_count - 1)
        if moment.kind == OFFER or seat in s.offered_by:
            raise Impossible(
                offers.where, "one_offer", "each seat offers one card, when all have chosen (AMU-OFFER.2)"
            )
        s.offered_by[names.index(name)] = seat


def _read_order(s: Amul, reader: Reader, moment: Moment) -> list[int]:
    """The order of the present picks or effects (AMU-MIL.7)."""
    natural: list[int] = []
    if moment.ordered():
        natural = order_at_reveal(s) if moment.kind == TAKING else present_order(s)
    order = reader.numbers("order", natural, 0, s.players_count - 1)
    if order and sorted(order) != list(range(s.players_count)):
        raise Impossible(
            "position.order",
            "one_turn_each",
            "each of the {players} seats has one turn",
            players=s.players_count,
        )
    if moment.ordered() and not order:
        raise Impossible("position.order", "nobody_next", "somebody must come next")
    if order != natural:
        raise Impossible(
            "position.order", "present_order", "the order is {order} now (AMU-MIL.7)", order=str(natural)
        )
    return order


def _read_revealed(s: Amul, reader: Reader, moment: Moment) -> None:
    """The cards just played whose effects are still to come (AMU-EFFECT.2)."""
    entries = reader.raw_entries("revealed", [None] * s.players_count)
    s.revealed = [0] * s.players_count
    for seat, entry in enumerate(entries):
        if entry is None:
            continue
        area = s.players[seat].area
        fitting = [card for card in area if _may_be_revealed(s, card) and called(s.parts, entry, card)]
        if moment.kind not in (EFFECTS, TAKING):
            raise Impossible(
                "position.revealed",
                "revealed_now",
                "cards are revealed only while effects are resolved (AMU-EFFECT.2)",
            )
        if not fitting:
            raise Impossible(
                "position.revealed",
                "not_in_play",
                "{found} is not in play before seat {place}",
                found=repr(entry),
                place=seat,
            )
        s.revealed[seat] = fitting[-1]
        if moment.kind == EFFECTS:  # nothing was gained since: it is the last card that came
            area.remove(fitting[-1])
            area.append(fitting[-1])


def _may_be_revealed(s: Amul, card: int) -> bool:
    """Whether a card can have been played from a hand into the play area (AMU-REVEAL.3, .4)."""
    return s.parts.deck_of[card] == MARKET and s.parts.place_of[card] != HAND
