"""What the protocol promises at every decision. It knows no game."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import arks
from arks.kernel.asks import KINDS, find, resolve
from tests.conformance import awakening, nova

DRAWN = {
    "awakening": awakening.drawn_things,
    "nova": nova.drawn_things,
}  # what a game's page draws without being told its id
AHEAD = 3  # answers that clones and loaded games are followed
MEMOS = {"owner", "rules", "choices", "events", "chance"}  # of the state, but not part of the position


def check_decision(state: arks.State, rng: Random) -> None:
    """All that must hold while somebody owes an answer; the state itself is left alone."""
    before, look = arks.save(state), shown(state)
    assert arks.asks(state), "somebody owes an answer until the game is over"
    for ask in arks.asks(state).values():
        check_ask(state, ask, look.views[1 + ask.seat])
    assert state.rules.audit(state) == ""
    loaded = check_document(state, look)
    check_clone(state, loaded, look, rng)
    assert arks.save(state) == before, "looking changed the state"


# --- the ask


def check_ask(state: arks.State, ask: arks.Ask, view: dict[str, Any]) -> None:
    ids = ask.ids()
    assert ids, "an ask has options"
    assert len(set(ids)) == len(ids), f"{ask.prompt} offers something twice"
    assert ask.kind in KINDS and ask.prompt
    assert 0 <= ask.lo <= ask.hi <= len(ids) and ask.hi >= 1
    assert [option.id for option in ask.options] == ids
    choice = ask.choice
    assert resolve(state, choice, ids[: ask.hi]) == tuple(choice.options[: ask.hi]), "ids name their options"
    assert [find(state, choice, id) for id in ids] == choice.options, "also when nobody remembers them"
    assert derived_again(state, ask.seat) == choice.options, "options come in the same order whenever they are derived"
    things = drawn_things(view)
    for option in ask.options:
        for thing in option.touches:
            assert thing in things, f"{option.id} touches {thing}, which is not drawn"


def derived_again(state: arks.State, seat: int) -> list[tuple[int, ...]]:
    fresh = state.clone()
    fresh.choices = {}
    return arks.asks(fresh)[seat].choice.options


def drawn_things(view: dict[str, Any]) -> set[str]:
    """The ids of all that a page draws: the seats, what the view names, and what follows from it."""
    things = {f"seat:{seat}" for seat in range(view["players"])} | {text for text in texts(view) if ":" in text}
    return things | DRAWN[view["game"]](view) if view["game"] in DRAWN else things


def texts(value: Any) -> Iterator[str]:
    """All strings in a JSON value."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield key
            yield from texts(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from texts(inner)


# --- documents and clones


class Shown(NamedTuple):
    """What everybody is asked, and what everybody sees: first a spectator, then the seats."""

    asked: dict[int, tuple[Any, ...]]
    views: list[dict[str, Any]]


def shown(state: arks.State) -> Shown:
    asked = {seat: (ask.kind, ask.prompt, ask.lo, ask.hi, ask.ids()) for seat, ask in arks.asks(state).items()}
    return Shown(asked, [arks.view(state, seat) for seat in (None, *range(state.rules.players))])


def check_document(state: arks.State, look: Shown) -> arks.State:
    """A document is JSON, and its state is the same to everybody, caches included."""
    document = arks.save(state)
    text = json.dumps(document)
    loaded = arks.load(json.loads(text))
    assert arks.save(loaded) == document == json.loads(text)
    assert shown(loaded) == look
    assert json.loads(json.dumps(look.views)) == look.views, "a view is JSON-ready"
    assert_same(loaded, state, "state")
    return loaded


def assert_same(one: Any, two: Any, where: str) -> None:
    """Two states are equal in every field. Fields that the document leaves out are caches: they are rebuilt alike."""
    if type(one).__module__.startswith("arks.") and not isinstance(one, tuple):
        assert type(one) is type(two), where
        for name in fields(one):
            if name not in MEMOS:
                assert_same(getattr(one, name), getattr(two, name), f"{where}.{name}")
    elif isinstance(one, list):
        assert isinstance(two, list) and len(one) == len(two), where
        for place, (a, b) in enumerate(zip(one, two, strict=True)):
            assert_same(a, b, f"{where}[{place}]")
    elif one is not None and two is not None:  # None: a cache that nobody needed so far
        assert one == two, where


def fields(thing: Any) -> list[str]:
    """The names of an object's attributes, in either build."""
    native = getattr(type(thing), "__mypyc_attrs__", None)
    if native is not None:
        return [name for name in native if hasattr(thing, name)]
    slots = [name for kind in type(thing).__mro__ for name in getattr(kind, "__slots__", ())]
    return slots + list(getattr(thing, "__dict__", ()))


def check_clone(state: arks.State, loaded: arks.State, look: Shown, rng: Random) -> None:
    """Clones and loaded games go their own way, and the same way when they are given the same answers."""
    before = arks.save(state)
    one, two = state.clone(), state.clone()
    assert arks.save(one) == before and shown(one) == look
    script: list[tuple[int, list[str]]] = []
    told: list[list[arks.Event]] = []
    while len(script) < AHEAD and arks.outcome(one) is None:
        ask = rng.choice(list(arks.asks(one).values()))
        script.append((ask.seat, arks.sample(ask, rng)))
        told.append(arks.answer(one, *script[-1]))
    assert arks.save(state) == before, "a clone was answered and the original changed"
    original = state.clone()
    assert [arks.answer(original, *move) for move in script] == told
    assert arks.save(two) == before, "the original was answered and a clone changed"
    assert [arks.answer(two, *move) for move in script] == told
    assert [arks.answer(loaded, *move) for move in script] == told
    assert arks.save(one) == arks.save(two) == arks.save(original) == arks.save(loaded)


# --- the whole game


def cards(state: arks.State) -> Counter[tuple[int, int]]:
    """All cards of the game, wherever they are: no rule makes or loses one."""
    return Counter(zip(state.cards.back, state.cards.face, strict=True))


def check_end(session: arks.Session) -> None:
    state = session.state
    outcome = arks.outcome(state)
    assert outcome is not None and arks.asks(state) == {}
    players = range(state.rules.players)
    assert len(outcome.scores) == len(players)
    assert outcome.reason and set(outcome.winners) <= set(players)
    assert list(outcome.winners) == sorted(set(outcome.winners))
    assert state.rules.audit(state) == ""
    check_document(state, shown(state))
    record = json.loads(json.dumps(session.record()))
    assert arks.save(arks.replay(record)) == arks.save(state), "a record replays to the same end"
