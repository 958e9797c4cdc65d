"""Compile kernel, games and bots with mypyc when the package is built, if there is a C compiler.

The same sources also run uncompiled: without a compiler, or with CARAVANSERAI_COMPILE=0, the wheel is pure
Python. With CARAVANSERAI_COMPILE=1, failing to compile is an error.

`python hatch_build.py` compiles ahead, so that the page can be built meanwhile. What has been compiled is
used again until a source changes.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from importlib.metadata import version as version_of
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOTS = ("kernel", "games", "bots")
# Views (structs for the wire) stay interpreted: compiling gains nothing, and tools introspect them. So does
# the code that reads and writes documents: it is long, seldom runs, and would dominate the compile time.
INTERPRETED = {"view", "position", "lesson.py"}

# The engine is compiled at the highest optimisation level. For the games, whose C is long, that would double
# the compile time for a speed-up of about three percent.
ENGINE = "caravanserai_engine"

# The deallocators of objects that the garbage collector does not track must not use CPython's trashcan: it
# keeps its list in the collector's header, so that 50 levels deep they would write in front of the object.
# mypyc 2.4 gives it to all classes.
TRASHCAN = r"(_dealloc\([^)]*\)\s*\{\s*)CPy_TRASHCAN_BEGIN\(self, \w+\)(.*?)CPy_TRASHCAN_END\(self\)"

# Nobody overrides single functions in these libraries, so the compiler may inline across them.
WITHIN = ["-fno-semantic-interposition", "-fvisibility=hidden"] if os.name == "posix" else []


class CompileHook(BuildHookInterface[Any]):
    """Runs mypyc in its own folder and adds the results to the wheel."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        built = {} if version == "editable" else compile_if_possible(Path(self.root))
        if not built:
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for library, target in built.items():
            build_data["force_include"][library] = target


def compile_if_possible(root: Path) -> dict[str, str]:
    """The compiled files and where each goes in the wheel; none if it stays pure Python."""
    wish = os.environ.get("CARAVANSERAI_COMPILE", "auto")
    if wish == "0":
        return {}
    if wish != "1" and not _has_compiler():
        print("no C compiler found: building pure Python", file=sys.stderr)
        return {}
    try:
        return _compile(root)
    except subprocess.CalledProcessError:
        if wish == "1":
            raise
        print("mypyc did not succeed: building pure Python", file=sys.stderr)
        return {}


def _has_compiler() -> bool:
    named = os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc")
    return shutil.which(named.split()[0]) is not None


def libraries(root: Path) -> dict[str, list[str]]:
    """The modules to compile, by library: one for kernel and bots, and one for each game.

    Separate libraries compile in parallel, and a change to one game does not recompile the others.
    """
    source = root / "src"
    groups: dict[str, list[str]] = {}
    for folder in ROOTS:
        for path in sorted((source / "caravanserai" / folder).rglob("*.py")):
            module = path.relative_to(source)
            if path.name != "__init__.py" and not INTERPRETED & set(module.parts):
                name = f"caravanserai_{module.parts[2]}" if folder == "games" else ENGINE
                groups.setdefault(name, []).append(str(module))
    return groups


def _compile(root: Path) -> dict[str, str]:
    """Compile into build/mypyc, unless that holds what these sources give."""
    work = root / "build" / "mypyc"
    mark, digest = work / "digest", _digest(root)
    if not mark.exists() or mark.read_text() != digest:
        _run_mypyc(root, work)
        mark.write_text(digest)
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    built = [path for path in work.rglob(f"*{suffix}") if path.relative_to(work).parts[0] != "build"]
    return {str(path): str(path.relative_to(work)) for path in built}


def _digest(root: Path) -> str:
    """A fingerprint of everything that decides what is compiled."""
    names = ("CC", "CFLAGS", "LDFLAGS")
    tools = [sys.version, sysconfig.get_platform(), version_of("mypy"), version_of("setuptools")]
    digest = hashlib.sha256(repr([*tools, *map(os.environ.get, names)]).encode())
    sources = [path for folder in ROOTS for path in (root / "src" / "caravanserai" / folder).rglob("*.py")]
    for path in [*sorted(sources), root / "hatch_build.py"]:
        digest.update(f"{path.relative_to(root)}\n".encode() + path.read_bytes())
    return digest.hexdigest()


def _run_mypyc(root: Path, work: Path) -> None:
    """Compile a copy of the sources; the page, which may be under construction, is not needed."""
    shutil.rmtree(work, ignore_errors=True)
    shutil.copytree(root / "src", work, ignore=shutil.ignore_patterns("__pycache__", "*.so", "page"))
    groups = libraries(root)
    modules = [module for group in groups.values() for module in group]
    separate = [(group, name) for name, group in groups.items()]
    script = (
        "import re\n"
        "from pathlib import Path\n"
        "from setuptools import setup\n"
        "from mypyc.build import mypycify\n"
        f"modules = {['--strict', *modules]!r}\n"
        f"separate = {separate!r}\n"
        "libraries = mypycify(modules, opt_level='3', debug_level='0', separate=separate)\n"
        "for source in {Path(name) for library in libraries for name in library.sources}:\n"
        f"    source.write_text(re.sub({TRASHCAN!r}, r'\\1\\2', source.read_text(), flags=re.S))\n"
        "for library in libraries:\n"
        "    flags = library.extra_compile_args\n"
        f"    if library.name != '{ENGINE}__mypyc':\n"
        "        flags = ['-O1' if flag == '-O3' else flag for flag in flags]\n"
        f"    library.extra_compile_args = flags + {WITHIN!r}\n"
        "setup(name='caravanserai-compiled', py_modules=[], packages=[], ext_modules=libraries)\n"
    )
    (work / "setup.py").write_text(script)
    environment = {**os.environ, "MYPYPATH": str(work)}
    subprocess.run(
        [sys.executable, "setup.py", "-q", "build_ext", "--inplace", f"-j{os.cpu_count() or 1}"],
        cwd=work,
        env=environment,
        check=True,
    )


if __name__ == "__main__":
    compile_if_possible(Path(__file__).parent)
