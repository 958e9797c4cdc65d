"""Setting up a position: artifacts, each in exactly one place and known to the right people."""

from __future__ import annotations

from caravanserai.games.dragons.parts import ARTIFACTS, BASIC, LAMP, MAGIC
from caravanserai.games.dragons.state import ARTIFACT_TILES, Dragons
from caravanserai.kernel.chance import Chance
from caravanserai.kernel.pile import NOBODY
from caravanserai.kernel.position import Pool, Reader, need


def read_artifacts(s: Dragons, reader: Reader, sections: list[Reader], chance: Chance, begun: bool) -> None:
    """Artifacts with the players, on sale, in the stacks and aside (DRA-SETUP.9, .11-13)."""
    setup = s.parts.setup(MAGIC if s.magic else BASIC, s.players_count)
    pool = Pool(ARTIFACTS, [int(setup.copies)] * len(ARTIFACTS) if s.magic else s.parts.artifact_copies)
    in_play = int(setup.rooms * setup.stack_height + setup.lamps_dealt)
    owed = [_read_held(s, section, seat, pool, in_play) for seat, section in enumerate(sections)]
    names = [s.parts.spaces[space] for space in s.parts.rooms[: len(s.stacks)]]
    rooms = dict(reader.sections("rooms", names))
    silent = [name not in rooms or "on_sale" not in rooms[name].document for name in names]
    # how many artifacts of unknown type a stack has, or None for its share
    wanted: list[int | None] = [None] * len(names)
    for name, section in rooms.items():
        wanted[names.index(name)] = _read_room(s, section, names.index(name), pool, int(setup.stack_height))
        section.finish()
    _read_aside(s, reader, pool)
    rest = pool.rest()
    chance.shuffle(rest)
    left = in_play - sum(player.artifact_count() for player in s.players)
    left -= sum(s.artifacts_in(room) for room in range(len(names)))
    unknown = sum(owed) + sum(count or 0 for count in wanted)
    enough = min(left, len(rest)) >= unknown
    need(enough, "position.rooms", "in_play", "only {most} artifacts are in play", most=in_play)
    for seat, count in enumerate(owed):
        for _ in range(count):
            s.players[seat].secret.put(rest.pop(), NOBODY, ARTIFACT_TILES)
    _fill_stacks(s, wanted, rest, left - sum(owed), int(setup.stack_height))
    if s.magic and begun:
        _turn_up(s, silent)
    if rest and s.magic:
        text = "{count} artifacts are nowhere, {what} is one"
        need(False, "position.rooms", "artifacts_nowhere", text, count=len(rest), what=ARTIFACTS[rest[0]])
    for artifact in rest:
        s.aside.put(artifact, NOBODY, ARTIFACT_TILES)


def _read_aside(s: Dragons, reader: Reader, pool: Pool) -> None:
    """Artifacts that nobody will see; in the magic game all are in play (DRA-SETUP.9, .11)."""
    aside = reader.words("aside", [], ARTIFACTS)
    text = "in the magic game no artifact is put aside"
    need(not (aside and s.magic), "position.aside", "none_aside", text)
    for artifact in pool.take_all(aside, "position.aside"):
        s.aside.put(artifact, NOBODY, ARTIFACT_TILES)


def _read_held(s: Dragons, section: Reader, seat: int, pool: Pool, in_play: int) -> int:
    """A player's artifacts (DRA-INFO.5); says how many of unknown type he has besides, in the basic game."""
    player = s.players[seat]
    owed = 0
    if not s.magic and type(section.document.get("artifacts")) is int:
        owed = section.number("artifacts", 0, 0, in_play)
    else:
        held = section.words("artifacts", [ARTIFACTS[LAMP]] if s.magic else [], ARTIFACTS)
        for artifact in pool.take_all(held, f"{section.where}.artifacts"):
            if s.magic:
                player.change_artifact(artifact, 1)
            else:
                player.secret.put(artifact, NOBODY, ARTIFACT_TILES)
    for artifact in pool.take_all(section.words("secret", [], ARTIFACTS), f"{section.where}.secret"):
        player.secret.put(artifact, 1 << seat if s.magic else NOBODY, ARTIFACT_TILES)
    text = "he does not have so many of {what}"
    for artifact, used in enumerate(player.used):
        has = used <= player.artifacts[artifact]
        need(has, f"{section.where}.used", "not_his_artifact", text, what=ARTIFACTS[artifact])
    return owed


def _read_room(s: Dragons, section: Reader, room: int, pool: Pool, height: int) -> int | None:
    """What is on sale and what lies face down, top first; says how many of unknown type lie there too.

    None where nothing is said: then the room has its share.
    """
    if section.says("on_sale"):
        text = "only the magic game turns artifacts up (DRA-VIZIER.5)"
        need(s.magic, f"{section.where}.on_sale", "only_magic", text)
        s.on_sale[room] = pool.take(section.word("on_sale", "", ARTIFACTS), section.where)
        height -= 1
    said = section.says("stack")
    if not said or type(section.document["stack"]) is int:
        section.raw_entries("known_by", [])
        return section.number("stack", 0, 0, height) if said else None
    stack = section.words("stack", [], ARTIFACTS)
    text = "no more than {most} artifacts lie here"
    need(len(stack) <= height, f"{section.where}.stack", "stack_height", text, most=height)
    known = section.raw_entries("known_by", [[] for _ in stack])
    for artifact, knowers in zip(reversed(stack), reversed(known), strict=True):
        pool.take(artifact, section.where)
        s.stacks[room].put(artifact, section.knowers(knowers, s.players_count), ARTIFACT_TILES)
    return 0


def _fill_stacks(s: Dragons, wanted: list[int | None], rest: list[int], left: int, height: int) -> None:
    """So many artifacts as a stack wants; the others have the rest of those in play, one after another."""
    for room, count in enumerate(wanted):
        for _ in range(count or 0):
            s.stacks[room].put(rest.pop(), NOBODY, ARTIFACT_TILES)
            left -= 1
    growing = [room for room, count in enumerate(wanted) if count is None]
    while left > 0 and rest and growing:
        growing = [room for room in growing if s.artifacts_in(room) < height]
        for room in growing:
            if left > 0 and rest:
                s.stacks[room].put(rest.pop(), NOBODY, ARTIFACT_TILES)
                left -= 1


def _turn_up(s: Dragons, silent: list[bool]) -> None:
    """In a round that has begun something is on sale in a room that does not say otherwise (DRA-VIZIER.4)."""
    for room, stack in enumerate(s.stacks):
        if silent[room] and stack.size() > 0:
            s.on_sale[room] = stack.take_top()
