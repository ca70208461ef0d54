"""What every table of It Learns obeys; it is asked by the audit of the base."""

from __future__ import annotations

from arks.awakening.modes.coop.construction import is_building
from arks.awakening.modes.coop.showing import is_acting
from arks.awakening.modes.it_learns.acting import STRATEGY, TARGET
from arks.awakening.modes.it_learns.cards import ADAPTATIONS, TURNED, WAYS, Adapt, open_sections, turned, unused
from arks.awakening.modes.it_learns.organism import (
    UPGRADES,
    corrupted,
    cubes_left,
    cylinders_left,
    infection,
    upgrades,
)
from arks.awakening.state import CHALLENGER_ACTIONS, Ark, kind_of, noted
from arks.awakening.tables import GATE, ORDINARY
from arks.awakening.tables_enemy import TRACKS
from arks.awakening.turn import ChooseLine


def audit(state: Ark) -> str:
    return audit_board(state) or audit_stage(state) or audit_rooms(state) or audit_actions(state)


def audit_board(state: Ark) -> str:
    if len(noted(state, UPGRADES)) not in (0, len(TRACKS)):
        return f"the Enemy board has {len(TRACKS)} tracks"
    for covered, track in zip(upgrades(state), state.pack.enemy.tracks, strict=True):
        if not 0 <= covered < len(track.values):
            return f"the track {track.id} takes {len(track.values) - 1} cubes"
    made = noted(state, ADAPTATIONS)
    if len(made) > 1 or min(made, default=0) < 0:
        return "the Enemy has adapted a number of times"
    return ""


def audit_stage(state: Ark) -> str:
    """The strategy, and the last target."""
    strategy = noted(state, STRATEGY)
    needed = 1 if is_acting(state) or (state.active >= 0 and not is_building(state)) else 0
    if not needed <= len(strategy) <= 1 or not all([0 <= card < len(state.pack.enemy.actions) for card in strategy]):
        return "the Enemy's strategy is an enemy-action card"
    target = noted(state, TARGET)
    if target:
        aims = len(state.pack.targets) + len(ORDINARY)
        if len(target) != 2 or not 0 <= target[0] < aims or not -1 <= target[1] < len(state.rooms):
            return "the last target is a card and a room"
    return ""


def audit_rooms(state: Ark) -> str:
    numbers = state.pack.enemy.it_learns
    rooms = corrupted(state)
    if list(rooms) != sorted(set(rooms)):
        return "a room is corrupted once"
    for number in rooms:
        if not state.boards <= number < len(state.rooms) or kind_of(state, state.rooms[number]).cls == GATE:
            return "outer rooms are corrupted, but no gates"
    for number in range(len(state.rooms)):
        if infection(state, number) > (numbers.infection if number >= state.boards else 0):
            return f"there are at most {numbers.infection} infection cubes in an outer room"
    if cubes_left(state) < 0:
        return f"the Enemy has {numbers.cubes} cubes"
    if cylinders_left(state) < 0:
        return f"the Enemy has {numbers.cylinders} corruption cylinders"
    if any([state.enemy in room.cubes for room in state.rooms]):
        return "infection cubes lie in the middle of a room"
    return ""


def audit_actions(state: Ark) -> str:
    cards = state.cards.zones[CHALLENGER_ACTIONS]
    printed = len(state.pack.enemy.challenger_actions)
    if len(cards) != printed or len({state.cards.face[uid] for uid in cards}) != printed:
        return f"there are {printed} challenger-action cards"
    if len(noted(state, TURNED)) not in (0, printed):
        return f"there are {printed} challenger-action cards to turn"
    if not all([0 <= code <= WAYS * state.boards for code in turned(state)]):
        return "challenger-action cards are turned by Challengers"
    return audit_turn(state)


def audit_turn(state: Ark) -> str:
    """Whoever chooses an action or a card for it has one to choose."""
    for frame in state.stack:
        name = state.rules.names[frame.procedure]
        if name == "turn" and state.outcome is None and not unused(state):
            steps = [type(instruction.step) for instruction in state.rules.code[frame.procedure]]
            if steps.index(Adapt) < frame.pc <= steps.index(ChooseLine):
                return "the active Challenger has a challenger-action card to choose"
        choosing = name == "challenger-card" and frame.pc == 0
        if choosing and frame.env.get("section") not in open_sections(state, frame.seat):
            return "a challenger-action card is for the chosen section"
    return ""
