"""The components of Emira as typed tables, built once from data.toml."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caravanserai.games.emira.objective import Objective
from caravanserai.kernel import data as component_data
from caravanserai.kernel.data import BadData, in_order
from caravanserai.kernel.game import Document

NONE: Final = -1

# what princesses look for
APPEARANCE: Final = 0
STATUS: Final = 1
PALACE: Final = 2
GOLD: Final = 3
TRAITS: Final = ["appearance", "status", "palace", "gold", "most_princesses"]
EVERY_TRAIT: Final = (1 << len(TRAITS)) - 1
NOT_LOOKED: Final = 1 << len(TRAITS)  # in a position just set up undecided princesses have not looked at all

# the six purchases; a caravan is bought for one of two tracks (EMI-ACT.1-7)
SMALL: Final = 0
LARGE: Final = 1
SIZES: Final = ["small", "large"]
BUY_TOKEN: Final = 4  # the four caravans come first
BUY_STATUS: Final = 5
BUY_SECTION: Final = 6
BUY_CAMEL: Final = 7
PURCHASES: Final = [
    *("small_slow", "small_fast", "large_slow", "large_fast"),
    *("appearance", "status", "palace", "camel"),
]

# the pieces that stay on offer until they are sold (EMI-PREP.4)
PIECE_SECTION: Final = 0
PIECE_CAMEL: Final = 1
PIECE_SMALL: Final = 2
PIECE_LARGE: Final = 3
PIECES: Final = ["palace", "camel", "small", "large"]

# what a princess's ability does; most have none (EMI-PRIN)
FEASTS: Final = 1
BRINGS_STATUS: Final = 2
OPENS_GOLD: Final = 3
CHEAP_EVENTS: Final = 4
COSTS_TOKEN: Final = 5
COSTS_STATUS: Final = 6
BRINGS_TOKEN: Final = 7
HONEYMOON: Final = 8
CHEAP_CAMELS: Final = 9
CHEAP_CARAVANS: Final = 10
JEALOUS: Final = 11
GIFTS: Final = 12
CHEAP_SECTIONS: Final = 13
ELOPES: Final = 14
EFFECTS: Final = [
    *("", "feasts", "brings_status", "opens_gold", "cheap_events", "costs_token", "costs_status"),
    *("brings_token", "honeymoon", "cheap_camels", "cheap_caravans", "jealous", "gifts", "cheap_sections"),
    "elopes",
]

# the event cards
BAZAAR: Final = 0
BETTER_BREED: Final = 1
CAMEL_BREEDING: Final = 2
CAMEL_EPIDEMIC: Final = 3
CHANGING_HER_MIND: Final = 4
COURT_INFLUENCE: Final = 5
DOUBLE_TROUBLE: Final = 6
GOLDEN_TIMES: Final = 7
GOOD_LOOKING: Final = 8
GUEST_HOUSE: Final = 9
INTERRUPT_SPICE_TRADE: Final = 10
NEW_ORDERS: Final = 11
NEW_SPICE_CARAVAN: Final = 12
NOBLE_MERCHANDISE: Final = 13
QUIET_DAYS: Final = 14
RESTORATION: Final = 15
SICK_CAMELS: Final = 16
VERMIN: Final = 17
EVENTS: Final = [
    *("bazaar", "better_breed", "camel_breeding", "camel_epidemic", "changing_her_mind", "court_influence"),
    *("double_trouble", "golden_times", "good_looking", "guest_house", "interrupt_spice_trade"),
    *("new_orders", "new_spice_caravan", "noble_merchandise", "quiet_days", "restoration"),
    *("sick_camels", "vermin"),
]

# what a sheik begins with (EMI-SETUP.4)
STARTS: Final = ["", "camel", "section", "status", "token"]
START_CAMEL: Final = 1
START_SECTION: Final = 2
START_STATUS: Final = 3
START_TOKEN: Final = 4


class Princess:
    """One princess card: what she looks for, what she can do, what she costs."""

    def __init__(self, id: str, first: int, second: int, talents: int, upkeep: int, effect: int) -> None:
        self.id = id
        self.first: i64 = first
        self.second: i64 = second
        self.compares: i64 = NOT_LOOKED | 1 << first  # one bit for each trait she looks at
        if second != NONE:
            self.compares |= 1 << second
        self.talents: i64 = talents  # one bit for each
        self.upkeep: i64 = upkeep
        self.effect: i64 = effect
        self.token: i64 = NONE  # the type of the reserved token she brings
        self.special: i64 = NONE  # the special status card she brings
        self.advanced_only = False


class Caravan:
    """One of the four tracks of the spice trade."""

    def __init__(self, id: str, size: int, spaces: int) -> None:
        self.id = id
        self.size: i64 = size
        self.spaces: i64 = spaces
        self.price: i64 = 0
        self.cheap_price: i64 = 0
        self.payment: i64 = 0
        self.vermin_moves: i64 = 0


class SetUp:
    """What depends on the number of players (EMI-SETUP.3, .7, EMI-WIN.1)."""

    def __init__(self, camels: int, small: int, large: int, tokens: int, top_block: int) -> None:
        self.camels: i64 = camels
        self.small: i64 = small
        self.large: i64 = large
        self.tokens: i64 = tokens  # of each type
        self.top_block: i64 = top_block
        self.status: list[int] = []  # the copies of each status card
        self.fewest: i64 = 0  # princesses needed with the talents
        self.most: i64 = 0  # princesses needed without


class Parts:
    """Everything in the box. Cards and pieces are called by their index in these tables."""

    def __init__(self, data: Document) -> None:
        self._read_money(data)
        self._read_sheiks(data)
        self._read_caravans(data)
        self._read_status(data)
        self._read_setups(data)
        self._read_objectives(data)
        self._read_princesses(data)
        self._read_events(data)

    def _read_money(self, data: Document) -> None:
        money = data["money"]
        self.starting_gold: i64 = money["starting_gold"]
        self.unit: i64 = money["unit"]
        self.relief: i64 = money["relief_gold"]
        self.relief_below: i64 = money["relief_below_gold"]
        self.relief_princesses: i64 = money["relief_min_princesses_without_caravan"]
        self.highest_bid: i64 = data["auction"]["highest_bid"]
        self.camel_price: i64 = data["camel"]["price"]
        self.cheap_camel_price: i64 = data["camel"]["price_with_farah"]
        self.camel_rates: list[int] = list(data["camel"]["track"])
        self.breeding_per: i64 = data["camel"]["breeding_per"]
        self.epidemic_per: i64 = data["camel"]["epidemic_per"]
        self.section_price: i64 = data["palace"]["section_price"]
        self.cheap_section_price: i64 = data["palace"]["section_price_with_badra"]
        self.initial_capacity: i64 = data["palace"]["initial_capacity"]
        self.tokens: list[str] = list(data["appearance"]["types"])
        self.token_price: i64 = data["appearance"]["token_price"]
        self.good_looking_per: i64 = data["appearance"]["good_looking_per"]
        events = data["event_purchase"]
        self.event_cards: list[int] = list(events["cards"])
        self.event_prices: list[int] = list(events["prices"])
        self.cheap_event_prices: list[int] = list(events["prices_with_zainab"])
        self.event_min_deck: list[int] = list(events["min_deck"])
        self.events_dealt: i64 = data["events_at_start"]["dealt"]
        self.golden_share: i64 = data["income"]["golden_times_share"]
        self.look_cards: i64 = data["look"]["cards"]
        self.gift: i64 = data["xenia"]["gift"]
        self.xenia_markers: i64 = data["xenia"]["markers"]
        self.surcharge: i64 = data["suleika"]["surcharge"]
        self.score_princess: i64 = data["score"]["per_princess"]
        self.score_talents: i64 = data["score"]["talents_covered"]
        self.stalled_turns: i64 = data["end_protection"]["stalled_turns"]
        self.max_turns: i64 = data["end_protection"]["max_turns"]
        self.rulings: Document = {key: value for key, value in data["rulings"].items() if key != "source"}

    def _read_sheiks(self, data: Document) -> None:
        self.sheiks: list[str] = [sheik["id"] for sheik in data["sheiks"]]
        self.supply: list[int] = [sheik["permanent_supply"] for sheik in data["sheiks"]]
        self.start_of: list[int] = [STARTS.index(sheik["start"]) for sheik in data["sheiks"]]

    def _read_caravans(self, data: Document) -> None:
        self.caravans: list[Caravan] = []
        for entry in in_order("caravans", data["caravans"], PURCHASES[:BUY_TOKEN]):
            caravan = Caravan(entry["id"], SIZES.index(entry["size"]), entry["spaces"])
            caravan.price = entry["price"]
            caravan.cheap_price = entry["price_with_adara"]
            caravan.payment = entry["payment"]
            caravan.vermin_moves = entry["vermin_moves"]
            self.caravans.append(caravan)
        self.caravan_ids: list[str] = PURCHASES[:BUY_TOKEN]
        self.most_spaces: i64 = max(caravan.spaces for caravan in self.caravans)

    def _read_status(self, data: Document) -> None:
        cards = data["status_cards"]
        self.status_ids: list[str] = [card["id"] for card in cards]
        self.status_price: list[int] = [card["price"] for card in cards]
        self.status_points: list[int] = [card["points"] for card in cards]
        self.most_points: i64 = max(self.status_points)
        # what each purchase costs whoever pays least for it
        self.least_prices: list[int] = [min(caravan.price, caravan.cheap_price) for caravan in self.caravans]
        self.least_prices.append(self.token_price)
        self.least_prices.append(min(self.status_price))
        self.least_prices.append(min(self.section_price, self.cheap_section_price))
        self.least_prices.append(min(self.camel_price, self.cheap_camel_price))
        self.start_status: i64 = self.status_ids.index(data["start"]["status_card"])
        self.start_token: i64 = self.tokens.index(data["start"]["token"])
        self.special_ids: list[str] = [card["id"] for card in data["special_status_cards"]]
        self.special_points: list[int] = [card["points"] for card in data["special_status_cards"]]
        if sum(card["copies"] for card in cards) != data["components"]["status_cards"]:
            raise BadData("the status cards do not add up")

    def _read_setups(self, data: Document) -> None:
        box = data["components"]
        self.sections: i64 = box["palace_sections"]
        self.counts: list[int] = [entry["players"] for entry in data["setup"]]
        self._setups: list[SetUp] = []
        for entry in data["setup"]:
            setup = SetUp(
                box["camels"] - entry["camels_removed"],
                box["small_caravans"] - entry["small_caravans_removed"],
                box["large_caravans"] - entry["large_caravans_removed"],
                box["tokens_per_type"] - entry["tokens_removed_per_type"],
                entry["status_top_block"],
            )
            for card in data["status_cards"]:
                setup.status.append(card["copies"] - entry["status_removed"].get(card["id"], 0))
            setup.fewest = entry["min_princesses"]
            setup.most = entry["max_princesses"]
            self._setups.append(setup)

    def setup(self, players: int) -> SetUp:
        return self._setups[self.counts.index(players)]

    def _read_objectives(self, data: Document) -> None:
        self.talents: list[str] = list(data["talents"]["ids"])
        self.objectives: list[Objective] = [
            Objective(entry["id"], entry["players"], [self._multiset(need) for need in entry["needs"]])
            for entry in data["objectives"]
        ]
        self.objective_ids: list[str] = [objective.id for objective in self.objectives]
        if len(self.objectives) != data["components"]["objective_cards"]:
            raise BadData("the objective cards do not add up")

    def _multiset(self, need: Document) -> list[int]:
        return [need.get(talent, 0) for talent in self.talents]

    def objectives_for(self, players: int) -> list[int]:
        """The objective cards for a number of players (EMI-SETUP.9)."""
        return [index for index, card in enumerate(self.objectives) if card.players == players]

    def _read_princesses(self, data: Document) -> None:
        self.princesses: list[Princess] = []
        for entry in data["princesses"]:
            second = TRAITS.index(entry["second"]) if entry["second"] else NONE
            talents = sum(1 << self.talents.index(talent) for talent in entry["talents"])
            princess = Princess(
                entry["id"],
                TRAITS.index(entry["first"]),
                second,
                talents,
                entry["upkeep"],
                EFFECTS.index(entry["effect"]),
            )
            if princess.effect == BRINGS_TOKEN:
                princess.token = self.tokens.index(entry["gives"])
            if princess.effect == BRINGS_STATUS:
                princess.special = self.special_ids.index(entry["gives"])
            princess.advanced_only = entry.get("advanced_only", False)
            self.princesses.append(princess)
        self.princess_ids: list[str] = [princess.id for princess in self.princesses]
        if len(self.princesses) != data["components"]["princess_cards"]:
            raise BadData("the princess cards do not add up")
        # the one princess with each ability that the rules look up; the last one for those that several have
        self.holder: list[int] = [NONE] * len(EFFECTS)
        for index, princess in enumerate(self.princesses):
            self.holder[princess.effect] = index
        self.sidi: i64 = self.holder[ELOPES]
        self.xenia: i64 = self.holder[GIFTS]
        # the tokens that are kept beside the board for a princess, by type (EMI-SETUP.2)
        self.reserved: list[int] = [0] * len(self.tokens)
        for princess in self.princesses:
            if princess.token != NONE:
                self.reserved[princess.token] += 1

    def _read_events(self, data: Document) -> None:
        events = in_order("events", data["events"], EVENTS)
        self.event_ids: list[str] = EVENTS
        self.event_copies: list[int] = [event["copies"] for event in events]
        if sum(self.event_copies) != data["components"]["event_cards"]:
            raise BadData("the event cards do not add up")
        self.symbols: list[str] = list(data["event_symbols"]["ids"])
        self.symbol_of: list[int] = [
            self.symbols.index(event["symbol"]) if event["symbol"] else NONE for event in events
        ]
        self.stays: list[bool] = [event.get("stays", False) for event in events]
        self.advanced_event: list[bool] = [event.get("advanced_only", False) for event in events]

    def events_for(self, advanced: bool) -> list[int]:
        """The event cards of a game, by kind (EMI-SETUP.10, EMI-ADV.2)."""
        cards: list[int] = []
        for kind, copies in enumerate(self.event_copies):
            if advanced or not self.advanced_event[kind]:
                cards += [kind] * copies
        return cards


PARTS: Final = Parts(component_data.read(__file__))
