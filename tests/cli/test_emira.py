"""Emira in the terminal: what its players read, bid, buy and keep secret."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tests.cli.person import run

HAND_OVER = "it is your turn. Press Enter when only you can see the screen."
AUCTION: dict[str, Any] = {
    "turn": 5,
    "phase": "auctions",
    "in_play": ["noor"],
    "undecided": ["badra"],
    "stirred": False,
    "status_offer": "status_700",
    "token_offer": "beauty",
    "pieces": ["palace", "camel", "small"],
    "players": [
        {"gold": 640, "camels": 2, "princesses": ["asima"], "objective": "g4_1", "hand": ["bazaar"]},
        {"gold": 930, "sections": 2, "hand": [], "objective": "g4_5"},
        {"gold": 150},
        {"gold": 720},
    ],
}


def position(*arguments: str, **changes: Any) -> list[str]:
    """The arguments that begin a game for four from a position."""
    Path("here.json").write_text(json.dumps({**AUCTION, **changes}))
    return ["play", "emira", "--position", "here.json", "--seed", "1", *arguments]


def row(shown: str, name: str) -> list[str]:
    """A line of the table of players."""
    return next(line.split() for line in shown.splitlines() if line.startswith(f"│ {name} "))[2:-1]


def test_the_board_shows_everything_that_is_public_and_ones_own_secrets() -> None:
    shown = run(*position(), lines=["quit"]).out
    text = " ".join(shown.replace("│", " ").split())
    for piece in (
        "Emira · Base game · Turn 5 · Auctions and actions · Starting player ●",
        "7 princesses win, or 5 with the talents of the objective.",
        "Undecided princess",
        "Status 700 (2 points) · Beauty 350 · Palace section 500 · Camel 150 · Small caravan 450/550",
        "Auction: bidding ● ▲ ■ ◆ · still to act ● ▲ ■ ◆",
        "● Asima",
        "Objective: 1 Intelligence + 1 Housekeeping + 1 Cooking + 1 Romance",
        "Bazaar [Bag] You pick the appearance token that goes on offer this turn.",
    ):
        assert piece in text, piece
    assert row(shown, "Gold") == ["640", "?", "?", "?"]
    assert row(shown, "Camels")[:2] == ["2", "(−100)"]


def test_few_bids_are_listed_and_all_can_be_typed() -> None:
    played = run(*position(), "--seats", "you,random,random,random", lines=["options", "bid 320", "quit"]).out
    assert "7  Bid 60 gold  bid 60" in played and "Bid 70 gold" not in played
    assert "Any bid from 10 to 740 in tens can be typed, such as “bid 70”." in " ".join(played.split())
    assert "Player 1 bids 320 gold." in played
    refused = run(*position(), lines=["bid 900", "hint", "quit"]).out
    assert "You cannot pay a bid of 900: you have 640 gold and a discount of 100." in refused
    assert "Hint: " in refused


def test_a_bid_is_never_completed_to_a_higher_one() -> None:
    played = run(*position(), "--seats", "you,random,random,random", lines=["bid 25", "b 33", "quit"]).out
    assert "Player 1 bids" not in played
    assert played.count("is not a move") == 2, played


def test_the_gold_of_one_person_is_hidden_from_the_next() -> None:
    seats = ["--seats", "you:Anna,you:Bob,you:Cleo,you:Dan"]
    played = run(*position(), *seats, lines=["", "bid 50", "", "score", "quit"]).out
    anna, bob = played.split(f"Bob, {HAND_OVER}")
    assert row(anna, "Gold") == ["640", "?", "?", "?"]
    assert row(bob, "Gold") == ["?", "930", "?", "?"]
    assert "Anna bids 50 gold." in bob
    assert "Bazaar" in anna and "Bazaar" not in bob
    assert "1 Intelligence + 1 Housekeeping" in anna and "1 Intelligence + 1 Housekeeping" not in bob
    talents = next(line for line in bob.splitlines() if "Talents of the objective" in line)
    assert talents.split()[4:8] == ["?", "0", "?", "?"]


def test_an_order_bids_up_to_a_limit_and_ends_with_its_auction() -> None:
    seats = ["--seats", "you:Anna,you:Bob,you:Cleo,you:Dan"]
    answers = [
        "",
        "orders highest_bid 200",
        "",
        "bid 90",
        "",
        "pass",
        "",
        "pass",
        "",
        "bid 190",
        "",
        "bid 210",
    ]
    played = run(*position(), *seats, lines=[*answers, "", "quit"]).out
    assert "Standing order – Bid for me up to: 200." in played
    for line in ("Anna bids 10 gold.", "Bob bids 90 gold.", "Anna bids 100 gold.", "Anna bids 200 gold."):
        assert line in played, line
    assert "Anna passes." in played
    assert "Bob wins the auction at 210" in played
    assert played.count(f"Anna, {HAND_OVER}") == 1


def test_a_move_taken_back_ends_the_order_that_made_it() -> None:
    alone = position("--seats", "you:Anna,you:Bob,you:Cleo,you:Dan", auction={"acted": [2, 3]})
    answers = ["", "orders highest_bid 200", "undo", "bid 30", "", "quit"]
    played = run(*alone, lines=answers).out
    assert "Anna can still type “undo” and choose again." in played
    assert "Anna bids 30 gold." in played and "Anna bids 10 gold." not in played


def test_what_computers_bid_since_is_taken_back_too() -> None:
    alone = position(
        "--seats", "you:Anna,merchant,merchant,merchant", "--seed", "3", auction={"acted": [2, 3]}
    )
    played = run(*alone, lines=["bid 10", "undo", "bid 30", "quit"]).out
    first, second = played.split("Undone.")
    assert "Anna bids 10 gold." in first and "Soraya passes." in first
    assert "Anna bids 30 gold." in second and "Anna bids 10 gold." not in second


def test_cards_one_looks_at_are_shown_to_their_reader_alone() -> None:
    looking = {
        "phase": "play_events",
        "turn": 2,
        "princess_deck_top": ["thara", "nibal", "zainab"],
        "players": [{"hand": ["court_influence"]}, {"hand": ["bazaar"]}, {}, {}],
    }
    Path("looking.json").write_text(json.dumps(looking))
    command = ["play", "emira", "--seed", "1", "--position", "looking.json"]
    seats = ["--seats", "you:Anna,you:Bob,you:Cleo,you:Dan"]
    played = run(*command, *seats, lines=["", "play court", "order 321", "", "quit"]).out
    anna, bob = played.split(f"Bob, {HAND_OVER}")
    assert "Zainab" in anna and "Event cards cost you 100" in anna
    assert "Order 3, 2, 1  Zainab, Nibal, Thara" in anna
    assert "Zainab" not in bob


def test_the_end_shows_every_line_of_every_score() -> None:
    ended = run("play", "emira", "--seats", "random,random,random", "--seed", "2").out
    assert "Talents of the objective" in ended and "?" not in ended.partition("Talents of the objective")[2]
