"""The one question of this package, answered for any thing at any time."""

from __future__ import annotations

from arks.kernel.asks import Choice, WhyNot
from arks.kernel.frames import choice_of
from arks.kernel.phrases import labels_text, listed
from arks.kernel.words import Raw
from arks.nova import words
from arks.nova.state import Zoo
from arks.nova.texts import prompt
from arks.nova.texts.names import player
from arks.nova.why.asks import ALWAYS, AT
from arks.nova.why.reasons import because
from arks.nova.why.things import NOUNS, Thing, parse, thing_name


def why_not(state: Zoo, seat: int, thing: str) -> WhyNot:
    """Why a thing offers nothing to a seat now, or that it does. An unknown thing raises `Illegal`."""
    found = parse(state, seat, thing)
    pending = state.pending
    if pending is None:
        return because("over")
    owing = [other for other, given in zip(pending.seats, pending.answers, strict=True) if given is None]
    if seat not in owing:
        who = listed([player(other, seat) for other in owing])
        return because("answered" if seat in pending.seats else "others", who=who)
    choice = choice_of(state, seat)
    offered = [raw for raw in choice.options if is_about(state, raw, thing)]
    if found.kind == "action" and choice.prompt in ("action", "extra-action"):
        # Moving it for an X-token is offered all the same; asked is why it cannot be used.
        offered = [raw for raw in offered if raw[0] == words.ACT]
    if offered:
        return because("offered", what=thing_name(state, found, seat), options=labels_text(state, seat, offered))
    return reason(state, seat, choice, found)


def is_about(state: Zoo, raw: Raw, thing: str) -> bool:
    """Whether an option names a thing; a level of a project together with its card."""
    first, _, level = thing.partition(" ")
    named = state.rules.words.touches(raw)
    return first in named and (not level or state.rules.words.id(raw).endswith(f" {level}"))


def reason(state: Zoo, seat: int, choice: Choice, thing: Thing) -> WhyNot:
    find = AT.get((choice.prompt, thing.kind)) or ALWAYS.get(thing.kind)
    if find is None:
        return because("not-asked", question=prompt(state, seat, choice), what=NOUNS[thing.kind])
    return find(state, seat, choice, thing)
