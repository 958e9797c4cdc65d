"""Undo at a table with computers: what they did since is taken back too, by one entry that says how far."""

from __future__ import annotations

import pytest

from caravanserai.kernel.refusal import Refusal
from caravanserai.server.story import OldStory, rebuild
from tests.server.conftest import Arrive, Look
from tests.server.people import Message, Page, my_turn
from tests.server.test_parts import Chronicle, setup


def bidding(*kinds: str) -> Chronicle:
    """Emira up to the first bid of seat 0: what follows it reveals nothing."""
    chronicle = Chronicle(setup(*kinds, game="emira"))
    story = chronicle.story
    assert story.table is not None
    while not (story.table.decision().kind == "bid" and story.waiting == [0]):
        move(chronicle)
    return chronicle


def move(chronicle: Chronicle) -> None:
    """The default of whoever is asked; computers say that they made it."""
    table = chronicle.story.table
    assert table is not None
    seat = chronicle.story.waiting[0]
    by = "computer" if chronicle.story.seats[seat].by_computer else "person"
    legal = [option.text for option in table.moves(seat)]
    bids = [text for text in legal if text.startswith("bid")]
    choice = bids[0] if bids else table.default(seat).text
    chronicle.write("move", seat=seat, move=choice, by=by)


def test_one_entry_takes_back_a_move_and_what_computers_did_since() -> None:
    chronicle = bidding("ada", "bot", "bot")
    story = chronicle.story
    assert story.table is not None
    before, moves = story.table.position(), story.table.seq
    for _ in range(3):
        move(chronicle)
    assert story.undo_reaches(0) == moves
    chronicle.write("undo", seat=0, to=moves)
    assert story.table.position() == before and story.waiting == [0]
    assert len(story.asked) == moves + 1 and len(story.by_person) == moves
    move(chronicle)
    again = rebuild(story.setup, chronicle.log)
    assert again.table is not None and again.table.position() == story.table.position()
    assert (again.marks, again.decision_since, again.asked) == (
        story.marks,
        story.decision_since,
        story.asked,
    )
    left = OldStory(story.setup, story.card(), chronicle.log)
    assert len(left.moves) == story.table.seq


def test_an_undo_that_reaches_elsewhere_is_no_entry_of_this_table() -> None:
    chronicle = bidding("ada", "bot", "bot")
    assert chronicle.story.table is not None
    moves = chronicle.story.table.seq
    move(chronicle)
    move(chronicle)
    with pytest.raises(ValueError, match=f"goes back to {moves}, not to {moves + 1}"):
        chronicle.write("undo", seat=0, to=moves + 1)
    with pytest.raises(Refusal, match="somebody_acted"):
        chronicle.write("undo", seat=0)  # as it was written when only one's own moves could be taken back
    assert chronicle.story.table.seq == moves + 2


def test_with_another_person_at_the_table_it_is_as_before() -> None:
    chronicle = bidding("ada", "berta", "bot")
    story = chronicle.story
    move(chronicle)
    assert story.computers_beside(0) == 0 and story.undo_reaches(0) is not None
    while story.table is not None and story.table.entries[-1].seat != 2:
        move(chronicle)
    with pytest.raises(Refusal, match="somebody_acted"):
        story.undo_reaches(0)


def test_what_a_person_did_before_leaving_stays() -> None:
    chronicle = bidding("ada", "berta", "bot")
    story = chronicle.story
    assert story.table is not None
    moves = story.table.seq
    move(chronicle)
    while not any(entry.seat == 1 for entry in story.table.entries[moves:]):
        move(chronicle)
    chronicle.write("leave", guest="berta")
    assert story.computers_beside(0) == 0b100
    with pytest.raises(Refusal, match="somebody_acted"):
        story.undo_reaches(0)
    chronicle.write("return", guest="berta")
    assert story.computers_beside(0) == 0


def test_undo_after_computers_moved_over_the_wire(arrive: Arrive, look: Look) -> None:
    """A person who is asked again takes back a whole round of bids; once something is revealed, nothing."""
    ada = arrive("Ada")
    page = look(ada, ada.new_table("person", "bot", "bot", game="emira")["id"], 0)
    page.until_frame(my_turn(0))
    undone = refused = False
    while not (undone and refused):
        before = page.frame
        play_and_wait(page)
        if not page.frame["frame"]["decision"]["undo"]:
            answer = page.ask(type="undo", seat=0, seq=page.seq)
            assert answer["problem"]["key"] == "something_revealed"
            refused = True
        elif not undone and page.frame["frame"]["seq"] > before["frame"]["seq"] + 1:
            take_back(page, before)
            assert look(ada, page.table["id"], 0).story == page.story
            undone = True


def play_and_wait(page: Page) -> None:
    """Bid as little as possible, or do the first thing that is offered, until asked again."""
    legal = page.options()
    answer = page.play(0, next((text for text in legal if text.startswith("bid")), legal[0]))
    assert answer["type"] == "ack"
    page.until_frame(lambda message: message["seq"] >= answer["seq"])
    page.until_frame(my_turn(0))


def take_back(page: Page, before: Message) -> None:
    """Undo, and see the table as it was."""
    told = len(page.story)
    answer = page.ask(type="undo", seat=0, seq=page.seq)
    assert answer["type"] == "ack"
    page.until_frame(lambda message: message["seq"] == answer["seq"])
    for part in ("seq", "view", "decision", "scores"):
        assert page.frame["frame"][part] == before["frame"][part]
    assert len(page.story) < told
