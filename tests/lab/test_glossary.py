"""``arks rules``: every word is found, explained and has its pages."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from arks.awakening.content import load
from arks.lab import glossary
from arks.nova.content import pack_for


def told(word: str | None) -> str:
    out = io.StringIO()
    assert glossary.run(word, Console(file=out, width=100, highlight=False)) == 0
    return out.getvalue()


def test_every_entry_has_a_name_an_explanation_and_pages() -> None:
    for entry in glossary.glossary():
        assert any(entry.kind in kinds for kinds in glossary.GAMES.values()) and entry.name, entry
        assert entry.pages.startswith(("rulebook p. ", "appendices"))
        assert entry.kind == "room" or all(entry.lines), entry


def test_all_printed_things_have_an_entry() -> None:
    names = {entry.name for entry in glossary.glossary()}
    pack = load()
    assert {kind.name for kind in pack.rooms if kind.name != "Biodome"} <= names
    assert {card.name for card in pack.artifacts} | {card.name for card in pack.achievements} <= names
    zoo = pack_for(solo=False)
    assert {card.name for card in zoo.cards} | {card.name for card in zoo.scoring} <= names
    assert {map.name for map in zoo.maps} <= names


def test_without_a_word_all_words_are_listed() -> None:
    shown = told(None)
    for name in (
        "MOVE",
        "Warp Engine",
        "Alien's Pen",
        "Full Crew",
        "engineer remote",
        "Metamorphite",
        "Red Panda",
        "Silver Lake",
    ):
        assert name in shown


def test_a_room_is_told_as_printed() -> None:
    shown = told("warp engine")
    assert "TELEPORT ANY 1/2/4 (by cylinders)" in shown
    assert "3 squares for cubes, each costs 4 Di" in shown
    assert "appendix II" in shown


def test_an_exact_word_goes_before_longer_ones() -> None:
    shown = told("Teleport")
    assert "TELEPORT (action)" in shown and "teleport (benefit)" in shown
    assert "teleport any" not in shown


def test_a_benefit_names_what_gives_it() -> None:
    assert "Given by Starship factory and Assistant Drones." in told("engineer_remote")


def test_an_artifact_tells_its_use_and_power() -> None:
    shown = told("plasma")
    assert "power 7; 3 in the deck" in shown and "one-time use: MILITARIZE 6" in shown


def test_an_animal_is_told_as_printed() -> None:
    shown = told("giant panda")
    assert "costs 27 money" in shown and "Icons: Herbivore, Bear and Asia." in shown
    assert "rulebook p. 11-12" in shown


def test_an_ability_names_its_animals() -> None:
    shown = told("Venom 1")
    assert "Platypus" in shown and "5 or more appeal" in shown


def test_a_map_tells_what_it_can_do() -> None:
    assert "sell one hand card for 3 money" in " ".join(told("map 4").split())


def test_an_unknown_word_offers_near_ones() -> None:
    with pytest.raises(ValueError, match="near to it are warp engine"):
        told("warb engine")
    with pytest.raises(ValueError, match="arks rules lists all words"):
        told("qqqq")
