"""``arks replay`` and ``arks verify``: the story of a recorded game and how it ended; is it all true?"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from rich.console import Console

import arks
from arks.awakening.state import Ark
from arks.engine import HERE, Engine, Outcome
from arks.engine.elsewhere import EngineFailed
from arks.engine.finding import Engines, Shelf, recorded
from arks.engine.verify import Finding, verify
from arks.games import GAMES
from arks.kernel.session import Record, standing_answers
from arks.lab.terminal_end import draw_end


def run(file: Path, console: Console | None = None, shelf: Shelf | None = None) -> int:
    record = read_record(file)
    out = Console(highlight=False) if console is None else console
    with Engines(shelf) as engines:
        engine = engine_of(record, engines)
        if engine is not HERE:
            tell_older(record, engine, out)
            return 0
    final = arks.replay(record)
    for line in retell(record):
        out.print(line, markup=False)
    if final.outcome is None:
        out.print("The record ends here; the game is not over.")
    elif isinstance(final, Ark):
        out.print(draw_end(final, None))
    return 0


def engine_of(record: Record, engines: Engines) -> Engine:
    try:
        made = recorded(record)
    except arks.Illegal:
        return HERE  # which says what is wrong with it
    return engines.of(made)


def tell_older(record: Record, engine: Engine, out: Console) -> None:
    """The same of a game by other rules, as far as its engine has words for it."""
    made = recorded(record)
    try:
        story = engine.story(made.made(), record["log"], None)
        end = engine.host(made.made()).apply(record["log"]).outcome
    except EngineFailed as error:
        raise arks.Illegal(f"the record does not fit ruleset {made.setup.ruleset}: {error}") from None
    out.print(f"Played by ruleset {made.setup.ruleset}.")
    for _, lines in story:
        for line in lines:
            out.print(line.text, markup=False)
    out.print("The record ends here; the game is not over." if end is None else ending(end), markup=False)


def ending(end: Outcome) -> str:
    scores = ", ".join([f"seat {seat + 1} {score}" for seat, score in enumerate(end.scores)])
    winners = " and ".join([f"seat {seat + 1}" for seat in end.winners])
    return f"{f'Won by {winners}' if winners else 'Nobody won'} ({end.reason}): {scores}."


def check(file: Path, as_json: bool, shelf: Shelf | None = None) -> int:
    """Print what was found; 1 if something does not hold."""
    record = read_record(file)
    with Engines(shelf) as engines:
        try:
            findings = verify(record, engines.of(recorded(record)))
        except EngineFailed as error:
            raise arks.Illegal(f"the record cannot be played again: {error}") from None
    wrong = any(finding.holds is False for finding in findings)
    if as_json:
        print(json.dumps({"holds": not wrong, "findings": [finding._asdict() for finding in findings]}))
    else:
        for finding in findings:
            print(shown(finding))
    return 1 if wrong else 0


def shown(finding: Finding) -> str:
    word = {True: "holds", False: "WRONG", None: "-"}[finding.holds]
    return f"{finding.what:<6} {word:<6} {finding.why}"


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
