"""The scene shows everything that a decision lets a seat point at, in words that exist in every language."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from caravanserai.conformance.playing import visit
from caravanserai.conformance.sittings import Setup, Suite
from caravanserai.kernel.table import ALL_SEEING, PUBLIC
from caravanserai.kernel.view.scene import Scene, Words
from caravanserai.language import Language, languages


class Scenes(Suite):
    """Places, pieces and named values."""

    def test_whatever_an_option_points_at_is_in_the_scene(self, setup: Setup) -> None:
        for seed in setup.seeds(0.25):
            for table, seat, _ in visit(setup, seed, 30):
                for asked in table.waiting:
                    shown = table.scene(asked).targets()
                    for option in table.decision(asked).options if asked == seat else []:
                        assert set(option.targets) <= shown, f"{option.text}: {option.targets}"

    def test_a_scene_has_every_seat_once_and_no_two_places_share_a_name(self, setup: Setup) -> None:
        for seed in setup.seeds(0.1):
            for table, seat, _ in visit(setup, seed, 10):
                for audience in {PUBLIC, ALL_SEEING, seat if seat >= 0 else PUBLIC}:
                    scene = table.scene(audience)
                    assert [each.seat for each in scene.seats] == list(range(setup.players))
                    places = [place.id for place in scene.every_place()]
                    assert len(places) == len(set(places)) and "" not in places

    def test_a_face_down_piece_cannot_be_told_from_others(self, setup: Setup) -> None:
        """What is hidden has neither a value nor a note, so that nothing about it is sent."""
        for seed in setup.seeds(0.1):
            for table, _, _ in visit(setup, seed, 10):
                for place in table.scene(PUBLIC).every_place():
                    hidden = [piece for piece in place.pieces if piece.hidden]
                    assert all(piece.value is None and piece.note is None for piece in hidden)


class SpokenScenes(Suite):
    """The same for a game with texts."""

    def test_every_word_of_a_scene_exists_in_every_language(self, setup: Setup) -> None:
        spoken = [Language(code, setup.game) for code in languages()]
        said: set[str] = set()
        for seed in setup.seeds(0.25):
            for table, seat, _ in visit(setup, seed, 10):
                for audience in {ALL_SEEING, seat if seat >= 0 else PUBLIC}:
                    for words in words_of(table.scene(audience)):
                        if repr(words) in said:
                            continue
                        said.add(repr(words))
                        for language in spoken:
                            text, problems = language.attempt(words.key, words.args, table.names)
                            assert not problems and text.strip(), (language.code, words, problems)


def words_of(scene: Scene) -> Iterator[Words]:
    """Every message that a scene names."""
    yield from _words(scene)


def _words(value: Any) -> Iterator[Words]:
    if isinstance(value, Words):
        yield value
    elif isinstance(value, list):
        for member in value:
            yield from _words(member)
    elif hasattr(value, "__dataclass_fields__"):
        for name in value.__dataclass_fields__:
            yield from _words(getattr(value, name))
