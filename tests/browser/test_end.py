"""After the game: podium, breakdown, replay, record, rematch."""

from __future__ import annotations

import subprocess
import sys
from datetime import datetime, timedelta
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.played import before_the_end, last_move, over, played, set_out
from tests.browser.scenes import Scenes
from tests.server.servers import ROOT, ServerProcess

# How many rows of the score are written down; none of this before the game is over and after the counting.
ROWS_WRITTEN = """() => {
    const rows = [...document.querySelectorAll("main .pad tbody tr")];
    if (document.querySelector(".podium") || !rows.length) return null;
    return rows.filter(row => row.querySelector("td").textContent !== "").length;
}"""


@pytest.mark.parametrize("game", ["yspahan", "dragons", "emira", "amul"])
def test_the_score_is_counted_by_itself(arrive: Arrive, server: ServerProcess, game: str) -> None:
    """Row by row to the podium, though nobody skips ahead."""
    ada = arrive("Ada", still=False, alone=True)
    ada.page.clock.install()
    ada.sit(set_out(server, [ada], before_the_end(game, 3)))
    ada.until_asked()
    ada.page.clock.pause_at(datetime.now() + timedelta(minutes=1))  # from now on the test moves the hands
    ada.press(last_move(game, 3))
    ada.until(lambda: bool(ada.frame["frame"]["over"]))
    rows = len(ada.frame["frame"]["scores"][0])
    written: set[int | None] = set()
    for _ in range(10 * (rows + 3)):  # the computers' last moves are shown first
        ada.page.clock.run_for(300)
        written.add(ada.page.evaluate(ROWS_WRITTEN))
    assert written == {None, *range(rows)}
    expect(ada.podium).to_be_visible()
    pad = ada.page.get_by_role("table", name="Score, line by line")
    expect(pad.locator("tbody tr").last.locator("td").first).not_to_have_text("")


def test_the_end_page_and_the_record(desk: Scenes, tmp_path: Path) -> None:
    ada = desk.person
    desk.show("end")
    table = desk.tables["over"]
    final = ada.get(f"/api/tables/{table}")
    expect(ada.podium.get_by_role("listitem")).to_have_count(3)
    for points in sorted(final["scores"])[1:]:
        expect(ada.podium).to_contain_text(str(points))
    breakdown = ada.page.get_by_role("table", name="Score, line by line")
    assert breakdown.locator("tfoot td").all_inner_texts() == [str(points) for points in final["scores"]]
    expect(ada.page.get_by_text(final["seed"])).to_be_visible()
    expect(ada.page.get_by_text(final["commitment"])).to_be_visible()

    with ada.page.expect_download() as download:
        ada.page.get_by_role("link", name="Download the record").first.click()
    record = tmp_path / download.value.suggested_filename
    download.value.save_as(record)
    assert record.name == f"yspahan-{table}.json"
    verified = subprocess.run(
        [sys.executable, "-m", "caravanserai.cli", "verify", str(record)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert verified.returncode == 0, verified.stdout + verified.stderr

    ada.page.get_by_role("button", name="Show the board").click()
    expect(ada.page.get_by_role("region", name="Table")).to_be_visible()
    ada.page.get_by_role("button", name="Show the result").click()
    expect(ada.podium).to_be_visible()


def test_replay_with_scrubber_and_eyes(desk: Scenes) -> None:
    ada = desk.person
    desk.show("end")
    table = desk.tables["over"]
    ada.page.get_by_role("link", name="Replay").click()
    last = len(ada.get(f"/api/tables/{table}/record")["moves"])
    place = ada.page.get_by_role("region", name="Replay controls")
    expect(place).to_contain_text(f"Move 0 of {last}")
    place.get_by_role("button", name="One move forward").click()
    expect(place).to_contain_text(f"Move 1 of {last}")
    place.get_by_role("button", name="One move back").click()
    expect(place).to_contain_text(f"Move 0 of {last}")
    place.get_by_role("slider", name="Move").fill(str(last))
    expect(place).to_contain_text(f"Move {last} of {last}")
    final = ada.get(f"/api/tables/{table}")["scores"]
    for points in final:
        expect(
            ada.page.get_by_role("region", name="Players").locator(".score", has_text=str(points)).first
        ).to_be_visible()
    hand = ada.page.get_by_role("region", name="Your hand and belongings")
    middle = last // 2
    place.get_by_role("slider", name="Move").fill(str(middle))
    expect(place).to_contain_text(f"Move {middle} of {last}")
    for eyes, hands in (("spectator", 0), ("Ada", 1), ("everything revealed", 1)):
        place.get_by_label("View as").select_option(label=eyes)
        expect(hand).to_have_count(hands)
    place.get_by_role("button", name="Play").click()
    expect(place).to_contain_text(f"Move {middle + 1} of {last}")
    place.get_by_role("button", name="Pause").click()
    place.get_by_role("link", name="Show the result").click()
    expect(ada.podium).to_be_visible()


def test_a_stranger_may_look_at_a_replay(arrive: Arrive, desk: Scenes) -> None:
    stranger = arrive().open(f"/replay/{desk.finished()}")
    expect(stranger.page.get_by_role("region", name="Replay controls")).to_be_visible()


def test_rematch_brings_all_to_a_new_table(arrive: Arrive, server: ServerProcess) -> None:
    ada, berta = arrive("Ada"), arrive("Berta")
    table = set_out(server, [ada], played("yspahan", 2, over))
    ada.open(f"/table/{table}")
    berta.open(f"/table/{table}")
    ada.page.get_by_role("button", name="Rematch").click()
    expect(ada.decision).to_be_visible()
    assert table not in ada.page.url
    berta.page.get_by_role("button", name="Join the rematch").click()
    expect(berta.page.get_by_text("You are watching.")).to_be_visible()
    assert urlsplit(berta.page.url).path == urlsplit(ada.page.url).path  # perhaps through another process
