"""Emira as a scene: the princesses, the shared board with what is on offer, and each sheik's court."""

from __future__ import annotations

from typing import Final

from caravanserai.games.emira.state import Emira
from caravanserai.games.emira.view.players import PlayerView
from caravanserai.games.emira.view.princesses import PrincessView
from caravanserai.games.emira.view.view import EmiraView, view
from caravanserai.kernel.view.scene import Belongings, Fact, Piece, Place, Scene, Words

SETTING_UP: Final = "setup"  # the phase before the first, which has no name


def scene(s: Emira, audience: int) -> Scene:
    """What an audience sees of the table."""
    seen = view(s, audience)
    waiting = [("princess_in_play", seen.in_play), ("undecided_princess", seen.undecided)]
    places = [
        Place(f"princesses:{term}", Words(f"term-{term}"), [_waiting(princess) for princess in princesses])
        for term, princesses in waiting
        if princesses
    ]
    if seen.coming:
        places.append(Place("coming", Words("term-princess"), [_waiting(each) for each in seen.coming]))
    places += [
        Place("offer", Words("term-on_offer"), _offers(seen)),
        Place("decks", Words("term-shared_board"), _decks(seen)),
        Place("bag", Words("term-bag"), _tokens(seen.bag, "bag:")),
    ]
    if seen.in_force:
        places.append(Place("in_force", Words("term-event_card"), [_event(event) for event in seen.in_force]))
    if seen.looking:
        places.append(
            Place("looking", Words("scene-looking_at"), [_looked_at(s, card) for card in seen.looking])
        )
    facts = [] if seen.phase == SETTING_UP else [Fact(Words("term-phase"), Words(f"phase-{seen.phase}"))]
    if seen.auction.bidder is not None:
        facts.append(Fact(Words("term-highest_bid"), seen.auction.bid))
    return Scene(
        when=Words("scene-turn", {"turn": seen.turn}),
        facts=facts,
        places=places,
        seats=[_player(s, seen, player, audience) for player in seen.players],
    )


def _waiting(princess: PrincessView) -> Piece:
    """A princess who has yet to settle, marked by the sheik whom she would join now."""
    return _princess(princess.princess, owner=princess.joins)


def _princess(princess: str, id: str = "", owner: int | None = None) -> Piece:
    effect = Words(f"princess-{princess}-effect")
    return Piece(Words(f"princess-{princess}"), "card", id or f"princess:{princess}", owner, note=effect)


def _event(event: str, id: str = "") -> Piece:
    return Piece(Words(f"event-{event}"), "card", id, note=Words(f"event-{event}-effect"))


def _looked_at(s: Emira, card: str) -> Piece:
    """A card among which the viewer chooses now; an event card can be kept."""
    if card in s.parts.event_ids:
        return _event(card, f"hand:{card}")
    return _princess(card) if card in s.parts.princess_ids else Piece(Words(f"status-{card}"), "card")


def _offers(seen: EmiraView) -> list[Piece]:
    """What can be bought in an action (EMI-AUC.11)."""
    found: list[Piece] = []
    if seen.token_offer is not None:
        found.append(Piece(Words(f"token-{seen.token_offer}"), "token", "offer:appearance"))
    if seen.status_offer is not None:
        found.append(Piece(Words(f"status-{seen.status_offer}"), "card", "offer:status"))
    return found + [Piece(Words(f"piece-{piece}"), "token", f"offer:{piece}") for piece in seen.pieces]


def _decks(seen: EmiraView) -> list[Piece]:
    """The three decks, and the cards among which the viewer chooses now."""
    decks = [("princess", seen.princess_deck), ("status", seen.status_deck), ("event", seen.event_deck)]
    return [
        Piece(Words(f"term-{name}_deck"), "card", f"deck:{name}", count=size, hidden=True)
        for name, size in decks
    ]


def _tokens(counts: dict[str, int], prefix: str) -> list[Piece]:
    """Tokens by kind; a kind of which there is none is a space, because a card may name it."""
    return [
        Piece(Words(f"token-{token}"), "token" if count else "space", prefix + token, count=max(1, count))
        for token, count in counts.items()
    ]


def _player(s: Emira, seen: EmiraView, player: PlayerView, audience: int) -> Belongings:
    seat = player.seat
    own = seat == audience
    facts: list[Fact] = []
    if player.gold is not None:
        facts.append(Fact(Words("term-gold"), player.gold, "gold"))
    for name, value in (
        ("camels", player.camels),
        ("appearance", player.appearance),
        ("status", player.status),
        ("palace_sections", player.sections),
        ("capacity", player.capacity),
        ("income", player.income),
        ("upkeep", player.upkeep),
    ):
        facts.append(Fact(Words(f"term-{name}"), value))
    if player.objective is not None:
        facts.append(Fact(Words("term-objective"), Words(f"objective-{player.objective}")))
    if seen.starting_player == seat:
        facts.append(Fact(Words("term-starting_player")))
    hand = [_event(event, f"hand:{event}" if own else "") for event in player.hand or []]
    if player.hand is None and player.cards:
        hand.append(Piece(Words("term-event_card"), "card", count=player.cards, hidden=True))
    status = [Piece(Words(f"status-{card}"), "card", f"status:{seat}:{card}") for card in player.status_cards]
    tracks = [
        Piece(Words(f"caravan-{caravan}"), "space", f"track:{seat}:{caravan}")
        for caravan in s.parts.caravan_ids
    ]
    caravans = [
        Piece(
            Words(f"caravan-{each.caravan}"),
            "token",
            f"caravan:{seat}:{each.caravan}:{each.left}",
            seat,
            value=each.left,
        )
        for each in player.caravans
    ]
    places = [
        Place(f"palace:{seat}", Words("term-princesses"), [_princess(each) for each in player.princesses]),
        Place(f"tokens:{seat}", Words("term-appearance"), _tokens(player.tokens, f"token:{seat}:")),
        Place(f"status:{seat}", Words("term-status_cards"), status),
        Place(f"caravans:{seat}", Words("term-caravans"), [*caravans, *tracks]),
        Place(f"hand:{seat}", Words("term-hand"), hand, "fan"),
    ]
    return Belongings(seat, facts, places)
