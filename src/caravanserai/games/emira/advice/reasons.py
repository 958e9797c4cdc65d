"""Why one would choose a move: a sentence key and its arguments."""

from __future__ import annotations

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


def why(outlook: Outlook, step: int, argument: int, action: int) -> Reason:
    """The reason for an option of the present decision."""
    if step == flow.BID:
        return _why_bid(outlook, action)
    if step == flow.VOLUNTARY_BID:
        return _why_voluntary(outlook, action)
    if step == flow.ACT:
        return _why_act(outlook, action)
    if action == PASS.action:
        return _why_nothing(step)
    if step == flow.CHANGE_MIND:
        return _why_mind(outlook, int(DEPTH.of(argument)), action)
    return _why_card(action)


def _why_nothing(step: int) -> Reason:
    if step == flow.PLAY_EVENT:
        return "hold_events", {}
    return "keep_gold", {}


def _why_bid(outlook: Outlook, action: int) -> Reason:
    s = outlook.s
    if action == TAKE_GOLD.action:
        return "take_gold", {"gold": s.parts.relief}
    wish = bid_limit.best(outlook.purchases(outlook.seat))
    if wish == bid_limit.NOTHING:
        if action == PASS.action:
            return "nothing_worth_it", {}
        return "bid_for_little", {}
    purchase = PURCHASES[wish]
    limit = bid_limit.limit(outlook)
    if action == PASS.action:
        if limit == 0:
            return "can_wait", {"purchase": purchase}
        return "too_dear", {"purchase": purchase, "limit": limit}
    bid = auction.amount(s, action)
    if s.payable(outlook.seat, bid) == 0:
        return "bid_free", {"purchase": purchase, "bid": bid}
    if bid > limit:
        return "bid_beyond", {"purchase": purchase}
    return "bid_for", {"purchase": purchase, "limit": limit}


def _why_voluntary(outlook: Outlook, action: int) -> Reason:
    if action == PASS.action:
        return "no_bid_needed", {}
    return "bid_below", {"below": outlook.s.parts.relief_below}


def _why_act(outlook: Outlook, action: int) -> Reason:
    s = outlook.s
    if action == TAKE_GOLD.action:
        return "take_gold", {"gold": s.parts.relief}
    if action == FORGO.action:
        upkeep = s.players[outlook.seat].upkeep(s.parts)
        if upkeep > 0:
            return "save_for_upkeep", {"gold": upkeep}
        return "nothing_worth_it", {}
    what = BUY.index(action)
    change = outlook.change(outlook.seat, what)
    for princess in s.in_play + s.undecided:
        won = outlook.winner(princess, change) == outlook.seat
        if won and outlook.winner(princess, NO_CHANGE) != outlook.seat and princess != s.parts.sidi:
            return "wins_princess", {"princess": s.parts.princess_ids[princess]}
    return _why_buy(outlook, what)


def _why_buy(outlook: Outlook, what: int) -> Reason:
    s = outlook.s
    if what < parts.BUY_TOKEN:
        track = s.parts.caravans[what]
        return "caravan_pays", {"caravan": track.id, "gold": track.payment * min(track.spaces, outlook.turns)}
    if what == parts.BUY_CAMEL:
        player = s.players[outlook.seat]
        return "camel_saves", {"gold": s.parts.camel_rates[player.breed]}
    if what == parts.BUY_SECTION and outlook.room_gain(outlook.seat) > outlook.trait_gain(
        outlook.seat, PALACE, 2
    ):
        return "needs_room", {"free": outlook.free[outlook.seat]}
    trait = {parts.BUY_TOKEN: APPEARANCE, parts.BUY_STATUS: STATUS, parts.BUY_SECTION: PALACE}[what]
    gain = outlook.change(outlook.seat, what).by[trait]
    if outlook.margin(outlook.seat, trait) + gain > 0:
        return "leads_trait", {"trait": TRAITS[trait]}
    return "catches_up", {"trait": TRAITS[trait]}


def _why_mind(outlook: Outlook, depth: int, action: int) -> Reason:
    s = outlook.s
    name = s.parts.princess_ids[s.princess_deck.card(depth)]
    if action == SWAP_HER.action:
        return "swap_her", {"princess": name}
    if action == BURY_HER.action:
        return "bury_her", {"princess": name}
    return "leave_her", {"princess": name}


def _why_card(action: int) -> Reason:
    """Reasons for what cards and princesses ask; the move's own argument says most."""
    move = SPACE.move(action)
    args = move.args
    if move.kind == "keep":
        return "keep_event", {"event": args["event"]}
    if move.kind == "play":
        return "play_event", {"event": args["event"]}
    if move.kind == "best_of":
        return "buy_events", {"cards": args["cards"]}
    if move.kind in ("choose_turn", "look"):
        return "choose_turn", {"turn": args["turn"]}
    if move.kind == "arrange":
        return "arrange", {}
    if move.kind == "admire":
        return "most_tokens", {"token": args["token"]}
    if move.kind == "offer_token":
        return "offer_token", {"token": args["token"]}
    if move.kind == "offer_status":
        return "offer_status", {"status": args["status"]}
    return _why_loss(move.kind, args)


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
