"""``arks replay``: the story of a recorded game, and how it ended."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from rich.console import Console

import arks
from arks.awakening.state import Ark
from arks.games import GAMES
from arks.kernel.session import Record, standing_answers
from arks.lab.terminal_end import draw_end


def run(file: Path, console: Console | None = None) -> int:
    record = read_record(file)
    final = arks.replay(record)
    out = Console(highlight=False) if console is None else console
    for line in retell(record):
        out.print(line, markup=False)
    if final.outcome is None:
        out.print("The record ends here; the game is not over.")
    elif isinstance(final, Ark):
        out.print(draw_end(final, None))
    return 0


def read_record(file: Path) -> Record:
    """The record in a file; what is wrong with the file is one sentence."""
    try:
        record: Any = json.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise ValueError(f"{file} can't be read: {error.strerror}") from None
    except ValueError:
        raise ValueError(f"{file} is not a recorded game: it is no JSON") from None
    if not isinstance(record, dict) or not isinstance(record.get("log"), list):
        raise ValueError(f"{file} is not a recorded game: it has no log")
    return record


def beginning(record: Record) -> arks.State:
    """The state before the first answer."""
    return arks.replay({**record, "log": []})


def retell(record: Record) -> list[str]:
    """What a spectator saw of a record that fits; answers that were taken back are no part of it."""
    state = beginning(record)
    told = GAMES[record["game"]].told
    lines: list[str] = []
    for entry in standing_answers(record["log"]):
        events = arks.answer(state, entry["seat"], entry["picked"])
        lines += [line for _, line in told(state, events, None)]
    return lines
