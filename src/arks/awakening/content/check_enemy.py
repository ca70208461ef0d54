"""Checks of ``enemy.yaml``: what the appendix fixes for every number of Challengers, and cards that can be played."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from arks.awakening import tables_enemy as t
from arks.awakening.tables import SECTIONS

from . import model, model_enemy, words
from .check_parts import Place, at_least, choice, distinct, fixed, known, provenance
from .problems import Problem

ENEMY: Final = "enemy.yaml"
CARDS: Final = 6
CHALLENGER_CARDS: Final = 8
ROUNDS: Final = 3


def enemy(files: model.Files) -> Iterator[Problem]:
    book = files.enemy
    for name in ("common", "reshuffle", "track", "guardians", "glitch", "it_learns"):
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
    yield from _tracks(book)
    yield from _challenger_actions(book)
    yield from _it_learns(book)


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


def _tracks(book: model_enemy.Enemy) -> Iterator[Problem]:
    if tuple(track.id for track in book.tracks) != t.TRACKS:
        yield Problem(ENEMY, "", "tracks", f"expected {', '.join(t.TRACKS)}, from left to right")
    for track in book.tracks:
        at = Place(ENEMY, track.id)
        yield from provenance(at, track)
        yield from choice(at, "symbol", track.symbol, t.SYMBOLS)
        yield from at_least(at, "values", len(track.values), 2)
        if list(track.values) != sorted(set(track.values)):
            yield at("values", "expected every upgrade to raise the number")


def _challenger_actions(book: model_enemy.Enemy) -> Iterator[Problem]:
    cards = book.challenger_actions
    yield from distinct(ENEMY, (card.id for card in cards))
    yield from fixed(Place(ENEMY), "challenger_actions", len(cards), CHALLENGER_CARDS, "cards")
    for card in cards:
        at = Place(ENEMY, card.id)
        yield from provenance(at, card)
        for way, half in (("left", card.left), ("right", card.right)):
            yield from choice(at, f"{way}.section", half.section, SECTIONS)
            yield from choice(at, f"{way}.symbol", half.symbol, t.SYMBOLS)
        if card.left.section == card.right.section:
            yield at("right.section", "expected two different sections on a card")
    halves = [half for card in cards for half in (card.left, card.right)]
    for section in SECTIONS:
        if section not in [half.section for half in halves]:
            yield Problem(ENEMY, "", "challenger_actions", f"no card is for {section}")


def _it_learns(book: model_enemy.Enemy) -> Iterator[Problem]:
    at = Place(ENEMY, "it_learns")
    numbers = book.it_learns
    slots = sum(len(track.values) - 1 for track in book.tracks)
    for index, needed in enumerate(numbers.adaptations):
        yield from at_least(at, f"adaptations[{index}]", needed, 1)
        if numbers.start_upgrades[index] + needed > slots:
            yield at(f"adaptations[{index}]", f"the tracks take {slots} cubes only")
    for name in ("cubes", "cylinders", "infection", "blocking", "artifact"):
        yield from at_least(at, name, getattr(numbers, name), 1)
