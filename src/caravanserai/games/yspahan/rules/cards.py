"""Cards as free actions: what each is played for, and the windows for them (YSP-CARD, YSP-DEC.2, .9)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caravanserai.games.yspahan import actions as a
from caravanserai.games.yspahan import events, parts
from caravanserai.games.yspahan.parts import NO_CARD
from caravanserai.games.yspahan.rules import building, caravan, city
from caravanserai.games.yspahan.state import Yspahan
from caravanserai.kernel.actions import Family
from caravanserai.kernel.refusal import Refusal
from caravanserai.kernel.step import Step


class Card:
    """A kind of card: the moves that play it, which of them are legal, and its effect."""

    def __init__(self, plays: list[Family]) -> None:
        self.plays = plays

    def add_uses(self, s: Yspahan, seat: i64, options: list[int]) -> None:
        """Add every way to play the card now."""
        raise NotImplementedError

    def take_effect(self, s: Yspahan, seat: i64, action: i64) -> None:
        """What happens when it has been played."""
        raise NotImplementedError

    def why_not(self, s: Yspahan, seat: i64, action: i64) -> Refusal:
        """Why the card, which is in hand, cannot be played for this."""
        raise NotImplementedError


def add_amounts(amounts: list[int], most: i64, options: list[int]) -> None:
    """One option for each amount from 1 (YSP-RULING.25)."""
    if most > 0:
        options += amounts[:most]


class ThreeCamels(Card):
    """Three Camels from the stock (YSP-CARD.5)."""

    def add_uses(self, s: Yspahan, seat: i64, options: list[int]) -> None:
        options.append(a.PLAY_CAMELS.action)

    def take_effect(self, s: Yspahan, seat: i64, action: i64) -> None:
        s.note(events.CAMELS_GAINED, seat, s.gain_camels(seat, s.parts.camels_gained))


class ThreeGold(Card):
    """Three Gold from the stock (YSP-CARD.5)."""

    def add_uses(self, s: Yspahan, seat: i64, options: list[int]) -> None:
        options.append(a.PLAY_GOLD.action)

    def take_effect(self, s: Yspahan, seat: i64, action: i64) -> None:
        s.note(events.GOLD_GAINED, seat, s.gain_gold(seat, s.parts.gold_gained))


class PlaceGood(Card):
    """A cube goes into a legal shop of any quarter (YSP-CARD.6)."""

    def add_uses(self, s: Yspahan, seat: i64, options: list[int]) -> None:
        for quarter in range(len(s.parts.quarters)):
            city.add_placings(s, seat, quarter, city.CARD_PLACINGS, options)

    def take_effect(self, s: Yspahan, seat: i64, action: i64) -> None:
        city.place(s, seat, a.PLAY_PLACE.index(action))

    def why_not(self, s: Yspahan, seat: i64, action: i64) -> Refusal:
        shop = a.PLAY_PLACE.index(action)
        return city.why_not(s, seat, s.parts.souk_of[shop].quarter, shop)


class CaravanGood(Card):
    """A cube from the reserve enters the Caravan (YSP-CARD.7, YSP-RULING.1)."""

    def add_uses(self, s: Yspahan, seat: i64, options: list[int]) -> None:
        if s.cubes_left(seat) > 0:
            options.append(a.PLAY_CARAVAN.action)

    def take_effect(self, s: Yspahan, seat: i64, action: i64) -> None:
        caravan.enter(s, seat, False)

    def why_not(self, s: Yspahan, seat: i64, action: i64) -> Refusal:
        return Refusal("YSP-RULING.1", "no_cube_left")


class CamelsForPoints(Card):
    """Camels are returned for points (YSP-CARD.8)."""

    def add_uses(self, s: Yspahan, seat: i64, options: list[int]) -> None:
        add_amounts(SOLD_CAMELS, s.players[seat].camels, options)

    def take_effect(self, s: Yspahan, seat: i64, action: i64) -> None:
        camels = a.PLAY_SELL_CAMELS.index(action) + 1
        points = camels * s.parts.points_per_camel
        s.players[seat].camels -= camels
        s.players[seat].card_points += points
        s.note(events.CAMELS_SOLD, seat, camels, points)

    def why_not(self, s: Yspahan, seat: i64, action: i64) -> Refusal:
        return Refusal("YSP-CARD.8", "too_few_camels", {"camels": s.players[seat].camels})


class GoldForPoints(Card):
    """Gold is returned for points (YSP-CARD.9)."""

    def add_uses(self, s: Yspahan, seat: i64, options: list[int]) -> None:
        add_amounts(SOLD_GOLD, s.players[seat].gold, options)

    def take_effect(self, s: Yspahan, seat: i64, action: i64) -> None:
        gold = a.PLAY_SELL_GOLD.index(action) + 1
        points = gold * s.parts.points_per_gold
        s.players[seat].gold -= gold
        s.players[seat].card_points += points
        s.note(events.GOLD_SOLD, seat, gold, points)

    def why_not(self, s: Yspahan, seat: i64, action: i64) -> Refusal:
        return Refusal("YSP-CARD.9", "too_little_gold", {"gold": s.players[seat].gold})


class Exchange(Card):
    """Gold is swapped for Camels or Camels for Gold, one for one (YSP-CARD.10).

    The stock must be able to give what is taken (YSP-RULING.36).
    """

    def add_uses(self, s: Yspahan, seat: i64, options: list[int]) -> None:
        player = s.players[seat]
        add_amounts(GOLD_TO_CAMELS, min(player.gold, s.camels_left()), options)
        add_amounts(CAMELS_TO_GOLD, min(player.camels, s.gold_left()), options)

    def take_effect(self, s: Yspahan, seat: i64, action: i64) -> None:
        player = s.players[seat]
        if a.PLAY_GOLD_TO_CAMELS.has(action):
            amount = a.PLAY_GOLD_TO_CAMELS.index(action) + 1
            player.gold -= amount
            player.camels += amount
            s.note(events.GOLD_SWAPPED, seat, amount, amount)
        else:
            amount = a.PLAY_CAMELS_TO_GOLD.index(action) + 1
            player.camels -= amount
            player.gold += amount
            s.note(events.CAMELS_SWAPPED, seat, amount, amount)

    def why_not(self, s: Yspahan, seat: i64, action: i64) -> Refusal:
        player = s.players[seat]
        if a.PLAY_GOLD_TO_CAMELS.has(action):
            if a.PLAY_GOLD_TO_CAMELS.index(action) >= player.gold:
                return Refusal("YSP-CARD.10", "too_little_gold", {"gold": player.gold})
        elif a.PLAY_CAMELS_TO_GOLD.index(action) >= player.camels:
            return Refusal("YSP-CARD.10", "too_few_camels", {"camels": player.camels})
        return Refusal("YSP-RULING.36", "stock_too_small")


class BuildCard(Card):
    """Build at once without paying the Camels, or the Gold (YSP-CARD.11).

    By switch both cards can be played together; that is a use of the first (YSP-RULING.14).
    """

    def __init__(self, plays: list[Family], waived: i64) -> None:
        super().__init__(plays)
        self.waived = waived

    def add_uses(self, s: Yspahan, seat: i64, options: list[int]) -> None:
        if s.built or s.two_players or not (s.after_dice or s.switches.build_card_before_dice_action):
            return
        for play in self.plays:
            waived = self.waived if play is not a.PLAY_BOTH else building.BOTH
            if building.cards_add_up(s, waived) and building.missing_card(s, seat, waived) == NO_CARD:
                for which in building.LISTED[building.buildable(s, seat, waived)]:
                    options.append(play.of(which))

    def take_effect(self, s: Yspahan, seat: i64, action: i64) -> None:
        if a.PLAY_BOTH.has(action):
            s.play_card(seat, parts.BUILD_NO_GOLD)
            building.build(s, seat, a.PLAY_BOTH.index(action), building.BOTH)
        else:
            building.build(s, seat, self.plays[0].index(action), self.waived)

    def why_not(self, s: Yspahan, seat: i64, action: i64) -> Refusal:
        play = a.SPACE.family_of(action)
        waived: i64 = building.BOTH if play is a.PLAY_BOTH else self.waived
        missing = building.missing_card(s, seat, waived)
        if missing != NO_CARD:
            return building.not_in_hand(s, missing)
        if s.two_players:
            return Refusal("YSP-TWO.5", "build_card_needs_group")
        if not s.after_dice and not s.switches.build_card_before_dice_action:
            return Refusal("YSP-RULING.13", "build_card_after_dice")
        if not building.cards_add_up(s, waived):
            return Refusal("YSP-RULING.14", "build_cards_do_not_add_up")
        return building.why_not(s, seat, play.index(action), waived)


# the amounts that a card can be played for, from 1
SOLD_CAMELS: Final[list[int]] = a.PLAY_SELL_CAMELS.all()
SOLD_GOLD: Final[list[int]] = a.PLAY_SELL_GOLD.all()
GOLD_TO_CAMELS: Final[list[int]] = a.PLAY_GOLD_TO_CAMELS.all()
CAMELS_TO_GOLD: Final[list[int]] = a.PLAY_CAMELS_TO_GOLD.all()

_BY_KIND: Final[dict[int, Card]] = {
    parts.THREE_CAMELS: ThreeCamels([a.PLAY_CAMELS]),
    parts.THREE_GOLD: ThreeGold([a.PLAY_GOLD]),
    parts.PLACE_GOOD: PlaceGood([a.PLAY_PLACE]),
    parts.CARAVAN_GOOD: CaravanGood([a.PLAY_CARAVAN]),
    parts.CAMELS_FOR_POINTS: CamelsForPoints([a.PLAY_SELL_CAMELS]),
    parts.GOLD_FOR_POINTS: GoldForPoints([a.PLAY_SELL_GOLD]),
    parts.EXCHANGE: Exchange([a.PLAY_GOLD_TO_CAMELS, a.PLAY_CAMELS_TO_GOLD]),
    parts.BUILD_NO_CAMELS: BuildCard([a.PLAY_NO_CAMELS, a.PLAY_BOTH], building.CAMELS),
    parts.BUILD_NO_GOLD: BuildCard([a.PLAY_NO_GOLD], building.GOLD),
}
CARDS: Final[list[Card]] = [_BY_KIND[kind] for kind in range(len(_BY_KIND))]
# the kinds of card whose bits are set, listed
KINDS: Final[list[list[int]]] = [
    [kind for kind in range(len(CARDS)) if bits >> kind & 1] for bits in range(1 << len(CARDS))
]


def _played_by_action() -> list[int]:
    """The kind of card that each action plays, or NO_CARD."""
    played = [NO_CARD] * a.SPACE.size
    for kind, card in enumerate(CARDS):
        for family in card.plays:
            for action in family.all():
                played[action] = kind
    return played


_PLAYED: Final[list[int]] = _played_by_action()


def is_card(action: int) -> bool:
    """Whether an action plays a card as a free action (YSP-CARD.1, .4, YSP-DEC.2)."""
    return _PLAYED[action] != NO_CARD


def add_playable(s: Yspahan, seat: i64, options: list[int]) -> None:
    """Add every card whose effect can be carried out now, with its parameters (YSP-CARD.3, .4, .12)."""
    for kind in KINDS[s.players[seat].hand.kinds()]:
        CARDS[kind].add_uses(s, seat, options)


def play(s: Yspahan, seat: i64, action: int) -> None:
    """Play a card for its effect (YSP-CARD.1, .5-11)."""
    kind = _PLAYED[action]
    s.play_card(seat, kind)
    CARDS[kind].take_effect(s, seat, action)


def why_not(s: Yspahan, seat: i64, action: int) -> Refusal:
    """Why a card cannot be played for this effect now (YSP-CARD.3, .6-11)."""
    kind = _PLAYED[action]
    if not s.players[seat].hand.has(kind):
        return building.not_in_hand(s, kind)
    return CARDS[kind].why_not(s, seat, action)


class CardWindow(Step[Yspahan]):
    """A decision before which the active player may play cards (YSP-CARD.4, YSP-DEC.2)."""

    def asks(self, s: Yspahan, argument: int) -> int:
        return 1 << s.active

    def options(self, s: Yspahan, argument: int, seat: int) -> list[int]:
        options = self.choices(s, argument, seat)
        for kind in KINDS[s.players[seat].hand.kinds()]:  # as `add_playable`, without another call
            CARDS[kind].add_uses(s, seat, options)
        return options

    def take(self, s: Yspahan, argument: int, seat: int, action: int) -> None:
        """A card, and then the same question again, or the choice itself (YSP-CARD.1, .4, YSP-DEC.2)."""
        if _PLAYED[action] != NO_CARD:
            s.ask_again()
            play(s, seat, action)
        else:
            self.choose(s, argument, seat, action)

    def why_not(self, s: Yspahan, argument: int, seat: int, action: int) -> Refusal:
        if is_card(action):
            return why_not(s, seat, action)
        return self.why_no_choice(s, argument, seat, action)

    def choices(self, s: Yspahan, argument: int, seat: int) -> list[int]:
        """What can be chosen besides cards, in a list of its own."""
        raise NotImplementedError

    def choose(self, s: Yspahan, argument: int, seat: int, action: int) -> None:
        """Carry out a choice that is no card."""
        raise NotImplementedError

    def why_no_choice(self, s: Yspahan, argument: int, seat: int, action: int) -> Refusal:
        """Why an action that is no card cannot be chosen."""
        raise NotImplementedError
