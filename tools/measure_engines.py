"""What old engines cost: `python tools/measure_engines.py` files ten different ones and lets all play at once."""

from __future__ import annotations

import asyncio
import io
import json
import os
import resource
import sqlite3
import statistics
import tempfile
import time
import zipfile
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Final

from arks.engine import HERE, Engine, Setup
from arks.engine.copies import LABEL, Copy, Key, copy_here, copy_of, packed
from arks.engine.elsewhere import Elsewhere
from arks.server.hall import Hall
from arks.server.settings import Settings

ENGINES: Final = 10
MOVES: Final = 60
PAGE_KB: Final = resource.getpagesize() / 1024


def another(number: int) -> Copy:
    """A copy like today's, of rules of its own."""

    here = copy_here()
    with zipfile.ZipFile(io.BytesIO(here.archive)) as archive:
        files = {name: archive.read(name) for name in archive.namelist()}
    files["arks/api.py"] += f"\n# ruleset {number}\n".encode()
    files[LABEL] = json.dumps({"keys": [Key(key.game, number, key.content) for key in here.keys]}).encode()
    return copy_of(packed(files))


def memory_mb(process: int) -> float:
    return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * PAGE_KB / 1024


async def started(settings: Settings) -> tuple[Hall, float]:
    hall = Hall(settings)
    begun = time.perf_counter()
    await hall.start()
    return hall, time.perf_counter() - begun


def moves(engine: Engine, game: str) -> list[float]:
    """Milliseconds of each: the question, an answer to it, all views, as a table needs them."""
    rng, hosted, found = Random(1), engine.host(Setup(game, 2, {}, 1)), []
    for _ in range(MOVES):
        if not hosted.position.owing:
            break
        begun = time.perf_counter()
        seat = hosted.position.owing[0]
        choice = hosted.choice(seat)
        assert choice is not None
        ids = [option.id for option in choice.options]
        hosted.answer(seat, rng.sample(ids, rng.randint(choice.lo, choice.hi)))
        for audience in (0, 1, None):
            hosted.view(audience)
        found.append((time.perf_counter() - begun) * 1000)
    return found


def retold(game: str, turn_limit: int | None) -> tuple[int, int, float]:
    """Entries of a game between random players, bytes of it as it was seen, seconds to lay it down."""
    rng, options = Random(1), {} if turn_limit is None else {"turn_limit": turn_limit}
    setup = Setup(game, 2, options, 1)
    hosted = HERE.host(setup)
    log = []
    while hosted.position.outcome is None:
        seat = hosted.position.owing[0]
        choice = hosted.choice(seat)
        assert choice is not None
        picked = rng.sample([option.id for option in choice.options], rng.randint(choice.lo, choice.hi))
        hosted.answer(seat, picked)
        log.append({"seat": seat, "picked": picked})
    begun = time.perf_counter()
    told = HERE.retelling(setup, log)
    return len(log), len(told.told) + sum(map(len, told.views)), time.perf_counter() - begun


async def main() -> None:
    print(f"load {os.getloadavg()[0]:.1f}")
    print(f"a copy of today's engine: {len(copy_here().archive) / 1024:.0f} kB")
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(database=f"sqlite:///{folder}/arks.sqlite")
        hall, first = await started(settings)
        await hall.close()
        hall, empty = await started(settings)
        print(f"start: {first:.2f} s with a new database, {empty:.2f} s again, {memory_mb(os.getpid()):.0f} MB")
        for number in range(ENGINES):
            await hall.store.file_engine(another(100 + number), float(number))
        await hall.close()
        with closing(sqlite3.connect(f"{folder}/arks.sqlite")) as kept:
            pages = kept.execute("PRAGMA page_count").fetchone()[0] * kept.execute("PRAGMA page_size").fetchone()[0]
        hall, full = await started(settings)
        print(
            f"start with {ENGINES} old engines: {full:.2f} s, {memory_mb(os.getpid()):.0f} MB; "
            f"database {pages / 1e6:.1f} MB"
        )
        content = HERE.rules(Setup("awakening", 2, {}, 0))[1]
        running: list[Elsewhere] = []
        took: list[float] = []
        for number in range(ENGINES):
            begun = time.perf_counter()
            engine = await hall.shelf.engine(Key("awakening", 100 + number, content))
            assert isinstance(engine, Elsewhere)
            engine.host(Setup("awakening", 2, {}, 1))
            took.append(time.perf_counter() - begun)
            running.append(engine)
        for game in ("awakening", "nova"):
            old = [one for engine in running[:3] for one in moves(engine, game)]
            here = [one for _ in range(3) for one in moves(HERE, game)]
            print(
                f"a move at {game}: {statistics.median(old):.1f} ms at an old table, {statistics.median(here):.1f} here"
            )
        each = [memory_mb(engine._process.pid) for engine in running if engine._process is not None]
        print(
            f"{len(each)} engines run: started in {statistics.median(took):.2f} s, "
            f"{statistics.median(each):.0f} MB each"
        )
        print(f"the server beside them: {memory_mb(os.getpid()):.0f} MB")
        await hall.close()
    for game, limit in (("awakening", 25), ("nova", None)):
        entries, size, seconds = retold(game, limit)
        print(f"a game of {game} of {entries} answers, as it was seen: {size / 1024:.0f} kB in {seconds:.1f} s")


if __name__ == "__main__":
    asyncio.run(main())
