"""Parts of the server that need no process: the fold of the log, limits, frames and the computers."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from caravanserai.bots.levels import LEVELS, choose
from caravanserai.games import load
from caravanserai.kernel.chance import Fast
from caravanserai.kernel.refusal import Refusal
from caravanserai.kernel.table import Table
from caravanserai.server.answers import Answers
from caravanserai.server.app import Server
from caravanserai.server.audience import frame_for, frame_for_all, merge, table_after
from caravanserai.server.bots import Bots
from caravanserai.server.limits import Bucket, Buckets
from caravanserai.server.metrics import Metrics
from caravanserai.server.problems import Refuse
from caravanserai.server.records import Entry, EntryKind, Seat, Setup
from caravanserai.server.settings import Settings
from caravanserai.server.store import migrate
from caravanserai.server.story import Story, rebuild
from caravanserai.server.thinking import make_task, think
from caravanserai.server.tidy_text import tidy


def setup(*kinds: str, clock: int | None = None, game: str = "yspahan") -> Setup:
    made = {"open": Seat("open"), "bot": Seat("bot", None, "Omar", "merchant")}
    seats = [made.get(kind) or Seat("person", kind, kind) for kind in kinds]
    options: dict[str, bool | int | str] = {"first_player": 0} if game == "yspahan" else {}
    return Setup("table", game, 1, options, seats, clock, False, "ada", 100.0, bytes(32))


class Chronicle:
    """A story and the log being written from it."""

    def __init__(self, start: Setup) -> None:
        self.story = Story(start)
        self.log: list[Entry] = []

    def write(self, what: EntryKind, at: float = 0.0, **payload: object) -> None:
        entry = Entry(self.story.head + 1, at, what, payload, f"key {self.story.head}")
        self.story.apply(entry)
        self.log.append(entry)

    @property
    def status(self) -> str:
        return self.story.status


def some_game(moves: int) -> tuple[Story, list[Entry]]:
    """A story of two people that includes undone moves."""
    chronicle, chance = Chronicle(setup("ada", "berta")), random.Random(8)
    story = chronicle.story
    assert story.table is not None
    while story.table.seq < moves:
        seat = story.waiting[0]
        chronicle.write("move", seat=seat, move=chance.choice(story.table.moves(seat)).text)
        if story.table.can_undo(seat) and chance.random() < 0.5:
            chronicle.write("undo", seat=seat)
    return story, chronicle.log


def test_the_same_log_always_gives_the_same_table() -> None:
    story, log = some_game(60)
    again = rebuild(story.setup, log)
    assert any(entry.kind == "undo" for entry in log)
    assert again.table is not None and story.table is not None
    assert again.table.position() == story.table.position()
    assert (again.marks, again.keys, again.decision_since) == (story.marks, story.keys, story.decision_since)
    assert again.card() == story.card()


def test_a_copy_of_a_story_goes_its_own_way() -> None:
    """Entries applied to the copy do not touch the story; both continue alike, undo and chance included."""
    story, log = some_game(60)
    followed = Story(story.setup)
    for entry in log:
        assert followed.table is not None
        before = (followed.card(), followed.table.position(), list(followed.marks), dict(followed.keys))
        events, drawn = len(followed.table.journal.events), followed.table.chance.drawn
        copied = followed.clone()
        copied.apply(entry)
        assert before == (followed.card(), followed.table.position(), followed.marks, followed.keys)
        assert (events, drawn) == (len(followed.table.journal.events), followed.table.chance.drawn)
        followed = copied
    assert followed.table is not None and story.table is not None
    assert followed.table.position() == story.table.position()
    assert followed.table.record() == story.table.record() and followed.card() == story.card()


def test_a_page_that_missed_an_undo_forgets_what_was_undone() -> None:
    story, log = some_game(60)
    assert story.table is not None
    truth = [event.name for event in frame_for(story.table, 0, 0).events]
    for last in range(len(log)):
        page = rebuild(story.setup, log[:last])
        assert page.table is not None
        known = [event.name for event in frame_for(page.table, 0, 0).events]
        first = story.events_from(last)
        told = [event.name for event in frame_for(story.table, 0, first).events]
        assert known[:first] + told == truth
    assert story.events_from(None) == story.events_from(99999) == 0


def test_the_past_can_be_played_again() -> None:
    story, _ = some_game(40)
    assert story.table is not None
    earlier = table_after(story.table, 25)
    assert earlier.seq == 25 and table_after(story.table, 40).position() == story.table.position()


def test_seats_in_the_log() -> None:
    chronicle = Chronicle(setup("ada", "open", "open"))
    story = chronicle.story
    assert chronicle.status == "gathering"
    chronicle.write("join", seat=1, kind="person", guest="berta", name="Berta")
    chronicle.write("leave", guest="ada")
    assert story.host == "berta" and story.seats[0].kind == "open"
    chronicle.write("change", seat=0, kind="bot", level="master", name="Omar")
    assert chronicle.status == "gathering"
    chronicle.write("change", seat=2, kind="bot", level="master", name="Zahra")
    assert chronicle.status == "playing" and story.computers_to_move() == [0]
    chronicle.write("carry", 0.0, **{"from": "berta", "to": "cleo"})
    assert story.seats[1].guest == "cleo" and story.host == "cleo"
    assert rebuild(story.setup, chronicle.log).card() == story.card()


def test_taking_a_move_back_gives_no_time_back() -> None:
    chronicle = Chronicle(setup("ada", "berta", clock=30))
    story = chronicle.story
    assert story.table is not None and story.deadline() == 130.0
    chance = random.Random(8)
    moment = 100.0
    while True:
        seat, before = story.waiting[0], story.deadline()
        moment += 5
        chronicle.write("move", moment, seat=seat, move=chance.choice(story.table.moves(seat)).text)
        assert story.deadline() == moment + 30
        if story.table.can_undo(seat):
            break
    chronicle.write("undo", moment + 1, seat=seat)
    assert story.deadline() == before
    chronicle.write("timeout", moment + 2, seat=seat)
    assert story.deadline() is None and story.computers_to_move() == [seat]


def seal(chronicle: Chronicle, seat: int, at: float, **more: str) -> None:
    """Make a seat's first available choice, in secret."""
    assert chronicle.story.table is not None
    move = chronicle.story.table.moves(seat)[0].text
    chronicle.write("move", at, seat=seat, move=move, **more)


def test_a_sealed_choice_gives_nobody_more_time() -> None:
    """Everyone has the same time for simultaneous choices; only computers' thinking does not count."""
    chronicle = Chronicle(setup("ada", "berta", "bot", "cleo", clock=30, game="amul"))
    story = chronicle.story
    assert story.deadline() is None  # first the computer
    seal(chronicle, 2, 104.0, by="computer")
    assert story.deadline() == 134.0
    since = story.decision_since
    seal(chronicle, 0, 110.0)
    chronicle.write("undo", 112.0, seat=0)
    assert story.waiting == [0, 1, 3] and story.deadline() == 134.0 and story.decision_since == since
    for moment in (115.0, 120.0, 133.0):  # not even by changing one's mind
        seal(chronicle, 0, moment)
        assert story.deadline() == 134.0 and story.decision_since == since
    seal(chronicle, 1, 133.5)
    assert story.waiting == [3]
    seal(chronicle, 3, 133.8)
    assert story.deadline() in (None, 163.8) and story.decision_since == story.head
    assert rebuild(story.setup, chronicle.log).card() == story.card()


def test_a_new_round_of_sealed_choices_is_a_new_decision() -> None:
    """The last card played may lead straight to the next offers: sealed too, with their own clock."""
    chronicle = Chronicle(setup("ada", "berta", "cleo", clock=30, game="amul"))
    story, moment = chronicle.story, 100.0
    assert story.table is not None
    decisions = set()
    while (kind := story.table.decision().kind) != "offer_card" or "reveal_card" not in decisions:
        decisions.add(kind)
        moment += 1
        seal(chronicle, story.waiting[0], moment)
    assert story.sealed and not story.has_sealed(0)
    assert story.deadline() == moment + 30 and story.decision_since == story.head


def test_an_illegal_move_leaves_the_story_alone() -> None:
    story, _ = some_game(10)
    card, head = story.card(), story.head
    with pytest.raises(Refusal):
        story.apply(Entry(head + 1, 0.0, "move", {"seat": 1 - story.waiting[0], "move": "pass"}))
    with pytest.raises(ValueError, match="cannot follow"):
        story.apply(Entry(head + 5, 0.0, "undo", {"seat": 0}))
    assert (story.card(), story.head) == (card, head)


def test_merging_what_several_know() -> None:
    seen = [
        {"hand": ["a"], "n": 1, "rows": [{"x": None}, {"x": 2}]},
        {"hand": None, "n": 1, "rows": [{"x": 1}, {"x": None}]},
    ]
    assert merge(seen) == {"hand": ["a"], "n": 1, "rows": [{"x": 1}, {"x": 2}]}
    assert merge([None, None]) is None


def test_who_sees_everything_looks_behind_every_screen() -> None:
    table = Table(load("dragons"), 3, bytes(32))
    chance = random.Random(8)
    placed = 0
    while placed < 4:  # everybody has placed a token
        placed += table.decision().kind == "place_token"
        seat = table.waiting[0]
        table.play(seat, chance.choice(table.moves(seat)))
    players = frame_for_all(table, 0)["view"]["players"]
    assert [len(player["screen"]) for player in players] == [player["behind"] for player in players]
    assert 0 < players[2]["behind"] < 8


def test_buckets_give_out_so_many() -> None:
    bucket = Bucket(3, 0.001)
    assert [bucket.take() for _ in range(5)] == [True, True, True, False, False]
    buckets = Buckets(1, 0.001, remembered=2)
    assert buckets.take("a") and not buckets.take("a") and buckets.take("b") and buckets.take("c")
    assert buckets.take("a"), "forgotten, so full again"


def test_a_new_table_that_the_sweep_finds_first_is_opened_once(tmp_path: Path) -> None:
    """Between its writing and its creator's answer; a second copy would hear of no moves."""
    server = Server(Settings(data_dir=tmp_path))
    house, story = server.house, Story(setup("open", "open"))

    async def create() -> tuple[bool, int]:
        await house.store.write(house.store.create_table, story)
        found = await house.live(story.setup.id)
        made = house.admit_new(story)
        drivers = [task for task in asyncio.all_tasks() if task.get_name() == f"table {story.setup.id}"]
        for driver in drivers:
            driver.cancel()
        return made is found is house.tables[story.setup.id], len(drivers)

    migrate(server.store.engine)
    try:
        assert asyncio.run(create()) == (True, 1)
    finally:
        server.store.close(1.0)


def test_words_are_tidied() -> None:
    assert tidy("  a\u0000 b\n\u202ec ", 10) == "a b c"
    with pytest.raises(Refuse):
        tidy("x" * 11, 10)


# --- computers ---------------------------------------------------------------------------------------------


def middle_of_a_game(seed: int) -> Table:
    table, chance = Table(load("yspahan"), 4, seed), random.Random(seed)
    while table.seq < 120:
        table.play(table.waiting[0], chance.choice(table.moves(table.waiting[0])))
    return table


def test_what_a_computer_is_handed_holds_no_secrets() -> None:
    """Changing everything a seat cannot know leaves the task that the server hands out unchanged."""
    for seed in range(5):
        table = middle_of_a_game(seed)
        seat = table.waiting[0]
        task = make_task(table, seat, "master", 7)
        table.state.redeal(seat, Fast(seed + 99))
        assert make_task(table, seat, "master", 7) == task


@pytest.mark.parametrize("level", LEVELS)
def test_computers_choose_legal_moves(level: str) -> None:
    for seed in range(3):
        table = middle_of_a_game(seed)
        seat = table.waiting[0]
        assert think(make_task(table, seat, level, 7)) in table.state.legal(seat)


def test_a_master_plays_the_best_rated_move() -> None:
    table = middle_of_a_game(2)
    seat = table.waiting[0]
    state = table.state_for(seat, 1)
    chosen = choose(table.game, state, seat, "master", Fast(1))
    rate = table.game.advice.rate
    assert rate(state, seat, chosen) == max(rate(state, seat, action) for action in state.legal(seat))


def test_a_computer_that_is_late_gives_no_answer() -> None:
    table = middle_of_a_game(1)
    task = make_task(table, table.waiting[0], "master", 7)

    async def ask() -> list[int | None]:
        bots = Bots(1, 0.00001, Metrics())
        try:
            return [await bots.choose(task), await bots.choose(task), await bots.choose(task)]
        finally:
            await bots.close()

    first, late, again = asyncio.run(ask())
    assert first is not None and late is None and again is not None


def test_computers_think_for_a_shorter_time_while_others_wait_for_their_turn() -> None:
    async def budgets() -> list[int]:
        bots = Bots(1, 5.0, Metrics(), thinking=0.4)
        found = [bots.budget()]
        async with bots._turns.take(True):
            waiting = [asyncio.create_task(_take_a_turn(bots)) for _ in range(3)]
            await asyncio.sleep(0)
            found.append(bots.budget())
        await asyncio.gather(*waiting)
        return [*found, bots.budget()]

    assert asyncio.run(budgets()) == [400, 100, 400]


async def _take_a_turn(bots: Bots) -> None:
    async with bots._turns.take(True):
        pass


def test_a_computer_that_searches_answers_later_whatever_it_is_asked() -> None:
    """The moment is drawn before anybody looks at the options: thinking reveals nothing (DRA-INFO.6)."""

    async def moments() -> list[float]:
        answers = Answers(1.0, random.Random(1))
        answers.expect(5, False, [0, 1], [], [1])
        return [answers.by_seat[seat].moment for seat in (0, 1)]

    plain, searching = asyncio.run(moments())
    assert searching - plain == pytest.approx(0.7, abs=0.05)
