"""What the questions of It Learns are about."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from arks.awakening.state import Ark
from arks.awakening.texts.english_it_learns import STRATEGIES
from arks.awakening.texts.names import aim_name, room_name, section_name
from arks.kernel.asks import Choice
from arks.kernel.phrases import Count

Fields = dict[str, str | Count]


def card_fields(state: Ark, seat: int, choice: Choice) -> Fields:
    return {"section": section_name(state, choice.about[0], seat)}


def room_fields(state: Ark, seat: int, choice: Choice) -> Fields:
    return {"room": room_name(state, choice.about[0], seat)}


def target_fields(state: Ark, seat: int, choice: Choice) -> Fields:
    aim, strategy = choice.about
    return {"aim": aim_name(state, aim), "strategy": STRATEGIES[strategy]}


def spread_fields(state: Ark, seat: int, choice: Choice) -> Fields:
    room, left = choice.about
    return {"room": room_name(state, room, seat), "n": Count(left)}


PROMPT_FIELDS: Final[dict[str, Callable[[Ark, int, Choice], Fields]]] = {
    "challenger-card": card_fields,
    "cleanse-with": room_fields,
    "enemy-target": target_fields,
    "infect-step": spread_fields,
    "corrupt-room": spread_fields,
    "infect-room": spread_fields,
}
