"""The B-side: every player has a faction with a biodome of its own (003:L1651-1675)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from arks.awakening.setup import SeatPlayers
from arks.awakening.state import Ark, note, noted
from arks.awakening.tables import Board, Faction, Start
from arks.awakening.variants import strength
from arks.kernel.rng import shuffled
from arks.kernel.rules import Module, Patch, Step, Verb
from arks.kernel.state import Frame

NOTE: Final = "factions"


@dataclass(frozen=True)
class ChooseFactions(Step):
    """Each player takes a faction: the chosen ones, or as many as there are players at random."""

    chosen: tuple[int, ...]  # of each seat, () for random ones
    allowed: tuple[int, ...]  # what random ones are drawn from


def run_choose_factions(state: Ark, frame: Frame, step: ChooseFactions) -> None:
    note(state, NOTE, *(step.chosen or shuffled(state, step.allowed)[: state.boards]))


def faction_of(state: Ark, seat: int) -> Faction | None:
    """None: the A-side has no factions."""
    chosen = noted(state, NOTE)
    return state.pack.factions[chosen[seat]] if chosen else None


def board_of(state: Ark, seat: int) -> tuple[Board, Start]:
    faction = state.pack.factions[noted(state, NOTE)[seat]]
    return faction.board, faction.start


def audit(state: Ark) -> str:
    chosen = noted(state, NOTE)
    if len(chosen) != state.boards or len(set(chosen)) < len(chosen):
        return "a faction for each player, no two the same"
    if not all([0 <= index < len(state.pack.factions) for index in chosen]):
        return "factions of the content pack"
    return ""


def module(chosen: tuple[int, ...], allowed: tuple[int, ...]) -> Module:
    return Module(
        "b-side",
        patches=(Patch("setup", "before", SeatPlayers, (ChooseFactions(chosen, allowed),)),),
        verbs=(Verb(ChooseFactions, run_choose_factions, lambda rules, step: "choose factions"),),
        hooks={"board": board_of, "notes": audit, strength.HOOK: True},
    )
