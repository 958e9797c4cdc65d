"""The built page: loaded once from the package, served compressed, and reloaded after a rebuild."""

from __future__ import annotations

import gzip
import mimetypes
from pathlib import Path
from typing import Annotated

from litestar import Response, get
from litestar.params import Parameter
from msgspec import Struct

from caravanserai.server.problems import Refuse
from caravanserai.server.visitors import AnyRequest

_FOR_EVER = "public, max-age=31536000, immutable"
_COMPRESSED = (".js", ".css", ".html", ".svg", ".json", ".ftl", ".webmanifest", ".txt")
_NOT_BUILT = b"""<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Caravanserai</title></head>
<body><h1>The page is not built yet</h1>
<p>The server runs, but the folder of the page is empty. Run <code>make web</code> in the project's folder,
then reload. Programs find their interface at <a href="/api/schema/openapi.json">openapi.json</a>.</p>
</body></html>
"""


class File(Struct, frozen=True):
    """One file of the page, ready to send."""

    content: bytes
    zipped: bytes | None
    kind: str
    hashed: bool  # its name contains a fingerprint, so it never changes


class Page:
    """Every file of the page, by path. Only files present at the start are served."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._built = 0.0
        self._files: dict[str, File] = {}

    def file(self, path: str) -> File | None:
        """A file by its path relative to the page's root."""
        index = self.folder / "index.html"
        built = index.stat().st_mtime if index.is_file() else 0.0
        if built != self._built:
            self._built = built
            self._files = self._read() if built else {}
        return self._files.get(path)

    def _read(self) -> dict[str, File]:
        found = [path for path in self.folder.rglob("*") if path.is_file() and not path.is_symlink()]
        return {path.relative_to(self.folder).as_posix(): self._load(path) for path in found}

    def _load(self, path: Path) -> File:
        content = path.read_bytes()
        kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        if kind.startswith("text/") or kind == "application/javascript":
            kind += "; charset=utf-8"
        zipped = gzip.compress(content, 9, mtime=0) if path.suffix in _COMPRESSED else None
        return File(content, zipped, kind, path.parent.name == "assets")


def send(request: AnyRequest, file: File) -> Response[bytes]:
    headers = {"cache-control": _FOR_EVER if file.hashed else "no-cache", "vary": "accept-encoding"}
    if file.zipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(file.zipped, media_type=file.kind, headers={**headers, "content-encoding": "gzip"})
    return Response(file.content, media_type=file.kind, headers=headers)


Rest = Annotated[str, Parameter(description="the rest of the path")]


@get(
    [
        "/",
        "/new/{rest:path}",
        "/table/{rest:path}",
        "/replay/{rest:path}",
        "/analysis/{rest:path}",
        "/rules/{rest:path}",
        "/reference/{rest:path}",
        "/carry",
    ],
    include_in_schema=False,
)
async def index(request: AnyRequest, page: Page) -> Response[bytes]:
    """The page itself; it decides which screen to show."""
    file = page.file("index.html")
    if file is None:
        return Response(
            _NOT_BUILT, media_type="text/html; charset=utf-8", headers={"cache-control": "no-store"}
        )
    return send(request, file)


@get("/{path:path}", include_in_schema=False)
async def asset(request: AnyRequest, path: Rest, page: Page) -> Response[bytes]:
    """A file that belongs to the page."""
    file = page.file(path.lstrip("/"))
    if file is None:
        raise Refuse("no_such_page")
    return send(request, file)
