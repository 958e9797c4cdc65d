"""What a seat observes of a game of Yspahan, as numbers: all that its view shows (YSP-INFO)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caravanserai.games.yspahan.parts import FACES, PARTS
from caravanserai.games.yspahan.state import Yspahan
from caravanserai.kernel.observation import PLAYERS, Sheet

_BUILDINGS: Final = [building.id for building in PARTS.buildings]
_TURNS: Final = 4  # the most turns in a day; with two players each has two
_CARDS: Final[int] = sum(PARTS.copies)
_MOST_COPIES: Final[int] = max(PARTS.copies)
_MOST_WHITE: Final[int] = max(PARTS.white_dice)


def observe(s: Yspahan, sheet: Sheet) -> None:
    """The table, then the players, the observing one first."""
    parts = s.parts
    players = s.players_count
    sheet.number("day", s.day, parts.last_day)
    sheet.player("first", s.first)
    sheet.seats("order", s.order, _TURNS)
    sheet.number("turn", s.turn, _TURNS)
    sheet.player("active", s.active)
    sheet.flag("built", s.built)
    sheet.flag("after_dice", s.after_dice)
    _tower(s, sheet)
    sheet.owners("shops", parts.shops, [player.goods for player in s.players])
    sheet.seats("caravan", s.caravan, parts.camels_per_row[players] * len(parts.row_points))
    sheet.word("supervisor", s.supervisor, parts.spaces)
    sheet.number("deck", s.deck.size(), _CARDS)
    sheet.section("discard", parts.cards, _MOST_COPIES)
    sheet.put_pile(s.discard, len(parts.cards))
    sheet.section("hand", parts.cards, _MOST_COPIES)
    sheet.put_pile(s.players[sheet.seat].hand, len(parts.cards))
    for offset in range(players):
        sheet.heading(PLAYERS[offset])
        _player(s, sheet.player_at(offset), sheet)
    sheet.heading("")


def _tower(s: Yspahan, sheet: Sheet) -> None:
    """Each floor's value, white and yellow dice; a floor that was taken shows none (YSP-SELECT.1)."""
    floors = s.parts.floors
    left = s.white_left | s.yellow_left
    sheet.section("tower_value", floors, FACES)
    for floor in range(len(floors)):
        sheet.put(s.floor_value[floor] if left >> floor & 1 else 0)
    sheet.section("tower_white", floors, _MOST_WHITE)
    for floor in range(len(floors)):
        sheet.put(s.white_on(floor))
    sheet.section("tower_yellow", floors, s.parts.yellow_max)
    for floor in range(len(floors)):
        sheet.put(s.yellow_on(floor))


def _player(s: Yspahan, seat: i64, sheet: Sheet) -> None:
    """What is public of one player (YSP-INFO.1, .2)."""
    player = s.players[seat]
    sheet.wide("gold", player.gold)
    sheet.wide("camels", player.camels)
    sheet.wide("score", player.score())
    sheet.number("cards", player.hand.size(), _CARDS)
    sheet.section("buildings", _BUILDINGS, 1)
    sheet.put_bits(player.buildings, len(_BUILDINGS))
