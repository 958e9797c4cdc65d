"""The frame of a round: the vizier opens it, the clean-up closes it (DRA-ROUND, DRA-VIZIER, DRA-CLEANUP)."""

from __future__ import annotations

from mypy_extensions import i64

from caravanserai.games.dragons import events
from caravanserai.games.dragons.parts import NONE, TABOO
from caravanserai.games.dragons.rules import flow
from caravanserai.games.dragons.state import GUARDS, TREASURE_CARDS, Dragons
from caravanserai.kernel.pile import CARD_MASK, EVERYONE, LOT_BITS, Pile
from caravanserai.kernel.step import SilentStep


class Vizier(SilentStep[Dragons]):
    """Treasures for the caves, a guard for the palace, artifacts for sale (DRA-VIZIER.1-5)."""

    def run(self, s: Dragons, argument: int) -> None:
        """A round begins (DRA-ROUND.1, .2, DRA-VIZIER.1-5, DRA-CLEANUP.1)."""
        s.round += 1
        s.current = NONE
        s.note(events.ROUND_BEGAN, s.round, s.start)
        turn_treasure_card(s)
        post_guard(s)
        if s.magic:
            for room in range(len(s.stacks)):
                turn_up_artifact(s, room)
        s.find_open_spaces()
        s.push(flow.PLACEMENT, s.start)


def turn_treasure_card(s: Dragons) -> None:
    """The next card of the deck, shuffled anew when it is empty (DRA-VIZIER.1, .2, DRA-RULING.5)."""
    if not s.deck.slots:
        s.deck = Pile(s.used_cards)
        s.used_cards = []
        s.deck.shuffle(s.chance, TREASURE_CARDS)
        s.note(events.CARDS_SHUFFLED)
    s.card = s.deck.slots[-1] & CARD_MASK
    s.deck = Pile(s.deck.slots[:-1])
    s.discoveries += 1
    card = s.cards[s.card]
    s.note(events.CARD_TURNED_UP, card.number)
    s.change_bank()
    s.change_shelves()
    for kind in range(len(s.parts.kinds)):
        if card.shelves[kind]:
            fill_cave(s, kind, card.shelves[kind])


def fill_cave(s: Dragons, kind: int, shelves: list[int]) -> None:
    """Units from the bank, the top shelf first as long as there are any (DRA-VIZIER.1, DRA-BANK.5).

    Whoever fills caves has asked for bank and shelves by `change_...`.
    """
    first = kind * s.parts.shelves
    bank = s.bank
    filled = s.shelves
    for shelf in range(len(shelves)):
        units = min(shelves[shelf], bank[kind])
        bank[kind] -= units
        filled[first + shelf] += units
    if s.journal is not None:
        filled = filled[first : first + s.parts.shelves]
        s.journal.add(events.CAVE_FILLED, [s.parts.cave_of[kind], *[units for units in filled if units > 0]])


def post_guard(s: Dragons) -> None:
    """All ten guards are mixed and one is laid out, unseen by everybody (DRA-VIZIER.3)."""
    slots = [GUARDS << LOT_BITS | slot & CARD_MASK for slot in s.guards.slots]
    drawn = s.chance.below(len(slots))
    slots.append(slots.pop(drawn))
    s.guards = Pile(slots)
    s.note(events.GUARD_POSTED)


def turn_up_artifact(s: Dragons, room: int) -> None:
    """Where nothing is on sale, the top artifact is turned up (DRA-VIZIER.4, DRA-INFO.2, .3)."""
    if s.on_sale[room] != NONE or not s.stacks[room].slots:
        return
    stack = s.change_stack(room)
    s.show(stack, len(stack.slots) - 1, EVERYONE)
    s.put_on_sale(room, stack.slots.pop() & CARD_MASK)
    s.note(events.ARTIFACT_TURNED_UP, s.parts.rooms[room], s.on_sale[room])


class CleanUp(SilentStep[Dragons]):
    """Everything goes back to where it belongs, then the next round begins (DRA-CLEANUP.1, .2, DRA-END.6)."""

    def run(self, s: Dragons, argument: int) -> None:
        s.note(events.ROUND_ENDED, s.round)
        s.used_cards = [*s.used_cards, s.card]
        s.card = NONE
        s.turned = False
        for seat in range(s.players_count):
            s.players[seat].take_all_back(s.parts, seat)
            end_effects(s, seat)
        if s.taboo != 0:
            s.discard = [*s.discard, TABOO]
        s.taboo = 0
        s.spy = NONE
        s.swapped_from = NONE
        s.smuggler = NONE
        s.smuggled = 0
        if s.round >= s.parts.max_rounds:
            s.note(events.STOPPED, s.round)
            s.push(flow.END_GAME)
        else:
            s.push(flow.VIZIER)


def end_effects(s: Dragons, seat: i64) -> None:
    """Used artifacts return behind the screen; Lamps go out, admissions end (DRA-CLEANUP.2)."""
    player = s.players[seat]
    if player.uses > 0:
        player.used = [0] * len(player.used)
        player.uses = 0
    player.lit = False
    player.djinn = False
    player.admitted = False
