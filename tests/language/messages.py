"""What the .ftl files hold and what the sources need, so that tests can lay one beside the other."""

from __future__ import annotations

import ast
import importlib
import re
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import caravanserai
from caravanserai.kernel.game import Game
from caravanserai.kernel.refusal import Value
from caravanserai.kernel.step import Step, in_words
from caravanserai.language.legend import legend_of
from caravanserai.language.texts import text_files
from tests.conformance import setups
from tests.language.vocabulary import Vocabulary, is_coordinate

SOURCES = Path(caravanserai.__file__).parent
FAULTS = {  # what is raised, and which of its arguments is the key of its text
    "Fault": 0,
    "BrokenRecord": 0,
    "UnknownOption": 0,
    "WrongPlayerCount": 0,
    "UnknownGame": 0,
    "BrokenGame": 0,
    "Impossible": 1,
    "need": 2,
    "super().__init__": 0,
}
NUMBERS = (-3, 0, 1, 2, 5, 22, 1200)
NAMES = ["Anna", "Bob", "Celina", "Dan", "Ewa", "Franz", "Gita", "Hugo"]


class Messages:
    """One .ftl file: its keys in order, and for each the variables and the other messages it uses."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.text = path.read_text(encoding="utf-8")
        body = FluentParser().parse(self.text).body
        self.junk = [entry.content for entry in body if isinstance(entry, ftl.Junk)]
        found = [entry for entry in body if isinstance(entry, ftl.Message)]
        self.keys = [message.id.name for message in found]
        self.references = {message.id.name: _references(message) for message in found}
        self._variables = {message.id.name: _variables(message) for message in found}

    def variables(self, key: str) -> set[str]:
        """The arguments a message needs, through other messages too; `$souk-the` needs `souk`."""
        needed = {name.partition("-")[0] for name in self._variables[key]}
        for other in self.references[key]:
            needed |= self.variables(other)
        return needed


def _variables(message: ftl.Message) -> set[str]:
    return {node.id.name for node in _nodes(message) if isinstance(node, ftl.VariableReference)}


def _references(message: ftl.Message) -> set[str]:
    return {node.id.name for node in _nodes(message) if isinstance(node, ftl.MessageReference)}


def _nodes(node: object) -> list[object]:
    """A node of the syntax tree and everything below it."""
    if isinstance(node, list):
        return [inner for member in node for inner in _nodes(member)]
    if not isinstance(node, ftl.BaseNode):
        return []
    return [node, *(inner for member in vars(node).values() for inner in _nodes(member))]


@cache
def shared_messages(code: str) -> Messages:
    return Messages(text_files(code, None)[0])


@cache
def game_messages(code: str, game: Game) -> Messages:
    return Messages(text_files(code, game.id)[1])


@cache
def vocabulary(game: Game) -> Vocabulary:
    return Vocabulary(game, set(game_messages("en", game).keys), words_told(game))


# --- what the sources need ----------------------------------------------------------------------------


def refusals(folder: str) -> dict[str, set[str]]:
    """Every refusal key of the sources with the arguments that it has wherever it is raised."""
    found: dict[str, set[str]] = {}
    for path in sorted((SOURCES / folder).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and _refuses(node):
                key = ast.literal_eval(node.args[1])
                args = _dict_keys(node.args[2]) if len(node.args) > 2 else set()
                found[key] = found.get(key, args) & args
    return found


def _refuses(call: ast.Call) -> bool:
    """Whether a refusal is made here, or one of the kinds the table itself has for what is no move."""
    if ast.unparse(call.func) == "Refusal":
        return True
    rule = call.args[0] if call.args else None
    told = rule.value if isinstance(rule, ast.Constant) else None
    return (
        ast.unparse(call.func) == "super().__init__" and isinstance(told, str) and told.startswith("TABLE-")
    )


def faults(game_id: str | None) -> dict[str, set[str]]:
    """Every key of a fault that a game raises (an impossible position), or what is shared (a broken record).

    With each of them the arguments that it has wherever it is raised.
    """
    games = SOURCES / "games"
    paths = (games / game_id).rglob("*.py") if game_id else SOURCES.rglob("*.py")
    found: dict[str, set[str]] = {}
    for path in sorted(paths):
        if game_id is None and path.parent != games and path.is_relative_to(games):
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                key = _fault_key(node)
                args = {each.arg for each in node.keywords if each.arg}
                if key is not None:
                    found[key] = found.get(key, args) & args
    return found


def _fault_key(call: ast.Call) -> str | None:
    """The key of a fault that is made here: with it comes its English text."""
    place = FAULTS.get(ast.unparse(call.func), 0)
    if ast.unparse(call.func) not in FAULTS or len(call.args) != place + 2:
        return None
    key = call.args[place]
    return key.value if isinstance(key, ast.Constant) and isinstance(key.value, str) else None


def reasons_returned(game: Game | None) -> dict[str, set[str]]:
    """What hints may say: the reasons that the advice of a game (None: of the kernel) returns.

    They stand there as `"key", {...}`.
    """
    found: dict[str, set[str]] = {}
    folder = SOURCES / "kernel" if game is None else SOURCES / "games" / game.id
    for path in sorted([*folder.rglob("advice*.py"), *folder.glob("advice/*.py")]):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Tuple) and len(node.elts) == 2:
                key, args = node.elts
                if (
                    isinstance(key, ast.Constant)
                    and isinstance(key.value, str)
                    and isinstance(args, ast.Dict)
                ):
                    told = _dict_keys(args)
                    found[key.value] = found.get(key.value, told) & told
    return found


def words_told(game: Game) -> set[tuple[str, str]]:
    """The words that stand in the game's sources as the value of something: `{"artifact": "unknown"}`."""
    found: set[tuple[str, str]] = set()
    for path in (SOURCES / "games" / game.id).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Dict):
                for key, value in zip(node.keys, node.values, strict=True):
                    if isinstance(key, ast.Constant):
                        found |= {(str(key.value), word) for word in _words(value)}
    return found


def _words(value: ast.expr) -> list[str]:
    if isinstance(value, ast.IfExp):
        return _words(value.body) + _words(value.orelse)
    return [value.value] if isinstance(value, ast.Constant) and isinstance(value.value, str) else []


def _dict_keys(node: ast.expr) -> set[str]:
    assert isinstance(node, ast.Dict)
    return {ast.literal_eval(key) for key in node.keys if key is not None}


def asking_steps(game: Game) -> list[str]:
    """The names of the steps that put a decision to somebody."""
    steps: list[Step] = importlib.import_module(f"caravanserai.games.{game.id}.rules").STEPS  # type: ignore[type-arg]
    return [step.name for step in steps if type(step).options is not Step.options]


def prompt_arguments(game: Game) -> dict[str, set[str]]:
    """What each step says its decision is about, read from the `about` methods."""
    classes: dict[str, ast.ClassDef] = {}
    for path in (SOURCES / "games" / game.id).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                classes[node.name] = node
    prompts = {in_words(name): _prompt_of(name, classes) for name in classes}
    return {name: args for name, args in prompts.items() if args}


def _prompt_of(name: str, classes: dict[str, ast.ClassDef]) -> set[str]:
    """What the `about` of a class says, its own or that of a class it is made from."""
    if name not in classes:
        return set()
    for node in classes[name].body:
        if isinstance(node, ast.FunctionDef) and node.name == "about":
            dicts = [inner for inner in ast.walk(node) if isinstance(inner, ast.Dict)]
            return {ast.literal_eval(key) for inner in dicts for key in inner.keys if key is not None}
    bases = [ast.unparse(base).partition("[")[0] for base in classes[name].bases]
    return {arg for base in bases for arg in _prompt_of(base, classes)}


@cache
def needed(game: Game) -> dict[str, set[str]]:
    """Every key that the game needs, with the arguments its message may use."""
    keys: dict[str, set[str]] = {"title": set(), "tagline": set(), "about": set()}
    keys |= {f"event-{kind.name}": {field.name for field in kind.fields} for kind in game.event_kinds}
    keys |= several(game)
    for kind in game.space.families:
        keys[f"move-{kind.name}"] = {name for name, _ in kind.arguments} | (
            {"step"} if kind.by_step else set()
        )
        keys[f"when-{kind.name}"] = set()
    keys |= {f"refusal-{key}": args for key, args in refusals(f"games/{game.id}").items()}
    keys |= {f"fault-{key}": args for key, args in faults(game.id).items()}
    keys |= {f"reason-{key}": args for key, args in reasons_returned(game).items()}
    about = prompt_arguments(game)
    keys |= {f"prompt-{step}": about.get(step, set()) for step in asking_steps(game)}
    keys |= {f"waiting-{step}": {"seat"} for step in asking_steps(game)}
    for setup in setups(game):
        state = setup.start(1)
        keys |= {f"score-{line.category}": set() for line in game.breakdown(state, 0, 0)}
        keys |= {f"resource-{name}": {"sign", "amount"} for name in game.belongings(state, 0)}
    for option in game.option_kinds:
        keys |= _choice(f"option-{option.name}", option.values)
    for order in game.order_kinds:
        keys |= _choice(f"order-{order.name}", order.values)
    for group in legend_of(game):
        keys[group.name] = set()
        for topic in group.topics:
            keys |= {topic.name: set(), topic.text: set(topic.args)}
    return keys | names_needed(game)


def several(game: Game) -> dict[str, set[str]]:
    """The events that have a sentence for many of them in a row, as the log of the page tells them."""
    known = game_messages("en", game).keys
    return {
        f"several-{kind.name}": {"count", "seat"}
        for kind in game.event_kinds
        if f"several-{kind.name}" in known
    }


def _choice(key: str, values: list[Value]) -> dict[str, set[str]]:
    """What an option or a standing order is called, does, and can be; yes, no and numbers need no words."""
    spoken = [f"{key}-{value}" for value in values if isinstance(value, str)]
    return {name: set() for name in (key, f"{key}-help", *spoken)}


def names_needed(game: Game) -> dict[str, set[str]]:
    """The name of everything in the box, and what it does where such things are explained at all."""
    texts = game_messages("en", game)
    keys: dict[str, set[str]] = {}
    for kind, words in vocabulary(game).spoken.items():
        if kind in texts.keys:  # a shop: its words are put together by one message
            keys[kind] = {"souk", "number"}
        else:
            keys |= {f"{kind}-{word}": set() for word in words if not is_coordinate(word)}
    return keys | {key: set(numbers) for key, numbers in vocabulary(game).explained.items()}


def literals_used() -> set[str]:
    """Every text in the Python sources that could be a key."""
    found: set[str] = set()
    for path in SOURCES.rglob("*.py"):
        found |= set(re.findall(r"[\"']([a-z]+(?:-[a-z0-9_]+)*)[\"']", path.read_text(encoding="utf-8")))
    return found
