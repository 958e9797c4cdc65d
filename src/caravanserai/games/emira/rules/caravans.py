"""Event cards about tokens and caravans: Good Looking, New Spice Caravan, Vermin (EMI-CARD.11, .14, .19)."""

from __future__ import annotations

from mypy_extensions import i64

from caravanserai.games.emira import events
from caravanserai.games.emira.actions import ADMIRE, CHOOSE_TURN, EXTEND, INFEST, SPOIL, SPOIL_TWO
from caravanserai.games.emira.parts import PARTS
from caravanserai.games.emira.player import LEFT_BITS, LEFT_MASK
from caravanserai.games.emira.rules import cards, flow, refusals
from caravanserai.games.emira.state import Emira
from caravanserai.kernel.refusal import Refusal, Value
from caravanserai.kernel.state import UNSEALED
from caravanserai.kernel.step import SealedStep, Step


class AdmireToken(Step[Emira]):
    """The type of token that Good Looking counts (EMI-CARD.11, EMI-DP.5). The argument is the seat."""

    def asks(self, s: Emira, argument: int) -> int:
        return 1 << argument

    def options(self, s: Emira, argument: int, seat: int) -> list[int]:
        return list(range(ADMIRE, ADMIRE + len(s.parts.tokens)))

    def take(self, s: Emira, argument: int, seat: int, action: int) -> None:
        player = s.players[seat]
        player.admired = sorted([*player.admired, action - ADMIRE])
        s.note(events.TOKEN_ADMIRED, seat, action - ADMIRE)

    def default(self, s: Emira, argument: int, seat: int) -> int:
        """The type of which he holds most (EMI-DP.5)."""
        counts = s.players[seat].token_counts(s.parts)
        return ADMIRE + counts.index(max(counts))

    def why_not(self, s: Emira, argument: int, seat: int, action: int) -> Refusal:
        return refusals.not_now(action)


def extension(caravan: int) -> int:
    """The action that moves a caravan to the right (EMI-CARD.14, EMI-DP.6)."""
    return EXTEND + (caravan >> LEFT_BITS) * PARTS.most_spaces + (caravan & LEFT_MASK) - 1


class ExtendCaravan(Step[Emira]):
    """One of his caravans moves a space to the right (EMI-CARD.14, EMI-DP.6). The argument is the seat."""

    def asks(self, s: Emira, argument: int) -> int:
        return 1 << argument if len(cards.extendable(s, argument)) > 1 else 0

    def run(self, s: Emira, argument: int) -> None:
        extend(s, argument, cards.extendable(s, argument)[0])

    def options(self, s: Emira, argument: int, seat: int) -> list[int]:
        return [extension(caravan) for caravan in cards.extendable(s, seat)]

    def take(self, s: Emira, argument: int, seat: int, action: int) -> None:
        track, left = divmod(action - EXTEND, s.parts.most_spaces)
        extend(s, seat, track << LEFT_BITS | left + 1)

    def default(self, s: Emira, argument: int, seat: int) -> int:
        """The highest payment, and of these the fewest payments left (EMI-DP.6)."""
        best = -1
        for caravan in cards.extendable(s, seat):
            if best < 0 or _keenness(s, caravan) > _keenness(s, best):
                best = caravan
        return extension(best)

    def why_not(self, s: Emira, argument: int, seat: int, action: int) -> Refusal:
        if not EXTEND <= action < INFEST:
            return refusals.not_now(action)
        track, left = divmod(action - EXTEND, s.parts.most_spaces)
        caravan = s.parts.caravans[track]
        if (track << LEFT_BITS | left + 1) not in s.players[seat].caravans:
            return Refusal("EMI-CARD.14", "no_such_caravan", {"caravan": caravan.id, "left": left + 1})
        return Refusal("EMI-CARD.14", "caravan_on_first_space", {"caravan": caravan.id})


def _keenness(s: Emira, caravan: int) -> tuple[int, int]:
    """What the default looks at: the payment, then the payments left (EMI-DP.6)."""
    return s.parts.caravans[caravan >> LEFT_BITS].payment, -(caravan & LEFT_MASK)


def extend(s: Emira, seat: i64, caravan: int) -> None:
    """A caravan moves a space to the right (EMI-CARD.14)."""
    track: i64 = caravan >> LEFT_BITS
    left: i64 = caravan & LEFT_MASK
    player = s.players[seat]
    player.caravans = player.caravans.copy()
    player.caravans.remove(caravan)
    s.place_caravan(seat, track, left + 1)
    s.note(events.CARAVAN_EXTENDED, seat, track, left + 1)


class NameCaravan(Step[Emira]):
    """Vermin: the track that suffers (EMI-CARD.19, EMI-DP.7). The argument is the seat."""

    def asks(self, s: Emira, argument: int) -> int:
        return 1 << argument

    def options(self, s: Emira, argument: int, seat: int) -> list[int]:
        return list(range(INFEST, INFEST + len(s.parts.caravans)))

    def take(self, s: Emira, argument: int, seat: int, action: int) -> None:
        s.note(events.CARAVAN_INFESTED, seat, action - INFEST)
        s.push(flow.SPOIL_CARAVANS, action - INFEST)

    def default(self, s: Emira, argument: int, seat: int) -> int:
        """The last track that an opponent has and he has not, else the first (EMI-DP.7)."""
        for track in reversed(range(len(s.parts.caravans))):
            owners = [other for other in range(s.players_count) if lefts(s, other, track)]
            if owners and seat not in owners:
                return INFEST + track
        return INFEST

    def why_not(self, s: Emira, argument: int, seat: int, action: int) -> Refusal:
        return refusals.not_now(action)


def lefts(s: Emira, seat: int, track: int) -> list[int]:
    """The payments left of a player's caravans on a track (EMI-CARD.19, EMI-DP.7, .8)."""
    return [caravan & LEFT_MASK for caravan in s.players[seat].caravans if caravan >> LEFT_BITS == track]


class SpoilCaravans(SealedStep[Emira]):
    """Who must choose which caravans suffer does so at once (EMI-CARD.19, EMI-RULING.43, EMI-DP.8)."""

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
        held = lefts(s, seat, argument)
        for place, left in enumerate(held):
            if s.parts.caravans[argument].vermin_moves == 1 or len(held) == 1:
                actions = [SPOIL + left - 1]
            else:
                actions = [
                    SPOIL_TWO + (left - 1) * s.parts.most_spaces + other - 1 for other in held[place + 1 :]
                ]
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
            if choice < SPOIL_TWO:
                spoil(s, seat, argument, choice - SPOIL + 1)
            else:
                left, other = divmod(choice - SPOIL_TWO, s.parts.most_spaces)
                spoil(s, seat, argument, left + 1)
                spoil(s, seat, argument, other + 1)

    def about(self, s: Emira, argument: int) -> dict[str, Value]:
        return {"caravan": s.parts.caravan_ids[argument]}

    def why_not(self, s: Emira, argument: int, seat: int, action: int) -> Refusal:
        if not SPOIL <= action < CHOOSE_TURN:
            return refusals.not_now(action)
        caravan = s.parts.caravan_ids[argument]
        held = lefts(s, seat, argument)
        needed = min(s.parts.caravans[argument].vermin_moves, len(held))
        if needed != (1 if action < SPOIL_TWO else 2):
            return Refusal("EMI-CARD.19", "wrong_number_of_caravans", {"caravan": caravan, "needed": needed})
        return Refusal("EMI-CARD.19", "no_such_caravans", {"caravan": caravan})


def spoil(s: Emira, seat: int, track: int, left: int) -> None:
    """A caravan moves a space to the left unpaid; from the last it is gone (EMI-CARD.19, EMI-RULING.47)."""
    player = s.players[seat]
    player.caravans = player.caravans.copy()
    player.caravans.remove(track << LEFT_BITS | left)
    if left > 1:
        s.place_caravan(seat, track, left - 1)
    else:
        s.return_caravan(track)
    s.note(events.CARAVAN_SPOILED, seat, track, left - 1)
