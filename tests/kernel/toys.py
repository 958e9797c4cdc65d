"""Tiny games that need of the kernel what the four games need: a few steps over piles and numbers each."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from caravanserai.kernel.actions import ActionSpace
from caravanserai.kernel.chance import Chance
from caravanserai.kernel.game import ASK, Advice, Document, Game, OptionKind, Options, OrderKind, ScoreLine
from caravanserai.kernel.journal import EventKind, Field
from caravanserai.kernel.pile import EVERYONE, NOBODY, PUBLIC_BIT, Pile, redeal
from caravanserai.kernel.refusal import Refusal, Value
from caravanserai.kernel.state import State
from caravanserai.kernel.step import SealedStep, Step


class Toy(State):
    """A table of public numbers (the points of each seat first) and piles whose masks say who knows what."""

    def __init__(
        self, players: int, chance: Chance, steps: list[Step[Any]], numbers: list[int], piles: list[Pile]
    ) -> None:
        super().__init__(players, chance, steps)
        self.numbers = numbers
        self.piles = piles

    def clone(self) -> Toy:
        piles = [pile.clone() for pile in self.piles]
        twin = type(self)(
            int(self.players_count), self.chance.clone(), self.steps, self.numbers.copy(), piles
        )
        self.copy_kernel(twin)
        return twin

    def redeal_hidden(self, seat_bit: int, chance: Chance) -> None:
        redeal(self.piles, seat_bit, chance)

    def scores(self) -> list[int]:
        return self.numbers[: int(self.players_count)]

    def count(self) -> int:
        return int(self.players_count)


@dataclass(frozen=True, slots=True)
class ToyView:
    """The public numbers, and of the piles what the audience knows."""

    numbers: list[int]
    piles: list[list[int]]


class ToyStep(Step[Toy]):
    """A step that refuses whatever it does not offer."""

    def why_not(self, s: Toy, argument: int, seat: int, action: int) -> Refusal:
        return Refusal("TOY-STEP.1", "not_now", {"action": action})


class SealedToyStep(SealedStep[Toy]):
    """The same for several at once."""

    def why_not(self, s: Toy, argument: int, seat: int, action: int) -> Refusal:
        return Refusal("TOY-STEP.1", "not_now", {"action": action})


class ToyAdvice(Advice):
    """The later action is the better one."""

    def value(self, state: State, seat: int) -> int:
        return 100 * state.scores()[seat]

    def rate(self, state: State, seat: int, action: int) -> int:
        return action

    def reason(self, state: State, seat: int, action: int) -> tuple[str, dict[str, Value]]:
        return "later_is_better", {"action": action}


class ToyGame(Game):
    """A box around the steps of a toy."""

    def __init__(
        self,
        id: str,
        counts: list[int],
        space: ActionSpace,
        steps: list[Step[Any]],
        event_kinds: list[EventKind],
        option_kinds: list[OptionKind] | None = None,
        order_kinds: list[OrderKind] | None = None,
    ) -> None:
        super().__init__(
            id, id.title(), "TOY", 1, counts, option_kinds or [], space, event_kinds, ToyAdvice(), order_kinds
        )
        self.steps = steps

    def blank(self, players: int, options: Options, chance: Chance) -> Toy:
        """What lies on the table before the first step."""
        raise NotImplementedError

    def set_up(self, players: int, options: Options, chance: Chance) -> State:
        return self.blank(players, options, chance)

    def begin(self, state: State) -> None:
        state.push(0)

    def to_position(self, state: State) -> Document:
        assert isinstance(state, Toy)
        return {
            "numbers": state.numbers.copy(),
            "cards": [pile.cards() for pile in state.piles],
            "knowers": [[pile.knowers(index) for index in range(pile.size())] for pile in state.piles],
            "sealed": state.sealed.copy(),
            "steps": [[waiting.number, waiting.argument] for waiting in state.steps_waiting()],
        }

    def from_position(self, players: int, options: Options, document: Document, chance: Chance) -> State:
        piles = [Pile() for _ in document["cards"]]
        for pile, cards, knowers in zip(piles, document["cards"], document["knowers"], strict=True):
            for card, seats in zip(cards, knowers, strict=True):
                pile.put(card, seats, 1)
        state = Toy(players, chance, self.steps, list(document["numbers"]), piles)
        state.sealed = list(document["sealed"])
        for step, argument in document["steps"]:
            state.push(step, argument)
        return state

    def view(self, state: State, seat: int) -> ToyView:
        assert isinstance(state, Toy)
        bit = 1 << seat if seat >= 0 else PUBLIC_BIT
        return ToyView(state.numbers.copy(), [pile.known_to(bit) for pile in state.piles])

    def belongings(self, state: State, seat: int) -> dict[str, int]:
        return {"points": state.scores()[seat]}

    def targets(self, state: State, seat: int, action: int) -> list[str]:
        return [f"{name}:{value}" for name, value in self.space.move(action).args.items()]

    def breakdown(self, state: State, seat: int, audience: int) -> list[ScoreLine]:
        return [ScoreLine("points", state.scores()[seat], "TOY-SCORE.1")]


# --- (a) sealed choices: all at once, then all but the winner --------------------------------------

OFFER_SPACE = ActionSpace()
OFFER = OFFER_SPACE.add("offer", "offer {card}", [("card", list(range(16)))]).action
OFFERED = EventKind("offered", [Field("seat"), Field("card")], ["TOY-OFFER.1"])
WON = EventKind("won", [Field("seat"), Field("points")], ["TOY-OFFER.2"])
NOBODY_YET = 15


class Offer(SealedToyStep):
    """Everyone but the last winner offers a card face down; the highest wins one point for each card."""

    def asks(self, s: Toy, argument: int) -> int:
        return sum(1 << seat for seat in range(s.count()) if seat != argument and s.piles[seat].size())

    def run(self, s: Toy, argument: int) -> None:
        for seat in range(s.count()):
            for index in range(s.piles[seat].size()):
                s.show(s.piles[seat], index, EVERYONE)

    def options(self, s: Toy, argument: int, seat: int) -> list[int]:
        return [OFFER + card for card in sorted(s.piles[seat].cards())]

    def reveal(self, s: Toy, argument: int, choices: list[int]) -> None:
        best = -1
        winner = 0
        for seat, choice in enumerate(choices):
            if choice < 0:
                continue
            card = choice - OFFER
            hand = s.piles[seat]
            index = hand.find(card)
            s.show(hand, index, EVERYONE)
            hand.move(index, s.piles[-1])
            s.note(0, seat, card)
            if card > best:
                best, winner = card, seat
        points = sum(choice >= 0 for choice in choices)
        s.numbers[winner] += points
        s.note(1, winner, points)
        s.push(0, winner if s.count() > 2 else NOBODY_YET)


class OfferGame(ToyGame):
    """Three hidden cards each."""

    def begin(self, state: State) -> None:
        state.push(0, NOBODY_YET)

    def blank(self, players: int, options: Options, chance: Chance) -> Toy:
        deck = Pile()
        for card in range(3 * players):
            deck.put(card, NOBODY, 0)
        deck.shuffle(chance, 1)
        piles = [Pile() for _ in range(players)]
        for seat in range(players):
            for card in deck.cards()[3 * seat : 3 * seat + 3]:
                piles[seat].put(card, 1 << seat, 1)
        return Toy(players, chance, self.steps, [0] * players, [*piles, Pile()])


OFFERS = OfferGame("offers", [2, 3, 4], OFFER_SPACE, [Offer()], [OFFERED, WON])

# --- (a) sealed choices about nothing that lies in a pile ------------------------------------------

HANDS_SPACE = ActionSpace()
HANDS = HANDS_SPACE.add("show", "show {hand}", [("hand", ["paper", "scissors", "stone"])]).action
SHOWN = EventKind("shown", [Field("hands")], ["TOY-HANDS.1"], listed=True)


class Hands(SealedToyStep):
    """Paper, scissors, stone, three times."""

    def asks(self, s: Toy, argument: int) -> int:
        return 3 if argument < 3 else 0

    def options(self, s: Toy, argument: int, seat: int) -> list[int]:
        return [HANDS, HANDS + 1, HANDS + 2]

    def reveal(self, s: Toy, argument: int, choices: list[int]) -> None:
        if s.journal is not None:
            s.journal.add(0, choices.copy())
        s.numbers[2:] = choices
        beaten = (choices[0] - choices[1]) % 3
        if beaten:
            s.numbers[beaten - 1] += 1
        s.push(0, argument + 1)


class HandsGame(ToyGame):
    """No cards at all."""

    def blank(self, players: int, options: Options, chance: Chance) -> Toy:
        return Toy(players, chance, self.steps, [0, 0, -1, -1], [])


PAPER = HandsGame("paper", [2], HANDS_SPACE, [Hands()], [SHOWN])

# --- (b) a decision out of turn in the middle of an action, and (e) chance in mid-action -----------

DEMAND_SPACE = ActionSpace()
DEMAND = DEMAND_SPACE.add(
    "demand", "demand {coins} from {seat}", [("seat", [0, 1, 2]), ("coins", [1, 2])]
).action
PAY = DEMAND_SPACE.add("pay", "pay").action
REFUSE = DEMAND_SPACE.add("refuse", "refuse").action
PRESS = DEMAND_SPACE.add("press", "press").action
YIELD = DEMAND_SPACE.add("yield", "yield").action
PAID = EventKind("paid", [Field("seat"), Field("coins")], ["TOY-PAY.1"])
ROLLED = EventKind("rolled", [Field("die")], ["TOY-PRESS.1"])


def transfer(s: Toy, argument: int) -> None:
    """The argument of a demand is active seat, other seat and coins."""
    active, other, coins = argument & 3, argument >> 2 & 3, argument >> 4 & 3
    moved = min(coins, s.numbers[other])
    s.numbers[active] += moved
    s.numbers[other] -= moved
    s.note(0, other, moved)


class Turn(ToyStep):
    """Six turns; in each the active player demands coins of somebody."""

    def asks(self, s: Toy, argument: int) -> int:
        return 1 << argument % 3 if argument < 6 else 0

    def options(self, s: Toy, argument: int, seat: int) -> list[int]:
        return [DEMAND + 2 * other + coins for other in range(3) if other != seat for coins in range(2)]

    def take(self, s: Toy, argument: int, seat: int, action: int) -> None:
        other, coins = divmod(action - DEMAND, 2)
        s.push(0, argument + 1)
        s.push(1, seat | other << 2 | (coins + 1) << 4)


class Answer(ToyStep):
    """The other player answers out of turn."""

    def asks(self, s: Toy, argument: int) -> int:
        return 1 << (argument >> 2 & 3)

    def options(self, s: Toy, argument: int, seat: int) -> list[int]:
        return [PAY, REFUSE]

    def take(self, s: Toy, argument: int, seat: int, action: int) -> None:
        if action == PAY:
            transfer(s, argument)
        else:
            s.push(2, argument)


class Press(ToyStep):
    """Refused, the active player may press the demand: a die decides; after a 1 or 2 they may again."""

    def asks(self, s: Toy, argument: int) -> int:
        return 1 << (argument & 3)

    def options(self, s: Toy, argument: int, seat: int) -> list[int]:
        return [PRESS, YIELD]

    def default(self, s: Toy, argument: int, seat: int) -> int:
        return YIELD

    def take(self, s: Toy, argument: int, seat: int, action: int) -> None:
        if action == YIELD:
            return
        die = s.chance.dice(1)[0]
        s.note(1, die)
        if die <= 2:
            s.push(2, argument)
        elif die >= 5:
            transfer(s, argument)


class DemandGame(ToyGame):
    """Five coins each."""

    def blank(self, players: int, options: Options, chance: Chance) -> Toy:
        return Toy(players, chance, self.steps, [5] * players, [])


DEMANDS = DemandGame("demands", [3], DEMAND_SPACE, [Turn(), Answer(), Press()], [PAID, ROLLED])

# --- (c) response windows that pass around the table, and a response to a response -----------------

CLAIM_SPACE = ActionSpace()
CLAIM = CLAIM_SPACE.add("claim", "claim").action
COUNTER = CLAIM_SPACE.add("counter", "counter").action
PASS = CLAIM_SPACE.add("pass", "pass").action
COUNTERED = EventKind("countered", [Field("seat"), Field("depth")], ["TOY-WINDOW.1"])
STOOD = EventKind("stood", [Field("seat"), Field("depth")], ["TOY-WINDOW.2"])


class Claim(ToyStep):
    """A player claims a point (or passes), and the window opens."""

    def asks(self, s: Toy, argument: int) -> int:
        return 1 << argument % s.count() if argument < 2 * s.count() else 0

    def options(self, s: Toy, argument: int, seat: int) -> list[int]:
        return [PASS, CLAIM]

    def take(self, s: Toy, argument: int, seat: int, action: int) -> None:
        s.push(0, argument + 1)
        if action == CLAIM:
            open_window(s, seat, 0)


def open_window(s: Toy, seat: int, depth: int) -> None:
    """Whatever was played at this depth stands unless a response to it stands."""
    s.push(2, depth << 4 | seat)
    s.push(1, depth << 8 | seat << 4 | 1)


class Window(ToyStep):
    """Each other player in turn may counter while they have counters left; a counter can be countered."""

    def asks(self, s: Toy, argument: int) -> int:
        offset = argument & 15
        return 1 << ((argument >> 4 & 15) + offset) % s.count() if offset < s.count() else 0

    def options(self, s: Toy, argument: int, seat: int) -> list[int]:
        return [PASS, COUNTER] if s.numbers[s.count() + seat] else [PASS]

    def take(self, s: Toy, argument: int, seat: int, action: int) -> None:
        if action == PASS:
            s.push(1, argument + 1)
            return
        depth = (argument >> 8) + 1
        s.numbers[s.count() + seat] -= 1
        s.note(0, seat, depth)
        open_window(s, seat, depth)


class Resolve(ToyStep):
    """The innermost response resolves first; the last number says which depths were cancelled."""

    def run(self, s: Toy, argument: int) -> None:
        depth, seat = argument >> 4, argument & 15
        cancelled = s.numbers[-1] >> depth & 1
        s.numbers[-1] &= ~(1 << depth)
        if cancelled:
            return
        s.note(1, seat, depth)
        if depth == 0:
            s.numbers[seat] += 1
        else:
            s.numbers[-1] |= 1 << depth - 1


class ClaimGame(ToyGame):
    """Counters by option."""

    def blank(self, players: int, options: Options, chance: Chance) -> Toy:
        counters = options["counters"]
        assert isinstance(counters, int)
        return Toy(players, chance, self.steps, [0] * players + [counters] * players + [0], [])


CLAIMS = ClaimGame(
    "claims",
    [2, 3],
    CLAIM_SPACE,
    [Claim(), Window(), Resolve()],
    [COUNTERED, STOOD],
    [
        OptionKind("counters", [1, 2], 2, "TOY-OPTION.1"),
        OptionKind("dusk", [False, True], False, "TOY-OPTION.2"),
    ],
)

# --- (d) an auction with raising and passing for good ----------------------------------------------

BID_SPACE = ActionSpace()
BID = BID_SPACE.add("bid", "bid {gold}", [("gold", list(range(1, 13)))]).action
LEAVE = BID_SPACE.add("leave", "leave").action
SOLD = EventKind("sold", [Field("seat"), Field("gold")], ["TOY-BID.2"])


class Auction(ToyStep):
    """Raise or leave for good; the argument: bid, speaker, who is still in, number of the auction."""

    def asks(self, s: Toy, argument: int) -> int:
        still_in = argument >> 8 & 15
        return 0 if argument >> 12 >= 3 or still_in.bit_count() == 1 else 1 << (argument >> 4 & 15)

    def run(self, s: Toy, argument: int) -> None:
        number = argument >> 12
        if number >= 3:
            return
        winner = (argument >> 8 & 15).bit_length() - 1
        s.numbers[s.count() + winner] -= argument & 15
        s.numbers[winner] += 1
        s.note(0, winner, argument & 15)
        s.push(0, first_bid(s, number + 1))

    def options(self, s: Toy, argument: int, seat: int) -> list[int]:
        gold = s.numbers[s.count() + seat]
        return [LEAVE, *(BID + bid - 1 for bid in range((argument & 15) + 1, gold + 1))]

    def take(self, s: Toy, argument: int, seat: int, action: int) -> None:
        bid, still_in = argument & 15, argument >> 8 & 15
        if action == LEAVE:
            still_in &= ~(1 << seat)
        else:
            bid = action - BID + 1
        speaker = (seat + 1) % s.count()
        while not still_in >> speaker & 1:
            speaker = (speaker + 1) % s.count()
        s.push(0, argument >> 12 << 12 | still_in << 8 | speaker << 4 | bid)


def first_bid(s: Toy, number: int) -> int:
    return number << 12 | (1 << s.count()) - 1 << 8 | number % s.count() << 4


class AuctionGame(ToyGame):
    """Twelve gold each, three lots; a seat may say how high it goes for a lot."""

    def begin(self, state: State) -> None:
        assert isinstance(state, Toy)
        state.push(0, first_bid(state, 0))

    def blank(self, players: int, options: Options, chance: Chance) -> Toy:
        return Toy(players, chance, self.steps, [0] * players + [12] * players, [])

    def follow(self, state: State, seat: int, orders: Options) -> int:
        limit = orders["limit"]
        if not isinstance(limit, int) or limit == 0:
            return ASK
        dearer = state.legal(seat)[1:]
        return dearer[0] if dearer and dearer[0] <= BID + limit - 1 else LEAVE

    def moment(self, state: State, seat: int, order: str) -> int:
        return int(state.argument) >> 12 if state.next_step() >= 0 else -1  # the lot


LIMIT = OrderKind("limit", [0, *range(1, 13)], 0)
AUCTIONS = AuctionGame("auctions", [2, 4], BID_SPACE, [Auction()], [SOLD], order_kinds=[LIMIT])

# --- (f) a deck of which single cards are known to single seats ------------------------------------

PEEK_SPACE = ActionSpace()
LOOK = PEEK_SPACE.add("look", "look").action
TAKE = PEEK_SPACE.add("take", "take").action
BURY = PEEK_SPACE.add("bury", "bury").action
LOOKED = EventKind("looked", [Field("seat"), Field("card", secret=True)], ["TOY-PEEK.1"])
TAKEN = EventKind("taken", [Field("seat"), Field("card", secret=True)], ["TOY-PEEK.2"])
ENDED = EventKind("ended", [Field("cards", secret=False)], ["TOY-PEEK.3"], listed=True)


class Peek(ToyStep):
    """Look at the top card of the deck and go on, take it unseen by others, or put it underneath."""

    def asks(self, s: Toy, argument: int) -> int:
        return 1 << argument if s.piles[-1].size() else 0

    def run(self, s: Toy, argument: int) -> None:
        for seat in range(s.count()):
            hand = s.piles[seat]
            for index in range(hand.size()):
                s.show(hand, index, EVERYONE)
            s.numbers[seat] = sum(hand.cards())
        if s.journal is not None:
            s.journal.add(2, [card for pile in s.piles for card in pile.cards()])

    def options(self, s: Toy, argument: int, seat: int) -> list[int]:
        deck = s.piles[-1]
        known = deck.knowers(-1) >> seat & 1
        options = [TAKE]
        if not known:
            options.append(LOOK)
        if s.numbers[s.count() + seat]:
            options.append(BURY)
        return options

    def take(self, s: Toy, argument: int, seat: int, action: int) -> None:
        deck = s.piles[-1]
        if action == LOOK:
            s.show(deck, deck.size() - 1, 1 << seat)
            if s.journal is not None:
                s.journal.add(0, [seat, deck.card(-1)], 1 << seat)
            s.push(0, argument)
            return
        if action == TAKE:
            s.draw(deck, s.piles[seat], 1 << seat)
            if s.journal is not None:
                s.journal.add(1, [seat, s.piles[seat].card(-1)], 1 << seat)
        else:
            s.numbers[s.count() + seat] -= 1
            deck.move_under(deck.size() - 1, deck)
        s.push(0, (argument + 1) % s.count())


class PeekGame(ToyGame):
    """A deck of nine, each player buries twice at most."""

    def blank(self, players: int, options: Options, chance: Chance) -> Toy:
        deck = Pile()
        for card in range(9):
            deck.put(card, NOBODY, 0)
        deck.shuffle(chance, 1)
        return Toy(
            players,
            chance,
            self.steps,
            [0] * players + [2] * players,
            [*(Pile() for _ in range(players)), deck],
        )


PEEKS = PeekGame("peeks", [2, 3], PEEK_SPACE, [Peek()], [LOOKED, TAKEN, ENDED])
