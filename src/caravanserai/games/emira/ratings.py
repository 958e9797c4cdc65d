"""How good each option of each decision looks, in gold: one small rating for each step that asks."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caravanserai.games.emira import bidding, tactics
from caravanserai.games.emira.actions import (
    ADMIRE,
    ARRANGE,
    BEST_OF,
    BURY_HER,
    BUY,
    CHOOSE_TURN,
    EXTEND,
    FORGO,
    GIVE_STATUS,
    GIVE_TOKEN,
    INFEST,
    KEEP,
    LOOK,
    LOSE,
    OFFER_STATUS,
    OFFER_TOKEN,
    ORDERS,
    PASS,
    PAY_GIFT,
    PLAY,
    SPOIL,
    SPOIL_TWO,
    SWAP_HER,
    TAKE_GOLD,
)
from caravanserai.games.emira.parts import APPEARANCE, GOLD, NONE, STATUS
from caravanserai.games.emira.player import LEFT_BITS
from caravanserai.games.emira.rules import auction, flow
from caravanserai.games.emira.standing import NO_CHANGE, Change
from caravanserai.games.emira.state import MARKED
from caravanserai.games.emira.worth import Outlook

_LATER: Final = [100, 65, 40]  # what comes a turn later counts less, in percent


class Rating:
    """How good an option looks; by default one is as good as another, the first a little better."""

    def rate(self, view: Outlook, argument: int, action: int) -> i64:
        return -action


class RateKeep(Rating):
    """Which event card to keep."""

    def rate(self, view: Outlook, argument: int, action: int) -> i64:
        return tactics.keep(view, action - KEEP)


class RatePlay(Rating):
    """Whether a card brings enough to be played now."""

    def rate(self, view: Outlook, argument: int, action: int) -> i64:
        if action == PASS:
            return 0
        return tactics.play_now(view, action - PLAY) - tactics.patience(view, action - PLAY)


class RateMind(Rating):
    """Whom she would choose as she is, the other way round, or if another came in her place."""

    def rate(self, view: Outlook, argument: int, action: int) -> i64:
        s = view.s
        index = len(s.princess_deck.slots) - 1 - (argument >> flow.SEAT_BITS)
        if action == BURY_HER:
            return view.average(view.seat)
        princess = s.princess_deck.card(index)
        card = s.parts.princesses[princess]
        if card.second == NONE:
            return view.outcome(view.seat, view.winner(princess, NO_CHANGE), princess)
        swapped = (s.marks.card(index) == MARKED) != (action == SWAP_HER)
        first, second = (card.second, card.first) if swapped else (card.first, card.second)
        return view.outcome(view.seat, view.chosen(first, second, NO_CHANGE), princess)


class RatePrincesses(Rating):
    """The princesses who would choose this seat first, the others later."""

    def rate(self, view: Outlook, argument: int, action: int) -> i64:
        deck = view.s.princess_deck
        worth: i64 = 0
        for place, digit in enumerate(ORDERS[action - ARRANGE]):
            princess = deck.card(len(deck.slots) - int(digit))
            means = view.outcome(view.seat, view.winner(princess, NO_CHANGE), princess)
            worth += means * _LATER[place] // 100
        return worth


def status_worth(view: Outlook, card: int) -> i64:
    """What a status card on offer would be worth: little if one cannot pay for it."""
    s = view.s
    price = s.parts.status_price[card]
    gain = view.trait_gain(view.seat, STATUS, s.parts.status_points[card])
    if s.players[view.seat].gold < price:
        return -gain // 3
    return gain - price * view.money(view.seat) // 1000


class RateStatuses(Rating):
    """The status cards one would like to buy first."""

    def rate(self, view: Outlook, argument: int, action: int) -> i64:
        deck = view.s.status_deck
        worth: i64 = 0
        for place, digit in enumerate(ORDERS[action - ARRANGE]):
            worth += status_worth(view, deck.card(len(deck.slots) - int(digit))) * _LATER[place] // 100
        return worth


class RateSearchStatus(Rating):
    """The status card one would like to buy."""

    def rate(self, view: Outlook, argument: int, action: int) -> i64:
        return status_worth(view, action - OFFER_STATUS)


class RateSearchBag(Rating):
    """The token that adds most to one's appearance."""

    def rate(self, view: Outlook, argument: int, action: int) -> i64:
        gain = view.token_gain(view.seat, action - OFFER_TOKEN)
        return view.trait_gain(view.seat, APPEARANCE, gain) + 10 * gain


class RateAdmire(Rating):
    """The type of which one has most."""

    def rate(self, view: Outlook, argument: int, action: int) -> i64:
        return tactics.good_looking(view, action - ADMIRE)


class RateExtend(Rating):
    """The payment that one would gain."""

    def rate(self, view: Outlook, argument: int, action: int) -> i64:
        track, left = divmod(action - EXTEND, view.s.parts.most_spaces)
        return tactics.extension(view, track << LEFT_BITS | left + 1)


class RateInfest(Rating):
    """The track on which the others lose most."""

    def rate(self, view: Outlook, argument: int, action: int) -> i64:
        return tactics.vermin(view, action - INFEST)


class RateSpoil(Rating):
    """The caravans that have furthest to go: their last payment may never come."""

    def rate(self, view: Outlook, argument: int, action: int) -> i64:
        if action < SPOIL_TWO:
            return action - SPOIL
        left, other = divmod(action - SPOIL_TWO, view.s.parts.most_spaces)
        return left + other


class RateBid(Rating):
    """Raise while acting now is worth it; what camels pay for is free."""

    def rate(self, view: Outlook, argument: int, action: int) -> i64:
        s = view.s
        highest = bidding.limit(view)
        least = s.bid + s.parts.unit
        worth = max(highest - s.bid, 0)
        if action == PASS:
            return 0 if highest >= least else worth + 100
        if action == TAKE_GOLD:
            return self.relief(view)
        bid = auction.amount(s, action)
        if bid > highest:
            return -100 - worth
        aim = max(least, min(s.discount(view.seat), highest), s.bid + (highest - s.bid) // 3)
        return worth + 50 - max(bid - aim, aim - bid)

    def relief(self, view: Outlook) -> i64:
        """The gold, unless something better may still be had."""
        own = view.purchases(view.seat)
        gain = own[bidding.best(own, [])] - own[bidding.NOTHING]
        return 150 if gain <= 0 else -gain


class RateVoluntaryBid(Rating):
    """Nothing, unless a small bid opens the way to the gold."""

    def rate(self, view: Outlook, argument: int, action: int) -> i64:
        if action == PASS:
            return 0
        s = view.s
        player = s.players[view.seat]
        price = s.payable(view.seat, auction.amount(s, action))
        own = view.purchases(view.seat)
        best = own[bidding.best(own, [])]
        if player.gold - price >= s.parts.relief_below or player.may_take_gold(s.parts):
            return -price - 10
        return s.parts.relief * view.money(view.seat) // 1000 - price - best


class RateAct(Rating):
    """The best purchase, or the gold, or nothing."""

    def rate(self, view: Outlook, argument: int, action: int) -> i64:
        if action == FORGO:
            return 0
        if action == TAKE_GOLD:
            return view.s.parts.relief * view.money(view.seat) // 1000
        return view.purchase(view.seat, action - BUY)


class RateBuyEvent(Rating):
    """Whether event cards are worth their price."""

    def rate(self, view: Outlook, argument: int, action: int) -> i64:
        return 0 if action == PASS else tactics.buying(view, action - BEST_OF)


class RateGiveToken(Rating):
    """The token that one's appearance misses least."""

    def rate(self, view: Outlook, argument: int, action: int) -> i64:
        s = view.s
        player = s.players[view.seat]
        counts = player.token_counts(s.parts)
        counts[action - GIVE_TOKEN] -= 1
        lost = view.values[view.seat][APPEARANCE] - player.looks(s.parts, counts)
        return -100 * lost + counts[action - GIVE_TOKEN]


class RateGiveStatus(Rating):
    """The card of fewest points, then the cheapest."""

    def rate(self, view: Outlook, argument: int, action: int) -> i64:
        card = action - GIVE_STATUS
        return -view.s.parts.status_points[card] * 2000 - view.s.parts.status_price[card]


class RateLose(Rating):
    """The princess one misses least."""

    def rate(self, view: Outlook, argument: int, action: int) -> i64:
        return -view.loss(action - LOSE)


class RateGift(Rating):
    """Whether Xenia is worth her gift, and what it means if she goes to another."""

    def rate(self, view: Outlook, argument: int, action: int) -> i64:
        s = view.s
        xenia = s.parts.xenia
        if action == PAY_GIFT:
            gift = s.parts.gift
            short = view.danger(view.seat, gift, NO_CHANGE)
            return view.loss(xenia) - gift * view.money(view.seat) // 1000 - short
        away = Change(view.seat)
        away.by[GOLD] = -(1 << 20)
        return view.outcome(view.seat, view.chosen(GOLD, APPEARANCE, away), xenia)


class RateTurn(Rating):
    """Now rather than later."""

    def rate(self, view: Outlook, argument: int, action: int) -> i64:
        return (LOOK if action >= LOOK else CHOOSE_TURN) - action


RATINGS: Final[dict[int, Rating]] = {
    flow.KEEP_EVENT: RateKeep(),
    flow.PLAY_EVENT: RatePlay(),
    flow.LOOK_AT_TURN: RateTurn(),
    flow.CHOOSE_TURN: RateTurn(),
    flow.CHANGE_MIND: RateMind(),
    flow.ARRANGE_PRINCESSES: RatePrincesses(),
    flow.ARRANGE_STATUS: RateStatuses(),
    flow.ADMIRE_TOKEN: RateAdmire(),
    flow.EXTEND_CARAVAN: RateExtend(),
    flow.NAME_CARAVAN: RateInfest(),
    flow.SPOIL_CARAVANS: RateSpoil(),
    flow.SEARCH_STATUS: RateSearchStatus(),
    flow.SEARCH_BAG: RateSearchBag(),
    flow.BID: RateBid(),
    flow.VOLUNTARY_BID: RateVoluntaryBid(),
    flow.ACT: RateAct(),
    flow.BUY_EVENT: RateBuyEvent(),
    flow.KEEP_BOUGHT: RateKeep(),
    flow.GIVE_TOKEN: RateGiveToken(),
    flow.GIVE_STATUS: RateGiveStatus(),
    flow.LOSE_PRINCESS: RateLose(),
    flow.XENIA: RateGift(),
}
