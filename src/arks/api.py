"""The public calls. They check what a caller hands in; everything behind them trusts its arguments."""

from __future__ import annotations

import json
from collections.abc import Sequence
from hashlib import sha256
from typing import Any

from arks.games import GAMES, GameInfo, game
from arks.kernel import codec, frames, views
from arks.kernel.asks import Rng, WhyNot
from arks.kernel.errors import Illegal
from arks.kernel.events import Event
from arks.kernel.rng import Seed
from arks.kernel.session import Record, Session
from arks.kernel.state import Outcome, State


def games() -> dict[str, GameInfo]:
    """All games with their titles, player counts and options.

    >>> games()["awakening"].title
    'Ark: Awakening'
    """
    return {name: entry.info() for name, entry in GAMES.items()}


def new(name: str, players: int, seed: Seed, options: object = None) -> State:
    """A new game, set up and waiting for its first decision.

    The seed decides everything random: a number, or a key of 64 hexadecimal digits.

    >>> sorted(frames.asks(new("awakening", players=2, seed=7)))
    [0]
    """
    entry = game(name)
    _number("players", players)
    _seed(seed)
    state = entry.fresh(entry.rules(players, _options(options)), seed)
    frames.begin(state, "game")
    return state


def answer(state: State, seat: int, picked: Sequence[str]) -> list[Event]:
    """Answer a decision with option ids; returns what happened. An illegal answer raises and changes nothing."""
    _number("seat", seat)
    if isinstance(picked, list):
        return frames.answer(state, seat, picked)
    if isinstance(picked, tuple):
        return frames.answer(state, seat, list(picked))
    raise Illegal(f"an answer is a list of option ids, not {picked!r}")


def why_not(state: State, seat: int, thing: str) -> WhyNot:
    """Why a drawn thing offers nothing to a seat now: a sentence and the rule behind it."""
    _seat(state, seat)
    if not isinstance(thing, str):
        raise Illegal("a thing is named by its id, like 'room:12'")
    return state.rules.why_not(state, seat, thing)


def view(state: State, seat: int | None) -> dict[str, Any]:
    """All that a seat may know, JSON-ready; ``None`` is a spectator."""
    if seat is not None:
        _seat(state, seat)
    return views.view(state, seat)


def determinise(state: State, seat: int, rng: Rng) -> State:
    """Another state that this seat cannot tell from the true one."""
    _seat(state, seat)
    return views.determinise(state, seat, rng)


def outcome(state: State) -> Outcome | None:
    """None until the end; then winners, scores and the reason."""
    return state.outcome


def save(state: State) -> dict[str, Any]:
    """The state as a JSON-ready document, also in the middle of an effect.

    >>> load(save(new("awakening", players=2, seed=7))).seed
    7
    """
    document = codec.save(state)
    document["digest"] = _digest(document)
    return document


def load(document: dict[str, Any]) -> State:
    """The state of a saved document. One without its digest (edited by hand, say) is examined part by part only."""
    current = codec.migrated(document)
    if "digest" in document and document["digest"] != _digest(document):
        raise Illegal("the saved game is damaged: it is not as it was saved, its digest does not fit")
    entry = game(current.get("game"))
    setup = codec.mapping(current, "setup")
    rules = entry.rules(codec.integer(setup, "players"), _options(codec.mapping(setup, "options")))
    for name in ("ruleset", "content"):
        if setup.get(name) != rules.setup[name]:
            raise Illegal(f"this saved game has {name} {setup.get(name)!r}; this version has {rules.setup[name]!r}")
    return codec.load(rules, current)


def replay(record: Record) -> State:
    """The final state of a record (set-up and log); raises at the first entry that does not fit."""
    if not isinstance(record, dict):
        raise Illegal("a record is a JSON object with a set-up and a log")
    setup = codec.mapping(record, "setup")
    state = new(record.get("game", ""), codec.integer(setup, "players"), codec.seed_of(record), setup.get("options"))
    for name in ("ruleset", "content"):
        if setup.get(name, state.rules.setup[name]) != state.rules.setup[name]:
            raise Illegal(f"this record has {name} {setup[name]!r}; this version has {state.rules.setup[name]!r}")
    session = Session(state)
    for entry in codec.sequence(record, "log"):
        session.apply(entry)
    return session.state


def _number(name: str, value: object) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise Illegal(f"{name} is a whole number, not {value!r}")
    return value


def _seed(value: object) -> Seed:
    if isinstance(value, str):
        return value
    return _number("seed", value)


def _seat(state: State, seat: object) -> None:
    if not 0 <= _number("seat", seat) < state.rules.players:
        raise Illegal(f"there is no seat {seat}; seats are 0 to {state.rules.players - 1}")


def _options(options: object) -> dict[str, Any]:
    """The options as values of our own, just as a saved game will hold them."""
    if options is None:
        return {}
    if not isinstance(options, dict) or not all([isinstance(name, str) for name in options]):
        raise Illegal(f"options are a dictionary of names and values, not {options!r}")
    try:
        return {name: json.loads(json.dumps(value, allow_nan=False)) for name, value in options.items()}
    except (TypeError, ValueError, RecursionError):
        raise Illegal(f"options have JSON values, unlike some of {options!r}") from None


def _digest(document: dict[str, Any]) -> str:
    """Of all that a document holds besides."""
    try:
        text = json.dumps({name: part for name, part in document.items() if name != "digest"}, sort_keys=True)
    except (TypeError, ValueError, RecursionError):
        raise Illegal("a saved game is a JSON object") from None
    return sha256(text.encode()).hexdigest()[:16]
