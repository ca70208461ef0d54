"""The command ``arks export``: the record of a table's game, from a database on this machine or from a server."""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path
from typing import Any, Final
from urllib.error import HTTPError, URLError
from urllib.parse import quote, urlsplit
from urllib.request import urlopen

from arks.kernel.errors import Illegal
from arks.server.damage import Damaged
from arks.server.folding import fold
from arks.server.hall import key_of
from arks.server.looking import record_of
from arks.server.places import database_of, existing, shown
from arks.server.settings import Settings
from arks.server.shelf import Shelf
from arks.server.store import Store, Unavailable

TIMEOUT_S: Final = 30.0


def export(table: str, file: Path | None, data: Path | None, database: str | None, unfinished: bool) -> int:
    """Write the record as one JSON document."""
    table_id = id_of(table)
    if "://" in table:
        record = fetched(table, table_id)
    else:
        record = asyncio.run(stored(existing(database_of(data, database)), table_id, unfinished))
    text = json.dumps(record)
    if file is None:
        print(text)
        return 0
    try:
        file.write_text(text + "\n", encoding="utf-8")
    except OSError as error:
        raise ValueError(f"{file} can't be written: {error.strerror}") from None
    print(f"{table_id} is in {file}: arks replay {file}", file=sys.stderr)
    return 0


def id_of(table: str) -> str:
    """A table is named by its id or by any of its links; the secret of a seat is no part of the name."""
    return urlsplit(table).path.rstrip("/").rpartition("/")[2]


def fetched(link: str, table_id: str) -> Any:
    parts = urlsplit(link)
    if parts.scheme not in ("http", "https"):
        raise ValueError(f"the link of a table begins with http:// or https://, not {parts.scheme}://")
    address = f"{parts.scheme}://{parts.netloc}/api/tables/{quote(table_id)}/record"
    try:
        with urlopen(address, timeout=TIMEOUT_S) as reply:
            return json.load(reply)
    except HTTPError as error:
        raise ValueError(told(error)) from None
    except (URLError, OSError, ValueError) as error:
        raise ValueError(f"{parts.netloc} does not answer: {getattr(error, 'reason', error)}") from None


def told(error: HTTPError) -> str:
    """The sentence of a problem."""
    try:
        return str(json.load(error)["detail"])
    except (ValueError, KeyError, TypeError):
        return f"the server answered {error.code}"


async def stored(database: str, table_id: str, unfinished: bool) -> Any:
    settings = Settings(database=database)
    store = Store(settings)
    shelf = Shelf(store, settings)
    try:
        await store.start()
        await shelf.look()
        found = await store.load(table_id)
        if found is None:
            raise ValueError(f"there is no table {table_id} in {shown(database)}")
        engine = await shelf.engine(key_of(found.table))
        if engine is None:
            raise ValueError(f"no engine in {shown(database)} plays by the rules that {table_id} began with")
        play = await asyncio.to_thread(fold, found._replace(snapshot=None), engine)
    except Unavailable as error:
        raise ValueError(str(error)) from None
    except Damaged as damage:
        raise ValueError(f"the log of {table_id} is damaged: {damage}") from None
    finally:
        await shelf.close()
        await store.close()
    if not play.over and not unfinished:
        raise Illegal(f"the game of {table_id} goes on, and its record holds everybody's secrets; add --unfinished")
    return record_of(found.seats, play)
