"""What a seat observes of a game of Emira, as numbers: all that its view shows (EMI-HIDDEN)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caravanserai.games.emira.parts import PARTS, PIECES, PURCHASES
from caravanserai.games.emira.player import left_of, track_of
from caravanserai.games.emira.rules.phases import PHASES
from caravanserai.games.emira.state import Emira
from caravanserai.kernel.observation import NO_LABELS, PLAYERS, Sheet, places
from caravanserai.kernel.pile import Pile

_PRINCESSES: Final[int] = len(PARTS.princesses)
_EVENTS: Final[int] = sum(PARTS.event_copies)
_MOST_COPIES: Final[int] = max(PARTS.event_copies)
_SPACES: Final[int] = int(PARTS.most_spaces)
_CARAVANS: Final = [f"{track} {left}" for track in PARTS.caravan_ids for left in places(_SPACES)]
_MOST: Final = 255

# where a princess is, as far as the seat knows; 0 if it does not
_IN_PLAY: Final = 1
_COMING: Final = 2
_UNDECIDED: Final = 3
_GONE: Final = 4
_DECK: Final = 5
_PALACES: Final = 6  # by player
_WORDS: Final = ["in_play", "coming", "undecided", "gone", "deck"]


def observe(s: Emira, sheet: Sheet) -> None:
    """The turn, princesses, offers and decks, then the players, the observing one first."""
    sheet.number("turn", s.turn, s.parts.max_turns + 1)
    sheet.word("phase", s.phase, PHASES)
    sheet.player("starting", s.starting)
    sheet.flag("arrival_even", s.arrival_even)
    _princesses(s, sheet)
    _auction(s, sheet)
    _offers(s, sheet)
    _events(s, sheet)
    sheet.number("idle_turns", s.idle_turns, _MOST)
    sheet.players_in("reached", s.reached)
    sheet.section("hand", s.parts.event_ids, _MOST_COPIES)
    sheet.put_pile(s.players[sheet.seat].hand, len(s.parts.event_ids))
    for offset in range(s.players_count):
        sheet.heading(PLAYERS[offset])
        _player(s, sheet.player_at(offset), sheet)
    sheet.heading("")


def _princesses(s: Emira, sheet: Sheet) -> None:
    """Where each princess is, her place in the order there, and the swap marks (EMI-HIDDEN.6, .7)."""
    parts = s.parts
    deck = s.princess_deck
    bit: i64 = 1 << sheet.seat
    known = deck.cards.known_to(bit)
    known.reverse()
    players = s.players_count
    places_of: list[int] = [0] * _PRINCESSES
    order_of: list[int] = [0] * _PRINCESSES
    _locate(s.in_play, _IN_PLAY, places_of, order_of)
    _locate(s.coming, _COMING, places_of, order_of)
    _locate(s.undecided, _UNDECIDED, places_of, order_of)
    _locate(s.princesses_gone, _GONE, places_of, order_of)
    _locate(known, _DECK, places_of, order_of)
    for offset in range(players):
        _locate(s.players[sheet.player_at(offset)].residents, _PALACES + offset, places_of, order_of)
    words = _WORDS + [f"palace of {name}" for name in PLAYERS[:players]] if sheet.naming else NO_LABELS
    sheet.section("princesses", parts.princess_ids, _PALACES + players - 1, 0, words)
    sheet.put_all(places_of)
    sheet.section("princess_order", parts.princess_ids, _PRINCESSES)
    sheet.put_all(order_of)
    sheet.section("swapped", parts.princess_ids, 1)
    sheet.put_bits(s.swapped, _PRINCESSES)
    sheet.number("princess_deck", deck.size(), _PRINCESSES)
    sheet.number("marks_in_deck", deck.marked(), _PRINCESSES)
    sheet.section("marks_known", places(_PRINCESSES) if sheet.naming else NO_LABELS, 1)
    for depth in range(deck.size()):
        sheet.put(1 if deck.knows_mark(depth, bit) and deck.is_marked(depth) else 0)
    sheet.put_zeros(_PRINCESSES - deck.size())
    sheet.number("xenia_markers", s.xenia_markers, parts.xenia_markers)
    sheet.flag("xenia_paid", s.xenia_paid)
    sheet.player("xenia_refuser", s.xenia_refuser)


def _locate(princesses: list[int], place: i64, places_of: list[int], order_of: list[int]) -> None:
    """These princesses are in this place, in this order; -1 is one that the seat does not know."""
    for order, princess in enumerate(princesses):
        if princess >= 0:
            places_of[princess] = place
            order_of[princess] = order + 1


def _auction(s: Emira, sheet: Sheet) -> None:
    """The auction that is going on, and who has still to act (EMI-AUC.2-8)."""
    sheet.player("opener", s.opener)
    sheet.player("speaker", s.speaker)
    sheet.wide("bid", s.bid, 0, s.parts.highest_bid)
    sheet.player("bidder", s.bidder)
    sheet.players_in("bidding", s.bidding)
    sheet.players_in("to_act", s.eligible())
    sheet.player("last_actor", s.last_actor)


def _offers(s: Emira, sheet: Sheet) -> None:
    """What is for sale, and what is left (EMI-PREP.4, EMI-LIMIT.3)."""
    parts = s.parts
    bit: i64 = 1 << sheet.seat
    sheet.word("status_offer", s.status_offer, parts.status_ids)
    sheet.word("token_offer", s.token_offer, parts.tokens)
    sheet.section("pieces", PIECES, 1)
    sheet.put_bits(s.pieces, len(PIECES))
    _deck(sheet, "status_deck", s.status_deck, bit, sum(s.setup().status), parts.status_ids)
    sheet.section("status_gone", parts.status_ids, _MOST)
    sheet.put_counts(s.status_gone, len(parts.status_ids))
    sheet.section("bag", parts.tokens, _MOST)
    sheet.put_all(s.bag)
    sheet.number("camels_left", s.camels, _MOST)
    sheet.number("sections_left", s.sections, _MOST)
    sheet.number("small_left", s.small, _MOST)
    sheet.number("large_left", s.large, _MOST)


def _deck(sheet: Sheet, name: str, deck: Pile, bit: i64, most: i64, words: list[str]) -> None:
    """What the seat knows of a deck, the top first."""
    known = deck.known_to(bit)
    known.reverse()
    sheet.items(name, known, most, words)


def _events(s: Emira, sheet: Sheet) -> None:
    """The event deck, events gone, and those that act in this turn (EMI-EVENT)."""
    parts = s.parts
    _deck(sheet, "event_deck", s.event_deck, 1 << sheet.seat, _EVENTS, parts.event_ids)
    sheet.section("events_gone", parts.event_ids, _MOST_COPIES)
    sheet.put_counts(s.events_gone, len(parts.event_ids))
    sheet.section("symbols_played", parts.symbols, 1)
    sheet.put_bits(s.symbols, len(parts.symbols))
    sheet.section("in_force", parts.event_ids, 1)
    sheet.put_bits(s.in_force, len(parts.event_ids))
    sheet.player("bazaar_by", s.bazaar_by)
    sheet.player("noble_by", s.noble_by)


def _player(s: Emira, seat: i64, sheet: Sheet) -> None:
    """What the seat sees of one sheik (EMI-HIDDEN.1-5)."""
    parts = s.parts
    player = s.players[seat]
    bit: i64 = 1 << sheet.seat
    shown = s.shows_gold(seat, bit)
    sheet.word("sheik", player.sheik, parts.sheiks)
    sheet.flag("gold_shown", shown)
    sheet.wide("gold", player.gold if shown else 0)
    sheet.number("camels", player.camels, _MOST)
    sheet.number("breed", player.breed, len(parts.camel_rates))
    sheet.section("tokens", parts.tokens, _MOST)
    sheet.put_all(player.tokens)
    sheet.section("good_looking", parts.tokens, _MOST)
    sheet.put_counts(player.admired, len(parts.tokens))
    sheet.section("status", parts.status_ids, _MOST)
    sheet.put_counts(player.status, len(parts.status_ids))
    sheet.number("sections", player.sections, _MOST)
    sheet.wide("palace_track", player.track, -_MOST, _MOST)  # a step back may come first (EMI-PRIN)
    sheet.number("guest_houses", player.guest_houses, _MOST)
    sheet.section("caravans", _CARAVANS, _MOST)
    sheet.put_counts([_caravan(caravan) for caravan in player.caravans], len(_CARAVANS))
    sheet.section("surcharges", parts.princess_ids, 1)
    sheet.put_bits(player.surcharges, _PRINCESSES)
    sheet.section("struck", parts.princess_ids, 1)
    sheet.put_bits(player.struck, _PRINCESSES)
    sheet.number("honeymoon_in", max(0, player.honeymoon - s.turn + 1), _MOST)
    sheet.flag("acted", (s.acted >> seat & 1) != 0)
    sheet.word("bought", player.bought, PURCHASES)
    sheet.flag("tumult", (s.unpaid >> seat & 1) != 0)
    sheet.number("cards", player.hand.size(), _EVENTS)
    opened = player.objective.is_known(0, bit)
    sheet.word("objective", player.objective.card(0) if opened else -1, parts.objective_ids)


def _caravan(caravan: i64) -> i64:
    """A caravan by its track and the payments left, as one number."""
    return track_of(caravan) * _SPACES + left_of(caravan) - 1
