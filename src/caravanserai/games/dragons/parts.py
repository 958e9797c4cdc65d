"""The components of Aladdin's Dragons as typed tables, built once from data.toml."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final

from mypy_extensions import i64

from caravanserai.kernel.data import BadData, in_order, read
from caravanserai.kernel.game import Document

NONE: Final = -1

# the parts of the board
CAVES: Final = 0
CITY: Final = 1
PALACE: Final = 2
AREAS: Final = ["caves", "city", "palace"]

# the types of artifact
LAMP: Final = 0
COUNTERSPELL: Final = 1
DOUBLE: Final = 2
CARPET: Final = 3
KEY: Final = 4
SCROLL: Final = 5
ARTIFACTS: Final = ["lamp", "counterspell", "double", "carpet", "key", "scroll"]

# the spells
SECOND_CHANCE: Final = 0
ABRACADABRA: Final = 1
LAST_FIRST: Final = 2
CHARITY: Final = 3
CITY_TAX: Final = 4
DONATION: Final = 5
DRAGON_LEAVES: Final = 6
DRAGON_RETURN: Final = 7
EYE_FOR_AN_EYE: Final = 8
LUNAR_ECLIPSE: Final = 9
MAGES_APPRENTICE: Final = 10
MIRAGE: Final = 11
PARASITE: Final = 12
SACRIFICE: Final = 13
SMUGGLER: Final = 14
SOLAR_ECLIPSE: Final = 15
SPY: Final = 16
SULTANS_TAX: Final = 17
TABOO: Final = 18
TELEPORT: Final = 19
TRADE: Final = 20
SPELLS: Final = [
    "second_chance",
    "abracadabra",
    "last_first",
    "charity",
    "city_tax",
    "donation",
    "dragon_leaves",
    "dragon_return",
    "eye_for_an_eye",
    "lunar_eclipse",
    "mages_apprentice",
    "mirage",
    "parasite",
    "sacrifice",
    "smuggler",
    "solar_eclipse",
    "spy",
    "sultans_tax",
    "taboo",
    "teleport",
    "trade",
]

# the windows in which something can be played (DRA-PRIO.1)
PLACE: Final = 0
BEFORE: Final = 1
TALLY: Final = 2
BUY: Final = 3
END: Final = 4
WINDOWS: Final = ["place", "before", "tally", "buy", "end"]

BASIC: Final = "basic"
MAGIC: Final = "magic"


class Timing:
    """In which windows an artifact or a spell can be played (DRA-ART.6, DRA-SPELL.2)."""

    def __init__(self, entry: Document, spaces: list[str]) -> None:
        self.windows: i64 = 0
        for window in entry["windows"]:
            self.windows |= 1 << WINDOWS.index(window)
        self.only_space: i64 = spaces.index(entry["only_space"]) if "only_space" in entry else NONE
        self.guard_tally: bool = entry.get("guard_tally", False)
        self._guard: i64 = spaces.index("guard")

    def allows(self, window: i64, space: i64) -> bool:
        """Whether it can be played in a window of this space (DRA-ART.6, DRA-PRIO.13, DRA-SPELL.2)."""
        if window == TALLY and space == self._guard:
            return self.guard_tally
        if not self.windows >> window & 1:
            return False
        return window != BEFORE or self.only_space == NONE or self.only_space == space


def when_timely(timings: list[Timing], spaces: i64) -> list[list[int]]:
    """What can be played, one bit each: by window, then by the present space, from NONE to past the last."""
    return [
        [
            sum(1 << at for at, timing in enumerate(timings) if timing.allows(window, space))
            for space in range(NONE, spaces + 1)
        ]
        for window in range(len(WINDOWS))
    ]


class TreasureCard:
    """What one treasure card puts on the shelves of each cave, from the top shelf down (DRA-VIZIER.1)."""

    def __init__(self, id: str, number: int, shelves: list[list[int]]) -> None:
        self.id = id
        self.number: i64 = number  # among all cards
        self.shelves = shelves


class Setup:
    """What one variant uses with one number of players."""

    def __init__(self, entry: Document) -> None:
        self.rooms: i64 = entry["rooms"]
        self.stack_height: i64 = entry["stack_height"]
        self.lamps_dealt: i64 = entry["lamps_dealt"]
        self.copies: i64 = entry.get("copies_of_each_artifact", 0)
        self.deck: str = entry["treasure_deck"]


class Parts:
    """Everything in the box, by index. Spaces are numbered in the order in which they are resolved."""

    def __init__(self, data: Document) -> None:
        self._read_rules(data)
        self._read_treasures(data)
        self._read_board(data)
        self._read_artifacts(data)
        self._read_spells(data)
        self._read_setups(data)

    def _read_rules(self, data: Document) -> None:
        rules = data["rules"]
        self.starting_units: i64 = rules["starting_units_per_player"]
        self.uses: i64 = rules["artifact_uses_per_round"]
        self.uses_with_djinn: i64 = rules["artifact_uses_with_djinn"]
        self.room_limit: i64 = rules["max_tokens_per_player_in_a_room"]
        self.market_paid: i64 = rules["market_units_paid"]
        self.market_taken: i64 = rules["market_units_taken"]
        self.tent_cards: i64 = rules["tent_cards_drawn"]
        self.carpet_value: i64 = rules["carpet_value"]
        self.shelves: i64 = rules["shelves_per_cave"]
        self.max_rounds: i64 = rules["reconstructed"]["max_rounds"]
        self.leftovers_stay: bool = rules["reconstructed"]["leftover_cave_treasures"] == "stay"
        self.counts: list[int] = list(data["game"]["players"])
        self.values: list[int] = list(data["tokens"]["values"])  # in the order of the values
        self.token_of: list[int] = [NONE] * (max(self.values) + 1)  # the place of each value among the tokens
        for token, value in enumerate(self.values):
            self.token_of[value] = token
        self.average_token: i64 = sum(self.values) * 100 // len(self.values)  # in hundredths
        self.guards: list[int] = list(data["guards"]["values"])
        self.colours: list[str] = [colour["id"] for colour in data["player_color"]]
        if len(self.values) != data["tokens"]["per_player"] or len(set(self.values)) != len(self.values):
            raise BadData(f"a player has {data['tokens']['per_player']} tokens of different values")

    def _read_treasures(self, data: Document) -> None:
        bank = data["bank"]
        self.kinds: list[str] = [kind["id"] for kind in data["treasure_kind"]]
        self.kind_colours: list[str] = [kind["color"] for kind in data["treasure_kind"]]
        self.units_per_kind: i64 = bank["units_per_kind"]
        self.large_value: i64 = bank["large_value"]
        pieces = bank["small_pieces_per_kind"] + bank["large_pieces_per_kind"] * bank["large_value"]
        if pieces != bank["units_per_kind"]:
            raise BadData(f"the pieces of a kind are {pieces} units, not {bank['units_per_kind']}")
        sizes = {self.starting_units, self.market_taken}
        sizes |= {spell["gain_units"] for spell in data["spell"] if "gain_units" in spell}
        # every choice of so many units: how many of each kind, and its name (DRA-DEC.1, .5, .11)
        self.mixes: list[list[int]] = []
        self.mix_names: list[str] = []
        self.mix_units: list[int] = []
        for size in sorted(sizes):
            for units in combinations_with_replacement(range(len(self.kinds)), size):
                self.mixes.append([units.count(kind) for kind in range(len(self.kinds))])
                self.mix_names.append("_".join(self.kinds[kind] for kind in units))
                self.mix_units.append(size)

    def _read_board(self, data: Document) -> None:
        entries = sorted(data["space"], key=lambda entry: int(entry["tally_order"]))
        self.spaces: list[str] = [entry["id"] for entry in entries]
        self.area: list[int] = [AREAS.index(entry["area"]) for entry in entries]
        self.rows: list[int] = [entry["row"] for entry in entries]
        self.columns: list[int] = [entry["column"] for entry in entries]
        self.variants: list[list[str]] = [entry["variants"] for entry in entries]
        self.min_players: list[int] = [entry["min_players"] for entry in entries]
        self.kind_of: list[int] = [
            self.kinds.index(entry["kind"]) if "kind" in entry else NONE for entry in entries
        ]
        self.cave_of: list[int] = [self.kind_of.index(kind) for kind in range(len(self.kinds))]
        self.caves: list[int] = [space for space, area in enumerate(self.area) if area == CAVES]
        self.city: list[int] = [space for space, area in enumerate(self.area) if area == CITY]
        self.rooms: list[int] = [space for space, id in enumerate(self.spaces) if id.startswith("room_")]
        self.room_of: list[int] = [
            self.rooms.index(space) if space in self.rooms else NONE for space in range(len(self.spaces))
        ]

    def spaces_in_use(self, variant: str, players: int) -> list[int]:
        """The spaces of a game, in the order in which they are resolved (DRA-SETUP.8, .10)."""
        return [
            space
            for space in range(len(self.spaces))
            if variant in self.variants[space] and self.min_players[space] <= players
        ]

    def _read_artifacts(self, data: Document) -> None:
        entries = in_order("artifacts", data["artifact"], ARTIFACTS)
        self.artifact_copies: list[int] = [entry["copies"] for entry in entries]
        self.artifact_timing: list[Timing] = [Timing(entry, self.spaces) for entry in entries]
        self.artifacts_timely = when_timely(self.artifact_timing, len(self.spaces))
        self.can_be_copied: list[bool] = [entry["parasite_can_copy"] for entry in entries]

    def _read_spells(self, data: Document) -> None:
        entries = in_order("spells", data["spell"], SPELLS)
        if any(entry["copies"] != 1 for entry in entries):
            raise BadData("there is one card of each spell, so that its name is enough")
        self.spell_timing: list[Timing] = [Timing(entry, self.spaces) for entry in entries]
        self.spells_timely = when_timely(self.spell_timing, len(self.spaces))
        self.spell_rules: list[str] = [entry["rule"] for entry in entries]
        # the spells that a window may see, by window; the conditions of each are another matter
        self.spells_in: list[int] = [0] * len(WINDOWS)
        for spell, timing in enumerate(self.spell_timing):
            for window in range(len(WINDOWS)):
                if timing.windows >> window & 1 and spell != ABRACADABRA:
                    self.spells_in[window] |= 1 << spell
        self.only_own_token: list[bool] = [entry.get("token_owner") == "own" for entry in entries]
        self.move_cost: list[int] = [entry.get("cost_units", 0) for entry in entries]
        self.swapped: list[int] = list(entries[LAST_FIRST]["swap_values"])
        self.charity: i64 = entries[CHARITY]["gain_units"]
        self.city_tax: i64 = entries[CITY_TAX]["units_per_token"]
        self.sultans_tax: i64 = entries[SULTANS_TAX]["units_per_token"]
        self.units_returned: list[int] = [entry.get("units_returned", 0) for entry in entries]
        self.new_shelves: list[int] = list(entries[DRAGON_LEAVES]["shelf_units"])
        self.eclipsed: list[list[int]] = [list(entry.get("removes", [])) for entry in entries]
        self.eclipses_carpets: list[bool] = [entry.get("removes_carpets", False) for entry in entries]
        # the pieces a player can have on the board: tokens, and every Carpet that can be laid in a round
        self.carpets: i64 = self.uses_with_djinn + entries[PARASITE]["copies"]
        self.pieces: i64 = len(self.values) + self.carpets

    def _read_setups(self, data: Document) -> None:
        self._setups: dict[str, Setup] = {
            f"{entry['variant']} {entry['players']}": Setup(entry) for entry in data["setup"]
        }
        self.stack_limit: i64 = max(entry["stack_height"] for entry in data["setup"])
        self.decks: dict[str, list[TreasureCard]] = {name: [] for name in data["treasure_decks"]["decks"]}
        for number, entry in enumerate(data["treasure_card"]):
            shelves = [list(entry[kind]) for kind in self.kinds]
            if any(len(one) > self.shelves for one in shelves):
                raise BadData(f"{entry['id']} fills more than {self.shelves} shelves")
            self.decks[entry["deck"]].append(TreasureCard(entry["id"], number, shelves))
        for name, cards in self.decks.items():
            if len(cards) != data["treasure_decks"]["cards_per_deck"]:
                raise BadData(f"the deck {name} has {len(cards)} cards")
        self.card_ids: list[str] = [entry["id"] for entry in data["treasure_card"]]
        for entry in data["setup"]:
            in_stacks = entry["rooms"] * entry["stack_height"]
            if in_stacks + entry["lamps_dealt"] != entry["artifacts_in_play"]:
                raise BadData(f"{entry['variant']} {entry['players']}: {in_stacks} artifacts in the stacks")

    def setup(self, variant: str, players: int) -> Setup:
        """What the variant uses with so many players (DRA-SETUP.6, .9, .11-13)."""
        return self._setups[f"{variant} {players}"]


PARTS: Final = Parts(read(__file__))

KINDS: Final[int] = len(PARTS.kinds)
TOKENS: Final[int] = len(PARTS.values)  # of each player; his Carpets are counted on from there

# single spaces, by their place in the order of resolution
TENT: Final[int] = PARTS.spaces.index("tent")
DJINN: Final[int] = PARTS.spaces.index("djinn")
MARKET: Final[int] = PARTS.spaces.index("market")
CARAVANSERAI: Final[int] = PARTS.spaces.index("caravanserai")
GUARD: Final[int] = PARTS.spaces.index("guard")
