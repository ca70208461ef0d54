"""Combats of three or more: those that wait for the active player, and the one that is being fought (003:L1400)."""

from __future__ import annotations

from typing import Any

from arks.awakening.combat import melees, others_clockwise
from arks.awakening.melee import melee_strength, units_in_melee
from arks.awakening.state import Ark
from arks.awakening.texts.english import MELEE_PREVIEWS
from arks.awakening.views.fights import running_combat, strength_parts
from arks.awakening.words import FIGHT_ALL
from arks.kernel.frames import bound, bound_tuple, choice_of
from arks.kernel.phrases import sentence
from arks.kernel.state import Frame

Shown = dict[str, Any]


def show_melees(state: Ark) -> list[Shown]:
    """Those that wait if all units stay where they are; not the one that goes on."""
    if state.active < 0 or state.outcome is not None:
        return []
    now = running_combat(state, "melee")
    current = -1 if now is None else bound(state, now, "room")
    found = [(room, sides) for room, sides in melees(state, state.active) if room != current]
    return [show_melee(state, room, (state.active, *others_clockwise(state, state.active, n))) for room, n in found]


def show_melee(state: Ark, room: int, sides: tuple[int, ...]) -> Shown:
    """All sides defend: what counts is their strength."""
    units = {seat: units_in_melee(state, seat, sides, room) for seat in sides}
    return {
        "option": state.rules.words.id((FIGHT_ALL, room, *sides[1:])),
        "room": f"room:{room}",
        "sides": list(sides),
        "units": {str(seat): units[seat] for seat in sides},
        "strength": {str(seat): strength_parts(state, room, seat, units[seat]) for seat in sides},
    }


def show_running_melee(state: Ark, seat: int | None) -> Shown | None:
    """The combat of many in which cards are being chosen."""
    frame = running_combat(state, "melee")
    if frame is None or state.pending is None:
        return None
    room = bound(state, frame, "room")
    sides = bound_tuple(state, frame, "sides")
    return {"step": "cards", "melee": True, **show_melee(state, room, sides), "previews": previews(state, seat, frame)}


def previews(state: Ark, seat: int | None, frame: Frame) -> dict[str, Shown]:
    """By option: up to which card of all others an own card wins for sure; a tie for the highest total wins nothing."""
    room = bound(state, frame, "room")
    sides = bound_tuple(state, frame, "sides")
    if seat is None or seat not in sides:
        return {}
    strongest = max([melee_strength(state, other, sides, room, 0) for other in sides if other != seat])
    powers = [artifact.power for artifact in state.pack.artifacts if artifact.power >= 0]
    shown: dict[str, Shown] = {}
    for raw in choice_of(state, seat).options:
        artifact = state.pack.artifacts[state.cards.face[raw[1]]]
        total = melee_strength(state, seat, sides, room, artifact.power)
        beaten = total - strongest - 1
        outcome = "any" if beaten >= max(powers) else "none" if beaten < min(powers) else "some"
        text = MELEE_PREVIEWS[outcome].format(total=total, n=beaten)
        if artifact.critical:
            text += MELEE_PREVIEWS["critical"]
        shown[state.rules.words.id(raw)] = {
            "card": f"card:{raw[1]}",
            "power": artifact.power,
            "total": total,
            "outcome": outcome,
            "up_to": beaten,
            "critical": artifact.critical,
            "sentence": sentence(text) + ".",
        }
    return shown
