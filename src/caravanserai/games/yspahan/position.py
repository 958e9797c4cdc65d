"""Any moment of a game of Yspahan as a readable document, and back (docs/positions/yspahan.md)."""

from __future__ import annotations

from typing import Any, Final

from caravanserai.games.yspahan.actions import EXCHANGE_MAX
from caravanserai.games.yspahan.parts import EMPTY, Parts
from caravanserai.games.yspahan.rules import STEPS, caravan, day, flow, supervisor, tower
from caravanserai.games.yspahan.state import Player, Yspahan
from caravanserai.kernel.chance import Chance
from caravanserai.kernel.game import Document
from caravanserai.kernel.pile import EVERYONE, NOBODY
from caravanserai.kernel.position import (
    Reader,
    cannot_wait,
    lies_nowhere,
    no_moment,
    read_steps,
    write_steps,
)
from caravanserai.kernel.refusal import Impossible

# the decisions a position can name instead of spelling out its steps
MOMENTS: Final[dict[str, list[int]]] = {
    "supply": [flow.SUPPLY],
    "choose": [flow.AFTER_DICE, flow.FINISH_DICE, flow.CHOOSE_GROUP],
    "build": [flow.AFTER_DICE],
    "over": [],
}
# No seat gains so much in a day. A document may begin with more than a game brings, and what it grows to must
# still be readable later.
_DAILY_GAIN: Final = 120
_DAILY_POINTS: Final = 300
_MOST_POINTS: Final = 9999
CATEGORIES: Final = ["souks", "bazaar", "placement", "caravan", "buildings", "cards"]


def to_position(s: Yspahan) -> Document:
    """The whole truth of a state."""
    parts = s.parts
    return {
        "day": s.day,
        "first": s.first,
        "order": s.order.copy(),
        "turn": s.turn,
        "built": s.built,
        "after_dice": s.after_dice,
        "supervisor": parts.spaces[s.supervisor],
        "tower": {
            name: {
                "value": s.floor_value[floor],
                "white": s.floor_white[floor],
                "yellow": s.floor_yellow[floor],
            }
            for floor, name in enumerate(parts.floors)
            if s.floor_white[floor] + s.floor_yellow[floor] > 0
        },
        "shops": {parts.shops[shop]: owner for shop, owner in enumerate(s.shops) if owner != EMPTY},
        "caravan": s.caravan.copy(),
        "players": [_write_player(parts, player) for player in s.players],
        "deck": [parts.cards[card] for card in reversed(s.deck.cards())],
        "discard": [parts.cards[card] for card in s.discard.cards()],
        "steps": write_steps(s),
    }


def _write_player(parts: Parts, player: Player) -> Document:
    points = [
        player.souk_points,
        player.bazaar_points,
        player.placement_points,
        player.caravan_points,
        player.building_points,
        player.card_points,
    ]
    return {
        "gold": player.gold,
        "camels": player.camels,
        "buildings": [building.id for index, building in enumerate(parts.buildings) if player.has(index)],
        "hand": [parts.cards[card] for card in player.hand.cards()],
        "points": dict(zip(CATEGORIES, points, strict=True)),
    }


def read(s: Yspahan, document: Any, chance: Chance) -> None:
    """Put a freshly set up state into the position a document describes."""
    reader = Reader(document, "position")
    over = _is_over(reader)
    earliest = s.last_day() if over and not reader.has("steps") else 1
    s.day = reader.number("day", earliest, earliest, s.last_day())
    s.supervisor = reader.word("supervisor", s.parts.spaces[s.supervisor], s.parts.spaces)
    _read_shops(s, reader)
    _read_caravan(s, reader)
    _read_players(s, reader)
    _read_order(s, reader)
    last_turn = len(s.order) - 1
    earliest = last_turn if over else 0
    s.begin_turn(reader.number("turn", earliest, earliest, last_turn))
    _read_tower(s, reader)
    _read_cards(s, reader, chance)
    _read_steps(s, reader)
    _read_turn(s, reader)
    reader.finish()


def _is_over(reader: Reader) -> bool:
    """Whether the document describes a game that is over."""
    if reader.has("steps"):
        return bool(reader.document["steps"] == [])
    return bool(reader.document.get("moment") == "over")


def _read_order(s: Yspahan, reader: Reader) -> None:
    """The turns of the day: by the rules, where the rules and the present scores alone decide."""
    seats = list(range(s.players_count))
    by_score = day.is_reversed_day(s)
    if by_score and not reader.has("first"):
        natural = day.turn_order(s)
        s.order = reader.numbers("order", natural, 0, len(seats) - 1)
        s.first = s.order[0] if s.order else natural[0]
    else:
        s.first = reader.number("first", day.first_by_score(s, s.first), 0, len(seats) - 1)
        natural = day.turn_order(s)
        if by_score:  # somebody may have scored since the order was found, but the first player is known
            others = day.rising_order(s, (s.first + 1) % len(seats))
            natural = [s.first] + [seat for seat in others if seat != s.first]
        s.order = reader.numbers("order", natural, 0, len(seats) - 1)
    if len(s.order) != len(natural) or sorted(set(s.order)) != seats:
        raise Impossible(
            "position.order",
            "turns_of_day",
            "a day has {turns} turns, at least one for each seat",
            turns=len(natural),
        )
    if s.order[0] != s.first:
        raise Impossible(
            "position.order",
            "first_turn",
            "the first turn belongs to the first player, seat {place}",
            place=s.first,
        )
    if not by_score and s.order != natural:
        raise Impossible(
            "position.order",
            "turn_order",
            "on this day the turns go {order} (YSP-TIME.3, YSP-TWO.2)",
            order=str(natural),
        )


def _read_tower(s: Yspahan, reader: Reader) -> None:
    floors = len(s.parts.floors)
    s.floor_value, s.floor_white, s.floor_yellow = [0] * floors, [0] * floors, [0] * floors
    for name, floor in reader.sections("tower", s.parts.floors):
        index = s.parts.floors.index(name)
        s.floor_value[index] = floor.number("value", 0, 1, 6)
        s.floor_white[index] = floor.number("white", 0, 0, s.parts.white_dice[s.players_count])
        s.floor_yellow[index] = floor.number("yellow", 0, 0, s.parts.yellow_max)
        floor.finish()
    values = [value for value in s.floor_value if value > 0]
    if sorted(set(values)) != values:
        raise Impossible("position.tower", "values_rise", "the values must rise from floor to floor")
    if sum(s.floor_white) > s.parts.white_dice[s.players_count]:
        raise Impossible(
            "position.tower",
            "white_dice",
            "there are only {dice} white dice",
            dice=s.parts.white_dice[s.players_count],
        )
    if sum(s.floor_yellow) > s.parts.yellow_max:
        raise Impossible(
            "position.tower", "yellow_dice", "there are only {dice} yellow dice", dice=s.parts.yellow_max
        )


def _read_shops(s: Yspahan, reader: Reader) -> None:
    for name, owner in reader.entries("shops", s.parts.shops, 0, s.players_count - 1):
        shop = s.parts.shops.index(name)
        souk = s.parts.souk_of[shop]
        if s.souk_owner[souk.index] not in (EMPTY, owner):
            raise Impossible(
                f"position.shops.{name}", "one_owner", "a souk holds cubes of one player only (YSP-PLACE.3)"
            )
        s.fill_shop(shop, owner)


def _read_caravan(s: Yspahan, reader: Reader) -> None:
    s.caravan = reader.numbers("caravan", [], 0, s.players_count - 1)
    places = caravan.capacity(s)
    if len(s.caravan) >= places:
        raise Impossible(
            "position.caravan",
            "caravan_full",
            "it is emptied as soon as all {places} camels carry a good (YSP-CAR.4)",
            places=places,
        )


def _read_players(s: Yspahan, reader: Reader) -> None:
    sections = reader.rows("players", s.players_count)
    for seat, section in enumerate(sections):
        player = s.players[seat]
        most = EXCHANGE_MAX + _DAILY_GAIN * s.day
        player.gold = section.number("gold", player.gold, 0, most)
        player.camels = section.number("camels", player.camels, 0, most)
        names = [building.id for building in s.parts.buildings]
        for which in section.words("buildings", [], names):
            if player.has(which):
                raise Impossible(
                    f"{section.where}.buildings",
                    "built_once",
                    "{what} can be built once (YSP-BUILD.3)",
                    what=names[which],
                )
            player.buildings |= 1 << which
        for card in section.words("hand", [], s.parts.cards):
            player.hand.put(card, 1 << seat, 1)
        points = section.section("points")
        most = _MOST_POINTS + _DAILY_POINTS * s.day
        player.souk_points = points.number("souks", 0, 0, most)
        player.bazaar_points = points.number("bazaar", 0, 0, most)
        player.placement_points = points.number("placement", 0, 0, most)
        player.caravan_points = points.number("caravan", 0, 0, most)
        player.building_points = points.number("buildings", 0, 0, most)
        player.card_points = points.number("cards", 0, 0, most)
        points.finish()
        section.finish()
        if s.cubes_left(seat) < 0:
            raise Impossible(
                section.where, "most_cubes", "more than {most} cubes of one player", most=s.parts.cube_limit
            )
    if s.gold_left() < 0:
        raise Impossible(
            "position.players", "most_gold", "more than {most} Gold (YSP-RULING.36)", most=s.parts.gold_limit
        )
    if s.camels_left() < 0:
        raise Impossible(
            "position.players",
            "most_camels",
            "more than {most} Camels (YSP-RULING.36)",
            most=s.parts.camel_limit,
        )


def _read_cards(s: Yspahan, reader: Reader, chance: Chance) -> None:
    parts = s.parts
    discard = reader.words("discard", [], parts.cards)
    top = reader.words("deck_top", [], parts.cards)
    rest = parts.copies.copy()
    placed = discard + top
    for player in s.players:
        placed = placed + player.hand.cards()
    whole_deck = reader.words("deck", [], parts.cards) if reader.has("deck") else None
    for card in placed + (whole_deck or []):
        rest[card] -= 1
        if rest[card] < 0:
            raise Impossible(
                "position",
                "most_copies",
                "{what} appears more than {copies} times",
                what=parts.cards[card],
                copies=parts.copies[card],
            )
    left_over = [card for card, copies in enumerate(rest) for _ in range(copies)]
    if whole_deck is None:
        chance.shuffle(left_over)
        whole_deck = left_over
    elif left_over:
        raise lies_nowhere("position.deck", parts.cards[left_over[0]])
    s.deck.slots = []
    for card in reversed(top + whole_deck):
        s.deck.put(card, NOBODY, 1)
    for card in discard:
        s.discard.put(card, EVERYONE, 1)


def _read_steps(s: Yspahan, reader: Reader) -> None:
    if reader.has("steps"):
        s.clear_steps()
        read_steps(s, reader)
        _check_steps(s)
        return
    moment = list(MOMENTS)[reader.word("moment", "supply", list(MOMENTS))]
    if moment == "over":
        return
    if moment == "supply" and s.turn > 0:
        raise Impossible(
            "position.turn", "supply_first", "supplying comes before the first turn (YSP-TIME.2)"
        )
    s.push(flow.END_DAY)
    s.push(flow.BEGIN_TURN, 0 if moment == "supply" else s.turn + 1)
    for step in MOMENTS[moment]:
        s.push(step)
    if moment == "choose" and s.tower_is_empty_for(s.active):
        raise Impossible(
            "position.moment", "no_group", "there is no group of dice to choose from in the Tower"
        )


def _read_turn(s: Yspahan, reader: Reader) -> None:
    """What the active player has done so far, and what is gone by now."""
    top = s.next_step() if s.depth > 0 else flow.END_GAME
    after_dice = top == flow.AFTER_DICE or top == flow.END_GAME
    s.after_dice = reader.flag("after_dice", after_dice)
    if s.after_dice != after_dice:
        raise Impossible(
            "position.after_dice", "after_dice", "the steps still to come say otherwise (YSP-TURN.1)"
        )
    s.built = reader.flag("built", False)
    if s.built and not _may_have_built(s, top):
        raise Impossible(
            "position.built", "not_built", "the active player cannot have built this turn (YSP-BUILD.2)"
        )
    if (top == flow.SUPPLY or top == flow.END_GAME) and sum(s.floor_white) + sum(s.floor_yellow) > 0:
        raise Impossible("position.tower", "no_dice", "no dice are in the Tower at this moment (YSP-DAY.1)")
    if not s.two_players and (s.turn > 0 or after_dice) and sum(s.floor_yellow) > 0:
        raise Impossible(
            "position.tower", "yellow_gone", "yellow dice leave with the first player's action (YSP-YELLOW.2)"
        )
    if top == flow.END_GAME and any(owner != EMPTY for owner in s.shops):
        raise Impossible("position.shops", "shops_emptied", "at the end every shop is empty (YSP-WEEK.3)")


def _may_have_built(s: Yspahan, top: int) -> bool:
    """Whether a building can have been raised by now (YSP-BUILD.1, YSP-RULING.9, .13, YSP-TWO.4)."""
    if s.players[s.active].buildings == 0:
        return False
    if s.after_dice:
        return True
    if s.two_players or not s.build_card_before_dice_action:
        return False
    return top != flow.SUPPLY or s.cards_before_roll


def _check_steps(s: Yspahan) -> None:
    """The steps must be those of a decision that the game can wait for."""
    frames = [(waiting.number, waiting.argument) for waiting in s.steps_waiting()]
    if not frames and s.day == s.last_day():
        return  # the game is over
    if frames == [(flow.END_DAY, 0), (flow.BEGIN_TURN, 0), (flow.SUPPLY, 0)] and s.turn == 0:
        return
    turn = [(flow.END_DAY, 0), (flow.BEGIN_TURN, s.turn + 1), (flow.AFTER_DICE, 0)]
    if frames == turn:
        return
    inner = frames[4:]
    if frames[:4] != [*turn, (flow.FINISH_DICE, 0)] or not 1 <= len(inner) <= 2:
        raise no_moment()
    if len(inner) == 2 and [step for step, _ in inner] != [flow.SEND_GOOD, flow.OWNER_DECIDES]:
        raise no_moment()
    for step, argument in inner:
        if not _fits(s, step, argument):
            raise cannot_wait(STEPS[step].name, argument)
    if len(inner) == 2 and inner[0][1] == inner[1][1]:
        raise cannot_wait(STEPS[inner[0][0]].name, inner[0][1])


def _fits(s: Yspahan, step: int, argument: int) -> bool:
    """Whether a step inside the dice action can come about in this position."""
    affected = supervisor.affected_shops(s)
    if step in (flow.SEND_GOOD, flow.OWNER_DECIDES):
        return argument in affected
    if step == flow.ORDER_GOODS:
        return len(affected) == 2 and argument == affected[1] << 8 | affected[0]
    if step == flow.MOVE_SUPERVISOR:
        return 1 <= argument <= tower.FACES
    if step == flow.PLACE_GOODS:
        most = s.parts.white_dice[s.players_count] + s.parts.yellow_max + s.parts.extra_dice
        return 1 <= argument >> 2 <= most + s.hoist(s.active) and argument & 3 < len(s.parts.quarters)
    if step == flow.CHOOSE_GROUP:
        return argument == 0 and not s.tower_is_empty_for(s.active)
    return step == flow.DRAW_INSTEAD and argument == 0 and s.tower_is_empty_for(s.active)
