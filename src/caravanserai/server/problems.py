"""Refusals by the server and the kernel, as Problems for the wire."""

from __future__ import annotations

from caravanserai.kernel.refusal import Fault, Refusal
from caravanserai.server.protocol import Problem, ServerProblem

_STATUS: dict[ServerProblem, int] = {
    "away": 409,
    "bad_carry_link": 404,
    "bad_invite": 403,
    "chat_closed": 403,
    "closed": 410,
    "game_error": 500,
    "hints_off": 403,
    "name_taken": 409,
    "not_at_table": 403,
    "not_gathering": 409,
    "not_host": 403,
    "not_over": 409,
    "not_started": 409,
    "not_your_seat": 403,
    "older_rules": 409,
    "no_advice": 409,
    "no_lesson": 404,
    "no_open_seat": 409,
    "no_such_frame": 404,
    "no_such_game": 404,
    "no_such_page": 404,
    "no_such_table": 404,
    "server_error": 500,
    "shutting_down": 503,
    "stale": 409,
    "too_fast": 429,
    "too_large": 413,
    "too_many_tables": 429,
    "wrong_header": 403,
    "wrong_host": 421,
    "wrong_origin": 403,
}


class Refuse(Exception):
    """A request that is refused, with the reason; nothing has changed."""

    def __init__(self, key: ServerProblem, **args: int | str) -> None:
        super().__init__(key)
        self.problem = Problem(key, dict(args))
        self.status = _STATUS.get(key, 400)


def reason(fault: Fault) -> dict[str, int | str]:
    """Why the engine rejected something: the fault's key, along with the arguments of its sentence."""
    return {
        "why": fault.key,
        **{name: each for name, each in fault.args_.items() if not isinstance(each, Fault)},
    }


class Stale(Refuse):
    """The table has moved on."""

    def __init__(self) -> None:
        super().__init__("stale")


def move_problem(refusal: Refusal) -> Problem:
    """Why a move was not played."""
    return Problem(refusal.key, dict(refusal.args_), refusal.rule)
