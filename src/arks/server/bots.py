"""Bots at tables: they think elsewhere, and answer like anybody."""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import TYPE_CHECKING, Final

from arks.engine.thinker import Task, Thought
from arks.kernel.errors import Illegal
from arks.server.leases import ASK_AGAIN_S
from arks.server.problems import Refused
from arks.server.store import Conflict, Unavailable
from arks.server.table import Table
from arks.server.thinking import Failed, Thinkers

if TYPE_CHECKING:
    from arks.server.hall import Hall

LOG: Final = logging.getLogger("arks.server")
RETRY_S: Final = 2.0  # when the database does not take an answer


class Bots:
    """Lets bots think whenever one of them is asked something."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall

    def stir(self, table: Table) -> None:
        """Start thinking for each bot that owes an answer and does not think already."""
        if table.status != "running":
            return
        for seat in table.play.position.owing:
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
        await self._let_go(table)

    async def _let_go(self, table: Table) -> None:
        """Other processes may think for this table's bots when none of them thinks here."""
        try:
            async with table.lock:
                if not table.thinking:
                    await self._hall.leases.let_go(table.id)
        except Unavailable:
            LOG.warning("the lease of a table's bots could not be ended; it runs out")

    async def _think_and_answer(self, table: Table, seat: int) -> None:
        async with self._hall.at(table.id) as now:
            level = now.bot_level(seat)
            if level is None or now.status != "running" or seat not in now.play.position.owing:
                return
            holds = await self._hall.leases.hold(table.id)
            question = now.play.question
            task = self.task(now, seat, level) if holds else None
            thinkers = self._hall.shelf.thinkers(now.play.engine)
        if task is None:  # another process thinks; should it end, this one goes on
            await asyncio.sleep(ASK_AGAIN_S)
            return
        thought = await self._thought(thinkers, task)
        async with self._hall.at(table.id) as now:
            if now.status != "running" or seat not in now.play.position.owing or now.play.question != question:
                return  # the question was taken back meanwhile
            if now.bot_level(seat) is None:
                return  # the owner of the seat came back
            picked = now.play.game.sample(seat) if thought is None else thought.picked
            try:
                entry = now.play.answer(seat, picked, None)
            except Illegal:
                LOG.warning("bot %s at seat %d gave an answer that was not offered", level, seat)
                entry = now.play.answer(seat, now.play.game.sample(seat), None)
            await self._hall.append(now, entry)

    async def _thought(self, thinkers: Thinkers, task: Task) -> Thought | None:
        """The bot's answer; none when it fails, and a random one will do."""
        try:
            return await thinkers.think(task)
        except Failed as error:
            LOG.warning("bot %s at seat %d %s; it answers at random", task.level, task.seat, error)
            return None

    def task(self, table: Table, seat: int, level: str) -> Task:
        """What a bot is told: a world that its seat cannot tell from the true one."""
        return Task(table.id, level, seat, secrets.randbits(32), table.play.game.world(seat))
