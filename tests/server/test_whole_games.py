"""Whole games over streams on a real server."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest

import arks
from arks.server.rows import SeatRow
from arks.server.settings import Settings
from arks.server.store import Store
from arks.server.tokens import hashed
from tests.server.room import Server, known_table, running, settings
from tests.server.streams import Stream
from tests.server.wander import OPTIONS, SEED, Wanderer


async def put_table(made: Settings, seed: int, bots: int = 0, turn_limit: int = 25) -> str:
    """A table with this seed, straight into the database; the tokens are the numbers of the seats."""
    store = Store(made)
    await store.start()
    row = known_table("known", seed, OPTIONS | {"turn_limit": turn_limit})
    people = [SeatRow(seat=seat, kind="human", token=hashed(f"token-{seat}")) for seat in range(2)]
    others = [SeatRow(seat=2 + seat, kind="bot", level="random") for seat in range(bots)]
    await store.create(row, [*people, *others])
    await store.close()
    return row.id


async def play(streams: list[Stream], player: Wanderer, sealed: list[str], most: int = 10_000) -> int:
    """Both answer whenever they are asked, until the game is over; returns how many answers there were."""
    moves = 0
    while True:
        version = max(stream.state["version"] for stream in streams)
        for stream in streams:
            await stream.until(lambda state, version=version: state["version"] >= version)
        if streams[0].over() or moves == most:
            return moves
        owing = [stream for stream in streams if stream.owes()]
        if not owing:  # a bot thinks
            await streams[0].until(lambda state, version=version: state["version"] > version)
            continue
        stream = owing[0]
        sealed.append(stream.state["decision"]["kind"])
        reply = await stream.move(player.answer(stream.state["decision"]))
        assert reply["type"] == "accepted", reply
        moves += 1
        await stream.until(lambda state, reply=reply: state["version"] >= reply["version"])


def test_two_clients_play_to_the_end_with_a_fight(tmp_path: Path) -> None:
    made = settings(tmp_path)

    async def game(server: Server) -> None:
        kinds: list[str] = []
        async with (
            Stream(server.url, table, "token-0", 0) as first,
            Stream(server.url, table, "token-1", 0) as second,
            Stream(server.url, table, None, 0) as spectator,
        ):
            moves = await play([first, second], Wanderer(SEED), kinds)
            assert kinds.count("sealed") >= 2
            assert moves > 100
            await spectator.until(lambda state: state["table"]["status"] == "over")
            for stream in (first, second, spectator):
                versions = [event["version"] for event in stream.events]
                assert versions == sorted(versions)
            assert first.state["table"]["outcome"] == spectator.state["table"]["outcome"]
            assert not any(text for text in spectator.texts if '"seat":0,"kind":"human","token"' in text)

    table = asyncio.run(put_table(made, SEED))
    with running(made, tmp_path) as server:
        asyncio.run(game(server))
        record = httpx.get(f"{server.url}/api/tables/{table}/record").json()
        state = arks.replay(record)
        assert arks.outcome(state) is not None
        told = httpx.get(f"{server.url}/api/tables/{table}/history?as=0").json()["steps"]
        assert len(told) == len(record["log"])


def test_sealed_answers_stay_sealed_and_can_be_replaced_unnoticed(tmp_path: Path) -> None:
    made = settings(tmp_path)

    async def fight(server: Server) -> None:
        async with (
            Stream(server.url, "known", "token-0", 0) as first,
            Stream(server.url, "known", "token-1", 0) as second,
        ):
            streams = [first, second]
            player = Wanderer(SEED)
            while not (first.owes() and second.owes()):
                stream = first if first.owes() else second
                reply = await stream.move(player.answer(stream.state["decision"]))
                for other in streams:
                    await other.until(lambda state, reply=reply: state["version"] >= reply["version"])
            decision = first.state["decision"]
            assert decision["kind"] == "sealed"
            options = [option["id"] for option in decision["options"]]
            before = second.state
            reply = await first.move(options[:1])
            seen = await second.until(lambda state: state["version"] == reply["version"])
            assert seen["view"]["answered"] == [0]
            assert {**seen["view"], "answered": [], "owing": []} == {**before["view"], "answered": [], "owing": []}
            assert {**seen["decision"], "can_undo": True} == before["decision"]  # another seat's answer is a barrier
            assert seen["events"] == []
            got = len(second.texts)
            again = await first.move(options[-1:], decision["number"])
            assert again["version"] == reply["version"]
            own = await first.until(lambda state: state["decision"]["answered"] == options[-1:])
            assert own["version"] == reply["version"]
            assert (await second.say({"type": "ping"}))["version"] == reply["version"]
            fresh = [text for text in second.texts[got:] if '"state"' in text[:20]]
            assert fresh == []  # nothing shows that the answer was replaced
            last = await second.move(player.answer(second.state["decision"]))
            await first.until(lambda state: state["version"] == last["version"])
            assert first.events[-1]["text"]

    asyncio.run(put_table(made, SEED))
    with running(made, tmp_path) as server:
        asyncio.run(fight(server))


@pytest.mark.soak
def test_people_and_bots_play_to_the_end(tmp_path: Path) -> None:
    made = settings(tmp_path)

    async def game(server: Server) -> None:
        async with (
            Stream(server.url, "known", "token-0", 0) as first,
            Stream(server.url, "known", "token-1", 0) as second,
        ):
            await play([first, second], Wanderer(1), [])

    asyncio.run(put_table(made, 5, bots=2))
    with running(made, tmp_path) as server:
        asyncio.run(game(server))
