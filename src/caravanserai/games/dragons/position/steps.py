"""The moment of a position: which steps wait, and whether a game can ever wait for them."""

from __future__ import annotations

import itertools
from typing import Final

from caravanserai.games.dragons import parts
from caravanserai.games.dragons.actions import SPACE
from caravanserai.games.dragons.parts import ABRACADABRA, NONE
from caravanserai.games.dragons.position.plays import check_cancelled, check_plays
from caravanserai.games.dragons.rules import STEPS, flow
from caravanserai.games.dragons.rules.carried import SEAT, SPACE_OF_SEAT
from caravanserai.games.dragons.rules.guard import bribe, stands_before_guard
from caravanserai.games.dragons.rules.windows import ASKED_FROM, WINDOW, play_in_effect
from caravanserai.games.dragons.state import Dragons
from caravanserai.kernel.position import (
    Reader,
    check_steps,
    need,
    need_waiting,
    no_moment,
    read_sealed,
    read_steps,
)
from caravanserai.kernel.step import Waiting

START: Final = "start"
OVER: Final = "over"
MOMENTS: Final = [START, "vizier", "placement", "space", "tally", OVER]

_BETWEEN_ROUNDS: Final = [flow.CHOOSE_TREASURES, flow.VIZIER]
_STAGES: Final = [*_BETWEEN_ROUNDS, flow.PLACEMENT, flow.OPEN_SPACE, flow.CLEAN_UP]
_SPACE: Final = [flow.CLOSE_SPACE]  # what is decided while a space is resolved
_EFFECT: Final = [flow.TAKE_EFFECT, flow.END_BATCH]  # what is decided while a spell takes effect
# the steps on which each step can wait; the stages of a round lie at the bottom
_WAITS_ON: Final[dict[int, list[int]]] = {
    flow.PLACE_TOKEN: [flow.PLACEMENT],
    flow.CLOSE_SPACE: [flow.OPEN_SPACE],
    flow.EVALUATE: _SPACE,
    flow.TURN_UP: [flow.EVALUATE],
    flow.KEEP_SPELL: _SPACE,
    flow.USE_MARKET: _SPACE,
    flow.NAME_START_PLAYER: _SPACE,
    flow.BRIBE_GUARD: _SPACE,
    flow.BUY_ARTIFACT: _SPACE,
    flow.PAY_PRICE: _SPACE,
    flow.TAKE_ARTIFACT: _SPACE,
    flow.CHOOSE_UNITS: [*_SPACE, *_EFFECT],
    flow.PAY_UNITS: [
        flow.BRIBE_GUARD,
        flow.RETURN_UNITS,
        flow.PAY_CITY_TAX,
        flow.PAY_SULTANS_TAX,
        *_EFFECT,
    ],
    flow.RESPOND: [
        flow.PLACE_TOKEN,
        flow.TURN_UP,
        flow.EVALUATE,
        flow.BUY_ARTIFACT,
        flow.TAKE_ARTIFACT,
        flow.CLEAN_UP,
    ],
    flow.END_BATCH: [flow.RESPOND],
    flow.TAKE_EFFECT: _EFFECT,
    flow.RETURN_UNITS: _EFFECT,
    flow.PAY_CITY_TAX: _EFFECT,
    flow.PAY_SULTANS_TAX: _EFFECT,
    flow.RETALIATE: _EFFECT,
    flow.TRADE_GIVE: _EFFECT,
    flow.TRADE_TAKE: _EFFECT,
    flow.BRING_UP: _EFFECT,
}
# what goes on by itself, from which a position may begin; any other step must ask somebody
_GO_ON: Final = [flow.VIZIER, flow.PLACEMENT, flow.OPEN_SPACE, flow.EVALUATE, flow.CLEAN_UP, flow.RESPOND]


# --- reading -------------------------------------------------------------------------------------------


def is_over(reader: Reader) -> bool:
    """Whether the game has ended, said in one way or the other."""
    return reader.document.get("moment") == OVER or reader.document.get("ended") is True


def has_begun(reader: Reader) -> bool:
    """Whether the vizier has opened the round."""
    if reader.says("steps"):
        return reader.step_names() not in [[STEPS[step].name] for step in _BETWEEN_ROUNDS]
    return reader.has("moment") and reader.document["moment"] not in (START, "vizier")


def read_moment(s: Dragons, reader: Reader) -> None:
    """The steps as they are given, or those of a moment by its name."""
    has_turn = reader.says("turn")
    if reader.has("steps"):
        one = not reader.says("moment") and not has_turn
        need(one, "position.moment", "moment_or_steps", "a moment or steps, not both")
        read_steps(s, reader)
    else:
        _push_moment(s, reader, has_turn)
    goes_on = s.ended == (s.next_step() == NONE)
    need(goes_on, "position.steps", "goes_on", "a game that is not over goes on somehow")


def _push_moment(s: Dragons, reader: Reader, has_turn: bool) -> None:
    reader.says("steps")
    moment = MOMENTS[reader.word("moment", START, MOMENTS)]
    fits = not has_turn or moment == "placement"
    need(fits, "position.turn", "turn_in_placement", "only in placement it is somebody's turn")
    if moment == START:
        s.push(flow.CHOOSE_TREASURES)
    elif moment == "vizier":
        s.push(flow.VIZIER)
    elif moment == "placement":
        s.push(flow.PLACEMENT, reader.number("turn", s.start, 0, s.players_count - 1))
    elif moment != OVER:
        _push_space(s, moment)


def _push_space(s: Dragons, moment: str) -> None:
    """The turn of a space, or of the end of the round, has come; or its tokens have just been turned up."""
    at_space = s.current in s.in_use or (moment == "space" and s.current != NONE)
    need(at_space, "position.current", "moment_space", "the moment {what} needs a space", what=moment)
    place = s.in_use.index(s.current) if s.current in s.in_use else len(s.in_use)
    if moment == "space":
        s.push(flow.OPEN_SPACE, place)
        return
    s.push(flow.OPEN_SPACE, place + 1)
    s.push(flow.CLOSE_SPACE, s.current)
    s.push(flow.EVALUATE, s.current)
    if s.magic:
        asked = s.next_seat(s.batch[-1].seat) if s.batch else s.start
        s.push(flow.RESPOND, ASKED_FROM.put(asked) | WINDOW.put(parts.TALLY))


# --- checking ------------------------------------------------------------------------------------------


def check_stack(s: Dragons, reader: Reader) -> None:
    """Refuse steps that no moment of a game waits for; then read choices that are sealed."""
    waiting = s.steps_waiting()
    if waiting:
        _check_order(waiting)
        _check_stage(s, waiting)
        check_steps(s)
        _check_next(s, waiting[-1])
        _check_window(s, waiting)
        _check_searching(s, waiting)
    read_sealed(s, reader, SPACE)


def _check_order(waiting: list[Waiting]) -> None:
    """Every step lies on one that lets it come first, and carries nothing but its parts."""
    if waiting[0].number not in _STAGES:
        raise no_moment()
    for below, above in itertools.pairwise(waiting):
        if below.number not in _WAITS_ON.get(above.number, []):
            raise no_moment()
    for each in waiting:
        known = 0
        for part in each.step.carries:
            known |= part.put(part.of(each.argument))
        need_waiting(each.step, each.argument, known == each.argument)


def _check_stage(s: Dragons, waiting: list[Waiting]) -> None:
    """Where the round stands must fit the steps."""
    first = waiting[0].number
    stands = s.current == NONE
    turned = False
    if first == flow.CLEAN_UP:
        stands = s.current == len(s.parts.spaces)
    elif first == flow.OPEN_SPACE:
        stands = s.current in s.in_use or (len(waiting) == 1 and s.current != NONE)
        turned = len(waiting) > 1 and all(each.number != flow.TURN_UP for each in waiting)
    need(stands, "position.current", "not_there", "the steps belong to another stage of the round")
    text = "the steps do not fit tokens turned up or not"
    need(s.turned == turned, "position.turned_up", "turned_up_now", text)


def _check_next(s: Dragons, top: Waiting) -> None:
    """The next step must ask somebody, unless it is one that goes on by itself."""
    if top.number == flow.EVALUATE and s.magic:
        raise no_moment()  # a window comes first
    fits = top.number in _GO_ON or top.step.asks(s, top.argument) != 0
    need_waiting(top.step, top.argument, fits)
    if top.number == flow.BRIBE_GUARD:
        for seat in range(s.players_count):
            let_in = not stands_before_guard(s, seat) or bribe(s, seat) > 0
            text = "the guard has let this player in"
            need(let_in, f"position.players[{seat}].admitted", "strong_enough", text)


def _check_window(s: Dragons, waiting: list[Waiting]) -> None:
    """What was played can have been played, and the steps are those of its effects (DRA-PRIO)."""
    window = s.carried_by(flow.RESPOND)
    if window == NONE:
        need(not s.batch, "position.batch", "no_window", "nothing can be played at this moment")
        return
    check_plays(s, WINDOW.of(window))
    taking_effect = s.carried_by(flow.END_BATCH) != NONE
    if WINDOW.of(window) == parts.BUY:
        cast = len(s.batch) > 0 and s.batch[0].spell == ABRACADABRA
        need(cast, "position.batch", "no_abracadabra", "the buyer has cast Abracadabra")
        if taking_effect:
            raise no_moment()
    check_cancelled(s, taking_effect)
    if taking_effect:
        last = max(at for at, each in enumerate(waiting) if each.number in _EFFECT)
        play = play_in_effect(s, waiting[: last + 1])
        if play is None or s.cancelled >> s.batch.index(play) & 1:
            raise no_moment()


def _check_searching(s: Dragons, waiting: list[Waiting]) -> None:
    """Whoever searches a stack knows it, and something is on sale where somebody buys."""
    top = waiting[-1]
    text = "a stack is searched only while an artifact is taken"
    need(s.searching == (top.number == flow.TAKE_ARTIFACT), "position.searching", "searching_now", text)
    buying = [flow.BUY_ARTIFACT, flow.PAY_PRICE, flow.TAKE_ARTIFACT]
    if any(each.number in buying for each in waiting):
        room = s.parts.room_of[s.current]
        sells = s.on_sale[room] != NONE if s.magic else s.stacks[room].size() > 0
        need(sells, "position.rooms", "nothing_to_sell", "there is nothing on sale in this room")
    if top.number in (flow.TAKE_ARTIFACT, flow.BRING_UP):
        space = SPACE_OF_SEAT.of(top.argument)
        stack = s.stacks[s.parts.room_of[space]]
        knows = all(stack.is_known(at, 1 << SEAT.of(top.argument)) for at in range(stack.size()))
        where = f"position.rooms.{s.parts.spaces[space]}.known_by"
        need(knows, where, "searched", "whoever searches a stack knows all of it")
