"""Which moment of a round a position is in, and whether the effects under way can have come about."""

from __future__ import annotations

from typing import Final

from caravanserai.games.amul.parts import AT_END, IMMEDIATE
from caravanserai.games.amul.position import card_name
from caravanserai.games.amul.rules import STEPS, flow
from caravanserai.games.amul.rules.effects import LEFT_BITS, LEFT_MASK, SEAT_BITS, SEAT_MASK
from caravanserai.games.amul.rules.order import present_order
from caravanserai.games.amul.state import Amul
from caravanserai.kernel.position import Reader, cannot_wait, no_moment, read_steps, within
from caravanserai.kernel.refusal import Impossible

# the moments a position can name instead of spelling out its steps
OFFER: Final = 0
PICK: Final = 1
PLAY: Final = 2
EFFECTS: Final = 3  # all cards have just been turned up
END: Final = 4  # hands are about to be laid down
OVER: Final = 5
# and those that only the steps can tell
TAKING: Final = 6  # somebody takes a card by an effect
THIEF: Final = 7  # somebody takes a card by an effect of the end
NAMES: Final = ["offer", "pick", "play", "effects", "end", "over"]

# the steps of the first six, the last step first
_STEPS: Final[list[list[int]]] = [
    [flow.CLEAN_UP, flow.REVEAL_CARD, flow.OFFER_CARD],
    [flow.CLEAN_UP, flow.REVEAL_CARD, flow.PICK_CARD],
    [flow.CLEAN_UP, flow.REVEAL_CARD],
    [flow.CLEAN_UP, flow.RESOLVE_EFFECTS],
    [flow.LAY_DOWN_HANDS],
    [],
]


class Taking:
    """A card to be taken by an effect: who may take it, how many are left, and the card with the effect."""

    def __init__(self, argument: int) -> None:
        self.argument = argument
        self.seat = argument & SEAT_MASK
        self.left = argument >> SEAT_BITS & LEFT_MASK
        self.card = argument >> LEFT_BITS


class Moment:
    """A moment of a round: how many have picked or resolved their effects, and what is being taken."""

    def __init__(self, kind: int, turn: int, takings: list[Taking]) -> None:
        self.kind = kind
        self.turn = turn
        self.takings = takings

    def after_end(self) -> bool:
        """Whether the hands have been laid down."""
        return self.kind in (THIEF, OVER)

    def ordered(self) -> bool:
        """Whether the seats have an order now (AMU-MIL.7)."""
        return self.kind in (PICK, PLAY, EFFECTS, TAKING)


def names_over(reader: Reader) -> bool:
    """Whether the document names the end of the game."""
    return not reader.has("steps") and bool(reader.document.get("moment") == NAMES[OVER])


def read_moment(s: Amul, reader: Reader) -> Moment:
    """The moment of a document, its steps put on the stack."""
    if reader.has("steps"):
        read_steps(s, reader)
        for waiting in s.steps_waiting():
            _check_argument(s, waiting.number, waiting.argument)
        moment = _moment_of(s)
    else:
        kind = reader.word("moment", NAMES[OFFER], NAMES)
        turn = reader.number("turn", 0, 0, s.players_count - 1) if kind == PICK else 0
        s.push_all(_STEPS[kind][:-1])
        for step in _STEPS[kind][-1:]:
            s.push(step, turn)
        moment = Moment(kind, turn, [])
    if moment.kind in (END, THIEF, OVER) and s.round != s.parts.rounds:
        raise Impossible(
            "position.round",
            "last_round",
            "the game ends after round {rounds} (AMU-ROUND.1)",
            rounds=s.parts.rounds,
        )
    return moment


def _check_argument(s: Amul, step: int, argument: int) -> None:
    """A step must find what it is about."""
    if step == flow.PICK_CARD:
        within(argument, "position.steps", 0, s.players_count - 1)
    elif step == flow.RESOLVE_EFFECTS:
        within(argument, "position.steps", 0, s.players_count)
    elif step == flow.TAKE_CARD:
        taking = Taking(argument)
        if not 1 <= taking.card <= s.parts.cards or taking.seat >= s.players_count:
            raise Impossible(
                "position.steps", "no_seat_and_card", "{number} names no seat and card", number=argument
            )
        up_to = s.parts.faces[s.parts.face_of[taking.card]].up_to
        if up_to == 0:
            raise Impossible(
                "position.steps", "no_effect", "{what} has no effect", what=card_name(s.parts, taking.card)
            )
        if not 1 <= taking.left <= up_to:
            raise cannot_wait(STEPS[step].name, argument)
    elif argument != 0:
        raise cannot_wait(STEPS[step].name, argument)


def _moment_of(s: Amul) -> Moment:
    """The moment that waits for the steps on the stack."""
    stack = s.steps_waiting()
    steps = [waiting.number for waiting in stack]
    turn = stack[-1].argument if stack else 0
    if steps in _STEPS and not (steps == _STEPS[EFFECTS] and turn > 0):
        return Moment(_STEPS.index(steps), turn, [])
    first = steps.index(flow.TAKE_CARD) if flow.TAKE_CARD in steps else 0
    takings = [Taking(waiting.argument) for waiting in stack[first:]]
    if first == 0 or any(step != flow.TAKE_CARD for step in steps[first:]):
        raise no_moment()
    turn = stack[first - 1].argument
    if steps[:first] == _STEPS[EFFECTS] and turn > 0:
        return Moment(TAKING, turn, takings)
    if steps[:first] == [flow.END_GAME]:
        return Moment(THIEF, 0, takings)
    raise no_moment()


# --- effects under way -----------------------------------------------------------------------------------


def gained(s: Amul, seat: int) -> list[int]:
    """What a seat has gained this round since its card was revealed."""
    card = s.revealed[seat]
    area = s.players[seat].area
    return area[area.index(card) + 1 :] if card != 0 else []


def order_at_reveal(s: Amul) -> list[int]:
    """The order of the effects, found right after the reveal (AMU-MIL.7, AMU-RULING.5)."""
    areas = [player.area for player in s.players]
    for seat, player in enumerate(s.players):
        player.area = areas[seat][: len(areas[seat]) - len(gained(s, seat))]
    order = present_order(s)
    for seat, player in enumerate(s.players):
        player.area = areas[seat]
    return order


def check_effects(s: Amul, moment: Moment) -> None:
    """What was gained this round and what is being taken come from cards just revealed (AMU-EFFECT.2, .3)."""
    for place, seat in enumerate(s.order):
        brought = gained(s, seat)
        if place >= moment.turn:
            if brought:
                raise _not_gained(s, seat, brought[0])
            continue
        pending = _pending(s, seat, brought)
        if place == moment.turn - 1:
            _check_takings(seat, moment.takings, pending)


def _pending(s: Amul, seat: int, brought: list[int]) -> list[tuple[int, int]]:
    """The effects of a seat that may still take cards, each with how many, the next last (AMU-EFFECT.10)."""
    faces = s.parts.faces
    face_of = s.parts.face_of
    pending: list[tuple[int, int]] = []
    if s.revealed[seat] != 0:
        _begin(s, s.revealed[seat], pending)
    for card in brought:
        deck = s.parts.deck_of[card]
        while pending and faces[face_of[pending[-1][0]]].from_ != deck:
            pending.pop()  # declined
        if not pending:
            raise _not_gained(s, seat, card)
        source, left = pending.pop()
        if left > 1:
            pending.append((source, left - 1))
        if s.vagabond_chain_triggers:
            _begin(s, card, pending)
    return pending


def _begin(s: Amul, card: int, pending: list[tuple[int, int]]) -> None:
    face = s.parts.faces[s.parts.face_of[card]]
    if face.timing == IMMEDIATE:
        pending.append((card, face.up_to))


def _check_takings(seat: int, takings: list[Taking], pending: list[tuple[int, int]]) -> None:
    for index, taking in enumerate(takings):
        fits = index < len(pending) and pending[index] == (taking.card, taking.left)
        if not fits or taking.seat != seat:
            raise cannot_wait(STEPS[flow.TAKE_CARD].name, taking.argument)


def _not_gained(s: Amul, seat: int, card: int) -> Impossible:
    return Impossible(
        f"position.players[{seat}].area",
        "not_gained",
        "no effect of this round can have brought {what} (AMU-EFFECT.2)",
        what=card_name(s.parts, card),
    )


# --- the Thief -------------------------------------------------------------------------------------------


def taken_at_end(s: Amul, moment: Moment, seat: int) -> int:
    """How many cards the effect under way has brought a seat since the hands were laid down."""
    if moment.kind != THIEF or moment.takings[-1].seat != seat:
        return 0
    taking = moment.takings[-1]
    return int(s.parts.faces[s.parts.face_of[taking.card]].up_to) - taking.left


def check_thief(s: Amul, moment: Moment) -> None:
    """The effects of the end belong to cards in play, and what they brought lies last (AMU-END.3)."""
    cards: list[int] = []
    for taking in moment.takings:
        face = s.parts.faces[s.parts.face_of[taking.card]]
        area = s.players[taking.seat].area
        taken = int(face.up_to) - taking.left
        untouched = taken == 0 or taking is moment.takings[-1]
        if face.timing != AT_END or taking.card in cards or taking.card not in area or not untouched:
            raise cannot_wait(STEPS[flow.TAKE_CARD].name, taking.argument)
        since = area[area.index(taking.card) + 1 :]
        if len(since) < taken or any(
            s.parts.deck_of[card] != face.from_ for card in since[len(since) - taken :]
        ):
            raise cannot_wait(STEPS[flow.TAKE_CARD].name, taking.argument)
        cards.append(taking.card)


def check_thief_from_hand(s: Amul, moment: Moment) -> None:
    """At some tables only a Thief laid down from a hand takes cards (AMU-RULING.8)."""
    for taking in moment.takings:
        player = s.players[taking.seat]
        if taking.card not in player.area[player.laid_from : player.laid_from + player.laid]:
            raise cannot_wait(STEPS[flow.TAKE_CARD].name, taking.argument)
