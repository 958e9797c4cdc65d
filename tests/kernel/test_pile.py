"""Piles: each slot remembers who knows it, and re-dealing moves only what a seat cannot know."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from caravanserai.kernel.chance import Fast
from caravanserai.kernel.pile import CARD_MASK, EVERYONE, NOBODY, PUBLIC_BIT, Pile, merge_lots, redeal

ANNA, BASIL = 1 << 0, 1 << 1


def pile(*slots: tuple[int, int, int]) -> Pile:
    """A pile from bottom to top: card, who knows it, lot."""
    made = Pile()
    for card, knowers, lot in slots:
        made.put(card, knowers, lot)
    return made


def test_a_slot_holds_card_knowers_and_lot() -> None:
    deck = pile((7, ANNA, 3), (CARD_MASK, EVERYONE, 4000))
    assert (deck.card(0), deck.knowers(0), deck.lot(0)) == (7, ANNA, 3)
    assert (deck.card(-1), deck.knowers(-1), deck.lot(-1)) == (CARD_MASK, EVERYONE, 4000)
    assert deck.cards() == [7, CARD_MASK]
    assert deck.size() == 2


def test_cards_are_found_and_counted() -> None:
    deck = pile((4, ANNA, 1), (5, NOBODY, 1), (4, BASIL, 2))
    assert (deck.find(4), deck.find(5), deck.find(6)) == (0, 1, -1)
    assert (deck.count(4), deck.count(5), deck.count(6)) == (2, 1, 0)


def test_each_seat_sees_what_it_knows() -> None:
    deck = pile((4, ANNA, 1), (5, NOBODY, 1), (6, ANNA | BASIL, 1), (7, EVERYONE, 1))
    assert deck.known_to(ANNA) == [4, -1, 6, 7]
    assert deck.known_to(BASIL) == [-1, -1, 6, 7]
    assert deck.known_to(PUBLIC_BIT) == [-1, -1, -1, 7]


def test_a_clone_is_independent() -> None:
    deck = pile((4, ANNA, 1))
    twin = deck.clone()
    twin.put(5, BASIL, 1)
    assert deck.cards() == [4]
    assert twin.cards() == [4, 5]


def test_after_a_shuffle_nobody_knows_anything_and_the_lot_is_new() -> None:
    deck = pile(*((card, EVERYONE, 1) for card in range(20)))
    deck.shuffle(Fast(1), 2)
    assert sorted(deck.cards()) == list(range(20))
    assert deck.cards() != list(range(20))
    assert {deck.knowers(index) for index in range(20)} == {NOBODY}
    assert {deck.lot(index) for index in range(20)} == {2}


def test_redealing_keeps_what_the_seat_knows_and_changes_the_rest() -> None:
    seen = set()
    for seed in range(60):
        deck = pile((0, NOBODY, 1), (1, NOBODY, 1), (2, ANNA, 1))  # Anna has looked at the top card
        hand = pile((3, BASIL, 1))
        redeal([deck, hand], ANNA, Fast(seed))
        assert deck.known_to(ANNA) == [-1, -1, 2]
        assert hand.knowers(0) == BASIL
        seen.add((*deck.cards(), *hand.cards()))
    assert len(seen) == 6  # the three cards unknown to Anna, in any order


def test_lots_do_not_mix_until_they_are_merged() -> None:
    def dealt(piles: list[Pile]) -> set[tuple[int, ...]]:
        found = set()
        for seed in range(40):
            copies = [one.clone() for one in piles]
            redeal(copies, ANNA, Fast(seed))
            found.add(tuple(card for one in copies for card in one.cards()))
        return found

    piles = [pile((0, NOBODY, 1), (1, NOBODY, 1)), pile((2, BASIL, 2), (3, NOBODY, 2))]
    assert dealt(piles) == {(a, 1 - a, b, 5 - b) for a in (0, 1) for b in (2, 3)}
    merge_lots(piles, 2, 1)
    assert [one.lot(index) for one in piles for index in (0, 1)] == [1, 1, 1, 1]
    assert [one.cards() for one in piles] == [[0, 1], [2, 3]]
    assert piles[1].knowers(0) == BASIL
    assert len(dealt(piles)) > 4


slots = st.tuples(st.integers(0, 9), st.integers(0, 7), st.integers(1, 3))


@settings(derandomize=True, deadline=None)
@given(
    piles=st.lists(st.lists(slots, max_size=8), min_size=1, max_size=4),
    seat=st.integers(0, 2),
    seed=st.integers(0, 99),
)
def test_redealing_conserves_each_lot_and_every_mask(
    piles: list[list[tuple[int, int, int]]], seat: int, seed: int
) -> None:
    before = [pile(*one) for one in piles]
    after = [one.clone() for one in before]
    bit = 1 << seat
    redeal(after, bit, Fast(seed))
    for old, new in zip(before, after, strict=True):
        assert new.known_to(bit) == old.known_to(bit)
        assert [(new.knowers(index), new.lot(index)) for index in range(new.size())] == [
            (old.knowers(index), old.lot(index)) for index in range(old.size())
        ]
    for lot in (1, 2, 3):
        assert unknown(after, bit, lot) == unknown(before, bit, lot)


def unknown(piles: list[Pile], bit: int, lot: int) -> list[int]:
    """The cards of a lot that a seat does not know, sorted."""
    return sorted(
        one.card(index)
        for one in piles
        for index in range(one.size())
        if one.lot(index) == lot and not one.knowers(index) & bit
    )


def test_what_is_dealt_depends_on_the_generator_and_never_on_the_truth() -> None:
    one = [pile((0, NOBODY, 1), (1, NOBODY, 1), (2, NOBODY, 1)), pile((3, BASIL, 1))]
    other = [pile((3, NOBODY, 1), (2, NOBODY, 1), (0, NOBODY, 1)), pile((1, BASIL, 1))]
    redeal(one, ANNA, Fast(8))
    redeal(other, ANNA, Fast(8))
    assert [each.cards() for each in one] == [each.cards() for each in other]


# --- copies share their cards until one is changed ---------------------------------------------------------

CHANGES = st.sampled_from(
    [
        *("put", "put_under", "take", "take_top", "move", "move_under", "tell", "set_knowers"),
        *("set_lot", "replace", "arrange", "shuffle", "clear", "redeal", "merge", "bring", "tell_all"),
    ]
)


def change(one: Pile, other: Pile, how: str) -> None:
    """Change a pile in one of the ways there are."""
    if how == "put":
        one.put(9, ANNA, 1)
    elif how == "put_under":
        one.put_under(8, BASIL, 2)
    elif how == "clear":
        one.clear()
    elif how == "shuffle":
        one.shuffle(Fast(3), 5)
    elif how == "redeal":
        redeal([one, other], ANNA, Fast(4))
    elif how == "merge":
        merge_lots([one, other], 1, 7)
    elif one.size() < 2:
        return
    elif how == "take":
        one.take(0)
    elif how == "take_top":
        one.take_top()
    elif how == "move":
        one.move(0, other)
    elif how == "move_under":
        one.move_under(one.size() - 1, one)
    elif how == "tell":
        one.tell(0, BASIL)
    elif how == "set_knowers":
        one.set_knowers(1, ANNA)
    elif how == "set_lot":
        one.set_lot(0, 6)
    elif how == "replace":
        one.replace(1, 3)
    elif how == "arrange":
        one.arrange([1, 0])
    elif how == "bring":
        one.bring(one.top(), 0)
    elif how == "tell_all":
        one.tell_all([0, 1], BASIL, ANNA)


def told(one: Pile) -> list[tuple[int, int, int]]:
    return [(int(one.card(at)), int(one.knowers(at)), int(one.lot(at))) for at in range(one.size())]


@settings(max_examples=200, deadline=None)
@given(st.lists(st.tuples(st.integers(0, 3), CHANGES), max_size=12))
def test_a_change_of_one_copy_shows_in_no_other(steps: list[tuple[int, str]]) -> None:
    first = pile((1, ANNA, 1), (2, NOBODY, 1), (3, EVERYONE, 2))
    copies = [first, first.clone(), first.clone().clone(), first.clone()]
    other = pile((5, NOBODY, 1), (6, NOBODY, 1))
    for which, how in steps:
        before = [told(copy) for copy in copies]
        change(copies[which], other, how)
        after = [told(copy) for copy in copies]
        assert all(before[at] == after[at] for at in range(len(copies)) if at != which)


def test_cards_move_with_what_is_known_of_them() -> None:
    deck, hand = pile((4, ANNA, 1), (5, BASIL, 2)), pile((6, NOBODY, 1))
    deck.move(0, hand)
    assert (told(deck), told(hand)) == ([(5, BASIL, 2)], [(6, NOBODY, 1), (4, ANNA, 1)])
    hand.move_under(1, hand)
    assert told(hand) == [(4, ANNA, 1), (6, NOBODY, 1)]
    deck.move_all(hand)
    assert (told(deck), told(hand)[-1]) == ([], (5, BASIL, 2))


def test_the_top_cards_are_laid_anew_by_their_depth() -> None:
    deck = pile(*((card, NOBODY, 1) for card in (0, 1, 2, 3)))  # 3 on top
    deck.arrange([2, 0, 1])  # the third comes on top, then what was on top, then the second
    assert deck.cards() == [0, 2, 3, 1]


def test_knowledge_of_a_place_can_be_set_and_asked() -> None:
    deck = pile((4, ANNA, 3))
    deck.set_knowers(0, BASIL)
    assert (deck.is_known(0, ANNA), deck.is_known(0, BASIL), deck.is_public(0)) == (False, True, False)
    deck.tell(0, EVERYONE)
    assert deck.is_public(0)
    deck.replace(0, 7)
    deck.set_lot(0, 9)
    assert told(deck) == [(7, EVERYONE, 9)]
    assert (deck.kinds(), deck.has(7), deck.has(4), deck.top(), deck.index_of(0)) == (
        1 << 7,
        True,
        False,
        7,
        0,
    )


def test_of_copies_that_are_one_choice_the_best_known_is_found() -> None:
    kind_of = [0, 1, 1, 1, 2]
    hand = pile((4, ANNA, 1), (1, ANNA, 1), (2, EVERYONE, 1), (3, ANNA, 1))
    assert [hand.find_kind(kind_of, kind) for kind in (0, 1, 2)] == [-1, 2, 0]
    hand.take(2)
    assert hand.find_kind(kind_of, 1) == 1


def test_there_is_one_value_for_each_kind_of_card() -> None:
    kind_of = [0, 1 << 57, 1 << 57, 1 << 25, 1]
    hand = pile((3, ANNA, 1), (1, ANNA, 1), (2, ANNA, 1), (4, ANNA, 1), (1, ANNA, 1))
    assert hand.one_of_each(kind_of, [0, 10, 20, 30, 40]) == [30, 10, 40]


def test_a_card_that_is_handed_over_is_known_to_more() -> None:
    deck, hand = pile((4, NOBODY, 1), (5, ANNA, 2)), pile()
    twin, other = deck.clone(), hand.clone()
    assert deck.hand_over(hand, BASIL) == ANNA
    assert (hand.cards(), hand.knowers(0), hand.lot(0), deck.cards()) == ([5], ANNA | BASIL, 2, [4])
    assert (twin.cards(), other.cards()) == ([4, 5], [])


def test_two_cards_change_places_with_what_is_known_of_them() -> None:
    pile = Pile()
    pile.put(3, 1, 7)
    pile.put(5, NOBODY, 8)
    twin = pile.clone()
    pile.swap(0, 1)
    assert (pile.cards(), twin.cards()) == ([5, 3], [3, 5])
    assert (pile.knowers(1), pile.lot(1), pile.lot(0)) == (1, 7, 8)


def test_a_card_is_brought_to_a_place_by_changing_places() -> None:
    tokens = pile((3, ANNA, 1), (5, NOBODY, 2), (7, BASIL, 3))
    twin = tokens.clone()
    tokens.bring(7, 0)
    assert (tokens.cards(), tokens.knowers(0), tokens.lot(2)) == ([7, 5, 3], BASIL, 1)
    tokens.bring(5, 1)  # it is there already
    assert (tokens.cards(), twin.cards()) == ([7, 5, 3], [3, 5, 7])


def test_some_cards_are_added_up() -> None:
    tokens = pile((3, ANNA, 1), (5, NOBODY, 2), (7, BASIL, 3))
    assert (tokens.total([0, 2]), tokens.total([])) == (10, 0)


def test_several_cards_are_told_at_once() -> None:
    """How many were new to the seats, and how many of these to the actor as well."""
    tokens = pile((3, ANNA, 1), (5, NOBODY, 2), (7, EVERYONE, 3), (9, NOBODY, 3))
    twin = tokens.clone()
    assert tokens.tell_all([0, 1, 2], EVERYONE, ANNA) == (2, 1)
    assert [tokens.is_public(index) for index in range(4)] == [True, True, True, False]
    assert not twin.is_public(0)


def test_a_new_pile_is_empty_and_shares_nothing() -> None:
    one, other = Pile(), Pile()
    one.put(3, ANNA, 1)
    one.clear()
    one.put(4, ANNA, 1)
    assert (one.cards(), other.cards(), Pile().cards()) == ([4], [], [])


def test_a_copy_has_cards_of_its_own_at_once() -> None:
    one = pile((3, ANNA, 1), (5, NOBODY, 2))
    other = one.copy()
    other.tell(1, BASIL)
    one.take_top()
    assert (told(one), told(other)) == ([(3, ANNA, 1)], [(3, ANNA, 1), (5, BASIL, 2)])
