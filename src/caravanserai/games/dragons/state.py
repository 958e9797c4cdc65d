"""The fields of a game of Aladdin's Dragons, its copies and what can be asked of them.

Copies share the lists and piles that change at most a few times in a round, such as the bank. So these are
never changed in place: whoever changes one puts a new one there, or asks for it by `change_...` first.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from caravanserai.games.dragons.parts import (
    GUARD,
    LAMP,
    NONE,
    PARTS,
    TOKENS,
    Parts,
    TreasureCard,
)
from caravanserai.games.dragons.player import ALL_TOKENS, PIECES, Player
from caravanserai.kernel.chance import Chance
from caravanserai.kernel.pile import Pile, redeal
from caravanserai.kernel.state import State
from caravanserai.kernel.step import Step

# what was shuffled together: nobody can tell these cards apart by where they came from
TREASURE_CARDS: Final = 1
GUARDS: Final = 2
ARTIFACT_TILES: Final = 3
SPELL_CARDS: Final = 4
# the tokens of each seat follow: see player.py

# the seats in sequence order, by the number of players and the start player (DRA-SETUP.5); never changed
_SEQUENCES: Final = [
    [[(start + offset) % count for offset in range(count)] for start in range(count)]
    for count in range(max(PARTS.counts) + 1)
]


@mypyc_attr(acyclic=True)
class Switches:
    """The rulings that a table can choose; shared by all copies of a state."""

    def __init__(self, leftovers_stay: bool) -> None:
        self.leftovers_stay = leftovers_stay  # whether a cave keeps what nobody took (DRA-RULING.4)


@mypyc_attr(acyclic=True)
class Play:
    """A spell cast or an artifact used, with all that was declared for it; never changed (DRA-PRIO.5, .6)."""

    def __init__(self, seat: int, spell: int, artifact: int) -> None:
        self.seat: i64 = seat
        self.spell: i64 = spell  # the spell cast, or NONE
        self.artifact: i64 = artifact  # the artifact used, copied or offered, or NONE
        self.owner: i64 = NONE  # the owner of the piece that is named
        self.piece: i64 = NONE
        self.space: i64 = NONE
        self.target: i64 = NONE  # the spell to be cancelled


@mypyc_attr(acyclic=True)
class Dragons(State):
    """One game of Aladdin's Dragons."""

    magic: bool
    switches: Switches
    round: i64  # 0 before the first
    start: i64  # the start player, who has the camel
    current: i64  # the space whose turn it is; NONE during placement, past the last space at the end
    turned: bool  # whether the tokens of that space are turned up
    ended: bool  # whether everything is shown
    players: list[Player]
    bank: list[int]
    shelves: list[int]  # the units on each shelf, cave by cave
    cards: list[TreasureCard]  # the deck of this game, by number
    deck: Pile
    card: i64  # the treasure card of the round, or NONE
    used_cards: list[int]
    guards: Pile  # the one on the guard space on top
    stacks: list[Pile]  # the face-down artifacts of each room in use
    on_sale: list[int]  # the face-up artifact of each room, or NONE
    aside: Pile  # artifacts put aside unseen
    spell_deck: Pile
    discard: list[int]
    spent: i64  # one bit for each spell that all have seen and that cannot be cast any more
    # what spells do for the rest of the round
    spy: i64  # who cast Spy, or NONE
    swapped_from: i64  # the first space in which 1 and 9 are swapped, or NONE
    taboo: i64  # one bit for each space that is closed
    smuggler: i64
    smuggled: i64  # one bit for each city space the smuggler holds
    # the present window
    batch: list[Play]
    cancelled: i64  # one bit for each play of the batch
    searching: bool  # whether the buyer may take any artifact of the stack
    in_use: list[int]  # the spaces of this game, in the order in which they are resolved
    open_spaces: i64  # one bit for each space that takes tokens: every placement asks for these

    def __init__(self, parts: Parts, players: int, chance: Chance, steps: list[Step[Any]]) -> None:
        super().__init__(players, chance, steps)
        self.parts = parts

    @staticmethod
    def at_start(
        parts: Parts, players: int, variant: str, switches: Switches, chance: Chance, steps: list[Step[Any]]
    ) -> Dragons:
        """Everything in its place but what is shuffled (DRA-SETUP.1, .2, .8)."""
        s = Dragons(parts, players, chance, steps)
        setup = parts.setup(variant, players)
        s.magic = variant == "magic"
        s.switches = switches
        s.round = 0
        s.start = 0
        s.current = NONE
        s.turned = False
        s.ended = False
        s.players = [Player.at_start(seat) for seat in range(players)]
        s.bank = [parts.units_per_kind] * len(parts.kinds)
        s.shelves = [0] * (len(parts.kinds) * parts.shelves)
        s.cards = parts.decks[setup.deck]
        s.deck = Pile()
        s.card = NONE
        s.used_cards = []
        s.guards = Pile()
        s.stacks = [Pile() for _ in range(setup.rooms)]
        s.on_sale = [NONE] * setup.rooms
        s.aside = Pile()
        s.spell_deck = Pile()
        s.discard = []
        s.spent = 0
        s.end_spells()
        s.batch = []
        s.cancelled = 0
        s.searching = False
        s.in_use = parts.spaces_in_use(variant, players)
        s.open_spaces = 0
        return s

    def clone(self) -> Dragons:
        twin = Dragons(self.parts, self.players_count, self.chance.clone(), self.steps)
        self.copy_kernel(twin)
        twin.magic = self.magic
        twin.switches = self.switches
        twin.round = self.round
        twin.start = self.start
        twin.current = self.current
        twin.turned = self.turned
        twin.ended = self.ended
        twin.players = [player.clone() for player in self.players]
        twin.bank = self.bank
        twin.shelves = self.shelves
        twin.cards = self.cards
        twin.deck = self.deck
        twin.card = self.card
        twin.used_cards = self.used_cards
        twin.guards = self.guards
        twin.stacks = self.stacks
        twin.on_sale = self.on_sale
        twin.aside = self.aside
        twin.spell_deck = self.spell_deck
        twin.discard = self.discard
        twin.spent = self.spent
        twin.spy = self.spy
        twin.swapped_from = self.swapped_from
        twin.taboo = self.taboo
        twin.smuggler = self.smuggler
        twin.smuggled = self.smuggled
        twin.batch = self.batch
        twin.cancelled = self.cancelled
        twin.searching = self.searching
        twin.in_use = self.in_use
        twin.open_spaces = self.open_spaces
        return twin

    def end_spells(self) -> None:
        """What spells do for the rest of a round is over (DRA-CLEANUP.2)."""
        self.spy = NONE
        self.swapped_from = NONE
        self.taboo = 0
        self.smuggler = NONE
        self.smuggled = 0

    def redeal_hidden(self, seat_bit: int, chance: Chance) -> None:
        """Tokens face down, spells, artifacts out of sight, the guard and the decks (DRA-INFO.1, .2)."""
        self.aside = self.aside.copy()
        self.stacks = [stack.copy() for stack in self.stacks]
        piles = [self.change_deck(), self.change_guards(), self.aside, self.change_spell_deck(), *self.stacks]
        for player in self.players:
            piles.append(player.tokens)
            piles.append(player.change_secret())
            piles.append(player.change_spells())
        redeal(piles, seat_bit, chance)
        for player in self.players:
            player.find_screened()

    def forget_totals(self, seat_bit: int, chance: Chance) -> None:
        """The treasures behind other screens (DRA-INFO.4)."""
        if self.ended:
            return  # all is shown
        # it knows the steps, so not at the top
        from caravanserai.games.dragons.rules.hidden_treasures import deal_hidden_treasures

        others = [seat for seat in range(self.players_count) if not seat_bit >> seat & 1]
        if others:
            deal_hidden_treasures(self, others, chance)

    def change_bank(self) -> list[int]:
        self.bank = self.bank.copy()
        return self.bank

    def change_shelves(self) -> list[int]:
        self.shelves = self.shelves.copy()
        return self.shelves

    def change_deck(self) -> Pile:
        self.deck = self.deck.copy()
        return self.deck

    def change_guards(self) -> Pile:
        self.guards = self.guards.copy()
        return self.guards

    def change_spell_deck(self) -> Pile:
        self.spell_deck = self.spell_deck.copy()
        return self.spell_deck

    def change_stack(self, room: i64) -> Pile:
        self.stacks = self.stacks.copy()
        stack = self.stacks[room].copy()
        self.stacks[room] = stack
        return stack

    def put_on_sale(self, room: i64, artifact: i64) -> None:
        """Lay an artifact face up in a room, or NONE."""
        self.on_sale = self.on_sale.copy()
        self.on_sale[room] = artifact

    def discard_spell(self, spell: i64) -> None:
        self.discard = [*self.discard, spell]

    def scores(self) -> list[int]:
        """The artifacts of each player (DRA-END.2)."""
        return [player.artifact_count() for player in self.players]

    def rounds(self) -> int:
        return self.round

    # --- seats -------------------------------------------------------------------------------------

    def next_seat(self, seat: i64) -> i64:
        """Clockwise (DRA-SETUP.5)."""
        return (seat + 1) % self.players_count

    def sequence(self) -> list[int]:
        """The seats in sequence order: the start player, then clockwise (DRA-SETUP.5)."""
        return _SEQUENCES[self.players_count][self.start]

    # --- spaces ------------------------------------------------------------------------------------

    def cave_units(self, kind: i64) -> i64:
        """What lies on all shelves of a cave."""
        first = kind * self.parts.shelves
        total: i64 = 0
        for shelf in range(first, first + self.parts.shelves):
            total += self.shelves[shelf]
        return total

    def artifacts_in(self, room: i64) -> i64:
        """How many artifacts a room still has."""
        return self.stacks[room].size() + (1 if self.on_sale[room] != NONE else 0)

    def is_sold_out(self) -> bool:
        """Whether no room has an artifact left (DRA-END.1)."""
        return all(self.artifacts_in(room) <= 0 for room in range(len(self.stacks)))

    def is_open(self, space: i64) -> bool:
        """Whether a token could be put there at all (DRA-PLACE.3, .9, DRA-TABOO.1)."""
        if self.taboo >> space & 1:
            return False
        kind = self.parts.kind_of[space]
        if kind != NONE:
            return self.cave_units(kind) > 0
        room = self.parts.room_of[space]
        return room == NONE or self.artifacts_in(room) > 0

    def find_open_spaces(self) -> None:
        """Something has changed that opens or closes spaces (DRA-PLACE.3)."""
        self.open_spaces = 0
        for space in self.in_use:
            if self.is_open(space):
                self.open_spaces |= 1 << space

    def is_full(self, seat: i64, space: i64) -> bool:
        """Whether a player has as many tokens in a room as he may (DRA-PLACE.4, DRA-DOUBLE.4)."""
        if self.parts.room_of[space] == NONE:
            return False
        player = self.players[seat]
        held = player.pieces_in(space)
        if player.doubled != 0:
            held += player.copies_in(space)
        return held >= self.parts.room_limit

    def is_barred(self, seat: i64, space: i64) -> bool:
        """Whether the guard keeps a player out of a room for the rest of the round (DRA-GUARD.9)."""
        return self.parts.room_of[space] != NONE and self.current > GUARD and not self.players[seat].admitted

    def is_taken(self, space: i64) -> bool:
        """Whether any token or Carpet lies in a space."""
        return any(player.lying[space] != 0 for player in self.players)

    def stage(self) -> str:
        """Where the round stands: placing tokens, at a space, or past the last one."""
        if self.current == NONE:
            return "placement"
        return self.parts.spaces[self.current] if self.current < len(self.parts.spaces) else "end"

    # --- strength ----------------------------------------------------------------------------------

    def value(self, printed: i64, space: i64) -> i64:
        """What a token counts in a space: 1 and 9 may be swapped (DRA-LASTFIRST.1)."""
        if self.swapped_from == NONE or space < self.swapped_from or space == GUARD:
            return printed
        first, second = self.parts.swapped
        if printed == first:
            return second
        return first if printed == second else printed

    def counts(self, player: Player, piece: i64, space: i64) -> i64:
        """What a piece counts in a space, its copy apart (DRA-CARPET.1, DRA-LASTFIRST.1)."""
        return self.value(player.printed(piece), space) if piece < TOKENS else self.parts.carpet_value

    def bid(self, seat: i64, space: i64) -> list[int]:
        """The values of a player's tokens in a space, copies included, the highest first (DRA-TALLY.4)."""
        player = self.players[seat]
        values: list[int] = []
        for piece in PIECES[player.lying[space]]:
            value = self.counts(player, piece, space)
            values.append(value)
            if player.doubled >> piece & 1:
                values.append(value)
        if len(values) > 1:
            values.sort(reverse=True)
        return values

    def strength(self, seat: i64, space: i64) -> i64:
        """The sum of the values of a player's tokens in a space (DRA-TALLY.4)."""
        player = self.players[seat]
        lying = player.lying[space]
        if lying <= ALL_TOKENS and not lying & player.doubled and self.swapped_from == NONE:
            return player.tokens.total(PIECES[lying])  # every token counts what is printed on it
        total: i64 = 0
        for piece in PIECES[lying]:
            value = self.counts(player, piece, space)
            total += value * 2 if player.doubled >> piece & 1 else value
        return total

    def strengths(self, space: i64) -> list[int]:
        """The strength of every seat, the smuggler's too (DRA-TALLY.4, DRA-SMUGGLER.1, .2)."""
        found = [self.strength(seat, space) for seat in range(self.players_count)]
        if self.smuggled >> space & 1:
            found[self.smuggler] = max(found)
        return found

    def ranking(self, space: i64) -> list[int]:
        """Who has tokens there, strongest first; equals in sequence order (DRA-TALLY.5, .6)."""
        smuggler = self.smuggler if self.smuggled >> space & 1 else NONE
        strengths: i64 = 0  # of all seats side by side, a byte for each
        order: list[int] = []
        for seat in self.sequence():
            if self.players[seat].lying[space] == 0 and seat != smuggler:
                continue
            strength = max(self.strengths(space)) if seat == smuggler else self.strength(seat, space)
            strengths |= strength << seat * 8
            place = len(order)
            while place > 0 and (strengths >> order[place - 1] * 8 & 0xFF) < strength:
                place -= 1
            if place == len(order):
                order.append(seat)
            else:
                order.insert(place, seat)
        return order

    # --- artifacts and spells ----------------------------------------------------------------------

    def uses_left(self, seat: i64) -> i64:
        """How many artifacts a player may still use this round (DRA-ART.1, DRA-DJINN.1)."""
        player = self.players[seat]
        return (self.parts.uses_with_djinn if player.djinn else self.parts.uses) - player.uses

    def unused(self, seat: i64, artifact: i64) -> i64:
        """How many artifacts of a type a player could still use this round (DRA-ART.2)."""
        player = self.players[seat]
        return player.artifacts[artifact] - player.used[artifact] + player.secret.count(artifact)

    def may_cast(self, seat: i64) -> bool:
        """Whether a player has a lit Lamp, or one he could light (DRA-SPELL.1)."""
        return self.players[seat].lit or (self.uses_left(seat) > 0 and self.unused(seat, LAMP) > 0)

    # --- windows -------------------------------------------------------------------------------------

    def timely_artifacts(self, window: i64) -> i64:
        """The types that can be used in a window now, one bit each (DRA-ART.6, DRA-PRIO.13)."""
        return self.parts.artifacts_timely[window][self.current + 1]

    def timely_spells(self, window: i64) -> i64:
        """The spells that can be cast in a window now, one bit each (DRA-SPELL.2, DRA-PRIO.13)."""
        return self.parts.spells_timely[window][self.current + 1]
