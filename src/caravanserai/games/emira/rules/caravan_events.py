"""Event cards about tokens and caravans: Good Looking, New Spice Caravan, Vermin (EMI-CARD.11, .14, .19)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from caravanserai.games.emira import events, parts
from caravanserai.games.emira.actions import ADMIRE, EXTEND, INFEST, SPOIL, SPOIL_TWO
from caravanserai.games.emira.player import caravan_on, left_of, track_of
from caravanserai.games.emira.rules import flow
from caravanserai.games.emira.rules.waiting import CardStep, need_event_phase, need_played
from caravanserai.games.emira.state import Emira
from caravanserai.kernel.actions import Family
from caravanserai.kernel.refusal import Refusal, Value
from caravanserai.kernel.state import UNSEALED
from caravanserai.kernel.step import Part, SealedStep, Waiting

TRACK: Final = Part("caravan", 0, 4, parts.PARTS.caravan_ids)

# Moves name the payments left from 1 on, their families count them from 0.


class AdmireToken(CardStep):
    """The type of token that Good Looking counts (EMI-CARD.11, EMI-DP.5)."""

    card: ClassVar[int] = parts.GOOD_LOOKING
    offers: ClassVar[list[Family]] = [ADMIRE]

    def options(self, s: Emira, argument: int, seat: int) -> list[int]:
        return ADMIRE.all()

    def take(self, s: Emira, argument: int, seat: int, action: int) -> None:
        player = s.players[seat]
        token = ADMIRE.index(action)
        player.admired = sorted([*player.admired, token])
        s.note(events.TOKEN_ADMIRED, seat, token)

    def default(self, s: Emira, argument: int, seat: int) -> int:
        """The type of which he holds most (EMI-DP.5)."""
        counts = s.players[seat].token_counts(s.parts)
        return ADMIRE.of(counts.index(max(counts)))


def extendable(s: Emira, seat: int) -> list[int]:
    """His caravans that are not on their rightmost space, each only once (EMI-CARD.14)."""
    found: list[int] = []
    for caravan in s.players[seat].caravans:
        if left_of(caravan) < s.parts.caravans[track_of(caravan)].spaces and caravan not in found:
            found.append(caravan)
    return found


def extension(caravan: i64) -> i64:
    """The action that moves a caravan to the right (EMI-CARD.14, EMI-DP.6)."""
    return EXTEND.of_pair(track_of(caravan), left_of(caravan) - 1)


class ExtendCaravan(CardStep):
    """One of his caravans moves a space to the right (EMI-CARD.14, EMI-DP.6)."""

    card: ClassVar[int] = parts.NEW_SPICE_CARAVAN
    offers: ClassVar[list[Family]] = [EXTEND]

    def __init__(self) -> None:
        super().__init__()
        self.take_lone_option()

    def options(self, s: Emira, argument: int, seat: int) -> list[int]:
        return [extension(caravan) for caravan in extendable(s, seat)]

    def take(self, s: Emira, argument: int, seat: int, action: int) -> None:
        track, left = EXTEND.pair(action)
        player = s.players[seat]
        player.take_caravan(track, left + 1)
        player.place_caravan(track, left + 2)
        s.note(events.CARAVAN_EXTENDED, seat, track, left + 2)

    def default(self, s: Emira, argument: int, seat: int) -> int:
        """The highest payment, and of these the fewest payments left (EMI-DP.6)."""
        best = -1
        for caravan in extendable(s, seat):
            if best < 0 or _keenness(s, caravan) > _keenness(s, best):
                best = caravan
        return extension(best)

    def why_not(self, s: Emira, argument: int, seat: int, action: int) -> Refusal:
        track, left = EXTEND.pair(action)
        caravan = s.parts.caravans[track]
        if caravan_on(track, left + 1) not in s.players[seat].caravans:
            return Refusal("EMI-CARD.14", "no_such_caravan", {"caravan": caravan.id, "left": left + 1})
        return Refusal("EMI-CARD.14", "caravan_on_first_space", {"caravan": caravan.id})

    def has_matter(self, s: Emira, seat: int) -> bool:
        return len(extendable(s, seat)) > 0


def _keenness(s: Emira, caravan: int) -> tuple[int, int]:
    """What the default looks at: the payment, then the payments left (EMI-DP.6)."""
    return s.parts.caravans[track_of(caravan)].payment, -left_of(caravan)


class NameCaravan(CardStep):
    """Vermin: the track that suffers (EMI-CARD.19, EMI-DP.7)."""

    card: ClassVar[int] = parts.VERMIN
    offers: ClassVar[list[Family]] = [INFEST]

    def options(self, s: Emira, argument: int, seat: int) -> list[int]:
        return INFEST.all()

    def take(self, s: Emira, argument: int, seat: int, action: int) -> None:
        track = INFEST.index(action)
        s.note(events.CARAVAN_INFESTED, seat, track)
        s.push(flow.SPOIL_CARAVANS, TRACK.put(track))

    def default(self, s: Emira, argument: int, seat: int) -> int:
        """The last track that an opponent has and he has not, else the first (EMI-DP.7)."""
        for track in reversed(range(len(s.parts.caravans))):
            owners = [other for other, player in enumerate(s.players) if player.lefts_on(track)]
            if owners and seat not in owners:
                return INFEST.of(track)
        return INFEST.action


class SpoilCaravans(SealedStep[Emira]):
    """Who must choose which caravans suffer does so at once (EMI-CARD.19, EMI-RULING.43, EMI-DP.8)."""

    offers: ClassVar[list[Family]] = [SPOIL, SPOIL_TWO]
    carries: ClassVar[list[Part]] = [TRACK]

    def asks(self, s: Emira, argument: int) -> int:
        seats = 0
        for seat in range(s.players_count):
            if len(self.options(s, argument, seat)) > 1:
                seats |= 1 << seat
        return seats

    def run(self, s: Emira, argument: int) -> None:
        self.reveal(s, argument, [UNSEALED] * s.players_count)

    def options(self, s: Emira, argument: int, seat: int) -> list[int]:
        found: list[int] = []
        held = s.players[seat].lefts_on(argument)
        for place, left in enumerate(held):
            if s.parts.caravans[argument].vermin_moves == 1 or len(held) == 1:
                actions: list[int] = [SPOIL.of(left - 1)]
            else:
                actions = [SPOIL_TWO.of_pair(left - 1, other - 1) for other in held[place + 1 :]]
            for action in actions:
                if action not in found:
                    found.append(action)
        return found

    def reveal(self, s: Emira, argument: int, choices: list[int]) -> None:
        for offset in range(s.players_count):
            seat = (s.starting + offset) % s.players_count
            choice = choices[seat]
            if choice == UNSEALED:
                options = self.options(s, argument, seat)
                if not options:
                    continue
                choice = options[0]
            if SPOIL.has(choice):
                spoil(s, seat, argument, SPOIL.index(choice) + 1)
            else:
                left, other = SPOIL_TWO.pair(choice)
                spoil(s, seat, argument, left + 1)
                spoil(s, seat, argument, other + 1)

    def about(self, s: Emira, argument: int) -> dict[str, Value]:
        return {"caravan": s.parts.caravan_ids[argument]}

    def why_not(self, s: Emira, argument: int, seat: int, action: int) -> Refusal:
        caravan = s.parts.caravan_ids[argument]
        held = s.players[seat].lefts_on(argument)
        needed = min(s.parts.caravans[argument].vermin_moves, len(held))
        if needed != (1 if SPOIL.has(action) else 2):
            return Refusal("EMI-CARD.19", "wrong_number_of_caravans", {"caravan": caravan, "needed": needed})
        return Refusal("EMI-CARD.19", "no_such_caravans", {"caravan": caravan})

    def fits(self, s: Emira, argument: int, below: list[Waiting]) -> bool:
        need_event_phase(s, below)
        if argument >= len(s.parts.caravans):
            return False
        need_played(s, parts.VERMIN)
        return True


def spoil(s: Emira, seat: int, track: i64, left: i64) -> None:
    """A caravan moves a space to the left unpaid; from the last it is gone (EMI-CARD.19, EMI-RULING.47)."""
    player = s.players[seat]
    player.take_caravan(track, left)
    if left > 1:
        player.place_caravan(track, left - 1)
    else:
        s.return_caravan(track)
    s.note(events.CARAVAN_SPOILED, seat, track, left - 1)
