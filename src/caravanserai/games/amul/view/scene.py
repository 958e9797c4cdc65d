"""Āmul as a scene: the three displays, and each player's play area and hand."""

from __future__ import annotations

from caravanserai.games.amul.parts import SYMBOLS
from caravanserai.games.amul.rules.counting import areas_of
from caravanserai.games.amul.rules.order import best_letter, military_value
from caravanserai.games.amul.rules.scoring import total
from caravanserai.games.amul.state import Amul
from caravanserai.games.amul.view.board import effect_numbers, letter_name
from caravanserai.kernel.pile import PUBLIC_BIT, audience_bit
from caravanserai.kernel.view.scene import Belongings, Fact, Piece, Place, Scene, Words


def scene(s: Amul, audience: int) -> Scene:
    """What an audience sees of the table."""
    deck = Piece(Words("term-deck"), "card", count=s.deck.size(), hidden=True)
    return Scene(
        when=Words("scene-round_of", {"round": s.round, "rounds": s.parts.rounds}),
        facts=[],
        places=[
            Place("market", Words("term-market"), [_offered(s, card) for card in s.market]),
            Place("palace", Words("term-palace"), [_card(s, "palace", card) for card in s.palace]),
            Place("bazaar", Words("term-bazaar"), [_card(s, "bazaar", card) for card in s.bazaar]),
            Place("deck", Words("term-deck"), [deck] if deck.count else [], "stack"),
            Place("discard", Words("term-discard"), [_card(s, "", card) for card in s.discard], "stack"),
        ],
        seats=[_player(s, seat, audience) for seat in range(s.players_count)],
    )


def _card(s: Amul, where: str, card: int, owner: int | None = None) -> Piece:
    """A card face up, with what it does."""
    face = s.parts.face(card)
    effect = Words(f"card-{face.id}-effect", dict(effect_numbers(s.parts, face)))
    name = Words(f"card-{face.id}")
    tone = s.parts.colours[face.style]
    return Piece(name, "card", f"{where}:{card}" if where else "", owner, tone=tone, note=effect)


def _offered(s: Amul, card: int) -> Piece:
    """A card of the market, marked by whoever offered it (AMU-INFO.2)."""
    return _card(s, "market", card, s.offers.index(card) if card in s.offers else None)


def _player(s: Amul, seat: int, audience: int) -> Belongings:
    areas = areas_of(s)
    letter = letter_name(best_letter(s, seat))
    facts = [Fact(Words("term-points"), total(areas, seat))]
    facts += [
        Fact(Words(f"symbol-{name}"), areas.by_seat[seat].symbols[symbol])
        for symbol, name in enumerate(SYMBOLS)
        if name != "military"
    ]
    facts.append(Fact(Words("term-military_value"), military_value(s, seat)))
    if letter is not None:
        facts.append(Fact(Words("term-letter"), letter))
    if s.first_pick == seat:
        facts.append(Fact(Words("term-first_pick")))
    area = [_card(s, "", card) for card in s.players[seat].area]
    return Belongings(
        seat,
        facts,
        [
            Place(f"area:{seat}", Words("term-play_area"), area),
            Place(f"hand_of:{seat}", Words("term-hand"), _hand(s, seat, audience), "fan"),
        ],
    )


def _hand(s: Amul, seat: int, audience: int) -> list[Piece]:
    """The cards of a hand that the audience knows, by number, and the others face down (AMU-INFO.1, .3)."""
    hand = s.players[seat].hand
    bit = audience_bit(audience) if audience != seat else PUBLIC_BIT | 1 << seat
    known = sorted(card for card in hand.known_to(bit) if card >= 0)
    pieces = [_card(s, "hand" if audience == seat else "", card) for card in known]
    unknown = hand.size() - len(known)
    if unknown:
        pieces.append(Piece(Words("term-market_card"), "card", count=unknown, hidden=True))
    return pieces
