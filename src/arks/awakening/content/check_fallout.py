"""Checks of ``fallout.yaml``: numbers with which a game can be set up and comes to an end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from . import model
from .check_parts import Place, at_least, known, provenance
from .problems import Problem

FALLOUT: Final = "fallout.yaml"
PLACES: Final = 2  # on a card: victory points are printed for a first and a second player


def fallout(files: model.Files) -> Iterator[Problem]:
    book = files.fallout
    for name in ("achievements", "track", "objectives", "targets", "mission", "section"):
        yield from provenance(Place(FALLOUT, name), getattr(book, name))
    cards = book.achievements.easy + book.achievements.difficult
    if cards > len(files.achievements.cards):
        at = Place(FALLOUT, "achievements")
        yield at("difficult", f"expected no more cards than the {len(files.achievements.cards)} there are, got {cards}")
    for index, steps in enumerate(book.track.steps):
        yield from at_least(Place(FALLOUT, "track"), f"steps[{index}]", steps, 1)
    yield from _objectives(files, cards)
    at = Place(FALLOUT, "targets")
    yield from at_least(at, "cards", book.targets.cards, 1)
    yield from at_least(at, "factories", book.targets.factories, 1)
    if book.targets.vp[0] < book.targets.vp[1]:
        yield at("vp", f"expected no more for the second player than for the first, got {book.targets.vp[1]}")
    artifacts = [card.id for card in files.artifacts.cards]
    at = Place(FALLOUT, "section")
    yield from known(at, "artifact", book.section.artifact, "artifact", artifacts, see="artifacts.yaml")


def _objectives(files: model.Files, cards: int) -> Iterator[Problem]:
    """As many cubes as the rules wait for can be placed."""
    at = Place(FALLOUT, "objectives")
    book = files.fallout
    for index, limit in enumerate(book.objectives.limit):
        if not 1 <= limit <= PLACES:
            yield at(f"limit[{index}]", f"expected 1 to {PLACES}, got {limit}")
        for name, most in (("reveal_after", cards * limit), ("end_after", book.targets.cards * limit)):
            wanted = getattr(book.objectives, name)[index]
            if not 1 <= wanted <= most:
                yield at(f"{name}[{index}]", f"expected 1 to {most}, as many cubes as can be placed, got {wanted}")
