"""The built page: compressed once, kept by browsers as long as it stays the same."""

from __future__ import annotations

import gzip
import mimetypes
import re
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, NamedTuple

from litestar import Request, route
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response.base import ASGIResponse

from arks.server.packing import accepts_gzip

AnyRequest = Request[Any, Any, Any]
page = partial(route, http_method=["GET", "HEAD"], include_in_schema=False, sync_to_thread=False)

PACKED: Final = (".woff2", ".png", ".jpg", ".webp")  # as small as they get
HASHED: Final = re.compile(r"-[\w-]{8}\.\w+$")  # the build names a file after what is in it
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"

PLAIN_PAGE: Final = b"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Two Arks</title>
<h1>Two Arks</h1><p>The server is here; the page for people is not built.
The API is described at <a href="/api/openapi.json">/api/openapi.json</a>.</p></html>"""


class File(NamedTuple):
    plain: bytes
    packed: bytes | None
    kind: str
    cache: str
    tag: str


class Files:
    """The files of a folder, read when they are first asked for and again when they changed."""

    def __init__(self, folder: Path | None) -> None:
        self._folder = None if folder is None else folder.resolve()
        self._read: dict[Path, tuple[tuple[int, int], File]] = {}

    def find(self, name: str) -> File | None:
        if self._folder is None:
            return made("index.html", PLAIN_PAGE) if name == "index.html" else None
        try:
            path = (self._folder / name.lstrip("/")).resolve()
            stat = path.stat()
        except (OSError, ValueError):  # no such file, or no name of a file
            return None
        if not path.is_relative_to(self._folder) or not path.is_file():
            return None
        stamp = (stat.st_mtime_ns, stat.st_size)
        if self._read.get(path, (None,))[0] != stamp:
            self._read[path] = (stamp, made(path.name, path.read_bytes()))
        return self._read[path][1]


def made(name: str, plain: bytes) -> File:
    packed = None if name.endswith(PACKED) else gzip.compress(plain, 9, mtime=0)
    if packed is not None and len(packed) > 0.9 * len(plain):
        packed = None
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    kind = {"application/javascript": "text/javascript"}.get(kind, kind)
    charset = "; charset=utf-8" if kind.startswith("text/") else ""
    cache = FOR_EVER if HASHED.search(name) else ASK_AGAIN
    return File(plain, packed, kind + charset, cache, f'W/"{sha256(plain).hexdigest()[:20]}"')


def sent(request: AnyRequest, file: File | None) -> ASGIResponse:
    if file is None:
        raise NotFoundException("There is nothing here.")
    headers = {"content-type": file.kind, "cache-control": file.cache, "vary": "Accept-Encoding", "etag": file.tag}
    body, status = file.plain, 200
    if file.tag in [tag.strip() for tag in request.headers.get("if-none-match", "").split(",")]:
        body, status = b"", 304
    elif file.packed is not None and accepts_gzip(request.headers.get("accept-encoding", "")):
        body = file.packed
        headers["content-encoding"] = "gzip"
    if request.method == "HEAD":
        headers["content-length"] = str(len(body))
        body = b""
    return ASGIResponse(body=body, status_code=status, headers=headers)


def page_handlers(folder: Path | None) -> list[Any]:
    """The files under their names; a table's link opens the page, too."""
    files = Files(folder)

    @page(["/", "/t/{table_id:str}"])
    def first_page(request: AnyRequest) -> ASGIResponse:
        return sent(request, files.find("index.html"))

    @page("/{name:path}")
    def any_file(request: AnyRequest, name: FromPath[Path]) -> ASGIResponse:
        return sent(request, files.find(str(name)))

    return [first_page, any_file]
