"""A game as a document: versioned, replayable without a generator, and provable from its seed."""

from __future__ import annotations

import hashlib
import json
from typing import Any, Final

from caravanserai.kernel.chance import ScriptExhausted, ScriptMismatch, commitment
from caravanserai.kernel.game import Document, Game, UnknownOption, WrongPlayerCount
from caravanserai.kernel.refusal import Fault, Impossible, Refusal, Unparsable
from caravanserai.kernel.table import Table

FORMAT: Final = "caravanserai record"
VERSION: Final = 1
_KEYS: Final[dict[str, tuple[type, ...]]] = {
    "format": (str,),
    "version": (int,),
    "game": (str,),
    "rules_version": (int,),
    "players": (int,),
    "options": (dict,),
    "names": (list,),
    "commitment": (str, type(None)),
    "seed": (str, type(None)),
    "position": (dict, type(None)),
    "setup": (str,),
    "moves": (list,),
    "scores": (list,),
    "over": (bool,),
    "digest": (str,),
}
ANALYSIS: Final = (
    "analysis"  # what was found out about the game: a record may carry it, and proves nothing of it
)


class BrokenRecord(Fault):
    """A record that cannot be read, replayed or trusted, with the reason."""


def record(table: Table, open_seed: bool | None = None) -> Document:
    """The record of a table. The seed is revealed when the game is over, unless `open_seed` overrides it."""
    opened = table.over if open_seed is None else open_seed
    document: Document = {
        "format": FORMAT,
        "version": VERSION,
        "game": table.game.id,
        "rules_version": table.game.rules_version,
        "players": table.players,
        "options": table.options,
        "names": table.names,
        "commitment": None if table.seed is None else commitment(table.seed),
        "seed": table.seed.hex() if table.seed is not None and opened else None,
        "position": table.start_position,
        "setup": " ".join(str(outcome) for outcome in table.chance.outcomes[: table.setup_outcomes]),
        "moves": _write_moves(table),
        "scores": table.scores(),
        "over": table.over,
    }
    document["digest"] = digest(document)
    return document


def _write_moves(table: Table) -> list[str]:
    """One line per move: the seat, the move and, after a bar, the chance outcomes it met."""
    starts = [entry.outcomes_from for entry in table.entries] + [int(table.chance.drawn)]
    lines: list[str] = []
    for entry, end in zip(table.entries, starts[1:], strict=True):
        line = f"{entry.seat} {table.game.space.text(entry.action)}"
        outcomes = table.chance.outcomes[entry.outcomes_from : end]
        if outcomes:
            line += " | " + " ".join(str(outcome) for outcome in outcomes)
        lines.append(line)
    return lines


def digest(document: Document) -> str:
    """A fingerprint of everything in a record except the fingerprint itself and an analysis."""
    content = {key: value for key, value in document.items() if key not in ("digest", ANALYSIS)}
    text = json.dumps(content, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    return hashlib.sha256(text.encode(errors="surrogatepass")).hexdigest()


def dumps(document: Document) -> str:
    """The canonical text of a record: one move per line, so that two games can be compared."""
    return json.dumps(document, indent=1, ensure_ascii=False) + "\n"


def loads(text: str) -> Document:
    """Read a record and check that nothing in it has been altered."""
    try:
        document = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BrokenRecord("no_json", "this is no JSON document: {error}", error=str(error)) from None
    if not isinstance(document, dict) or document.get("format") != FORMAT:
        raise BrokenRecord("no_record", "this is not a Caravanserai record")
    if document.get("version") != VERSION:
        raise BrokenRecord(
            "record_version",
            "record version {version} is not known here; {known} is",
            version=repr(document.get("version")),
            known=VERSION,
        )
    _check_shape(document)
    if document["digest"] != digest(document):
        raise BrokenRecord("changed", "the record was changed: its contents do not match its digest")
    if dumps(document) != text:
        raise BrokenRecord("rewritten", "the record was changed: it is not written as records are")
    return document


def _check_shape(document: Document) -> None:
    for key, kinds in _KEYS.items():
        if key not in document:
            raise BrokenRecord("no_entry", "the record has no {entry!r}", entry=key)
        if type(document[key]) not in kinds:
            raise BrokenRecord("wrong_type", "{entry!r} has the wrong type in the record", entry=key)
    extra = sorted(set(document) - set(_KEYS) - {ANALYSIS})
    if extra:
        raise BrokenRecord("extra_entry", "the record has an unknown entry {entry!r}", entry=extra[0])


def replay(game: Game, document: Document, upto: int | None = None) -> Table:
    """The table after the record's moves (or the first `upto`), using only the recorded chance."""
    if document["game"] != game.id:
        raise BrokenRecord(
            "other_game", "this is a record of {other!r}, not of {game}", other=document["game"], game=game.id
        )
    if document["rules_version"] == game.rules_version:
        return _replay(game, document, upto)
    other_rules = BrokenRecord(
        "rules_version",
        "it was played under rules version {played} of {game}; here is version {here}",
        played=document["rules_version"],
        game=game.title,
        here=game.rules_version,
    )
    if document["rules_version"] > game.rules_version:
        raise other_rules
    try:  # a rule has been corrected since, but most games never met it
        return _replay(game, document, upto)
    except BrokenRecord:
        raise other_rules from None


def _replay(game: Game, document: Document, upto: int | None) -> Table:
    if not all(isinstance(name, str) for name in document["names"]):
        raise BrokenRecord("names_no_words", "its names are not all words")
    lines = [_read_move(line, number) for number, line in enumerate(document["moves"], 1)]
    outcomes = _read_outcomes(document["setup"])
    for _, _, met in lines:
        outcomes += met
    try:
        table = Table(
            game,
            document["players"],
            options=document["options"],
            position=document["position"],
            names=document["names"],
            recorded=outcomes,
        )
    except (WrongPlayerCount, UnknownOption, Impossible) as fault:
        raise BrokenRecord("no_setup", "its game cannot be set up: {why}", why=fault) from None
    except (ScriptExhausted, ScriptMismatch) as misfit:
        why = BrokenRecord("chance_misfit", "chance does not fit: {misfit}", misfit=str(misfit))
        raise BrokenRecord("no_setup", "its game cannot be set up: {why}", why=why) from None
    if len(document["names"]) != table.players:
        raise BrokenRecord("names_count", "its names do not fit its players")
    for number, (seat, text, _) in enumerate(lines[:upto], 1):
        _replay_move(table, number, seat, text)
    return table


def _read_outcomes(text: str) -> list[int]:
    try:
        return [_whole(outcome) for outcome in text.split()]
    except ValueError:
        raise BrokenRecord("no_outcome", "its set-up holds something that is no chance outcome") from None


def _read_move(line: Any, number: int) -> tuple[int, str, list[int]]:
    try:
        played, _, met = line.partition(" | ")
        seat, _, text = played.partition(" ")
        return int(seat), text, [int(outcome) for outcome in met.split()]
    except (AttributeError, ValueError):
        raise BrokenRecord(
            "move_unreadable", "move {number} cannot be read: {line}", number=number, line=_short(repr(line))
        ) from None


def _whole(text: str) -> int:
    """A number as records write it: 3, but not +3, 0_3 or other digits."""
    number = int(text)
    if str(number) != text:
        raise ValueError(text)
    return number


def _short(value: Any) -> str:
    """A value from a record, shortened to fit into a sentence."""
    return str(value)[:80]


def _replay_move(table: Table, number: int, seat: int, text: str) -> None:
    try:
        table.play(seat, table.game.space.parse(text))
    except Unparsable:
        raise BrokenRecord(
            "move_unknown",
            "move {number}: {move!r} is not a move of this game",
            number=number,
            move=_short(text),
        ) from None
    except Refusal as refusal:
        raise BrokenRecord(
            "move_illegal",
            "move {number}, {move!r} by seat {place}, is not legal ({rule})",
            number=number,
            move=_short(text),
            place=seat,
            rule=refusal.rule,
        ) from None
    except (ScriptExhausted, ScriptMismatch) as misfit:
        raise BrokenRecord(
            "move_chance",
            "move {number}, {move!r}: chance does not fit: {misfit}",
            number=number,
            move=text,
            misfit=str(misfit),
        ) from None


class Verification:
    """What was proved about a record."""

    def __init__(self, moves: int, outcomes: int, seed_proved: bool, scores: list[int], over: bool) -> None:
        self.moves = moves
        self.outcomes = outcomes
        self.seed_proved = seed_proved
        self.scores = scores
        self.over = over


def verify(game: Game, document: Document) -> Verification:
    """Prove a record: legal moves, correct scores, and dice and shuffles from the committed seed."""
    table = replay(game, document)
    if len(table.chance.outcomes) != table.chance.drawn:
        raise BrokenRecord("outcomes_left", "it holds more chance outcomes than the game met")
    if table.scores() != document["scores"]:
        raise BrokenRecord(
            "wrong_scores",
            "its scores are {told}, the game gives {true}",
            told=_short(document["scores"]),
            true=str(table.scores()),
        )
    if table.over != document["over"]:
        raise BrokenRecord("wrong_end", "it says wrongly whether the game is over")
    if table.record()["moves"] != document["moves"]:
        raise BrokenRecord("moves_rewritten", "its moves are not written as they were played")
    proved = _verify_seed(game, document, table)
    return Verification(table.seq, table.chance.drawn, proved, table.scores(), table.over)


def _verify_seed(game: Game, document: Document, table: Table) -> bool:
    """Whether the outcomes match the revealed seed; False if no seed was revealed."""
    if document["seed"] is None:
        return False
    try:
        seed = bytes.fromhex(document["seed"])
    except ValueError:
        raise BrokenRecord("seed_unreadable", "its seed is no hexadecimal number") from None
    if document["commitment"] != commitment(seed):
        raise BrokenRecord("other_seed", "its seed is not the one that was committed to")
    fair = Table(game, table.players, seed=seed, options=table.options, position=table.start_position)
    told = table.chance.outcomes
    for number in range(table.seq + 1):  # compared after each move: with other dice the next may be illegal
        if number > 0:
            fair.play(table.entries[number - 1].seat, table.entries[number - 1].action)
        drawn = fair.chance.outcomes
        if drawn != told[: len(drawn)]:
            first = next(at for at, outcome in enumerate(drawn) if told[at : at + 1] != [outcome])
            raise BrokenRecord(
                "unfair", "chance outcome {number} does not follow from the seed", number=first + 1
            )
    return True
