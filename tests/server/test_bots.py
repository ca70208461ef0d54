"""Bots think elsewhere, within a budget; whatever they do, the table goes on."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from pathlib import Path
from random import Random
from typing import Any

import pytest

import arks
from arks.engine.thinker import Task, Thought, think
from arks.server.bots import Bots
from arks.server.thinking import Failed, Thinkers
from tests.server.room import HUMAN_AND_BOT, new_room, opened, settings
from tests.server.wander import Wanderer

BOT_FIRST = [{"kind": "bot", "level": "random"}, {"kind": "human", "name": "Ann"}]


def a_task(level: str = "greedy", world: Any = None) -> Task:
    state = arks.new("awakening", players=2, seed=3)
    made = arks.save(arks.determinise(state, 0, Random(1))) if world is None else world
    return Task("table", level, 0, 1, made)


def wait_for(wanted: Any, seconds: float = 20) -> None:
    deadline = time.monotonic() + seconds
    while not wanted():
        assert time.monotonic() < deadline
        time.sleep(0.02)


def test_a_game_against_bots_goes_on_until_the_person_is_asked(tmp_path: Path) -> None:
    with opened(settings(tmp_path)) as client:
        room = new_room(client, BOT_FIRST)
        wait_for(lambda: room.state(1)["decision"] is not None)
        history = room.get("/history", 1).json()["steps"]
        assert {step["seat"] for step in history} == {0}


def test_a_bot_goes_on_after_a_restart(tmp_path: Path) -> None:
    made = settings(tmp_path, bot_budget_s=60.0)
    with opened(made) as client:
        room = new_room(client, BOT_FIRST)
    with opened(made) as client:
        room.client = client
        wait_for(lambda: room.state(1)["decision"] is not None)


def test_a_bot_tries_again_when_its_answer_could_not_be_given(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    honest, failures = Bots.task, iter([True, True, False])
    monkeypatch.setattr("arks.server.bots.RETRY_S", 0.01)

    def failing(*told: Any) -> Task:
        if next(failures, False):
            raise RuntimeError("a fault of the rules")
        return honest(*told)

    monkeypatch.setattr(Bots, "task", failing)
    with opened(settings(tmp_path)) as client:
        room = new_room(client, BOT_FIRST)
        wait_for(lambda: room.state(1)["decision"] is not None)
    assert caplog.text.count("could not be given") == 2


def test_a_bot_is_told_nothing_that_its_seat_cannot_know() -> None:
    task = a_task()
    assert task.world["seed"] == 0
    assert think(task, OrderedDict()).picked


def test_an_overrun_is_stopped_and_the_next_question_is_answered() -> None:
    async def ask() -> None:
        hasty = Thinkers(1, budget_s=0.0001)
        with pytest.raises(Failed, match="too long"):
            await hasty.think(a_task())
        hasty._budget_s = 30.0
        assert (await hasty.think(a_task())).picked
        await hasty.close()

    asyncio.run(ask())


def test_a_bot_that_fails_does_not_end_its_process() -> None:
    async def ask() -> None:
        thinkers = Thinkers(1, budget_s=30.0)
        for bad in (a_task(level="nobody"), a_task(world={"format": 0})):
            with pytest.raises(Failed, match="failed"):
                await thinkers.think(bad)
        process = thinkers._thinkers[0]._process
        assert (await thinkers.think(a_task())).picked
        assert thinkers._thinkers[0]._process is process
        await thinkers.close()

    asyncio.run(ask())


def test_a_killed_bot_process_is_started_anew() -> None:
    async def ask() -> None:
        thinkers = Thinkers(1, budget_s=30.0)
        await thinkers.think(a_task())
        process = thinkers._thinkers[0]._process
        assert process is not None
        process.kill()
        await process.wait()
        with pytest.raises(Failed):
            await thinkers.think(a_task())
        assert (await thinkers.think(a_task())).picked
        await thinkers.close()

    asyncio.run(ask())


def test_the_table_falls_back_to_a_random_answer_and_says_so(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING, "arks.server")
    with opened(settings(tmp_path, bot_budget_s=0.0001)) as client:
        room = new_room(client, HUMAN_AND_BOT)
        player = Wanderer(2)
        while not any(step["seat"] == 1 for step in room.get("/history", 0).json()["steps"]):
            room.play_on(player, 1)
    assert any("answers at random" in record.getMessage() for record in caplog.records)


def test_a_thinking_bot_blocks_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def slow(self: Thinkers, task: Task) -> Thought:
        await asyncio.sleep(60)
        raise Failed("took too long")

    monkeypatch.setattr(Thinkers, "think", slow)
    with opened(settings(tmp_path)) as client:
        room = new_room(client, BOT_FIRST)
        start = time.monotonic()
        for _ in range(20):
            assert room.state(1)["decision"] is None
        assert room.post("/name", 1, {"name": "Bea"}).status_code == 204
        assert time.monotonic() - start < 5
