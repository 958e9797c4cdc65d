"""What never changes during a game of Emira, as typed structs for the page."""

from __future__ import annotations

from dataclasses import dataclass

from caravanserai.games.emira.parts import NONE, SIZES, TRAITS, Parts
from caravanserai.games.emira.rules.phases import PHASES


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
    princess_points: int
    talents_points: int


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
        princess_points=parts.score_princess,
        talents_points=parts.score_talents,
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
