"""Checks of ``vocabulary.yaml``: it explains every word that the rules know, and no other."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Final

from arks.awakening import tables as t

from . import model, words
from .check_parts import Place, choice, distinct, icon, known, provenance
from .problems import Problem
from .shape import shown

VOCABULARY: Final = "vocabulary.yaml"


def vocabulary(files: model.Files) -> Iterator[Problem]:
    book = files.vocabulary
    yield from _list("resources", book.resources, t.RESOURCES)
    yield from _list("sections", book.sections, (*t.SECTIONS, *t.FACTION_SECTIONS))
    yield from _list("actions", book.actions, t.SIGNS)
    yield from _list("benefits", book.benefits, words.PRINTED)
    yield from _list("powers", book.powers, t.POWERS)
    yield from _list("effects", book.effects, words.EFFECTS)
    yield from _list("objectives", book.objectives, words.OBJECTIVES)
    yield from _list("explore_rewards", book.explore_rewards, t.REWARDS)
    for section in book.sections:
        yield from icon(Place(VOCABULARY, section.id), section.icon)
    for action in book.actions:
        at = Place(VOCABULARY, action.id)
        yield from choice(at, "section", action.section, (words.SECTION_OF_SIGN.get(action.id, ""),))
    for benefit in book.benefits:
        yield from known(Place(VOCABULARY, benefit.id), "when", benefit.when, "moment", (*t.SIGNS, *words.MOMENTS))
    for word, shapes in (
        *((effect, words.EFFECTS) for effect in book.effects),
        *((goal, words.OBJECTIVES) for goal in book.objectives),
    ):
        expected = shapes.get(word.id, word.params)
        if word.params != expected:
            reason = f"expected [{', '.join(expected)}], got [{', '.join(word.params)}]"
            yield Problem(VOCABULARY, word.id, "params", reason)


def _list(name: str, entries: Collection[model.Word], ids: Collection[str]) -> Iterator[Problem]:
    yield from distinct(VOCABULARY, (entry.id for entry in entries))
    for entry in entries:
        at = Place(VOCABULARY, entry.id)
        yield from provenance(at, entry)
        if entry.id not in ids:
            yield at("id", f"the rules know no {shown(entry.id)} among the {name}")
    for missing in sorted(set(ids) - {entry.id for entry in entries}):
        yield Problem(VOCABULARY, "", name, f"the word {missing} is missing")
