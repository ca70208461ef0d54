"""``arks verify``: was a finished game dealt as it was sealed, and played as it is recorded?"""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from arks.engine.deal import BYTES, commitment, log_marks, mark, seed_of
from arks.engine.finding import recorded
from arks.engine.values import Document, Engine, Log, Outcome, Position, Setup
from arks.kernel.errors import Illegal


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


class Sitting(msgspec.Struct):
    """Who gave up is in no log of a game; records did not always say it."""

    conceded: bool | None = None


class End(msgspec.Struct):
    """What the table tells of its game."""

    outcome: Outcome | None = None
    seats: list[Sitting] = []

    def winners(self, made: Position) -> list[int] | None:
        """Those who must have won; None when the record does not say who gave up."""
        if any(seat.conceded is None for seat in self.seats):
            return None
        standing = [place for place, seat in enumerate(self.seats) if not seat.conceded]
        if made.outcome is None:
            return standing if self.outcome is not None and self.outcome.reason == "conceded" else []
        return [seat for seat in made.outcome.winners if seat in standing]


class Checked(msgspec.Struct):
    """The parts of a record that can be checked."""

    log: Log
    deal: Sealed | None = None
    table: End | None = None


def verify(record: Document, engine: Engine) -> list[Finding]:
    """Look at everything, in the order in which it happened. The engine is that of the record's rules."""
    made = recorded(record).made()
    try:
        told = msgspec.convert(record, Checked)
    except msgspec.ValidationError:
        raise Illegal("this is not the record of a game") from None
    sealed = told.deal
    dealt = [unsealed()] if sealed is None else [of_key(sealed), of_contributions(sealed, made.seed)]
    marks = None if sealed is None else sealed.marks.get("log", [])
    return [*dealt, of_log(told.log, marks), of_game(engine, made, told)]


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


def of_log(log: Log, marks: list[str] | None) -> Finding:
    if marks is None:
        return Finding("moves", None, "The moves of this record carry no marks.")
    found = log_marks(log)
    for place, (one, other) in enumerate(zip(found, marks, strict=False)):
        if one != other:
            return Finding("moves", False, f"Move {place + 1} of the log was changed.")
    if len(found) != len(marks):
        return Finding("moves", False, f"The log has {len(found)} moves; {len(marks)} were made.")
    return Finding("moves", True, "No move was changed, left out or added.")


def of_game(engine: Engine, setup: Setup, told: Checked) -> Finding:
    """Play it again; the end must be the one that was told."""
    game = engine.host(setup)
    for place, entry in enumerate(told.log):
        try:
            game.apply([entry])
        except Exception as error:  # by whichever engine: anything may stand in a log
            why = f": {error}" if isinstance(error, Illegal) else ""
            return Finding("game", False, f"Move {place + 1} of the log cannot be played{why}.")
    return of_end(game.position, told.table or End())


def of_end(position: Position, end: End) -> Finding:
    made, outcome = position.outcome, end.outcome
    if outcome is None:
        if made is None:
            return Finding("game", True, "The log can be played to its last move; the game is not over.")
        return Finding("game", True, "The log can be played to the end of the game; the record tells none.")
    if made is None and (outcome.scores or outcome.reason not in ("conceded", "agreed to end")):
        return Finding("game", False, "The log does not lead to the end that was told.")
    if made is not None and (outcome.scores, outcome.reason) != (made.scores, made.reason):
        return Finding("game", False, "The log leads to another end than was told.")
    winners = end.winners(position)
    if winners != outcome.winners if winners is not None else made and set(outcome.winners) - set(made.winners):
        return Finding("game", False, "Others won than was told.")
    if made is None:
        return Finding("game", True, "The log can be played to its last move; there the players ended the game.")
    return Finding("game", True, "Dealt and played again, the game comes to the same end.")


def in_hex(text: str, what: str) -> str:
    try:
        if len(bytes.fromhex(text)) == BYTES:
            return text
    except ValueError:
        pass
    raise Illegal(f"{what} is not {2 * BYTES} hexadecimal digits")
