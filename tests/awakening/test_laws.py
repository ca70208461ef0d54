"""The audit knows the pieces and notes of solo and co-op modes and of variants."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import arks
from arks.awakening.modes import glitch
from arks.awakening.modes.coop.construction import BUILDING, is_building
from arks.awakening.modes.coop.trade import OFFERS
from arks.awakening.modes.guardians.units import GUARDIANS, TURNS_LEFT
from arks.awakening.state import (
    ARTIFACT_DECK,
    BACK_ARTIFACT,
    DIAGNOSE_CARDS,
    MISSION_DECK,
    SHARED_MISSION,
    TARGET_DECK,
    Ark,
    add_units,
    hand_zone,
    kept_zone,
    mission_zone,
    note,
    noted,
    numbers_in,
    own_player,
    under_zone,
)
from arks.awakening.variants.construction import FRESH
from arks.kernel.zones import create, move, reveal, top
from tests.conformance.players import Wanderer

GUARDIANS_MODE = {"mode": "guardians"}
DARK = {"mode": "guardians", "enemy": "dark-player"}
GLITCH = {"mode": "glitch"}
UNFAIR = {"unfair": ["expert", "beginner"], "complexity2": True}
Break = Callable[[Ark], Any]


def first_turn(options: dict[str, Any]) -> Ark:
    """A table for two with the ship complete and somebody asked for an action."""
    state = arks.new("awakening", 2, 1, options)
    assert isinstance(state, Ark)
    player = Wanderer(1)
    while state.active < 0 or is_building(state):
        arks.answer(state, *player.move(state))
    return state


def draw_to(zone: Callable[[Ark, int], int], seat: int, n: int, deck: int = ARTIFACT_DECK) -> Break:
    return lambda state: move(state, top(state, deck, n), deck, zone(state, seat))


def show_last_diagnose_card(state: Ark) -> None:
    reveal(state, state.cards.zones[DIAGNOSE_CARDS][-1:], 3)


def another_diagnose_card(state: Ark) -> None:
    move(state, top(state, TARGET_DECK, 1), TARGET_DECK, DIAGNOSE_CARDS)


def share_a_room(state: Ark) -> None:
    for seat in (0, 1):
        there = numbers_in(state.standing[seat] & ~3)[0]
        add_units(state, there, seat, -1)
        add_units(state, 5, seat, 1)


def take_help(state: Ark) -> None:
    zone = under_zone(state, 1)
    move(state, state.cards.zones[zone], zone, hand_zone(state, 1))


@pytest.mark.parametrize(
    ("options", "break_it", "complaint"),
    [
        (GUARDIANS_MODE, lambda state: note(state, BUILDING, 0, 0, 0), "who constructs the board"),
        (
            GUARDIANS_MODE,
            lambda state: move(state, state.cards.zones[SHARED_MISSION], SHARED_MISSION, 0),
            "one mission",
        ),
        (GUARDIANS_MODE, lambda state: note(state, OFFERS, 0), "from one Challenger to another"),
        (GUARDIANS_MODE, lambda state: setattr(own_player(state, 0), "achieved", 1), "neither achievements"),
        (GUARDIANS_MODE, draw_to(mission_zone, 0, 1, MISSION_DECK), "nor missions of their own"),
        (GUARDIANS_MODE, share_a_room, "two Challengers"),
        (DARK, draw_to(hand_zone, 1, 14), "hand is too large"),
        (DARK, draw_to(kept_zone, 1, 1), "no other cards"),
        (GUARDIANS_MODE, lambda state: note(state, GUARDIANS), "there are 4 Guardians"),
        (GUARDIANS_MODE, lambda state: note(state, TURNS_LEFT), "off its track"),
        (GUARDIANS_MODE, lambda state: note(state, TURNS_LEFT, 21), "off its track"),
        (GUARDIANS_MODE, lambda state: note(state, TURNS_LEFT, 0), "reaches zero"),
        (GLITCH, lambda state: note(state, glitch.ROUND), "3 rounds"),
        (GLITCH, lambda state: note(state, glitch.LEFT, 11), "off its track"),
        (GLITCH, lambda state: note(state, glitch.LEFT, 0), "off its track"),
        (GLITCH, lambda state: note(state, glitch.SURVIVED, 2), "one by one"),
        (GLITCH, another_diagnose_card, "3 diagnose cards"),
        (GLITCH, show_last_diagnose_card, "in their order"),
        (GLITCH, lambda state: add_units(state, 5, 2, 7), "a hostile unit comes"),
        (UNFAIR, take_help, "no expert"),
        (UNFAIR, lambda state: note(state, FRESH, 0), "under a biodome"),
        (UNFAIR, lambda state: create(state, ARTIFACT_DECK, BACK_ARTIFACT, (state.pack.help,) * 4), "in the box"),
    ],
)
def test_a_broken_table_is_noticed(options: dict[str, Any], break_it: Break, complaint: str) -> None:
    state = first_turn(options)
    assert state.rules.audit(state) == ""
    break_it(state)
    assert complaint in state.rules.audit(state)


@pytest.mark.parametrize(
    ("options", "name", "numbers", "complaint"),
    [
        (GUARDIANS_MODE, BUILDING, (), "who constructs the board"),
        (GUARDIANS_MODE, BUILDING, (2, 0, 0), "in turn"),
        (GLITCH, glitch.ROUND, (1,), "when the ship is complete"),
    ],
)
def test_a_broken_construction_is_noticed(
    options: dict[str, Any], name: str, numbers: tuple[int, ...], complaint: str
) -> None:
    state = arks.new("awakening", 2, 1, options)
    assert isinstance(state, Ark) and len(noted(state, BUILDING)) == 3
    assert state.rules.audit(state) == ""
    note(state, name, *numbers)
    assert complaint in state.rules.audit(state)
