"""First Mission: the tutorial. An open mission from the start, no artifacts, no activation (p. 7-9, 19)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from arks.awakening.actions.units import units_must_leave
from arks.awakening.goals import is_met, mission_of, win
from arks.awakening.setup import PlaceTokens
from arks.awakening.state import BACK_MISSION, MISSION_DECK, Ark, mission_zone, own_player
from arks.awakening.tables import ARTIFACT
from arks.awakening.words import OBJECTIVE_MET
from arks.kernel.events import emit
from arks.kernel.rules import Check, Module, Patch, Step, Verb
from arks.kernel.state import Frame
from arks.kernel.zones import create, move, reveal, shuffle, top


@dataclass(frozen=True)
class DealFirstMissions(Step):
    """Each player gets a random First Mission card, face up."""


def run_deal_first_missions(state: Ark, frame: Frame, step: DealFirstMissions) -> None:
    pack = state.pack
    first = len(pack.missions)
    create(state, MISSION_DECK, BACK_MISSION, tuple([first + mission.index for mission in pack.first_missions]))
    shuffle(state, MISSION_DECK)
    everyone = (1 << state.rules.players) - 1
    for seat in range(state.boards):
        card = top(state, MISSION_DECK, 1)
        move(state, card, MISSION_DECK, mission_zone(state, seat))
        reveal(state, card, everyone)


def artifact_lines_closed(state: Ark, seat: int, section: int) -> int:
    """There are no artifacts to research."""
    return 1 if section == ARTIFACT else 0


def check_goals(state: Ark) -> None:
    """Objectives met on the own turn stay met, as achievements do; all three win."""
    seat = state.active
    if seat < 0 or units_must_leave(state):
        return
    state.changed = 0
    mission = mission_of(state, state.cards.zones[mission_zone(state, seat)][0])
    for bit, objective in enumerate(mission.objectives):
        if not state.players[seat].objectives >> bit & 1 and is_met(state, seat, objective):
            own_player(state, seat).objectives |= 1 << bit
            emit(state, (OBJECTIVE_MET, seat, bit))
    if state.players[seat].objectives == (1 << len(mission.objectives)) - 1:
        win(state, seat)


MODULE: Final[Module] = Module(
    "first-mission",
    patches=(Patch("setup", "after", PlaceTokens, (DealFirstMissions(),)),),
    verbs=(Verb(DealFirstMissions, run_deal_first_missions, lambda rules, step: "deal First Mission cards"),),
    queries={"LineClosed": artifact_lines_closed},
    checks=(Check("goals", check_goals),),
)
