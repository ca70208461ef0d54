"""``arks verify``: was a finished game dealt as it was sealed, and played as it is recorded?"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from arks.engine.deal import BYTES, commitment, log_marks, mark, seed_of
from arks.engine.values import Document, Engine, Setup
from arks.kernel.errors import Illegal

Engines = Callable[[str, int, str], Engine]  # by game, ruleset and content; raises where there is none


class Finding(NamedTuple):
    """One thing that was looked at; ``holds`` is None where there is nothing to look at."""

    what: str
    holds: bool | None
    why: str


class Sealed(msgspec.Struct):
    """The deal of a record."""

    commitment: str
    key: str
    salt: str
    contributions: list[str | None]
    marks: dict[str, list[str]]


def verify(record: Document, engines: Engines) -> list[Finding]:
    """Look at everything, in the order in which it happened."""
    try:
        log, setup = record["log"], record["setup"]
        made = Setup(record["game"], setup["players"], setup["options"], record["seed"])
        rules = setup["ruleset"], setup["content"]
        sealed = None if record.get("deal") is None else msgspec.convert(record["deal"], Sealed)
        outcome = record.get("table", {}).get("outcome")
    except (KeyError, TypeError, AttributeError, msgspec.ValidationError):
        raise Illegal("this is not the record of a game") from None
    dealt = [unsealed()] if sealed is None else [of_key(sealed), of_contributions(sealed, record["seed"])]
    marks = None if sealed is None else sealed.marks.get("log", [])
    return [*dealt, of_log(log, marks), of_game(engines(made.game, *rules), made, log, outcome)]


def unsealed() -> Finding:
    return Finding("deal", None, "This game was dealt without a seal: it goes on from another one, or is an old one.")


def of_key(sealed: Sealed) -> Finding:
    if commitment(in_hex(sealed.key, "the key"), in_hex(sealed.salt, "the salt")) == sealed.commitment:
        return Finding("seal", True, "The key is the one that was sealed before anybody sat down.")
    return Finding("seal", False, "The key or its salt was changed: they do not fit the seal.")


def of_contributions(sealed: Sealed, seed: object) -> Finding:
    marks = sealed.marks.get("contributions", [])
    for seat, one in enumerate(sealed.contributions):
        if one is not None:
            in_hex(one, f"the contribution of seat {seat}")
        if seat >= len(marks) or marks[seat] != mark(one):
            return Finding("deal", False, f"The contribution of seat {seat} was changed.")
    if seed_of(sealed.key, tuple(sealed.contributions)) == seed:
        return Finding("deal", True, "The deal follows from the key and what each seat added.")
    return Finding("deal", False, "The deal does not follow from the key and the contributions.")


def of_log(log: Any, marks: list[str] | None) -> Finding:
    if marks is None:
        return Finding("moves", None, "The moves of this record carry no marks.")
    found = log_marks(log)
    for place, (one, other) in enumerate(zip(found, marks, strict=False)):
        if one != other:
            return Finding("moves", False, f"Move {place + 1} of the log was changed.")
    if len(found) != len(marks):
        return Finding("moves", False, f"The log has {len(found)} moves; {len(marks)} were made.")
    return Finding("moves", True, "No move was changed, left out or added.")


def of_game(engine: Engine, setup: Setup, log: Any, outcome: Any) -> Finding:
    """Play it again; the end must be the one that was told."""
    try:
        position = engine.host(setup).apply(log)
    except Illegal as error:
        return Finding("game", False, f"The log cannot be played: {error}.")
    if position.outcome is None:
        if outcome is None or not outcome.get("scores"):
            return Finding("game", True, "The log can be played to its last move; the game ended by agreement there.")
        return Finding("game", False, "The log does not lead to the end that was told.")
    if outcome is not None and outcome["scores"] != position.outcome.scores:
        return Finding("game", False, "The log leads to another end than was told.")
    return Finding("game", True, "Dealt and played again, the game comes to the same end.")


def in_hex(text: str, what: str) -> str:
    try:
        if len(bytes.fromhex(text)) == BYTES:
            return text
    except ValueError:
        pass
    raise Illegal(f"{what} is not {2 * BYTES} hexadecimal digits")
