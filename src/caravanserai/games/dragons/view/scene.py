"""Aladdin's Dragons as a scene: the spaces with their tokens, the bank, and what each player has."""

from __future__ import annotations

from caravanserai.games.dragons.state import Dragons
from caravanserai.games.dragons.view.view import DragonsView, PieceView, PlayerView, SpaceView, view
from caravanserai.kernel.view.scene import Belongings, Fact, Piece, Place, Scene, Words


def scene(s: Dragons, audience: int) -> Scene:
    """What an audience sees of the table."""
    seen = view(s, audience)
    facts = [Fact(Words("term-treasure_deck"), seen.treasure_deck)]
    if s.magic:
        facts.append(Fact(Words("term-spell_deck"), seen.spell_deck))
    bank = [
        Piece(Words(f"kind-{kind}"), "coin", f"bank:{kind}", count=units, tone=kind)
        for kind, units in seen.bank.items()
        if units
    ]
    places = [_space(seen, space) for space in seen.spaces]
    places.append(Place("bank", Words("term-bank"), bank))
    if seen.plays:
        places.append(Place("plays", Words("term-window"), _plays(seen)))
    if seen.spell_discard:
        used = [_spell(spell) for spell in seen.spell_discard]
        places.append(Place("discard", Words("term-discard"), used, "stack"))
    return Scene(
        when=Words("scene-round", {"round": max(1, seen.round)}),  # the first begins after the set-up
        facts=facts,
        places=places,
        seats=[_player(seen, player, audience) for player in seen.players],
    )


def _spell(spell: str | None, id: str = "") -> Piece:
    if spell is None:
        return Piece(Words("term-spell"), "card", hidden=True)
    return Piece(Words(f"spell-{spell}"), "card", id, note=Words(f"spell-{spell}-effect"))


def _artifact(artifact: str | None, id: str = "") -> Piece:
    if artifact is None:
        return Piece(Words("artifact-unknown"), "card", id, hidden=True)
    return Piece(Words(f"artifact-{artifact}"), "card", id, note=Words(f"artifact-{artifact}-effect"))


def _plays(seen: DragonsView) -> list[Piece]:
    """What was played and waits to take effect (DRA-PRIO.5)."""
    found: list[Piece] = []
    for play in seen.plays:
        kind, name = ("spell", play.spell) if play.spell is not None else ("artifact", play.artifact)
        target = f"play:{name}" if kind == "spell" else ""
        found.append(Piece(Words(f"{kind}-{name}"), "card", target, play.seat))
    return found


def _space(seen: DragonsView, space: SpaceView) -> Place:
    """A space: what can be won there, and the tokens in it."""
    pieces: list[Piece] = []
    facts: list[Fact] = []
    for cave in seen.caves:
        if cave.space == space.space:
            pieces += [
                Piece(Words(f"kind-{cave.kind}"), "coin", count=units, tone=cave.kind)
                for units in cave.shelves
                if units
            ]
    for room in seen.rooms:
        if room.space == space.space:
            offered = [room.on_sale, *room.stack]
            first = 0 if room.on_sale is not None else 1
            pieces += [
                _artifact(artifact, f"artifact:{space.space}.{depth}")
                for depth, artifact in enumerate(offered)
                if depth >= first
            ]
    if not space.open:
        facts.append(Fact(Words("term-closed")))
    pieces += [_token(piece) for piece in space.pieces]
    return Place(f"space:{space.space}", Words(f"space-{space.space}"), pieces, facts=facts)


def _token(piece: PieceView) -> Piece:
    """A token or a Carpet on the board; face down it shows its value to its owner alone (DRA-INFO.1)."""
    name = Words("artifact-carpet") if piece.carpet else Words("term-token")
    hidden = piece.value is None
    return Piece(name, "token", f"piece:{piece.piece}", piece.owner, value=piece.value, hidden=hidden)


def _player(seen: DragonsView, player: PlayerView, audience: int) -> Belongings:
    own = player.seat == audience
    facts: list[Fact] = []
    for word, holds in (
        ("start_player", seen.start_player == player.seat),
        ("admitted", player.admitted),
        ("lit", player.lit),
    ):
        if holds:
            facts.append(Fact(Words(f"term-{word}")))
    tokens = [
        Piece(Words("term-token"), "token", f"token:{value}" if own else "", player.seat, value=value)
        for value in player.screen
    ]
    unknown = player.behind - len(player.screen)
    if unknown:
        tokens.append(Piece(Words("term-token"), "token", "", player.seat, unknown, hidden=True))
    places = [Place(f"player:{player.seat}", Words("term-screen"), tokens)]
    if player.treasures is not None:
        treasures = [
            Piece(Words(f"kind-{kind}"), "coin", f"treasure:{kind}" if own else "", count=units, tone=kind)
            for kind, units in player.treasures.items()
            if units
        ]
        places.append(Place(f"treasures:{player.seat}", Words("term-treasures"), treasures))
    artifacts = [_artifact(name, f"artifact:{name}" if own else "") for name in _each(player.artifacts)]
    artifacts += [_artifact(None)] * (player.artifact_count - len(artifacts))
    places.append(Place(f"artifacts:{player.seat}", Words("term-artifacts"), artifacts))
    spells = [_spell(spell, f"spell:{spell}" if own else "") for spell in player.spells]
    places.append(Place(f"spells:{player.seat}", Words("term-spells"), spells, "fan"))
    return Belongings(player.seat, facts, places)


def _each(counts: dict[str, int]) -> list[str]:
    return [name for name, count in counts.items() for _ in range(count)]
