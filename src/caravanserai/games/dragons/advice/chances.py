"""The chances in each space: how strong the others will be, and what a strength wins there.

Chances are in thousandths. Nothing here looks at what a seat cannot know: face-down tokens of others count as
the average of what their owners have not shown.
"""

from __future__ import annotations

from math import isqrt
from typing import Final

from mypy_extensions import i64

from caravanserai.games.dragons.parts import CARAVANSERAI, GUARD, KINDS, MARKET, NONE, TENT, TOKENS
from caravanserai.games.dragons.player import PIECES
from caravanserai.games.dragons.state import Dragons

SURE: Final = 1000
# how many hundredths of a token a player puts into a space of each sort in a round
_GUARD: Final = 100
_ROOM: Final = 60
_MARKET: Final = 75
_CARAVANSERAI: Final = 25
_TENT: Final = 50
_DJINN: Final = 25
_CAVE_UNIT: Final = 15  # for each unit that lies there
# how strong such a token is, in hundredths of the average: whoever bids in a room has to pay for it
_ROOM_TOKEN: Final = 60
_OTHER_TOKEN: Final = 112
_VARIANCE: Final = 60000  # of a token, in ten thousandths
_COMING_VARIANCE: Final = 3000  # of a hundredth of a token that may still come
# the chance to stay below the mean by so many eighths of the deviation, in thousandths
_NORMAL: Final = [
    500, 550, 599, 646, 691, 734, 773, 809, 841, 870, 894, 915, 933, 948, 960, 970, 977, 983, 988, 991, 994,
]  # fmt: skip


def popularity(s: Dragons, space: i64) -> i64:
    """How many hundredths of a token a player will put there in a round."""
    kind = s.parts.kind_of[space]
    if kind != NONE:
        return _CAVE_UNIT * s.cave_units(kind)
    if s.parts.room_of[space] != NONE:
        return _ROOM
    if space == GUARD:
        return _GUARD
    if space == MARKET:
        return _MARKET
    if space == CARAVANSERAI:
        return _CARAVANSERAI
    return _TENT if space == TENT else _DJINN


def below(difference: i64, deviation: i64) -> i64:
    """The chance that something stays below its mean plus a difference."""
    steps = difference * 8 // max(deviation, 1)
    if steps >= 0:
        return _NORMAL[min(steps, len(_NORMAL) - 1)]
    return SURE - _NORMAL[min(-steps, len(_NORMAL) - 1)]


class Rival:
    """What is known of another player's strength in a space; strengths in hundredths."""

    def __init__(self, present: i64, mean: i64, variance: i64) -> None:
        self.present: i64 = present  # the chance that he is or will be there at all
        self.mean: i64 = mean
        self.variance: i64 = variance


def rival(s: Dragons, other: i64, space: i64) -> Rival:
    """How strong another player will be in a space."""
    player = s.players[other]
    usual = _OTHER_TOKEN if s.parts.room_of[space] == NONE else _ROOM_TOKEN
    if s.current != NONE or s.spy != NONE:
        return shown_rival(s, other, space, usual)
    # Everything lies face down: the average token is the same for everybody.
    average = s.parts.average_token * usual // 100
    return expected(player.pieces_in(space), 0, average, player.behind * popularity(s, space) // 8)


def shown_rival(s: Dragons, other: i64, space: i64, usual: i64) -> Rival:
    """The same when tokens lie face up: those count as they are, the others as his average."""
    player = s.players[other]
    shown: i64 = 0
    hidden: i64 = 0
    unseen: i64 = 0
    unseen_values: i64 = 0
    for number in range(TOKENS):
        if not player.is_face_up(number):
            unseen += 1
            unseen_values += player.printed(number)
    for piece in PIECES[player.lying[space]]:
        if player.is_face_up(piece):
            shown += s.counts(player, piece, space) * (2 if player.doubled >> piece & 1 else 1)
        else:
            hidden += 1
    average = unseen_values * usual // unseen if unseen > 0 else 0
    coming = player.behind * popularity(s, space) // 8 if s.current == NONE else 0
    return expected(hidden, shown, average, coming)


def expected(hidden: i64, shown: i64, average: i64, coming: i64) -> Rival:
    """Strength from tokens that lie there, face up or down, and from hundredths of one that may come."""
    if hidden == 0 and shown == 0:
        present = coming * SURE // (coming + 80)
        return Rival(present, average + coming * average // 200, _VARIANCE + coming * _COMING_VARIANCE // 2)
    mean = shown * 100 + hidden * average + coming * average // 100
    return Rival(SURE, mean, hidden * _VARIANCE + coming * _COMING_VARIANCE)


def player_before(s: Dragons, one: i64, other: i64) -> bool:
    """Whether one comes before the other in sequence order."""
    count = s.players_count
    return (one - s.start + count) % count < (other - s.start + count) % count


class Rivals:
    """The others in a space as one seat sees them: looked up once, asked for many strengths."""

    def __init__(self, s: Dragons, seat: i64, space: i64) -> None:
        self.ranks_count: i64 = s.players_count
        self.seats: list[int] = []  # those who may come before the seat
        self.present: list[int] = []
        self.edge: list[int] = []  # what each has before the seat if its strength is 0
        self.deviation: list[int] = []
        for other in range(s.players_count):
            if other == seat or (s.current != NONE and s.players[other].pieces_in(space) == 0):
                continue
            known = rival(s, other, space)
            self.seats.append(other)
            self.present.append(known.present)
            self.edge.append(known.mean + (50 if player_before(s, other, seat) else -50))
            self.deviation.append(isqrt(known.variance))

    def ahead(self, place: i64, strength: i64) -> i64:
        """The chance that the one at this place of the list ends up before a seat of this strength."""
        edge = self.edge[place] - strength * 100
        deviation: i64 = self.deviation[place]
        if deviation == 0:
            return SURE if edge > 0 else 0
        return self.present[place] * below(edge, deviation) // SURE

    def ranks(self, strength: i64) -> list[int]:
        """The chance of each rank, from the first."""
        chances = [SURE] + [0] * (self.ranks_count - 1)
        for place in range(len(self.seats)):
            chance = self.ahead(place, strength)
            if chance == 0:
                continue
            rank = self.ranks_count - 1
            while rank > 0:
                chances[rank] = (chances[rank] * (SURE - chance) + chances[rank - 1] * chance) // SURE
                rank -= 1
            chances[0] = chances[0] * (SURE - chance) // SURE
        return chances

    def first(self, strength: i64) -> i64:
        """The chance to be the strongest."""
        chance: i64 = SURE
        for place in range(len(self.seats)):
            chance = chance * (SURE - self.ahead(place, strength)) // SURE
        return chance


def cave_units(s: Dragons, rivals: Rivals, kind: i64, strength: i64) -> i64:
    """The units to be expected from a cave, in thousandths."""
    if strength == 0:
        return 0
    chances = rivals.ranks(strength)
    expected: i64 = 0
    rank = 0
    start = kind * s.parts.shelves
    for shelf in range(start, start + s.parts.shelves):
        if s.shelves[shelf] > 0 and rank < len(chances):
            expected += s.shelves[shelf] * chances[rank]
            rank += 1
    return expected


def belongings(s: Dragons, seat: i64) -> list[int]:
    """What a player will have when the palace opens: his units and what his tokens in caves may bring."""
    treasures = s.players[seat].treasures.copy()
    for kind in range(KINDS):
        cave = s.parts.cave_of[kind]
        if s.players[seat].pieces_in(cave) > 0 and cave >= s.current:
            treasures[kind] += (
                cave_units(s, Rivals(s, seat, cave), kind, s.strength(seat, cave)) + 400
            ) // SURE
    return treasures


def admission(s: Dragons, seat: i64, strength: i64, units: i64) -> i64:
    """The chance to get past the guard, with as many units for a bribe as a player would spend."""
    if s.players[seat].admitted:
        return SURE
    if s.current > GUARD or strength == 0:
        return 0
    if s.current == GUARD and s.turned:
        needed = s.guards.top() - strength
        return SURE if needed <= min(units, 6) else 0
    return min(strength + min(units, 5), 10) * SURE // 10
