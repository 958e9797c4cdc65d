"""Any moment of a game of Emira as a readable document (docs/positions/emira.md)."""

from __future__ import annotations

from typing import Any

from caravanserai.games.emira.actions import SPACE, TURNS
from caravanserai.games.emira.parts import EVERY_TRAIT, NONE, PIECES, PURCHASES
from caravanserai.games.emira.player import left_of, track_of
from caravanserai.games.emira.position.places import write_bits, write_seats
from caravanserai.games.emira.princess_deck import ONE_LOT
from caravanserai.games.emira.rules.phases import PHASES
from caravanserai.games.emira.state import TOP_BLOCK, Emira
from caravanserai.kernel.game import Document
from caravanserai.kernel.pile import EVERYONE, NOBODY, Pile
from caravanserai.kernel.position import write_knowers, write_sealed, write_steps


def to_position(s: Emira) -> Document:
    """The whole truth of a state."""
    parts = s.parts
    return {
        "turn": s.turn,
        "phase": PHASES[s.phase],
        "starting_player": s.starting,
        "players": [_write_player(s, seat) for seat in range(s.players_count)],
        "princess_deck": _names(s.princess_deck.from_top(), parts.princess_ids),
        "swapped_in_deck": _write_marks(s),
        "in_play": _names(s.in_play, parts.princess_ids),
        "coming": _names(s.coming, parts.princess_ids),
        "undecided": _names(s.undecided, parts.princess_ids),
        "princesses_gone": _names(s.princesses_gone, parts.princess_ids),
        "swapped": write_bits(s.swapped, parts.princess_ids),
        "xenia": {
            "markers": s.xenia_markers,
            "gift_paid": s.xenia_paid,
            **_seat("refused_by", s.xenia_refuser),
        },
        "status_deck": _names(s.status_deck.cards()[::-1], parts.status_ids),
        "status_first": _lots(s.status_deck).count(TOP_BLOCK),
        "status_gone": _names(s.status_gone, parts.status_ids),
        **_name("status_offer", s.status_offer, parts.status_ids),
        **_name("token_offer", s.token_offer, parts.tokens),
        "pieces": write_bits(s.pieces, PIECES),
        "event_deck": _names(s.event_deck.cards()[::-1], parts.event_ids),
        "events_gone": _names(s.events_gone, parts.event_ids),
        "objectives_left": _names(s.objectives_left.cards(), parts.objective_ids),
        "symbols": write_bits(s.symbols, parts.symbols),
        "in_force": write_bits(s.in_force, parts.event_ids),
        **_seat("bazaar_by", s.bazaar_by),
        **_seat("noble_by", s.noble_by),
        "arrival_turn": TURNS[s.arrival_even],
        "auction": {
            "acted": write_seats(s, s.acted),
            "bidding": write_seats(s, s.bidding),
            "bid": s.bid,
            "ended": s.auctions,
            **_seat("last_actor", s.last_actor),
            **_seat("opener", s.opener),
            **_seat("speaker", s.speaker),
            **_seat("bidder", s.bidder),
        },
        "stirred": s.stirred & EVERY_TRAIT != 0,
        "idle": s.idle,
        "idle_turns": s.idle_turns,
        "tumults": write_seats(s, s.unpaid),
        "reached": write_seats(s, s.reached),
        "known": {
            "princess_deck": _write_known(s, s.princess_deck.cards, NOBODY),
            "marks": _write_known(s, s.princess_deck.marks, EVERYONE),
            "status_deck": _write_known(s, s.status_deck, NOBODY),
            "event_deck": _write_known(s, s.event_deck, NOBODY),
        },
        "lots": _write_lots(s),
        "sealed": write_sealed(s, SPACE),
        "steps": write_steps(s),
    }


def _names(cards: list[int], names: list[str]) -> list[str]:
    return [names[card] for card in cards]


def _name(key: str, card: int, names: list[str]) -> Document:
    """An entry that is left out when there is no such card."""
    return {} if card == NONE else {key: names[card]}


def _seat(key: str, seat: int) -> Document:
    return {} if seat == NONE else {key: seat}


def _write_marks(s: Emira) -> list[bool]:
    """Which cards of the princess deck bear a swap mark, from the top; nothing when none does."""
    marks = [s.princess_deck.is_marked(depth) for depth in range(s.princess_deck.size())]
    return marks if any(marks) else []


def _write_lots(s: Emira) -> list[int]:
    """The lot of each card of the princess deck, from the top; nothing when they are all of one."""
    lots = _lots(s.princess_deck.cards)
    return lots if any(lot != ONE_LOT for lot in lots) else []


def _lots(pile: Pile) -> list[int]:
    return [pile.lot(pile.index_of(depth)) for depth in range(pile.size())]


def _write_known(s: Emira, pile: Pile, usual: int) -> dict[str, Any]:
    """Who knows each place of a deck (from the top, from 1) about which not the usual seats know."""
    return {
        str(depth + 1): write_knowers(pile, pile.index_of(depth), s.players_count)
        for depth in range(pile.size())
        if pile.knowers(pile.index_of(depth)) != usual
    }


def _write_player(s: Emira, seat: int) -> Document:
    parts = s.parts
    player = s.players[seat]
    known = _write_known(s, player.hand, 1 << seat)
    caravans: Document = {}
    for caravan in player.caravans:
        caravans.setdefault(parts.caravan_ids[track_of(caravan)], []).append(left_of(caravan))
    return {
        "sheik": parts.sheiks[player.sheik],
        "gold": player.gold,
        "camels": player.camels,
        "camel_rate": parts.camel_rates[player.breed],
        "sections": player.sections,
        "palace_track": player.track,
        "guest_houses": player.guest_houses,
        "tokens": {token: player.tokens[kind] for kind, token in enumerate(parts.tokens)},
        "good_looking": _names(player.admired, parts.tokens),
        "status": _names(player.status, parts.status_ids),
        "princesses": _names(player.residents, parts.princess_ids),
        "caravans": caravans,
        "hand": _names(player.hand.cards(), parts.event_ids),
        **({"hand_known": known} if known else {}),
        "objective": parts.objective_ids[player.objective.card(0)],
        "struck": write_bits(player.struck, parts.princess_ids),
        "surcharges": write_bits(player.surcharges, parts.princess_ids),
        "honeymoon": player.honeymoon,
        **_name("bought", player.bought, PURCHASES),
    }
