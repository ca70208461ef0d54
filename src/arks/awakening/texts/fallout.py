"""What the words of Fallout are about: named fields of labels, questions and log lines."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from arks.awakening.modes.fallout.relations import NOTE, counter
from arks.awakening.state import Ark, noted
from arks.awakening.texts import english_fallout as english
from arks.awakening.texts.names import aim_name, objective_name, player, room_name, whose
from arks.awakening.words import (
    COUNTER,
    COUNTER_MOVED,
    COUNTER_STAYED,
    FIGHT_ALL,
    LAST_TURN,
    MELEE_STARTED,
    OBJECTIVE_COMPLETED,
    POINTS_SCORED,
    RELATIONS,
    TARGETS_REVEALED,
)
from arks.kernel.asks import Choice
from arks.kernel.frames import bound, bound_tuple
from arks.kernel.phrases import Count, listed, sentence
from arks.kernel.words import Raw

__all__ = ["LABEL_FIELDS", "LOG_FIELDS", "PROMPT_FIELDS", "forecast_text", "objective_name"]

Fields = dict[str, str]


def names_of(state: Ark, seats: Raw, seat: int | None) -> str:
    return listed([player(other, seat, state) for other in seats])


def forecast_text(state: Ark, relations: int, step: int, reason: int, seat: int | None) -> str:
    """What the evaluation at the end of this turn does, and why."""
    owner = whose(state.active, seat, state)
    text = english.FORECASTS[reason].format(whose=owner, step=step, relations=RELATIONS.names[relations])
    return sentence(text) + "."


# --- labels


def others_fields(state: Ark, seat: int, raw: Raw) -> Fields:
    return {"others": names_of(state, raw[2:], seat)}


def counter_fields(state: Ark, seat: int, raw: Raw) -> Fields:
    kind = "stay" if noted(state, NOTE) == raw[1:] else "move"
    return {"counter": english.COUNTER_MOVES[kind].format(n=raw[2], relations=RELATIONS.names[raw[1]])}


LABEL_FIELDS: Final[dict[int, Callable[[Ark, int, Raw], Fields]]] = {
    FIGHT_ALL: others_fields,
    COUNTER: counter_fields,
}


# --- log lines


def sides_fields(state: Ark, raw: Raw, seat: int | None) -> Fields:
    return {"sides": names_of(state, raw[2:], seat)}


def place_fields(state: Ark, raw: Raw, seat: int | None) -> Fields:
    return {"place": english.PLACES[raw[3] - 1]}


def targets_fields(state: Ark, raw: Raw, seat: int | None) -> Fields:
    return {"targets": listed([aim_name(state, aim) for aim in raw[1:]])}


def last_fields(state: Ark, raw: Raw, seat: int | None) -> Fields:
    return {"reason": english.LAST_TURNS[raw[2]].format(who=player(raw[1], seat, state))}


def scored_fields(state: Ark, raw: Raw, seat: int | None) -> Fields:
    return {"things": english.SOURCES[raw[2]].format(Count(raw[3]))}


def reason_fields(state: Ark, raw: Raw, seat: int | None) -> Fields:
    return {"reason": english.REASONS[raw[4]].format(whose=whose(raw[1], seat, state))}


LOG_FIELDS: Final[dict[int, Callable[[Ark, Raw, int | None], Fields]]] = {
    MELEE_STARTED: sides_fields,
    COUNTER_MOVED: reason_fields,
    COUNTER_STAYED: reason_fields,
    OBJECTIVE_COMPLETED: place_fields,
    TARGETS_REVEALED: targets_fields,
    LAST_TURN: last_fields,
    POINTS_SCORED: scored_fields,
}


# --- questions


def relations_fields(state: Ark, seat: int, choice: Choice) -> dict[str, str | Count]:
    relations, step = counter(state)
    return {"n": str(step), "relations": RELATIONS.names[relations]}


def melee_fields(state: Ark, seat: int, choice: Choice) -> dict[str, str | Count]:
    frame = state.stack[-1]
    sides = names_of(state, bound_tuple(state, frame, "sides"), seat)
    return {"sides": sides, "room": room_name(state, bound(state, frame, "room"), seat)}


PROMPT_FIELDS: Final[dict[str, Callable[[Ark, int, Choice], dict[str, str | Count]]]] = {
    "counter": relations_fields,
    "melee-card": melee_fields,
}
