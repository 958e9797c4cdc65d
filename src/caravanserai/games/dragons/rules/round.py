"""The frame of a round: the vizier opens it, the clean-up closes it (DRA-ROUND, DRA-VIZIER, DRA-CLEANUP)."""

from __future__ import annotations

from mypy_extensions import i64

from caravanserai.games.dragons import events
from caravanserai.games.dragons.parts import KINDS, NONE, TABOO
from caravanserai.games.dragons.rules import flow
from caravanserai.games.dragons.rules.caves import fill_cave
from caravanserai.games.dragons.state import TREASURE_CARDS, Dragons
from caravanserai.kernel.pile import NOBODY, Pile
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
    if s.deck.size() == 0:
        s.deck = Pile.of(s.used_cards, NOBODY, TREASURE_CARDS)
        s.used_cards = []
        s.deck.shuffle(s.chance, TREASURE_CARDS)
        s.note(events.CARDS_SHUFFLED)
    s.card = s.turn_up(s.change_deck())
    card = s.cards[s.card]
    s.note(events.CARD_TURNED_UP, card.number)
    s.change_bank()
    s.change_shelves()
    for kind in range(KINDS):
        if card.shelves[kind]:
            fill_cave(s, kind, card.shelves[kind])


def post_guard(s: Dragons) -> None:
    """All ten guards are mixed and one is laid out, unseen by everybody (DRA-VIZIER.3)."""
    guards = s.change_guards()
    guards.set_knowers(guards.size() - 1, NOBODY)  # the one that was on duty
    guards.move(s.chance.below(guards.size()), guards)
    s.note(events.GUARD_POSTED)


def turn_up_artifact(s: Dragons, room: i64) -> None:
    """Where nothing is on sale, the top artifact is turned up (DRA-VIZIER.4, DRA-INFO.2, .3)."""
    if s.on_sale[room] != NONE or s.stacks[room].size() == 0:
        return
    s.put_on_sale(room, s.turn_up(s.change_stack(room)))
    s.note(events.ARTIFACT_TURNED_UP, s.parts.rooms[room], s.on_sale[room])


class CleanUp(SilentStep[Dragons]):
    """All goes back to its place, then the next round begins (DRA-CLEANUP.1, .2, DRA-PLACE.7, DRA-END.6)."""

    def run(self, s: Dragons, argument: int) -> None:
        """Tokens, artifacts and the treasure card go back, effects end (DRA-CLEANUP.1, .2, DRA-END.6)."""
        s.note(events.ROUND_ENDED, s.round)
        s.used_cards = [*s.used_cards, s.card]
        s.card = NONE
        for seat in range(s.players_count):
            s.players[seat].begin_round(seat)
        if s.taboo != 0:
            s.discard_spell(TABOO)
        s.end_spells()
        if s.round >= s.parts.max_rounds:
            s.note(events.STOPPED, s.round)
            s.push(flow.END_GAME)
        else:
            s.push(flow.VIZIER)
