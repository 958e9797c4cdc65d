"""The changes that break a rule: one expression or statement of a function replaced by another.

What cannot change the game is left alone: docstrings, annotations, assertions, texts, abstract methods. So
are module and class constants: other modules have copied them long before a change could be made.
"""

from __future__ import annotations

import ast
import copy
from collections.abc import Iterator
from contextlib import contextmanager
from types import CodeType

from mutation.places import Function, Place

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
NEGATED_BY_ANOTHER = (ast.Eq, ast.NotEq, ast.In, ast.NotIn, ast.Is, ast.IsNot)
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitAnd,
}
CALLS = {"min": "max", "max": "min", "any": "all", "all": "any"}
UNORDERED = {"any", "all", "sum", "set", "max", "min", "sorted", "len"}
SEQUENCES = (ast.List, ast.ListComp, ast.JoinedStr)


class Change:
    """One node of a function replaced by another."""

    def __init__(
        self, place: Place, statement: ast.stmt, parent: ast.AST, field: str, index: int | None, new: ast.AST
    ) -> None:
        self.place = place
        self.lines = _lines_of(statement)
        self._parent = parent
        self._field = field
        self._index = index
        self._new = new
        self._old: ast.AST = self._swap(new)
        after = _header(new if statement is self._old and isinstance(new, ast.stmt) else statement)
        self._swap(self._old)
        self.before = _header(statement)
        self.after = after
        self.number = 1  # its number among the changes to the function that read alike

    @property
    def key(self) -> tuple[str, str, str, str, int]:
        """Identifies the change for as long as its function stays the same."""
        return self.place.file, self.place.name, self.before, self.after, self.number

    @property
    def line(self) -> int:
        return self.lines.start

    def _swap(self, new: ast.AST) -> ast.AST:
        """Put a node in place and return the one it replaces."""
        holder = getattr(self._parent, self._field)
        if self._index is None:
            setattr(self._parent, self._field, new)
            assert isinstance(holder, ast.AST)
            return holder
        old = holder[self._index]
        holder[self._index] = new
        assert isinstance(old, ast.AST)
        return old

    @contextmanager
    def applied(self) -> Iterator[None]:
        """Apply the change to the module's tree for a while."""
        self._swap(self._new)
        try:
            yield
        finally:
            self._swap(self._old)

    def code(self) -> CodeType:
        """The changed function, compiled."""
        with self.applied():
            return code_of(self.place)

    def fits(self) -> bool:
        """Whether the changed code can replace the function's: it must use the same outer variables."""
        return self.code().co_freevars == code_of(self.place).co_freevars


def changes(place: Place) -> list[Change]:
    """Every change to a function."""
    found = [change for change in _Finder(place).found() if change.before != change.after]
    seen: dict[tuple[str, str], int] = {}
    for change in found:
        text = change.before, change.after
        change.number = seen[text] = seen.get(text, 0) + 1
    return found


class _Finder:
    """Walks through a function and tries every kind of change."""

    def __init__(self, place: Place) -> None:
        self.place = place
        self.made: list[Change] = []
        self.statement: ast.stmt = place.node
        self.function: Function = place.node

    def found(self) -> list[Change]:
        self.block(self.place.node, "body", is_tail=True)
        return self.made

    def make(self, parent: ast.AST, field: str, index: int | None, new: ast.AST) -> None:
        self.made.append(Change(self.place, self.statement, parent, field, index, new))

    # --- statements -------------------------------------------------------------------------------

    def block(self, parent: ast.AST, field: str, is_tail: bool = False) -> None:
        """The statements of a body; in tail position the function returns after the last of them anyway."""
        body = getattr(parent, field)
        for index, node in enumerate(body):
            self.visit_statement(parent, field, index, node, is_tail and index == len(body) - 1)

    def visit_statement(self, parent: ast.AST, field: str, index: int, node: ast.stmt, is_tail: bool) -> None:
        outer, self.statement = self.statement, node
        removed = ast.copy_location(ast.Pass(), node)
        match node:
            case ast.Assert() | ast.Pass() | ast.Expr(value=ast.Constant()):
                pass
            case ast.Raise(exc=ast.Name(id="NotImplementedError")):
                pass
            case ast.Break():
                self.make(parent, field, index, ast.copy_location(ast.Continue(), node))
            case ast.Continue():
                self.make(parent, field, index, ast.copy_location(ast.Break(), node))
            case ast.Return(value=None):
                if not is_tail:
                    self.make(parent, field, index, removed)
            case ast.Return(value=value) if value is not None:
                self.returned(node, value)
                self.expression(node, "value", None, value)
            case ast.Expr(value=value):
                self.make(parent, field, index, removed)
                self.expression(node, "value", None, value)
            case ast.Assign() | ast.AugAssign() | ast.AnnAssign():
                if self.can_be_missed(node):
                    self.make(parent, field, index, removed)
                self.assignment(node)
            case ast.If() | ast.While():
                self.condition(node, "test", None, node.test)
                self.block(node, "body", is_tail and isinstance(node, ast.If))
                self.block(node, "orelse", is_tail and isinstance(node, ast.If))
            case ast.For():
                self.loop(node, node.target, node.iter, ordered=_order_matters(node))
                self.block(node, "body")
                self.block(node, "orelse")
            case ast.FunctionDef():
                enclosing, self.function = self.function, node
                self.block(node, "body", is_tail=True)
                self.function = enclosing
            case _:
                for name, child in ast.iter_fields(node):
                    self.children(node, name, child)
        self.statement = outer

    def can_be_missed(self, node: ast.Assign | ast.AugAssign | ast.AnnAssign) -> bool:
        """Whether a value remains without the assignment: removing it does not just raise a NameError."""
        if isinstance(node, ast.AugAssign):
            return True
        if node.value is None:
            return False
        targets = node.targets if isinstance(node, ast.Assign) else [node.target]
        names = {target.id for target in targets if isinstance(target, ast.Name)}
        bound = {argument.arg for argument in self.function.args.args}
        for other in ast.walk(self.function):
            match other:
                case ast.Name(id=name, ctx=ast.Store()) if not any(other is target for target in targets):
                    bound.add(name)
        return all(isinstance(target, ast.Attribute | ast.Subscript | ast.Name) for target in targets) and (
            names <= bound
        )

    def assignment(self, node: ast.Assign | ast.AugAssign | ast.AnnAssign) -> None:
        if isinstance(node, ast.AugAssign):
            self.operator(node, node.op, node.value)
        else:
            for target in node.targets if isinstance(node, ast.Assign) else [node.target]:
                for name, child in ast.iter_fields(target):
                    self.children(target, name, child)
        if node.value is not None:
            self.expression(node, "value", None, node.value)

    def returned(self, node: ast.Return, value: ast.expr) -> None:
        """Another value of the declared type."""
        declared = ast.unparse(self.function.returns) if self.function.returns else ""
        if isinstance(value, ast.Constant):
            return
        if declared == "bool":
            self.condition(node, "value", None, value, inside=False)
        elif declared in ("int", "i64"):
            self.make(node, "value", None, ast.BinOp(value, ast.Add(), ast.Constant(1)))
        elif declared.startswith("list[") and not (isinstance(value, ast.List) and len(value.elts) < 2):
            self.make(node, "value", None, ast.List([], ast.Load()))

    def lists_options(self) -> bool:
        """Whether the function lists moves, in which case order does not matter."""
        return self.function.name == "options" or self.function.name.startswith("add_")

    # --- expressions ------------------------------------------------------------------------------

    def condition(
        self, parent: ast.AST, field: str, index: int | None, test: ast.expr, inside: bool = True
    ) -> None:
        """Negated, which also swaps the branches, unless a change inside it does the same."""
        compared = isinstance(test, ast.Compare) and len(test.ops) == 1
        same = isinstance(test, ast.UnaryOp | ast.Constant) or (
            compared and isinstance(test, ast.Compare) and isinstance(test.ops[0], NEGATED_BY_ANOTHER)
        )
        if not same:
            self.make(parent, field, index, ast.UnaryOp(ast.Not(), test))
        if inside:
            self.expression(parent, field, index, test)

    def loop(
        self, node: ast.For | ast.comprehension, target: ast.expr, source: ast.expr, ordered: bool
    ) -> None:
        """Over the reversed sequence, or without its first or last element."""
        whole = _call("list", source)
        unnamed = isinstance(target, ast.Name) and target.id == "_"
        self.make(node, "iter", None, _slice(whole, ast.Constant(1), None))
        if not unnamed:
            self.make(node, "iter", None, _slice(whole, None, ast.UnaryOp(ast.USub(), ast.Constant(1))))
        if ordered and not unnamed and not self.lists_options():
            self.make(node, "iter", None, _call("reversed", whole))
        self.expression(node, "iter", None, source)

    def operator(self, node: ast.BinOp | ast.AugAssign, operator: ast.operator, *operands: ast.expr) -> None:
        if type(operator) in ARITHMETIC and not any(isinstance(operand, SEQUENCES) for operand in operands):
            self.make(node, "op", None, ARITHMETIC[type(operator)]())

    def expression(self, parent: ast.AST, field: str, index: int | None, node: ast.expr) -> None:
        match node:
            case ast.Constant(value=bool() as value):
                self.make(parent, field, index, ast.Constant(not value))
            case ast.Constant(value=int() as value):
                self.make(parent, field, index, ast.Constant(value + 1))
                if value != 0:
                    self.make(parent, field, index, ast.Constant(value - 1))
            case ast.Constant() | ast.JoinedStr():
                return
            case ast.Compare(ops=operators):
                for place, comparison in enumerate(operators):
                    self.make(node, "ops", place, COMPARISONS[type(comparison)]())
            case ast.BinOp(left=left, op=operator, right=right):
                self.operator(node, operator, left, right)
            case ast.BoolOp(op=joined):
                self.make(node, "op", None, ast.Or() if isinstance(joined, ast.And) else ast.And())
            case ast.UnaryOp(op=ast.Not() | ast.Invert() | ast.USub(), operand=operand):
                self.make(parent, field, index, operand)
            case ast.IfExp(test=test):
                self.condition(node, "test", None, test, inside=False)
            case ast.Call(func=ast.Name(id=name)) if name in CALLS:
                self.make(node, "func", None, ast.Name(CALLS[name], ast.Load()))
            case ast.List(elts=elements) if isinstance(node.ctx, ast.Load):
                self.dropped(parent, field, index, node, elements)
            case ast.ListComp() | ast.SetComp() | ast.DictComp() | ast.GeneratorExp():
                self.comprehension(parent, node)
                return
        for name, child in ast.iter_fields(node):
            self.children(node, name, child)

    def dropped(
        self, parent: ast.AST, field: str, index: int | None, node: ast.List, elements: list[ast.expr]
    ) -> None:
        """A list with one of its elements missing."""
        for place in range(len(elements)):
            rest = [element for other, element in enumerate(elements) if other != place]
            self.make(parent, field, index, ast.List(rest, ast.Load()))

    def comprehension(
        self, parent: ast.AST, node: ast.ListComp | ast.SetComp | ast.DictComp | ast.GeneratorExp
    ) -> None:
        called = isinstance(parent, ast.Call) and isinstance(parent.func, ast.Name) and parent.func.id
        ordered = isinstance(node, ast.ListComp | ast.GeneratorExp) and called not in UNORDERED
        for generator in node.generators:
            self.loop(generator, generator.target, generator.iter, ordered)
            for place, test in enumerate(generator.ifs):
                self.condition(generator, "ifs", place, test)
        for name in ("elt", "key", "value"):
            if hasattr(node, name):
                self.expression(node, name, None, getattr(node, name))

    def children(self, parent: ast.AST, field: str, child: object) -> None:
        """The expressions under a node."""
        if isinstance(child, ast.expr):
            self.expression(parent, field, None, child)
        elif isinstance(child, list):
            for index, one in enumerate(child):
                if isinstance(one, ast.expr):
                    self.expression(parent, field, index, one)
                elif isinstance(one, ast.keyword):
                    self.expression(one, "value", None, one.value)


def _order_matters(node: ast.For) -> bool:
    """Whether the loop can stop early or acts on the table; sums and searches are the same backwards."""
    answers: set[object] = set()
    for inner in ast.walk(node):
        match inner:
            case ast.Break() | ast.Yield() | ast.Expr(value=ast.Call()):
                return True
            case ast.Return(value=ast.Constant(value=answer)):
                answers.add(answer)
            case ast.Return():
                return True
    return len(answers) > 1


def _call(name: str, argument: ast.expr) -> ast.Call:
    return ast.Call(ast.Name(name, ast.Load()), [argument], [])


def _slice(whole: ast.expr, lower: ast.expr | None, upper: ast.expr | None) -> ast.Subscript:
    return ast.Subscript(whole, ast.Slice(lower, upper, None), ast.Load())


def _lines_of(statement: ast.stmt) -> range:
    """The lines of a statement, without those of nested statements."""
    last = statement.end_lineno or statement.lineno
    body = getattr(statement, "body", None)
    if body:
        last = max(statement.lineno, body[0].lineno - 1)
    return range(statement.lineno, last + 1)


def _header(node: ast.AST) -> str:
    """A statement on one line, without nested statements."""
    if isinstance(node, ast.If | ast.While | ast.For | ast.With):
        node = copy.copy(node)
        node.body = [ast.Expr(ast.Constant(...))]
        if not isinstance(node, ast.With):
            node.orelse = []
    return ast.unparse(ast.fix_missing_locations(node)).removesuffix("\n    ...")


def code_of(place: Place) -> CodeType:
    """A function, compiled as it stands in its module's tree."""
    tree = ast.fix_missing_locations(place.tree)
    code = compile(tree, str(place.path), "exec", dont_inherit=True)
    first = min([place.node.lineno, *(mark.lineno for mark in place.node.decorator_list)])
    *classes, name = place.name.split(".")
    for outer in classes:
        code = next(inner for inner in _inner(code) if inner.co_name == outer)
    return next(inner for inner in _inner(code) if inner.co_name == name and inner.co_firstlineno == first)


def _inner(code: CodeType) -> list[CodeType]:
    return [constant for constant in code.co_consts if isinstance(constant, CodeType)]
