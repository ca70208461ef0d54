"""The question of a decision as one sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from arks.kernel.asks import Choice
from arks.kernel.phrases import Count, sentence
from arks.nova.actions import sponsors
from arks.nova.state import Zoo
from arks.nova.texts.english import PROMPTS
from arks.nova.texts.labels import number
from arks.nova.texts.names import action_name, building_name, card_name, player, shape_name
from arks.nova.tracks import hand_limit
from arks.nova.words import SNAP, TAKE

Fields = dict[str, str | Count]


def prompt(state: Zoo, seat: int, choice: Choice) -> str:
    maker = FIELDS.get(choice.prompt)
    made = {} if maker is None else maker(state, seat, choice)
    template = PROMPTS[choice.prompt]
    if number(state, "played", 0):
        template = PROMPTS.get(f"{choice.prompt} more", template)
    return sentence(template.format(**made))


def picks_fields(state: Zoo, seat: int, choice: Choice) -> Fields:
    return {"n": Count(choice.lo), "most": Count(choice.hi), "limit": Count(hand_limit(state, seat))}


def about_fields(state: Zoo, seat: int, choice: Choice) -> Fields:
    return {"about": Count(choice.about[1])}


def action_fields(state: Zoo, seat: int, choice: Choice) -> Fields:
    return {"action": action_name(choice.about[1])}


def shape_fields(state: Zoo, seat: int, choice: Choice) -> Fields:
    return {"shape": shape_name(state.pack, choice.about[1])}


def card_fields(state: Zoo, seat: int, choice: Choice) -> Fields:
    return {"card": card_name(state, choice.about[-1], seat)}


def building_fields(state: Zoo, seat: int, choice: Choice) -> Fields:
    return {"building": building_name(state, seat, choice.about[1])}


def thief_fields(state: Zoo, seat: int, choice: Choice) -> Fields:
    return {"thief": player(choice.about[1], seat)}


def cards_fields(state: Zoo, seat: int, choice: Choice) -> Fields:
    found = [raw[0] for raw in choice.options]
    ranged = ", or take them within your reputation range" if TAKE in found else ""
    return {"snap": f"{ranged}{', or snap one of the display' if SNAP in found else ''}"}


def spaces_fields(state: Zoo, seat: int, choice: Choice) -> Fields:
    left = number(state, "spaces", -1)
    return {"left": f" Spaces left: {left}." if left >= 0 else ""}


def levels_fields(state: Zoo, seat: int, choice: Choice) -> Fields:
    strength = number(state, "strength", 0)
    left = sponsors.budget(number(state, "side", 0), strength) - number(state, "used", 0)
    return {"left": f" of level {left} or less" if strength else ""}


def tasks_fields(state: Zoo, seat: int, choice: Choice) -> Fields:
    strength = number(state, "strength", 0)
    return {"left": f" Strength left: {strength - number(state, 'used', 0)}." if strength else ""}


MakeFields = Callable[[Zoo, int, Choice], Fields]
FIELDS: Final[dict[str, MakeFields]] = {
    "keep-four": picks_fields,
    "x-tokens": action_fields,
    "run-again": action_fields,
    "rest-again": action_fields,
    "cards": cards_fields,
    "discard": picks_fields,
    "hand-limit": picks_fields,
    "perception": picks_fields,
    "scavenging": picks_fields,
    "sunbathing": picks_fields,
    "pouch": picks_fields,
    "dig": about_fields,
    "build": spaces_fields,
    "place": shape_fields,
    "free-place": shape_fields,
    "house": card_fields,
    "vacate": card_fields,
    "release": card_fields,
    "move-in": building_fields,
    "sponsors": levels_fields,
    "association": tasks_fields,
    "hand-over": thief_fields,
}
