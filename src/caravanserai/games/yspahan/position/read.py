"""A readable document as a moment of a game of Yspahan (docs/positions/yspahan.md)."""

from __future__ import annotations

from typing import Any, Final

from caravanserai.games.yspahan.actions import EXCHANGE_MAX
from caravanserai.games.yspahan.parts import EMPTY, FACES
from caravanserai.games.yspahan.rules import caravan, day, flow
from caravanserai.games.yspahan.state import Yspahan
from caravanserai.kernel.pile import EVERYONE, NOBODY, Pile
from caravanserai.kernel.position import Pool, Reader, check_steps, need, no_moment, read_steps

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


def read(s: Yspahan, document: Any) -> None:
    """Put a freshly set up state into the position a document describes."""
    reader = Reader(document, "position")
    over = _is_over(reader)
    last_day = s.parts.last_day
    earliest = last_day if over and not reader.has("steps") else 1
    s.day = reader.number("day", earliest, earliest, last_day)
    s.supervisor = reader.word("supervisor", s.parts.spaces[s.supervisor], s.parts.spaces)
    cards = Pool(s.parts.cards, s.parts.copies)
    _read_shops(s, reader)
    _read_caravan(s, reader)
    _read_players(s, reader, cards)
    _read_order(s, reader)
    last_turn = len(s.order) - 1
    earliest = last_turn if over else 0
    s.begin_turn(reader.number("turn", earliest, earliest, last_turn))
    _read_tower(s, reader)
    _read_cards(s, reader, cards)
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
    where = "position.order"
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
    need(
        len(s.order) == len(natural) and sorted(set(s.order)) == seats,
        where,
        "turns_of_day",
        "a day has {turns} turns, at least one for each seat",
        turns=len(natural),
    )
    need(
        s.order[0] == s.first,
        where,
        "first_turn",
        "the first turn belongs to the first player, seat {place}",
        place=s.first,
    )
    need(
        by_score or s.order == natural,
        where,
        "turn_order",
        "on this day the turns go {order} (YSP-TIME.3, YSP-TWO.2)",
        order=str(natural),
    )


def _read_tower(s: Yspahan, reader: Reader) -> None:
    where = "position.tower"
    most_white, most_yellow = s.parts.white_dice[s.players_count], int(s.parts.yellow_max)
    value, white, yellow = ([0] * len(s.parts.floors) for _ in range(3))
    for name, floor in reader.sections("tower", s.parts.floors):
        index = s.parts.floors.index(name)
        value[index] = floor.number("value", 0, 1, FACES)
        white[index] = floor.number("white", 0, 0, most_white)
        yellow[index] = floor.number("yellow", 0, 0, most_yellow)
        floor.finish()
    shown = [each for each in value if each > 0]
    need(sorted(set(shown)) == shown, where, "values_rise", "the values must rise from floor to floor")
    need(sum(white) <= most_white, where, "white_dice", "there are only {dice} white dice", dice=most_white)
    need(
        sum(yellow) <= most_yellow,
        where,
        "yellow_dice",
        "there are only {dice} yellow dice",
        dice=most_yellow,
    )
    s.put_dice(value, white, yellow)


def _read_shops(s: Yspahan, reader: Reader) -> None:
    for name, owner in reader.entries("shops", s.parts.shops, 0, s.players_count - 1):
        shop = s.parts.shops.index(name)
        need(
            s.owner_of_souk(s.parts.souk_of[shop]) in (EMPTY, owner),
            f"position.shops.{name}",
            "one_owner",
            "a souk holds cubes of one player only (YSP-PLACE.3)",
        )
        s.fill_shop(shop, owner)


def _read_caravan(s: Yspahan, reader: Reader) -> None:
    s.caravan = reader.numbers("caravan", [], 0, s.players_count - 1)
    places = int(caravan.capacity(s))
    need(
        len(s.caravan) < places,
        "position.caravan",
        "caravan_full",
        "it is emptied as soon as all {places} camels carry a good (YSP-CAR.4)",
        places=places,
    )


def _read_players(s: Yspahan, reader: Reader, cards: Pool) -> None:
    for seat, section in enumerate(reader.rows("players", s.players_count)):
        _read_player(s, seat, section, cards)
    where = "position.players"
    most = int(s.parts.gold_limit)
    need(s.gold_left() >= 0, where, "most_gold", "more than {most} Gold (YSP-RULING.36)", most=most)
    most = int(s.parts.camel_limit)
    need(s.camels_left() >= 0, where, "most_camels", "more than {most} Camels (YSP-RULING.36)", most=most)


def _read_player(s: Yspahan, seat: int, section: Reader, cards: Pool) -> None:
    player = s.players[seat]
    most = EXCHANGE_MAX + _DAILY_GAIN * s.day
    player.gold = section.number("gold", player.gold, 0, most)
    player.camels = section.number("camels", player.camels, 0, most)
    names = [building.id for building in s.parts.buildings]
    for which in section.words("buildings", [], names):
        need(
            not player.has(which),
            f"{section.where}.buildings",
            "built_once",
            "{what} can be built once (YSP-BUILD.3)",
            what=names[which],
        )
        player.buildings |= 1 << which
    hand = cards.take_all(section.words("hand", [], s.parts.cards), f"{section.where}.hand")
    player.hand = Pile.of(hand, 1 << seat, 1)
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
    most = int(s.parts.cube_limit)
    need(
        s.cubes_left(seat) >= 0,
        section.where,
        "most_cubes",
        "more than {most} cubes of one player",
        most=most,
    )


def _read_cards(s: Yspahan, reader: Reader, cards: Pool) -> None:
    """The discard pile and the deck: all of it, or its top on the rest in any order."""
    names = s.parts.cards
    s.discard = Pile.of(cards.take_all(reader.words("discard", [], names), "position.discard"), EVERYONE, 1)
    deck = cards.take_all(reader.words("deck_top", [], names), "position.deck_top")
    if reader.has("deck"):
        deck += cards.take_all(reader.words("deck", [], names), "position.deck")
        cards.need_empty("position.deck")
    else:
        rest = cards.rest()
        s.chance.shuffle(rest)
        deck += rest
    s.deck = Pile.of(deck[::-1], NOBODY, 1)


def _read_steps(s: Yspahan, reader: Reader) -> None:
    if reader.has("steps"):
        read_steps(s, reader)
        _check_moment(s)
        return
    moment = list(MOMENTS)[reader.word("moment", "supply", list(MOMENTS))]
    if moment == "over":
        return
    before_roll = moment == "supply"
    need(
        not before_roll or s.turn == 0,
        "position.turn",
        "supply_first",
        "supplying comes before the first turn (YSP-TIME.2)",
    )
    need(
        moment != "choose" or s.groups_for(s.active) != 0,
        "position.moment",
        "no_group",
        "there is no group of dice to choose from in the Tower",
    )
    s.push(flow.END_DAY)
    s.push(flow.BEGIN_TURN, 0 if before_roll else s.turn + 1)
    s.push_all(MOMENTS[moment])


def _check_moment(s: Yspahan) -> None:
    """The game is over, or a day is still to end and something may be asked now."""
    waiting = s.steps_waiting()
    if not waiting:
        possible = s.is_last_day()
    else:
        possible = waiting[0].number == flow.END_DAY and not waiting[-1].step.silent
    if not possible:
        raise no_moment()
    check_steps(s)


def _read_turn(s: Yspahan, reader: Reader) -> None:
    """What the active player has done so far, and what is gone by now."""
    over = s.next_step() < 0
    top = s.next_step()
    after_dice = over or top == flow.AFTER_DICE
    s.after_dice = reader.flag("after_dice", after_dice)
    need(
        s.after_dice == after_dice,
        "position.after_dice",
        "after_dice",
        "the steps still to come say otherwise (YSP-TURN.1)",
    )
    s.built = reader.flag("built", False)
    need(
        not s.built or _may_have_built(s),
        "position.built",
        "not_built",
        "the active player cannot have built this turn (YSP-BUILD.2)",
    )
    need(
        s.white_left | s.yellow_left == 0 or not (over or top == flow.SUPPLY),
        "position.tower",
        "no_dice",
        "no dice are in the Tower at this moment (YSP-DAY.1)",
    )
    need(
        s.yellow_left == 0 or s.two_players or (s.turn == 0 and not after_dice),
        "position.tower",
        "yellow_gone",
        "yellow dice leave with the first player's action (YSP-YELLOW.2)",
    )
    need(
        s.filled == 0 or not over,
        "position.shops",
        "shops_emptied",
        "at the end every shop is empty (YSP-WEEK.3)",
    )


def _may_have_built(s: Yspahan) -> bool:
    """Whether a building can have been raised by now (YSP-BUILD.1, YSP-RULING.9, .13, YSP-TWO.4)."""
    if s.players[s.active].buildings == 0:
        return False
    if s.after_dice:
        return True
    if s.two_players or not s.switches.build_card_before_dice_action:
        return False
    return s.next_step() != flow.SUPPLY or s.switches.cards_before_roll
