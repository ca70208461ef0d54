"""Every card, map and bonus tile of Ark Nova comes up in a scenario, so that a new one cannot be forgotten."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from arks.lab.scenarios import Scenario, read
from arks.lab.scenarios.naming import find, plain
from arks.lab.scenarios.nova import names
from arks.nova.content import pack_for
from arks.nova.tables import Card, Scoring, ZooMap

PACK = pack_for(False)
ZOO = names.zoo_cards(PACK)
SCORING = names.scoring_cards(PACK)
SCENARIOS = [
    scenario
    for path in sorted((Path(__file__).parents[1] / "scenarios" / "nova").glob("*.yaml"))
    for scenario in read(path)
]


def answers(scenario: Scenario) -> Iterator[str]:
    """What the players of a scenario answer, word by word."""
    for step in scenario.when:
        for words in step.values() if isinstance(step, dict) else ():
            for part in words if isinstance(words, list) else [words]:
                if isinstance(part, str):
                    yield from [answer.strip() for answer in part.split(";")]


def said(verb: str) -> set[str]:
    """All that is done with a verb in some scenario."""
    found = [answer for scenario in SCENARIOS for answer in answers(scenario)]
    return {answer.removeprefix(f"{verb} ") for answer in found if answer.startswith(f"{verb} ")}


def faces(things: set[str], known: names.Named) -> set[int]:
    """The cards that some texts name; words after the name are left off until it is one."""
    found: set[int] = set()
    for thing in things:
        words = thing.split()
        for length in range(len(words), 0, -1):
            called = names.faces_called(known, plain(" ".join(words[:length])))
            if len(called) == 1:
                found.add(called[0])
                break
    return found


def boards() -> Iterator[dict[str, Any]]:
    for scenario in SCENARIOS:
        yield from [board for board in (scenario.given or {}).values() if isinstance(board, dict)]


PLAYED = faces(said("play"), ZOO)
SUPPORTED = faces(said("support"), ZOO)
HELD = faces({str(name) for board in boards() for name in board.get("final scoring", [])}, SCORING)
SOURCES = " ".join([scenario.source for scenario in SCENARIOS])


@pytest.mark.parametrize("card", [*PACK.animals.values(), *PACK.sponsors.values()], ids=lambda card: str(card.number))
def test_every_animal_and_sponsor_is_played(card: Card) -> None:
    assert card.face in PLAYED, f"no scenario plays {card.name} ({card.number})"


@pytest.mark.parametrize("card", PACK.projects.values(), ids=lambda card: str(card.number))
def test_every_project_is_supported(card: Card) -> None:
    assert card.face in SUPPORTED, f"no scenario supports {card.name} ({card.number})"


@pytest.mark.parametrize("card", PACK.scoring, ids=lambda card: f"{card.number:03}")
def test_every_scoring_card_is_scored(card: Scoring) -> None:
    assert card.index in HELD and f"final scoring {card.number:03}" in SOURCES, f"no scenario scores {card.name}"


@pytest.mark.parametrize("zoo", PACK.maps, ids=lambda zoo: zoo.id)
def test_every_map_is_played_on(zoo: ZooMap) -> None:
    given = [scenario.given or {} for scenario in SCENARIOS]
    wanted = {str(position["map"]) for position in (*given, *boards()) if "map" in position}
    assert zoo.id in wanted, f"no scenario is played on {zoo.name}"


@pytest.mark.parametrize("tile", range(len(PACK.tracks.bonus_tiles)), ids=lambda tile: PACK.tracks.bonus_tiles[tile][0])
def test_every_bonus_tile_is_taken(tile: int) -> None:
    known = names.tiles(PACK)
    assert tile in {find(name, known, "tile", "bonus tile") for name in said("tile")}
