"""A game of Emira from a document; what is left out is as at the start (docs/positions/emira.md)."""

from __future__ import annotations

from typing import Any, Final

from caravanserai.games.emira.actions import SPACE, TURNS
from caravanserai.games.emira.box import Pool
from caravanserai.games.emira.parts import (
    GOOD_LOOKING,
    GUEST_HOUSE,
    HONEYMOON,
    JEALOUS,
    NONE,
    PIECE_CAMEL,
    PIECE_LARGE,
    PIECE_SECTION,
    PIECE_SMALL,
    PIECES,
    PURCHASES,
    SMALL,
)
from caravanserai.games.emira.player import LEFT_BITS, Player
from caravanserai.games.emira.rules import STEPS, flow, setting_up, turn
from caravanserai.games.emira.rules.cards import extendable
from caravanserai.games.emira.state import KNOWN, MARKED, ONE_LOT, TOP_BLOCK, Emira
from caravanserai.kernel.chance import Chance
from caravanserai.kernel.pile import CARD_BITS, EVERYONE, LOT_BITS, NOBODY, Pile
from caravanserai.kernel.position import Reader
from caravanserai.kernel.refusal import Impossible, Unparsable
from caravanserai.kernel.state import STEP_BITS, STEP_MASK, UNSEALED

MOST_GOLD: Final = 99990
MOST_EVER: Final = 1 << 20


def read(s: Emira, document: Any, chance: Chance) -> None:
    """Put a freshly set up state into the position a document describes."""
    reader = Reader(document, "position")
    last = s.players_count - 1
    s.turn = reader.number("turn", 1, 1, s.parts.max_turns)
    s.starting = reader.number("starting_player", 0, 0, last)
    s.phase = reader.word("phase", turn.PHASES[0], turn.PHASES)
    rows = reader.rows("players", s.players_count)
    _read_sheiks(s, rows)
    for seat, row in enumerate(rows):
        _read_board(s, s.players[seat], row)
    _read_princesses(s, reader, rows, chance)
    _read_status(s, reader, rows, chance)
    _read_events(s, reader, rows, chance)
    _read_objectives(s, reader, rows, chance)
    _read_pieces(s, reader)
    _read_turn(s, reader)
    _read_knowledge(s, reader.section("known"))
    _read_steps(s, reader)
    _read_sealed(s, reader)
    for row in rows:
        row.finish()
    reader.finish()


# --- players -------------------------------------------------------------------------------------------


def _read_sheiks(s: Emira, rows: list[Reader]) -> None:
    """The colours given, and for the others those that are left, in their order (EMI-SETUP.1)."""
    names = s.parts.sheiks
    given = [row.word("sheik", names[0], names) if row.has("sheik") else NONE for row in rows]
    free = [sheik for sheik in range(len(names)) if sheik not in given]
    for seat, sheik in enumerate(given):
        if given.count(sheik) > 1 and sheik != NONE:
            raise Impossible(f"{rows[seat].where}.sheik", f"two players cannot both be {names[sheik]}")
        s.players[seat].sheik = free.pop(0) if sheik == NONE else sheik
        setting_up.give_start(s, seat)


def _read_board(s: Emira, player: Player, row: Reader) -> None:
    """What lies on a player's board (EMI-SETUP.4, .8, .13)."""
    parts = s.parts
    player.gold = row.number("gold", parts.starting_gold, 0, MOST_GOLD)
    if player.gold % parts.unit:
        raise Impossible(f"{row.where}.gold", f"gold comes in pieces of {parts.unit}")
    camels = row.number("camels", player.camels, 0, s.setup().camels)
    s.camels += player.camels - camels
    player.camels = camels
    rate = row.number("camel_rate", parts.camel_rates[0], 0, MOST_GOLD)
    if rate not in parts.camel_rates:
        track = ", ".join(str(one) for one in parts.camel_rates)
        raise Impossible(f"{row.where}.camel_rate", f"the camel track has {track}, not {rate}")
    player.breed = parts.camel_rates.index(rate)
    sections = row.number("sections", player.sections, 0, parts.sections)
    s.sections += player.sections - sections
    player.sections = sections
    player.track = row.number("palace_track", 0, -100, 100)
    if player.track != 0 and not s.advanced:
        raise Impossible(f"{row.where}.palace_track", "the palace track belongs to the advanced game")
    _read_tokens(s, player, row)
    _read_caravans(s, player, row)
    player.honeymoon = row.number("honeymoon", 0, 0, parts.max_turns + 1)
    player.bought = row.word("bought", "", PURCHASES) if row.has("bought") else NONE


def _read_tokens(s: Emira, player: Player, row: Reader) -> None:
    if row.has("tokens"):
        for kind in range(len(s.parts.tokens)):
            s.bag[kind] += player.tokens[kind]
            player.tokens[kind] = 0
        for token, count in row.entries("tokens", s.parts.tokens, 0, s.setup().tokens):
            kind = s.parts.tokens.index(token)
            player.tokens[kind] = count
            s.bag[kind] -= count


def _read_caravans(s: Emira, player: Player, row: Reader) -> None:
    tracks = row.section("caravans")
    found: list[int] = []
    for name in tracks.document:
        if name not in s.parts.caravan_ids:
            raise Impossible(tracks.where, f"{name!r} is not one of {', '.join(s.parts.caravan_ids)}")
        track = s.parts.caravan_ids.index(name)
        caravan = s.parts.caravans[track]
        for left in tracks.numbers(name, [], 1, caravan.spaces):
            found.append(track << LEFT_BITS | left)
            if caravan.size == SMALL:
                s.small -= 1
            else:
                s.large -= 1
    player.caravans = sorted(found, reverse=True)


# --- cards -----------------------------------------------------------------------------------------------


def _read_princesses(s: Emira, reader: Reader, rows: list[Reader], chance: Chance) -> None:
    parts = s.parts
    pool = Pool([1] * len(parts.princesses), parts.princess_ids, "cards")
    for player, row in zip(s.players, rows, strict=True):
        player.residents = pool.take_all(row, "princesses")
    s.in_play = pool.take_all(reader, "in_play")
    s.coming = pool.take_all(reader, "coming")
    s.undecided = pool.take_all(reader, "undecided")
    s.princesses_gone = pool.take_all(reader, "princesses_gone")
    if s.home(parts.sidi) != NONE:
        raise Impossible("position.players", "Sidi Suleiman never lives in a palace (EMI-PRIN.28)")
    deck = pool.deck(reader, "princess_deck", chance)
    lots = reader.numbers("lots", [], 1, MOST_EVER) or [ONE_LOT] * len(deck)
    marks = reader.raw_list("swapped_in_deck") or [False] * len(deck)
    if len(lots) != len(deck) or len(marks) != len(deck):
        raise Impossible("position.swapped_in_deck", f"the princess deck has {len(deck)} cards")
    for card, lot, mark in zip(reversed(deck), reversed(lots), reversed(marks), strict=True):
        s.princess_deck.put(card, NOBODY, lot)
        s.marks.slots.append(KNOWN | (MARKED if mark is True else 0))
    s.lots = max([ONE_LOT, *lots])
    for princess in reader.words("swapped", [], parts.princess_ids):
        if princess not in s.in_play + s.coming + s.undecided or parts.princesses[princess].second == NONE:
            name = parts.princess_ids[princess]
            raise Impossible("position.swapped", f"{name} is not a princess who has yet to choose")
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
        raise Impossible(f"{row.where}.princesses", f"this palace has room for {room} princesses only")
    for princess in row.words("struck", [], parts.princess_ids):
        player.struck |= 1 << princess
    for princess in row.words("surcharges", [], parts.princess_ids):
        player.surcharges |= 1 << princess
    if player.surcharges and not player.houses(parts.holder[JEALOUS]):
        raise Impossible(f"{row.where}.surcharges", "without Suleika there is no surcharge (EMI-PRIN.15)")
    if player.honeymoon and not player.houses(parts.holder[HONEYMOON]):
        raise Impossible(f"{row.where}.honeymoon", "without Hind there is no honeymoon (EMI-PRIN.12)")


def _read_xenia(s: Emira, section: Reader) -> None:
    s.xenia_markers = section.number("markers", 0, 0, s.parts.xenia_markers)
    s.xenia_paid = section.flag("gift_paid", s.xenia_markers > 0)
    s.xenia_refuser = section.number("refused_by", NONE, NONE, s.players_count - 1)
    section.finish()
    if s.xenia_paid and s.home(s.parts.xenia) == NONE:
        raise Impossible(section.where, "Xenia lives in no palace")


def _read_status(s: Emira, reader: Reader, rows: list[Reader], chance: Chance) -> None:
    """The status cards; the first of the deck without one of most points (EMI-SETUP.7, EMI-HIDDEN.7)."""
    parts = s.parts
    pool = Pool(s.setup().status.copy(), parts.status_ids, "cards")
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
                "position.status_first", f"{parts.status_ids[card]} lies among the first {first}"
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


def _read_events(s: Emira, reader: Reader, rows: list[Reader], chance: Chance) -> None:
    """Hands, what lies before players, what is gone, and the deck; before the first turn hands are dealt."""
    parts = s.parts
    counts = [0] * len(parts.event_ids)
    for kind in parts.events_for(s.advanced):
        counts[kind] += 1
    pool = Pool(counts, parts.event_ids, "cards")
    hands: list[list[int]] = []
    for player, row in zip(s.players, rows, strict=True):
        hands.append(pool.take_all(row, "hand"))
        player.admired = sorted(row.words("good_looking", [], parts.tokens))
        for _ in player.admired:
            pool.take(GOOD_LOOKING, f"{row.where}.good_looking")
        for _ in range(player.guest_houses):
            pool.take(GUEST_HOUSE, f"{row.where}.guest_houses")
    if [row[0] for row in reader.raw_list("steps") if row].count(STEPS[flow.ADMIRE_TOKEN].name):
        pool.take(GOOD_LOOKING, "position.steps")  # it lies before its player, who has yet to choose
    s.events_gone = pool.take_all(reader, "events_gone")
    deck = pool.deck(reader, "event_deck", chance)
    for seat, (hand, row) in enumerate(zip(hands, rows, strict=True)):
        if s.phase == 0 and not row.has("hand"):
            hand = [deck.pop(0) for _ in range(parts.events_dealt)]
        if s.phase == 0 and len(hand) != parts.events_dealt:
            raise Impossible(f"{row.where}.hand", f"{parts.events_dealt} cards are dealt to everyone")
        for kind in hand:
            s.players[seat].hand.put(kind, 1 << seat, ONE_LOT)
    for kind in reversed(deck):
        s.event_deck.put(kind, NOBODY, ONE_LOT)


def _read_objectives(s: Emira, reader: Reader, rows: list[Reader], chance: Chance) -> None:
    parts = s.parts
    counts = [1 if card.players == s.players_count else 0 for card in parts.objectives]
    pool = Pool(counts, parts.objective_ids, "cards")
    given = [pool.take_one(row, "objective") for row in rows]
    left = pool.deck(reader, "objectives_left", chance)
    for seat, card in enumerate(given):
        own = left.pop() if card == NONE else card
        s.players[seat].objective.put(own, 1 << seat, ONE_LOT)
    for card in left:
        s.objectives_left.put(card, NOBODY, ONE_LOT)


# --- the shared board and the course of the turn -----------------------------------------------------------


def _read_pieces(s: Emira, reader: Reader) -> None:
    """What is on offer; the supplies hold the rest (EMI-INV.1, .4)."""
    for piece in reader.words("pieces", [], PIECES):
        s.pieces |= 1 << piece
    s.sections -= s.pieces >> PIECE_SECTION & 1
    s.camels -= s.pieces >> PIECE_CAMEL & 1
    s.small -= s.pieces >> PIECE_SMALL & 1
    s.large -= s.pieces >> PIECE_LARGE & 1
    for name, left in (("camels", s.camels), ("palace sections", s.sections)):
        if left < 0:
            raise Impossible("position", f"there are not so many {name} in this game")
    if s.small < 0 or s.large < 0:
        raise Impossible("position", "there are not so many caravans in this game")
    if reader.has("token_offer"):
        s.token_offer = reader.word("token_offer", "", s.parts.tokens)
        s.bag[s.token_offer] -= 1
    for kind, token in enumerate(s.parts.tokens):
        if s.bag[kind] < 0:
            raise Impossible("position", f"there are not so many {token} tokens in this game")


def _mask(reader: Reader, key: str, s: Emira) -> int:
    seats = 0
    for seat in reader.numbers(key, [], 0, s.players_count - 1):
        seats |= 1 << seat
    return seats


def _read_turn(s: Emira, reader: Reader) -> None:
    parts = s.parts
    last = s.players_count - 1
    for symbol in reader.words("symbols", [], parts.symbols):
        s.symbols |= 1 << symbol
    for kind in reader.words("in_force", [], parts.event_ids):
        s.in_force |= 1 << kind
    s.bazaar_by = reader.number("bazaar_by", NONE, NONE, last)
    s.noble_by = reader.number("noble_by", NONE, NONE, last)
    s.arrival_even = reader.word("arrival_turn", TURNS[0], TURNS) == 1
    s.stirred = reader.flag("stirred", False)
    s.idle = reader.flag("idle", not s.in_play and not s.princess_deck.slots)
    s.idle_turns = reader.number("idle_turns", 0, 0, parts.stalled_turns)
    s.unpaid = _mask(reader, "tumults", s)
    s.reached = _mask(reader, "reached", s)
    section = reader.section("auction")
    s.acted = _mask(section, "acted", s)
    s.bidding = _mask(section, "bidding", s)
    s.bid = section.number("bid", 0, 0, parts.highest_bid)
    s.auctions = section.number("ended", 0, 0, MOST_EVER)
    s.last_actor = section.number("last_actor", NONE, NONE, last)
    s.opener = section.number("opener", NONE, NONE, last)
    s.speaker = section.number("speaker", NONE, NONE, last)
    s.bidder = section.number("bidder", NONE, NONE, last)
    section.finish()
    if (s.bid > 0) != (s.bidder != NONE) or s.bid % parts.unit:
        raise Impossible(section.where, "a bid is a number of whole coins, and has a bidder")
    if s.bidding != 0 and s.bid > 0 and s.payable(s.bidder, s.bid) > s.players[s.bidder].gold:
        raise Impossible(section.where, "the highest bidder could not pay (EMI-AUC.6)")


def _read_knowledge(s: Emira, section: Reader) -> None:
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
        if not key.isdecimal() or not 1 <= int(key) <= len(pile.slots):
            raise Impossible(section.where, f"there is no place {key!r} in this deck")
        index = len(pile.slots) - int(key)
        everyone = section.document[key] == "all"
        knowers = EVERYONE if everyone else _mask(section, key, s)
        slot = pile.slots[index]
        pile.slots[index] = slot >> LOT_BITS << LOT_BITS | knowers << CARD_BITS | pile.card(index)


# --- what comes next ---------------------------------------------------------------------------------------


def _read_steps(s: Emira, reader: Reader) -> None:
    """The stack as a position writes it, or the beginning of the phase that is named."""
    names = [step.name for step in STEPS]
    if not reader.has("steps"):
        if s.phase == 0:
            s.push(flow.KEEP_EVENT)
        else:
            s.push(flow.NEXT_UNIT, s.phase)
        return
    for row in reader.raw_list("steps"):
        well_formed = isinstance(row, list) and len(row) == 2 and row[0] in names and isinstance(row[1], int)
        if not well_formed or row[1] < 0:
            raise Impossible("position.steps", f"each step is a name and a number, not {row!r}")
        _check_step(s, names.index(row[0]), row[1])
        s.push(names.index(row[0]), row[1])
    if s.stack and s.stack[-1] & STEP_MASK == flow.BID and not s.bidding >> s.speaker & 1:
        raise Impossible("position.auction", "the speaker is not among the bidders")


# the steps whose argument is a seat, alone or with a number above it
_OF_SEAT: Final = [
    *(flow.PLAY_EVENT, flow.LOOK_AT_TURN, flow.ADMIRE_TOKEN, flow.EXTEND_CARAVAN, flow.NAME_CARAVAN),
    *(flow.SEARCH_STATUS, flow.SEARCH_BAG, flow.VOLUNTARY_BID, flow.ACT, flow.BUY_EVENT),
    *(flow.GIVE_TOKEN, flow.GIVE_STATUS, flow.LOSE_PRINCESS),
]
_OF_SEAT_AND_CARDS: Final = [
    *(flow.CHANGE_MIND, flow.ARRANGE_PRINCESSES, flow.ARRANGE_STATUS, flow.KEEP_BOUGHT, flow.CHOOSE_TURN)
]


def _check_step(s: Emira, step: int, argument: int) -> None:
    """A step must find what it is about."""
    seat = argument & flow.SEAT_MASK if step in _OF_SEAT_AND_CARDS else argument
    if step in _OF_SEAT + _OF_SEAT_AND_CARDS and seat >= s.players_count:
        raise Impossible("position.steps", f"there is no seat {seat}")
    number = argument >> flow.SEAT_BITS
    sizes = {
        flow.CHANGE_MIND: len(s.princess_deck.slots) - 1,
        flow.ARRANGE_PRINCESSES: min(s.parts.look_cards, len(s.princess_deck.slots)),
        flow.ARRANGE_STATUS: min(s.parts.look_cards, len(s.status_deck.slots)),
        flow.KEEP_BOUGHT: min(max(s.parts.event_cards), len(s.event_deck.slots)),
        flow.CHOOSE_TURN: len(s.parts.event_ids) - 1,
    }
    if step in sizes and number > sizes[step]:
        raise Impossible("position.steps", f"{STEPS[step].name} has not so many cards")
    if step == flow.NEXT_UNIT and not 1 <= argument & turn.PHASE_MASK <= turn.CHANGE_START_PLAYER:
        raise Impossible("position.steps", "phases go from 1 to 8")
    if step == flow.SPOIL_CARAVANS and argument >= len(s.parts.caravans):
        raise Impossible("position.steps", "there is no such caravan")
    if not _has_matter(s, step, seat):
        raise Impossible("position.steps", f"there is nothing for {STEPS[step].name} to be about")


def _has_matter(s: Emira, step: int, seat: int) -> bool:
    """Whether there is anything to choose from."""
    if step == flow.EXTEND_CARAVAN:
        return len(extendable(s, seat)) > 0
    if step == flow.GIVE_TOKEN:
        return any(s.players[seat].tokens)
    if step == flow.GIVE_STATUS:
        return len(s.players[seat].status) > 0
    if step == flow.LOSE_PRINCESS:
        return len(s.players[seat].residents) > 0
    if step == flow.SEARCH_STATUS:
        return len(s.status_deck.slots) > 0
    if step == flow.SEARCH_BAG:
        return any(s.bag)
    if step == flow.PRINCESS_CHOOSES:
        return len(s.in_play) > 0
    return step != flow.BID or s.speaker != NONE


def _read_sealed(s: Emira, reader: Reader) -> None:
    """Choices made but not yet opened."""
    entries = reader.raw_list("sealed")
    if not entries:
        return
    step = s.stack[-1] & STEP_MASK if s.stack else NONE
    if step not in (flow.KEEP_EVENT, flow.SPOIL_CARAVANS) or len(entries) != s.players_count:
        raise Impossible("position.sealed", "nothing is sealed now, or not one entry for each seat is given")
    argument = s.stack[-1] >> STEP_BITS
    asked = STEPS[step].asks(s, argument)
    choices = [UNSEALED] * s.players_count
    for seat, entry in enumerate(entries):
        if entry is None:
            continue
        try:
            choices[seat] = SPACE.parse(str(entry))
        except Unparsable:
            raise Impossible("position.sealed", f"{entry!r} is no move") from None
        if not asked >> seat & 1 or choices[seat] not in STEPS[step].options(s, argument, seat):
            raise Impossible("position.sealed", f"seat {seat} cannot {entry}")
        asked &= ~(1 << seat)
    if asked == 0:
        raise Impossible("position.sealed", "when the last choice is in, all are opened")
    s.sealed = choices
