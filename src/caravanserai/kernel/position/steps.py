"""The pending steps and sealed choices in a document."""

from __future__ import annotations

from typing import Any, Final

from caravanserai.kernel.actions import ActionSpace
from caravanserai.kernel.position.faults import cannot_wait
from caravanserai.kernel.position.reader import Reader
from caravanserai.kernel.refusal import Impossible, Unparsable
from caravanserai.kernel.state import UNSEALED, State
from caravanserai.kernel.step import Part, Step

_MOST_WAITING: Final = 1 << 40  # no step's argument is larger


def write_steps(s: State) -> list[Any]:
    """The waiting steps, the next one last: each by name, with its argument if it has one."""
    return [_write_step(waiting.step, waiting.argument) for waiting in s.steps_waiting()]


def _write_step(step: Step[Any], argument: int) -> Any:
    if not step.carries:
        return step.name if argument == 0 else [step.name, argument]
    return [step.name, {part.name: _write_part(part, int(part.of(argument))) for part in step.carries}]


def _write_part(part: Part, value: int) -> Any:
    if value == part.none:
        return None
    if part.words is None or value >= len(part.words):
        return value
    return part.words[value]


def read_steps(s: State, reader: Reader) -> None:
    """Put the steps of a document on the stack.

    Documents of earlier versions give a step's argument as one number.
    """
    for entry in reader.raw_list("steps"):
        step, number, carried = _find_step(s, entry, f"{reader.where}.steps")
        if type(carried) is not int:
            carried = _read_parts(step, carried, f"{reader.where}.steps.{step.name}")
        need_waiting(step, carried, _is_made_of_parts(step, carried))
        s.push(number, carried)


def _find_step(s: State, entry: Any, where: str) -> tuple[Step[Any], int, Any]:
    name, carried = entry if isinstance(entry, list) and len(entry) == 2 else (entry, 0)
    for number, step in enumerate(s.steps):
        if step.name == name and (type(carried) is int or isinstance(carried, dict)):
            return step, number, carried
    raise Impossible(
        where,
        "steps_expected",
        "each step is a name, or a name and what it carries, not {found}",
        found=repr(entry),
    )


def _is_made_of_parts(step: Step[Any], argument: int) -> bool:
    """Whether a number is made of the parts that a step names; one without parts looks at it in `fits`."""
    if not 0 <= argument < _MOST_WAITING:
        return False
    if not step.carries:
        return True
    joined = 0
    for part in step.carries:
        value = int(part.of(argument))
        if part.words is not None and value != part.none and value >= len(part.words):
            return False
        joined |= part.put(value)
    return joined == argument


def _read_parts(step: Step[Any], document: Any, where: str) -> int:
    reader = Reader(document, where)
    argument = 0
    for part in step.carries:
        argument |= part.put(_read_part(part, reader))
    reader.finish()
    return argument


def _read_part(part: Part, reader: Reader) -> int:
    if part.none >= 0 and not reader.says(part.name):
        return part.none
    if part.words is not None:
        return reader.word(part.name, "", part.words)
    return reader.number(part.name, -1, 0, int(part.mask))


def check_steps(s: State) -> None:
    """Each step must be able to wait where it is, and the next one must ask somebody or just happen."""
    waiting = s.steps_waiting()
    for place, each in enumerate(waiting):
        need_waiting(each.step, each.argument, each.step.fits(s, each.argument, waiting[:place]))


def need_waiting(step: Step[Any], argument: int, fits: bool) -> None:
    """Refuse a step that cannot wait with this argument."""
    if not fits:
        carried = str(argument)
        if step.carries and _is_made_of_parts(step, argument):
            parts = [f"{part.name} {_write_part(part, int(part.of(argument)))}" for part in step.carries]
            carried = ", ".join(parts)
        raise cannot_wait(step.name, carried)


# --- sealed choices -------------------------------------------------------------------------------------


def write_sealed(s: State, space: ActionSpace) -> list[str | None]:
    """The choices made but not yet revealed, by seat."""
    return [space.text(choice) if choice != UNSEALED else None for choice in s.sealed]


def read_sealed(s: State, reader: Reader, space: ActionSpace) -> None:
    """Read the choices made but not yet revealed, where several seats choose at once."""
    entries = reader.raw_list("sealed")
    where = f"{reader.where}.sealed"
    if not entries:
        return
    waiting = s.steps_waiting()
    if not waiting or not waiting[-1].step.sealed or len(entries) != s.players_count:
        raise Impossible(
            where, "sealed_now", "only what is chosen at once is sealed, one entry for each seat"
        )
    step, argument = waiting[-1].step, waiting[-1].argument
    asked = step.asks(s, argument)
    if all(entry is not None for seat, entry in enumerate(entries) if asked >> seat & 1):
        raise Impossible(where, "all_sealed", "when the last choice is in, all are opened")
    choices = [UNSEALED] * s.players_count
    for seat, entry in enumerate(entries):
        if entry is None:
            continue
        try:
            choices[seat] = space.parse(str(entry))
        except Unparsable:
            raise Impossible(where, "no_move", "{found} is no move", found=repr(entry)) from None
        if not asked >> seat & 1 or choices[seat] not in step.options(s, argument, seat):
            raise Impossible(where, "seat_cannot", "seat {place} cannot {move}", place=seat, move=str(entry))
    s.sealed = choices
