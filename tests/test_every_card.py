"""Every room and artifact of the content pack is played in a scenario, so that a new one cannot be forgotten."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from arks.awakening import content
from arks.awakening import tables as t
from arks.lab.scenarios import Scenario, naming, read
from arks.lab.scenarios.awakening import names

FOLDER = Path(__file__).parent / "scenarios"
PACK = content.load()
ROOM_KINDS = [kind for kind in PACK.rooms if kind.cls != t.BIODOME]
POWERABLE = [kind for kind in ROOM_KINDS if kind.cls != t.GATE]
IN_DECK = [card for card in PACK.artifacts if card.in_deck]


def scenarios(pattern: str) -> list[Scenario]:
    return [scenario for path in sorted(FOLDER.glob(pattern)) for scenario in read(path)]


def covered(kind: t.RoomKind, room: dict[str, Any]) -> int:
    """How many placeholders of its driver a given room has covered."""
    pieces = room.get("cubes" if kind.driver == t.BY_CUBES else "cylinders", [])
    return sum(pieces.values()) if isinstance(pieces, dict) else len(pieces)


def laid() -> dict[int, set[int]]:
    """By kind of room: the levels at which scenarios lay it out."""
    known = names.room_kinds(PACK)
    found: dict[int, set[int]] = {kind.index: set() for kind in PACK.rooms}
    for scenario in scenarios("rooms*.yaml"):
        for name, written in (scenario.given or {}).get("rooms", {}).items():
            room = written or {}
            index = naming.find(room.get("room", name), known, scenario.name, "room")
            found[index].add(covered(PACK.rooms[index], room))
    return found


def texts(value: object) -> Iterator[str]:
    """All keys and texts of a part of a scenario."""
    if isinstance(value, dict):
        for key, part in value.items():
            yield str(key)
            yield from texts(part)
    elif isinstance(value, list | tuple):
        for part in value:
            yield from texts(part)
    elif isinstance(value, str):
        yield value


def said() -> set[naming.Tokens]:
    """Everything that scenarios of artifacts say or check, answer by answer."""
    return {
        naming.plain(answer)
        for scenario in scenarios("artifacts*.yaml")
        for text in texts([scenario.when, scenario.then])
        for answer in text.split(";")
    }


LAID = laid()
SAID = said()


@pytest.mark.parametrize("kind", ROOM_KINDS, ids=lambda kind: kind.id)
def test_every_room_lies_in_a_scenario(kind: t.RoomKind) -> None:
    assert LAID[kind.index], f"no scenario of rooms*.yaml lays out {kind.name}"


@pytest.mark.parametrize("kind", POWERABLE, ids=lambda kind: kind.id)
def test_every_room_is_played_at_its_first_modifier_and_at_a_later_one(kind: t.RoomKind) -> None:
    assert 0 in LAID[kind.index], f"no scenario shows what {kind.name} does with nothing covered"
    assert max(LAID[kind.index]) > 0, f"no scenario shows what {kind.name} does with more covered"


@pytest.mark.parametrize("card", PACK.artifacts, ids=lambda card: card.id)
def test_every_artifact_is_named(card: t.Artifact) -> None:
    name = naming.plain(card.name)
    assert any([naming.within(name, words) for words in SAID]), f"no scenario of artifacts*.yaml names {card.name}"


@pytest.mark.parametrize("card", IN_DECK, ids=lambda card: card.id)
def test_every_artifact_of_the_deck_is_used(card: t.Artifact) -> None:
    assert ("use", *naming.plain(card.name)) in SAID, f"no scenario uses {card.name}"


@pytest.mark.parametrize("card", [card for card in IN_DECK if card.critical], ids=lambda card: card.id)
def test_every_critical_artifact_is_played_in_combat(card: t.Artifact) -> None:
    assert ("play", *naming.plain(card.name)) in SAID, f"no scenario plays {card.name} in combat"
