"""Fingerprints: a hash over everything that is asked and told in a game, for many seeds.

Games of Ark: Awakening are cut short; those of Ark Nova are played to their end, 320 of them.
"""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

import arks
from tests.conformance.cells import COVER, EVERY, Cell

FILE = Path(__file__).parent / "fingerprints.json"
SEEDS = 20
FEW = 4  # of tables that are played because of what meets there
TURNS = 10
AUDIT_EVERY = 100  # decisions


def fingerprint(cell: Cell, seed: int) -> str:
    """The hash also picks the answers, so that no random generator but the game's own takes part."""
    state = cell.new(seed, TURNS)
    digest = sha256(repr(state.cards.face).encode())  # what the set-up shuffled
    while arks.outcome(state) is None:
        asks = arks.asks(state)
        for seat, ask in asks.items():
            digest.update(json.dumps([seat, ask.kind, ask.prompt, ask.lo, ask.hi, ask.ids()]).encode())
        number = int.from_bytes(digest.digest()[:8], "big")
        ask = list(asks.values())[number % len(asks)]
        events = arks.answer(state, ask.seat, numbered_answer(ask, number))
        digest.update(json.dumps([[state.rules.words.id(event.raw), event.audience] for event in events]).encode())
        assert state.decisions % AUDIT_EVERY or state.rules.audit(state) == ""
    digest.update(repr(arks.outcome(state)).encode())
    return digest.hexdigest()[:16]


def prints(cell: Cell) -> list[str]:
    return [fingerprint(cell, seed) for seed in range(FEW if cell in COVER else SEEDS)]


def numbered_answer(ask: arks.Ask, number: int) -> list[str]:
    ids = ask.ids()
    picks = ask.lo + number % (ask.hi - ask.lo + 1)
    first = number // 7 % len(ids)
    return [ids[(first + place) % len(ids)] for place in range(picks)]


def make() -> dict[str, Any]:
    """The ruleset of each game, and the fingerprints of all cells."""
    rulesets = {cell.game: cell.new(0).rules.setup["ruleset"] for cell in EVERY}
    return {
        "rulesets": rulesets,
        "cells": {cell.name: prints(cell) for cell in EVERY},
    }


def read() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}
    return found


def as_text(made: dict[str, Any]) -> str:
    return json.dumps(made, indent=1) + "\n"
