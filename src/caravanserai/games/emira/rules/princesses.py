"""Moving in and moving out, and what each princess brings or costs (EMI-PRIN.1-15, EMI-ADV.4)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from caravanserai.games.emira import events, parts
from caravanserai.games.emira.actions import GIVE_STATUS, GIVE_TOKEN
from caravanserai.games.emira.parts import JEALOUS
from caravanserai.games.emira.rules import flow
from caravanserai.games.emira.rules.waiting import need_below, need_matter, need_seat
from caravanserai.games.emira.state import Emira
from caravanserai.kernel.actions import Family
from caravanserai.kernel.refusal import Refusal
from caravanserai.kernel.step import LoneStep, Waiting


def move_in(s: Emira, seat: i64, princess: int) -> None:
    """She comes to live with the sheik; a jealous Suleika then asks for more (EMI-CHOOSE.5, EMI-PRIN.15)."""
    s.house(seat, princess)
    s.note(events.PRINCESS_JOINED, seat, princess)
    player = s.players[seat]
    suleika = s.parts.holder[JEALOUS]
    if princess != suleika and player.houses(suleika):
        player.surcharges |= 1 << princess
        s.note(events.SURCHARGE_ADDED, seat, princess, s.parts.surcharge)


def leave(s: Emira, seat: i64, princess: int) -> None:
    """She moves out: benefit and burden end, losses stay (EMI-PRIN.1)."""
    s.release(seat, princess)
    ABILITIES[s.parts.princesses[princess].effect].leave(s, seat, princess)


def strikes_first_time(s: Emira, seat: i64, princess: int) -> bool:
    """Whether she enters this palace for the first time in the game (EMI-PRIN.3, EMI-RULING.19)."""
    player = s.players[seat]
    first = not player.struck >> princess & 1
    player.struck |= 1 << princess
    return first


class Ability:
    """What happens when a princess moves in or out; prices, upkeep and traits follow from who lives where."""

    def arrive(self, s: Emira, seat: i64, princess: int) -> None:
        """Nothing to do."""

    def leave(self, s: Emira, seat: i64, princess: int) -> None:
        """Nothing to do."""


class Feasts(Ability):
    """Albina and Firyal in the advanced game: a step to the left on the palace track (EMI-ADV.4)."""

    def arrive(self, s: Emira, seat: i64, princess: int) -> None:
        if strikes_first_time(s, seat, princess):
            s.players[seat].track -= 1
            s.note(events.FEAST_HELD, seat, princess)


class BringsStatus(Ability):
    """Halimah with Singing, Rasha with Acting (EMI-PRIN.4)."""

    def arrive(self, s: Emira, seat: i64, princess: int) -> None:
        s.note(events.STATUS_BROUGHT, seat, princess, s.parts.princesses[princess].special)

    def leave(self, s: Emira, seat: i64, princess: int) -> None:
        s.note(events.STATUS_TAKEN_ALONG, seat, princess, s.parts.princesses[princess].special)


class BringsToken(Ability):
    """Layla with a Manners token, Nadia with a Beauty token (EMI-PRIN.5, EMI-RULING.38)."""

    def arrive(self, s: Emira, seat: i64, princess: int) -> None:
        s.note(events.TOKEN_BROUGHT, seat, princess, s.parts.princesses[princess].token)

    def leave(self, s: Emira, seat: i64, princess: int) -> None:
        s.note(events.TOKEN_TAKEN_ALONG, seat, princess, s.parts.princesses[princess].token)


class OpensGold(Ability):
    """Noor: all see her sheik's gold (EMI-PRIN.8)."""

    def arrive(self, s: Emira, seat: i64, princess: int) -> None:
        s.came_out()
        s.note(events.GOLD_OPENED, seat, princess, s.players[seat].gold)

    def leave(self, s: Emira, seat: i64, princess: int) -> None:
        s.note(events.GOLD_CLOSED, seat, princess)


class CostsToken(Ability):
    """Samira: a token goes back into the bag (EMI-PRIN.6)."""

    def arrive(self, s: Emira, seat: i64, princess: int) -> None:
        if strikes_first_time(s, seat, princess) and sum(s.players[seat].tokens) > 0:
            s.push(flow.GIVE_TOKEN, seat)


class CostsStatus(Ability):
    """Zahrah: a status card leaves the game (EMI-PRIN.7)."""

    def arrive(self, s: Emira, seat: i64, princess: int) -> None:
        if strikes_first_time(s, seat, princess) and s.players[seat].status:
            s.push(flow.GIVE_STATUS, seat)


class Honeymoon(Ability):
    """Hind: in the next turn her sheik cannot act if she is still there (EMI-PRIN.12, .13, EMI-RULING.48)."""

    def arrive(self, s: Emira, seat: i64, princess: int) -> None:
        s.players[seat].honeymoon = s.turn + 1
        s.note(events.HONEYMOON_AHEAD, seat, s.turn + 1)

    def leave(self, s: Emira, seat: i64, princess: int) -> None:
        if s.players[seat].honeymoon >= s.turn:
            s.note(events.HONEYMOON_OVER, seat)
        s.players[seat].honeymoon = 0


class Jealous(Ability):
    """Suleika: when she leaves, open surcharges are cancelled (EMI-PRIN.15)."""

    def leave(self, s: Emira, seat: i64, princess: int) -> None:
        player = s.players[seat]
        if player.surcharges != 0:
            before = player.upkeep(s.parts)
            player.surcharges = 0
            s.note(events.SURCHARGES_CANCELLED, seat, before - player.upkeep(s.parts))


class Gifts(Ability):
    """Xenia: every stay begins without markers and without a gift (EMI-PRIN.23)."""

    def arrive(self, s: Emira, seat: i64, princess: int) -> None:
        s.xenia_markers = 0
        s.xenia_paid = False

    def leave(self, s: Emira, seat: i64, princess: int) -> None:
        s.xenia_markers = 0
        s.xenia_paid = False


_ABILITIES: Final[dict[int, Ability]] = {
    parts.FEASTS: Feasts(),
    parts.BRINGS_STATUS: BringsStatus(),
    parts.BRINGS_TOKEN: BringsToken(),
    parts.OPENS_GOLD: OpensGold(),
    parts.COSTS_TOKEN: CostsToken(),
    parts.COSTS_STATUS: CostsStatus(),
    parts.HONEYMOON: Honeymoon(),
    parts.JEALOUS: Jealous(),
    parts.GIFTS: Gifts(),
}
ABILITIES: Final[list[Ability]] = [_ABILITIES.get(effect, Ability()) for effect in range(len(parts.EFFECTS))]


class GiveToken(LoneStep[Emira]):
    """Samira: the sheik returns one of his own tokens (EMI-PRIN.6, EMI-RULING.21, EMI-DP.17)."""

    offers: ClassVar[list[Family]] = [GIVE_TOKEN]

    def options(self, s: Emira, argument: int, seat: int) -> list[int]:
        return [GIVE_TOKEN.of(kind) for kind, count in enumerate(s.players[seat].tokens) if count > 0]

    def take(self, s: Emira, argument: int, seat: int, action: int) -> None:
        kind = GIVE_TOKEN.index(action)
        s.change_tokens(seat, kind, -1)
        s.bag[kind] += 1
        s.note(events.TOKEN_GIVEN_UP, seat, kind)

    def default(self, s: Emira, argument: int, seat: int) -> int:
        """The type of which he owns most (EMI-DP.17)."""
        tokens = s.players[seat].tokens
        return GIVE_TOKEN.of(tokens.index(max(tokens)))

    def why_not(self, s: Emira, argument: int, seat: int, action: int) -> Refusal:
        token = s.parts.tokens[GIVE_TOKEN.index(action)]
        return Refusal("EMI-PRIN.6", "token_not_owned", {"token": token})

    def fits(self, s: Emira, argument: int, below: list[Waiting]) -> bool:
        need_below(below)
        need_seat(s, argument)
        player = s.players[argument]
        need_matter(self.name, any(player.tokens) and player.houses(s.parts.holder[parts.COSTS_TOKEN]))
        return True


class GiveStatus(LoneStep[Emira]):
    """Zahrah: the sheik discards one of his own status cards (EMI-PRIN.7, EMI-RULING.20, EMI-DP.18)."""

    offers: ClassVar[list[Family]] = [GIVE_STATUS]

    def options(self, s: Emira, argument: int, seat: int) -> list[int]:
        found: list[int] = []
        for card in s.players[seat].status:
            if GIVE_STATUS.of(card) not in found:
                found.append(GIVE_STATUS.of(card))
        return found

    def take(self, s: Emira, argument: int, seat: int, action: int) -> None:
        card = GIVE_STATUS.index(action)
        s.lose_status(seat, card)
        s.status_gone = [*s.status_gone, card]
        s.note(events.STATUS_STOLEN, seat, card)

    def default(self, s: Emira, argument: int, seat: int) -> int:
        """The fewest points, then the lowest price (EMI-DP.18)."""
        points, prices = s.parts.status_points, s.parts.status_price
        ranked = [(points[card], prices[card], card) for card in s.players[seat].status]
        return GIVE_STATUS.of(min(ranked)[2])

    def why_not(self, s: Emira, argument: int, seat: int, action: int) -> Refusal:
        status = s.parts.status_ids[GIVE_STATUS.index(action)]
        return Refusal("EMI-PRIN.7", "status_not_owned", {"status": status})

    def fits(self, s: Emira, argument: int, below: list[Waiting]) -> bool:
        need_below(below)
        need_seat(s, argument)
        player = s.players[argument]
        need_matter(self.name, bool(player.status) and player.houses(s.parts.holder[parts.COSTS_STATUS]))
        return True
