"""The examples in the documentation run as they stand."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from caravanserai import SHELF

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
CODE = re.compile(r"```python\n(.*?)```", re.S)
EXAMPLES = [
    pytest.param(code, id=f"{page.relative_to(ROOT)}-{number}")
    for page in PAGES
    if page.parent.name != "positions" or page.stem in SHELF  # a game on its way runs its own example
    for number, code in enumerate(CODE.findall(page.read_text(encoding="utf-8")), 1)
]
NOTEBOOKS = sorted((ROOT / "docs").rglob("*.ipynb"))
LINK = re.compile(r"\]\((?!https?://|#)([^)#\s]+)")


@pytest.mark.parametrize("code", EXAMPLES)
def test_the_example_runs(code: str) -> None:
    exec(compile(code, "example", "exec"), {"__name__": "example"})


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda path: path.stem)
def test_the_notebook_runs(notebook: Path) -> None:
    """All code cells, one after another, in one namespace; no kernel is needed for that."""
    cells = json.loads(notebook.read_text(encoding="utf-8"))["cells"]
    names: dict[str, object] = {"__name__": "notebook"}
    for number, cell in enumerate(cells, 1):
        if cell["cell_type"] == "code":
            assert not cell["outputs"], "notebooks are kept without outputs"
            exec(compile("".join(cell["source"]), f"{notebook.name}, cell {number}", "exec"), names)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_leads_somewhere(page: Path) -> None:
    broken = [
        target
        for target in LINK.findall(page.read_text(encoding="utf-8"))
        if not (page.parent / target).resolve().exists()
    ]
    assert not broken
