"""Fights: those that wait for the active player, and the one that is being fought (rulebook p. 20-21).

All of it is public, but for what the cards of a hand would bring: that is shown to their owner alone.
"""

from __future__ import annotations

from typing import Any

from arks.awakening.combat import (
    ChooseCombat,
    combat_strength,
    defensive_strength,
    duels,
    strength_in_numbers,
    strength_with,
)
from arks.awakening.control import benefits
from arks.awakening.state import Ark
from arks.awakening.tables import (
    COMBAT_PER_UNIT,
    COMBAT_WITH_CUBE,
    DEFENCE,
    DEFENCE_PER_UNIT,
    DEFENCE_WITH_CUBE,
)
from arks.awakening.texts.english import PREVIEWS
from arks.awakening.texts.names import player, whose
from arks.awakening.views.lines import Sources, sources
from arks.awakening.words import FIGHT, PLAY
from arks.kernel.frames import bound, choice_of
from arks.kernel.phrases import sentence
from arks.kernel.state import Frame
from arks.kernel.words import Raw

Shown = dict[str, Any]


def show_fights(state: Ark) -> list[Shown]:
    """The fights that wait for the active player if its units stay where they are; not the one that goes on."""
    if state.active < 0 or state.outcome is not None:
        return []
    now = running_combat(state)
    current = (-1, -1) if now is None else (bound(state, now, "room"), bound(state, now, "defender"))
    waiting = [duel for duel in duels(state, state.active) if duel != current]
    return [show_fight(state, room, state.active, defender) for room, defender in waiting]


def running_combat(state: Ark, procedure: str = "combat") -> Frame | None:
    """The frame of the fight that goes on. It asks for cards and nothing else, before anybody is defeated."""
    combat = state.rules.number[procedure]
    for frame in reversed(state.stack):
        if frame.procedure == combat:
            return frame
    return None


def show_combat(state: Ark, seat: int | None) -> Shown | None:
    """Where the combat phase stands: a fight is chosen, or both sides choose their cards."""
    if state.pending is None:
        return None
    top = state.stack[-1]
    if isinstance(state.rules.code[top.procedure][top.pc].step, ChooseCombat):
        return {"step": "choose", "attacker": top.seat}
    frame = running_combat(state)
    if frame is None:
        return None
    room = bound(state, frame, "room")
    attacker = bound(state, frame, "attacker")
    defender = bound(state, frame, "defender")
    return {
        "step": "cards",
        **show_fight(state, room, attacker, defender),
        "previews": show_previews(state, seat, room, attacker, defender),
    }


def show_fight(state: Ark, room: int, attacker: int, defender: int) -> Shown:
    threshold = defensive_strength(state, defender, attacker, room)
    arsenal = state.players[attacker].arsenal
    sides = [seat for seat in (attacker, defender) if seat != state.enemy]  # an enemy has no arsenal
    return {
        "option": state.rules.words.id((FIGHT, room, defender)),
        "room": f"room:{room}",
        "attacker": attacker,
        "defender": defender,
        "defence": show_defence(state, room, attacker, defender, threshold),
        "threshold": threshold,
        "reached": arsenal >= threshold,
        "arsenal": {str(seat): state.players[seat].arsenal for seat in sides},
        "strength": {
            str(attacker): show_strength(state, room, attacker, defender),
            str(defender): show_strength(state, room, defender, attacker),
        },
    }


def sources_of(state: Ark, seat: int) -> Sources:
    ledger: list[Raw] = []
    benefits(state, seat, ledger)
    return sources(ledger)


def show_defence(state: Ark, room: int, attacker: int, defender: int, total: int) -> Shown:
    """The parts of `combat.defensive_strength`: (per unit) x units + flat, never above the cap."""
    if defender == state.enemy:
        units = strength_in_numbers(state, defender, attacker, room)
        printed = {"value": total, "source": f"seat:{defender}"}
        return {"per_unit": [], "units": units, "flat": [printed], "capped": False, "total": total}
    given = sources_of(state, defender)
    units = strength_in_numbers(state, defender, attacker, room)
    flat = [*given.get(DEFENCE, [])]
    if defender in state.rooms[room].cubes:
        flat += given.get(DEFENCE_WITH_CUBE, [])
    per_unit = given.get(DEFENCE_PER_UNIT, [])
    uncapped = sum([part["value"] for part in per_unit]) * units + sum([part["value"] for part in flat])
    return {"per_unit": per_unit, "units": units, "flat": flat, "capped": uncapped > total, "total": total}


def show_strength(state: Ark, room: int, seat: int, against: int) -> Shown:
    """The parts of `combat.combat_strength` before a card is added."""
    if seat == state.enemy:
        total = combat_strength(state, seat, against, room, 0)
        return {"arsenal": 0, "bonuses": [{"value": total, "source": f"seat:{seat}"}], "total": total}
    return strength_parts(state, room, seat, strength_in_numbers(state, seat, against, room))


def strength_parts(state: Ark, room: int, seat: int, units: int) -> Shown:
    """The parts of `combat.strength_with` before a card is added."""
    given = sources_of(state, seat)
    bonuses: list[Shown] = []
    for source in given.get(COMBAT_PER_UNIT, []):
        bonuses.append({"value": source["value"] * units, "source": source["source"], "units": units})
    if seat in state.rooms[room].cubes:
        bonuses += given.get(COMBAT_WITH_CUBE, [])
    return {
        "arsenal": state.players[seat].arsenal,
        "bonuses": bonuses,
        "total": strength_with(state, seat, units, room, 0),
    }


def show_previews(state: Ark, seat: int | None, room: int, attacker: int, defender: int) -> dict[str, Shown]:
    """By option: what each own card would bring, as far as it can be known before the cards are shown."""
    if seat != attacker and seat != defender:
        return {}
    other = defender if seat == attacker else attacker
    base = combat_strength(state, other, seat, room, 0)
    powers = [artifact.power for artifact in state.pack.artifacts if artifact.power >= 0]
    bare = state.rules.hook("enemy without artifact")
    if other == state.enemy and bare is not None and bare(state, room):
        powers = []  # the other side plays no card
    shown: dict[str, Shown] = {}
    for raw in choice_of(state, seat).options:
        assert raw[0] == PLAY
        artifact = state.pack.artifacts[state.cards.face[raw[1]]]
        total = combat_strength(state, seat, other, room, artifact.power)
        beaten = total - base - (1 if seat == attacker else 0)  # the defender wins a tie
        outcome = "any" if beaten >= max(powers, default=0) else "none" if beaten < min(powers, default=0) else "some"
        text = PREVIEWS[outcome if powers else f"{outcome} alone"].format(
            total=total, n=beaten, who=player(other, seat, state)
        )
        if artifact.critical and powers:
            text += PREVIEWS["critical"].format(whose=whose(other, seat, state))
        shown[state.rules.words.id(raw)] = {
            "card": f"card:{raw[1]}",
            "power": artifact.power,
            "total": total,
            "outcome": outcome,
            "up_to": beaten,
            "critical": artifact.critical and len(powers) > 0,
            "sentence": sentence(text) + ".",
        }
    return shown
