"""A saved game of a mode or variant that was edited by hand is refused in a sentence, or can be played."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import arks
from arks.awakening.modes.glitch import ROUND
from arks.awakening.state import Ark, noted
from tests.conformance.players import Wanderer
from tests.test_bad_documents import JUNK, places

TABLES: list[tuple[int, dict[str, Any]]] = [
    (1, {"mode": "guardians"}),
    (3, {"mode": "guardians", "enemy": "dark-player", "side": "B", "complexity2": True}),
    (2, {"mode": "glitch", "complexity2": True}),
    (2, {"mode": "awakening", "side": "B", "factions": ["pajak", "qfin"], "complexity2": True}),
    (2, {"mode": "awakening", "unfair": ["beginner", "expert"], "side": "B", "factions": ["togach", "eiilis"]}),
    (2, {"mode": "it-learns", "complexity2": True}),
    (3, {"mode": "it-learns", "enemy": "dark-player"}),
    (3, {"mode": "fallout", "complexity2": True}),
]
AHEAD = 40  # answers
RUNNING = {"route-to", "push-out"}  # effects that have taken hold of a noted piece; nobody examines them


@cache
def documents() -> list[str]:
    """Saved games in the middle of all kinds of questions."""
    found: dict[str, str] = {}
    for players, options in TABLES:
        for seed in range(2):
            state = arks.new("awakening", players, seed, options | {"turn_limit": 25})
            player = Wanderer(seed)
            while arks.outcome(state) is None:
                prompts = {ask.prompt for ask in arks.asks(state).values()}
                if not prompts & RUNNING:
                    found[f"{options} {sorted(prompts)} {seed}"] = json.dumps(arks.save(state))
                arks.answer(state, *player.move(state))
    return list(found.values())


def test_a_game_that_lost_its_notes_is_refused() -> None:
    """Between set-up and the first question there may be none, but nobody saves a game there."""
    state = arks.new("awakening", 2, 1, {"mode": "glitch"})
    assert isinstance(state, Ark)
    player = Wanderer(1)
    while not noted(state, ROUND):
        arks.answer(state, *player.move(state))
    document = arks.save(state)
    del document["table"]["notes"], document["digest"]
    with pytest.raises(arks.Illegal, match="there are 3 rounds"):
        arks.load(document)


@st.composite
def mutants(draw: st.DrawFn) -> dict[str, Any]:
    """A saved game with one value changed or lost; every other time one of the notes of its modules."""
    document: dict[str, Any] = json.loads(draw(st.sampled_from(documents())))
    paths = [path for path in places(document) if path[:2] != ("kernel", "stack")]
    notes = [path for path in paths if path[:2] == ("table", "notes")]
    noted: bool = draw(st.booleans())
    path = draw(st.sampled_from(notes if notes and noted else paths))
    inner: Any = document
    for key in path[:-1]:
        inner = inner[key]
    old = inner[path[-1]]
    how = draw(st.sampled_from(["junk", "near", "lost"]))
    if how == "lost":
        del inner[path[-1]]
    elif how == "near" and isinstance(old, int):
        inner[path[-1]] = old + draw(st.sampled_from([-2, -1, 1, 2]))
    elif how == "near" and isinstance(old, list):
        inner[path[-1]] = [*old, draw(st.integers(-1, 9))]
    else:
        inner[path[-1]] = draw(JUNK)
    document.pop("digest", None)
    return document


@settings(max_examples=200, deadline=None, suppress_health_check=list(HealthCheck))
@given(mutants(), st.integers(0, 99))
def test_it_is_refused_or_can_be_played(document: dict[str, Any], seed: int) -> None:
    try:
        state = arks.load(document)
    except ValueError as error:
        assert str(error) and "\n" not in str(error)
        return
    assert state.rules.audit(state) == ""
    player = Wanderer(seed)
    for _ in range(AHEAD):
        for viewer in (None, *range(state.rules.players)):
            arks.view(state, viewer)
        if arks.outcome(state) is not None:
            break
        arks.answer(state, *player.move(state))
        assert state.rules.audit(state) == ""
    assert arks.save(arks.load(json.loads(json.dumps(arks.save(state))))) == arks.save(state)
