"""A game of Āmul from a document; what is left out is as at the start (docs/positions/amul.md)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caravanserai.games.amul.actions import SPACE
from caravanserai.games.amul.box import Box, Zone
from caravanserai.games.amul.parts import BAZAAR, MARKET, NONE, PALACE
from caravanserai.games.amul.position import card_name, card_names
from caravanserai.games.amul.rules import STEPS, flow
from caravanserai.games.amul.rules.effects import LEFT_BITS, SEAT_MASK
from caravanserai.games.amul.rules.order import present_order
from caravanserai.games.amul.state import THE_DECK, Amul
from caravanserai.kernel.chance import Chance
from caravanserai.kernel.game import Document
from caravanserai.kernel.pile import EVERYONE, NOBODY
from caravanserai.kernel.position import Reader, lies_nowhere, read_sealed, within
from caravanserai.kernel.refusal import Impossible
from caravanserai.kernel.state import STEP_BITS, STEP_MASK

# the moments a position can name instead of spelling out its steps, the last step first
MOMENTS: Final[dict[str, list[int]]] = {
    "offer": [flow.CLEAN_UP, flow.REVEAL_CARD, flow.OFFER_CARD],
    "pick": [flow.CLEAN_UP, flow.REVEAL_CARD, flow.PICK_CARD],
    "play": [flow.CLEAN_UP, flow.REVEAL_CARD],
    "effects": [flow.CLEAN_UP, flow.RESOLVE_EFFECTS],
    "end": [flow.LAY_DOWN_HANDS],
}


def read(s: Amul, document: Document, chance: Chance) -> None:
    """Put a freshly set up state into the position a document describes."""
    reader = Reader(document, "position")
    s.starting = reader.number("starting_player", 0, 0, s.players_count - 1)
    s.round = reader.number("round", 1, 1, s.parts.rounds)
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
    top = _read_steps(s, reader)
    _read_cards(s, reader, chance, top)
    _read_revealed(s, reader)
    read_sealed(s, reader, SPACE)
    reader.finish()


def _read_steps(s: Amul, reader: Reader) -> int:
    """The stack, and the step on top of it, or NONE when the game is over."""
    names = [step.name for step in STEPS]
    if reader.has("steps"):
        for step, argument in reader.steps(names):
            _check_step(s, step, argument)
            s.push(step, argument)
    else:
        moment = list(MOMENTS)[reader.word("moment", "offer", list(MOMENTS))]
        for step in MOMENTS[moment]:
            s.push(step)
        if moment == "pick":
            s.stack[-1] |= reader.number("turn", 0, 0, s.players_count - 1) << STEP_BITS
    return s.stack[-1] & STEP_MASK if s.stack else NONE


def _check_step(s: Amul, step: int, argument: int) -> None:
    """A step must find what it is about."""
    last = s.players_count - 1
    if step == flow.PICK_CARD:
        within(argument, "position.steps", 0, last)
    if step == flow.TAKE_CARD:
        card = argument >> LEFT_BITS
        if not 1 <= card <= s.parts.cards or argument & SEAT_MASK > last:
            raise Impossible(
                "position.steps", "no_seat_and_card", "{number} names no seat and card", number=argument
            )
        if s.parts.faces[s.parts.face_of[card]].up_to == 0:
            raise Impossible(
                "position.steps", "no_effect", "{what} has no effect", what=card_name(s.parts, card)
            )


def _read_cards(s: Amul, reader: Reader, chance: Chance, top: int) -> None:
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
    s.order = _read_order(s, reader, top)
    chance.shuffle(box.free[MARKET])
    for seat, hand in enumerate(hands):
        hand.fill(box, _hand_size(s, top, seat))
    _check_market(s, market, box, top)
    _deal_rest(s, box, deck, deck_top, discard)
    _check_display(s, palace, box, PALACE)
    _check_display(s, bazaar, box, BAZAAR)
    s.market, s.palace, s.bazaar = market.cards, palace.cards, bazaar.cards
    s.discard, s.removed = discard.cards, removed.cards
    for card in reversed(deck.cards):
        s.deck.put(card, NOBODY, THE_DECK)
    for seat, section in enumerate(sections):
        _place_hand(s, seat, section, hands[seat].cards)
    _read_offers(s, reader)


def _zone(reader: Reader, key: str, decks: list[int]) -> Zone:
    entries = reader.raw_list(key) if reader.has(key) else None
    return Zone(f"{reader.where}.{key}", entries, decks)


def _is_after_end(s: Amul) -> bool:
    """Whether the hands have been laid down: what is left is the Thief, or nothing."""
    return all(frame & STEP_MASK in (flow.TAKE_CARD, flow.END_GAME) for frame in s.stack)


def _hand_size(s: Amul, top: int, seat: int) -> i64:
    """How many cards a hand holds at this moment (AMU-REPL.1, AMU-PICK.6, AMU-REVEAL.5)."""
    size = s.parts.starting_hand
    if _is_after_end(s):
        return 0
    if top == flow.OFFER_CARD or top == flow.REVEAL_CARD:
        return size + 1
    if top == flow.PICK_CARD:
        return size + 1 if s.order.index(seat) < s.stack[-1] >> STEP_BITS else size
    return size


def _check_market(s: Amul, market: Zone, box: Box, top: int) -> None:
    """The refill and the offers not yet picked (AMU-OFFER.2, AMU-PICK.6, AMU-RULING.23)."""
    size = s.refill
    if top == flow.PICK_CARD:
        size += s.players_count - (s.stack[-1] >> STEP_BITS)
    elif top == flow.LAY_DOWN_HANDS or _is_after_end(s):
        size = 0
    elif top in (flow.TAKE_CARD, flow.RESOLVE_EFFECTS) and market.given and len(market.cards) <= size:
        return  # Vagabonds may have taken some
    market.fill(box, size)


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
    player = s.players[seat]
    shown = Box(s)
    known: list[int] = []
    for entry in section.raw_list("shown"):
        card = shown.take_named(entry, f"{section.where}.shown")
        known += [card] if card else [own for own in hand if s.parts.face_ids[s.parts.face_of[own]] == entry]
    for card in known:
        if card not in hand:
            raise Impossible(
                f"{section.where}.shown",
                "not_in_hand",
                "{what} is not in this hand",
                what=card_name(s.parts, card),
            )
    for card in hand:
        player.hand.put(card, EVERYONE if card in known else 1 << seat, THE_DECK)
    section.finish()


def _read_offers(s: Amul, reader: Reader) -> None:
    """Who offered what lies in the market (AMU-INFO.2)."""
    s.offered_by = [NONE] * len(s.market)
    names = card_names(s.parts, s.market)
    offers = reader.section("offered_by")
    for name in offers.document:
        if name not in names:
            raise Impossible(
                offers.where, "not_in_market", "{found} does not lie in the market", found=repr(name)
            )
        s.offered_by[names.index(name)] = offers.number(name, 0, 0, s.players_count - 1)


def _read_order(s: Amul, reader: Reader, top: int) -> list[int]:
    """The order of the present picks or effects (AMU-MIL.7)."""
    ordered = top != flow.OFFER_CARD and top != flow.LAY_DOWN_HANDS and not _is_after_end(s)
    natural = present_order(s) if ordered else []
    order = reader.numbers("order", natural, 0, s.players_count - 1)
    if order and sorted(order) != list(range(s.players_count)):
        raise Impossible(
            "position.order",
            "one_turn_each",
            "each of the {players} seats has one turn",
            players=s.players_count,
        )
    if ordered and not order:
        raise Impossible("position.order", "nobody_next", "somebody must come next")
    return order


def _read_revealed(s: Amul, reader: Reader) -> None:
    """The cards just played whose effects are still to come (AMU-EFFECT.2)."""
    entries = reader.raw_entries("revealed", [None] * s.players_count)
    s.revealed = [0] * s.players_count
    for seat, entry in enumerate(entries):
        if entry is None:
            continue
        area = s.players[seat].area
        fitting = [
            card
            for card in area
            if entry in (card, card_name(s.parts, card), s.parts.face_ids[s.parts.face_of[card]])
        ]
        if not fitting:
            raise Impossible(
                "position.revealed",
                "not_in_play",
                "{found} is not in play before seat {place}",
                found=repr(entry),
                place=seat,
            )
        s.revealed[seat] = fitting[-1]
