"""A game of Emira from a document; what is left out is as at the start (docs/positions/emira.md)."""

from __future__ import annotations

from typing import Any, Final

from caravanserai.games.emira.actions import EVEN, SPACE, TURNS
from caravanserai.games.emira.parts import EVERY_TRAIT, NONE, NOT_LOOKED, PIECES, PURCHASES, SMALL
from caravanserai.games.emira.player import Player, caravan_on
from caravanserai.games.emira.position import read_cards
from caravanserai.games.emira.position.course import check_course
from caravanserai.games.emira.position.places import read_bits, read_seats
from caravanserai.games.emira.position.read_auction import read_auction
from caravanserai.games.emira.position.read_steps import read_steps, says_over
from caravanserai.games.emira.rules import phases, setup
from caravanserai.games.emira.state import Emira
from caravanserai.kernel.chance import Chance
from caravanserai.kernel.position import Reader, need, no_moment, not_so_many, read_sealed

MOST_GOLD: Final = 99990
LEAST_STEPS: Final = 2  # Albina and Firyal (EMI-RULING.5)
MOST_STEPS: Final = 3  # three cards of Restoration


def read(s: Emira, document: Any, chance: Chance) -> None:
    """Put a freshly set up state into the position a document describes."""
    reader = Reader(document, "position")
    last = s.players_count - 1
    s.turn = reader.number("turn", 1, 1, s.parts.max_turns)
    s.starting = reader.number("starting_player", 0, 0, last)
    over = says_over(reader)
    s.phase = reader.word("phase", phases.PHASES[-1 if over else 0], phases.PHASES)
    if over and s.phase != phases.CHANGE_START_PLAYER:
        raise no_moment()
    rows = reader.rows("players", s.players_count)
    _read_sheiks(s, rows)
    for seat, row in enumerate(rows):
        _read_board(s, s.players[seat], row)
    read_cards.read_princesses(s, reader, rows, chance)
    read_cards.read_status(s, reader, rows, chance)
    read_cards.read_events(s, reader, rows, chance)
    read_cards.read_objectives(s, reader, rows, chance)
    _read_pieces(s, reader)
    _read_turn(s, reader)
    read_cards.read_knowledge(s, reader.section("known"))
    read_steps(s, reader)
    need(
        not reader.has("reached") or read_seats(reader, "reached", s) == s.reached,
        "position.reached",
        "not_reached",
        "these are not the seats that have reached it",
    )
    check_course(s, rows)
    read_sealed(s, reader, SPACE)
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
        need(
            sheik == NONE or given.count(sheik) == 1,
            f"{rows[seat].where}.sheik",
            "same_sheik",
            "two players cannot both be {what}",
            what=names[sheik],
        )
        s.players[seat].sheik = free.pop(0) if sheik == NONE else sheik
        setup.give_start(s, seat)


def _read_board(s: Emira, player: Player, row: Reader) -> None:
    """What lies on a player's board (EMI-SETUP.4, .8, .13)."""
    parts = s.parts
    player.gold = row.number("gold", parts.starting_gold, 0, MOST_GOLD)
    need(
        player.gold % parts.unit == 0,
        f"{row.where}.gold",
        "gold_pieces",
        "gold comes in pieces of {unit}",
        unit=parts.unit,
    )
    camels = row.number("camels", player.camels, 0, s.setup().camels)
    s.camels += player.camels - camels
    player.camels = camels
    rate = row.number("camel_rate", parts.camel_rates[0], 0, MOST_GOLD)
    need(
        rate in parts.camel_rates,
        f"{row.where}.camel_rate",
        "camel_track",
        "the camel track has {track}, not {rate}",
        track=", ".join(str(one) for one in parts.camel_rates),
        rate=rate,
    )
    player.breed = parts.camel_rates.index(rate)
    sections = row.number("sections", player.sections, 0, parts.sections)
    s.sections += player.sections - sections
    player.sections = sections
    player.track = row.number("palace_track", 0, -LEAST_STEPS, MOST_STEPS)
    need(
        player.track == 0 or s.advanced,
        f"{row.where}.palace_track",
        "palace_track",
        "the palace track belongs to the advanced game",
    )
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
    for name in tracks.names(s.parts.caravan_ids):
        track = s.parts.caravan_ids.index(name)
        caravan = s.parts.caravans[track]
        for left in tracks.numbers(name, [], 1, caravan.spaces):
            found.append(caravan_on(track, left))
            if caravan.size == SMALL:
                s.small -= 1
            else:
                s.large -= 1
    player.caravans = sorted(found, reverse=True)


# --- the shared board and the course of the turn ----------------------------------------------------


def _read_pieces(s: Emira, reader: Reader) -> None:
    """What is on offer; the supplies hold the rest (EMI-INV.1, .4)."""
    s.pieces = read_bits(reader, "pieces", PIECES)
    palace, camel, small, large = (s.pieces >> piece & 1 for piece in range(len(PIECES)))
    s.sections -= palace
    s.camels -= camel
    s.small -= small
    s.large -= large
    supplies = [("camels", s.camels), ("sections", s.sections), ("caravans", min(s.small, s.large))]
    for name, left in supplies:
        if left < 0:
            raise not_so_many("position", name)
    if reader.has("token_offer"):
        s.token_offer = reader.word("token_offer", "", s.parts.tokens)
        s.bag[s.token_offer] -= 1
    for kind, token in enumerate(s.parts.tokens):
        if s.bag[kind] < 0:
            raise not_so_many("position", token)


def _read_turn(s: Emira, reader: Reader) -> None:
    parts = s.parts
    last = s.players_count - 1
    s.symbols = read_bits(reader, "symbols", parts.symbols)
    s.in_force = read_bits(reader, "in_force", parts.event_ids)
    s.bazaar_by = reader.number("bazaar_by", NONE, NONE, last)
    s.noble_by = reader.number("noble_by", NONE, NONE, last)
    s.arrival_even = reader.word("arrival_turn", TURNS[0], TURNS) == EVEN
    s.stirred = EVERY_TRAIT if reader.flag("stirred", bool(s.undecided)) else NOT_LOOKED
    begun = s.phase > phases.PREPARE  # before, nobody has been turned up yet
    s.idle = reader.flag("idle", not (begun and (s.in_play or s.coming or s.princess_deck.size())))
    s.idle_turns = reader.number("idle_turns", 0, 0, parts.stalled_turns)
    s.unpaid = read_seats(reader, "tumults", s)
    read_auction(s, reader.section("auction"))
