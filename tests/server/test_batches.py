"""Writes that share a transaction: each waits for its own end."""

from __future__ import annotations

import asyncio

import pytest

from arks.server.batches import Batches


class Wrong(Exception):
    pass


class Disk:
    def __init__(self) -> None:
        self.batches: list[list[int]] = []
        self.gone = False

    async def write(self, items: list[int]) -> None:
        await asyncio.sleep(0.01)
        if self.gone:
            raise OSError
        if 13 in items:
            raise Wrong
        self.batches.append(items)


def test_items_that_come_while_one_is_written_are_written_together() -> None:
    async def put() -> list[list[int]]:
        disk = Disk()
        batches = Batches(disk.write, Wrong)
        await asyncio.gather(*[batches.put(item) for item in range(5)])
        first = asyncio.create_task(batches.put(5))
        await asyncio.sleep(0.005)
        await asyncio.gather(first, *[batches.put(item) for item in (6, 7)])
        return disk.batches

    assert asyncio.run(put()) == [[0, 1, 2, 3, 4], [5], [6, 7]]


def test_a_wrong_item_harms_no_other() -> None:
    async def put() -> tuple[list[list[int]], list[object]]:
        disk = Disk()
        batches = Batches(disk.write, Wrong)
        ends = await asyncio.gather(*[batches.put(item) for item in (1, 13, 2)], return_exceptions=True)
        return disk.batches, [type(end) for end in ends]

    written, ends = asyncio.run(put())
    assert written == [[1], [2]]
    assert ends == [type(None), Wrong, type(None)]


def test_without_a_disk_everybody_is_told_and_later_writes_go_on() -> None:
    async def put() -> list[list[int]]:
        disk = Disk()
        disk.gone = True
        batches = Batches(disk.write, Wrong)
        for _ in range(2):
            with pytest.raises(OSError):
                await batches.put(1)
        disk.gone = False
        await batches.put(2)
        return disk.batches

    assert asyncio.run(put()) == [[2]]


def test_whoever_is_cancelled_goes_on_only_when_the_item_is_settled() -> None:
    async def put() -> list[list[int]]:
        disk = Disk()
        task = asyncio.create_task(Batches(disk.write, Wrong).put(1))
        await asyncio.sleep(0.005)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        return disk.batches

    assert asyncio.run(put()) == [[1]]
