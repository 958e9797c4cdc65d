"""What one seat sees of a game of Yspahan, as typed structs; the page's types are generated from these."""

from __future__ import annotations

from dataclasses import dataclass

from caravanserai.games.yspahan.rules import caravan
from caravanserai.games.yspahan.state import Yspahan
from caravanserai.kernel.pile import audience_bit


@dataclass(frozen=True, slots=True)
class FloorView:
    """One floor of the Tower."""

    floor: str
    value: int
    white: int
    yellow: int


@dataclass(frozen=True, slots=True)
class PlayerView:
    """What is public of one player; the hand is there for its owner alone (YSP-INFO.1, .2)."""

    seat: int
    gold: int
    camels: int
    score: int
    cards: int
    hand: list[str] | None
    buildings: list[str]
    completed: list[str]
    caravan_value: int


@dataclass(frozen=True, slots=True)
class YspahanView:
    """The table as one seat sees it."""

    day: int
    week: int
    day_of_week: int
    first: int
    order: list[int]
    turn: int
    active: int
    tower: list[FloorView]
    shops: dict[str, int]
    caravan: list[int]
    caravan_places: int
    supervisor: str
    deck: int
    discard: list[str]
    players: list[PlayerView]


def view(s: Yspahan, audience: int) -> YspahanView:
    """What a seat sees, or what everyone may see, or (all-seeing) what anybody sees."""
    seat_bit = audience_bit(audience)
    parts = s.parts
    return YspahanView(
        day=max(s.day, 1),
        week=s.week(),
        day_of_week=s.day_of_week(),
        first=s.first,
        order=s.order.copy(),
        turn=s.turn,
        active=s.active,
        tower=[_floor(s, floor, name) for floor, name in enumerate(parts.floors)],
        shops={name: s.owner_of(shop) for shop, name in enumerate(parts.shops) if s.is_filled(shop)},
        caravan=s.caravan.copy(),
        caravan_places=caravan.capacity(s),
        supervisor=parts.spaces[s.supervisor],
        deck=s.deck.size(),
        discard=[parts.cards[card] for card in s.discard.cards()],
        players=[_player(s, other, seat_bit) for other in range(s.players_count)],
    )


def _floor(s: Yspahan, floor: int, name: str) -> FloorView:
    """A floor that was taken shows no value: its dice are gone (YSP-SELECT.1)."""
    white, yellow = s.white_on(floor), s.yellow_on(floor)
    return FloorView(name, s.floor_value[floor] if white + yellow > 0 else 0, white, yellow)


def _player(s: Yspahan, seat: int, seat_bit: int) -> PlayerView:
    player = s.players[seat]
    known = player.hand.known_to(seat_bit)
    return PlayerView(
        seat=seat,
        gold=player.gold,
        camels=player.camels,
        score=player.score(),
        cards=len(known),
        hand=[s.parts.cards[card] for card in known] if seat_bit >> seat & 1 else None,
        buildings=[building.id for index, building in enumerate(s.parts.buildings) if player.has(index)],
        completed=[
            souk.id for souk in s.parts.souks if s.is_complete(souk) and s.owner_of_souk(souk) == seat
        ],
        caravan_value=caravan.value(s, seat),
    )
