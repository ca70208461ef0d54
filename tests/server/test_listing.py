"""The list of public tables: everybody gets a turn."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from arks.server.listing import ON_A_PAGE, PAGES
from arks.server.makers import Makers
from tests.server.room import HUMAN_AND_BOT, HUMAN_AND_OPEN, Json, Room, Time, opened, settings


class Lobby:
    """Where tables are made by several people, a second after each other."""

    def __init__(self, client: TestClient[Any], time: Time, monkeypatch: pytest.MonkeyPatch) -> None:
        self.client = client
        self.time = time
        self.maker = ""
        monkeypatch.setattr(Makers, "of", lambda _self, _address: self.maker)

    def add(self, maker: str, seats: list[Json] = HUMAN_AND_OPEN, tables: int = 1) -> list[str]:
        self.maker = maker
        made = []
        for _ in range(tables):
            self.time.passes(1)
            wish = {"game": "awakening", "seats": seats, "listed": True}
            seated = self.client.post("/api/tables", json=wish).json()
            made.append(Room(self.client, seated["table"], {0: seated["token"]}))
        self.rooms = made
        return [room.id for room in made]

    def page(self, number: int = 1) -> list[str]:
        cards = self.client.get(f"/api/tables?page={number}").json()
        assert "maker" not in str(cards)
        return [card["id"] for card in cards]


@pytest.fixture
def lobby(client: TestClient[Any], time: Time, monkeypatch: pytest.MonkeyPatch) -> Lobby:
    return Lobby(client, time, monkeypatch)


@pytest.mark.parametrize("seats", [HUMAN_AND_OPEN, HUMAN_AND_BOT], ids=["open", "running"])
def test_thirty_tables_of_one_maker_do_not_hide_anothers(lobby: Lobby, seats: list[Json]) -> None:
    waiting, running, over = lobby.add("Ann"), lobby.add("Bob", HUMAN_AND_BOT), lobby.add("Cid", HUMAN_AND_BOT)
    lobby.rooms[0].post("/concede", 0)
    many = lobby.add("Eve", seats, ON_A_PAGE)
    first = lobby.page()
    assert {*waiting, *running, *over} <= {*first}
    assert len(first) == ON_A_PAGE
    assert lobby.page(2) == [table for table in reversed(many) if table not in first]
    assert len(lobby.page(2)) == 3


def test_where_somebody_waits_comes_first(lobby: Lobby) -> None:
    """Whoever made the table, and however old it is."""
    lobby.add("Ann", HUMAN_AND_BOT)
    left = lobby.add("Bob")
    lobby.time.passes(1000)
    waiting = lobby.add("Cid", tables=2)
    running = lobby.add("Dan", HUMAN_AND_BOT)
    assert lobby.page()[:3] == [waiting[1], waiting[0], left[0]]
    assert lobby.page()[3] == running[0]


def test_a_turn_is_for_each_kind_of_table(lobby: Lobby) -> None:
    """A maker's games that run do not put off the table where that maker waits."""
    lobby.add("Ann", HUMAN_AND_BOT, ON_A_PAGE)
    waiting = lobby.add("Ann")
    lobby.add("Bob", HUMAN_AND_BOT, ON_A_PAGE)
    assert lobby.page()[0] == waiting[0]


@pytest.mark.parametrize("page", ["0", "-1", str(PAGES + 1), "x", "99999999999999999999"])
def test_a_page_that_there_is_not_is_refused(client: TestClient[Any], page: str) -> None:
    assert client.get(f"/api/tables?page={page}").status_code == 400


def test_a_page_behind_the_last_is_empty(lobby: Lobby) -> None:
    lobby.add("Ann")
    assert lobby.page(2) == []


def test_a_maker_is_the_same_or_another_and_nobody_can_say_who(tmp_path: Path) -> None:
    makers = Makers()
    assert makers.of("192.0.2.7") == makers.of("::ffff:192.0.2.7") != makers.of("192.0.2.8")
    assert makers.of("2001:db8::1") == makers.of("2001:db8::2") != makers.of("2001:db8:0:1::1")
    assert makers.of("192.0.2.7") != Makers().of("192.0.2.7")
    with opened(settings(tmp_path)) as client:
        client.post("/api/tables", json={"game": "awakening", "seats": HUMAN_AND_OPEN})
        wanted = client.app.state.hall.makers.of("testclient")
    kept = sqlite3.connect(tmp_path / "arks.sqlite")
    assert kept.execute("SELECT maker FROM tables").fetchall() == [(wanted,)]
    kept.close()
    assert b"testclient" not in (tmp_path / "arks.sqlite").read_bytes()
