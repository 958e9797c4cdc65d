"""How good each option of each decision looks, in gold: one small rating for each step that asks."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caravanserai.games.emira import actions as a
from caravanserai.games.emira.actions import FORGO, PASS, SPOIL, SPOIL_TWO, TAKE_GOLD
from caravanserai.games.emira.advice import bid_limit, event_worth
from caravanserai.games.emira.advice.judgement import NO_CHANGE, Change
from caravanserai.games.emira.advice.outlook import Outlook
from caravanserai.games.emira.parts import APPEARANCE, GOLD, NONE, STATUS
from caravanserai.games.emira.player import caravan_on
from caravanserai.games.emira.rules import auction, flow
from caravanserai.games.emira.rules.deck_events import DEPTH

_LATER: Final = [100, 65, 40]  # what comes a turn later counts less, in percent


class Rating:
    """How good an option looks; by default one is as good as another, the first a little better."""

    def rate(self, outlook: Outlook, argument: int, action: int) -> i64:
        return -action

    def promising(self, outlook: Outlook, options: list[int], most: int) -> list[int]:
        """The options among which the best rated ones are, where rating all would take long."""
        return options


class RateKeep(Rating):
    """Which event card to keep."""

    def rate(self, outlook: Outlook, argument: int, action: int) -> i64:
        return event_worth.keep(outlook, a.KEEP.index(action))


class RatePlay(Rating):
    """Whether a card brings enough to be played now."""

    def rate(self, outlook: Outlook, argument: int, action: int) -> i64:
        if action == PASS.action:
            return 0
        return event_worth.play_now(outlook, a.PLAY.index(action)) - event_worth.patience(
            outlook, a.PLAY.index(action)
        )


class RateMind(Rating):
    """Whom she would choose as she is, the other way round, or if another came in her place."""

    def rate(self, outlook: Outlook, argument: int, action: int) -> i64:
        s = outlook.s
        depth = DEPTH.of(argument)
        if action == a.BURY_HER.action:
            return outlook.average(outlook.seat)
        princess = s.princess_deck.card(depth)
        card = s.parts.princesses[princess]
        if card.second == NONE:
            return outlook.outcome(outlook.seat, outlook.winner(princess, NO_CHANGE), princess)
        swapped = s.princess_deck.is_marked(depth) != (action == a.SWAP_HER.action)
        first, second = (card.second, card.first) if swapped else (card.first, card.second)
        return outlook.outcome(outlook.seat, outlook.chosen(first, second, NO_CHANGE), princess)


class RatePrincesses(Rating):
    """The princesses who would choose this seat first, the others later."""

    def rate(self, outlook: Outlook, argument: int, action: int) -> i64:
        deck = outlook.s.princess_deck
        worth: i64 = 0
        for place, digit in enumerate(a.ORDERS[a.ARRANGE.index(action)]):
            princess = deck.card(int(digit) - 1)
            means = outlook.outcome(outlook.seat, outlook.winner(princess, NO_CHANGE), princess)
            worth += means * _LATER[place] // 100
        return worth


def status_worth(outlook: Outlook, card: int) -> i64:
    """What a status card on offer would be worth: little if one cannot pay for it."""
    s = outlook.s
    price = s.parts.status_price[card]
    gain = outlook.trait_gain(outlook.seat, STATUS, s.parts.status_points[card])
    if s.players[outlook.seat].gold < price:
        return -gain // 3
    return gain - price * outlook.money(outlook.seat) // 1000


class RateStatuses(Rating):
    """The status cards one would like to buy first."""

    def rate(self, outlook: Outlook, argument: int, action: int) -> i64:
        deck = outlook.s.status_deck
        worth: i64 = 0
        for place, digit in enumerate(a.ORDERS[a.ARRANGE.index(action)]):
            worth += status_worth(outlook, deck.card(deck.size() - int(digit))) * _LATER[place] // 100
        return worth


class RateSearchStatus(Rating):
    """The status card one would like to buy."""

    def rate(self, outlook: Outlook, argument: int, action: int) -> i64:
        return status_worth(outlook, a.OFFER_STATUS.index(action))


class RateSearchBag(Rating):
    """The token that adds most to one's appearance."""

    def rate(self, outlook: Outlook, argument: int, action: int) -> i64:
        gain = outlook.token_gain(outlook.seat, a.OFFER_TOKEN.index(action))
        return outlook.trait_gain(outlook.seat, APPEARANCE, gain) + 10 * gain


class RateAdmire(Rating):
    """The type of which one has most."""

    def rate(self, outlook: Outlook, argument: int, action: int) -> i64:
        return event_worth.good_looking(outlook, a.ADMIRE.index(action))


class RateExtend(Rating):
    """The payment that one would gain."""

    def rate(self, outlook: Outlook, argument: int, action: int) -> i64:
        track, left = a.EXTEND.pair(action)
        return event_worth.extension(outlook, caravan_on(track, left + 1))


class RateInfest(Rating):
    """The track on which the others lose most."""

    def rate(self, outlook: Outlook, argument: int, action: int) -> i64:
        return event_worth.vermin(outlook, a.INFEST.index(action))


class RateSpoil(Rating):
    """The caravans that have furthest to go: their last payment may never come."""

    def rate(self, outlook: Outlook, argument: int, action: int) -> i64:
        if SPOIL.has(action):
            return SPOIL.index(action)
        left, other = SPOIL_TWO.pair(action)
        return left + other


class RateBid(Rating):
    """Raise while acting now is worth it; what camels pay for is free."""

    def rate(self, outlook: Outlook, argument: int, action: int) -> i64:
        s = outlook.s
        highest = bid_limit.limit(outlook)
        worth = max(highest - s.bid, 0)
        if action == PASS.action:
            return 0 if highest >= s.bid + s.parts.unit else worth + 100
        if action == TAKE_GOLD.action:
            return self.relief(outlook)
        bid = auction.amount(s, action)
        if bid > highest:
            return -100 - worth
        aim = self.aim(outlook, highest)
        return worth + 50 - max(bid - aim, aim - bid)

    def aim(self, outlook: Outlook, highest: i64) -> i64:
        """The bid that looks best of those that are worth it."""
        s = outlook.s
        free = min(s.discount(outlook.seat), highest)
        return max(s.bid + s.parts.unit, free, s.bid + (highest - s.bid) // 3)

    def promising(self, outlook: Outlook, options: list[int], most: int) -> list[int]:
        """The bids nearest to the best on both sides, and one that is too high; the others are no better."""
        s = outlook.s
        highest = bid_limit.limit(outlook)
        aim = self.aim(outlook, highest)
        found: list[int] = []
        for action in options:
            if a.BID.has(action):
                bid = auction.amount(s, action)
                if bid > highest:
                    found.append(action)
                    break
                if max(bid - aim, aim - bid) > most * s.parts.unit:
                    continue
            found.append(action)
        return found

    def relief(self, outlook: Outlook) -> i64:
        """The gold, unless something better may still be had."""
        own = outlook.purchases(outlook.seat)
        gain = own[bid_limit.best(own)] - own[bid_limit.NOTHING]
        return 150 if gain <= 0 else -gain


class RateVoluntaryBid(Rating):
    """Nothing, unless a small bid opens the way to the gold."""

    def rate(self, outlook: Outlook, argument: int, action: int) -> i64:
        if action == PASS.action:
            return 0
        s = outlook.s
        player = s.players[outlook.seat]
        price = s.payable(outlook.seat, auction.amount(s, action))
        own = outlook.purchases(outlook.seat)
        best = own[bid_limit.best(own)]
        if player.gold - price >= s.parts.relief_below or player.may_take_gold(s.parts):
            return -price - 10
        return s.parts.relief * outlook.money(outlook.seat) // 1000 - price - best

    def promising(self, outlook: Outlook, options: list[int], most: int) -> list[int]:
        """The cheapest bids, and the cheapest of those that open the way to the gold."""
        s = outlook.s
        gold = s.players[outlook.seat].gold
        found: list[int] = []
        opening = 0
        for action in options:
            if action == PASS.action:
                found.append(action)
                continue
            price = s.payable(outlook.seat, auction.amount(s, action))
            if price > 0 and gold - price < s.parts.relief_below:
                opening += 1
                if opening > most:
                    break
            elif price > most * s.parts.unit:
                continue
            found.append(action)
        return found


class RateAct(Rating):
    """The best purchase, or the gold, or nothing."""

    def rate(self, outlook: Outlook, argument: int, action: int) -> i64:
        if action == FORGO.action:
            return 0
        if action == TAKE_GOLD.action:
            return outlook.s.parts.relief * outlook.money(outlook.seat) // 1000
        return outlook.purchase(outlook.seat, a.BUY.index(action))


class RateBuyEvent(Rating):
    """Whether event cards are worth their price."""

    def rate(self, outlook: Outlook, argument: int, action: int) -> i64:
        return 0 if action == PASS.action else event_worth.buying(outlook, a.BEST_OF.index(action))


class RateGiveToken(Rating):
    """The token that one's appearance misses least."""

    def rate(self, outlook: Outlook, argument: int, action: int) -> i64:
        s = outlook.s
        player = s.players[outlook.seat]
        counts = player.token_counts(s.parts)
        counts[a.GIVE_TOKEN.index(action)] -= 1
        lost = outlook.values[outlook.seat][APPEARANCE] - player.looks(s.parts, counts)
        return -100 * lost + counts[a.GIVE_TOKEN.index(action)]


class RateGiveStatus(Rating):
    """The card of fewest points, then the cheapest."""

    def rate(self, outlook: Outlook, argument: int, action: int) -> i64:
        card = a.GIVE_STATUS.index(action)
        return -outlook.s.parts.status_points[card] * 2000 - outlook.s.parts.status_price[card]


class RateLose(Rating):
    """The princess one misses least."""

    def rate(self, outlook: Outlook, argument: int, action: int) -> i64:
        return -outlook.loss(a.LOSE.index(action))


class RateGift(Rating):
    """Whether Xenia is worth her gift, and what it means if she goes to another."""

    def rate(self, outlook: Outlook, argument: int, action: int) -> i64:
        s = outlook.s
        xenia = s.parts.xenia
        if action == a.PAY_GIFT.action:
            gift = s.parts.gift
            short = outlook.danger(outlook.seat, gift, NO_CHANGE)
            return outlook.loss(xenia) - gift * outlook.money(outlook.seat) // 1000 - short
        away = Change(outlook.seat)
        away.by[GOLD] = -(1 << 20)
        return outlook.outcome(outlook.seat, outlook.chosen(GOLD, APPEARANCE, away), xenia)


class RateTurn(Rating):
    """Now rather than later."""

    def rate(self, outlook: Outlook, argument: int, action: int) -> i64:
        return -(a.LOOK.index(action) if a.LOOK.has(action) else a.CHOOSE_TURN.index(action))


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
