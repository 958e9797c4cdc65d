"""What a document says comes next in a game of Emira (docs/positions/emira.md)."""

from __future__ import annotations

from typing import Final

from caravanserai.games.emira.parts import (
    CHANGING_HER_MIND,
    COSTS_STATUS,
    COSTS_TOKEN,
    COURT_INFLUENCE,
    DOUBLE_TROUBLE,
    GOOD_LOOKING,
    NEW_ORDERS,
    NEW_SPICE_CARAVAN,
    NONE,
    QUIET_DAYS,
    VERMIN,
)
from caravanserai.games.emira.reading_auction import check_acting, check_bidding, complete_auction
from caravanserai.games.emira.rules import STEPS, ending, flow, looking, prepare, turn
from caravanserai.games.emira.rules.cards import extendable
from caravanserai.games.emira.state import Emira
from caravanserai.kernel.pile import CARD_BITS, EVERYONE, Pile
from caravanserai.kernel.position import Reader, cannot_wait, no_moment
from caravanserai.kernel.position import read_steps as kernel_read_steps
from caravanserai.kernel.refusal import Impossible

OVER: Final = "over"

# the units that may come next in each phase: its own, or the first of the next when it is one unit for all
_NEXT: Final = {2: [2, 3], 3: [3, 4], 7: [7, 8]}
# what an event card asks, and the card; Double Trouble and Quiet Days are told apart by a number
_ASKED_BY: Final = {
    flow.LOOK_AT_TURN: CHANGING_HER_MIND,
    flow.CHANGE_MIND: CHANGING_HER_MIND,
    flow.ARRANGE_PRINCESSES: COURT_INFLUENCE,
    flow.ARRANGE_STATUS: NEW_ORDERS,
    flow.ADMIRE_TOKEN: GOOD_LOOKING,
    flow.EXTEND_CARAVAN: NEW_SPICE_CARAVAN,
    flow.NAME_CARAVAN: VERMIN,
    flow.SPOIL_CARAVANS: VERMIN,
}
_WITH_NUMBER: Final = [
    *(flow.CHANGE_MIND, flow.ARRANGE_PRINCESSES, flow.ARRANGE_STATUS, flow.KEEP_BOUGHT, flow.CHOOSE_TURN)
]
_AT_CHECK_POINTS: Final = [flow.GIVE_TOKEN, flow.GIVE_STATUS, flow.LOSE_PRINCESS]


def says_over(reader: Reader) -> bool:
    """Whether the document is of a finished game: by name, or because nothing comes next."""
    if reader.has("moment"):
        reader.word("moment", OVER, [OVER])
        return True
    return reader.has("steps") and reader.document["steps"] == []


def read_steps(s: Emira, reader: Reader) -> None:
    """The stack as a position writes it, or the beginning of the phase that is named."""
    if says_over(reader):
        _read_end(s, reader)
        return
    if reader.has("steps"):
        kernel_read_steps(s, reader)
    elif s.phase == 0:
        s.push(flow.KEEP_EVENT)
    else:
        s.push(flow.NEXT_UNIT, s.phase)
        if complete_auction(s, reader.section("auction")):
            s.push(flow.BID)
    _check_stack(s)
    check_bidding(s, s.next_step() == flow.BID)


def _read_end(s: Emira, reader: Reader) -> None:
    """A finished game: somebody has reached his objective, or it ended by itself (EMI-WIN.3, EMI-END)."""
    if reader.raw_list("steps"):
        raise no_moment()
    for seat in range(s.players_count):
        if ending.has_reached(s, seat):
            s.reached |= 1 << seat
    if s.reached == 0 and s.idle_turns < s.parts.stalled_turns and s.turn < s.parts.max_turns:
        raise Impossible(
            "position", "not_over", "nobody has reached an objective, and the game has not ended"
        )
    s.over = True
    for player in s.players:
        player.objective.slots[0] |= EVERYONE << CARD_BITS


def _check_stack(s: Emira) -> None:
    """Only what the table can wait for: one step, and what comes after it (EMI-TURN.1)."""
    steps = [waiting.number for waiting in s.steps_waiting()]
    arguments = [waiting.argument for waiting in s.steps_waiting()]
    if steps == [flow.KEEP_EVENT] and s.phase == 0:
        if arguments != [0]:
            raise cannot_wait(STEPS[flow.KEEP_EVENT].name, arguments[0])
        return
    if not steps or steps[0] != flow.NEXT_UNIT or s.phase == 0:
        raise no_moment()
    phase, unit = arguments[0] & turn.PHASE_MASK, arguments[0] >> turn.PHASE_BITS
    by_seat = phase in (turn.PLAY_EVENTS, turn.BUY_EVENTS)
    if phase not in _NEXT.get(s.phase, [s.phase]) or unit > (s.players_count if by_seat else 0):
        raise cannot_wait(STEPS[flow.NEXT_UNIT].name, arguments[0])
    if steps[1:-1] != _before(steps[-1]) or (any(arguments[1:-1]) and steps[-1] != flow.VOLUNTARY_BID):
        raise no_moment()
    if len(steps) > 1:
        _check_top(s, phase, unit, steps[-1], arguments[-1])
    if steps[-1] == flow.VOLUNTARY_BID and arguments[1] != arguments[2]:
        raise no_moment()


def _before(step: int) -> list[int]:
    """What waits below a step, above the next unit."""
    if step == flow.SEARCH_STATUS:
        return [flow.SUPPLY_PIECES, flow.OFFER_TOKEN]
    if step == flow.SEARCH_BAG:
        return [flow.SUPPLY_PIECES]
    if step == flow.VOLUNTARY_BID:
        return [flow.ACT]
    return [flow.UPKEEP] if step == flow.XENIA else []


def _check_top(s: Emira, phase: int, unit: int, step: int, argument: int) -> None:
    """A step must have its time, its seat and something to be about."""
    name = STEPS[step].name
    has_seat = step not in (flow.SPOIL_CARAVANS, flow.BID, flow.XENIA)
    seat = argument & flow.SEAT_MASK if step in _WITH_NUMBER else argument
    if not _has_time(s, phase, unit, step):
        raise no_moment()
    if has_seat and seat >= s.players_count:
        raise Impossible("position.steps", "no_seat", "there is no seat {place}", place=seat)
    turn_of = (s.starting + unit - 1) % s.players_count
    if has_seat and step not in _AT_CHECK_POINTS and by_turn(s) and seat != turn_of:
        raise Impossible(
            "position.steps", "not_this_seat", "{what} is not up to seat {place}", what=name, place=seat
        )
    if not has_seat and argument >= (len(s.parts.caravans) if step == flow.SPOIL_CARAVANS else 1):
        raise cannot_wait(name, argument)
    if step in _WITH_NUMBER and argument >> flow.SEAT_BITS not in _numbers(s, step):
        raise cannot_wait(name, argument)
    if s.phase == turn.PLAY_EVENTS and step != flow.PLAY_EVENT and step not in _AT_CHECK_POINTS:
        _check_played(s, _ASKED_BY.get(step, argument >> flow.SEAT_BITS))
    if not _has_matter(s, step, seat):
        raise Impossible("position.steps", "no_matter", "there is nothing for {what} to be about", what=name)
    for pile, index in _looked_at(s, step, argument >> flow.SEAT_BITS):
        pile.slots[index] |= (
            1 << seat << CARD_BITS
        )  # whoever looks knows the card, said or not (EMI-HIDDEN.6)


def _looked_at(s: Emira, step: int, number: int) -> list[tuple[Pile, int]]:
    """The cards, and their marks, that the seat which is asked has before its eyes."""
    if step == flow.SEARCH_STATUS:
        return [(s.status_deck, index) for index in range(len(s.status_deck.slots))]
    if step == flow.CHANGE_MIND:
        return [(pile, len(pile.slots) - 1 - number) for pile in (s.princess_deck, s.marks)]
    piles = {
        flow.ARRANGE_PRINCESSES: [s.princess_deck, s.marks],
        flow.ARRANGE_STATUS: [s.status_deck],
        flow.KEEP_BOUGHT: [s.event_deck],
    }
    return [(pile, len(pile.slots) - 1 - place) for pile in piles.get(step, []) for place in range(number)]


def by_turn(s: Emira) -> bool:
    """Whether the players have their turn one after another, as the unit counts them."""
    return s.phase in (turn.PLAY_EVENTS, turn.BUY_EVENTS)


def _has_time(s: Emira, phase: int, unit: int, step: int) -> bool:
    """Whether a step can be on top in this phase, before this next unit."""
    if step in _AT_CHECK_POINTS:
        return True
    if step in (flow.PLAY_EVENT, flow.CHOOSE_TURN) or step in _ASKED_BY:
        return s.phase == turn.PLAY_EVENTS and unit > 0 and turn.events_open(s)
    if step in (flow.BUY_EVENT, flow.KEEP_BOUGHT):
        return s.phase == turn.BUY_EVENTS and unit > 0 and turn.buying_open(s)
    if step in (flow.SEARCH_STATUS, flow.SEARCH_BAG):
        return s.phase == turn.PREPARE and phase == turn.AUCTIONS and prepare.is_filled(s)
    if step in (flow.BID, flow.ACT, flow.VOLUNTARY_BID):
        return s.phase == turn.AUCTIONS
    return step == flow.XENIA and s.phase == turn.UPKEEP and phase > turn.UPKEEP


def _numbers(s: Emira, step: int) -> list[int]:
    """What a step may carry besides its seat: a place in a deck, how many cards, or an event."""
    if step == flow.CHOOSE_TURN:
        return [DOUBLE_TROUBLE, QUIET_DAYS] if s.is_three_player() else []
    if step == flow.CHANGE_MIND:
        places = 1
        if s.is_three_player():
            places = looking.arrivals(s, False) + looking.arrivals(s, True)
        return list(range(min(places, len(s.princess_deck.slots))))
    if step == flow.KEEP_BOUGHT:
        return [cards for cards in (2, 3) if cards <= len(s.event_deck.slots)]
    deck = s.princess_deck if step == flow.ARRANGE_PRINCESSES else s.status_deck
    cards = min(s.parts.look_cards, len(deck.slots))
    return [cards] if cards > 1 else []


def _check_played(s: Emira, kind: int) -> None:
    """What a card asks is asked when the card has been played (EMI-EVENT.3-5)."""
    symbol = s.parts.symbol_of[kind]
    marked = symbol == NONE or (s.symbols >> symbol & 1) != 0
    if not marked or not (s.parts.stays[kind] or kind in s.events_gone):
        event = s.parts.event_ids[kind]
        raise Impossible(
            "position.steps", "not_played", "{what} has not been played in this turn", what=event
        )


def _has_matter(s: Emira, step: int, seat: int) -> bool:
    """Whether there is anything to choose from."""
    if step == flow.PLAY_EVENT:
        return len(s.players[seat].hand.slots) > 0 and not s.on_honeymoon(seat)
    if step == flow.BUY_EVENT:
        return not s.on_honeymoon(seat)
    if step == flow.LOOK_AT_TURN:
        return s.is_three_player()
    if step == flow.EXTEND_CARAVAN:
        return len(extendable(s, seat)) > 0
    if step == flow.GIVE_TOKEN:
        return any(s.players[seat].tokens) and s.players[seat].houses(s.parts.holder[COSTS_TOKEN])
    if step == flow.GIVE_STATUS:
        return len(s.players[seat].status) > 0 and s.players[seat].houses(s.parts.holder[COSTS_STATUS])
    if step == flow.LOSE_PRINCESS:
        return len(s.players[seat].residents) > 0 and s.parts.sidi in s.princesses_gone
    if step == flow.SEARCH_STATUS:
        return len(s.status_deck.slots) > 0 and s.noble_by == seat
    if step == flow.SEARCH_BAG:
        return any(s.bag) and s.bazaar_by == seat
    if step in (flow.ACT, flow.VOLUNTARY_BID):
        return check_acting(s, seat, step == flow.VOLUNTARY_BID)
    return True
