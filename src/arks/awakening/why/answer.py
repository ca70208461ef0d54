"""The one question of this package, answered for any thing at any time."""

from __future__ import annotations

from arks.awakening.state import Ark
from arks.awakening.texts import prompt
from arks.awakening.texts.names import player
from arks.awakening.why.asks import ALWAYS, AT
from arks.awakening.why.nearest import nearest
from arks.awakening.why.reasons import QUESTIONS, because
from arks.awakening.why.things import NOUNS, Thing, parse, thing_name
from arks.kernel.asks import Choice, WhyNot
from arks.kernel.frames import choice_of
from arks.kernel.phrases import labels_text, listed


def why_not(state: Ark, seat: int, thing: str) -> WhyNot:
    """Why a thing offers nothing to a seat now, or that it does. An unknown thing raises `Illegal`."""
    found = parse(state, thing)
    pending = state.pending
    if pending is None:
        return because("over")
    owing = [other for other, given in zip(pending.seats, pending.answers, strict=True) if given is None]
    if seat not in owing:
        who = listed([player(other, seat, state) for other in owing])
        return because("answered" if seat in pending.seats else "others", who=who)
    choice = choice_of(state, seat)
    words = state.rules.words
    offered = [raw for raw in choice.options if thing in words.touches(raw)]
    if offered:
        rule = QUESTIONS[choice.prompt]
        what = thing_name(state, found, seat)
        return because("offered", what=what, options=labels_text(state, seat, offered), rule=rule)
    return reason(state, seat, choice, found)._replace(nearest=tuple(nearest(state, seat, thing)))


def reason(state: Ark, seat: int, choice: Choice, thing: Thing) -> WhyNot:
    kind, number = thing
    has_board = seat < state.boards
    if kind == "section" and has_board and number >= len(state.players[seat].sections):
        return because("foreign-section")
    find = AT.get((choice.prompt, kind)) or (ALWAYS.get(kind) if has_board else None)
    if find is None:
        rule = QUESTIONS[choice.prompt]
        return because("not-asked", question=prompt(state, seat, choice), what=NOUNS[kind], rule=rule)
    return find(state, seat, state.stack[-1], choice, number)
