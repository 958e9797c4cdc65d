"""Whoever keeps books from the public journal alone knows all that is public, through random games."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from caravanserai.games.emira.parts import NONE, PIECES
from caravanserai.games.emira.player import left_of, track_of
from caravanserai.games.emira.state import Emira
from caravanserai.kernel.chance import Fast
from caravanserai.kernel.pile import PUBLIC_BIT
from tests.games.emira.tables import EmiraTable, new_game
from tests.rules import rule

GAMES = [(3, "base", 1), (4, "advanced", 2), (5, "base", 3), (3, "advanced", 4)]
each_game = pytest.mark.parametrize(("players", "rules", "seed"), GAMES)
TURNS = 24
SIZES = {"small_slow": "small", "small_fast": "small", "large_slow": "large", "large_fast": "large"}
SPACES = {"small_slow": 8, "small_fast": 4, "large_slow": 8, "large_fast": 4}


class Books:
    """What a spectator writes down."""

    def __init__(self, table: EmiraTable) -> None:
        s = table.state
        self.parts = s.parts
        seats = range(s.players_count)
        self.gold = [750 for _ in seats]
        self.sections = [int(player.sections) for player in s.players]
        self.camels = [int(player.camels) for player in s.players]
        self.tokens = [Counter(self.tokens_of(s, seat)) for seat in seats]
        self.status = [Counter(s.parts.status_ids[card] for card in player.status) for player in s.players]
        self.caravans: list[Counter[tuple[str, int]]] = [Counter() for _ in seats]
        self.hands = [1 for _ in seats]
        self.palaces: list[list[str]] = [[] for _ in seats]
        self.in_play: list[str] = []
        self.coming: list[str] = []
        self.undecided: list[str] = []
        self.gone: set[str] = set()
        self.token_offer: str | None = None
        self.status_offer: str | None = None
        self.pieces: set[str] = set()
        self.turn = 1
        self.starting = int(s.starting)
        self.interrupted = False

    def tokens_of(self, s: Emira, seat: int) -> dict[str, int]:
        counts = zip(s.parts.tokens, s.players[seat].tokens, strict=True)
        return {token: int(count) for token, count in counts if count}

    def write(self, name: str, args: dict[str, Any]) -> None:
        note = getattr(self, name, None)
        if note is not None:
            note(**args)

    # --- the turn -------------------------------------------------------------------------------------

    def turn_began(self, number: int, seat: int) -> None:
        self.turn, self.starting = number, seat
        self.interrupted = False

    # --- gold -----------------------------------------------------------------------------------------

    def income_received(self, seat: int, supply: int, trade: int, bonus: int) -> None:
        self.gold[seat] += supply + trade + bonus
        if not self.interrupted:
            moved = Counter({(c, left - 1): n for (c, left), n in self.caravans[seat].items()})
            self.finished = Counter({c: n for (c, left), n in moved.items() if left == 0})
            self.caravans[seat] = Counter({key: n for key, n in moved.items() if key[1] > 0})

    def trade_interrupted(self) -> None:
        self.interrupted = True

    def caravan_finished(self, seat: int, caravan: str) -> None:
        assert self.finished[caravan] > 0
        self.finished[caravan] -= 1

    def gold_taken(self, seat: int, gold: int) -> None:
        self.gold[seat] += gold

    def pays(self, seat: int, gold: int, **_: Any) -> None:
        self.gold[seat] -= gold

    auction_won = voluntary_bid = gift_paid = upkeep_paid = pays

    def gold_shown(self, seat: int, gold: int) -> None:
        assert self.gold[seat] == gold

    def gold_opened(self, seat: int, princess: str, gold: int) -> None:
        assert self.gold[seat] == gold

    # --- purchases --------------------------------------------------------------------------------------

    def caravan_bought(self, seat: int, caravan: str, gold: int) -> None:
        self.pays(seat, gold)
        self.pieces.remove(SIZES[caravan])
        self.caravans[seat][caravan, SPACES[caravan]] += 1

    def token_bought(self, seat: int, token: str, gold: int) -> None:
        self.pays(seat, gold)
        assert self.token_offer == token
        self.token_offer = None
        self.tokens[seat][token] += 1

    def status_bought(self, seat: int, status: str, gold: int) -> None:
        self.pays(seat, gold)
        assert self.status_offer == status
        self.status_offer = None
        self.status[seat][status] += 1

    def section_bought(self, seat: int, gold: int) -> None:
        self.pays(seat, gold)
        self.pieces.remove("palace")
        self.sections[seat] += 1

    def camel_bought(self, seat: int, gold: int) -> None:
        self.pays(seat, gold)
        self.pieces.remove("camel")
        self.camels[seat] += 1

    def events_bought(self, seat: int, cards: int, gold: int) -> None:
        self.pays(seat, gold)
        self.hands[seat] += 1

    def event_played(self, seat: int, event: str) -> None:
        self.hands[seat] -= 1

    # --- what is on offer ---------------------------------------------------------------------------------

    def token_offered(self, token: str) -> None:
        self.token_offer = token

    def token_unsold(self, token: str) -> None:
        assert self.token_offer == token
        self.token_offer = None

    def status_offered(self, status: str, gold: int, points: int) -> None:
        self.status_offer = status
        assert (gold, points) == (
            self.parts.status_price[self.parts.status_ids.index(status)],
            self.parts.status_points[self.parts.status_ids.index(status)],
        )

    def status_unsold(self, status: str) -> None:
        assert self.status_offer == status
        self.status_offer = None

    def piece_offered(self, piece: str) -> None:
        assert piece not in self.pieces
        self.pieces.add(piece)

    # --- events -----------------------------------------------------------------------------------------

    def camels_born(self, seat: int, camels: int) -> None:
        self.camels[seat] += camels

    def camels_died(self, seat: int, camels: int) -> None:
        self.camels[seat] -= camels

    def caravan_extended(self, seat: int, caravan: str, left: int) -> None:
        self.caravans[seat][caravan, left - 1] -= 1
        self.caravans[seat][caravan, left] += 1

    def caravan_spoiled(self, seat: int, caravan: str, left: int) -> None:
        self.caravans[seat][caravan, left + 1] -= 1
        if left:
            self.caravans[seat][caravan, left] += 1

    # --- princesses ---------------------------------------------------------------------------------------

    def princess_revealed(self, princess: str) -> None:
        if princess in self.coming:
            self.coming.remove(princess)
        self.in_play.append(princess)

    def princess_announced(self, princess: str) -> None:
        self.coming.append(princess)

    def princess_undecided(self, princess: str) -> None:
        self.find(princess)
        self.undecided.append(princess)

    def princess_joined(self, seat: int, princess: str) -> None:
        self.find(princess)
        self.palaces[seat].append(princess)

    def sidi_struck(self, seat: int, princesses: int) -> None:
        assert princesses == len(self.palaces[seat])
        self.find("sidi_suleiman")
        self.gone.add("sidi_suleiman")

    def princess_eloped(self, seat: int, princess: str) -> None:
        self.palaces[seat].remove(princess)
        self.gone.add(princess)

    def princess_left(self, seat: int, princess: str) -> None:
        self.palaces[seat].remove(princess)

    def gift_refused(self, seat: int) -> None:
        self.palaces[seat].remove("xenia")

    def xenia_removed(self, seat: int) -> None:
        self.palaces[seat].remove("xenia")
        self.gone.add("xenia")

    def xenia_waited(self, seat: int, markers: int) -> None:
        assert "xenia" in self.palaces[seat]

    def token_given_up(self, seat: int, token: str) -> None:
        self.tokens[seat][token] -= 1

    def status_stolen(self, seat: int, status: str) -> None:
        self.status[seat][status] -= 1

    def find(self, princess: str) -> None:
        """She leaves wherever she was, if that was on the table."""
        for row in (self.in_play, self.undecided):
            if princess in row:
                row.remove(princess)

    # --- checking the books ---------------------------------------------------------------------------

    def check_gold(self, s: Emira) -> None:
        assert [player.gold for player in s.players] == self.gold
        assert (s.turn, s.starting) == (self.turn, self.starting)

    def check_belongings(self, s: Emira) -> None:
        assert [player.sections for player in s.players] == self.sections
        assert [player.camels for player in s.players] == self.camels
        for seat, player in enumerate(s.players):
            assert self.tokens_of(s, seat) == dict(+self.tokens[seat])
            assert Counter(s.parts.status_ids[card] for card in player.status) == +self.status[seat]
            caravans = Counter(
                (s.parts.caravan_ids[track_of(caravan)], int(left_of(caravan))) for caravan in player.caravans
            )
            assert caravans == +self.caravans[seat]

    def check_offers(self, s: Emira) -> None:
        tokens, status = s.parts.tokens, s.parts.status_ids
        assert self.token_offer == (None if s.token_offer == NONE else tokens[s.token_offer])
        assert self.status_offer == (None if s.status_offer == NONE else status[s.status_offer])
        assert self.pieces == {piece for index, piece in enumerate(PIECES) if s.pieces >> index & 1}

    def check_princesses(self, s: Emira) -> None:
        ids = s.parts.princess_ids
        assert [[ids[one] for one in player.residents] for player in s.players] == self.palaces
        assert [ids[one] for one in s.in_play] == self.in_play
        assert [ids[one] for one in s.coming] == self.coming
        assert [ids[one] for one in s.undecided] == self.undecided
        assert {ids[one] for one in s.princesses_gone} == self.gone


def check(players: int, rules: str, seed: int, check: str) -> None:
    """Play some turns at random and compare the books with the truth at every decision."""
    table = new_game(players, seed, {"rules": rules})
    books = Books(table)
    chance = Fast(seed)
    read = 0
    while True:
        journal = table.table.journal.events
        for event in (entry.seen_by(PUBLIC_BIT) for entry in journal[read:]):
            books.write(event.name, dict(event.args))
        read = len(journal)
        if table.table.over or table.view().turn > TURNS:
            return
        if table.asks not in ("keep_event", "keep_bought"):
            getattr(books, check)(table.state)
        seat = table.waiting[0]
        moves = table.table.moves(seat)
        table.table.play(seat, moves[int(chance.below(min(len(moves), 12)))])


@rule(
    "EMI-TURN.1",
    "EMI-TURN.3",
    "EMI-INCOME.1",
    "EMI-AUC.8",
    "EMI-AUC.12",
    "EMI-AUC.13",
    "EMI-UPKEEP.1",
    "EMI-ACT.1",
)
@each_game
def test_all_gold_that_is_paid_and_received_is_told(players: int, rules: str, seed: int) -> None:
    check(players, rules, seed, "check_gold")


@rule(
    "EMI-INCOME.2",
    "EMI-ACT.1",
    "EMI-ACT.4",
    "EMI-ACT.5",
    "EMI-ACT.6",
    "EMI-ACT.7",
    "EMI-CARD.3",
    "EMI-CARD.14",
    "EMI-CARD.19",
)
@each_game
def test_belongings_are_public(players: int, rules: str, seed: int) -> None:
    check(players, rules, seed, "check_belongings")


@rule("EMI-PREP.2", "EMI-PREP.3", "EMI-PREP.4", "EMI-AUC.18", "EMI-3P.4", "EMI-3P.5")
@each_game
def test_what_is_on_offer_is_told(players: int, rules: str, seed: int) -> None:
    check(players, rules, seed, "check_offers")


@rule(
    "EMI-PREP.1",
    "EMI-CHOOSE.2",
    "EMI-CHOOSE.4",
    "EMI-UND.1",
    "EMI-UND.2",
    "EMI-PRIN.1",
    "EMI-PRIN.27",
    "EMI-UPKEEP.4",
    "EMI-3P.3",
)
@each_game
def test_where_every_princess_is_is_told(players: int, rules: str, seed: int) -> None:
    check(players, rules, seed, "check_princesses")
