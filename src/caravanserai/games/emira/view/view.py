"""What one seat sees of a game of Emira, as typed structs; the page's types are generated from these."""

from __future__ import annotations

from dataclasses import dataclass

from caravanserai.games.emira.actions import TURNS
from caravanserai.games.emira.parts import NONE, PIECES
from caravanserai.games.emira.rules import buy_events, flow
from caravanserai.games.emira.rules.deck_events import CARDS, DEPTH
from caravanserai.games.emira.rules.phases import PHASES
from caravanserai.games.emira.state import Emira
from caravanserai.games.emira.view.players import PlayerView, player_view
from caravanserai.games.emira.view.princesses import PrincessView, princess_view
from caravanserai.kernel.pile import Pile, audience_bit


@dataclass(frozen=True, slots=True)
class KnownCardView:
    """A card of a deck that the viewer knows, by its place from the top (EMI-HIDDEN.6, .7)."""

    place: int
    card: str


@dataclass(frozen=True, slots=True)
class AuctionView:
    """The auction that is going on; between auctions only who has still to act (EMI-AUC.2-8)."""

    opener: int | None
    speaker: int | None
    bid: int
    bidder: int | None
    bidding: list[int]
    to_act: list[int]


@dataclass(frozen=True, slots=True)
class XeniaView:
    """Where Xenia's markers lie, and who refused her in this turn (EMI-PRIN.17-22)."""

    host: int | None
    markers: int
    gift_paid: bool
    refused_by: int | None


@dataclass(frozen=True, slots=True)
class EmiraView:
    """The table as one seat sees it."""

    turn: int
    phase: str
    odd: bool
    turn_kind: str  # `odd` or `even`, as moves call it
    advanced: bool
    starting_player: int
    in_play: list[PrincessView]
    coming: list[PrincessView]
    undecided: list[PrincessView]
    princess_deck: int
    princess_known: list[KnownCardView]
    marks_in_deck: int
    marks_known: list[int]  # the places in the deck where the viewer knows a swap mark to be
    princesses_gone: list[str]
    xenia: XeniaView
    status_offer: str | None
    token_offer: str | None
    pieces: list[str]
    auction: AuctionView
    status_deck: int
    status_known: list[KnownCardView]
    status_gone: list[str]
    bag: dict[str, int]
    supply: dict[str, int]
    event_deck: int
    event_known: list[KnownCardView]
    events_gone: list[str]
    symbols_played: list[str]
    in_force: list[str]
    arrival_turn: str | None  # three players: the turn that an arrival event was meant for
    looking: list[str]  # the cards among which the viewer chooses now, in their order
    idle_turns: int
    reached: list[int]
    players: list[PlayerView]


def view(s: Emira, audience: int) -> EmiraView:
    """What an audience sees: a seat, the public, or at the end of a game someone who may see all."""
    parts = s.parts
    bit = audience_bit(audience)
    deck = s.princess_deck
    return EmiraView(
        turn=s.turn,
        phase=PHASES[s.phase],
        odd=s.is_odd(),
        turn_kind=TURNS[0 if s.is_odd() else 1],
        advanced=s.advanced,
        starting_player=s.starting,
        in_play=[princess_view(s, princess, audience) for princess in s.in_play],
        coming=[princess_view(s, princess, audience) for princess in s.coming],
        undecided=[princess_view(s, princess, audience) for princess in s.undecided],
        princess_deck=deck.size(),
        princess_known=_known(deck.cards, bit, parts.princess_ids),
        marks_in_deck=deck.marked(),
        marks_known=[
            depth + 1 for depth in range(deck.size()) if deck.is_marked(depth) and deck.knows_mark(depth, bit)
        ],
        princesses_gone=[parts.princess_ids[princess] for princess in s.princesses_gone],
        xenia=XeniaView(_seat(s.home(parts.xenia)), s.xenia_markers, s.xenia_paid, _seat(s.xenia_refuser)),
        status_offer=None if s.status_offer == NONE else parts.status_ids[s.status_offer],
        token_offer=None if s.token_offer == NONE else parts.tokens[s.token_offer],
        pieces=[piece for index, piece in enumerate(PIECES) if s.pieces >> index & 1],
        auction=AuctionView(
            _seat(s.opener),
            _seat(s.speaker),
            s.bid,
            _seat(s.bidder),
            _seats(s, s.bidding),
            _seats(s, s.eligible()),
        ),
        status_deck=s.status_deck.size(),
        status_known=_known(s.status_deck, bit, parts.status_ids),
        status_gone=[parts.status_ids[card] for card in s.status_gone],
        bag={token: s.bag[index] for index, token in enumerate(parts.tokens)},
        supply={"camel": s.camels, "palace": s.sections, "small": s.small, "large": s.large},
        event_deck=s.event_deck.size(),
        event_known=_known(s.event_deck, bit, parts.event_ids),
        events_gone=[parts.event_ids[kind] for kind in s.events_gone],
        symbols_played=[symbol for index, symbol in enumerate(parts.symbols) if s.symbols >> index & 1],
        in_force=[event for index, event in enumerate(parts.event_ids) if s.in_force >> index & 1],
        arrival_turn=TURNS[s.arrival_even] if s.is_three_player() and s.is_odd() else None,
        looking=_looking(s, audience),
        idle_turns=s.idle_turns,
        reached=_seats(s, s.reached),
        players=[player_view(s, seat, audience) for seat in range(s.players_count)],
    )


def _seat(seat: int) -> int | None:
    return None if seat == NONE else seat


def _seats(s: Emira, mask: int) -> list[int]:
    return [seat for seat in range(s.players_count) if mask >> seat & 1]


def _known(pile: Pile, bit: int, names: list[str]) -> list[KnownCardView]:
    """What the audience knows of a deck, from the top."""
    return [
        KnownCardView(depth + 1, names[card])
        for depth, card in enumerate(reversed(pile.known_to(bit)))
        if card >= 0
    ]


def _looking(s: Emira, audience: int) -> list[str]:
    """The cards that a seat has drawn or looks at and has yet to decide about."""
    if audience < 0 or not s.asked >> audience & 1:
        return []
    step = s.next_step()
    parts = s.parts
    if step == flow.CHANGE_MIND:
        return [parts.princess_ids[s.princess_deck.card(DEPTH.of(s.argument))]]
    if step == flow.ARRANGE_PRINCESSES:
        looked_at = s.princess_deck.from_top()[: CARDS.of(s.argument)]
        return [parts.princess_ids[princess] for princess in looked_at]
    if step == flow.ARRANGE_STATUS:
        return [parts.status_ids[card] for card in s.status_deck.cards()[::-1][: CARDS.of(s.argument)]]
    if step == flow.KEEP_BOUGHT:
        drawn = buy_events.drawn_cards(s, buy_events.DRAWN.of(s.argument))
        return [parts.event_ids[kind] for kind in drawn]
    return []
