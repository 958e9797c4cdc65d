"""What each event card does (EMI-CARD): one small effect for each kind."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caravanserai.games.emira import events, parts
from caravanserai.games.emira.rules import deck_events, flow
from caravanserai.games.emira.rules.deck_events import EVENT
from caravanserai.games.emira.state import Emira
from caravanserai.kernel.step import SEAT


class Effect:
    """A card that acts in a later phase of this turn: it only has to be remembered (EMI-EVENT.4).

    Golden Times, Interrupt Spice Trade and Sick Camels need no more than this (EMI-CARD.10, .13, .18).
    """

    def play(self, s: Emira, seat: int, kind: int) -> None:
        s.in_force |= 1 << kind


class Bazaar(Effect):
    """Its player picks the token that goes on offer in phase 3 (EMI-CARD.1)."""

    def play(self, s: Emira, seat: int, kind: int) -> None:
        super().play(s, seat, kind)
        s.bazaar_by = seat


class NobleMerchandise(Effect):
    """Its player picks the status card that goes on offer in phase 3 (EMI-CARD.15)."""

    def play(self, s: Emira, seat: int, kind: int) -> None:
        super().play(s, seat, kind)
        s.noble_by = seat


class Arrival(Effect):
    """Double Trouble and Quiet Days; with three players for the odd or the even turn (EMI-CARD.9, .16)."""

    def play(self, s: Emira, seat: int, kind: int) -> None:
        super().play(s, seat, kind)
        if s.is_three_player():
            s.push(flow.CHOOSE_TURN, SEAT.put(seat) | EVENT.put(kind))


class BetterBreed(Effect):
    """One step to the right on the camel track (EMI-CARD.2)."""

    def play(self, s: Emira, seat: int, kind: int) -> None:
        player = s.players[seat]
        if player.breed + 1 < len(s.parts.camel_rates):
            player.breed += 1
        s.note(events.CAMEL_RATE_ROSE, seat, s.parts.camel_rates[player.breed])


class CamelBreeding(Effect):
    """One camel for each full two, if the supply can serve everybody (EMI-CARD.3, EMI-RULING.22)."""

    def play(self, s: Emira, seat: int, kind: int) -> None:
        needed: i64 = 0
        for player in s.players:
            needed += player.camels // s.parts.breeding_per
        if needed > s.camels:
            s.note(events.BREEDING_FAILED, needed, s.camels)
            return
        s.camels -= needed
        for other, player in enumerate(s.players):
            born = player.camels // s.parts.breeding_per
            player.camels += born
            if born > 0:
                s.note(events.CAMELS_BORN, other, born)


class CamelEpidemic(Effect):
    """One camel of each full three returns to the supply (EMI-CARD.4)."""

    def play(self, s: Emira, seat: int, kind: int) -> None:
        for other, player in enumerate(s.players):
            died = player.camels // s.parts.epidemic_per
            player.camels -= died
            s.camels += died
            if died > 0:
                s.note(events.CAMELS_DIED, other, died)


class ChangingHerMind(Effect):
    """Its player looks at a princess and may change her mind (EMI-CARD.5-7, EMI-3P.10)."""

    def play(self, s: Emira, seat: int, kind: int) -> None:
        if s.is_three_player():
            s.push(flow.LOOK_AT_TURN, seat)
        else:
            deck_events.look_at_princess(s, seat, 0)


class CourtInfluence(Effect):
    """Its player arranges the next princesses (EMI-CARD.8)."""

    def play(self, s: Emira, seat: int, kind: int) -> None:
        deck_events.look_at_princesses(s, seat)


class NewOrders(Effect):
    """Its player arranges the next status cards (EMI-CARD.8)."""

    def play(self, s: Emira, seat: int, kind: int) -> None:
        deck_events.look_at_status(s, seat)


class GoodLooking(Effect):
    """Its player chooses a type of token that shows him to advantage (EMI-CARD.11)."""

    def play(self, s: Emira, seat: int, kind: int) -> None:
        s.push(flow.ADMIRE_TOKEN, seat)


class GuestHouse(Effect):
    """Room for one more princess (EMI-CARD.12)."""

    def play(self, s: Emira, seat: int, kind: int) -> None:
        player = s.players[seat]
        player.guest_houses += 1
        s.note(events.GUEST_HOUSE_BUILT, seat, player.capacity(s.parts))


class NewSpiceCaravan(Effect):
    """One of his caravans moves a space to the right (EMI-CARD.14)."""

    def play(self, s: Emira, seat: int, kind: int) -> None:
        s.push(flow.EXTEND_CARAVAN, seat)


class Restoration(Effect):
    """One step to the right on the palace track (EMI-CARD.17)."""

    def play(self, s: Emira, seat: int, kind: int) -> None:
        s.players[seat].track += 1
        s.note(events.PALACE_RESTORED, seat)


class Vermin(Effect):
    """Its player names a track on which caravans suffer (EMI-CARD.19)."""

    def play(self, s: Emira, seat: int, kind: int) -> None:
        s.push(flow.NAME_CARAVAN, seat)


_EFFECTS: Final[dict[int, Effect]] = {
    parts.BAZAAR: Bazaar(),
    parts.BETTER_BREED: BetterBreed(),
    parts.CAMEL_BREEDING: CamelBreeding(),
    parts.CAMEL_EPIDEMIC: CamelEpidemic(),
    parts.CHANGING_HER_MIND: ChangingHerMind(),
    parts.COURT_INFLUENCE: CourtInfluence(),
    parts.DOUBLE_TROUBLE: Arrival(),
    parts.GOOD_LOOKING: GoodLooking(),
    parts.GUEST_HOUSE: GuestHouse(),
    parts.NEW_ORDERS: NewOrders(),
    parts.NEW_SPICE_CARAVAN: NewSpiceCaravan(),
    parts.NOBLE_MERCHANDISE: NobleMerchandise(),
    parts.QUIET_DAYS: Arrival(),
    parts.RESTORATION: Restoration(),
    parts.VERMIN: Vermin(),
}
EFFECTS: Final[list[Effect]] = [_EFFECTS.get(kind, Effect()) for kind in range(len(parts.EVENTS))]
