"""Checks of ``enemy.yaml``: what the appendix fixes for every number of Challengers, and cards that can be played."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from arks.awakening import tables_enemy as t

from . import model, model_enemy, words
from .check_parts import Place, at_least, choice, distinct, fixed, known, provenance
from .problems import Problem

ENEMY: Final = "enemy.yaml"
CARDS: Final = 6
ROUNDS: Final = 3


def enemy(files: model.Files) -> Iterator[Problem]:
    book = files.enemy
    for name in ("common", "reshuffle", "track", "guardians", "glitch"):
        yield from provenance(Place(ENEMY, name), getattr(book, name))
    for card in book.actions:
        yield from _action(card)
    yield from distinct(ENEMY, (card.id for card in book.actions))
    yield from fixed(Place(ENEMY), "actions", len(book.actions), CARDS, "enemy-action cards")
    if all(card.moves == 0 for card in book.actions):
        yield Problem(ENEMY, "", "actions", "no card moves anything")
    targets = [room.id for room in files.rooms.special] + [words.GENERATOR_TARGET]
    for index, target in enumerate(book.reshuffle.targets):
        yield from known(Place(ENEMY, "reshuffle"), f"targets[{index}]", target, "target", targets, see="rooms.yaml")
    yield from _guardians(book)
    yield from _glitch(book)


def _action(card: model_enemy.EnemyAction) -> Iterator[Problem]:
    at = Place(ENEMY, card.id)
    yield from provenance(at, card)
    yield from choice(at, "strategy", card.strategy, t.STRATEGIES)
    wanted = sorted(t.DIRECTIONS) if card.moves else []
    if sorted(card.order) != wanted:
        yield at("order", f"expected {'each of R, S, L and B once' if wanted else 'none with the stop sign'}")


def _guardians(book: model_enemy.Enemy) -> Iterator[Problem]:
    at = Place(ENEMY, "guardians")
    for challengers, units in enumerate(book.guardians.units, 1):
        yield from fixed(at, f"units[{challengers - 1}]", units, challengers + 2, "Guardians")  # 003:L446
        yield from at_least(at, f"turns[{challengers - 1}]", book.guardians.turns[challengers - 1], 1)
    yield from _on_track(at, "strength", book.guardians.strength, book)


def _glitch(book: model_enemy.Enemy) -> Iterator[Problem]:
    at = Place(ENEMY, "glitch")
    for index, strength in enumerate(book.glitch.strength):
        yield from _on_track(at, f"strength[{index}]", strength, book)
        yield from fixed(at, f"turns[{index}]", len(book.glitch.turns[index]), ROUNDS, "rounds")
    yield from at_least(at, "cubes", book.glitch.cubes, 1)
    yield from at_least(at, "diagnose", book.glitch.diagnose, 1)


def _on_track(at: Place, field: str, value: int, book: model_enemy.Enemy) -> Iterator[Problem]:
    if value not in book.track.values:
        yield at(field, f"expected a number of the track, got {value}")
