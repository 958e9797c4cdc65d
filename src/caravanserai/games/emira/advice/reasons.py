"""Why one would choose a move: a sentence key and its arguments."""

from __future__ import annotations

from typing import Final

from caravanserai.games.emira import parts
from caravanserai.games.emira.actions import BURY_HER, BUY, FORGO, PASS, SPACE, SWAP_HER, TAKE_GOLD
from caravanserai.games.emira.advice import bid_limit
from caravanserai.games.emira.advice.judgement import NO_CHANGE
from caravanserai.games.emira.advice.outlook import Outlook
from caravanserai.games.emira.parts import APPEARANCE, PALACE, PURCHASES, STATUS, TRAITS
from caravanserai.games.emira.rules import auction, flow
from caravanserai.games.emira.rules.deck_events import DEPTH
from caravanserai.kernel.refusal import Value

Reason = tuple[str, dict[str, Value]]


def why(view: Outlook, step: int, argument: int, action: int) -> Reason:
    """The reason for an option of the present decision."""
    if step == flow.BID:
        return _why_bid(view, action)
    if step == flow.VOLUNTARY_BID:
        return _why_voluntary(view, action)
    if step == flow.ACT:
        return _why_act(view, action)
    if action == PASS.action:
        return _why_nothing(step)
    if step == flow.CHANGE_MIND:
        return _why_mind(view, int(DEPTH.of(argument)), action)
    return _why_card(action)


def _why_nothing(step: int) -> Reason:
    if step == flow.PLAY_EVENT:
        return "hold_events", {}
    return "keep_gold", {}


def _why_bid(view: Outlook, action: int) -> Reason:
    s = view.s
    if action == TAKE_GOLD.action:
        return "take_gold", {"gold": s.parts.relief}
    wish = bid_limit.best(view.purchases(view.seat), [])
    if wish == bid_limit.NOTHING:
        return "nothing_worth_it", {}
    purchase = PURCHASES[wish]
    limit = bid_limit.limit(view)
    if action == PASS.action:
        if limit == 0:
            return "can_wait", {"purchase": purchase}
        return "too_dear", {"purchase": purchase, "limit": limit}
    bid = auction.amount(s, action)
    if s.payable(view.seat, bid) == 0:
        return "bid_free", {"purchase": purchase, "bid": bid}
    return "bid_for", {"purchase": purchase, "limit": limit}


def _why_voluntary(view: Outlook, action: int) -> Reason:
    if action == PASS.action:
        return "no_bid_needed", {}
    return "bid_below", {"below": view.s.parts.relief_below}


def _why_act(view: Outlook, action: int) -> Reason:
    s = view.s
    if action == TAKE_GOLD.action:
        return "take_gold", {"gold": s.parts.relief}
    if action == FORGO.action:
        upkeep = s.players[view.seat].upkeep(s.parts)
        if upkeep > 0:
            return "save_for_upkeep", {"gold": upkeep}
        return "nothing_worth_it", {}
    what = BUY.index(action)
    change = view.change(view.seat, what)
    for princess in s.in_play + s.undecided:
        won = view.winner(princess, change) == view.seat
        if won and view.winner(princess, NO_CHANGE) != view.seat and princess != s.parts.sidi:
            return "wins_princess", {"princess": s.parts.princess_ids[princess]}
    return _why_buy(view, what)


def _why_buy(view: Outlook, what: int) -> Reason:
    s = view.s
    if what < parts.BUY_TOKEN:
        track = s.parts.caravans[what]
        return "caravan_pays", {"caravan": track.id, "gold": track.payment * min(track.spaces, view.turns)}
    if what == parts.BUY_CAMEL:
        player = s.players[view.seat]
        return "camel_saves", {"gold": s.parts.camel_rates[player.breed]}
    if what == parts.BUY_SECTION and view.room_gain(view.seat) > view.trait_gain(view.seat, PALACE, 2):
        return "needs_room", {"free": view.free[view.seat]}
    trait = {parts.BUY_TOKEN: APPEARANCE, parts.BUY_STATUS: STATUS, parts.BUY_SECTION: PALACE}[what]
    gain = view.change(view.seat, what).by[trait]
    if view.margin(view.seat, trait) + gain > 0:
        return "leads_trait", {"trait": TRAITS[trait]}
    return "catches_up", {"trait": TRAITS[trait]}


def _why_mind(view: Outlook, depth: int, action: int) -> Reason:
    s = view.s
    name = s.parts.princess_ids[s.princess_deck.card(depth)]
    if action == SWAP_HER.action:
        return "swap_her", {"princess": name}
    if action == BURY_HER.action:
        return "bury_her", {"princess": name}
    return "leave_her", {"princess": name}


# what cards and princesses ask: the sentence for each kind of move; the move's own argument says most
_SENTENCES: Final = {
    "keep": "keep_event",
    "play": "play_event",
    "best_of": "buy_events",
    "choose_turn": "choose_turn",
    "look": "choose_turn",
    "arrange": "arrange",
    "admire": "most_tokens",
    "offer_token": "offer_token",
    "offer_status": "offer_status",
    "extend": "extend",
    "infest": "infest",
    "spoil": "furthest_caravan",
    "spoil_two": "furthest_caravan",
    "give_token": "least_token",
    "give_status": "least_status",
    "lose": "least_princess",
    "pay_gift": "keep_xenia",
    "refuse_gift": "let_xenia_go",
}
_TOLD: Final = ["event", "cards", "turn", "token", "status", "caravan", "princess"]


def _why_card(action: int) -> Reason:
    move = SPACE.move(action)
    return _SENTENCES[move.kind], {name: value for name, value in move.args.items() if name in _TOLD}
