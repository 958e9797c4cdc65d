"""Why one would choose a move: a sentence key and its arguments."""

from __future__ import annotations

from caravanserai.games.emira import bidding
from caravanserai.games.emira.actions import (
    BURY_HER,
    BUY,
    FORGO,
    PASS,
    SPACE,
    SWAP_HER,
    TAKE_GOLD,
)
from caravanserai.games.emira.parts import (
    APPEARANCE,
    BUY_CAMEL,
    BUY_SECTION,
    BUY_STATUS,
    BUY_TOKEN,
    PALACE,
    PURCHASES,
    STATUS,
    TRAITS,
)
from caravanserai.games.emira.rules import auction, flow
from caravanserai.games.emira.standing import NO_CHANGE
from caravanserai.games.emira.worth import Outlook
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
    if action == PASS:
        return _why_nothing(step)
    if step == flow.CHANGE_MIND:
        return _why_mind(view, argument >> flow.SEAT_BITS, action)
    return _why_card(view, action)


def _why_nothing(step: int) -> Reason:
    if step == flow.PLAY_EVENT:
        return "hold_events", {}
    return "keep_gold", {}


def _why_bid(view: Outlook, action: int) -> Reason:
    s = view.s
    if action == TAKE_GOLD:
        return "take_gold", {"gold": s.parts.relief}
    wish = bidding.best(view.purchases(view.seat), [])
    if wish == bidding.NOTHING:
        return "nothing_worth_it", {}
    purchase = PURCHASES[wish]
    limit = bidding.limit(view)
    if action == PASS:
        if limit == 0:
            return "can_wait", {"purchase": purchase}
        return "too_dear", {"purchase": purchase, "limit": limit}
    bid = auction.amount(s, action)
    if s.payable(view.seat, bid) == 0:
        return "bid_free", {"purchase": purchase, "bid": bid}
    return "bid_for", {"purchase": purchase, "limit": limit}


def _why_voluntary(view: Outlook, action: int) -> Reason:
    if action == PASS:
        return "no_bid_needed", {}
    return "bid_below", {"below": view.s.parts.relief_below}


def _why_act(view: Outlook, action: int) -> Reason:
    s = view.s
    if action == TAKE_GOLD:
        return "take_gold", {"gold": s.parts.relief}
    if action == FORGO:
        upkeep = s.players[view.seat].upkeep(s.parts)
        if upkeep > 0:
            return "save_for_upkeep", {"gold": upkeep}
        return "nothing_worth_it", {}
    what = action - BUY
    change = view.change(view.seat, what)
    for princess in s.in_play + s.undecided:
        won = view.winner(princess, change) == view.seat
        if won and view.winner(princess, NO_CHANGE) != view.seat and princess != s.parts.sidi:
            return "wins_princess", {"princess": s.parts.princess_ids[princess]}
    return _why_buy(view, what)


def _why_buy(view: Outlook, what: int) -> Reason:
    s = view.s
    if what < BUY_TOKEN:
        track = s.parts.caravans[what]
        return "caravan_pays", {"caravan": track.id, "gold": track.payment * min(track.spaces, view.turns)}
    if what == BUY_CAMEL:
        player = s.players[view.seat]
        return "camel_saves", {"gold": s.parts.camel_rates[player.breed]}
    if what == BUY_SECTION and view.room_gain(view.seat) > view.trait_gain(view.seat, PALACE, 2):
        return "needs_room", {"free": view.free[view.seat]}
    trait = {BUY_TOKEN: APPEARANCE, BUY_STATUS: STATUS, BUY_SECTION: PALACE}[what]
    gain = view.change(view.seat, what).by[trait]
    if view.margin(view.seat, trait) + gain > 0:
        return "leads_trait", {"trait": TRAITS[trait]}
    return "catches_up", {"trait": TRAITS[trait]}


def _why_mind(view: Outlook, place: int, action: int) -> Reason:
    s = view.s
    princess = s.princess_deck.card(len(s.princess_deck.slots) - 1 - place)
    name = s.parts.princess_ids[princess]
    if action == SWAP_HER:
        return "swap_her", {"princess": name}
    if action == BURY_HER:
        return "bury_her", {"princess": name}
    return "leave_her", {"princess": name}


def _why_card(view: Outlook, action: int) -> Reason:
    """Reasons for what cards and princesses ask; the move's own argument says most."""
    move = SPACE.move(action)
    if move.kind == "keep":
        return "keep_event", {"event": move.args["event"]}
    if move.kind == "play":
        return "play_event", {"event": move.args["event"]}
    if move.kind == "best_of":
        return "buy_events", {"cards": move.args["cards"]}
    if move.kind in ("choose_turn", "look"):
        return "choose_turn", {"turn": move.args["turn"]}
    if move.kind == "arrange":
        return "arrange", {}
    if move.kind == "admire":
        return "most_tokens", {"token": move.args["token"]}
    if move.kind == "offer_token":
        return "offer_token", {"token": move.args["token"]}
    if move.kind == "offer_status":
        return "offer_status", {"status": move.args["status"]}
    return _why_loss(move.kind, move.args)


def _why_loss(kind: str, args: dict[str, Value]) -> Reason:
    if kind == "extend":
        return "extend", {"caravan": args["caravan"]}
    if kind == "infest":
        return "infest", {"caravan": args["caravan"]}
    if kind == "give_token":
        return "least_token", {"token": args["token"]}
    if kind == "give_status":
        return "least_status", {"status": args["status"]}
    if kind == "lose":
        return "least_princess", {"princess": args["princess"]}
    if kind == "pay_gift":
        return "keep_xenia", {}
    if kind == "refuse_gift":
        return "let_xenia_go", {}
    return "furthest_caravan", {}
