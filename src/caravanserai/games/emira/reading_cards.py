"""Every card of a game of Emira where a document says it is (docs/positions/emira.md)."""

from __future__ import annotations

from typing import Final

from caravanserai.games.emira.box import Pool, mask
from caravanserai.games.emira.parts import (
    COSTS_STATUS,
    COSTS_TOKEN,
    FEASTS,
    GOOD_LOOKING,
    GUEST_HOUSE,
    HONEYMOON,
    JEALOUS,
    NONE,
    RESTORATION,
)
from caravanserai.games.emira.player import Player
from caravanserai.games.emira.rules import STEPS, flow
from caravanserai.games.emira.state import KNOWN, MARKED, ONE_LOT, TOP_BLOCK, Emira
from caravanserai.kernel.chance import Chance
from caravanserai.kernel.pile import CARD_BITS, EVERYONE, LOT_BITS, NOBODY, Pile
from caravanserai.kernel.position import Reader, not_so_many
from caravanserai.kernel.refusal import Impossible

MOST_EVER: Final = 1 << 20
STRIKES: Final = [COSTS_TOKEN, COSTS_STATUS, FEASTS]  # the abilities of the first time (EMI-PRIN.3)


def read_princesses(s: Emira, reader: Reader, rows: list[Reader], chance: Chance) -> None:
    parts = s.parts
    pool = Pool([1] * len(parts.princesses), parts.princess_ids)
    for player, row in zip(s.players, rows, strict=True):
        player.residents = pool.take_all(row, "princesses")
    s.in_play = pool.take_all(reader, "in_play")
    s.coming = pool.take_all(reader, "coming")
    s.undecided = pool.take_all(reader, "undecided")
    s.princesses_gone = pool.take_all(reader, "princesses_gone")
    if s.home(parts.sidi) != NONE:
        raise Impossible(
            "position.players", "sidi_in_palace", "Sidi Suleiman never lives in a palace (EMI-PRIN.28)"
        )
    deck = pool.deck(reader, "princess_deck", chance)
    lots = reader.numbers("lots", [], 1, MOST_EVER) or [ONE_LOT] * len(deck)
    marks = reader.raw_list("swapped_in_deck") or [False] * len(deck)
    if len(lots) != len(deck) or len(marks) != len(deck):
        raise Impossible(
            "position.swapped_in_deck", "deck_size", "the princess deck has {cards} cards", cards=len(deck)
        )
    for card, lot, mark in zip(reversed(deck), reversed(lots), reversed(marks), strict=True):
        s.princess_deck.put(card, NOBODY, lot)
        mark = Reader({"swapped_in_deck": mark}, "position").flag("swapped_in_deck", False)
        if mark and parts.princesses[card].second == NONE:
            raise Impossible(
                "position.swapped_in_deck",
                "no_swap",
                "Sidi Suleiman has no preferences to swap (EMI-CARD.7)",
            )
        s.marks.slots.append(KNOWN | (MARKED if mark else 0))
    s.lots = max([ONE_LOT, *lots])
    for princess in reader.words("swapped", [], parts.princess_ids):
        if princess not in s.in_play + s.coming + s.undecided or parts.princesses[princess].second == NONE:
            name = parts.princess_ids[princess]
            raise Impossible(
                "position.swapped",
                "not_choosing",
                "{what} is not a princess who has yet to choose",
                what=name,
            )
        s.swapped |= 1 << princess
    for player, row in zip(s.players, rows, strict=True):
        _read_household(s, player, row)
    _read_xenia(s, reader.section("xenia"))


def _read_household(s: Emira, player: Player, row: Reader) -> None:
    """What follows from who lives in a palace (EMI-INV.3, EMI-PRIN.3, .12, .15)."""
    parts = s.parts
    player.guest_houses = row.number("guest_houses", 0, 0, parts.event_copies[GUEST_HOUSE])
    if len(player.residents) > player.capacity(parts):
        room = player.capacity(parts)
        raise Impossible(
            f"{row.where}.princesses",
            "palace_room",
            "this palace has room for {room} princesses only",
            room=room,
        )
    for princess in row.words("struck", [], parts.princess_ids):
        card = parts.princesses[princess]
        if card.effect not in STRIKES or (card.advanced_only and not s.advanced):
            raise Impossible(
                f"{row.where}.struck",
                "never_strikes",
                "{what} has no ability of the first time (EMI-PRIN.3)",
                what=card.id,
            )
        player.struck |= 1 << princess
    for princess in row.words("surcharges", [], parts.princess_ids):
        if princess in (parts.holder[JEALOUS], parts.sidi):
            raise Impossible(
                f"{row.where}.surcharges",
                "never_surcharged",
                "{what} causes no surcharge (EMI-PRIN.15)",
                what=parts.princess_ids[princess],
            )
        player.surcharges |= 1 << princess
    if player.surcharges and not player.houses(parts.holder[JEALOUS]):
        raise Impossible(
            f"{row.where}.surcharges", "no_surcharge", "without Suleika there is no surcharge (EMI-PRIN.15)"
        )
    if player.honeymoon and not player.houses(parts.holder[HONEYMOON]):
        raise Impossible(
            f"{row.where}.honeymoon", "no_honeymoon", "without Hind there is no honeymoon (EMI-PRIN.12)"
        )


def _read_xenia(s: Emira, section: Reader) -> None:
    s.xenia_markers = section.number("markers", 0, 0, s.parts.xenia_markers)
    s.xenia_paid = section.flag("gift_paid", s.xenia_markers > 0)
    s.xenia_refuser = section.number("refused_by", NONE, NONE, s.players_count - 1)
    section.finish()
    host = s.home(s.parts.xenia)
    if s.xenia_paid and host == NONE:
        raise Impossible(section.where, "xenia_nowhere", "Xenia lives in no palace")
    if s.xenia_markers > 0 and not s.xenia_paid:
        raise Impossible(
            section.where, "xenia_markers", "her markers lie on her card after a gift only (EMI-PRIN.18)"
        )
    if s.xenia_refuser != NONE and s.xenia_refuser == host:
        raise Impossible(
            section.where, "xenia_refuser", "she does not return in the turn of the refusal (EMI-PRIN.22)"
        )


def read_status(s: Emira, reader: Reader, rows: list[Reader], chance: Chance) -> None:
    """The status cards; the first of the deck without one of most points (EMI-SETUP.7, EMI-HIDDEN.7)."""
    parts = s.parts
    pool = Pool(s.setup().status.copy(), parts.status_ids)
    for player, row in zip(s.players, rows, strict=True):
        if row.has("status"):
            player.status = sorted(pool.take_all(row, "status"))
        else:
            player.status = [pool.take(card, row.where) for card in player.status]
    s.status_offer = pool.take_one(reader, "status_offer")
    s.status_gone = pool.take_all(reader, "status_gone")
    untouched = s.turn == 1 and not reader.has("status_deck") and not reader.has("status_deck_top")
    deck = pool.deck(reader, "status_deck", chance)
    first = reader.number(
        "status_first", min(s.setup().top_block, len(deck)) if untouched else 0, 0, len(deck)
    )
    if not reader.has("status_deck"):
        deck = _without_best_first(s, deck, len(reader.raw_list("status_deck_top")), first)
    for place, card in reversed(list(enumerate(deck))):
        if place < first and parts.status_points[card] == parts.most_points:
            raise Impossible(
                "position.status_first",
                "among_first",
                "{what} lies among the first {first}",
                what=parts.status_ids[card],
                first=first,
            )
        s.status_deck.put(card, NOBODY, TOP_BLOCK if place < first else ONE_LOT)


def _without_best_first(s: Emira, deck: list[int], given: int, first: int) -> list[int]:
    """The cards that were not given, with none of most points before the first ones are over."""
    points = s.parts.status_points
    rest = deck[given:]
    plain = [card for card in rest if points[card] < s.parts.most_points][: max(0, first - given)]
    for card in plain:
        rest.remove(card)
    return deck[:given] + plain + rest


def read_events(s: Emira, reader: Reader, rows: list[Reader], chance: Chance) -> None:
    """Hands, what lies before players, what is gone, and the deck; before the first turn hands are dealt."""
    parts = s.parts
    counts = [0] * len(parts.event_ids)
    for kind in parts.events_for(s.advanced):
        counts[kind] += 1
    pool = Pool(counts, parts.event_ids)
    hands: list[list[int]] = []
    for player, row in zip(s.players, rows, strict=True):
        hands.append(pool.take_all(row, "hand"))
        player.admired = sorted(row.words("good_looking", [], parts.tokens))
        for _ in player.admired:
            pool.take(GOOD_LOOKING, f"{row.where}.good_looking")
        for _ in range(player.guest_houses):
            pool.take(GUEST_HOUSE, f"{row.where}.guest_houses")
    if reader.step_names()[-1:] == [STEPS[flow.ADMIRE_TOKEN].name]:
        pool.take(GOOD_LOOKING, "position.steps")  # it lies before its player, who has yet to choose
    s.events_gone = pool.take_all(reader, "events_gone")
    _check_palace_tracks(s, rows)
    deck = pool.deck(reader, "event_deck", chance)
    for seat, (hand, row) in enumerate(zip(hands, rows, strict=True)):
        if s.phase == 0 and not row.has("hand"):
            if len(deck) < parts.events_dealt:
                raise not_so_many("position.event_deck", "event cards")
            hand = [deck.pop(0) for _ in range(parts.events_dealt)]
        if s.phase == 0 and len(hand) != parts.events_dealt:
            raise Impossible(
                f"{row.where}.hand",
                "cards_dealt",
                "{cards} cards are dealt to everyone",
                cards=parts.events_dealt,
            )
        for kind in hand:
            s.players[seat].hand.put(kind, 1 << seat, ONE_LOT)
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
        if steps < 0:
            raise Impossible(
                f"{row.where}.palace_track",
                "track_lowered",
                "only Albina and Firyal lower the palace track, once each (EMI-ADV.4)",
            )
        restored += steps
    if restored > s.events_gone.count(RESTORATION):
        raise Impossible(
            "position.events_gone",
            "track_raised",
            "a Restoration card that raised a palace track has left the game (EMI-CARD.17)",
        )


def read_objectives(s: Emira, reader: Reader, rows: list[Reader], chance: Chance) -> None:
    parts = s.parts
    counts = [1 if card.players == s.players_count else 0 for card in parts.objectives]
    pool = Pool(counts, parts.objective_ids)
    given = [pool.take_one(row, "objective") for row in rows]
    left = pool.deck(reader, "objectives_left", chance)
    for seat, card in enumerate(given):
        own = left.pop() if card == NONE else card
        s.players[seat].objective.put(own, 1 << seat, ONE_LOT)
    for card in left:
        s.objectives_left.put(card, NOBODY, ONE_LOT)


def read_knowledge(s: Emira, section: Reader) -> None:
    """Who knows which card of a deck; marks that not all know of form one lot (EMI-HIDDEN.6)."""
    _read_knowers(s, section.section("princess_deck"), s.princess_deck)
    _read_knowers(s, section.section("status_deck"), s.status_deck)
    _read_knowers(s, section.section("event_deck"), s.event_deck)
    marks = section.section("marks")
    _read_knowers(s, marks, s.marks)
    if marks.document:
        s.lots += 1
        for index, slot in enumerate(s.marks.slots):
            if slot >> CARD_BITS & EVERYONE != EVERYONE:
                s.marks.slots[index] = s.lots << LOT_BITS | slot & (1 << LOT_BITS) - 1
    section.finish()


def _read_knowers(s: Emira, section: Reader, pile: Pile) -> None:
    for key in section.document:
        if (
            not isinstance(key, str)
            or not (key.isascii() and key.isdecimal())
            or not 1 <= int(key) <= len(pile.slots)
        ):
            raise Impossible(
                section.where, "no_place", "there is no place {found} in this deck", found=repr(key)
            )
        index = len(pile.slots) - int(key)
        everyone = section.document[key] == "all"
        knowers = EVERYONE if everyone else mask(section, key, s)
        slot = pile.slots[index]
        pile.slots[index] = slot >> LOT_BITS << LOT_BITS | knowers << CARD_BITS | pile.card(index)
