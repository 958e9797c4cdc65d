"""Families of moves: from places of arguments to actions and back."""

from __future__ import annotations

import itertools

from caravanserai.kernel.actions import ActionSpace, Family
from caravanserai.kernel.refusal import Value

FLOORS: list[Value] = ["camels", "sacks", "gold"]
CARDS: list[Value] = ["exchange", "build"]
SIZES: list[Value] = [1, 2, 3, 4]


def space() -> tuple[ActionSpace, Family, Family, Family, Family]:
    made = ActionSpace()
    take = made.add("take", "take {floor}", [("floor", FLOORS)], rule="TOY-TAKE.1")
    end = made.add("end", "end")
    plus = made.add("plus", "take {floor} plus {card}", [("floor", FLOORS), ("card", CARDS)])
    pay = made.add("pay", "pay {n} {floor} {card}", [("n", SIZES), ("floor", FLOORS), ("card", CARDS)])
    return made, take, end, plus, pay


def test_every_action_belongs_to_one_family() -> None:
    made, *families = space()
    for action in range(made.size):
        assert [family for family in families if family.has(action)] == [made.family_of(action)]
    assert not any(family.has(-1) or family.has(made.size) for family in families)
    assert [action for family in families for action in family.all()] == list(range(made.size))


def test_a_family_knows_its_rule_and_a_single_move_its_action() -> None:
    made, take, end, *_ = space()
    assert (take.rule, end.rule) == ("TOY-TAKE.1", "")
    assert made.text(int(end.action)) == "end"
    assert end.all() == [end.action]


def test_places_of_arguments_make_the_action_and_come_back() -> None:
    made, take, _, plus, pay = space()
    for floor in range(3):
        assert made.move(take.of(floor)).args == {"floor": FLOORS[floor]}
        assert take.index(take.of(floor)) == floor
    for floor, card in itertools.product(range(3), range(2)):
        action = plus.of_pair(floor, card)
        assert made.move(action).args == {"floor": FLOORS[floor], "card": CARDS[card]}
        assert plus.pair(action) == (floor, card)
    for size, floor, card in itertools.product(range(4), range(3), range(2)):
        action = pay.of_triple(size, floor, card)
        assert made.move(action).args == {"n": SIZES[size], "floor": FLOORS[floor], "card": CARDS[card]}
        assert pay.triple(action) == (size, floor, card)


def test_four_arguments_make_the_action_and_come_back() -> None:
    made = ActionSpace()
    made.add("end", "end")
    arguments = [("n", SIZES), ("floor", FLOORS), ("card", CARDS), ("m", SIZES)]
    swap = made.add("swap", "swap {n} {floor} {card} {m}", arguments)
    for one, floor, card, other in itertools.product(range(4), range(3), range(2), range(4)):
        action = swap.of_four(one, floor, card, other)
        told = {"n": SIZES[one], "floor": FLOORS[floor], "card": CARDS[card], "m": SIZES[other]}
        assert made.move(action).args == told
        assert swap.four(action) == (one, floor, card, other)
