"""Which answers to a question are worth a look. Everything here is about width, nothing about rules."""

from __future__ import annotations

from typing import Final

from arks.awakening.state import Ark
from arks.awakening.words import CONVERT, DISCARD, INTO, KEEP, O_ROOM, O_ROUTE, O_UNITS, PAY, PLAY, TO, USE
from arks.bots.awakening.appetite import WANTED, Appetite
from arks.bots.awakening.cards import worths
from arks.bots.awakening.variants.answers import PRUNED, deserves, few_free_steps, mini_actions, preemptive
from arks.kernel.asks import Choice
from arks.kernel.words import Raw

SOURCES: Final = 2  # cylinders looked at for a route
TARGETS: Final = 4  # rooms looked at for a cylinder or a teleport
SWAPS: Final = 8  # pairs of rooms looked at for a swap

Answer = tuple[Raw, ...]


def worth_trying(state: Ark, seat: int, choice: Choice, appetite: Appetite) -> list[Answer]:
    """Some legal answers, the most promising first where they are cut."""
    options = choice.options
    word = options[0][0]
    if word in (KEEP, DISCARD):
        return [rated_cards(state, options, choice.lo, word == KEEP)]
    if choice.lo == choice.hi == 1:
        if choice.prompt == "line":
            return [(option,) for option in next_actions(state, seat, options, appetite)]
        if choice.prompt == "preemptive":
            return [(option,) for option in preemptive(state, seat, options, appetite.exposed)]
        if choice.prompt == "mini-action":
            return [(option,) for option in mini_actions(options)]
        if choice.prompt == "hack-with":
            return [(options[0],)]  # a plain ENGINEER, if there is one
        if word == PAY:
            return [(cheapest(state, seat, options),)]
        if word == O_UNITS:
            return [(option,) for option in few_units(options)]
        if word == TO:
            powers = choice.prompt == "route-to"
            return [(option,) for option in best_rooms(state, options, appetite, powers)]
        if word == PLAY:
            return [(option,) for option in combat_cards(state, options)]
        return [(option,) for option in options]
    if word == O_ROOM:
        return swaps(state, seat, options, appetite)
    return [tuple(options[: choice.lo])]


def next_actions(state: Ark, seat: int, options: list[Raw], appetite: Appetite) -> list[Raw]:
    """Equal cards are used alike, only the cylinders that are least missed are moved, and nobody converts for fun."""
    found: list[Raw] = []
    faces: list[int] = []
    routes: list[tuple[float, Raw]] = []
    for option in options:
        word = option[0]
        if word == O_ROUTE:
            routes.append((-100.0 if option[2] == seat else appetite.for_cylinder(state, option[2]), option))
            continue
        if word == USE:
            face = state.cards.face[option[1]]
            if face in faces:
                continue
            faces.append(face)
        elif word in PRUNED:
            if not deserves(state, seat, option, appetite.wanted, found):
                continue
        elif word == CONVERT and not appetite.has_surplus(state, option[1]):
            continue
        found.append(option)
    routes.sort()
    if appetite.glides:
        found = few_free_steps(state, seat, found)
    return [option for _, option in routes[:SOURCES]] + found


def cheapest(state: Ark, seat: int, payments: list[Raw]) -> Raw:
    """The payment with the least Metamorphite, in the type there is most of."""
    resources = state.players[seat].resources
    best = payments[0]
    for payment in payments:
        if len(payment) > len(best):
            break
        if resources[payment[1]] > resources[best[1]]:
            best = payment
    return best


def few_units(options: list[Raw]) -> list[Raw]:
    """All of them, all but one, one of them: counts go down from all."""
    return options if len(options) <= 3 else [options[0], options[1], options[-1]]


def best_rooms(state: Ark, options: list[Raw], appetite: Appetite, powers: bool) -> list[Raw]:
    if len(options) <= TARGETS:
        return options
    sections = [option for option in options if option[0] == INTO]
    rated: list[tuple[float, Raw]] = []
    for option in options[: len(options) - len(sections)]:
        rate = appetite.for_cylinder(state, option[1]) if powers else appetite.for_unit(state, option[1])
        rated.append((-rate, option))
    rated.sort()
    return [option for _, option in rated[:TARGETS]] + sections


def combat_cards(state: Ark, options: list[Raw]) -> list[Raw]:
    """The strongest, the weakest and one between."""
    artifacts = state.pack.artifacts
    by_power = sorted([(-artifacts[state.cards.face[option[1]]].power, option) for option in options])
    if len(by_power) > 3:
        by_power = [by_power[0], by_power[-1], by_power[len(by_power) // 2]]
    return [option for _, option in by_power]


def rated_cards(state: Ark, options: list[Raw], n: int, best: bool) -> Answer:
    worth = worths(state.pack)
    rated = sorted([(worth[state.cards.face[option[1]]], option) for option in options])
    picked = rated[len(rated) - n :] if best else rated[:n]
    return tuple([option for _, option in picked])


def swaps(state: Ark, seat: int, options: list[Raw], appetite: Appetite) -> list[Answer]:
    """A wanted room comes to where units stand for nothing."""
    found: list[Answer] = []
    for stand in options:
        if state.rooms[stand[1]].units[seat] and appetite.for_unit(state, stand[1]) < WANTED:
            found += [(stand, room) for room in options if appetite.for_unit(state, room[1]) >= WANTED]
    return found[:SWAPS] if found else [(options[0], options[1])]
