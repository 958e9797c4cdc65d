"""Every card of a game of Emira where a document says it is (docs/positions/emira.md)."""

from __future__ import annotations

from typing import Final

from caravanserai.games.emira import parts as names
from caravanserai.games.emira.parts import FEASTS, GOOD_LOOKING, GUEST_HOUSE, JEALOUS, NONE
from caravanserai.games.emira.player import Player
from caravanserai.games.emira.position.places import Cards, read_seats
from caravanserai.games.emira.princess_deck import ONE_LOT
from caravanserai.games.emira.rules import STEPS, flow, phases
from caravanserai.games.emira.state import TOP_BLOCK, Emira
from caravanserai.kernel.chance import Chance
from caravanserai.kernel.pile import EVERYONE, NOBODY, Pile
from caravanserai.kernel.position import Reader, need, not_so_many

MOST_EVER: Final = 1 << 20
STRIKES: Final = [
    names.COSTS_TOKEN,
    names.COSTS_STATUS,
    FEASTS,
]  # the abilities of the first time (EMI-PRIN.3)


def read_princesses(s: Emira, reader: Reader, rows: list[Reader], chance: Chance) -> None:
    parts = s.parts
    pool = Cards(parts.princess_ids, [1] * len(parts.princesses))
    for player, row in zip(s.players, rows, strict=True):
        player.residents = pool.named(row, "princesses")
    s.in_play = pool.named(reader, "in_play")
    s.coming = pool.named(reader, "coming")
    s.undecided = pool.named(reader, "undecided")
    s.princesses_gone = pool.named(reader, "princesses_gone")
    need(
        s.home(parts.sidi) == NONE,
        "position.players",
        "sidi_in_palace",
        "Sidi Suleiman never lives in a palace (EMI-PRIN.28)",
    )
    _lay_out_princesses(s, reader, pool.deck(reader, "princess_deck", chance))
    for princess in reader.words("swapped", [], parts.princess_ids):
        chooses = princess in s.in_play + s.coming + s.undecided
        need(
            chooses and parts.princesses[princess].second != NONE,
            "position.swapped",
            "not_choosing",
            "{what} is not a princess who has yet to choose",
            what=parts.princess_ids[princess],
        )
        s.swapped |= 1 << princess
    for player, row in zip(s.players, rows, strict=True):
        _read_household(s, player, row)
    _read_xenia(s, reader.section("xenia"))


def _lay_out_princesses(s: Emira, reader: Reader, deck: list[int]) -> None:
    """The princess deck from the top, with its lots and its swap marks (EMI-CARD.6, .7)."""
    lots = reader.numbers("lots", [], 1, MOST_EVER) or [ONE_LOT] * len(deck)
    marks = reader.raw_list("swapped_in_deck") or [False] * len(deck)
    where = "position.swapped_in_deck"
    need(
        len(lots) == len(marks) == len(deck),
        where,
        "deck_size",
        "the princess deck has {cards} cards",
        cards=len(deck),
    )
    for card, lot, entry in zip(reversed(deck), reversed(lots), reversed(marks), strict=True):
        marked = Reader({"swapped_in_deck": entry}, "position").flag("swapped_in_deck", False)
        need(
            not marked or s.parts.princesses[card].second != NONE,
            where,
            "no_swap",
            "Sidi Suleiman has no preferences to swap (EMI-CARD.7)",
        )
        s.princess_deck.put_on(card, lot, marked)


def _read_household(s: Emira, player: Player, row: Reader) -> None:
    """What follows from who lives in a palace (EMI-INV.3, EMI-PRIN.3, .12, .15)."""
    parts = s.parts
    player.guest_houses = row.number("guest_houses", 0, 0, parts.event_copies[GUEST_HOUSE])
    room = player.capacity(parts)
    need(
        len(player.residents) <= room,
        f"{row.where}.princesses",
        "palace_room",
        "this palace has room for {room} princesses only",
        room=room,
    )
    for princess in row.words("struck", [], parts.princess_ids):
        card = parts.princesses[princess]
        need(
            card.effect in STRIKES and (s.advanced or not card.advanced_only),
            f"{row.where}.struck",
            "never_strikes",
            "{what} has no ability of the first time (EMI-PRIN.3)",
            what=card.id,
        )
        player.struck |= 1 << princess
    for princess in row.words("surcharges", [], parts.princess_ids):
        need(
            princess not in (parts.holder[JEALOUS], parts.sidi),
            f"{row.where}.surcharges",
            "never_surcharged",
            "{what} causes no surcharge (EMI-PRIN.15)",
            what=parts.princess_ids[princess],
        )
        player.surcharges |= 1 << princess
    need(
        player.surcharges == 0 or player.houses(parts.holder[JEALOUS]),
        f"{row.where}.surcharges",
        "no_surcharge",
        "without Suleika there is no surcharge (EMI-PRIN.15)",
    )
    need(
        player.honeymoon == 0 or player.houses(parts.holder[names.HONEYMOON]),
        f"{row.where}.honeymoon",
        "no_honeymoon",
        "without Hind there is no honeymoon (EMI-PRIN.12)",
    )


def _read_xenia(s: Emira, section: Reader) -> None:
    s.xenia_markers = section.number("markers", 0, 0, s.parts.xenia_markers)
    s.xenia_paid = section.flag("gift_paid", s.xenia_markers > 0)
    s.xenia_refuser = section.number("refused_by", NONE, NONE, s.players_count - 1)
    section.finish()
    host = s.home(s.parts.xenia)
    where = section.where
    need(not s.xenia_paid or host != NONE, where, "xenia_nowhere", "Xenia lives in no palace")
    need(
        s.xenia_markers == 0 or s.xenia_paid,
        where,
        "xenia_markers",
        "her markers lie on her card after a gift only (EMI-PRIN.18)",
    )
    need(
        s.xenia_refuser == NONE or s.xenia_refuser != host,
        where,
        "xenia_refuser",
        "she does not return in the turn of the refusal (EMI-PRIN.22)",
    )


def read_status(s: Emira, reader: Reader, rows: list[Reader], chance: Chance) -> None:
    """The status cards; the first of the deck without one of most points (EMI-SETUP.7, EMI-HIDDEN.7)."""
    parts = s.parts
    pool = Cards(parts.status_ids, s.setup().status)
    for player, row in zip(s.players, rows, strict=True):
        if row.has("status"):
            player.status = sorted(pool.named(row, "status"))
        else:
            pool.take_all(player.status, row.where)
    s.status_offer = pool.one(reader, "status_offer")
    s.status_gone = pool.named(reader, "status_gone")
    untouched = s.turn == 1 and not reader.has("status_deck") and not reader.has("status_deck_top")
    deck = pool.deck(reader, "status_deck", chance)
    first = reader.number(
        "status_first", min(s.setup().top_block, len(deck)) if untouched else 0, 0, len(deck)
    )
    if not reader.has("status_deck"):
        deck = _without_best_first(s, deck, len(reader.raw_list("status_deck_top")), first)
    for place, card in reversed(list(enumerate(deck))):
        need(
            place >= first or not s.has_most_points(card),
            "position.status_first",
            "among_first",
            "{what} lies among the first {first}",
            what=parts.status_ids[card],
            first=first,
        )
        s.status_deck.put(card, NOBODY, TOP_BLOCK if place < first else ONE_LOT)


def _without_best_first(s: Emira, deck: list[int], given: int, first: int) -> list[int]:
    """The cards that were not given, with none of most points before the first ones are over."""
    rest = deck[given:]
    plain = [card for card in rest if not s.has_most_points(card)][: max(0, first - given)]
    for card in plain:
        rest.remove(card)
    return deck[:given] + plain + rest


def read_events(s: Emira, reader: Reader, rows: list[Reader], chance: Chance) -> None:
    """Hands, what lies before players, what is gone, and the deck; before the first turn hands are dealt."""
    parts = s.parts
    cards = parts.events_for(s.advanced)
    pool = Cards(parts.event_ids, [cards.count(kind) for kind in range(len(parts.event_ids))])
    hands: list[list[int]] = []
    for player, row in zip(s.players, rows, strict=True):
        hands.append(pool.named(row, "hand"))
        player.admired = sorted(row.words("good_looking", [], parts.tokens))
        for _ in player.admired:
            pool.take(GOOD_LOOKING, f"{row.where}.good_looking")
        for _ in range(player.guest_houses):
            pool.take(GUEST_HOUSE, f"{row.where}.guest_houses")
    if reader.step_names()[-1:] == [STEPS[flow.ADMIRE_TOKEN].name]:
        pool.take(GOOD_LOOKING, "position.steps")  # it lies before its player, who has yet to choose
    s.events_gone = pool.named(reader, "events_gone")
    _check_palace_tracks(s, rows)
    deck = pool.deck(reader, "event_deck", chance)
    for seat, (hand, row) in enumerate(zip(hands, rows, strict=True)):
        if s.phase == phases.SETUP and not row.has("hand"):
            if len(deck) < parts.events_dealt:
                raise not_so_many("position.event_deck", "event cards")
            hand = [deck.pop(0) for _ in range(parts.events_dealt)]
        need(
            s.phase != phases.SETUP or len(hand) == parts.events_dealt,
            f"{row.where}.hand",
            "cards_dealt",
            "{cards} cards are dealt to everyone",
            cards=parts.events_dealt,
        )
        for kind in hand:
            s.players[seat].hand.put(kind, 1 << seat, ONE_LOT)
        _read_knowers(s, row.section("hand_known"), s.players[seat].hand, 1 << seat)
    for kind in reversed(deck):
        s.event_deck.put(kind, NOBODY, ONE_LOT)


def _check_palace_tracks(s: Emira, rows: list[Reader]) -> None:
    """Albina and Firyal lower the track once each, Restoration raises it (EMI-ADV.4, EMI-CARD.17)."""
    restored = 0
    for player, row in zip(s.players, rows, strict=True):
        steps = player.track
        for princess, card in enumerate(s.parts.princesses):
            if card.effect == FEASTS:
                steps += player.struck >> princess & 1
        need(
            steps >= 0,
            f"{row.where}.palace_track",
            "track_lowered",
            "only Albina and Firyal lower the palace track, once each (EMI-ADV.4)",
        )
        restored += steps
    need(
        restored <= s.events_gone.count(names.RESTORATION),
        "position.events_gone",
        "track_raised",
        "a Restoration card that raised a palace track has left the game (EMI-CARD.17)",
    )


def read_objectives(s: Emira, reader: Reader, rows: list[Reader], chance: Chance) -> None:
    parts = s.parts
    counts = [1 if card.players == s.players_count else 0 for card in parts.objectives]
    pool = Cards(parts.objective_ids, counts)
    given = [pool.one(row, "objective") for row in rows]
    left = pool.deck(reader, "objectives_left", chance)
    for seat, card in enumerate(given):
        own = left.pop() if card == NONE else card
        s.players[seat].objective.put(own, 1 << seat, ONE_LOT)
    for card in left:
        s.objectives_left.put(card, NOBODY, ONE_LOT)


def read_knowledge(s: Emira, section: Reader) -> None:
    """Who knows which card of a deck; marks that not all know of form one lot (EMI-HIDDEN.6)."""
    deck = s.princess_deck
    _read_knowers(s, section.section("princess_deck"), deck.cards)
    _read_knowers(s, section.section("status_deck"), s.status_deck)
    _read_knowers(s, section.section("event_deck"), s.event_deck)
    marks = section.section("marks")
    _read_knowers(s, marks, deck.marks)
    if marks.document:
        lot = deck.new_lot()
        for index in range(deck.marks.size()):
            if not deck.marks.is_public(index):
                deck.marks.set_lot(index, lot)
    section.finish()


def _read_knowers(s: Emira, section: Reader, pile: Pile, owner: int = NOBODY) -> None:
    """Who knows which place of a deck or hand, from the top; its owner always does."""
    for key in section.document:
        number = int(key) if isinstance(key, str) and key.isascii() and key.isdecimal() else 0
        need(
            1 <= number <= pile.size(),
            section.where,
            "no_place",
            "there is no place {found} in this deck",
            found=repr(key),
        )
        everyone = section.document[key] == "all"
        pile.set_knowers(pile.size() - number, EVERYONE if everyone else read_seats(section, key, s) | owner)
