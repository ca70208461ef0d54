"""Unfair: help for beginners and intermediate players (003:L1642-1649)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from arks.awakening.state import BACK_ARTIFACT, Ark, under_zone
from arks.awakening.turn import NextTurn
from arks.kernel.rules import Module, Patch, Step, Verb
from arks.kernel.state import Frame
from arks.kernel.zones import create

LEVELS: Final = "levels"


@dataclass(frozen=True)
class HelpPlayers(Step):
    """Tuck the help card under biodomes; where missions are drawn in the game, beginners draw theirs now."""

    levels: tuple[int, ...]  # of each seat, by `Pack.levels`


def run_help_players(state: Ark, frame: Frame, step: HelpPlayers) -> None:
    draw_mission = state.rules.hook("mission at the start")
    for seat in range(state.boards):
        level = state.pack.levels[step.levels[seat]]
        if level.help:
            create(state, under_zone(state, seat), BACK_ARTIFACT, (state.pack.help,))
        if level.mission and draw_mission is not None:
            draw_mission(state, seat)


def audit(state: Ark) -> str:
    """The cards stay under their biodomes."""
    levels: tuple[int, ...] = state.rules.hook(LEVELS)
    if not any([player.turns for player in state.players]):
        return ""  # they may not be there yet
    for seat, level in enumerate(levels):
        under = state.cards.zones[under_zone(state, seat)]
        helps = len([uid for uid in under if state.cards.face[uid] == state.pack.help])
        if helps != int(state.pack.levels[level].help):
            return "a help card is under the biodome of each player who is no expert"
    return ""


def module(levels: tuple[int, ...]) -> Module:
    return Module(
        "unfair",
        patches=(Patch("game", "before", NextTurn, (HelpPlayers(levels),)),),
        verbs=(Verb(HelpPlayers, run_help_players, lambda rules, step: "help those who are new to the game"),),
        hooks={LEVELS: levels, "audit": audit},
    )
