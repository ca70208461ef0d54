"""Bots at tables: they think elsewhere, and answer like anybody."""

from __future__ import annotations

import asyncio
import logging
import random
from typing import TYPE_CHECKING, Final

import arks
from arks.server.problems import Refused
from arks.server.store import Conflict, Unavailable
from arks.server.table import Table
from arks.server.thinker import Task, Thought
from arks.server.thinking import Failed

if TYPE_CHECKING:
    from arks.server.hall import Hall

LOG: Final = logging.getLogger("arks.server")
RETRY_S: Final = 2.0  # when the database does not take an answer


class Bots:
    """Lets bots think whenever one of them is asked something."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._chance = random.SystemRandom()

    def stir(self, table: Table) -> None:
        """Start thinking for each bot that owes an answer and does not think already."""
        if table.status != "running":
            return
        for seat in arks.asks(table.play.state):
            if table.bot_level(seat) is not None and seat not in table.thinking:
                table.thinking[seat] = asyncio.create_task(self._answer(table, seat))

    async def _answer(self, table: Table, seat: int) -> None:
        try:
            await self._think_and_answer(table, seat)
        except Unavailable:
            await asyncio.sleep(RETRY_S)
        except Conflict:
            LOG.info("another process answered for a bot")
        except Refused:
            LOG.info("the table of a bot was deleted")
            return
        except Exception:  # the table must not wait for ever
            LOG.exception("a bot's answer could not be given")
            await asyncio.sleep(RETRY_S)
        finally:
            del table.thinking[seat]
        self.stir(table)

    async def _think_and_answer(self, table: Table, seat: int) -> None:
        async with self._hall.at(table.id) as now:
            level = now.bot_level(seat)
            if level is None or now.status != "running" or seat not in arks.asks(now.play.state):
                return
            question = now.play.question
            task = self.task(now, seat, level)
        thought = await self._thought(task)
        async with self._hall.at(table.id) as now:
            ask = arks.asks(now.play.state).get(seat)
            if now.status != "running" or ask is None or now.play.question != question:
                return  # the question was taken back meanwhile
            try:
                entry = now.play.answer(seat, thought.picked, None)
            except arks.Illegal:
                LOG.warning("bot %s at seat %d gave an answer that was not offered", level, seat)
                entry = now.play.answer(seat, arks.sample(ask, self._chance), None)
            await self._hall.append(now, entry)

    async def _thought(self, task: Task) -> Thought:
        """The bot's answer, or a random one when it fails."""
        try:
            return await self._hall.thinkers.think(task)
        except Failed as error:
            LOG.warning("bot %s at seat %d %s; it answers at random", task.level, task.seat, error)
            world = arks.load(task.world)
            return Thought(arks.sample(arks.asks(world)[task.seat], self._chance), "")

    def task(self, table: Table, seat: int, level: str) -> Task:
        """What a bot is told: a world that its seat cannot tell from the true one."""
        world = arks.determinise(table.play.state, seat, self._chance)
        return Task(table.id, level, seat, self._chance.randrange(1 << 32), arks.save(world))
