"""Before the first turn: colours, decks and what everyone is dealt (EMI-SETUP)."""

from __future__ import annotations

from caravanserai.games.emira import events
from caravanserai.games.emira.parts import START_CAMEL, START_SECTION, START_STATUS, START_TOKEN
from caravanserai.games.emira.princess_deck import ONE_LOT, PrincessDeck
from caravanserai.games.emira.state import TOP_BLOCK, Emira
from caravanserai.kernel.chance import Chance
from caravanserai.kernel.pile import NOBODY, Pile


def draw_sheiks(s: Emira, chance: Chance) -> None:
    """Everybody draws a colour; the starting player is chosen at random (EMI-SETUP.1, .6)."""
    colours = list(range(len(s.parts.sheiks)))
    chance.shuffle(colours)
    for seat, player in enumerate(s.players):
        player.sheik = colours[seat]
    s.starting = chance.below(s.players_count)


def give_start(s: Emira, seat: int) -> None:
    """What a sheik of his colour begins with (EMI-SETUP.4, EMI-INV.1, .4)."""
    player = s.players[seat]
    start = s.parts.start_of[player.sheik]
    if start == START_CAMEL:
        player.camels += 1
        s.camels -= 1
    elif start == START_SECTION:
        player.sections += 1
        s.sections -= 1
    elif start == START_STATUS:
        player.status = [s.parts.start_status]
    elif start == START_TOKEN:
        player.tokens[s.parts.start_token] += 1
        s.bag[s.parts.start_token] -= 1


def lay_out_status(s: Emira, chance: Chance) -> None:
    """The status deck, with no card of most points among the first (EMI-SETUP.5, .7, EMI-RULING.3)."""
    first: list[int] = []
    best: list[int] = []
    for card, copies in enumerate(s.setup().status):
        left = copies
        for player in s.players:
            left -= player.status.count(card)
        if s.has_most_points(card):
            best += [card] * left
        else:
            first += [card] * left
    chance.shuffle(first)
    top = first[: s.setup().top_block]
    lower = first[s.setup().top_block :] + best
    chance.shuffle(lower)
    s.status_deck = Pile.of(lower, NOBODY, ONE_LOT)
    Pile.of(top, NOBODY, TOP_BLOCK).move_all(s.status_deck)


def lay_out_princesses(s: Emira, chance: Chance) -> None:
    """All princess cards, shuffled; none bears a mark (EMI-SETUP.11)."""
    s.princess_deck = PrincessDeck.shuffled(len(s.parts.princesses), chance)


def deal_objectives(s: Emira, chance: Chance) -> None:
    """An objective for everyone; nobody sees the others (EMI-SETUP.9)."""
    cards = s.parts.objectives_for(s.players_count)
    chance.shuffle(cards)
    for seat, player in enumerate(s.players):
        player.objective.put(cards.pop(), 1 << seat, ONE_LOT)
    for card in cards:
        s.objectives_left.put(card, NOBODY, ONE_LOT)


def deal_events(s: Emira, chance: Chance) -> None:
    """Three event cards for everyone, of which one will be kept (EMI-SETUP.10, EMI-HIDDEN.1)."""
    s.event_deck = Pile.of(s.parts.events_for(s.advanced), NOBODY, ONE_LOT)
    s.event_deck.shuffle(chance, ONE_LOT)
    for seat, player in enumerate(s.players):
        for _ in range(s.parts.events_dealt):
            s.draw(s.event_deck, player.hand, 1 << seat)


def tell(s: Emira) -> None:
    """What everyone has been given, in the journal (EMI-SETUP.1, .9, .10, EMI-HIDDEN.1)."""
    for seat, player in enumerate(s.players):
        s.note(events.SHEIK_DRAWN, seat, player.sheik)
        s.note_to(1 << seat, events.OBJECTIVE_DEALT, seat, player.objective.card(0))
        for card in player.hand.cards():
            s.note_to(1 << seat, events.EVENT_DEALT, seat, card)
