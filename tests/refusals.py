"""What the tests of wrong calls share: tables to call wrongly, and the sentence of a refusal."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

import arks
from tests.conformance.players import Wanderer


def refusal(call: Callable[[], object]) -> str:
    """The sentence of a refused call."""
    with pytest.raises(ValueError) as caught:
        call()
    sentence = str(caught.value)
    assert sentence and "\n" not in sentence and len(sentence) < 500
    return sentence


def table(players: int = 3, seed: int = 1, **options: Any) -> arks.State:
    return arks.new("awakening", players=players, seed=seed, options={"turn_limit": 20, **options})


def played(decisions: int, seed: int = 1) -> arks.State:
    """A game after some decisions."""
    state = table(seed=seed)
    player = Wanderer(seed)
    while state.decisions < decisions:
        arks.answer(state, *player.move(state))
    return state


@cache
def finished() -> dict[str, Any]:
    """The record of a finished game."""
    session = arks.Session(table(players=2, turn_limit=8))
    player = Wanderer(1)
    while arks.outcome(session.state) is None:
        session.answer(*player.move(session.state))
    return session.record()


def copy(document: Any) -> Any:
    return json.loads(json.dumps(document))
