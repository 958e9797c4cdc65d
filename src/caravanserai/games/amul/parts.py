"""The components of Āmul as typed tables, built once from data.toml."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caravanserai.kernel.data import BadData, check_names, read
from caravanserai.kernel.game import Document

NONE: Final = -1
NO_CARD: Final = 0  # cards are numbered from 1

# the kinds of scoring term (AMU-SCORE.2-8)
FLAT: Final = 0
SERIES: Final = 1
IN_PLAY: Final = 2
COUNT: Final = 3
PAIRS: Final = 4
SWITCH: Final = 5
SET: Final = 6
TERMS: Final = ["flat", "series", "in_play", "count", "pairs", "switch", "set"]

# whose cards a term looks at: the control icon
SELF: Final = 0
NEIGHBOURS: Final = 1
SELF_AND_NEIGHBOURS: Final = 2
ONE_NEIGHBOUR: Final = 3
SCOPES: Final = ["self", "neighbours", "self_and_neighbours", "one_neighbour"]

# where a card may end up: the placement icons (AMU-TERM.5)
TABLE: Final = 1
HAND: Final = 2
BOTH: Final = 3
_PLACES: Final = {"table": TABLE, "hand": HAND, "both": BOTH}

MARKET: Final = 0
PALACE: Final = 1
BAZAAR: Final = 2
DECKS: Final = ["market", "palace", "bazaar"]

# when an effect happens
IMMEDIATE: Final = 0
AT_END: Final = 1
_TIMINGS: Final = ["immediate", "end"]

SYMBOLS: Final = ["arab", "mongol", "object", "trade", "military"]
MILITARY: Final = 4

NO_LETTER: Final = 99  # sorts behind every letter


class Term:
    """One summand of a card's score; what its fields mean depends on its kind (see data.toml)."""

    def __init__(self, kind: int) -> None:
        self.kind: i64 = kind
        self.points: i64 = 0  # the default of a switch
        self.alternative: i64 = 0
        self.at_least: i64 = 0
        self.of_symbols = False
        self.of: list[int] = []  # symbols, or faces
        self.scope: i64 = SELF
        self.table: list[int] = []


class Face:
    """What all cards of one name have in common; guards are told apart by their letter."""

    def __init__(self, id: str, index: int, kind: str, style: int, rule: str, value: int) -> None:
        self.id = id
        self.index: i64 = index
        self.kind = kind
        self.style: i64 = style
        self.rule = rule
        self.value: i64 = value  # decides for those who did not in time (AMU-DP.1-3, .5-8)
        self.terms: list[Term] = []
        self.symbols: list[int] = [0] * len(SYMBOLS)  # how many of each
        self.shown: list[int] = []  # those of which there are any
        self.military: i64 = 0  # the Military symbols among them
        self.letter: i64 = NO_LETTER
        self.takes_from: i64 = NONE  # the display from which its effect takes cards
        self.takes_up_to: i64 = 0
        self.timing: i64 = NONE
        self.is_trader = False
        self.is_series = False  # whether its copies score together


class Parts:
    """Everything in the box. Cards are called by their printed number, faces by their index."""

    def __init__(self, data: Document) -> None:
        self._check_entries(data)
        self._read_faces(data)
        self._read_cards(data)
        self._read_terms(data)
        self._read_structure(data)
        self._sort_cards()
        self._check_counts(data)

    @staticmethod
    def _check_entries(data: Document) -> None:
        """The symbols are those that the rules know, and nothing is listed twice."""
        check_names("symbols", [symbol["id"] for symbol in data["symbol"]], SYMBOLS)
        for entries, key in (("style", "id"), ("kind", "id"), ("player_count", "players")):
            listed = [str(entry[key]) for entry in data[entries]]
            check_names(f"entries {entries}", listed, listed)

    # --- faces and cards -----------------------------------------------------------------------

    def _read_faces(self, data: Document) -> None:
        """One face for each kind, and for kinds with printed points one for each card."""
        self.styles: list[str] = [style["id"] for style in data["style"]]
        self.colours: list[str] = [style["colour"] for style in data["style"]]
        self.kinds: list[str] = [kind["id"] for kind in data["kind"]]
        by_id = {kind["id"]: kind for kind in data["kind"]}
        self.faces: list[Face] = []
        self.face_ids: list[str] = []
        self._faces_of: dict[str, list[int]] = {kind: [] for kind in self.kinds}
        entries = data["deck"]["cards"]
        for deck in DECKS:
            for entry in entries:
                id = _face_id(by_id[entry["kind"]], entry)
                if entry["deck"] == deck and id not in self.face_ids:
                    self._add_face(by_id[entry["kind"]], entry, id)
            if deck == DECKS[MARKET]:
                self.market_faces: i64 = len(self.faces)  # the faces that can be in a hand come first
        for kind, found in self._faces_of.items():
            if not found:
                raise BadData(f"there is no card of the kind {kind}")

    def _add_face(self, kind: Document, entry: Document, id: str) -> None:
        index = len(self.faces)
        face = Face(
            id, index, kind["id"], self.styles.index(kind["style"]), kind["rule"], kind["default_value"]
        )
        for symbol, count in kind["symbols"].items():
            face.symbols[SYMBOLS.index(symbol)] = count
            face.shown.append(SYMBOLS.index(symbol))
        face.military = face.symbols[MILITARY]
        if "letter" in entry:
            face.letter = ord(entry["letter"]) - ord("A")
        if "effect" in kind:
            effect = kind["effect"]
            face.takes_from = DECKS.index(effect["from"])
            face.takes_up_to = effect["up_to"]
            face.timing = _TIMINGS.index(effect["timing"])
        self.faces.append(face)
        self.face_ids.append(id)
        self._faces_of[kind["id"]].append(index)

    def _read_cards(self, data: Document) -> None:
        """The cards by number; number 0 is no card."""
        entries = data["deck"]["cards"]
        by_id = {kind["id"]: kind for kind in data["kind"]}
        self.cards: i64 = len(entries)
        if sorted(entry["n"] for entry in entries) != list(range(1, len(entries) + 1)):
            raise BadData("every card number must occur exactly once")
        self.face_of: list[int] = [NONE] * (len(entries) + 1)
        self.place_of: list[int] = [0] * (len(entries) + 1)
        self.deck_of: list[int] = [NONE] * (len(entries) + 1)
        self.marker_of: list[int] = [0] * (len(entries) + 1)
        self.is_tea: list[bool] = [False] * (len(entries) + 1)
        for entry in entries:
            number = entry["n"]
            self.face_of[number] = self.face_ids.index(_face_id(by_id[entry["kind"]], entry))
            self.place_of[number] = _PLACES[entry["place"]]
            self.deck_of[number] = DECKS.index(entry["deck"])
            self.marker_of[number] = entry["min"]
            self.is_tea[number] = entry.get("tea", False)
        # the faces of Market cards as bits, to tell the different cards of a hand or the market apart
        self.face_bit: list[int] = [0] + [self._face_bit(number) for number in range(1, len(entries) + 1)]
        # cards as positions call them: by face and printed number
        self.card_names: list[str] = [""]
        for number in range(1, len(entries) + 1):
            self.card_names.append(f"{self.name(number)} {number}")

    def _face_bit(self, card: int) -> int:
        return 1 << self.face_of[card] if self.deck_of[card] == MARKET else 0

    def _read_terms(self, data: Document) -> None:
        by_id = {kind["id"]: kind for kind in data["kind"]}
        printed = {
            self.face_of[entry["n"]]: entry["points"] for entry in data["deck"]["cards"] if "points" in entry
        }
        for face in self.faces:
            for entry in by_id[face.kind]["score"]:
                if entry["type"] == "printed":
                    term = Term(FLAT)
                    term.points = printed[face.index]
                else:
                    term = self._read_term(entry)
                face.terms.append(term)
                face.is_trader = face.is_trader or term.kind == SET
                face.is_series = face.is_series or term.kind == SERIES
        self.traders: list[Face] = [face for face in self.faces if face.is_trader]

    def _read_term(self, entry: Document) -> Term:
        term = Term(TERMS.index(entry["type"]))
        term.points = entry["default"] if term.kind == SWITCH else entry.get("points", 0)
        term.alternative = entry.get("alt", 0)
        term.at_least = entry.get("at_least", 0)
        term.of_symbols = entry["type"] == "pairs" or entry.get("what") == "symbol"
        term.table = list(entry.get("table", []))
        term.scope = SCOPES.index(entry.get("scope", "self"))
        for word in entry["needs"] if term.kind == SET else entry.get("of", []):
            if term.of_symbols:
                term.of.append(SYMBOLS.index(word))
            else:
                term.of += self._faces_of[word]
        return term

    # --- the course of the game --------------------------------------------------------------------

    def _read_structure(self, data: Document) -> None:
        structure = data["structure"]
        self.rounds: i64 = structure["rounds"]
        self.starting_hand: i64 = structure["starting_hand"]
        self.counts: list[int] = [entry["players"] for entry in data["player_count"]]
        self.refill: list[int] = [0] * (max(self.counts) + 1)
        self.first_military_round: list[int] = [0] * (max(self.counts) + 1)
        self.recommended_tea: list[int] = [0] * (max(self.counts) + 1)
        for entry in data["player_count"]:
            self.refill[entry["players"]] = entry["refill"]
            self.first_military_round[entry["players"]] = entry["first_military_round"]
            self.recommended_tea[entry["players"]] = entry["recommended_tea_cards"]
        self.majorities: list[int] = [SYMBOLS.index(symbol) for symbol in data["majorities"]["symbols"]]
        self.majority_points: list[int] = list(data["majorities"]["points"])
        self.tea_cards: list[int] = list(
            range(data["tea_variant"]["min_tea_cards"], data["tea_variant"]["max_tea_cards"] + 1)
        )
        self.rulings: Document = {key: value for key, value in data["rulings"].items() if key != "source"}

    def _check_counts(self, data: Document) -> None:
        """Every card of the deck is dealt in a standard game; the displays have the sizes stated."""
        for entry in data["player_count"]:
            players = entry["players"]
            dealt = self.starting_hand * players + self.rounds * (players + entry["refill"])
            sizes = [len(self.cards_for(players, deck, 0)) for deck in (MARKET, PALACE, BAZAAR)]
            if sizes != [entry["market_cards"], entry["palace_cards"], entry["bazaar_cards"]]:
                raise BadData(f"with {players} players there are {sizes} cards")
            if dealt != entry["market_cards"]:
                raise BadData(f"with {players} players {dealt} Market cards are dealt")

    def _sort_cards(self) -> None:
        """Which cards of each deck are used, by players and Tea cards (AMU-SETUP.2, .3, AMU-TEA.1)."""
        self._used: list[list[list[list[int]]]] = []
        self._copies: list[list[list[int]]] = []  # of the Market cards used: how many there are of each face
        for players in range(max(self.counts) + 1):
            used = [
                [self._used_cards(players, deck, tea) for tea in self._tea()] for deck in range(len(DECKS))
            ]
            self._used.append(used)
            self._copies.append([self._count_faces(cards) for cards in used[MARKET]])

    def _tea(self) -> list[int]:
        """Every number of Tea cards there can be; none in the standard game."""
        return list(range(max(self.tea_cards) + 1))

    def _used_cards(self, players: int, deck: int, tea: int) -> list[int]:
        used: list[int] = []
        tea_left = tea
        for number in range(1, self.cards + 1):
            if self.deck_of[number] != deck:
                continue
            if not self.is_tea[number]:
                if self.marker_of[number] <= players:
                    used.append(number)
            elif tea_left > 0:
                # the chosen number decides, not the markers on Tea cards (AMU-RULING.22)
                used.append(number)
                tea_left -= deck == MARKET
        return used

    def _count_faces(self, cards: list[int]) -> list[int]:
        copies = [0] * len(self.faces)
        for card in cards:
            copies[self.face_of[card]] += 1
        return copies

    # --- what the rules ask -------------------------------------------------------------------------

    def cards_for(self, players: i64, deck: i64, tea: i64) -> list[int]:
        """The cards of a deck that are used, with so many Tea cards (AMU-SETUP.2, .3, AMU-TEA.1)."""
        return self._used[players][deck][tea].copy()

    def market_copies(self, players: i64, tea: i64) -> list[int]:
        """How many Market cards of each face are used."""
        return self._copies[players][tea].copy()

    def face(self, card: i64) -> Face:
        """The face of a card."""
        return self.faces[self.face_of[card]]

    def name(self, card: i64) -> str:
        """A card as moves call it: by its face."""
        return self.face_ids[self.face_of[card]]


def _face_id(kind: Document, entry: Document) -> str:
    """Cards with printed points differ from one another: their letter tells them apart."""
    if any(term["type"] == "printed" for term in kind["score"]):
        return f"{entry['kind']}_{entry['letter'].lower()}"
    return str(entry["kind"])


PARTS: Final = Parts(read(__file__))
