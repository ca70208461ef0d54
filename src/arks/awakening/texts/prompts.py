"""The question of a decision as one sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from arks.awakening.line import BUDGETS
from arks.awakening.state import Ark
from arks.awakening.tables import Cost
from arks.awakening.texts import coop, fallout, it_learns
from arks.awakening.texts.english import PROMPTS
from arks.awakening.texts.english_it_learns import RENAMED
from arks.awakening.texts.labels import numbers
from arks.awakening.texts.lines import left_text
from arks.awakening.texts.names import cost_text, player, room_name, section_name
from arks.awakening.words import CYLINDER_COLOURS
from arks.kernel.asks import Choice
from arks.kernel.frames import bound
from arks.kernel.phrases import Count, sentence

Fields = dict[str, str | Count]


def prompt(state: Ark, seat: int, choice: Choice) -> str:
    maker = FIELDS.get(choice.prompt)
    made = {} if maker is None else maker(state, seat, choice)
    renamed = state.rules.hook("prompts")  # questions that a mode asks in other words
    if renamed is not None and choice.prompt in renamed:
        return sentence(RENAMED[renamed[choice.prompt]].format(**made))
    return sentence(PROMPTS[choice.prompt].format(**made))


def chain_fields(state: Ark, seat: int, choice: Choice) -> Fields:
    return {"from": section_name(state, state.players[seat].marker, seat)}


def line_fields(state: Ark, seat: int, choice: Choice) -> Fields:
    return {"left": left_text(numbers(state, "left") or (0,) * BUDGETS)}


def room_fields(state: Ark, seat: int, choice: Choice) -> Fields:
    return {"room": room_name(state, choice.about[0], seat)}


def units_fields(state: Ark, seat: int, choice: Choice) -> Fields:
    source, target = choice.about
    return {"room": room_name(state, source, seat), "target": room_name(state, target, seat)}


def route_fields(state: Ark, seat: int, choice: Choice) -> Fields:
    colour, source = choice.about
    return {"colour": CYLINDER_COLOURS[colour], "room": room_name(state, source, seat)}


def factories_fields(state: Ark, seat: int, choice: Choice) -> Fields:
    return {"most": str(choice.lo)}


def count_fields(state: Ark, seat: int, choice: Choice) -> Fields:
    return {"n": Count(choice.about[0])}


def picks_fields(state: Ark, seat: int, choice: Choice) -> Fields:
    return {"n": Count(choice.lo)}


def engineer_fields(state: Ark, seat: int, choice: Choice) -> Fields:
    room, section = choice.about
    return {"room": room_name(state, room, seat) if room >= 0 else section_name(state, section, seat)}


def pay_fields(state: Ark, seat: int, choice: Choice) -> Fields:
    return {"cost": cost_text(Cost(choice.about[0], choice.about[1:]))}


def place_fields(state: Ark, seat: int, choice: Choice) -> Fields:
    explored, kind = choice.about
    return {"room": room_name(state, explored, seat), "found": state.pack.rooms[kind].name}


def combat_fields(state: Ark, seat: int, choice: Choice) -> Fields:
    frame = state.stack[-1]
    sides = (bound(state, frame, "attacker"), bound(state, frame, "defender"))
    opponent = sides[1] if sides[0] == seat else sides[0]
    return {"opponent": player(opponent, seat, state), "room": room_name(state, bound(state, frame, "room"), seat)}


MakeFields = Callable[[Ark, int, Choice], Fields]
FIELDS: Final[dict[str, MakeFields]] = {
    "chain": chain_fields,
    "line": line_fields,
    "teleport-to": room_fields,
    "units-to-move": units_fields,
    "route-to": route_fields,
    "push-out": room_fields,
    "factories": factories_fields,
    "take": count_fields,
    "swap": count_fields,
    "remove-unit": room_fields,
    "engineer-kind": engineer_fields,
    "replace-cube": room_fields,
    "disintegrate-cylinders": room_fields,
    "hack-with": room_fields,
    "pay": pay_fields,
    "keep": picks_fields,
    "discard": picks_fields,
    "place-room": place_fields,
    "name-edge": room_fields,
    "combat-card": combat_fields,
    **coop.PROMPT_FIELDS,
    **fallout.PROMPT_FIELDS,
    **it_learns.PROMPT_FIELDS,
}
