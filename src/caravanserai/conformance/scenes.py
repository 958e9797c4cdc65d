"""The scene shows everything that a decision lets a seat point at, and nothing that is hidden."""

from __future__ import annotations

from typing import get_args

from caravanserai.conformance.playing import visit
from caravanserai.conformance.sittings import Setup, Suite
from caravanserai.kernel.refusal import Refusal
from caravanserai.kernel.table import ALL_SEEING, PUBLIC
from caravanserai.kernel.view.scene import Layout, Shape


class Scenes(Suite):
    """Places, pieces and named values."""

    def test_whatever_an_option_points_at_is_in_the_scene(self, setup: Setup) -> None:
        for seed in setup.seeds(0.25):
            for table, seat, _ in visit(setup, seed, 30):
                for asked in table.waiting:
                    shown = table.scene(asked).targets()
                    for option in table.decision(asked).options if asked == seat else []:
                        lost = set(option.targets) - shown
                        assert not lost, f"{option.text!r} points at {lost}: no piece or place has such an id"

    def test_whatever_is_pointed_at_means_a_move_or_nothing(self, setup: Setup) -> None:
        """A seat that points at something is told why it cannot do that, in a sentence about the rules."""
        for seed in setup.seeds(0.1):
            for table, seat, _ in visit(setup, seed, 10):
                for target in table.scene(seat).targets() if seat >= 0 else ():
                    move = table.meant(seat, target)
                    refusal = table.why_not(seat, move) if move else None
                    assert refusal is None or (isinstance(refusal, Refusal) and refusal.rule), target

    def test_a_scene_has_every_seat_once_and_no_two_places_share_a_name(self, setup: Setup) -> None:
        for seed in setup.seeds(0.1):
            for table, seat, _ in visit(setup, seed, 10):
                for audience in {PUBLIC, ALL_SEEING, seat if seat >= 0 else PUBLIC}:
                    scene = table.scene(audience)
                    assert [each.seat for each in scene.seats] == list(range(setup.players))
                    places = [place.id for place in scene.every_place()]
                    assert len(places) == len(set(places)) and "" not in places
                    pieces = {piece.id for place in scene.every_place() for piece in place.pieces}
                    both = pieces.intersection(places)
                    assert not both, f"{both}: a place and a piece have the same id"

    def test_pieces_and_places_are_of_kinds_that_can_be_drawn(self, setup: Setup) -> None:
        for seed in setup.seeds(0.1):
            for table, _, _ in visit(setup, seed, 10):
                for place in table.scene(ALL_SEEING).every_place():
                    assert place.layout in get_args(Layout), f"{place.id}: {place.layout!r}"
                    for piece in place.pieces:
                        assert piece.shape in get_args(Shape), f"{piece.name}: {piece.shape!r}"

    def test_a_face_down_piece_cannot_be_told_from_others(self, setup: Setup) -> None:
        """What is hidden has neither a value nor a note, so that nothing about it is sent."""
        for seed in setup.seeds(0.1):
            for table, _, _ in visit(setup, seed, 10):
                for place in table.scene(PUBLIC).every_place():
                    hidden = [piece for piece in place.pieces if piece.hidden]
                    assert all(piece.value is None and piece.note is None for piece in hidden)
