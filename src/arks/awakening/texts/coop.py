"""What the words of the solo and co-op modes are about: named fields of labels, questions and log lines."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from arks.awakening.state import Ark
from arks.awakening.tables import RESOURCES
from arks.awakening.texts.english_coop import GUARDIAN
from arks.awakening.texts.names import aim_name, player, room_name, whose
from arks.awakening.words import (
    CUBE_DISINTEGRATED,
    CYLINDER_COLOURS,
    O_CHALLENGER,
    O_GUARDIAN,
    TRADE_ACCEPTED,
    TRADE_DECLINED,
    TRADE_OFFERED,
    TRADE_WITHDRAWN,
)
from arks.kernel.asks import Choice
from arks.kernel.phrases import Count, listed
from arks.kernel.words import Raw

Fields = dict[str, str]


def amounts(numbers: Raw) -> str:
    """Numbers by resource."""
    return listed([f"{n} {RESOURCES[type]}" for type, n in enumerate(numbers) if n])


def exchange(numbers: Raw) -> Fields:
    """Five numbers that are given, then five that are wanted."""
    return {"gives": amounts(numbers[: len(RESOURCES)]), "wants": amounts(numbers[len(RESOURCES) :])}


# --- labels


def challenger_fields(state: Ark, seat: int, raw: Raw) -> Fields:
    return {"arsenal": str(state.players[raw[1]].arsenal) if raw[1] < state.boards else "0"}


def guardian_fields(state: Ark, seat: int, raw: Raw) -> Fields:
    rooms = state.rules.hook("guardian rooms")
    room = rooms(state)[raw[1]] if rooms is not None and raw[1] < len(rooms(state)) else -1
    return {"room": room_name(state, room, seat) if room >= 0 else "no room"}


LABEL_FIELDS: Final[dict[int, Callable[[Ark, int, Raw], Fields]]] = {
    O_CHALLENGER: challenger_fields,
    O_GUARDIAN: guardian_fields,
}


# --- log lines


def offered_fields(state: Ark, raw: Raw, seat: int | None) -> Fields:
    return exchange(raw[3:])


def answered_fields(state: Ark, raw: Raw, seat: int | None) -> Fields:
    return {"whose": whose(raw[2], seat, state)}


def disintegrated_fields(state: Ark, raw: Raw, seat: int | None) -> Fields:
    return {"whose": whose(raw[1], seat, state)}


LOG_FIELDS: Final[dict[int, Callable[[Ark, Raw, int | None], Fields]]] = {
    TRADE_OFFERED: offered_fields,
    TRADE_ACCEPTED: answered_fields,
    TRADE_DECLINED: answered_fields,
    TRADE_WITHDRAWN: answered_fields,
    CUBE_DISINTEGRATED: disintegrated_fields,
}


# --- questions


def colour_fields(state: Ark, seat: int, choice: Choice) -> dict[str, str | Count]:
    return {"colour": CYLINDER_COLOURS[choice.about[0]]}


def count_fields(state: Ark, seat: int, choice: Choice) -> dict[str, str | Count]:
    return {"n": Count(choice.about[0])}


def trade_fields(state: Ark, seat: int, choice: Choice) -> dict[str, str | Count]:
    return {"who": player(choice.about[0], seat, state), **exchange(choice.about[1:])}


def open_fields(state: Ark, seat: int, choice: Choice) -> dict[str, str | Count]:
    return {"whose": player(choice.about[0], seat, state)}


def room_fields(state: Ark, seat: int, choice: Choice) -> dict[str, str | Count]:
    return {"room": room_name(state, choice.about[0], seat)}


def step_fields(state: Ark, seat: int, choice: Choice) -> dict[str, str | Count]:
    return {"room": room_name(state, choice.about[0], seat), "n": Count(choice.about[1])}


def aim_fields(state: Ark, seat: int, choice: Choice) -> dict[str, str | Count]:
    index, aim = choice.about
    return {"who": GUARDIAN.format(index + 1), "aim": aim_name(state, aim)}


PROMPT_FIELDS: Final[dict[str, Callable[[Ark, int, Choice], dict[str, str | Count]]]] = {
    "remove-cylinder": colour_fields,
    "construct": count_fields,
    "trade-open": open_fields,
    "trade-offer": trade_fields,
    "fighter": room_fields,
    "guardian": count_fields,
    "guardian-room": aim_fields,
    "guardian-step": step_fields,
}
