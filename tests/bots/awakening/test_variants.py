"""Greedy in the variants: it plays every combination, and uses what it has with sense."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import arks
from arks.awakening.content.load import load
from arks.awakening.state import Ark
from arks.awakening.words import BOMB, EXPLODE, HACK, O_MINI, REMOVE_SECTION, SEAL, UNSEAL
from arks.bots import make
from arks.bots.awakening.appetite import Appetite
from arks.bots.awakening.distance import FAR
from arks.bots.awakening.estimate import CUBES, GUARD, RIVALS, TRAVEL, Judge
from arks.bots.awakening.prune import worth_trying
from arks.bots.awakening.survey import Survey
from arks.bots.play import ask_bot
from arks.kernel.frames import choice_of
from arks.kernel.words import Raw
from tests.awakening.positions import Position, position

YELLOW = 0
C2: dict[str, Any] = {"complexity2": True}
PACK = load()
LADDERS = [faction.id for faction in PACK.factions]


def factions(*names: str) -> dict[str, Any]:
    return {"side": "B", "factions": list(names)}


def plays(players: int, options: dict[str, Any], seed: int, turns: int) -> Ark:
    """A short game of greedy bots; an illegal answer would be refused."""
    state = arks.new("awakening", players, seed, {**options, "turn_limit": turns})
    assert isinstance(state, Ark)
    bots = [make("greedy") for _ in range(players)]
    rng = Random(seed)
    while arks.outcome(state) is None:
        seat = next(iter(arks.asks(state)))
        arks.answer(state, seat, ask_bot(bots[seat], state, seat, rng))
    return state


def looked_at(at: Position) -> list[Raw]:
    """The answers that greedy looks at for yellow now."""
    judge = Judge(at.state, YELLOW)
    choice = choice_of(at.state, YELLOW)
    return [picked[0] for picked in worth_trying(at.state, YELLOW, choice, Appetite(judge, at.state))]


def words(found: list[Raw]) -> set[int]:
    return {option[0] for option in found}


# --- every combination


@pytest.mark.parametrize("names", [LADDERS[at : at + 2] for at in range(0, 8, 2)], ids=" ".join)
def test_every_faction_is_played(names: list[str]) -> None:
    state = plays(2, factions(*names), 4, 3)
    assert [player.turns for player in state.players] == [3, 3]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_all_variants_at_once(players: int) -> None:
    levels = ["beginner", "expert", "intermediate", "expert", "expert"][:players]
    state = plays(players, {"side": "B", "unfair": levels, **C2}, players, 2)
    assert sum([player.turns for player in state.players]) == 2 * players


def test_unfair_and_complexity_2_on_the_a_side() -> None:
    state = plays(2, {"unfair": ["beginner", "expert"], **C2}, 9, 4)
    assert state.outcome is not None


# --- ways


def test_diruni_steps_to_its_cylinders() -> None:
    rooms = "{RoomA: {room: Ti factory, at: C3, units: {yellow: 1}}, RoomB: {room: Os factory, at: F3}}"
    lit = rooms.replace("at: F3", "at: F3, cylinders: {yellow: 1}")
    far, near = [position(text, options=factions("diruni", "hara"), yellow={"units": 0}) for text in (rooms, lit)]
    moves: list[int] = []
    for at in (far, near):
        judge = Judge(at.state, YELLOW)
        judge.survey(at.state)
        moves.append(judge.distances.to(at.state, at.rooms["RoomB"])[at.rooms["RoomA"]])
    assert moves == [FAR, 1]


def test_eiilis_glides_between_adapted_rooms() -> None:
    at = position(
        "{RoomA: {room: Holodeck, at: C3, units: {yellow: 1}, cubes: [yellow]}, "
        "RoomB: {room: Internal Security, at: D3, cubes: [yellow]}, RoomC: {room: Ti factory, at: E3}}",
        options=factions("eiilis", "hara"),
        yellow={"units": 0},
    )
    judge = Judge(at.state, YELLOW)
    judge.survey(at.state)
    start = at.rooms["RoomA"]
    assert judge.distances.to(at.state, at.rooms["RoomB"])[start] == 0
    assert judge.distances.to(at.state, at.rooms["RoomC"])[start] == 1


def test_sealed_doorways_are_no_way() -> None:
    rooms = "{RoomA: {room: Ti factory, at: C3, units: {yellow: 1}}, RoomB: {room: Os factory, at: D3}}"
    for seals, moves in (({}, 1), ({"RoomA - RoomB": "red"}, FAR), ({"RoomA - RoomB": "yellow"}, 1)):
        at = position(rooms, options=C2, seals=seals, yellow={"units": 0})
        judge = Judge(at.state, YELLOW)
        judge.survey(at.state)
        assert judge.distances.to(at.state, at.rooms["RoomB"])[at.rooms["RoomA"]] == moves


def on_mission(rooms: str, faction: str, more: dict[str, Any] | None = None, **given: Any) -> Position:
    """Yellow of a faction, with a mission that wants cubes in the Medical Labs."""
    options = factions(faction, "raghna") | (more or {})
    yellow = {"mission": "m-01", "units": 0, **given.pop("yellow", {})}
    return position(rooms, options=options, yellow=yellow, **given)


def terms(at: Position) -> list[float]:
    return Judge(at.state, YELLOW).terms(at.state)


def test_togach_builds_beside_its_units() -> None:
    rooms = "{RoomA: {room: Ti factory, at: C3, units: {yellow: 1}}, RoomB: {room: Medical Labs, at: D3}}"
    assert terms(on_mission(rooms, "togach"))[TRAVEL] == 0.0
    assert terms(on_mission(rooms, "gimmli"))[TRAVEL] > 0.0


def test_gimmli_comes_in_numbers() -> None:
    rooms = """{RoomA: {room: Medical Labs, at: C3, units: {yellow: %d}},
      RoomB: {room: Ti factory, at: D3, units: {yellow: %d}}}"""
    one, two = rooms % (1, 1), rooms % (2, 0)
    yellow = {"sections": {"engineering": 3}}  # so that only the place is short
    alone, together = [terms(on_mission(rooms, "gimmli", yellow=yellow)) for rooms in (one, two)]
    assert together[CUBES] < alone[CUBES]
    alone, together = [terms(on_mission(rooms, "qfin", yellow=yellow)) for rooms in (one, two)]
    assert together[CUBES] == alone[CUBES]


# --- bombs and seals


def test_a_bomb_guards_a_wanted_room_and_clears_it() -> None:
    rooms = "{RoomA: {room: Medical Labs, at: C3, units: {yellow: 1}%s}}"
    bare, mined = [terms(on_mission(rooms % bomb, "qfin")) for bomb in ("", ", bomb: yellow")]
    assert mined[GUARD] < bare[GUARD] == 0.0
    rooms = "{RoomA: {room: Medical Labs, at: C3, units: {red: 1}%s}}"
    bare, mined = [terms(on_mission(rooms % bomb, "qfin", red={"arsenal": 9})) for bomb in ("", ", bomb: yellow")]
    assert mined[RIVALS] < bare[RIVALS]


def test_bombs_are_laid_only_where_they_may_help_and_hit_others() -> None:
    rooms = """{RoomA: {room: Medical Labs, at: C3, units: {yellow: 1}},
      RoomB: {room: Ti factory, at: D3, units: {yellow: 1}},
      RoomC: {room: Os factory, at: E3, units: {yellow: 2, red: 1}, bomb: yellow},
      RoomD: {room: Di factory, at: F3, units: {red: 1}, bomb: yellow}}"""
    at = on_mission(rooms, "qfin")
    at.play(yellow="act subspace, PLACE BOMBS")
    assert [option for option in looked_at(at) if option[0] == BOMB] == [(BOMB, at.rooms["RoomA"])]
    at = on_mission(rooms, "qfin")
    at.play(yellow="act subspace, EXPLODE BOMBS")
    assert [option for option in looked_at(at) if option[0] == EXPLODE] == [(EXPLODE, at.rooms["RoomD"])]


SIDE_BY_SIDE = """{RoomA: {room: Medical Labs, at: C3, units: {yellow: 1}}, RoomB: {room: Ti factory, at: D3},
  RoomC: {room: Os factory, at: E3, units: {red: 2}}}"""


@pytest.mark.parametrize(("arsenal", "seals"), [(3, False), (12, True)])
def test_a_doorway_is_sealed_only_against_the_stronger(arsenal: int, seals: bool) -> None:
    at = on_mission(SIDE_BY_SIDE, "hara", C2, yellow={"arsenal": 5}, red={"arsenal": arsenal})
    assert (SEAL in words(looked_at(at))) == seals
    assert (terms(at)[GUARD] > 0.0) == seals


def test_a_seal_takes_the_danger_away_and_stays() -> None:
    given: dict[str, Any] = {"yellow": {"arsenal": 5}, "red": {"arsenal": 12}}
    sealed = on_mission(SIDE_BY_SIDE, "hara", C2, seals={"RoomA - RoomB": "yellow"}, **given)
    assert terms(sealed)[GUARD] == 0.0
    assert UNSEAL not in words(looked_at(sealed))


# --- gifts, tokens and sections


def test_a_mini_action_that_costs_nothing_is_taken() -> None:
    rooms = "{RoomA: {room: Ti factory, at: C3, units: {yellow: 1}}}"
    at = on_mission(rooms, "qfin", yellow={"sections": {"production": 2}})
    assert words(looked_at(at)) == {O_MINI}


def test_hacking_is_for_rooms_of_ones_own() -> None:
    rooms = """{RoomA: {room: Ti factory, at: C3, units: {yellow: 1}},
      RoomB: {room: Os factory, at: D3, units: {yellow: 1}, cubes: [red]}}"""
    at = on_mission(rooms, "hara", C2)
    at.play(yellow="act Engineering")
    assert [option for option in looked_at(at) if option[0] == HACK] == [(HACK, at.rooms["RoomA"])]


def test_a_new_section_counts_and_is_not_thrown_away() -> None:
    at = position("Ti factory: {at: C3}", options=C2, yellow={"hand": ["Auto-Welder"] * 2, "sections": {"artifact": 2}})
    engineer = Survey(at.state, YELLOW).engineer
    at.play(yellow="act Artifact, USE ARTIFACT; construct Auto-Welder")
    assert Survey(at.state, YELLOW).engineer == engineer + 1
    assert REMOVE_SECTION not in words(looked_at(at))
