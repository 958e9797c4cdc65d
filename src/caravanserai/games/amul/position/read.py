"""A game of Āmul from a document; what is left out is as at the start (docs/positions/amul.md)."""

from __future__ import annotations

from typing import Any

from caravanserai.games.amul.actions import SPACE
from caravanserai.games.amul.parts import BAZAAR, HAND, MARKET, NO_CARD, PALACE, TABLE
from caravanserai.games.amul.position import effects
from caravanserai.games.amul.position import moment as moments
from caravanserai.games.amul.position.cards import Cards, Zone, means, number_of
from caravanserai.games.amul.position.moment import Moment
from caravanserai.games.amul.rules.order import present_order
from caravanserai.games.amul.state import THE_DECK, Amul
from caravanserai.kernel.chance import Chance
from caravanserai.kernel.game import Document
from caravanserai.kernel.pile import EVERYONE, NOBODY
from caravanserai.kernel.position import Reader, in_two_places, lies_nowhere, need, read_sealed


def read(s: Amul, document: Document, chance: Chance) -> None:
    """Put a freshly set up state into the position a document describes."""
    reader = Reader(document, "position")
    s.starting = reader.number("starting_player", 0, 0, s.players_count - 1)
    last = s.parts.rounds
    s.round = reader.number("round", last if moments.names_over(reader) else 1, 1, last)
    holder = (s.starting + s.round - 1) % s.players_count
    s.first_pick = reader.number("first_pick", holder, 0, s.players_count - 1)
    need(
        s.first_pick == holder,
        "position.first_pick",
        "first_pick",
        "in round {round} seat {place} holds it (AMU-CLEAN.3)",
        round=s.round,
        place=holder,
    )
    moment = moments.read_moment(s, reader)
    _read_cards(s, reader, chance, moment)
    read_sealed(s, reader, SPACE)
    reader.finish()


def _read_cards(s: Amul, reader: Reader, chance: Chance, moment: Moment) -> None:
    """Every card of the game in exactly one place."""
    cards = Cards(s)
    market = Zone(reader, "market", [MARKET])
    palace = Zone(reader, "palace", [PALACE])
    bazaar = Zone(reader, "bazaar", [BAZAAR])
    deck = Zone(reader, "deck", [MARKET])
    deck_top = Zone(reader, "deck_top", [MARKET])
    discard = Zone(reader, "discard", [MARKET])
    removed = Zone(reader, "removed", [MARKET])
    sections = reader.rows("players", s.players_count)
    hands = [Zone(section, "hand", [MARKET]) for section in sections]
    areas = [Zone(section, "area", [MARKET, PALACE, BAZAAR]) for section in sections]
    zones = [market, palace, bazaar, deck, deck_top, discard, removed, *hands, *areas]
    for zone in zones:
        zone.take_numbered(cards)
    for zone in zones:
        zone.take_named(cards)
    for seat, area in enumerate(areas):
        s.players[seat].area = area.cards
    _check_removed(s, removed)
    _read_revealed(s, reader, moment)
    s.order = _read_order(s, reader, moment)
    if moment.kind == moments.TAKING:
        effects.check_effects(s, moment)
    elif moment.kind == moments.THIEF:
        effects.check_thief(s, moment)
    cards.shuffle(chance)
    for seat, hand in enumerate(hands):
        hand.fill(cards, _hand_size(s, moment, seat))
    market.fill(cards, _market_size(s, moment))
    _deal_rest(s, cards, deck, deck_top, discard)
    _check_display(palace, cards, PALACE)
    _check_display(bazaar, cards, BAZAAR)
    s.market, s.palace, s.bazaar = market.cards, palace.cards, bazaar.cards
    s.discard, s.removed = discard.cards, removed.cards
    for card in reversed(deck.cards):
        s.deck.put(card, NOBODY, THE_DECK)
    for seat, section in enumerate(sections):
        _place_hand(s, seat, section, hands[seat].cards)
        _read_laid_down(s, seat, section, moment)
        section.finish()
    if moment.kind == moments.THIEF and not s.switches.thief_on_table_resolves_at_end:
        effects.check_thief_from_hand(s, moment)
    _read_offers(s, reader, moment)


def _check_removed(s: Amul, removed: Zone) -> None:
    """Only cards that belong into a hand are thrown away (AMU-REVEAL.4)."""
    for card in removed.cards:
        need(
            s.parts.place_of[card] == HAND,
            removed.where,
            "not_removed",
            "{what} is never removed from the game (AMU-REVEAL.4)",
            what=s.parts.card_names[card],
        )


def _hand_size(s: Amul, moment: Moment, seat: int) -> int:
    """How many cards a hand holds at this moment (AMU-REPL.1, AMU-PICK.6, AMU-REVEAL.5)."""
    if moment.after_end():
        return 0
    has_picked = moment.kind == moments.PICK and s.order.index(seat) < moment.turn
    full = has_picked or moment.kind in (moments.OFFER, moments.PLAY)
    return int(s.parts.starting_hand) + (1 if full else 0)


def _market_size(s: Amul, moment: Moment) -> int:
    """The refill and the offers not yet picked (AMU-OFFER.2, AMU-PICK.6, AMU-RULING.23)."""
    if moment.kind == moments.END or moment.after_end():
        return 0
    size = int(s.refill)
    if moment.kind == moments.PICK:
        size += s.players_count - moment.turn
    for seat in range(s.players_count):
        # what a Vagabond took is missing
        size -= sum(s.parts.deck_of[card] == MARKET for card in effects.gained(s, seat))
    return size


def _deal_rest(s: Amul, cards: Cards, deck: Zone, top: Zone, discard: Zone) -> None:
    """The deck holds what the rounds to come need; what is over was discarded."""
    to_come = int((s.parts.rounds - s.round) * (s.players_count + s.refill) + s.tea)
    if deck.given:
        deck.fill(cards, to_come)
        need(not top.cards, top.where, "deck_given", "the whole deck is given already")
    else:
        enough = len(top.cards) <= to_come
        need(enough, top.where, "still_to_come", "only {left} cards are still to come", left=to_come)
        deck.fill(cards, to_come - len(top.cards))
        deck.cards = top.cards + deck.cards
    if not discard.given:
        discard.cards = cards.dealt
    elif cards.dealt:
        raise lies_nowhere("position", s.parts.card_names[min(cards.dealt)])


def _check_display(display: Zone, cards: Cards, which: int) -> None:
    """What no effect has taken is still there (AMU-REPL.3)."""
    rest = cards.rest(which)
    if not display.given:
        display.cards = rest
        return
    for card in rest:
        name = cards.parts.card_names[card]
        need(False, display.where, "nobody_has", "{what} is missing: nobody has it in play", what=name)


def _place_hand(s: Amul, seat: int, section: Reader, hand: list[int]) -> None:
    """A hand, and which of its cards everyone knows (AMU-INFO.3)."""
    where = f"{section.where}.shown"
    entries = section.raw_list("shown")
    known: list[int] = []
    for entry in entries:
        card = number_of(s.parts, entry, where)
        if card in known:
            raise in_two_places(where, s.parts.card_names[card])
        if card != 0:
            _need_in_hand(card in hand, where, s.parts.card_names[card])
            known.append(card)
    for entry in entries:  # mere names after the numbers, each some copy that is not shown yet
        if number_of(s.parts, entry, where) == 0:
            copies = [card for card in hand if card not in known and means(s.parts, entry, card)]
            _need_in_hand(bool(copies), where, str(entry))
            known.append(copies[0])
    for card in hand:
        s.players[seat].hand.put(card, EVERYONE if card in known else 1 << seat, THE_DECK)


def _need_in_hand(there: bool, where: str, what: str) -> None:
    need(there, where, "not_in_hand", "{what} is not in this hand", what=what)


def _read_laid_down(s: Amul, seat: int, section: Reader, moment: Moment) -> None:
    """Which cards of a play area were laid down from the hand at the end (AMU-END.1)."""
    where = f"{section.where}.laid_down"
    entries = section.raw_list("laid_down")
    if not moment.after_end():
        need(not entries, where, "laid_at_end", "hands are laid down only at the end (AMU-END.1)")
        return
    player = s.players[seat]
    player.laid = len(entries)
    first = len(player.area) - effects.taken_at_end(s, moment, seat) - len(entries)
    while first >= 0 and not _are_laid(s, player.area, first, entries):
        first -= 1
    need(
        first >= 0 and len(entries) <= s.parts.starting_hand,
        where,
        "not_laid",
        "these cards do not lie in the play area as they are laid down (AMU-END.1)",
    )
    player.laid_from = first


def _are_laid(s: Amul, area: list[int], first: int, entries: list[Any]) -> bool:
    """Whether these cards lie one after another in an area, and only what an effect brought after them."""
    for place, entry in enumerate(entries):
        card = area[first + place]
        if not means(s.parts, entry, card) or s.parts.place_of[card] == TABLE:
            return False
    return all(s.parts.deck_of[card] != MARKET for card in area[first + len(entries) :] if entries)


def _read_offers(s: Amul, reader: Reader, moment: Moment) -> None:
    """Who offered what lies in the market (AMU-INFO.2)."""
    names = [s.parts.card_names[card] for card in s.market]
    offers = reader.section("offered_by")
    for name in offers.document:
        there = name in names
        need(there, offers.where, "not_in_market", "{found} does not lie in the market", found=repr(name))
        seat = offers.number(name, 0, 0, s.players_count - 1)
        need(
            moment.kind != moments.OFFER and s.offers[seat] == NO_CARD,
            offers.where,
            "one_offer",
            "each seat offers one card, when all have chosen (AMU-OFFER.2)",
        )
        s.offers[seat] = s.market[names.index(name)]


def _read_order(s: Amul, reader: Reader, moment: Moment) -> list[int]:
    """The order of the present picks or effects (AMU-MIL.7)."""
    natural: list[int] = []
    if moment.ordered():
        natural = effects.order_at_reveal(s) if moment.kind == moments.TAKING else present_order(s)
    order = reader.numbers("order", natural, 0, s.players_count - 1)
    where = "position.order"
    need(
        not order or sorted(order) == list(range(s.players_count)),
        where,
        "one_turn_each",
        "each of the {players} seats has one turn",
        players=s.players_count,
    )
    need(bool(order) or not natural, where, "nobody_next", "somebody must come next")
    need(order == natural, where, "present_order", "the order is {order} now (AMU-MIL.7)", order=str(natural))
    return order


def _read_revealed(s: Amul, reader: Reader, moment: Moment) -> None:
    """The cards just played whose effects are still to come (AMU-EFFECT.2)."""
    entries = reader.raw_entries("revealed", [None] * s.players_count)
    where = "position.revealed"
    s.revealed = [NO_CARD] * s.players_count
    for seat, entry in enumerate(entries):
        if entry is None:
            continue
        need(
            moment.kind in (moments.EFFECTS, moments.TAKING),
            where,
            "revealed_now",
            "cards are revealed only while effects are resolved (AMU-EFFECT.2)",
        )
        area = s.players[seat].area
        fitting = [card for card in area if _may_be_revealed(s, card) and means(s.parts, entry, card)]
        need(
            bool(fitting),
            where,
            "not_in_play",
            "{found} is not in play before seat {place}",
            found=repr(entry),
            place=seat,
        )
        s.revealed[seat] = fitting[-1]
        if moment.kind == moments.EFFECTS:  # nothing was gained since: it is the last card that came
            area.remove(fitting[-1])
            area.append(fitting[-1])


def _may_be_revealed(s: Amul, card: int) -> bool:
    """Whether a card can have been played from a hand into the play area (AMU-REVEAL.3, .4)."""
    return s.parts.deck_of[card] == MARKET and s.parts.place_of[card] != HAND
