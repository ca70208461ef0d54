"""The page and the API travel compressed, and browsers keep what stays the same."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from arks.server.packing import accepts_gzip
from arks.server.page import made
from tests.server.room import HUMAN_AND_OPEN, Room, new_room, opened, settings
from tests.server.wander import Wanderer

SCRIPT = "play();" * 1000
PLAIN = {"accept-encoding": "identity"}
PACKED = {"accept-encoding": "br, gzip;q=0.8"}


@pytest.fixture
def page(tmp_path: Path) -> Path:
    """A built page."""
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<p>built</p>")
    (folder / "assets" / "index-DBDW97FR.js").write_text(SCRIPT)
    (folder / "assets" / "exo-2-latin-CQ1lLIdm.woff2").write_bytes(b"\0" * 5000)
    (folder / "favicon.svg").write_text("<svg/>")
    return folder


@pytest.fixture
def visitor(page: Path, tmp_path: Path) -> Iterator[TestClient[Any]]:
    with opened(settings(tmp_path, page=str(page))) as made:
        yield made


def test_without_a_built_page_a_plain_one_says_where_the_api_is(tmp_path: Path) -> None:
    with opened(settings(tmp_path, page=str(tmp_path))) as bare:
        assert "/api/openapi.json" in bare.get("/").text
        assert "/api/openapi.json" in bare.get("/t/some-table").text
        assert bare.get("/favicon.svg").status_code == 404


def test_the_page_is_opened_by_the_links_of_tables(visitor: TestClient[Any]) -> None:
    for path in ("/", "/t/some-table", "/index.html"):
        answer = visitor.get(path)
        assert answer.text == "<p>built</p>"
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert visitor.get("/assets/index-DBDW97FR.js").headers["content-type"] == "text/javascript; charset=utf-8"
    assert visitor.get("/favicon.svg").headers["content-type"] == "image/svg+xml"
    assert visitor.get("/api/games").status_code == 200


@pytest.mark.parametrize(
    "path",
    [
        "/../arks.sqlite",
        "/assets/../../arks.sqlite",
        "/%2e%2e/arks.sqlite",
        "/assets",
        "/nothing",
        "/" + 5000 * "x",
    ],
)
def test_nothing_but_the_page_is_served(visitor: TestClient[Any], path: str) -> None:
    assert visitor.get(path).status_code == 404


def test_files_are_compressed_for_whoever_takes_it(visitor: TestClient[Any]) -> None:
    packed = visitor.get("/assets/index-DBDW97FR.js", headers=PACKED)
    plain = visitor.get("/assets/index-DBDW97FR.js", headers=PLAIN)
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) < len(SCRIPT) / 20
    assert "content-encoding" not in plain.headers
    assert packed.text == plain.text == SCRIPT
    assert packed.headers["vary"] == plain.headers["vary"] == "Accept-Encoding"
    font = visitor.get("/assets/exo-2-latin-CQ1lLIdm.woff2", headers=PACKED)
    assert "content-encoding" not in font.headers  # it is compressed in itself


def test_named_after_its_contents_a_file_is_kept_for_ever_the_page_is_not(visitor: TestClient[Any]) -> None:
    assert "immutable" in visitor.get("/assets/index-DBDW97FR.js").headers["cache-control"]
    for path in ("/", "/t/some-table", "/favicon.svg"):
        first = visitor.get(path)
        assert first.headers["cache-control"] == "no-cache"
        again = visitor.get(path, headers={"if-none-match": f'"other", {first.headers["etag"]}'})
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["etag"] == first.headers["etag"]


def test_a_page_built_anew_is_served_at_once(visitor: TestClient[Any], page: Path) -> None:
    old = visitor.get("/").headers["etag"]
    (page / "index.html").write_text("<p>built again</p>")
    new = visitor.get("/", headers={"if-none-match": old})
    assert (new.status_code, new.text) == (200, "<p>built again</p>")


def test_the_head_of_a_file_can_be_asked_for(visitor: TestClient[Any]) -> None:
    head = visitor.head("/", headers=PLAIN)
    assert (head.status_code, head.content) == (200, b"")
    assert head.headers["content-length"] == str(len("<p>built</p>"))
    assert head.headers["content-type"] == "text/html; charset=utf-8"


# --- the API


def test_what_the_api_says_at_length_is_compressed(room: Room) -> None:
    room.play_on(Wanderer(1), 6)
    for path in ("", "/history"):
        room.client.headers.update(PACKED)
        packed = room.get(path, 0)
        room.client.headers.update(PLAIN)
        plain = room.get(path, 0)
        assert packed.headers["content-encoding"] == "gzip"
        assert packed.headers["vary"] == plain.headers["vary"] == "Accept-Encoding"
        assert int(packed.headers["content-length"]) < int(plain.headers["content-length"]) / 2
        assert {**packed.json(), "now": 0} == {**plain.json(), "now": 0}
    room.client.headers.update(PACKED)
    assert "content-encoding" not in room.get("/why?thing=room:1", 0).headers  # short


def test_the_length_of_what_is_compressed_is_blurred(client: TestClient[Any]) -> None:
    lengths = {client.get("/api/openapi.json", headers=PACKED).headers["content-length"] for _ in range(20)}
    assert len(lengths) > 5


def test_what_holds_a_token_is_never_compressed(client: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("arks.server.packing.WORTH_BYTES", 10)
    client.headers.update(PACKED)
    wish = {"game": "awakening", "seats": HUMAN_AND_OPEN}
    made = client.post("/api/tables", json=wish)
    joined = client.post(f"/api/tables/{made.json()['table']}/seats/1/join", json={})
    entered = client.post(f"/api/tables/{made.json()['table']}/enter", json={"token": made.json()["token"]})
    for answer in (made, joined, entered):
        assert "token" in answer.json()
        assert "content-encoding" not in answer.headers
    room = new_room(client)
    assert room.get("", 0).headers["content-encoding"] == "gzip"


@pytest.mark.parametrize(
    ("header", "accepted"),
    [
        ("gzip", True),
        ("br;q=1.0, GZIP;q=0.5", True),
        ("*", True),
        ("", False),
        ("br", False),
        ("gzip;q=0", False),
        ("gzip; q=0.000, br", False),
        ("gzip;q=nonsense", True),
    ],
)
def test_who_takes_gzip(header: str, accepted: bool) -> None:
    assert accepts_gzip(header) is accepted


def test_what_does_not_shrink_is_left_alone() -> None:
    assert made("x.txt", b"abc").packed is None
    assert gzip.decompress(made("x.txt", b"a" * 3000).packed or b"") == b"a" * 3000
