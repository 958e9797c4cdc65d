"""Four Gates as a scene: the gates with their prices, the camels that left, and each player's hand."""

from __future__ import annotations

from caravanserai.games.gates.state import GATES, NOBODY_YET, ROUNDS, Gates, load, speed
from caravanserai.kernel.pile import audience_bit
from caravanserai.kernel.view.scene import Belongings, Fact, Piece, Place, Scene, Words

_TONES = {4: "terracotta", 3: "sand", 2: "turquoise"}


def scene(s: Gates, audience: int) -> Scene:
    """What an audience sees of the table."""
    return Scene(
        when=Words("scene-round_of", {"round": int(s.round), "rounds": ROUNDS}),
        facts=[Fact(Words("term-deck"), int(s.deck.size()))],
        places=[_gate(s, gate) for gate in range(s.gates())],
        seats=[_player(s, seat, audience) for seat in range(s.players_count)],
    )


def _gate(s: Gates, gate: int) -> Place:
    """A gate, the price beyond it, and whoever went through it last round."""
    price = Piece(Words("term-price"), "die", value=s.prices[gate])
    last = [
        _camel(s.sent[seat], owner=seat)
        for seat in sorted(range(s.players_count), key=lambda seat: -s.sent[seat])
        if s.went[seat] == gate
    ]
    return Place(f"gate:{GATES[gate]}", Words(f"gate-{GATES[gate]}"), [price, *last])


def _camel(camel: int, id: str = "", owner: int | None = None) -> Piece:
    goods = int(load(camel))
    note = Words("term-camel_note", {"speed": int(speed(camel)), "goods": goods})
    name = Words("term-camel", {"camel": int(speed(camel)), "goods": goods})
    return Piece(
        name, "card", id, owner, value=int(speed(camel)), tone=_TONES[goods], icon="camel", note=note
    )


def _player(s: Gates, seat: int, audience: int) -> Belongings:
    facts = [Fact(Words("term-coins"), s.coins[seat], "gold")]
    if s.sent[seat] != NOBODY_YET:
        facts.append(Fact(Words("term-last_camel"), int(speed(s.sent[seat]))))
    known = sorted(camel for camel in s.hands[seat].known_to(audience_bit(audience)) if camel >= 0)
    hand = [_camel(camel, f"camel:{speed(camel)}" if seat == audience else "") for camel in known]
    unknown = int(s.hands[seat].size()) - len(known)
    if unknown:
        hand.append(Piece(Words("term-hidden_camel"), "card", count=unknown, hidden=True))
    return Belongings(seat, facts, [Place(f"hand:{seat}", Words("term-hand"), hand, "fan")])
