"""Yspahan as a scene: the Tower, the souks, the road, the Caravan, and what each player has."""

from __future__ import annotations

from caravanserai.games.yspahan.parts import Souk
from caravanserai.games.yspahan.rules import caravan
from caravanserai.games.yspahan.state import Yspahan
from caravanserai.kernel.pile import audience_bit
from caravanserai.kernel.view.scene import Belongings, Fact, Piece, Place, Scene, Words


def scene(s: Yspahan, audience: int) -> Scene:
    """What an audience sees of the table."""
    parts = s.parts
    discard = [_card(s, card) for card in s.discard.cards()]
    spaces = [
        Piece(Words("scene-sign", {"sign": space}), "space", f"space:{space}") for space in parts.spaces
    ]
    return Scene(
        when=Words("term-day_of_week", {"day": int(s.day_of_week()), "week": int(s.week())}),
        facts=[Fact(Words("term-deck"), int(s.deck.size()))],
        places=[
            Place("tower", Words("term-tower"), _tower(s)),
            *[_souk(s, souk) for souk in parts.souks],
            Place(
                "road",
                Words("term-road"),
                spaces,
                "track",
                facts=[Fact(Words("term-supervisor"), parts.spaces[s.supervisor])],
            ),
            Place("caravan", Words("term-caravan"), _caravan(s), "track"),
            Place("discard", Words("term-discard_pile"), discard, "stack"),
        ],
        seats=[_player(s, seat, audience) for seat in range(s.players_count)],
    )


def _tower(s: Yspahan) -> list[Piece]:
    """The floors that still hold dice (YSP-SELECT.1)."""
    found: list[Piece] = []
    for floor, name in enumerate(s.parts.floors):
        dice = int(s.white_on(floor) + s.yellow_on(floor))
        if dice:
            value = s.floor_value[floor]
            found.append(Piece(Words(f"floor-{name}"), "die", f"floor:{name}", count=dice, value=value))
    return found


def _souk(s: Yspahan, souk: Souk) -> Place:
    """A souk and its shops, each free or taken by a player's good."""
    shops: list[Piece] = []
    for number, shop in enumerate(souk.shops, 1):
        owner = s.owner_of(shop) if s.is_filled(shop) else None
        name = Words("shop", {"souk": souk.id, "number": number})
        shape = s.parts.shops[shop]
        shops.append(
            Piece(name, "space" if owner is None else "token", f"shop:{shape}", owner, tone=souk.colour)
        )
    return Place(
        f"souk:{souk.id}", Words(f"souk-{souk.id}"), shops, facts=[Fact(Words("term-points"), souk.points)]
    )


def _caravan(s: Yspahan) -> list[Piece]:
    """The goods on the path in their order, then the camels that are still free."""
    goods = [Piece(Words("term-good"), owner=owner) for owner in s.caravan]
    free = caravan.capacity(s) - len(goods)
    return [*goods, Piece(Words("term-camel"), "space", count=free)] if free else goods


def _card(s: Yspahan, card: int, id: str = "") -> Piece:
    name = s.parts.cards[card]
    return Piece(Words(f"card-{name}"), "card", id, note=Words(f"card-{name}-effect"))


def _player(s: Yspahan, seat: int, audience: int) -> Belongings:
    player = s.players[seat]
    own = seat == audience
    facts = [
        Fact(Words("term-points"), player.score(), "point"),
        Fact(Words("term-gold"), int(player.gold), "gold"),
        Fact(Words("term-camels"), int(player.camels), "camel"),
    ]
    if s.first == seat:
        facts.append(Fact(Words("term-first_player")))
    known = [card for card in player.hand.known_to(audience_bit(audience)) if card >= 0]
    hand = [_card(s, card, f"card:{s.parts.cards[card]}" if own else "") for card in known]
    unknown = int(player.hand.size()) - len(known)
    if unknown:
        hand.append(Piece(Words("term-card"), "card", count=unknown, hidden=True))
    buildings = [
        Piece(
            Words(f"building-{building.id}"),
            "token" if player.has(index) else "space",
            f"building:{building.id}" if own else "",
            seat if player.has(index) else None,
            note=Words(f"building-{building.id}-effect"),
        )
        for index, building in enumerate(s.parts.buildings)
        if own or player.has(index)
    ]
    places = [
        Place(f"buildings:{seat}", Words("term-buildings"), buildings),
        Place(f"hand:{seat}", Words("term-hand"), hand, "fan"),
    ]
    return Belongings(seat, facts, places, active=s.active == seat and s.day > 0)
