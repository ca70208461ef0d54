"""Two server processes on one PostgreSQL: what comes at the same time to both is neither doubled nor lost."""

from __future__ import annotations

import asyncio
import os
import signal
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import asyncpg
import httpx
import pytest
from sqlalchemy.ext.asyncio import create_async_engine

from arks.server.settings import Settings
from arks.server.store import async_url
from arks.server.telling import Telling
from tests.server.room import HUMAN_AND_BOT, Json, Server, new_room, running, settings
from tests.server.streams import Stream
from tests.server.wander import SEED, Wanderer

OPEN = {"kind": "open"}
TABLES = 50
SEATS = 5  # a person who asks and four who vote


@pytest.fixture
def made(database: str, tmp_path: Path) -> Settings:
    return settings(tmp_path, database=database)


@pytest.fixture
def pair(made: Settings, tmp_path: Path) -> Iterator[tuple[Server, Server]]:
    (tmp_path / "other").mkdir()
    with running(made, tmp_path) as one, running(made, tmp_path / "other") as two:
        yield one, two


@asynccontextmanager
async def clients(pair: tuple[Server, Server]) -> AsyncIterator[list[httpx.AsyncClient]]:
    limits = httpx.Limits(max_connections=100)
    one, two = (httpx.AsyncClient(base_url=s.url, timeout=60, limits=limits, trust_env=False) for s in pair)
    async with one, two:
        yield [one, two]


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


async def new_table(client: httpx.AsyncClient, seats: int) -> Json:
    wish = {"game": "awakening", "options": {"mode": "awakening"}, "seats": [{"kind": "human"}, *[OPEN] * (seats - 1)]}
    answer = await client.post("/api/tables", json=wish)
    assert answer.status_code == 201, answer.text
    client.cookies.clear()
    return dict(answer.json())


def test_of_two_who_join_at_the_same_time_one_gets_the_seat(pair: tuple[Server, Server]) -> None:
    """200 people come to 100 seats, two to each, through different processes."""

    async def rush() -> None:
        async with clients(pair) as both:
            tables = [await new_table(both[n % 2], 3) for n in range(TABLES)]

            async def join(client: httpx.AsyncClient, table: str, seat: int) -> tuple[str, int, httpx.Response]:
                return table, seat, await client.post(f"/api/tables/{table}/seats/{seat}/join", json={"name": "Guest"})

            seats = [(table["table"], seat) for table in tables for seat in (1, 2)]
            answers = await asyncio.gather(*[join(client, *seat) for seat in seats for client in both])
            assert Counter(reply.status_code for *_, reply in answers) == {201: 100, 409: 100}
            assert all("is taken" in reply.json()["detail"] for *_, reply in answers if reply.status_code == 409)
            seated = {(table, seat): reply.json()["token"] for table, seat, reply in answers if reply.is_success}
            assert sorted(seated) == sorted(seats)
            for (table, seat), token in seated.items():
                for client in both:
                    client.cookies.clear()
                    state = await client.get(f"/api/tables/{table}", headers=bearer(token))
                    assert (state.json()["seat"], state.json()["table"]["status"]) == (seat, "running")

    asyncio.run(rush())


def test_votes_that_come_at_the_same_time_all_count(pair: tuple[Server, Server]) -> None:
    """200 votes at 50 tables, two through each process: every table ends its game, and none of it twice."""

    async def rush() -> None:
        async with clients(pair) as both:
            tables = []
            for n in range(TABLES):
                made = await new_table(both[n % 2], SEATS)
                tokens = [made["token"]]
                for seat in range(1, SEATS):
                    joined = await both[0].post(f"/api/tables/{made['table']}/seats/{seat}/join", json={})
                    tokens.append(joined.json()["token"])
                await both[0].post(f"/api/tables/{made['table']}/proposals/end", headers=bearer(tokens[0]))
                state = await both[0].get(f"/api/tables/{made['table']}")
                tables.append((made["table"], tokens, state.json()["table"]["proposal"]["id"]))
            for client in both:
                client.cookies.clear()

            async def vote(client: httpx.AsyncClient, table: str, token: str, proposal: str) -> httpx.Response:
                wish = {"proposal": proposal, "agree": True}
                return await client.post(f"/api/tables/{table}/vote", json=wish, headers=bearer(token))

            answers = await asyncio.gather(
                *[
                    vote(both[seat % 2], table, tokens[seat], proposal)
                    for table, tokens, proposal in tables
                    for seat in range(1, SEATS)
                ]
            )
            assert Counter(answer.status_code for answer in answers) == {204: TABLES * (SEATS - 1)}
            for table, tokens, _ in tables:
                for client in both:
                    state = (await client.get(f"/api/tables/{table}", headers=bearer(tokens[0]))).json()
                    assert (state["table"]["status"], state["table"]["proposal"]) == ("over", None)
                    assert state["version"] == 1  # it ended once

    asyncio.run(rush())


def test_no_name_and_no_seat_is_written_over_by_another(pair: tuple[Server, Server]) -> None:
    async def rush() -> None:
        async with clients(pair) as both:
            made = await new_table(both[0], SEATS)
            path = f"/api/tables/{made['table']}"
            joins = [both[seat % 2].post(f"{path}/seats/{seat}/join", json={"name": "?"}) for seat in range(1, SEATS)]
            tokens = [made["token"], *[reply.json()["token"] for reply in await asyncio.gather(*joins)]]
            for client in both:
                client.cookies.clear()
            names = [f"Person {seat}" for seat in range(SEATS)]
            replies = await asyncio.gather(
                *[
                    both[seat % 2].post(f"{path}/name", json={"name": names[seat]}, headers=bearer(token))
                    for seat, token in enumerate(tokens)
                ]
            )
            assert {reply.status_code for reply in replies} == {204}
            for client in both:
                state = await client.get(path)
                assert [seat["name"] for seat in state.json()["table"]["seats"]] == names

    asyncio.run(rush())


def test_news_of_several_tables_is_one_message(database: str) -> None:
    """Each message takes a lock of the whole database server."""

    async def listen() -> list[str]:
        heard: list[str] = []
        connection = await asyncpg.connect(database)
        await connection.add_listener("arks", lambda *words: heard.append(str(words[-1])))
        engine = create_async_engine(async_url(database))
        telling = Telling(engine)
        for table in ("one", "two", "three"):
            telling.changed(table)
        await telling.close()
        while not heard:
            await asyncio.sleep(0.01)
        telling.changed("four", "five")
        telling.changed("four")
        await telling.close()
        while len(heard) < 2:
            await asyncio.sleep(0.01)
        await connection.close()
        await engine.dispose()
        return heard

    assert asyncio.run(listen()) == ["one three two", "five four"]


# --- bots


def leased(database: str, table: str) -> int:
    """How many processes may think for a table's bots."""

    async def ask() -> int:
        connection = await asyncpg.connect(database)
        try:
            return int(await connection.fetchval("SELECT count(*) FROM thinkers WHERE table_id = $1", table))
        finally:
            await connection.close()

    return asyncio.run(ask())


def thinkers_of(server: Server) -> list[int]:
    """The processes that think for a server."""
    pid = server.process.pid
    children = Path(f"/proc/{pid}/task/{pid}/children")
    if not children.is_file():
        pytest.skip("this system does not tell the children of a process")
    return [int(child) for child in children.read_text().split()]


def test_a_bot_thinks_in_one_process_and_goes_on_in_another(
    database: str, made: Settings, pair: tuple[Server, Server]
) -> None:
    """Both have the table in memory. The one whose bot thinks is killed; the other answers within ten seconds."""
    one, two = pair
    player = Wanderer(SEED)

    async def watch() -> None:
        frozen: list[int] = []
        async with (
            Stream(two.url, room.id, room.tokens[0]) as watching,
            Stream(one.url, room.id, room.tokens[0]) as playing,
        ):
            while True:
                await playing.until(lambda state: playing.owes() and state["version"] == watching.state["version"])
                for pid in thinkers_of(one):
                    os.kill(pid, signal.SIGSTOP)
                    frozen.append(pid)
                moved = (await playing.move(player.answer(playing.state["decision"])))["version"]
                with suppress(TimeoutError):
                    await watching.until(lambda state, to=moved: state["version"] >= to and watching.owes(), timeout=3)
                    continue  # one had no thinker yet, or the other one's bot answered
                break
            before = watching.state["version"]
            assert await asyncio.to_thread(leased, database, room.id) == 1
            for pid in frozen:  # a process that is stopped does not notice that its server is gone
                os.kill(pid, signal.SIGKILL)
            one.kill()
            await watching.until(lambda state: state["version"] > before, timeout=10)
            await watching.until(lambda _: watching.owes())
        while await asyncio.to_thread(leased, database, room.id):
            await asyncio.sleep(0.05)

    with one.client() as client:
        room = new_room(client, HUMAN_AND_BOT)
    asyncio.run(watch())
