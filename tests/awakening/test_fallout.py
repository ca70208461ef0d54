"""Fallout: what the view shows of it, what it keeps secret, and games that come to their own end."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import arks
from arks.awakening.state import TARGET_ROW, Ark, hand, mission_zone
from tests.awakening.positions import Position, position
from tests.conformance.players import Wanderer

View = dict[str, Any]
YELLOW, RED, GREEN, BLUE = range(4)
MODE = {"mode": "fallout"}
CARDS = {"easy": ["collection", "crew", "might"], "difficult": ["victory", "influence", "integration"]}
TARGETS = ["Armory", "Helm", "Ti factory", "generator"]
SHARED = "RoomA: {room: Ti factory, at: C3, units: {yellow: 1, red: 1}}"
CROWD = "RoomA: {room: Ti factory, at: C3, units: {yellow: 2, red: 1, green: 1}}"


def shown(table: Position, seat: int | None = None) -> View:
    found: View = arks.view(table.state, seat)["fallout"]
    return found


# --- the track


def test_the_forecast_says_where_the_counter_goes_and_why() -> None:
    table = position(SHARED, options=MODE, fallout={"counter": "1 green"})
    track = shown(table, YELLOW)["track"]
    assert (track["state"], track["step"], track["length"], track["evaluated_by"]) == ("peace", 1, 4, YELLOW)
    assert track["forecast"] == {
        "state": "war",
        "step": 4,
        "move": "clockwise",
        "reason": "shared-room",
        "sentence": "Your units share a room with opponents: the counter moves to 4 in war.",
    }
    assert shown(table, RED)["track"]["forecast"]["sentence"].startswith("Yellow's units share")
    assert shown(table)["shared_rooms"] == [{"room": f"room:{table.rooms['RoomA']}", "seats": [YELLOW, RED]}]


@pytest.mark.parametrize(
    ("rooms", "counter", "move", "reason", "after"),
    [
        ("RoomA: {room: Ti factory}", "3 green", "stays", "no-shared-room", ("peace", 3)),
        ("RoomA: {room: Ti factory}", "3 red", "anticlockwise", "no-combat", ("war", 2)),
        ("RoomA: {room: Ti factory}", "1 red", "anticlockwise", "no-combat", ("peace", 4)),
        (SHARED, "3 red", "clockwise", "combat", ("war", 4)),
        (SHARED, "4 red", "stays", "highest-war", ("war", 4)),
        (SHARED, "3 green", "clockwise", "shared-room", ("peace", 2)),
    ],
)
def test_every_way_the_counter_goes_is_forecast(
    rooms: str, counter: str, move: str, reason: str, after: tuple[str, int]
) -> None:
    table = position(rooms, options=MODE, fallout={"counter": counter})
    forecast = shown(table)["track"]["forecast"]
    assert (forecast["move"], forecast["reason"]) == (move, reason)
    assert (forecast["state"], forecast["step"]) == after
    table.play(yellow="act Engineering; done")
    track = shown(table)["track"]
    assert (track["state"], track["step"]) == after, "what is forecast comes true"


def test_there_are_no_fights_in_peace() -> None:
    table = position(SHARED, options=MODE)
    view = arks.view(table.state, None)
    assert view["fights"] == view["melees"] == [] and view["combat"] is None
    table = position(SHARED, options=MODE, fallout={"counter": "4 red"})
    assert len(arks.view(table.state, None)["fights"]) == 1


# --- objectives


def test_objectives_show_their_places_and_how_far_everybody_is() -> None:
    cubes = {"might": ["red"]}
    table = position(SHARED, 3, MODE, yellow={"arsenal": 4}, fallout={**CARDS, "targets": TARGETS, "cubes": cubes})
    view = shown(table, RED)
    might = view["objectives"][2]
    assert might == {
        "id": "goal:2",
        "type": "achievement",
        "kind": "might",
        "side": "easy",
        "name": "Full Arsenal",
        "goals": ["arsenal of 17"],
        "points": [7, 5],
        "covered": [RED, None],
        "progress": [[{"have": 4, "wanted": 17}], [{"have": 0, "wanted": 17}], [{"have": 0, "wanted": 17}]],
        "mine": 0,
    }
    assert [goal["side"] for goal in view["objectives"][:6]] == ["easy"] * 3 + ["difficult"] * 3
    hidden = {"id": "goal:6", "type": "target", "points": [10, 7], "covered": [None, None], "mine": None}
    assert view["objectives"][6] == {**hidden, "revealed": False}
    assert view["cubes"] == {"achievements": 1, "reveal_after": 8, "targets": 0, "end_after": 8, "limit": 2}
    assert view["points"][RED] == {
        "seat": RED,
        "achievements": 7,
        "targets": 0,
        "mission": None,
        "unknown_artifacts": None,
        "total": 7,
    }
    assert view["ending"] is None and view["ranking"] is None


def test_target_cards_show_their_rooms_once_they_lie_open() -> None:
    rooms = "Armory: {cubes: [red, red, red]}\nRoomA: {room: Ti factory, cubes: [yellow, yellow, yellow]}"
    cubes = {"might": "red", "crew": "red", "victory": "yellow", "influence": "yellow"}
    table = position(rooms, options=MODE, fallout={**CARDS, "targets": TARGETS, "cubes": cubes})
    armory, _, factory, _ = shown(table, YELLOW)["objectives"][6:]
    assert (armory["kind"], armory["needed"], armory["rooms"]) == ("armory", 1, [f"room:{table.rooms['Armory']}"])
    assert armory["progress"] == [[{"have": 0, "wanted": 1}], [{"have": 1, "wanted": 1}]]
    assert (factory["kind"], factory["name"], factory["needed"]) == ("Ti factory", "Ti factory", 2)
    assert factory["progress"][YELLOW] == [{"have": 1, "wanted": 2}]
    assert armory["points"] == [10], "with two players only the first scores"


# --- secrets


def test_a_mission_is_shown_to_its_owner_with_what_it_would_be_worth() -> None:
    table = position("Armory: {cubes: [yellow, yellow, yellow]}", options=MODE, yellow={"mission": "m-16"})
    own, other = shown(table, YELLOW)["at_end"]
    assert own["mission"]["points"] == own["mission"]["each"] == 12
    assert [room["held"] for room in own["mission"]["rooms"]] == [False, True, False]
    assert "mission" not in other
    assert ["mission" in row for row in shown(table, RED)["at_end"]] == [False, True]
    assert ["mission" in row for row in shown(table)["at_end"]] == [False, False]
    mission = arks.view(table.state, YELLOW)["boards"][YELLOW]["mission"]
    assert [goal["have"] for goal in mission["objectives"]] == [0, 1, 0]


@pytest.mark.parametrize("seed", range(4))
def test_target_cards_and_missions_of_others_are_dealt_anew(seed: int) -> None:
    table = position(SHARED, 3, MODE, fallout={**CARDS, "targets": TARGETS})
    state = table.state
    worlds = [arks.determinise(state, YELLOW, Random(seed * 100 + n)) for n in range(30)]
    for world in worlds:
        assert isinstance(world, Ark)
        assert arks.view(world, YELLOW) == arks.view(state, YELLOW)
    rows = {tuple(world.cards.face[uid] for uid in world.cards.zones[TARGET_ROW]) for world in worlds}
    assert len(rows) > 1, "the hidden cards differ"
    missions = {world.cards.face[world.cards.zones[mission_zone(state, RED)][0]] for world in worlds}
    assert len(missions) > 1


# --- combat of three


def test_a_combat_of_three_waits_in_the_view_with_all_sides() -> None:
    table = position(CROWD, 4, MODE, yellow={"arsenal": 5}, red={"arsenal": 3}, fallout={"counter": "6 red"})
    view = arks.view(table.state, None)
    room = table.rooms["RoomA"]
    assert view["fights"] == []
    (melee,) = view["melees"]
    assert melee["option"] == f"fight-all room:{room} seat:{RED} seat:{GREEN}"
    assert (melee["sides"], melee["units"]) == ([YELLOW, RED, GREEN], {"0": 2, "1": 1, "2": 1})
    assert [melee["strength"][str(seat)]["total"] for seat in (YELLOW, RED, GREEN)] == [5, 3, 0]


def test_previews_say_up_to_which_card_of_the_others_a_card_wins() -> None:
    hands = {"yellow": {"arsenal": 5, "hand": ["Plasma Cache", "Star Shard"]}, "red": {"arsenal": 3}}
    table = position(CROWD, 3, MODE, **hands, fallout={"counter": "4 red"})
    table.play(yellow="act Engineering; done")
    combat = arks.view(table.state, YELLOW)["combat"]
    assert combat["step"] == "cards" and combat["melee"] and combat["sides"] == [YELLOW, RED, GREEN]
    previews = {preview["power"]: preview for preview in combat["previews"].values()}
    assert sorted(previews) == [0, 7, 10]
    assert (previews[7]["total"], previews[7]["up_to"], previews[7]["outcome"]) == (12, 8, "some")
    assert previews[7]["sentence"] == "12 in all: wins if nobody plays more than 8."
    assert previews[10]["sentence"] == "15 in all: wins against any cards; all lose if another card is critical too."
    assert arks.view(table.state, RED)["combat"]["previews"] != combat["previews"]
    assert arks.view(table.state, None)["combat"]["previews"] == {}
    assert arks.asks(table.state)[YELLOW].text.startswith("Combat of you, Red and Green in")
    assert set(arks.asks(table.state)) == {YELLOW}, "with only the Alien's Pen there is nothing to choose"


# --- reasons


def test_peace_is_the_reason_for_what_it_forbids() -> None:
    table = position(SHARED, options=MODE, yellow={"hand": ["Airlock Override", "Plasma Cache"]})
    table.play(yellow="act Artifact, USE ARTIFACT")
    state = table.state
    airlock = state.pack.artifact_by_id["airlock-override"]
    (uid,) = [uid for uid in hand(state, YELLOW) if state.cards.face[uid] == airlock]
    assert arks.why_not(state, YELLOW, f"card:{uid}").sentence == "Airlock Override wounds units, and it is peace."


def test_peace_closes_the_attacks_of_factions() -> None:
    options = {**MODE, "side": "B", "factions": ["togach", "qfin"]}
    table = position(SHARED, options=options)
    boards = arks.view(table.state, None)["boards"]
    terms = [term for board in boards for lines in board["lines"].values() for line in lines for term in line]
    closed = {term["verb"] for term in terms if term.get("forbidden")}
    assert closed == {"range_attack", "explode_bombs"}
    table = position(SHARED, options=options, fallout={"counter": "2 red"})
    assert "forbidden" not in str(arks.view(table.state, None)["boards"])


# --- whole games


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_random_games_come_to_their_own_end(players: int) -> None:
    state = arks.new("awakening", players=players, seed=10 + players, options={**MODE, "turn_limit": 600})
    player = Wanderer(players)
    while arks.outcome(state) is None:
        arks.answer(state, *player.move(state))
    outcome = arks.outcome(state)
    assert outcome is not None and outcome.reason == "victory points"
    ranking = arks.view(state, None)["fallout"]["ranking"]
    assert [row["total"] for row in ranking] == sorted(outcome.scores, reverse=True)
    assert tuple(sorted(row["seat"] for row in ranking if row["winner"])) == outcome.winners
    assert state.rules.audit(state) == ""
