"""The sheiks, as one seat sees them."""

from __future__ import annotations

from dataclasses import dataclass

from caravanserai.games.emira.actions import BEST_OF, SPACE
from caravanserai.games.emira.parts import BUY_STATUS, NONE, OPENS_GOLD, PURCHASES, Parts
from caravanserai.games.emira.player import Player, left_of, track_of
from caravanserai.games.emira.rules import acting
from caravanserai.games.emira.state import Emira
from caravanserai.games.emira.view.talents import TalentView, talents_view
from caravanserai.kernel.pile import ALL_SEEING, audience_bit


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
    event_offers: dict[str, int]  # the same prices by the move that pays them
    cards: int
    hand: list[str] | None
    objective: str | None
    talents_missing: int | None
    talents: list[TalentView] | None  # what the objective asks for
    may_take_gold: bool | None


def gold_seen(s: Emira, seat: int, audience: int) -> bool:
    """Whether an audience sees a sheik's gold (EMI-HIDDEN.2, .5, EMI-PRIN.8, EMI-RULING.55)."""
    return s.shows_gold(seat, audience_bit(audience))


def player_view(s: Emira, seat: int, audience: int) -> PlayerView:
    """A sheik for an audience: a seat, the public, or someone who may see all."""
    parts = s.parts
    player: Player = s.players[seat]
    bit = audience_bit(audience)
    own = audience in (seat, ALL_SEEING)
    opened = player.objective.is_known(0, bit)
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
            CaravanView(parts.caravan_ids[track_of(caravan)], left_of(caravan)) for caravan in player.caravans
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
        event_offers={
            SPACE.text(BEST_OF.of(choice)): player.event_price(parts, choice)
            for choice in range(len(parts.event_cards))
        },
        cards=player.hand.size(),
        hand=[parts.event_ids[kind] for kind in player.hand.cards()] if own else None,
        objective=parts.objective_ids[player.objective.card(0)] if opened else None,
        talents_missing=player.talents_missing(parts) if opened else None,
        talents=talents_view(parts, player.objective.card(0), player.residents) if opened else None,
        may_take_gold=player.may_take_gold(parts) if gold_seen(s, seat, audience) else None,
    )


def _princesses_in(parts: Parts, mask: int) -> list[str]:
    return [princess for index, princess in enumerate(parts.princess_ids) if mask >> index & 1]
