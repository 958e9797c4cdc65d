"""Why one would choose a move: a sentence key and its arguments."""

from __future__ import annotations

from mypy_extensions import i64

from caravanserai.games.dragons import actions as a
from caravanserai.games.dragons.advice.worth_of_spaces import added
from caravanserai.games.dragons.parts import ARTIFACTS, CARAVANSERAI, GUARD, MARKET, NONE, SPELLS, TENT
from caravanserai.games.dragons.rules import flow
from caravanserai.games.dragons.rules.carried import SPACE
from caravanserai.games.dragons.rules.guard import bribe
from caravanserai.games.dragons.rules.rooms import next_buyer
from caravanserai.games.dragons.state import Dragons
from caravanserai.kernel.refusal import Value

Reason = tuple[str, dict[str, Value]]


def reason(s: Dragons, seat: i64, action: i64) -> Reason:
    """Why a seat would choose this action."""
    if a.PLACE.has(action):
        token, space = a.PLACE.pair(action)
        return why_place(s, seat, token, space)
    if a.CHOOSE.has(action) or a.GIVE.has(action) or a.TAKE.has(action) or a.DONE.has(action):
        return why_units(s, action)
    step = s.next_step()
    if step == flow.RESPOND:
        return why_play(s, action)
    if step == flow.BUY_ARTIFACT:
        return why_buy(s, action)
    if step == flow.BRIBE_GUARD:
        if action == a.BRIBE.action:
            return "bribe_pays", {"units": bribe(s, seat)}
        return "bribe_too_dear", {"units": bribe(s, seat)}
    return why_choice(s, action)


def why_place(s: Dragons, seat: i64, token: i64, space: i64) -> Reason:
    value = s.parts.values[token]
    name = s.parts.spaces[space]
    if added(s, seat, space, s.value(value, space)) <= 0:
        return "spare_token", {"token": value, "space": name}
    if s.parts.kind_of[space] != NONE:
        units = s.cave_units(s.parts.kind_of[space])
        return "win_treasure", {"token": value, "space": name, "units": units}
    if s.parts.room_of[space] != NONE:
        return "bid_in_room", {"token": value, "space": name}
    if space == GUARD:
        return "enter_palace", {"token": value}
    if space == MARKET:
        return "win_market", {"token": value}
    if space == CARAVANSERAI:
        return "win_camel", {"token": value}
    if space == TENT:
        return "win_spells", {"token": value}
    return "win_djinn", {"token": value}


def why_units(s: Dragons, action: i64) -> Reason:
    if a.CHOOSE.has(action):
        return "useful_units", {}
    if action == a.DONE.action:
        return "enough", {}
    if a.TAKE.has(action):
        return "deepen", {"kind": s.parts.kinds[a.TAKE.pair(action)[1]]}
    kind = s.parts.kinds[a.GIVE.pair(action)[1]]
    if s.next_step() == flow.USE_MARKET:
        return "use_market", {"kind": kind}
    return "least_missed", {"kind": kind}


def why_play(s: Dragons, action: i64) -> Reason:
    if action == a.PASS.action:
        return ("let_it_be", {}) if s.batch else ("keep_for_later", {})
    for uses in (a.USE, a.COPY):
        if uses.counterspell.has(action):
            return "stop_spell", {"spell": SPELLS[uses.counterspell.index(action)]}
    spell = a.SPELL_OF[action]
    if spell == NONE:
        artifact = ARTIFACTS[a.ARTIFACT_OF[action]]
        return "use_artifact", {"artifact": artifact, "space": s.parts.spaces[s.current]}
    return "cast_spell", {"spell": SPELLS[spell]}


def why_buy(s: Dragons, action: i64) -> Reason:
    space = SPACE.of(s.argument)
    name = s.parts.spaces[space]
    price = s.strength(next_buyer(s, s.argument), space)
    if action == a.DECLINE.action:
        return "too_dear", {"units": price, "space": name}
    if a.BUY_SEARCHING.has(action):
        return "buy_searching", {"units": price, "space": name}
    return "buy", {"units": price, "space": name}


def why_choice(s: Dragons, action: i64) -> Reason:
    """Spells and artifacts to pick, tokens to keep or to remove, the camel, a tax to pay."""
    if a.PAY.has(action):
        return "pay_from_plenty", {"kind": s.parts.kinds[a.PAY.index(action)]}
    if a.KEEP_SPELL.has(action):
        return "better_spell", {"spell": SPELLS[a.KEEP_SPELL.index(action)]}
    if a.NAME.has(action):
        return "take_camel", {}
    if a.PICK.has(action):
        return "pick_artifact", {"artifact": ARTIFACTS[a.PICK.pair(action)[1]]}
    if action == a.PAY_TAX.action:
        return "pay_tax", {}
    if action == a.DECLINE.action:
        return "not_worth_it", {}
    kept = a.KEEP_TOKEN.has(action) or action == a.KEEP_CARPET.action
    return ("keep_token", {}) if kept else ("hit_back", {})
