"""What one seat sees of a game of Emira, as typed structs; the page's types are generated from these."""

from __future__ import annotations

from dataclasses import dataclass

from caravanserai.games.emira.actions import TURNS
from caravanserai.games.emira.parts import (
    BUY_STATUS,
    GOLD,
    NONE,
    OPENS_GOLD,
    PIECES,
    PURCHASES,
    SIZES,
    TRAITS,
    Parts,
)
from caravanserai.games.emira.player import LEFT_BITS, LEFT_MASK, Player
from caravanserai.games.emira.rules import acting, buying, choosing, flow
from caravanserai.games.emira.rules.turn import PHASES
from caravanserai.games.emira.state import MARKED, Emira
from caravanserai.kernel.pile import ALL_SEEING, CARD_BITS, CARD_MASK, Pile, audience_bit
from caravanserai.kernel.state import STEP_BITS, STEP_MASK


@dataclass(frozen=True, slots=True)
class PrincessView:
    """A princess who has yet to settle: what she compares, and whom she would join as far as one can tell.

    `favourites` are the sheiks still level in her eyes; `joins` is the one she would choose. When only gold
    that the viewer does not see can decide between them, `by_gold` says so (EMI-CHOOSE.2, EMI-HIDDEN.2).
    """

    princess: str
    swapped: bool
    first: str
    second: str | None
    favourites: list[int]
    joins: int | None
    by_gold: bool


@dataclass(frozen=True, slots=True)
class KnownCardView:
    """A card of a deck that the viewer knows, by its place from the top (EMI-HIDDEN.6, .7)."""

    place: int
    card: str


@dataclass(frozen=True, slots=True)
class AuctionView:
    """The auction that is going on; between auctions only who has still to act (EMI-AUC.2-8)."""

    opener: int | None
    speaker: int | None
    bid: int
    bidder: int | None
    bidding: list[int]
    to_act: list[int]


@dataclass(frozen=True, slots=True)
class XeniaView:
    """Where Xenia's markers lie, and who refused her in this turn (EMI-PRIN.17-22)."""

    host: int | None
    markers: int
    gift_paid: bool
    refused_by: int | None


@dataclass(frozen=True, slots=True)
class CaravanView:
    """A caravan on its track and the payments it has left."""

    caravan: str
    left: int


@dataclass(frozen=True, slots=True)
class PlayerView:
    """One sheik. His gold, hand and objective are there for those who may see them (EMI-HIDDEN.1-5)."""

    seat: int
    sheik: str
    gold: int | None
    gold_open: bool  # Noor lives here
    camels: int
    camel_rate: int
    discount: int  # on a bid in this turn
    tokens: dict[str, int]  # his own
    tokens_lent: dict[str, int]  # those of Layla and Nadia
    plus_ones: int  # complete sets
    good_looking: list[str]
    appearance: int
    status_cards: list[str]
    special_cards: list[str]
    status: int
    sections: int
    guest_houses: int
    palace_track: int  # steps of half a section
    palace_halves: int
    capacity: int
    princesses: list[str]
    caravans: list[CaravanView]
    supply: int
    trade: int
    income: int  # of the next turn, as things stand
    upkeep: int  # of the next phase 7, as things stand
    surcharges: list[str]
    honeymoon: int | None  # the turn in which he cannot act
    on_honeymoon: bool
    struck: list[str]
    acted: bool
    bought: str | None
    tumult: bool
    prices: dict[str, int]
    event_prices: list[int]
    cards: int
    hand: list[str] | None
    objective: str | None
    talents_missing: int | None
    may_take_gold: bool | None


@dataclass(frozen=True, slots=True)
class EmiraView:
    """The table as one seat sees it."""

    turn: int
    phase: str
    odd: bool
    advanced: bool
    starting_player: int
    in_play: list[PrincessView]
    coming: list[PrincessView]
    undecided: list[PrincessView]
    princess_deck: int
    princess_known: list[KnownCardView]
    marks_in_deck: int
    marks_known: list[int]  # the places in the deck where the viewer knows a swap mark to be
    princesses_gone: list[str]
    xenia: XeniaView
    status_offer: str | None
    token_offer: str | None
    pieces: list[str]
    auction: AuctionView
    status_deck: int
    status_known: list[KnownCardView]
    status_gone: list[str]
    bag: dict[str, int]
    supply: dict[str, int]
    event_deck: int
    event_known: list[KnownCardView]
    events_gone: list[str]
    symbols_played: list[str]
    in_force: list[str]
    arrival_turn: str | None  # three players: the turn that an arrival event was meant for
    looking: list[str]  # the cards among which the viewer chooses now, in their order
    idle_turns: int
    reached: list[int]
    players: list[PlayerView]


@dataclass(frozen=True, slots=True)
class SheikBoard:
    sheik: str
    supply: int


@dataclass(frozen=True, slots=True)
class CaravanBoard:
    caravan: str
    size: str
    price: int
    cheap_price: int
    payment: int
    spaces: int


@dataclass(frozen=True, slots=True)
class StatusBoard:
    status: str
    price: int
    points: int


@dataclass(frozen=True, slots=True)
class PrincessBoard:
    princess: str
    first: str
    second: str | None
    talents: list[str]
    upkeep: int
    gives: str | None
    advanced_only: bool


@dataclass(frozen=True, slots=True)
class EventBoard:
    event: str
    symbol: str | None
    copies: int
    stays: bool
    advanced_only: bool


@dataclass(frozen=True, slots=True)
class ObjectiveBoard:
    objective: str
    players: int
    needs: list[dict[str, int]]


@dataclass(frozen=True, slots=True)
class GoalBoard:
    """How many princesses win, with and without the talents (EMI-WIN.1)."""

    players: int
    fewest: int
    most: int


@dataclass(frozen=True, slots=True)
class EmiraBoard:
    """What never changes during a game."""

    sheiks: list[SheikBoard]
    caravans: list[CaravanBoard]
    camel_rates: list[int]
    camel_price: int
    section_price: int
    token_price: int
    event_cards: list[int]
    event_prices: list[int]
    relief: int
    relief_below: int
    relief_princesses: int
    gift: int
    surcharge: int
    tokens: list[str]
    talents: list[str]
    traits: list[str]
    statuses: list[StatusBoard]
    specials: list[str]
    princesses: list[PrincessBoard]
    events: list[EventBoard]
    symbols: list[str]
    objectives: list[ObjectiveBoard]
    goals: list[GoalBoard]
    phases: list[str]
    max_turns: int


def board(parts: Parts) -> EmiraBoard:
    """The box as data.toml describes it, so that the page repeats nothing."""
    return EmiraBoard(
        sheiks=[SheikBoard(sheik, parts.supply[index]) for index, sheik in enumerate(parts.sheiks)],
        caravans=[
            CaravanBoard(one.id, SIZES[one.size], one.price, one.cheap_price, one.payment, one.spaces)
            for one in parts.caravans
        ],
        camel_rates=parts.camel_rates,
        camel_price=parts.camel_price,
        section_price=parts.section_price,
        token_price=parts.token_price,
        event_cards=parts.event_cards,
        event_prices=parts.event_prices,
        relief=parts.relief,
        relief_below=parts.relief_below,
        relief_princesses=parts.relief_princesses,
        gift=parts.gift,
        surcharge=parts.surcharge,
        tokens=parts.tokens,
        talents=parts.talents,
        traits=TRAITS,
        statuses=[
            StatusBoard(status, parts.status_price[index], parts.status_points[index])
            for index, status in enumerate(parts.status_ids)
        ],
        specials=parts.special_ids,
        princesses=[_princess_card(parts, index) for index in range(len(parts.princesses))],
        events=[
            EventBoard(
                event,
                None if parts.symbol_of[index] == NONE else parts.symbols[parts.symbol_of[index]],
                parts.event_copies[index],
                parts.stays[index],
                parts.advanced_event[index],
            )
            for index, event in enumerate(parts.event_ids)
        ],
        symbols=parts.symbols,
        objectives=[
            ObjectiveBoard(
                card.id,
                card.players,
                [
                    {parts.talents[talent]: count for talent, count in enumerate(need) if count}
                    for need in card.needs
                ],
            )
            for card in parts.objectives
        ],
        goals=[
            GoalBoard(count, parts.setup(count).fewest, parts.setup(count).most) for count in parts.counts
        ],
        phases=PHASES[1:],
        max_turns=parts.max_turns,
    )


def _princess_card(parts: Parts, index: int) -> PrincessBoard:
    card = parts.princesses[index]
    gives = None
    if card.token != NONE:
        gives = parts.tokens[card.token]
    elif card.special != NONE:
        gives = parts.special_ids[card.special]
    return PrincessBoard(
        card.id,
        TRAITS[card.first],
        None if card.second == NONE else TRAITS[card.second],
        [talent for bit, talent in enumerate(parts.talents) if card.talents >> bit & 1],
        card.upkeep,
        gives,
        card.advanced_only,
    )


def view(s: Emira, audience: int) -> EmiraView:
    """What an audience sees: a seat, the public, or at the end of a game someone who may see all."""
    parts = s.parts
    bit = audience_bit(audience)
    marks = len(s.marks.slots)
    return EmiraView(
        turn=s.turn,
        phase=PHASES[s.phase],
        odd=s.is_odd(),
        advanced=s.advanced,
        starting_player=s.starting,
        in_play=[_princess(s, princess, audience) for princess in s.in_play],
        coming=[_princess(s, princess, audience) for princess in s.coming],
        undecided=[_princess(s, princess, audience) for princess in s.undecided],
        princess_deck=len(s.princess_deck.slots),
        princess_known=_known(s.princess_deck, bit, parts.princess_ids),
        marks_in_deck=s.marks.count(MARKED),
        marks_known=[
            marks - index
            for index in reversed(range(marks))
            if s.marks.card(index) == MARKED and s.marks.knowers(index) & bit
        ],
        princesses_gone=[parts.princess_ids[princess] for princess in s.princesses_gone],
        xenia=XeniaView(_seat(s.home(parts.xenia)), s.xenia_markers, s.xenia_paid, _seat(s.xenia_refuser)),
        status_offer=None if s.status_offer == NONE else parts.status_ids[s.status_offer],
        token_offer=None if s.token_offer == NONE else parts.tokens[s.token_offer],
        pieces=[piece for index, piece in enumerate(PIECES) if s.pieces >> index & 1],
        auction=AuctionView(
            _seat(s.opener),
            _seat(s.speaker),
            s.bid,
            _seat(s.bidder),
            _seats(s, s.bidding),
            _seats(s, s.eligible()),
        ),
        status_deck=len(s.status_deck.slots),
        status_known=_known(s.status_deck, bit, parts.status_ids),
        status_gone=[parts.status_ids[card] for card in s.status_gone],
        bag={token: s.bag[index] for index, token in enumerate(parts.tokens)},
        supply={"camel": s.camels, "palace": s.sections, "small": s.small, "large": s.large},
        event_deck=len(s.event_deck.slots),
        event_known=_known(s.event_deck, bit, parts.event_ids),
        events_gone=[parts.event_ids[kind] for kind in s.events_gone],
        symbols_played=[symbol for index, symbol in enumerate(parts.symbols) if s.symbols >> index & 1],
        in_force=[event for index, event in enumerate(parts.event_ids) if s.in_force >> index & 1],
        arrival_turn=TURNS[s.arrival_even] if s.is_three_player() and s.is_odd() else None,
        looking=_looking(s, audience),
        idle_turns=s.idle_turns,
        reached=_seats(s, s.reached),
        players=[_player(s, seat, audience) for seat in range(s.players_count)],
    )


def _seat(seat: int) -> int | None:
    return None if seat == NONE else seat


def _seats(s: Emira, mask: int) -> list[int]:
    return [seat for seat in range(s.players_count) if mask >> seat & 1]


def _known(pile: Pile, bit: int, names: list[str]) -> list[KnownCardView]:
    """What the audience knows of a deck, from the top."""
    size = len(pile.slots)
    return [
        KnownCardView(size - index, names[pile.card(index)])
        for index in reversed(range(size))
        if pile.slots[index] >> CARD_BITS & bit
    ]


def gold_seen(s: Emira, seat: int, audience: int) -> bool:
    """Whether an audience sees a sheik's gold (EMI-HIDDEN.2, .5, EMI-PRIN.8)."""
    return audience in (seat, ALL_SEEING) or s.players[seat].houses(s.parts.holder[OPENS_GOLD])


def _princess(s: Emira, princess: int, audience: int) -> PrincessView:
    first = choosing.first_preference(s, princess)
    second = choosing.second_preference(s, princess)
    seats, by_gold = favourites(s, princess, audience)
    return PrincessView(
        princess=s.parts.princess_ids[princess],
        swapped=(s.swapped >> princess & 1) != 0,
        first=TRAITS[first],
        second=None if second == NONE else TRAITS[second],
        favourites=seats,
        joins=seats[0] if len(seats) == 1 else None,
        by_gold=by_gold,
    )


def favourites(s: Emira, princess: int, audience: int) -> tuple[list[int], bool]:
    """The sheiks level in her eyes, and whether gold that the audience does not see would decide."""
    if princess == s.parts.sidi:
        most = max(len(player.residents) for player in s.players)
        return [seat for seat, player in enumerate(s.players) if len(player.residents) == most], False
    seats = choosing.candidates(s, princess)
    for trait in (choosing.first_preference(s, princess), choosing.second_preference(s, princess)):
        if len(seats) < 2:
            break
        if trait == GOLD and not all(gold_seen(s, seat, audience) for seat in seats):
            return seats, True
        seats = choosing.best(s, seats, trait)
    return seats, False


def _looking(s: Emira, audience: int) -> list[str]:
    """The cards that a seat has drawn or looks at and has yet to decide about."""
    if audience < 0 or not s.asked >> audience & 1:
        return []
    step = s.stack[-1] & STEP_MASK
    number = s.stack[-1] >> STEP_BITS >> flow.SEAT_BITS
    princesses = s.princess_deck.cards()[::-1]
    if step == flow.CHANGE_MIND:
        return [s.parts.princess_ids[princesses[number]]]
    if step == flow.ARRANGE_PRINCESSES:
        return [s.parts.princess_ids[princess] for princess in princesses[:number]]
    if step == flow.ARRANGE_STATUS:
        return [s.parts.status_ids[card] for card in s.status_deck.cards()[::-1][:number]]
    if step == flow.KEEP_BOUGHT:
        return [s.parts.event_ids[kind] for kind in buying.drawn_cards(s, number)]
    return []


def _player(s: Emira, seat: int, audience: int) -> PlayerView:
    parts = s.parts
    player: Player = s.players[seat]
    bit = audience_bit(audience)
    own = audience in (seat, ALL_SEEING)
    opened = (player.objective.knowers(0) & bit) != 0
    counts = player.token_counts(parts)
    lent = [count - player.tokens[kind] for kind, count in enumerate(counts)]
    specials = [parts.princesses[princess].special for princess in player.residents]
    return PlayerView(
        seat=seat,
        sheik=parts.sheiks[player.sheik],
        gold=player.gold if gold_seen(s, seat, audience) else None,
        gold_open=player.houses(parts.holder[OPENS_GOLD]),
        camels=player.camels,
        camel_rate=parts.camel_rates[player.breed],
        discount=s.discount(seat),
        tokens={token: player.tokens[kind] for kind, token in enumerate(parts.tokens)},
        tokens_lent={token: lent[kind] for kind, token in enumerate(parts.tokens) if lent[kind]},
        plus_ones=min(counts),
        good_looking=[parts.tokens[kind] for kind in player.admired],
        appearance=player.appearance(parts),
        status_cards=[parts.status_ids[card] for card in player.status],
        special_cards=[parts.special_ids[special] for special in specials if special != NONE],
        status=player.status_points(parts),
        sections=player.sections,
        guest_houses=player.guest_houses,
        palace_track=player.track,
        palace_halves=player.palace_halves(),
        capacity=player.capacity(parts),
        princesses=[parts.princess_ids[princess] for princess in player.residents],
        caravans=[
            CaravanView(parts.caravan_ids[caravan >> LEFT_BITS], caravan & LEFT_MASK)
            for caravan in player.caravans
        ],
        supply=parts.supply[player.sheik],
        trade=player.trade(parts),
        income=player.income(parts),
        upkeep=player.upkeep(parts),
        surcharges=_princesses_in(parts, player.surcharges),
        honeymoon=player.honeymoon if player.honeymoon >= s.turn else None,
        on_honeymoon=s.on_honeymoon(seat),
        struck=_princesses_in(parts, player.struck),
        acted=(s.acted >> seat & 1) != 0,
        bought=None if player.bought == NONE else PURCHASES[player.bought],
        tumult=(s.unpaid >> seat & 1) != 0,
        prices={
            purchase: acting.price(s, seat, what)
            for what, purchase in enumerate(PURCHASES)
            if what != BUY_STATUS or s.status_offer != NONE
        },
        event_prices=[player.event_price(parts, choice) for choice in range(len(parts.event_cards))],
        cards=len(player.hand.slots),
        hand=_hand(parts, player) if own else None,
        objective=parts.objective_ids[player.objective.card(0)] if opened else None,
        talents_missing=player.talents_missing(parts) if opened else None,
        may_take_gold=player.may_take_gold(parts) if gold_seen(s, seat, audience) else None,
    )


def _princesses_in(parts: Parts, mask: int) -> list[str]:
    return [princess for index, princess in enumerate(parts.princess_ids) if mask >> index & 1]


def _hand(parts: Parts, player: Player) -> list[str]:
    return [parts.event_ids[slot & CARD_MASK] for slot in player.hand.slots]
