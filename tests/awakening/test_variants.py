"""Variants: what is shown of them, why something is not possible, and which documents are refused."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import arks
from arks.awakening.content.load import load
from arks.awakening.control import benefits
from arks.awakening.state import Ark, note
from arks.awakening.tables import BENEFITS, COMBAT_PER_UNIT, MOVE, SECTIONS, Faction
from arks.awakening.texts import story
from arks.awakening.variants.hacking import tokens_left
from arks.lab.scenarios import read
from tests.awakening.positions import Position, position
from tests.test_every_card import FOLDER, IN_DECK, texts

PACK = load()
YELLOW, RED = 0, 1
C2: dict[str, Any] = {"complexity2": True}


def factions(*names: str) -> dict[str, Any]:
    return {"side": "B", "factions": list(names)}


def view(at: Position) -> dict[str, Any]:
    return arks.view(at.state, YELLOW)


def why(at: Position, thing: str, seat: int = YELLOW) -> str:
    return arks.why_not(at.state, seat, thing).sentence


def room(at: Position, name: str) -> str:
    return f"room:{at.rooms[name]}"


@pytest.mark.parametrize(
    ("options", "counted"),
    [
        ({}, False),
        ({"mode": "fallout"}, False),
        ({"mode": "guardians"}, False),
        ({"unfair": ["beginner", "expert"]}, False),
        (factions("hara", "qfin"), True),
        (C2, True),
        ({"mode": "glitch", **C2}, True),
    ],
    ids=str,
)
def test_bonuses_in_combat_are_part_of_tables_with_b_sides_or_complexity_2(options: Any, counted: bool) -> None:
    at = position("Species Archive: {units: {yellow: 1}}", options=options)
    assert (benefits(at.state, YELLOW)[COMBAT_PER_UNIT] > 0) == counted
    kind = "species-archive" if counted else "species-archive-plain"
    assert kind in [shown["kind"] for shown in view(at)["rooms"]]


# --- content


@pytest.mark.parametrize("faction", PACK.factions, ids=lambda faction: faction.id)
def test_a_faction_has_the_seven_sections_and_its_powers(faction: Faction) -> None:
    sections = faction.board.sections
    assert [section.id for section in sections[:7]] == list(SECTIONS)
    assert len(sections) == 7 + (faction.id in ("togach", "qfin"))
    assert 1 <= len(faction.powers) <= 3 and faction.board.powers.bit_count() == len(faction.powers)
    for section in sections:
        assert all([len(grant.ladder) == section.squares + 1 for grant in section.grants])
        assert all([len(grant.ladder) == section.circles + 1 for grant in section.powered])


@pytest.mark.parametrize("faction", PACK.factions, ids=lambda faction: faction.id)
def test_every_faction_plays_in_a_scenario(faction: Faction) -> None:
    played = [
        scenario.options["factions"]
        for path in sorted(FOLDER.glob("variants-*.yaml"))
        for scenario in read(path)
        if isinstance(scenario.options.get("factions"), list)
    ]
    assert any([faction.id in names for names in played])


@pytest.mark.parametrize("card", IN_DECK, ids=lambda card: card.id)
def test_every_artifact_is_a_section_in_a_scenario(card: Any) -> None:
    given = [scenario.given for scenario in read(FOLDER / "variants-construction.yaml")]
    assert card.name in set(texts(given)), f"no scenario puts {card.name} under a biodome"


# --- views


def test_a_board_shows_its_faction_and_what_lies_on_its_circles() -> None:
    at = position(
        "Ti factory: {at: C3}",
        options=factions("pajak", "qfin"),
        yellow={"units": 2, "assigned": {"military": 1}, "section cylinders": {"military": {"yellow": 1}}},
    )
    shown = view(at)["boards"][YELLOW]
    assert (shown["faction"], shown["powers"]) == ("pajak", ["unit_pylons"])
    assert shown["circles"]["military"] == {"of": 3, "covered": 2, "units": 1, "cylinders": {"yellow": 1}}
    assert shown["circles"]["artifact"] == {"of": 2, "covered": 0, "units": 0, "cylinders": {}}
    other = view(at)["boards"][RED]
    assert "circles" not in other and other["bombs"] == 6
    assert list(other["sections"])[-1] == "faction" and "faction" in other["lines"]
    assert other["lines"]["faction"][0][0]["verb"] == "place_bombs"


def test_a_plain_board_shows_nothing_of_variants() -> None:
    at = position("Ti factory: {at: C3}")
    shown = view(at)
    assert "seals" not in shown and "power_tokens" not in shown
    for name in ("faction", "powers", "circles", "bombs", "under", "mini"):
        assert name not in shown["boards"][YELLOW]


def test_seals_tokens_bombs_and_sections_are_shown() -> None:
    at = position(
        "{RoomA: {room: Ti factory, at: C3, power tokens: 1}, RoomB: {room: Os factory, at: D3, bomb: red}}",
        options=factions("hara", "qfin") | C2,
        seals={"RoomA - RoomB": "red"},
        yellow={"under": ["Auto-Welder"]},
    )
    shown = view(at)
    assert shown["seals"] == [{"rooms": [room(at, "RoomA"), room(at, "RoomB")], "seat": RED}]
    assert shown["power_tokens"] == tokens_left(at.state) == 17
    assert shown["rooms"][at.rooms["RoomA"]]["power_tokens"] == 1
    assert shown["rooms"][at.rooms["RoomB"]]["bombs"] == [RED]
    [card] = shown["boards"][YELLOW]["under"]
    assert (card["kind"], card["counts"]) == ("auto-welder", True)
    [term] = shown["boards"][YELLOW]["lines"]["engineering"][0]
    assert {source["source"]: source["value"] for source in term["sources"]} == {
        "section:engineering": 2,
        card["id"]: 1,
    }


def test_a_card_constructed_in_this_phase_does_not_count_yet() -> None:
    at = position(
        "Ti factory: {at: C3}", options=C2, yellow={"hand": ["Slipstream Harness"], "sections": {"artifact": 2}}
    )
    at.play(yellow="act Artifact, USE ARTIFACT; construct Slipstream Harness")
    [card] = arks.view(at.state, None)["boards"][YELLOW]["under"]
    assert card["counts"] is False
    assert benefits(at.state, YELLOW)[BENEFITS.index("mini_move")] == 0


def test_a_mini_move_is_shown_as_a_line() -> None:
    at = position(
        "{RoomA: {room: Ti factory, at: C3, units: {yellow: 1}}, RoomB: {room: Os factory, at: D3}}",
        options=C2,
        yellow={"under": ["Slipstream Harness", "Slipstream Harness"]},
    )
    assert view(at)["boards"][YELLOW]["mini"] == {"move": 2}
    at.play(yellow="mini move; move Ti factory to Os factory")
    line = view(at)["line"]
    assert (line["section"], line["budget"]) == (None, {"move": {"left": 1, "of": 2}})


def test_free_steps_are_not_shown_as_left() -> None:
    at = position(
        "{RoomA: {room: Holodeck, at: C3, units: {yellow: 1}, cubes: [yellow]}, "
        "RoomB: {room: Internal Security, at: D3, cubes: [yellow]}, RoomC: {room: Ti factory, at: B3}}",
        options=factions("eiilis", "hara"),
        yellow={"units": 0},
    )
    at.play(yellow="act Mobility")
    assert [left["verb"] for left in view(at)["left"]] == ["move"]
    assert view(at)["line"]["budget"] == {"move": {"left": 1, "of": 1}}
    at.play(
        yellow="move Holodeck to Internal Security; move Internal Security to Holodeck; move Holodeck to Ti factory"
    )
    assert arks.asks(at.state).get(YELLOW) is None  # MOVE 1 is used up, and RoomC is not adapted


# --- why not


def test_sealed_and_guarded() -> None:
    at = position(
        "{RoomA: {room: Ti factory, at: C3, units: {yellow: 2}}, RoomB: {room: Os factory, at: D3}, "
        "RoomC: {room: Bt factory, at: B3, units: {red: 2}}, RoomD: {room: Di factory, at: A3}}",
        options=C2,
        seals={"RoomA - RoomB": "red"},
        yellow={"sections": {"mobility": 1}},
    )
    at.play(yellow="act Mobility")
    assert "seals the doorway" in why(at, room(at, "RoomB"))
    at.play(yellow="move Ti factory to Bt factory; 1 unit")
    assert "guarded" in why(at, room(at, "RoomD"))


def test_the_preemptive_phase() -> None:
    at = position(
        "{RoomA: {room: Holodeck, at: C3, units: {yellow: 1}, cubes: [red]}, "
        "RoomB: {room: Os factory, at: D3, units: {red: 1}}, RoomC: {room: Bt factory, at: G3}, "
        "RoomD: {room: Di factory, at: F5, units: {yellow: 1}}, RoomE: {room: Helm, at: F6}}",
        options=C2,
        yellow={"arsenal": 8},
    )
    assert arks.asks(at.state)[YELLOW].prompt == "preemptive"
    assert "an arsenal of 16; you have 8" in why(at, room(at, "RoomA"))
    assert "other side of the doorway" in why(at, room(at, "RoomB"))
    assert "None of your units" in why(at, room(at, "RoomC"))
    assert "after this question" in why(at, "section:military")


def test_critical_mass_needs_arsenal() -> None:
    at = position(
        "{RoomA: {room: Ti factory, at: C3, units: {yellow: 1}}, RoomB: {room: Os factory, at: D3, units: {red: 1}}}",
        options=C2,
        yellow={"arsenal": 6, "hand": ["Star Shard", "Plasma Cache"]},
    )
    at.play(yellow="done; act Mobility; move Ti factory to Os factory; done")
    [shard] = [card["id"] for card in view(at)["boards"][YELLOW]["cards"] if card["kind"] == "star-shard"]
    assert "takes an arsenal of 7" in why(at, shard)


def test_a_section_of_another_faction() -> None:
    at = position("Ti factory: {at: C3}", options=factions("hara", "togach"))
    assert why(at, "section:faction") == "Your biodome has no such section."


def test_sections_that_cannot_be_removed() -> None:
    at = position(
        "Ti factory: {at: C3}",
        options=C2,
        yellow={
            "hand": ["Star Shard", "Plasma Cache"],
            "under": ["Auto-Welder", "Lode Compass", "Remote Hand", "Siphon Coil"],
        },
    )
    at.play(yellow="act Artifact, USE ARTIFACT; construct Star Shard")
    board = view(at)["boards"][YELLOW]
    [newest] = [card["id"] for card in board["under"] if card["kind"] == "star-shard"]
    [held] = [card["id"] for card in board["cards"] if card["kind"] == "plasma-cache"]
    assert "not the new one" in why(at, newest)
    assert "no section of your biodome" in why(at, held)


def test_a_section_nobody_is_assigned_to() -> None:
    at = position(
        "Door: {room: Ti factory, at: yellow door 1}",
        options=factions("pajak", "hara"),
        yellow={"units": 2, "assigned": {"military": 1, "production": 1}},
    )
    at.play(yellow="act Mobility; move yellow biodome to Ti factory; 1 unit")
    assert why(at, "section:artifact") == "No unit is assigned to Artifact Research."


def test_rooms_that_are_out_of_range_or_take_no_bomb() -> None:
    rooms = (
        "{RoomA: {room: Ti factory, at: C3, units: {yellow: 1}}, RoomB: {room: Os factory, at: D3, units: {red: 1}}, "
        "RoomC: {room: Bt factory, at: G3, units: {red: 1}}}"
    )
    at = position(rooms, options=factions("togach", "hara"))
    at.play(yellow="act siege")
    assert "within range" in why(at, room(at, "RoomC"))
    at = position(rooms, options=factions("qfin", "hara"))
    at.play(yellow="act subspace, PLACE BOMBS")
    assert "with a unit of yours" in why(at, room(at, "RoomC"))
    at.play(yellow="bomb Ti factory")
    at.play(red="act Military; done")
    at.play(yellow="act Military; done")
    at.play(red="act Mobility; done")
    at.play(yellow="act subspace, EXPLODE BOMBS")
    assert "None of your bombs" in why(at, room(at, "RoomC"))


# --- documents


@pytest.mark.parametrize(
    ("name", "numbers"),
    [
        ("factions", (0, 0)),
        ("factions", (0,)),
        ("factions", (0, 99)),
        ("seals", (1, 2)),
        ("seals", (0, 40, 1)),
        ("stood", (0, 4)),
        ("stood", (7, 4, 1)),
        ("stood", (0, 1, 1)),
        ("stood", (0, 4, -1)),
        ("bombs 1", (0,)),
        ("bombs 0", (3,)),
        ("assigned units 0", (1, 0, 0, 0, 0, 0, 0)),
        ("section cylinders 0", (99,)),
        ("section cylinders 0", (0, 0, 0, 0)),
    ],
)
def test_notes_that_cannot_be_are_refused(name: str, numbers: tuple[int, ...]) -> None:
    at = position(
        "{RoomA: {room: Ti factory, at: C3}, RoomB: {room: Os factory, at: D3}}",
        options=factions("pajak", "qfin") | C2,
        yellow={"units": 0, "asleep": 6},
    )
    note(at.state, name, *numbers)
    with pytest.raises(arks.Illegal):
        arks.load(arks.save(at.state))


def test_too_many_tokens_and_sections_are_noticed() -> None:
    at = position("RoomA: {room: Ti factory, at: C3}", options=C2)
    assert at.state.rules.audit(at.state) == ""
    at.state.rooms[at.rooms["RoomA"]].power_tokens = 4
    assert "3 circles" in at.state.rules.audit(at.state)


def test_the_a_side_is_as_it_was() -> None:
    state = arks.new("awakening", players=2, seed=1)
    assert isinstance(state, Ark)
    assert state.notes == {} and benefits(state, YELLOW)[MOVE] == 2
    assert set(state.rules.modules) == {"flow", "base", "awakening"}


# --- whole games


@pytest.mark.parametrize("seed", range(3))
def test_choices_and_log_lines_of_random_games_read_well(seed: int) -> None:
    names = (("pajak", "togach"), ("qfin", "eiilis"), ("diruni", "raghna"))[seed]
    rng = Random(seed)
    state = arks.new("awakening", 2, seed, factions(*names) | C2 | {"unfair": ["beginner", "expert"], "turn_limit": 20})
    assert isinstance(state, Ark)
    while arks.outcome(state) is None:
        for seat, ask in arks.asks(state).items():
            labels = [option.label for option in ask.options if "card:" not in option.id]  # cards have copies
            assert len(set(labels)) == len(labels), "two choices read the same"
            shown = [ask.text, *[option.label for option in ask.options]]
            events = arks.answer(state, seat, arks.sample(ask, rng))
            for viewer in (YELLOW, RED, None):
                shown += story(state, events, viewer)
            for line in shown:
                assert line and not set(line) & set("{}_") and "None" not in line, line
