"""Compile kernel, games and bots with mypyc when the package is built and a C compiler is there.

The same sources run without it: where there is no compiler, or with CARAVANSERAI_COMPILE=0, the wheel is
pure Python. With CARAVANSERAI_COMPILE=1 a failure to compile is an error instead.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOTS = ("kernel", "games", "bots")
# What people see (structs for the wire) stays interpreted: it gains nothing and tools look inside it.
INTERPRETED = {"view.py", "frame.py", "__init__.py"}


class CompileHook(BuildHookInterface[Any]):
    """Runs mypyc in a folder of its own and puts the results into the wheel."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        wish = os.environ.get("CARAVANSERAI_COMPILE", "auto")
        if version == "editable" or wish == "0":
            return
        if wish != "1" and not _has_compiler():
            print("no C compiler found: building pure Python", file=sys.stderr)
            return
        try:
            libraries = _compile(Path(self.root))
        except subprocess.CalledProcessError:
            if wish == "1":
                raise
            print("mypyc did not succeed: building pure Python", file=sys.stderr)
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for library, target in libraries.items():
            build_data["force_include"][library] = target


def _has_compiler() -> bool:
    named = os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc")
    return shutil.which(named.split()[0]) is not None


def sources(root: Path) -> list[Path]:
    """The modules to compile."""
    package = root / "src" / "caravanserai"
    found = [path for name in ROOTS for path in sorted((package / name).rglob("*.py"))]
    return [path for path in found if path.name not in INTERPRETED]


def _compile(root: Path) -> dict[str, str]:
    """Compile into build/mypyc and say which file goes where in the wheel."""
    work = root / "build" / "mypyc"
    shutil.rmtree(work, ignore_errors=True)
    shutil.copytree(root / "src", work, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    modules = [str(path.relative_to(root / "src")) for path in sources(root)]
    script = (
        "from setuptools import setup\n"
        "from mypyc.build import mypycify\n"
        f"modules = {['--strict', *modules]!r}\n"
        "setup(name='caravanserai-compiled', py_modules=[], packages=[],\n"
        "      ext_modules=mypycify(modules, opt_level='3', debug_level='0'))\n"
    )
    (work / "setup.py").write_text(script)
    environment = {**os.environ, "MYPYPATH": str(work)}
    subprocess.run(
        [sys.executable, "setup.py", "-q", "build_ext", "--inplace"], cwd=work, env=environment, check=True
    )
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    built = [path for path in work.rglob(f"*{suffix}") if path.relative_to(work).parts[0] != "build"]
    return {str(path): str(path.relative_to(work)) for path in built}
