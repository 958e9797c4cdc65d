"""What search finds in a few decisions of every game, as text: to be compared between machines and modes."""

from __future__ import annotations

from caravanserai import SHELF, game
from caravanserai.bots.budget import Budget
from caravanserai.bots.search import think
from caravanserai.bots.settings import KINDS, settings_for
from caravanserai.kernel.chance import Fast


def found() -> str:
    """The verdicts on one decision of each game and kind of search, visits and sums alike."""
    lines: list[str] = []
    for game_id in SHELF:
        box = game(game_id)
        state = box.start(3, Fast(5))
        decisions = 0
        while decisions < 12 or len(box.advice.candidates(state, state.seat_to_move(), 3)) < 3:
            seat = state.seat_to_move()
            state.apply(seat, box.advice.best(state, seat, state.legal(seat)))
            decisions += 1
        for kind in KINDS:
            seat = state.seat_to_move()
            settings = settings_for(box.advice, state, [("kind", kind), ("rounds", "1"), ("width", "3")])
            thought = think(box, state, seat, Budget(iterations=12), Fast(decisions), settings)
            told = [
                (box.space.text(v.action), v.visits, round(v.share * v.visits, 6)) for v in thought.verdicts
            ]
            lines.append(f"{game_id} {kind} {told}")
    return "\n".join(lines)


if __name__ == "__main__":
    print(found())
